"""A game as a tree: positions that never change, and chance one card at a time.

The rules deal from a shuffled deck. Here the deck has no order yet: a card gets its kind at the
moment the rules turn it over or draw it. Whatever the rules were doing is then begun again from
the position before, with that card known, so that chance is one node for every card that is
really used, equal cards are one outcome, and what stays in the deck is never decided.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from functools import cache, cached_property
from typing import Any, SupportsIndex, TypeVar

from katzentisch.adapters.any_game import NO_MOVE
from katzentisch.adapters.mini import MINIS
from katzentisch.adapters.observing import learners_part
from katzentisch.adapters.seats import usual_players
from katzentisch.core.bits import lowest, members
from katzentisch.core.chance import Chance, seeded, shuffle
from katzentisch.core.game import hide
from katzentisch.core.observation import Observation
from katzentisch.core.plain import Plain
from katzentisch.core.rulebook import SPECTATOR, Rulebook
from katzentisch.games import rulebooks

Found = TypeVar("Found")
UNKNOWN = -1
CHANCE = -1
TERMINAL = -4
TOGETHER = -2


class CardNeeded(Exception):
    """The rules asked for a card of the deck that nobody has seen yet."""

    def __init__(self, place: int) -> None:
        super().__init__(place)
        self.place = place


class UnturnedDeck(list[int]):
    """A deck whose cards are decided when they are looked at."""

    def __getitem__(self, place: SupportsIndex | slice) -> Any:
        card = super().__getitem__(place)
        if card == UNKNOWN and not isinstance(place, slice):
            raise CardNeeded(place.__index__())
        return card


def in_lists(value: Any) -> Any:
    """A value of a view with lists for tuples, as JSON has it: OpenSpiel's strings show it."""
    if isinstance(value, list | tuple):
        return [in_lists(one) for one in value]
    return value


@dataclass(frozen=True, slots=True)
class MoveMade:
    """A move as everybody has seen it, and as its own seat knows it."""

    seat: int
    move: int
    text: str
    own_text: str

    def number_to(self, seat: int) -> int:
        """The move's number + 1; 0 to a seat that has not seen it."""
        return self.move + 1 if seat == self.seat or self.text == self.own_text else 0

    def to(self, seat: int) -> str:
        """What a seat knows of it."""
        return f"{self.seat}:{self.own_text if seat == self.seat else self.text}"


@dataclass(frozen=True, slots=True)
class Shown:
    """Cards were dealt or turned: what every seat saw then."""

    views: tuple[str, ...]

    def to(self, seat: int) -> str:
        """What a seat saw."""
        return self.views[seat]


@dataclass(frozen=True, slots=True)
class Tree:
    """What is the same for all positions of a game."""

    rules: Rulebook
    players: int
    options: tuple[tuple[str, str], ...]
    # Whether choices made at the same time are one node for all, or asked for in turn.
    together: bool
    # What the returns are counted in, for those who ask for returns.
    utility: str
    # Whether every position remembers what follows it: for small trees walked many times.
    remember: bool

    def __reduce__(self) -> Any:
        chosen = (self.players, self.options, self.together, self.utility, self.remember)
        return tree_named, (self.rules.name, *chosen)


@cache
def mostly_together(rules: Rulebook) -> bool:
    """Whether most choices are made at the same time as others: so it is in one random game."""
    plain, chance = Plain(rules), seeded(0)
    s = rules.new_state(usual_players(rules), {})
    plain.begin(s, chance)
    together = 0
    while not s.over:
        seat = lowest(rules.actors(s))
        together += 1 if rules.together(s) else -1
        plain.step(s, seat, plain.random_move(s, seat, chance), chance)
    return together > 0


def tree_named(name: str, *rest: Any) -> Tree:
    """A tree of the game of that name; a pickled one comes back this way."""
    return Tree(({**rulebooks(), **MINIS})[name], *rest)


