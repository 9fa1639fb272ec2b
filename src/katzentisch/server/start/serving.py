"""Start the server, say where it is, stop it in good order."""

import asyncio
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from itertools import product
from threading import Thread

from katzentisch.core.texts import LANGUAGES, texts
from katzentisch.games import rulebooks
from katzentisch.server.door.admission import raise_descriptor_limit
from katzentisch.server.office.outside import Outside
from katzentisch.server.office.process_thinker import ProcessThinker
from katzentisch.server.office.researches import Researches
from katzentisch.server.office.settings import Settings
from katzentisch.server.start.addresses import everywhere, listening, public_address, qr_code
from katzentisch.server.start.cannot_serve import CannotServe
from katzentisch.server.start.data_folder import locked
from katzentisch.server.start.opened_house import close_house, configured, open_house
from katzentisch.server.start.stopping import TableServer, stopped_by_signals
from katzentisch.server.start.store_troubles import TROUBLES, sentence_of
from katzentisch.server.start.sweeping import sweep_often
from katzentisch.server.start.workers import run_workers

log = logging.getLogger("katzentisch.server")


async def run(
    settings: Settings,
    port: socket.socket,
    ready: Callable[[], None],
    researches: Researches | None = None,
) -> None:
    """Serve until told to stop."""
    descriptors = raise_descriptor_limit()
    log.info("descriptors that may be used", extra={"descriptors": descriptors})
    thinker = ProcessThinker(settings.workers)
    house = await open_house(settings, thinker, Outside.of_a_house(), researches)
    server = TableServer(configured(house, descriptors), house.office.neighbours.leave)

    async def announce() -> None:
        while not server.started:
            await asyncio.sleep(0.02)
        ready()
        if settings.ready:
            thinker.expect(rulebooks())
        await asyncio.to_thread(read_all_texts)
        await sweep_often()

    announcing = asyncio.create_task(announce())
    with stopped_by_signals(server):
        try:
            await server.serve(sockets=[port])
        finally:
            announcing.cancel()
            await close_house(house)


def read_all_texts() -> None:
    """Read what people are told before anybody waits for it: it takes a good while.

    What cannot be read is told of when somebody needs it.
    """
    for language, rules in product(LANGUAGES, (None, *rulebooks().values())):
        with suppress(Exception):
            texts(language, rules)


def run_here(
    settings: Settings,
    port: socket.socket,
    ready: Callable[[], None],
    language: str,
    researches: Researches,
) -> None:
    """Serve in this process until told to stop; raises CannotServe with what to do."""
    with told_why(settings, language):
        runner = asyncio.Runner(loop_factory=fast_loop())
        with runner:
            runner.run(run(settings, port, ready, researches))


@contextmanager
def told_why(settings: Settings, language: str) -> Iterator[None]:
    """What keeps the tables from being opened, in a sentence that says what to do."""
    try:
        yield
    except TROUBLES as trouble:
        key, words = sentence_of(trouble, settings.database or str(settings.data))
        raise CannotServe(texts(language).say(key, **words)) from None


def serve(
    settings: Settings,
    language: str,
    say: Callable[[str], None],
    browse: bool,
    researches: Researches,
) -> None:
    """Everything from the lock to the goodbye; raises CannotServe with what to do."""
    text = texts(language).say
    alone = nullcontext() if settings.database else locked(settings.data, language)
    with alone:
        port = listening(settings, language)
        number = port.getsockname()[1]
        address = public_address(settings, number)

        def ready() -> None:
            say(text("serve-ready", address=address))
            if everywhere(settings):
                say(text("serve-scan"))
            say(qr_code(address))
            say(text("serve-stop"))
            if browse and has_screen():
                page = f"http://127.0.0.1:{number}" if everywhere(settings) else address
                Thread(target=webbrowser.open, args=(page,), daemon=True).start()

        try:
            if settings.workers > 1:
                run_workers(settings, port, ready, language, researches)
            else:
                run_here(settings, port, ready, language, researches)
        except KeyboardInterrupt:
            # Before there was anything to close.
            pass
        finally:
            port.close()
        # The window may be gone.
        with suppress(OSError):
            say(text("serve-bye"))


def has_screen() -> bool:
    """Whether a browser would have something to show itself on, other than this terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster event loop, where it is installed."""
    try:
        import uvloop
    except ImportError:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory
