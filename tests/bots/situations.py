"""Decisions for tests of bots: from games between rule bots, and what a rule bot advises."""

from collections.abc import Iterator
from dataclasses import dataclass

from katzentisch.bots.parts import bot_of
from katzentisch.core.bits import lowest
from katzentisch.core.chance import below, seeded
from katzentisch.core.game import Game
from katzentisch.core.plain import Plain
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State


@dataclass(frozen=True, slots=True)
class Situation:
    """A seat has to decide, between more than one move."""

    rules: Rulebook
    state: State
    seat: int

    def worlds(self) -> tuple[State, State]:
        """Two worlds that the seat cannot tell apart."""
        pair = self.state.copy(), self.state.copy()
        for number, world in enumerate(pair):
            self.rules.imagine(world, self.seat, seeded(number + 1))
        return pair

    def legal(self) -> list[int]:
        """The moves the seat may make."""
        return [
            move
            for move in range(self.rules.moves)
            if self.rules.legal(self.state, self.seat, move // self.rules.span)
            >> move % self.rules.span
            & 1
        ]


def situations(rules: Rulebook, players: int, seed: int, every: int) -> Iterator[Situation]:
    """Of a game between rule bots who sometimes play at random, every so many-th decision."""
    plain, chance = Plain(rules), seeded(seed, players)
    state = rules.new_state(players, {})
    plain.begin(state, chance)
    number = 0
    while not state.over:
        seat = lowest(rules.actors(state))
        if plain.count_legal(state, seat) > 1:
            number += 1
            if number % every == 0:
                yield Situation(rules, state.copy(), seat)
        if below(chance, 4) == 0:
            move = plain.random_move(state, seat, chance)
        else:
            move = bot_of(rules).rule_move(state, seat, chance)
        plain.step(state, seat, move, chance)


def advice(game: Game, seat: int) -> str:
    """The rule bot's move in notation."""
    move = bot_of(game.rules).rule_move(game.state, seat, seeded(11))
    return game.rules.text(game.state, move)
