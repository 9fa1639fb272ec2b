"""What environments do with arrays of states, written like the rules and run compiled.

Bound to a game like core/kernels.py, with `sight`, `observe` and `opponent` besides. A game with
choices made at the same time asks its seats in turn, lowest first: what one chose stays hidden from
the next by `sight` and `observe`.
"""

from typing import TYPE_CHECKING, Any

from katzentisch.adapters.arrays import Decisions, Ended, Games, Lesson
from katzentisch.bots.engine import blind_source
from katzentisch.bots.worlds import imagined
from katzentisch.core.bits import count, lowest, nth
from katzentisch.core.chance import below

if TYPE_CHECKING:
    from katzentisch.adapters.binding import MOVES, observe, opponent, sight
    from katzentisch.core.binding import SPAN, WORDS, actors, apply, begin, legal, settle, winners


# What `observe` looks at.


def as_it_is(s: Any, spare: Any, seat: int) -> Any:
    """The game itself: for an observation that chooses what a seat may see."""
    return s


def blinded(s: Any, spare: Any, seat: int) -> Any:
    """What a bot would be given: for an observation that shows all it is given."""
    return imagined(s, spare, 0, seat, blind_source())


def look(s: Any, spare: Any, seat: int, observation: Any, mask: Any) -> None:
    """What a seat sees, and the moves it may make; no moves for a seat that has no decision."""
    for place in range(len(observation)):
        observation[place] = 0
    observe(sight(s, spare, seat), seat, observation)
    acts = actors(s) >> seat & 1
    for word in range(WORDS):
        moves = legal(s, seat, word) if acts else 0
        first = word * SPAN
        for bit in range(min(SPAN, MOVES - first)):
            mask[first + bit] = moves >> bit & 1


def look_at(states: Any, spare: Any, seat: int, observation: Any, mask: Any) -> None:
    """The same for the only game of an array."""
    look(states[0], spare, seat, observation, mask)


def allowed(s: Any, seat: int, move: int) -> bool:
    """Whether a seat may make that move now."""
    if move < 0 or move >= MOVES or actors(s) >> seat & 1 == 0:
        return False
    word = move // SPAN
    return legal(s, seat, word) >> (move - word * SPAN) & 1 == 1


def share(s: Any, seat: int) -> Any:
    """A seat's share of the victory."""
    best = winners(s)
    sharing = 0
    for other in range(s.players):
        sharing += best >> other & 1
    return (best >> seat & 1) / sharing


def margin(s: Any, seat: int) -> Any:
    """How far a seat's score is above the mean."""
    total = 0
    for other in range(s.players):
        total += s.score[other]
    return s.score[seat] - total / s.players


# One game, a seat at a time.

OVER, REFUSED = -1, -2


def turn(
    states: Any,
    spare: Any,
    chances: Any,
    seat: int,
    move: int,
    scores: Any,
    observation: Any,
    mask: Any,
) -> int:
    """Make a move in the only game of an array and show the next seat what it sees.

    Which seat that is; OVER if there is none, REFUSED for a move that is not legal. The arrays
    come one by one, since taking a tuple of them apart costs more than a whole step.
    """
    s = states[0]
    if not allowed(s, seat, move):
        return REFUSED
    apply(s, seat, move)
    settle(s, chances[0])
    for other in range(s.players):
        scores[other] = s.score[other]
    if s.over:
        return OVER
    following = lowest(actors(s))
    look(s, spare, following, observation, mask)
    return following


def refused_of(seat: int) -> int:
    """What stands for a refused move of that seat, where bits of seats are told otherwise.

    The same turns it back into the seat.
    """
    return -1 - seat


def turns(states: Any, chances: Any, moves: Any, scores: Any) -> int:
    """The moves of all acting seats at the same time: acting seats after them, as bits.

    `refused_of` the first seat whose move is not legal; nothing has happened then.
    """
    s = states[0]
    acting = actors(s)
    for seat in range(s.players):
        if acting >> seat & 1 and not allowed(s, seat, moves[seat]):
            return refused_of(seat)
    for seat in range(s.players):
        if acting >> seat & 1:
            apply(s, seat, moves[seat])
    settle(s, chances[0])
    for seat in range(s.players):
        scores[seat] = s.score[seat]
    return actors(s)


def shares_of(states: Any, out: Any) -> None:
    """Every seat's share of the victory in the only game of an array."""
    for seat in range(states[0].players):
        out[seat] = share(states[0], seat)


# A table where every seat is played from outside.


def show(s: Any, spare: Any, observation: Any, mask: Any, words: Any) -> int:
    """What the first seat to act sees; `words` keeps its legal moves as bits. Which seat it is.

    Not by `look`, which would ask twice what is legal, nor by functions that both share: handing
    arrays on costs up to a quarter of a step.
    """
    seat = lowest(actors(s))
    for place in range(len(observation)):
        observation[place] = 0
    observe(sight(s, spare, seat), seat, observation)
    for word in range(WORDS):
        moves = legal(s, seat, word)
        words[word] = moves
        first = word * SPAN
        for bit in range(min(SPAN, MOVES - first)):
            mask[first + bit] = moves >> bit & 1
    return seat


def begin_tables(games: Games, words: Any, shown: Decisions) -> None:
    """Deal every game and show the first seat to act what it sees."""
    states, _, chances, spare = games
    seats, observations, masks = shown
    for i in range(len(states)):
        begin(states[i], chances[i])
        seats[i] = show(states[i], spare, observations[i], masks[i], words[i])


