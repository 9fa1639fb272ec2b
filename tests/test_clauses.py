"""Every clause of the rules pages is cited by the game's files and by a test that proves it."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from katzentisch.core.clauses import page
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.texts import LANGUAGES
from katzentisch.games import rulebooks
from tests.games import folder, own_or
from tests.variants import every_game, of_the_house

ROOT = Path(__file__).parent.parent
LETTERS = "".join(rules.letter for rules in rulebooks().values())
# Where the rules of a game stand, for both engines and for people.
RULES_FILES = ("__init__", "rules", "imagine", "words")


def clauses(rules: Rulebook, language: str = "en") -> dict[str, str]:
    """The clauses of a page with their texts."""
    found = re.findall(r"^- ([A-Z]\d+)\. (.*)$", page(rules, language), re.MULTILINE)
    assert len(found) == len(dict(found)), "a clause stands twice"
    return dict(found)


def cited(text: str) -> set[str]:
    """The clauses that a text names, from one to another included."""
    found = set(re.findall(rf"\b[{LETTERS}]\d+\b", text))
    for letter, first, last in re.findall(rf"\b([{LETTERS}])(\d+) to [{LETTERS}](\d+)\b", text):
        found |= {f"{letter}{n}" for n in range(int(first), int(last) + 1)}
    return found


def home(rules: Rulebook) -> Path:
    """The folder of a game in the package."""
    return Path(str(files(rules.package)))


def test_no_two_games_have_the_same_letter() -> None:
    assert len(set(LETTERS)) == len(LETTERS)


@every_game
def test_the_pages_are_complete(rules: Rulebook) -> None:
    size = own_or(rules, "pages", "CLAUSES", len(clauses(rules)))
    wanted = [f"{rules.letter}{n}" for n in range(1, size + 1)]
    assert wanted
    for language in LANGUAGES:
        assert list(clauses(rules, language)) == wanted, language


@of_the_house
def test_a_test_cites_every_clause(rules: Rulebook) -> None:
    source = (folder(rules) / "test_rules.py").read_text("utf-8")
    assert set(clauses(rules)) - cited(source) == set()


@every_game
def test_the_game_cites_every_clause(rules: Rulebook) -> None:
    source = "".join((home(rules) / f"{file}.py").read_text("utf-8") for file in RULES_FILES)
    assert set(clauses(rules)) - cited(source) == set()


@every_game
def test_no_clause_is_made_up(rules: Rulebook) -> None:
    places = [home(rules).rglob("*.py"), home(rules).rglob("*.ftl"), folder(rules).rglob("*.py")]
    looked = [file for place in places for file in place]
    assert len(looked) > 5
    for file in looked:
        own = {c for c in cited(file.read_text("utf-8")) if c[0] == rules.letter}
        assert own - set(clauses(rules)) <= own_or(rules, "pages", "MADE_UP", set()), file


@every_game
def test_the_languages_say_the_same(rules: Rulebook) -> None:
    """The same clauses cited, option names and values, examples and notation, in each language."""
    english = clauses(rules)
    for language in LANGUAGES[1:]:
        for name, text in clauses(rules, language).items():
            assert cited(text) == cited(english[name]), (language, name)
            assert codes(text) == codes(english[name]), (language, name)
            assert numbers(text) == numbers(english[name]), (language, name)
        for pattern in (r"^\d+\. ", r"^## "):
            count = len(re.findall(pattern, page(rules, language), re.MULTILINE))
            assert count == len(re.findall(pattern, page(rules, "en"), re.MULTILINE)), language
        assert codes(page(rules, language)) == codes(page(rules, "en")), language


MARKS = {"en": "*(house ruling)*", "fr": "*(précision maison)*", "de": "*(Hausregelung)*"}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_are_marked_as_ours(rules: Rulebook, language: str) -> None:
    """The same clauses in every language, each once, and the page says what the mark means."""
    marked = {name: text.count(MARKS[language]) for name, text in clauses(rules, language).items()}
    ours = [name for name, marks in marked.items() if marks]
    in_english = [name for name, text in clauses(rules).items() if MARKS["en"] in text]
    assert ours == own_or(rules, "pages", "RULINGS", " ".join(in_english)).split()
    assert set(marked.values()) <= {0, 1}
    top = page(rules, language).partition("\n## ")[0]
    assert (MARKS[language] in top) == bool(ours)


def codes(text: str) -> list[str]:
    """What stands between backticks: options, values, moves."""
    return sorted(re.findall(r"`([^`]+)`", text))


def numbers(text: str) -> set[str]:
    """The numbers above twelve, which every language writes in digits."""
    return {n for n in re.findall(rf"(?<![{LETTERS}\d])\d+", text) if int(n) > 12}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_options_stand_in_their_clause(rules: Rulebook, language: str) -> None:
    for option in rules.options:
        text = clauses(rules, language)[option.clause]
        named = codes(text)
        assert option.name in named
        assert option.default in named
        values = option.values if len(option.values) < 5 else (option.values[0], option.values[-1])
        assert set(values) <= set(named)
    optional = [name for name, text in clauses(rules, language).items() if "Option" in text]
    assert {option.clause for option in rules.options} <= set(optional)
