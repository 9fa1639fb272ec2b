"""The terminal's worker: answers at once, later from the compiled engine, and survives a crash."""

import time
from collections.abc import Iterator
from pathlib import Path
from subprocess import Popen
from typing import Any

import pytest

from katzentisch.bots import asked, choose, standin
from katzentisch.bots.engine import compiled_engine, plain_engine
from katzentisch.bots.hints import hint
from katzentisch.bots.process import Failed
from katzentisch.bots.thinking import think
from katzentisch.bots.worker import MOST_LOSSES, BotWorker, NoHint
from tests.bots.misbehaving import WAYS, going_wrong, ready_at_once
from tests.bots.situations import Situation, situations
from tests.samples import at_once

RULES = at_once()
SEED = 9


@pytest.fixture
def worker() -> Iterator[BotWorker]:
    worker = BotWorker()
    yield worker
    worker.close_now()


def situation() -> Situation:
    return next(situations(RULES, 4, SEED, every=7))


def wait_until_settled(worker: BotWorker) -> Popen[bytes]:
    """Until the process has told whether it is ready."""
    process = worker.process
    assert process is not None
    while not worker.is_warm(RULES) and RULES.name not in worker.cold:
        assert process.poll() is None
        time.sleep(0.02)
    return process


def test_it_answers_at_once_then_compiled_and_survives_a_crash(worker: BotWorker) -> None:
    here = situation()

    def chosen(level: str) -> int:
        return worker.choose_now(RULES, here.state, here.seat, level, SEED).move

    # Not warm yet: the plain engine answers, and the expert plays like a regular.
    assert chosen("expert") == choose(RULES, here.state, here.seat, "regular", SEED)
    process = wait_until_settled(worker)
    engine = compiled_engine(RULES)
    for level in ("expert", "novice"):
        assert chosen(level) == think(engine, here.state, here.seat, level, SEED)
    names = ("Ada", "Bob", "Cleo", "Dora")
    fast = hint(RULES, here.state, here.seat, "de", names=names, seed=SEED, engine=engine)
    assert worker.hint_now(RULES, here.state, here.seat, "de", SEED, names) == fast
    process.kill()
    process.wait()
    assert chosen("expert") == choose(RULES, here.state, here.seat, "regular", SEED)
    assert wait_until_settled(worker) is not process
    assert chosen("expert") == think(engine, here.state, here.seat, "expert", SEED)


def test_without_numba_everything_is_plain(
    worker: BotWorker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: Any
) -> None:
    """A package that cannot be imported stands before the real one, as if it were not there."""
    (tmp_path / "numba.py").write_text("raise ImportError('there is no numba here')")
    monkeypatch.syspath_prepend(str(tmp_path))
    here = situation()
    quickly = choose(RULES, here.state, here.seat, "regular", SEED)
    plain = hint(RULES, here.state, here.seat, "en", seed=SEED)
    assert worker.choose_now(RULES, here.state, here.seat, "strong", SEED) == (quickly, False)
    process = wait_until_settled(worker)
    assert not worker.is_warm(RULES)
    assert worker.choose_now(RULES, here.state, here.seat, "strong", SEED) == (quickly, False)
    assert worker.hint_now(RULES, here.state, here.seat, "en", SEED) == plain
    assert worker.process is process
    assert capfd.readouterr() == ("", "")


def test_an_error_in_a_bot_is_an_answer_and_the_process_goes_on(worker: BotWorker) -> None:
    worker.warm_up(RULES)
    process = wait_until_settled(worker)
    with pytest.raises(Failed, match="KeyError: 'no such game'"):
        worker._exchanged(asked.get_ready, "no such game")
    here = situation()
    engine = compiled_engine(RULES)
    move, simpler = worker.choose_now(RULES, here.state, here.seat, "strong", SEED)
    assert not simpler
    assert move == think(engine, here.state, here.seat, "strong", SEED)
    assert worker.process is process


def test_a_wrong_level_is_a_sentence(worker: BotWorker) -> None:
    here = situation()
    with pytest.raises(ValueError, match="There is no level 'wizard'; choose one of novice"):
        worker.choose_now(RULES, here.state, here.seat, "wizard", SEED)
    with pytest.raises(ValueError, match="There is no level 'wizard'; choose one of novice"):
        choose(RULES, here.state, here.seat, "wizard", SEED)


def test_who_hangs_or_crashes_is_given_up_and_the_game_goes_on(
    worker: BotWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The compiled engine never answers; the process is given up at once, and then for good."""
    monkeypatch.syspath_prepend(Path(__file__).parents[2])
    monkeypatch.setattr(asked, "get_ready", ready_at_once)
    monkeypatch.setattr(asked, "move", going_wrong(RULES.name, "hangs", ready_at_once))
    worker.limit = 0.0
    here = situation()
    plain = choose(RULES, here.state, here.seat, "regular", SEED)
    for _ in range(MOST_LOSSES):
        worker.warm_up(RULES)
        process = wait_until_settled(worker)
        assert worker.choose_now(RULES, here.state, here.seat, "expert", SEED) == (plain, True)
        process.wait()
    assert worker.choose_now(RULES, here.state, here.seat, "expert", SEED) == (plain, True)
    assert worker.process is None


@pytest.mark.parametrize("way", ["raises", "exits", "recurses"])
def test_where_even_the_plain_bot_fails_any_legal_move_is_made(
    worker: BotWorker, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    here = situation()

    def fails(*_: Any, **__: Any) -> Any:
        WAYS[way]()

    monkeypatch.setattr(standin, "think", fails)
    monkeypatch.setattr("katzentisch.bots.worker.hint", fails)
    monkeypatch.setattr(worker, "warm_up", lambda _: None)
    move, simpler = worker.choose_now(RULES, here.state, here.seat, "strong", SEED)
    assert simpler
    assert move in plain_engine(RULES).legal([here.state], here.seat)
    with pytest.raises(NoHint):
        worker.hint_now(RULES, here.state, here.seat, "en", SEED)
