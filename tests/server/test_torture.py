"""Nothing acknowledged is ever lost, in short form; `make torture` is the long one."""

import asyncio
from pathlib import Path

from tests.server.torture import torture


def test_a_killed_server_has_forgotten_nothing_it_promised(tmp_path: Path) -> None:
    seed = 20
    kills = 4
    kept = asyncio.run(torture(kills, seed, tmp_path))
    assert kept["promised"] >= kills // 2, f"seed {seed}"
    assert kept["told"] > kept["promised"], f"seed {seed}"
