"""Mini games: the same rules with a handful of cards, small enough to be solved.

The rules stay written once: a mini game is the functions of the game's own files, looking at the
numbers of its mini.py instead (cards, hand sizes, players). Minis are for solvers and tests, no
table offers them.
"""

from collections.abc import Iterator
from dataclasses import replace
from types import ModuleType

from katzentisch.adapters.observing import observation_of
from katzentisch.core.observation import Observation
from katzentisch.core.rebinding import own_functions, rebound
from katzentisch.core.rulebook import Restriction, Rulebook
from katzentisch.games import part, rulebooks

RULE_FUNCTIONS = (
    "start",
    "shuffled",
    "actors",
    "apply",
    "winners",
    "imagine",
    "text",
    "parse",
    "hidden",
    "together",
    "public",
    "own",
    "count_cards",
)


def files_of(rules: Rulebook) -> list[ModuleType]:
    """The files a rulebook is made from."""
    found = (part(rules, name) for name in ("rules", "imagine", "words"))
    return [module for module in found if module]


def mini(rules: Rulebook, numbers: ModuleType) -> Rulebook:
    """The rulebook of a mini game."""
    changed = {name: value for name, value in vars(numbers).items() if not name.startswith("__")}
    names = rebound([*files_of(rules), numbers], changed)
    return replace(
        rules,
        name=f"mini-{rules.name}",
        title=f"{rules.title} (mini)",
        seats=range(numbers.PLAYERS, numbers.PLAYERS + 1),
        copies=numbers.COPIES,
        restrictions=tuple(
            Restriction(names[r.allows.__name__], names[r.refusal.__name__])
            for r in rules.restrictions
        ),
        **{function: names[function] for function in RULE_FUNCTIONS},
    )


def mini_observation(rules: Rulebook, small: Rulebook, *, remember: bool = False) -> Observation:
    """The game's observation, looking at the mini game's functions and numbers."""
    module = part(rules, "observation")
    if not hasattr(module, "OBSERVATION"):
        return observation_of(small)
    assert module is not None
    of_game = {name: value for file in files_of(rules) for name, value in vars(file).items()}
    of_mini, own = small.start.__globals__, own_functions(module)
    changed = {
        name: of_mini[name]
        for name, value in vars(module).items()
        if name not in own and name in of_game and value is of_game[name]
    }
    whole = observation_of(rules, remember=remember)
    return Observation(whole.layout, rebound([module], changed)[whole.observe.__name__])


def found() -> Iterator[tuple[Rulebook, Rulebook]]:
    """The games that have a mini game, with it."""
    for rules in rulebooks().values():
        numbers = part(rules, "mini")
        if numbers:
            yield rules, mini(rules, numbers)


ORIGINALS = {small.name: rules for rules, small in found()}
MINIS = {small.name: small for _, small in found()}
MINI_OBSERVATIONS = {
    name: mini_observation(ORIGINALS[name], small) for name, small in MINIS.items()
}
