"""Deal a game again so that one seat has seen the very same: only what it cannot know is different.

`imagine` redeals a position; here the whole game up to that position is made anew, so that it is a
game from its first shuffle on and has an ordinary record. Cards of the shuffles change places, and
cards laid face down become others, as long as every move stays possible and the seat's view stays
the same at every step. So any game can be dealt again, by its rules alone.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from katzentisch.core.bits import members
from katzentisch.core.chance import Chance, below, shuffle
from katzentisch.core.game import Game
from katzentisch.core.rulebook import View
from katzentisch.core.state import State

# How often each card of the deck is offered another place, on average. Most offers are declined
# late in a game, where most is known; after so many, nothing tells where a card lay before.
OFFERS = 24
NO_CHANGE = -1


@dataclass(frozen=True, slots=True)
class Redealt:
    """A game so far: its shuffles, and its moves as [seat, number of the move]."""

    shuffles: list[list[int]]
    moves: list[tuple[int, int]]


def redeal(game: Game, viewer: int, chance: Chance) -> Redealt:
    """The game so far, dealt anew behind the viewer's back."""
    return Redeal(game, viewer).dealt(chance)


class Redeal:
    """A game so far in the eyes of one seat, and what may be different behind its back."""

    def __init__(self, game: Game, viewer: int) -> None:
        self.rules, self.viewer = game.rules, viewer
        self.shuffles = [deck[:] for deck in game.shuffles]
        self.moves = [(made.seat, made.move) for made in game.made]
        # What came before the last shuffle of all cards is open, or does not matter any more.
        whole = sum(game.rules.copies)
        self.deck = max(n for n, deck in enumerate(self.shuffles) if len(deck) == whole)
        self.start, self.first = self._before(game, self.deck)
        self.seen: list[View] = []
        self.last = game.state

    def _before(self, game: Game, deck: int) -> tuple[State, int]:
        """The state in which that deck waits for its shuffle, and the number of the next move."""
        s = game.rules.new_state(game.players, game.options)
        game.rules.start(s)
        dealt = made = 0
        while True:
            while s.shuffling > 0:
                if dealt == deck:
                    return s, made
                self._give(s, self.shuffles[dealt])
                dealt += 1
            game.rules.apply(s, *self.moves[made])
            made += 1

    def _give(self, s: State, order: Sequence[int]) -> None:
        s.deck[: s.shuffling] = order
        s.shuffling = 0
        self.rules.shuffled(s)

    def dealt(self, chance: Chance) -> Redealt:
        """Many small changes, one after the other."""
        self.seen = []
        assert self._try(self.shuffles, NO_CHANGE, chance) is not None
        # Nobody has seen anything of the cards that are still in the deck.
        last = self.shuffles[-1]
        rest = last[self.last.drawn :]
        shuffle(rest, len(rest), chance)
        last[self.last.drawn :] = rest
        face_down = [n for n in range(self.first, len(self.moves)) if self._hidden(n)]
        for _ in range(OFFERS * len(self.shuffles[self.deck])):
            if face_down and below(chance, 4) == 0:
                self._change_card(face_down[below(chance, len(face_down))], chance)
            else:
                self._swap(chance)
        return Redealt(self.shuffles, self.moves)

    def _hidden(self, number: int) -> bool:
        """Whether the viewer has never seen the card of that move."""
        seat, move = self.moves[number]
        return seat != self.viewer and self.rules.hidden(move)

    def _swap(self, chance: Chance) -> None:
        """Two cards of a shuffle change places, if nobody can tell."""
        number = self.deck + below(chance, len(self.shuffles) - self.deck)
        deck = self.shuffles[number]
        a, b = below(chance, len(deck)), below(chance, len(deck))
        if deck[a] == deck[b]:
            return
        shuffles = [one[:] for one in self.shuffles]
        shuffles[number][a], shuffles[number][b] = deck[b], deck[a]
        self._take_over(shuffles, NO_CHANGE, chance)

    def _change_card(self, number: int, chance: Chance) -> None:
        """Another card was laid face down, if nobody can tell."""
        self._take_over([one[:] for one in self.shuffles], number, chance)

    def _take_over(self, shuffles: list[list[int]], change: int, chance: Chance) -> None:
        moves = self._try(shuffles, change, chance)
        if moves is not None:
            self.shuffles, self.moves = shuffles, moves

    def _try(
        self, shuffles: list[list[int]], change: int, chance: Chance
    ) -> list[tuple[int, int]] | None:
        """Play it again with these shuffles; the moves, or none if it is not the same game."""
        s, dealt = self.start.copy(), self.deck
        moves = self.moves[: self.first]
        for number in range(self.first, len(self.moves) + 1):
            while s.shuffling > 0:
                if dealt == len(shuffles):
                    return None
                if dealt > self.deck:
                    mend(shuffles[dealt], s.deck[: s.shuffling], chance)
                self._give(s, shuffles[dealt])
                dealt += 1
            if not self._looks_the_same(number - self.first, self.rules.view(s, self.viewer)):
                return None
            if number == len(self.moves):
                break
            seat, move = self.moves[number]
            if number == change or not self._can(s, seat, move):
                others = self._cards_to_hide(s, seat)
                if not others or not self._hidden(number):
                    return None
                move = others[below(chance, len(others))]
            self.rules.apply(s, seat, move)
            moves.append((seat, move))
        self.last = s
        return moves

    def _looks_the_same(self, place: int, view: View) -> bool:
        """Whether the viewer sees what he saw; the first time, it is taken down."""
        if place == len(self.seen):
            self.seen.append(view)
        return self.seen[place] == view

    def _can(self, s: State, seat: int, move: int) -> bool:
        word, bit = divmod(move, self.rules.span)
        return bool(self.rules.legal(s, seat, word) >> bit & 1)

    def _cards_to_hide(self, s: State, seat: int) -> list[int]:
        """The moves by which the seat could lay another card face down."""
        rules = self.rules
        moves = (
            word * rules.span + bit
            for word in range(rules.words)
            for bit in members(rules.legal(s, seat, word))
        )
        return [move for move in moves if rules.hidden(move)]


def mend(deck: list[int], cards: Sequence[int], chance: Chance) -> None:
    """Let a later shuffle have these cards: what has gone from it makes room for what is new."""
    gone, new = Counter(deck) - Counter(cards), list((Counter(cards) - Counter(deck)).elements())
    for card in gone.elements():
        places = [place for place, one in enumerate(deck) if one == card]
        deck[places[below(chance, len(places))]] = new.pop()
