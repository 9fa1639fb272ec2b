"""What the server has worked out for people: asked for until it is there, refused in sentences."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from katzentisch.bots.studies import MOST_OF_ONE
from katzentisch.core.rulebook import Rulebook
from katzentisch.lab.balance.told import told_balance
from katzentisch.review.telling import told as told_review
from katzentisch.server.office.outside import Outside
from katzentisch.server.office.researches import Research, Researches
from katzentisch.server.start.opened_house import open_house
from tests.asking import one_record
from tests.bots.working import effect_when_told, failing, known_effect, review_here
from tests.samples import any_one, at_once, in_turn
from tests.server.harness import (
    RandomThinker,
    Served,
    play_on,
    run,
    served,
    serving,
    settings_for,
)

RULES = any_one()
WISH = {"game": RULES.name, "players": RULES.seats[0]}


@pytest.fixture(autouse=True)
def found_by_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the processes are to do is found there by its name."""
    monkeypatch.syspath_prepend(Path(__file__).parents[2])


@asynccontextmanager
async def knowing(folder: Path, researches: Researches, **wishes: Any) -> AsyncIterator[Served]:
    """A server that was handed something over."""
    settings = settings_for(folder, **wishes)
    house = await open_house(settings, RandomThinker(), Outside(), researches)
    async with serving(house) as server:
        yield server


async def found(server: Served, wish: dict[str, Any], language: str) -> dict[str, Any]:
    """What is there in the end."""
    while True:
        words = {"language": language}
        answer = await server.http.post("/api/balance", json=wish, params=words)
        assert answer.status_code == 200, answer.text
        page: dict[str, Any] = answer.json()
        if page["balance"] is not None:
            return page
        await asyncio.sleep(0.01)


def test_a_balance_is_asked_for_until_it_is_there(tmp_path: Path) -> None:
    async def talk() -> None:
        researches = Researches(Research(known_effect, told_balance))
        async with knowing(tmp_path, researches) as server:
            first = await server.http.post("/api/balance", json=WISH)
            assert first.json()["waiting"].startswith("Getting ready")
            pages = {language: await found(server, WISH, language) for language in ("fr", "de")}
            assert pages["fr"]["waiting"] == ""
            assert pages["fr"]["share"] == 1.0
            rows = [page["balance"]["rows"] for page in pages.values()]
            assert [row["change"]["mean"] for row in rows[0]] == [-10.0] * 4
            assert rows[0][0]["label"] != rows[1][0]["label"]
            # An option by its default value is the same question.
            option = RULES.options[0]
            wish = WISH | {"options": {option.name: option.default}}
            answer = await server.http.post("/api/balance", json=wish)
            assert answer.json()["balance"] is not None

    run(talk())


def wrong_wishes(rules: Rulebook) -> list[tuple[dict[str, Any], str]]:
    return [
        ({"game": "nosuch"}, "table-game"),
        ({"players": 6 if 6 not in rules.seats else 1}, "table-players"),
        ({"options": {"nosuch": "1"}}, "table-no-option"),
        ({"options": {rules.options[0].name: "nosuch"}}, "table-option"),
        ({"players": "many"}, "request-wrong"),
    ]


@pytest.mark.parametrize(("wrong", "reason"), wrong_wishes(RULES))
def test_wrong_wishes_are_refused(tmp_path: Path, wrong: dict[str, Any], reason: str) -> None:
    async def talk() -> None:
        async with knowing(tmp_path, Researches(Research(failing, told_balance))) as server:
            answer = await server.http.post("/api/balance", json=WISH | wrong)
            assert (answer.status_code, answer.json()["reason"]) == (400, reason)

    run(talk())


