"""One thing has one word (docs/language.md): the words given up stand nowhere any more."""

import re
from pathlib import Path

import pytest

from katzentisch.core.clauses import page
from katzentisch.core.texts import LANGUAGES, game_source, sources
from katzentisch.games import rulebooks

ROOT = Path(__file__).parent.parent
WORDS = ROOT / "docs" / "language.md"

# What a language has given up for another word, and where it still means something else.
GIVEN_UP = {
    "en": {},
    "fr": {
        r"\brobots?\b": (),
        r"\bmis(?:e|es|er|ez)\b(?! de côté)": ("Mises de côté", "Mise en place", "mises de côté"),
        r"\bannonc\w+ (?:l’atout|atout|la couleur)": (),
        r"\benregistrements?\b": (),
        r"\bcartes? (?:de points|numérotées?)\b": (),
        r"\bhors jeu\b": (),
        r"\bsortie?s?\b": ("sortie standard", "La sortie", "cours de la sortie"),
        r"\bencore en jeu\b": (),
        r"\benchère en cours\b": (),
        r"= Enchère$": (),
        r"\bbilans?\b": (),
        r"\bcartes ouvertes\b": (),
        r"\bplus chères?\b": (),
        r"\bdéfausser \{ \$cards \}": (),
        r"= Fort$": (),
    },
    "de": {
        r"\bPartien?\b": ("Spiele der Partie", "Eine Partie kann", "gewinnt die Partie"),
        r"\bBeigaben?\b": (),
        r"\bzur Seite\b": (),
        r"\bAblage\b": (),
        r"\bangespielt\b": (),
        r"\b(?:ansagst|angesagt werden|sagt Trumpf an)\b": ("Angesagt werden",),
        r"\} zeigen$": (),
        r"\bMitspieler\b": (),
        r"\bGebote? auf\b": (),
        r"= Stark$": (),
    },
}

# Where people are told that they may write a hyphen.
NOTATION = ("also be written -5", "aussi s’écrire -5", "auch -5 schreiben")


def pages(language: str) -> dict[str, str]:
    """All that people read in a language: messages of the house, the page and the games, rules."""
    texts = {f"texts/{language}/{name}": content for name, content in sources(language)}
    for web in sorted((ROOT / "web" / "src").rglob(f"{language}.ftl")):
        texts[str(web.relative_to(ROOT))] = web.read_text("utf-8")
    for rules in rulebooks().values():
        texts[f"{rules.package}/texts/{language}.ftl"] = game_source(rules.package, language)
        texts[f"{rules.package}/rules.{language}.md"] = page(rules, language)
    return texts


def found(language: str) -> list[str]:
    """Lines with a word that was given up."""
    return [
        f"{name}: {line}"
        for name, content in pages(language).items()
        for line in content.splitlines()
        for word, elsewhere in GIVEN_UP[language].items()
        if re.search(word, without(line, elsewhere), re.IGNORECASE)
    ]


def without(line: str, phrases: tuple[str, ...]) -> str:
    """A line without phrases in which a word means something else."""
    for phrase in phrases:
        line = line.replace(phrase, "")
    return line


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_given_up_is_left(language: str) -> None:
    assert found(language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_a_minus_and_no_hyphen(language: str) -> None:
    """Notation in backticks or quotes stays as it is."""
    hyphen = re.compile(r"(?<![\w`-])-\d")
    for name, content in pages(language).items():
        for line in content.splitlines():
            shown = re.sub(r"`[^`]*`|“[^”]*”|„[^“]*“|«[^»]*»", "", line)
            assert not hyphen.search(without(shown, NOTATION)), (name, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_apostrophe_is_no_straight_quote(language: str) -> None:
    """But in notation in backticks; comments of a Fluent file are read by us alone."""
    for name, content in pages(language).items():
        for line in content.splitlines():
            shown = re.sub(r"`[^`]*`", "", line)
            if not (name.endswith(".ftl") and line.startswith("#")):
                assert not re.search(r"\w'\w", shown), (name, line)


def test_french_dots_follow_their_word() -> None:
    for name, content in pages("fr").items():
        for line in content.splitlines():
            assert not re.search(r"\w …$", line), (name, line)


def test_french_signs_never_stand_at_the_wrong_end_of_a_line() -> None:
    """The space before or after them is the one that no line breaks at."""
    apart = re.compile("[ \\u202f][:;!?»%](?![\\w:=])|«[ \\u202f]")
    for name, content in pages("fr").items():
        for line in content.splitlines():
            if not (name.endswith(".ftl") and line.startswith("#")):
                assert not apart.search(line), (name, line)


def test_the_list_has_a_word_for_everything_in_each_language() -> None:
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in WORDS.read_text("utf-8").splitlines()
        if line.startswith("|")
    ]
    assert rows[0][1:4] == ["English", "Français", "Deutsch"]
    assert len(rows) > 20
    for row in rows[2:]:
        assert len(row) == 5, row
        assert all(row[:4]), row


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_list_are_words_of_the_texts(language: str) -> None:
    """The first word of each row is really used."""
    text = "\n".join(pages(language).values()).lower()
    column = 1 + ["en", "fr", "de"].index(language)
    for line in WORDS.read_text("utf-8").splitlines()[6:]:
        if line.startswith("|"):
            word = re.split(r"[,(]", line.strip("|").split("|")[column])[0].strip().lower()
            assert word.removeprefix("to ") in text, word
