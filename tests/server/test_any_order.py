"""Whatever people do in whatever order: what is written can be applied, and applied again.

Seats ask, answer, move, take back, leave, come back, join, free, promise, open, start and play
again at random, the clock strikes and the server restarts. Every event is decided, happens to a
draft, and goes through the log's own letters; a table restored from them is the same table.
"""

import random
from dataclasses import dataclass, field
from typing import Any, get_args

import pytest

from katzentisch.core.fair import promise_of
from katzentisch.core.game import Refused
from katzentisch.core.rulebook import SPECTATOR
from katzentisch.games import rulebooks
from katzentisch.server import protocol
from katzentisch.server.table import events
from katzentisch.server.table.chairs import lock_of
from katzentisch.server.table.consent import Around
from katzentisch.server.table.decisions import (
    decide,
    decide_closing,
    decide_deal,
    decide_join,
    decide_showing_out,
)
from katzentisch.server.table.happening import change, replayed
from katzentisch.server.table.table import CardTable
from katzentisch.server.telling.for_viewers import table_for_all
from katzentisch.storage.log import Entry
from tests.server.told_play import play_for, told_after

MATTERS = get_args(protocol.Matter)
PLAYERS = {rules.name: max(3, rules.seats[0]) for rules in rulebooks().values()}


def salt(seat: int) -> str:
    return bytes([seat] * 32).hex()


@dataclass
class World:
    """A table with its log, and people who do anything at all."""

    game: str
    chance: random.Random
    log: list[Entry] = field(default_factory=list)
    table: CardTable = field(init=False)
    time: float = 1000.0
    kinds: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        rules, players = rulebooks()[self.game], PLAYERS[self.game]
        setup = events.Created(
            self.game,
            players,
            rules.defaults(),
            "novice",
            True,
            "anyone",
            False,
            30,
            "11" * 32,
            self.chance.getrandbits(50),
        )
        logged = events.Logged(setup)
        self.log.append(Entry("t", 1, self.time, events.encode(logged)))
        self.table = CardTable.created_from("t", logged, self.time)

    def happen(self, what: events.Happened, seat: int | None = None) -> None:
        """What a live table does: try, write, go on."""
        logged = events.Logged(what, seat, f"c{len(self.log)}" if seat is not None else None)
        before = at_a_glance(self.table)
        draft = self.table.draft()
        change(draft, logged, self.time)
        assert at_a_glance(self.table) == before, "a draft has changed the table"
        seated = enumerate(draft.chairs)
        assert draft.bots == tuple(place for place, chair in seated if chair.played_by_bot)
        draft.done.remember(logged)
        self.log.append(Entry("t", draft.seq, self.time, events.encode(logged)))
        self.table = draft
        self.kinds.add(type(what).__name__)

    def step(self) -> None:
        """Somebody does something, or tries to."""
        self.time += self.chance.choice([0.1, 1.0, 40.0])
        roll = self.chance.random()
        if roll < 0.04:
            self.outside()
        elif roll < 0.55 and self.table.stage == "playing":
            self.play()
        else:
            seat = self.chance.randrange(len(self.table.chairs))
            if self.table.chairs[seat].occupant == "person":
                self.command(seat, self.wish(seat))

    def around(self) -> Around:
        """Who is there differs from moment to moment."""
        persons = self.table.persons
        if self.chance.random() < 0.1:
            return Around([], persons)
        present = [seat for seat in persons if self.chance.random() < 0.6]
        absent = [seat for seat in persons if seat not in present]
        return Around(present, [seat for seat in absent if self.chance.random() < 0.5])

    def command(self, seat: int, wish: protocol.AnyCommand) -> None:
        if self.table.missed(seat) and not isinstance(wish, protocol.Leave):
            self.happen(events.Back(seat))
        try:
            what = decide(self.table, seat, wish, self.around(), lambda: f"g{len(self.log)}")
        except Refused:
            return
        self.happen(what, seat)

    def wish(self, seat: int) -> protocol.AnyCommand:
        """Any command, sensible or not."""
        chance, table = self.chance, self.table
        other = chance.randrange(len(table.chairs))
        number = chance.choice([*table.requests, chance.randrange(1, 9)])
        legal = table.game.legal(seat) if table.game and table.stage == "playing" else []
        return chance.choice(
            [
                protocol.Move("x", chance.choice(legal or ["pass"])),
                protocol.TakeBack("x"),
                protocol.TakeBack("x"),
                protocol.Start("x", chance.random() < 0.7),
                protocol.Leave("x") if chance.random() < 0.15 else protocol.Say("x", "hello"),
                protocol.Free("x", other) if chance.random() < 0.2 else protocol.Say("x", "cat"),
                protocol.Promise("x", promise_of(bytes.fromhex(salt(seat)))),
                protocol.Open("x", salt(chance.choice([seat, seat, other]))),
                protocol.Ask("x", chance.choice(MATTERS), chance.choice([None, other])),
                protocol.Answer("x", number, chance.random() < 0.8),
                protocol.Answer("x", number, chance.random() < 0.7),
            ]
        )

    def play(self) -> None:
        """A move by whoever has to decide; sometimes the clock's, sometimes taken back at once."""
        game = self.table.playing()
        seat = self.chance.choice(game.actors)
        text = self.chance.choice(game.legal(seat))
        if self.chance.random() < 0.1:
            self.happen(events.Moved(seat, text, "clock"))
        else:
            self.command(seat, protocol.Move("x", text))

    def outside(self) -> None:
        """What nobody at the table does: newcomers, time, restarts."""
        match self.chance.randrange(3):
            case 0:
                try:
                    promise = self.chance.choice(["", promise_of(bytes(32))])
                    lock = lock_of(f"token {len(self.log)}")
                    self.happen(decide_join(self.table, "Anna", None, lock, promise))
                except Refused:
                    pass
            case 1 if self.table.stage == "dealing":
                self.happen(decide_deal(self.table))
            case _:
                self.restart()

    def close(self) -> None:
        """The operator shows everybody out and closes the table: then nothing happens any more."""
        for seat in self.table.persons:
            self.happen(decide_showing_out(self.table, seat))
        self.restart()
        self.happen(decide_closing(self.table))
        self.restart()
        for seat, chair in enumerate(self.table.chairs):
            if chair.occupant == "person":
                with pytest.raises(Refused):
                    decide(self.table, seat, self.wish(seat), self.around(), str)
        assert self.table.acting_bots() == []

    def restart(self) -> None:
        """The same table comes out of the log."""
        again = replayed("t", self.log, telling=True)
        assert seen_by_all(again) == seen_by_all(self.table)
        assert again.done == self.table.done
        assert again.moving_since == self.table.moving_since
        self.table = again


