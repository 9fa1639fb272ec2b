"""Imagined worlds, and whether they are drawn fairly."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from katzentisch.core.chance import seeded
from katzentisch.core.game import Game
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State
from tests.variants import dealt, random_steps

if TYPE_CHECKING:
    pass


def imagined(rules: Rulebook, s: State, viewer: int, seed: int) -> Any:
    world = s.copy()
    rules.imagine(world, viewer, seeded(seed, viewer + 1))
    return world


def in_world(game: Game, world: State) -> Game:
    """The same game, as it would be in another world."""
    twin = object.__new__(Game)
    twin.__dict__ = game.__dict__ | {"state": world}
    return twin


def steps(rules: Rulebook, players: int, options: dict[str, str], every: int = 4) -> Iterator[Game]:
    for seed in range(2):
        game = dealt(rules, players, options, seed)
        yield game
        for number, _ in enumerate(random_steps(game, seed)):
            if (number + seed) % every == 0 or game.over:
                yield game


def differing(a: Any, b: Any) -> list[str]:
    return [field.name for field in a.fields if getattr(a, field.name) != getattr(b, field.name)]


def chi_square(observed: Counter[Any], expected: dict[Any, float]) -> float:
    """How far counts are from what is expected, as a probability of being that far or further."""
    from scipy.stats import chi2

    assert set(observed) <= set(expected)
    total = observed.total()
    scale = total / sum(expected.values())
    distance = sum((observed[key] - e * scale) ** 2 / (e * scale) for key, e in expected.items())
    return float(chi2.sf(distance, len(expected) - 1))


def drawn_worlds(game: Game, viewer: int, times: int, key: Callable[[Any], Any]) -> Counter[Any]:
    found: Counter[Any] = Counter()
    chance = seeded(77)
    for _ in range(times):
        world = game.state.copy()
        game.rules.imagine(world, viewer, chance)
        found[key(world)] += 1
    return found
