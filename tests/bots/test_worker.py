"""The worker process: answers at once, later from the compiled engine, and survives a crash."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from katzentisch.bots import choose
from katzentisch.bots.engine import compiled_engine
from katzentisch.bots.hints import hint
from katzentisch.bots.thinking import think
from katzentisch.bots.worker import BotWorker, Running
from katzentisch.games import GAMES
from tests.bots.situations import Situation, situations

RULES = GAMES["und-tschuess"]
SEED = 9


@pytest.fixture
def worker() -> Iterator[BotWorker]:
    worker = BotWorker()
    yield worker
    worker.close_now()


def situation() -> Situation:
    return next(situations(RULES, 4, SEED, every=7))


def wait_until_warm(worker: BotWorker) -> Running:
    """Until the worker has told that it is ready, or has ended."""
    running = worker.running
    assert running is not None
    while not worker.is_warm(RULES):
        assert running.process.is_alive()
        running.process.join(0.05)
    return running


def test_it_answers_at_once_then_compiled_and_survives_a_crash(worker: BotWorker) -> None:
    here = situation()

    def asked(level: str) -> int:
        return asyncio.run(worker.choose(RULES, here.state, here.seat, level, SEED))

    # Not warm yet: the plain engine answers, and the expert plays like a regular.
    assert asked("expert") == choose(RULES, here.state, here.seat, "regular", SEED)
    running = wait_until_warm(worker)
    engine = compiled_engine(RULES)
    assert asked("expert") == think(engine, here.state, here.seat, "expert", SEED)
    assert worker.choose_now(RULES, here.state, here.seat, "novice", SEED) == think(
        engine, here.state, here.seat, "novice", SEED
    )
    names = ("Ada", "Bob", "Cleo", "Dora")
    fast = hint(RULES, here.state, here.seat, "de", names=names, seed=SEED, engine=engine)
    assert worker.hint_now(RULES, here.state, here.seat, "de", SEED, names) == fast
    assert asyncio.run(worker.hint(RULES, here.state, here.seat, "de", SEED, names)) == fast
    running.process.kill()
    running.process.join()
    assert asked("expert") in here.legal()
    wait_until_warm(worker)
    assert worker.running is not running


def test_without_numba_everything_is_plain(
    worker: BotWorker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: Any
) -> None:
    """A package that cannot be imported stands before the real one, as if it were not there."""
    (tmp_path / "numba.py").write_text("raise ImportError('there is no numba here')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.syspath_prepend(str(tmp_path))
    here = situation()
    quickly = choose(RULES, here.state, here.seat, "regular", SEED)
    plain = hint(RULES, here.state, here.seat, "en", seed=SEED)
    assert worker.choose_now(RULES, here.state, here.seat, "strong", SEED) == quickly
    running = worker.running
    assert running is not None
    while not running.cold:
        assert running.process.is_alive()
        running.process.join(0.05)
    assert not worker.is_warm(RULES)
    assert worker.choose_now(RULES, here.state, here.seat, "strong", SEED) == quickly
    assert asyncio.run(worker.hint(RULES, here.state, here.seat, "en", SEED)) is None
    assert worker.hint_now(RULES, here.state, here.seat, "en", SEED) == plain
    assert worker.running is running
    assert capfd.readouterr() == ("", "")


def test_a_wrong_level_is_a_sentence(worker: BotWorker) -> None:
    here = situation()
    with pytest.raises(ValueError, match="There is no level 'champion'; choose one of novice"):
        worker.ask(RULES, here.state, here.seat, "champion", SEED)
    with pytest.raises(ValueError, match="There is no level 'champion'; choose one of novice"):
        choose(RULES, here.state, here.seat, "champion", SEED)
