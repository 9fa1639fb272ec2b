"""Sentences with places for what differs from table to table: names, cards, numbers by seat.

Fluent takes long for a sentence. Most sentences differ only in words that are simply put in, so
each is made once with marks in the places of these words, and kept as a pattern for `str.format`.
"""

from functools import lru_cache

from katzentisch.story import said
from katzentisch.story.told import Told

# Letters that no text has: nobody can type them into a name (seat_names.readable_name).
FIRST_MARK = 0xE000


class Chosen(Exception):
    """The form of a sentence depends on a word that was only to be put in."""


class Mark(str):
    """Stands for a word. Fluent compares what it chooses a form by: that is noticed."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Mark):
            raise Chosen
        return str(self) == str(other)

    __hash__ = str.__hash__


@lru_cache(10_000)
def sentence_pattern(
    game: str,
    key: str,
    about_nobody: bool,
    to_itself: bool,
    language: str,
    fixed: tuple[tuple[str, str | int], ...],
    shown: tuple[str, ...],
) -> str | None:
    """The sentence with `{name}` and the words of `shown` left open; none if they decide its form.

    `fixed` are its other words.
    """
    places = {word: Mark(chr(FIRST_MARK + number)) for number, word in enumerate(("name", *shown))}
    words: dict[str, str | int] = {**dict(fixed), **{word: places[word] for word in shown}}
    told = Told(key, None if about_nobody else 0, {}, (), game)
    try:
        text = said(told, words, places["name"], language, to_itself=to_itself)
    except Chosen:
        return None
    pattern = text.replace("{", "{{").replace("}", "}}")
    for word, mark in places.items():
        pattern = pattern.replace(str(mark), f"{{{word}}}")
    return pattern
