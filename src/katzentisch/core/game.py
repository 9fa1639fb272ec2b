"""A game being played: seats make moves in notation, each sees its own view.

The plain engine with everything a table needs around it: refusals with their clause, choices made
at the same time, taking a choice back, and the record.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Self

from katzentisch.core.bits import members
from katzentisch.core.dealer import Dealer, RecordedDealer
from katzentisch.core.rulebook import ALL_LAST, SPECTATOR, Refusal, Rulebook, View

FORMAT = "katzentisch/1"


class Refused(Exception):
    """A move that the rules do not allow."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.key} ({refusal.clause})" if refusal.clause else refusal.key)
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Made:
    """A move that was made, and from what."""

    seat: int
    move: int
    text: str
    legal: tuple[str, ...] | None = None


def hide(text: str) -> str:
    """A move whose card is not to be seen: `discard ?`."""
    return text.partition(" ")[0] + " ?"


class Game:
    """One game from the first deal to the scores."""

    def __init__(
        self,
        rules: Rulebook,
        players: int,
        dealer: Dealer,
        options: Mapping[str, str] | None = None,
        *,
        keep_legal: bool = False,
    ) -> None:
        if players not in rules.seats:
            raise ValueError(f"{rules.title} is for {rules.seats[0]} to {rules.seats[-1]} players")
        self.rules = rules
        self.players = players
        self.options = rules.defaults() | dict(options or {})
        self.dealer = dealer
        self.keep_legal = keep_legal
        self.shuffles: list[list[int]] = []
        # Moves everybody knows to have been made, and choices not yet turned over.
        self.made: list[Made] = []
        self.waiting: list[Made] = []
        # What had been shown when the last move was made.
        self.shown: tuple[int, ...] = ()
        self.state: Any = rules.new_state(players, self.options)
        rules.start(self.state)
        self._deal()

    def _deal(self) -> None:
        """Let the dealer order what waits to be shuffled, until somebody has to decide."""
        s = self.state
        while s.shuffling > 0:
            order = self.dealer(s.deck[: s.shuffling], len(self.shuffles))
            s.deck[: s.shuffling] = order
            s.shuffling = 0
            self.shuffles = [*self.shuffles, order]
            self.rules.shuffled(s)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.over)

    @property
    def actors(self) -> list[int]:
        """The seats that have a decision to make now."""
        return members(self.rules.actors(self.state))

    def acts(self, seat: int) -> bool:
        """Whether that seat has a decision to make now; a spectator never has."""
        return seat >= 0 and bool(self.rules.actors(self.state) >> seat & 1)

    @property
    def scores(self) -> list[int]:
        """The scores so far, by seat."""
        scores: list[int] = self.state.score[: self.players]
        return scores

    @property
    def winners(self) -> list[int]:
        """The seats that share the victory."""
        return members(self.rules.winners(self.state))

    def legal_moves(self, seat: int) -> list[int]:
        """The numbers of the moves a seat may make now."""
        if not self.acts(seat):
            return []
        return [
            word * self.rules.span + bit
            for word in range(self.rules.words)
            for bit in members(self.rules.legal(self.state, seat, word))
        ]

    def legal(self, seat: int) -> list[str]:
        """The moves a seat may make now, in notation."""
        return [self.rules.text(self.state, move) for move in self.legal_moves(seat)]

    def why_not(self, seat: int, text: str) -> Refusal | None:
        """Why a seat may not make that move now; none if it may."""
        found = self._find(seat, text)
        return found if isinstance(found, Refusal) else None

    def _find(self, seat: int, text: str) -> int | Refusal:
        """The number of a legal move, or why it is none: the first rule that forbids it."""
        if self.over:
            return Refusal("game-over")
        move = self.rules.parse(self.state, text)
        if isinstance(move, Refusal):
            return self._in_own_words(move)
        if not self.acts(seat):
            return Refusal("not-your-turn")
        word, bit = divmod(move, self.rules.span)
        for restriction in self.rules.restrictions:
            if not restriction.allows(self.state, seat, word) >> bit & 1:
                return self._in_own_words(restriction.refusal(self.state, seat, move))
        return move

    def _in_own_words(self, refusal: Refusal) -> Refusal:
        """A refusal that knows whose message it is."""
        return replace(refusal, home=self.rules.package)

    def move(self, seat: int, text: str) -> None:
        """Make a move; raises Refused where the rules do not allow it."""
        found = self._find(seat, text)
        if isinstance(found, Refusal):
            raise Refused(found)
        self.make(seat, found)

    def make(self, seat: int, move: int) -> None:
        """Make a legal move by its number."""
        legal = tuple(self.legal(seat)) if self.keep_legal else None
        made = Made(seat, move, self.rules.text(self.state, move), legal)
        self.waiting = [*self.waiting, made]
        self.shown = self._shown()
        together, reveals = self.rules.together(self.state), self.state.reveals
        self.rules.apply(self.state, seat, move)
        if not together or self.state.reveals > reveals:
            self._turn_over()
        self._deal()

    def _turn_over(self) -> None:
        """Choices made at the same time are listed in seat order (record.md)."""
        self.made = self.made + sorted(self.waiting, key=lambda made: made.seat)
        self.waiting = []

    def _shown(self) -> tuple[int, ...]:
        """A measure of what has come to light: it changes when a card does."""
        return (self.state.reveals, self.state.drawn, len(self.shuffles))

    def can_take_back(self, seat: int) -> bool:
        """Whether the seat's last move shows nothing new and nobody has acted on it."""
        if self.waiting:
            return any(made.seat == seat for made in self.waiting)
        own = bool(self.made) and self.made[-1].seat == seat
        # When the game is over everything is open, so nobody can go back behind that.
        return own and not self.over and self.shown == self._shown()

    def take_back(self, seat: int) -> None:
        """Undo the seat's last move; raises Refused where that is not possible any more."""
        if not self.can_take_back(seat):
            raise Refused(Refusal("no-undo"))
        moves = self.waiting or self.made
        last = max(place for place, made in enumerate(moves) if made.seat == seat)
        kept = moves[:last] + moves[last + 1 :]
        earlier = self.again(self.made + kept if self.waiting else kept)
        self.state, self.shown = earlier.state, earlier.shown
        self.made, self.waiting = earlier.made, earlier.waiting

    def again(self, moves: list[Made]) -> Self:
        """The same deal played again with these moves."""
        twin = type(self)(
            self.rules,
            self.players,
            RecordedDealer(self.shuffles),
            self.options,
            keep_legal=self.keep_legal,
        )
        for made in moves:
            twin.make(made.seat, made.move)
        return twin

    def copy(self) -> Self:
        """An independent copy of the game as it stands.

        A list of moves or shuffles is never changed, only replaced: copies share it until then.
        """
        twin = object.__new__(type(self))
        twin.__dict__ = self.__dict__ | {"state": self.state.copy()}
        return twin

    def view(self, seat: int = SPECTATOR) -> View:
        """All that a seat may see now; whoever has no seat sees what is public."""
        seen = self.public()
        return seen | self.own(seat) if 0 <= seat < self.players else seen

    def public(self) -> View:
        """What everybody sees now."""
        return {
            "rules": self.rules.name,
            "players": self.players,
            "options": self.options,
            "seat": None,
            "actors": self.actors,
            "over": self.over,
            "scores": self.scores,
            "winners": self.winners if self.over else [],
            **self.rules.public(self.state),
        }

    def own(self, seat: int) -> View:
        """What a seat sees beyond that."""
        return {"seat": seat, **self.rules.own(self.state, seat)}

    def log(self, seat: int = SPECTATOR) -> list[tuple[int, str]]:
        """The moves so far as a seat may look at them: [seat, text], a hidden card as `?`."""
        faded = self.faded()
        seen = [
            (made.seat, self._as_seen(made, seat, faded=place < faded))
            for place, made in enumerate(self.made)
        ]
        return seen + [(made.seat, made.text) for made in self.waiting if made.seat == seat]

    def faded(self) -> int:
        """How many moves, from the first on, are too old to be looked at again."""
        left = ALL_LAST if self.over else self.rules.lasting(self.state)
        if left == ALL_LAST:
            return 0
        for place in range(len(self.made) - 1, -1, -1):
            if self.rules.fading(self.made[place].move):
                if left == 0:
                    return place + 1
                left -= 1
        return 0

    def _as_seen(self, made: Made, seat: int, *, faded: bool) -> str:
        gone = faded and self.rules.fading(made.move)
        secret = made.seat != seat and self.rules.hidden(made.move) and not self.over
        return hide(made.text) if gone or secret else made.text

    def record(self) -> dict[str, Any]:
        """The game record (record.md), all cards open."""
        moves = self.made + sorted(self.waiting, key=lambda made: made.seat)
        record: dict[str, Any] = {
            "format": FORMAT,
            "game": self.rules.name,
            "players": self.players,
            "options": self.options,
            "shuffles": [[self.rules.cards[card] for card in deck] for deck in self.shuffles],
            "moves": [[made.seat, made.text] for made in moves],
        }
        if self.keep_legal:
            record["legal"] = [list(made.legal or ()) for made in moves]
        if self.over:
            record |= {"scores": self.scores, "winners": self.winners}
        return record
