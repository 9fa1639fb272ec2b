"""A line changed in any part of a game takes effect at once, whatever compiled code is kept."""

import importlib
import shutil
import sys
from collections.abc import Callable
from importlib.resources import files
from itertools import cycle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from katzentisch.adapters.stepper import Stepper
from katzentisch.bots.engine import CompiledEngine, PlainEngine, bindings, engine_key
from katzentisch.core.compiled import cache_root, compiled
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebooks
from tests import looking

pytestmark = pytest.mark.compiled

COPY = "own_game"
SEATS = np.zeros(1, np.int64)
# What is found out, and the compiled function that found it.
Found = tuple[int, Any]


def winner(rules: Rulebook) -> Found:
    """Who wins, by the compiled rules."""
    engine = compiled(rules)
    seats = engine.winners(engine.states(1, rules.seats[0]))
    return int(seats[0]), engine.kernels.winners_all


def allowed(rules: Rulebook) -> Found:
    """What may be done, by the compiled rules."""
    engine = compiled(rules)
    words = engine.legal(engine.states(1, rules.seats[0]), SEATS)
    return int(words[0, 0]), engine.kernels.legal_all


def imagined(rules: Rulebook) -> Found:
    """The first seat's score in a world imagined by the compiled rules."""
    engine = compiled(rules)
    states = engine.states(1, rules.seats[0])
    engine.imagine(states, SEATS, np.ones((1, 1), np.uint64))
    return int(states["score"][0, 0]), engine.kernels.imagine_all


def chosen(rules: Rulebook) -> Found:
    """The rule bot's move; in the plain engine it is the same."""
    engine, state = CompiledEngine(rules), rules.new_state(rules.seats[0], {})
    move = int(engine.do.rule_at(engine.table(state), 0, engine.source(1)))
    plain = PlainEngine(rules)
    assert plain.do.rule_at(plain.table(state), 0, plain.source(1)) == move
    return move, engine.do.rule_at


def asked(name: str) -> Callable[[Rulebook], Found]:
    """What a game's reasons say of a state, compiled as the bots are."""

    def of_reasons(rules: Rulebook) -> Found:
        engine = CompiledEngine(rules)
        do = engine.base.compile([looking], bindings(rules))
        found = getattr(do, name)
        return int(found(engine.table(rules.new_state(rules.seats[0], {})))), found

    return of_reasons


def observed(rules: Rulebook) -> Found:
    """The first number that learners see."""
    engine = Stepper(rules)
    numbers, mask = engine.observations(1), engine.masks(1)
    states = engine.game.states(1, rules.seats[0])
    engine.do.look_at(states, states.copy(), 0, numbers[0], mask[0])
    return int(numbers[0, 0]), engine.do.look_at


# Part by part what is added to a file of the game, with a line that changes, and who looks at it.
CHANGES: dict[str, tuple[str, str, Callable[[Rulebook], Found]]] = {
    "rules": ("rules", "def winners(s):\n    return NUMBER\n", winner),
    "legality": (
        "words",
        "def only(s, seat, word):\n    return NUMBER\n\n"
        "RESTRICTIONS = (*RESTRICTIONS[:0], *[Restriction(only, refuse) for refuse in (0, 0)])\n",
        allowed,
    ),
    "imagine": ("imagine", "def imagine(s, viewer, chance):\n    s.score[0] = NUMBER\n", imagined),
    "bot": ("bot", "def rule_move(s, seat, chance):\n    return NUMBER\n", chosen),
    "comprehension": (
        "bot",
        "def rule_move(s, seat, chance):\n    return [n + NUMBER for n in range(2)][0]\n",
        chosen,
    ),
    "constant elsewhere": (
        "tuned",
        "STEP = NUMBER\n",
        chosen,
    ),
    "moment": ("reasons", "def moment(s):\n    return NUMBER\n", asked("moment_at")),
    "chapter": ("reasons", "def chapter(s):\n    return NUMBER\n", asked("chapter_at")),
    "observation": (
        "observation",
        "from dataclasses import replace\n\n"
        "def first(s, viewer, out):\n    out[0] = NUMBER\n\n"
        "OBSERVATION = replace(OBSERVATION, observe=first)\n",
        observed,
    ),
}


class Copy:
    """A game's folder copied, as the package own_game."""

    def __init__(self, rules: Rulebook, folder: Path) -> None:
        self.folder = folder / COPY
        shutil.copytree(Path(str(files(rules.package))), self.folder)
        for file in self.folder.glob("*.py"):
            source = file.read_text("utf-8")
            file.write_text(source.replace(rules.package, COPY), "utf-8")
        bot = self.folder / "bot.py"
        with bot.open("a", encoding="utf-8") as lines:
            lines.write(
                f"\n\nfrom {COPY}.tuned import STEP\n\n"
                "def rule_move(s, seat, chance):\n    return STEP\n"
            )
        (self.folder / "tuned.py").write_text("STEP = 1\n", "utf-8")

    def loaded(self) -> Rulebook:
        """The game as its files say now."""
        for name in [name for name in sys.modules if name.split(".")[0] == COPY]:
            del sys.modules[name]
        importlib.invalidate_caches()
        rules: Rulebook = importlib.import_module(COPY).RULES
        return rules


def kept() -> set[str]:
    """The names under which compiled code is kept."""
    return {folder.name for folder in cache_root().iterdir()}


def hits(function: Any) -> int:
    """How often a compiled function came from what is kept."""
    return sum(function.stats.cache_hits.values())


@pytest.mark.parametrize(("part", "rules"), [*zip(CHANGES, cycle(rulebooks().values()))])
def test_a_changed_line_takes_effect(
    part: str, rules: Rulebook, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Changed and changed back: the same file, the same folder of compiled code.

    Each part in one game, in turn: what finds the parts of a game knows no game by name.
    """
    monkeypatch.setenv("KATZENTISCH_CACHE", str(tmp_path / "cache"))
    # A file written twice in a second would else be taken for the same.
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.syspath_prepend(str(tmp_path))
    copy = Copy(rules, tmp_path)
    name, lines, look = CHANGES[part]
    file = copy.folder / f"{name}.py"
    before = file.read_text("utf-8")
    found, keys, folders = [], [], []
    for number in ("3", "4", "3"):
        file.write_text(f"{before}\n\n{lines.replace('NUMBER', number)}", "utf-8")
        changed = copy.loaded()
        value, function = look(changed)
        found.append((value, hits(function)))
        keys.append(engine_key(changed))
        folders.append(kept())
    assert found == [(3, 0), (4, 0), (3, 1)]
    assert folders[0] < folders[1] == folders[2]
    # What learners observe is no part of what bots are made of.
    assert keys[0] == keys[2]
    assert (keys[0] == keys[1]) == (part == "observation")
