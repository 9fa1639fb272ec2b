"""The WebSocket described for programs: AsyncAPI, made from the Structs of the protocol."""

from functools import cache
from typing import Any, get_args

import msgspec
from litestar import Response, get

from katzentisch import __version__
from katzentisch.server import protocol
from katzentisch.server.door.refusals import problems

SCHEMAS = "#/components/schemas/"
MESSAGES = "#/components/messages/"


def kind_of(struct: type[msgspec.Struct]) -> str:
    """What stands in `type`."""
    return str(struct.__struct_config__.tag)


def message_names(kinds: Any) -> dict[str, str]:
    """Each message of one direction by its `type`, and the Struct it is."""
    return {kind_of(struct): struct.__name__ for struct in get_args(kinds)}


@cache
def description() -> dict[str, Any]:
    """The whole document."""
    said, heard = message_names(protocol.AnyCommand), message_names(protocol.AnyMessage)
    structs = [*get_args(protocol.AnyCommand), *get_args(protocol.AnyMessage)]
    _, schemas = msgspec.json.schema_components(structs, ref_template=SCHEMAS + "{name}")
    # A hint is asked for and given under the same word, so the two directions stay apart.
    messages = {
        name: {"name": kind, "payload": {"$ref": SCHEMAS + name}}
        for direction in (said, heard)
        for kind, name in direction.items()
    }
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Katzentisch: the table over the WebSocket",
            "version": f"{protocol.VERSION}",
            "description": f"Katzentisch {__version__}. How it is meant: docs/protocol.md.",
        },
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "/ws/{table}",
                "parameters": {"table": {"description": "The table's id, as in `hello`."}},
                "messages": {name: {"$ref": MESSAGES + name} for name in messages},
            }
        },
        "operations": {
            "command": operation("receive", "What a client says; first `hello`.", said),
            "tell": operation("send", "What the server says.", heard),
        },
        "components": {"messages": messages, "schemas": schemas},
    }


def operation(action: str, summary: str, messages: dict[str, str]) -> dict[str, Any]:
    """One direction of the conversation."""
    channel = "#/channels/table"
    return {
        "action": action,
        "channel": {"$ref": channel},
        "summary": summary,
        "messages": [{"$ref": f"{channel}/messages/{name}"} for name in messages.values()],
    }


@get("/api/schema/asyncapi.json", responses=problems(), sync_to_thread=False)
def get_asyncapi() -> Response[dict[str, Any]]:
    """The WebSocket's messages as AsyncAPI 3 with JSON Schemas."""
    return Response(description())
