"""docs/views.md describes every key of every view: none missing, none too many, none wrongly."""

import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from katzentisch.core.game import Game
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebooks
from tests.samples import any_one
from tests.test_clauses import cited, clauses
from tests.variants import dealt, every_game, random_steps

PAGE = (Path(__file__).parents[1] / "docs" / "views.md").read_text("utf-8")
SEEDS = (3,)
# A match of two games shows all that one of ten does.
TRIED = {"games": ("1", "2")}
COLOURS = "RYGB"
ABSENT = "absent"  # where JSON would stand


# The page


@dataclass(frozen=True)
class Row:
    """A key as the page describes it."""

    key: str
    kind: str
    who: str
    when: str
    meaning: str


def table(heading: str) -> list[Row]:
    """The table under a heading."""
    section = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")][2:]
    return [described([cell.strip() for cell in line.split("|")[1:-1]]) for line in lines]


def described(cells: list[str]) -> Row:
    key, kind, who, when, meaning = cells
    return Row(key.strip("`"), kind.replace("`", ""), who, when, meaning)


COMMON = "Every game"
SECTIONS = {COMMON: list(rulebooks().values())} | {
    rules.title: [rules] for rules in rulebooks().values()
}
every_section = pytest.mark.parametrize("section", SECTIONS)


# Types as the page writes them


def alternatives(kind: str) -> list[str]:
    """The parts of a type that `or` joins, brackets aside."""
    parts, depth = [""], 0
    for word in re.split(r"( or |[()])", kind):
        depth += (word == "(") - (word == ")")
        if word == " or " and depth == 0:
            parts.append("")
        else:
            parts[-1] += word
    return parts


def inner(kind: str) -> str | None:
    """The type of the values inside a list or an object; none for a plain value."""
    within = re.fullmatch(r"(?:list|by (?:seat|colour|card|option)) of (.*)", kind)
    return within[1] if within else None


def bare(kind: str) -> str:
    return kind[1:-1] if kind.startswith("(") and kind.endswith(")") else kind


def every_alternative(kind: str) -> set[str]:
    """All that a type says may be: each must be seen in some game."""
    kind = bare(kind)
    parts = alternatives(kind)
    if len(parts) > 1:
        deeper = (part for one in parts for part in every_alternative(one))
        return {f"{part} of {kind}" for part in parts} | set(deeper)
    within = inner(kind)
    return every_alternative(within) if within else set()


@dataclass(frozen=True)
class Around:
    """What the type and the time of a value depend on."""

    rules: Rulebook
    players: int
    options: str
    phase: str


def whole(value: object) -> bool:
    return type(value) is int


PLAIN: dict[str, Callable[[Any], bool]] = {
    "number": whole,
    "text": lambda value: isinstance(value, str),
    "yes/no": lambda value: isinstance(value, bool),
    "null": lambda value: value is None,
    "object": lambda value: isinstance(value, dict),
    "colour": lambda value: value in list(COLOURS),
    "bid": lambda value: bool(re.fullmatch(r"[1-9]\d*x[1-5]|[2-5]d", str(value))),
}
AT_THE_TABLE: dict[str, Callable[[Any, Around], bool]] = {
    "seat": lambda value, around: whole(value) and 0 <= value < around.players,
    "card": lambda value, around: value in list(around.rules.cards),
    "[seat, card]": lambda value, around: (
        isinstance(value, list)
        and len(value) == 2
        and AT_THE_TABLE["seat"](value[0], around)
        and AT_THE_TABLE["card"](value[1], around)
    ),
}


def shaped(value: Any, shape: str, around: Around) -> bool:
    """Whether it is a list of that length, or an object with those keys."""
    if shape == "list":
        return isinstance(value, list)
    lengths = {"by seat": around.players, "by colour": len(COLOURS)}
    if shape in lengths:
        return isinstance(value, list) and len(value) == lengths[shape]
    keys = {
        "by card": set(around.rules.cards),
        "by option": {one.name for one in around.rules.options},
    }
    return isinstance(value, dict) and set(value) == keys[shape]


def fitting(value: Any, kind: str, around: Around) -> set[str] | None:
    """The alternatives of a type that a value takes; none where it does not fit."""
    kind = bare(kind)
    parts = alternatives(kind)
    if len(parts) > 1:
        found = ((part, fitting(value, part, around)) for part in parts)
        return next(
            (took | {f"{part} of {kind}"} for part, took in found if took is not None), None
        )
    within = inner(kind)
    if within is not None:
        return fitting_inside(value, kind.split(" of ")[0], within, around)
    if kind.startswith('"'):
        return set() if value == json.loads(kind) else None
    fits = PLAIN[kind](value) if kind in PLAIN else AT_THE_TABLE[kind](value, around)
    return set() if fits else None


