"""The register in the database that has the log, by its clock.

Its rows need not last, so they are not logged: a beat costs no disk. When the database comes back
from a crash they are gone; whoever beats then says again all that it had to tell.
"""

import asyncio
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from katzentisch.storage.postgres_line import PROGRAM, DatabaseLine, Passing, Reach
from katzentisch.storage.register import (
    ALIVE_SECONDS,
    FORGET_SECONDS,
    LINELESS_SECONDS,
    Hearsay,
    Listed,
    OurNews,
    Roll,
)

if TYPE_CHECKING:
    from asyncpg import Record

NOW = "extract(epoch FROM clock_timestamp())::float8"
# Whether a server that was heard at `beat` counts as there. Its line is called after it; when a
# process is killed its line is closed, and the database knows. Where something stands between that
# keeps lines open, or calls them otherwise, a server is missed a little later, or sooner.
THERE = f"""
    beat > {{now}} - {ALIVE_SECONDS} AND (beat > {{now}} - {LINELESS_SECONDS} OR EXISTS (
        SELECT FROM pg_stat_activity WHERE application_name = '{PROGRAM} ' || servers.server
    ))
"""
# Everything reads the register as it was before the statement: so ours is added, and whether it was
# there tells whether all that we told still is.
BEAT = f"""
    WITH clock AS MATERIALIZED (
        SELECT {NOW} AS now
    ), before AS (
        SELECT server, facts, {THERE.format(now="now")} AS there FROM katzentisch.servers, clock
    ), ours AS (
        INSERT INTO katzentisch.servers SELECT $1, $2, now FROM clock
        ON CONFLICT (server) DO UPDATE SET facts = excluded.facts, beat = excluded.beat
    )
    SELECT now, $1 AS server, $2::bytea AS facts, EXISTS (
        SELECT FROM before WHERE server = $1
    ) AS known FROM clock
    UNION ALL
    SELECT now, server, facts, true FROM before, clock
    WHERE server <> $1 AND there
    ORDER BY server
"""
# Who has been silent for long, and what was taken back long ago.
SWEEP = f"""
    WITH gone AS (
        DELETE FROM katzentisch.servers WHERE beat < {NOW} - {FORGET_SECONDS} RETURNING server
    )
    DELETE FROM katzentisch.told WHERE server IN (SELECT server FROM gone)
    OR body IS NULL AND at < {NOW} - {FORGET_SECONDS}
"""
# A statement that was held up on its way changes nothing that was said after it. So silence, too,
# has a row for a while.
TELL = f"""
    INSERT INTO katzentisch.told
    SELECT topic, $1, body, $2, {NOW} FROM unnest($3::text[], $4::bytea[]) AS news (topic, body)
    ON CONFLICT (topic, server) DO UPDATE
    SET body = excluded.body, turn = excluded.turn, at = excluded.at
    WHERE told.turn < excluded.turn
"""
TOLD = f"""
    SELECT topic, told.server, body
    FROM katzentisch.told JOIN katzentisch.servers ON servers.server = told.server
    WHERE told.server <> $1 AND topic = ANY($2::text[]) AND body IS NOT NULL
    AND {THERE.format(now=NOW)}
    ORDER BY topic, told.server
"""
# A beat that is not answered so soon is sent again over a new line: that must not take so long that
# we count as gone. The second has the usual time: rather late than never.
PROMPT_SECONDS = 0.8
LEAVE = """
    WITH silent AS (DELETE FROM katzentisch.told WHERE server = $1)
    DELETE FROM katzentisch.servers WHERE server = $1
"""


class PostgresRegister:
    """A Register in a database; whoever opened the log there has made its tables."""

    def __init__(self, reach: Reach) -> None:
        # Lines of its own: a beat waits for no batch, and for nobody who asks.
        self.beating, self.asking = DatabaseLine(reach), DatabaseLine(reach)
        self.now = reach.now
        self.swept = self.now()
        self.news, self.turn = OurNews(), 0
        self.telling = asyncio.Lock()

    async def beat(self, server: str, facts: bytes) -> Roll:
        """We are there; who else is."""
        self.beating.called = f"{PROGRAM} {server}"
        rows = await self._beaten(server, facts)
        if not all(row["known"] for row in rows):
            self.news.lost()
        if self.news.untold and not self.telling.locked():
            await self._tell(server, self.beating)
        if self.now() - self.swept > FORGET_SECONDS:
            self.swept = self.now()
            await self.beating.ask(SWEEP)
        return Roll(rows[0]["now"], tuple(Listed(row["server"], row["facts"]) for row in rows))

    async def _beaten(self, server: str, facts: bytes) -> "Sequence[Record]":
        try:
            async with asyncio.timeout(PROMPT_SECONDS):
                return await self.beating.ask(BEAT, server, facts)
        except (Passing, TimeoutError):
            return await self.beating.ask(BEAT, server, facts)

    async def tell(self, server: str, news: Mapping[str, bytes | None]) -> None:
        """What we have to tell from now on; what fails is told with the next beat."""
        self.news.change(news)
        await self._tell(server, self.asking)

    async def _tell(self, server: str, line: DatabaseLine) -> None:
        async with self.telling:
            self.turn += 1
            with self.news.being_told() as news:
                await line.insist(TELL, server, self.turn, list(news), list(news.values()))

    async def told(self, server: str, topics: Sequence[str]) -> list[Hearsay]:
        """What the other servers that are there tell about these topics."""
        rows = await self.asking.insist(TOLD, server, list(topics))
        return [Hearsay(row["topic"], row["server"], row["body"]) for row in rows]

    async def leave(self, server: str) -> None:
        """We go: forget us and all we told."""
        self.news = OurNews()
        await self.asking.insist(LEAVE, server)

    async def close(self) -> None:
        """Let go of the database."""
        await self.beating.close()
        await self.asking.close()
