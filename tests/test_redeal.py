"""A game dealt again behind a seat's back: the same for that seat, and the truth is forgotten."""

from collections import Counter

import pytest

from katzentisch.core.chance import seeded
from katzentisch.core.dealer import RecordedDealer
from katzentisch.core.game import Game
from katzentisch.core.redeal import redeal
from katzentisch.core.rulebook import SPECTATOR, Rulebook
from katzentisch.games import rulebooks
from tests.variants import played

# How far a game has come, in tenths, and the place of its table among the game's player counts.
MOMENTS = ((4, 0), (0, -1), (9, -1))
TABLES = [
    pytest.param(tenths, rules, rules.seats[place], id=f"{tenths}-{rules.name}")
    for tenths, place in MOMENTS
    for rules in rulebooks().values()
]
SEED = 11


def part_of(game: Game, tenths: int) -> Game:
    """The game up to some tenths of it, at a moment when nothing lies face down."""
    end = len(game.made) * tenths // 10
    part = game.again(game.made[:end])
    while part.waiting:
        end += 1
        part = game.again(game.made[:end])
    return part


def dealt_again(game: Game, viewer: int, seed: int) -> Game:
    """The game made anew from what `redeal` gives; each move is asked for as a player would."""
    dealt = redeal(game, viewer, seeded(SEED, seed))
    again = Game(game.rules, game.players, RecordedDealer(dealt.shuffles), game.options)
    for seat, move in dealt.moves:
        again.move(seat, game.rules.text(again.state, move))
    return again


def seen_all_along(game: Game, viewer: int) -> list[object]:
    """All that a seat saw, move by move."""
    again = game.again([])
    seen: list[object] = [again.view(viewer)]
    for made in game.made:
        again.make(made.seat, made.move)
        seen.append(again.view(viewer))
    return seen


def hands(rules: Rulebook, state: object, players: int, viewer: int) -> list[Counter[str]]:
    """The other hands."""
    others = (seat for seat in range(players) if seat != viewer)
    return [Counter(rules.view(state, seat)["hand"]) for seat in others]


def alike(some: list[Counter[str]], others: list[Counter[str]]) -> int:
    """How many cards are in the same hands."""
    return sum((a & b).total() for a, b in zip(some, others, strict=True))


@pytest.mark.parametrize(("tenths", "rules", "players"), TABLES)
def test_the_seat_sees_the_same_and_every_move_is_legal(
    tenths: int, rules: Rulebook, players: int
) -> None:
    game = part_of(played(rules, players, rules.defaults(), SEED), tenths)
    again = dealt_again(game, 1, 0)
    assert seen_all_along(again, 1) == seen_all_along(game, 1)
    assert again.log(1) == game.log(1)
    assert again.log(SPECTATOR) == game.log(SPECTATOR)
    assert rules.count_cards(again.state) == rules.count_cards(game.state)
    assert (again.actors, again.scores) == (game.actors, game.scores)


@pytest.mark.parametrize("rules", rulebooks().values(), ids=list(rulebooks()))
def test_nothing_is_left_of_the_truth(rules: Rulebook) -> None:
    """The hands are no more like the true ones than what the seat could imagine."""
    players = rules.seats[-1]
    kept = imagined = cards = 0
    for seed in range(4):
        game = part_of(played(rules, players, rules.defaults(), SEED + seed), 2 + seed)
        truth = hands(rules, game.state, players, 1)
        other = dealt_again(game, 1, seed)
        kept += alike(truth, hands(rules, other.state, players, 1))
        cards += sum(hand.total() for hand in truth)
        for world in range(4):
            state = game.state.copy()
            rules.imagine(state, 1, seeded(SEED, world))
            imagined += alike(truth, hands(rules, state, players, 1))
    assert abs(kept - imagined / 4) < 0.1 * cards, f"seed {SEED}: {kept}, {imagined} / 4 of {cards}"
