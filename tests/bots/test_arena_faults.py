"""Bots of others that fail: named with their move, the position kept, the contest as asked."""

import json
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from katzentisch.bots.roster import Thought, rule_bot
from katzentisch.cli import run
from katzentisch.core.record import replay
from katzentisch.games import rulebooks
from katzentisch.lab.arena import FORFEIT, StoppedByFault, run_arena
from katzentisch.lab.arena_clock import interrupted_after
from katzentisch.lab.arena_play import FAILED, ILLEGAL, SLOW, Contest, get_ready
from katzentisch.lab.report import standings
from tests.samples import at_once

GAME = at_once().name
HERE = "tests.bots.test_arena_faults"
ANSWERS: dict[str, object] = {"big": 999, "low": -5, "none": None, "word": "leave"}


def big(thought: Thought) -> object:
    return ANSWERS["big"]


def low(thought: Thought) -> object:
    return ANSWERS["low"]


def none(thought: Thought) -> object:
    return ANSWERS["none"]


def word(thought: Thought) -> object:
    return ANSWERS["word"]


def later(thought: Thought) -> int:
    """Plays like a rule bot, and forgets how when the game has gone on for a while."""
    state: Any = thought.engine.state(thought.seen)
    if state.rounds_done:
        raise LookupError("forgotten")
    return rule_bot(thought)


def spins(thought: Thought) -> int:
    """Never comes to an end, and catches whatever an ordinary bot would."""
    while True:
        try:
            sum(range(1000))
        except Exception:
            return 0


def sleeps(thought: Thought) -> int:
    """Takes no CPU time at all."""
    time.sleep(3600)
    return 0


ASKED: list[str] = []


def forgets(thought: Thought) -> None:
    """Says nothing, and it is known that it was asked."""
    ASKED.append("forgets")


def listens(thought: Thought) -> int:
    """Plays like a rule bot, and it is known how often."""
    ASKED.append("listens")
    return rule_bot(thought)


def contest(bot: str, deals: int = 1, limit: float = 0.0) -> Contest:
    return Contest(
        game=GAME, players=4, bots=(f"{HERE}:{bot}", "rule"), deals=deals, seed=2, limit=limit
    )


def words(bot: str, folder: Path, *more: str) -> list[str]:
    asked = ["arena", GAME, "--bots", f"{HERE}:{bot},rule", "--deals", "2", "--seed", "2"]
    return [*asked, "--lang", "en", "--out", str(folder), *more]


