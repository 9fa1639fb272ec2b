"""The ends of stages in whole games of the rule bot: each seat's likely share, and who won then.

Run compiled only, like `lab/balance/loops.py`.
"""

from typing import TYPE_CHECKING, Any

from katzentisch.bots.open_hands import share
from katzentisch.bots.rollout import copied
from katzentisch.core.bits import lowest

if TYPE_CHECKING:
    from katzentisch.bots.binding import actors, apply, begin, rule_move, settle, stage


def stages_of_games(empty: Any, places: Any, sources: Any, shares: Any, wins: Any) -> None:
    """Play a game for every source; the shares at the end of each stage, and those of the game."""
    for i in range(len(sources)):
        s = copied(empty[0], places, 0)
        begin(s, sources[i])
        while s.over == 0:
            before = stage(s)
            seat = lowest(actors(s))
            apply(s, seat, rule_move(s, seat, sources[i]))
            if s.over == 0 and stage(s) != before:
                for other in range(s.players):
                    shares[i, before, other] = share(s, other)
            settle(s, sources[i])
        for other in range(s.players):
            wins[i, other] = share(s, other)
