"""What … und Tschüss! hides, and how its worlds are imagined."""

from typing import TYPE_CHECKING, Any

from katzentisch.core.chance import below, seeded
from katzentisch.games.und_tschuess import RULES
from tests.variants import dealt, random_steps
from tests.worlds import chi_square, drawn_worlds

if TYPE_CHECKING:
    pass


def test_an_exchange_shows_only_its_size() -> None:
    """U12: whatever cards are laid aside, the others see the same until the row is laid."""
    seen = []
    for choice in (0, 1, -2):
        game = dealt(RULES, 4, {}, 2)
        for _ in random_steps(game, 2):
            if game.view()["phase"] == "exchange":
                break
        (seat,) = game.actors
        game.move(seat, game.legal(seat)[choice])
        others = [v for v in range(-1, 4) if v != seat]
        part = [(game.view(v), game.log(v)) for v in others]
        game.move(seat, "keep")
        seen.append((part, [(game.view(v), game.log(v)) for v in others]))
    assert seen[0] == seen[1] == seen[2]


def test_hands_are_uniform() -> None:
    """U5: a card of another hand is any unseen card."""
    game = dealt(RULES, 4, {}, 1)
    s: Any = game.state
    unseen = {
        kind: float(copies - s.hand[kind] - s.row[: s.row_size].count(kind))
        for kind, copies in enumerate(game.rules.copies)
    }
    chance = seeded(5)

    def any_card(world: Any) -> int:
        held = [k for k in range(17) for _ in range(world.hand[2 * 17 + k])]
        return held[below(chance, len(held))]

    assert chi_square(drawn_worlds(game, 0, 4000, any_card), unseen) > 0.001
