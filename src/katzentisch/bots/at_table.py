"""What happens at a table, a sequence of one state: written once for both engines."""

from typing import TYPE_CHECKING, Any

from katzentisch.bots.rollout import AS_USUAL, copied, policy_move, victory
from katzentisch.bots.worlds import imagined, likely_world, turn_luck
from katzentisch.core.bits import lowest
from katzentisch.core.chance import Chance, below

if TYPE_CHECKING:
    from katzentisch.bots.binding import (
        actors,
        apply,
        begin,
        chapter,
        hand_move,
        legal,
        moment,
        plan_move,
        random_move,
        rule_move,
        settle,
        stage,
        step,
        winners,
    )


def begin_at(table: Any, chance: Chance) -> None:
    """Set up the game and deal."""
    begin(table[0], chance)


def step_at(table: Any, seat: int, move: int, chance: Chance) -> None:
    """Make a legal move and go on to the next decision."""
    step(table[0], seat, move, chance)


def actors_at(table: Any) -> int:
    """The seats that have a decision to make, as bits; none when the game is over."""
    return 0 if table[0].over else actors(table[0])


def legal_at(table: Any, seat: int, word: int) -> int:
    """The legal moves of a seat, as bits of one word."""
    return legal(table[0], seat, word)


def winners_at(table: Any) -> int:
    """The winners of a finished game, as bits."""
    return winners(table[0])


def score_at(table: Any, seat: int) -> int:
    """A seat's score so far."""
    return table[0].score[seat]  # type: ignore[no-any-return]


def blinded(table: Any, seen: Any, seat: int, chance: Chance) -> None:
    """Into `seen`, the table with all that the seat cannot know redealt."""
    imagined(table[0], seen, 0, seat, chance)


def random_at(seen: Any, seat: int, chance: Chance) -> int:
    """Any legal move."""
    return random_move(seen[0], seat, chance)


def rule_at(seen: Any, seat: int, chance: Chance) -> int:
    """The rule bot's move on what a seat sees."""
    return rule_move(seen[0], seat, chance)


def hand_at(seen: Any, seat: int, mood: int, chance: Chance) -> int:
    """The move of a player who looks at his own hand only."""
    return hand_move(seen[0], seat, mood, chance)


def imagine_world(seen: Any, places: Any, seat: int, chance: Chance) -> None:
    """A world that the seat can imagine, into the first place: the next that try_moves looks at."""
    likely_world(seen, places, 0, seat, chance)
    turn_luck(chance)


def watch_move(
    places: Any, seat: int, move: int, plan: int, policy: int, chance: Chance, luck: Chance
) -> None:
    """Try a move in the world of the first place as try_moves does, and keep what there is to see.

    The second place shows what was decided next, the third the end of the chapter, the fourth the
    end of the stage.
    """
    s = copied(places[0], places, 3)
    luck[0] = chance[0]
    now = stage(s)
    this = chapter(s)
    undecided = moment(s)
    decided = 0
    closed = 0
    apply(s, seat, move)
    while s.over == 0 and stage(s) == now:
        if closed == 0 and chapter(s) != this:
            copied(s, places, 2)
            closed = 1
        settle(s, luck)
        if decided == 0 and moment(s) != undecided:
            copied(s, places, 1)
            decided = 1
        if s.over == 0:
            actor = lowest(actors(s))
            if actor == seat and plan != AS_USUAL:
                apply(s, actor, plan_move(s, actor, plan, luck))
            else:
                apply(s, actor, policy_move(s, actor, policy, luck))
    if decided == 0:
        copied(s, places, 1)
    if closed == 0:
        copied(s, places, 2)


def play_matches(
    empty: Any, places: Any, games: int, policies: Any, chance: Chance, wins: Any, scores: Any
) -> int:
    """Play so many games, a policy at each seat; shared wins and scores by seat are added up."""
    decisions = 0
    for _ in range(games):
        s = copied(empty[0], places, 0)
        begin(s, chance)
        while s.over == 0:
            seat = lowest(actors(s))
            step(s, seat, policy_move(s, seat, policies[seat], chance), chance)
            decisions += 1
        for seat in range(s.players):
            wins[seat] += victory(s, seat)
            scores[seat] += s.score[seat]
    return decisions


def dice(chance: Chance, sides: int) -> int:
    """A number below `sides`."""
    return below(chance, sides)
