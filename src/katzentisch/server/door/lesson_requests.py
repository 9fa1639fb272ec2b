"""What can be asked about lessons over HTTP."""

from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from katzentisch.server import protocol
from katzentisch.server.door.languages import language_of
from katzentisch.server.door.reception import address_of
from katzentisch.server.door.refusals import problems
from katzentisch.server.door.request_parts import InLanguage, reception_of
from katzentisch.server.table.refused import refused
from katzentisch.server.telling.coach import lesson_page


@get("/api/lessons/{game:str}", responses=problems(404), sync_to_thread=False)
def get_lesson(
    request: Request[Any, Any, Any], game: FromPath[str], language: InLanguage = None
) -> protocol.LessonPage:
    """All that the coach says of a game, in its lesson and of what is new in any game."""
    return lesson_page(game, language_of(request, language))


@post("/api/lessons/{game:str}", responses=problems(404, 409, 503))
async def post_lesson(
    request: Request[Any, Any, Any],
    state: State,
    game: FromPath[str],
    data: JSONBody[protocol.Learn],
    language: InLanguage = None,
) -> protocol.Seated:
    """Open a table with the lesson of a game and sit down to learn."""
    reception, address = reception_of(state), address_of(request.scope)
    if not reception.opening.take(address):
        raise refused("request-too-many")
    return await reception.house.learn(game, data, address)
