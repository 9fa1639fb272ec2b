"""The port, and the address under which people find it."""

import errno
import socket
from io import StringIO

from katzentisch.core.texts import texts
from katzentisch.server.office.settings import Settings
from katzentisch.server.start.cannot_serve import CannotServe


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
    # The protocol is named: asyncio sends at once, without waiting for a full packet, only where it
    # is. An answer of two parts would wait 40 ms for the other side to confirm the first.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
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
