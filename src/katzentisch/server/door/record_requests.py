"""What can be asked about finished games over HTTP."""

from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK

from katzentisch.core.game import FORMAT
from katzentisch.core.rulebook import SPECTATOR
from katzentisch.games import rulebooks
from katzentisch.server import protocol
from katzentisch.server.door.languages import language_of
from katzentisch.server.door.reception import address_of
from katzentisch.server.door.refusals import problems
from katzentisch.server.door.request_parts import (
    Before,
    Count,
    First,
    InLanguage,
    ManySteps,
    Named,
    SeatSeen,
    reception_of,
)
from katzentisch.server.table.refused import refused
from katzentisch.server.telling.replays import replay_record, replay_upload
from katzentisch.storage.log import Shelved


@get("/api/records", responses=problems(503))
async def get_records(
    state: State,
    before: Before = 1e12,
    count: Count = 50,
    language: InLanguage = None,
) -> list[protocol.ShelvedGame]:
    """Finished games of public tables, newest first."""
    found = await reception_of(state).house.office.log.shelf(before, count)
    return [msgspec.json.decode(one.facts, type=protocol.ShelvedGame) for one in found]


async def find_record(state: State, game: str) -> Shelved:
    """A finished game by its id."""
    found = await reception_of(state).house.office.log.record(game)
    if found is None:
        raise refused("record-none")
    return found


@get("/api/records/{game:str}", responses=problems(404, 503))
async def get_record(
    state: State, game: Named, language: InLanguage = None
) -> Response[dict[str, Any]]:
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
    language: InLanguage = None,
) -> protocol.Replay:
    """A finished game step by step: from a seat, in public view, or with open hands."""
    record = msgspec.json.decode((await find_record(state, game)).record)
    viewer = SPECTATOR if seat is None else seat
    if viewer >= record["players"]:
        raise refused("no-such-seat")
    wished = language_of(request, language)
    return await reception_of(state).replayed(
        request.scope,
        lambda: replay_record(record, viewer, wished, first, count, open_hands=open),
    )


@post("/api/records/{game:str}/branches", responses=problems(404, 409, 503))
async def post_branch(
    request: Request[Any, Any, Any],
    state: State,
    game: Named,
    data: JSONBody[protocol.Branch],
    language: InLanguage = None,
) -> protocol.Seated:
    """Open a table that goes on from a step of a finished game, the unseen cards redealt."""
    reception, address = reception_of(state), address_of(request.scope)
    if not reception.opening.take(address):
        raise refused("request-too-many")
    record = msgspec.json.decode((await find_record(state, game)).record)
    return await reception.house.branch(record, data, address)


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
    request_max_body_size=protocol.MAX_RECORD,
    status_code=HTTP_200_OK,
)
async def post_replay(
    request: Request[Any, Any, Any],
    state: State,
    seat: SeatSeen = None,
    open: FromQuery[bool] = False,
    first: First = 0,
    count: ManySteps = 100,
    language: InLanguage = None,
) -> protocol.Replay:
    """A record somebody has brought along, checked and step by step; nothing is kept."""
    body = await request.body()
    viewer = SPECTATOR if seat is None else seat
    wished = language_of(request, language)
    return await reception_of(state).replayed(
        request.scope, lambda: replay_upload(body, viewer, wished, first, count, open_hands=open)
    )
