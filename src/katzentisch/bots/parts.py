"""What bots ask of a game: its own part where it brings one, else that of any game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from katzentisch.bots.any_game import bot as any_bot
from katzentisch.bots.any_game import reasons as any_reasons
from katzentisch.core.observation import Layout, Observation
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import part, part_or


def bot_of(rules: Rulebook) -> Any:
    """The bot of a game, with the names of any_game/bot.py."""
    return part_or(rules, "bot", any_bot)


def has_habits(rules: Rulebook) -> bool:
    """Whether a game's rule bot does anything but move at random."""
    return hasattr(part(rules, "bot"), "rule_move")


def reasons_of(rules: Rulebook) -> Any:
    """Why a move is best, in the words of the game.

    A game's reasons.py answers four questions:

    - `moment(s)`: a number that changes when the next thing is decided, such as a trick; written
      like the rules, for both engines.
    - `chapter(s)`: a number that changes when what the reason speaks of is over, such as a round.
    - `rival(s, best, second)`: the move that the best one is explained against.
    - `reason(scene)`: what became of both in the worlds that the seat can imagine, as a message.
    """
    return part_or(rules, "reasons", any_reasons)


def observation_of(rules: Rulebook) -> Observation | None:
    """What a seat sees and could remember, as numbers; none where a game does not say it."""
    own = part(rules, "observation")
    remembered: Observation | None = getattr(own, "REMEMBERING", None)
    return remembered or getattr(own, "OBSERVATION", None)


def observe_nothing(s: Any, viewer: int, out: Any) -> None:
    """What a seat sees, as numbers, of a game that says not what that is."""


def observe_of(rules: Rulebook) -> Any:
    """The function that fills in what a seat sees."""
    observation = observation_of(rules)
    return observation.observe if observation else observe_nothing


@dataclass(frozen=True, slots=True)
class Weighing:
    """What there is to weigh of one move.

    `survey(s, seat, notes)` notes what does not depend on the move, in so many whole numbers, and
    `weigh(s, seat, move, notes, out)` fills an `out` of zeros.
    """

    layout: Layout
    survey: Callable[[Any, int, Any], None]
    notes: int
    weigh: Callable[[Any, int, int, Any, Any], None]
    # No decision has more legal moves.
    most: int
    # What a unit of the network's liking is of what moves differ by in a single world.
    unit: float


def weighing_of(rules: Rulebook) -> Weighing | None:
    """What a network weighs of a game's moves; none where it sees the whole and answers for all."""
    own = part(rules, "weighing")
    if own is None:
        return None
    return Weighing(own.WEIGHED, own.survey, own.NOTES, own.weigh, own.MOST_MOVES, own.A_UNIT)


@dataclass(frozen=True, slots=True)
class Prospect:
    """What there is to say of a seat at a pause with all hands open, and when a pause is.

    `prospect(s, seat, out)` fills an `out` of zeros; `pause(s)` is another number at every pause,
    and 0 in a game that is played without.
    """

    layout: Layout
    prospect: Callable[[Any, int, Any], None]
    pause: Callable[[Any], int]


def prospect_of(rules: Rulebook) -> Prospect | None:
    """What a game says of seats at a pause; none where searches play on to the end of a stage."""
    own = part(rules, "prospect")
    return Prospect(own.PROSPECT, own.prospect, own.pause) if own else None


def no_prospect(s: Any, seat: int, out: Any) -> None:
    """What there is to say of a seat in a game that does not say it."""


def no_pause(s: Any) -> int:
    """Such a game knows no pause."""
    return 0


def prospect_parts(rules: Rulebook) -> dict[str, Any]:
    """The functions that look at a seat at a pause."""
    found = prospect_of(rules)
    if found is None:
        return {"prospect": no_prospect, "pause": no_pause}
    return {"prospect": found.prospect, "pause": found.pause}


def survey_nothing(s: Any, seat: int, notes: Any) -> None:
    """What there is to note in a game that does not say what that is."""


def weigh_nothing(s: Any, seat: int, move: int, notes: Any, out: Any) -> None:
    """What there is to weigh in such a game."""


def weighing_parts(rules: Rulebook) -> dict[str, Any]:
    """The functions that note and fill in what there is to weigh."""
    found = weighing_of(rules)
    if found is None:
        return {"survey": survey_nothing, "weigh": weigh_nothing}
    return {"survey": found.survey, "weigh": found.weigh}
