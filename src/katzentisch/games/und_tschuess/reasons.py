"""Reasons for … und Tschüss!: who leaves with what, who wins the round, who ends second."""

from collections.abc import Iterator
from dataclasses import dataclass

from katzentisch.bots.any_game import reasons as any_game
from katzentisch.bots.scene import (
    MoveReason,
    Scene,
    Sight,
    decimal,
    most_common,
    percent,
    weightiest,
)
from katzentisch.core.state import State as AnyState
from katzentisch.games.und_tschuess.rules import KINDS, PLAYING, VALUES, State

# Shares of the worlds: from here on a move leaves often; up to here two moves do the same.
OFTEN = 0.5
ALIKE = 0.1
# A card from here on is a high one, and what a pip more of those kept for later rounds weighs.
HIGH = 8
A_PIP = 0.05
# A point of the round weighs as much as this share of the worlds.
A_POINT = 0.05


def moment(s: State) -> int:
    """The cards chosen are turned over."""
    return s.reveals


def chapter(s: State) -> int:
    """The round is over."""
    return s.rounds_done


def rival(s: AnyState, best: int, second: int) -> int:
    """The next best."""
    return second


@dataclass(frozen=True, slots=True)
class Round:
    """What the round comes to after a move: shares of the worlds, points, the usual point card."""

    points: float
    wins: float
    second: float
    leaves_now: float
    card: int | None
    # The pips of high cards in the hand when the next round is dealt.
    high: float


def reason(scene: Scene) -> MoveReason:
    """What the round comes to after the best move and after its rival."""
    if not all(played_out(scene, sight) for move in scene.sights for sight in scene.sights[move]):
        return any_game.reason(scene)  # the deck ran out before the round was over
    best, other = come_to(scene, scene.best), come_to(scene, scene.rival)
    found = weightiest([usual(best), *reasons(best, other)])
    if scene.state.phase == PLAYING and best.leaves_now >= OFTEN and other.second > best.second:
        return MoveReason(
            "hint-tschuess-leave",
            {
                "card": best.card,
                "share": percent(best.leaves_now),
                "otherShare": percent(other.second),
            },
        )
    return found


def played_out(scene: Scene, sight: Sight) -> bool:
    """Whether the round was played to its end."""
    return bool(sight.late.rounds_done > scene.state.rounds_done)


def come_to(scene: Scene, move: int) -> Round:
    """What the round comes to after a move."""
    place = scene.state.rounds_done * 6 + scene.seat

    def card(sight: Sight) -> int:
        return int(sight.late.pad[place])

    def won(sight: Sight) -> bool:
        return bool(sight.late.winner == scene.seat)

    def left_now(sight: Sight) -> bool:
        inside = sight.soon.inside >> scene.seat & 1 and not played_out(
            scene, Sight(None, sight.soon)
        )
        return card(sight) > 0 and not won(sight) and not inside

    leaving = [sight for sight in scene.sights[move] if left_now(sight)] or [
        sight for sight in scene.sights[move] if card(sight) > 0
    ]
    usual_card = most_common(card(sight) for sight in leaving)
    return Round(
        points=scene.mean(move, lambda sight: VALUES[card(sight) - 1] if card(sight) else 0),
        wins=scene.share(move, won),
        second=scene.share(move, lambda sight: card(sight) == 0),
        leaves_now=scene.share(move, left_now),
        card=None if usual_card is None else VALUES[usual_card - 1],
        high=scene.mean(move, lambda sight: high_pips(sight, scene.seat)),
    )


def high_pips(sight: Sight, seat: int) -> int:
    """What a seat holds of high cards for the rounds to come, if any come."""
    if sight.late.over:
        return 0
    hand = sight.late.hand[seat * KINDS : (seat + 1) * KINDS]
    return sum(held * value for held, value in zip(hand, VALUES, strict=True) if value >= HIGH)


def reasons(best: Round, other: Round) -> Iterator[MoveReason]:
    """In what the two differ."""
    yield MoveReason(
        "hint-tschuess-win",
        {"share": percent(best.wins), "otherShare": percent(other.wins)},
        weight=best.wins - other.wins,
    )
    yield MoveReason(
        "hint-tschuess-second",
        {"share": percent(best.second), "otherShare": percent(other.second)},
        weight=other.second - best.second,
    )
    yield MoveReason(
        "hint-tschuess-points",
        {"points": decimal(best.points), "otherPoints": decimal(other.points)},
        weight=A_POINT * (best.points - other.points),
    )
    yield MoveReason(
        "hint-tschuess-keep",
        {"pips": decimal(best.high - other.high)},
        weight=A_PIP * (best.high - other.high),
    )


def usual(best: Round) -> MoveReason:
    """What mostly happens, where two moves come to about the same."""
    words = {
        "points": decimal(best.points),
        "wins": percent(best.wins),
        "second": percent(best.second),
    }
    return MoveReason("hint-tschuess-usual", words, weight=ALIKE)
