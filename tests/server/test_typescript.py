"""The page's types are those of the protocol and of the games' views."""

import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from katzentisch.core.game import Game
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import part, rulebooks
from katzentisch.server.typescript import protocol_types, typescript, view_types
from tests.variants import dealt, every_game, random_steps

PAGE = Path(__file__).parents[2] / "web" / "src"
SEED = 11


@pytest.mark.parametrize("place", typescript())
def test_the_types_of_the_page_are_up_to_date(place: str) -> None:
    assert (PAGE / place).read_text("utf-8") == typescript()[place], "run `make protocol`"


def test_every_game_of_the_house_has_its_views_in_the_page() -> None:
    folders = {path.parent.name for path in (PAGE / "games").glob("*/page.ts")}
    assert folders
    assert typescript().keys() == {"lib/protocol.ts", *(f"games/{one}/view.ts" for one in folders)}


def test_types_are_written_as_typescript() -> None:
    written = protocol_types()
    assert 'export interface Move {\n  type: "move";\n  id: string;\n  text: string;\n}' in written
    assert "  deadlines: (number | null)[];" in written
    assert "  moves: [number, string][];" in written
    assert "  token?: string | null;" in written


def words_of(rules: Rulebook) -> Any:
    words = part(rules, "words")
    assert words is not None
    return words


@every_game
def test_a_views_types_are_written_as_typescript(rules: Rulebook) -> None:
    written = view_types("some_game", words_of(rules))
    assert "from src/katzentisch/games/some_game/words.py" in written
    assert "  phase: Phase;" in written
    assert "  hand_sizes: number[];" in written
    assert "export interface Seen extends View, Public, Partial<Own> {}" in written


def some_options(rules: Rulebook, chance: random.Random) -> Iterator[dict[str, str]]:
    """Every value of every option, beside random values of the others."""
    for option in rules.options:
        for value in option.values[:3]:
            yield {one.name: chance.choice(one.values[:3]) for one in rules.options} | {
                option.name: value
            }


def steps(rules: Rulebook) -> Iterator[Game]:
    """Games of all player counts with all options, at every step."""
    chance = random.Random(SEED)
    for players in rules.seats:
        for options in some_options(rules, chance):
            game = dealt(rules, players, options, SEED)
            yield game
            for _ in random_steps(game, SEED):
                yield game


def fits(seen: Mapping[str, Any], shape: Any) -> set[str]:
    """Check a part of a view against its type; the keys that it has."""
    msgspec.convert(seen, shape, strict=True)
    assert shape.__required_keys__ <= seen.keys() <= shape.__annotations__.keys(), f"seed {SEED}"
    return set(seen)


@every_game
def test_the_views_of_a_game_are_of_their_types(rules: Rulebook) -> None:
    words = words_of(rules)
    public, own = set[str](), set[str]()
    for game in steps(rules):
        public |= fits(rules.public(game.state), words.Public)
        for seat in range(game.players):
            own |= fits(rules.own(game.state, seat), words.Own)
    # No key is only typed.
    assert public == words.Public.__annotations__.keys(), f"seed {SEED}"
    assert own == words.Own.__annotations__.keys(), f"seed {SEED}"


def test_a_view_that_is_not_of_its_type_is_found() -> None:
    rules = next(iter(rulebooks().values()))
    words = words_of(rules)
    seen = dict(rules.public(next(steps(rules)).state))
    for wrong in ({**seen, "secret": 1}, {k: v for k, v in seen.items() if k != "phase"}):
        with pytest.raises((AssertionError, msgspec.ValidationError)):
            fits(wrong, words.Public)
    with pytest.raises(msgspec.ValidationError):
        fits({**seen, "phase": 3}, words.Public)
