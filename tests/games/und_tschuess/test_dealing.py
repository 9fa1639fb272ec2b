"""… und Tschüss! dealt by hand from docs/record.md."""

import pytest

from katzentisch.core.game import Game
from katzentisch.games.und_tschuess import RULES
from tests.by_the_page import deck, same, take, told
from tests.variants import dealt, option_sets, random_steps

SEED = 5


@pytest.mark.parametrize("players", RULES.seats)
def test_the_first_cards_are_those_of_the_first_shuffle(players: int) -> None:
    size, hands = told(RULES)
    game = dealt(RULES, players, RULES.defaults(), SEED)
    cards = deck(game)
    expected = [take(cards, hands[players]) for _ in range(players)]
    row = take(cards, len(game.view()["row"]))
    assert game.view()["row"] == sorted(row, key=int)
    assert len(game.shuffles[0]) == size
    assert all(same(expected[seat], game.view(seat)["hand"]) for seat in range(players)), SEED


DEALT = [(players, options) for players in RULES.seats for options in option_sets(RULES)]


@pytest.mark.parametrize(("players", "options"), DEALT)
def test_it_is_dealt_by_hand_to_its_end(players: int, options: dict[str, str]) -> None:
    game = dealt(RULES, players, options, SEED)
    by_hand = ByHand(game, told(RULES)[1][players])
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
        return 2 if self.game.players > 4 and self.dealt > told(RULES)[0] else 1

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
