"""Nobody learns what the rules hide: views, imagined worlds, and choices made at the same time."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from itertools import permutations
from typing import TYPE_CHECKING, Any

import pytest

from katzentisch.core.bits import members
from katzentisch.core.chance import below, seeded
from katzentisch.core.game import Game
from katzentisch.core.rulebook import SPECTATOR, Rulebook
from katzentisch.core.state import State
from katzentisch.games import katzenjammer, muckenstich, rulebooks
from tests.positions import deal, hold, kinds, play
from tests.variants import dealt, every_count, every_game, random_steps

if TYPE_CHECKING:
    from katzentisch.core.compiled import Compiled

SECRET_KEYS = {"hand", "discarded", "choice", "laid_aside"}


def imagined(rules: Rulebook, s: State, viewer: int, seed: int) -> Any:
    world = s.copy()
    rules.imagine(world, viewer, seeded(seed, viewer + 1))
    return world


def in_world(game: Game, world: State) -> Game:
    """The same game, as it would be in another world."""
    twin = object.__new__(Game)
    twin.__dict__ = game.__dict__ | {"state": world}
    return twin


def steps(rules: Rulebook, players: int, options: dict[str, str], every: int = 4) -> Iterator[Game]:
    for seed in range(2):
        game = dealt(rules, players, options, seed)
        yield game
        for number, _ in enumerate(random_steps(game, seed)):
            if (number + seed) % every == 0 or game.over:
                yield game


# Views and imagined worlds


@every_count
def test_an_imagined_world_looks_the_same(rules: Rulebook, players: int) -> None:
    """view(imagine(s)) == view(s) for every seat and the spectator, and no card is lost."""
    for number, game in enumerate(steps(rules, players, {})):
        for viewer in range(-1, players):
            world = imagined(rules, game.state, viewer, number)
            assert rules.view(world, viewer) == rules.view(game.state, viewer)
            assert in_world(game, world).view(viewer) == game.view(viewer)
            assert rules.count_cards(world) == list(rules.copies)


def test_with_memory_too() -> None:
    for number, game in enumerate(steps(rulebooks()["muckenstich"], 4, {"memory": "on"}, every=9)):
        for viewer in range(-1, 4):
            world = imagined(game.rules, game.state, viewer, number)
            assert game.rules.view(world, viewer) == game.rules.view(game.state, viewer)


@every_count
def test_imagining_knows_nothing_of_the_truth(rules: Rulebook, players: int) -> None:
    """Two worlds a seat cannot tell apart give, with the same chance, the same imagined world."""
    for number, game in enumerate(steps(rules, players, {}, every=6)):
        for viewer in range(-1, players):
            other = imagined(rules, game.state, viewer, number)
            chance = 1000 + number
            ours = imagined(rules, game.state, viewer, chance)
            theirs = imagined(rules, other, viewer, chance)
            assert ours == theirs, (viewer, differing(ours, theirs))


@every_count
def test_imagining_knows_nothing_of_the_truth_in_many_games(
    rules: Rulebook, players: int, compiled: "Callable[[Rulebook], Compiled]"
) -> None:
    """The same at full speed: what goes wrong once in hundreds of games is found here."""
    import numpy as np

    from katzentisch.core.compiled import seeded_chances

    engine = compiled(rules)
    states, chances = engine.states(300, players), seeded_chances(11, 300)
    engine.begin(states, chances)
    step = 0
    while (going := engine.actors(states) != 0).any():
        states, chances = states[going], chances[going]
        acting = [members(int(bits)) for bits in engine.actors(states)]
        seats = np.array([choosing[step % len(choosing)] for choosing in acting])
        if step % 6 == 0:
            viewers = np.full(len(states), step // 6 % (players + 1) - 1)
            ours, theirs = states.copy(), states.copy()
            engine.imagine(theirs, viewers, seeded_chances(step, len(states)))
            for worlds in (ours, theirs):
                engine.imagine(worlds, viewers, seeded_chances(1000 + step, len(states)))
            for field in rules.state.fields:
                same = np.array_equal(ours[field.name], theirs[field.name])
                assert same, f"step {step}, viewer {viewers[0]}: {field.name} knows the truth"
        moves = engine.random_moves(states, seats, chances)
        engine.step(states, seats, moves, chances)
        step += 1


def differing(a: Any, b: Any) -> list[str]:
    return [field.name for field in a.fields if getattr(a, field.name) != getattr(b, field.name)]


@every_count
def test_worlds_that_look_the_same_allow_the_same(rules: Rulebook, players: int) -> None:
    """Legal moves, refusals of every text, texts and log are equal in both worlds."""
    for number, game in enumerate(steps(rules, players, {}, every=9)):
        texts = {rules.text(game.state, m) for seat in game.actors for m in game.legal_moves(seat)}
        texts |= {
            "pass",
            "pay 1",
            "stop",
            "bid 2d",
            "play R7",
            "void R",
            "play 3",
            "keep",
            "swap 1",
        }
        for viewer in range(-1, players):
            twin = in_world(game, imagined(rules, game.state, viewer, number))
            assert twin.log(viewer) == game.log(viewer)
            assert twin.actors == game.actors
            if viewer < 0:
                continue
            assert twin.legal(viewer) == game.legal(viewer)
            assert rules.actors(twin.state) == rules.actors(game.state)
            for text in texts:
                assert twin.why_not(viewer, text) == game.why_not(viewer, text)


@every_count
def test_everybody_can_go_on_in_an_imagined_world(rules: Rulebook, players: int) -> None:
    """An imagined world is a game like any other: it can be played to its end."""
    from katzentisch.core.plain import Plain

    plain = Plain(rules)
    for number, game in enumerate(steps(rules, players, {}, every=29)):
        for viewer in (-1, number % players):
            world = imagined(rules, game.state, viewer, number)
            plain.playout(world, seeded(number))
            assert world.over
            assert rules.count_cards(world) == list(rules.copies)


@every_count
def test_hidden_worlds_do_differ(rules: Rulebook, players: int) -> None:
    """Imagining is no copy: the others' hands change, the own does not."""
    game = dealt(rules, players, {}, 1)
    for viewer in range(players):
        hands = [
            rules.view(imagined(rules, game.state, viewer, seed), (viewer + 1) % players)["hand"]
            for seed in range(5)
        ]
        assert len({tuple(hand) for hand in hands}) > 1


