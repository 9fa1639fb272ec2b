"""Which pages may use the server, and whom it believes about where somebody comes from."""

import ipaddress
import re
from collections.abc import Iterable
from typing import Any, TypeAlias
from urllib.parse import urlsplit

Headers: TypeAlias = Iterable[tuple[bytes, bytes]]
PORTS = {"http": 80, "https": 443}


def origin_of(address: str) -> str | None:
    """Scheme, host and port as a browser names them; none where it is no address of the web."""
    try:
        parts = urlsplit(address)
        port, host = parts.port, (parts.hostname or "").encode("idna").decode()
    except ValueError:  # also UnicodeError
        return None
    if parts.scheme not in PORTS or not re.fullmatch(r"[a-z0-9._-]+|[0-9a-f:.]+", host):
        return None
    host = f"[{host}]" if ":" in host else host
    shown = "" if port in (None, PORTS[parts.scheme]) else f":{port}"
    return f"{parts.scheme}://{host}{shown}"


def is_address(wish: str) -> bool:
    """Whether links can begin with this."""
    try:
        parts = urlsplit(wish)
    except ValueError:
        return False
    spare = parts.query or parts.fragment or parts.username is not None
    return origin_of(wish) is not None and not spare and not re.search(r"\s", wish)


def is_origin(wish: str) -> bool:
    """Whether this names an origin and nothing else."""
    return is_address(wish) and urlsplit(wish).path in ("", "/")


def header(headers: Headers, name: bytes) -> str:
    """A header's value, all its lines together."""
    return ", ".join(value.decode("latin-1") for key, value in headers if key == name)


def has_sound_host(headers: Headers) -> bool:
    """Whether links can be made of the name we were asked for; who names none needs none."""
    host = header(headers, b"host")
    return not host or origin_of(f"http://{host}") is not None


def right_origin(headers: Headers, origins: Iterable[str]) -> bool:
    """Whether the page that asks is ours; programs other than browsers name none."""
    named = header(headers, b"origin")
    if not named:
        return True
    origin, host = origin_of(named), header(headers, b"host")
    ours = {origin_of(f"{scheme}://{host}") for scheme in PORTS} | {*origins}
    return origin is not None and origin in ours


def last_word(headers: Headers, name: bytes) -> str:
    """What the proxy itself has written: it adds to the end, all before may be made up."""
    return header(headers, name).rpartition(",")[2].strip()


def host_of(word: str) -> str | None:
    """The address of `1.2.3.4`, `1.2.3.4:5`, `2001:db8::1` or `[2001:db8::1]:5`."""
    bracketed = re.fullmatch(r"\[([^\]]*)\](:\d+)?", word)
    host = bracketed[1] if bracketed else word
    if host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        return str(ipaddress.ip_address(host))
    except ValueError:
        return None


def as_the_proxy_says(scope: Any) -> Any:
    """A request with the address and the scheme that the one proxy in front of us reports."""
    headers = scope["headers"]
    told: dict[str, Any] = {}
    if (host := host_of(last_word(headers, b"x-forwarded-for"))) is not None:
        told["client"] = (host, 0)
    if (scheme := last_word(headers, b"x-forwarded-proto").lower()) in PORTS:
        socket = scope["type"] == "websocket"
        told["scheme"] = scheme.replace("http", "ws") if socket else scheme
    return {**scope, **told}
