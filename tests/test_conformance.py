"""The kit every rulebook passes: a new game gets all of this for nothing."""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from katzentisch.core.bits import members
from katzentisch.core.game import Game, Refused
from katzentisch.core.rulebook import Refusal, Rulebook
from katzentisch.core.state import State
from tests.variants import COUNTS, dealt, every_count, every_game, game_and_count, random_steps

if TYPE_CHECKING:
    from katzentisch.core.compiled import Compiled

EVERY = 5  # so many moves between two close looks


def looks(rules: Rulebook, players: int, seed: int = 1) -> Any:
    """A random game, with a close look at every few steps."""
    game = dealt(rules, players, {}, seed)
    yield game
    for number, _ in enumerate(random_steps(game, seed)):
        if number % EVERY == 0 or game.over:
            yield game


def everything_parseable(game: Game) -> set[str]:
    """Many texts: what is legal for anybody now, and every move the game knows."""
    texts = {text for seat in game.actors for text in game.legal(seat)}
    for move in range(game.rules.moves):
        try:
            texts.add(game.rules.text(game.state, move))
        except (IndexError, ValueError):
            continue  # a number that stands for no move
    return texts


@every_game
def test_moves_fit_their_words(rules: Rulebook) -> None:
    assert rules.words * rules.span >= rules.moves
    assert rules.span <= 62, "legal moves are signed 64-bit words in the compiled engine"
    assert len(rules.cards) == len(rules.copies) == len(set(rules.cards))


@every_game
def test_options_are_fields_of_the_state(rules: Rulebook) -> None:
    names = {field.name for field in rules.state.fields}
    for option in rules.options:
        assert option.name in names
        for index, value in enumerate(option.values):
            s = rules.new_state(rules.seats[0], {option.name: value})
            assert getattr(s, option.name) == index
        assert rules.option(option.name) is option
    assert rules.defaults() == {option.name: option.values[0] for option in rules.options}


@every_count
def test_legal_is_what_no_restriction_forbids(
    rules: Rulebook, players: int, compiled: "Callable[[Rulebook], Compiled]"
) -> None:
    """In the plain engine and in the compiled one."""
    engine = compiled(rules)
    for game in looks(rules, players):
        for seat in game.actors:
            fast = engine.legal(engine.pack(game.state), np.array([seat]))
            for word in range(rules.words):
                allowed = (1 << rules.span) - 1
                for restriction in rules.restrictions:
                    allowed &= restriction.allows(game.state, seat, word)
                assert rules.legal(game.state, seat, word) == allowed
                assert fast[0, word] == allowed


@every_count
def test_whoever_acts_can_move(rules: Rulebook, players: int) -> None:
    for game in looks(rules, players):
        assert bool(game.actors) != game.over
        for seat in range(players):
            assert bool(game.legal_moves(seat)) == (seat in game.actors)
            assert all(move < rules.moves for move in game.legal_moves(seat))


@every_count
def test_text_and_back(rules: Rulebook, players: int) -> None:
    for game in looks(rules, players):
        for seat in game.actors:
            moves = game.legal_moves(seat)
            texts = game.legal(seat)
            assert len(set(texts)) == len(moves)
            assert [rules.parse(game.state, text) for text in texts] == moves
            assert [game.why_not(seat, text) for text in texts] == [None] * len(texts)


@every_count
def test_what_is_not_legal_is_refused_with_its_clause(rules: Rulebook, players: int) -> None:
    for game in looks(rules, players):
        texts = everything_parseable(game)
        for seat in range(players):
            legal = set(game.legal(seat))
            for text in texts - legal:
                refusal = game.why_not(seat, text)
                assert isinstance(refusal, Refusal), text
                if seat in game.actors and isinstance(rules.parse(game.state, text), int):
                    assert refusal.clause.startswith(rules.letter), (text, refusal)
                with pytest.raises(Refused):
                    game.move(seat, text)


NONSENSE = [
    "",
    " ",
    "play",
    "pass ",
    "PASS",
    "play  R7",
    "pay",
    "pay ",
    "meld",
    "bid",
    "bid 3x",
    "🂡",
]


@every_count
def test_nonsense_is_refused(rules: Rulebook, players: int) -> None:
    for game in looks(rules, players):
        for text in NONSENSE:
            for seat in range(players):
                assert isinstance(game.why_not(seat, text), Refusal)


