"""The long form of what the tests of the review check in short: `python -m tests.review CHECK ...`.

- `luck GAME PLAYERS GAMES`: deal and draws come to nothing on average in games of rule bots.
- `ways GAME PLAYERS GAMES`: the parts of whole reviews add up in every game, and their luck comes
  to nothing; of the rule bots that play them one plays at random.
- `blunders GAME PLAYERS BLUNDERS`: so many planted, and how many of them are found; also of those
  that cost a point in three times as many other worlds, too, and of these such as do so, too, where
  all play on as what the game has learned.
- `losses GAME PLAYERS GAMES [SHARE [LEVEL]]`: what each level loses, with that share of its
  thought; or one level among its like.
- `levels GAME PLAYERS DECISIONS [ONE_IN]`: what each level is to expect to lose at the same
  decisions, one in so many of games of rule bots, how much of it a review tells, and how much more
  that is than what the next level loses.
- `forecast GAME PLAYERS GAMES LEVEL [SHARE [ONE_IN]]`: forecasts against outcomes by tenths, at all
  decisions or at one in so many; where none is left out, the sums of all seats by round. A level
  is also `rule`, the rule bot.
- `promises GAME PLAYERS GAMES LEVEL [SHARE [ONE_IN]]`: why such forecasts are too high or too low,
  in parts: imagined hands, the best move, who plays it, how the others play.
- `standing GAME PLAYERS GAMES rule [OPTION=VALUE]`, `standing GAME PLAYERS GAMES LEVEL [SHARE]`:
  likely shares at the ends of stages against who won, and the factor that would make them right,
  found in one half of the games and tried in the other.
- `times GAME PLAYERS GAMES`: processor seconds of whole reviews of games of four levels, all seats.

A last word such as `seed=5` takes other games.
"""

import sys
from itertools import pairwise

from katzentisch.bots.engine import compiled_engine
from katzentisch.bots.levels import LEVELS
from katzentisch.games import rulebook
from katzentisch.review.asked import get_ready
from tests.review import measuring
from tests.review import standing as standings
from tests.review.promises import promised, told
from tests.review.side_by_side import EXPECTED, ORDERED, side_by_side

SEED = 171
# The estimators of luck are fair with any number of tries, and more games say more.
TRIES = 2
# The levels of games whose reviews are timed.
TIMED = ("casual", "regular", "strong", "expert")


def luck(game: str, players: int, count: int) -> None:
    for seat, (share, points) in enumerate(
        measuring.mean_luck(compiled_engine(rulebook(game)), players, count, TRIES)
    ):
        print(f"seat {seat}: share {share}, points {points}")


def ways(game: str, players: int, count: int) -> None:
    found = measuring.ways(measuring.Hasty(rulebook(game)), players, count, SEED)
    print(f"parts add up in {found.adding_up} of {count}")
    for seat, (share, points) in enumerate(found.luck()):
        print(f"seat {seat}: share {share}, points {points}")


def blunders(game: str, players: int, count: int) -> None:
    planted = measuring.blunders(compiled_engine(rulebook(game)), players, count, SEED)
    kinds = {
        "planted": planted,
        "confirmed": [one for one in planted if one.confirmed],
        "either way": [one for one in planted if one.either_way],
    }
    for name, ones in kinds.items():
        found = sum(one.found for one in ones)
        low, high = measuring.interval(found, len(ones))
        print(f"{name}: {found} of {len(ones)} found: {found / len(ones):.1%}", end=" ")
        print(f"({low:.1%} to {high:.1%})")


def losses(game: str, players: int, count: int, share: str = "1", level: str = "") -> None:
    engine, levels = compiled_engine(rulebook(game)), (level,) if level else LEVELS
    found = measuring.losses_by_level(engine, players, levels, count, SEED, float(share))
    for name in levels:
        one = found[name]
        lost = measuring.estimate(one.shares), measuring.estimate(one.points)
        low, high = measuring.interval(one.sure, len(one.shares))
        print(f"{name}: {len(one.shares)} decisions, {one.flagged:.2%} flagged", end=" ")
        print(f"({low:.1%} to {high:.1%}), loss {lost[0]}, points {lost[1]}")


def levels(game: str, players: int, count: int, one_in: str = "12") -> None:
    engine = compiled_engine(rulebook(game))
    found = side_by_side(engine, players, ORDERED, count, SEED, int(one_in))
    print(f"{count} decisions of {len(set(found.games))} games")
    for name in ORDERED:
        share, points, told, flagged = (found.loss(name, of) for of in EXPECTED)
        print(f"{name}: loss {share}, points {points}, told {told}, flagged {flagged}")
    for name, better in pairwise(ORDERED):
        share, points, told, _ = (found.more(name, better, of) for of in EXPECTED)
        order = "" if share.mean > 2 * share.error else " (undecided)"
        print(f"{name} more than {better}: {share}{order}, points {points}, told {told}")


def forecast(
    game: str, players: int, count: int, level: str, share: str = "1", one_in: str = "1"
) -> None:
    engine = compiled_engine(rulebook(game))
    how = float(share), int(one_in)
    found = measuring.forecasts(engine, players, (level,), count, SEED, *how)
    for size, said, came, error in found.tenths():
        print(f"{size}: {said:.3f} → {came:.3f} ± {2 * error:.3f}")
    for stage, sums in sorted(found.sums.items()):
        if len(sums) > 1:
            *both, numbers = zip(*sums, strict=True)
            best, usual = (measuring.by_game(one, numbers) for one in both)
            print(f"round {stage + 1}: {len(sums)} sums, {best}, by habit {usual}")


def promises(
    game: str, players: int, count: int, level: str, share: str = "1", one_in: str = "1"
) -> None:
    engine = compiled_engine(rulebook(game))
    how = float(share), int(one_in)
    for line in told(promised(engine, players, level, count, SEED, *how)):
        print(line)


def standing(game: str, players: int, count: int, level: str, more: str = "") -> None:
    engine = compiled_engine(rulebook(game))
    if level == measuring.RULE_BOT:
        options = dict(one.split("=") for one in more.split(",") if one)
        ends = standings.stage_ends(engine, players, options, count, SEED)
    else:
        ends = standings.stage_ends_of(engine, players, level, count, SEED, float(more or 1))
    fitted, tried = ends.halves()
    for stage in ends.played():
        factor = standings.best_factor(*fitted.at(stage))
        shares, wins = tried.at(stage)
        now = standings.log_loss(shares, wins)
        better = standings.log_loss(standings.sharpened(shares, factor), wins)
        print(
            f"stage {stage}: factor {factor:.2f}, log loss {now:.4f}, with the factor {better:.4f}"
        )
    for size, said, came, error in standings.tenths(ends):
        print(f"{size}: {said:.3f} → {came:.3f} ± {2 * error:.3f}")


def times(game: str, players: int, count: int) -> None:
    engine = compiled_engine(rulebook(game))
    get_ready(game)
    for taken, decided in measuring.times(engine, players, TIMED, count, SEED):
        print(f"{taken:.2f} s, {decided} decisions", flush=True)


CHECKS = {
    check.__name__: check
    for check in (luck, ways, blunders, losses, levels, forecast, promises, standing, times)
}

if __name__ == "__main__":
    what, game, players, count, *more = sys.argv[1:]
    if more and more[-1].startswith("seed="):
        SEED = int(more.pop().removeprefix("seed="))
    print(" ".join(sys.argv[1:]), f"(seed {SEED})", flush=True)
    CHECKS[what](game, int(players), int(count), *more)