def fitting_inside(value: Any, shape: str, kind: str, around: Around) -> set[str] | None:
    if not shaped(value, shape, around):
        return None
    taken: set[str] = set()
    for one in value.values() if isinstance(value, dict) else value:
        took = fitting(one, kind, around)
        if took is None:
            return None
        taken |= took
    return taken


# What is seen in games


@dataclass(frozen=True)
class Glimpse:
    """What one view shows under a key, as JSON."""

    around: Around
    seated: bool
    value: str


Evidence = dict[str, set[Glimpse]]
Seen = dict[str, str]


def some_options(rules: Rulebook, players: int) -> Iterator[dict[str, str]]:
    """Every value of every option with every number of players, not every combination."""
    tried = {one.name: TRIED.get(one.name, one.values) for one in rules.options}
    for turn in range(max(map(len, tried.values()))):
        yield {name: values[(turn + players) % len(values)] for name, values in tried.items()}


def some_games(rules: Rulebook) -> Iterator[Game]:
    """Random games at every step, before the first move and after each."""
    for players in rules.seats:
        for options in some_options(rules, players):
            for seed in SEEDS:
                game = dealt(rules, players, options, seed)
                yield game
                for _ in random_steps(game, seed):
                    yield game


def flat(view: dict[str, Any], under: str = "") -> Iterator[tuple[str, Any]]:
    """A view with the keys of `last_score` beside the others, by their whole names."""
    for key, value in view.items():
        yield under + key, value
        if key == "last_score" and value is not None:
            yield from flat(value, f"{key}.")


def as_sent(view: dict[str, Any]) -> Seen:
    """What a client gets: JSON by key."""
    return {key: json.dumps(value) for key, value in flat(view)}


@cache
def views(rules: Rulebook) -> list[tuple[Around, Seen, list[Seen]]]:
    """Step by step what everybody sees, and each seat."""
    found = []
    for game in some_games(rules):
        seats = [as_sent(game.view(seat)) for seat in range(game.players)]
        public = game.view()
        around = Around(rules, game.players, json.dumps(game.options), public["phase"])
        found.append((around, as_sent(public), seats))
    return found


@cache
def glimpses(rules: Rulebook) -> Evidence:
    """All that the views of a game show, key by key."""
    keys = {key for _, _, seats in views(rules) for key in {one for seen in seats for one in seen}}
    return {
        key: {
            Glimpse(around, seated, seen.get(key, ABSENT))
            for around, public, seats in views(rules)
            for seen, seated in [(public, False), *((own, True) for own in seats)]
        }
        for key in keys
    }


def evidence(section: str) -> Evidence:
    """What is seen of the keys of a section."""
    merged: Evidence = defaultdict(set)
    for rules in SECTIONS[section]:
        for key, seen in glimpses(rules).items():
            if (key in common_keys()) == (section == COMMON):
                merged[key] |= seen
    return merged


@cache
def common_keys() -> set[str]:
    """The keys that no game gives itself: those of the code around them."""
    rules = any_one()
    game = dealt(rules, 4, rules.defaults(), SEEDS[0])
    return set(game.view(0)) - set(rules.public(game.state)) - set(rules.own(game.state, 0))


# Whether the page is right


def is_there(value: str, kind: str) -> bool:
    """Whether a value is more than none, nothing or zero; seat 0 is a seat."""
    return value not in (ABSENT, "null", "[]", "0" if kind == "number" else "")


def wrong_type(row: Row, seen: set[Glimpse]) -> str:
    taken: set[str] = set()
    for one in seen:
        if one.value != ABSENT:
            took = fitting(json.loads(one.value), row.kind, one.around)
            if took is None:
                return f"{one.value} is no {row.kind}"
            taken |= took
    never = every_alternative(row.kind) - taken
    return f"never seen: {sorted(never)}" if never else ""


def wrong_viewer(row: Row, seen: set[Glimpse]) -> str:
    public = any(one.value != ABSENT and not one.seated for one in seen)
    who = "everybody" if public else "own seat"
    return "" if row.who == who else f"seen by {who}, not {row.who}"


def wrong_time(row: Row, seen: set[Glimpse]) -> str:
    """Whether a key is there (not null or empty) when the page does not say so, or the reverse."""
    seen = {one for one in seen if one.seated or row.who == "everybody"}
    if row.when == "always":
        missing = {one.value for one in seen} & {ABSENT, "null"}
        return f"not always there: {missing}" if missing else ""
    there = {one for one in seen if is_there(one.value, row.kind)}
    if row.when.startswith("phase "):
        found = {one.around.phase for one in there}
        same = set(re.findall(r"`(\w+)`", row.when)) == found
        return "" if same else f"there in {sorted(found)}"
    if row.when.startswith("option "):
        there = {one for one in seen if one.value != ABSENT}
    if row.when.startswith("from "):
        return "" if there and there != seen else "always there, or never"
    wrong = [one for one in seen if (one in there) != expected(row.when, one)]
    return f"unexpected: {wrong[0].value} in {wrong[0].around.phase}" if wrong else ""