@every_count
def test_looking_changes_nothing(rules: Rulebook, players: int) -> None:
    """Views, legal moves, texts, and imagining on a copy leave the game as it is."""
    for game in looks(rules, players):
        before: State = game.state.copy()
        for seat in range(-1, players):
            json.dumps(game.view(seat))
            game.log(seat)
            rules.imagine(game.state.copy(), seat, [seat + 7])
            if seat >= 0:
                game.legal(seat)
                game.why_not(seat, "play 1")
                game.can_take_back(seat)
        game.record()
        assert game.state == before


@every_count
def test_a_view_is_a_copy(rules: Rulebook, players: int) -> None:
    """Who changes a view changes nothing in the game."""
    game = dealt(rules, players, {}, 1)
    for _, _ in zip(range(30), random_steps(game, 1), strict=False):
        before: State = game.state.copy()
        for value in game.view(0).values():
            if isinstance(value, list) or (isinstance(value, dict) and value is not game.options):
                value.clear()
        assert game.state == before


SIMULTANEOUS = [pair for pair in COUNTS if len(dealt(*pair, {}, 3).actors) > 1]


@pytest.mark.parametrize(("rules", "players"), SIMULTANEOUS, ids=map(game_and_count, SIMULTANEOUS))
def test_a_choice_not_turned_over_can_be_changed(rules: Rulebook, players: int) -> None:
    game = dealt(rules, players, {}, 3)
    before, record = game.state.copy(), game.record()
    seat, other = game.actors[1], game.actors[0]
    game.make(seat, game.legal_moves(seat)[0])
    game.make(other, game.legal_moves(other)[-1])
    assert game.can_take_back(seat)
    assert not game.can_take_back(players - 1)
    game.take_back(seat)
    game.take_back(other)
    assert game.state == before
    assert game.record() == record
    game.make(seat, game.legal_moves(seat)[-1])


@every_count
@pytest.mark.parametrize("seed", [1, 2])
def test_taking_back_shows_nothing_and_restores_everything(
    rules: Rulebook, players: int, seed: int
) -> None:
    """A public move can be taken back only by its maker and only if nothing new was shown."""
    game = dealt(rules, players, {}, seed)
    views = [game.view(seat) for seat in range(-1, players)]
    state: State = game.state.copy()
    record = game.record()
    for number, mover in enumerate(random_steps(game, seed)):
        for seat in set(range(players)) - {mover} if not game.waiting else ():
            assert not game.can_take_back(seat)
        assert not (game.over and game.can_take_back(mover)), "all cards are open now"
        if number % 3 == 0 and game.can_take_back(mover):
            assert nothing_new(game, mover, views)
            made = (game.waiting or game.made)[-1]
            game.take_back(mover)
            assert game.state == state
            assert game.record() == record
            game.make(mover, made.move)
        views = [game.view(seat) for seat in range(-1, players)]
        state, record = game.state.copy(), game.record()


def nothing_new(game: Game, mover: int, before: list[dict[str, Any]]) -> bool:
    """No seat holds a card that it did not hold before the move, but for rows everybody saw."""
    for seat in range(game.players):
        new, old = game.view(seat), before[seat + 1]
        row = [*old.get("row", [])]
        gained = list(new["hand"])
        for card in old["hand"]:
            if card in gained:
                gained.remove(card)
        if seat != mover and gained:
            return False
        if any(card not in row for card in gained):
            return False
    return True


@every_game
def test_a_refused_move_changes_nothing(rules: Rulebook) -> None:
    game = dealt(rules, rules.seats[0], {}, 1)
    before, record = game.state.copy(), game.record()
    for seat in range(rules.seats[0]):
        for text in sorted(everything_parseable(game) - set(game.legal(seat))):
            with pytest.raises(Refused):
                game.move(seat, text)
    assert game.state == before
    assert game.record() == record


@every_game
def test_wrong_player_counts(rules: Rulebook) -> None:
    for players in (-1, 0, 1, rules.seats[0] - 1, rules.seats[-1] + 1):
        with pytest.raises(ValueError, match="players"):
            dealt(rules, players, {}, 1)


@every_count
def test_states_stay_within_their_fields(rules: Rulebook, players: int) -> None:
    """No number outgrows the bytes the compiled engine gives it."""
    room = {"i1": 7, "i2": 15, "i4": 31, "i8": 63}
    for game in looks(rules, players, seed=2):
        for field in rules.state.fields:
            value = getattr(game.state, field.name)
            assert not field.size or len(value) == field.size
            for number in value if field.size else [value]:
                limit = 1 << room[field.width]
                assert -limit <= number < limit, field.name


@every_count
def test_acting_seats_are_bits(rules: Rulebook, players: int) -> None:
    for game in looks(rules, players):
        assert members(rules.actors(game.state)) == game.actors
        assert all(0 <= seat < players for seat in game.actors)
