"""Looks at the screen as it stands, for whatever a layout can do wrong (probe.js says what)."""

from pathlib import Path

from playwright.sync_api import Page

PROBE = (Path(__file__).parent / "probe.js").read_text("utf-8")
# Pixels by which a region may move from one decision of a phase to the next.
STILL = 8

SIZES = {
    "small": (320, 568),
    "small, flat": (568, 320),
    "phone": (360, 740),
    "phone, flat": (740, 360),
    "laptop": (1280, 800),
}

Regions = dict[str, list[int]]


def resize(page: Page, size: tuple[int, int]) -> None:
    """Another screen; the page has taken notice when this returns."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settle(page)


def settle(page: Page) -> None:
    """Let the page measure itself: that takes a frame, and what follows from it another."""
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def faults(page: Page) -> list[str]:
    """What is wrong, one sentence each."""
    return list(page.evaluate(PROBE)["found"])


def regions(page: Page) -> Regions:
    """Where the main regions of the board are."""
    return dict(page.evaluate(PROBE)["regions"])


def moved(before: Regions, now: Regions) -> list[str]:
    """Which regions are somewhere else than before."""
    return [
        f"{name} moved from {before[name]} to {place}"
        for name, place in now.items()
        if name in before
        and max(abs(a - b) for a, b in zip(before[name], place, strict=True)) > STILL
    ]
