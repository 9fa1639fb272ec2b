"""Cards dealt by hand from docs/record.md, "How cards are dealt from a shuffle"."""

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from katzentisch.core.game import Game
from katzentisch.core.rulebook import Rulebook

DOCS = Path(__file__).parents[1] / "docs"


HEADING = "How cards are dealt from a shuffle"


SECTION = (DOCS / "record.md").read_text("utf-8").split(f"\n## {HEADING}\n")[1].split("\n## ")[0]


def told(rules: Rulebook) -> tuple[int, dict[int, int]]:
    """What the page says of a game: cards of the first shuffle, cards a hand by players."""
    row = next(line for line in SECTION.splitlines() if line.startswith(f"| {rules.title} |"))
    _, _, cards, hands, *_ = row.split("|")
    return int(cards), {int(n): int(cards) for n, cards in re.findall(r"(\d): (\d+)", hands)}


def deck(game: Game) -> Iterator[str]:
    """The shuffles of a finished game, one after the other, from the top."""
    return chain.from_iterable(game.record()["shuffles"])


def take(cards: Iterator[str], count: int) -> list[str]:
    return [next(cards) for _ in range(count)]


def same(hand: list[str], other: list[str]) -> bool:
    """Whether two hands hold the same cards."""
    return sorted(hand) == sorted(other)
