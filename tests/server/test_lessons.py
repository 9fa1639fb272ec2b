"""Lessons at the table: the learner moves, bots move as the record does, the coach speaks."""

import itertools
from pathlib import Path
from typing import Any

import pytest

from katzentisch.core.lesson import LEARNER, FirstLesson
from katzentisch.core.record import replay
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.texts import LANGUAGES
from katzentisch.games import lesson_of, rulebooks
from tests.samples import at_once, in_turn
from tests.server.harness import Client, Served, run, served
from tests.variants import of_the_house as every_game_of_the_house


def taught(rules: Rulebook) -> FirstLesson:
    found = lesson_of(rules)
    assert found is not None
    return found


async def learn(server: Served, game: str, language: str = "en") -> Client:
    """A learner who has the first cards in hand."""
    answer = await server.http.post(f"/api/lessons/{game}", json={"name": "Ada"})
    assert answer.status_code == 201, answer.text
    seated = answer.json()
    assert seated["seat"] == LEARNER
    client = await server.client(seated["table"], seated["token"], language=language)
    client.token, client.table_id = seated["token"], seated["table"]
    await client.done("start", fill=True)
    return client


async def words(server: Served, game: str, language: str) -> dict[str, Any]:
    answer = await server.http.get(f"/api/lessons/{game}", params={"language": language})
    assert answer.status_code == 200, answer.text
    page: dict[str, Any] = answer.json()
    return page


def point(client: Client) -> dict[str, Any]:
    assert client.play is not None
    found: dict[str, Any] = client.play["lesson"]
    return found


async def my_turn(client: Client) -> int:
    """Wait for the next own decision; its number in the lesson."""
    await client.until(lambda one: one.play and (not one.play["lesson"] or one.legal))
    at: int = point(client)["at"]
    return at


def moved(client: Client) -> list[list[Any]]:
    return [move for event in client.events if event["kind"] == "moved" for move in event["moves"]]


def seen_by_learner(lesson: FirstLesson, rules: Rulebook) -> list[list[Any]]:
    """The moves of the record as the learner sees them."""
    return [list(one) for one in replay(lesson.record, rulebooks()).log(LEARNER)]


@every_game_of_the_house
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_played_as_its_record(tmp_path: Path, rules: Rulebook, language: str) -> None:
    async def conversation() -> None:
        lesson = taught(rules)
        async with served(tmp_path) as server:
            page = await words(server, rules.name, language)
            client = await learn(server, rules.name, language)
            for step, number in enumerate(lesson.own, start=1):
                at = await my_turn(client)
                assert at == number
                assert point(client) == {
                    "at": at,
                    "step": step,
                    "steps": len(lesson.own),
                    "over": False,
                }
                assert [one for one in page["remarks"] if one["at"] == at]
                await client.move(lesson.record["moves"][number][1])
            await client.until(lambda one: point(one)["over"])
            script = seen_by_learner(lesson, rules)
            hidden = [[seat, text.partition(" ")[0]] for seat, text in script]
            told = [[seat, text.partition(" ")[0]] for seat, text in moved(client)]
            assert told[: len(script)] == hidden
            table = server.house.tables[client.table_id].table
            assert table.game is not None
            made = [[one.seat, one.text] for one in table.game.made[: len(script)]]
            assert made == lesson.record["moves"]
            assert page["moves"] == len(made)

    run(conversation())


@every_game_of_the_house
def test_other_ways_are_answered_kindly_and_change_nothing(tmp_path: Path, rules: Rulebook) -> None:
    async def conversation() -> None:
        lesson = taught(rules)
        tried = 0
        async with served(tmp_path) as server:
            client = await learn(server, rules.name, "de")
            for number in lesson.own:
                await my_turn(client)
                asked = lesson.asked(number)
                assert asked is not None
                for other in set(client.legal) - set(lesson.accepted(number)):
                    answer = await client.ask("move", text=other)
                    assert answer["type"] == "rejected"
                    assert answer["reason"] == f"{asked.key}.else"
                    assert answer["clause"] == asked.clause
                    tried += 1
                impossible = await client.ask("move", text="nonsense")
                assert impossible["reason"] == "unknown-move"
                await client.move(lesson.record["moves"][number][1])
            await client.until(lambda one: point(one)["over"])
            assert tried > 20

    run(conversation())


@every_game_of_the_house
def test_a_lesson_survives_a_restart(tmp_path: Path, rules: Rulebook) -> None:
    async def conversation() -> None:
        lesson = taught(rules)
        half = len(lesson.own) // 2
        async with served(tmp_path) as server:
            client = await learn(server, rules.name)
            table, token = client.table_id, client.token
            for number in lesson.own[:half]:
                await my_turn(client)
                await client.move(lesson.record["moves"][number][1])
            await my_turn(client)
            before = client.play
        async with served(tmp_path) as server:
            client = await server.client(table, token)
            # The ids of commands are a seat's own, whatever happens to the server.
            client.numbers = itertools.count(1000)
            assert await my_turn(client) == lesson.own[half]
            assert before is not None
            assert client.play is not None
            assert (client.play["view"], client.play["lesson"]) == (
                before["view"],
                before["lesson"],
            )
            for number in lesson.own[half:]:
                await my_turn(client)
                await client.move(lesson.record["moves"][number][1])
            await client.until(lambda one: point(one)["over"])

    run(conversation())


