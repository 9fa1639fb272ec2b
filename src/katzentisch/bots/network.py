"""A learned player: a small network over what a seat sees and could remember, beside a habit.

Written once for all engines, like the rules: additions and multiplications in one order, nothing
that a machine may round in its own way. A network is two lists. `shape` says how many numbers it
sees, how many units its two hidden layers have and how many answers there are: one for every move,
and a last one that is added to the move the rule bot would make. So a network that has learned
nothing plays like the rule bot, and learns where to leave its habits. `weights` follow one another:
for each hidden layer its biases, then a row for every number that comes in; for the answers their
biases, then a row for every answer, so that only legal moves are worked out. `room` is for what is
seen, for both layers and for what each legal move is worth; `notes` for whole numbers.

A network with a single answer weighs moves one by one: it is asked about each legal move, and sees
what there is to weigh of it (`weigh`, in the game's weighing.py) and whether it is the rule bot's.
What does not depend on the move is noted before (`survey`).
"""

from typing import TYPE_CHECKING, Any

from katzentisch.core.bits import lowest

if TYPE_CHECKING:
    from katzentisch.bots.binding import SPAN, WORDS, count_legal, legal, perceive, survey, weigh

# The places of a shape.
SEEN, FIRST, SECOND, ANSWERS = range(4)


def network_at(
    seen: Any, seat: int, habit: int, shape: Any, weights: Any, room: Any, notes: Any
) -> int:
    """The network's move on what a seat sees; `habit` is the rule bot's."""
    return network_move(seen[0], seat, habit, shape, weights, room, notes)


def network_move(
    s: Any, seat: int, habit: int, shape: Any, weights: Any, room: Any, notes: Any
) -> int:
    """The legal move that the network likes best; it knows no more than the seat."""
    if shape[ANSWERS] == 1:
        if count_legal(s, seat) == 1:
            return habit
        return weighed_best(s, seat, habit, shape, weights, room, notes)
    clear(shape, room)
    perceive(s, seat, room)
    at = hidden_layers(shape, weights, room)
    return liked_best(s, seat, habit, shape, weights, at, room)


def weighed_best(
    s: Any, seat: int, habit: int, shape: Any, weights: Any, room: Any, notes: Any
) -> int:
    """The best of all legal moves, each weighed by itself; of equal ones the first."""
    best, best_worth = -1, 0.0
    survey(s, seat, notes)
    for word in range(WORDS):
        moves = legal(s, seat, word)
        while moves != 0:
            move = word * SPAN + lowest(moves)
            moves &= moves - 1
            clear(shape, room)
            weigh(s, seat, move, notes, room)
            if move == habit:
                room[shape[SEEN] - 1] = 1.0
            worth = answered(shape, weights, hidden_layers(shape, weights, room), room, 0)
            room[worths_at(shape) + move] = worth
            if best < 0 or worth > best_worth:
                best, best_worth = move, worth
    return best


def worths_at(shape: Any) -> int:
    """Where the worths of moves begin in the room."""
    at: int = shape[SEEN] + shape[FIRST] + shape[SECOND]
    return at


def clear(shape: Any, room: Any) -> None:
    """Nothing is seen yet."""
    for place in range(shape[SEEN]):
        room[place] = 0.0


def hidden_layers(shape: Any, weights: Any, room: Any) -> int:
    """Work out both hidden layers; where the weights of the answers begin.

    One after the other and in no loop: so compiled code makes vectors of each.
    """
    at = layer(room, 0, shape[SEEN], weights, 0, shape[FIRST])
    return layer(room, shape[SEEN], shape[FIRST], weights, at, shape[SECOND])


def layer(room: Any, first: int, size: int, weights: Any, at: int, units: int) -> int:
    """Work out a layer behind the numbers it is made from; where the next one's weights begin."""
    out = first + size
    for unit in range(units):
        room[out + unit] = weights[at + unit]
    row = at + units
    for place in range(size):
        number = room[first + place]
        if number != 0.0:
            for unit in range(units):
                room[out + unit] += number * weights[row + unit]
        row += units
    for unit in range(units):
        room[out + unit] = max(room[out + unit], 0.0)
    return row


def liked_best(s: Any, seat: int, habit: int, shape: Any, weights: Any, at: int, room: Any) -> int:
    """The best legal move by the second layer and by habit; of equal ones the first."""
    of_habit = answered(shape, weights, at, room, shape[ANSWERS] - 1)
    best, best_worth = -1, 0.0
    for word in range(WORDS):
        moves = legal(s, seat, word)
        while moves != 0:
            move = word * SPAN + lowest(moves)
            moves &= moves - 1
            worth = answered(shape, weights, at, room, move)
            if move == habit:
                worth += of_habit
            room[worths_at(shape) + move] = worth
            if best < 0 or worth > best_worth:
                best, best_worth = move, worth
    return best


def answered(shape: Any, weights: Any, at: int, room: Any, answer: int) -> float:
    """One of the answers, by the second layer."""
    units = shape[SECOND]
    first = shape[SEEN] + shape[FIRST]
    row = at + shape[ANSWERS] + answer * units
    worth: float = weights[at + answer]
    for unit in range(units):
        worth += room[first + unit] * weights[row + unit]
    return worth
