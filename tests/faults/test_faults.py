"""Parts fail while people play, in short form; `make faults` is the long one."""

import asyncio
from pathlib import Path

import pytest

from tests.faults.nemesis import SHORT
from tests.faults.report import report
from tests.faults.trial import trial

pytestmark = [pytest.mark.processes, pytest.mark.sockets]
FAULTS = 20


def test_whatever_fails_nothing_is_lost_and_nothing_done_twice(tmp_path: Path) -> None:
    seed = 14
    outcome = asyncio.run(trial(FAULTS, seed, tmp_path, SHORT, people=1))
    assert not outcome.findings, report(outcome)
    assert sum(outcome.history.faults.values()) >= FAULTS, report(outcome)
    assert any(one.written for one in outcome.history.commands), report(outcome)
