"""What a bots' process can be asked. Games go by their names; a `share` is of the usual thought."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from operator import index
from typing import Any

from katzentisch.bots.engine import Engine, compiled_engine, plain_engine
from katzentisch.bots.hints import BestMove, budget_of, hint
from katzentisch.bots.levels import LEVELS
from katzentisch.bots.thinking import think
from katzentisch.core.bits import lowest
from katzentisch.core.chance import seeded
from katzentisch.core.plain import Plain
from katzentisch.core.state import State
from katzentisch.games import rulebook

# The levels that think at once in the plain engine; the others play like the last of them there.
QUICK_LEVELS = LEVELS[:3]
# Who only gets ready needs no good move: so much of the usual time to think.
IN_HASTE = 0.02


class NotKept(BaseException):
    """Something would have to be compiled. No failure that somebody along the way may mend."""


class NotLegal(Exception):
    """A bot has chosen something that is no legal move."""


def look_up(game: str) -> None:
    """Load what the plain engine of a game needs."""
    plain_engine(rulebook(game))


def get_ready(game: str) -> bool:
    """Compile all that a decision and a hint need by making them; false where Numba is missing."""
    rules = rulebook(game)
    state = rules.new_state(rules.seats[0], {})
    Plain(rules).begin(state, seeded(0))
    seat = lowest(rules.actors(state))
    try:
        engine = compiled_engine(rules)
    except ImportError:
        return False
    for level in LEVELS:
        think(engine, state, seat, level, 0, IN_HASTE)
    # Where no reason is found for a hint, bots can play all the same; who asks for one hears of it.
    with suppress(Exception):
        hint(rules, state, seat, "en", engine=engine, budget=budget_of(engine, IN_HASTE))
    return True


def read(game: str) -> bool:
    """Get ready with what is on the disk; false where something has to be compiled first."""
    try:
        from numba.core import event
    except ImportError:
        return False

    class Refusing(event.Listener):
        """Hears that Numba begins to compile, and does not let it."""

        def on_start(self, _: object) -> None:
            raise NotKept

        def on_end(self, _: object) -> None:
            pass

    try:
        with event.install_listener("numba:compile", Refusing()):
            return get_ready(game)
    except NotKept:
        return False


def move(game: str, state: State, seat: int, level: str, seed: int, share: float = 1.0) -> int:
    """A move from the compiled engine."""
    engine = compiled_engine(rulebook(game))
    return legal(engine, state, seat, think(engine, state, seat, level, seed, share))


def legal(engine: Engine, state: State, seat: int, chosen: int) -> int:
    """What a bot has chosen; raises NotLegal where nobody could make such a move."""
    number = index(chosen)
    if number not in engine.legal(engine.table(state), seat):
        raise NotLegal(f"{number} is not a legal move in {engine.rules.name}")
    return number


def advice(
    game: str,
    state: State,
    seat: int,
    language: str,
    seed: int,
    names: tuple[str, ...],
    share: float = 1.0,
) -> BestMove:
    """A hint from the compiled engine."""
    engine = compiled_engine(rulebook(game))
    budget = budget_of(engine, share)
    return hint(
        engine.rules, state, seat, language, names=names, seed=seed, engine=engine, budget=budget
    )


def plain_move(
    game: str, state: State, seat: int, level: str, seed: int, share: float = 1.0
) -> int:
    """A move from the plain engine, at once."""
    engine = plain_engine(rulebook(game))
    return legal(engine, state, seat, think(engine, state, seat, quick(level), seed))


def plain_advice(
    game: str,
    state: State,
    seat: int,
    language: str,
    seed: int,
    names: tuple[str, ...],
    share: float = 1.0,
) -> BestMove:
    """A hint from the plain engine."""
    rules = rulebook(game)
    budget = budget_of(plain_engine(rules), share)
    return hint(rules, state, seat, language, names=names, seed=seed, budget=budget)


def quick(level: str) -> str:
    """The level that stands in where the compiled engine is not ready."""
    return level if level in QUICK_LEVELS else QUICK_LEVELS[-1]


def redealt(game: str, state: State, seat: int, seed: int) -> State:
    """The game as the seat may imagine it: the very same in all worlds it cannot tell apart."""
    rulebook(game).imagine(state, seat, seeded(seed))
    return state


@dataclass(frozen=True, slots=True)
class Repertoire:
    """All that a pool asks its processes; its tests ask for worse."""

    look_up: Callable[..., Any] = look_up
    read: Callable[..., Any] = read
    get_ready: Callable[..., Any] = get_ready
    redealt: Callable[..., Any] = redealt
    move: Callable[..., Any] = move
    advice: Callable[..., Any] = advice
    plain_move: Callable[..., Any] = plain_move
    plain_advice: Callable[..., Any] = plain_advice
