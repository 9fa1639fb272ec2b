"""An independent referee: every game written a second time, from its rules page alone.

Slow and simple on purpose, and it shares no code with the package: hands are lists of card texts.
Each game is a generator that yields whose turn it is and every legal move, and is sent the move:
`play` in tests/games/<game>/referee.py.
"""

from collections import Counter
from collections.abc import Callable, Generator, Mapping
from typing import Any

from katzentisch.games import rulebook
from tests.games import own

Turn = tuple[int, set[str]]
Result = tuple[list[int], list[int]]
Play = Generator[Turn, str, Result]
NextShuffle = Callable[[list[str]], list[str]]


class Foul(AssertionError):
    """The record breaks a rule, or lists something wrong."""


class Shuffles:
    """The recorded shuffles, each given out once and checked against the cards it must hold."""

    def __init__(self, shuffles: list[list[str]]) -> None:
        self.shuffles, self.used = shuffles, 0

    def __call__(self, cards: list[str]) -> list[str]:
        if self.used >= len(self.shuffles):
            raise Foul(f"shuffle {self.used + 1} is missing")
        deck = list(self.shuffles[self.used])
        self.used += 1
        if Counter(deck) != Counter(cards):
            raise Foul(f"shuffle {self.used} holds the wrong cards")
        return deck


def check(record: Mapping[str, Any]) -> None:
    """Replay a record and recompute every legal set, the scores and the winners."""
    shuffles = Shuffles(record["shuffles"])
    rules = rulebook(record["game"])
    game = own(rules, "referee").play(record["players"], record["options"], shuffles)
    result = _replay(game, record)
    if shuffles.used != len(record["shuffles"]):
        raise Foul("there are shuffles that never came into use")
    if result is None:
        if "scores" in record or "winners" in record:
            raise Foul("the game is not over")
    elif [record.get("scores"), record.get("winners")] != list(result):
        raise Foul(f"the result is {result}, not {record.get('scores')} {record.get('winners')}")


def _replay(game: Play, record: Mapping[str, Any]) -> Result | None:
    """Send every move; the result, or none if the moves stop before the end."""
    legal_lists = record.get("legal")
    if legal_lists is not None and len(legal_lists) != len(record["moves"]):
        raise Foul("there must be one list of legal moves for each move")
    try:
        seat, legal = next(game)
    except StopIteration as end:
        if record["moves"]:
            raise Foul("the game is over before the first move") from None
        return tuple(end.value)
    for number, (mover, text) in enumerate(record["moves"], start=1):
        if mover != seat:
            raise Foul(f"move {number}: it is seat {seat}'s turn, not seat {mover}'s")
        if text not in legal:
            raise Foul(f"move {number}: seat {seat} may not {text!r}, only {sorted(legal)}")
        if legal_lists is not None and sorted(legal_lists[number - 1]) != sorted(legal):
            wrong = set(legal_lists[number - 1]) ^ legal
            raise Foul(f"move {number}: the list of legal moves is wrong in {sorted(wrong)}")
        try:
            seat, legal = game.send(text)
        except StopIteration as end:
            if number < len(record["moves"]):
                raise Foul(f"the game is over after move {number}") from None
            return tuple(end.value)
    return None
