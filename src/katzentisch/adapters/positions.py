"""A game as a tree: positions that never change, and chance one card at a time.

The rules deal from a shuffled deck. Here the deck has no order yet: a card gets its kind at the
moment the rules turn it over or draw it. Whatever the rules were doing is then begun again from
the position before, with that card known, so that chance is one node for every card that is
really used, equal cards are one outcome, and what stays in the deck is never decided.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Any, SupportsIndex, TypeVar

from katzentisch.adapters.mini import MINIS
from katzentisch.core.bits import lowest, members
from katzentisch.core.chance import Chance, seeded, shuffle
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


@dataclass(frozen=True, slots=True)
class Told:
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
class Table:
    """What stays the same through a game."""

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
        return table_named, (self.rules.name, *chosen)


def table_named(name: str, *rest: Any) -> Table:
    """A table of the game of that name; a pickled one comes back this way."""
    return Table(({**rulebooks(), **MINIS})[name], *rest)


@dataclass(frozen=True)
class Position:
    """A node of the tree. `s` is the state before what the rules are busy with, if anything."""

    table: Table
    s: Any
    # How many of each kind the undecided cards of the deck are, and how big the deck was.
    left: tuple[int, ...]
    deck_size: int
    # Moves whose effect waits for cards; none with `dealing` while a shuffled deck is dealt.
    busy: tuple[tuple[int, int], ...] = ()
    dealing: bool = False
    # The place of the card that is needed.
    place: int = UNKNOWN
    story: tuple[Told | Shown, ...] = ()
    # Choices made at the same time as others still to come.
    waiting: tuple[Told, ...] = ()
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
        acting = self.table.rules.actors(self.s)
        if self.table.together and self.table.rules.together(self.s):
            return TOGETHER
        return lowest(acting)

    def legal(self, seat: int) -> list[int]:
        """The moves a seat may make."""
        return self._remembered(("legal", seat), self._legal)

    def _legal(self, key: tuple[str, int]) -> list[int]:
        seat = key[1]
        rules = self.table.rules
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
        if not self.table.remember:
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
        rules, story, waiting = self.table.rules, self.story, self.waiting
        if self.dealing:
            rules.shuffled(s)
        for seat, move in self.busy:
            hidden, text, reveals = rules.hidden(move), rules.text(s, move), s.reveals
            seen = text.split()[0] + " ?" if hidden else text
            together = rules.together(s)
            rules.apply(s, seat, move)
            waiting += (Told(seat, move, seen, text),)
            if not together or s.reveals > reveals:
                told: list[Told | Shown] = [*sorted(waiting, key=seat_of)]
                story += tuple(told)
                waiting = ()
        if s.shuffling > 0:
            return self._shuffled(s, story, waiting)
        if s.drawn != self.s.drawn or self.dealing:
            story += (Shown(tuple(seen_by(rules, s, seat) for seat in range(s.players))),)
        return replace(self, s=s, busy=(), dealing=False, story=story, waiting=waiting)

    def _shuffled(
        self, s: Any, story: tuple[Told | Shown, ...], waiting: tuple[Told, ...]
    ) -> "Position":
        """A deck without an order, about to be dealt."""
        size = s.shuffling
        kinds = list.__getitem__(s.deck, slice(0, size))
        left = tuple(kinds.count(kind) for kind in range(len(self.table.rules.cards)))
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
        moves = [event for event in (*self.story, *own) if isinstance(event, Told)]
        return [told.number_to(seat) for told in reversed(moves[-most:])]

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """What a seat, or everybody, sees now."""
        return {
            "actors": members(self.table.rules.actors(self.s)),
            "scores": self.s.score[: self.s.players],
            **self.table.rules.view(self.s, seat),
        }

    def imagined(self, seat: int, seed: int) -> "Position":
        """A world that the seat cannot tell from this one, every hidden card redealt."""
        rules = self.table.rules
        s = copied(self.s)
        rules.imagine(s, seat, seeded(seed))
        later = list.__getitem__(s.deck, slice(s.drawn, self.deck_size))
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
            waiting=tuple(self._imagined_choice(s, told) for told in self.waiting),
            before=before,
        )

    def _imagined_choice(self, s: Any, told: Told) -> Told:
        """A choice lying face down is another card in another world, as the state says."""
        if not hasattr(s, "choice") or not s.choice[told.seat]:
            return told
        move = s.choice[told.seat] - 1
        text = self.table.rules.text(s, move)
        return Told(told.seat, move, text, text)

    def dealt_out(self, chance: Chance) -> Any:
        """A plain state in which the deck has a random order that fits."""
        s = self.s.copy()
        cards = [kind for kind, count in enumerate(self.left) for _ in range(count)]
        shuffle(cards, len(cards), chance)
        s.deck = [0] * s.drawn + cards + [0] * (len(s.deck) - s.drawn - len(cards))
        return s


def seat_of(told: Told) -> int:
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


def root(table: Table) -> Position:
    """The beginning: a deck about to be dealt."""
    s = table.rules.new_state(table.players, dict(table.options))
    table.rules.start(s)
    blank = Position(table, s, (), 0)
    return blank._shuffled(s, (), ())._go_on()


def begun_at(table: Table, s: Any) -> Position:
    """The position of a state in the middle of a game; its history begins here."""
    rules, deck_size = table.rules, getattr(s, "deck_size", len(s.deck))
    later = s.deck[s.drawn : deck_size]
    twin = s.copy()
    twin.deck = UnturnedDeck([UNKNOWN] * len(s.deck))
    texts = {
        seat: rules.text(s, kind - 1) for seat, kind in enumerate(getattr(s, "choice", ())) if kind
    }
    return Position(
        table,
        twin,
        tuple(later.count(kind) for kind in range(len(rules.cards))),
        deck_size,
        waiting=tuple(Told(seat, s.choice[seat] - 1, text, text) for seat, text in texts.items()),
        before=tuple(seen_by(rules, s, seat) for seat in range(s.players)),
    )
