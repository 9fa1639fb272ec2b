"""What the review claims, counted over many games; short in the tests, long by `python -m`."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import inf
from statistics import fmean, stdev
from time import process_time

from katzentisch.bots.engine import CompiledEngine, Engine, plain_engine
from katzentisch.bots.learned import judge_at, network_of
from katzentisch.bots.rollout import AS_USUAL
from katzentisch.bots.thinking import fingerprint, think
from katzentisch.core.chance import below, seeded
from katzentisch.core.dealer import SeededDealer
from katzentisch.core.game import Game
from katzentisch.review import review
from katzentisch.review.gaps import mean_and_error
from katzentisch.review.judging import Ruling, Runner, behind, judge, run
from katzentisch.review.luck import luck_of

FRESH_WORLDS = 150
# The rule bot itself, beside the levels.
RULE_BOT = "rule"
# More games than anybody waits for.
MANY = 10**6
# Somebody who plays at random.
ANYHOW = "anyhow"


@dataclass(frozen=True)
class Estimate:
    """A mean, and one standard error of it."""

    mean: float
    error: float

    def __str__(self) -> str:
        return f"{self.mean:+.4f} ± {self.error:.4f}"


def interval(found: int, among: int) -> tuple[float, float]:
    """Wilson's interval of a share, which holds it in 95 of 100 cases."""
    z, share = 1.96, found / among
    middle = (share + z * z / (2 * among)) / (1 + z * z / among)
    reach = (share * (1 - share) / among + z * z / (4 * among**2)) ** 0.5 * z
    return middle - reach / (1 + z * z / among), middle + reach / (1 + z * z / among)


def estimate(numbers: Sequence[float]) -> Estimate:
    return Estimate(fmean(numbers), stdev(numbers) / len(numbers) ** 0.5)


def by_game(numbers: Sequence[float], games: Sequence[int]) -> Estimate:
    """A mean and its error, in which every game counts as one: its decisions are alike."""
    mean = fmean(numbers)
    sums: dict[int, float] = defaultdict(float)
    for number, game in zip(numbers, games, strict=True):
        sums[game] += number - mean
    if len(sums) == 1:
        return Estimate(mean, inf)
    fair = len(sums) / (len(sums) - 1)
    variance = fair * sum(gap**2 for gap in sums.values())
    return Estimate(mean, variance**0.5 / len(numbers))


def games(
    engine: Engine,
    players: int,
    levels: Sequence[str],
    count: int,
    seed: int,
    share: float = 1.0,
) -> Iterator[tuple[Game, list[str]]]:
    """Finished games with a share of the usual thought; levels change seats from game to game."""
    for number in range(count):
        seated = [levels[(seat + number) % len(levels)] for seat in range(players)]
        game = Game(engine.rules, players, SeededDealer(seeded(seed, number)))
        while not game.over:
            seat = game.actors[0]
            game.make(seat, chosen(engine, game, seat, seated[seat], seed + number, share))
        yield game, seated


def chosen(engine: Engine, game: Game, seat: int, level: str, seed: int, share: float) -> int:
    """A move of a level, of the rule bot, or any."""
    source = engine.source(seed, len(game.made))
    if level == ANYHOW:
        legal = game.legal_moves(seat)
        return legal[int(engine.do.dice(source, len(legal)))]
    if level == RULE_BOT:
        return int(engine.do.rule_at(engine.see(engine.table(game.state), seat), seat, source))
    return think(engine, game.state, seat, level, seed, share)


def decisions(game: Game) -> Iterator[tuple[Game, int, int]]:
    """Every decision that was one: the game before it, the seat, its move."""
    again = game.again([])
    for made in game.made:
        if len(again.legal_moves(made.seat)) > 1:
            yield again, made.seat, made.move
        again.make(made.seat, made.move)


def ruled(engine: Engine, game: Game, seat: int, move: int) -> Ruling:
    return judge(engine, engine.see(engine.table(game.state), seat), seat, move)


# Luck


def mean_luck(
    engine: Engine, players: int, count: int, tries: int, first: int = 0
) -> list[tuple[Estimate, Estimate]]:
    """By seat, the mean of luck in shares and in points."""
    games = [
        luck_of(engine, players, {}, tries, number)[0] for number in range(first, first + count)
    ]
    by_seat = list(zip(*games, strict=True))
    return [
        (estimate([one[0] for one in seat]), estimate([one[1] for one in seat])) for seat in by_seat
    ]


class Hasty(CompiledEngine):
    """Reviews with next to no tries: what is fair is so with any number of them."""

    @property
    def expert_playouts(self) -> int:
        return 48


@dataclass
class Ways:
    """Whole reviews: in how many all parts add up, and by seat the luck in shares and in points."""

    adding_up: int = 0
    shares: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    points: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))

    def luck(self) -> list[tuple[Estimate, Estimate]]:
        return [(estimate(self.shares[one]), estimate(self.points[one])) for one in self.shares]


