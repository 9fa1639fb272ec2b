"""Nothing that a person reads is missing in a language, and every refusal can be said."""

import ast
import re
from importlib.resources import files as package_files
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from katzentisch.cli.help import help_texts
from katzentisch.core.chance import below, seeded
from katzentisch.core.clauses import clauses
from katzentisch.core.dealer import SeededDealer
from katzentisch.core.game import Game
from katzentisch.core.rulebook import Refusal, Rulebook
from katzentisch.core.texts import LANGUAGES, game_source, sources, texts
from katzentisch.games import rulebooks
from tests.games import own_or
from tests.variants import every_game

SOURCE = Path(__file__).parent.parent / "src" / "katzentisch"
Message = dict[str, set[str]]


class Variables(Visitor):  # type: ignore[misc,unused-ignore]
    """The words a pattern asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(source: str, where: str) -> dict[str, Message]:
    """Every message of a Fluent file: the words its value and its attributes ask for."""
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ftl.Junk), f"{where}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{where}: {entry.id.name} twice"
            parts = {"": entry.value} | {a.id.name: a.value for a in entry.attributes}
            found[entry.id.name] = {name: asked(part) for name, part in parts.items() if part}
    return found


def entries(language: str) -> dict[str, Message]:
    """Every message of the house in a language."""
    found: dict[str, Message] = {}
    for file, source in sources(language):
        for key, message in messages(source, f"{language}/{file}").items():
            assert key not in found, f"{language}/{file}: {key} twice"
            found[key] = message
    return found


def own_entries(rules: Rulebook, language: str) -> dict[str, Message]:
    """Every message of a game in a language."""
    return messages(game_source(rules.package, language), f"{rules.name}/{language}")


def asked(pattern: ftl.Pattern) -> set[str]:
    """The words a pattern asks for."""
    variables = Variables()
    variables.visit(pattern)
    return variables.names


def files(language: str) -> list[str]:
    return [name for name, _ in sources(language)]


def complete(ours: dict[str, Message], theirs: dict[str, Message]) -> None:
    """The same messages with the same parts, which ask for the same words."""
    assert set(ours) == set(theirs)
    for key, parts in ours.items():
        assert set(parts) == set(theirs[key]), key
        for part, words in parts.items():
            assert words == theirs[key][part], f"{key}.{part}"


@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_message_stands_in_every_language(language: str) -> None:
    assert files(language) == files("en")
    complete(entries("en"), entries(language))


@every_game
@pytest.mark.parametrize("language", ["fr", "de"])
def test_every_message_of_a_game_stands_in_every_language(rules: Rulebook, language: str) -> None:
    assert own_entries(rules, "en")
    complete(own_entries(rules, "en"), own_entries(rules, language))


# What the house says of any game, and a game may say in its own words.
OVERRIDDEN = {"prompt", "explain", "legend"}
# What the house asks of every game, whether it has it or not.
OF_ANY_GAME = {"about"}


@every_game
def test_a_game_says_again_only_what_it_says_better(rules: Rulebook) -> None:
    again = set(own_entries(rules, "en")) & set(entries("en"))
    assert again <= OVERRIDDEN
    for language in LANGUAGES:
        house = "".join(source for _, source in sources(language))
        for key in again:
            assert written(key, game_source(rules.package, language)) != written(key, house)


def test_what_games_say_alike_the_house_says_for_all() -> None:
    for one, other in combinations(rulebooks().values(), 2):
        for key in set(own_entries(one, "en")) & set(own_entries(other, "en")):
            assert any(
                written(key, game_source(one.package, language))
                != written(key, game_source(other.package, language))
                for language in LANGUAGES
            ), f"{key} of {one.name} and {other.name}"


def written(key: str, source: str) -> str:
    """A message as it is written."""
    found = (e for e in FluentParser().parse(source).body if isinstance(e, ftl.Message))
    return "".join(FluentSerializer().serialize_entry(e) for e in found if e.id.name == key)


@every_game
def test_every_message_of_a_game_is_used(rules: Rulebook) -> None:
    """Its code names it or makes its name, an option has it, or another message takes it in."""
    source = game_source(rules.package, "en")
    used = OVERRIDDEN | OF_ANY_GAME | {option_key(option.name) for option in rules.options}
    used |= {option_key(option.name, value) for option in rules.options for value in option.values}
    used |= set(re.findall(r"\{ ([a-z][\w-]*) \}", source))
    names, beginnings = spoken_in(rules)
    for key in set(own_entries(rules, "en")) - used - names:
        assert any(key.startswith(one) for one in beginnings), key


def option_key(*names: str) -> str:
    return "-".join(["option", *names])


def spoken_in(rules: Rulebook) -> tuple[set[str], tuple[str, ...]]:
    """The strings of a game's code, and how those begin that are put together."""
    names: set[str] = set()
    beginnings = ["prompt-", "explain-"]
    for file in home(rules).glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Constant(value=str(text)):
                    names.add(text)
                case ast.JoinedStr(values=[ast.Constant(value=str(text)), *_]) if "-" in text:
                    beginnings.append(text)
                case _:
                    pass
    return names, tuple(beginnings)


