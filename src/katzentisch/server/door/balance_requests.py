"""What can be asked about house rules over HTTP."""

from typing import Any

import msgspec
from litestar import Request, post
from litestar.datastructures import State
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from katzentisch.core.texts import texts
from katzentisch.server import protocol
from katzentisch.server.door.languages import language_of
from katzentisch.server.door.reception import address_of
from katzentisch.server.door.refusals import problems
from katzentisch.server.door.request_parts import InLanguage, reception_of
from katzentisch.server.office.researches import asked, offered, waited_for
from katzentisch.server.office.setup import checked_rules


@post("/api/balance", responses=problems(404, 503), status_code=HTTP_200_OK)
async def post_balance(
    request: Request[Any, Any, Any],
    state: State,
    data: JSONBody[protocol.AskBalance],
    language: InLanguage = None,
) -> protocol.BalancePage:
    """What options do to a game; played beside the tables. Ask again until it is there."""
    inquiries = offered(reception_of(state).house.office.inquiries)
    options = checked_rules(data.game, data.players, data.options).defaults() | data.options
    research = offered(inquiries.researches.balance)
    name = f"balance {data.game} {data.players} {sorted(options.items())}"
    words = (data.game, data.players, options)
    where = (inquiries.studies, name, address_of(request.scope), research)
    now = asked(*where, data.game, *words)
    wished = language_of(request, language)
    if not now.done:
        return protocol.BalancePage(now.share, waited_for(now, texts(wished)), None)
    told = research.told(now.found, wished)
    return protocol.BalancePage(1.0, "", msgspec.convert(told, protocol.Balance))
