"""Print the tables of `make bench`."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.offline.chromium import InChromium
from tests.offline.own_house import OwnHouse
from tests.web.fixtures import FLAGS, chromium
from tests.web.house import HouseOfCards

from bench import (
    adapters,
    engines,
    first_hand,
    memory,
    offline,
    openspiel,
    page,
    search,
    startup,
    stores,
    threads,
)
from bench.measure import Speed, measure
from katzentisch.bots.rollout import RANDOM, RULE
from katzentisch.delivery.kit import found_kit
from katzentisch.games import rulebooks
from katzentisch.offline.engines import is_built

CONSOLE = Console(width=110)


def table(title: str, *columns: str) -> Table:
    """An empty table: names to the left, figures to the right."""
    made = Table(title=title, title_justify="left")
    for place, column in enumerate(columns):
        made.add_column(column, justify="left" if place == 0 else "right")
    return made


def millions(speed: Speed) -> str:
    """A rate in millions."""
    return f"{speed.median / 1e6:.2f} M"


def show_engines() -> None:
    """Compiled against plain, all games."""
    shown = table(
        f"Random games, {engines.PLAYERS} players, decisions per CPU-second",
        *("game", "plain", "µs each", "compiled", "compiled ÷ plain", "spread", "imagined worlds"),
    )
    for name, rules in rulebooks().items():
        found = measure(
            {
                "plain": engines.plain_games(rules),
                "compiled": engines.compiled_games(rules),
                "imagine": engines.imagined_worlds(rules),
            }
        )
        plain, fast = found["plain"], found["compiled"]
        shown.add_row(
            name,
            millions(plain),
            f"{plain.seconds * 1e6:.2f}",
            millions(fast),
            f"{fast.median / plain.median:.0f} ×",
            fast.spread,
            millions(found["imagine"]),
        )
    CONSOLE.print(shown)


def show_openspiel() -> None:
    """Hearts there and here, which the tests prove to be one game move by move, and our games."""
    found = measure(openspiel.contenders(), repeats=15)
    shown = table(
        f"Random rollouts, {engines.PLAYERS} players, decisions per CPU-second",
        *("contender", "rate", "spread", "this ÷ OpenSpiel's C++", "spread of the ratio"),
    )
    theirs = found[openspiel.THEIRS]
    for name, speed in found.items():
        ratio = Speed(tuple(a / b for a, b in zip(speed.rates, theirs.rates, strict=True)))
        shown.add_row(name, millions(speed), speed.spread, f"{ratio.median:.2f} ×", ratio.spread)
    CONSOLE.print(shown)


def show_threads() -> None:
    """Two threads against one, on the clock, beside two processes."""
    shown = table(
        f"{threads.THREADS} threads, {engines.PLAYERS} players, sooner than one on the clock",
        *("game", "what", "threads", "spread", "processes", "spread"),
        *("threads, CPU time", "spread"),
    )
    for name, rules in rulebooks().items():
        for what, shares in (("playouts", threads.playouts), ("batches", threads.batches)):
            found = threads.gained(shares, rules)
            figures = [(f"{speed.median:.2f} ×", speed.spread) for speed in found]
            shown.add_row(name, what, *chain.from_iterable(figures))
    CONSOLE.print(shown)


def show_memory() -> None:
    """Batches in memory."""
    columns = ("engine", "tables", "tables, remember=True", "vector")
    shown = table("Bytes a table in a batch", "game", *columns)
    for name, rules in rulebooks().items():
        batches = (
            memory.engine(rules),
            memory.tables(rules),
            memory.tables(rules, remember=True),
            memory.vector(rules),
        )
        shown.add_row(name, *(f"{memory.bytes_a_table(made):,}" for made in batches))
    CONSOLE.print(shown)


def show_search() -> None:
    """The search loop, by what plays its rollouts."""
    shown = table(
        f"Search loop, {engines.PLAYERS} players, playouts per CPU-second",
        *("game", "random rollouts", "spread", "rule bots' rollouts", "spread", "random ÷ rule"),
    )
    for name, rules in rulebooks().items():
        found = measure(
            {
                "random": search.search_loop(rules, RANDOM),
                "rule": search.search_loop(rules, RULE),
            }
        )
        free, wise = found["random"], found["rule"]
        ratio = f"{free.median / wise.median:.1f} ×"
        shown.add_row(
            *(name, f"{free.median:,.0f}", free.spread, f"{wise.median:,.0f}", wise.spread, ratio)
        )
    CONSOLE.print(shown)


def show_environments() -> None:
    """Batches and agents in turn, against those of others."""
    for title, contenders in (
        ("Batches, steps with masks per CPU-second", adapters.BATCHES),
        ("Agents in turn, steps per CPU-second", adapters.AGENTS),
    ):
        rows, missing = adapters.rows(contenders)
        shown = table(title, "contender", "rate", "spread", "first ÷ this")
        for row in rows:
            shown.add_row(*row)
        CONSOLE.print(shown)
        for sentence in missing:
            CONSOLE.print(sentence)


def show_startup() -> None:
    """Start-up and compile times."""
    shown = table("CPU-seconds", "what", "first", "warm")
    shown.add_row("katzentisch --help", "", f"{startup.help_seconds():.3f}")
    for name in rulebooks():
        for what, program in (("engine", startup.ENGINE), ("bots", startup.BOTS)):
            first, warm = startup.compile_seconds(program, name)
            shown.add_row(f"compiled {what}, {name}", f"{first:.1f}", f"{warm:.2f}")
    CONSOLE.print(shown)


def show_stores() -> None:
    """The stores of the server, each durable."""
    shown = table(
        f"Durable appends a second, {stores.APPENDERS} at once, every one waits for the disk",
        *("store", "rate", "spread", "this ÷ first", "spread of the ratio"),
    )
    found = stores.stores()
    first = next(iter(found.values()))
    for name, speed in found.items():
        ratio = Speed(tuple(a / b for a, b in zip(speed.rates, first.rates, strict=True)))
        shown.add_row(
            *(name, f"{speed.median:,.0f}", speed.spread, f"{ratio.median:.2f} ×", ratio.spread)
        )
    CONSOLE.print(shown)


def show_page() -> None:
    """The page's weight, and how soon it can be used."""
    shown = table("The page, on the same machine, nothing cached", "what", "figure")
    shown.add_row("loaded at first, gzipped", f"{page.kilobytes():.0f} kB")
    for place, taken in page.interactive().items():
        shown.add_row(f"{place}: interactive after", f"{taken:.0f} ms")
    CONSOLE.print(shown)


