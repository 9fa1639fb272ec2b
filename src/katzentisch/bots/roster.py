"""Every bot by name: a function of what a seat sees, a random source and a budget.

A bot from elsewhere is called `package.module:function`.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from inspect import signature
from operator import index
from textwrap import shorten

from katzentisch.bots.engine import Engine, OneState, Source
from katzentisch.bots.learned import network_of
from katzentisch.bots.levels import LEVELS, level_move
from katzentisch.bots.rollout import RANDOM, RULE
from katzentisch.bots.search import Budget, Verdict, flat_search, ismcts_search, pimc_search


@dataclass(frozen=True, slots=True)
class Thought:
    """All a bot may use: its engine, what its seat sees, chance, a budget, the mood of the game."""

    engine: Engine
    seen: OneState
    seat: int
    source: Source
    budget: Budget
    mood: int = 1


Bot = Callable[[Thought], int]
Search = Callable[..., list[Verdict]]


def random_bot(thought: Thought) -> int:
    """Any legal move."""
    return int(thought.engine.do.random_at(thought.seen, thought.seat, thought.source))


def rule_bot(thought: Thought) -> int:
    """The game's rule bot."""
    return int(thought.engine.do.rule_at(thought.seen, thought.seat, thought.source))


def network_bot(thought: Thought) -> int:
    """What the game has learned, without a search; the rule bot where that is nothing."""
    network = network_of(thought.engine)
    if network is None:
        return rule_bot(thought)
    return network.move(thought.seen, thought.seat, thought.source)


def searching(search: Search, policy: int) -> Bot:
    """A bot that searches; a forced move needs no thought."""

    def bot(thought: Thought) -> int:
        moves = thought.engine.legal(thought.seen, thought.seat)
        if len(moves) == 1:
            return moves[0]
        verdicts = search(
            thought.engine,
            thought.seen,
            thought.seat,
            thought.source,
            thought.budget,
            policy=policy,
        )
        return verdicts[0].move

    return bot


def at_level(level: str) -> Bot:
    """A bot of one of the levels; its budget is part of the level."""

    def bot(thought: Thought) -> int:
        return level_move(
            thought.engine, thought.seen, thought.seat, level, thought.source, thought.mood
        )

    return bot


BOTS: dict[str, Bot] = {
    "random": random_bot,
    "rule": rule_bot,
    "network": network_bot,
    "flat-random": searching(flat_search, RANDOM),
    "flat": searching(flat_search, RULE),
    "ismcts": searching(ismcts_search, RULE),
    "pimc": searching(pimc_search, RULE),
    **{level: at_level(level) for level in LEVELS},
}


class NoBot(ValueError):
    """There is no bot of that name."""


class BotNotLoaded(ValueError):
    """A bot from elsewhere cannot be loaded; says why."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(name, reason)
        self.name, self.reason = name, reason

    def __str__(self) -> str:
        return f"The bot {self.name} cannot be loaded: {self.reason}"


class BotFailed(ValueError):
    """A bot from elsewhere has raised an error, or given something that is no legal move.

    `answer` is what it has given, where it has given something.
    """

    def __init__(self, name: str, reason: str, answer: str = "") -> None:
        super().__init__(name, reason, answer)
        self.name, self.reason, self.answer = name, reason, answer

    def __str__(self) -> str:
        return f"The bot {self.name} failed: {self.reason}"


def told(error: BaseException) -> str:
    """An error of somebody else's code in one line, not too long."""
    text = shorten(str(error), width=200, placeholder=" …")
    if text and isinstance(error, ImportError | AttributeError):
        return text
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def shown(answer: object) -> str:
    """What a bot has answered, short, whatever it is."""
    try:
        text = repr(answer)
    except Exception:
        text = type(answer).__name__
    return text if len(text) <= 40 else text[:39] + "…"


def bot_named(name: str) -> Bot:
    """The bot of that name, or the one that `package.module:function` leads to."""
    if name in BOTS:
        return BOTS[name]
    module, _, function = name.partition(":")
    if not module or not function:
        known = ", ".join(BOTS)
        raise NoBot(f"There is no bot {name!r}; there are {known}, or package.module:function.")
    try:
        bot: Bot = getattr(import_module(module), function)
    # Whatever a module does when it is loaded, leaving the program included.
    except (Exception, SystemExit) as error:
        raise BotNotLoaded(name, told(error)) from None
    if not takes_a_thought(bot):
        raise BotNotLoaded(name, f"{function} is not a function of one argument")
    return bot


def takes_a_thought(bot: object) -> bool:
    """Whether this can be called with one argument, as far as it says."""
    if not callable(bot):
        return False
    try:
        signature(bot).bind(None)
    except ValueError:  # written in C, and silent about it
        return True
    except TypeError:
        return False
    return True


def seated(name: str) -> Bot:
    """The bot of that name; what one from elsewhere answers is checked."""
    bot = bot_named(name)
    if name in BOTS:
        return bot

    def checked(thought: Thought) -> int:
        try:
            answer: object = bot(thought)
        except (Exception, SystemExit) as error:
            raise BotFailed(name, told(error)) from None
        try:
            move = index(answer)  # type: ignore[arg-type]  # whatever it has given
        except Exception:
            raise BotFailed(name, f"{shown(answer)} is not a move", shown(answer)) from None
        if move not in thought.engine.legal(thought.seen, thought.seat):
            raise BotFailed(name, f"{move} is not a legal move", str(move))
        return move

    return checked


def named(names: Iterable[str]) -> list[str]:
    """The names of bots, checked."""
    known = list(names)
    for name in known:
        bot_named(name)
    return known
