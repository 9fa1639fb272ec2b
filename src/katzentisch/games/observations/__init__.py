"""Observations for learners: each game's view as a fixed list of numbers, one file a game."""

from katzentisch.games.observations import katzenjammer, muckenstich, und_tschuess
from katzentisch.games.observations.layout import Layout, Observation, Part, table

OBSERVATIONS: dict[str, Observation] = {
    "katzenjammer": katzenjammer.OBSERVATION,
    "muckenstich": muckenstich.OBSERVATION,
    "und-tschuess": und_tschuess.OBSERVATION,
}

__all__ = ["OBSERVATIONS", "Layout", "Observation", "Part", "table"]
