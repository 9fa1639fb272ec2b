"""Start the server, say where it is, stop it in good order."""

import asyncio
import gc
import json
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from threading import Thread

import uvicorn

from katzentisch.core.texts import texts
from katzentisch.server.app import build_app
from katzentisch.server.house import House
from katzentisch.server.metrics import Metrics
from katzentisch.server.protocol import MAX_MESSAGE
from katzentisch.server.room import Office
from katzentisch.server.settings import Settings
from katzentisch.server.sockets import TableSocket
from katzentisch.server.surroundings import Surroundings
from katzentisch.server.thinker import ProcessThinker, Thinker
from katzentisch.storage.sqlite import NewerFile, SqliteLog

LOG_FILE = "tables.db"
LOCK_FILE = "lock"


class CannotServe(Exception):
    """The server cannot start; the message says what to do."""


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, what happened and its details. No secrets pass here."""

    EXTRAS = ("table", "tables", "address")

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, object] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in self.EXTRAS if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_to_stderr(level: str) -> None:
    """Structured logs of the server and of uvicorn. Requests are not logged: metrics count them."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("katzentisch.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level.upper())
    # uvicorn reports every WebSocket with its path at this level.
    if level.lower() == "info":
        logging.getLogger("uvicorn.error").setLevel("WARNING")


@contextmanager
def locked(folder: Path, language: str) -> Iterator[None]:
    """One server a folder; the lock goes away with the process, however it ends."""
    say = texts(language).say
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = open(folder / LOCK_FILE, "w")  # noqa: SIM115 - held until the server stops
    except OSError as error:
        problem = error.strerror or str(error)
        raise CannotServe(say("serve-folder", folder=str(folder), problem=problem)) from None
    with file:
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise CannotServe(say("serve-locked", folder=str(folder))) from None
        yield


def listening(settings: Settings, language: str) -> socket.socket:
    """The port, taken before anything else is started."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((settings.host, settings.port))
    except OSError:
        taken.close()
        words = {"host": settings.host, "port": str(settings.port)}
        raise CannotServe(texts(language).say("serve-busy", **words)) from None
    taken.listen(2048)
    return taken


def lan_address() -> str:
    """This machine's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def everywhere(settings: Settings) -> bool:
    """Whether the whole network is let in."""
    return settings.host in ("0.0.0.0", "::")


def has_screen() -> bool:
    """Whether a browser would have something to show itself on, other than this terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def public_address(settings: Settings, port: int) -> str:
    """Where people find the server."""
    if settings.address:
        return settings.address.rstrip("/")
    host = lan_address() if everywhere(settings) else settings.host
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def qr_code(address: str) -> str:
    """The address as a QR code for the terminal."""
    import segno

    drawn = StringIO()
    segno.make(address, error="l").terminal(drawn, compact=True)
    return drawn.getvalue()


async def open_house(settings: Settings, thinker: Thinker, surroundings: Surroundings) -> House:
    """The tables of a data folder."""
    metrics = Metrics()
    event_log = SqliteLog(settings.data / LOG_FILE, metrics.batch.observe)
    return House(Office(event_log, thinker, settings, surroundings, metrics))


async def close_house(house: House) -> None:
    """Finish what was begun."""
    await asyncio.gather(*house.office.tasks, return_exceptions=True)
    await house.office.thinker.close()
    await house.office.log.close()


def configured(house: House) -> uvicorn.Config:
    """How uvicorn serves the application."""
    settings = house.office.settings
    return uvicorn.Config(
        build_app(house),
        ws=TableSocket,
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=settings.deflate,
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.trust_proxy,
        forwarded_allow_ips="*" if settings.trust_proxy else None,
        timeout_graceful_shutdown=5,
    )


def collect_seldom() -> None:
    """Look for garbage less often, and never in what was there at the start.

    Tables live long and nearly everything else ends without the collector's help, but by default it
    goes through all tables again and again: a third of the time a move takes.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


async def run(settings: Settings, port: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until told to stop."""
    house = await open_house(settings, ProcessThinker(), Surroundings())
    server = uvicorn.Server(configured(house))

    async def announce() -> None:
        while not server.started:
            await asyncio.sleep(0.02)
        collect_seldom()
        ready()

    announcing = asyncio.create_task(announce())
    try:
        await server.serve(sockets=[port])
    finally:
        announcing.cancel()
        await close_house(house)


def serve(settings: Settings, language: str, say: Callable[[str], None], browse: bool) -> None:
    """Everything from the lock to the goodbye; raises CannotServe with what to do."""
    text = texts(language).say
    with locked(settings.data, language):
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
            runner = asyncio.Runner(loop_factory=fast_loop())
            with runner:
                runner.run(run(settings, port, ready))
        except NewerFile as error:
            raise CannotServe(str(error)) from None
        except KeyboardInterrupt:
            # uvicorn has stopped in good order and passes the signal on.
            pass
        finally:
            port.close()
        say(text("serve-bye"))


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster event loop, where it is installed."""
    try:
        import uvloop
    except ImportError:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory


def default_data() -> Path:
    """Where the tables are kept unless said otherwise."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "katzentisch"
