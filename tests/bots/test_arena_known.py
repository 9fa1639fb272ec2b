"""What a contest leaves behind: records, comparisons, and when it knows enough."""

import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest

from katzentisch.cli import run
from katzentisch.core.record import replay
from katzentisch.core.texts import LANGUAGES, texts
from katzentisch.games import rulebooks
from katzentisch.lab.arena import run_arena, unheard
from katzentisch.lab.arena_folder import kept
from katzentisch.lab.arena_play import Contest, Dealt, Result
from katzentisch.lab.arena_records import records
from katzentisch.lab.arena_until import FIRST_LOOK, Until
from katzentisch.lab.compare import compared
from katzentisch.lab.report import Estimate, standings
from katzentisch.lab.strength import decided, mean_of
from tests.samples import at_once
from tests.variants import Variant, some_variants

GAME = at_once().name
HERE = "tests.bots.test_arena_known"


@some_variants
def test_every_game_is_an_ordinary_record(variant: Variant) -> None:
    rules, players, options = variant
    contest = Contest(
        game=rules.name,
        players=players,
        bots=("rule", "random"),
        deals=2,
        seed=9,
        options=options,
        records=True,
    )
    deals = run_arena(contest)
    lines = [json.loads(line) for line in records(contest, deals)]
    assert len(lines) == 2 * players
    for number, record in enumerate(lines):
        game = replay(record, rulebooks())
        deal, rotation = divmod(number, players)
        assert (record["contest"]["deal"], record["contest"]["rotation"]) == (deal, rotation)
        assert record["names"][rotation] == "rule"
        scores = {r.place: r.score for r in deals[deal].results if r.rotation == rotation}
        assert game.scores == [scores[(seat - rotation) % players] for seat in range(players)]
    assert len({tuple(map(tuple, record["shuffles"][:1])) for record in lines}) == 2


