"""What happened, in sentences: from what a seat saw before and after a move, and nothing else.

The terminal, the web table and replays tell the same story; the sentences are in story.ftl.
"""

from collections.abc import Callable, Sequence

from katzentisch.core.game import Game
from katzentisch.core.names import move_named
from katzentisch.core.rulebook import SPECTATOR, View
from katzentisch.core.texts import texts
from katzentisch.games import part_or, rulebook
from katzentisch.story import any_game
from katzentisch.story.told import CARD_WORDS, Move, Told


def tell(before: View, after: View, moves: Sequence[Move]) -> list[Told]:
    """What a seat can tell of one step: its views before and after, the moves it saw."""
    rules = rulebook(after["rules"])
    happened = part_or(rules, "story", any_game).tell(before, after, moves)
    return [of_game(told, rules.name) for told in happened]


def opening(view: View) -> list[Told]:
    """What a seat can tell of the cards that lie there before the first move."""
    rules = rulebook(view["rules"])
    laid = part_or(rules, "story", any_game).opening(view)
    return [of_game(told, rules.name) for told in laid]


def of_game(told: Told, game: str) -> Told:
    """The same, as a message of that game."""
    return Told(told.key, told.seat, told.words, told.tally, game)


class Watcher:
    """Looks over a seat's shoulder; to be asked for news after every move."""

    def __init__(self, game: Game, seat: int = SPECTATOR) -> None:
        self.game, self.seat = game, seat
        self.view = game.view(seat)
        self.told = len(game.made)

    def opening(self) -> list[Told]:
        """What lay there when the seat began to look, if nobody had moved yet."""
        return [] if self.told else opening(self.view)

    def news(self) -> list[Told]:
        """What the seat has seen happen since it was last asked."""
        before, self.view = self.view, self.game.view(self.seat)
        moves = self.game.log(self.seat)[self.told : len(self.game.made)]
        self.told = len(self.game.made)
        return tell(before, self.view, moves) if moves else []


def sentence(
    told: Told,
    language: str,
    names: Sequence[str],
    reader: int = SPECTATOR,
    mark: Callable[[str], str] = str,
) -> str:
    """One thing that happened, in the reader's language; the reader is `you`, cards are marked."""
    words = {
        key: mark(str(word)) if key in CARD_WORDS else word for key, word in told.words.items()
    }
    rules = rulebook(told.game)
    spoken = texts(language, rules)
    if "move" in words:
        words["move"] = move_named(rules, str(words["move"]), spoken)
    if told.tally:
        words["tally"] = " · ".join(f"{names[seat]} {value}" for seat, value in told.tally)
    if told.seat is not None:
        words |= {
            "who": "you" if told.seat == reader else "other",
            "name": names[told.seat],
        }
    return spoken.say(told.key, **words)