@pytest.mark.parametrize("bot", ANSWERS)
def test_an_illegal_answer_is_named_and_its_position_kept(
    bot: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run(words(bot, tmp_path)) == 1
    told = capfd.readouterr()
    assert told.out == ""
    assert f"The bot “{HERE}:{bot}” answered {ANSWERS[bot]!r}, which is not the number" in told.err
    assert f"the position is record 1 of {tmp_path / 'faults.jsonl'}" in told.err
    (line,) = (tmp_path / "faults.jsonl").read_bytes().splitlines()
    record = json.loads(line)
    assert record["fault"] == {"seat": 0, "kind": ILLEGAL, "told": repr(ANSWERS[bot])}
    assert record["names"] == [bot, "rule", "rule", "rule"]
    game = replay(record, rulebooks())
    assert not game.over
    assert 0 in game.actors
    assert run(["verify", str(tmp_path / "faults.jsonl")]) == 0
    capfd.readouterr()
    assert run(["replay", str(tmp_path / "faults.jsonl"), "--open"]) == 0
    assert f"{bot} (0): " in capfd.readouterr().out, "its owner wants to see what it held"
    assert run(words(bot, tmp_path)) == 1
    assert len((tmp_path / "faults.jsonl").read_bytes().splitlines()) == 1, "kept once"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_contest_goes_on_where_the_user_says_so(
    jobs: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run(words("later", tmp_path, "--fault", "forfeit", "--jobs", jobs)) == 0
    told = capfd.readouterr()
    assert told.err.count("failed: LookupError: forgotten") == 2 * 4
    assert "0.0%" in told.out
    positions = (tmp_path / "faults.jsonl").read_bytes().splitlines()
    assert len(positions) == 2 * 4
    assert len({json.loads(line)["contest"]["rotation"] for line in positions}) == 4
    rows = (tmp_path / "games.csv").read_text("utf-8").splitlines()
    assert sum(row.endswith(f",{FAILED}") for row in rows) == 2 * 4


def test_a_bot_that_fails_everywhere_does_not_fill_the_screen(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules["katzentisch.cli.arena"], "MOST_FAULTS_TOLD", 3)
    assert run(words("none", tmp_path, "--fault", "forfeit")) == 0
    told = capfd.readouterr().err
    assert told.count("answered None") == 3
    assert "And 5 more games were forfeited" in told
    assert len((tmp_path / "faults.jsonl").read_bytes().splitlines()) == 2 * 4


def test_a_forfeited_game_is_shared_by_the_others() -> None:
    asked = contest("none")
    dealt = run_arena(asked, faults=FORFEIT)
    for rotation in range(4):
        shares = {r.place: r.share for r in dealt[0].results if r.rotation == rotation}
        assert shares == {0: 0.0, 1: pytest.approx(1 / 3), 2: pytest.approx(1 / 3), 3: shares[3]}
    assert standings(asked, dealt)[0].forfeits == 4


def test_who_thinks_too_long_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("katzentisch.lab.arena_play.GETTING_READY_SECONDS", 0.2)
    with pytest.raises(StoppedByFault) as stopped:
        run_arena(contest("spins", limit=0.2), faults="stop")
    fault = stopped.value.dealt.faults[0]
    assert (fault.kind, fault.seat) == (SLOW, 0)
    taken, wall = (float(part.removesuffix(" s")) for part in fault.told.split(" / "))
    assert taken >= 0.2
    assert wall > 0.15


def test_nobody_is_stopped_before_his_time() -> None:
    """On a busy machine a timer of the system may count time that others have taken."""
    with interrupted_after(60):
        signal.raise_signal(signal.SIGPROF)
        assert 59 < signal.getitimer(signal.ITIMER_PROF)[0] < 61
    assert signal.getitimer(signal.ITIMER_PROF) == (0, 0)


def test_who_only_waits_is_stopped_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("katzentisch.lab.arena_clock.LEAST_PATIENCE_SECONDS", 0.2)
    monkeypatch.setattr("katzentisch.lab.arena_clock.PATIENCE", 1)
    monkeypatch.setattr("katzentisch.lab.arena_play.GETTING_READY_SECONDS", 0.2)
    with pytest.raises(StoppedByFault) as stopped:
        run_arena(contest("sleeps", limit=0.2), faults="stop")
    assert stopped.value.dealt.faults[0].kind == SLOW


def test_all_bots_get_ready_even_if_one_of_them_fails_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else the first decision of the others would be charged with what they have to load."""
    monkeypatch.setattr("katzentisch.lab.arena_play.READY", set())
    ASKED.clear()
    bots = (f"{HERE}:forgets", f"{HERE}:forgets", f"{HERE}:listens")
    get_ready(Contest(game=GAME, players=4, bots=bots, deals=1, limit=60))
    assert ASKED.count("forgets") == 1, "who fails is not waited for again"
    assert ASKED.count("listens") > 2


def test_who_waits_for_a_bot_is_told_why(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(words("listens", tmp_path, "--limit", "60s")) == 0
    assert "there a decision may take 60 s of CPU time" in capfd.readouterr().err


def test_a_bot_in_time_is_left_alone() -> None:
    asked = Contest(game=GAME, players=4, bots=("flat", "rule"), deals=1, budget="20", limit=60)
    one = standings(asked, run_arena(asked))[0]
    assert one.forfeits == 0
    assert 0 < one.median <= one.p95
    assert one.clock_p95 > 0


def test_a_bot_of_this_folder_is_found(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mybot_of_a_test.py").write_text(
        "from katzentisch.bots.roster import rule_bot\n\n\ndef f(thought):\n"
        "    return rule_bot(thought)\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    asked = ["arena", GAME, "--bots", "mybot_of_a_test:f,random", "--lang", "en"]
    for jobs in ("1", "2"):
        assert run([*asked, "--deals", "2", "--jobs", jobs]) == 0
        assert "f " in capfd.readouterr().out


def test_wrong_wishes_are_answered_with_sentences(capfd: pytest.CaptureFixture[str]) -> None:
    for option, value, sentence in (
        ("--limit", "soon", "“soon” is no time"),
        ("--limit", "5", "“5” is no time"),
        ("--limit", "0s", "“0s” is no time"),
        ("--fault", "weep", "write stop (the contest stops when a bot fails) or forfeit"),
        ("--until", "0", "“0” is no goal"),
        ("--until", "bored", "“bored” is no goal"),
    ):
        assert run(["arena", GAME, option, value, "--lang", "en"]) == 2
        assert sentence in capfd.readouterr().err
