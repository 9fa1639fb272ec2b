"""Every clause of the rules pages is cited by the game's file and by a test that proves it."""

import re
from pathlib import Path

import pytest

from katzentisch.core.rulebook import Rulebook
from tests.variants import every_game

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "docs" / "rules"
LANGUAGES = ("en", "fr", "de")
CLAUSES = {"katzenjammer": 27, "muckenstich": 19, "und-tschuess": 17}


def page(rules: Rulebook, language: str) -> str:
    """A rules page."""
    return (PAGES / f"{rules.name}.{language}.md").read_text("utf-8")


def clauses(rules: Rulebook, language: str = "en") -> dict[str, str]:
    """The clauses of a page with their texts."""
    found = re.findall(r"^- ([A-Z]\d+)\. (.*)$", page(rules, language), re.MULTILINE)
    assert len(found) == len(dict(found)), "a clause stands twice"
    return dict(found)


def cited(text: str) -> set[str]:
    """The clauses that a text names, `K23 to K26` and the like included."""
    found = set(re.findall(r"\b[KMU]\d+\b", text))
    for letter, first, last in re.findall(r"\b([KMU])(\d+) to [KMU](\d+)\b", text):
        found |= {f"{letter}{n}" for n in range(int(first), int(last) + 1)}
    return found


def module_name(rules: Rulebook) -> str:
    return rules.name.replace("-", "_")


@every_game
def test_the_pages_are_complete(rules: Rulebook) -> None:
    wanted = [f"{rules.letter}{n}" for n in range(1, CLAUSES[rules.name] + 1)]
    for language in LANGUAGES:
        assert list(clauses(rules, language)) == wanted, language


@every_game
def test_a_test_cites_every_clause(rules: Rulebook) -> None:
    source = (ROOT / "tests" / f"test_{module_name(rules)}.py").read_text("utf-8")
    assert set(clauses(rules)) - cited(source) == set()


@every_game
def test_the_game_cites_every_clause(rules: Rulebook) -> None:
    folder = ROOT / "src" / "katzentisch" / "games"
    source = (folder / f"{module_name(rules)}.py").read_text("utf-8")
    assert set(clauses(rules)) - cited(source) == set()


@every_game
def test_no_clause_is_made_up(rules: Rulebook) -> None:
    for folder in (ROOT / "src", ROOT / "tests"):
        for file in folder.rglob(f"*{module_name(rules)}*.py"):
            own = {c for c in cited(file.read_text("utf-8")) if c[0] == rules.letter}
            assert own <= set(clauses(rules)), file


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


# What the rulebooks leave open, as docs/rules settles it.
RULINGS = {
    "katzenjammer": "K6 K10 K13 K15 K24 K25 K27",
    "muckenstich": "M3 M5 M6 M11 M14 M15 M16 M19",
    "und-tschuess": "U1 U9 U11 U12 U14 U16 U17",
}
MARKS = {"en": "*(house ruling)*", "fr": "*(précision maison)*", "de": "*(Hausregelung)*"}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_are_marked_as_ours(rules: Rulebook, language: str) -> None:
    """The same clauses in every language, each once, and the page says what the mark means."""
    marked = {name: text.count(MARKS[language]) for name, text in clauses(rules, language).items()}
    assert [name for name, marks in marked.items() if marks] == RULINGS[rules.name].split()
    assert set(marked.values()) == {0, 1}
    top = page(rules, language).partition("\n## ")[0]
    assert MARKS[language] in top


def codes(text: str) -> list[str]:
    """What stands between backticks: options, values, moves."""
    return sorted(re.findall(r"`([^`]+)`", text))


def numbers(text: str) -> set[str]:
    """The numbers above twelve, which every language writes in digits."""
    return {n for n in re.findall(r"(?<![KMU\d])\d+", text) if int(n) > 12}


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
