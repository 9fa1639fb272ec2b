"""What it costs to leave what a network likes: a game's A_UNIT, for the first thoughts of a race.

    python -m bench.liking GAME PLAYERS DECISIONS SEED

At decisions of champions and experts with three tenths of their thought, every legal move is held
to the one that the network likes best, in the same worlds: how much it is worse for each unit by
which it is liked less, as a part of what moves differ by in a single world; and how far off that
is, as a part of the same (DIFFERENCE in bots/race.py).
"""

import sys
from itertools import islice
from math import sqrt
from statistics import fmean

from tests.review.measuring import MANY, decisions, games

from katzentisch.bots.engine import compiled_engine
from katzentisch.bots.learned import network_of
from katzentisch.bots.levels import glance
from katzentisch.bots.race import Race
from katzentisch.bots.rollout import AS_USUAL
from katzentisch.core.chance import below, seeded
from katzentisch.games import rulebook

ONE_IN = 5
SHARE = 0.3
LEVELS = ("champion", "expert")
WORLDS = 600
TELLING = 5203
# Who is liked so much less is never played: what that costs says nothing of a close decision.
CLOSE = 8.0


def main(game: str, players: int, count: int, seed: int) -> None:
    """Tell what a unit is worth, and how wrong that is."""
    engine = compiled_engine(rulebook(game))
    network, chance = network_of(engine), seeded(seed, 3)
    if network is None or network.weighing is None:
        raise SystemExit(f"The network of {game} does not weigh moves one by one (weighing.py).")
    unit = network.weighing.unit
    pairs: list[tuple[float, float]] = []
    found = (
        (before, seat)
        for one, _ in games(engine, players, LEVELS, MANY, seed, SHARE)
        for before, seat, _ in decisions(one)
        if not below(chance, ONE_IN)
    )
    for number, (before, seat) in enumerate(islice(found, count)):
        seen = engine.see(engine.table(before.state), seat)
        network.move(seen, seat, engine.source(TELLING, number))
        liked = {
            one: like / unit for one, like in network.thoughts(before.legal_moves(seat)).items()
        }
        courses = [(move, AS_USUAL) for move in liked]
        race = Race(courses, [0.0] * len(courses))
        race.add(glance(engine, seen, seat, courses, WORLDS, engine.source(TELLING, number)))
        stakes = race.stakes()
        likes = [*liked.values()]
        for place in range(1, len(courses)):
            less = likes[0] - likes[place]
            if less < CLOSE and stakes > 0:
                pairs.append((less, (race.sums[0] - race.sums[place]) / WORLDS / stakes))
    slope = sum(less * worse for less, worse in pairs) / sum(less**2 for less, _ in pairs)
    off = sqrt(fmean((worse - slope * less) ** 2 for less, worse in pairs))
    print(f"{len(pairs)} moves: A_UNIT {slope:.4f}, give or take {off:.3f}", flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 5:
        raise SystemExit(__doc__)
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]))
