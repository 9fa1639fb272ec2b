"""How the server answers over HTTP when something is not possible."""

import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import ClientException, HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.status_codes import HTTP_429_TOO_MANY_REQUESTS

from katzentisch.core.game import Refused
from katzentisch.core.rulebook import Refusal
from katzentisch.server import protocol
from katzentisch.server.door.languages import wished_language
from katzentisch.server.door.statuses import problem_said, status_of
from katzentisch.storage.log import LogFailed

log = logging.getLogger("katzentisch.server")

# How Litestar says that nobody is there to be answered: no fault of ours.
GONE = "client disconnected prematurely"
NO_STORE = {"cache-control": "no-store"}
# The limits of requests and of messages fill up again in about a second, those of tables in six.
RETRY = {"retry-after": "6"}


class TableRequest(Request[Any, Any, Any]):
    """A request whose body may hold anything at all."""

    async def json(self) -> Any:
        """The body; what nobody can decode is the client's fault."""
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:
            raise ClientException(str(error)) from None


def problems(*codes: int) -> dict[int, ResponseSpec]:
    """The refusals a request may meet, for the description of the interface."""
    return {
        code: ResponseSpec(protocol.Problem, generate_examples=False, description="Not possible")
        for code in (400, 413, 429, *codes)
    }


def problem(request: Request[Any, Any, Any], refusal: Refusal, status: int) -> Response[Any]:
    """A refusal as an answer."""
    return Response(
        problem_said(refusal, wished_language(request)),
        status_code=status,
        media_type=MediaType.JSON,
        headers=NO_STORE | (RETRY if status == HTTP_429_TOO_MANY_REQUESTS else {}),
    )


def on_refused(request: Request[Any, Any, Any], error: Refused) -> Response[Any]:
    """The rules or the table do not allow it."""
    return problem(request, error.refusal, status_of(error.refusal))


def on_log_failed(request: Request[Any, Any, Any], error: LogFailed) -> Response[Any]:
    """The tables cannot be written or read just now."""
    log.error("the event log failed", exc_info=error)
    reads = request.method == "GET"
    return problem(request, Refusal("storage-unreadable" if reads else "table-storage"), 503)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """The request itself is wrong."""
    if isinstance(error, ValidationException) or error.status_code == 400:
        return problem(request, Refusal("request-wrong", "", {"problem": wrong(error)}), 400)
    if error.status_code == 413:
        return problem(request, Refusal("request-too-big"), 413)
    if error.status_code in (404, 405):
        answer = problem(request, Refusal("request-not-found"), error.status_code)
        answer.headers.update(error.headers or {})
        return answer
    if error.detail == GONE:
        return problem(request, Refusal("request-wrong", "", {"problem": GONE}), 400)
    log.error("a request failed", exc_info=error)
    return problem(request, Refusal("request-trouble"), 500)


def wrong(error: HTTPException) -> str:
    """What is wrong with a request, in a few words."""
    details = error.extra if isinstance(error.extra, list) else []
    named = [
        f"{one.get('key', '')} {one.get('message', '')}".strip()
        for one in details
        if isinstance(one, dict)
    ]
    return "; ".join(named)[:200] or str(error.detail)[:200]


def on_trouble(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A fault of ours: logged here, not shown there."""
    log.error("a request failed", exc_info=error)
    return problem(request, Refusal("request-trouble"), 500)
