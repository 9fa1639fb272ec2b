"""Hints of any game; for positions made by hand, see each game's own tests."""

from dataclasses import replace
from types import SimpleNamespace

import pytest

from katzentisch.bots.any_game import reasons as any_reasons
from katzentisch.bots.engine import compiled_engine, plain_engine
from katzentisch.bots.flat import SUMS
from katzentisch.bots.hints import (
    hint,
    tried_again,
    watched,
)
from katzentisch.bots.parts import reasons_of
from katzentisch.bots.pauses import at_once
from katzentisch.bots.rollout import RULE
from katzentisch.bots.scene import Scene, Sight
from katzentisch.bots.search import Budget, Verdict, verdict
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.texts import LANGUAGES, texts
from tests.bots.situations import situations
from tests.samples import nothing_of_its_own
from tests.variants import every_game

SEED = 8
NAMES = ("Ada", "Bob", "Cleo", "Dora", "Emil", "Finn")
ENGINES = [plain_engine, compiled_engine]


def test_a_game_without_words_of_its_own_counts_points() -> None:
    def sight(points: int) -> Sight:
        return Sight(None, SimpleNamespace(score=[0, points]))

    assert reasons_of(nothing_of_its_own()).reason is any_reasons.reason
    sights = {4: [sight(n) for n in (5, 5, 5, 1)], 6: [sight(n) for n in (1, 2, 5, 5)]}
    why = any_reasons.reason(Scene(None, 1, 4, 6, sights))
    assert texts("en").say(why.key, move="Play 4", other="play 6", **why.words) == (
        "Play 4: more points than with “play 6” in 50% of the worlds, fewer in 25%."
    )


@every_game
def test_reasons_look_at_the_very_worlds_of_the_search(rules: Rulebook) -> None:
    """The same worlds and the same luck bring the same leads as a look ahead."""
    engine = plain_engine(rules)
    situation = next(situations(rules, rules.seats[1], SEED, every=9))
    seat, moves = situation.seat, situation.legal()[:2]
    seen = engine.see(engine.table(situation.state), seat)
    sums = engine.real(SUMS * 2)
    engine.do.try_moves(
        *(seen, engine.places(2), seat, moves, [0, 0], 6, RULE),
        *(engine.source(SEED), engine.source(0), sums),
    )
    searched = [
        verdict(move, sums[SUMS * place : SUMS * (place + 1)], 6)
        for place, move in enumerate(moves)
    ]
    scene = at_once(watched(engine, seen, seat, searched, engine.source(SEED)))
    for found in searched:
        leads = scene.mean(found.move, lambda sight: engine.do.lead(sight.last, seat))
        assert leads == pytest.approx(found.lead), f"seed {SEED}"


@every_game
def test_a_reason_is_the_same_in_both_engines(
    rules: Rulebook, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both engines imagine the same worlds, so they say the same after the same search.

    The plain one does not foresee what is worth what at a pause: it would take too long.
    """
    monkeypatch.setattr("katzentisch.bots.hints.trusted_at", lambda *_: None)
    for situation in situations(rules, rules.seats[1], SEED, every=25):
        hints = [
            hint(
                *(rules, situation.state, situation.seat, "en"),
                names=NAMES,
                seed=SEED,
                engine=make(rules),
                budget=Budget(playouts=24),
            )
            for make in ENGINES
        ]
        assert hints[0].reason == hints[1].reason, f"seed {SEED}"
        assert hints[0].figures == hints[1].figures, f"seed {SEED}"


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_decision_has_a_reason(rules: Rulebook, language: str) -> None:
    phases = set()
    for situation in situations(rules, rules.seats[0], SEED + 1, every=4):
        # Every game has phases, though the common state does not declare them.
        if situation.state.phase not in phases:  # type: ignore[attr-defined]
            phases.add(situation.state.phase)  # type: ignore[attr-defined]
            found = hint(
                *(rules, situation.state, situation.seat, language),
                engine=compiled_engine(rules),
                budget=Budget(playouts=60),
            )
            assert found.next_text is not None
            assert "{" not in found.reason + found.figures
            assert not found.reason.endswith(found.figures)
    assert len(phases) >= 2


@every_game
def test_two_moves_are_compared_in_the_same_worlds(rules: Rulebook) -> None:
    """However few worlds the search has spent on the second; the better one comes first."""
    engine = compiled_engine(rules)
    for situation in situations(rules, rules.seats[1], SEED, every=9):
        seen = engine.see(engine.table(situation.state), situation.seat)
        two = [
            Verdict(move, 0.9, 0.0, 0.0, 50 - place)
            for place, move in enumerate(situation.legal()[:2])
        ]
        again = at_once(tried_again(engine, seen, situation.seat, two, engine.source(SEED)))
        assert {one.playouts for one in again} == {two[0].playouts}
        assert again[0].outlook >= again[1].outlook
        swapped = [replace(one, playouts=two[0].playouts) for one in reversed(two)]
        other = at_once(tried_again(engine, seen, situation.seat, swapped, engine.source(SEED)))
        assert sorted(again, key=lambda one: one.move) == sorted(other, key=lambda one: one.move)
