"""A number stands in a message with the plural its language asks for, at the table and the page.

Every word that a message shows is either no number (`NO_NUMBERS`), or there is a selector with a
singular on it in the same message, or `ALONE` says why it needs none. What is so in the messages of
one game stands in its own tests (`sentences.py`).
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from katzentisch.core.rulebook import Rulebook
from katzentisch.core.texts import LANGUAGES, game_source, sources, texts
from katzentisch.games import rulebooks
from tests.alone import (
    AFTER,
    DECIMAL,
    INVARIANT,
    LIMIT,
    LISTED,
    NAME,
    OF_ALL,
    SHARE,
    TWO,
    UNIT,
    VALUE,
)
from tests.games import folder_name, own_or
from tests.variants import every_game

PAGE = Path(__file__).parent.parent / "web" / "src"
SINGULARS = {"one", "1"}

# Words that are never numbers, whatever the message: names, moves, cards, files, commands, lists.
NO_NUMBERS = {
    *(
        "address",
        "aside",
        "back",
        "bid",
        "budget",
        "card",
        "clause",
        "close",
        "colour",
        "command",
        "example",
    ),
    *(
        "expected",
        "file",
        "fingerprint",
        "folder",
        "hint",
        "host",
        "key",
        "kind",
        "languages",
        "level",
    ),
    # Dates, sizes with their unit, lists.
    *("levels", "date", "kinds", "oldest", "size", "time"),
    *("best", "played"),
    *("library", "move", "name", "names", "option", "options", "other", "problem", "quit"),
    *("rank", "reason", "right", "row", "rules", "score", "table", "tally", "text", "title"),
    *("target", "totals", "trick", "trump", "undo", "unknown", "values", "who", "why", "words"),
}

# By word, or by message/word, or by message/word:languages.
ALONE = {
    "arena-luck/tries": VALUE,
    "train-strength/players": TWO,
    "train-strength/par": VALUE,
    "train-strength/width": VALUE,
    "train-told/decisions": TWO,
    "train-told/seconds": VALUE,
    "train-told/found": LISTED,
    "train-told-response/decisions": TWO,
    "train-told-response/seconds": VALUE,
    "train-told-response/found": LISTED,
    "train-told-worth/decisions": TWO,
    "train-told-worth/positions": TWO,
    "train-told-worth/seconds": VALUE,
    "train-told-worth/share": VALUE,
    "review-skill/edge": SHARE,
    "review-summary/luck": SHARE,
    "review-summary/own": SHARE,
    "review-cost/error": SHARE,
    "review-cost-share/error": SHARE,
    "review-cost-points/error": VALUE,
    "review-luck/points:en de": DECIMAL,
    "review-cost/points:en de": DECIMAL,
    "review-cost-points/points:en de": DECIMAL,
    "labelled/label": NAME,
    "curve-said/start": SHARE,
    "curve-said/end": SHARE,
    "balance-title/players": TWO,
    "balance-same/games": TWO,
    "balance-how/games": TWO,
    "balance-how/decisions": TWO,
    "balance-how/confidence": SHARE,
    "balance-how/least": SHARE,
    "balance-unsure/figures": LISTED,
    "balance-alone/length": TWO,
    "balance-alone/spread:en de": DECIMAL,
    "balance-alone/spread:fr": VALUE,
    "balance-alone/matter": SHARE,
    "balance-unfair/seat": SHARE,
    "balance-length-more/usual": TWO,
    "balance-spread-more/usual:en de": DECIMAL,
    "balance-spread-more/usual:fr": VALUE,
    "balance-seat-more/usual": SHARE,
    "balance-matter-more/usual": SHARE,
    "balance-length-more/changed": TWO,
    "balance-spread-more/changed:en de": DECIMAL,
    "balance-spread-more/changed:fr": VALUE,
    "balance-seat-more/changed": SHARE,
    "balance-matter-more/changed": SHARE,
    "balance-length-less/usual": TWO,
    "balance-spread-less/usual:en de": DECIMAL,
    "balance-spread-less/usual:fr": VALUE,
    "balance-seat-less/usual": SHARE,
    "balance-matter-less/usual": SHARE,
    "balance-length-less/changed": TWO,
    "balance-spread-less/changed:en de": DECIMAL,
    "balance-spread-less/changed:fr": VALUE,
    "balance-seat-less/changed": SHARE,
    "balance-matter-less/changed": SHARE,
    "number": NAME,
    "line": NAME,
    "port": NAME,
    "seed": NAME,
    "seat": NAME,
    "step": NAME,
    "round": NAME,
    "place": NAME,
    "seq": NAME,
    "steps": OF_ALL,
    "mend-sick/events": OF_ALL,
    "rounds": OF_ALL,
    "game": OF_ALL,
    "game-of/games": OF_ALL,
    "first": LIMIT,
    "last": LIMIT,
    "least": LIMIT,
    "most": LIMIT,
    "too-many-bots/players": LIMIT,
    "arena-title/players": TWO,
    "fair-promises/players": TWO,
    "fair-salts/players": TWO,
    "verify-late/seats": LISTED,
    "moving-done/tables": VALUE,
    "moving-done/events": VALUE,
    "moving-done/cut_events": VALUE,
    "moving-done/games": VALUE,
    "amount": VALUE,
    "rows": VALUE,
    "admin-backed-up/tables": VALUE,
    "admin-backed-up/events": VALUE,
    "admin-backed-up/cut_events": VALUE,
    "admin-backed-up/games": VALUE,
    "admin-restored/tables": VALUE,
    "admin-restored/events": VALUE,
    "admin-restored/cut_events": VALUE,
    "admin-restored/games": VALUE,
    "admin-erased/events": VALUE,
    "admin-erased/cut_events": VALUE,
    "admin-erased/games": VALUE,
    "admin-tidied/tables": VALUE,
    "admin-tidied/games": VALUE,
    "admin-since/games": VALUE,
    "admin-line/events": VALUE,
    "admin-line/people": OF_ALL,
    "admin-line/players": OF_ALL,
    "admin-line-sick/events": VALUE,
    "admin-tables/shown": AFTER,
    "growth-day/events": VALUE,
    "waiting-for-several/count": TWO,
    "store-newer/known": NAME,
    "serve-worker-ended/code": NAME,
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
    "arena-milliseconds/value": UNIT,
    "no-bot/bots": LISTED,
    "arena-broken/lines": NAME,
    "resume-several/numbers": NAME,
    "no-game/games": LISTED,
    "no-game-like/games": LISTED,
    "record-game/games": LISTED,
    "table-game/games": LISTED,
    "half/half": NAME,
    "speed": "a factor like 2×, with no noun",
    "several-cards/count": "3 × and the name of a card: a sign, with no noun",
    "lying-cards/cards": LISTED,
    "move-play/cards": LISTED,
    "screen-row/cards": LISTED,
    "others": AFTER,
    "otherPoints": AFTER,
    "hint-points/points:en de": DECIMAL,
    "hint-share/points:en de": DECIMAL,
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

    def reasons(self, alone: Mapping[str, str]) -> set[str]:
        """The entries of a list of exceptions that cover it."""
        place = f"{self.message}/{self.word}"
        asked = {self.word, place, *(key for key in alone if key.startswith(f"{place}:"))}
        return {
            key
            for key in asked & set(alone)
            if ":" not in key or self.language in key.partition(":")[2].split()
        }


def of_the_house(language: str) -> Iterator[str]:
    """The Fluent files that no game owns: of the package and of the page."""
    yield from (content for _, content in sources(language))
    for file in sorted((PAGE / "texts").rglob(f"{language}.ftl")):
        yield file.read_text("utf-8")


def of_a_game(rules: Rulebook, language: str) -> Iterator[str]:
    """The Fluent files of a game: in the package and on the page."""
    yield game_source(rules.package, language)
    for file in (PAGE / "games" / folder_name(rules)).rglob(f"{language}.ftl"):
        yield file.read_text("utf-8")


def bare(language: str, files: Iterable[str]) -> set[Bare]:
    """The words of a language that are shown without a singular and may be numbers."""
    found = set()
    for message in chain.from_iterable(FluentParser().parse(source).body for source in files):
        if isinstance(message, ftl.Message):
            shown = Shown()
            shown.visit(message)
            for word in shown.words - NO_NUMBERS:
                if not shown.variants.get(word, set()) & SINGULARS:
                    found.add(Bare(message.id.name, word, language))
    return found


def own_exceptions(rules: Rulebook) -> Mapping[str, str]:
    """What a game's tests say of its own messages."""
    found: Mapping[str, str] = own_or(rules, "sentences", "ALONE", {})
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_has_its_plural(language: str) -> None:
    assert [one for one in bare(language, of_the_house(language)) if not one.reasons(ALONE)] == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_a_game_has_its_plural(rules: Rulebook, language: str) -> None:
    alone = {**ALONE, **own_exceptions(rules)}
    assert [
        one for one in bare(language, of_a_game(rules, language)) if not one.reasons(alone)
    ] == []


