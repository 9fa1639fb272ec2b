"""What the network of Mückenstich weighs of a move is what the rules make of it."""

from collections.abc import Iterator
from typing import Any

import pytest

from katzentisch.core.chance import seeded
from katzentisch.core.game import Game
from katzentisch.core.plain import Plain
from katzentisch.games.muckenstich import RULES
from katzentisch.games.muckenstich.rules import DISCARD, MOSQUITO, PLAYING, RANKS
from katzentisch.games.muckenstich.survey import DUE, HUNDRED, NOTES, survey
from katzentisch.games.muckenstich.weighing import HOLD, MOST_MOVES, WEIGHED, weigh
from tests.bots.situations import Situation, situations
from tests.games.muckenstich.positions import deal, hold, skip_discards
from tests.positions import play

SEED = 31
COUNTS = pytest.mark.parametrize("players", RULES.seats)
# Every colour becomes the next.
ANOTHER_COLOUR = str.maketrans("RYGB", "YGBR")


def weighed(state: Any, seat: int, move: int) -> list[int]:
    """What there is to weigh of a move."""
    out = [0] * WEIGHED.size
    notes = [0] * NOTES
    survey(state, seat, notes)
    weigh(state, seat, move, notes, out)
    return out


def numbers_played_last(players: int) -> Iterator[tuple[Situation, int]]:
    """Number cards that end a trick which is not the last of its round."""
    for here in situations(RULES, players, SEED, every=1):
        s: Any = here.state
        if s.phase == PLAYING and s.lying == players - 1 and s.tricks_left > 1:
            yield from (
                (here, move) for move in here.legal() if move < DISCARD and move % RANKS != MOSQUITO
            )


@COUNTS
def test_whoever_plays_last_knows_who_has_the_trick(players: int) -> None:
    """M13: the strongest card of the trump, or of the colour led; with the last card it is sure."""
    held = []
    for here, move in numbers_played_last(players):
        before: Any = here.state
        after: Any = before.copy()
        Plain(RULES).step(after, here.seat, move, seeded(SEED))
        won = after.tricks[here.seat] - before.tricks[here.seat]
        held.append(weighed(here.state, here.seat, move)[HOLD])
        assert held[-1] == HUNDRED * won, f"seed {SEED}"
    assert {0, HUNDRED} == {*held}, f"seed {SEED}"


def test_one_kind_of_decision_is_due() -> None:
    kinds = set()
    for players in RULES.seats:
        for here in situations(RULES, players, SEED, every=2):
            moves = here.legal()
            assert len(moves) <= MOST_MOVES  # M4
            for move in moves:
                found = weighed(here.state, here.seat, move)[: len(DUE)]
                assert sum(found) == 1, f"seed {SEED}"
                kinds.add(DUE[found.index(1)])
    assert kinds == {*DUE}, f"seed {SEED}"


def in_colours(colours: dict[int, int]) -> Game:
    """The third of four has to play, after a low and a high card of one colour."""
    hands = ["R5 G2 G4", "R9 G3 B1", "R7 RM Y3 YM", "R2 G5 B7"]
    game = deal([hand.translate(colours).split()[0] for hand in hands])
    for seat, cards in enumerate(hands):
        hold(game, seat, cards.translate(colours))
    skip_discards(game)
    play(game, "0 play R5 / 1 play R9".translate(colours))
    return game


def test_what_is_known_of_a_red_card_is_known_of_a_yellow_one() -> None:
    red, yellow = in_colours({}), in_colours(ANOTHER_COLOUR)
    moves = red.legal(2)
    assert len(moves) > 1
    for move in moves:
        same = move.translate(ANOTHER_COLOUR)
        assert weighed(red.state, 2, number(red, move)) == weighed(
            yellow.state, 2, number(yellow, same)
        )


def number(game: Game, text: str) -> int:
    """The number of a legal move."""
    return next(move for move in game.legal_moves(2) if RULES.text(game.state, move) == text)
