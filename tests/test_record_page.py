"""docs/record.md is enough to write and to read records: nothing is missing, nothing wrong."""

import dataclasses
import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from katzentisch.cli import run
from katzentisch.core.chance import below, seeded
from katzentisch.core.dealer import SeededDealer
from katzentisch.core.game import Game
from katzentisch.core.record import RecordError, replay
from katzentisch.games import rulebooks
from tests.samples import at_once, with_hidden_moves
from tests.server.harness import Served, play_on, served
from tests.server.harness import run as run_at_server
from tests.server.test_branches import at_random, branch
from tests.server.test_branches import finished as finished_at_table
from tests.server.test_lessons import learn
from tests.variants import Variant, every_variant, played

PAGE = (Path(__file__).parents[1] / "docs" / "record.md").read_text("utf-8")
EXAMPLE: dict[str, Any] = json.loads(PAGE.split("```json\n")[1].split("```")[0])


def table(heading: str) -> list[list[str]]:
    """The first table under a heading, without its head."""
    below_it = PAGE.split(f"\n{heading}\n")[1]
    rows = re.search(r"^\|(?:.*\n\|)*.*$", below_it, re.MULTILINE)
    assert rows
    cells = [
        [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", row)[1:-1]]
        for row in rows[0].splitlines()[2:]
    ]
    return [[cell.strip("`") if i in (0, 2) else cell for i, cell in enumerate(r)] for r in cells]


KEYS = {row[0]: row for row in table("## Keys")}
PARTS = {
    name: {row[0]: row for row in table(f"### `{name}`")}
    for name in ("fair", "branch", "contest", "fault")
}
NEEDED = [key for key, row in KEYS.items() if row[1] == "always"]
AT_THE_END = [key for key, row in KEYS.items() if row[1] == "when the game is over"]


def fits(value: object, kind: str) -> bool:
    """Whether a value is of a type as the page writes it."""
    if kind.endswith("[]"):
        inner = kind[:-2]
        return isinstance(value, list) and all(fits(one, inner) for one in value)
    if kind.startswith("("):
        return fits(value, kind[1:-1])
    if kind.startswith("["):
        first, second = kind[1:-1].split(", ")
        pair = isinstance(value, list) and len(value) == 2
        return pair and fits(value[0], first) and fits(value[1], second)  # type: ignore[index]
    if " | " in kind:
        return any(fits(value, one) for one in kind.split(" | "))
    kinds: dict[str, Callable[[object], bool]] = {
        "string": lambda one: isinstance(one, str),
        "integer": lambda one: type(one) is int,
        "number": lambda one: type(one) in (int, float),
        "object": lambda one: isinstance(one, dict),
        "boolean": lambda one: isinstance(one, bool),
        "null": lambda one: one is None,
    }
    return kinds[kind](value)


def check(record: dict[str, Any]) -> None:
    """A record has the keys of the page, each of its type, and no other."""
    for key, value in record.items():
        assert key in KEYS, f"{key} is not described"
        assert fits(value, KEYS[key][2]), (key, value)
    for name, keys in PARTS.items():
        for key, value in record.get(name, {}).items():
            assert key in keys, f"{key} of {name} is not described"
            assert fits(value, keys[key][2]), (key, value)
    assert set(NEEDED) <= set(record)
    assert set(AT_THE_END) <= set(record) or not set(AT_THE_END) & set(record)


# Reading


def test_the_example_is_a_whole_game_that_verifies(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    check(EXAMPLE)
    assert set(AT_THE_END) <= set(EXAMPLE)
    assert set(EXAMPLE["fair"]) == set(PARTS["fair"])
    file = tmp_path / "example.jsonl"
    file.write_text(json.dumps(EXAMPLE), "utf-8")
    assert run(["verify", str(file), "--lang", "en"]) == 0
    assert replay(EXAMPLE, rulebooks()).over


def test_the_example_breaks_where_a_needed_key_is_missing() -> None:
    assert len(NEEDED) == 6
    for key in NEEDED + AT_THE_END:
        with pytest.raises(RecordError):
            replay({other: EXAMPLE[other] for other in EXAMPLE if other != key}, rulebooks())
    for key in set(EXAMPLE) - {*NEEDED, *AT_THE_END}:
        assert replay(
            {other: EXAMPLE[other] for other in EXAMPLE if other != key}, rulebooks()
        ).over


def test_the_options_are_those_of_the_games() -> None:
    listed = table("### `options`")
    for name, rules in rulebooks().items():
        found = {row[1].strip("`"): re.findall(r"\w+", row[2]) for row in listed if row[0] == name}
        assert found == {option.name: list(option.values) for option in rules.options}


# Writing


def writer(variant: Variant, seed: int) -> dict[str, Any]:
    """A whole game as somebody writes it down who has this page and a table before him.

    Only what a player sees at the table is used: whose turn it is, what is legal, what is over.
    """
    rules, players, options = variant
    chance = seeded(seed, 3)
    decks: list[list[str]] = []
    dealer = SeededDealer(seeded(seed))

    def dealt(cards: Any, number: int) -> list[int]:
        order = dealer(cards, number)
        decks.append([rules.cards[card] for card in order])
        return order

    game = Game(rules, players, dealt, options)
    moves: list[list[Any]] = []
    legal: list[list[str]] = []
    while not game.over:
        seat = game.actors[0]  # seats that choose together are asked in seat order
        texts = game.legal(seat)
        text = texts[below(chance, len(texts))]
        game.move(seat, text)
        moves.append([seat, text])
        legal.append(texts)
    noted = {
        "format": "katzentisch/1",
        "game": rules.name,
        "players": players,
        "options": options,
        "shuffles": decks,
        "moves": moves,
        "scores": game.view()["scores"],
        "winners": game.view()["winners"],
        "legal": legal,
    }
    return {key: noted[key] for key in KEYS if key in noted}


@every_variant
def test_a_record_written_from_the_page_is_right(variant: Variant) -> None:
    record = json.loads(json.dumps(writer(variant, 6)))
    check(record)
    game = replay(record, rulebooks())
    assert game.over, "seed 6"
    assert game.record() == record


# What our code writes


@every_variant
def test_simulated_records_are_as_described(variant: Variant) -> None:
    rules, players, options = variant
    check(played(rules, players, options, 2, keep_legal=True).record())


@pytest.mark.compiled
def test_records_of_the_arena_are_as_described() -> None:
    from katzentisch.lab.arena import run_arena
    from katzentisch.lab.arena_play import Contest, Fault
    from katzentisch.lab.arena_records import record

    contest = Contest(game=at_once().name, players=4, bots=("rule",), deals=1, records=True)
    dealt = run_arena(contest)[0]
    whole = record(contest, dealt, 1)
    check(whole)
    assert set(whole["contest"]) == set(PARTS["contest"])
    failed = dataclasses.replace(dealt, faults=[Fault(1, 0, 1, 3, "illegal", "999")])
    failed.moves["1"] = dealt.moves["1"][:2]
    broken_off = record(contest, failed, 1)
    check(broken_off)
    assert set(broken_off["fault"]) == set(PARTS["fault"])
    added = {key for key in (*whole, *broken_off) if key not in (*NEEDED, *AT_THE_END)}
    assert added == {key for key, row in KEYS.items() if "`arena`" in row[4]}


def test_saves_are_as_described(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n"))
    assert run(["play", with_hidden_moves().name, "--level", "novice"]) == 0
    (save,) = (tmp_path / "katzentisch").iterdir()
    record = json.loads(save.read_text("utf-8"))
    check(record)
    added = [key for key in record if key not in NEEDED]
    assert added == [key for key, row in KEYS.items() if "`play`" in row[4]]


@pytest.mark.sockets
def test_records_of_the_server_are_as_described(tmp_path: Path) -> None:
    async def kept(server: Served, game: str) -> dict[str, Any]:
        record: dict[str, Any] = (await server.http.get(f"/api/records/{game}")).json()
        return record

    async def games() -> list[dict[str, Any]]:
        async with served(tmp_path) as server:
            first = await finished_at_table(server, at_once().name, 4)
            wish = {"step": 8, "seat": 1, "name": "Bea", "level": "novice"}
            seated = await branch(server, first, **wish)
            client = await server.client(seated["table"], seated["token"])
            await client.done("start", fill=True)
            await play_on([client], at_random(9))
            learner = await learn(server, at_once().name)
            await learner.until(lambda one: one.legal)
            await learner.done("ask", matter="end")
            await learner.until(lambda one: one.table["stage"] == "over")
            played = [first, *(one.table["played"][0]["id"] for one in (client, learner))]
            return [await kept(server, game) for game in played]

    whole, branched, taught = run_at_server(games())
    check(whole)
    check(branched)
    check(taught)
    by_server = {key for key, row in KEYS.items() if "server" in row[4]}
    assert by_server - set(whole) == {"branch", "lesson"}
    assert by_server - set(branched) == {"fair", "lesson"}
    assert by_server - set(taught) == {"fair", "branch"}
    assert set(branched["branch"]) == set(PARTS["branch"])
