"""What can be asked over HTTP."""

import asyncio
from io import BytesIO
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta

from katzentisch import __version__
from katzentisch.core.rulebook import SPECTATOR
from katzentisch.games import GAMES
from katzentisch.server import protocol
from katzentisch.server.answers import NO_STORE, language_of, problems, wished_language
from katzentisch.server.asyncapi import get_asyncapi
from katzentisch.server.choices import choices, rules_page
from katzentisch.server.page import File, document, page_missing
from katzentisch.server.protocol import Language, SeatNumber, TableId
from katzentisch.server.replays import replay_record, replay_table, replay_upload
from katzentisch.server.room import Room
from katzentisch.server.seen import table_seen
from katzentisch.server.site import Site, address_of
from katzentisch.server.table import refused
from katzentisch.storage.log import Shelved

# A record of six players and six shuffles has about 25 kB, with its legal moves ten times that.
MAX_RECORD = 400_000
Asked: TypeAlias = FromQuery[Language | None]
Named: TypeAlias = FromPath[TableId]
# Marks what is sent compressed already.
PACKED = "packed"
First: TypeAlias = FromQuery[Annotated[int, Meta(ge=0, le=100_000)]]
Count: TypeAlias = FromQuery[Annotated[int, Meta(ge=1, le=200)]]
Before: TypeAlias = FromQuery[Annotated[float, Meta(ge=0, le=1e12)]]


def site_of(state: State) -> Site:
    """What the application works with."""
    site: Site = state.site
    return site


