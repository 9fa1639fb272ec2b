"""What happened at a table, as sentences in the viewer's language."""

from collections.abc import Sequence
from functools import lru_cache

from katzentisch.core.names import cards_named, move_named
from katzentisch.core.rulebook import SPECTATOR, Refusal
from katzentisch.core.texts import texts
from katzentisch.server.chronicle import Note
from katzentisch.story import sentence
from katzentisch.story.told import Told

# Sentences differ between tables by the names alone, so they are kept with places for names:
# letters that no name has (house.readable_name).
PLACES = range(0xE000, 0xE006)
PLACE_NAMES = tuple(chr(place) for place in PLACES)


def sentences(note: Note, viewer: int, language: str) -> list[str]:
    """A note of the chronicle as the viewer reads it."""
    return _sentences(note, note.reader(viewer), language)


# Most readers of a note read the same, one after the other.
@lru_cache(1000)
def _sentences(note: Note, reader: int, language: str) -> list[str]:
    if note.told is not None:
        return [told_said(one, note.names, reader, language) for one in note.told[reader + 1]]
    if note.kind == "moved":
        return []
    move = note.moves[0][1] if note.kind == "chosen" and note.seat == reader else ""
    return [_sentence(note.kind, note.name, note.matter or move, note.other, note.phrase, language)]


@lru_cache(10_000)
def _sentence(
    kind: str, name: str, what: str, other: str, phrase: str | None, language: str
) -> str:
    say = texts(language).say
    if phrase is not None:
        return say("table-said", name=name, words=say(f"phrase-{phrase}"))
    if kind == "chosen" and what:
        return say("table-chosen-own", move=move_named(what, texts(language)))
    return say(f"table-{kind}", name=name, matter=what, other=other)


def told_said(told: Told, names: Sequence[str], viewer: int, language: str) -> str:
    """One thing that happened in the game, told to a viewer."""
    words = tuple(told.words.items())
    said = _told(told.key, told.seat, words, told.tally, told.seat == viewer, language)
    return said.translate(dict(zip(PLACES, names, strict=False)))


@lru_cache(50_000)
def _told(
    key: str,
    seat: int | None,
    words: tuple[tuple[str, str | int], ...],
    tally: tuple[tuple[int, str], ...],
    to_itself: bool,
    language: str,
) -> str:
    spoken = texts(language)
    told = Told(key, seat, dict(words), tally)
    reader = seat if to_itself and seat is not None else SPECTATOR
    return sentence(told, spoken, PLACE_NAMES, reader, lambda cards: cards_named(cards, spoken))


@lru_cache(10_000)
def _refusal(key: str, clause: str, words: tuple[tuple[str, str | int], ...], language: str) -> str:
    return texts(language).refuse(Refusal(key, clause, dict(words)))


def refusal_said(refusal: Refusal, language: str) -> str:
    """A refusal as a sentence with its clause."""
    return _refusal(refusal.key, refusal.clause, tuple(sorted(refusal.words.items())), language)
