"""A champion's search: all moves run in the same imagined worlds until it is clear which is best.

A world more is worth so much as it may change the choice. So a move falls out when what it may
still bring beyond the best one, as likely as that is, is not worth looking for; close decisions
get many worlds, and clear ones few. What was thought of the moves before is where a race begins:
one that was thought worse has some way to make up, and luck in a few worlds counts for little.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt

from katzentisch.bots.pauses import Steps
from katzentisch.core.exponents import exp

# A move and the plan to go on with (rollout.play_on).
Course = tuple[int, int]
# What some courses bring in so many worlds: a list of outlooks a world.
Look = Callable[[list[Course], int], list[list[float]]]
# Worlds at first, and how many more each time, as a part of those before.
FIRST, MORE = 16, 0.25
# A close decision may take so many times the playouts that an expert has.
CLOSE = 3
# Judging takes less time than playing out: less is worth looking for.
CHEAP = 0.3
# What moves differ by, as a part of what they differ by in a single world.
DIFFERENCE = 0.25
# Worlds in which positions are judged at the next pause, before a race; who is judged worse by so
# many times what such a judgement may be wrong by does not run.
JUDGED, OUT_OF_QUESTION = 16, 3
TINY = 1e-12


@dataclass(slots=True)
class Race:
    """Courses that may still be the best, and what is known of them: sums over worlds, by pairs."""

    courses: list[Course]
    # How good each was thought to be: as a share of the victory that may be wrong by `doubt`; where
    # that is nothing, as a part of what they differ by in a single world.
    thoughts: list[float]
    doubt: float = 0.0
    # How far what is seen may be wrong too, in however many worlds.
    bias: float = 0.0
    worlds: int = 0
    sums: list[float] = field(default_factory=list)
    products: list[list[float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        size = len(self.courses)
        self.sums = [0.0] * size
        self.products = [[0.0] * size for _ in range(size)]

    def add(self, outlooks: Sequence[Sequence[float]]) -> None:
        """What every course has brought in some more worlds."""
        self.worlds += len(outlooks)
        for world in outlooks:
            for one, outlook in enumerate(world):
                self.sums[one] += outlook
                row = self.products[one]
                for other in range(one + 1):
                    row[other] += outlook * world[other]

    def spread(self, one: int, other: int) -> float:
        """The variance of what two courses differ by in a world."""
        low, high = min(one, other), max(one, other)
        squares = self.products[one][one] + self.products[other][other]
        mean = (self.sums[one] - self.sums[other]) / self.worlds
        return max(0.0, (squares - 2 * self.products[high][low]) / self.worlds - mean * mean)

    def stakes(self) -> float:
        """What courses differ by in a world, in the mean."""
        others = range(1, len(self.courses))
        return sum(sqrt(self.spread(0, other)) for other in others) / len(others)

    def gains(self, stakes: float) -> list[float]:
        """By how much each is better than the first, by what was seen and what was thought before.

        Both count as much as they are sure.
        """
        known, unit = self.known(stakes), 1.0 if self.doubt else stakes
        found = [0.0]
        for one in range(1, len(self.courses)):
            seen = (self.sums[one] - self.sums[0]) / self.worlds
            thought = unit * (self.thoughts[one] - self.thoughts[0])
            unsure = self.spread(0, one) / self.worlds + self.bias**2 + TINY
            found.append((thought * unsure + seen * known) / (unsure + known))
        return found

    def known(self, stakes: float) -> float:
        """The variance of what moves may differ by from what was thought."""
        return (self.doubt or DIFFERENCE * stakes) ** 2 + TINY

    def go_on(self, worth: float) -> Course:
        """The best course so far; who may no longer be worth so much more falls out."""
        stakes = self.stakes()
        gains = self.gains(stakes)
        best = max(range(len(gains)), key=lambda one: gains[one])
        known = self.known(stakes)
        # What more worlds may still say counts as much as what is seen does at all.
        both = known + self.bias**2
        course, stay = self.courses[best], []
        for one, gain in enumerate(gains):
            unsure = self.spread(best, one) / self.worlds + TINY
            error = known / both * sqrt(unsure * both / (unsure + both))
            if one == best or hoped(gains[best] - gain, error) > worth:
                stay.append(one)
        self.keep(stay)
        return course

    def keep(self, stay: list[int]) -> None:
        """Only these run on."""
        self.courses = [self.courses[one] for one in stay]
        self.thoughts = [self.thoughts[one] for one in stay]
        self.sums = [self.sums[one] for one in stay]
        self.products = [[self.products[one][other] for other in stay] for one in stay]

    @property
    def decided(self) -> bool:
        """Whether all that are left are the same move, whatever is planned after it."""
        return len({move for move, _ in self.courses}) == 1


def entered(
    courses: list[Course], judged: Sequence[Sequence[float]], doubt: float, bias: float = 0.0
) -> Race:
    """A race of those courses that were judged nearly as good as the best, in some worlds."""
    means = [sum(world[one] for world in judged) / len(judged) for one in range(len(courses))]
    best = max(means)
    good = [one for one, mean in enumerate(means) if mean > best - OUT_OF_QUESTION * doubt]
    good.sort(key=lambda one: -means[one])
    return Race([courses[one] for one in good], [means[one] for one in good], doubt, bias)


def run(race: Race, look: Look, worth: float, most: int) -> Steps[int]:
    """The move that wins a race, looked at in ever more worlds until it is decided."""
    playouts = 0
    while True:
        worlds = max(FIRST, int(race.worlds * MORE))
        race.add(look(race.courses, worlds))
        playouts += worlds * len(race.courses)
        yield
        best, _ = race.go_on(worth)
        if race.decided or playouts >= most:
            return best


def hoped(behind: float, error: float) -> float:
    """How much better than the best a course may be expected to turn out, if it does.

    Of a normal error: e to a square of how far it is behind is right to a tenth up to three errors.
    """
    far = behind / error
    return error * exp(-0.919 - (1.207 + 0.36 * far) * far)
