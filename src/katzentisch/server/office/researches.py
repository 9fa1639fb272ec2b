"""What others can find out for people, handed over by whoever starts the server.

The server knows neither laboratory nor review: it knows that some work takes a while, and that its
answer can be put into words.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from katzentisch.bots.slices import Slice, Work
from katzentisch.bots.studies import Studies, StudiesFull, StudyFailed
from katzentisch.core.texts import Texts
from katzentisch.server.table.refused import refused

Thing = TypeVar("Thing")


@dataclass(frozen=True, slots=True)
class Research:
    """Some work for a process beside the bots, and its answer in a language, both as plain data.

    `get_ready` has all compiled that the work needs for a game.
    """

    work: Work
    told: Callable[..., dict[str, Any]]
    get_ready: Callable[[str], Any] | None = None


@dataclass(frozen=True, slots=True)
class Researches:
    """What can be found out; nobody can where none is handed over."""

    balance: Research | None = None
    review: Research | None = None


@dataclass(frozen=True, slots=True)
class Inquiries:
    """Where people ask: what can be found out, and what is being worked on."""

    researches: Researches
    studies: Studies

    def prepare(self, game: str) -> None:
        """That game is about to be played: when it is over, people will ask for its review."""
        review = self.researches.review
        if review is not None and review.get_ready is not None:
            self.studies.prepare(preparation(game), review.get_ready, game)


def preparation(game: str) -> str:
    """The name under which a game is got ready for what people will ask."""
    return f"getting ready to review {game}"


def asked(
    studies: Studies, name: str, address: str, research: Research, game: str, *words: object
) -> Slice:
    """How far some work on a game is; raises Refused where too much waits, or it has failed."""
    try:
        return studies.ask(name, address, research.work, *words, needs=preparation(game))
    except StudiesFull:
        raise refused("study-full") from None
    except StudyFailed:
        raise refused("study-failed") from None


def waited_for(now: Slice, spoken: Texts) -> str:
    """In words: why some work has not begun; nothing once it has."""
    if now.before:
        return spoken.say("study-line", count=now.before)
    return "" if now.share else spoken.say("study-ready")


def offered(thing: Thing | None) -> Thing:
    """What is handed over; raises Refused where it is not."""
    if thing is None:
        raise refused("study-not-here")
    return thing
