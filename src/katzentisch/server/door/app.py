"""The application: page, HTTP and WebSocket on one port."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, asgi
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components
from litestar.types import Receive, Scope, Send

from katzentisch import __version__
from katzentisch.core.game import Refused
from katzentisch.core.rulebook import Refusal
from katzentisch.server.door.admin_requests import ADMIN_REQUESTS
from katzentisch.server.door.asyncapi import get_asyncapi
from katzentisch.server.door.balance_requests import post_balance
from katzentisch.server.door.connection import LINE, Connection
from katzentisch.server.door.lesson_requests import get_lesson, post_lesson
from katzentisch.server.door.operator_requests import get_health, get_metrics
from katzentisch.server.door.origins import as_the_proxy_says, has_sound_host, right_origin
from katzentisch.server.door.page_requests import PACKED, get_page
from katzentisch.server.door.reception import Reception, address_of
from katzentisch.server.door.record_requests import (
    get_record,
    get_record_replay,
    get_records,
    post_branch,
    post_replay,
)
from katzentisch.server.door.refusals import (
    TableRequest,
    on_http_error,
    on_log_failed,
    on_refused,
    on_trouble,
    problem,
)
from katzentisch.server.door.request_parts import SEAT_TOKEN, reception_of
from katzentisch.server.door.review_requests import post_record_review, post_review
from katzentisch.server.door.table_requests import (
    get_choices,
    get_qr,
    get_rules,
    get_table,
    get_table_replay,
    get_tables,
    post_seat,
    post_table,
)
from katzentisch.server.office.company import Company
from katzentisch.server.office.house import House
from katzentisch.server.office.retention import keep_not_for_ever
from katzentisch.server.office.waking import Waking
from katzentisch.server.table.refused import refused
from katzentisch.storage.log import LogFailed

MAX_BODY = 16_384
REQUESTS = [
    get_choices,
    get_rules,
    get_lesson,
    post_lesson,
    post_balance,
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
    post_record_review,
    post_review,
    get_health,
    get_metrics,
    *ADMIN_REQUESTS,
    get_asyncapi,
    get_page,
]
WRONG_ORIGIN = 4403
SCRIPTS = "script-src 'self'"
HEADERS = {
    "content-security-policy": (
        f"default-src 'none'; {SCRIPTS}; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; media-src 'self' data:; connect-src 'self'; "
        "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
# A script's headers bind the Worker that is made of it: the one that plays without a server runs
# WebAssembly. No document may.
WORKERS = "/assets/"
WORKER_HEADERS = HEADERS | {
    "content-security-policy": HEADERS["content-security-policy"].replace(
        SCRIPTS, f"{SCRIPTS} 'wasm-unsafe-eval'"
    )
}


@asgi(["/ws", "/ws/{table:str}"], copy_scope=False)
async def socket(scope: Scope, receive: Receive, send: Send) -> None:
    """A client's line to its table, however its address is written."""
    if scope["type"] != ScopeType.WEBSOCKET:
        raise refused("request-not-found")
    named = scope["path_params"].get("table", "")
    await serve_line(reception_of(scope["litestar_app"].state), scope, receive, send, named)


async def serve_line(reception: Reception, scope: Any, receive: Any, send: Any, named: str) -> None:
    """A client's line to its table, whose name a proxy may read in the address."""
    address = address_of(scope)
    await receive()  # websocket.connect
    if not right_origin(scope["headers"], reception.origins) or not reception.has_room_for(address):
        await send({"type": "websocket.close", "code": WRONG_ORIGIN, "reason": ""})
        return
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    line = scope["extensions"].get(LINE)
    connection = Connection(reception.house, receive, send, address, named, line)
    reception.enter(connection, address)
    try:
        code = await connection.run()
        if code is not None:
            await send({"type": "websocket.close", "code": code, "reason": ""})
    finally:
        reception.leave(connection, address)


def table_named(path: str) -> str | None:
    """The table in a line's address, empty where there is none; none where it is no such address.

    Only as they are usually written: whatever else the router lets pass, it may find.
    """
    start, _, named = path.removeprefix("/").partition("/")
    usual = start == "ws" and "/" not in named and (named or path == "/ws")
    return named if usual else None


def encoded(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    """Headers as they are sent."""
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def guarded(app: Any, reception: Reception) -> Any:
    """Every answer carries the headers that keep a browser careful; every address has its limit.

    It stands around the whole application, so that errors pass through it too.
    """
    usual, working = encoded(HEADERS), encoded(WORKER_HEADERS)

    async def guard(scope: Any, receive: Any, send: Any) -> None:
        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                extra = working if scope["path"].startswith(WORKERS) else usual
                message["headers"] = [*message.get("headers", ()), *extra]
            await send(message)

        async def refuse(key: str, status: int, **words: str) -> None:
            request: Request[Any, Any, Any] = Request(scope)
            answer = problem(request, Refusal(key, "", {**words}), status)
            await answer.to_asgi_response(None, request)(scope, receive, send_with_headers)

        if reception.settings.trust_proxy and scope["type"] != "lifespan":
            scope = as_the_proxy_says(scope)
        if scope["type"] != ScopeType.HTTP:
            named = table_named(scope["path"]) if scope["type"] == ScopeType.WEBSOCKET else None
            if named is None:
                await app(scope, receive, send)
            else:
                # Past the framework, whose layers every message would go through.
                await serve_line(reception, scope, receive, send, named)
        elif not reception.allows(scope["path"], address_of(scope)):
            await refuse("request-too-many", 429)
        elif not has_sound_host(scope["headers"]):
            await refuse("request-wrong", 400, problem="Host")
        elif scope["method"] == "POST" and not right_origin(scope["headers"], reception.origins):
            await refuse("request-foreign", 403)
        else:
            await app(scope, receive, send_with_headers)

    return guard


def build_app(house: House) -> Any:
    """The application for these tables."""
    reception = Reception(house)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        office, waking = house.office, Waking(house)
        if office.shared:
            company = Company(house, reception.facts, waking)
            await company.join()
            company.keep()
        office.run(office.persistently(waking.wake_tables))
        office.run(reception.keep_tidy())
        office.run(keep_not_for_ever(house))
        yield
        for task in list(office.tasks):
            task.cancel()

    app = Litestar(
        [*REQUESTS, socket],
        state=State({"reception": reception}, deep_copy=False),
        lifespan=[lifespan],
        # The page's files come compressed already (page.py).
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1024, exclude_opt_key=PACKED
        ),
        exception_handlers={
            Refused: on_refused,
            LogFailed: on_log_failed,
            HTTPException: on_http_error,
            Exception: on_trouble,
        },
        openapi_config=OpenAPIConfig(
            title="Katzentisch",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            components=Components(security_schemes={"seat": SEAT_TOKEN}),
        ),
        request_class=TableRequest,
        request_max_body_size=MAX_BODY,
        logging_config=None,
    )
    return guarded(app, reception)
