"""No card is ever lost or made: after every move of random games in all variants."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.variants import VARIANTS, Variant, dealt, every_variant, random_steps


def check_game(variant: Variant, seed: int) -> None:
    rules, players, options = variant
    game = dealt(rules, players, options, seed)
    assert rules.count_cards(game.state) == list(rules.copies)
    for _ in random_steps(game, seed):
        assert rules.count_cards(game.state) == list(rules.copies), (seed, len(game.made))


@every_variant
def test_all_cards_are_there_after_every_move(variant: Variant) -> None:
    for seed in range(1 if variant[2].get("games") == "10" else 2):
        check_game(variant, seed)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(variant=st.sampled_from(VARIANTS), seed=st.integers(0, 2**64 - 1))
def test_with_any_seed(variant: Variant, seed: int) -> None:
    check_game(variant, seed)
