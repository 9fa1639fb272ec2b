"""Every example in Python of README and docs runs as it stands there.

Those for learning libraries that `make test` does not install are skipped where these are missing.
"""

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests import forked

pytestmark = pytest.mark.compiled

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)

EXAMPLES = [
    pytest.param(block, id=f"{page.relative_to(ROOT)}-{number}")
    for page in PAGES
    for number, block in enumerate(BLOCK.findall(page.read_text("utf-8")), start=1)
]


# What an example imports, how to see that it is there, and the extra that brings it.
OPTIONAL = {
    "ray.rllib": ("tree", "rllib"),
    "sb3_contrib": ("sb3_contrib", "sb3"),
    "supersuit": ("supersuit", "supersuit"),
    "tianshou": ("tianshou", "tianshou"),
    "torchrl": ("torchrl", "torchrl"),
}


def skip_without_its_library(example: str) -> bool:
    """Skip an example whose library is missing; whether it has one that may be."""
    for library, (sign, extra) in OPTIONAL.items():
        if re.search(rf"^(import|from) {re.escape(library)}\b", example, re.MULTILINE):
            if find_spec(sign) is None:
                pytest.skip(f'{library} is missing: pip install "katzentisch[{extra}]" brings it')
            return True
    return False


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_example_runs(example: str, tmp_path: Path) -> None:
    # Of other people's libraries no warning is ours to mend.
    strict = not skip_without_its_library(example)
    ran = forked.python(["-c", example], cwd=tmp_path, strict=strict)
    assert ran.returncode == 0, ran.stderr


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 5
