"""The door for bots from elsewhere: what a seat sees, in forms that other programs work with.

A thought holds what a seat sees in the engine's own form, with all that the seat cannot know
redealt. `Look` tells it as a view, in notation and as numbers; `at_table` makes a thought of a game
at any table, `from_view` of a view that has come from one, so that a function written for the arena
can play there. A game from elsewhere may not say how its views are read: then `heard` gives view,
moves and mask as the table tells them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from katzentisch.adapters.observing import observation_of
from katzentisch.adapters.stepper import OBSERVED
from katzentisch.bots.engine import compiled_engine
from katzentisch.bots.levels import mood_of
from katzentisch.bots.roster import Thought
from katzentisch.bots.search import Budget
from katzentisch.bots.thinking import fingerprint
from katzentisch.core.game import Game
from katzentisch.core.rulebook import Refusal, Rulebook, View
from katzentisch.games import part, rulebook

USUAL_BUDGET = Budget(playouts=200)


@dataclass(frozen=True)
class Look:
    """What a bot is asked, as a view, in notation, and as numbers."""

    thought: Thought

    @property
    def rules(self) -> Rulebook:
        """The game."""
        return self.thought.engine.rules

    @cached_property
    def state(self) -> Any:
        """What the seat sees as a plain state: hidden places hold one possible world."""
        return self.thought.engine.state(self.thought.seen)

    @cached_property
    def view(self) -> View:
        """The seat's view, as a player gets it (docs/views.md)."""
        game = object.__new__(Game)
        options = {
            option.name: option.values[getattr(self.state, option.name)]
            for option in self.rules.options
        }
        game.rules, game.players, game.options = self.rules, self.state.players, options
        game.state = self.state
        return game.view(self.thought.seat)

    @cached_property
    def legal(self) -> dict[str, int]:
        """Every legal move in notation, with the number to return for it."""
        moves = self.thought.engine.legal(self.thought.seen, self.thought.seat)
        return {self.rules.text(self.state, move): move for move in moves}

    def mask(self) -> NDArray[np.int8]:
        """Which moves are legal, as environments tell it."""
        return mask_of(self.rules, self.legal)

    def observation(self, *, remember: bool = False) -> NDArray[np.int16]:
        """The numbers that environments give (docs/environments.md)."""
        seen = observation_of(self.rules, remember=remember)
        return np.array(seen.numbers(self.state, self.thought.seat), OBSERVED)


@dataclass(frozen=True)
class Heard:
    """What a table tells its seat of any game: the same words as `Look`, but no numbers of it."""

    view: View
    moves: Sequence[str]

    @property
    def rules(self) -> Rulebook:
        """The game."""
        return rulebook(self.view["rules"])

    @cached_property
    def legal(self) -> dict[str, int]:
        """Every legal move in notation, with its number."""
        empty = self.rules.new_state(self.view["players"], self.view["options"])
        numbers = {text: self.rules.parse(empty, text) for text in self.moves}
        unknown = [text for text, number in numbers.items() if isinstance(number, Refusal)]
        if unknown:
            raise ValueError(
                f"{self.rules.title} reads “{unknown[0]}” only where the game stands: "
                "it needs a from_view.py."
            )
        return {text: number for text, number in numbers.items() if isinstance(number, int)}

    def mask(self) -> NDArray[np.int8]:
        """Which moves are legal, as environments tell it."""
        return mask_of(self.rules, self.legal)


def heard(play: Mapping[str, Any], seed: int = 0) -> Look | Heard:
    """What a table's `play` (docs/protocol.md) tells a seat: as a look where the game can read it.

    Whoever works with view, legal moves and mask alone plays every game so.
    """
    view, moves = play["view"], play["legal"]
    if part(rulebook(view["rules"]), "from_view") is None:
        return Heard(view, moves)
    return Look(from_view(view, seed))


def mask_of(rules: Rulebook, legal: Mapping[str, int]) -> NDArray[np.int8]:
    """A one for every move that is legal."""
    mask = np.zeros(rules.moves, np.int8)
    mask[list(legal.values())] = 1
    return mask


def at_table(game: Game, seat: int, seed: int = 0, budget: Budget = USUAL_BUDGET) -> Thought:
    """What a bot function takes, made of a game and the seat that has to decide."""
    if not game.acts(seat):
        raise ValueError(f"Seat {seat} has nothing to decide now.")
    return thought_of(game.rules, game.state, seat, seed, budget)


def from_view(view: View, seed: int = 0, budget: Budget = USUAL_BUDGET) -> Thought:
    """What a bot function takes, made of the view that a table has sent to its seat.

    The bot knows what the view tells and has forgotten what a player would have to remember.
    """
    seat = view["seat"]
    if seat not in view["actors"]:
        raise ValueError("The view must be that of a seat that has something to decide now.")
    rules = rulebook(view["rules"])
    reading = part(rules, "from_view")
    if reading is None:
        raise ValueError(f"{rules.title} has no from_view.py to read its views with: use `heard`.")
    state = rules.new_state(view["players"], view["options"])
    reading.fill(state, view)
    return thought_of(rules, state, seat, seed, budget)


def thought_of(rules: Rulebook, state: Any, seat: int, seed: int, budget: Budget) -> Thought:
    """A state as its seat sees it, and all else that a bot function takes."""
    engine = compiled_engine(rules)
    seen = engine.see(engine.table(state), seat)
    source = engine.source(seed, fingerprint(engine, seen))
    return Thought(engine, seen, seat, source, budget, mood_of(engine, seed, seat))
