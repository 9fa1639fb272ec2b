"""What can be taken back, against its definition: the same deal played again without the move."""

import random

import pytest

from katzentisch.core.chance import seeded
from katzentisch.core.dealer import SeededDealer
from katzentisch.core.game import Game
from katzentisch.games import rulebooks


def without_last(game: Game, seat: int) -> Game | None:
    """The game without the seat's last move, if that showed nothing and nobody has acted on it."""
    moves = game.waiting or game.made
    own = [place for place, made in enumerate(moves) if made.seat == seat]
    if game.over or not own or (moves is game.made and own[-1] != len(moves) - 1):
        return None
    kept = moves[: own[-1]] + moves[own[-1] + 1 :]
    earlier = game.again(game.made + kept if game.waiting else kept)
    return earlier if shown(earlier) == shown(game) else None


def shown(game: Game) -> tuple[int, int, int]:
    return game.state.reveals, game.state.drawn, len(game.shuffles)


@pytest.mark.parametrize("name", rulebooks())
@pytest.mark.parametrize("seed", [1, 2])
def test_a_move_is_taken_back_just_where_it_showed_nothing(name: str, seed: int) -> None:
    chance = random.Random(seed)
    game = Game(
        rulebooks()[name], chance.choice(rulebooks()[name].seats), SeededDealer(seeded(seed))
    )
    taken = step = 0
    while not game.over:
        seat = chance.choice(game.actors)
        game.make(seat, chance.choice(game.legal_moves(seat)))
        step += 1
        if step % 5:
            continue
        for one in range(game.players):
            earlier = without_last(game, one)
            assert game.can_take_back(one) == (earlier is not None), f"seed {seed}, step {step}"
            if earlier is not None and chance.random() < 0.3:
                game.take_back(one)
                taken += 1
                assert game.state == earlier.state
                assert (game.made, game.waiting) == (earlier.made, earlier.waiting)
                break
    assert taken > 0
