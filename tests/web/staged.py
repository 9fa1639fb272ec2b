"""A table on a stage: the page is shown positions of games that were played here, one by one.

The page itself and its texts come from the server; only the socket is played by the test. So every
phase of every game is on the screen at once, without a bot and without luck.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from katzentisch.core.game import Game
from katzentisch.core.rulebook import Rulebook
from katzentisch.server import protocol
from katzentisch.server.telling.for_viewers import reasons_for
from tests.samples import last_values
from tests.variants import dealt, random_steps
from tests.web.house import HouseOfCards
from tests.web.playing import until
from tests.web.probing import settle

OWN = 0
# Random games in which every phase comes to the own seat.
GAMES = 4
# As long as a name may be, with a number that tells one position from the next.
OWN_NAME = "Ottokar von Katzburg {:03d}"
NAMES = (
    "Wilhelmine Samtpfötchen!",
    "Kater Schnurrhaarenstein",
    "Mi",
    "Félicité de la Moustache",
    "Donaudampfschifffahrtska",
)


@dataclass(frozen=True)
class Position:
    """What a seat sees at one moment, and what it may do."""

    phase: str
    view: dict[str, Any]
    legal: list[str]
    refused: list[protocol.Reason]


def positions(rules: Rulebook, players: int, seed: int, each: int, language: str) -> list[Position]:
    """Of random games: so many decisions of every phase, the fullest hands first, and the end.

    One game has all options at their furthest values. What does not happen there, does in others.
    """
    found: dict[str, list[Position]] = {}
    game = played(rules, players, last_values(rules), seed, language, found)
    for other in range(seed + 1, seed + GAMES):
        more: dict[str, list[Position]] = {}
        played(rules, players, {}, other, language, more)
        found = {**more, **found}
    ends = [Position("over", game.view(OWN), [], [])]
    return [one for phase in found.values() for one in fullest(phase, each)] + ends


def played(
    rules: Rulebook,
    players: int,
    options: dict[str, str],
    seed: int,
    language: str,
    found: dict[str, list[Position]],
) -> Game:
    """A random game, every decision of the own seat noted."""
    game = dealt(rules, players, options, seed)
    note(found, game, language)
    for _ in random_steps(game, seed):
        note(found, game, language)
    return game


def fullest(phase: list[Position], each: int) -> list[Position]:
    """Some decisions of a phase: half of them with the most cards in hand, and some others."""
    by_hand = sorted(phase, key=lambda one: -len(one.view["hand"]))
    rest = by_hand[each // 2 :]
    return by_hand[: each // 2] + rest[:: max(1, len(rest) // max(1, each - each // 2))][:each]


def note(found: dict[str, list[Position]], game: Game, language: str) -> None:
    """Keep what the own seat sees, if it has to decide."""
    if legal := game.legal(OWN):
        view = game.view(OWN)
        hand = sorted(set(view["hand"]))
        verbs = {move.split()[0] for move in legal}
        wrong = [f"{verb} {card}" for verb in sorted(verbs) for card in hand]
        reasons = reasons_for(game, OWN, [m for m in wrong if m not in legal][:5], language)
        found.setdefault(view["phase"], []).append(Position(view["phase"], view, legal, reasons))


class Stage:
    """The other end of the page's socket."""

    def __init__(self, page: Page, house: HouseOfCards, rules: Rulebook, players: int) -> None:
        self.page, self.rules, self.players = page, rules, players
        self.shown = 0
        self.socket: WebSocketRoute | None = None
        self.position: Position | None = None
        page.route_web_socket("**/ws/*", self._connected)
        # What is asked of the game when it is over: that it was dealt here says enough.
        page.route("**/api/records/**", lambda route: route.fulfill(json={"deal": None}))
        page.goto(f"{house.address}t/staged#{'s' * 24}")

    def _connected(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(lambda said: self._answer(socket, json.loads(said)))

    def _answer(self, socket: WebSocketRoute, said: dict[str, Any]) -> None:
        if said["type"] == "hint" and self.position:
            move = self.position.legal[-1]
            words = max((one.said for one in self.position.refused), key=len, default=move)
            answer: dict[str, Any] = {"type": "hint", "move": move, "said": words, "figures": words}
        elif said["type"] == "why" and self.position:
            refused = [one for one in self.position.refused if not one.possible]
            reasons = [msgspec.to_builtins(one) for one in refused[:1]]
            answer = {"type": "reasons", "reasons": reasons}
        else:
            answer = {"type": "ok"}
        socket.send(json.dumps({**answer, "id": said["id"]}))
        if said["type"] == "hello" and self.position:
            self._tell()

    def show(self, position: Position, requests: Iterable[protocol.Request] = ()) -> None:
        """The page shows a position, of a game of its own; returns when it does."""
        self.position = position
        self.requests = list(requests)
        self.shown += 1
        until(lambda: self.socket is not None, self.page)
        self._tell()
        name = OWN_NAME.format(self.shown)
        told = "n => document.querySelector('.mine .name')?.textContent.includes(n) ?? false"
        until(lambda: bool(self.page.evaluate(told, name)), self.page)
        settle(self.page)

    def _tell(self) -> None:
        assert self.socket
        assert self.position
        here = self.position
        names = [OWN_NAME.format(self.shown), *NAMES][: self.players]
        seats = [
            protocol.Seat("person" if seat == OWN else "bot", name, "", True, None, False, None)
            for seat, name in enumerate(names)
        ]
        table = protocol.Table(
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
            stage="over" if here.phase == "over" else "playing",
            host=OWN,
            seats=seats,
            watchers=0,
            commitment="0" * 64,
            promised=[],
            dealing=None,
            requests=self.requests,
            played=[],
            branch=None,
            hurry=False,
            broken=False,
        )
        play = protocol.Play(
            id=f"game{self.shown}",
            number=1,
            remembered=0,
            commitment="0" * 64,
            view=here.view,
            legal=here.legal,
            undo="free",
            hint=bool(here.legal),
            deadlines=[None] * self.players,
            lesson=None,
        )
        update = protocol.Update(self.shown, 0.0, OWN, table, play, [])
        self.socket.send(msgspec.json.encode(update).decode())