def ways(engine: Engine, players: int, count: int, seed: int) -> Ways:
    """Reviews of games of rule bots with one among them who plays at random."""
    found = Ways()
    seated = (ANYHOW, *[RULE_BOT] * (players - 1))
    for game, _ in games(engine, players, seated, count, seed):
        right = True
        for seat in review(game.record(), engine=engine).seats:
            changes = {part.cause: part.change for part in seat.game.parts}
            lead = game.scores[seat.seat] * players / (players - 1) - sum(game.scores) / (
                players - 1
            )
            won = (seat.seat in game.winners) / len(game.winners)
            share = seat.game.start.share + sum(change.share for change in changes.values())
            points = seat.game.start.points + sum(change.points for change in changes.values())
            right = right and abs(share - won) < 1e-9 and abs(points - lead) < 1e-6
            found.shares[seat.seat].append(changes["deal"].share + changes["draws"].share)
            found.points[seat.seat].append(changes["deal"].points + changes["draws"].points)
        found.adding_up += right
    return found


# Decisions


@dataclass
class Losses:
    """What the decisions of a level cost."""

    shares: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    sure: int = 0

    def add(self, ruling: Ruling) -> None:
        self.shares.append(ruling.loss.share)
        self.points.append(ruling.loss.points)
        self.sure += ruling.sure

    @property
    def flagged(self) -> float:
        return self.sure / len(self.shares)


def losses_by_level(
    engine: Engine,
    players: int,
    levels: Sequence[str],
    count: int,
    seed: int,
    share: float = 1.0,
) -> dict[str, Losses]:
    """The losses of every level in games of all of them."""
    found: dict[str, Losses] = defaultdict(Losses)
    for game, seated in games(engine, players, levels, count, seed, share):
        for before, seat, move in decisions(game):
            ruling = ruled(engine, before, seat, move)
            found[seated[seat]].add(ruling)
    return found


@dataclass(frozen=True)
class Planted:
    """A planted blunder, and whether it was found.

    Also whether it costs a point in other worlds, and then whether it does, too, where all play on
    as what the game has learned.
    """

    found: bool
    confirmed: bool
    either_way: bool


# A move measured at just a point is often truly below: it is measured again, in more worlds.
CONFIRMED_IN = 3
# Worlds in which learned players play on to the end of the stage.
LEARNED_WORLDS = 256


def blunders(
    engine: Engine, players: int, most: int, seed: int, worlds: int = 2000, one_in: int = 6
) -> list[Planted]:
    """So many blunders planted into games of rule bots, and which of them were found.

    A blunder is a legal move that costs a point or more, and more than nothing of the outlook, in
    many worlds of their own; that counts as certain when it is four errors away.
    """
    chance = seeded(seed, 1)
    planted: list[Planted] = []
    for game, _ in games(engine, players, (RULE_BOT,), MANY, seed):
        for before, seat, _ in decisions(game):
            if below(chance, one_in):
                continue
            legal = before.legal_moves(seat)
            bad = legal[below(chance, len(legal))]
            two = blunder(engine, before, seat, bad, worlds)
            if two:
                found = ruled(engine, before, seat, bad).sure
                again = confirmed(engine, before, seat, two, worlds)
                learned = again and costs_among_learned(engine, before, seat, two)
                planted.append(Planted(found, again, learned))
            if len(planted) == most:
                return planted
    return planted


