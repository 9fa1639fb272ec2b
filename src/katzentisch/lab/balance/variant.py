"""Games of one variant, played by rule bots: how long, who won, how far apart, what mattered."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from katzentisch.bots import rollout
from katzentisch.bots.engine import CompiledEngine, bindings, compiled_engine, copied_to_place
from katzentisch.bots.hints import NEARLY_EQUAL
from katzentisch.bots.levels import glance
from katzentisch.bots.rollout import AS_USUAL
from katzentisch.core.compiled import seeded_chances
from katzentisch.core.rulebook import Rulebook
from katzentisch.lab.balance import loops

Numbers = NDArray[np.float64]
# Sources of chance that have nothing in common: cards, the bots' dice, which decision, its worlds.
DEALS, DICE, CHOICE, WORLDS = range(4)
# A decision is looked at in so many imagined worlds: half of them choose the best move, the other
# half say what it is worth. Of many moves the best is a lucky one in the worlds that chose it.
LOOKED_INTO = 32
# What is more than chance would do: so many standard errors.
SURELY = 2.0


@dataclass(frozen=True, slots=True)
class Variant:
    """A game for so many players with its options, and the seed of its games."""

    rules: Rulebook
    players: int
    options: Mapping[str, str]
    seed: int = 0

    @property
    def engine(self) -> CompiledEngine:
        """What it is played with."""
        return compiled_engine(self.rules)

    @property
    def empty(self) -> Any:
        """Its table before the deal."""
        return self.engine.table(self.rules.new_state(self.players, self.options))

    def sources(self, kind: int, first: int, games: int) -> Any:
        """A source of chance for each of some games."""
        return seeded_chances(4 * self.seed + kind, games, first)


@dataclass(frozen=True, slots=True)
class GamesPlayed:
    """Some games, a row each: how many decisions; by seat, the share of the victory, the score."""

    lengths: Numbers
    wins: Numbers
    scores: Numbers


@cache
def loops_of(rules: Rulebook) -> Any:
    """The loops, compiled for a game and its bot."""
    engine = compiled_engine(rules)
    instead = {rollout.copied: copied_to_place}
    return engine.base.compile([loops], bindings(rules), instead)


def play(variant: Variant, first: int, games: int) -> GamesPlayed:
    """Play some games, counted from the first."""
    lengths = np.zeros(games, np.int64)
    wins, scores = np.zeros((games, variant.players)), np.zeros((games, variant.players))
    loops_of(variant.rules).play_games(
        variant.empty,
        variant.engine.places(1),
        variant.sources(DEALS, first, games),
        variant.sources(DICE, first, games),
        lengths,
        wins,
        scores,
    )
    return GamesPlayed(lengths.astype(np.float64), wins, scores)


def mattered(variant: Variant, first: int, lengths: Numbers) -> Numbers:
    """Of each of some games of these lengths, whether one decision of it, any, mattered: 1 or 0."""
    found = [float(matters(variant, first + i, int(size))) for i, size in enumerate(lengths)]
    return np.array(found)


def matters(variant: Variant, game: int, decisions: int) -> bool:
    """Whether a choice at random costs its seat anything, at one decision of a game."""
    engine = variant.engine
    deal, dice, choice, worlds = (variant.sources(kind, game, 1)[0] for kind in range(4))
    at = int(engine.do.dice(choice, decisions))
    places = engine.places(1)
    seat = int(loops_of(variant.rules).play_to(variant.empty, places, deal, dice, at))
    moves = engine.legal(places, seat)
    if len(moves) == 1:
        return False
    seen = engine.see(places, seat)
    courses = [(move, AS_USUAL) for move in moves]
    return costly(np.array(glance(engine, seen, seat, courses, LOOKED_INTO, worlds)))


def costly(outlooks: Numbers) -> bool:
    """Whether the best move is surely worth more than any; a row a world, a column a move."""
    half = len(outlooks) // 2
    best = int(outlooks[:half].mean(axis=0).argmax())
    gains = outlooks[half:, best] - outlooks[half:].mean(axis=1)
    error = float(gains.std(ddof=1)) / half**0.5
    return bool(gains.mean() >= max(NEARLY_EQUAL, SURELY * error))
