"""Plain, compiled and in the browser: move by move, bit by bit, all three play one game."""

from collections.abc import Callable

import numpy as np

from katzentisch.bots.engine import compiled_engine, plain_engine
from katzentisch.core.compiled import Compiled
from katzentisch.core.rulebook import Rulebook
from tests.offline.chromium import InChromium
from tests.offline.walking import first_chance, walk
from tests.variants import VARIANTS, Variant, every_count, some_variants

SEED = 1_600
# Games of every variant move by move; and from the deal to the result of every count.
WALKED, PLAYED = 4, 500


@some_variants
def test_move_by_move(variant: Variant, in_chromium: InChromium) -> None:
    """States, legal moves, imagined worlds, moves, winners and chance are the same bytes."""
    rules, _, options = variant
    seeds = range(SEED, SEED + max(1, WALKED // int(options.get("games", "1"))))
    walked = b"".join(part for seed in seeds for part in walk(plain_engine(rules), variant, seed))
    assert in_chromium.walks(variant, seeds) == walked, f"seeds {seeds}: the page is not plain"
    native = b"".join(
        part for seed in seeds for part in walk(compiled_engine(rules), variant, seed)
    )
    assert native == walked, f"seeds {seeds}: compiled is not plain"


def test_a_difference_is_seen(in_chromium: InChromium) -> None:
    """Another seed gives other bytes: what is compared above is able to differ."""
    variant = VARIANTS[0]
    walked = b"".join(walk(plain_engine(variant[0]), variant, SEED))
    assert in_chromium.walks(variant, [SEED]) == walked
    assert in_chromium.walks(variant, [SEED + 1]) != walked


@every_count
def test_whole_games(
    rules: Rulebook, players: int, compiled: Callable[[Rulebook], Compiled], in_chromium: InChromium
) -> None:
    """Many games in one call: decisions, wins, scores, the last state and chance are the same."""
    engine = compiled(rules)
    empty, room = engine.states(1, players), engine.states(1, players)
    room[:] = 0
    wins, scores = np.zeros(6), np.zeros(6)
    source = np.array([first_chance(SEED)], np.uint64)
    decisions = engine.kernels.new_playouts(empty, room, PLAYED, source, wins, scores)
    found = in_chromium.playouts((rules, players, {}), PLAYED, SEED)
    assert found.decisions == decisions
    assert found.lists == tuple(one.tobytes() for one in (room, source, wins, scores))
