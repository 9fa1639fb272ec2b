"""Start the server, say where it is, stop it in good order."""

import asyncio
import errno
import gc
import json
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from io import StringIO
from pathlib import Path
from threading import Thread
from types import FrameType

import uvicorn

from katzentisch.core.texts import texts
from katzentisch.server.door.admission import SECONDS_BETWEEN_LINES, Door, raise_descriptor_limit
from katzentisch.server.door.app import build_app
from katzentisch.server.door.sockets import protocols
from katzentisch.server.office.house import House
from katzentisch.server.office.metrics import Metrics
from katzentisch.server.office.office import Office
from katzentisch.server.office.outside import Outside
from katzentisch.server.office.settings import Settings
from katzentisch.server.office.thinker import ProcessThinker, Thinker
from katzentisch.server.protocol import MAX_MESSAGE
from katzentisch.storage.log import LogFailed
from katzentisch.storage.sqlite import NewerFile, SqliteLog

LOG_FILE = "tables.db"
LOCK_FILE = "lock"
log = logging.getLogger("katzentisch.server")
STOPPING = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
# Clients that do not read, bots that do not stop thinking: so long each is waited for.
SECONDS_TO_END = 5.0


class CannotServe(Exception):
    """The server cannot start; the message says what to do."""


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, what happened and its details. No secrets pass here."""

    EXTRAS = ("table", "tables", "address", "refused", "lines", "descriptors")

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


class Seldom(logging.Filter):
    """The same words once a minute: what strangers send must not fill the disk."""

    def __init__(self) -> None:
        super().__init__()
        self.last: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether it is told."""
        words = str(record.msg)
        if record.created - self.last.get(words, -SECONDS_BETWEEN_LINES) < SECONDS_BETWEEN_LINES:
            return False
        self.last[words] = record.created
        return True


def log_to_stderr(level: str) -> None:
    """Structured logs of the server and of uvicorn. Requests are not logged: metrics count them."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("katzentisch.server", "katzentisch.storage", "uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level.upper())
    logging.getLogger("uvicorn.error").filters = [Seldom()]
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
    try:
        return taken(settings.host, settings.port)
    except (OSError, UnicodeError) as error:
        key, problem = no_port(error), getattr(error, "strerror", None) or str(error)
        words = {"host": settings.host, "port": str(settings.port), "problem": problem}
        raise CannotServe(texts(language).say(key, **words)) from None


def taken(host: str, port: int) -> socket.socket:
    """A socket that listens there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(2048)
    except BaseException:
        listener.close()
        raise
    return listener


def no_port(error: Exception) -> str:
    """Which sentence tells why a port cannot be had."""
    match error:
        case socket.gaierror() | UnicodeError():
            return "serve-host"
        case PermissionError():
            return "serve-forbidden"
        case OSError(errno=errno.EADDRINUSE):
            return "serve-busy"
        case OSError(errno=errno.EADDRNOTAVAIL | errno.EAFNOSUPPORT):
            return "serve-host"
        case _:
            return "serve-port"


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


async def open_house(settings: Settings, thinker: Thinker, outside: Outside) -> House:
    """The tables of a data folder."""
    event_log = SqliteLog(settings.data / LOG_FILE)
    return House(Office(event_log, thinker, settings, outside, Metrics()))


async def close_house(house: House) -> None:
    """Finish what was begun; nobody who does not end in time is waited for, but the log is."""
    office = house.office
    if tasks := set(office.tasks):
        await asyncio.wait(tasks, timeout=SECONDS_TO_END)
    try:
        async with asyncio.timeout(SECONDS_TO_END):
            await office.thinker.close()
    except TimeoutError:
        log.warning("the bots do not end in time")
    finally:
        await office.log.close()


def configured(house: House, descriptors: int | None = None) -> uvicorn.Config:
    """How uvicorn serves the application."""
    settings = house.office.settings
    door = Door(settings, house.office.outside.now, descriptors)
    house.office.metrics.connections.set_function(lambda: len(door.inside))
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


def collect_seldom() -> None:
    """Look for garbage less often, and never in what was there at the start.

    Tables live long and nearly everything else ends without the collector's help, but by default it
    goes through all tables again and again: a third of the time a move takes.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


class TableServer(uvicorn.Server):
    """uvicorn's, but signals are for the whole house: it would end the process before us."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave the signals alone."""
        yield


@contextmanager
def stopped_by_signals(server: uvicorn.Server) -> Iterator[None]:
    """Whatever asks the process to end (Ctrl-C, a service manager, a closed window) ends it well.

    It stays so until all is closed: asked twice, it is not done with less care.
    """

    def stop(number: int, frame: FrameType | None) -> None:
        server.should_exit = True

    found = [getattr(signal, name) for name in STOPPING if hasattr(signal, name)]
    # Who was started to outlive its window (nohup) does.
    kept = {one: signal.getsignal(one) for one in found if signal.getsignal(one) != signal.SIG_IGN}
    try:
        for one in kept:
            signal.signal(one, stop)
        yield
    finally:
        for one, before in kept.items():
            signal.signal(one, before)


async def run(settings: Settings, port: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until told to stop."""
    descriptors = raise_descriptor_limit()
    log.info("descriptors that may be used", extra={"descriptors": descriptors})
    house = await open_house(settings, ProcessThinker(), Outside())
    server = TableServer(configured(house, descriptors))

    async def announce() -> None:
        while not server.started:
            await asyncio.sleep(0.02)
        collect_seldom()
        ready()

    announcing = asyncio.create_task(announce())
    with stopped_by_signals(server):
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
        except LogFailed as error:
            file = str(settings.data / LOG_FILE)
            raise CannotServe(text("serve-log", file=file, problem=str(error))) from None
        except KeyboardInterrupt:
            # Before there was anything to close.
            pass
        finally:
            port.close()
        # The window may be gone.
        with suppress(OSError):
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
