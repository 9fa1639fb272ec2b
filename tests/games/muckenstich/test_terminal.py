"""Mückenstich in the terminal: what is typed, shown and told."""

import re

import pytest

from katzentisch.core.game import Game
from katzentisch.core.texts import LANGUAGES, texts
from katzentisch.games.muckenstich import RULES
from katzentisch.terminal.cards import marked, painted, written
from katzentisch.terminal.play import PLAYER, TableDealer
from tests.at_screen import (
    Screen,
    drawn,
    new,
    own_moves,
    small,
    told_by,
)


def test_a_move_may_be_a_number_notation_or_just_cards() -> None:
    for way in ("1", "discard R1", "DISCARD r1", "r1"):
        screen = Screen(RULES)
        first = screen.game.legal(PLAYER)[0]
        screen.types(way.replace("R1", first[8:]).replace("r1", first[8:].lower()))
        assert [made.text for made in screen.game.waiting] == [first], way


def test_refusals_and_why_name_the_clause() -> None:
    """M5 and M7: what is due, what is held."""
    screen = Screen(RULES)
    held = screen.game.view(PLAYER)["hand"]
    missing = next(card for card in ("R1", "R2", "R3", "R4", "R5", "R6") if card not in held)
    shown = screen.types(missing, f"why {missing}", "why trump R", "why 1", "why", "nonsense")
    assert shown.count(f"You do not hold {missing} (M5).") == 2
    assert "M5. Before the first trick" in shown
    assert "Now everybody discards two cards (M5)." in shown
    assert "That move is legal." in shown
    assert "Write a move after it" in shown
    assert "That is not a move. Write it like this: discard R7." in shown
    assert not screen.game.made + screen.game.waiting


def test_a_choice_nobody_has_seen_can_be_taken_back() -> None:
    screen = Screen(RULES)
    shown = screen.types("undo", "1", "undo", "2")
    assert "There is nothing to take back" in shown
    assert "Taken back." in shown
    assert len(screen.game.waiting) == 1


def test_cards_have_the_letters_of_their_language() -> None:
    """As on the page: yellow is Ge in German and J in French."""
    hands = {}
    for language in LANGUAGES:
        shown = Screen(RULES, seed=3, lang=language).types("?")
        hands[language] = shown
    assert "Y5 Y7 YM YM G7 G11" in hands["en"]
    assert "Ge5 Ge7 GeM GeM Gr7 Gr11" in hands["de"]
    assert "J5 J7 JM JM V7 V11" in hands["fr"]
    assert "discard Y5" in hands["en"]
    assert "discard Ge5" in hands["de"]
    assert "Ge Gelb, Gr Grün" in hands["de"]
    assert "J jaune, V vert" in hands["fr"]


def test_own_letters_notation_and_names_mean_the_same() -> None:
    for language, spellings in {
        "en": ("Y5", "y5", "yellow5"),
        "de": ("Y5", "ge5", "GE5", "Gelb5"),
        "fr": ("Y5", "j5", "JAUNE5"),
    }.items():
        for spelling in spellings:
            assert written(f"discard {spelling}", RULES, texts(language, RULES)) == "discard Y5"
            screen = Screen(RULES, seed=3, lang=language)
            screen.types(spelling)
            assert own_moves(screen) == ["discard Y5"], (language, spelling)
    assert written("g7 gr7 ge7 gm b", RULES, texts("de", RULES)) == "G7 G7 Y7 GM B"


def test_refusals_speak_of_cards_as_they_are_shown() -> None:
    shown = Screen(RULES, seed=3, lang="de").types("y12", "why g12")
    assert "Du hast Ge12 nicht auf der Hand (M5)." in shown
    assert "Du hast Gr12 nicht auf der Hand (M5)." in shown


def test_two_cards_are_discarded_in_one_line() -> None:
    """M5."""
    for way in ("discard R1 Y5", "r1 y5", "DISC r1 Y5", "1 10"):
        screen = Screen(RULES, seed=3)
        screen.types(way)
        assert own_moves(screen) == ["discard R1", "discard Y5"], way


def test_a_line_with_a_wrong_card_does_nothing() -> None:
    screen = Screen(RULES, seed=3)
    shown = screen.types("R1 B5", "discard R1 X9", "discard R1 R1")
    assert "You do not hold B5 (M5).\nNothing of this line has been done." in shown
    assert "That is not a move. Write it like this: discard R7." in shown
    assert "You do not hold R1 (M5)." in shown
    shown = screen.types("R1 R2 R3")
    assert "Only 2 of these moves are possible now; nothing has been done." in shown
    assert not screen.game.made + screen.game.waiting


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trick_shows_who_leads_and_what_is_to_be_followed(language: str) -> None:
    """M7, M8."""
    game = new(RULES, 6, 3)
    say = texts(language, RULES).say
    before = drawn(game, 1, language)
    assert say("screen-led", colour="none", who="other", name="Mieze") in before
    card = next(move for move in game.legal(0) if not move.endswith("M"))
    game.move(0, card)
    after = drawn(game, 1, language)
    colour = say("colour", colour=card[5])
    assert re.search(rf": {colour} \(Mieze\)", after)
    letter = say("colour-letter", colour=card[5]) + card[6:]
    assert re.search(rf"^  Mieze +9 +0 +› {letter} \*", after, re.MULTILINE)
    assert say("screen-led", colour=card[5], who="you", name="") in drawn(game, 0, language)


def test_the_rules_are_read_page_by_page() -> None:
    screen = Screen(RULES, lang="de", **small())
    shown = screen.types("regeln", "", "q", "regeln M2")
    assert "M1. Das Spiel" in shown
    assert "M13." in shown
    assert "M19." not in shown
    assert max(one.count("\n") + 1 for one in screen.screens) <= 24
    assert "M2. Eine Mücke ist eine Karte ihrer Farbe, und zwar die stärkste." in shown


def test_cards_are_coloured_only_where_they_are_cards() -> None:
    text = painted(f"You play {marked('R7 YM')} in round 3", RULES, texts("en", RULES))
    assert text.plain == "You play R7 YM in round 3"
    assert [text.plain[span.start : span.end] for span in text.spans] == ["R7", "YM"]


def test_discards_are_not_told() -> None:
    """M5: nobody learns anything before the last one is in, and the cards never."""
    game = Game(RULES, 3, TableDealer(2))
    chosen = [(seat, game.legal(seat)[place]) for seat in range(3) for place in (0, -1)]
    assert told_by(game, 1, *chosen[:-1]) == []
    assert told_by(game, 1, chosen[-1]) == ["All have discarded. P0 leads."]


def test_all_clauses_are_read_in_the_own_language() -> None:
    assert "M19." in Screen(RULES, lang="fr").types("règles")


def test_a_key_beside_the_1_is_no_move() -> None:
    screen = Screen(RULES, seed=3)
    screen.types("²")
    assert not screen.game.waiting
