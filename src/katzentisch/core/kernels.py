"""What the compiled engine does with whole arrays of states.

Bound to a game and compiled like the driver; run only compiled, since a record of an array is
what these functions hand to the rules. `chances` has a row of one number for every state.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from katzentisch.core.binding import (
        WORDS,
        actors,
        apply,
        begin,
        imagine,
        legal,
        playout,
        random_move,
        settle,
        winners,
    )


def begin_all(states: Any, chances: Any) -> None:
    """Set up and deal every game."""
    for i in range(len(states)):
        begin(states[i], chances[i])


def actors_all(states: Any, out: Any) -> None:
    """The acting seats of every game, as bits."""
    for i in range(len(states)):
        out[i] = actors(states[i])


def legal_all(states: Any, seats: Any, out: Any) -> None:
    """The legal moves of a seat of every game: a row of words for each."""
    for i in range(len(states)):
        for word in range(WORDS):
            out[i, word] = legal(states[i], seats[i], word)


def step_all(states: Any, seats: Any, moves: Any, chances: Any) -> None:
    """Make a legal move in every game."""
    for i in range(len(states)):
        apply(states[i], seats[i], moves[i])
        settle(states[i], chances[i])


def random_all(states: Any, seats: Any, chances: Any, out: Any) -> None:
    """A random legal move of a seat of every game."""
    for i in range(len(states)):
        out[i] = random_move(states[i], seats[i], chances[i])


def playout_all(states: Any, chances: Any) -> int:
    """Play every game at random to its end; how many decisions that took."""
    decisions = 0
    for i in range(len(states)):
        decisions += playout(states[i], chances[i])
    return decisions


def imagine_all(states: Any, seats: Any, chances: Any) -> None:
    """In every game, redeal what the seat cannot know."""
    for i in range(len(states)):
        imagine(states[i], seats[i], chances[i])


def winners_all(states: Any, out: Any) -> None:
    """The winners of every finished game, as bits."""
    for i in range(len(states)):
        out[i] = winners(states[i])


def new_playouts(empty: Any, room: Any, games: int, chance: Any, wins: Any, scores: Any) -> int:
    """Deal and play so many new games at random; wins are shared, scores added up."""
    decisions = 0
    for _ in range(games):
        room[0] = empty[0]
        begin(room[0], chance)
        decisions += playout(room[0], chance)
        tally(room[0], wins, scores)
    return decisions


def playouts_from(start: Any, room: Any, games: int, chance: Any, wins: Any, scores: Any) -> int:
    """Play a given state to the end so often, at random; wins are shared, scores added up."""
    decisions = 0
    for _ in range(games):
        room[0] = start[0]
        decisions += playout(room[0], chance)
        tally(room[0], wins, scores)
    return decisions


def tally(s: Any, wins: Any, scores: Any) -> None:
    """Add one finished game to the sums."""
    best = winners(s)
    share = 0
    for seat in range(s.players):
        share += best >> seat & 1
    for seat in range(s.players):
        scores[seat] += s.score[seat]
        if best >> seat & 1:
            wins[seat] += 1.0 / share
