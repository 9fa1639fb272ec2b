"""What a bots' process can be asked. Games go by their names; a `share` is of the usual thought."""

from katzentisch.bots import choose
from katzentisch.bots.engine import compiled_engine, plain_engine
from katzentisch.bots.hints import Hint, budget_of, hint
from katzentisch.bots.levels import LEVELS
from katzentisch.bots.thinking import think
from katzentisch.core.bits import lowest
from katzentisch.core.chance import seeded
from katzentisch.core.plain import Plain
from katzentisch.core.state import State
from katzentisch.games import rulebook

# The levels that think at once in the plain engine; the others play like the last of them there.
QUICK_LEVELS = LEVELS[:3]


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
        think(engine, state, seat, level, 0)
    hint(rules, state, seat, "en", engine=engine)
    return True


def move(game: str, state: State, seat: int, level: str, seed: int, share: float = 1.0) -> int:
    """A move from the compiled engine."""
    return think(compiled_engine(rulebook(game)), state, seat, level, seed, share)


def advice(
    game: str,
    state: State,
    seat: int,
    language: str,
    seed: int,
    names: tuple[str, ...],
    share: float = 1.0,
) -> Hint:
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
    return choose(rulebook(game), state, seat, quick(level), seed)


def plain_advice(
    game: str,
    state: State,
    seat: int,
    language: str,
    seed: int,
    names: tuple[str, ...],
    share: float = 1.0,
) -> Hint:
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
