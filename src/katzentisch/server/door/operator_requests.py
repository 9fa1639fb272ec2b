"""What an operator can ask over HTTP: whether the server is well, and its figures."""

from hmac import compare_digest
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE

from katzentisch import __version__
from katzentisch.server import protocol
from katzentisch.server.door.limits import is_loopback
from katzentisch.server.door.reception import Reception, address_of
from katzentisch.server.door.refusals import NO_STORE, problems
from katzentisch.server.door.request_parts import bearer, reception_of
from katzentisch.server.office.abroad import ServerFacts
from katzentisch.server.office.settings import Settings
from katzentisch.server.table.refused import refused

# What proxies add to a request they pass on.
PASSED_ON = ("x-forwarded-for", "forwarded", "x-real-ip", "via")
HEALTHY_OR_NOT = problems() | {
    503: ResponseSpec(protocol.Health, generate_examples=False, description="In trouble")
}


@get("/health", responses=HEALTHY_OR_NOT)
async def get_health(state: State) -> Response[protocol.Health]:
    """Whether the server is well; 503 while the tables cannot be written."""
    reception = reception_of(state)
    house = reception.house
    problem = await house.office.log.trouble()
    told = protocol.Health(
        "trouble" if problem else "ok",
        __version__,
        len(house.tables),
        len(reception.connections),
        problem,
        len(house.set_aside),
        house.office.neighbours.me,
        servers_of(reception),
    )
    status = HTTP_503_SERVICE_UNAVAILABLE if problem else HTTP_200_OK
    return Response(told, status_code=status, headers=NO_STORE)


def facts_of_all(reception: Reception) -> dict[str, ServerFacts]:
    """What is known of all servers that are there: of ourselves more than the last beat told."""
    neighbours = reception.house.office.neighbours
    return neighbours.servers | {neighbours.me: reception.facts()}


def servers_of(reception: Reception) -> list[protocol.ServerHealth]:
    """All servers of these tables that are there, this one included."""
    return [
        protocol.ServerHealth(name, one.version, one.tables, one.sockets)
        for name, one in sorted(facts_of_all(reception).items())
    ]


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
    reception = reception_of(state)
    if not may_see_figures(request, reception.settings):
        raise refused("metrics-closed")
    return reception.metrics.page(facts_of_all(reception))