@every_count
def test_a_spectator_gets_no_secret(rules: Rulebook, players: int) -> None:
    for game in steps(rules, players, {}):
        seen = game.view(SPECTATOR)
        assert not SECRET_KEYS & set(seen)
        assert seen["seat"] is None
        for viewer in range(players):
            own = game.view(viewer)
            assert set(own) - set(seen) <= SECRET_KEYS
            assert {key: own[key] for key in seen if key != "seat"} == {
                key: seen[key] for key in seen if key != "seat"
            }


@every_game
def test_a_seat_that_does_not_exist_sees_what_a_spectator_sees(rules: Rulebook) -> None:
    game = dealt(rules, rules.seats[0], {}, 1)
    assert rules.view(game.state, 6) == rules.view(game.state, SPECTATOR)


# Choices made at the same time


def choosing_games() -> Iterator[tuple[Rulebook, int]]:
    for players in (3, 4, 5):
        yield rulebooks()["muckenstich"], players
    for players in (4, 5, 6):
        yield rulebooks()["und-tschuess"], players


@pytest.mark.parametrize(("rules", "players"), list(choosing_games()))
def test_the_order_of_simultaneous_choices_does_not_matter(rules: Rulebook, players: int) -> None:
    """M5, U5: in any order the same state, record and views; nothing is shown before the last."""
    game = dealt(rules, players, {}, 5)
    each = 2 if rules.name == "muckenstich" else 1
    wishes = {seat: game.legal_moves(seat)[:each] for seat in range(players)}
    orders = list(permutations(range(players)))
    results = []
    for order in orders[:: max(1, len(orders) // 12)]:
        game = dealt(rules, players, {}, 5)
        # Each seat's first choice in that order, then the second ones in the order reversed.
        for seat, move in [(seat, wishes[seat][0]) for seat in order] + [
            (seat, wishes[seat][1]) for seat in reversed(order) if each == 2
        ]:
            before = [(game.view(v), game.log(v)) for v in range(-1, players)]
            game.make(seat, move)
            if game.waiting:
                check_nothing_shown(game, seat, before)
        assert not game.waiting
        results.append((game.state, game.record(), [game.log(v) for v in range(-1, players)]))
    assert all(result == results[0] for result in results)
    assert len(results) >= 6


def check_nothing_shown(game: Game, chooser: int, before: list[Any]) -> None:
    """Others see at most that somebody is ready: not what was chosen."""
    for viewer, (view, log) in enumerate(before, start=-1):
        if viewer == chooser:
            continue
        now = game.view(viewer)
        changed = {key for key in now if now[key] != view[key]}
        assert changed <= {"actors", "ready", "hand_sizes"}
        assert game.log(viewer) == log


@pytest.mark.parametrize(("rules", "players"), list(choosing_games()))
def test_what_is_seen_of_a_choice_does_not_depend_on_it(rules: Rulebook, players: int) -> None:
    """M5, U5: whatever seat 0 chooses, the others see the same."""
    seen = []
    for choice in range(4):
        game = dealt(rules, players, {}, 5)
        for _ in range(2 if rules.name == "muckenstich" else 1):
            moves = game.legal_moves(0)
            game.make(0, moves[choice % len(moves)])
        seen.append([(game.view(v), game.log(v)) for v in [SPECTATOR, *range(1, players)]])
    assert all(views == seen[0] for views in seen)


def test_the_first_of_two_discards_is_invisible() -> None:
    """M5: others see nothing at all before a seat's second discard."""
    game = dealt(rulebooks()["muckenstich"], 4, {}, 5)
    before = [game.view(viewer) for viewer in (-1, 0, 2, 3)]
    game.make(1, game.legal_moves(1)[0])
    assert [game.view(viewer) for viewer in (-1, 0, 2, 3)] == before


def test_an_exchange_shows_only_its_size() -> None:
    """U12: whatever cards are laid aside, the others see the same until the row is laid."""
    seen = []
    for choice in (0, 1, -2):
        game = dealt(rulebooks()["und-tschuess"], 4, {}, 2)
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


# What is known is respected


@pytest.mark.parametrize("players", rulebooks()["muckenstich"].seats)
def test_muckenstich_worlds_respect_shown_voids(players: int) -> None:
    """M8: who did not follow a colour holds none of it, in truth and in every imagined world."""
    rules = rulebooks()["muckenstich"]
    checked = 0
    for seed in range(3):
        game = dealt(rules, players, {}, seed)
        lacking: set[tuple[int, str]] = set()
        for number, seat in enumerate(random_steps(game, seed)):
            seen = game.view()
            made = game.made[-1].text if game.made and not game.waiting else ""
            trick = seen["trick"] or seen["last_trick"]
            if made.startswith("play") and trick and made[5] != trick[0][1][0]:
                lacking.add((seat, trick[0][1][0]))
            if not seen["trick"] and not any(seen["tricks"]):
                lacking = set()
            if number % 6 or not lacking:
                continue
            viewer = number % players
            for world in (game.state, imagined(rules, game.state, viewer, number)):
                for holder, colour in lacking:
                    held = rules.view(world, holder)["hand"]
                    assert not [card for card in held if card[0] == colour]
                    checked += 1
    assert checked > 100


@pytest.mark.parametrize("players", rulebooks()["katzenjammer"].seats)
def test_katzenjammer_bounds_are_sound(players: int) -> None:
    """K12, K16: the true hands always have what bids and rows taken say they have."""
    rules = rulebooks()["katzenjammer"]
    tight = 0
    for seed in range(6):
        game = dealt(rules, players, {"games": "2"}, seed)
        for number, _ in enumerate(random_steps(game, seed)):
            s = game.state
            for seat in range(players):
                assert katzenjammer.shortfall(s, seat) == 0, (seed, number)
                tight += sum(s.known[seat * 6 : seat * 6 + 6]) + s.variety[seat]
            if number % 10 == 0:
                world = imagined(rules, s, number % players, number)
                for seat in range(players):
                    assert katzenjammer.shortfall(world, seat) == 0
    assert tight > 0


# Fairness of imagined worlds


def chi_square(observed: Counter[Any], expected: dict[Any, float]) -> float:
    """How far counts are from what is expected, as a probability of being that far or further."""
    from scipy.stats import chi2

    assert set(observed) <= set(expected)
    total = observed.total()
    scale = total / sum(expected.values())
    distance = sum((observed[key] - e * scale) ** 2 / (e * scale) for key, e in expected.items())
    return float(chi2.sf(distance, len(expected) - 1))


def drawn_worlds(game: Game, viewer: int, times: int, key: Callable[[Any], Any]) -> Counter[Any]:
    found: Counter[Any] = Counter()
    chance = seeded(77)
    for _ in range(times):
        world = game.state.copy()
        game.rules.imagine(world, viewer, chance)
        found[key(world)] += 1
    return found


def test_muckenstich_worlds_are_uniform() -> None:
    """M8: an end position small enough to list: every deal that fits is equally likely."""
    rules = rulebooks()["muckenstich"]
    game = dealt(rules, 3, {}, 1)
    s: Any = game.state
    # Unseen by seat 0: two cards of seat 1, two of seat 2, who lacks red; two in the deck.
    unseen = kinds(rules, "R1 R2 Y1 Y2 G1 G2")
    for seat, cards in enumerate(("B1 B2", "R1 Y1", "Y2 G2")):
        hold(game, seat, cards)
    s.phase, s.choosing, s.tricks_left, s.lying = muckenstich.PLAYING, 0, 2, 0
    s.discards[:3] = [0, 0, 0]
    own = kinds(rules, "B1 B2")
    for kind, copies in enumerate(rules.copies):
        s.seen[kind] = copies - unseen.count(kind) - own.count(kind)
    s.drawn, s.lacks[2] = 62, 0b0001
    s.deck[62:] = kinds(rules, "R2 G1")

    def hands(world: Any) -> tuple[int, ...]:
        return (world.hand[1], world.hand[2])

    expected: dict[Any, float] = defaultdict(float)
    red = 0b11
    for order in permutations(unseen):
        first, second = ((1 << a) | (1 << b) for a, b in (order[:2], order[2:4]))
        if not second & red:
            expected[first, second] += 1
    found = drawn_worlds(game, 0, 6000, hands)
    assert len(expected) == 36
    assert chi_square(found, expected) > 0.001


def test_katzenjammer_worlds_are_nearly_uniform() -> None:
    """K12, K16: among the hands that fit a bid; weighed by how often cards can be dealt so."""
    game = deal("katzenjammer", ["1 1 1 1 1 1", "2 2 3 4 5 J"], "5 5 1 2 3 4")
    play(game, "1 bid 2x2")
    s: Any = game.state

    def twos_and_jokers(world: Any) -> tuple[int, int]:
        return (world.hand[6 + 2], world.hand[6 + 0])

    unseen = [copies - s.row[k] - s.discards[k] - s.hand[k] for k, copies in enumerate([15] * 6)]
    expected: dict[Any, float] = {}
    from math import comb

    others = sum(unseen) - unseen[2] - unseen[0]
    for twos in range(7):
        for jokers in range(7 - twos):
            if twos + jokers >= 2:
                rest = comb(others, 6 - twos - jokers)
                expected[twos, jokers] = comb(unseen[2], twos) * comb(unseen[0], jokers) * rest
    found = drawn_worlds(game, 0, 5000, twos_and_jokers)
    often = {key: e for key, e in expected.items() if e > sum(expected.values()) / 500}
    kept = Counter({key: found[key] for key in often})
    assert kept.total() > 0.97 * found.total()
    assert chi_square(kept, often) > 0.001


def test_katzenjammer_order_of_the_deck_is_uniform() -> None:
    """K4: the next card is any unseen card."""
    game = deal("katzenjammer", ["1 1 1 1 1 1", "2 2 3 4 5 J"], "5 5 1 2 3 4")
    s: Any = game.state
    unseen = {k: float(15 - s.row[k] - s.hand[k]) for k in range(6)}
    found = drawn_worlds(game, 0, 4000, lambda world: world.deck[world.drawn])
    assert chi_square(found, unseen) > 0.001


def test_und_tschuess_hands_are_uniform() -> None:
    """U5: a card of another hand is any unseen card."""
    game = dealt(rulebooks()["und-tschuess"], 4, {}, 1)
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
