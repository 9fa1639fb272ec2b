"""The house of a page: the server's tables with a browser's clock, chance and store."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from katzentisch.bots.engine import Engine
from katzentisch.browser.kept_log import KeptLog
from katzentisch.browser.page_thinker import PageThinker
from katzentisch.core.game import Refused
from katzentisch.core.rulebook import Rulebook
from katzentisch.server.office.figures import NoFigures
from katzentisch.server.office.house import House
from katzentisch.server.office.live_table import LiveTable
from katzentisch.server.office.office import Office
from katzentisch.server.office.outside import Outside, SteadyClock, random_name
from katzentisch.server.office.settings import Settings

# Begins the names of tables and games of a page. No server gives such a name: it has no o and no l.
OFFLINE = "offline"
PLENTY = 1_000_000


def offline_name(length: int) -> str:
    """A name that no server gives."""
    return OFFLINE + random_name(length)


async def at_once(work: Callable[..., Any], *given: Any, **named: Any) -> Any:
    """There is nobody beside whom work could be done; others are answered first."""
    await asyncio.sleep(0)
    return work(*given, **named)


def page_house(log: KeptLog, engine: Callable[[Rulebook], Engine], outside: Outside) -> House:
    """The tables of a page. Nobody but its owner can ask for too much."""
    settings = Settings(
        data=Path(),
        messages_per_second=PLENTY,
        messages_at_once=PLENTY,
        tables_per_address=PLENTY,
        tables=PLENTY,
    )
    return House(Office(log, PageThinker(engine), settings, outside, NoFigures()))


def page_outside() -> Outside:
    """The browser's clock and chance, the names of a page, and no threads."""
    return Outside(now=SteadyClock().now, name=offline_name, beside=at_once)


async def delete_table(house: House, log: KeptLog, name: str) -> None:
    """Delete a table with all that happened there; whoever is there sees it closed."""
    live: LiveTable | None = None
    # What cannot be restored can be deleted all the same.
    with suppress(Refused):
        live = await house.find(name)
    await log.delete(name)
    house.set_aside.discard(name)
    if live is not None:
        for game in live.table.finished:
            await log.delete_game(game.id)
        await live.keeper.catch_up()
        house.tables.pop(name, None)
