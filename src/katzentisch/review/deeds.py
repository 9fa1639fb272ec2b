"""A finished game again, turn by turn."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from katzentisch.bots.engine import plain_engine
from katzentisch.core.dealer import RecordedDealer
from katzentisch.core.game import Game, Made
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State


@dataclass(frozen=True, slots=True)
class Deed:
    """A move of a record: whose, and from what."""

    step: int
    seat: int
    move: int
    legal: tuple[int, ...]
    before: State
    # The same, but of what is chosen at the same time only the seat's own earlier choices.
    alone: State

    @property
    def forced(self) -> bool:
        """Whether there was nothing to decide."""
        return len(self.legal) == 1


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """A move, or all that were chosen at the same time, and the game before and after."""

    events: tuple[Deed, ...]
    # Whether they were chosen face down at the same time.
    together: bool
    before: State
    after: State
    # The size of the deck before and after, and whether cards have left it or it was shuffled.
    deck_size: int
    new_deck_size: int
    draws: bool
    # The round before and after, counted from 0.
    round: int
    new_round: int

    @property
    def step(self) -> int:
        """How many moves have been made after it."""
        return self.events[-1].step + 1


def turns_of(played: Game) -> Iterator[PlayedTurn]:
    """Everything that was decided, in the order of the record."""
    game = first_deal(played)
    rounds = Rounds(played)
    now = rounds.number(game.state)
    step = 0
    while step < len(played.made):
        before, shuffles = game.state.copy(), game.shuffles[:]
        together = bool(played.rules.together(before))
        events: list[Deed] = []
        while not events or game.waiting:
            made = played.made[step]
            events.append(
                made_again(game, made, step, alone_with(played.rules, before, events, made))
            )
            step += 1
        then = now if game.over else rounds.number(game.state)
        yield PlayedTurn(
            *(tuple(events), together, before, game.state.copy()),
            deck_size=len(shuffles[-1]),
            new_deck_size=len(game.shuffles[-1]),
            draws=game.state.drawn != before.drawn or game.shuffles != shuffles,
            round=now,
            new_round=then,
        )
        now = then


def made_again(game: Game, made: Made, step: int, alone: State) -> Deed:
    """Make a move of the record."""
    legal, before = tuple(game.legal_moves(made.seat)), game.state.copy()
    game.make(made.seat, made.move)
    return Deed(step, made.seat, made.move, legal, before, alone)


def alone_with(rules: Rulebook, before: State, events: Sequence[Deed], made: Made) -> State:
    """The game before a turn with what the seat of a move has chosen in it already."""
    alone = before.copy()
    for event in events:
        if event.seat == made.seat:
            rules.apply(alone, event.seat, event.move)
    return alone


def first_deal(played: Game) -> Game:
    """The same game before its first move."""
    return Game(played.rules, played.players, RecordedDealer(played.shuffles), played.options)


class Rounds:
    """Rounds in the order in which they come; a game's bot says what one is."""

    def __init__(self, played: Game) -> None:
        self.stage: Any = plain_engine(played.rules).do.stage
        self.known: dict[int, int] = {}

    def number(self, state: State) -> int:
        """The number of the round, from 0."""
        return self.known.setdefault(int(self.stage(state)), len(self.known))
