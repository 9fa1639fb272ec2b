"""What can be asked over HTTP."""

from dataclasses import dataclass
from hmac import compare_digest
from io import BytesIO
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema, SecurityScheme
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE

from katzentisch import __version__
from katzentisch.core.game import FORMAT
from katzentisch.core.rulebook import SPECTATOR
from katzentisch.games import rulebooks
from katzentisch.server import protocol
from katzentisch.server.door.asyncapi import get_asyncapi
from katzentisch.server.door.limits import is_loopback
from katzentisch.server.door.origins import origin_of
from katzentisch.server.door.page import File, page_missing
from katzentisch.server.door.reception import Site, address_of
from katzentisch.server.door.refusals import NO_STORE, language_of, problems, wished_language
from katzentisch.server.office.live_table import LiveTable
from katzentisch.server.office.settings import Settings
from katzentisch.server.protocol import Language, TableId
from katzentisch.server.table.refused import refused
from katzentisch.server.telling.offer import choices, rules_page
from katzentisch.server.telling.replays import replay_record, replay_table, replay_upload
from katzentisch.storage.log import Shelved

# A record of six players and six shuffles has about 25 kB, with its legal moves ten times that.
MAX_RECORD = 400_000
Asked: TypeAlias = FromQuery[Language | None]
Named: TypeAlias = FromPath[TableId]
# What proxies add to a request they pass on.
PASSED_ON = ("x-forwarded-for", "forwarded", "x-real-ip", "via")
# Links of the page have at most one folder, `/t/TABLE`; a few more do no harm.
DEEPEST_LINK = 3
# Marks what is sent compressed already.
PACKED = "packed"
# Bounds stand here and not in a nested `Meta`, which is described but not obeyed.
First: TypeAlias = Annotated[int, QueryParameter(ge=0, le=100_000)]
Count: TypeAlias = Annotated[int, QueryParameter(ge=1, le=200)]
ManySteps: TypeAlias = Annotated[int, QueryParameter(ge=1, le=2000)]
Before: TypeAlias = Annotated[float, QueryParameter(ge=0, le=1e12)]
SeatSeen: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=5)]
SEAT_TOKEN = SecurityScheme(
    type="http", scheme="bearer", description="The token of a seat, from `Seated`."
)
HEALTHY_OR_NOT = problems() | {
    503: ResponseSpec(protocol.Health, generate_examples=False, description="In trouble")
}
# What only a seat may see needs its token; the rest is there for everybody.
WITH_TOKEN: list[dict[str, list[str]]] = [{}, {"seat": []}]


def site_of(state: State) -> Site:
    """What the application works with."""
    site: Site = state.site
    return site