def step_tables(games: Games, moves: Any, words: Any, shown: Decisions, ended: Ended) -> None:
    """Make a move in every game; a game that ends leaves its result and is dealt anew.

    The arrays are taken out before the loop: taking one out costs as much as a simple move.
    """
    states, empty, chances, spare = games
    seats, observations, masks = shown
    over, scores, shares = ended
    for i in range(len(states)):
        s = states[i]
        apply(s, seats[i], moves[i])
        settle(s, chances[i])
        over[i] = s.over
        if s.over:
            for seat in range(s.players):
                scores[i, seat] = s.score[seat]
                shares[i, seat] = share(s, seat)
            states[i] = empty[0]
            begin(s, chances[i])
        seats[i] = show(s, spare, observations[i], masks[i], words[i])


def first_refused(words: Any, moves: Any) -> int:
    """The first game whose move is not among its legal ones; -1 if there is none."""
    for i in range(len(moves)):
        move = moves[i]
        if move < 0 or move >= MOVES:
            return i
        word = move // SPAN
        if words[i, word] >> (move - word * SPAN) & 1 == 0:
            return i
    return -1


def random_legal(words: Any, chances: Any, out: Any) -> None:
    """A legal move of every game, each equally likely."""
    for i in range(len(words)):
        total = 0
        for word in range(WORDS):
            total += count(words[i, word])
        n = below(chances[i], total)
        word = 0
        while n >= count(words[i, word]):
            n -= count(words[i, word])
            word += 1
        out[i] = word * SPAN + nth(words[i, word], n)


# A table where one seat learns and the others are opponents.

GOES_ON, FINISHED, ILLEGAL = 0, 1, 2


def play_on(s: Any, learner: int, chance: Any) -> None:
    """Let the opponents decide until the learner has to, or the game is over."""
    while s.over == 0 and actors(s) >> learner & 1 == 0:
        seat = lowest(actors(s))
        apply(s, seat, opponent(s, seat, chance))
        settle(s, chance)


def begin_lessons(games: Games, shown: Decisions) -> None:
    """Deal every game and play on to the learner's first decision."""
    states, _, chances, spare = games
    learners, observations, masks = shown
    for i in range(len(states)):
        begin(states[i], chances[i])
        play_on(states[i], learners[i], chances[i])
        look(states[i], spare, learners[i], observations[i], masks[i])


def step_lessons(games: Games, turning: int, moves: Any, shown: Decisions, lesson: Lesson) -> None:
    """The learner's move in every game, then the opponents', to its next decision.

    A game that ends leaves its last observation and its result and is dealt anew, as does one
    whose move was not legal; `turning` then moves the learner on by so many seats.
    """
    states, empty, chances, spare = games
    learners, observations, masks = shown
    ended, gains, finals, margins, shares = lesson
    for i in range(len(states)):
        s = states[i]
        learner = learners[i]
        before = s.score[learner]
        ended[i] = move_learner(s, learner, moves[i], chances[i])
        gains[i] = s.score[learner] - before
        if ended[i] != GOES_ON:
            margins[i] = margin(s, learner)
            shares[i] = share(s, learner) if s.over else 0.0
            look(s, spare, learner, finals[i], masks[i])
            states[i] = empty[0]
            learner = (learner + turning) % s.players
            learners[i] = learner
            begin(s, chances[i])
            play_on(s, learner, chances[i])
        look(s, spare, learner, observations[i], masks[i])


def move_learner(s: Any, learner: int, move: int, chance: Any) -> int:
    """The learner's move, then the opponents': whether the game goes on after them."""
    if not allowed(s, learner, move):
        return ILLEGAL
    apply(s, learner, move)
    settle(s, chance)
    play_on(s, learner, chance)
    return FINISHED if s.over else GOES_ON


def opponent_moves(states: Any, seats: Any, chances: Any, out: Any) -> None:
    """What an opponent would do in a seat of every game."""
    for i in range(len(states)):
        out[i] = opponent(states[i], seats[i], chances[i])


# The same with opponents outside: some of the games at a time.


def waiting_seats(states: Any, learners: Any, out: Any) -> int:
    """The opponent to decide in every game, -1 for none; how many there are."""
    found = 0
    for i in range(len(states)):
        out[i] = -1
        acting = actors(states[i])
        if acting != 0 and acting >> learners[i] & 1 == 0:
            out[i] = lowest(acting)
            found += 1
    return found


def look_some(games: Games, which: Any, shown: Decisions) -> None:
    """What a seat sees in some of the games: a row of `shown` for each of these."""
    states, _, _, spare = games
    seats, observations, masks = shown
    for row in range(len(which)):
        look(states[which[row]], spare, seats[row], observations[row], masks[row])


def move_some(games: Games, which: Any, seats: Any, moves: Any, refused: Any) -> None:
    """A move in some of the games, where it is legal; `refused` tells where it is not."""
    states, _, chances, _ = games
    for row in range(len(which)):
        i = which[row]
        refused[row] = not allowed(states[i], seats[row], moves[row])
        if not refused[row]:
            apply(states[i], seats[row], moves[row])
            settle(states[i], chances[i])


def begin_some(games: Games, which: Any) -> None:
    """Deal some of the games anew."""
    states, empty, chances, _ = games
    for row in range(len(which)):
        i = which[row]
        states[i] = empty[0]
        begin(states[i], chances[i])


def results_some(games: Games, which: Any, seats: Any, lesson: Lesson) -> None:
    """How some of the games went for a seat."""
    for row in range(len(which)):
        i = which[row]
        s = games.states[i]
        lesson.margins[i] = margin(s, seats[row])
        lesson.shares[i] = share(s, seats[row]) if s.over else 0.0
