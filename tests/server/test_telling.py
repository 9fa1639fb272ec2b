"""What is told once for many is what each would have been told alone."""

import random

import pytest

from katzentisch.core.names import cards_named
from katzentisch.core.rulebook import SPECTATOR
from katzentisch.core.texts import LANGUAGES, texts
from katzentisch.games import rulebook
from katzentisch.server.table import events
from katzentisch.server.table.happening import happen
from katzentisch.server.table.table import CardTable
from katzentisch.server.telling.narrator import sentences
from katzentisch.story import opening, sentence, tell
from tests.samples import at_once, in_turn, with_hidden_moves

NAMES = ("Anna", "Bör{ $who }", "C & D", "Dora")


def dealt_table(game: str, seed: int) -> CardTable:
    """A table with four people at the beginning of a game."""
    options = rulebook(game).defaults()
    setup = events.Created(
        game, 4, options, "novice", True, "anyone", False, None, f"{seed:064x}", seed
    )
    table = CardTable.created_from("t", events.Logged(setup), 0.0)
    for seat, name in enumerate(NAMES):
        happen(table, events.Logged(events.Sat(seat, name, "", "")), 0.0)
    happen(table, events.Logged(events.Started("g", [])), 0.0)
    return table


@pytest.mark.parametrize("game", [in_turn().name, with_hidden_moves().name, at_once().name])
def test_every_viewer_reads_the_story_of_what_he_saw(game: str) -> None:
    seed = 31
    chance = random.Random(seed)
    table = dealt_table(game, seed)
    viewers = range(SPECTATOR, 4)
    rules = rulebook(game)
    spoken = texts("fr", rules)
    told_apart = 0
    while table.stage == "playing":
        playing = table.playing()
        before = {viewer: playing.view(viewer) for viewer in viewers}
        seat = chance.choice(playing.actors)
        text = chance.choice(playing.legal(seat))
        known = len(table.chronicle)
        happen(table, events.Logged(events.Moved(seat, text)), 0.0)
        note = table.chronicle[known]
        if note.kind != "moved":
            continue
        read = []
        for viewer in viewers:
            story = tell(before[viewer], table.views.of(viewer), note.moves_for(viewer))
            said = [
                sentence(one, "fr", NAMES, viewer, lambda cards: cards_named(rules, cards, spoken))
                for one in story
            ]
            assert sentences(note, viewer, game, "fr") == said, f"seed {seed}, viewer {viewer}"
            read.append(said)
        told_apart += any(said != read[0] for said in read)
    assert told_apart > 10, f"seed {seed}: the viewers hardly ever read different things"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deal_is_told_with_what_lies_there_then(language: str) -> None:
    rules = in_turn()
    table = dealt_table(rules.name, 7)
    note = table.chronicle[-1]
    assert note.kind == "started"
    spoken = texts(language, rules)
    laid = opening(table.views.public())
    assert laid
    for viewer in range(SPECTATOR, 4):
        dealt, *said = sentences(note, viewer, rules.name, language)
        assert dealt == texts(language).say("table-started")
        assert said == [
            sentence(one, language, NAMES, viewer, lambda cards: cards_named(rules, cards, spoken))
            for one in laid
        ]
