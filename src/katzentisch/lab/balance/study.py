"""The whole of it, as it is asked for: computed once, then kept beside the compiled code.

What is kept goes by everything that it depends on: the game's code and its bots', this room's, what
it borrows from the bots' room, the players and the options. So nothing ever has to be thrown away,
and nothing old is shown.
"""

import hashlib
import inspect
import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from katzentisch.bots.slices import Progress
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebook
from katzentisch.lab.balance.effect import Effect
from katzentisch.storage.files import replacing


def balance_study(
    progress: Progress, game: str, players: int, options: Mapping[str, str]
) -> dict[str, Any]:
    """What these options change, against those of the rules, as `Effect.data` has it.

    Needs the compiled engine, and gets it ready first.
    """
    rules = rulebook(game)
    chosen = rules.defaults() | dict(options)
    file = place_of(rules, players, chosen)
    if (found := kept_at(file)) is not None:
        return found.data()
    from katzentisch.lab.balance.measuring import measure
    from katzentisch.lab.balance.variant import Variant

    usual = Variant(rules, players, rules.defaults())
    changed = Variant(rules, players, chosen) if chosen != rules.defaults() else None
    effect = measure(usual, changed, progress)
    keep(file, effect)
    return effect.data()


def place_of(rules: Rulebook, players: int, options: Mapping[str, str]) -> Path:
    """Where the answer is kept: under a name made from all that it depends on."""
    from katzentisch.bots import engine, hints, levels
    from katzentisch.core.compiled import cache_root
    from katzentisch.lab.balance import effect, loops, measuring, variant

    digest = hashlib.sha256(engine.engine_key(rules).encode())
    for module in (effect, loops, measuring, variant, engine, hints, levels):
        digest.update(inspect.getsource(module).encode())
    digest.update(repr((rules.name, players, sorted(options.items()))).encode())
    return cache_root() / "balance" / f"{digest.hexdigest()[:32]}.json"


def kept_at(file: Path) -> Effect | None:
    """What was found before, if it is there and whole."""
    try:
        return Effect.of(json.loads(file.read_bytes()))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def keep(file: Path, effect: Effect) -> None:
    """Where it cannot be kept it is computed again."""
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        with replacing(file) as opened:
            opened.write(json.dumps(effect.data()).encode())
