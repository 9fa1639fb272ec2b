"""What a client has said over its WebSocket, as a command or as something nobody understands."""

import msgspec

from katzentisch.server import protocol

decode = msgspec.json.Decoder(protocol.AnyCommand).decode
# Of what is wrong with a message, so much is said.
MOST_SAID = 200


class NotJson(Exception):
    """A message that nobody can decode."""


class NotUnderstood(msgspec.Struct, frozen=True):
    """JSON that is no command: its id, if it has one, and what is wrong with it."""

    id: str
    problem: str


def understood(raw: str | bytes) -> protocol.AnyCommand | NotUnderstood:
    """A message as a command, or what is wrong with it; raises NotJson."""
    try:
        command: protocol.AnyCommand = decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        return NotUnderstood(found_id(raw), str(error)[:MOST_SAID])
    return command


def found_id(raw: str | bytes) -> str:
    """The id of something that is no command, empty where it has none; raises NotJson."""
    try:
        message = msgspec.json.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise NotJson(str(error)[:MOST_SAID]) from None
    wish = message.get("id") if isinstance(message, dict) else None
    return wish if isinstance(wish, str) else ""
