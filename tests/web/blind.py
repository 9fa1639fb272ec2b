"""A player who sees nothing: hears what is read out, reads the accessibility tree, presses keys."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

from playwright.sync_api import Page

from tests.web.diary import LISTEN
from tests.web.playing import LOOK, MOST_LOOKS

TEXTS = Path(__file__).parents[2] / "web" / "src"
REQUEST = re.compile(r"^do-[\w-]+ = (.+)$", re.MULTILINE)
OVER = "The game is over"
MOST_STEPS = 12
# Something new is read out, or nothing for a while.
SOMETHING = f"""from => new Promise(done => {{
  const end = performance.now() + {10 * LOOK};
  const look = () =>
    window.spoken.length > from || performance.now() > end ? done() : setTimeout(look, {LOOK // 4});
  look();
}})"""


def requests(game: str) -> list[str]:
    """All that the page may ask of a player of that game, in English."""
    own = TEXTS / "games" / game.replace("-", "_") / "texts" / "en.ftl"
    return REQUEST.findall(own.read_text("utf-8")) if own.is_file() else []


class Blind:
    """One seat, played by ear."""

    def __init__(self, page: Page, game: str, seed: int) -> None:
        self.page = page
        self.asked_for = (*requests(game), "Your turn.")
        self.luck = Random(seed)
        self.heard = 0
        page.evaluate(LISTEN)

    def listen(self) -> list[str]:
        """What was read out since the last time."""
        said: list[str] = self.page.evaluate("from => window.spoken.slice(from)", self.heard)
        self.heard += len(said)
        return said

    def stand(self) -> None:
        """The keys stand somewhere: never on the page as a whole."""
        nowhere = "[null, document.body].includes(document.activeElement)"
        assert not self.page.evaluate(nowhere), "the focus fell to the body"

    def focus(self) -> str:
        """What the keys stand on, as the tree has it."""
        self.stand()
        found = self.page.locator(":focus").aria_snapshot()
        assert found, self.page.evaluate("document.activeElement.outerHTML")
        return found.splitlines()[0]

    def sheet(self) -> str:
        """The sheet that lies over the table, by its name."""
        open_ones = self.page.get_by_role("dialog")
        if not open_ones.count():
            return ""
        named = re.match(r'- dialog "([^"]*)"', open_ones.first.aria_snapshot())
        assert named, "a sheet without a name"
        return named[1]

    def decisions(self) -> Iterator[str]:
        """Each thing that is asked of this player, until the game is over."""
        while asked := self.next_request():
            yield asked

    def next_request(self) -> str:
        """What is asked next, as it is read out; empty when the game is over."""
        for _ in range(MOST_LOOKS):
            self.stand()
            self.page.evaluate(SOMETHING, self.heard)
            asked = [one for one in self.listen() if one.startswith(self.asked_for)]
            if asked:
                return asked[-1]
            sheet = self.sheet()
            if sheet == OVER:
                return ""
            if sheet:
                assert "button" in self.focus(), self.focus()
                self.page.keyboard.press("Enter")
        tail = self.page.evaluate("window.spoken.slice(-4)")
        raise AssertionError(f"nothing was asked, and the game is not over: {tail} {self.focus()}")

    def decide(self) -> str:
        """Go some steps by arrows, back to what is possible, and choose it; its name."""
        start = self.focus()
        assert start.startswith("- button"), start
        assert "[disabled]" not in start, start
        steps = self.luck.randrange(MOST_STEPS) if "Pay " not in start else 0
        for _ in range(steps):
            self.page.keyboard.press("ArrowRight")
        taken = 0
        while "[disabled]" in self.focus():
            self.page.keyboard.press("ArrowLeft")
            taken += 1
            assert taken <= MOST_STEPS, "arrows do not lead back"
        name = self.focus()
        self.page.keyboard.press("Enter")
        return name