@every_game_of_the_house
def test_a_move_taken_back_goes_back_in_the_lesson(tmp_path: Path, rules: Rulebook) -> None:
    async def conversation() -> None:
        lesson = taught(rules)
        async with served(tmp_path) as server:
            client = await learn(server, rules.name)
            for number in lesson.own[:3]:
                await my_turn(client)
                await client.move(lesson.record["moves"][number][1])
            await my_turn(client)
            await client.done("undo")
            await client.until(lambda one: one.legal and point(one)["at"] == lesson.own[2])
            for number in lesson.own[2:]:
                assert await my_turn(client) == number
                await client.move(lesson.record["moves"][number][1])
            await client.until(lambda one: point(one)["over"])

    run(conversation())


def test_a_lesson_is_nobody_else_s_business(tmp_path: Path) -> None:
    async def conversation() -> None:
        game = in_turn().name
        async with served(tmp_path) as server:
            client = await learn(server, game)
            await my_turn(client)
            assert client.play is not None
            assert not client.play["hint"]
            assert (await client.ask("hint"))["reason"] == "table-hints-off"
            assert (await server.http.get("/api/tables")).json() == []
            stranger = await Client.connected(server.port)
            answer = await stranger.ask("hello", table=client.table_id)
            assert answer["reason"] == "table-no-watching"

    run(conversation())


def test_who_leaves_a_lesson_leaves_its_way_and_the_table_goes_on(tmp_path: Path) -> None:
    """A bot keeps the seat and plays as it likes; the coach is silent then."""

    async def conversation() -> None:
        game = at_once().name
        async with served(tmp_path) as server:
            client = await learn(server, game)
            await my_turn(client)
            await client.done("leave")
            live = server.house.tables[client.table_id]
            await client.until(lambda one: one.play and not one.play["lesson"])
            assert live.table.game is not None

    run(conversation())


def test_the_record_of_a_lesson_claims_no_fair_deal(tmp_path: Path) -> None:
    """A lesson that ends with its game, or whose game is ended, is on no list."""

    async def conversation() -> None:
        async with served(tmp_path) as server:
            for rules in (in_turn(), at_once()):
                client = await learn(server, rules.name)
                await my_turn(client)
                await client.done("ask", matter="end")
                await client.until(lambda one: one.table["stage"] == "over")
                played = client.table["played"][0]["id"]
                record = (await server.http.get(f"/api/records/{played}")).json()
                assert record["lesson"] is True
                assert "fair" not in record
                assert record["shuffles"] == taught(rules).record["shuffles"]
                replay(record, rulebooks())
                # Once more is an ordinary game, dealt as every other.
                await client.done("ask", matter="rematch")
                await client.until(lambda one: one.play and one.play["number"] == 2)
                assert client.play is not None
                assert client.play["lesson"] is None
            assert (await server.http.get("/api/records")).json() == []

    run(conversation())


def test_a_lesson_of_an_older_house_goes_on_without_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its moves stand in the log; of what the coach said, nothing fits any more."""

    async def conversation() -> None:
        rules = in_turn()
        lesson = taught(rules)
        async with served(tmp_path) as server:
            client = await learn(server, rules.name)
            await my_turn(client)
            monkeypatch.setattr("katzentisch.server.table.teaching.lesson_of", lambda _: None)
            monkeypatch.setattr("katzentisch.server.telling.coach.lesson_of", lambda _: None)
            first = lesson.own[0]
            other = next(one for one in client.legal if one not in lesson.accepted(first))
            answer = await client.ask("move", text=other)
            assert answer["reason"] == "table-lesson-other-way"
            await client.move(lesson.record["moves"][first][1])
            await client.until(lambda one: one.legal)
            assert client.play is not None
            assert client.play["lesson"] is None

    run(conversation())


def test_only_games_that_have_a_lesson_teach(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            assert (await server.http.get("/api/lessons/chess")).status_code == 404
            answer = await server.http.post("/api/lessons/chess", json={"name": "Ada"})
            assert answer.status_code == 404
            games = (await server.http.get("/api/choices")).json()["games"]
            for game in games:
                known = lesson_of(rulebooks()[game["name"]]) is not None
                assert game["lesson"] is known
                found = await server.http.get(f"/api/lessons/{game['name']}")
                assert (found.status_code == 200) is known

    run(conversation())
