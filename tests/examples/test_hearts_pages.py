"""Hearts' pages and sentences: complete in three languages, and every clause cited."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from katzentisch.core.texts import LANGUAGES
from katzentisch_hearts import RULES

PACKAGE = files("katzentisch_hearts")
TESTS = Path(__file__).parent
# Rules, what a seat cannot know, and words: the whole game, without its tests.
MOST_LINES = 450
# What a learner is shown is no part of the game, and has a measure of its own.
OBSERVATION, MOST_SHOWN = "observation.py", 70


def clauses(language: str) -> dict[str, str]:
    page = (PACKAGE / f"rules.{language}.md").read_text("utf-8")
    found = re.findall(r"^- (H\d+)\. (.*)$", page, re.MULTILINE)
    assert len(found) == len(dict(found))
    return dict(found)


def cited(text: str) -> set[str]:
    return set(re.findall(r"\bH\d+\b(?!\w| H)", text))


def codes(text: str) -> list[str]:
    return sorted(re.findall(r"`([^`]+)`", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_say_the_same(language: str) -> None:
    english, own = clauses("en"), clauses(language)
    assert list(own) == [f"H{n}" for n in range(1, 18)]
    for name, text in own.items():
        assert codes(text) == codes(english[name]), name
        assert digits(text) == digits(english[name]), name


def digits(text: str) -> set[str]:
    """The numbers above twelve, which every language writes in digits."""
    return {n for n in re.findall(r"(?<![H\d])\d+", text) if int(n) > 12}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_options_stand_in_their_clause(language: str) -> None:
    for option in RULES.options:
        named = codes(clauses(language)[option.clause])
        assert {option.name, *option.values} <= set(named)


def test_every_clause_is_cited_by_the_rules_and_by_a_test() -> None:
    sources = [file.read_text("utf-8") for file in PACKAGE.iterdir() if file.name.endswith(".py")]
    assert set(clauses("en")) <= cited("\n".join(sources))
    test = (TESTS / "test_hearts_rules.py").read_text("utf-8")
    docstrings = "\n".join(re.findall(r'"""(.*?)"""', test, re.DOTALL))
    assert set(clauses("en")) <= cited(docstrings)


def entries(language: str) -> dict[str, set[str]]:
    """The messages of a language with the words that they ask for."""
    source = (PACKAGE / "texts" / f"{language}.ftl").read_text("utf-8")
    messages = re.findall(r"^([\w-]+) =((?:.*\n)(?:[ }].*\n)*)", source, re.MULTILINE)
    assert len(messages) == len(dict(messages))
    return {name: set(re.findall(r"\$(\w+)", body)) for name, body in messages}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_are_complete(language: str) -> None:
    assert entries(language) == entries("en")
    for option in RULES.options:
        for key in (option.name, *(f"{option.name}-{value}" for value in option.values)):
            assert f"option-{key}" in entries(language)
    for card in RULES.cards:
        assert f"card-{card}" in entries(language)


def test_the_game_is_small() -> None:
    """What a fourth game costs: docs/adding-a-game.md tells it."""
    lines = {
        file.name: len(file.read_text("utf-8").splitlines())
        for file in PACKAGE.iterdir()
        if file.name.endswith(".py")
    }
    assert lines.pop(OBSERVATION) <= MOST_SHOWN
    assert sum(lines.values()) <= MOST_LINES
