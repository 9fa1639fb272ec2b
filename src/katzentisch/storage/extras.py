"""Libraries that only some need: imported where they are used, and named where they are missing."""

from importlib import import_module
from typing import Any


class LibraryMissing(Exception):
    """A library that this needs is not installed; the message says how to install it."""

    def __init__(self, library: str) -> None:
        super().__init__(
            f'Several servers of the same tables need {library}: pip install "katzentisch[cluster]"'
        )
        self.library = library


def needed(library: str) -> Any:
    """A library of the extra `cluster`; raises LibraryMissing."""
    try:
        return import_module(library)
    except ModuleNotFoundError as missing:
        raise LibraryMissing(missing.name or library) from None
