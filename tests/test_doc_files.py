"""Every file that the docs name is there."""

import re
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
ROOMS = ("src", "tests", "web/src", "web/tests", "docs", "deploy", "bench", "examples")
# A file in backticks, from any folder on; what begins with a slash is an address of the server.
NAMED = re.compile(r"`(?!/)([\w./<>*-]+\.(?:css|js|json|ll|md|mjs|py|svelte|toml|ts|txt|yaml))`")
# The reader's own, and what the server makes.
ELSEWHERE = {"mybot.py", "service-worker.js"}


def test_every_file_that_is_named_is_there() -> None:
    inside = [file for room in ROOMS for file in (ROOT / room).rglob("*.*")]
    known = [
        f"/{file.relative_to(ROOT)}" for file in [*ROOT.glob("*"), *ROOT.glob("web/*"), *inside]
    ]
    missing = [
        f"{page.relative_to(ROOT)}: {name}"
        for page in PAGES
        for name in NAMED.findall(page.read_text("utf-8"))
        if name not in ELSEWHERE
        and not any(fnmatch(file, "*/" + re.sub(r"<\w+>", "*", name)) for file in known)
    ]
    assert missing == []