def blunder(
    engine: Engine, game: Game, seat: int, bad: int, worlds: int
) -> tuple[Runner, Runner] | None:
    """The better move and the bad one, if that costs a point."""
    seen = engine.see(engine.table(game.state), seat)
    runners = [
        Runner(move, plan) for move in game.legal_moves(seat) for plan in range(engine.plans)
    ]
    run(engine, seen, seat, runners, max(64, worlds // 10), engine.source(4711, len(game.made)))
    best = max(runners, key=lambda one: one.outlook)
    own = max((one for one in runners if one.move == bad), key=lambda one: one.outlook)
    points, error = mean_and_error(best.leads, own.leads)
    # Most moves are so far from costing a point that many worlds would say nothing else.
    if best.move == bad or points + 5 * error < 1.0:
        return None
    two = Runner(best.move, best.plan), Runner(own.move, own.plan)
    run(engine, seen, seat, two, worlds, engine.source(4712, len(game.made)))
    gap, error = behind(two[1], two[0])
    return two if gap > 4 * error and points_between(*two) >= 1.0 else None


def confirmed(
    engine: Engine, game: Game, seat: int, two: tuple[Runner, Runner], worlds: int
) -> bool:
    """Whether the one costs a point in more worlds, none of which has chosen it."""
    seen = engine.see(engine.table(game.state), seat)
    again = Runner(two[0].move, two[0].plan), Runner(two[1].move, two[1].plan)
    run(engine, seen, seat, again, CONFIRMED_IN * worlds, engine.source(4714, len(game.made)))
    return points_between(*again) >= 1.0


def costs_among_learned(engine: Engine, game: Game, seat: int, two: tuple[Runner, Runner]) -> bool:
    """Whether the one costs a point, too, where all play on to the end as the network does."""
    seen = engine.see(engine.table(game.state), seat)
    learned = judge_at(engine, seen)
    if learned is None:
        return True
    courses = [(one.move, one.plan) for one in two]
    how = LEARNED_WORLDS, engine.source(4715, len(game.made)), network_of(engine)
    leads = learned.promises(seen, seat, courses, *how, pauses=0)[1]
    return fmean(better - worse for better, worse in leads) >= 1.0


def points_between(better: Runner, worse: Runner) -> float:
    """How many points more one has brought than another."""
    return better.worth.points - worse.worth.points


def times(
    engine: Engine, players: int, levels: Sequence[str], count: int, seed: int
) -> Iterator[tuple[float, int]]:
    """Processor seconds of the review of every game, and how many decisions there were in it.

    The spread of luck is found once in a process, and is part of the first.
    """
    for game, _ in games(engine, players, levels, count, seed):
        record = game.record()
        before = process_time()
        found = review(record, engine=engine)
        yield process_time() - before, sum(len(seat.decisions) for seat in found.seats)


# Forecasts


@dataclass
class Forecasts:
    """Forecasts with what came of them, and by round the sums of those of all seats.

    A sum is one of best moves, and one of going on by habit. A pair has the number of its game,
    and so has a sum: what is forecast in one game has one outcome.
    """

    pairs: list[tuple[float, float, int]] = field(default_factory=list)
    sums: dict[int, list[tuple[float, float, int]]] = field(
        default_factory=lambda: defaultdict(list)
    )

    def tenths(self) -> Iterator[tuple[int, float, float, float]]:
        """By tenths: how many, forecast, outcome, and the error of that."""
        ordered = sorted(self.pairs)
        size = max(1, len(ordered) // 10)
        for first in range(0, size * 10, size):
            part = ordered[first : first + size]
            if len(part) > 1:
                yield len(part), fmean(said for said, _, _ in part), *outcome(part)


def outcome(pairs: Sequence[tuple[float, float, int]]) -> tuple[float, float]:
    """The mean outcome and its error, in which every game counts as one."""
    mean = fmean(won for _, won, _ in pairs)
    by_game: dict[int, float] = defaultdict(float)
    for _, won, number in pairs:
        by_game[number] += won - mean
    return mean, sum(gap**2 for gap in by_game.values()) ** 0.5 / len(pairs)


def forecast(engine: Engine, game: Game, seat: int, move: int) -> tuple[float, float]:
    """A seat's likely share of the victory, in fresh worlds.

    After the best move it can find, and if it goes on by habit as all others do in those worlds.
    """
    ruling = ruled(engine, game, seat, move)
    seen = engine.see(engine.table(game.state), seat)
    # Luck of its own for every game, or sums of many games would share it.
    source = engine.source(4713, fingerprint(engine, seen))
    best = Runner(ruling.choices[0][0], ruling.best_plan)
    usual = Runner(int(engine.do.rule_at(seen, seat, source)), AS_USUAL)
    run(engine, seen, seat, [best, usual], FRESH_WORLDS, source)
    return best.worth.share, usual.worth.share


def forecasts(
    engine: Engine,
    players: int,
    levels: Sequence[str],
    count: int,
    seed: int,
    share: float = 1.0,
    one_in: int = 1,
) -> Forecasts:
    """What every seat could forecast at its decisions, or at one in so many, in finished games."""
    found, chance = Forecasts(), seeded(seed, 2)
    for number, (game, _) in enumerate(games(engine, players, levels, count, seed, share)):
        best = game.rules.winners(game.state)
        by_start: dict[tuple[int, int], dict[int, tuple[float, float]]] = defaultdict(dict)
        for before, seat, move in decisions(game):
            if below(chance, one_in):
                continue
            said = forecast(engine, before, seat, move)
            found.pairs.append((said[0], (best >> seat & 1) / best.bit_count(), number))
            if game.rules.together(before.state):
                key = (int(engine_stage(engine, before)), before.state.reveals)
                by_start[key].setdefault(seat, said)
        for (stage, _), seats in by_start.items():
            if len(seats) == players:
                best_sum, usual_sum = map(sum, zip(*seats.values(), strict=True))
                found.sums[stage].append((best_sum, usual_sum, number))
    return found


def engine_stage(engine: Engine, game: Game) -> int:
    return int(plain_engine(engine.rules).do.stage(game.state))
