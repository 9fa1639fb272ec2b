"""Everything a person reads, in English, French and German.

The words of the house are Fluent files in katzentisch/texts, those of a game in its own folder.
"""

import os
import re
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from katzentisch.core.rulebook import Refusal, Rulebook

LANGUAGES = ("en", "fr", "de")
# So many messages with their words are remembered for each language and game.
KEPT = 2000
HYPHEN = re.compile(r"(?<!\S)-(?=\d)")


def chosen_language(asked: str | None = None) -> str:
    """The language asked for, else that of the environment, else English."""
    wishes = [asked, *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))]
    for wish in wishes:
        if wish and wish[:2].lower() in LANGUAGES:
            return wish[:2].lower()
    return "en"


def sources(language: str) -> Iterator[tuple[str, str]]:
    """The Fluent files of the house in a language: name and content."""
    for file in sorted((files("katzentisch") / "texts" / language).iterdir(), key=lambda f: f.name):
        if file.name.endswith(".ftl"):
            yield file.name, file.read_text("utf-8")


def game_source(package: str, language: str) -> str:
    """The Fluent file of a game; a game that has none has no words of its own."""
    file = files(package) / "texts" / f"{language}.ftl"
    return file.read_text("utf-8") if file.is_file() else ""


def is_negative(word: Any) -> bool:
    """Whether a word of a message is a number below 0."""
    return isinstance(word, int | float) and word < 0


def with_minus(text: str) -> str:
    """Fluent writes a hyphen before a number below 0; people read a minus."""
    return HYPHEN.sub("−", text)


@cache
def house_messages(language: str) -> tuple[Any, ...]:
    """What the house says, read once: that takes long, and every game adds its own words to it."""
    from fluent.runtime import FluentResource

    return tuple(FluentResource(source) for _, source in sources(language))


class Texts:
    """The messages of one language: those of the house, and those of one game."""

    def __init__(self, language: str, package: str = "") -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        # Above all names of cards, which are said again and again.
        self._kept = lru_cache(KEPT, typed=True)(self._said)
        self.bundle = FluentBundle([language], use_isolating=False)
        for resource in house_messages(language):
            self.bundle.add_resource(resource)
        if package:
            # A game may say in its own words what the house says of any game.
            own = FluentResource(game_source(package, language))
            self.bundle.add_resource(own, allow_overrides=True)

    def knows(self, key: str) -> bool:
        """Whether there is such a message."""
        return self.bundle.has_message(key)

    def knows_part(self, key: str) -> bool:
        """Whether a message has that part, written `key.part`."""
        name, _, part = key.partition(".")
        return self.knows(name) and part in self.bundle.get_message(name).attributes

    def say(self, key: str, /, **words: Any) -> str:
        """The message of that key with its words filled in; `key.short` is its short form."""
        return self._kept(key, **words)

    def _said(self, key: str, /, **words: Any) -> str:
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self.bundle.format_pattern(pattern, words)
        if errors:
            raise errors[0]
        return with_minus(str(text)) if any(map(is_negative, words.values())) else str(text)

    def refuse(self, refusal: "Refusal") -> str:
        """A refusal as a sentence, with its clause in brackets."""
        return self._with_clause(refusal.key, refusal) + "."

    def reason(self, refusal: "Refusal") -> str:
        """A refusal in a few words, as records tell it, with its clause in brackets."""
        return self._with_clause(refusal.key + ".short", refusal)

    def _with_clause(self, key: str, refusal: "Refusal") -> str:
        spoken = _loaded(self.language, refusal.home)
        sentence = spoken.say(key, **refusal.words)
        return f"{sentence} ({refusal.clause})" if refusal.clause else sentence


@cache
def _loaded(language: str, package: str) -> Texts:
    return Texts(language, package)


def texts(language: str, rules: "Rulebook | None" = None) -> Texts:
    """The messages of a language, loaded once: of the house, and of a game if one is given."""
    return _loaded(language, rules.package if rules else "")
