"""What happened, in sentences: from what a seat saw before and after a move, and nothing else.

The terminal, the web table and replays tell the same story; the sentences are in story.ftl.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from katzentisch.core.game import Game
from katzentisch.core.names import move_named
from katzentisch.core.rulebook import SPECTATOR, View
from katzentisch.core.texts import texts
from katzentisch.games import part_or, rulebook
from katzentisch.story import any_game
from katzentisch.story.told import CARD_WORDS, Move, Told


def tell(before: View, after: View, moves: Sequence[Move]) -> list[Told]:
    """What a seat can tell of one step: its views before and after, the moves it saw."""
    game = after["rules"]
    return [of_game(told, game) for told in teller(game).tell(before, after, moves)]


def opening(view: View) -> list[Told]:
    """What a seat can tell of the cards that lie there before the first move."""
    game = view["rules"]
    return [of_game(told, game) for told in teller(game).opening(view)]


@cache
def teller(game: str) -> Any:
    """Whoever tells the story of a game."""
    return part_or(rulebook(game), "story", any_game)


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
    name = "" if told.seat is None else names[told.seat]
    words = {**told.words, **shown_words(told, language, names, mark)}
    return said(told, words, name, language, to_itself=told.seat == reader)


def shown_words(
    told: Told, language: str, names: Sequence[str], mark: Callable[[str], str]
) -> dict[str, str]:
    """The words of a message that are there to be read: cards, a move, numbers by seat."""
    words = {key: mark(str(word)) for key, word in told.words.items() if key in CARD_WORDS}
    if "move" in told.words:
        rules = rulebook(told.game)
        words["move"] = move_named(rules, str(told.words["move"]), texts(language, rules))
    if told.tally:
        words["tally"] = " · ".join([f"{names[seat]} {value}" for seat, value in told.tally])
    return words


def said(
    told: Told, words: Mapping[str, str | int], name: str, language: str, *, to_itself: bool
) -> str:
    """A message with these words; `name` is that of the seat it is about."""
    about = {} if told.seat is None else {"who": "you" if to_itself else "other", "name": name}
    return texts(language, rulebook(told.game)).say(told.key, **{**words, **about})
