"""The folder the tables are kept in; one server a folder."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from katzentisch.core.texts import texts
from katzentisch.server.start.cannot_serve import CannotServe
from katzentisch.storage.opening import LOG_FILE

__all__ = ["LOG_FILE", "default_data", "locked"]
LOCK_FILE = "lock"


@contextmanager
def locked(folder: Path, language: str) -> Iterator[None]:
    """One server a folder; the lock goes away with the process, however it ends."""
    say = texts(language).say
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = open(folder / LOCK_FILE, "w")  # noqa: SIM115 - held until the server stops
    except OSError as error:
        problem = error.strerror or str(error)
        raise CannotServe(say("serve-folder", folder=str(folder), problem=problem)) from None
    with file:
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise CannotServe(say("serve-locked", folder=str(folder))) from None
        yield


def default_data() -> Path:
    """Where the tables are kept unless said otherwise."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "katzentisch"
