"""Cards can be dealt by hand from docs/record.md, "How cards are dealt from a shuffle"."""

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from katzentisch.core.game import Game
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebooks
from tests.variants import Variant, dealt, every_count, name, option_sets, random_steps

DOCS = Path(__file__).parents[1] / "docs"
HEADING = "How cards are dealt from a shuffle"
SECTION = (DOCS / "record.md").read_text("utf-8").split(f"\n## {HEADING}\n")[1].split("\n## ")[0]
SEED = 5


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


@every_count
def test_the_first_cards_are_those_of_the_first_shuffle(rules: Rulebook, players: int) -> None:
    size, hands = told(rules)
    game = dealt(rules, players, rules.defaults(), SEED)
    cards = deck(game)
    expected = [take(cards, hands[players]) for _ in range(players)]
    view = game.view()
    if rules.name != "muckenstich":
        row = take(cards, len(view["row"]))
        assert view["row"] == (sorted(row, key=int) if rules.name == "und-tschuess" else row)
        if row[-1] == "J":  # K6
            for seat in [*range(1, players), 0]:
                expected[seat] += take(cards, 1)
    assert len(game.shuffles[0]) == size
    assert all(same(expected[seat], game.view(seat)["hand"]) for seat in range(players)), SEED


def test_a_row_of_katzenjammer_may_end_with_a_joker() -> None:
    """So that the draws of K6 are among what the test above has seen."""
    rows = [dealt(rulebooks()["katzenjammer"], n, {}, SEED).view()["row"] for n in range(2, 7)]
    assert any(row[-1] == "J" for row in rows), SEED


def test_the_second_half_of_three_players_goes_on_after_the_30th_card() -> None:
    game = dealt(rulebooks()["muckenstich"], 3, {}, SEED)
    halves = 0
    for _ in random_steps(game, SEED):
        view = game.view()
        if view["half"] == 2 and view["hand_sizes"] == [10] * 3 and view["actors"] == [0, 1, 2]:
            cards = game.record()["shuffles"][-1][30:60]
            discards = [game.view(seat)["discarded"] for seat in range(3)]
            hands = [game.view(seat)["hand"] + discards[seat] for seat in range(3)]
            assert all(same(cards[10 * n : 10 * n + 10], hands[n]) for n in range(3)), SEED
            halves += 1
    assert halves >= 3


@pytest.mark.parametrize("game_name", ["katzenjammer", "muckenstich"])
def test_a_new_shuffle_comes_with_each_game_or_round(game_name: str) -> None:
    rules = rulebooks()[game_name]
    key = {"katzenjammer": "game", "muckenstich": "round"}[game_name]
    options = {"games": "3"} if game_name == "katzenjammer" else {}
    game = dealt(rules, 4, options, SEED)
    for _ in random_steps(game, SEED):
        assert len(game.shuffles) == game.view()[key], SEED
        assert len(game.shuffles[-1]) == told(rules)[0]
    assert len(game.shuffles) > 2


TSCHUESS: list[Variant] = [
    (rulebooks()["und-tschuess"], players, options)
    for players in rulebooks()["und-tschuess"].seats
    for options in option_sets(rulebooks()["und-tschuess"])
]


@pytest.mark.parametrize("variant", TSCHUESS, ids=name)
def test_und_tschuess_is_dealt_by_hand_to_its_end(variant: Variant) -> None:
    rules, players, options = variant
    game = dealt(rules, players, options, SEED)
    by_hand = ByHand(game, told(rules)[1][players])
    for seat in random_steps(game, SEED):
        moves = game.made + game.waiting
        by_hand.move(seat, next(made.text for made in reversed(moves) if made.seat == seat))
        assert len(game.shuffles) == by_hand.shuffles(), SEED
    assert by_hand.rounds > 2


class ByHand:
    """… und Tschüss! dealt by somebody who has the shuffles, the moves and the page."""

    def __init__(self, game: Game, size: int) -> None:
        self.game, self.size = game, size
        self.dealt = 0
        self.hands: list[list[str]] = [[] for _ in range(game.players)]
        self.rounds = 0
        self.fill_up()

    def shuffles(self) -> int:
        """So many have come into use: a second one when a card after the first is needed (U15)."""
        return 2 if self.game.players > 4 and self.dealt > told(self.game.rules)[0] else 1

    def draw(self, count: int) -> list[str]:
        """The next cards from the top, on into the second shuffle where there is one."""
        cards = list(deck(self.game))[self.dealt : self.dealt + count]
        self.dealt += count
        return cards

    def fill_up(self) -> None:
        """Seat 0 first (U11); then somebody exchanges (U12), or the row is laid (U13)."""
        self.rounds += 1
        for hand in self.hands:
            hand.extend(self.draw(self.size - len(hand)))
        if not self.game.over:
            self.compare()
            if self.game.view()["phase"] == "play":
                self.lay_row()

    def lay_row(self) -> None:
        row = self.draw(self.game.players - 1)
        if not self.game.over:
            assert self.game.view()["row"] == sorted(row, key=int), SEED

    def move(self, seat: int, text: str) -> None:
        """A card leaves the hand, or as many are drawn as were laid aside."""
        if text == "keep":
            self.hands[seat] += self.draw(self.size - len(self.hands[seat]))
            self.lay_row()
        else:
            self.hands[seat].remove(text.split()[1])
        if text.startswith("play") and self.game.view()["round"] > self.rounds:
            self.fill_up()
        elif not self.game.over:
            self.compare()

    def compare(self) -> None:
        seats = range(self.game.players)
        assert all(same(self.hands[n], self.game.view(n)["hand"]) for n in seats), SEED


def test_the_check_by_hand_leads_here() -> None:
    anchor = HEADING.lower().replace(" ", "-")
    assert f"(record.md#{anchor})" in (DOCS / "fair-dealing.md").read_text("utf-8")
