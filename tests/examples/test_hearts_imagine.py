"""Hearts: what a seat cannot know is dealt again, and what it knows stays."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest
from scipy.stats import chi2

from katzentisch.core.bits import members
from katzentisch.core.chance import seeded
from katzentisch.core.game import Game
from katzentisch_hearts import RULES, rules
from tests.examples.test_hearts_openspiel import every_option_set, extreme
from tests.examples.test_hearts_rules import LEFT, SUITS, deal, give, play
from tests.variants import dealt, random_steps

SEED = 52


def imagined(s: Any, viewer: int, seed: int) -> Any:
    world = s.copy()
    RULES.imagine(world, viewer, seeded(seed, viewer + 1))
    return world


def known_elsewhere(game: Game, viewer: int) -> dict[str, int]:
    """The cards the viewer knows in another hand: those he passed that have not been played."""
    s = game.state
    if s.phase == rules.PASSING or viewer < 0:
        return {}
    receiver = (viewer + s.direction) % 4
    return {
        card: receiver
        for card in game.view(viewer)["passed"]
        if card not in game.view()["played"][receiver]
    }


@pytest.mark.parametrize("seed", range(6))
def test_cards_passed_stay_where_they_were_passed(seed: int) -> None:
    """H4: the giver knows them there until they are played; others need not find them there."""
    game, checked = dealt(RULES, 4, {}, SEED + seed), 0
    for number, _ in enumerate(random_steps(game, seed)):
        for viewer in range(4):
            world = imagined(game.state, viewer, number)
            for card, receiver in known_elsewhere(game, viewer).items():
                assert card in RULES.view(world, receiver)["hand"]
                checked += 1
    assert checked > 0 or game.view()["direction"] == "none"


def test_the_two_of_clubs_stays_with_whoever_leads_it() -> None:
    """H5: everybody knows who holds it, even when another club is led."""
    game = deal(("C2 C3", "C4", "C5", "C6"), any_club="on")
    for moves in ("", "C3"):
        play(game, moves)
        for viewer in range(-1, 4):
            for seed in range(20):
                assert imagined(game.state, viewer, seed).hand[0] & 1 << rules.TWO_OF_CLUBS


def replayed(game: Game, world: Any) -> None:
    """Play the cards lying open again from the imagined hands: each must have been legal."""
    s: Any = RULES.new_state(4, game.options)
    for seat in range(4):
        s.hand[seat] = world.hand[seat] | world.played[seat]
    rules.begin_play(s)
    for made in game.made:
        if made.move < rules.GIVE:
            assert RULES.legal(s, made.seat, 0) >> made.move & 1, (made, game.options)
            RULES.apply(s, made.seat, made.move)
    assert s.hand == world.hand


@pytest.mark.parametrize("number", range(0, 256, 15))
def test_every_card_played_was_legal_in_an_imagined_world(number: int) -> None:
    """H5, H7, H8, H9, H11: a world in which somebody had to play otherwise is none."""
    options = list(every_option_set())[number]
    for swaps in (0, 4, 40):
        game = dealt(RULES, 4, options, 1)
        game.state = extreme(options, swaps, seeded(SEED, number))
        for step, _ in enumerate(random_steps(game, number + swaps)):
            if game.state.phase == rules.PLAYING and step % 3 == 0:
                viewer = step // 3 % 5 - 1
                replayed(game, imagined(game.state, viewer, step))


def test_cards_passed_between_others_were_theirs_to_pass() -> None:
    """H4: three of the cards that the receiver holds or has played; the own ones do not change."""
    for seed in range(4):
        game = dealt(RULES, 4, {}, SEED + seed)
        for number, _ in enumerate(random_steps(game, seed)):
            s = game.state
            if s.phase != rules.PLAYING or not s.direction:
                continue
            for viewer in range(4):
                world = imagined(s, viewer, number)
                for giver in range(4):
                    receiver = (giver + s.direction) % 4
                    assert len(members(world.passed[giver])) == rules.PASSED
                    assert not world.passed[giver] & ~(world.hand[receiver] | s.played[receiver])
                    if viewer in (giver, receiver):
                        assert world.passed[giver] == s.passed[giver]


def test_nobody_knows_how_far_others_are_with_passing() -> None:
    """H4: an unfinished choice is imagined as not begun."""
    game = deal(SUITS, LEFT)
    give(game, 1, "D2 D3")
    seen = [game.view(viewer) for viewer in (-1, 0, 2, 3)]
    assert seen == [deal(SUITS, LEFT).view(viewer) for viewer in (-1, 0, 2, 3)]
    world = imagined(game.state, 0, 1)
    assert world.passed[1] == 0
    assert len(members(world.hand[1])) == 13


def test_worlds_are_uniform() -> None:
    """H7: at the end of a deal, every hand that fits what was shown is equally likely."""
    game = deal(SUITS)
    s: Any = game.state
    hands = ("C2 C3", "D2 D3", "S2 S3", "H2 H3")
    for seat, hand in enumerate(hands):
        held = sum(1 << RULES.cards.index(card) for card in hand.split())
        s.played[seat], s.hand[seat] = s.hand[seat] ^ held, held
        s.tricks[seat] = 3
    s.played[0] |= 1 << rules.TWO_OF_CLUBS  # else it is known where it is
    s.hand[0] ^= 1 << rules.TWO_OF_CLUBS
    s.lacks[1] = rules.OF_SUIT[2]
    unseen = [RULES.cards.index(card) for card in ["D2", "D3", "S2", "S3", "H2", "H3"]]
    fitting = set()
    for first in combinations(unseen, 2):
        for second in combinations(sorted(set(unseen) - set(first)), 2):
            if not any(rules.OF_SUIT[2] >> card & 1 for card in first):
                fitting.add((first, second))
    found: Counter[Any] = Counter()
    chance = seeded(SEED)
    for _ in range(6000):
        world = s.copy()
        RULES.imagine(world, 0, chance)
        found[tuple(members(world.hand[1])), tuple(members(world.hand[2]))] += 1
    assert set(found) == fitting
    expected = found.total() / len(fitting)
    distance = sum((times - expected) ** 2 / expected for times in found.values())
    assert chi2.sf(distance, len(fitting) - 1) > 0.001
