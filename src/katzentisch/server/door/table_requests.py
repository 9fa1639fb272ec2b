"""What can be asked about tables over HTTP, before and while one sits there."""

from io import BytesIO
from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from katzentisch.games import rulebooks
from katzentisch.server import protocol
from katzentisch.server.door.languages import language_of
from katzentisch.server.door.origins import origin_of
from katzentisch.server.door.reception import address_of
from katzentisch.server.door.refusals import problems
from katzentisch.server.door.request_parts import (
    WITH_TOKEN,
    Count,
    First,
    InLanguage,
    Named,
    reception_of,
    seat_shown,
    viewer_of,
)
from katzentisch.server.table.refused import refused
from katzentisch.server.telling.for_viewers import table_for_strangers
from katzentisch.server.telling.offer import offer, rules_page
from katzentisch.server.telling.replays import replay_table


@get("/api/choices", responses=problems(), sync_to_thread=False)
def get_choices(request: Request[Any, Any, Any], language: InLanguage = None) -> protocol.Choices:
    """Games with their options, levels of bots, set phrases."""
    return offer(language_of(request, language))


@get("/api/rules/{game:str}", responses=problems(404), sync_to_thread=False)
def get_rules(
    request: Request[Any, Any, Any], game: FromPath[str], language: InLanguage = None
) -> protocol.RulesPage:
    """The rules of a game: the page and each clause."""
    if game not in rulebooks():
        raise refused("request-not-found")
    return rules_page(game, language_of(request, language))


@get("/api/tables", responses=problems(), sync_to_thread=False)
def get_tables(state: State, language: InLanguage = None) -> list[protocol.OpenTable]:
    """The lobby: public tables with somebody at them."""
    return reception_of(state).house.lobby()


@post("/api/tables", responses=problems(409, 503))
async def post_table(
    request: Request[Any, Any, Any],
    state: State,
    data: JSONBody[protocol.Create],
    language: InLanguage = None,
) -> protocol.Seated:
    """Open a table and sit down on seat 0."""
    reception, address = reception_of(state), address_of(request.scope)
    if not reception.opening.take(address):
        raise refused("request-too-many")
    return await reception.house.create(data, address)


@get("/api/tables/{table:str}", responses=problems(403, 404, 503), security=WITH_TOKEN)
async def get_table(
    request: Request[Any, Any, Any], state: State, table: Named, language: InLanguage = None
) -> protocol.Table:
    """A table and who sits at it; what was played at a closed one only to those who sit there."""
    live = await reception_of(state).house.find(table)
    seat = await seat_shown(request, live)
    return table_for_strangers(live.shown()) if seat is None else live.shown()


@post("/api/tables/{table:str}/seats", responses=problems(404, 409, 503))
async def post_seat(
    state: State, table: Named, data: JSONBody[protocol.Join], language: InLanguage = None
) -> protocol.Seated:
    """Take a seat."""
    house = reception_of(state).house
    return await house.join(await house.find(table), data)


@get(
    "/api/tables/{table:str}/qr.svg",
    media_type="image/svg+xml",
    responses=problems(404, 503),
)
async def get_qr(
    request: Request[Any, Any, Any], state: State, table: Named, language: InLanguage = None
) -> bytes:
    """The invitation as a QR code."""
    import segno

    live = await reception_of(state).house.find(table)
    host = request.headers.get("host", "")
    base = live.office.settings.address or origin_of(f"{request.scope['scheme']}://{host}")
    if base is None:
        raise refused("request-wrong", problem="Host")
    drawn = BytesIO()
    segno.make(f"{base.rstrip('/')}/t/{table}", error="m").save(
        drawn, kind="svg", scale=4, xmldecl=False
    )
    return drawn.getvalue()


@get(
    "/api/tables/{table:str}/replay",
    responses=problems(403, 404, 409, 503),
    security=WITH_TOKEN,
)
async def get_table_replay(
    request: Request[Any, Any, Any],
    state: State,
    table: Named,
    first: First = 0,
    count: Count = 100,
    language: InLanguage = None,
) -> protocol.Replay:
    """The game being played, step by step, only what the asker may see."""
    reception = reception_of(state)
    live = await reception.house.find(table)
    steps = replay_table(live.table, await viewer_of(request, live))
    wished = language_of(request, language)
    return await reception.replayed(request.scope, lambda: steps(wished, first, count))
