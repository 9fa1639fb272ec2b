"""Binds the bots' functions to a game: plain, or compiled with Numba. One shape for both.

A table is a sequence of one state, in the engine's own form. What a bot gets is never the table
itself but what a seat sees of it: a copy in which all that the seat cannot know is redealt, always
the same way. So no bot can know more than its seat.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from katzentisch.bots import (
    at_table,
    flat,
    ismcts,
    network,
    open_hands,
    pimc,
    prospects,
    rollout,
    worlds,
)
from katzentisch.bots.any_game import bot as any_bot
from katzentisch.bots.parts import bot_of, observe_of, prospect_parts, reasons_of, weighing_parts
from katzentisch.core import chance, driver
from katzentisch.core.bits import members
from katzentisch.core.rebinding import bound_names, own_functions, rebound
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State

SHARED = (at_table, rollout, worlds, flat, ismcts, pimc, open_hands)
# Loops over long rows, compiled on their own: vector instructions pay there, and nowhere else.
LONG_ROWS = (network, prospects)
# Where a search spends its time.
LOOPS = [own_functions(rollout)[name] for name in ("play_on", "policy_move")]
# What redeals the things a seat cannot know before a bot sees them: always the same.
BLIND_SEED = 0

# A table in the engine's own form: a sequence of one state.
OneState = Any
Source = Any


def blind_source() -> chance.Chance:
    """The chance by which a seat is blinded; compiled code has its own version."""
    return chance.seeded(BLIND_SEED)


def bindings(rules: Rulebook) -> dict[str, Any]:
    """The names that bind shared functions to a game and its bot."""
    return (
        {name: getattr(bot_of(rules), name) for name in own_functions(any_bot)}
        | {"hidden": rules.hidden, "together": rules.together}
        | {"perceive": observe_of(rules)}
        | weighing_parts(rules)
        | prospect_parts(rules)
        | {"moment": reasons_of(rules).moment, "chapter": reasons_of(rules).chapter}
    )


class Engine(ABC):
    """What a bot needs to think. `do` holds the shared functions, bound to the game."""

    rules: Rulebook
    do: SimpleNamespace

    @abstractmethod
    def table(self, state: State) -> OneState:
        """A table with that state on it; the state itself is left alone."""

    @abstractmethod
    def state(self, table: OneState) -> State:
        """The state on a table as a plain one."""

    @abstractmethod
    def source(self, seed: int, stream: int = 0) -> Source:
        """A source of chance."""

    @abstractmethod
    def places(self, size: int) -> Any:
        """Places for copies of states."""

    @abstractmethod
    def whole(self, numbers: Sequence[int]) -> Any:
        """A list of whole numbers."""

    @abstractmethod
    def real(self, size: int) -> Any:
        """A list of so many real numbers, all zero."""

    @abstractmethod
    def reals(self, numbers: Sequence[float]) -> Any:
        """A list of real numbers."""

    @abstractmethod
    def blank(self, rows: int, size: int) -> Any:
        """Rows of whole numbers, all zero."""

    @property
    def plans(self) -> int:
        """How many plans there are in the game; the first is to go on as the rule bot would."""
        return int(bot_of(self.rules).PLANS)

    @property
    def expert_playouts(self) -> int:
        """What an expert may spend on a move."""
        return int(bot_of(self.rules).EXPERT_PLAYOUTS)

    @property
    def expert_judges(self) -> int:
        """The worlds in which an expert judges at the next pause; none if he plays moves out."""
        return int(bot_of(self.rules).EXPERT_JUDGES)

    @property
    def learned_experts(self) -> int:
        """With up to so many players what the game has learned is as strong as a search."""
        return int(bot_of(self.rules).LEARNED_EXPERTS)

    @property
    def not_worth(self) -> float:
        """The share of the victory that a champion does not look for."""
        return float(bot_of(self.rules).NOT_WORTH)

    @property
    def ahead(self) -> int:
        """So many pauses a champion looks ahead, where positions there are judged."""
        return int(bot_of(self.rules).AHEAD)

    @property
    def doubt(self) -> float:
        """How far a champion takes what was learned of positions to be wrong."""
        return float(bot_of(self.rules).DOUBT)

    @property
    def rollout_doubt(self) -> float:
        """How far it takes rollouts to be wrong, however many there are."""
        return float(bot_of(self.rules).ROLLOUT_DOUBT)

    @property
    def strong_worlds(self) -> int:
        """The worlds a strong player looks into."""
        return int(bot_of(self.rules).STRONG_WORLDS)

    @property
    def champion_searches(self) -> bool:
        """Whether a champion searches as an expert does, or plays what the game has learned."""
        return bool(bot_of(self.rules).CHAMPION_SEARCHES)

    def new_table(self, players: int, options: Mapping[str, str], source: Source) -> OneState:
        """A table at which a game has been dealt."""
        table = self.table(self.rules.new_state(players, options))
        self.do.begin_at(table, source)
        return table

    def see(self, table: OneState, seat: int) -> OneState:
        """A copy of the table with all that the seat cannot know redealt."""
        seen = self.places(1)
        self.do.blinded(table, seen, seat, self.source(BLIND_SEED))
        return seen

    def legal(self, table: OneState, seat: int) -> list[int]:
        """The moves a seat may make."""
        return [
            word * self.rules.span + bit
            for word in range(self.rules.words)
            for bit in members(int(self.do.legal_at(table, seat, word)))
        ]


class PlainEngine(Engine):
    """Thinks slowly but at once: no NumPy, no Numba."""

    def __init__(self, rules: Rulebook) -> None:
        self.rules = rules
        given = bound_names(rules) | bindings(rules)
        # What any game's bot does by the rules must look at the rules of this game.
        own = {name: one for name, one in given.items() if one is not vars(any_bot).get(name)}
        self.do = SimpleNamespace(**rebound((driver, *SHARED, *LONG_ROWS, any_bot), own))

    def table(self, state: State) -> OneState:
        """A table with that state on it."""
        return [state.copy()]

    def state(self, table: OneState) -> State:
        """The state on a table."""
        state: State = table[0]
        return state

    def source(self, seed: int, stream: int = 0) -> Source:
        """A source of chance."""
        return chance.seeded(seed, stream)

    def places(self, size: int) -> Any:
        """Places for copies of states."""
        return [None] * size

    def whole(self, numbers: Sequence[int]) -> Any:
        """A list of whole numbers."""
        return list(numbers)

    def real(self, size: int) -> Any:
        """A list of so many real numbers, all zero."""
        return [0.0] * size

    def reals(self, numbers: Sequence[float]) -> Any:
        """A list of real numbers."""
        return list(numbers)

    def blank(self, rows: int, size: int) -> Any:
        """Rows of whole numbers, all zero."""
        return [[0] * size for _ in range(rows)]


def engine_key(rules: Rulebook) -> str:
    """A name for exactly this game and its bots, as far as they are compiled."""
    from katzentisch.core.compiled import source_key

    modules = (*SHARED, *LONG_ROWS)
    functions = [function for module in modules for function in own_functions(module).values()]
    return source_key(functions, bound_names(rules) | own_functions(driver) | bindings(rules))


def copied_to_place(s: Any, places: Any, place: int) -> Any:
    """The compiled version of rollout.copied: some bytes change places."""
    places[place] = s
    return places[place]


def compiled_functions(game: Any, rules: Rulebook) -> SimpleNamespace:
    """What a compiled engine does, from what compiles a game's functions."""
    searching = compiled_together(game, rules, SHARED, LOOPS)
    learned = compiled_together(game, rules, LONG_ROWS)
    return SimpleNamespace(**vars(searching), **vars(learned))


