"""Figures without the luck of the cards: right on average, whatever the value, and known better."""

import csv
import dataclasses
import re
from itertools import product
from math import prod
from pathlib import Path
from statistics import fmean

import pytest

from katzentisch.bots.rollout import RANDOM
from katzentisch.cli import run
from katzentisch.core.rulebook import Rulebook
from katzentisch.lab import arena_luck
from katzentisch.lab.arena import run_arena, unheard
from katzentisch.lab.arena_folder import OtherContest, kept
from katzentisch.lab.arena_play import Contest
from katzentisch.lab.arena_until import Until
from katzentisch.lab.compare import compared
from katzentisch.lab.report import estimate, standings
from katzentisch.lab.without_luck import FEWEST, without_luck
from tests.samples import at_once
from tests.variants import every_game

GAME = at_once().name
CONTEST = Contest(game=GAME, players=4, bots=("rule", "casual"), deals=16, seed=5, luck=40)

# What may come of a deal: how likely it is, its luck, and a number that luck bends as it likes.
LAW = ((0.5, -1.0, 0.1), (0.3, 0.0, 0.9), (0.2, 2.5, 0.4))


def test_no_mean_is_moved_whatever_luck_has_to_do_with_it() -> None:
    """Over all contests that there can be, each as likely as it is: exactly."""
    truth = sum(part * number for part, _, number in LAW)
    assert sum(part * luck for part, luck, _ in LAW) == 0
    found = 0.0
    for deals in product(LAW, repeat=FEWEST):
        likely = prod(part for part, _, _ in deals)
        left = without_luck([one[2] for one in deals], [one[1] for one in deals])
        found += likely * fmean(left)
    assert found == pytest.approx(truth, abs=1e-12)


def test_all_that_luck_does_is_taken_off() -> None:
    lucks = [-2.0, -1.0, 0.0, 1.0, 4.0, -2.0]
    assert without_luck([0.3 + 0.2 * luck for luck in lucks], lucks) == pytest.approx([0.3] * 6)
    assert without_luck([0.1, 0.2], [5.0, 9.0]) == [0.1, 0.2], "too few to tell"
    assert without_luck([0.1, 0.2, 0.3, 0.4], [0.0] * 4) == [0.1, 0.2, 0.3, 0.4]


@every_game
def test_cards_bring_nothing_on_average_by_any_value(
    rules: Rulebook, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither to who plays well nor to who does not, though random play is a poor value."""
    monkeypatch.setattr(arena_luck, "RULE", RANDOM)
    players = rules.seats[1]
    contest = Contest(
        game=rules.name, players=players, bots=("rule", "random"), deals=30, seed=8, luck=2
    )
    deals = run_arena(contest)
    assert fmean(r.share for dealt in deals for r in dealt.results if r.place == 0) > 1.3 / players
    for what in ("luck", "luck_points"):
        mine = [[getattr(r, what) for r in dealt.results if r.place == 0] for dealt in deals]
        found = estimate([fmean(each) for each in mine])
        assert abs(found.mean) < 1.6 * found.width, (what, found)
        assert found.width > 0
        for dealt in deals:
            assert sum(getattr(r, what) for r in dealt.results) == pytest.approx(0, abs=1e-6)


def test_a_contest_is_known_better_without_luck() -> None:
    contest = dataclasses.replace(CONTEST, deals=40)
    for one in standings(contest, run_arena(contest)):
        assert one.adjusted is not None
        assert one.adjusted.deals > 1.2 * contest.deals, one
        assert abs(one.adjusted.share.mean - one.share.mean) < one.share.width
    raw = dataclasses.replace(contest, luck=0, deals=1)
    assert (raw.value, standings(raw, run_arena(raw))[0].adjusted) == ("", None)


def test_looking_at_luck_changes_no_game_and_does_not_depend_on_workers() -> None:
    few = dataclasses.replace(CONTEST, deals=2)
    blind, one, two = (
        [
            [(r.rotation, r.place, r.share, r.score, r.decisions, r.luck) for r in dealt.results]
            for dealt in run_arena(contest, jobs=jobs)
        ]
        for contest, jobs in ((dataclasses.replace(few, luck=0), 1), (few, 1), (few, 2))
    )
    assert one == two
    assert [[r[:5] for r in each] for each in one] == [[r[:5] for r in each] for each in blind]


def test_the_value_is_named_first_and_belongs_to_the_contest(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", GAME, "--bots", "rule,casual", "--deals", "5", "--lang", "en", "--seed", "5"]
    for folder, bot in (("before", "casual"), ("after", "random")):
        words[3] = f"rule,{bot}"
        assert run([*words, "--luck", "8", "--out", str(tmp_path / folder)]) == 0
    told = capfd.readouterr().out.splitlines()
    contest = dataclasses.replace(CONTEST, deals=5, luck=8)
    assert "8" in told[0]
    assert contest.value in told[0]
    assert all(len(line) <= 80 for line in told if re.search("±|Bot", line))
    assert "Share without luck" in "\n".join(told)
    assert contest.value in (tmp_path / "before" / "report.html").read_text()
    rows = list(csv.DictReader((tmp_path / "before" / "games.csv").read_text().splitlines()))
    assert sum(float(row["luck"]) for row in rows) == pytest.approx(0, abs=1e-3)
    assert any(float(row["luck_points"]) for row in rows)
    with pytest.raises(OtherContest):
        run_arena(dataclasses.replace(contest, luck=9), out=tmp_path / "before")
    assert run(["compare", *(str(tmp_path / name) for name in ("before", "after"))]) == 0
    lines = capfd.readouterr().out.splitlines()
    assert sum(line.startswith("without luck") for line in lines) == 2
    assert all(len(line) <= 80 for line in lines[:-1])
    before, after = (kept(tmp_path / name, unheard) for name in ("before", "after"))
    assert compared(before, after)[0].adjusted is not None
    other = dataclasses.replace(after, value="another")
    assert compared(before, other)[0].adjusted is None


def test_a_contest_may_stop_by_what_is_known_without_luck() -> None:
    deals = run_arena(CONTEST)
    lucky = [
        dataclasses.replace(
            dealt,
            results=[
                dataclasses.replace(
                    one,
                    share=0.3 - 0.05 * one.place + 0.5 * (-1) ** dealt.deal * (one.place == 0),
                    luck=(-1) ** dealt.deal * (one.place == 0) + dealt.deal * 1e-3,
                )
                for one in dealt.results
            ],
        )
        for dealt in deals
    ]
    assert Until().reached(CONTEST, lucky)
    assert not Until().reached(dataclasses.replace(CONTEST, luck=0), lucky)
