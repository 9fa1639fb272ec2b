"""Whether a button says what it does: the verb of its move, as the game's own tests have it."""

import re

from playwright.sync_api import Page

from katzentisch.core.rulebook import Rulebook
from tests.games import own

# Every move that a button stands for, and what is read out of it. A lifted card or bid is confirmed
# by another button; on the ladder a bid is a number of cards, and its verb is on that button.
BUTTONS = """() => {
  const said = (button) => {
    const read = button.cloneNode(true);
    read.querySelectorAll("[aria-hidden=true]").forEach((one) => one.remove());
    return read.textContent.trim();
  };
  const made = [...document.querySelectorAll(".actions :is(.button, .meld)[data-move]")];
  const lifted = document.querySelector(".hand [data-plays][aria-pressed=true], .bid.armed");
  const confirm = [...document.querySelectorAll(".actions .confirm")];
  return [
    ...made.map((one) => [one.dataset.move, said(one)]),
    ...confirm.map((one) => [lifted.dataset.plays ?? lifted.dataset.move, said(one)]),
  ];
}"""


def wrong_verbs(page: Page, rules: Rulebook, language: str) -> list[str]:
    """Buttons on the screen that say something else than what they do."""
    verbs: dict[str, str] = own(rules, "pages").VERBS[language]
    return [
        f"the button for {move} says {said}"
        for move, said in page.evaluate(BUTTONS)
        if not re.search(verbs[move.split()[0]], said)
    ]
