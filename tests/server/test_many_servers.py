"""Several servers of the same tables: it does not matter which of them one reaches."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from katzentisch.bots.hints import BestMove
from katzentisch.core.fair import promise_of
from katzentisch.games import rulebooks
from katzentisch.server.office.abroad import ServerFacts
from katzentisch.server.office.bus import Bus, LocalBus, NoBell
from katzentisch.server.office.company import Company
from katzentisch.server.office.homes import home_of
from katzentisch.server.office.house import House
from katzentisch.server.office.live_table import LiveTable
from katzentisch.server.office.metrics import Metrics
from katzentisch.server.office.neighbours import Neighbours
from katzentisch.server.office.office import Office
from katzentisch.server.office.outside import Outside
from katzentisch.server.office.waking import Waking
from katzentisch.server.start.opened_house import open_house
from katzentisch.server.table import events
from katzentisch.server.table.happening import replayed
from katzentisch.storage.log import Entry, LogFailed
from katzentisch.storage.register import Hearsay, Listed, Roll
from katzentisch.storage.sqlite import SqliteLog
from katzentisch.storage.sqlite_register import SqliteRegister
from tests.samples import in_turn, with_hidden_moves
from tests.server.harness import (
    Client,
    RandomThinker,
    Served,
    of_a_folder,
    play_on,
    run,
    serving,
    settings_for,
)

# What time it is for the register.
HOUSE_TIME = 1_700_000_000.0


class InMemory:
    """A register of servers that live in one process; who is `dead` is heard no more."""

    def __init__(self) -> None:
        self.servers: dict[str, bytes] = {}
        self.rows: dict[tuple[str, str], bytes] = {}
        self.dead: set[str] = set()

    async def beat(self, server: str, facts: bytes) -> Roll:
        if server not in self.dead:
            self.servers[server] = facts
        alive = [Listed(name, said) for name, said in self.servers.items()]
        return Roll(HOUSE_TIME, tuple(alive))

    async def tell(self, server: str, news: Mapping[str, bytes | None]) -> None:
        for topic, body in news.items():
            if body is None:
                self.rows.pop((topic, server), None)
            elif server not in self.dead:
                self.rows[topic, server] = body

    async def told(self, server: str, topics: Sequence[str]) -> list[Hearsay]:
        return [
            Hearsay(topic, name, body)
            for (topic, name), body in self.rows.items()
            if topic in topics and name != server and name in self.servers
        ]

    async def leave(self, server: str) -> None:
        self.servers.pop(server, None)
        self.rows = {key: body for key, body in self.rows.items() if key[1] != server}

    async def close(self) -> None:
        pass

    async def die(self, server: str) -> None:
        """Nothing more is heard of it, whatever it does."""
        self.dead.add(server)
        await self.leave(server)


async def a_house(
    folder: Path,
    register: InMemory,
    bus: Bus,
    outside: Callable[[], Outside] = Outside,
    **wishes: Any,
) -> House:
    """One more server of the same tables."""
    log = SqliteLog(folder / "tables.db")
    settings = settings_for(folder, **wishes)
    office = Office(log, RandomThinker(), settings, outside(), Metrics(), bus, register)
    return House(office)


@asynccontextmanager
async def servers(
    folder: Path, count: int, bus: Bus | None = None, **wishes: Any
) -> AsyncIterator[tuple[InMemory, list[Served]]]:
    """So many servers of the same tables."""
    register, bell = InMemory(), bus or LocalBus()
    async with AsyncExitStack() as stack:
        yield (
            register,
            [
                await stack.enter_async_context(
                    serving(await a_house(folder, register, bell, **wishes))
                )
                for _ in range(count)
            ],
        )


async def spread_table(all_servers: list[Served], **wishes: Any) -> list[Client]:
    """A table whose seats sit at different servers."""
    players = wishes.setdefault("players", 4)
    seats = [await all_servers[0].open_table(**wishes)]
    for number in range(1, players):
        server = all_servers[number % len(all_servers)]
        seats.append(await server.join(seats[0]["table"], f"Friend {number}"))
    clients = []
    for number, seat in enumerate(seats):
        client = await all_servers[number % len(all_servers)].client(seat["table"], seat["token"])
        client.table_id, client.token = seat["table"], seat["token"]
        clients.append(client)
    return clients


async def soon(true: Any) -> None:
    """Wait until something is so; the test's own limit ends it if it never is."""
    while not true():
        await asyncio.sleep(0.01)


