"""What happened at a table, as sentences in the viewer's language."""

import logging
from collections.abc import Callable, Sequence
from functools import lru_cache

from katzentisch.bots.process import Failed
from katzentisch.core.game import Refused
from katzentisch.core.names import cards_named, move_named
from katzentisch.core.rulebook import SPECTATOR, Refusal
from katzentisch.core.texts import texts
from katzentisch.games import rulebook
from katzentisch.server import protocol
from katzentisch.server.table.chronicle import Note
from katzentisch.story import sentence
from katzentisch.story.told import Told

log = logging.getLogger("katzentisch.server")
# Sentences differ between tables by the names alone, so they are kept with places for names:
# letters that no name has (seat_names.readable_name).
PLACES = range(0xE000, 0xE006)
PLACE_NAMES = tuple(chr(place) for place in PLACES)


def sentences(note: Note, viewer: int, game: str, language: str) -> list[str]:
    """A note of the chronicle of a table of that game as the viewer reads it."""
    return _sentences(note, note.reader(viewer), game, language)


def sentences_or_none(note: Note, viewer: int, game: str, language: str) -> list[str]:
    """The same; what cannot be said must not keep anybody from seeing the table."""
    try:
        return sentences(note, viewer, game, language)
    except Exception as error:
        failed = Failed.by(error)
        _log_once(game, failed.where, str(failed))
        return []


@lru_cache(1000)
def _log_once(game: str, where: str, traceback: str) -> None:
    log.error("a sentence of %s cannot be said: %s, %s", game, where, traceback)


# Most readers of a note read the same, one after the other.
@lru_cache(1000)
def _sentences(note: Note, reader: int, game: str, language: str) -> list[str]:
    story = note.told[reader + 1] if note.told is not None else ()
    told = [told_said(one, note.names, reader, language) for one in story]
    if note.kind == "moved":
        return told
    move = note.moves[0][1] if note.kind == "chosen" and note.seat == reader else ""
    if move:
        return [_chosen(game, move, language)]
    said = _sentence(note.kind, note.name, note.matter or "", note.other, note.phrase, language)
    return [said, *told]


@lru_cache(10_000)
def _chosen(game: str, move: str, language: str) -> str:
    rules = rulebook(game)
    spoken = texts(language, rules)
    return spoken.say("table-chosen-own", move=move_named(rules, move, spoken))


@lru_cache(10_000)
def _sentence(
    kind: str, name: str, what: str, other: str, phrase: str | None, language: str
) -> str:
    say = texts(language).say
    if phrase is not None:
        return say("table-said", name=name, words=say(f"phrase-{phrase}"))
    return say(f"table-{kind}", name=name, matter=what, other=other)


def told_said(told: Told, names: Sequence[str], viewer: int, language: str) -> str:
    """One thing that happened in the game, told to a viewer."""
    words = tuple(told.words.items())
    said = _told(told.game, told.key, told.seat, words, told.tally, told.seat == viewer, language)
    return said.translate(dict(zip(PLACES, names, strict=False)))


@lru_cache(50_000)
def _told(
    game: str,
    key: str,
    seat: int | None,
    words: tuple[tuple[str, str | int], ...],
    tally: tuple[tuple[int, str], ...],
    to_itself: bool,
    language: str,
) -> str:
    told = Told(key, seat, dict(words), tally, game)
    reader = seat if to_itself and seat is not None else SPECTATOR
    return sentence(told, language, PLACE_NAMES, reader, named_cards(game, language))


def named_cards(game: str, language: str) -> Callable[[str], str]:
    """What calls the cards of a game by their names."""
    rules = rulebook(game)
    spoken = texts(language, rules)
    return lambda cards: cards_named(rules, cards, spoken)


@lru_cache(10_000)
def _refusal(
    home: str, key: str, clause: str, words: tuple[tuple[str, str | int], ...], language: str
) -> str:
    return texts(language).refuse(Refusal(key, clause, dict(words), home))


def refusal_said(refusal: Refusal, language: str) -> str:
    """A refusal as a sentence with its clause."""
    words = tuple(sorted(refusal.words.items()))
    return _refusal(refusal.home, refusal.key, refusal.clause, words, language)


def rejected(command: str, error: Refused, language: str) -> protocol.Rejected:
    """The answer to a command that is not possible."""
    refusal = error.refusal
    said = refusal_said(refusal, language)
    return protocol.Rejected(command, refusal.key, refusal.clause, said)