def show_offline() -> None:
    """The engines of the page in Chromium against the native ones."""
    if not all(map(is_built, rulebooks().values())):
        CONSOLE.print("The engines of the page are not built: run make offline")
        return
    shown = table(
        f"The engine of the page ÷ the native one, {engines.PLAYERS} players, in Chromium",
        *("game", "random games", "spread", "search, rule bots' rollouts", "spread"),
    )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        there = InChromium(browser)
        for name, rules in rulebooks().items():
            free = offline.ratio(offline.playouts(rules, there))
            wise = offline.ratio(offline.search(rules, there))
            shown.add_row(
                *(name, f"{free.median:.2f} ×", free.spread, f"{wise.median:.2f} ×", wise.spread)
            )
        browser.close()
    CONSOLE.print(shown)


@contextmanager
def house_and_browser() -> Iterator[tuple[HouseOfCards, Browser]]:
    """A server, and a browser to visit it."""
    house = HouseOfCards(Path(tempfile.mkdtemp()))
    house.open()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            yield house, browser
            browser.close()
    finally:
        house.close()


def show_decisions() -> None:
    """How long an expert thinks in the page's Python, by how long here."""
    if found_kit() is None:
        CONSOLE.print("What playing offline needs is not built: run make offline")
        return
    shown = table(
        f"A decision of an expert, {engines.PLAYERS} players: in the page ÷ here",
        *("game", "ratio", "spread", "ms in the page"),
    )
    with house_and_browser() as (house, browser):
        page = browser.new_page(service_workers="block")
        page.set_default_timeout(first_hand.PATIENCE)
        own_house = OwnHouse(page, house)
        for name, rules in rulebooks().items():
            longer, there = offline.decisions(rules, own_house)
            shown.add_row(
                name, f"{longer.median:.2f} ×", longer.spread, f"{there.median * 1000:.0f}"
            )
    CONSOLE.print(shown)


def show_first_hand() -> None:
    """How soon one plays without a server."""
    with house_and_browser() as (house, browser):
        found = first_hand.ratios(browser, house)
    if found is None:
        CONSOLE.print("What playing offline needs is not built: run make offline")
        return
    shown = table("Without a server ÷ bare Pyodide as npm has it", "what", "ratio", "spread")
    for what, ratio in found.items():
        shown.add_row(what, f"{ratio.median:.2f}", ratio.spread)
    CONSOLE.print(shown)


if __name__ == "__main__":
    show_engines()
    show_openspiel()
    show_threads()
    show_memory()
    show_search()
    show_environments()
    show_startup()
    show_stores()
    if chromium():
        show_page()
        show_offline()
        show_decisions()
        show_first_hand()
