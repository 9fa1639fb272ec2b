"""What a page asks of its own house: the requests of the server's door, without a network."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar, get_args
from urllib.parse import parse_qs

import msgspec

from katzentisch.browser.kept_log import KeptLog
from katzentisch.browser.page_house import delete_table
from katzentisch.core.rulebook import SPECTATOR
from katzentisch.games import rulebooks
from katzentisch.server import protocol
from katzentisch.server.office.house import House
from katzentisch.server.table.refused import refused
from katzentisch.server.telling.coach import lesson_page
from katzentisch.server.telling.offer import offer, rules_page
from katzentisch.server.telling.replays import replay_record, replay_upload

T = TypeVar("T")
# Where every wish comes from.
HERE = "here"
LANGUAGES: tuple[protocol.Language, ...] = get_args(protocol.Language)


@dataclass(frozen=True, slots=True)
class PageRequest:
    """A request: what its address names, what stands behind the question mark, its body."""

    house: House
    log: KeptLog
    names: tuple[str, ...]
    query: dict[str, str]
    body: bytes

    @property
    def language(self) -> protocol.Language:
        """The language of the answer."""
        return language_in(self.query)

    def number(self, name: str, usual: int) -> int:
        """A number behind the question mark."""
        found = self.query.get(name, "")
        return int(found) if found.isdecimal() else usual

    def wish(self, kind: type[T]) -> T:
        """What the body wishes for; raises Refused where nobody understands it."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise refused("request-wrong", problem=str(error)[:200]) from None


async def choices(asked: PageRequest) -> protocol.Choices:
    """Games with their options, levels of bots, set phrases."""
    return offer(asked.language)


async def rules(asked: PageRequest) -> protocol.RulesPage:
    """The rules of a game."""
    (game,) = asked.names
    if game not in rulebooks():
        raise refused("request-not-found")
    return rules_page(game, asked.language)


async def lesson(asked: PageRequest) -> protocol.LessonPage:
    """All that the coach says of a game."""
    return lesson_page(asked.names[0], asked.language)


async def learn(asked: PageRequest) -> protocol.Seated:
    """Open a table with the lesson of a game."""
    return await asked.house.learn(asked.names[0], asked.wish(protocol.Learn), HERE)


async def lobby(asked: PageRequest) -> list[protocol.OpenTable]:
    """Nobody else is here."""
    return []


async def create(asked: PageRequest) -> protocol.Seated:
    """Open a table."""
    return await asked.house.create(asked.wish(protocol.Create), HERE)


async def table(asked: PageRequest) -> protocol.Table:
    """A table and who sits at it."""
    return (await asked.house.find(asked.names[0])).shown()


async def forget_table(asked: PageRequest) -> None:
    """Delete a table and its games."""
    await delete_table(asked.house, asked.log, asked.names[0])


async def join(asked: PageRequest) -> protocol.Seated:
    """Take a seat."""
    house = asked.house
    return await house.join(await house.find(asked.names[0]), asked.wish(protocol.Join))


async def games(asked: PageRequest) -> list[protocol.ShelvedGame]:
    """Finished games, newest first."""
    found = await asked.log.shelf(1e12, asked.number("count", 50))
    return [msgspec.json.decode(one.facts, type=protocol.ShelvedGame) for one in found]


async def record(asked: PageRequest) -> dict[str, Any]:
    """The record of a finished game."""
    found = await asked.log.record(asked.names[0])
    if found is None:
        raise refused("record-none")
    told: dict[str, Any] = msgspec.json.decode(found.record)
    return told


async def forget_game(asked: PageRequest) -> None:
    """Delete a finished game."""
    await asked.log.delete_game(asked.names[0])


async def replay(asked: PageRequest) -> protocol.Replay:
    """A finished game step by step."""
    told, viewer = await record(asked), asked.number("seat", SPECTATOR)
    if viewer >= told["players"]:
        raise refused("no-such-seat")
    first, count = asked.number("first", 0), asked.number("count", 100)
    open_hands = asked.query.get("open") == "true"
    return replay_record(told, viewer, asked.language, first, count, open_hands=open_hands)


async def branch(asked: PageRequest) -> protocol.Seated:
    """Open a table that goes on from a step of a finished game."""
    return await asked.house.branch(await record(asked), asked.wish(protocol.Branch), HERE)


async def replay_brought(asked: PageRequest) -> protocol.Replay:
    """A record somebody has brought along, checked and step by step."""
    if len(asked.body) > protocol.MAX_RECORD:
        raise refused("request-too-big")
    viewer, open_hands = asked.number("seat", SPECTATOR), asked.query.get("open") == "true"
    first, count = asked.number("first", 0), asked.number("count", 100)
    return replay_upload(asked.body, viewer, asked.language, first, count, open_hands=open_hands)


Answering: TypeAlias = Callable[[PageRequest], Awaitable[Any]]
# By method and address; a star is a name.
REQUESTS: dict[str, Answering] = {
    "GET choices": choices,
    "GET rules/*": rules,
    "GET lessons/*": lesson,
    "POST lessons/*": learn,
    "GET tables": lobby,
    "POST tables": create,
    "GET tables/*": table,
    "DELETE tables/*": forget_table,
    "POST tables/*/seats": join,
    "GET records": games,
    "GET records/*": record,
    "DELETE records/*": forget_game,
    "GET records/*/replay": replay,
    "POST records/*/branches": branch,
    "POST replay": replay_brought,
}


def found(method: str, path: str) -> tuple[Answering, tuple[str, ...]]:
    """Who answers a request, and the names in its address; raises Refused where nobody does."""
    parts = path.split("/")
    for known, answering in REQUESTS.items():
        wanted, _, address = known.partition(" ")
        places = address.split("/")
        if wanted != method or len(places) != len(parts):
            continue
        if all(place in ("*", part) for place, part in zip(places, parts, strict=True)):
            return answering, tuple(
                part for place, part in zip(places, parts, strict=True) if place == "*"
            )
    raise refused("request-not-found")


def language_in(query: dict[str, str]) -> protocol.Language:
    """The language of an answer: the one asked for, if it is one of ours."""
    wished = query.get("language")
    return next((one for one in LANGUAGES if one == wished), "en")


def asked_for(query: str) -> dict[str, str]:
    """What stands behind the question mark."""
    return {name: values[-1] for name, values in parse_qs(query).items()}
