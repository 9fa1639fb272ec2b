"""Stores for tests: the real PostgreSQL and Redis, one of each for all, and a new database each."""

import itertools
from collections.abc import Iterator

import pytest

from tests.real_servers import RealPostgres, RealRedis

# Who logs in under this name needs a password.
WITH_PASSWORD = "stranger"
NUMBERS = itertools.count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[RealPostgres]:
    """A PostgreSQL; a test that stops it starts it again."""
    server = RealPostgres()
    server.admit_by_password(WITH_PASSWORD)
    try:
        server.start()
        yield server
    finally:
        server.end()


@pytest.fixture
def careful_postgres() -> Iterator[RealPostgres]:
    """A PostgreSQL that loses nothing when it is stopped at once; for one test alone."""
    server = RealPostgres(careful=True)
    try:
        server.start()
        yield server
    finally:
        server.end()


@pytest.fixture
def database(postgres: RealPostgres) -> str:
    """The address of a new database."""
    return postgres.create(f"test{next(NUMBERS)}")


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RealRedis]:
    """A Redis; a test that stops it starts it again."""
    server = RealRedis()
    try:
        server.start()
        yield server
    finally:
        server.end()
