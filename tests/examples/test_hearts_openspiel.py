"""Proof of Hearts' rules: in step with OpenSpiel's C++, decision by decision."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

# First of all: what is imported below needs it too.
pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

from katzentisch.core.bits import lowest, members  # noqa: E402
from katzentisch.core.chance import Chance, below, seeded  # noqa: E402
from katzentisch.core.plain import Plain  # noqa: E402
from katzentisch.core.rulebook import Rulebook  # noqa: E402
from katzentisch_hearts import RULES, rules  # noqa: E402
from tests.examples.openspiel_hearts import (  # noqa: E402
    PARAMETERS,
    action,
    actions,
    dealt,
    load,
)

if TYPE_CHECKING:
    from katzentisch.core.compiled import Compiled

SEED = 1912
COMPILED_GAMES = 2_000
PLAIN_GAMES = 500
# Of every set of options, and of every kind of extreme deal.
FEW = 4

PLAIN = Plain(RULES)
Choice = Callable[[Any, int, Chance], int]


def in_step(s: Any, twin: Any, choice: Choice, chance: Chance) -> Counter[str]:
    """Play a deal in both: the same seat, the same choice, the same returns; what was special."""
    special: Counter[str] = Counter()
    while not s.over:
        seat = lowest(RULES.actors(s))
        assert twin.current_player() == seat
        legal = actions(RULES.legal(s, seat, 0), RULES.legal(s, seat, 1))
        assert twin.legal_actions() == legal
        move = choice(s, seat, chance)
        note_special(s, seat, move, special)
        RULES.apply(s, seat, move)
        twin.apply_action(action(move))
    assert twin.is_terminal()
    assert twin.returns() == s.score[:4]
    special["moon"] += max(s.points) == rules.ALL_POINTS
    special["no trick"] += 0 in s.tricks
    return special


def note_special(s: Any, seat: int, move: int, special: Counter[str]) -> None:
    """Count what random play seldom comes to."""
    if move >= rules.GIVE:
        return
    special["blood"] += s.played[seat] == 0 and rules.POINT_CARDS >> move & 1
    special["needy lead"] += s.lying == 0 and not s.broken and rules.HEARTS >> move & 1
    only = 1 << rules.QUEEN
    rest = s.hand[seat] & (rules.ALL_CARDS ^ rules.HEARTS)
    special["spare queen"] += s.lying == 0 and not s.broken and rest == only


def begun(options: dict[str, str], chance: Chance) -> Any:
    s = RULES.new_state(4, options)
    PLAIN.begin(s, chance)
    return s


def test_the_defaults_are_the_same() -> None:
    """Every parameter of OpenSpiel's hearts is an option of ours, and off means its default."""
    parameters = pyspiel.load_game("hearts").get_parameters()
    ours = {name: not turned_on for name, turned_on in PARAMETERS.values()}
    assert ours == parameters
    assert RULES.defaults() == dict.fromkeys(PARAMETERS, "off")


def test_random_games_are_the_same_compiled(compiled: "Callable[[Rulebook], Compiled]") -> None:
    import numpy as np

    from katzentisch.core.compiled import seeded_chances

    engine, game = compiled(RULES), load({})
    states, chances = engine.states(COMPILED_GAMES, 4), seeded_chances(SEED, COMPILED_GAMES)
    engine.begin(states, chances)
    fresh: list[Any] = [engine.unpack(states, i) for i in range(COMPILED_GAMES)]
    twins = [dealt(game, s) for s in fresh]
    directions = Counter(states["direction"].tolist())
    assert set(directions) == {0, 1, 2, 3}
    while (going := engine.actors(states) != 0).any():
        acting = np.flatnonzero(going)
        part, luck = states[acting], chances[acting]
        seats = np.array([lowest(int(bits)) for bits in engine.actors(part)])
        legal = engine.legal(part, seats).tolist()
        moves = engine.random_moves(part, seats, luck)
        for i, seat, (plays, gifts), move in zip(
            acting.tolist(), seats.tolist(), legal, moves.tolist(), strict=True
        ):
            assert twins[i].current_player() == seat, f"seed {SEED}, game {i}"
            assert twins[i].legal_actions() == actions(plays, gifts), f"seed {SEED}, game {i}"
            twins[i].apply_action(action(move))
        engine.step(part, seats, moves, luck)
        states[acting], chances[acting] = part, luck
    assert [twin.returns() for twin in twins] == states["score"][:, :4].tolist()


def test_random_games_are_the_same_plain() -> None:
    game, special = load({}), Counter[str]()
    for number in range(PLAIN_GAMES):
        chance = seeded(SEED, number)
        s = begun({}, chance)
        special += in_step(s, dealt(game, s), PLAIN.random_move, chance)
    assert special["no trick"] > 0, special


def every_option_set() -> Iterator[dict[str, str]]:
    for values in product(("off", "on"), repeat=len(PARAMETERS)):
        yield dict(zip(PARAMETERS, values, strict=True))


def test_every_set_of_options_is_the_same() -> None:
    for number, options in enumerate(every_option_set()):
        game = load(options)
        for one in range(FEW):
            chance = seeded(SEED + 1, number * FEW + one)
            s = begun(options, chance)
            in_step(s, dealt(game, s), PLAIN.random_move, chance)


def highest_card(s: Any, seat: int, chance: Chance) -> int:
    """Who has good cards takes everything; now and then chance decides."""
    if s.phase != rules.PLAYING or below(chance, 8) == 0:
        return PLAIN.random_move(s, seat, chance)
    moves = members(RULES.legal(s, seat, 0))
    return max(moves, key=lambda move: (move % rules.IN_SUIT, move))


def uneven(s: Any, swaps: int, chance: Chance) -> None:
    """Deal whole suits, but for a few cards: the queen and the first trick to who has hearts."""
    deck = [suit * 13 + rank for rank in range(13) for suit in range(4)]
    changes = [(deck.index(rules.QUEEN), 3), (deck.index(rules.CARDS.index("CA")), 7)]
    changes += [(below(chance, 52), below(chance, 52)) for _ in range(swaps)]
    for a, b in changes:
        deck[a], deck[b] = deck[b], deck[a]
    s.deck[:52] = deck
    s.shuffling = 0
    RULES.shuffled(s)


def extreme(options: dict[str, str], swaps: int, chance: Chance) -> Any:
    s = RULES.new_state(4, options)
    RULES.start(s)
    if s.shuffling == 4:
        s.deck[0] = 13 * below(chance, 4) + 12  # an ace
        s.shuffling = 0
        RULES.shuffled(s)
    uneven(s, swaps, chance)
    return s


@pytest.mark.parametrize("choice", [PLAIN.random_move, highest_card], ids=["random", "highest"])
def test_what_seldom_happens_is_the_same(choice: Choice) -> None:
    """H8, H9, H11, H14: the same in deals of long suits, where need knows no rule."""
    special, number = Counter[str](), 0
    for options in every_option_set():
        game = load(options)
        for swaps in (0, 4, 8, 16):
            chance = seeded(SEED + 2, number)
            s = extreme(options, swaps, chance)
            special += in_step(s, dealt(game, s), choice, chance)
            number += 1
    wanted = {"blood", "needy lead", "spare queen", "no trick"}
    wanted |= {"moon"} if choice is highest_card else set()
    assert all(special[one] >= 10 for one in wanted), special
