"""What the cards have brought to each seat of a game, held to all that they might have brought.

Whenever cards are dealt or drawn, the table is worth something to each seat: its share of the
victory and its lead, if all hands lay open, nobody knew the deck, and rule bots went on. What came
is held to what might have come of the same move. On average that is nothing, whoever plays and
however wrong the rule bots are; so it can be taken off a result, and what is left is known better.
"""

from hashlib import sha256

from katzentisch.bots.engine import Engine, OneState, Source, engine_key, plain_engine
from katzentisch.bots.open_hands import NEW_DEAL, NO_MOVE, WORTHS
from katzentisch.bots.rollout import RULE
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.state import State

# A source of chance for what might have come, apart from those of the deals and of the bots.
LUCK_STREAM = 1 << 60
SHARE, LEAD = 0, 2


class Cards:
    """Deals the cards of a game and draws them; what they brought is not looked at."""

    def __init__(self, engine: Engine, empty: State, source: Source) -> None:
        self.engine, self.empty, self.source = engine, empty, source
        self.shares = [0.0] * empty.players
        self.leads = [0.0] * empty.players

    def begin(self) -> OneState:
        """A table at which the first cards are dealt."""
        table = self.engine.table(self.empty)
        self.engine.do.begin_at(table, self.source)
        return table

    def step(self, table: OneState, seat: int, move: int) -> None:
        """Make a legal move, and draw what is drawn after it."""
        self.engine.do.step_at(table, seat, move, self.source)


class WatchedCards(Cards):
    """Adds up what the cards have brought, with so many tries whenever some come."""

    def __init__(
        self, engine: Engine, empty: State, source: Source, tries: int, trying: Source
    ) -> None:
        super().__init__(engine, empty, source)
        self.tries, self.trying = tries, trying
        self.places = engine.places(1)
        # How many cards the deck had when it was last shuffled.
        self.size = 0

    def begin(self) -> OneState:
        """Deal, and hold it to every other deal."""
        state, chance = self.empty.copy(), [int(self.source[0])]
        self.engine.rules.start(state)
        self.size = self._shuffled(state, chance)
        table = super().begin()
        self._compare(self.engine.table(self.empty), 0, NEW_DEAL, 0, table)
        return table

    def step(self, table: OneState, seat: int, move: int) -> None:
        """Make a move, and hold what was drawn after it to all that might have been."""
        before, chance, size = table.copy(), [int(self.source[0])], self.size
        super().step(table, seat, move)
        shuffled = int(self.source[0]) != chance[0]
        if shuffled:
            state = self.engine.state(before)
            self.engine.rules.apply(state, seat, move)
            self.size = self._shuffled(state, chance)
        if shuffled or before["drawn"][0] != table["drawn"][0]:
            self._compare(before, seat, move, size, table)

    def _shuffled(self, state: State, chance: list[int]) -> int:
        """How many cards were shuffled last, found by shuffling them again."""
        return int(plain_engine(self.engine.rules).do.settled(state, self.size, chance))

    def _compare(self, before: OneState, seat: int, move: int, size: int, after: OneState) -> None:
        expected = self._worth(before, seat, move, size)
        came = self._worth(after, 0, NO_MOVE, self.size)
        for other in range(self.empty.players):
            place = WORTHS * other
            self.shares[other] += (came[place + SHARE] - expected[place + SHARE]) / self.tries
            self.leads[other] += (came[place + LEAD] - expected[place + LEAD]) / self.tries

    def _worth(self, table: OneState, seat: int, move: int, size: int) -> list[float]:
        """What a table is worth to each seat after a move, over so many orders of its deck."""
        sums = self.engine.real(WORTHS * self.empty.players)
        self.engine.do.open_worth(
            table, self.places, seat, move, size, self.tries, RULE, self.trying, sums
        )
        return [float(one) for one in sums]


def value_key(rules: Rulebook, tries: int) -> str:
    """A name for exactly this value of a table: who has it knows that it was fixed before."""
    return sha256(f"{engine_key(rules)} {tries}".encode()).hexdigest()[:16]
