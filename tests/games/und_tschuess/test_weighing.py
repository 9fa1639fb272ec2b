"""What the network of … und Tschüss! weighs of a move is what the rules make of it."""

from typing import Any

import pytest

from katzentisch.core.chance import seeded
from katzentisch.core.plain import Plain
from katzentisch.games.und_tschuess import RULES
from katzentisch.games.und_tschuess.bot import rule_move
from katzentisch.games.und_tschuess.habits import VALUES
from katzentisch.games.und_tschuess.imagine import count_unseen
from katzentisch.games.und_tschuess.rules import EXCHANGING, KEEP, KINDS, PLAYING, SWAP
from katzentisch.games.und_tschuess.survey import DUE, HUNDRED, NOTES, survey
from katzentisch.games.und_tschuess.weighing import (
    AHEAD,
    ALONE,
    BEHIND,
    BELOW,
    BEST,
    IN_HAND,
    KEPT,
    LEAVING_CARD,
    MOST_MOVES,
    MOST_RIVALS,
    WEIGHED,
    WORST,
    weigh,
)
from tests.bots.situations import Situation, situations
from tests.games.und_tschuess.positions import deal, hold
from tests.positions import play

SEED = 37
COUNTS = pytest.mark.parametrize("players", RULES.seats)


def weighed(state: Any, seat: int, move: int) -> list[int]:
    """What there is to weigh of a move."""
    out, notes = [0] * WEIGHED.size, [0] * NOTES
    survey(state, seat, notes)
    weigh(state, seat, move, notes, out)
    return out


def cards_to_play(players: int) -> list[tuple[Situation, int]]:
    """Cards that may be played while nobody has chosen yet."""
    return [
        (here, move)
        for here in situations(RULES, players, SEED, every=3)
        if vars_of(here).phase == PLAYING
        for move in here.legal()
    ]


def vars_of(here: Situation) -> Any:
    """The state of a situation, with all its names."""
    return here.state


def test_one_kind_of_decision_is_due_and_numbers_are_as_said() -> None:
    kinds = set()
    for players in RULES.seats:
        for here in situations(RULES, players, SEED, every=2):
            moves = here.legal()
            assert len(moves) <= MOST_MOVES  # U3, U12
            for move in moves:
                found = weighed(here.state, here.seat, move)
                due = found[: len(DUE)]
                assert sum(due) == 1, f"seed {SEED}"
                kinds.add(DUE[due.index(1)])
                bounds = zip(WEIGHED.low, found, WEIGHED.high, strict=True)
                assert all(low <= one <= high for low, one, high in bounds), f"seed {SEED}"
    assert kinds == {*DUE}, f"seed {SEED}"


@COUNTS
def test_it_is_known_how_many_unseen_cards_leave_another_behind(players: int) -> None:
    """U5: the sum of all cards lying in front of him counts."""
    for here, move in cards_to_play(players):
        s, seat = vars_of(here), here.seat
        unseen = [0] * KINDS
        count_unseen(s, seat, unseen)
        own = s.total[seat] + VALUES[move]
        others = [one for one in range(players) if one != seat and s.inside >> one & 1]
        others.sort(key=lambda other: -s.total[other])
        found = weighed(s, seat, move)
        for place, other in enumerate(others[:MOST_RIVALS]):
            lower = sum(
                unseen[kind] for kind in range(KINDS) if s.total[other] + VALUES[kind] < own
            )
            assert found[AHEAD + place] == own - s.total[other], f"seed {SEED}"
            assert found[BELOW + place] == HUNDRED * lower // sum(unseen), f"seed {SEED}"


@COUNTS
def test_nothing_is_worth_more_than_what_the_rule_bot_plays(players: int) -> None:
    for here, move in cards_to_play(players):
        habit = rule_move(vars_of(here), here.seat, seeded(SEED))
        behind = weighed(here.state, here.seat, move)[BEHIND]
        assert behind >= 0, f"seed {SEED}"
        assert behind == 0 or move != habit, f"seed {SEED}"


def test_who_leaves_takes_the_lowest_card_of_the_row() -> None:
    """U6, in the row of the first worked example."""
    game = deal(["4", "9 1", "9 8", "15 3"], "-5 6 13")
    assert weighed(game.state, 0, number(game, 0, "play 4"))[LEAVING_CARD] == -5
    play(game, "0 play 4 / 1 play 9 / 2 play 9 / 3 play 15")
    assert weighed(game.state, 1, number(game, 1, "play 1"))[LEAVING_CARD] == 6


def test_the_hand_after_a_move() -> None:
    game = deal(["", "", "", ""], "-5 6 13")
    hold(game, 0, "-10 2 9 12 12 14 15")
    found = weighed(game.state, 0, number(game, 0, "play 14"))
    assert found[BEST : BEST + MOST_RIVALS] == [15, 12, 12]
    assert (found[WORST], found[IN_HAND]) == (-10, 6)


@COUNTS
def test_of_an_exchange_is_known_what_is_kept(players: int) -> None:
    """U12: a card laid aside is out of the hand; who keeps has all."""
    seen = set()
    for here in situations(RULES, players, SEED, every=1):
        if vars_of(here).phase == EXCHANGING:
            for move in here.legal():
                after: Any = here.state.copy()
                if move < KEEP:
                    Plain(RULES).step(after, here.seat, move, seeded(SEED))
                found = weighed(here.state, here.seat, move)
                assert found[IN_HAND] == after.hand_size[here.seat], f"seed {SEED}"
                assert found[KEPT] == (move == KEEP)
                seen.add(move >= SWAP + KINDS)
    assert seen == {True, False}, f"seed {SEED}"


@COUNTS
def test_alone_means_all_others_come_to_less(players: int) -> None:
    """U7: no more than against the strongest alone."""
    for here, move in cards_to_play(players):
        found = weighed(here.state, here.seat, move)
        assert found[ALONE] <= found[BELOW], f"seed {SEED}"


def number(game: Any, seat: int, text: str) -> int:
    """The number of a legal move."""
    legal = game.legal_moves(seat)
    return int(next(move for move in legal if RULES.text(game.state, move) == text))
