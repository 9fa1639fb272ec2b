"""Cards and moves by name, in three languages."""

import pytest

from katzentisch.core.names import move_named
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.texts import LANGUAGES, texts
from tests.samples import nothing_of_its_own
from tests.variants import dealt, every_game, random_steps


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_a_game_has_a_name_of_its_own(rules: Rulebook, language: str) -> None:
    game = dealt(rules, rules.seats[0], {}, 3)
    for _ in random_steps(game, 3):
        for seat in game.actors:
            moves = game.legal(seat)
            assert len({move_named(rules, move, texts(language, rules)) for move in moves}) == len(
                moves
            )


def test_a_move_that_no_text_names_is_told_as_it_is_written() -> None:
    rules = nothing_of_its_own()
    assert move_named(rules, "juggle -3", texts("en", rules)) == "juggle −3"
