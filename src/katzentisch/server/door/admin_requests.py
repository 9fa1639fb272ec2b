"""What whoever runs the house can do over HTTP, with the token that only he has.

Without a token in the settings there is no such door at all.
"""

from hmac import compare_digest
from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Struct

from katzentisch.server import protocol
from katzentisch.server.door.reception import Reception
from katzentisch.server.door.request_parts import InLanguage, Named, bearer, reception_of
from katzentisch.server.office.house import House
from katzentisch.server.table.decisions import decide_closing, decide_showing_out
from katzentisch.server.table.refused import refused


class ListedTable(Struct, frozen=True):
    """A table that is kept, and how it stands where it is open at this server."""

    id: str
    events: int
    size: int
    first: float
    last: float
    table: protocol.Table | None


class Kick(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to be shown out."""

    seat: protocol.SeatNumber


def for_operator(request: Request[Any, Any, Any], state: State) -> Reception:
    """The reception, for who has the token; raises Refused."""
    reception = reception_of(state)
    token = reception.settings.admin_token
    if token is None:
        raise refused("request-not-found")
    if not compare_digest(bearer(request).encode(), token.encode()):
        raise refused("admin-closed")
    return reception


@get("/api/admin/tables", include_in_schema=False)
async def get_admin_tables(
    request: Request[Any, Any, Any], state: State, language: InLanguage = None
) -> list[ListedTable]:
    """All tables that are kept, the one used last first; of those that are open, who is there."""
    house = for_operator(request, state).house
    assert house.office.upkeep is not None
    return [
        ListedTable(one.id, one.events, one.size, one.first, one.last, open_here(house, one.id))
        for one in await house.office.upkeep.tables()
    ]


def open_here(house: House, name: str) -> protocol.Table | None:
    """A table that is open at this server, as everybody sees it."""
    live = house.tables.get(name)
    return None if live is None else live.shown()


@post("/api/admin/tables/{table:str}/close", status_code=HTTP_200_OK, include_in_schema=False)
async def post_close(
    request: Request[Any, Any, Any], state: State, table: Named, language: InLanguage = None
) -> protocol.Table:
    """Close a table: it can be looked at, and nothing more happens there."""
    live = await for_operator(request, state).house.find(table)
    await live.obey_operator(decide_closing)
    return live.shown()


@post("/api/admin/tables/{table:str}/delete", status_code=HTTP_200_OK, include_in_schema=False)
async def post_delete(
    request: Request[Any, Any, Any], state: State, table: Named, language: InLanguage = None
) -> None:
    """Delete a table with all that happened there; its finished games stay on the shelf."""
    await for_operator(request, state).house.delete(table)


@post("/api/admin/tables/{table:str}/kick", status_code=HTTP_200_OK, include_in_schema=False)
async def post_kick(
    request: Request[Any, Any, Any],
    state: State,
    table: Named,
    data: JSONBody[Kick],
    language: InLanguage = None,
) -> protocol.Table:
    """Show somebody out: his token opens the seat no more."""
    live = await for_operator(request, state).house.find(table)
    await live.obey_operator(lambda found: decide_showing_out(found, data.seat))
    return live.shown()


ADMIN_REQUESTS = (get_admin_tables, post_close, post_delete, post_kick)
