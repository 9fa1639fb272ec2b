"""A table on a stage: the page is shown positions of games that were played here, one by one.

The page itself and its texts come from the server; only the socket is played by the test. So every
phase of every game is on the screen at once, without a bot and without luck.
"""

import json
from collections.abc import Iterable
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from katzentisch.core.rulebook import Rulebook
from katzentisch.server import protocol
from tests.web.house import HouseOfCards
from tests.web.positions import OWN, Change, Position, View

# As long as a name may be, with a number that tells one position from the next.
OWN_NAME = "Ottokar von Katzburg {:03d}"
NAMES = (
    "Wilhelmine Samtpfötchen!",
    "Kater Schnurrhaarenstein",
    "Mi",
    "Félicité de la Moustache",
    "Donaudampfschifffahrtska",
)
# Updates that the page does not show one by one any more.
MORE_THAN_CAN_WAIT = 30
# The page shows a name, and has measured itself since.
SHOWS = """name => new Promise(done => {
  const look = () => {
    const shown = document.querySelector('[data-seat="0"] .name')?.textContent.includes(name);
    requestAnimationFrame(shown ? () => requestAnimationFrame(done) : look);
  };
  look();
})"""


def names_of(players: int, shown: int = 0) -> list[str]:
    """Who sits there."""
    return [OWN_NAME.format(shown), *NAMES][:players]


class Stage:
    """The other end of the page's socket; `watched`: on a screen for the room, without a seat."""

    def __init__(
        self,
        page: Page,
        house: HouseOfCards,
        rules: Rulebook,
        players: int,
        *,
        watched: bool = False,
    ) -> None:
        self.page, self.rules, self.players = page, rules, players
        self.seat = None if watched else OWN
        self.shown = self.told = 0
        self.socket: WebSocketRoute | None = None
        self.position: Position | None = None
        self.last: protocol.Update | None = None
        self.before: list[protocol.Event] = []
        # How seats differ from those of people who are there and bots that do well.
        self.seats: dict[int, dict[str, Any]] = {}
        self.asked: list[dict[str, Any]] = []
        page.route_web_socket("**/ws/*", self._connected)
        page.route("**/api/records/**", lambda route: route.fulfill(json=self._record()))
        self.address = house.address + ("tv/staged" if watched else f"t/staged#{'s' * 24}")
        self.open()

    def open(self) -> None:
        """The page comes in, and knows of nothing."""
        self.socket = self.last = None
        self.page.goto(self.address)

    def _record(self) -> dict[str, Any]:
        """The record of a game whose deal cannot be true: there is most to say about that."""
        salts = ["1" * 64] * self.players
        late = list(range(1, self.players))
        fair: dict[str, Any] = {"commitment": "0" * 64, "seed": "0" * 64, "salts": salts}
        fair |= {"promises": salts, "late": late}
        game = {"id": "staged", "game": self.rules.name, "players": self.players}
        return {**game, "shuffles": [], "fair": fair}

    def _connected(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda said: self._answer(socket, json.loads(said)))

    def _answer(self, socket: WebSocketRoute, said: dict[str, Any]) -> None:
        self.asked.append(said)
        answer = {"hint": self._hint, "why": self._why}.get(said["type"], ok)()
        socket.send(json.dumps({**answer, "id": said["id"]}))
        if said["type"] == "hello" and self.last:
            self._send(self.last)

    def _hint(self) -> dict[str, Any]:
        assert self.position
        move = self.position.legal[-1]
        words = max((one.said for one in self.position.refused), key=len, default=move)
        return {"type": "hint", "move": move, "said": words, "figures": words}

    def _why(self) -> dict[str, Any]:
        assert self.position
        refused = [one for one in self.position.refused if not one.possible]
        otherwise = protocol.Reason("", possible=False, clause="", said=", ".join(NAMES))
        longest = max(refused, key=lambda one: len(one.said), default=otherwise)
        return {"type": "reasons", "reasons": [msgspec.to_builtins(longest)]}

    def show(self, position: Position, requests: Iterable[protocol.Request] = ()) -> None:
        """The page shows a position, of a game of its own; returns when it does."""
        self.position = position
        self.shown += 1
        told, self.before = self.before, []
        self._tell(self._play(position), list(requests), told)

    def tell(self, said: list[str]) -> None:
        """What the next position finds in the log."""
        self.before = [self._event([], [line]) for line in said]

    def happen(self, change: Change) -> None:
        """The page has shown how things stood, and now shows how they change."""
        self.show(Position(change.before["phase"], change.before, [], []))
        after = Position(change.after["phase"], change.after, [], [])
        self._tell(self._play(after), [], [self._event(change.moves, change.said)])

    def catch_up(self) -> None:
        """So much comes at once that the page leaves whatever it was showing."""
        assert self.last
        nothing_new = msgspec.structs.replace(self.last, events=[])
        for _ in range(MORE_THAN_CAN_WAIT):
            self._send(nothing_new)

    def _event(self, moves: list[tuple[int, str]], said: list[str]) -> protocol.Event:
        self.told += 1
        return protocol.Event(self.told, 0.0, "moved", None, moves, None, said, 0)

    def _tell(
        self, play: protocol.Play, requests: list[protocol.Request], events: list[protocol.Event]
    ) -> None:
        table = self._table(play.view, requests)
        self._send(protocol.Update(self.told, 0.0, self.seat, table, play, events))
        self.page.evaluate(SHOWS, OWN_NAME.format(self.shown))

    def _send(self, update: protocol.Update) -> None:
        """Now, or as soon as the page is there."""
        self.last = update
        if self.socket:
            self.socket.send(msgspec.json.encode(update).decode())

    def _table(self, view: View, requests: list[protocol.Request]) -> protocol.Table:
        seats = [
            msgspec.structs.replace(seated(seat, name), **self.seats.get(seat, {}))
            for seat, name in enumerate(names_of(self.players, self.shown))
        ]
        return protocol.Table(
            id="staged",
            game=self.rules.name,
            title=self.rules.title,
            players=self.players,
            options={},
            level="novice",
            levels=[],
            hints=True,
            watch="nobody",
            public=False,
            clock=None,
            stage="over" if view["over"] else "playing",
            host=OWN,
            seats=seats,
            watchers=0,
            commitment="0" * 64,
            promised=[],
            dealing=None,
            requests=requests,
            played=[],
            branch=None,
            hurry=False,
            broken=False,
        )

    def _play(self, here: Position) -> protocol.Play:
        return protocol.Play(
            id=f"game{self.shown}",
            number=1,
            remembered=0,
            commitment="0" * 64,
            view=here.view,
            legal=here.legal,
            undo="free",
            hint=bool(here.legal),
            deadlines=[None] * self.players,
            lesson=here.lesson,
        )


def seated(seat: int, name: str) -> protocol.Seat:
    """Somebody at the table: a person in the own seat, else a bot."""
    return protocol.Seat("person" if seat == OWN else "bot", name, "", True, None, False, None)


def ok() -> dict[str, Any]:
    """The answer to whatever only has to be heard."""
    return {"type": "ok"}
