"""Everything a person reads, in English, French and German (Fluent files in katzentisch/texts)."""

import os
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from katzentisch.core.rulebook import Refusal

LANGUAGES = ("en", "fr", "de")
HYPHEN = re.compile(r"(?<!\S)-(?=\d)")


def chosen_language(asked: str | None = None) -> str:
    """The language asked for, else that of the environment, else English."""
    wishes = [asked, *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))]
    for wish in wishes:
        if wish and wish[:2].lower() in LANGUAGES:
            return wish[:2].lower()
    return "en"


def sources(language: str) -> Iterator[tuple[str, str]]:
    """The Fluent files of a language: name and content."""
    for file in sorted((files("katzentisch") / "texts" / language).iterdir(), key=lambda f: f.name):
        if file.name.endswith(".ftl"):
            yield file.name, file.read_text("utf-8")


def is_negative(word: Any) -> bool:
    """Whether a word of a message is a number below 0."""
    return isinstance(word, int | float) and word < 0


def with_minus(text: str) -> str:
    """Fluent writes a hyphen before a number below 0; people read a minus."""
    return HYPHEN.sub("−", text)


class Texts:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for _, source in sources(language):
            self.bundle.add_resource(FluentResource(source))

    def say(self, key: str, /, **words: Any) -> str:
        """The message of that key with its words filled in; `key.short` is its short form."""
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
        """A refusal as a sentence with its clause: `You hold green, … follow green (M8).`"""
        return self._with_clause(refusal.key, refusal) + "."

    def reason(self, refusal: "Refusal") -> str:
        """A refusal in a few words, as records tell it: `must follow green (M8)`."""
        return self._with_clause(refusal.key + ".short", refusal)

    def _with_clause(self, key: str, refusal: "Refusal") -> str:
        sentence = self.say(key, **refusal.words)
        return f"{sentence} ({refusal.clause})" if refusal.clause else sentence


@cache
def texts(language: str) -> Texts:
    """The messages of a language, loaded once."""
    return Texts(language)
