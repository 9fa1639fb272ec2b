"""A trial: people play, parts fail, and afterwards everything is compared with the log."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from katzentisch.server.table import events
from tests.faults.checker import Finding, Replayed, findings, replay_all, takeovers
from tests.faults.evidence import Evidence, gathered
from tests.faults.history import History
from tests.faults.nemesis import SERVERS, Measures, Nemesis
from tests.faults.parties import Party, parties
from tests.faults.parts import Parts
from tests.faults.people import World

NAMES = "ABCD"


@dataclass
class Outcome:
    """What was done, and what was found."""

    seed: int
    seconds: float
    # Nobody may wait longer after all is healed.
    patience: float
    history: History
    evidence: Evidence
    tables: dict[str, Replayed]
    findings: list[Finding] = field(default_factory=list)

    @property
    def takeovers(self) -> list[float]:
        """How soon bots went on after a kill with nothing else broken."""
        return takeovers(self.history.kills, self.evidence, self.tables)

    @property
    def games(self) -> Counter[str]:
        """Finished games, by their names."""
        return Counter(
            one.table.setup.game for one in self.tables.values() for _ in one.table.finished
        )

    @property
    def movers(self) -> Counter[str]:
        """How many moves were made, by whom."""
        logged = (
            events.decode(one.body).what for log in self.evidence.logs.values() for one in log
        )
        return Counter(what.by for what in logged if isinstance(what, events.Moved))


async def trial(
    count: int,
    seed: int,
    folder: Path,
    measures: Measures,
    *,
    people: int = 2,
    pace: int = 30,
    patience: float = 60.0,
    told: Callable[[str], None] = lambda _: None,
) -> Outcome:
    """So many faults while people play; what was found."""
    began, chance, history = time.monotonic(), random.Random(seed), History()
    world = World(history, random.Random(chance.random()))
    parts = Parts(folder, NAMES, pace)
    try:
        await parts.open(SERVERS)
        told(f"all parts are there after {time.monotonic() - began:.1f} s")
        world.addresses = [server.address for server in parts.servers]
        nemesis = Nemesis(parts, history, random.Random(chance.random()), measures)
        found = parties(world, people)
        playing = [asyncio.create_task(party.go_on()) for party in found]
        failing = asyncio.create_task(nemesis.rage(count, told))
        await asyncio.wait([failing, *playing], return_when=asyncio.FIRST_COMPLETED)
        for task in [failing, *playing]:
            if task.done():
                task.result()
        await failing
        told(f"{nemesis.done} faults; all is healed")
        history.waits = await last_words(world, found, playing, patience)
        world.over = True
        await asyncio.wait(playing, timeout=10)
        evidence = await gathered(parts.address)
    finally:
        world.over = True
        await parts.close()
    told("everybody has gone; the logs are played again")
    tables = replay_all(evidence)
    outcome = Outcome(seed, time.monotonic() - began, patience, history, evidence, tables)
    outcome.findings = [*findings(history, evidence, tables), *waited(outcome)]
    return outcome


async def last_words(
    world: World, found: list[Party], playing: list["asyncio.Task[None]"], patience: float
) -> list[float]:
    """Everybody says something after all is healed; how long each waited to be heard."""
    began = time.monotonic()
    world.last_word = True
    await asyncio.wait(playing, timeout=patience)
    return [
        (one.last_word.answered or time.monotonic()) - began
        if one.last_word is not None
        else time.monotonic() - began
        for party in found
        for one in party.persons
        if one.token is not None and not (one.done and one.last_word is None)
    ]


def waited(outcome: Outcome) -> list[Finding]:
    """Who waited too long after all was healed."""
    return [
        Finding("waiting", "", f"somebody waited {seconds:.1f} s after all was healed")
        for seconds in outcome.history.waits
        if seconds >= outcome.patience
    ]
