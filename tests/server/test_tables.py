"""Whole games between real clients, and everything that can be done at a table."""

import random
from pathlib import Path
from typing import Any

import pytest

from katzentisch.bots.standin import Choice
from katzentisch.core.names import move_named
from katzentisch.core.record import replay
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State
from katzentisch.core.texts import texts
from katzentisch.games import rulebooks
from tests.samples import at_once, in_turn, with_hidden_moves
from tests.server.harness import Chosen, Client, RandomThinker, of_a_folder, play_on, run, served


def at_random(seed: int) -> Any:
    chance = random.Random(seed)
    return lambda client: chance.choice(client.legal)


@pytest.mark.parametrize(
    ("game", "players"), [(rules.name, rules.seats[0]) for rules in rulebooks().values()]
)
def test_a_whole_game_is_played_and_its_record_is_right(
    tmp_path: Path, game: str, players: int
) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            clients = await server.full_table(players, game=game, public=True)
            await clients[0].done("start")
            await play_on(clients, at_random(7))
            (played,) = clients[-1].table["played"]
            record = (await server.http.get(f"/api/records/{played['id']}")).json()
            again = replay(record, rulebooks())
            assert again.over
            assert record["scores"] == played["scores"] == clients[0].view["scores"]
            assert record["names"][:2] == ["Anna", "Friend 1"]
            assert record["fair"]["commitment"] == clients[0].play["commitment"]  # type: ignore[index]
            shelf = (await server.http.get("/api/records")).json()
            assert [one["id"] for one in shelf] == [played["id"]]
            for client in clients:
                numbers = [event["n"] for event in client.events]
                assert numbers == list(range(1, len(numbers) + 1))
                assert all(event["said"] for event in client.events if event["kind"] != "moved")

    run(conversation())


