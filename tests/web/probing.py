"""Looks at the screen as it stands, for whatever a layout can do wrong (probe.js says what)."""

import os
import sys
from pathlib import Path

from playwright.sync_api import Page

PROBE = (Path(__file__).parent / "probe.js").read_text("utf-8")
# `make layout` goes through everything; the tests have a short form of it.
WHOLE = bool(os.environ.get("KATZENTISCH_WHOLE_LAYOUT"))
# Pixels by which a region may move from one decision of a phase to the next.
STILL = 8

Size = tuple[int, int]
SIZES: dict[str, Size] = {
    "small": (320, 568),
    "small, flat": (568, 320),
    "phone": (360, 740),
    "phone, flat": (740, 360),
    "laptop": (1280, 800),
}
TELEVISIONS: dict[str, Size] = {"television": (1920, 1080), "small television": (1280, 720)}

Regions = dict[str, list[int]]

# Where this process has looked so far.
looks: list[str] = []

FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
# To the middle and to the end of what can be scrolled, a sheet or the page; false where there is
# nothing more to see.
SCROLL = """part => {
  const sheet = [...document.querySelectorAll("dialog[open]")].at(-1);
  const lies = sheet?.querySelector(".content") ?? document.scrollingElement;
  const more = lies.scrollHeight - lies.clientHeight;
  lies.scrollTop = more * part;
  return more > 1;
}"""


def there_and_back(page: Page, sizes: list[Size]) -> list[Size]:
    """All sizes, beginning with the one that the page has: to give it another takes longest."""
    return sizes[::-1] if size_of(page) == sizes[-1] else sizes


def size_of(page: Page) -> Size:
    """The screen as it is."""
    now = page.viewport_size
    assert now
    return now["width"], now["height"]


def resize(page: Page, size: Size) -> None:
    """Another screen; the page has taken notice when this returns."""
    if size != size_of(page):
        page.set_viewport_size({"width": size[0], "height": size[1]})
    settle(page)


def settle(page: Page) -> None:
    """Let the page measure itself: that takes a frame, and what follows from it another."""
    page.evaluate(FRAMES)


def press(page: Page, button: str) -> bool:
    """A press on the first such button, in sight or not; false if there is none."""
    pressed = "one => (one => (one?.click(), one !== null))(document.querySelector(one))"
    return bool(page.evaluate(pressed, button))


def probe(page: Page) -> tuple[list[str], Regions]:
    """What is wrong, one sentence each, and where the main regions of the board are."""
    looks.append(page.url)
    seen = page.evaluate(PROBE)
    if seen["found"]:
        # Something may have been put there just now: it measures itself before it is painted.
        settle(page)
        seen = page.evaluate(PROBE)
    return seen["found"], seen["regions"]


def faults(page: Page) -> list[str]:
    """What is wrong, one sentence each."""
    return probe(page)[0]


def faults_throughout(page: Page) -> list[str]:
    """The same of a sheet or a page from its beginning to its end."""
    found = faults(page)
    for part in (0.5, 1):
        if not page.evaluate(SCROLL, part):
            return found
        found += [f"further down, {one}" for one in faults(page)]
    page.evaluate(SCROLL, 0)
    return list(dict.fromkeys(found))


def moved(before: Regions, now: Regions) -> list[str]:
    """Which regions are somewhere else than before."""
    return [
        f"{name} moved from {before[name]} to {place}"
        for name, place in now.items()
        if name in before
        and max(abs(a - b) for a, b in zip(before[name], place, strict=True)) > STILL
    ]


def expect_none(wrong: list[str]) -> None:
    """Nothing was wrong; how often this process has looked so far is in the test's output."""
    sys.stdout.write(f"looks so far: {len(looks)}, findings: {len(wrong)}\n")
    assert not wrong, "\n".join(dict.fromkeys(wrong))
