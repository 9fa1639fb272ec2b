"""A number stands in a message with the plural its language asks for, at the table and the page.

Every word that a message shows is either no number (`NO_NUMBERS`), or there is a selector with a
singular on it in the same message, or `ALONE` says why it needs none.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from katzentisch.bots.scene import decimal
from katzentisch.core.texts import LANGUAGES, sources, texts

PAGE = Path(__file__).parent.parent / "web" / "src" / "texts"
SINGULARS = {"one", "1"}

# Words that are never numbers, whatever the message: names, moves, cards, files, commands, lists.
NO_NUMBERS = {
    *("address", "aside", "back", "bid", "budget", "card", "close", "colour", "command", "example"),
    *("expected", "file", "fingerprint", "folder", "hint", "host", "key", "languages", "level"),
    *("levels",),
    *("library", "move", "name", "names", "option", "options", "other", "problem", "quit"),
    *("rank", "reason", "right", "row", "rules", "score", "table", "tally", "text", "title"),
    *("totals", "trick", "trump", "undo", "values", "who", "why", "words"),
}

NAME = "the number is the name of a thing, not how many there are"
OF_ALL = "“number 3 of 7”: no noun follows"
LIMIT = "a limit: from so many to so many, the last never one"
VALUE = "a value, total or figure without a noun"
SHARE = "a percentage"
UNIT = "a unit symbol follows"
LISTED = "a list of names or cards in this message"
TWO = "never fewer than two"
PENALTY = "always five (K24)"
AFTER = "follows a number that has its noun, and has none itself"
DECIMAL = "with a decimal, English and German always say the plural: 1.0 points"
INVARIANT = "the word after it has one form: souris, beendet, finished"

# By word, or by message/word, or by message/word:languages.
ALONE = {
    "number": NAME,
    "line": NAME,
    "port": NAME,
    "seed": NAME,
    "seat": NAME,
    "step": NAME,
    "round": NAME,
    "half": NAME,
    "seq": NAME,
    "steps": OF_ALL,
    "mend-sick/events": OF_ALL,
    "rounds": OF_ALL,
    "game": OF_ALL,
    "game-of/games": OF_ALL,
    "screen-match/games": OF_ALL,
    "first": LIMIT,
    "last": LIMIT,
    "least": LIMIT,
    "most": LIMIT,
    "too-many-bots/players": LIMIT,
    "arena-title/players": TWO,
    "fair-promises/players": TWO,
    "fair-salts/players": TWO,
    "verify-late/seats": LISTED,
    "arena-setting/rotations": TWO,
    "found": "what was written in place of something; a wrong number has no noun",
    "record-players/found": "the number of players that a record claims, quoted as it stands there",
    "total": VALUE,
    "value": VALUE,
    "mean": VALUE,
    "width": VALUE,
    "share": SHARE,
    "otherShare": SHARE,
    "wins": SHARE,
    "second": SHARE,
    "arena-milliseconds/value": UNIT,
    "no-bot/bots": LISTED,
    "arena-broken/lines": NAME,
    "resume-several/numbers": NAME,
    "no-game/games": LISTED,
    "no-game-like/games": LISTED,
    "record-game/games": LISTED,
    "table-game/games": LISTED,
    "bid-different/cards": "at least two cards differ (K10)",
    "short-different/cards": "at least two cards differ (K10)",
    "katzenjammer-told-bid/count": "at least two cards differ (K10); equal ones are told as 3×2",
    "katzenjammer-foursome/cards": LISTED,
    "katzenjammer-told-meld/cards": LISTED,
    "katzenjammer-told-pay/cards": LISTED,
    "lying-cards/cards": LISTED,
    "move-discard/cards": LISTED,
    "move-meld/cards": LISTED,
    "move-pay/cards": LISTED,
    "move-play/cards": LISTED,
    "move-swap/cards": LISTED,
    "screen-aside/cards": LISTED,
    "screen-discarded/cards": LISTED,
    "screen-discards/cards": LISTED,
    "screen-last-trick/cards": LISTED,
    "screen-played/cards": LISTED,
    "screen-row/cards": LISTED,
    "und-tschuess-told-draw/cards": LISTED,
    "penalty": PENALTY,
    "others": AFTER,
    "otherPoints": AFTER,
    "otherOthers": AFTER,
    "otherColours": AFTER,
    "otherMice": AFTER,
    "hint-points/points:en de": DECIMAL,
    "hint-share/points:en de": DECIMAL,
    "hint-tschuess-points/points:en de": DECIMAL,
    "hint-tschuess-usual/points:en de": DECIMAL,
    "hint-stich-points/points:en de": DECIMAL,
    "hint-stich-fines/colours:en de": DECIMAL,
    "hint-blues-buy/points:en de": DECIMAL,
    "hint-blues-dear/points:en de": DECIMAL,
    "hint-blues-points/points:en de": DECIMAL,
    "hint-blues-mice/mice:en de": DECIMAL,
    "hint-blues-mice/mice:fr": INVARIANT,
    "verify-right/unfinished:en de": INVARIANT,
}


class Shown(Visitor):  # type: ignore[misc,unused-ignore]
    """The words that a message shows, and the variants of the selectors on them."""

    def __init__(self) -> None:
        self.words: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = {getattr(v.key, "name", None) or v.key.value for v in node.variants}
            self.variants.setdefault(node.selector.id.name, set()).update(keys)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.words.add(node.id.name)


class Bare(NamedTuple):
    """A word shown without a singular of its own."""

    message: str
    word: str
    language: str

    def reasons(self) -> set[str]:
        """The entries of ALONE that cover it."""
        place = f"{self.message}/{self.word}"
        asked = {self.word, place, *(key for key in ALONE if key.startswith(f"{place}:"))}
        return {
            key
            for key in asked & set(ALONE)
            if ":" not in key or self.language in key.partition(":")[2].split()
        }


def messages(language: str) -> Iterator[ftl.Message]:
    """All messages of a language: of the package and of the page."""
    page = (PAGE / f"{language}.ftl").read_text("utf-8")
    for source in [*(content for _, content in sources(language)), page]:
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ftl.Message):
                yield entry


def bare(language: str) -> set[Bare]:
    """The words of a language that are shown without a singular and may be numbers."""
    found = set()
    for message in messages(language):
        shown = Shown()
        shown.visit(message)
        for word in shown.words - NO_NUMBERS:
            if not shown.variants.get(word, set()) & SINGULARS:
                found.add(Bare(message.id.name, word, language))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_has_its_plural(language: str) -> None:
    assert sorted(one for one in bare(language) if not one.reasons()) == []


def test_no_exception_is_left_over() -> None:
    needed = set().union(*(one.reasons() for language in LANGUAGES for one in bare(language)))
    assert set(ALONE) - needed == set()


def test_a_message_without_a_selector_is_found() -> None:
    """The check itself: a number and its noun, without and with a singular."""
    for source, found in (
        ("key = { $mice } mice", True),
        ("key =\n    { $mice ->\n        [0] none\n       *[other] { $mice } mice\n    }", True),
        ("key =\n    { $mice ->\n        [one] one\n       *[other] { $mice } mice\n    }", False),
    ):
        shown = Shown()
        shown.visit(FluentParser().parse(source + "\n"))
        assert shown.words == {"mice"}
        assert (not shown.variants.get("mice", set()) & SINGULARS) == found


COUNTED = [
    ("en", "simulate-summary", {"games": 0, "decisions": 0}, "0 games, 0 decisions."),
    ("en", "simulate-summary", {"games": 1, "decisions": 1}, "1 game, 1 decision."),
    ("en", "simulate-summary", {"games": 2, "decisions": 2}, "2 games, 2 decisions."),
    ("fr", "simulate-summary", {"games": 0, "decisions": 0}, "0 partie, 0 décision."),
    ("fr", "simulate-summary", {"games": 1, "decisions": 1}, "1 partie, 1 décision."),
    ("fr", "simulate-summary", {"games": 2, "decisions": 2}, "2 parties, 2 décisions."),
    ("de", "simulate-summary", {"games": 0, "decisions": 0}, "0 Spiele, 0 Entscheidungen."),
    ("de", "simulate-summary", {"games": 1, "decisions": 1}, "1 Spiel, 1 Entscheidung."),
    ("de", "simulate-summary", {"games": 2, "decisions": 2}, "2 Spiele, 2 Entscheidungen."),
    (
        "fr",
        "verify-right",
        {"finished": 0, "unfinished": 1},
        "Tout est correct : 0 partie terminée ; 1 inachevée, correcte jusqu’ici.",
    ),
    (
        "fr",
        "verify-right",
        {"finished": 2, "unfinished": 2},
        "Tout est correct : 2 parties terminées ; 2 inachevées, correctes jusqu’ici.",
    ),
]


@pytest.mark.parametrize(("language", "key", "words", "sentence"), COUNTED)
def test_nought_one_and_two(language: str, key: str, words: dict[str, int], sentence: str) -> None:
    assert texts(language).say(key, **words) == sentence


@pytest.mark.parametrize(
    ("points", "words"),
    [(0.04, "0,0 point"), (1.5, "1,5 point"), (-1.5, "−1,5 point"), (1.96, "2,0 points")],
)
def test_french_decimals_below_two_are_singular_as_they_are_shown(
    points: float, words: str
) -> None:
    said = texts("fr").say(
        "hint-tschuess-usual", move="x", points=decimal(points), wins="1", second="2"
    )
    assert f"rapporte {words} en moyenne" in said
