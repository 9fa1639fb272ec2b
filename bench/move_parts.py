"""What the parts of a move cost at their best: `python -m bench.move_parts`.

The same games are played again and again, without lines and log, and of each step of each part the
shortest time counts. So it is repeatable to some percent even on a busy machine. All caches are
warm: a server that has other tables in between takes longer.

First the steps of the server, then what of that is the game itself: its rules, what it shows, its
words and their JSON. Whatever the server does around them, that much is left.
"""

import gc
import random
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, TypeVar
from unittest.mock import patch

from bench.load import say
from katzentisch.core.game import Game
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebooks
from katzentisch.server.table import events, stories
from katzentisch.server.table.happening import change
from katzentisch.server.table.table import CardTable
from katzentisch.server.telling import for_viewers, updates
from katzentisch.server.telling.updates import Updates

PLAYERS, SEEDS, MOVES, AGAIN = 4, (1, 2), 100, 6
NAMES = ("Anna", "Ben", "Cleo", "Dora")
# What is the game's own, and nobody's else: no two of these are in one another.
OWN_PARTS: tuple[tuple[str, Any, str], ...] = (
    ("rules", Game, "copy"),
    ("rules", Game, "move"),
    ("legal moves", Game, "legal"),
    ("views", Game, "public"),
    ("views", Game, "own"),
    ("story", stories, "tell"),
    ("sentences", for_viewers, "sentences_or_none"),
    ("JSON", for_viewers, "encode"),
    ("JSON", updates, "encode"),
)
T = TypeVar("T")


class Shortest:
    """The times of steps that are done again in the same order: of each the shortest counts."""

    def __init__(self) -> None:
        self.times: defaultdict[str, list[float]] = defaultdict(list)
        self.place: defaultdict[str, int] = defaultdict(int)
        self.empty = 0.0
        self.empty = min(self._time(lambda: None)[0] for _ in range(10_000))

    def again(self) -> None:
        """From the first step on."""
        self.place.clear()

    def do(self, part: str, step: Callable[[], T]) -> T:
        """Do the next step of a part."""
        taken, result = self._time(step)
        self._note(part, taken)
        return result

    @contextmanager
    def step(self, part: str) -> Iterator[None]:
        """The next step of a part is what is done meanwhile."""
        began = time.thread_time()
        yield
        self._note(part, time.thread_time() - began)

    def _note(self, part: str, taken: float) -> None:
        times, place = self.times[part], self.place[part]
        self.place[part] += 1
        if place == len(times):
            times.append(taken)
        else:
            times[place] = min(times[place], taken)

    def _time(self, step: Callable[[], T]) -> tuple[float, T]:
        began = time.thread_time()
        result = step()
        return time.thread_time() - began - self.empty, result

    def watched(self, part: str, real: Callable[..., T]) -> Callable[..., T]:
        """A function whose every call is a step of that part."""
        return lambda *args, **words: self.do(part, lambda: real(*args, **words))


class Played:
    """A table of four people, as the server keeps it and tells of it."""

    def __init__(self, rules: Rulebook, seed: int, shortest: Shortest) -> None:
        self.chance, self.do = random.Random(seed), shortest.do
        setup = events.Created(
            *(rules.name, PLAYERS, rules.defaults(), "novice", True, "anyone", False, None),
            *(f"{seed:064x}", seed),
        )
        self.table = CardTable.created_from("t", events.Logged(setup), 0.0)
        self.updates = Updates(lambda: 1_700_000_000.25, dict, self.trouble)
        for seat, name in enumerate(NAMES):
            change(self.table, events.Logged(events.Sat(seat, name, f"lock {seat}", "")), 0.0)
        change(self.table, events.Logged(events.Started("g", [])), 0.0)

    def trouble(self, what: str, error: Exception) -> None:
        raise AssertionError(what) from error

    def go_on(self) -> None:
        """Somebody moves, and all are told."""
        table, game = self.table, self.table.playing()
        seat = self.chance.choice(game.actors)
        chosen = self.chance.choice(game.legal_moves(seat))
        moved = events.Logged(events.Moved(seat, game.rules.text(game.state, chosen)))
        told = [table.chronicle.last_number(viewer) for viewer in range(PLAYERS)]
        draft = self.table = self.do("copying the table", table.draft)
        self.do("making it happen", lambda: change(draft, moved, 1.0))
        self.updates.forget()
        everybody = range(PLAYERS)
        self.do("showing the game", lambda: self.updates.show(draft, everybody))
        self.do("composing", lambda: [self._message(one, told[one]) for one in everybody])

    def _message(self, viewer: int, since: int) -> bytes:
        return self.updates.message(self.table, viewer, since, "en", with_table=False)


def games(shortest: Shortest) -> Iterator[int]:
    """Play all games from the first to the last move; how many moves that were."""
    for rules in rulebooks().values():
        for seed in SEEDS:
            played, moves = Played(rules, seed, shortest), 0
            while played.table.stage == "playing" and moves < MOVES:
                played.go_on()
                moves += 1
            yield moves


def measured(shortest: Shortest) -> dict[str, float]:
    """The µs a move of each part."""
    moves = 0
    for _ in range(AGAIN):
        shortest.again()
        moves = sum(games(shortest))
    return {part: sum(times) / moves * 1e6 for part, times in shortest.times.items()}


def own_parts() -> dict[str, float]:
    """The µs a move of what is the game's own."""
    shortest = Shortest()
    with ExitStack() as stack:
        for part, home, name in OWN_PARTS:
            watched = shortest.watched(part, getattr(home, name))
            stack.enter_context(patch.object(home, name, watched))
        found = measured(shortest)
    return {part: found[part] for part, _, _ in OWN_PARTS}


def main() -> None:
    """Tell both."""
    gc.disable()
    for title, found in (("steps", measured(Shortest())), ("the game's own", own_parts())):
        told = ", ".join(f"{part} {taken:.1f}" for part, taken in found.items())
        say(f"{title}: {sum(found.values()):.0f} µs of CPU a move: {told}")


if __name__ == "__main__":
    main()
