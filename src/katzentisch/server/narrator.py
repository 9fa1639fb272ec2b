"""What happened at a table, as sentences in the viewer's language."""

from functools import lru_cache

from katzentisch.core.rulebook import Refusal
from katzentisch.core.texts import texts
from katzentisch.server.table import Note


def sentences(note: Note, viewer: int, language: str) -> list[str]:
    """A note of the chronicle as the viewer reads it; moves are told by the game's own words."""
    if note.kind == "moved" or (note.kind == "chosen" and note.seat == viewer):
        return []
    return [_sentence(note.kind, note.name, note.matter or "", note.other, note.phrase, language)]


@lru_cache(10_000)
def _sentence(
    kind: str, name: str, matter: str, other: str, phrase: str | None, language: str
) -> str:
    said = texts(language)
    if phrase is not None:
        return said.say("table-said", name=name, words=said.say(f"phrase-{phrase}"))
    return said.say(f"table-{kind}", name=name, matter=matter, other=other)


@lru_cache(10_000)
def _refusal(key: str, clause: str, words: tuple[tuple[str, str | int], ...], language: str) -> str:
    return texts(language).refuse(Refusal(key, clause, dict(words)))


def refusal_said(refusal: Refusal, language: str) -> str:
    """A refusal as a sentence with its clause."""
    return _refusal(refusal.key, refusal.clause, tuple(sorted(refusal.words.items())), language)
