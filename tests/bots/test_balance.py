"""What a house rule does to a game: measured with the same cards, told, and computed once."""

import inspect
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from katzentisch.bots import engine, hints, levels
from katzentisch.bots.engine import plain_engine
from katzentisch.cli.balance import bar
from katzentisch.core.bits import lowest
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.texts import LANGUAGES
from katzentisch.lab.balance import loops, measuring, study
from katzentisch.lab.balance.effect import Effect, Measured, Reading
from katzentisch.lab.balance.measuring import advantage, measure
from katzentisch.lab.balance.told import told_balance, told_effect
from katzentisch.lab.balance.variant import DEALS, DICE, Variant, costly, loops_of, play
from tests.asking import Ask
from tests.samples import any_one
from tests.variants import of_the_house

SEED = 3


def quietly(share: float) -> None:
    """Nobody looks."""


def another_value(rules: Rulebook) -> dict[str, str]:
    """Every option with its last value."""
    return {option.name: option.values[-1] for option in rules.options}


def variant(rules: Rulebook, options: dict[str, str] | None = None) -> Variant:
    return Variant(rules, rules.seats[0], options or rules.defaults(), SEED)


@pytest.mark.parametrize(
    ("mean", "width", "drawn"),
    [(2.0, 1.0, "████████░░░░░░░░░░░░░░░░"), (-1.0, 0.5, ""), (0, 3, "░" * 24)],
)
def test_a_bar_is_pale_where_the_truth_may_lie(mean: float, width: float, drawn: str) -> None:
    assert bar(Reading(mean, width), longest=3.0) == drawn


@of_the_house
def test_games_go_as_the_plain_engine_plays_them(rules: Rulebook) -> None:
    one = variant(rules)
    played = play(one, first=5, games=2)
    engine = plain_engine(rules)
    for row in range(2):
        table = [rules.new_state(one.players, one.options)]
        deal, dice = ([int(one.sources(kind, 5 + row, 1)[0, 0])] for kind in (DEALS, DICE))
        engine.do.begin_at(table, deal)
        decisions = 0
        while actors := engine.do.actors_at(table):
            seat = lowest(actors)
            engine.do.step_at(table, seat, engine.do.rule_at(table, seat, dice), deal)
            decisions += 1
        assert played.lengths[row] == decisions
        assert list(played.scores[row]) == list(table[0].score[: one.players])
        assert played.wins[row].sum() == pytest.approx(1.0)


@of_the_house
def test_both_sides_are_dealt_the_same_cards(rules: Rulebook) -> None:
    """As far as the house rule lets them: one that changes the deck changes the deal."""
    last = rules.options[-1]
    usual, changed = variant(rules), variant(rules, {last.name: last.values[-1]})
    hands = []
    for one in (usual, changed):
        places = one.engine.places(1)
        sources = (one.sources(kind, 0, 1)[0] for kind in (DEALS, DICE))
        loops_of(rules).play_to(one.empty, places, *sources, 0)
        hands.append(one.engine.state(places).deck)
    assert hands[0] == hands[1]


@of_the_house
def test_a_rule_that_changes_nothing_is_told_as_that(rules: Rulebook) -> None:
    shares: list[float] = []
    effect = measure(variant(rules), variant(rules), shares.append, games=60, decisions=4)
    assert {one.change for one in effect.measures + effect.seats} == {Reading(0.0, 0.0)}
    assert shares == sorted(shares)
    assert shares[0] >= 0
    assert shares[-1] == 1.0
    for language in LANGUAGES:
        assert len(told_effect(effect, language).sentences) == 1
    assert Effect.of(effect.data()) == effect


@of_the_house
def test_every_option_can_be_measured(rules: Rulebook) -> None:
    changed = variant(rules, another_value(rules))
    effect = measure(variant(rules), changed, quietly, games=40, decisions=2)
    assert [one.name for one in effect.measures] == ["length", "seat", "spread", "matter"]
    assert sum(one.usual.mean for one in effect.seats) == pytest.approx(1.0)
    for language in LANGUAGES:
        told = told_balance(effect.data(), language)
        assert told["rows"][0]["change"]["said"]
        assert told["sentences"]