def expected(when: str, seen: Glimpse) -> bool:
    """Whether a value should be there by a condition that decides it."""
    around = seen.around
    if option := re.fullmatch(r"option `(\w+)` is `(\w+)`", when):
        return f'"{option[1]}": "{option[2]}"' in around.options
    if players := re.fullmatch(r"(\d) players", when):
        return around.players == int(players[1])
    conditions = {
        "for a seat": seen.seated,
        "until the game is over": around.phase != "over",
        "when the game is over": around.phase == "over",
    }
    return conditions[when]


def complaint(row: Row, seen: set[Glimpse]) -> str:
    """What is wrong with the description of a key; nothing if it is right."""
    return wrong_type(row, seen) or wrong_viewer(row, seen) or wrong_time(row, seen)


# The tests


@every_section
def test_every_key_is_described_and_no_other(section: str) -> None:
    told = [row.key for row in table(section)]
    assert sorted(told) == sorted(evidence(section)), f"seeds {SEEDS}"


@every_section
def test_what_is_described_is_what_is_seen(section: str) -> None:
    seen = evidence(section)
    wrong = {row.key: complaint(row, seen[row.key]) for row in table(section)}
    assert not {key: why for key, why in wrong.items() if why}, f"seeds {SEEDS}"


@every_game
def test_what_everybody_sees_is_the_same_in_every_view(rules: Rulebook) -> None:
    for _, public, seats in views(rules):
        shared = {key: value for key, value in public.items() if key != "seat"}
        for own in seats:
            assert shared.items() <= own.items(), f"seeds {SEEDS}"


@every_game
def test_what_is_there_from_a_first_time_on_stays(rules: Rulebook) -> None:
    late = re.compile(r"from the (end of the )?first")
    for row in table(rules.title):
        if late.match(row.when) and "." not in row.key:
            begun: set[Around] = set()
            for around, public, _ in views(rules):
                game = replace(around, phase="")  # one game with these players and options
                there = is_there(public[row.key], row.kind)
                assert there or game not in begun, row.key
                begun |= {game} if there else set()
            assert begun, row.key


@every_game
def test_every_key_of_a_game_cites_clauses_that_there_are(rules: Rulebook) -> None:
    for row in table(rules.title):
        assert cited(row.meaning), row.key
        assert cited(row.meaning) <= set(clauses(rules)), row.key


# These tests can fail


@every_section
def test_a_wrong_type_is_found(section: str) -> None:
    seen = evidence(section)
    for row in table(section):
        # A seat is a number, and a card or a word of its own is a text.
        right = {row.kind, "number" if row.kind == "seat" else ""}
        right |= {"text"} if row.kind.startswith(('"', "card")) else set()
        for kind in {"number", "yes/no", "text", "by seat of number", "list of card"} - right:
            assert wrong_type(replace(row, kind=kind), seen[row.key]), (row.key, kind)
        parts = alternatives(row.kind)
        others = parts[:-1] if len(parts) > 1 else [*parts, "null"]
        assert wrong_type(replace(row, kind=" or ".join(others)), seen[row.key]), row.key


@every_section
def test_a_wrong_viewer_is_found(section: str) -> None:
    seen = evidence(section)
    for row in table(section):
        other = "own seat" if row.who == "everybody" else "everybody"
        assert wrong_viewer(replace(row, who=other), seen[row.key]), row.key


@every_section
def test_a_wrong_time_is_found(section: str) -> None:
    seen = evidence(section)
    for row in table(section):
        for when in ("phase `nowhere`", "2 players", "option `memory` is `off`"):
            assert wrong_time(replace(row, when=when), seen[row.key]), (row.key, when)
        if row.when != "always" and "null" in alternatives(row.kind):
            assert wrong_time(replace(row, when="always"), seen[row.key]), row.key


CARD = any_one().cards[0]


@pytest.mark.parametrize(
    ("kind", "value", "fits"),
    [
        ("by seat of (card or null)", [CARD, None, CARD], True),
        ("by seat of (card or null)", None, False),
        ("by seat of card or null", None, True),
        ("by seat of card or null", [CARD, None, CARD], False),
        ("by seat of number", [1, 2], False),
        ("list of (by seat of number)", [[1, 2, 3], [0, 0, 0]], True),
        ("list of [seat, card]", [[2, CARD]], True),
        ("list of [seat, card]", [[3, CARD]], False),
        ("number", True, False),
        ("seat", -1, False),
        ("bid", "1d", False),
        ('"pay" or "over"', "play", False),
    ],
)
def test_types_are_read_as_the_page_says(kind: str, value: Any, fits: bool) -> None:
    around = Around(any_one(), 3, "{}", "auction")
    assert (fitting(value, kind, around) is not None) == fits
