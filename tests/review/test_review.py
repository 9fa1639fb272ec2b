"""The review of a finished game: its parts add up, its luck is fair, its blame is sure."""

from functools import cache
from typing import Any

import pytest

from katzentisch.bots import choose
from katzentisch.bots.engine import compiled_engine
from katzentisch.bots.learned import Learned
from katzentisch.bots.parts import bot_of
from katzentisch.core.chance import below, seeded
from katzentisch.core.dealer import SeededDealer
from katzentisch.core.game import Game
from katzentisch.core.record import RecordError
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.texts import LANGUAGES
from katzentisch.games import rulebook, rulebooks
from katzentisch.review import NotFinished, Review, review
from katzentisch.review.asked import review_key, reviewed
from katzentisch.review.judging import Ruling, judge
from katzentisch.review.luck import luck_of
from katzentisch.review.reasons import reason_of
from katzentisch.review.shape import CAUSES, Way
from katzentisch.review.telling import told
from tests.bots.situations import situations
from tests.review import measuring
from tests.variants import every_game

pytestmark = pytest.mark.compiled

SEED = 23
# The game whose playouts cost least.
QUICKEST = max(rulebooks().values(), key=lambda rules: int(bot_of(rules).EXPERT_PLAYOUTS))


def finished(rules: Rulebook, players: int, level: str = "regular") -> Game:
    """A game of quick bots to its end."""
    game = Game(rules, players, SeededDealer(seeded(SEED)))
    while not game.over:
        seat = game.actors[0]
        game.make(seat, choose(rules, game.state, seat, level, SEED))
    return game


@cache
def looked_back(name: str) -> tuple[Game, Review]:
    """A game of novices, and its review."""
    rules = rulebook(name)
    game = finished(rules, rules.seats[0], "novice")
    return game, review(game.record(), engine=compiled_engine(rules))


def added_up(way: Way) -> tuple[float, float]:
    parts = [part.change for part in way.parts]
    shares = way.start.share + sum(change.share for change in parts)
    return shares, way.start.points + sum(change.points for change in parts)


@every_game
def test_the_parts_add_up_to_the_result(rules: Rulebook) -> None:
    game, found = looked_back(rules.name)
    won = {seat: 1 / len(game.winners) for seat in game.winners}
    for seat in found.seats:
        assert [part.cause for part in seat.game.parts] == list(CAUSES)
        assert added_up(seat.game) == pytest.approx((seat.game.end.share, seat.game.end.points))
        assert seat.game.end.share == won.get(seat.seat, 0.0)
        others = sum(game.scores) - game.scores[seat.seat]
        lead = game.scores[seat.seat] - others / (game.players - 1)
        assert seat.game.end.points == pytest.approx(lead)


@every_game
def test_rounds_curve_and_counts_tell_the_same_as_the_whole(rules: Rulebook) -> None:
    game, found = looked_back(rules.name)
    for seat in found.seats:
        assert seat.rounds[0].start == seat.game.start
        assert seat.rounds[-1].end == seat.game.end
        for one, following in zip(seat.rounds, seat.rounds[1:], strict=False):
            assert one.end == following.start
            assert added_up(one) == pytest.approx((one.end.share, one.end.points))
        for place, cause in enumerate(CAUSES):
            by_round = sum(way.parts[place].change.share for way in seat.rounds)
            assert by_round == pytest.approx(seat.game.parts[place].change.share), cause
        assert seat.curve[0].level == seat.game.start
        assert seat.curve[-1].level == seat.game.end
        own = sum(made.seat == seat.seat for made in game.made)
        assert (seat.moves, seat.forced + len(seat.decisions)) == (own, own)
        lost = sum(one.loss.share for one in seat.decisions)
        assert seat.game.parts[CAUSES.index("own")].change.share == pytest.approx(-lost)


@every_game
def test_only_what_is_sure_costs_anything(rules: Rulebook) -> None:
    _, found = looked_back(rules.name)
    some = 0
    for seat in found.seats:
        assert len(seat.dearest) == min(3, sum(one.sure for one in seat.decisions))
        for one in seat.decisions:
            assert one.sure or (one.loss.share, one.loss.points) == (0.0, 0.0)
            assert one.sure == (one.played != one.best)
        for dear in seat.dearest:
            some += 1
            assert dear.judged in seat.decisions
            assert dear.judged.sure
            moves = {choice.text for choice in dear.choices}
            assert {dear.judged.played, dear.judged.best} <= moves
            assert {choice.text for choice in dear.hindsight} == moves
            assert dear.view["seat"] == seat.seat
    assert some, f"seed {SEED} gave no dear decision"


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_is_told_in_every_language(rules: Rulebook, language: str) -> None:
    _, found = looked_back(rules.name)
    sentences = told(found.as_json(), language)
    assert sentences["luck"]
    for seat, told_seat in zip(found.seats, sentences["seats"], strict=True):
        assert len(told_seat["dearest"]) == len(seat.dearest)
        for dear in told_seat["dearest"]:
            assert all(dear[key] for key in ("title", "cost", "why", "hindsight"))


