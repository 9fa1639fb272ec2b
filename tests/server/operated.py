"""A house whose operator is at work: a place of either store, and the commands given there."""

import asyncio
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from katzentisch.cli import run as katzentisch
from tests.server.harness import Served, served


@dataclass(frozen=True)
class Place:
    """Where tables are kept."""

    folder: Path
    database: str | None
    said: pytest.CaptureFixture[str]

    @property
    def words(self) -> list[str]:
        if self.database is not None:
            return ["--database", self.database]
        return ["--data", str(self.folder)]

    def served(self, **wishes: Any) -> AbstractAsyncContextManager[Served]:
        """A server of these tables."""
        return served(self.folder, database=self.database, **wishes)

    def admin(self, *words: str, code: int = 0) -> str:
        """A command that must end so; what it says."""
        self.said.readouterr()
        found = katzentisch(["admin", *words, *self.words, "--lang", "en"])
        told = self.said.readouterr()
        assert found == code, told
        return told.out if code == 0 else told.err

    async def admin_beside(self, *words: str, code: int = 0) -> str:
        """The same while a server is at work in this process."""
        return await asyncio.to_thread(self.admin, *words, code=code)