def keys_in(*paths: Path) -> set[str]:
    """The keys of all refusals that these files make."""
    found: set[str] = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
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


HOUSE_REFUSALS = keys_in(SOURCE / "core" / "game.py")
RECORD_ERRORS = keys_in(
    *(SOURCE / "core" / f"{name}.py" for name in ("record", "dealer", "opening"))
)


def home(rules: Rulebook) -> Path:
    """The folder of a game in its package."""
    return Path(str(package_files(rules.package)))


def own_refusals(rules: Rulebook) -> set[str]:
    """The keys of the refusals a game makes."""
    return keys_in(*home(rules).glob("*.py"))


def test_every_refusal_of_the_code_has_its_message() -> None:
    assert len(HOUSE_REFUSALS) >= 3
    assert len(RECORD_ERRORS) > 20
    house = entries("en")
    for key in HOUSE_REFUSALS:
        assert set(house[key]) == {"", "short"}, key
    assert set(house) >= RECORD_ERRORS
    wrong = keys_in(*(SOURCE / "cli").glob("*.py"))
    assert len(wrong) > 10
    assert set(house) >= wrong


@every_game
def test_every_refusal_of_a_game_has_its_message(rules: Rulebook) -> None:
    assert own_refusals(rules)
    known = entries("en") | own_entries(rules, "en")
    for key in own_refusals(rules):
        assert set(known[key]) == {"", "short"}, key


def test_no_refusal_message_is_left_over() -> None:
    content = dict(sources("en"))
    both = content["refusals.ftl"] + content["records.ftl"]
    keys = set(re.findall(r"^([a-z][\w-]*) =", both, re.MULTILINE))
    met = HOUSE_REFUSALS.union(*map(own_refusals, rulebooks().values()))
    assert keys - met - RECORD_ERRORS == {"at-line", "at-move"}


# The words of the refusals that the house says for any game.
SAYABLE: dict[str, list[dict[str, Any]]] = {
    "unknown-move": [{"example": "play 12"}],
    "not-held": [{"card": "R7"}],
}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(rules: Rulebook, language: str) -> None:
    clause = f"{rules.letter}1"
    sayable = SAYABLE | own_or(rules, "sentences", "SAYABLE", {})
    for key in HOUSE_REFUSALS | own_refusals(rules):
        said = set()
        versions = sayable.get(key, [{}])
        for words in versions:
            refusal = Refusal(key, clause, words, rules.package)
            sentence, reason = texts(language).refuse(refusal), texts(language).reason(refusal)
            assert sentence.endswith(f" ({clause}).")
            assert reason.endswith(f" ({clause})")
            assert "{" not in sentence + reason
            said.add(sentence)
        assert len(said) == len(versions), f"{key}: two situations sound the same"


@every_game
def test_every_refusal_met_in_play_cites_a_clause_of_the_page(rules: Rulebook) -> None:
    """Any move tried at any time is refused in words, whatever the situation."""
    chance = seeded(4)
    game = Game(rules, 4, SeededDealer(chance))
    known = clauses(rules, "en")
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


def test_a_word_that_is_missing_is_an_error() -> None:
    """Nobody reads half a sentence."""
    with pytest.raises(ValueError, match="Unknown external: problem"):
        texts("en").say("at-line", file="games.jsonl", line=1)
