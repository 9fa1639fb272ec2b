"""Records of Mückenstich: their shuffles, and the words for what is wrong with them."""

from pathlib import Path
from typing import Any

import pytest

from katzentisch.core.record import replay
from katzentisch.games import rulebooks
from katzentisch.games.muckenstich import RULES
from tests.asking import Ask, one_record, written
from tests.test_records import refused
from tests.variants import dealt, option_sets, played, random_steps


@pytest.mark.parametrize("players", RULES.seats)
def test_every_round_has_a_shuffle_of_all_cards(players: int) -> None:
    for options in option_sets(RULES):
        record = played(RULES, players, options, 4).record()
        assert [len(deck) for deck in record["shuffles"]] == [64] * players


def test_a_wrong_move_is_named_with_its_clause() -> None:
    """Move number, seat, text and clause: `move 17: seat 2 "play R7": must follow green (M8)`."""
    game = dealt(RULES, 4, {}, 6)
    for _ in random_steps(game, 6):
        (seat, *rest) = game.actors
        wrong = [
            text
            for text in ("play " + card for card in RULES.view(game.state, seat)["hand"])
            if not rest and game.view()["trick"] and text not in game.legal(seat)
        ]
        if wrong and game.view()["phase"] == "play":
            break
    record = game.record()
    record["moves"].append([seat, wrong[0]])
    error = refused(record)
    assert (error.number, error.seat, error.text) == (len(record["moves"]), seat, wrong[0])
    assert error.refusal.clause == "M8"


def not_following(record: dict[str, Any]) -> tuple[int, int, str, str]:
    """The first chance in a record to break M8: move number, seat, card, colour led."""
    game = replay(record, rulebooks())
    again = game.again([])
    for number, made in enumerate(game.made, start=1):
        for card in again.view(made.seat)["hand"]:
            refusal = again.why_not(made.seat, f"play {card}")
            if refusal is not None and refusal.key == "muckenstich-follow":
                return number, made.seat, card, str(refusal.words["colour"])
        again.make(made.seat, made.move)
    raise AssertionError("nobody ever had to follow")


def test_verify_names_line_move_seat_reason_and_clause(ask: Ask, tmp_path: Path) -> None:
    """M8, in the words of the record format."""
    record = one_record(RULES.name)
    number, seat, card, letter = not_following(record)
    colour = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}[letter]
    wrong = record | {"moves": [*record["moves"][: number - 1], [seat, f"play {card}"]]}
    file = written(tmp_path / "wrong.jsonl", record, wrong, record)
    answer = ask("verify", file)
    assert answer.code == 1
    told = f'move {number}: seat {seat} "play {card}": must follow {colour} (M8)'
    assert answer.err == f"{file}, line 2: {told}\n"
    farbe = {"R": "Rot", "Y": "Gelb", "G": "Grün", "B": "Blau"}[letter]
    assert f"muss {farbe} bedienen (M8)" in ask("verify", file, "--lang", "de").err