def seen_by_all(table: CardTable) -> list[Any]:
    """All that anybody can see of a table, and its seats' own secrets."""
    viewers = range(SPECTATOR, len(table.chairs))
    return [
        table_for_all(table, Around(), {}, 0),
        [play_for(table, viewer) for viewer in viewers],
        [told_after(table, viewer, 0, "en") for viewer in viewers],
        table.chairs,
        table.game and table.game.record(),
        table.finished,
    ]


def at_a_glance(table: CardTable) -> list[Any]:
    """Whether a table was touched."""
    game = table.game
    return [
        table.seq,
        table.stage,
        len(table.chronicle),
        table.chronicle[-1],
        table.chairs[:],
        table.order[:],
        table.requests.copy(),
        len(table.finished),
        table.deal,
        table.moving_since,
        game and (game.state.copy(), game.made[:], game.waiting[:]),
    ]


def full_world(game: str, seed: object) -> World:
    """A table with everybody at it."""
    world = World(game, random.Random(f"{game} {seed}"))
    for seat in range(PLAYERS[game]):
        world.happen(decide_join(world.table, f"P{seat}", seat, lock_of(f"token {seat}"), ""))
    return world


@pytest.mark.parametrize("game", PLAYERS)
@pytest.mark.parametrize("seed", range(8))
def test_every_event_applies_live_and_from_the_log(game: str, seed: int) -> None:
    world = full_world(game, seed)
    for _ in range(500):
        world.step()
    world.restart()
    world.close()


def test_the_worlds_see_everything_that_can_happen() -> None:
    """Else the test above would prove little."""
    kinds: set[str] = set()
    notes: set[str] = set()
    for game in PLAYERS:
        world = full_world(game, "all")
        for _ in range(1500):
            world.step()
        world.close()
        kinds |= world.kinds
        notes |= {note.kind for note in world.table.chronicle}
    written = {one.__name__ for one in get_args(events.Happened)}
    assert kinds == written - {"Created", "Salted", "Started"}
    assert notes == set(get_args(protocol.Happening)) - {"branched"}
