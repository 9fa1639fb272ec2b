"""Whether `standing` says what a lead is worth: likely shares at the ends of stages, and who won.

A likely share is a power of e, so that it may be right in its order and still too sure, or not sure
enough: then all exponents of a stage are too large by one factor, or too small. That factor is
found by maximum likelihood; 1 is right.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from katzentisch.bots import rollout
from katzentisch.bots.engine import CompiledEngine, bindings, copied_to_place, plain_engine
from katzentisch.core.compiled import seeded_chances
from tests.review import stages
from tests.review.measuring import games

Numbers = NDArray[np.float64]
# More stages than any of our games has.
MOST_STAGES = 64
# Factors that are tried.
FACTORS = np.exp(np.linspace(-2.5, 2.5, 201))


@dataclass(frozen=True)
class StageEnds:
    """Of every game, by stage and seat, likely shares at its end; by seat, who won.

    A stage that a game has not had is not a number.
    """

    shares: Numbers
    wins: Numbers

    def halves(self) -> tuple["StageEnds", "StageEnds"]:
        """One half of the games to fit a factor by, and another to try it."""
        half = len(self.wins) // 2
        return (
            StageEnds(self.shares[:half], self.wins[:half]),
            StageEnds(self.shares[half:], self.wins[half:]),
        )

    def played(self) -> Iterator[int]:
        """The stages that most of the games have had."""
        for stage in range(MOST_STAGES):
            if np.isfinite(self.shares[:, stage, 0]).mean() > 0.5:
                yield stage

    def at(self, stage: int) -> tuple[Numbers, Numbers]:
        """Shares and victories of the games that have had a stage."""
        had = np.isfinite(self.shares[:, stage, 0])
        return self.shares[had, stage], self.wins[had]


def stage_ends(
    engine: CompiledEngine, players: int, options: Mapping[str, str], count: int, seed: int
) -> StageEnds:
    """What stages of many games of rule bots came to; thousands of games a second."""
    shares = np.full((count, MOST_STAGES, players), np.nan)
    wins = np.zeros((count, players))
    do = engine.base.compile([stages], bindings(engine.rules), {rollout.copied: copied_to_place})
    empty = engine.table(engine.rules.new_state(players, engine.rules.defaults() | dict(options)))
    do.stages_of_games(empty, engine.places(1), seeded_chances(seed, count), shares, wins)
    return StageEnds(shares, wins)


def stage_ends_of(
    engine: CompiledEngine, players: int, level: str, count: int, seed: int, share: float
) -> StageEnds:
    """What stages of games of a level came to, who takes a share of the usual thought."""
    shares = np.full((count, MOST_STAGES, players), np.nan)
    wins = np.zeros((count, players))
    do, seats = plain_engine(engine.rules).do, range(players)
    for number, (game, _) in enumerate(games(engine, players, (level,), count, seed, share)):
        again = game.again([])
        for made in game.made:
            end = again.state.copy()
            do.apply(end, made.seat, made.move)
            if not end.over and do.stage(end) != do.stage(again.state):
                shares[number, do.stage(again.state)] = [do.share(end, seat) for seat in seats]
            again.make(made.seat, made.move)
        wins[number] = [do.share(game.state, seat) for seat in seats]
    return StageEnds(shares, wins)


def sharpened(shares: Numbers, factor: float) -> Numbers:
    """Shares whose exponents are so many times as large."""
    powers = np.maximum(shares, 1e-300) ** factor
    found: Numbers = powers / powers.sum(axis=1, keepdims=True)
    return found


def log_loss(shares: Numbers, wins: Numbers) -> float:
    """How surprising the victories are, a game."""
    return float(-(wins * np.log(np.maximum(shares, 1e-300))).sum(axis=1).mean())


def best_factor(shares: Numbers, wins: Numbers) -> float:
    """The factor by which the victories surprise least."""
    losses = [log_loss(sharpened(shares, factor), wins) for factor in FACTORS]
    return float(FACTORS[int(np.argmin(losses))])


def tenths(ends: StageEnds) -> Iterator[tuple[int, float, float, float]]:
    """By tenths of all likely shares: how many, forecast, outcome, and one error of that."""
    found = [ends.at(stage) for stage in ends.played()]
    said = np.concatenate([shares.ravel() for shares, _ in found])
    came = np.concatenate([wins.ravel() for _, wins in found])
    order: Any = np.argsort(said, kind="stable")
    for part in np.array_split(order, 10):
        yield len(part), said[part].mean(), came[part].mean(), came[part].std() / len(part) ** 0.5
