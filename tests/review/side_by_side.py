"""What every level loses at the same decisions, taken from games of rule bots.

A level is a mixture of moves: of eight decisions some are made with the own hand in view only, in
one of three moods, and a look into few worlds falls out this way or that. What it loses is the mean
over all it may play, each with its probability, instead of what one draw happens to be. All moves
are tried in the same worlds for all levels, so that two levels differ only where they play
differently; and what is subtracted from what a move brings, the worth of the best, is the same for
all of them.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from katzentisch.bots.engine import Engine, OneState
from katzentisch.bots.levels import EIGHTHS, LIMITS, MOODS, capped, level_move
from katzentisch.bots.pauses import at_once
from katzentisch.bots.rollout import AS_USUAL
from katzentisch.bots.thinking import fingerprint
from katzentisch.core.chance import below, seeded
from katzentisch.core.game import Game
from katzentisch.review.judging import Runner, judge, run
from tests.review.measuring import MANY, RULE_BOT, Estimate, by_game, decisions, games

# The levels that are ordered; who has learned to play is beside them.
ORDERED = ("novice", "casual", "regular", "strong", "expert")
# Streams of chance that no game, no level and no judgement uses.
LOOKS, SCOUTED, TRIED = 4720, 4730, 4731
# How often everybody is asked who looks ahead by chance; an expert's look is long, and dear.
ASKED = {"novice": 4, "casual": 4, "regular": 4, "strong": 4, "expert": 1}
# In so many worlds the best move is looked for, and in so many others all are tried.
SCOUTING, TRYING = 60, 120

Mixture = dict[int, float]


def may_play(engine: Engine, seen: OneState, seat: int, level: str, asked: int) -> Mixture:
    """The moves of a level here and how likely each of them is, if it looks so often."""
    found: Mixture = defaultdict(float)
    stream = fingerprint(engine, seen)
    for number in range(asked):
        if LIMITS[level].distracted:
            for move, chance in distracted(engine, seen, seat, level, LOOKS + number, stream):
                found[move] += chance / asked
        else:
            source = engine.source(LOOKS + number, stream)
            found[level_move(engine, seen, seat, level, source, mood=0)] += 1 / asked
    return found


def distracted(
    engine: Engine, seen: OneState, seat: int, level: str, seed: int, stream: int
) -> Iterator[tuple[int, float]]:
    """What somebody may play who, so many times in eight, looks at nothing but his hand."""
    limits = LIMITS[level]
    sensible = int(engine.do.rule_at(seen, seat, engine.source(seed, stream)))
    yield sensible, 1 - limits.distracted / EIGHTHS
    for mood in range(MOODS):
        # The same worlds for all who look into as many: what differs is what they do about it.
        source = engine.source(seed, stream + mood)
        habit = int(engine.do.hand_at(seen, seat, mood, source))
        usual = [(sensible, AS_USUAL)]
        steps = capped(engine, seen, seat, habit, usual, limits.worlds, limits.cap, source)
        yield at_once(steps), limits.distracted / EIGHTHS / MOODS


@dataclass(frozen=True, slots=True)
class Lost:
    """What a level is to expect of a decision: what it loses, and what a review tells of that."""

    share: float
    points: float
    told: float
    flagged: float

    def less(self, other: "Lost") -> "Lost":
        """By how much it is more than another."""
        return Lost(
            self.share - other.share,
            self.points - other.points,
            self.told - other.told,
            self.flagged - other.flagged,
        )


EXPECTED = ("share", "points", "told", "flagged")


@dataclass
class SideBySide:
    """By level what is lost at each of the same decisions, and of which game each of them is."""

    lost: dict[str, list[Lost]] = field(default_factory=lambda: defaultdict(list))
    games: list[int] = field(default_factory=list)

    def loss(self, level: str, of: str) -> Estimate:
        return by_game([getattr(one, of) for one in self.lost[level]], self.games)

    def more(self, level: str, better: str, of: str) -> Estimate:
        """How much more a level loses than another, decision by decision."""
        pairs = zip(self.lost[level], self.lost[better], strict=True)
        return by_game([getattr(one.less(other), of) for one, other in pairs], self.games)


def side_by_side(
    engine: Engine, players: int, levels: Sequence[str], count: int, seed: int, one_in: int
) -> SideBySide:
    """What every level loses at so many decisions, one in so many of games of rule bots."""
    found = SideBySide()
    for number, before, seat in some_decisions(engine, players, seed, one_in):
        if len(found.games) == count:
            break
        found.games.append(number)
        for level, lost in lost_by_level(engine, before, seat, levels).items():
            found.lost[level].append(lost)
    return found


def some_decisions(
    engine: Engine, players: int, seed: int, one_in: int
) -> Iterator[tuple[int, Game, int]]:
    """One in so many decisions of rule bots, by chance: the number of its game, and whose."""
    chance = seeded(seed, 3)
    for number, (game, _) in enumerate(games(engine, players, (RULE_BOT,), MANY, seed)):
        for before, seat, _ in decisions(game):
            if not below(chance, one_in):
                yield number, before, seat


def lost_by_level(engine: Engine, game: Game, seat: int, levels: Sequence[str]) -> dict[str, Lost]:
    """What every level is to expect from one decision."""
    seen = engine.see(engine.table(game.state), seat)
    mixtures = {level: may_play(engine, seen, seat, level, ASKED[level]) for level in levels}
    costs = cost_of_moves(engine, seen, seat, {move for one in mixtures.values() for move in one})
    return {level: expected(mixture, costs) for level, mixture in mixtures.items()}


def expected(mixture: Mixture, costs: Mapping[int, Lost]) -> Lost:
    """The mean over what may be played."""
    parts = [(chance, costs[move]) for move, chance in mixture.items()]
    return Lost(
        sum(chance * one.share for chance, one in parts),
        sum(chance * one.points for chance, one in parts),
        sum(chance * one.told for chance, one in parts),
        sum(chance * one.flagged for chance, one in parts),
    )


def cost_of_moves(engine: Engine, seen: OneState, seat: int, moves: set[int]) -> dict[int, Lost]:
    """What each of some moves loses against the best: all in the same worlds.

    The best is found in other worlds, which would flatter it. A move goes on as usual or by the
    plan that suits it best there.
    """
    stream = fingerprint(engine, seen)
    scouted = [
        Runner(move, plan) for move in engine.legal(seen, seat) for plan in range(engine.plans)
    ]
    run(engine, seen, seat, scouted, SCOUTING, engine.source(SCOUTED, stream))
    scouted.sort(key=lambda one: -one.outlook)
    courses = {one.move: one.plan for one in reversed(scouted)}
    best = scouted[0].move
    tried = {move: Runner(move, courses[move]) for move in sorted(moves | {best})}
    run(engine, seen, seat, list(tried.values()), TRYING, engine.source(TRIED, stream))
    found = {}
    for move in moves:
        ruling = judge(engine, seen, seat, move)
        share = tried[best].worth.share - tried[move].worth.share
        points = tried[best].worth.points - tried[move].worth.points
        found[move] = Lost(share, points, ruling.loss.share, float(ruling.sure))
    return found
