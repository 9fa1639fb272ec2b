"""Plays the game with and without a house rule, the same cards on both sides, and compares."""

from collections.abc import Mapping
from dataclasses import dataclass
from statistics import NormalDist

import numpy as np

from katzentisch.bots.slices import Progress
from katzentisch.lab.balance.effect import CONFIDENCE, Effect, Measured, Reading
from katzentisch.lab.balance.variant import GamesPlayed, Numbers, Variant, mattered, play

# How much is played, and how much at a time: whoever waits wants to see how far it is.
GAMES, DECISIONS = 8000, 320
GAMES_AT_ONCE, DECISIONS_AT_ONCE = 500, 20
# Of the time it takes, about so much goes into whole games.
PART_OF_GAMES = 0.25


@dataclass(frozen=True, slots=True)
class Side:
    """What one variant came to, a number for every game: by figure, and by seat."""

    numbers: Mapping[str, Numbers]
    seats: Mapping[str, Numbers]


def measure(
    usual: Variant,
    changed: Variant | None,
    progress: Progress,
    games: int = GAMES,
    decisions: int = DECISIONS,
) -> Effect:
    """Play both variants, with the same cards; `progress` hears how far that is."""
    part = 1.0 if changed is None else 0.5
    one = played_side(usual, games, decisions, lambda done: progress(part * done))
    other = None
    if changed is not None:
        other = played_side(changed, games, decisions, lambda done: progress(part + part * done))
    return Effect(
        game=usual.rules.name,
        players=usual.players,
        options=dict((changed or usual).options),
        games=games,
        decisions=decisions,
        measures=compared(one.numbers, None if other is None else other.numbers),
        seats=compared(one.seats, None if other is None else other.seats),
    )


def played_side(variant: Variant, games: int, decisions: int, progress: Progress) -> Side:
    """Play one variant."""
    batches = []
    for first in range(0, games, GAMES_AT_ONCE):
        batches.append(play(variant, first, min(GAMES_AT_ONCE, games - first)))
        progress(PART_OF_GAMES * first / games)
    all_of_them, looked_at = joined(batches), []
    for first in range(0, decisions, DECISIONS_AT_ONCE):
        last = min(first + DECISIONS_AT_ONCE, decisions)
        looked_at.append(mattered(variant, first, all_of_them.lengths[first:last]))
        progress(PART_OF_GAMES + (1 - PART_OF_GAMES) * last / decisions)
    return side(all_of_them, np.concatenate(looked_at))


def joined(batches: list[GamesPlayed]) -> GamesPlayed:
    """All games one after the other."""
    return GamesPlayed(
        np.concatenate([one.lengths for one in batches]),
        np.concatenate([one.wins for one in batches]),
        np.concatenate([one.scores for one in batches]),
    )


def side(played: GamesPlayed, found: Numbers) -> Side:
    """The figures of some games."""
    numbers = {
        "length": played.lengths,
        "seat": advantage(played.wins),
        "spread": played.scores.max(axis=1) - played.scores.min(axis=1),
        "matter": found,
    }
    seats = {str(seat): won for seat, won in enumerate(played.wins.T)}
    return Side(numbers, seats)


def advantage(wins: Numbers) -> Numbers:
    """In every game, what the best seat won beyond its fair share.

    Which seat that is, one half of the games says for the other: the luckiest seat of some games
    looks too good in those very games.
    """
    half = len(wins) // 2
    best = (int(wins[half:].mean(axis=0).argmax()), int(wins[:half].mean(axis=0).argmax()))
    picked = np.concatenate([wins[:half, best[0]], wins[half:, best[1]]])
    above: Numbers = picked - 1.0 / wins.shape[1]
    return above


def compared(
    usual: Mapping[str, Numbers], changed: Mapping[str, Numbers] | None
) -> tuple[Measured, ...]:
    """Every figure of both sides."""
    return tuple(
        measured(name, one, None if changed is None else changed[name])
        for name, one in usual.items()
    )


def measured(name: str, usual: Numbers, changed: Numbers | None) -> Measured:
    """A figure of the same games on both sides."""
    if changed is None:
        return Measured(name, reading(usual))
    return Measured(name, reading(usual), reading(changed), reading(changed - usual))


def reading(numbers: Numbers) -> Reading:
    """Mean and interval of independent numbers."""
    error = float(numbers.std(ddof=1)) / len(numbers) ** 0.5
    return Reading(float(numbers.mean()), NormalDist().inv_cdf((1 + CONFIDENCE) / 2) * error)