class SlowAdviser(RandomThinker):
    """Advises when it is told to."""

    def __init__(self) -> None:
        self.told = asyncio.Event()

    async def hint(self, *asked: Any) -> BestMove:
        await self.told.wait()
        return await super().hint(*asked)


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers look around so often that a test need not wait."""
    monkeypatch.setattr("katzentisch.server.office.company.BEAT_SECONDS", 0.02)
    monkeypatch.setattr("katzentisch.server.office.company.LOOK_SECONDS", 0.02)


BELLS = pytest.mark.parametrize("bell", [LocalBus, NoBell])


@BELLS
def test_a_game_is_played_over_three_servers(tmp_path: Path, bell: type[Bus]) -> None:
    async def conversation() -> list[Client]:
        async with servers(tmp_path, 3, bell()) as (_, three):
            clients = await spread_table(three, game=with_hidden_moves().name)
            await clients[0].done("start")
            await play_on(clients, lambda one: one.legal[0])
            return clients

    clients = run(conversation())
    assert all(client.table["stage"] == "over" for client in clients)
    # Every viewer's own numbers, without a gap, and what all can see is told alike.
    for client in clients:
        assert [event["n"] for event in client.events] == list(range(1, len(client.events) + 1))
    public = [
        [(event["kind"], event["said"]) for event in client.events if event["kind"] == "moved"]
        for client in clients
    ]
    assert Counter(map(len, public)) == {len(public[0]): len(clients)}


@BELLS
def test_bots_move_once_whoever_acts_for_them(tmp_path: Path, bell: type[Bus]) -> None:
    async def conversation() -> tuple[str, list[Any]]:
        async with servers(tmp_path, 2, bell()) as (_, two):
            seat = await two[0].open_table(game=in_turn().name, players=4)
            first = await two[0].client(seat["table"], seat["token"])
            watcher = await two[1].client(seat["table"])
            await first.done("start", fill=True)
            await asyncio.gather(
                play_on([first], lambda one: one.legal[0]),
                watcher.until(lambda one: one.table["stage"] == "over"),
            )
            return seat["table"], await two[0].house.office.log.read(seat["table"])

    table, entries = run(conversation())
    # What is written can be applied: no bot has moved twice for one decision.
    assert replayed(table, entries, telling=False).stage == "over"


@pytest.mark.parametrize("game", rulebooks())
def test_two_who_both_act_for_a_table_make_each_move_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, game: str
) -> None:
    # A server that was paused or cut off does not know that another has taken over.
    monkeypatch.setattr(Neighbours, "acts_for", lambda *_: True)

    async def conversation() -> tuple[str, list[Entry]]:
        async with servers(tmp_path, 2, NoBell()) as (_, two):
            seat = await two[0].open_table(game=game, players=4)
            first = await two[0].client(seat["table"], seat["token"])
            await two[1].client(seat["table"])
            await first.done("start", fill=True)
            await play_on([first], lambda one: one.legal[0])
            return seat["table"], await two[0].house.office.log.read(seat["table"])

    table, entries = run(conversation())
    assert replayed(table, entries, telling=False).stage == "over"
    # Who was overtaken has not made something else instead.
    assert [one.getMessage() for one in caplog.records if one.levelname == "ERROR"] == []


def test_when_a_server_dies_another_goes_on_with_its_bots(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with servers(tmp_path, 2) as (register, two):
            seat = await two[0].open_table(game=in_turn().name, players=4)
            await two[0].client(seat["table"], seat["token"])
            watcher = await two[1].client(seat["table"])
            homes = [server.house.tables[seat["table"]].people for server in two]
            await soon(lambda: [one.acts_here for one in homes].count(True) == 1)
            dying = [one.acts_here for one in homes].index(True)
            # It takes no part any more, but does not know it: what it writes would be too late.
            two[dying].house.office.neighbours.staying = False
            await register.die(two[dying].house.office.neighbours.me)
            await soon(lambda: homes[1 - dying].acts_here)
            assert watcher.table["watchers"] >= 1

    run(conversation())


def test_a_server_that_goes_leaves_its_tables_to_the_others(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with servers(tmp_path, 2) as (_, two):
            seat = await two[0].open_table(game=in_turn().name, players=4)
            await two[0].client(seat["table"], seat["token"])
            await two[1].client(seat["table"])
            people = [server.house.tables[seat["table"]].people for server in two]
            await soon(lambda: [one.acts_here for one in people].count(True) == 1)
            going = [one.acts_here for one in people].index(True)
            await two[going].house.office.neighbours.leave()
            assert not people[going].acts_here
            await soon(lambda: people[1 - going].acts_here)

    run(conversation())


def test_who_is_connected_elsewhere_is_here(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with servers(tmp_path, 2) as (register, two):
            clients = await spread_table(two, players=2, game=in_turn().name)
            anna, friend = clients
            await anna.until(lambda one: one.table["seats"][1]["connected"])
            await friend.until(lambda one: one.table["seats"][0]["connected"])
            await two[1].client(anna.table_id)
            await anna.until(lambda one: one.table["watchers"] == 1)
            # The friend's server is lost with all who were connected to it.
            await register.die(two[1].house.office.neighbours.me)
            await anna.until(lambda one: one.table["seats"][1]["away_since"] is not None)
            assert not anna.table["seats"][1]["connected"]
            assert anna.table["watchers"] == 0

    run(conversation())


def test_a_command_sent_again_to_another_server_is_done_once(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with servers(tmp_path, 2, NoBell()) as (_, two):
            clients = await spread_table(two, players=2, game=in_turn().name)
            await clients[0].done("say", id="hello-all", phrase="hello")
            again = await two[1].client(clients[0].table_id, clients[0].token)
            await again.done("say", id="hello-all", phrase="hello")
            entries = await two[0].house.office.log.read(clients[0].table_id)
            said = [events.decode(entry.body) for entry in entries]
            assert [one.command for one in said].count("hello-all") == 1

    run(conversation())


def test_who_has_sat_down_at_one_server_is_known_at_the_others(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with servers(tmp_path, 2, NoBell()) as (_, two):
            seat = await two[0].open_table(game=in_turn().name, players=4)
            await two[1].client(seat["table"], seat["token"])
            friend = await two[0].join(seat["table"], "Ben")
            # The other server has the table open and has not looked since.
            client = await Client.connected(two[1].port)
            answer = await client.ask("hello", table=seat["table"], token=friend["token"])
            assert answer["type"] == "ok"

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("katzentisch.server.office.company.LOOK_SECONDS", 600.0)
        run(conversation())


def test_nobody_is_shown_less_than_he_has_seen_at_another_server(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with servers(tmp_path, 2, NoBell()) as (_, two):
            seat = await two[0].open_table(game=in_turn().name, players=4)
            await two[1].client(seat["table"], seat["token"])
            first = await two[0].client(seat["table"], seat["token"])
            await first.done("say", phrase="hello")
            await first.until(lambda one: one.events[-1]["kind"] == "said")
            seen = first.update["n"]
            again = await two[1].client(seat["table"], seat["token"], since=seen)
            assert again.update["n"] == seen
            assert again.events == []

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("katzentisch.server.office.company.LOOK_SECONDS", 600.0)
        run(conversation())


def test_a_table_is_left_to_the_server_where_people_are(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with servers(tmp_path, 2, LocalBus()) as (_, two):
            seat = await two[0].open_table(game=in_turn().name, players=4)
            name = seat["table"]
            client = await two[0].client(name, seat["token"])
            here, there = [one.house for one in two]
            live = await there.find(name)
            await soon(lambda: live.people.only_elsewhere)
            there.put_away()
            assert name in there.tables
            for house in (here, there):
                house.tables[name].idle_since -= 600.0
                house.put_away()
            assert name in here.tables
            assert name not in there.tables
            # Who comes finds it again, with all that happened meanwhile.
            await client.done("say", phrase="hello")
            other = await two[1].client(name, None)
            await other.until(lambda one: one.events[-1]["kind"] == "said")

    run(conversation())


def test_a_table_is_not_put_away_before_whoever_comes_is_in(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with servers(tmp_path, 2, LocalBus()) as (_, two):
            seat = await two[0].open_table(game=in_turn().name, players=4)
            await two[0].client(seat["table"], seat["token"])
            there = two[1].house
            live = await there.find(seat["table"])
            await soon(lambda: live.people.only_elsewhere)
            live.idle_since -= 600.0
            assert await there.find(seat["table"]) is live
            there.put_away()
            assert there.tables[seat["table"]] is live
            # However slowly he reads the answer to his hello: he is given up before.
            live.idle_since -= there.office.settings.slow_seconds
            there.put_away()
            assert there.tables[seat["table"]] is live

    run(conversation())


def test_a_table_is_not_put_away_amid_a_deal(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with servers(tmp_path, 1) as (_, (server,)):
            promise = promise_of(bytes(32))
            seat = await server.open_table(game=in_turn().name, players=4, promise=promise)
            client = await server.client(seat["table"], seat["token"])
            await client.done("start", fill=True)
            await client.close()
            live = server.house.tables[seat["table"]]
            await soon(lambda: not live.people.viewers)
            assert live.table.stage == "dealing"
            assert not live.idle

    run(conversation())


def test_a_table_left_to_another_server_is_woken_when_that_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waking: dict[House, Waking] = {}

    def watched(house: House) -> Waking:
        waking[house] = Waking(house)
        return waking[house]

    monkeypatch.setattr("katzentisch.server.door.app.Waking", watched)

    async def conversation() -> None:
        async with servers(tmp_path, 2, LocalBus()) as (register, two):
            seat = await two[0].open_table(game=in_turn().name, players=4)
            name, there = seat["table"], two[1].house
            await two[0].client(name, seat["token"])
            await there.awake.wait()
            # It was looked at before its people came back, to the other server.
            live = await there.find(name)
            waking[there].seen[name] = live.table.seq
            await soon(lambda: live.people.only_elsewhere)
            live.idle_since -= 600.0
            there.put_away()
            assert name not in there.tables
            # Nothing has happened there since.
            await register.die(two[0].house.office.neighbours.me)
            await soon(lambda: name in there.tables)

    run(conversation())


def test_a_seat_is_advised_at_one_server_at_a_time(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with servers(tmp_path, 2, LocalBus()) as (_, two):
            thinker = two[0].house.office.thinker = SlowAdviser()
            clients = await spread_table(two, game=with_hidden_moves().name)
            await clients[0].done("start")
            anna, table = clients[0], clients[0].table_id
            await anna.until(lambda one: one.play)
            twin = await two[1].client(table, anna.token)
            await twin.until(lambda one: one.play)
            hint = await anna.send("hint")
            live = two[1].house.tables[table]
            await soon(lambda: any(one.advised for one in live.people.abroad.values()))
            assert (await twin.ask("hint"))["reason"] == "table-hint-busy"
            thinker.told.set()
            while hint not in anna.answers:
                await anna.receive()
            await soon(lambda: not any(one.advised for one in live.people.abroad.values()))
            assert (await twin.ask("hint"))["type"] == "hint"

    run(conversation())


def test_a_table_stays_where_it_was_opened(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with servers(tmp_path, 2, LocalBus()) as (_, two):
            seat = await two[0].open_table(game=in_turn().name, players=4)
            await two[1].client(seat["table"], seat["token"])
            live = two[0].house.tables[seat["table"]]
            await soon(lambda: live.people.only_elsewhere)
            live.idle_since -= 600.0
            two[0].house.put_away()
            # It counts for who opened it.
            assert seat["table"] in two[0].house.tables

    run(conversation())


def test_a_beat_does_not_wait_until_all_tables_are_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beats: list[str] = []
    usual = Neighbours.beat

    async def beat(self: Neighbours, facts: ServerFacts) -> Roll | None:
        beats.append(self.me)
        return await usual(self, facts)

    async def endless(self: Company) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Neighbours, "beat", beat)
    monkeypatch.setattr(Company, "_look_around", endless)

    async def conversation() -> None:
        async with servers(tmp_path, 1, NoBell()):
            await soon(lambda: len(beats) > 5)

    run(conversation())


def test_a_server_that_goes_does_not_come_back_with_its_next_beat(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with servers(tmp_path, 2) as (register, two):
            going = two[0].house.office.neighbours
            await going.leave()
            await going.beat(ServerFacts())
            assert going.me not in register.servers

    run(conversation())


def test_a_server_whose_clock_is_wrong_counts_from_the_house_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("katzentisch.server.office.outside.time.time", lambda: 5e9)

    async def conversation() -> None:
        async with servers(tmp_path, 1, outside=Outside.of_a_house) as (_, (server,)):
            office = server.house.office
            # The register's clock; by its own the house would open in many years.
            assert abs(office.opened - HOUSE_TIME) < 60
            assert abs(office.resumed - HOUSE_TIME) < 60

    run(conversation())


def test_two_beats_at_once_leave_the_clock_right(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("katzentisch.server.office.outside.time.time", lambda: 5e9)

    class Slow(InMemory):
        async def beat(self, server: str, facts: bytes) -> Roll:
            await asyncio.sleep(0)
            return await super().beat(server, facts)

    async def beats() -> None:
        house = await a_house(tmp_path, Slow(), NoBell(), Outside.of_a_house)
        company = Company(house, ServerFacts, Waking(house))
        await asyncio.gather(company.beat(), company.beat())
        # The second knows how long it waited, though the first has set the clock back by years.
        assert abs(house.office.outside.now() - HOUSE_TIME) < 60
        await house.office.log.close()

    run(beats())


@of_a_folder
def test_a_server_that_cannot_ask_for_the_house_time_does_not_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unreachable(register: SqliteRegister, server: str, facts: bytes) -> Roll:
        raise LogFailed("unreachable")

    monkeypatch.setattr(SqliteRegister, "beat", unreachable)

    async def opening() -> None:
        settings = settings_for(tmp_path, workers=2)
        with pytest.raises(LogFailed, match="unreachable"):
            await open_house(settings, RandomThinker(), Outside.of_a_house())

    run(opening())


def test_tables_are_looked_for_again_when_they_could_not_be_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("katzentisch.server.office.office.SOONEST", 0.01)
    tries: list[float] = []
    listed = SqliteLog.tables

    async def fails_once(log: SqliteLog, since: float) -> list[str]:
        tries.append(since)
        if len(tries) == 1:
            raise LogFailed("unreachable")
        return await listed(log, since)

    async def conversation() -> None:
        async with servers(tmp_path, 1) as (_, (server,)):
            await server.house.awake.wait()

    monkeypatch.setattr(SqliteLog, "tables", fails_once)
    run(conversation())
    assert len(tries) == 2


def test_a_table_that_was_looked_at_is_looked_at_again_once_it_has_gone_on(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with servers(tmp_path, 2, NoBell()) as (register, two):
            seat = await two[0].open_table(game=in_turn().name, players=4)
            table = seat["table"]
            waking = Waking(two[1].house)
            await two[1].house.awake.wait()
            await register.die(two[0].house.office.neighbours.me)
            # The house has looked by itself; from now on only we do.
            await soon(lambda: table in two[1].house.tables)
            del two[1].house.tables[table]
            await waking.wake_tables()
            assert table in two[1].house.tables
            # Nobody came, so it was put away; meanwhile it went on elsewhere.
            del two[1].house.tables[table]
            await waking.wake_tables()
            assert table not in two[1].house.tables
            await two[0].join(table, "Ben")
            await waking.wake_tables()
            assert table in two[1].house.tables

    run(conversation())


def test_who_is_lost_while_we_ask_is_not_believed(tmp_path: Path) -> None:
    asked, answer = asyncio.Event(), asyncio.Event()

    class Slow(InMemory):
        async def told(self, server: str, topics: Sequence[str]) -> list[Hearsay]:
            found = await super().told(server, topics)
            asked.set()
            await answer.wait()
            return found

    async def conversation() -> None:
        register = Slow()
        here, there = (
            Neighbours("here", register, NoBell()),
            Neighbours("there", register, NoBell()),
        )
        for one in (there, here):
            await one.beat(ServerFacts())
        there.note("table", b"{}")
        await there.tell()
        asking = asyncio.create_task(here.told(["table"]))
        await asked.wait()
        await register.die("there")
        await here.beat(ServerFacts())
        answer.set()
        assert await asking == []

    run(conversation())


def test_what_a_lost_server_wrote_and_did_not_ring_for_is_read_at_once(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with servers(tmp_path, 2, NoBell()) as (register, two):
            seat = await two[0].open_table(game=in_turn().name, players=4)
            await two[1].client(seat["table"])
            client = await two[0].client(seat["table"], seat["token"])
            await client.done("say", phrase="hello")
            lost, left = [one.house.tables[seat["table"]] for one in two]
            assert left.table.seq < lost.table.seq
            await register.die(two[0].house.office.neighbours.me)
            await soon(lambda: left.table.seq == lost.table.seq)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("katzentisch.server.office.company.LOOK_SECONDS", 600.0)
        run(conversation())


def test_the_table_that_went_on_last_is_woken_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[str] = []
    usual = House.find

    async def find(house: House, name: str) -> LiveTable:
        found.append(name)
        return await usual(house, name)

    async def conversation() -> list[str]:
        async with servers(tmp_path, 1) as (_, (server,)):
            tables = [(await server.open_table())["table"] for _ in range(3)]
            await server.join(tables[1], "Ben")
        monkeypatch.setattr(House, "find", find)
        async with servers(tmp_path, 1) as (_, (server,)):
            await server.house.awake.wait()
        return tables

    first, second, third = run(conversation())
    assert found == [second, third, first]


def test_a_seat_asked_for_twice_at_two_servers_is_one_seat(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with servers(tmp_path, 2, NoBell()) as (_, two):
            seat = await two[0].open_table(game=in_turn().name, players=4)
            wish = {"name": "Ben", "token": "t" * 32}
            first, second = await asyncio.gather(
                *(server.join(seat["table"], **wish) for server in two)
            )
            assert first["seat"] == second["seat"]

    run(conversation())


def test_the_lobby_and_the_limits_are_those_of_the_whole_house(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with servers(tmp_path, 2, tables_per_address=2) as (_, two):
            for server in two:
                seat = await server.open_table(public=True)
                await server.client(seat["table"], seat["token"])
            for server in two:
                await soon(lambda server=server: len(server.house.lobby()) == 2)
                listed = (await server.http.get("/api/tables")).json()
                assert len(listed) == 2
                await soon(lambda server=server: server.house.opened_elsewhere)
                usual = {"game": in_turn().name, "players": 4, "name": "Anna"}
                answer = await server.http.post("/api/tables", json=usual)
                assert answer.json()["reason"] == "table-too-many"

    run(conversation())


def test_a_table_has_one_home_and_only_those_of_a_lost_server_move() -> None:
    tables = [f"table{number}" for number in range(400)]
    three = {table: home_of(table, ["a", "b", "c"]) for table in tables}
    assert min(Counter(three.values()).values()) > 80
    for table, home in three.items():
        assert home_of(table, ["c", "a", "b"]) == home
        if home != "c":
            assert home_of(table, ["a", "b"]) == home


def test_a_lines_own_address_may_name_the_table(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with servers(tmp_path, 1) as (_, (server,)):
            seat = await server.open_table()
            for path, kind in ((f"/ws/{seat['table']}", "ok"), ("/ws/another", "rejected")):
                client = await Client.connected(server.port, path)
                answer = await client.ask("hello", table=seat["table"], token=seat["token"])
                assert answer["type"] == kind

    run(conversation())


def test_each_server_tells_of_the_whole_house(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with servers(tmp_path, 2) as (_, two):
            seat = await two[0].open_table()
            await two[0].client(seat["table"], seat["token"])
            names = {server.house.office.neighbours.me for server in two}
            told: list[dict[str, Any]] = []
            while [one["sockets"] for one in told] not in ([0, 1], [1, 0]):
                health = (await two[1].http.get("/health")).json()
                told = health["servers"]
            assert {one["name"] for one in told} == names
            assert health["server"] == two[1].house.office.neighbours.me
            figures = (await two[1].http.get("/metrics")).text
            for name in names:
                assert f'katzentisch_house_moves{{server="{name}"}} 0.0' in figures

    run(conversation())
