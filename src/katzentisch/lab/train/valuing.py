"""What positions are worth, learned from how games went on from there.

At every pause of a game (bots/prospects.py) it is written down how each seat stands, with all hands
open; when the stage is over it is known what became of it. A small network learns to say how likely
each seat is to win, and how many points more than the others it gains until then. First those play
whom the game has, its network and rule bots; then players who look ahead by what was learned so
far, so that positions are worth what good players make of them.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from katzentisch.bots.engine import compiled_engine
from katzentisch.bots.learned import Judge, Learned, learned
from katzentisch.bots.parts import prospect_of
from katzentisch.bots.pauses import at_once
from katzentisch.bots.prospects import OF_POINTS, OF_VICTORY, WORTHS
from katzentisch.bots.race import Course, Race, run
from katzentisch.core.rulebook import Rulebook
from katzentisch.lab.train.layers import Adam, Params, backward, forward, new_params
from katzentisch.lab.train.learner import Scales
from katzentisch.lab.train.learning import LAST_PART, Curriculum, Learning, folded, params_of
from katzentisch.lab.train.playing import LEARNS
from katzentisch.lab.train.tables import MOST_SEATS, LearnersTables
from katzentisch.lab.train.training import best, settings

Array = NDArray[Any]
UNITS = 64, 32
RATE = 3e-3
# How much the end says of what a position was worth; the rest is what the position after it seems
# to be worth. In the first part of a run, in which that means little, the end says all.
BY_THE_END, EARLY = 0.6, 0.1
# What an error in points counts for beside one in shares; it is counted in what points differ by.
COUNTED = 0.1
# The part of a run in which nobody looks ahead, and how often anybody tries something else.
HABITUAL, CURIOUS = 0.3, 0.03
# Of so many tables rule bots play at one, before anybody looks ahead.
RULE_BOTS = 4
# How long players look ahead: playouts, and the share of the victory they do not look for.
PLAYOUTS, NOT_WORTH = 150, 0.004
# How many positions are kept in mind; parts of it gone through in a round, and their size.
MIND, PARTS, PART = 150_000, 4, 512
# Where players look ahead games are few: half of what is gone through is of the latest.
LATEST = 40_000
# So many pauses of a stage are looked at, and no more.
PAUSES = 48
# Steps by habit before anything is learned: what do positions look like?
LOOKED = 200
# A stream of chance that no table uses.
PLAYERS_STREAM = 1 << 42


class NoProspect(ValueError):
    """The game says not how seats stand at a pause, so there is nothing to learn."""


class Positions:
    """Positions and what became of them, the latest in the place of the oldest."""

    def __init__(self, room: int, numbers: int) -> None:
        self.known = 0
        self.rows = np.zeros((room, MOST_SEATS, numbers), np.int16)
        self.seats = np.zeros((room, MOST_SEATS), np.bool_)
        # Shares of the victory: what each seat had at the end, and what is to be learned.
        self.won, self.shares = (np.zeros((room, MOST_SEATS), np.float32) for _ in range(2))
        # What each seat gained more than all of them in the mean, from there to the end.
        self.leads = np.zeros((room, MOST_SEATS), np.float32)

    @property
    def size(self) -> int:
        """How many there are."""
        return min(self.known, len(self.rows))

    def arrays(self) -> dict[str, Array]:
        """Those that there are."""
        names = ("rows", "seats", "won", "shares", "leads")
        return {f"positions_{name}": getattr(self, name)[: self.size] for name in names}

    def add(self, rows: Array, players: int, won: Array, shares: Array, leads: Array) -> None:
        """Some positions of one stage, who won in the end, and what is to be learned of each."""
        seats = np.arange(MOST_SEATS) < players
        for row, share, lead in zip(rows, shares, leads, strict=True):
            place = self.known % len(self.rows)
            self.rows[place], self.seats[place] = row, seats
            self.won[place], self.shares[place] = whole(won, seats), whole(share, seats)
            self.leads[place] = centred(lead, seats)
            self.known += 1


def whole(shares: Array, seats: Array) -> Array:
    """Shares of one victory among a table's seats."""
    counted = np.where(seats, shares, 0)
    found: Array = counted / counted.sum()
    return found


def centred(points: Array, seats: Array) -> Array:
    """Points beside the mean of a table's seats, for one table or many."""
    counted = np.where(seats, points, 0)
    means = counted.sum(-1, keepdims=True) / seats.sum(-1, keepdims=True)
    found: Array = np.where(seats, counted - means, 0)
    return found


