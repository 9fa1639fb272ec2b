"""Whether a process that has not answered in time could have.

Bots give way to everything else on their machine. Where that is busy, one that would answer in a
second may wait for a minute until it may run: who gave it up then would lose a process that is
well, and start another that has to wait even longer.
"""

import asyncio
import os
from pathlib import Path

# So many seconds a process is watched; who runs for less than this share of them is kept waiting.
LOOK, ITS_SHARE = 1.0, 0.5
# The places of a process's state, and of its time in its own code and in the kernel, among what
# Linux tells of it after its name (proc_pid_stat).
STATE, OWN_TICKS, KERNEL_TICKS = 0, 11, 12
RUNNABLE = "R"


def told_by_linux(pid: int) -> list[str]:
    """What the kernel tells of a process; nothing where it has ended, or on other systems."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("ascii", "replace").rpartition(")")[2].split()
    except OSError:
        return []


def runnable(told: list[str]) -> bool:
    """Whether a process runs or would like to."""
    return bool(told) and told[STATE] == RUNNABLE


def seconds_run(told: list[str]) -> float:
    """How long a process has run."""
    ticks = int(told[OWN_TICKS]) + int(told[KERNEL_TICKS])
    return ticks / float(os.sysconf("SC_CLK_TCK"))


async def kept_waiting(pid: int) -> bool:
    """Whether a process wants to run and may not; it is watched for a while."""
    before = told_by_linux(pid)
    if not runnable(before):
        return False
    await asyncio.sleep(LOOK)
    after = told_by_linux(pid)
    return runnable(after) and seconds_run(after) - seconds_run(before) < ITS_SHARE * LOOK