def test_chance_gives_no_seat_an_advantage_and_a_real_one_is_found() -> None:
    rng = np.random.default_rng(SEED)
    fair = np.eye(4)[rng.integers(0, 4, 4000)]
    found = advantage(fair)
    assert abs(found.mean()) < 3 * found.std() / 4000**0.5
    # The luckiest seat itself, in the same games, looks better than it is.
    assert fair.mean(axis=0).max() - 0.25 > found.mean()
    unfair = np.eye(4)[rng.choice(4, 4000, p=[0.2, 0.2, 0.4, 0.2])]
    assert advantage(unfair).mean() == pytest.approx(0.15, abs=0.03)


def test_a_decision_matters_where_the_best_move_is_surely_worth_more() -> None:
    rng = np.random.default_rng(SEED)
    noise = rng.normal(0.5, 0.1, (32, 3))
    assert not costly(noise)
    assert costly(noise + np.array([0.0, 0.5, 0.0]))
    # Surely, but too little to speak of.
    assert not costly(np.full((32, 2), 0.5) + np.array([0.0, 0.01]))


def effect_of(change: float, width: float = 0.01) -> Effect:
    """An effect in which every figure changes like that."""
    names = ("length", "seat", "spread", "matter")
    usual, changed = Reading(0.5, width), Reading(0.5 + change, width)
    figures = tuple(Measured(name, usual, changed, Reading(change, width)) for name in names)
    game = any_one()
    return Effect(game.name, game.seats[0], {}, 100, 10, figures, ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_sure_is_said_and_what_is_not_is_called_so(language: str) -> None:
    more, less = effect_of(0.2), effect_of(-0.2)
    sentences = told_effect(more, language).sentences
    assert len(sentences) == 4
    assert set(sentences).isdisjoint(told_effect(less, language).sentences)
    (unsure,) = told_effect(effect_of(0.2, width=0.3), language).sentences
    assert unsure not in sentences
    assert "+" in told_effect(more, language).measures[0].change
    assert "−" in told_effect(less, language).measures[0].change


def test_it_is_computed_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, ask: Ask) -> None:
    rules = any_one()
    kept = tmp_path / "balance" / "one.json"
    monkeypatch.setattr(study, "place_of", lambda *_: kept)
    monkeypatch.setattr(measuring.measure, "__defaults__", (40, 2))
    words = (rules.name, rules.seats[0], another_value(rules))
    found = study.balance_study(quietly, *words)
    # Half a file is none.
    whole = kept.read_bytes()
    kept.write_bytes(whole[:20])
    assert study.balance_study(quietly, *words) == found
    monkeypatch.setattr(measuring, "measure", None)
    assert study.balance_study(quietly, *words) == found
    assert kept.read_bytes() == whole
    answer = ask("balance", rules.name, "--players", str(rules.seats[0]), "--lang", "fr")
    assert answer.code == 0
    assert "█" in answer.out
    effect = Effect.of(found)
    assert told_effect(effect, "fr").sentences[0][:20] in answer.out
    # A seat has the number it has wherever one writes it in the terminal, and on the page its own.
    assert "Victoires de la place 0\n" in answer.out
    assert told_balance(found, "fr")["seats"][0]["label"] == "Victoires de la place 1"


def test_what_it_is_kept_under_depends_on_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = any_one()
    least, most = rules.seats[0], rules.seats[-1]
    asked = [(least, rules.defaults()), (most, rules.defaults()), (least, another_value(rules))]
    places = {study.place_of(rules, *words) for words in asked}
    assert len(places) == 3
    # And on the code of this room, and on what it borrows that is not compiled.
    source = inspect.getsource
    for changed in (loops, measuring, engine, hints, levels):

        def otherwise(one: Any, changed: ModuleType = changed) -> str:
            return source(one) + ("# Something else." if one is changed else "")

        monkeypatch.setattr(inspect, "getsource", otherwise)
        places.add(study.place_of(rules, *asked[0]))
    assert len(places) == 3 + 5


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["nosuch"], "nosuch"),
        ([any_one().name, "--players", "99"], "99"),
        ([any_one().name, "--option", "nosuch=1"], "nosuch"),
        ([any_one().name, "--option", f"{any_one().options[0].name}=nosuch"], "nosuch"),
    ],
)
def test_what_cannot_be_measured_is_refused_with_a_sentence(
    ask: Ask, words: list[str], part: str
) -> None:
    answer = ask("balance", *words)
    assert answer.code == 2
    assert part in answer.err
    assert answer.out == ""