def test_where_nobody_knows_or_it_fails_there_is_a_sentence(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def talk() -> None:
        async with served(tmp_path) as server:
            answer = await server.http.post("/api/balance", json=WISH)
            assert (answer.status_code, answer.json()["reason"]) == (404, "study-not-here")
        researches = Researches(Research(failing, told_balance))
        async with knowing(tmp_path, researches) as server:
            while (answer := await server.http.post("/api/balance", json=WISH)).is_success:
                await asyncio.sleep(0.01)
            assert (answer.status_code, answer.json()["reason"]) == (503, "study-failed")
            assert "secret" not in answer.text
            (said,) = (one.getMessage() for one in caplog.records if "secret" in one.getMessage())
            assert said.startswith(f"a study failed: balance {RULES.name}")

    run(talk())


def test_an_address_waits_for_few_at_a_time(tmp_path: Path) -> None:
    async def talk() -> None:
        told = tmp_path / "told"
        waiting = partial(effect_when_told, told=str(told))
        async with knowing(tmp_path, Researches(Research(waiting, told_balance))) as server:
            wishes = [WISH | {"players": seats} for seats in RULES.seats]
            assert len(wishes) > MOST_OF_ONE
            answers = await asyncio.gather(
                *(server.http.post("/api/balance", json=wish) for wish in wishes)
            )
            codes = [answer.status_code for answer in answers]
            second = [one.json().get("waiting", "") for one in answers]
            assert any("one other piece of work comes first" in one for one in second)
            assert codes.count(429) == len(wishes) - MOST_OF_ONE
            full = next(one for one in answers if one.status_code == 429)
            assert full.json()["reason"] == "study-full"
            # When what waited is done there is room again.
            told.touch()
            for wish, code in zip(wishes, codes, strict=True):
                if code == 200:
                    await found(server, wish, "en")
            answer = await server.http.post("/api/balance", json=wishes[codes.index(429)])
            assert answer.status_code == 200

    run(talk())


def test_a_table_has_the_review_of_its_game_got_ready(tmp_path: Path) -> None:
    async def talk() -> None:
        research = Research(failing, told_review, get_ready=len)
        async with knowing(tmp_path, Researches(review=research)) as server:
            inquiries = server.house.office.inquiries
            assert inquiries is not None
            assert not inquiries.studies.expected
            for _ in range(2):
                await server.open_table(**WISH)
            # Not at once: bots go first, and so does whoever sits down.
            assert inquiries.studies.expected == {f"getting ready to review {RULES.name}"}
            assert inquiries.studies.working is None

    run(talk())


def test_on_a_small_machine_a_review_waits_until_it_is_asked_for(tmp_path: Path) -> None:
    async def talk() -> None:
        research = Research(failing, told_review, get_ready=len)
        async with knowing(tmp_path, Researches(review=research), ready=False) as server:
            await server.open_table(**WISH)
            assert server.house.office.inquiries is not None
            assert not server.house.office.inquiries.studies.expected

    run(talk())


REVIEWING = Researches(review=Research(review_here, told_review))


async def reviewed(server: Served, path: str, **wish: Any) -> dict[str, Any]:
    """The review, once it is there."""
    while True:
        answer = await server.http.post(path, **wish)
        assert answer.status_code == 200, answer.text
        if (found := answer.json()["review"]) is not None:
            review: dict[str, Any] = found
            return review
        # Each question replays the record: asked at once again, it would be most of the work.
        await asyncio.sleep(0.25)


def test_a_review_speaks_of_the_steps_of_the_replay(tmp_path: Path) -> None:
    """Where several choose at once, a step of the replay has several moves."""

    async def talk() -> None:
        record = one_record(at_once().name, at_once().seats[0])
        async with knowing(tmp_path, REVIEWING) as server:
            review = await reviewed(server, "/api/review", json=record)
            dear = [
                (seat, one)
                for seat in range(len(review["seats"]))
                for one in review["seats"][seat]["dearest"]
            ]
            assert dear
            for seat, one in dear:
                asked = {"seat": seat, "first": one["step"], "count": 1}
                answer = await server.http.post("/api/replay", json=record, params=asked)
                seen = answer.json()["steps"][0]["view"]
                assert seen["hand"] == one["view"]["hand"]
                assert {one["played"], one["best"]} <= {each["move"] for each in one["choices"]}
            for seat in review["seats"]:
                *way, end = (part["share"] for part in seat["game"]["parts"])
                assert sum(way) == pytest.approx(end, abs=0.001)
                assert seat["curve"][-1]["share"] == pytest.approx(end, abs=0.001)

    run(talk())


async def asked_for(server: Served, game: str) -> tuple[int, str | None]:
    """How the house answers who asks for the review of a game."""
    answer = await server.http.post(f"/api/records/{game}/review")
    return answer.status_code, answer.json().get("reason")


def test_only_finished_and_correct_games_are_reviewed(tmp_path: Path) -> None:
    async def talk() -> None:
        record = one_record(at_once().name, at_once().seats[0])
        unfinished = record | {"moves": record["moves"][:-9]}
        for result in ("scores", "winners"):
            unfinished.pop(result, None)
        wrong = record | {"moves": record["moves"][1:]}
        async with knowing(tmp_path, REVIEWING) as server:
            refusals = {}
            for name, body in {"unfinished": unfinished, "wrong": wrong, "none": {}}.items():
                answer = await server.http.post("/api/review", json=body)
                refusals[name] = (answer.status_code, answer.json()["reason"])
            assert refusals == {
                "unfinished": (409, "record-unfinished"),
                "wrong": (400, "replay-wrong"),
                "none": (400, "replay-wrong"),
            }
            inquiries = server.house.office.inquiries
            assert inquiries is not None
            # Nothing of a game that never was, is still being played, or was stopped.
            assert await asked_for(server, "nosuchgame") == (404, "record-none")
            clients = await server.full_table(2, game=in_turn().name)
            await clients[0].done("start")
            await clients[0].until(lambda one: one.play)
            assert clients[0].play is not None
            running = clients[0].play["id"]
            assert await asked_for(server, running) == (404, "record-none")
            await clients[0].done("ask", matter="end")
            await clients[1].answer("end", agree=True)
            await clients[0].until(lambda one: one.table["played"])
            assert await asked_for(server, running) == (409, "record-stopped")
            assert inquiries.studies.waiting == {}
            # One that was played to its end is worked on.
            clients = await server.full_table(2, game=in_turn().name)
            await clients[0].done("start")
            await play_on(clients, lambda client: client.legal[0])
            finished = clients[0].table["played"][0]["id"]
            assert await asked_for(server, finished) == (200, None)
            assert len(inquiries.studies.waiting) == 1

    run(talk())