def test_records_are_written_verified_and_the_same_for_any_number_of_workers(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", GAME, "--bots", "casual,rule", "--deals", "2", "--lang", "en", "--records"]
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for jobs, file in zip("12", files, strict=True):
        assert run([*words, str(file), "--jobs", jobs]) == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    assert run(["verify", str(files[0]), "--lang", "en"]) == 0
    capfd.readouterr()
    assert run(["replay", str(files[0]), "--open", "--lang", "en"]) == 0
    shown = capfd.readouterr().out
    assert shown.count("casual (0): ") == shown.count("Step ")
    assert run([*words, str(tmp_path / "nowhere" / "x"), "--deals", "1"]) == 2
    assert "nowhere" in capfd.readouterr().err


def test_hands_are_open_in_finished_games_only(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    contest = Contest(game=GAME, players=4, bots=("rule",), deals=1, records=True)
    record = json.loads(next(iter(records(contest, run_arena(contest)))))
    hand = sorted(replay(record, rulebooks()).again([]).own(2)["hand"])
    file = tmp_path / "whole.jsonl"
    file.write_text(json.dumps(record))
    assert run(["replay", str(file), "--open", "--lang", "en"]) == 0
    line = next(line for line in capfd.readouterr().out.splitlines() if "rule (2): " in line)
    assert sorted(line.partition(": ")[2].replace("−", "-").split()) == hand
    assert run(["replay", str(file), "--lang", "en"]) == 0
    assert "rule (2): " not in capfd.readouterr().out
    unfinished = {key: record[key] for key in record if key not in ("scores", "winners")}
    unfinished["moves"] = record["moves"][:4]
    unfinished["shuffles"] = record["shuffles"][:1]
    file.write_text(json.dumps(unfinished))
    assert run(["replay", str(file), "--open", "--lang", "en"]) == 2
    assert "This game is not over" in capfd.readouterr().err


# Enough


def dealt(deal: int, shares: dict[int, float]) -> Dealt:
    """A deal in which every place had a share of the victories."""
    return Dealt(
        deal,
        [
            Result(rotation, place, share, 0, 1, 0.1, {"0": 1})
            for rotation in range(4)
            for place, share in shares.items()
        ],
    )


TWO = Contest(game=GAME, players=4, bots=("rule", "random"), deals=40)


def test_a_contest_stops_when_neighbours_are_apart() -> None:
    found = run_arena(TWO, until=Until())
    assert len(found) == FIRST_LOOK
    assert [one.deal for one in found] == list(range(FIRST_LOOK))
    same = dataclasses.replace(TWO, bots=("rule", "katzentisch.bots.roster:rule_bot"), deals=12)
    assert len(run_arena(same, until=Until())) == 12


def test_a_second_run_stops_at_the_same_deal(tmp_path: Path) -> None:
    run_arena(dataclasses.replace(TWO, deals=14), out=tmp_path)
    assert len(run_arena(TWO, out=tmp_path, until=Until())) == FIRST_LOOK


def test_a_width_asks_for_all_shares_to_be_known() -> None:
    noisy = [dealt(n, {0: n % 2, 1: (n + 1) % 2, 2: 0.0, 3: 0.0}) for n in range(40)]
    sure = [dealt(n, {0: 0.4, 1: 0.2, 2: 0.2, 3: 0.2}) for n in range(40)]
    assert not Until(0.05).reached(TWO, noisy)
    assert Until(0.05).reached(TWO, sure)
    assert Until(0.3).reached(TWO, noisy)
    assert not Until(0.05).reached(TWO, sure[:2]), "two deals prove nothing"


def test_who_looks_often_must_see_more() -> None:
    """A lead of 2.4 standard errors is one for two looks, and may be chance for twenty."""
    lead = [0.5 + (0.238 if n % 2 else -0.038) for n in range(12)]
    close = [dealt(n, {0: share, 1: 0.5, 2: 0.5, 3: 0.5}) for n, share in enumerate(lead)]
    seldom, often = (dataclasses.replace(TWO, deals=deals) for deals in (12, 10_000))
    assert len(Until().looks(12)) == 2
    assert len(Until().looks(10_000)) > 15
    assert Until().reached(seldom, close)
    assert not Until().reached(often, close)


def test_the_verdict_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    words = ["arena", GAME, "--bots", "rule,random", "--lang", "en", "--deals"]
    assert run([*words, "30", "--until", "apart"]) == 0
    assert f"Decided after {FIRST_LOOK} deals." in capfd.readouterr().out
    assert run([*words, "3", "--until", "1"]) == 0
    assert "Not decided after 3 deals." in capfd.readouterr().out


# Two contests


def test_two_contests_are_compared_deal_by_deal(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    folders = [tmp_path / "before", tmp_path / "after", tmp_path / "other"]
    for folder, bot, seed in zip(folders, ("random", "rule", "rule"), "445", strict=True):
        words = ["arena", GAME, "--bots", f"{bot},casual", "--deals", "6", "--seed", seed]
        assert run([*words, "--out", str(folder)]) == 0
    before, after = (kept(folder, unheard) for folder in folders[:2])
    first, second = compared(before, after)
    assert (first.first, first.second, first.deals) == ("random", "rule", 6)
    assert first.share_gap.mean == pytest.approx(first.shares[1].mean - first.shares[0].mean)
    assert first.share_gap.mean > 0
    assert second.share_gap.mean < 0
    itself = compared(before, before)[0]
    assert (itself.share_gap, itself.decided) == (Estimate(0.0, 0.0), False)
    capfd.readouterr()
    assert run(["compare", str(folders[0]), str(folders[1]), "--lang", "en"]) == 0
    told = capfd.readouterr().out
    assert "6 deals in both contests" in told
    assert all(len(line) <= 80 for line in told.splitlines()[:-1])
    assert run(["compare", str(folders[0]), str(folders[2]), "--lang", "en"]) == 2
    assert "different seeds" in capfd.readouterr().err
    assert run(["compare", str(folders[0]), str(tmp_path / "no"), "--lang", "en"]) == 2
    assert "is no folder of a contest" in capfd.readouterr().err


# The table, and what is claimed


def a_bot_with_a_name_that_is_longer_than_a_line_of_any_terminal_of_eighty(seen: Any) -> int:
    """Never asked."""
    return 0


LONG = a_bot_with_a_name_that_is_longer_than_a_line_of_any_terminal_of_eighty.__name__


@pytest.mark.parametrize("bot", ["katzentisch.adapters.anchor:openspiel_ismcts", f"{HERE}:{LONG}"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_eighty_columns(
    language: str, bot: str, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from katzentisch.cli.arena import tell

    monkeypatch.setenv("COLUMNS", "80")
    contest = dataclasses.replace(TWO, bots=("random", "rule", bot))
    deals = [
        Dealt(
            deal,
            [
                Result(r, p, (p + deal) % 2, -100 * (p + deal), 9, 9.0, {"190": 9}, 9.0, {"190": 9})
                for r in range(4)
                for p in range(4)
            ],
        )
        for deal in range(3)
    ]
    tell(contest, deals, texts(language))
    lines = capfd.readouterr().out.splitlines()
    assert len(lines) <= 5, "a cell is broken over two lines"
    assert all(len(line.rstrip()) <= 80 for line in lines)
    assert bot.partition(":")[2][:12] in lines[-1]
    assert lines[-1].count(" ms") == 2
    assert "".join(lines).count("…") == bot.endswith(LONG), "only a name may be cut"
    assert standings(contest, deals)[0].bot == "random"


def test_strength_says_what_is_not_decided() -> None:
    weak, close, strong = Estimate(0.2, 0.04), Estimate(0.25, 0.04), Estimate(0.5, 0.1)
    assert decided([("weak", weak), ("strong", strong)]) == "no intervals overlap"
    ranked = [("weak", weak), ("close", close), ("strong", strong)]
    assert decided(ranked) == "not decided between weak and close"
    assert mean_of([Estimate(1.0, 0.3), Estimate(2.0, 0.4)]) == Estimate(1.5, 0.25)
