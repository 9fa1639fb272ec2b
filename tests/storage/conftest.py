"""The stores, each opened in the same way."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from katzentisch.storage.log import EventLog
from katzentisch.storage.postgres import PostgresLog
from katzentisch.storage.sqlite import SqliteLog

OpenLog: TypeAlias = Callable[[], Awaitable[EventLog]]


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.processes)])
def open_log(request: pytest.FixtureRequest, tmp_path: Path) -> OpenLog:
    """Opens the same log each time, as another server or after a restart."""
    if request.param == "sqlite":

        async def from_file() -> EventLog:
            return SqliteLog(tmp_path / "log.db")

        return from_file
    address: str = request.getfixturevalue("database")

    async def from_database() -> EventLog:
        return await PostgresLog.open(address)

    return from_database
