"""Random games as records: one seed, the same bytes on every machine."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from katzentisch.core.bits import lowest
from katzentisch.core.chance import seeded
from katzentisch.core.dealer import SeededDealer
from katzentisch.core.game import Game
from katzentisch.core.plain import Plain
from katzentisch.core.rulebook import Rulebook


@dataclass(frozen=True, slots=True, kw_only=True)
class Series:
    """Which games to play: game number n of a series takes its chance from (seed, n)."""

    rules: Rulebook
    players: int
    games: int
    seed: int
    options: Mapping[str, str]
    keep_legal: bool = False

    def played(self) -> Iterator[Game]:
        """All games, one after another."""
        plain = Plain(self.rules)
        for number in range(self.games):
            yield self._play(plain, number)

    def _play(self, plain: Plain, number: int) -> Game:
        """One game by random players, decision for decision as `Plain.playout` plays it."""
        chance = seeded(self.seed, number)
        dealer = SeededDealer(chance)
        game = Game(self.rules, self.players, dealer, self.options, keep_legal=self.keep_legal)
        s, actors = game.state, self.rules.actors
        while not s.over:
            seat = lowest(actors(s))
            game.make(seat, plain.random_move(s, seat, chance))
        return game


def line(game: Game) -> bytes:
    """The record of a game as one line of a file."""
    text = json.dumps(game.record(), ensure_ascii=False, separators=(",", ":"))
    return text.encode() + b"\n"


@dataclass(slots=True)
class Summary:
    """How the seats fared: shares of victories and sums of scores."""

    players: int
    games: int = 0
    decisions: int = 0
    shares: list[float] = field(init=False)
    points: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self.shares = [0.0] * self.players
        self.points = [0] * self.players

    def add(self, game: Game) -> None:
        """Count one finished game; winners share a victory."""
        self.games += 1
        self.decisions += len(game.made)
        winners = game.winners
        for seat in winners:
            self.shares[seat] += 1 / len(winners)
        for seat, score in enumerate(game.scores):
            self.points[seat] += score