def test_no_exception_is_left_over() -> None:
    ours = [one for language in LANGUAGES for one in bare(language, of_the_house(language))]
    theirs = [
        one
        for rules in rulebooks().values()
        for language in LANGUAGES
        for one in bare(language, of_a_game(rules, language))
    ]
    needed = set().union(*(one.reasons(ALONE) for one in [*ours, *theirs]))
    assert set(ALONE) - needed == set()


@every_game
def test_no_exception_of_a_game_is_left_over(rules: Rulebook) -> None:
    alone = own_exceptions(rules)
    found = [one for language in LANGUAGES for one in bare(language, of_a_game(rules, language))]
    assert set(alone) - set().union(*(one.reasons(alone) for one in found)) == set()


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
        "Tout est correct : 0 partie terminée ; 1 inachevée, correcte jusqu’ici.",
    ),
    (
        "fr",
        "verify-right",
        {"finished": 2, "unfinished": 2},
        "Tout est correct : 2 parties terminées ; 2 inachevées, correctes jusqu’ici.",
    ),
]


@pytest.mark.parametrize(("language", "key", "words", "sentence"), COUNTED)
def test_nought_one_and_two(language: str, key: str, words: dict[str, int], sentence: str) -> None:
    assert texts(language).say(key, **words) == sentence
