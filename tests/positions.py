"""Positions in notation: games dealt from a chosen deck, and hands set as a test wants them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

from katzentisch.core.dealer import RecordedDealer
from katzentisch.core.game import Game
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import katzenjammer, muckenstich, rulebooks, und_tschuess

HAND_SIZES = {
    "katzenjammer": (0, 0, 6, 6, 6, 6, 6),
    "muckenstich": (0, 0, 0, 10, 15, 12, 10),
    "und-tschuess": (0, 0, 0, 0, 7, 8, 9),
}


def kinds(rules: Rulebook, cards: str) -> list[int]:
    """Cards in notation as the numbers of their kinds."""
    return [rules.cards.index(card) for card in cards.split()]


def others(rules: Rulebook, taken: Sequence[int]) -> list[int]:
    """All cards of the deck but those, in the order of their kinds."""
    left = Counter(dict(enumerate(rules.copies)))
    left.subtract(taken)
    assert min(left.values()) >= 0, "more cards of a kind are asked for than there are"
    return sorted(left.elements())


def deal(
    name: str,
    hands: Sequence[str],
    then: str = "",
    options: Mapping[str, str] | None = None,
) -> Game:
    """A game whose deck begins with these hands, filled up with other cards, and then these."""
    rules = rulebooks()[name]
    size = HAND_SIZES[name][len(hands)]
    given = [kinds(rules, hand) for hand in hands]
    following = kinds(rules, then)
    rest = others(rules, [*chain(*given), *following])
    for hand in given:
        assert len(hand) <= size
        while len(hand) < size:
            hand.append(rest.pop())
    return Game(rules, len(hands), Decks([[*chain(*given), *following, *rest]]), options)


class Decks(RecordedDealer):
    """The chosen decks first, then decks in the order of their kinds."""

    def __call__(self, cards: Sequence[int], number: int) -> list[int]:
        return super().__call__(cards, number) if number < len(self.shuffles) else list(cards)


def play(game: Game, moves: str) -> None:
    """Moves in a row: `0 bid 1x1 / 1 pass / 2 pass`."""
    for move in moves.split("/"):
        seat, text = move.strip().split(" ", 1)
        game.move(int(seat), text)


def clause(game: Game, seat: int, text: str) -> str:
    """The clause that forbids a move; empty if it is allowed."""
    refusal = game.why_not(seat, text)
    return "" if refusal is None else refusal.clause or refusal.key


def leave(game: Game, cards: str) -> None:
    """Let only these cards be left in the deck, the first on top."""
    s: Any = game.state
    last = kinds(game.rules, cards)
    end = s.deck_size if game.rules.name == "und-tschuess" else len(s.deck)
    s.drawn = end - len(last)
    s.deck[s.drawn : end] = last


def hold(game: Game, seat: int, cards: str) -> None:
    """Put exactly these cards into a hand."""
    s: Any = game.state
    held = kinds(game.rules, cards)
    if game.rules.name == "katzenjammer":
        size = katzenjammer.KINDS
        s.hand[seat * size : seat * size + size] = [held.count(kind) for kind in range(size)]
        s.hand_size[seat] = len(held)
        return
    if game.rules.name == "muckenstich":
        s.hand[seat] = s.twins[seat] = s.triplets[seat] = 0
        for kind in held:
            muckenstich.take(s, seat, kind)
        return
    size = und_tschuess.KINDS
    s.hand[seat * size : seat * size + size] = [0] * size
    s.held[seat] = s.hand_size[seat] = 0
    for kind in held:
        und_tschuess.take(s, seat, kind)
