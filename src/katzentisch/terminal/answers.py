"""What a player wrote: a command, a number of the list, a move in notation, or just its cards."""

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from katzentisch.core.game import Game
from katzentisch.core.rulebook import Refusal
from katzentisch.core.texts import Texts
from katzentisch.terminal.cards import written
from katzentisch.terminal.parts import screen_of

COMMANDS = ("help", "why", "hint", "undo", "rules", "score", "table", "quit")
# Words may be cut short to so many letters.
SHORTEST = 2
LONGEST_NUMBER = 9


class NoSuchNumber(Exception):
    """The list of moves is not that long."""


class CardsOrNumbers(Exception):
    """Numbers that could be those of moves as well as cards."""


def bare(word: str) -> str:
    """A word in small letters without accents: not every keyboard has them."""
    apart = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def spellings(texts: Texts) -> dict[str, str]:
    """The commands by what they are called, in the reader's language and in English."""
    own = {bare(texts.say(f"word-{name}")): name for name in COMMANDS}
    return {"?": "help", "q": "quit"} | own | {name: name for name in COMMANDS}


def command(word: str, texts: Texts) -> str | None:
    """The command of that word."""
    return spellings(texts).get(bare(word))


def shortened(word: str, texts: Texts) -> str | None:
    """The only command that begins like that."""
    begun = {name for known, name in spellings(texts).items() if known.startswith(bare(word))}
    return begun.pop() if len(word) >= SHORTEST and len(begun) == 1 else None


def nearest(word: str, texts: Texts, moves: Iterable[str]) -> str | None:
    """What a mistyped word may have been meant to be; none if it is right."""
    known = [*(texts.say(f"word-{name}") for name in COMMANDS), *COMMANDS]
    known += dict.fromkeys(move.split()[0] for move in moves)
    close = get_close_matches(word, known, n=1, cutoff=0.6)
    return close[0] if close and close[0] != word else None


def is_number(word: str) -> bool:
    """Whether a word is a number that may stand in the list."""
    return word.isdecimal() and len(word) <= LONGEST_NUMBER


@dataclass(frozen=True, slots=True)
class Reader:
    """Understands what is written while a list of moves is shown."""

    game: Game
    texts: Texts
    moves: Sequence[str]

    @property
    def screen(self) -> Any:
        """How the game is written."""
        return screen_of(self.game.rules)

    def understood(self, answer: str) -> list[str]:
        """The moves meant, in notation; what is none stays as it was written."""
        text = written(answer, self.game.rules, self.texts)
        words = text.split()
        several = next((verb for verb in self.screen.SEVERAL if verb in self.verbs()), None)
        if all(map(is_number, words)) and (len(words) == 1 or several):
            return [self.numbered(int(word)) for word in words]
        if several and len(words) > 1:
            line = self.line(words, several)
            if line:
                return line
        return [self.one(text)]

    def verbs(self) -> list[str]:
        """The first words of the moves that are possible now."""
        return list(dict.fromkeys(move.split()[0] for move in self.moves))

    def numbered(self, number: int) -> str:
        """The move of that number in the list."""
        if not 1 <= number <= len(self.moves):
            raise NoSuchNumber
        return self.moves[number - 1]

    def line(self, words: list[str], verb: str) -> list[str]:
        """The moves of a line such as `discard R7 BM` or `swap 3 8 keep`; none if it is no line."""
        close = [words[-1].lower()] if words[-1].lower() in self.screen.SEVERAL[verb] else []
        cards = words[: len(words) - len(close)]
        named = bool(cards) and self.verb(cards[0]) == verb
        meant = [f"{verb} {card.upper()}" for card in cards[named:]]
        if not named and not all(map(self.is_move, meant)):
            return []
        if not named and any(map(is_number, cards)):
            raise CardsOrNumbers
        return meant + close

    def one(self, text: str) -> str:
        """One move, however it was written."""
        for move in self.moves:
            if text.lower() in (move.lower(), move.partition(" ")[2].lower()):
                return move
        first, _, rest = text.partition(" ")
        spellings = [text, self.spelled(self.verb(first), rest)]
        spellings += [self.spelled(verb, text) for verb in self.verbs()]
        return next(filter(self.is_move, spellings), text)

    def verb(self, word: str) -> str:
        """The word of a move, perhaps cut short."""
        begun = [verb for verb in self.verbs() if verb.startswith(word.lower())]
        return begun[0] if len(word) >= SHORTEST and len(begun) == 1 else word.lower()

    def is_move(self, text: str) -> bool:
        """Whether a text is a move in notation, legal or not."""
        move = self.game.rules.parse(self.game.state, text)
        return not isinstance(move, Refusal) or move.key != "unknown-move"

    def spelled(self, verb: str, rest: str) -> str:
        """A move with its cards as the notation spells and orders them."""
        spelled: str = self.screen.spelled(verb, rest)
        return spelled
