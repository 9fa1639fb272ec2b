"""What can be asked about the play of a finished game over HTTP."""

import hashlib
import json
from typing import Any

import msgspec
from litestar import Request, post
from litestar.datastructures import State
from litestar.status_codes import HTTP_200_OK

from katzentisch.core.texts import texts
from katzentisch.server import protocol
from katzentisch.server.door.languages import language_of
from katzentisch.server.door.reception import address_of
from katzentisch.server.door.record_requests import WithRecord, find_record
from katzentisch.server.door.refusals import problems
from katzentisch.server.door.request_parts import InLanguage, Named, reception_of
from katzentisch.server.office.researches import asked, offered, waited_for
from katzentisch.server.table.refused import refused
from katzentisch.server.telling.replays import brought_along
from katzentisch.server.telling.reviews import review_told

# What a review depends on: whose names stand in the record does not matter.
PLAYED = ("game", "players", "options", "shuffles", "moves")


@post("/api/records/{game:str}/review", responses=problems(404, 409, 503), status_code=HTTP_200_OK)
async def post_record_review(
    request: Request[Any, Any, Any], state: State, game: Named, language: InLanguage = None
) -> protocol.ReviewPage:
    """What was luck and what was played in a finished game. Ask again until it is there."""
    record = msgspec.json.decode((await find_record(state, game)).record)
    if "winners" not in record:
        raise refused("record-stopped")
    return await review_page(request, state, record, record["names"], language)


@post(
    "/api/review",
    responses=problems(404, 409, 503),
    operation_class=WithRecord,
    request_max_body_size=protocol.MAX_RECORD,
    status_code=HTTP_200_OK,
)
async def post_review(
    request: Request[Any, Any, Any], state: State, language: InLanguage = None
) -> protocol.ReviewPage:
    """The same of a record somebody has brought along, checked first."""
    body, wished = await request.body(), language_of(request, language)
    record, names = await reception_of(state).replayed(
        request.scope, lambda: brought_along(body, wished)
    )
    return await review_page(request, state, record, names, language)


async def review_page(
    request: Request[Any, Any, Any],
    state: State,
    record: dict[str, Any],
    names: list[str],
    language: Any,
) -> protocol.ReviewPage:
    """How far the review of a correct record is, or the review."""
    reception, wished = reception_of(state), language_of(request, language)
    inquiries = offered(reception.house.office.inquiries)
    research = offered(inquiries.researches.review)
    played = {key: record[key] for key in PLAYED}
    address = address_of(request.scope)
    where = (inquiries.studies, review_name(played), address, research)
    now = asked(*where, record["game"], {**record, **played})
    if not now.done:
        return protocol.ReviewPage(now.share, waited_for(now, texts(wished)), None)
    told = research.told(now.found, wished, names)
    review = await reception.replayed(
        request.scope, lambda: review_told(now.found, told, record, wished)
    )
    return protocol.ReviewPage(1.0, "", review)


def review_name(played: dict[str, Any]) -> str:
    """The same for the same game, whoever played it."""
    text = json.dumps(played, sort_keys=True)
    return f"review {hashlib.sha256(text.encode()).hexdigest()}"
