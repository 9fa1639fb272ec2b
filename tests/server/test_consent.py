"""Consent cannot be had by fraud: who must agree, and what an answer answers (consent.py)."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.samples import at_once, in_turn
from tests.server.harness import Chosen, Client, Served, run, served

Talk = Callable[[Served, list[Client], Chosen], Awaitable[None]]


def at_a_table(folder: Path, players: int, talk: Talk, game: str = in_turn().name) -> None:
    """People at a table whose game has begun."""

    async def conversation() -> None:
        chosen = Chosen()
        async with served(folder, chosen) as server:
            clients = await server.full_table(players, game=game)
            await clients[0].done("start")
            for client in clients:
                await client.until(lambda one: one.play)
            await talk(server, clients, chosen)

    run(conversation())


@pytest.mark.parametrize("matter", ["end", "undo"])
def test_nobody_is_left_out_by_being_spoken_about(tmp_path: Path, matter: str) -> None:
    async def talk(server: Served, clients: list[Client], chosen: Chosen) -> None:
        await clients[1].done("move", text="pass")
        answer = await clients[1].ask("ask", matter=matter, seat=0)
        assert answer["reason"] == "table-ask-own"
        assert (await clients[0].ask("ping"))["type"] == "pong"
        assert clients[0].table["stage"] == "playing"

    at_a_table(tmp_path, 2, talk)


def test_a_rematch_needs_the_other(tmp_path: Path) -> None:
    async def talk(server: Served, clients: list[Client], chosen: Chosen) -> None:
        await clients[0].done("ask", matter="end")
        await clients[1].answer("end", agree=True)
        assert (await clients[0].ask("ask", matter="rematch", seat=1))["reason"] == "table-ask-own"
        await clients[0].done("ask", matter="rematch")
        await clients[1].until(lambda one: one.asked("rematch"))
        assert clients[1].table["stage"] == "over"

    at_a_table(tmp_path, 2, talk)


def test_who_is_away_for_a_moment_is_asked_on_return(tmp_path: Path) -> None:
    async def talk(server: Served, clients: list[Client], chosen: Chosen) -> None:
        await clients[1].close()
        await clients[0].until(lambda one: not one.table["seats"][1]["connected"])
        chosen.advance(0.2)
        await clients[0].done("ask", matter="end")
        back = await server.client(clients[1].table_id, clients[1].token)
        assert back.table["stage"] == "playing"
        (asked,) = back.table["requests"]
        assert (asked["matter"], asked["needed"]) == ("end", [1])
        await back.answer("end", agree=False)
        await clients[0].until(lambda one: not one.table["requests"])
        assert clients[0].table["stage"] == "playing"

    at_a_table(tmp_path, 2, talk)


def test_who_is_long_away_need_not_be_asked(tmp_path: Path) -> None:
    async def talk(server: Served, clients: list[Client], chosen: Chosen) -> None:
        await clients[1].close()
        await clients[0].until(lambda one: not one.table["seats"][1]["connected"])
        chosen.advance(60)
        await clients[0].done("ask", matter="end")
        await clients[0].until(lambda one: one.table["stage"] == "over")

    at_a_table(tmp_path, 2, talk)


def test_all_are_told_when_a_bot_may_keep_a_seat(tmp_path: Path) -> None:
    async def talk(server: Served, clients: list[Client], chosen: Chosen) -> None:
        await clients[1].close()
        await clients[0].until(lambda one: not one.table["seats"][1]["connected"])
        assert not clients[0].table["seats"][1]["long_away"]
        refusal = await clients[0].ask("ask", matter="bot", seat=1)
        assert refusal["reason"] == "table-seat-away"
        chosen.advance(60)
        # Nobody says a word.
        await clients[0].until(lambda one: one.table["seats"][1]["long_away"])
        await clients[0].done("ask", matter="bot", seat=1)
        await server.client(clients[1].table_id, clients[1].token)
        await clients[0].until(lambda one: not one.table["seats"][1]["long_away"])

    at_a_table(tmp_path, 3, talk)


def test_a_bot_is_not_asked_for_any_more_when_the_owner_is_back(tmp_path: Path) -> None:
    async def talk(server: Served, clients: list[Client], chosen: Chosen) -> None:
        await clients[1].close()
        await clients[0].until(lambda one: not one.table["seats"][1]["connected"])
        chosen.advance(60)
        await clients[0].done("ask", matter="bot", seat=1)
        await clients[2].until(lambda one: one.asked("bot"))
        (number,) = clients[2].asked("bot")
        back = await server.client(clients[1].table_id, clients[1].token)
        await clients[2].until(lambda one: not one.table["requests"])
        late = await clients[2].ask("answer", request=number, agree=True)
        assert late["reason"] == "table-nothing-asked"
        assert not back.table["seats"][1]["kept"]

    at_a_table(tmp_path, 3, talk)


def test_one_request_does_not_take_the_place_of_another(tmp_path: Path) -> None:
    async def talk(server: Served, clients: list[Client], chosen: Chosen) -> None:
        for mover in (1, 2):
            await clients[mover].until(lambda one: one.legal)
            await clients[mover].done("move", text="pass")
        await clients[0].until(lambda one: one.legal)
        await clients[0].done("move", text=clients[0].legal[0])
        await clients[1].done("undo")
        await clients[2].until(lambda one: one.asked("undo"))
        answer = await clients[2].ask("undo")
        assert (answer["reason"], answer["said"][:8]) == ("table-asked-already", "Friend 1")
        (old,) = clients[2].asked("undo")
        # Who asked may ask anew; an answer to the old question says nothing about the new one.
        await clients[1].done("undo")
        await clients[2].until(lambda one: one.asked("undo") not in ([], [old]))
        answer = await clients[2].ask("answer", request=old, agree=True)
        assert answer["reason"] == "table-nothing-asked"

    at_a_table(tmp_path, 3, talk)


def test_two_questions_and_one_who_leaves(tmp_path: Path) -> None:
    """Once, this table was lost for good: the end had settled before the undo was looked at."""

    async def talk(server: Served, clients: list[Client], chosen: Chosen) -> None:
        for mover in (1, 0):
            await clients[mover].until(lambda one: one.legal)
            await clients[mover].done("move", text="pass" if mover else clients[0].legal[0])
        await clients[1].done("ask", matter="end")
        await clients[1].done("undo")
        await clients[0].done("leave")
        await clients[1].until(lambda one: one.table["stage"] == "over")
        server.house.tables.clear()
        again = await server.client(clients[1].table_id, clients[1].token)
        assert again.table["stage"] == "over"

    at_a_table(tmp_path, 2, talk)


def test_a_question_about_a_move_ends_when_that_is_taken_back(tmp_path: Path) -> None:
    """Once, this table was lost for good: all agreed to take back what was no longer there."""

    async def talk(server: Served, clients: list[Client], chosen: Chosen) -> None:
        for mover in (1, 2):
            await clients[mover].until(lambda one: one.legal)
            await clients[mover].done("move", text="pass")
        await clients[1].done("undo")
        await clients[0].until(lambda one: one.asked("undo"))
        (number,) = clients[0].asked("undo")
        await clients[2].done("undo")
        await clients[1].done("undo")
        for client in (clients[0], clients[2]):
            late = await client.ask("answer", request=number, agree=True)
            assert late["reason"] == "table-nothing-asked"
        server.house.tables.clear()
        again = await server.client(clients[1].table_id, clients[1].token)
        assert again.legal
        assert again.table["requests"] == []

    at_a_table(tmp_path, 3, talk)


def test_only_the_host_starts_and_another_does_when_he_is_long_away(tmp_path: Path) -> None:
    async def conversation() -> None:
        chosen = Chosen()
        async with served(tmp_path, chosen) as server:
            clients = await server.full_table(3, game=in_turn().name)
            assert (await clients[1].ask("start"))["reason"] == "table-host-starts"
            await clients[0].close()
            await clients[1].until(lambda one: not one.table["seats"][0]["connected"])
            chosen.advance(60)
            assert (await clients[2].ask("start"))["reason"] == "table-host-starts"
            await clients[1].done("start")
            await clients[1].until(lambda one: one.table["host"] == 1)

    run(conversation())


def test_no_two_at_a_table_bear_the_same_name(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            opened = await server.open_table(game=in_turn().name, players=5, name="Felix")
            await server.join(opened["table"], "felix", seat=2)
            await server.join(opened["table"], "ＦＥＬＩＸ", seat=3)
            await server.join(opened["table"], "Wolfeschlegelsteinhausen", seat=4)
            client = await server.client(opened["table"], opened["token"])
            await client.done("start", fill=True)
            await client.until(lambda one: one.play)
            names = [seat["name"] for seat in client.table["seats"]]
            assert names[:4] == ["Felix", "Kitty", "felix 2", "ＦＥＬＩＸ 3"]

    run(conversation())


def test_a_host_who_has_left_or_is_long_away_is_host_no_more_and_all_are_told(
    tmp_path: Path,
) -> None:
    async def talk(server: Served, clients: list[Client], chosen: Chosen) -> None:
        await clients[0].done("leave")
        await clients[1].until(lambda one: one.table["host"] == 1)
        assert (await clients[0].ask("leave"))["reason"] == "table-left-already"
        # What is refused does not bring him back; what is possible does.
        assert (await clients[0].ask("move", text="bid 30x5"))["type"] == "rejected"
        await clients[1].ask("ping")
        assert clients[1].table["seats"][0]["kept"]
        await clients[0].done("say", phrase="hello")
        await clients[1].until(lambda one: one.table["host"] == 0)
        await clients[0].close()
        await clients[1].until(lambda one: not one.table["seats"][0]["connected"])
        chosen.advance(60)
        # Nobody says a word.
        await clients[1].until(lambda one: one.table["host"] == 1)

    at_a_table(tmp_path, 3, talk)


def test_what_others_chose_at_the_same_time_they_have_still_chosen(tmp_path: Path) -> None:
    """Whatever their seats: only who takes his move back chooses again."""

    async def talk(server: Served, clients: list[Client], chosen: Chosen) -> None:
        for client in clients:
            await client.until(lambda one: one.legal)
            await client.done("move", text=client.legal[0])
        await clients[1].until(lambda one: one.events[-1]["kind"] == "moved")
        hand = clients[1].view["hand"]
        await clients[1].done("undo")
        for client in (clients[0], *clients[2:]):
            await client.answer("undo", agree=True)
        await clients[1].until(lambda one: one.events[-1]["kind"] == "undone")
        assert clients[1].events[-1]["undid"] == 4
        assert len(clients[1].view["hand"]) == len(hand) + 1
        assert clients[1].view["actors"] == [1]
        await clients[3].until(lambda one: one.events[-1]["kind"] == "undone")
        assert clients[3].legal == []
        # And he may still think better of it; `why` knows that, too.
        better = clients[3].view["hand"][0]
        answer = await clients[3].ask("why", moves=[f"play {better}"])
        assert answer["reasons"][0]["possible"]
        before = len(clients[3].events)
        await clients[3].done("undo")
        await clients[3].until(lambda one: len(one.events) > before)
        assert clients[3].events[-1]["undid"] == 0

    at_a_table(tmp_path, 4, talk, game=at_once().name)
