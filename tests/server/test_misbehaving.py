"""A game or a bot that fails: its table says so, people play on or end it, nobody else suffers."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from katzentisch import games
from katzentisch.bots import asked
from katzentisch.bots.asked import Repertoire
from katzentisch.bots.hints import BestMove
from katzentisch.bots.pool import Pool
from katzentisch.bots.standin import Choice
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State
from katzentisch.server.office.live_table import LiveTable
from katzentisch.server.office.process_thinker import ProcessThinker, report
from katzentisch.server.telling import narrator
from tests.bots.misbehaving import going_wrong, ready_at_once
from tests.server.harness import Chosen, Client, RandomThinker, Served, play_on, run, served

NAMES = list(games.rulebooks())
BAD, GOOD = NAMES[1], NAMES[2]


class Faulty:
    """Parts of a game that raise from now on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *parts: str) -> None:
        self.broken = False
        rules = games.rulebook(BAD)
        changed: dict[str, Any] = {part: self.faulty(getattr(rules, part)) for part in parts}
        known = dict(games.rulebooks()) | {BAD: replace(rules, **changed)}
        monkeypatch.setattr(games, "rulebooks", lambda: known)

    def faulty(self, function: Callable[..., Any]) -> Callable[..., Any]:
        def fails(*words: Any) -> Any:
            if self.broken:
                raise RuntimeError("a fault in the game")
            return function(*words)

        return fails


async def begun(server: Served, game: str, **wishes: Any) -> Client:
    """A person with three bots."""
    seat = await server.open_table(game=game, players=4, **wishes)
    client = await server.client(seat["table"], seat["token"])
    await client.done("start", fill=True)
    await client.until(lambda one: one.play)
    return client


def first(client: Client) -> str:
    return client.legal[0]


