"""Frames of WebSocket (RFC 6455) that need no library: whole texts, as nearly all are."""

from struct import Struct
from typing import Any

try:
    from websockets.speedups import apply_mask
except ImportError:  # It was installed without its compiled part.
    from websockets.utils import apply_mask

# A whole text without extensions (5.2), and the bit of the second byte that says it is masked.
WHOLE_TEXT, MASKED = 0x81, 0x80
# A client's frame has its mask before its text; longer texts have a longer head.
HEAD, LONGEST_SHORT = 6, 125
# A server's frame has its length in the second byte, or in those after it (5.2).
usual_head, long_head = Struct("!BBH").pack, Struct("!BBQ").pack


def framed(text: bytes) -> bytes:
    """A whole text message from a server, without extensions (5.2)."""
    size = len(text)
    if size <= LONGEST_SHORT:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return usual_head(WHOLE_TEXT, 126, size) + text
    return long_head(WHOLE_TEXT, 127, size) + text


def short_text(data: bytes) -> str | None:
    """The text, if this is one short text of a client and nothing else; else a library reads it."""
    size = len(data) - HEAD
    if not 0 <= size <= LONGEST_SHORT or data[0] != WHOLE_TEXT or data[1] != MASKED | size:
        return None
    try:
        return apply_mask(data[HEAD:], data[2:HEAD]).decode()
    except UnicodeDecodeError:
        return None


def between_frames(parser: Any) -> bool:
    """Whether the library's parser waits for the beginning of a frame, not for the rest of one."""
    while (inner := getattr(parser, "gi_yieldfrom", None)) is not None:
        parser = inner
    return getattr(parser, "__name__", "") == "at_eof"
