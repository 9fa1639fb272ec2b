"""Positions in notation: games dealt from a chosen deck; each game's `positions` set its hands."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain

from katzentisch.core.dealer import RecordedDealer
from katzentisch.core.game import Game
from katzentisch.core.rulebook import Rulebook


def kinds(rules: Rulebook, cards: str) -> list[int]:
    """Cards in notation as the numbers of their kinds."""
    return [rules.cards.index(card) for card in cards.split()]


def others(rules: Rulebook, taken: Sequence[int]) -> list[int]:
    """All cards of the deck but those, in the order of their kinds."""
    left = Counter(dict(enumerate(rules.copies)))
    left.subtract(taken)
    assert min(left.values()) >= 0, "more cards of a kind are asked for than there are"
    return sorted(left.elements())


def dealt_from(
    rules: Rulebook,
    size: int,
    hands: Sequence[str],
    then: str = "",
    options: Mapping[str, str] | None = None,
) -> Game:
    """A game whose deck begins with these hands, filled up with other cards, and then these."""
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


def leave_cards(game: Game, cards: str, end: int) -> None:
    """Let only these cards be left in a deck that ends there, the first on top."""
    s = game.state
    last = kinds(game.rules, cards)
    s.drawn = end - len(last)
    s.deck[s.drawn : end] = last