@dataclass(frozen=True)
class Position:
    """A node of the tree. `s` is the state before what the rules are busy with, if anything."""

    tree: Tree
    s: Any
    # How many of each kind the undecided cards of the deck are, and how big the deck was.
    left: tuple[int, ...]
    deck_size: int
    # Moves whose effect waits for cards; none with `dealing` while a shuffled deck is dealt.
    busy: tuple[tuple[int, int], ...] = ()
    dealing: bool = False
    # The place of the card that is needed.
    place: int = UNKNOWN
    story: tuple[MoveMade | Shown, ...] = ()
    # Choices made at the same time as others still to come.
    waiting: tuple[MoveMade, ...] = ()
    # For a world that was imagined: what each seat knew before it began.
    before: tuple[str, ...] = ()

    def __deepcopy__(self, memo: Any) -> "Position":
        return self

    def __getstate__(self) -> dict[str, Any]:
        return {f.name: getattr(self, f.name) for f in fields(self)}

    def __setstate__(self, values: dict[str, Any]) -> None:
        self.__dict__.update(values)

    # Whose decision it is

    @property
    def is_chance(self) -> bool:
        """Whether a card has to be turned."""
        return self.place != UNKNOWN

    @property
    def is_dealt(self) -> bool:
        """Whether anybody has seen anything yet."""
        return bool(self.story or self.before)

    @cached_property
    def current(self) -> int:
        """The seat to decide; CHANCE, TOGETHER or TERMINAL."""
        if self.is_chance:
            return CHANCE
        if self.s.over:
            return TERMINAL
        acting = self.tree.rules.actors(self.s)
        if self.tree.together and self.tree.rules.together(self.s):
            return TOGETHER
        return lowest(acting)

    def legal(self, seat: int) -> list[int]:
        """The moves a seat may make."""
        return self._remembered(("legal", seat), self._legal)

    def _legal(self, key: tuple[str, int]) -> list[int]:
        seat = key[1]
        rules = self.tree.rules
        if self.is_chance or not rules.actors(self.s) >> seat & 1:
            return []
        return [
            word * rules.span + bit
            for word in range(rules.words)
            for bit in members(rules.legal(self.s, seat, word))
        ]

    def outcomes(self) -> list[tuple[int, float]]:
        """The kinds the next card may be, with their probabilities."""
        total = sum(self.left)
        return [(kind, count / total) for kind, count in enumerate(self.left) if count]

    # Going on

    def turned(self, kind: int) -> "Position":
        """The position after the needed card has turned out to be of that kind."""
        return self._remembered(("card", kind), self._turned)

    def after(self, *moves: tuple[int, int]) -> "Position":
        """The position after a move, seat and number, or after several at the same time."""
        return self._remembered(moves, self._after)

    def _remembered(self, key: Any, find: Callable[[Any], Found]) -> Found:
        """What was found before in a small tree is not looked for again."""
        if not self.tree.remember:
            return find(key)
        memory = self._memory
        if key not in memory:
            memory[key] = find(key)
        found: Found = memory[key]
        return found

    @cached_property
    def _memory(self) -> dict[Any, Any]:
        return {}

    def _turned(self, card: tuple[str, int]) -> "Position":
        kind = card[1]
        s = copied(self.s)
        s.deck[self.place] = kind
        left = tuple(count - (k == kind) for k, count in enumerate(self.left))
        return replace(self, s=s, left=left, place=UNKNOWN)._go_on()

    def _after(self, moves: tuple[tuple[int, int], ...]) -> "Position":
        return replace(self, busy=moves)._go_on()

    def _go_on(self) -> "Position":
        """Let the rules do what they are busy with, as far as the known cards go."""
        position = self
        while position.busy or position.dealing:
            s = copied(position.s)
            try:
                position = position._done(s)
            except CardNeeded as needed:
                return replace(position, place=needed.place)
        return position

    def _done(self, s: Any) -> "Position":
        """All that the rules were busy with is done in `s`; a deck may wait for its order."""
        rules, story, waiting = self.tree.rules, self.story, self.waiting
        if self.dealing:
            rules.shuffled(s)
        for seat, move in self.busy:
            text, together, reveals = rules.text(s, move), rules.together(s), s.reveals
            rules.apply(s, seat, move)
            waiting += (MoveMade(seat, move, hide(text) if rules.hidden(move) else text, text),)
            if not together or s.reveals > reveals:
                in_order: list[MoveMade] = sorted(waiting, key=seat_of)
                story += tuple(in_order)
                waiting = ()
        if s.shuffling > 0:
            return self._shuffled(s, story, waiting)
        if s.drawn != self.s.drawn or self.dealing:
            story += (Shown(tuple(seen_by(rules, s, seat) for seat in range(s.players))),)
        return replace(self, s=s, busy=(), dealing=False, story=story, waiting=waiting)

    def _shuffled(
        self, s: Any, story: tuple[MoveMade | Shown, ...], waiting: tuple[MoveMade, ...]
    ) -> "Position":
        """A deck without an order, about to be dealt."""
        size = s.shuffling
        kinds = list.__getitem__(s.deck, slice(0, size))
        left = tuple(kinds.count(kind) for kind in range(len(self.tree.rules.cards)))
        s.deck = UnturnedDeck([UNKNOWN] * len(s.deck))
        s.shuffling = 0
        return replace(
            self,
            s=s,
            left=left,
            deck_size=size,
            busy=(),
            dealing=True,
            story=story,
            waiting=waiting,
        )

    # What seats know

    def information(self, seat: int) -> str:
        """All that a seat has been told and shown since the game began."""
        return self._remembered(seat, self._information)

    def _information(self, seat: int) -> str:
        own = [told.to(seat) for told in self.waiting if told.seat == seat]
        return "\n".join([*self._heard(seat), *own])

    def _heard(self, seat: int) -> list[str]:
        return [*self.before[seat : seat + 1], *(event.to(seat) for event in self.story)]

    def recent_moves(self, seat: int, most: int) -> list[int]:
        """The last moves a seat knows, latest first, as numbers + 1; 0 for one it did not see."""
        own = [told for told in self.waiting if told.seat == seat]
        moves = [event for event in (*self.story, *own) if isinstance(event, MoveMade)]
        return [told.number_to(seat) for told in reversed(moves[-most:])]

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """What a seat, or everybody, sees now."""
        return {
            "actors": members(self.tree.rules.actors(self.s)),
            "scores": self.s.score[: self.s.players],
            **{key: in_lists(value) for key, value in self.tree.rules.view(self.s, seat).items()},
        }

    def imagined(self, seat: int, seed: int) -> "Position":
        """A world that the seat cannot tell from this one, every hidden card redealt."""
        rules = self.tree.rules
        s = self._with_deck(self._undecided())
        rules.imagine(s, seat, seeded(seed))
        later = s.deck[s.drawn : self.deck_size]
        s.deck = UnturnedDeck([UNKNOWN] * len(s.deck))
        before = tuple(
            "\n".join(self._heard(seat)) if other == seat else seen_by(rules, s, other)
            for other in range(s.players)
        )
        return replace(
            self,
            s=s,
            left=tuple(later.count(kind) for kind in range(len(rules.cards))),
            story=(),
            waiting=tuple(self._imagined_move(s, seat, made) for made in self.waiting),
            before=before,
        )

    def _imagined_move(self, s: Any, viewer: int, made: MoveMade) -> MoveMade:
        """A move lying face down is another one in another world: the one that the state says."""
        if made.seat == viewer:
            return made
        rules = self.tree.rules
        move = learners_part(rules).face_down(s, made.seat)
        if move == NO_MOVE:
            hidden = hide(made.text)
            return MoveMade(made.seat, NO_MOVE, hidden, hidden)
        text = rules.text(s, move)
        return MoveMade(made.seat, move, text, text)

    def numbers(self, observation: Observation, seat: int) -> list[int]:
        """What a seat observes; nothing before the deal.

        An observation that redeals what is hidden needs a state in which nothing is under way.
        """
        if not self.is_dealt or (observation.blind and self.is_chance):
            return [0] * observation.layout.size
        s = self._with_deck(self._undecided()) if observation.blind else self.s
        return observation.numbers(s, seat)

    def dealt_out(self, chance: Chance) -> Any:
        """A plain state in which the deck has a random order that fits."""
        cards = self._undecided()
        shuffle(cards, len(cards), chance)
        return self._with_deck(cards)

    def _undecided(self) -> list[int]:
        """The cards still in the deck, in no order."""
        return [kind for kind, count in enumerate(self.left) for _ in range(count)]

    def _with_deck(self, cards: list[int]) -> Any:
        """A plain state with these cards in the deck."""
        s = self.s.copy()
        s.deck = [0] * s.drawn + cards + [0] * (len(s.deck) - s.drawn - len(cards))
        return s


