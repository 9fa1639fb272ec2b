"""The arena: fair, resumable, the same for any number of workers, and readable."""

import csv
import dataclasses
import xml.etree.ElementTree as ET
from math import inf
from pathlib import Path

import pytest

from katzentisch.bots.levels import LEVELS
from katzentisch.core.texts import LANGUAGES, texts
from katzentisch.lab.arena import Progress, run_arena
from katzentisch.lab.arena_play import Contest, Dealt
from katzentisch.lab.report import estimate, page, pairwise, standings, write_csv
from katzentisch.lab.report_plots import marks
from katzentisch.lab.strength import ANCHOR, lines, variants
from katzentisch.lab.strength import page as strength_page

CONTEST = Contest(
    game="und-tschuess", players=4, bots=("flat", "casual", "rule"), deals=4, seed=3, budget="30"
)


def outcome(deals: list[Dealt]) -> list[tuple[int, int, int, float, int, int]]:
    """All of a contest but its times."""
    return [
        (dealt.deal, r.rotation, r.place, r.share, r.score, r.decisions)
        for dealt in deals
        for r in dealt.results
    ]


def test_the_last_bot_takes_the_seats_left() -> None:
    assert CONTEST.line_up == ("flat", "casual", "rule", "rule")


def test_every_rotation_is_played_and_every_game_has_one_victory() -> None:
    deals = run_arena(CONTEST)
    assert len(outcome(deals)) == 4 * 4 * 4
    for dealt in deals:
        for rotation in range(4):
            shares = [r.share for r in dealt.results if r.rotation == rotation]
            assert sum(shares) == pytest.approx(1)


def test_equal_bots_get_equal_shares() -> None:
    contest = dataclasses.replace(CONTEST, bots=("rule",), deals=6)
    share = standings(contest, run_arena(contest))[0].share
    assert share.mean == pytest.approx(1 / 4)
    assert share.width == pytest.approx(0)


def test_more_workers_give_the_same_result() -> None:
    assert outcome(run_arena(CONTEST, jobs=2)) == outcome(run_arena(CONTEST))


class Counting(Progress):
    """Counts the deals played."""

    def __init__(self) -> None:
        self.done = self.played = 0

    def begin(self, deals: int, done: int) -> None:
        self.done = done

    def another(self) -> None:
        self.played += 1


def test_a_second_run_goes_on_where_the_first_stopped(tmp_path: Path) -> None:
    first = dataclasses.replace(CONTEST, deals=2)
    run_arena(first, out=tmp_path)
    with (tmp_path / "deals.jsonl").open("a") as file:
        file.write('{"deal": 2, "resu')  # stopped while writing
    counting = Counting()
    deals = run_arena(CONTEST, out=tmp_path, progress=counting)
    assert (counting.done, counting.played) == (2, 2)
    assert outcome(deals) == outcome(run_arena(CONTEST))
    with pytest.raises(ValueError, match="holds another contest"):
        run_arena(dataclasses.replace(CONTEST, seed=4), out=tmp_path)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"bots": ("rule", "clever")}, "There is no bot 'clever'; there are random, rule"),
        ({"bots": ("no.such:bot",)}, "The bot no.such:bot cannot be loaded: No module named 'no'"),
        ({"bots": ("math:clever",)}, "The bot math:clever cannot be loaded: module 'math' has no"),
        ({"budget": "0"}, "A budget must be more than nothing"),
        ({"players": 7}, "is for 4 to 6 players, not for 7"),
        ({"deals": 0}, "at least one deal"),
        ({"bots": ("rule",) * 5}, "Name 1 to 4 bots"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(
    wrong: dict[str, object], sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        dataclasses.replace(CONTEST, **wrong)  # type: ignore[arg-type]


def test_a_bot_may_come_from_elsewhere() -> None:
    elsewhere = "katzentisch.bots.roster:rule_bot"
    contest = dataclasses.replace(CONTEST, bots=(elsewhere, "casual"), deals=2)
    own = dataclasses.replace(contest, bots=("rule", "casual"))
    deals = run_arena(contest)
    assert outcome(deals) == outcome(run_arena(own))
    assert ">rule_bot<" in page(contest, deals, texts("en"))


def test_one_deal_has_no_interval() -> None:
    contest = dataclasses.replace(CONTEST, deals=1)
    deals = run_arena(contest)
    assert standings(contest, deals)[0].share.high == inf
    html = page(contest, deals, texts("en"))
    assert "±" not in html
    assert "inf" not in html
    assert "∞" not in html


def test_a_scale_has_round_marks() -> None:
    assert marks(-18, 64) == [0, 20, 40, 60]
    assert marks(-3, 2) == [-3, -2, -1, 0, 1, 2]
    assert marks(7, 7) == [7]


def test_intervals_come_from_deals() -> None:
    found = estimate([0.0, 1.0] * 50)
    assert found.mean == 0.5
    assert found.width == pytest.approx(1.96 * 0.5025 / 10, abs=1e-3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_else_and_shows_every_bot(language: str) -> None:
    html = page(CONTEST, run_arena(CONTEST), texts(language))
    assert "http" not in html
    assert "src=" not in html
    drawings = html.split("<svg")[1:]
    assert len(drawings) == 3
    for drawing in drawings:
        image = ET.fromstring("<svg" + drawing.split("</svg>")[0] + "</svg>")
        labels = {text.text for text in image.iter("text")}
        assert {"flat", "casual", "rule"} <= labels


def test_the_table_has_a_line_for_every_seat_of_every_game(tmp_path: Path) -> None:
    deals = run_arena(CONTEST)
    write_csv(CONTEST, deals, tmp_path / "games.csv")
    with (tmp_path / "games.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 64
    assert sorted(row["seat"] for row in rows[:4]) == ["0", "1", "2", "3"]
    matches = pairwise(CONTEST, deals)
    assert matches["flat", "rule"] + matches["rule", "flat"] == pytest.approx(1)


def test_the_strength_page_measures_every_variant_and_level() -> None:
    """The short form: one variant is really played, the rest is planned."""
    planned = [line for game, players in variants() for line in lines(game, players, 0.01)]
    assert len({(line.game, line.players) for line in planned}) == 12
    short = [line for line in planned if (line.game, line.players) == ("und-tschuess", 4)]
    assert {line.bot for line in short} >= {"rule", "flat", "ismcts", "pimc", *LEVELS} - {"regular"}
    slow = ("expert", ANCHOR)
    found = [(line, line.play(1)) for line in short if line.bot not in slow]
    found += [(line, found[0][1]) for line in short if line.bot in slow]
    text = strength_page(found)
    assert text.count("\n| ") == len(found) + 1
    assert "levels" in text
    assert "OpenSpiel's ISMCTS, × par against equal budgets of ours: flat (100) " in text
