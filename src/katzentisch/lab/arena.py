"""The arena: bots play duplicate deals with every rotation of seats.

A deal is the task of a worker; with a budget in playouts the result is the same for any number of
workers, here or on a cluster.
"""

from collections.abc import Generator, Sequence
from contextlib import AbstractContextManager, closing, nullcontext
from functools import partial
from pathlib import Path
from typing import Any

from katzentisch.lab.arena_folder import Hears, Mended, earlier, keep
from katzentisch.lab.arena_play import Contest, Dealt, play_deal
from katzentisch.lab.arena_pool import local_pool, ray_pool
from katzentisch.lab.arena_until import Until, Watch

# What becomes of a contest when a bot fails: it stops there, or the bot forfeits that game.
STOP, FORFEIT = "stop", "forfeit"


class StoppedByFault(Exception):
    """A bot has failed, and the contest was to stop then."""

    def __init__(self, dealt: Dealt) -> None:
        super().__init__(dealt.faults[0].told)
        self.dealt = dealt


class Progress:
    """Hears how far a contest is."""

    def begin(self, deals: int, done: int) -> None:
        """So many deals in all, so many played in an earlier run."""

    def another(self) -> None:
        """One deal more is played."""


def unheard(mended: Mended) -> None:
    """Nobody wants to know what was wrong with a folder."""


def run_arena(
    contest: Contest,
    *,
    jobs: int = 1,
    out: Path | None = None,
    cluster: str | None = None,
    progress: Progress | None = None,
    hears: Hears = unheard,
    faults: str = STOP,
    until: Until | None = None,
) -> list[Dealt]:
    """Play a contest; with `out`, go on where an earlier run of the same contest stopped.

    With `until`, so many deals as it takes, at most those of the contest.
    """
    done = {} if out is None else earlier(contest, out, hears)
    watch = Watch(contest, until)
    left = [] if watch.enough(done) else [d for d in range(contest.deals) if d not in done]
    if progress:
        progress.begin(contest.deals, len(done))
    with closing(played(contest, left, jobs, cluster)) as deals:
        for dealt in deals:
            if dealt.faults and faults == STOP:
                raise StoppedByFault(dealt)
            done[dealt.deal] = dealt
            if out is not None:
                keep(dealt, out)
            if progress:
                progress.another()
            if watch.enough(done):
                break
    return [done[deal] for deal in range(watch.enough(done) or contest.deals)]


def played(
    contest: Contest, deals: Sequence[int], jobs: int, cluster: str | None
) -> Generator[Dealt, None, None]:
    """Play deals on a pool of processes here, on a Ray cluster, or in this process."""
    task = partial(play_deal, contest)
    if cluster is not None:
        pool: AbstractContextManager[Any] = ray_pool(cluster)
    elif jobs > 1 and len(deals) > 1:
        pool = local_pool(min(jobs, len(deals)))
    else:
        pool = nullcontext(map)
    with pool as each:
        yield from each(task, deals)