def troubles(client: Client) -> set[str | None]:
    return {seat["trouble"] for seat in client.table["seats"]}


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the server logged as an error, in short; every line must hold a traceback."""
    errors = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert all(one.exc_info or "Traceback" in one.getMessage() for one in errors)
    return [one.getMessage().partition(":")[0] for one in errors]


async def still_plays(server: Served) -> None:
    """Another game at the same server is played to its end."""
    other = await begun(server, GOOD)
    await play_on([other], first)
    assert troubles(other) == {None}


async def ended(client: Client) -> None:
    """The only person ends the game."""
    await client.done("ask", matter="end")
    await client.until(lambda one: one.table["stage"] == "over")


class Failing(RandomThinker):
    """A bot that raises, gives up, or wants what nobody may do."""

    def __init__(self, way: str) -> None:
        self.way = way

    async def choose(
        self, rules: Rulebook, state: State, seat: int, level: str, seed: int, table: str
    ) -> Choice | None:
        if rules.name != BAD:
            return await super().choose(rules, state, seat, level, seed, table)
        if self.way == "raises":
            raise RuntimeError("a fault in a bot")
        return Choice(rules.moves) if self.way == "cheats" else None

    async def hint(
        self,
        rules: Rulebook,
        state: State,
        seat: int,
        language: str,
        seed: int,
        names: Sequence[str],
        asker: tuple[str, ...],
    ) -> BestMove:
        raise RuntimeError("a fault in a hint")


@pytest.mark.parametrize("way", ["raises", "cheats", "gives up"])
def test_where_every_bot_fails_any_legal_move_is_made(
    tmp_path: Path, way: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            server.house.office.thinker = Failing(way)
            anna = await begun(server, BAD)
            await play_on([anna], first, lambda one: "simpler" in troubles(one))
            await play_on([anna], first)
            assert anna.table["played"][-1]["winners"]
            await still_plays(server)

    run(conversation())
    # A bot that gives up has been told of by whoever was asked.
    said = {"raises": ["a bot failed"], "cheats": ["a bot's move is not legal"], "gives up": []}
    assert told(caplog) == said[way]


def test_a_failing_hint_is_a_sentence_and_the_line_stays_open(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            server.house.office.thinker = Failing("raises")
            anna = await begun(server, GOOD)
            await anna.until(lambda one: one.legal)
            for _ in range(2):
                answer = await anna.ask("hint")
                assert answer["type"] == "rejected"
                assert answer["reason"] == "table-hint-failed"
                assert answer["said"].startswith("No hint could be found here")
            await play_on([anna], first)

    run(conversation())
    assert told(caplog) == ["a hint failed"]


def test_a_failing_command_is_a_sentence_and_the_line_stays_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_: Any) -> Any:
        raise RuntimeError("a fault in a refusal")

    async def conversation() -> None:
        async with served(tmp_path) as server:
            anna = await begun(server, GOOD)
            monkeypatch.setattr(LiveTable, "reasons", fails)
            for _ in range(2):
                answer = await anna.ask("why", moves=["pass"])
                assert answer["reason"] == "table-trouble"
                assert answer["said"].startswith("That did not work because of a mistake")
            await play_on([anna], first)

    run(conversation())
    assert told(caplog) == ["a command failed"]


@pytest.mark.parametrize("part", ["apply", "text", "public", "own", "imagine", "actors", "parse"])
def test_a_game_that_fails_leaves_its_table_usable_and_all_others_alone(
    tmp_path: Path,
    part: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def conversation() -> None:
        faulty = Faulty(monkeypatch, part)
        async with served(tmp_path) as server:
            anna = await begun(server, BAD)
            await anna.until(lambda one: one.legal)
            move = anna.legal[0]
            faulty.broken = True
            if part == "imagine":
                # Only the bots need it.
                await play_on([anna], first, lambda one: "simpler" in troubles(one))
            else:
                answer = await anna.ask("move", text=move)
                if part not in ("public", "own"):
                    assert answer["reason"] == "table-trouble"
                assert (await anna.ask("ping"))["type"] == "pong"
            await still_plays(server)
            await ended(anna)

    run(conversation())
    assert told(caplog)
    assert len(told(caplog)) == len(set(told(caplog)))


async def tick(chosen: Chosen) -> None:
    while True:
        chosen.advance(1)
        await asyncio.sleep(0.01)


def test_a_bot_that_finds_no_move_says_so_once_and_tries_again_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def conversation() -> None:
        faulty = Faulty(monkeypatch, "apply")
        async with served(tmp_path, pace=1.0, chosen=(chosen := Chosen())) as server:
            anna = await begun(server, BAD)
            while not (live := server.house.tables[anna.table["id"]]).bots.thinking:
                await anna.move(first(anna))
            faulty.broken = True
            chosen.advance(2)
            await anna.until(lambda one: "stuck" in troubles(one))
            assert not live.bots.thinking
            faulty.broken = False
            # Whatever happens next, the bot tries again.
            await anna.done("say", phrase="hello")
            while not live.bots.thinking:
                await asyncio.sleep(0)
            ticking = asyncio.create_task(tick(chosen))
            # Told with what everybody sees: a choice face down is not.
            await play_on([anna], first, lambda one: troubles(one) == {None})
            ticking.cancel()

    run(conversation())
    assert told(caplog) == ["an event cannot happen"]


def test_the_clock_does_not_run_wild_where_nobody_finds_a_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def conversation() -> None:
        faulty, chosen = Faulty(monkeypatch, "apply"), Chosen()
        async with served(tmp_path, chosen) as server:
            anna = await begun(server, BAD, clock=30)
            await anna.until(lambda one: one.legal)
            live = server.house.tables[anna.table["id"]]
            faulty.broken = True
            chosen.advance(31)
            while live.clocks.running:
                await asyncio.sleep(0)
            assert (await anna.ask("ping"))["type"] == "pong"
            faulty.broken = False
            await anna.done("say", phrase="hello")
            await anna.until(lambda one: any(event["kind"] == "moved" for event in one.events))

    run(conversation())


def test_a_game_that_cannot_be_shown_is_told_of_and_shown_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def conversation() -> None:
        faulty = Faulty(monkeypatch, "own")
        async with served(tmp_path) as server:
            clients = await server.full_table(4, game=BAD)
            anna, berta = clients[:2]
            await anna.done("start")
            await anna.until(lambda one: one.play)
            faulty.broken = True
            actor = next(one for one in clients if one.play and one.legal)
            await actor.done("move", text=actor.legal[0])
            await anna.until(lambda one: one.table["broken"] and one.play is None)
            watcher = await server.client(anna.table_id)
            assert watcher.play is not None, "what everybody sees can be shown"
            await anna.done("ask", matter="end")
            for one in clients[1:]:
                await one.answer("end", agree=True)
            await berta.until(lambda one: one.table["stage"] == "over")

    run(conversation())
    assert told(caplog) == ["the game cannot be shown"]


def test_what_cannot_be_said_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_: Any) -> Any:
        raise KeyError("story-of-nothing")

    monkeypatch.setattr(narrator, "told_said", fails)

    async def conversation() -> None:
        async with served(tmp_path) as server:
            anna = await begun(server, BAD)
            await play_on([anna], first)
            moved = [event for event in anna.events if event["kind"] == "moved"]
            assert moved
            assert not any(event["said"] for event in moved)

    run(conversation())
    assert told(caplog) == [f"a sentence of {BAD} cannot be said"]


@pytest.mark.parametrize("way", ["raises", "dies"])
def test_with_real_processes_the_game_goes_on(
    tmp_path: Path,
    way: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The compiled engine and the plain one fail in one game; both games are played to the end."""
    monkeypatch.syspath_prepend(Path(__file__).parents[2])
    asks = Repertoire(
        read=ready_at_once,
        get_ready=ready_at_once,
        move=going_wrong(BAD, way, asked.plain_move),
        advice=asked.plain_advice,
        plain_move=going_wrong(BAD, way, asked.plain_move),
    )

    async def conversation() -> None:
        async with served(tmp_path) as server:
            thinker = ProcessThinker()
            thinker.pool = Pool(report, most=1, asks=asks)
            server.house.office.thinker = thinker
            try:
                anna, other = await begun(server, BAD), await begun(server, GOOD)
                await asyncio.gather(
                    play_on([anna], first, lambda one: "simpler" in troubles(one)),
                    play_on([other], first),
                )
                await play_on([anna], first)
                assert troubles(other) == {None}
            finally:
                await thinker.close()

    run(conversation())
    lines = [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]
    # Both engines fail in the same way.
    assert len(lines) == 1
    assert all(BAD in line for line in lines)
