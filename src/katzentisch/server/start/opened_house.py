"""The house behind the port: opened where its tables are kept, served, closed."""

import asyncio
import logging
import time

import uvicorn

from katzentisch.bots.studies import Studies
from katzentisch.server.door.admission import Door
from katzentisch.server.door.app import build_app
from katzentisch.server.door.sockets import protocols
from katzentisch.server.office.bus import Bus, LocalBus, NoBell
from katzentisch.server.office.company import take_house_time
from katzentisch.server.office.house import House
from katzentisch.server.office.metrics import Metrics, metrics_of
from katzentisch.server.office.office import Office
from katzentisch.server.office.outside import Outside
from katzentisch.server.office.researches import Inquiries, Researches
from katzentisch.server.office.settings import Settings
from katzentisch.server.office.thinker import Thinker
from katzentisch.server.protocol import MAX_MESSAGE
from katzentisch.storage.log import LogFailed
from katzentisch.storage.opening import open_store

log = logging.getLogger("katzentisch.server")
# Clients that do not read, bots that do not stop thinking: so long each is waited for.
SECONDS_TO_END = 5.0


def is_shared(settings: Settings) -> bool:
    """Whether other servers have the same tables."""
    return settings.database is not None or settings.workers > 1


async def open_house(
    settings: Settings, thinker: Thinker, outside: Outside, researches: Researches | None = None
) -> House:
    """The tables of a data folder or of a database."""
    shared = is_shared(settings)
    store = await open_store(settings.database or settings.data, outside.now, alone=not shared)
    bell = open_bell(settings, store.house)
    register = store.register if shared else None
    kept = (bell, register, store.upkeep)
    inquiries = Inquiries(researches or Researches(), Studies(study_failed, time.monotonic))
    house = House(Office(store.log, thinker, settings, outside, Metrics(), *kept, inquiries))
    if shared:
        try:
            await take_house_time(house.office)
        except LogFailed:
            await close_house(house)
            raise
    return house


def study_failed(asker: str, trouble: str) -> None:
    """Log what went wrong with something that people had asked for."""
    log.error("a study failed: %s", trouble)


def open_bell(settings: Settings, house: str) -> Bus:
    """How this server and others of the same tables hear of each other."""
    if not is_shared(settings):
        return LocalBus()
    if settings.bell is None:
        return NoBell()
    from katzentisch.server.office.redis_bell import RedisBell

    return RedisBell(settings.bell, house)


async def close_house(house: House) -> None:
    """Finish what was begun; nobody who does not end in time is waited for, but the log is."""
    office = house.office
    if tasks := set(office.tasks):
        await asyncio.wait(tasks, timeout=SECONDS_TO_END)
    try:
        async with asyncio.timeout(SECONDS_TO_END):
            if office.inquiries is not None:
                await office.inquiries.studies.close()
            await office.thinker.close()
    except TimeoutError:
        log.warning("the bots do not end in time")
    finally:
        await office.bus.close()
        await office.neighbours.register.close()
        if office.upkeep is not None:
            await office.upkeep.close()
        await office.log.close()


def configured(house: House, descriptors: int | None = None) -> uvicorn.Config:
    """How uvicorn serves the application."""
    settings = house.office.settings
    door = Door(settings, house.office.outside.now, descriptors)
    metrics_of(house.office.figures).connections.set_function(lambda: len(door.inside))
    # Uvicorn asks for classes and only ever calls them; these make ours, each with its door.
    http, table_socket = protocols(door, settings)
    return uvicorn.Config(
        build_app(house),
        http=http,  # type: ignore[arg-type]
        ws=table_socket,  # type: ignore[arg-type]
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=settings.deflate,
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        # We look for ourselves (origins.py): it would believe what the client claims.
        proxy_headers=False,
        timeout_graceful_shutdown=int(SECONDS_TO_END),
    )
