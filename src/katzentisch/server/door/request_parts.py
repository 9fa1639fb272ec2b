"""The parts that requests share: what is asked in them, who asks, and with whose eyes."""

from typing import Annotated, Any, TypeAlias

from litestar import Request
from litestar.datastructures import State
from litestar.openapi.spec import SecurityScheme
from litestar.params import FromPath, FromQuery, QueryParameter

from katzentisch.core.rulebook import SPECTATOR
from katzentisch.server.door.reception import Reception
from katzentisch.server.office.live_table import LiveTable
from katzentisch.server.protocol import Language, TableId
from katzentisch.server.table.refused import refused

InLanguage: TypeAlias = FromQuery[Language | None]
Named: TypeAlias = FromPath[TableId]
# Bounds stand here and not in a nested `Meta`, which is described but not obeyed.
First: TypeAlias = Annotated[int, QueryParameter(ge=0, le=100_000)]
Count: TypeAlias = Annotated[int, QueryParameter(ge=1, le=200)]
ManySteps: TypeAlias = Annotated[int, QueryParameter(ge=1, le=2000)]
Before: TypeAlias = Annotated[float, QueryParameter(ge=0, le=1e12)]
SeatSeen: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=5)]
SEAT_TOKEN = SecurityScheme(
    type="http", scheme="bearer", description="The token of a seat, from `Seated`."
)
# What only a seat may see needs its token; the rest is there for everybody.
WITH_TOKEN: list[dict[str, list[str]]] = [{}, {"seat": []}]


def reception_of(state: State) -> Reception:
    """What the application works with."""
    reception: Reception = state.reception
    return reception


def bearer(request: Request[Any, Any, Any]) -> str:
    """The token a request shows, if any."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def seat_shown(request: Request[Any, Any, Any], live: LiveTable) -> int | None:
    """The seat whose token a request shows; None where it shows none."""
    token = bearer(request)
    if not token:
        return None
    if live.table.seat_of(token) is None and live.office.shared:
        # He may have sat down at another server.
        await live.keeper.read_on()
    seat = live.table.seat_of(token)
    if seat is None:
        raise refused("table-wrong-token")
    return seat


async def viewer_of(request: Request[Any, Any, Any], live: LiveTable) -> int:
    """Whose eyes a request looks through: a seat's, with its token, or a spectator's."""
    seat = await seat_shown(request, live)
    if seat is None and live.table.setup.watch == "nobody":
        raise refused("table-no-watching")
    return SPECTATOR if seat is None else seat