def seat_of(told: MoveMade) -> int:
    """Whose move it was."""
    return told.seat


def copied(s: Any) -> Any:
    """A copy of a state; its deck stays one of undecided cards."""
    twin = s.copy()
    if isinstance(s.deck, UnturnedDeck):
        twin.deck = UnturnedDeck(list.__iter__(s.deck))
    return twin


def seen_by(rules: Rulebook, s: Any, seat: int) -> str:
    """A seat's view in one line."""
    return json.dumps(rules.view(s, seat), ensure_ascii=False, separators=(",", ":"))


def root(tree: Tree) -> Position:
    """The beginning: a deck about to be dealt."""
    s = tree.rules.new_state(tree.players, dict(tree.options))
    tree.rules.start(s)
    blank = Position(tree, s, (), 0)
    return blank._shuffled(s, (), ())._go_on()


def begun_at(tree: Tree, s: Any) -> Position:
    """The position of a state in the middle of a game; its history begins here."""
    rules = tree.rules
    deck_size: int = learners_part(rules).deck_size(s)
    later = s.deck[s.drawn : deck_size]
    twin = s.copy()
    twin.deck = UnturnedDeck([UNKNOWN] * len(s.deck))
    return Position(
        tree,
        twin,
        tuple(later.count(kind) for kind in range(len(rules.cards))),
        deck_size,
        waiting=tuple(moves_face_down(rules, s)),
        before=tuple(seen_by(rules, s, seat) for seat in range(s.players)),
    )


def moves_face_down(rules: Rulebook, s: Any) -> Iterator[MoveMade]:
    """The moves that have been made and not yet been turned over."""
    for seat in range(s.players):
        move = learners_part(rules).face_down(s, seat)
        if move != NO_MOVE:
            text = rules.text(s, move)
            yield MoveMade(seat, move, text, text)
