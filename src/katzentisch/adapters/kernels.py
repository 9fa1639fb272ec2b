"""What environments do with arrays of states, written like the rules and run compiled.

Bound to a game like core/kernels.py, with `observe` and `opponent` besides. A game with choices
made at the same time asks its seats in turn, lowest first: what one chose stays hidden from the
next by `observe` itself.
"""

from typing import TYPE_CHECKING, Any

from katzentisch.core.bits import count, lowest, nth
from katzentisch.core.chance import below

if TYPE_CHECKING:
    from katzentisch.adapters.binding import MOVES, observe, opponent
    from katzentisch.core.binding import SPAN, WORDS, actors, apply, begin, legal, settle, winners


def look(s: Any, seat: int, observation: Any, mask: Any) -> None:
    """What a seat sees, and the moves it may make; no moves for a seat that has no decision."""
    for place in range(len(observation)):
        observation[place] = 0
    observe(s, seat, observation)
    acts = actors(s) >> seat & 1
    for word in range(WORDS):
        moves = legal(s, seat, word) if acts else 0
        first = word * SPAN
        for bit in range(min(SPAN, MOVES - first)):
            mask[first + bit] = moves >> bit & 1


def look_at(states: Any, seat: int, observation: Any, mask: Any) -> None:
    """The same for the only game of an array."""
    look(states[0], seat, observation, mask)


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
    states: Any, seat: int, move: int, chances: Any, scores: Any, observation: Any, mask: Any
) -> int:
    """Make a move in the only game of an array and show the next seat what it sees.

    Which seat that is; OVER if there is none, REFUSED for a move that is not legal.
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
    look(s, following, observation, mask)
    return following


def turns(states: Any, moves: Any, chances: Any, scores: Any) -> int:
    """The moves of all acting seats at the same time: acting seats after them, as bits.

    -1 - seat of the first whose move is not legal; nothing has happened then.
    """
    s = states[0]
    acting = actors(s)
    for seat in range(s.players):
        if acting >> seat & 1 and not allowed(s, seat, moves[seat]):
            return -1 - seat
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


def show(s: Any, observation: Any, mask: Any, words: Any) -> int:
    """What the first seat to act sees; `words` keeps its legal moves as bits. Which seat it is."""
    seat = lowest(actors(s))
    look(s, seat, observation, mask)
    for word in range(WORDS):
        words[word] = legal(s, seat, word)
    return seat


def begin_tables(
    states: Any, chances: Any, words: Any, seats: Any, observations: Any, masks: Any
) -> None:
    """Deal every game and show the first seat to act what it sees."""
    for i in range(len(states)):
        begin(states[i], chances[i])
        seats[i] = show(states[i], observations[i], masks[i], words[i])


def step_tables(
    states: Any,
    empty: Any,
    chances: Any,
    moves: Any,
    words: Any,
    seats: Any,
    observations: Any,
    masks: Any,
    over: Any,
    scores: Any,
    shares: Any,
) -> None:
    """Make a move in every game; a game that ends leaves its result and is dealt anew."""
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
        seats[i] = show(s, observations[i], masks[i], words[i])


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


def deal_to(s: Any, learner: int, chance: Any) -> None:
    """Deal a game and play on to the learner's first decision."""
    begin(s, chance)
    play_on(s, learner, chance)


def begin_lessons(states: Any, chances: Any, learners: Any, observations: Any, masks: Any) -> None:
    """Deal every game and play on to the learner's first decision."""
    for i in range(len(states)):
        deal_to(states[i], learners[i], chances[i])
        look(states[i], learners[i], observations[i], masks[i])


def step_lessons(
    states: Any,
    empty: Any,
    chances: Any,
    learners: Any,
    turning: int,
    moves: Any,
    observations: Any,
    masks: Any,
    finals: Any,
    ended: Any,
    gains: Any,
    margins: Any,
    shares: Any,
) -> None:
    """The learner's move in every game, then the opponents', to its next decision.

    `gains` is what its score changed by. A game that ends leaves its last observation and its
    result and is dealt anew, as does one whose move was not legal; `turning` then moves the
    learner on by so many seats.
    """
    for i in range(len(states)):
        s = states[i]
        learner = learners[i]
        before = s.score[learner]
        ended[i] = GOES_ON
        if not allowed(s, learner, moves[i]):
            ended[i] = ILLEGAL
        else:
            apply(s, learner, moves[i])
            settle(s, chances[i])
            play_on(s, learner, chances[i])
            if s.over:
                ended[i] = FINISHED
        gains[i] = s.score[learner] - before
        if ended[i] != GOES_ON:
            margins[i] = margin(s, learner)
            shares[i] = share(s, learner) if s.over else 0.0
            look(s, learner, finals[i], masks[i])
            states[i] = empty[0]
            learner = (learner + turning) % s.players
            learners[i] = learner
            deal_to(s, learner, chances[i])
        look(s, learner, observations[i], masks[i])


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


def look_some(states: Any, which: Any, seats: Any, observations: Any, masks: Any) -> None:
    """What a seat sees in some of the games."""
    for row in range(len(which)):
        look(states[which[row]], seats[row], observations[row], masks[row])


def move_some(states: Any, which: Any, seats: Any, moves: Any, chances: Any, out: Any) -> None:
    """A move in some of the games, where it is legal; `out` tells where it is not."""
    for row in range(len(which)):
        i = which[row]
        out[row] = not allowed(states[i], seats[row], moves[row])
        if not out[row]:
            apply(states[i], seats[row], moves[row])
            settle(states[i], chances[i])


def begin_some(states: Any, which: Any, empty: Any, chances: Any) -> None:
    """Deal some of the games anew."""
    for row in range(len(which)):
        i = which[row]
        states[i] = empty[0]
        begin(states[i], chances[i])


def results_some(states: Any, which: Any, seats: Any, margins: Any, shares: Any) -> None:
    """How some of the games went for a seat."""
    for row in range(len(which)):
        i = which[row]
        margins[i] = margin(states[i], seats[row])
        shares[i] = share(states[i], seats[row]) if states[i].over else 0.0
