"""What happened at a table, as sentences in the viewer's language."""

import logging
from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from katzentisch.bots.process import Failed
from katzentisch.core.game import Refused
from katzentisch.core.names import cards_named, move_named
from katzentisch.core.rulebook import Refusal
from katzentisch.core.texts import texts
from katzentisch.games import rulebook
from katzentisch.server import protocol
from katzentisch.server.table.chronicle import Note
from katzentisch.server.telling.patterns import sentence_pattern
from katzentisch.story import said, shown_words
from katzentisch.story.told import Told

log = logging.getLogger("katzentisch.server")


def sentences_or_none(note: Note, viewer: int, game: str, language: str) -> list[str]:
    """A note as the viewer reads it; what cannot be said keeps nobody from seeing the table."""
    try:
        return sentences(note, viewer, game, language)
    except Exception as error:
        failed = Failed.by(error)
        _log_once(game, failed.where, str(failed))
        return []


@lru_cache(1000)
def _log_once(game: str, where: str, traceback: str) -> None:
    log.error("a sentence of %s cannot be said: %s, %s", game, where, traceback)


def sentences(note: Note, viewer: int, game: str, language: str) -> list[str]:
    """A note of the chronicle of a table of that game as the viewer reads it."""
    story = note.told[viewer + 1] if note.told is not None else ()
    told = [told_said(one, note.names, viewer, language) for one in story]
    if note.kind == "moved":
        return told
    move = note.moves[0][1] if note.kind == "chosen" and note.seat == viewer else ""
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
    shown = shown_words(told, language, names, card_names(told.game, language))
    words = told.words.items()
    fixed = tuple([item for item in words if item[0] not in shown]) if words else ()
    name = "" if told.seat is None else names[told.seat]
    to_itself = told.seat == viewer
    about = told.game, told.key, told.seat is None, to_itself, language
    pattern = sentence_pattern(*about, fixed, tuple(shown))
    if pattern is None:
        return said(told, {**told.words, **shown}, name, language, to_itself=to_itself)
    return pattern.format(name=name, **shown)


@cache
def card_names(game: str, language: str) -> Callable[[str], str]:
    """What calls the cards of a game by their names."""
    rules = rulebook(game)
    spoken = texts(language, rules)
    return lru_cache(10_000)(lambda cards: cards_named(rules, cards, spoken))


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
