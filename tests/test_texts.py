"""Nothing that a person reads is missing in a language, and every refusal can be said."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from katzentisch.cli.help import help_texts
from katzentisch.core.chance import below, seeded
from katzentisch.core.clauses import clauses
from katzentisch.core.rulebook import Refusal, Rulebook
from katzentisch.core.texts import LANGUAGES, sources, texts
from tests.variants import every_game

SOURCE = Path(__file__).parent.parent / "src" / "katzentisch"
Entry = ftl.Message | ftl.Term


class Variables(Visitor):  # type: ignore[misc,unused-ignore]
    """The words a pattern asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)


def entries(language: str) -> dict[str, dict[str, set[str]]]:
    """Every message of a language: the words its value and its attributes ask for."""
    found: dict[str, dict[str, set[str]]] = {}
    for file, source in sources(language):
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}/{file}: {entry.id.name} twice"
                parts = {"": entry.value} | {a.id.name: a.value for a in entry.attributes}
                found[entry.id.name] = {name: asked(part) for name, part in parts.items() if part}
    return found


def asked(pattern: ftl.Pattern) -> set[str]:
    """The words a pattern asks for."""
    variables = Variables()
    variables.visit(pattern)
    return variables.names


def files(language: str) -> list[str]:
    return [name for name, _ in sources(language)]


@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_message_stands_in_every_language(language: str) -> None:
    assert files(language) == files("en")
    ours, theirs = entries("en"), entries(language)
    assert set(ours) == set(theirs)
    for key, parts in ours.items():
        assert set(parts) == set(theirs[key]), key
        for part, words in parts.items():
            assert words == theirs[key][part], f"{language}: {key}.{part}"


def keys_in(*paths: str) -> set[str]:
    """The keys of all refusals that these files make."""
    found: set[str] = set()
    for path in paths:
        for node in ast.walk(ast.parse((SOURCE / path).read_text("utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(
                        id="Refusal" | "wrong" | "WrongShuffle" | "WrongOpening" | "Wrong"
                    ),
                    args=[ast.Constant(value=str(key)), *_],
                ):
                    found.add(key)
                case _:
                    pass
    return found


MOVE_REFUSALS = keys_in(
    "core/game.py", "games/katzenjammer.py", "games/muckenstich.py", "games/und_tschuess.py"
)
RECORD_ERRORS = keys_in("core/record.py", "core/dealer.py", "core/opening.py")


def test_every_refusal_of_the_code_has_its_message() -> None:
    assert len(MOVE_REFUSALS) > 10
    assert len(RECORD_ERRORS) > 20
    messages = entries("en")
    for key in MOVE_REFUSALS:
        assert set(messages[key]) == {"", "short"}, key
    assert set(messages) >= RECORD_ERRORS
    wrong = keys_in(*(f"cli/{path.name}" for path in (SOURCE / "cli").glob("*.py")))
    assert len(wrong) > 10
    assert set(messages) >= wrong


def test_no_refusal_message_is_left_over() -> None:
    content = dict(sources("en"))
    both = content["refusals.ftl"] + content["records.ftl"]
    keys = set(re.findall(r"^([a-z][\w-]*) =", both, re.MULTILINE))
    assert keys - MOVE_REFUSALS - RECORD_ERRORS == {"colour", "at-line", "at-move"}


SAYABLE: dict[str, list[dict[str, Any]]] = {
    "unknown-move": [{"example": "play 12"}],
    "not-held": [{"card": "R7"}],
    "katzenjammer-due": [{"phase": phase} for phase in ("auction", "pay", "foursomes", "over")],
    "katzenjammer-low": [{"bid": "3x2"}],
    "katzenjammer-unpayable": [{"bid": "4d"}],
    "katzenjammer-payment": [{"bid": "4d"}],
    "katzenjammer-foursome": [{"cards": "3 3 J J"}],
    "muckenstich-due": [
        {"phase": phase} for phase in ("discard", "play", "trump", "double", "void", "over")
    ],
    "muckenstich-follow": [{"colour": colour} for colour in "RYGB"],
    "muckenstich-doubled": [{"colour": colour} for colour in "RYGB"],
    "und-tschuess-due": [{"phase": phase} for phase in ("play", "exchange", "over")],
    "und-tschuess-undrawable": [{"cards": cards} for cards in (0, 1, 5)],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(MOVE_REFUSALS))
def test_every_refusal_can_be_said(key: str, language: str) -> None:
    said = set()
    versions = SAYABLE.get(key, [{}])
    for words in versions:
        refusal = Refusal(key, "M8", words)
        sentence, reason = texts(language).refuse(refusal), texts(language).reason(refusal)
        assert sentence.endswith(" (M8).")
        assert reason.endswith(" (M8)")
        assert "{" not in sentence + reason
        said.add(sentence)
    assert len(said) == len(versions), "two situations sound the same"


def test_a_refusal_names_colour_and_clause() -> None:
    """M8, as players read it."""
    refusal = Refusal("muckenstich-follow", "M8", {"colour": "G"})
    said = [texts(language).refuse(refusal) for language in LANGUAGES]
    assert said == [
        "You hold green, so you must follow green (M8).",
        "Vous avez du vert : il faut fournir du vert (M8).",
        "Du hast Grün, also musst du Grün bedienen (M8).",
    ]
    assert texts("en").reason(refusal) == "must follow green (M8)"


@every_game
def test_every_refusal_met_in_play_cites_a_clause_of_the_page(rules: Rulebook) -> None:
    """Any move tried at any time is refused in words, whatever the situation."""
    from katzentisch.core.dealer import SeededDealer
    from katzentisch.core.game import Game

    chance = seeded(4)
    game = Game(rules, 4, SeededDealer(chance))
    known = clauses(rules.name, "en")
    tried = 0
    while not game.over and tried < 3000:
        seat = game.actors[0]
        for move in (below(chance, rules.moves) for _ in range(10)):
            text = rules.text(game.state, move)
            refusal = game.why_not(seat, text)
            if refusal is not None:
                tried += 1
                assert refusal.clause in known or refusal.key == "unknown-move", (text, refusal)
                for language in LANGUAGES:
                    assert texts(language).refuse(refusal)
                    assert texts(language).reason(refusal)
        moves = game.legal_moves(seat)
        game.make(seat, moves[below(chance, len(moves))])
    assert tried > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_texts_read_quickly_are_those_of_fluent(language: str) -> None:
    for key, text in help_texts(language).items():
        assert texts(language).say(key) == text
    content = dict(sources(language))["help.ftl"]
    assert len(help_texts(language)) == len(re.findall(r"^help-", content, re.MULTILINE))


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(LookupError):
        texts("en").say("no-such-message")
