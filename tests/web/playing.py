"""How a person plays: by mouse, by finger, by keys. Whatever the page offers first is played."""

from collections import Counter
from collections.abc import Callable
from typing import Literal, TypeAlias

from playwright.sync_api import Locator, Page, expect

Way: TypeAlias = Literal["mouse", "touch", "keys"]

OFFERED = "[data-move]:not([aria-disabled=true]), .hand button.can[data-card]"
OVER = "dialog .places"
MOST_MOVES = 400
MOST_TABS = 60
LOOK = 20
SOON = 30_000
MOST_LOOKS = 3000


def until(happened: Callable[[], bool], page: Page) -> None:
    """Wait for something that only the page as a whole can tell (its policy forbids `eval`)."""
    for _ in range(MOST_LOOKS):
        if happened():
            return
        page.wait_for_timeout(LOOK)
    raise AssertionError("it did not happen")


def deal(page: Page) -> None:
    """Fill the table with bots and deal."""
    page.locator(".lobby .button.main").click()
    page.wait_for_selector(".board")


def offered(page: Page) -> Locator:
    """The first thing the page offers: a button for a move, else a card."""
    buttons = page.locator("[data-move]:not([aria-disabled=true])")
    return buttons.first if buttons.count() else page.locator(".hand button.can").first


def act(page: Page, way: Way) -> None:
    """Make one move."""
    if way == "mouse":
        offered(page).click(timeout=SOON)
    elif way == "touch":
        touch(page)
    else:
        by_keys(page)


def touch(page: Page) -> None:
    """A finger lifts a card or a bid first and then confirms."""
    before = page.evaluate(STATE)
    confirm = page.locator(".confirm")
    offered(page).tap(timeout=SOON)
    # The page hears of a tap a little later than the tap returns.
    until(lambda: confirm.count() > 0 or bool(page.evaluate(STATE) != before), page)
    if confirm.count():
        confirm.first.tap(timeout=SOON)


def by_keys(page: Page) -> None:
    """Tab to the moves, arrows to a card that may be played, Enter."""
    here = "(e => e.dataset.move ? 'move' : e.dataset.card ? 'card' : '')(document.activeElement)"
    dimmed = "document.activeElement.getAttribute('aria-disabled') === 'true'"
    paying = page.locator("[data-move^='pay ']").count() > 0
    for _ in range(MOST_TABS):
        place = page.evaluate(here)
        if place == "move" and not page.evaluate(dimmed):
            break
        if place == "card" and not paying and page.locator(".hand .can").count():
            page.keyboard.press("Home")
            for _ in hand(page):
                if not page.evaluate(dimmed):
                    break
                page.keyboard.press("ArrowRight")
            break
        page.keyboard.press("Tab")
    else:
        raise AssertionError("no move can be reached by Tab")
    page.keyboard.press("Enter")


def move(page: Page, way: Way) -> None:
    """Make one move and wait until the page has shown it."""
    before = page.evaluate(STATE)
    act(page, way)
    until(lambda: bool(page.evaluate(STATE) != before), page)


# So often a hand makes each kind of move, in a whole game that is played by hand.
OFTEN = 3


def play_to_the_end(page: Page, way: Way) -> int:
    """Play until the end screen is there; how many moves it took.

    Each kind of move is made by hand as often as may teach something, then by the page itself.
    """
    page.wait_for_selector(f"{OVER}, {OFFERED}")
    made: int = 0
    by_hand = Counter[str]()
    while True:
        known = [kind for kind, often in by_hand.items() if often >= OFTEN]
        by_itself, kind = page.evaluate(BY_ITSELF, [OVER, OFFERED, MOST_MOVES, known])
        made += int(by_itself)
        if kind is None:
            return made
        move(page, way)
        by_hand[kind] += 1
        made += 1


# Whatever is offered first is clicked until the end screen is there: one question for a whole game.
# Where `known` is told, it stops at any other kind of move: a verb, or a card.
BY_ITSELF = """async ([over, offered, most, known]) => {
    const moves = () => document.querySelector("main").dataset.moves;
    const seen = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
    const kind = (one) => one.dataset.move?.split(" ")[0] ?? "card";
    // False where nothing has changed for a while: what was clicked may have been refused.
    const changed = () => new Promise((done) => {
        const end = (how) => (watch.disconnect(), clearTimeout(late), done(how));
        const watch = new MutationObserver(() => end(true));
        const late = setTimeout(end, 1000, false);
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    let made = 0, before = null, quiet = 0;
    while (!document.querySelector(over)) {
        const confirm = document.querySelector(".confirm");
        const buttons = [...document.querySelectorAll(offered)].filter(seen);
        const button = buttons.find((one) => one.dataset.move) ?? buttons[0];
        if (confirm) confirm.click();
        else if (button && moves() !== before) {
            if (known && !known.includes(kind(button))) return [made, kind(button)];
            if (made++ > most) throw new Error("not over");
            before = moves();
            button.click();
        }
        if (await changed()) quiet = 0;
        else if ((before = null), ++quiet > 120) throw new Error("nothing happens");
    }
    return [made, null];
}"""


def play_by_itself(page: Page) -> int:
    """A whole game by clicks from within the page: sooner done than by fingers or a mouse."""
    made: int = page.evaluate(BY_ITSELF, [OVER, OFFERED, MOST_MOVES, None])[0]
    return made


# How often the own seat has moved or chosen: it grows with every move.
STATE = "document.querySelector('main').dataset.moves"


def hand(page: Page) -> list[str]:
    """The cards in the hand on the screen."""
    cards: list[str] = page.locator(".hand [data-card]").evaluate_all(
        "all => all.map(e => e.dataset.card)"
    )
    return cards


def no_sideways_scrolling(page: Page) -> None:
    """Nothing is wider than the screen."""
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0, f"{width} px too wide at {page.url}"


def expect_over(page: Page) -> None:
    """The end screen tells who has won, and offers another game."""
    expect(page.locator("dialog .won")).to_be_visible()
    expect(page.locator("dialog .next .button.main")).to_be_visible()
