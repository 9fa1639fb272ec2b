"""No game is known by name outside its folders: a fourth one costs a folder and nothing else."""

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from itertools import takewhile
from pathlib import Path

import pytest

from katzentisch.core.clauses import clauses
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.texts import game_source
from tests.games import folder_name, of_the_house
from tests.variants import of_the_house as every_game_of_the_house

ROOT = Path(__file__).parent.parent
ROOMS = ("src", "web/src", "tests")
# The folders of games; one more folder below each of them is a game's own.
HOMES = ("src/katzentisch/games", "web/src/games", "tests/games")
BUILT = ("src/katzentisch/kit/", "src/katzentisch/page/")
WRITTEN = {".py", ".pyi", ".ftl", ".md", ".ts", ".svelte", ".css", ".html", ".json", ".txt"}
# A title's shorter words are words of any text.
TELLING = 5
# The lines of a drawing; a way to (12, 7) is written as a clause might be.
DRAWN = re.compile(r'\b(?:d|drawing)="[MLHVCSQTAZ\d\s.,-]*"', re.IGNORECASE)

# Where a game may be named all the same, and why.
EXCEPTIONS = {
    "tests/server/old/*": "a data folder of an older version, kept as it was written",
    "tests/adapters/*": "environments are still made of games by name; playthroughs are kept here",
}


def prefixes(rules: Rulebook) -> Iterator[str]:
    """How a game's own messages begin, if not as any game's do."""
    keys = re.findall(r"^([a-z][\w-]*) =", game_source(rules.package, "en"), re.MULTILINE)
    reasons = [key.split("-") for key in keys if key.startswith("hint-")]
    shared = [
        parts[0] for parts in takewhile(lambda p: len(set(p)) == 1, zip(*reasons, strict=False))
    ]
    if len(shared) > 1:
        yield "-".join(shared) + "-"


@cache
def pattern(rules: Rulebook) -> re.Pattern[str]:
    """What gives a game away: its name in any spelling, its prefixes, its clauses."""
    name = rules.name.replace("-", "[-_ ]?")
    words = [word for word in re.findall(r"\w+", rules.title) if len(word) >= TELLING]
    spelled = "|".join([name, *words, *map(re.escape, prefixes(rules))])
    numbers = "|".join(sorted((one[1:] for one in clauses(rules, "en")), reverse=True))
    return re.compile(rf"(?i:{spelled})|\b{rules.letter}(?:{numbers})\b")


def at_home(path: str) -> bool:
    """Whether a file is in a game's own folder."""
    games = {folder_name(rules) for rules in of_the_house()}
    return any(path.startswith(f"{home}/{game}/") for home in HOMES for game in games)


@cache
def searched() -> dict[str, str]:
    """Every file that people write, outside the games' folders: its path and its text."""
    found = {}
    for room in ROOMS:
        for file in sorted((ROOT / room).rglob("*")):
            path = file.relative_to(ROOT).as_posix()
            built = path.startswith(BUILT) or "__pycache__" in path
            if file.suffix in WRITTEN and not built and not at_home(path):
                found[path] = f"{path}\n{written(file.read_text('utf-8'))}"
    return found


def written(text: str) -> str:
    """What is written in a file, without what is drawn."""
    return DRAWN.sub("", text)


@cache
def named(rules: Rulebook) -> dict[str, list[str]]:
    """The lines that name a game, by file."""
    lines = {
        path: [line.strip() for line in text.splitlines() if pattern(rules).search(line)]
        for path, text in searched().items()
    }
    return {path: found for path, found in lines.items() if found}


def allowed(path: str) -> bool:
    return any(fnmatch(path, exception) for exception in EXCEPTIONS)


@every_game_of_the_house
def test_nothing_outside_its_folders_names_a_game(rules: Rulebook) -> None:
    strange = {path: lines for path, lines in named(rules).items() if not allowed(path)}
    assert strange == {}, "a line here belongs into the game's folder"


def test_no_exception_is_left_over() -> None:
    naming = {path for rules in of_the_house() for path in named(rules)}
    clean = [one for one in EXCEPTIONS if not any(fnmatch(path, one) for path in naming)]
    assert clean == [], "nothing names a game here any more: take it off the list"


@every_game_of_the_house
def test_a_name_is_found_in_every_spelling(rules: Rulebook) -> None:
    """The search itself."""
    folder, clause = folder_name(rules), f"({rules.letter}1)"
    for line in (
        rules.name,
        rules.title,
        rules.name.upper(),
        folder,
        folder.replace("_", ""),
        clause,
    ):
        assert pattern(rules).search(f"x = {line!r}"), line
    for line in ("K", "any game", f"{rules.letter}999", "a trick", "und"):
        assert not pattern(rules).search(line), line
    assert list(prefixes(rules))


@every_game_of_the_house
def test_a_drawing_names_no_game(rules: Rulebook) -> None:
    """The search itself: only what is drawn is passed over, even in the midst of a line."""
    clause = f"{rules.letter}3"
    assert written('<path d="M8 5 3 10l5-5M3 10h11.5z" /><i>') == "<path  /><i>"
    for line in (f'id="{clause}"', f'd="see {clause}"', f"d = {clause}", f'd="{{{clause}}}"'):
        assert pattern(rules).search(written(line)), line


def test_the_search_looks_into_every_room() -> None:
    assert {path.partition("/")[0] for path in searched()} == {"src", "web", "tests"}
    assert "tests/test_games_at_home.py" in searched()


@pytest.mark.parametrize("home", HOMES)
def test_a_game_s_own_folder_is_its_own(home: str) -> None:
    game = folder_name(of_the_house()[0])
    assert at_home(f"{home}/{game}/anything.py")
    assert not at_home(f"{home}/anything.py")