def test_bots_fill_the_table_and_play_to_the_end(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            seat = await server.open_table(game=in_turn().name, players=4, level="novice")
            client = await server.client(seat["table"], seat["token"], language="de")
            refused = await client.ask("start")
            assert refused["reason"] == "table-seats-free"
            assert refused["said"].startswith("3 Plätze sind noch frei")
            await client.done("start", fill=True)
            await play_on([client], at_random(3))
            names = [one["name"] for one in client.table["seats"]]
            assert names == ["Anna", "Felix", "Kitty", "Mohrle"]
            assert [one["occupant"] for one in client.table["seats"]] == ["person"] + ["bot"] * 3

    run(conversation())


def test_a_command_sent_twice_is_done_once(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            clients = await server.full_table(3, game=in_turn().name)
            await clients[0].done("start", id="begin")
            await clients[0].done("start", id="begin")
            mover = clients[1]
            await mover.until(lambda one: one.legal)
            await mover.done("move", id="m", text="pass")
            await mover.done("move", id="m", text="pass")
            assert sum(event["kind"] == "moved" for event in mover.events) <= 1

    run(conversation())


def test_a_seat_is_shown_on_two_devices_and_moves_from_either(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            clients = await server.full_table(2, game=in_turn().name)
            phone = await server.client(clients[1].table_id, clients[1].token)
            await clients[0].done("start")
            await phone.until(lambda one: one.legal)
            await clients[1].until(lambda one: one.legal)
            assert phone.view == clients[1].view
            await phone.done("move", text="pass")
            await clients[1].until(lambda one: not one.legal)

    run(conversation())


def test_a_client_that_comes_back_gets_what_it_missed(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            clients = await server.full_table(2, game=in_turn().name)
            await clients[0].done("start")
            await clients[0].until(lambda one: one.play)
            seen = clients[0].update["n"]
            await clients[0].close()
            mover = clients[1]
            await mover.until(lambda one: one.legal)
            await mover.until(lambda one: one.table["seats"][0]["away_since"] is not None)
            await mover.done("move", text="pass")
            await mover.done("say", phrase="hello")
            back = await server.client(clients[0].table_id, clients[0].token, since=seen)
            await back.until(lambda one: one.update)
            assert [event["kind"] for event in back.events] == ["moved", "said"]
            assert [event["n"] for event in back.events] == [seen + 1, seen + 2]
            assert back.events[1]["said"] == ["Friend 1: Hello!"]
            # A number from another life gets everything.
            lost = await server.client(clients[0].table_id, clients[0].token, since=999)
            await lost.until(lambda one: one.update)
            assert lost.events[0]["n"] == 1

    run(conversation())


def test_asking_again_for_a_seat_gives_the_seat_one_has(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            opened = await server.open_table(players=3)
            table = opened["table"]
            mine = {"token": "my-own-random-token"}
            first = await server.join(table, "Berta", **mine)
            assert await server.join(table, "Berta", **mine) == first
            assert first["token"] == mine["token"]
            other = await server.join(table, "Carla", token="another-random-token")
            assert (first["seat"], other["seat"]) == (1, 2)
            # Even when the game has begun meanwhile.
            client = await server.client(table, mine["token"])
            assert (await client.ask("start"))["reason"] == "table-host-starts"
            host = await server.client(table, opened["token"])
            await host.done("start")
            again = await server.join(table, "Berta", **mine)
            assert again["seat"] == 1
            # Whoever is new finds no seat.
            late = await server.http.post(f"/api/tables/{table}/seats", json={"name": "Dora"})
            assert late.status_code == 409

    run(conversation())


def test_every_bot_plays_at_the_level_chosen_for_its_seat(tmp_path: Path) -> None:
    asked: set[tuple[int, str]] = set()

    class Listening(RandomThinker):
        async def choose(
            self, rules: Rulebook, state: State, seat: int, level: str, seed: int, table: str
        ) -> Choice | None:
            asked.add((seat, level))
            return await super().choose(rules, state, seat, level, seed, table)

    async def conversation() -> None:
        async with served(tmp_path) as server:
            server.house.office.thinker = Listening()
            seat = await server.open_table(level="regular", levels=["", "novice", "", "expert"])
            client = await server.client(seat["table"], seat["token"])
            levels = ["regular", "novice", "regular", "expert"]
            assert client.table["levels"] == levels
            await client.done("start", fill=True)
            await play_on([client], lambda one: one.legal[0])
            assert asked == set(enumerate(levels)) - {(0, "regular")}
            assert [one["level"] for one in client.table["seats"]] == ["", *levels[1:]]
            game = client.table["played"][0]["id"]
            record = (await server.http.get(f"/api/records/{game}")).json()
            assert record["bots"] == [None, *levels[1:]]
            usual = {"game": with_hidden_moves().name, "players": 4, "name": "Anna"}
            for wrong, reason in ((["weak"], "table-level"), ([""] * 5, "no-such-seat")):
                answer = await server.http.post("/api/tables", json=usual | {"levels": wrong})
                assert (answer.status_code, answer.json()["reason"]) == (400, reason)

    run(conversation())


def test_a_choice_can_be_changed_until_all_are_turned_over(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            clients = await server.full_table(4, game=at_once().name)
            await clients[0].done("start")
            for client in clients:
                await client.until(lambda one: one.legal)
            first = clients[0]
            one, other = sorted(set(first.legal))[:2]
            await first.done("move", text=one)
            await first.until(lambda client: client.view["choice"])
            assert first.play is not None
            assert first.play["undo"] == "free"
            await first.done("move", text=other)
            await first.until(lambda client: client.view["choice"] == other.split()[1])
            await first.done("undo")
            await first.until(lambda client: client.view["choice"] is None)
            await first.done("move", text=one)
            for client in clients[1:]:
                await client.done("move", text=client.legal[0])
            await first.until(lambda client: client.events[-1]["kind"] == "moved")
            assert len(first.events[-1]["moves"]) == 4
            assert first.events[-1]["moves"][0] == [0, one]

    run(conversation())


def test_a_move_others_have_seen_is_undone_with_their_consent(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            clients = await server.full_table(3, game=in_turn().name)
            await clients[0].done("start")
            await clients[1].until(lambda one: one.legal)
            before = clients[1].view
            await clients[1].done("move", text="pass")
            await clients[2].until(lambda one: one.legal)
            await clients[2].done("move", text="pass")
            await clients[1].until(lambda one: one.events[-1]["seat"] == 2)
            assert clients[1].play is not None
            assert clients[1].play["undo"] == "ask"
            await clients[1].done("undo")
            await clients[0].until(lambda one: one.table["requests"])
            (asked,) = clients[0].table["requests"]
            assert (asked["matter"], asked["by"], asked["needed"]) == ("undo", 1, [0, 2])
            await clients[0].answer("undo", agree=True)
            again = await clients[0].ask("answer", request=asked["number"], agree=True)
            assert again["reason"] == "table-nothing-asked"
            await clients[2].answer("undo", agree=True)
            await clients[1].until(lambda one: one.legal)
            assert clients[1].view == before
            assert (clients[1].events[-1]["kind"], clients[1].events[-1]["undid"]) == ("undone", 2)
            # Declined: nothing happens.
            await clients[1].done("move", text="pass")
            await clients[2].until(lambda one: one.legal)
            await clients[2].done("move", text="pass")
            await clients[0].until(lambda one: not one.table["requests"])
            await clients[1].done("undo")
            await clients[0].answer("undo", agree=False)
            await clients[1].until(lambda one: one.events[-1]["kind"] == "declined")
            assert clients[1].table["requests"] == []

    run(conversation())


def test_a_choice_face_down_leaves_a_question_open(tmp_path: Path) -> None:
    """Others choose their next card while somebody asks to take his last one back."""

    async def conversation() -> None:
        async with served(tmp_path) as server:
            clients = await server.full_table(4, game=at_once().name)
            await clients[0].done("start")
            await clients[1].until(lambda one: one.legal)
            before = clients[1].view["hand"]
            for client in clients:
                await client.until(lambda one: one.legal)
                await client.done("move", text=client.legal[0])
            await clients[1].until(lambda one: one.events[-1]["kind"] == "moved")
            await clients[1].done("undo")
            others = (clients[0], *clients[2:])
            for client in others:
                await client.until(lambda one: one.table["requests"])
            chooser = next(one for one in others if one.legal)
            await chooser.done("move", text=chooser.legal[0])
            for client in others:
                await client.answer("undo", agree=True)
            await clients[1].until(lambda one: one.events[-1]["kind"] == "undone")
            assert clients[1].view["hand"] == before

    run(conversation())


def test_a_bot_keeps_an_absent_seat_until_its_owner_is_back(tmp_path: Path) -> None:
    async def conversation() -> None:
        chosen = Chosen()
        async with served(tmp_path, chosen) as server:
            clients = await server.full_table(3, game=in_turn().name)
            await clients[0].done("start")
            assert (await clients[0].ask("ask", matter="bot", seat=1))["reason"] == (
                "table-seat-present"
            )
            await clients[1].close()
            await clients[0].until(lambda one: not one.table["seats"][1]["connected"])
            assert (await clients[0].ask("ask", matter="bot", seat=1))["reason"] == (
                "table-seat-away"
            )
            chosen.advance(60)
            await clients[0].done("ask", matter="bot", seat=1)
            await clients[2].answer("bot", agree=True)
            # The bot moves for seat 1, so it is seat 2's turn.
            await clients[2].until(lambda one: one.table["seats"][1]["kept"] and one.legal)
            back = await server.client(clients[1].table_id, clients[1].token)
            await back.until(lambda one: one.update)
            assert not back.table["seats"][1]["kept"]
            assert [e["kind"] for e in back.events if e["seat"] == 1][-1] == "back"

    run(conversation())


def test_who_leaves_a_game_is_replaced_and_who_leaves_a_waiting_table_is_gone(
    tmp_path: Path,
) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            clients = await server.full_table(3, game=in_turn().name)
            await clients[2].done("leave")
            await clients[0].until(lambda one: one.table["seats"][2]["occupant"] == "nobody")
            again = await server.join(clients[0].table_id, "Late")
            assert again["seat"] == 2
            old = await Client.connected(server.port)
            answer = await old.ask("hello", table=clients[0].table_id, token=clients[2].token)
            assert answer["reason"] == "table-wrong-token"
            assert (await clients[1].ask("free", seat=2))["reason"] == "table-host-only"
            await clients[0].done("free", seat=2)
            await clients[0].done("start", fill=True)
            await clients[1].until(lambda one: one.legal)
            await clients[1].done("leave")
            await clients[0].until(lambda one: one.table["seats"][1]["kept"])

    run(conversation())


def test_the_same_people_play_again_and_may_end_a_game(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            clients = await server.full_table(2, game=in_turn().name)
            await clients[0].done("start")
            await clients[0].until(lambda one: one.play)
            promised = clients[0].play["commitment"]  # type: ignore[index]
            await clients[0].done("ask", matter="end")
            await clients[1].answer("end", agree=True)
            await clients[0].until(lambda one: one.table["stage"] == "over")
            assert clients[0].table["played"][0]["finished"] is False
            assert (await clients[0].ask("start"))["reason"] == "table-ask-rematch"
            next_promise = clients[0].table["commitment"]
            assert next_promise != promised
            await clients[1].done("ask", matter="rematch")
            await clients[0].answer("rematch", agree=True)
            await clients[1].until(lambda one: one.table["stage"] == "playing")
            assert clients[1].play is not None
            assert clients[1].play["number"] == 2
            assert clients[1].play["commitment"] == next_promise

    run(conversation())


def test_spectators_see_the_public_view_and_do_nothing(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            clients = await server.full_table(2, game=in_turn().name, public=True)
            await clients[0].done("start")
            television = await server.client(clients[0].table_id)
            await television.until(lambda one: one.play)
            assert "hand" not in television.view
            assert television.legal == []
            assert (await television.ask("move", text="pass"))["reason"] == "table-spectator"
            await clients[0].until(lambda one: one.table["watchers"] == 1)
            lobby = (await server.http.get("/api/tables")).json()
            assert [one["stage"] for one in lobby] == ["playing"]
            closed = await server.open_table(watch="nobody")
            nobody = await Client.connected(server.port)
            answer = await nobody.ask("hello", table=closed["table"])
            assert answer["reason"] == "table-no-watching"

    run(conversation())


def test_a_closed_table_names_its_games_only_to_those_who_sit_there(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            for watch in ("anyone", "nobody"):
                clients = await server.full_table(2, game=in_turn().name, watch=watch)
                await clients[0].done("start")
                address = f"/api/tables/{clients[0].table_id}"
                await clients[0].done("ask", matter="end")
                await clients[1].answer("end", agree=True)
                await clients[0].until(lambda one: one.table["played"])
                own = {"authorization": f"Bearer {clients[0].token}"}
                seen = (await server.http.get(address, headers=own)).json()
                asked = (await server.http.get(address)).json()
                assert seen["played"] == clients[0].table["played"]
                assert asked == seen | ({} if watch == "anyone" else {"played": []})
                wrong = {"authorization": f"Bearer {clients[0].token[::-1]}"}
                refusal = await server.http.get(address, headers=wrong)
                assert refusal.status_code == 403
                assert refusal.json()["reason"] == "table-wrong-token"

    run(conversation())


def test_hints_come_from_a_bot_and_can_be_switched_off(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            clients = await server.full_table(2, game=in_turn().name)
            await clients[0].done("start")
            await clients[1].until(lambda one: one.legal)
            hint = await clients[1].ask("hint")
            assert hint["move"] in clients[1].legal
            rules = in_turn()
            named = move_named(rules, hint["move"], texts("en", rules))
            assert named in hint["said"].lower()
            assert (await clients[0].ask("hint"))["reason"] == "table-no-decision"
            strict = await server.full_table(2, game=in_turn().name, hints=False)
            await strict[0].done("start")
            await strict[1].until(lambda one: one.legal)
            assert strict[1].play is not None
            assert strict[1].play["hint"] is False
            assert (await strict[1].ask("hint"))["reason"] == "table-hints-off"

    run(conversation())


def test_the_clock_lets_a_bot_move_for_who_is_late(tmp_path: Path) -> None:
    async def conversation() -> None:
        chosen = Chosen()
        async with served(tmp_path, chosen) as server:
            clients = await server.full_table(2, game=in_turn().name, clock=30)
            await clients[0].done("start")
            await clients[1].until(lambda one: one.legal)
            assert clients[1].play is not None
            assert clients[1].play["deadlines"] == [None, chosen.time + 30]
            chosen.advance(29)
            assert (await clients[1].ask("ping"))["time"] == chosen.time
            assert clients[1].legal
            chosen.advance(1)
            await clients[1].until(lambda one: one.events[-1]["kind"] == "moved")
            assert clients[1].events[-1]["moves"][0][0] == 1

    run(conversation())


@of_a_folder
def test_bots_take_a_natural_time(tmp_path: Path) -> None:
    async def conversation() -> None:
        chosen = Chosen()
        async with served(tmp_path, chosen, pace=1.0) as server:
            seat = await server.open_table(game=in_turn().name, players=2)
            client = await server.client(seat["table"], seat["token"])
            await client.done("start", fill=True)
            await client.ask("ping")
            assert len(chosen.sleepers) == 1
            assert 0.6 <= chosen.sleepers[0][0] - chosen.time <= 1.6
            chosen.advance(2)
            await client.until(lambda one: one.legal)

    run(conversation())


@of_a_folder
def test_a_bot_takes_no_more_time_where_its_table_has_stood_still(tmp_path: Path) -> None:
    async def conversation() -> None:
        chosen = Chosen()
        async with served(tmp_path, chosen, pace=1.0) as server:
            seat = await server.open_table(game=in_turn().name, players=2)
            client = await server.client(seat["table"], seat["token"])
            await client.done("start", fill=True)
            await client.ask("ping")
            assert len(chosen.sleepers) == 1
        # Its server is lost, and another opens the table when people had waited for a while.
        chosen.sleepers.clear()
        chosen.advance(0.5)
        async with served(tmp_path, chosen, pace=1.0) as server:
            client = await server.client(seat["table"], seat["token"])
            assert len(chosen.sleepers) == 1
            assert 0.1 <= chosen.sleepers[0][0] - chosen.time <= 1.1
        chosen.sleepers.clear()
        chosen.advance(2)
        async with served(tmp_path, chosen, pace=1.0) as server:
            client = await server.client(seat["table"], seat["token"])
            await client.until(lambda one: one.events[-1]["kind"] == "moved")
            # From now on there is nothing to make up for.
            number = 0
            while client.legal:
                number += 1
                await client.done("move", text=client.legal[0], id=f"move-{number}")
                await client.ask("ping", id=f"ping-{number}")
            assert len(chosen.sleepers) == 1
            assert 0.6 <= chosen.sleepers[0][0] - chosen.time <= 1.6

    run(conversation())


def test_bots_take_the_time_that_the_slowest_person_wishes(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path, pace=1.0) as server:
            first, second = await server.full_table(2, game=in_turn().name)
            watcher = await server.client(first.table_id)
            people = server.house.tables[first.table_id].people
            await first.done("pace", percent=0)
            assert (await watcher.ask("pace", percent=200))["reason"] == "table-spectator"
            assert people.pace == 1.0
            await second.done("pace", percent=40)
            assert people.pace == 0.4
            await second.close()
            await first.until(lambda one: not one.table["seats"][1]["connected"])
            assert people.pace == 0.0

    run(conversation())


@of_a_folder
def test_bots_do_not_keep_somebody_waiting_who_is_in_a_hurry(tmp_path: Path) -> None:
    async def conversation() -> None:
        chosen = Chosen()
        async with served(tmp_path, chosen, pace=1.0) as server:
            seat = await server.open_table(game=in_turn().name, players=2)
            client = await server.client(seat["table"], seat["token"])
            await client.done("pace", percent=0)
            await client.done("start", fill=True)
            await client.until(lambda one: one.legal)
            assert chosen.sleepers == []

    run(conversation())


def test_replays_of_a_game_being_played_show_only_what_the_viewer_may_see(
    tmp_path: Path,
) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            clients = await server.full_table(4, game=with_hidden_moves().name)
            await clients[0].done("start")
            await play_on(clients, at_random(1), stop=lambda one: one.play and one.view["trick"])
            path = f"/api/tables/{clients[0].table_id}/replay"
            public = (await server.http.get(path)).json()
            assert [text for _, text in public["steps"][1]["moves"]] == ["discard ?"] * 8
            assert all("hand" not in step["view"] for step in public["steps"])
            token = {"Authorization": f"Bearer {clients[2].token}"}
            own = (await server.http.get(path, headers=token)).json()
            shown = [text for seat, text in own["steps"][1]["moves"] if seat == 2]
            assert "discard ?" not in shown
            hidden = [text for seat, text in own["steps"][1]["moves"] if seat != 2]
            assert hidden == ["discard ?"] * 6
            assert own["steps"][1]["view"]["hand"]
            wrong = await server.http.get(path, headers={"Authorization": "Bearer nonsense"})
            assert wrong.status_code == 403

    run(conversation())


def test_a_finished_game_is_replayed_from_any_seat_or_open(tmp_path: Path) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            clients = await server.full_table(4, game=at_once().name)
            await clients[0].done("start")
            await play_on(clients, at_random(5))
            name = clients[0].table["played"][0]["id"]
            path = f"/api/records/{name}/replay"
            shown = (await server.http.get(f"{path}?open=true&count=200")).json()
            assert shown["total"] == len(shown["steps"])
            assert [len(own["hand"]) for own in shown["steps"][0]["own"]] == [7] * 4
            assert shown["steps"][-1]["view"]["over"]
            page = (await server.http.get(f"{path}?seat=1&first=3&count=2&language=de")).json()
            assert page["first"] == 3
            movers = [[seat for seat, _ in step["moves"]] for step in shown["steps"][3:5]]
            assert [[seat for seat, _ in step["moves"]] for step in page["steps"]] == movers
            assert page["steps"][0]["view"]["seat"] == 1
            assert (await server.http.get(f"{path}?seat=5")).status_code == 400

    run(conversation())
