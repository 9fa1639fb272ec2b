"""What was asked for on the command line, checked; what is wrong with it, as a sentence."""

import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from errno import errorcode
from itertools import pairwise
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from katzentisch.core.texts import LANGUAGES, chosen_language

if TYPE_CHECKING:
    from katzentisch.core.rulebook import Rulebook
    from katzentisch.core.texts import Texts

MOST_GAMES = 10_000_000
BIGGEST_SEED = (1 << 64) - 1
MOST_LISTED = 12
LONGEST = 1000
# Not printable to Python, and yet no trick: the space of French signs.
SHOWN = "\n\N{NO-BREAK SPACE}"


class Wrong(Exception):
    """What was asked for cannot be done: a message, and the exit code (2: badly asked)."""

    def __init__(self, key: str, /, code: int = 2, **words: str | int) -> None:
        super().__init__(key)
        self.key, self.code = key, code
        self.words = {name: brief(word) for name, word in words.items()}

    def tell(self, language: str) -> None:
        """Say it on stderr."""
        from katzentisch.core.texts import texts

        complain(texts(language).say(self.key, **self.words))


def brief(word: str | int) -> str | int:
    """A word for a message, which takes no novels."""
    return word[:LONGEST] + "…" if isinstance(word, str) and len(word) > LONGEST else word


def printable(text: str) -> str:
    """A text from outside without anything that could play tricks on a terminal."""
    return "".join(
        character
        if character.isprintable() or character in SHOWN
        else character.encode("unicode_escape").decode()
        for character in text
    )


def complain(sentence: str) -> None:
    """Print a sentence on stderr; where nobody takes it, the exit code has to say enough."""
    with suppress(OSError):
        typer.echo(printable(sentence), err=True)


def asked_language(args: list[str]) -> str:
    """The language of a command line that is not yet taken apart."""
    wish = None
    for word, following in pairwise([*args, ""]):
        if word == "--lang":
            wish = following
        elif word.startswith("--lang="):
            wish = word.removeprefix("--lang=")
    return chosen_language(wish)


def known_language(wish: str) -> str:
    """One of our languages."""
    if wish.lower() not in LANGUAGES:
        raise Wrong("no-language", found=wish, languages=", ".join(LANGUAGES))
    return wish.lower()


def whole_number(first: int, last: int) -> Callable[[str], int]:
    """Reads a number from `first` to `last`."""

    def read(given: str) -> int:
        text = str(given)  # a default comes as a number
        digits = text.removeprefix("-")
        if (
            digits.isascii()
            and digits.isdecimal()
            and len(digits) <= 20
            and first <= int(text) <= last
        ):
            return int(text)
        shown = text if len(text) <= 30 else text[:27] + "…"
        raise Wrong("no-number", found=shown, first=str(first), last=str(last))

    return read


def not_empty(text: str) -> str:
    """A name or an address that is one."""
    if not text.strip():
        raise Wrong("name-empty")
    return text


Lang: TypeAlias = Annotated[
    str | None, typer.Option("--lang", metavar="en|fr|de", parser=known_language, help="help-lang")
]
Game: TypeAlias = Annotated[str, typer.Argument(metavar="GAME", help="help-game")]
File: TypeAlias = Annotated[str, typer.Argument(metavar="FILE", parser=not_empty, help="help-file")]
# A wrong number for the game is refused with the game's own numbers.
Players: TypeAlias = Annotated[
    int,
    typer.Option("--players", "-n", metavar="N", parser=whole_number(0, 99), help="help-players"),
]
OptionValues: TypeAlias = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="help-option")
]


def speaker(lang: str | None) -> "Texts":
    """The messages in the language asked for."""
    from katzentisch.core.texts import texts

    return texts(chosen_language(lang))


def rulebook(name: str) -> "Rulebook":
    """The game of that name."""
    from difflib import get_close_matches

    from katzentisch.games import rulebooks

    wish = name.strip().lower()
    known = rulebooks()
    if wish in known:
        return known[wish]
    close = get_close_matches(wish, known, n=1, cutoff=0.6)
    names = ", ".join(known)
    if close:
        raise Wrong("no-game-like", found=name, close=close[0], games=names)
    raise Wrong("no-game", found=name, games=names)


def check_players(rules: "Rulebook", players: int) -> None:
    """Refuse a number of players the game is not made for."""
    if players not in rules.seats:
        first, last = rules.seats[0], rules.seats[-1]
        raise Wrong("no-players", title=rules.title, first=first, last=last, found=players)


def option_values(rules: "Rulebook", pairs: Iterable[str] | None) -> dict[str, str]:
    """The options of `name=value` words."""
    chosen: dict[str, str] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if name not in rules.defaults():
            names = ", ".join(rules.defaults())
            raise Wrong("no-option", title=rules.title, found=name, options=names)
        values = rules.option(name).values
        if not equals or value not in values:
            raise Wrong("no-option-value", name=name, found=value, values=", ".join(values))
        chosen[name] = value
    return chosen


def os_problem(error: OSError) -> dict[str, str]:
    """What the system says is wrong, for a message: the name of it, and the words of the system."""
    name = errorcode.get(error.errno or 0, "")
    return {"errno": name, "problem": error.strerror or str(error) or type(error).__name__}


def file_problem(error: OSError, file: str) -> Wrong:
    """Why a file cannot be read or written."""
    match error:
        case FileNotFoundError():
            return Wrong("file-missing", file=file)
        case IsADirectoryError():
            return Wrong("file-directory", file=file)
        case PermissionError():
            return Wrong("file-forbidden", file=file)
        case _:
            return Wrong("file-trouble", code=1, file=file, **os_problem(error))


def listed(numbers: Sequence[int]) -> str:
    """Numbers in a sentence: of very many, the first and the last."""
    words = [str(number) for number in numbers]
    if len(words) > MOST_LISTED:
        words[MOST_LISTED - 1 : -1] = ["…"]
    return ", ".join(words)


def on_terminal() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()
