"""Mini games: the same rules with a handful of cards, small enough to be solved.

The rules stay written once: a mini game is the functions of the game's own file, looking at other
constants. Only the numbers of the material differ (cards, hand sizes, players); minis are for
solvers and tests, no table offers them.
"""

import sys
from collections.abc import Mapping
from dataclasses import replace
from types import FunctionType, ModuleType
from typing import Any

from katzentisch.core.rulebook import Restriction, Rulebook
from katzentisch.games import katzenjammer, muckenstich, und_tschuess
from katzentisch.games.observations import OBSERVATIONS, Observation

Names = dict[str, Any]
RULE_FUNCTIONS = (
    *("start", "shuffled", "actors", "legal", "apply", "winners", "imagine"),
    *("text", "parse", "hidden", "together", "public", "own", "count_cards"),
)


def rebound(module: ModuleType, changed: Mapping[str, Any]) -> Names:
    """A module's names with some changed, and its functions looking at these."""
    names = vars(module) | dict(changed)
    for name, value in list(names.items()):
        own = isinstance(value, FunctionType) and value.__module__ == module.__name__
        if own or (name in changed and isinstance(value, FunctionType)):
            names[name] = FunctionType(value.__code__, names, name, value.__defaults__)
    return names


def deck_of(copies: tuple[int, ...]) -> Names:
    """The constants that say which cards there are."""
    deck = tuple(kind for kind, count in enumerate(copies) for _ in range(count))
    return {"COPIES": copies, "DECK": deck, "DECK_SIZE": len(deck)}


def mini(module: ModuleType, name: str, players: int, changed: Mapping[str, Any]) -> Rulebook:
    """The rulebook of a mini game."""
    names = rebound(module, changed)
    rules: Rulebook = module.RULES
    return replace(
        rules,
        name=name,
        title=f"{rules.title} (mini)",
        seats=range(players, players + 1),
        copies=changed["COPIES"],
        restrictions=tuple(
            Restriction(names[r.allows.__name__], names[r.refusal.__name__])
            for r in rules.restrictions
        ),
        **{function: names[function] for function in RULE_FUNCTIONS},
    )


def mini_observation(original: Rulebook, rules: Rulebook) -> Observation:
    """The game's observation, looking at the mini game's functions and constants."""
    module = sys.modules[OBSERVATIONS[original.name].observe.__module__]
    game = vars(sys.modules[original.start.__module__])
    mini_names = rules.start.__globals__
    changed = {
        name: mini_names[name]
        for name, value in vars(module).items()
        if value is game.get(name) and (isinstance(value, FunctionType) or name == "DECK_SIZE")
    }
    rebound_names = vars(module) | changed
    for name, value in vars(module).items():
        if isinstance(value, FunctionType) and value.__module__ == module.__name__:
            rebound_names[name] = FunctionType(value.__code__, rebound_names, name)
    return Observation(OBSERVATIONS[original.name].layout, rebound_names["observe"])


# … und Tschüss!: a duel of two with two cards each; the deck lasts for one round.

UND_TSCHUESS = mini(
    und_tschuess,
    "mini-und-tschuess",
    2,
    {
        **deck_of((0, 2, 2, 1, 0, 1) + (0,) * 11),
        "HAND": (0, 0, 2),
        "RESHUFFLES": (0, 0, 0),
    },
)


# Mückenstich: two players, two colours, two tricks; the last round only, and no discards.


def last_round(s: Any) -> None:
    """Begin with the last round."""
    s.rounds_done = s.players - 1
    begin_round(s)  # type: ignore[name-defined]  # noqa: F821  # the game's own


MUCKENSTICH = mini(
    muckenstich,
    "mini-muckenstich",
    2,
    {
        **deck_of((1, 1) + (0,) * 11 + (1, 1) + (0,) * 10 + (1,) + (0,) * 26),
        "HAND": (0, 0, 2),
        "DISCARDS": (0, 0, 0),
        "NAMED_NOW": (0, 0, 0x003, 0x030, 0x300, 0),
        "start": last_round,
    },
)


# Katzenjammer Blues: two players with two cards each, two values and a joker.

KATZENJAMMER = mini(
    katzenjammer,
    "mini-katzenjammer",
    2,
    {
        **deck_of((1, 0, 0, 1, 0, 7)),
        "HAND": 3,
    },
)

MINIS = {rules.name: rules for rules in (KATZENJAMMER, MUCKENSTICH, UND_TSCHUESS)}
MINI_OBSERVATIONS = {
    name: mini_observation(observations_of, MINIS[name])
    for name, observations_of in (
        ("mini-katzenjammer", katzenjammer.RULES),
        ("mini-muckenstich", muckenstich.RULES),
        ("mini-und-tschuess", und_tschuess.RULES),
    )
}