@every_game
def test_equal_views_give_equal_advice(rules: Rulebook) -> None:
    engine = compiled_engine(rules)
    chance, some = seeded(SEED), 0
    for situation in situations(rules, rules.seats[-1], SEED, every=25):
        legal = sorted(situation.legal())
        played = legal[below(chance, len(legal))]
        if len(legal) == 1:
            continue
        rulings: list[tuple[Ruling, Any]] = []
        for world in situation.worlds():
            seen = engine.see(engine.table(world), situation.seat)
            ruling = judge(engine, seen, situation.seat, played)
            why = reason_of(engine, seen, situation.seat, ruling) if ruling.sure else None
            rulings.append((ruling, why))
        assert repr(rulings[0]) == repr(rulings[1]), f"seed {SEED}"
        some += 1
    assert some, f"seed {SEED}"


@every_game
def test_luck_comes_to_nothing_on_average(rules: Rulebook) -> None:
    games = 250 if compiled_engine(rules).expert_playouts >= 1500 else 60
    for players in (rules.seats[0], rules.seats[-1]):
        for share, points in measuring.mean_luck(compiled_engine(rules), players, games, 2):
            # Of some twenty means one or the other is two errors away; none is four.
            assert abs(share.mean) < 4 * share.error, f"{players}: {share}"
            assert abs(points.mean) < 4 * points.error, f"{players}: {points}"


@every_game
def test_the_parts_add_up_whoever_plays_and_however_few_the_tries(rules: Rulebook) -> None:
    players, count = rules.seats[0], 2
    found = measuring.ways(measuring.Hasty(rules), players, count, SEED)
    assert found.adding_up == count
    # What luck takes from some it gives to others.
    for game in zip(*found.shares.values(), strict=True):
        assert sum(game) == pytest.approx(0.0)


@every_game
def test_among_equals_who_do_not_mix_all_is_luck(rules: Rulebook) -> None:
    """Rule bots decide nothing by chance: luck leads from the start to the result."""
    players = rules.seats[0]
    engine = compiled_engine(rules)
    for number in range(3):
        luck, _ = luck_of(engine, players, {}, 16, number)
        shares = [one[0] for one in luck]
        errors = [one[2] ** 0.5 for one in luck]
        # One wins all or some share it, and everybody began with about as much.
        ends = [1 / players + share for share in shares]
        slack = 0.12 + 4 * max(errors)
        assert sum(ends) == pytest.approx(1.0, abs=1e-6)
        assert any(abs(max(ends) - 1 / shared) < slack for shared in range(1, players + 1))


def test_the_review_of_a_record_has_one_name() -> None:
    game, _ = looked_back(QUICKEST.name)
    record = game.record()
    assert review_key(record) == review_key(record | {"id": "x", "names": ["a"]})
    assert review_key(record) != review_key(record | {"moves": record["moves"][:-1]})


@every_game
def test_what_a_game_has_learned_makes_another_review(
    rules: Rulebook, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, other = {"game": rules.name}, Learned((), (), {"weights": "others"})
    before = review_key(record)
    assert review_key(record) == before
    for what in ("learned", "learned_worth"):
        monkeypatch.setattr(f"katzentisch.review.asked.{what}", lambda _: other)
        assert review_key(record) != before
        monkeypatch.undo()


def test_the_same_record_gives_the_same_review_and_tells_how_far_it_is() -> None:
    game, found = looked_back(QUICKEST.name)
    told_so_far: list[float] = []
    assert reviewed(game.record(), told_so_far.append) == found.as_json()
    assert told_so_far == sorted(told_so_far)
    assert told_so_far[-1] == 1.0


def test_only_finished_games_are_reviewed() -> None:
    rules = QUICKEST
    begun = Game(rules, rules.seats[0], SeededDealer(seeded(SEED)))
    with pytest.raises(NotFinished):
        review(begun.record())
    with pytest.raises(RecordError):
        review({"format": "something else"})


def test_the_time_of_a_review_is_told_with_what_it_was_spent_on() -> None:
    engine = measuring.Hasty(QUICKEST)
    [(taken, decided)] = measuring.times(engine, QUICKEST.seats[0], (measuring.RULE_BOT,), 1, SEED)
    assert taken > 0
    assert decided > 0
