"""How the cards are drawn: nothing is cut off, and no line crosses what is to be read."""

from base64 import b64encode
from dataclasses import replace

from playwright.sync_api import Page

from katzentisch.core.rulebook import Rulebook
from tests.variants import dealt, every_game
from tests.web.fixtures import TV, NewPage
from tests.web.house import HouseOfCards
from tests.web.positions import position
from tests.web.staged import Stage

SEED = 1
# Every kind of card once, side by side, over the page.
SPREAD = """() => {
  const kinds = new Map([...document.querySelectorAll(".hand [data-card]")]
    .map(card => [card.dataset.card, card.querySelector("svg.face")]));
  const sheet = document.createElement("div");
  sheet.id = "spread";
  sheet.style.cssText = "position: fixed; inset: 0; z-index: 999; background: #777;"
    + "display: grid; grid: auto-flow max-content / repeat(13, 120px); gap: 12px";
  sheet.append(...[...kinds.values()].map(face => face.cloneNode(true)));
  document.body.append(sheet);
  return [...kinds.keys()];
}"""
# Letters in a colour that no drawing has; none at all; no box that stops a drawing.
PAINTED = "#spread text { fill: #f0f !important }"
BARE = "#spread text { visibility: hidden }"
UNCUT = "#spread svg, #spread svg *, symbol { overflow: visible !important }"
# A style that the page's own policy does not stop, and with it the page is painted.
ADOPT = """rules => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}"""
# What is cut off, by card, and the texts that stand on more than one colour; of 255 shades the
# soft edges of letters and shapes differ by less than FAR.
COMPARE = """async pictures => {
  const FAR = 60;
  const far = (one, at, other, there) =>
    [0, 1, 2].some(part => Math.abs(one[at + part] - other[there + part]) > FAR);
  const pens = await Promise.all(pictures.map(async picture => {
    const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    pen.drawImage(image, 0, 0);
    return pen;
  }));
  /* Where the first picture shows something else than another one, and what that shows there. */
  const changed = (thing, which) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const [seen, other] = [pens[0], pens[which]]
      .map(pen => pen.getImageData(left, top, width, height).data);
    const places = [];
    for (let at = 0; at < seen.length; at += 4) if (far(seen, at, other, at)) places.push(at);
    return [places, other];
  };
  const [BARE, UNCUT] = [1, 2];
  const cut = card => changed(card, UNCUT)[0].length > 0;
  const crossed = text => {
    const [places, ground] = changed(text, BARE);
    return places.length === 0 || places.some(at => far(ground, at, ground, places[0]));
  };
  const name = thing => thing.closest("svg").textContent.trim().split(/\\s+/).join(" ");
  const found = (what, which) => [...document.querySelectorAll(`#spread ${what}`)]
    .filter(which).map(name);
  return { cut: found("svg", cut), crossed: found("text", crossed) };
}"""


@every_game
def test_no_drawing_is_cut_off_and_no_line_crosses_a_number(
    house: HouseOfCards, new_page: NewPage, rules: Rulebook
) -> None:
    """Hats, bells and wings are whole; every letter stands on one plain colour."""
    page = new_page(TV)
    lay_out_all_cards(house, page, rules)
    pictures = [drawn(page, style) for style in (PAINTED, BARE, PAINTED + UNCUT)]
    assert page.evaluate(COMPARE, pictures) == {"cut": [], "crossed": []}


def lay_out_all_cards(house: HouseOfCards, page: Page, rules: Rulebook) -> None:
    """Somebody holds them all."""
    players = rules.seats[-1]
    here = position(dealt(rules, players, {}, SEED), "en")
    everything = here.view | {"hand": list(rules.cards)}
    Stage(page, house, rules, players).show(replace(here, view=everything))
    assert set(page.evaluate(SPREAD)) == set(rules.cards)


def drawn(page: Page, style: str) -> str:
    """What the cards look like in a style."""
    page.evaluate(ADOPT, style)
    return b64encode(page.screenshot()).decode()
