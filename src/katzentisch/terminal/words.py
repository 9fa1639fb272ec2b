"""A reader's words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from katzentisch.core.texts import Texts


@dataclass(frozen=True, slots=True)
class Words:
    """The messages of a language and the names of the seats."""

    texts: Texts
    names: Sequence[str]

    def say(self, key: str, /, **words: Any) -> str:
        """A message."""
        return self.texts.say(key, **words)
