"""A review of a finished game, as the page is told it."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any

from katzentisch.core.names import move_named
from katzentisch.core.record import replay
from katzentisch.core.texts import texts
from katzentisch.games import rulebooks
from katzentisch.server import protocol
from katzentisch.server.table.steps import in_steps

Data = Mapping[str, Any]
# Nobody sees more of a curve, and it is sent over the line.
DIGITS = 4


def review_told(
    review: Data, told: Data, record: dict[str, Any], language: str
) -> protocol.GameReview:
    """A review with its sentences; steps are those of the replay."""
    game = replay(record, rulebooks())
    ends = list(accumulate(len(group) for group in in_steps(game, game.made)))
    spoken = texts(language, game.rules)

    def step_of(moves: int) -> int:
        return bisect_right(ends, moves)

    def choice(one: Data) -> protocol.ReviewedChoice:
        said = move_named(game.rules, one["text"], spoken)
        return protocol.ReviewedChoice(one["text"], said, rounded(one["worth"]["share"]))

    def decision(dear: Data, said: Data) -> protocol.ReviewedDecision:
        judged = dear["judged"]
        return protocol.ReviewedDecision(
            step=step_of(judged["step"]),
            played=judged["played"],
            best=judged["best"],
            view=dear["view"],
            choices=sorted(map(choice, dear["choices"]), key=lambda one: one.move),
            **{key: said[key] for key in ("title", "cost", "why", "hindsight")},
        )

    def point(one: Data) -> protocol.ReviewedPoint:
        share, points = rounded(one["level"]["share"]), rounded(one["level"]["points"])
        where = (step_of(one["step"]), one["round"])
        return protocol.ReviewedPoint(*where, one["cause"], one["who"], share, points)

    seats = []
    for seat, said, name in zip(review["seats"], told["seats"], told["names"], strict=True):
        dearest = zip(seat["dearest"], said["dearest"], strict=True)
        seats.append(
            protocol.ReviewedSeat(
                name=name,
                game=way(said["game"]),
                rounds=[way(one) for one in said["rounds"]],
                curve=[point(one) for one in seat["curve"]],
                dearest=[decision(*one) for one in dearest],
                **{key: said[key] for key in ("summary", "counts", "none")},
            )
        )
    words = {key: told[key] for key in ("luck", "skill", "note")}
    return protocol.GameReview(game.rules.name, dict(told["parts"]), seats, **words)


def way(told: Sequence[Data]) -> protocol.ReviewedWay:
    """A way as it is shown."""
    return protocol.ReviewedWay(
        [
            protocol.ReviewedPart(part["cause"], rounded(part["share"]), rounded(part["points"]))
            for part in told
        ]
    )


def rounded(number: float) -> float:
    """As exact as it is shown."""
    return round(number, DIGITS) + 0.0
