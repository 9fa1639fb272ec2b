"""Profiles of the browser: what one test leaves is emptied, and then the next one's.

A new profile has a process of its own, which reads and compiles the whole page anew: that is half
of what opening the page takes.
"""

from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Frame, Page

Motion = Literal["reduce", "no-preference"]
# What cannot be changed in a profile: whether it has a finger, whether it is a phone, its motion.
Kind = tuple[bool, bool, Motion]

LOCALE = "en-GB"
# Small, and of the page's own origin.
QUIET_PLACE = "icon.svg"
# False where somebody has changed the clock: that is for all pages of a profile, and for good.
FORGET = "(localStorage.clear(), Date.name === 'Date')"


class Profile:
    """A profile that is used again. A page in it that nobody looks at keeps its process."""

    def __init__(self, context: BrowserContext, home: str) -> None:
        self.context = context
        self.origins: set[str] = set()
        context.on("page", lambda page: page.on("framenavigated", self._note))
        self.keeper = context.new_page()
        self.keeper.goto(home + QUIET_PLACE)
        self.line = context.new_cdp_session(self.keeper)

    def _note(self, frame: Frame) -> None:
        """Where a page has been."""
        there = urlsplit(frame.url)
        if there.netloc:
            self.origins.add(f"{there.scheme}://{there.netloc}")

    def empty(self) -> bool:
        """Close all pages and forget all they kept; false where that would not be all."""
        for page in self.context.pages:
            if page is not self.keeper:
                page.close()
        # By a page, so that the process knows of it at once; the rest is kept by the browser.
        if not self.keeper.evaluate(FORGET) or len(self.origins) > 1:
            return False
        (origin,) = self.origins
        self.line.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        self.context.clear_cookies()
        return True


class Profiles:
    """All that are used again in a browser."""

    def __init__(self, browser: Browser, home: str) -> None:
        self.browser, self.home = browser, home
        self.left: dict[Kind, list[Profile]] = {}
        self.used: list[tuple[Kind, Profile]] = []

    def new_page(self, device: dict[str, Any], motion: Motion) -> Page:
        """A page in a profile that is empty and nobody else's now."""
        kind = (bool(device.get("has_touch")), bool(device.get("is_mobile")), motion)
        left = self.left.setdefault(kind, [])
        profile = left.pop() if left else Profile(self._new(device, motion), self.home)
        self.used.append((kind, profile))
        page = profile.context.new_page()
        if page.viewport_size != device["viewport"]:
            page.set_viewport_size(device["viewport"])
        return page

    def _new(self, device: dict[str, Any], motion: Motion) -> BrowserContext:
        return self.browser.new_context(
            **device, locale=LOCALE, reduced_motion=motion, service_workers="block"
        )

    def give_back(self) -> None:
        """The next test may have them; what was anywhere but at home is thrown away."""
        while self.used:
            kind, profile = self.used.pop()
            if profile.empty():
                self.left[kind].append(profile)
            else:
                profile.context.close()
