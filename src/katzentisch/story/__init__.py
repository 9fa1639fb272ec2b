"""What happened, in sentences: from what a seat saw before and after a move, and nothing else.

The terminal, the web table and replays tell the same story; the sentences are in story.ftl.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from katzentisch.core.game import Game
from katzentisch.core.rulebook import SPECTATOR, View
from katzentisch.core.texts import Texts
from katzentisch.story import katzenjammer, muckenstich, und_tschuess
from katzentisch.story.told import CARD_WORDS, Move, Told

Teller: TypeAlias = Callable[[View, View, Sequence[Move]], list[Told]]

TELLERS: dict[str, Teller] = {
    "katzenjammer": katzenjammer.tell,
    "muckenstich": muckenstich.tell,
    "und-tschuess": und_tschuess.tell,
}


def tell(before: View, after: View, moves: Sequence[Move]) -> list[Told]:
    """What a seat can tell of one step: its views before and after, the moves it saw."""
    return TELLERS.get(after["rules"], tell_moves)(before, after, moves)


def tell_moves(before: View, after: View, moves: Sequence[Move]) -> list[Told]:
    """The story of a game that has no teller of its own: its moves in notation."""
    return [Told("told-move", seat, {"move": text}) for seat, text in moves]


class Watcher:
    """Looks over a seat's shoulder; to be asked for news after every move."""

    def __init__(self, game: Game, seat: int = SPECTATOR) -> None:
        self.game, self.seat = game, seat
        self.view = game.view(seat)
        self.told = len(game.made)

    def news(self) -> list[Told]:
        """What the seat has seen happen since it was last asked."""
        before, self.view = self.view, self.game.view(self.seat)
        moves = self.game.log(self.seat)[self.told : len(self.game.made)]
        self.told = len(self.game.made)
        return tell(before, self.view, moves) if moves else []


def sentence(
    told: Told,
    texts: Texts,
    names: Sequence[str],
    reader: int = SPECTATOR,
    mark: Callable[[str], str] = str,
) -> str:
    """One thing that happened, in the reader's language; the reader is `you`, cards are marked."""
    words = {
        key: mark(str(word)) if key in CARD_WORDS else word for key, word in told.words.items()
    }
    if told.tally:
        words["tally"] = " · ".join(f"{names[seat]} {value}" for seat, value in told.tally)
    if told.seat is not None:
        words |= {
            "who": "you" if told.seat == reader else "other",
            "name": names[told.seat],
        }
    return texts.say(told.key, **words)