def shared(answer: Array, seats: Array) -> tuple[Array, Array]:
    """What a network says of some tables' seats: shares of the victory, and points beside the mean.

    It answers for every seat that there is.
    """
    scores, points = np.full((2, *seats.shape), -1e9, np.float32)
    scores[seats], points[seats] = answer[:, OF_VICTORY], answer[:, OF_POINTS]
    scores -= scores.max(1, keepdims=True)
    chances = np.exp(scores)
    chances /= chances.sum(1, keepdims=True)
    return chances, centred(points, seats)


class Valuing(Learning):
    """A run: tables, what was met there, and the network that learns from it."""

    def __init__(self, rules: Rulebook, plan: Curriculum) -> None:
        said = prospect_of(rules)
        if said is None:
            raise NoProspect(rules.name)
        chosen = settings(rules, plan.players, plan.tables)
        alike = np.full((plan.tables, MOST_SEATS), LEARNS, np.int64)
        super().__init__(rules, plan, LearnersTables(rules, chosen, alike))
        self.engine = compiled_engine(rules)
        found = learned(rules)
        self.player = params_of(found) if found else None
        self.source = self.engine.source(plan.seed, PLAYERS_STREAM)
        numbers = said.layout.size
        self.at_pause = np.zeros(plan.tables, np.int64)
        self.waiting = np.zeros((plan.tables, PAUSES, MOST_SEATS, numbers), np.int16)
        self.waiting_scores = np.zeros((plan.tables, PAUSES, MOST_SEATS))
        self.waits = np.zeros(plan.tables, np.int64)
        self.positions = Positions(MIND, numbers)
        for _ in range(LOOKED):
            self.step_all(self.some_moves(CURIOUS))
        met = self.positions.rows[: self.positions.size]
        self.scales = Scales.of(met[self.positions.seats[: len(met)]])
        # What points differ by: the network counts in that.
        self.unit = np.float32(self.positions.leads[: self.positions.size].std())
        self.worth = Adam(new_params(self.rng, (numbers, *UNITS, WORTHS), 0.1))
        # What the network has not foreseen of positions that it had not learned from yet.
        self.surprise = float(np.log(np.mean(plan.players)))

    def network(self) -> Params:
        """The weights, for positions as they are."""
        *others, answers, bias = folded(self.worth.params, self.scales)
        units = np.array([1, self.unit], np.float32)
        return [*others, answers * units, bias * units]

    def told(self) -> dict[str, Any]:
        """How many steps were made, and how many positions met."""
        told = {"steps": self.worth.steps, "known": self.positions.known}
        return {**told, "surprise": self.surprise}

    def recall(self, told: Mapping[str, Any]) -> None:
        """Take up the same."""
        self.worth.steps, self.positions.known = told["steps"], told["known"]
        self.surprise = told["surprise"]

    def arrays(self) -> dict[str, Array]:
        """The weights, what was met, what still waits for its end, and the players' chance."""
        found: dict[str, Array] = {
            **{"at_pause": self.at_pause, "waiting": self.waiting, "waits": self.waits},
            "waiting_scores": self.waiting_scores,
            **{"middle": self.scales.middle, "factor": self.scales.factor},
            "players_chance": self.source,
        }
        return found | self.worth.arrays("worth") | self.positions.arrays()

    def round(self) -> None:
        """A decision at every table; then some steps."""
        ahead = self.landing >= HABITUAL
        self.step_all(self.considered_moves() if ahead else self.usual_moves())
        self.decisions += self.tables.size
        rate = RATE * max(1 - self.landing, LAST_PART)
        for _ in range(PARTS):
            self.learn(self.recalled(ahead), rate)

    def recalled(self, ahead: bool) -> Array:
        """Some positions to learn from."""
        rows = self.rng.integers(self.positions.size, size=PART)
        if ahead:
            back = 1 + self.rng.integers(min(LATEST, self.positions.size), size=PART // 2)
            rows[: PART // 2] = (self.positions.known - back) % len(self.positions.rows)
        return rows

    def usual_moves(self) -> Array:
        """What the game's network does, at some tables rule bots; some are curious."""
        moves = self.some_moves(CURIOUS)
        if self.player is not None:
            tables = self.tables
            rows = np.flatnonzero(
                (np.arange(tables.size) % RULE_BOTS > 0) & (moves == tables.habits)
            )
            moves[rows] = best(self.player, tables, rows)
        return moves

    def considered_moves(self) -> Array:
        """What players do who look ahead by what was learned so far; some are curious."""
        moves = self.some_moves(1.0)
        params = self.network()
        first, first_bias, second, second_bias, last, last_bias = params
        parts = (first_bias, first, second_bias, second, last_bias, last.T)
        weights = np.concatenate([part.ravel() for part in parts])
        shape = (*first.shape, second.shape[1], WORTHS)
        worth = Judge(self.engine, Learned(shape, tuple(weights.tolist()), {}))
        tables, curious = self.tables, self.rng.random(self.tables.size) < CURIOUS
        for number in np.flatnonzero(~curious):
            legal = np.flatnonzero(tables.masks[number]).tolist()
            if len(legal) > 1:
                table = tables.states[number : number + 1]
                moves[number] = self.looked_ahead(worth, table, int(tables.seats[number]), legal)
        return moves

    def looked_ahead(self, worth: Judge, table: Array, seat: int, legal: list[int]) -> int:
        """The move of a player who looks ahead."""
        seen = self.engine.see(table, seat)
        courses = [(move, plan) for move in legal for plan in range(self.engine.plans)]

        def look(courses: list[Course], worlds: int) -> list[list[float]]:
            return worth.outlooks(seen, seat, courses, worlds, self.source, pauses=1)

        race = Race(courses, [0.0] * len(courses))
        return at_once(run(race, look, NOT_WORTH, PLAYOUTS))

    def step_all(self, moves: Array) -> None:
        """Make all moves, see where a pause has come, and what has become of earlier ones."""
        tables = self.tables
        stood = tables.stood.copy()
        tables.step(moves)
        ended = tables.over | (tables.gains != 0).any(1)
        for number in np.flatnonzero(ended):
            won = stood[number] + tables.gains[number]
            found = self.came_of(int(number), won, tables.points[number])
            waiting = self.waiting[number, : self.waits[number]]
            self.positions.add(waiting, int(tables.players[number]), won, *found)
            self.waits[number] = 0
        for table in range(tables.size):
            self.look_at(table)

    def came_of(self, number: int, share: Array, points: Array) -> tuple[Array, Array]:
        """What came of a table's positions: shares, and points gained from there on.

        Partly what the position after it seems to be worth: the end alone is mostly chance.
        """
        waits = int(self.waits[number])
        shares, leads = np.zeros((2, waits, MOST_SEATS))
        scores = self.waiting_scores[number, :waits]
        early = self.landing < EARLY
        if not early and waits > 0:
            seats = np.tile(np.arange(MOST_SEATS) < self.tables.players[number], (waits, 1))
            given = self.scales(self.waiting[number, :waits][seats])
            seen, gained = shared(forward(self.worth.params, given)[2], seats)
        for place in range(waits - 1, -1, -1):
            shares[place], leads[place] = share, points - scores[place]
            if not early:
                ends_at = scores[place] + self.unit * gained[place]
                share = BY_THE_END * share + (1 - BY_THE_END) * seen[place]
                points = BY_THE_END * points + (1 - BY_THE_END) * ends_at
        return shares, leads

    def look_at(self, number: int) -> None:
        """Write down how seats stand, if there is a pause at a table that was not there before."""
        table = self.tables.states[number : number + 1]
        here = int(self.engine.do.pause_at(table))
        if here != self.at_pause[number] and self.waits[number] < PAUSES:
            room = np.zeros(self.waiting.shape[-1])
            for seat in range(int(self.tables.players[number])):
                room[:] = 0
                self.engine.do.prospect_at(table, seat, room)
                self.waiting[number, self.waits[number], seat] = room
            scores = table["score"][0]
            self.waiting_scores[number, self.waits[number], : len(scores)] = scores
            self.waits[number] += 1
        self.at_pause[number] = here

    def learn(self, rows: Array, rate: float) -> None:
        """A step towards what became of some positions."""
        met, params = self.positions, self.worth.params
        seats = met.seats[rows]
        given = self.scales(met.rows[rows][seats])
        first, second, answer = forward(params, given)
        chances, promised = shared(answer, seats)
        surprise = -float((met.won[rows] * np.log(chances + 1e-9)).sum(1).mean())
        self.surprise += 0.01 * (surprise - self.surprise)
        missed = promised - met.leads[rows] / self.unit
        slope = np.stack((chances - met.shares[rows], COUNTED * missed), axis=-1)[seats]
        slope /= np.float32(len(rows))
        self.worth.step(backward(params, given, first, second, slope), rate)
