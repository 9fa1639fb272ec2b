"""A first game as a lesson: a record that a learner plays again, and what a coach says to it.

A game brings the record as `lesson.json` and the remarks in `lesson.py`, its part `lesson`. The
learner has seat 0 and makes that seat's moves; bots make all others, as they stand in the record.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

LEARNER = 0


@dataclass(frozen=True, slots=True)
class Remark:
    """What the coach says before the learner's move of that number, or, after the last, at the end.

    `key` is a message of the game: what is asked and why it matters; its `.tip` is one tip, and its
    `.else` answers whoever tries another move that the rules would allow. `also` are moves that do
    as well as the record's, `cards` what is shown beside the words.
    """

    at: int
    key: str
    clause: str
    also: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FirstLesson:
    """The record, the remarks in their order, and the things that are new in any first game.

    `things`, messages `coach-…` with their clauses, are explained in ordinary games too.
    """

    record: Mapping[str, Any]
    remarks: tuple[Remark, ...]
    things: Mapping[str, str]

    @property
    def own(self) -> list[int]:
        """The numbers of the learner's moves in the record."""
        return [number for number, (seat, _) in enumerate(self.record["moves"]) if seat == LEARNER]

    def accepted(self, number: int) -> list[str]:
        """The moves that go on with the lesson there, the record's own first."""
        also = [move for remark in self.remarks if remark.at == number for move in remark.also]
        return [self.record["moves"][number][1], *also]

    def asked(self, number: int) -> Remark | None:
        """What the coach asks for there: his last remark before the move."""
        found = [remark for remark in self.remarks if remark.at == number]
        return found[-1] if found else None


def recorded(package: str) -> dict[str, Any]:
    """The record of a game's lesson."""
    record: dict[str, Any] = json.loads((files(package) / "lesson.json").read_text("utf-8"))
    return record