def bearer(request: Request[Any, Any, Any]) -> str:
    """The token a request shows, if any."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def viewer_of(request: Request[Any, Any, Any], live: LiveTable) -> int:
    """Whose eyes a request looks through: a seat's, with its token, or a spectator's."""
    if token := bearer(request):
        seat = live.table.seat_of(token)
        if seat is None:
            raise refused("table-wrong-token")
        return seat
    if live.table.setup.watch == "nobody":
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
    if game not in rulebooks():
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


@get("/api/tables/{table:str}", responses=problems(403, 404, 503))
async def get_table(
    request: Request[Any, Any, Any], state: State, table: Named, language: Asked = None
) -> protocol.Table:
    """A table and who sits at it."""
    live = await site_of(state).house.find(table)
    return live.shown()


@post("/api/tables/{table:str}/seats", responses=problems(404, 409, 503))
async def post_seat(
    state: State, table: Named, data: JSONBody[protocol.Join], language: Asked = None
) -> protocol.Seated:
    """Take a seat."""
    house = site_of(state).house
    return await house.join(await house.find(table), data)


@get(
    "/api/tables/{table:str}/qr.svg",
    media_type="image/svg+xml",
    responses=problems(404, 503),
)
async def get_qr(
    request: Request[Any, Any, Any], state: State, table: Named, language: Asked = None
) -> bytes:
    """The invitation as a QR code."""
    import segno

    live = await site_of(state).house.find(table)
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
    language: Asked = None,
) -> protocol.Replay:
    """The game being played, step by step, only what the asker may see."""
    site = site_of(state)
    live = await site.house.find(table)
    steps = replay_table(live.table, viewer_of(request, live))
    wished = language_of(request, language)
    return await site.replayed(request.scope, lambda: steps(wished, first, count))


@get("/api/records", responses=problems(503))
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


@get("/api/records/{game:str}", responses=problems(404, 503))
async def get_record(state: State, game: Named, language: Asked = None) -> Response[dict[str, Any]]:
    """The record of a finished game, ready to save."""
    found = await find_record(state, game)
    name = f'attachment; filename="katzentisch-{found.id}.json"'
    record = msgspec.json.decode(found.record)
    return Response(record, headers={"content-disposition": name})


@get("/api/records/{game:str}/replay", responses=problems(404, 503))
async def get_record_replay(
    request: Request[Any, Any, Any],
    state: State,
    game: Named,
    seat: SeatSeen = None,
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
    wished = language_of(request, language)
    return await site_of(state).replayed(
        request.scope,
        lambda: replay_record(record, viewer, wished, first, count, open_hands=open),
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


@dataclass
class WithRecord(Operation):
    """A request whose body is a record; its text is checked by us, so that every fault is told."""

    def __post_init__(self) -> None:
        record = Schema(
            type=OpenAPIType.OBJECT,
            description="A record of a game, as `GET /api/records/GAME` gives it.",
            required=["format", "game", "players", "options", "shuffles", "moves"],
            properties={
                "format": Schema(type=OpenAPIType.STRING, const=FORMAT),
                "game": Schema(type=OpenAPIType.STRING, enum=list(rulebooks())),
                "players": Schema(type=OpenAPIType.INTEGER, minimum=1, maximum=6),
                "options": Schema(type=OpenAPIType.OBJECT),
                "shuffles": Schema(type=OpenAPIType.ARRAY, items=Schema(type=OpenAPIType.ARRAY)),
                "moves": Schema(type=OpenAPIType.ARRAY, items=Schema(type=OpenAPIType.ARRAY)),
            },
        )
        self.request_body = RequestBody(
            {"application/json": OpenAPIMediaType(schema=record)}, required=True
        )


@post(
    "/api/replay",
    responses=problems(),
    operation_class=WithRecord,
    request_max_body_size=MAX_RECORD,
    status_code=HTTP_200_OK,
)
async def post_replay(
    request: Request[Any, Any, Any],
    state: State,
    seat: SeatSeen = None,
    open: FromQuery[bool] = False,
    first: First = 0,
    count: ManySteps = 100,
    language: Asked = None,
) -> protocol.Replay:
    """A record somebody has brought along, checked and step by step; nothing is kept."""
    body = await request.body()
    viewer = SPECTATOR if seat is None else seat
    wished = language_of(request, language)
    return await site_of(state).replayed(
        request.scope, lambda: replay_upload(body, viewer, wished, first, count, open_hands=open)
    )


@get("/health", responses=HEALTHY_OR_NOT)
async def get_health(state: State) -> Response[protocol.Health]:
    """Whether the server is well; 503 while the tables cannot be written."""
    site = site_of(state)
    house = site.house
    problem = await house.office.log.trouble()
    told = protocol.Health(
        "trouble" if problem else "ok",
        __version__,
        len(house.tables),
        len(site.connections),
        problem,
        len(house.set_aside),
    )
    status = HTTP_503_SERVICE_UNAVAILABLE if problem else HTTP_200_OK
    return Response(told, status_code=status, headers=NO_STORE)


def may_see_figures(request: Request[Any, Any, Any], settings: Settings) -> bool:
    """Whether the figures are for the asker: somebody on this machine, or who has the token."""
    if settings.metrics == "off":
        return False
    if settings.metrics != "local":
        return compare_digest(bearer(request).encode(), settings.metrics.encode())
    # A proxy on this machine that we were not told of asks for others.
    passed_on = not settings.trust_proxy and any(name in request.headers for name in PASSED_ON)
    return is_loopback(address_of(request.scope)) and not passed_on


@get(
    "/metrics",
    media_type="text/plain; version=0.0.4",
    sync_to_thread=False,
    include_in_schema=False,
)
def get_metrics(request: Request[Any, Any, Any], state: State) -> bytes:
    """Figures for Prometheus."""
    site = site_of(state)
    if not may_see_figures(request, site.settings):
        raise refused("metrics-closed")
    return site.metrics.page()


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, opt={PACKED: True})
def get_page(
    request: Request[Any, Any, Any], state: State, path: FromPath[str] = ""
) -> Response[bytes]:
    """The page; all its own links lead to its one document."""
    name = path.strip("/")
    site, depth = site_of(state), request.scope["raw_path"].count(b"/") - 1
    files = site.page
    if name.startswith("api/"):
        raise refused("request-not-found")
    if not files:
        said = page_missing(wished_language(request)).encode()
        return Response(said, media_type="text/html", headers=NO_STORE)
    found = files.get(name)
    if found is None:
        if "." in name.rpartition("/")[2] or depth > DEEPEST_LINK:
            raise refused("request-not-found")
        found = site.document(depth)
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