def compiled_together(
    game: Any,
    rules: Rulebook,
    modules: tuple[ModuleType, ...],
    loops: Collection[FunctionType] = (),
) -> SimpleNamespace:
    """The functions of some modules, bound to a game, and compiled; hot ones in `loops`."""
    instead = {rollout.copied: copied_to_place}
    found: SimpleNamespace = game.compile(modules, bindings(rules), instead, loops=loops)
    return found


class CompiledEngine(Engine):
    """Thinks at full speed, once its functions are compiled: `warm` does it before they are used.

    Compiled code is kept between runs, under a name made from the sources of rules and bots.
    """

    def __init__(self, rules: Rulebook) -> None:
        import numpy

        from katzentisch.core import compiled

        self.rules = rules
        self.np = numpy
        self.base = compiled.compiled(rules)
        self.do = compiled_functions(self.base, rules)

    def table(self, state: State) -> OneState:
        """A table with that state on it."""
        return self.base.pack(state)

    def state(self, table: OneState) -> State:
        """The state on a table as a plain one."""
        return self.base.unpack(table)

    def source(self, seed: int, stream: int = 0) -> Source:
        """A source of chance."""
        return self.np.array(chance.seeded(seed, stream), self.np.uint64)

    def places(self, size: int) -> Any:
        """Places for copies of states."""
        return self.np.zeros(size, self.base.dtype)

    def whole(self, numbers: Sequence[int]) -> Any:
        """A list of whole numbers."""
        return self.np.array(numbers, self.np.int64)

    def real(self, size: int) -> Any:
        """A list of so many real numbers, all zero."""
        return self.np.zeros(size)

    def reals(self, numbers: Sequence[float]) -> Any:
        """A list of real numbers."""
        return self.np.array(numbers, self.np.float64)

    def blank(self, rows: int, size: int) -> Any:
        """Rows of whole numbers, all zero."""
        return self.np.zeros((rows, size), self.np.int64)


@cache
def plain_engine(rules: Rulebook) -> PlainEngine:
    """The plain engine of a game, made once in a process."""
    return PlainEngine(rules)


@cache
def compiled_engine(rules: Rulebook) -> CompiledEngine:
    """The compiled engine of a game, made once in a process."""
    return CompiledEngine(rules)