def viewer_of(request: Request[Any, Any, Any], room: Room) -> int:
    """Whose eyes a request looks through: a seat's, with its token, or a spectator's."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        seat = room.table.seat_of(token.strip())
        if seat is None:
            raise refused("table-wrong-token")
        return seat
    if room.table.setup.watch == "nobody":
        raise refused("table-no-watching")
    return SPECTATOR


@get("/api/choices", responses=problems(), sync_to_thread=False)
def get_choices(request: Request[Any, Any, Any], language: Asked = None) -> protocol.Choices:
    """Games with their options, levels of bots, set phrases."""
    return choices(language_of(request, language))


@get("/api/rules/{game:str}", responses=problems(404), sync_to_thread=False)
def get_rules(
    request: Request[Any, Any, Any], game: FromPath[str], language: Asked = None
) -> protocol.RulesPage:
    """The rules of a game: the page and each clause."""
    if game not in GAMES:
        raise refused("request-not-found")
    return rules_page(game, language_of(request, language))


@get("/api/tables", responses=problems(), sync_to_thread=False)
def get_tables(state: State, language: Asked = None) -> list[protocol.OpenTable]:
    """The lobby: public tables with somebody at them."""
    return site_of(state).house.lobby()


@post("/api/tables", responses=problems(409, 503))
async def post_table(
    request: Request[Any, Any, Any],
    state: State,
    data: JSONBody[protocol.Create],
    language: Asked = None,
) -> protocol.Seated:
    """Open a table and sit down on seat 0."""
    site, address = site_of(state), address_of(request.scope)
    if not site.opening.take(address):
        raise refused("request-too-many")
    return await site.house.create(data, address)


@get("/api/tables/{table:str}", responses=problems(403, 404))
async def get_table(
    request: Request[Any, Any, Any], state: State, table: Named, language: Asked = None
) -> protocol.Table:
    """A table and who sits at it."""
    room = await site_of(state).house.room(table)
    return table_seen(room.table, room.around, room.away_since, room.watchers)


@post("/api/tables/{table:str}/seats", responses=problems(404, 409, 503))
async def post_seat(
    state: State, table: Named, data: JSONBody[protocol.Join], language: Asked = None
) -> protocol.Seated:
    """Take a seat."""
    house = site_of(state).house
    return await house.join(await house.room(table), data)


@get(
    "/api/tables/{table:str}/qr.svg",
    media_type="image/svg+xml",
    responses=problems(404),
)
async def get_qr(
    request: Request[Any, Any, Any], state: State, table: Named, language: Asked = None
) -> bytes:
    """The invitation as a QR code."""
    import segno

    room = await site_of(state).house.room(table)
    base = room.office.settings.address or str(request.base_url).rstrip("/")
    drawn = BytesIO()
    segno.make(f"{base}/t/{table}", error="m").save(drawn, kind="svg", scale=4, xmldecl=False)
    return drawn.getvalue()


@get("/api/tables/{table:str}/replay", responses=problems(403, 404, 409))
async def get_table_replay(
    request: Request[Any, Any, Any],
    state: State,
    table: Named,
    first: First = 0,
    count: Count = 100,
    language: Asked = None,
) -> protocol.Replay:
    """The game being played, step by step, only what the asker may see."""
    room = await site_of(state).house.room(table)
    viewer = viewer_of(request, room)
    return replay_table(room.table, viewer, language_of(request, language), first, count)


@get("/api/records", responses=problems())
async def get_records(
    state: State,
    before: Before = 1e12,
    count: Count = 50,
    language: Asked = None,
) -> list[protocol.Shelved]:
    """Finished games of public tables, newest first."""
    found = await site_of(state).house.office.log.shelf(before, count)
    return [msgspec.json.decode(one.facts, type=protocol.Shelved) for one in found]


async def find_record(state: State, game: str) -> Shelved:
    """A finished game by its id."""
    found = await site_of(state).house.office.log.record(game)
    if found is None:
        raise refused("record-none")
    return found


@get("/api/records/{game:str}", responses=problems(404))
async def get_record(state: State, game: Named, language: Asked = None) -> Response[dict[str, Any]]:
    """The record of a finished game, ready to save."""
    found = await find_record(state, game)
    name = f'attachment; filename="katzentisch-{found.id}.json"'
    record = msgspec.json.decode(found.record)
    return Response(record, headers={"content-disposition": name})


@get("/api/records/{game:str}/replay", responses=problems(404))
async def get_record_replay(
    request: Request[Any, Any, Any],
    state: State,
    game: Named,
    seat: FromQuery[SeatNumber | None] = None,
    open: FromQuery[bool] = False,
    first: First = 0,
    count: Count = 100,
    language: Asked = None,
) -> protocol.Replay:
    """A finished game step by step: from a seat, in public view, or with open hands."""
    record = msgspec.json.decode((await find_record(state, game)).record)
    viewer = SPECTATOR if seat is None else seat
    if viewer >= record["players"]:
        raise refused("no-such-seat")
    return await asyncio.to_thread(
        replay_record,
        record,
        viewer,
        language_of(request, language),
        first,
        count,
        open_hands=open,
    )


@post("/api/records/{game:str}/branches", responses=problems(404, 409, 503))
async def post_branch(
    request: Request[Any, Any, Any],
    state: State,
    game: Named,
    data: JSONBody[protocol.Branch],
    language: Asked = None,
) -> protocol.Seated:
    """Open a table that goes on from a step of a finished game, the unseen cards redealt."""
    site, address = site_of(state), address_of(request.scope)
    if not site.opening.take(address):
        raise refused("request-too-many")
    record = msgspec.json.decode((await find_record(state, game)).record)
    return await site.house.branch(record, data, address)


@post(
    "/api/replay",
    responses=problems(),
    request_max_body_size=MAX_RECORD,
    status_code=HTTP_200_OK,
)
async def post_replay(
    request: Request[Any, Any, Any],
    seat: FromQuery[SeatNumber | None] = None,
    open: FromQuery[bool] = False,
    first: First = 0,
    count: Annotated[int, Meta(ge=1, le=2000)] = 100,
    language: Asked = None,
) -> protocol.Replay:
    """A record somebody has brought along, checked and step by step; nothing is kept."""
    body = await request.body()
    viewer = SPECTATOR if seat is None else seat
    return await asyncio.to_thread(
        replay_upload,
        body,
        viewer,
        language_of(request, language),
        first,
        count,
        open_hands=open,
    )


@get("/health", sync_to_thread=False, responses=problems())
def get_health(state: State) -> protocol.Health:
    """Whether the server is well."""
    site = site_of(state)
    return protocol.Health("ok", __version__, len(site.house.rooms), len(site.connections))


@get(
    "/metrics",
    media_type="text/plain; version=0.0.4",
    sync_to_thread=False,
    include_in_schema=False,
)
def get_metrics(state: State) -> bytes:
    """Figures for Prometheus."""
    return site_of(state).house.office.metrics.page()


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, opt={PACKED: True})
def get_page(
    request: Request[Any, Any, Any], state: State, path: FromPath[str] = ""
) -> Response[bytes]:
    """The page; all its own links lead to its one document."""
    name = path.strip("/")
    files = site_of(state).page
    if name.startswith("api/"):
        raise refused("request-not-found")
    if not files:
        said = page_missing(wished_language(request)).encode()
        return Response(said, media_type="text/html", headers=NO_STORE)
    found = files.get(name)
    if found is None:
        if "." in name.rpartition("/")[2]:
            raise refused("request-not-found")
        found = document(files, request.scope["raw_path"].count(b"/") - 1)
    return sent(request, found)


def sent(request: Request[Any, Any, Any], file: File) -> Response[bytes]:
    """A file of the page, unless the browser has it already."""
    cache = "public, max-age=31536000, immutable" if file.lasting else "no-cache"
    headers = {"cache-control": cache, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    zips = "gzip" in request.headers.get("accept-encoding", "")
    if file.zipped is not None and zips:
        headers["content-encoding"] = "gzip"
        return Response(file.zipped, headers=headers, media_type=file.media_type)
    return Response(file.data, headers=headers, media_type=file.media_type)


HANDLERS = [
    get_choices,
    get_rules,
    get_tables,
    post_table,
    get_table,
    post_seat,
    get_qr,
    get_table_replay,
    get_records,
    get_record,
    get_record_replay,
    post_branch,
    post_replay,
    get_health,
    get_metrics,
    get_asyncapi,
    get_page,
]
