"""Bytes of a state without NumPy are those that compiled code has."""

import subprocess
import sys

from katzentisch.core.compiled import dtype_of
from katzentisch.core.rulebook import Rulebook
from katzentisch.offline.packing import layout, packed, unpacked
from tests.bots.situations import situations
from tests.variants import every_count, every_game


@every_game
def test_the_layout_is_that_of_compiled_code(rules: Rulebook) -> None:
    assert layout(rules.state).size == dtype_of(rules.state).itemsize


@every_count
def test_packing_and_unpacking(rules: Rulebook, players: int) -> None:
    import numpy as np

    for one in situations(rules, players, seed=3, every=7):
        assert unpacked(rules.state, packed(one.state)) == one.state
        there = np.frombuffer(packed(one.state), dtype_of(rules.state))[0]
        for field in rules.state.fields:
            assert there[field.name].tolist() == getattr(one.state, field.name)


def test_python_in_the_page_needs_no_numpy() -> None:
    """What thinks in the page loads neither NumPy nor Numba."""
    code = "import sys, katzentisch.offline.engine; print({'numpy', 'numba'} & sys.modules.keys())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
