"""Katzenjammer Blues in the terminal: what is typed, shown and told."""

import pytest

from katzentisch.core.game import Game
from katzentisch.core.record import replay as play_again
from katzentisch.core.texts import LANGUAGES, texts
from katzentisch.games import rulebooks
from katzentisch.games.katzenjammer import RULES
from katzentisch.games.katzenjammer.terminal import order
from katzentisch.terminal.answers import Reader
from katzentisch.terminal.play import PLAYER, TableDealer
from tests.at_screen import (
    Screen,
    drawn,
    endless,
    new,
    own_moves,
)


def test_bids_are_listed_as_they_rank() -> None:
    """K11."""
    bids = ["bid 1x1", "bid 1x5", "bid 2d", "bid 2x1", "bid 2x5", "bid 3d", "bid 5x5", "bid 6x1"]
    assert sorted(["pass", *reversed(bids)], key=order) == ["pass", *bids]


def test_bids_and_payments_may_be_written_loosely() -> None:
    game = Game(RULES, 3, TableDealer(2))
    game.move(1, "pass")
    game.move(2, "pass")
    [bid] = [move for move in game.legal(PLAYER) if move.endswith("1x5")]
    reader = Reader(game, texts("en", RULES), game.legal(PLAYER))
    for way in ("1x5", "1×5", "1 x 5", "BID 1X5", "bi 1*5"):
        assert reader.understood(way) == [bid], way
    game = Game(RULES, 2, TableDealer(1))
    reader = Reader(game, texts("en", RULES), ["stop", "meld 3 3 J J"])
    assert reader.understood("meld j 3 J 3") == ["meld 3 3 J J"]
    assert reader.understood("j j 3 3") == ["meld 3 3 J J"]
    assert reader.understood("meld j j j j AS 5") == ["meld J J J J as 5"]


def test_a_forced_move_needs_no_typing_and_is_recorded() -> None:
    """K17: with no foursome in hand, stopping is all one can do."""
    screen = Screen(RULES, players=2, seed=1)
    screen.typed = endless(1)
    screen.table.play()
    shown = " ".join(screen.out.getvalue().split())
    stops = own_moves(screen).count("stop")
    asked = sum("A foursome, or stop?" in one for one in screen.screens)
    told = shown.count("You present nothing more. (Nothing else was possible.)")
    assert told > 0
    assert stops <= told + asked
    assert all("2 meld" in one for one in screen.screens if "1 stop" in one), "a real choice"
    assert play_again(screen.game.record(), rulebooks()).scores == screen.game.scores


STANDING = {
    "en": ("Standing bid: 1x3 (Minka)", "Standing bid: 1x3 (yours)"),
    "de": ("Höchstes Gebot: 1x3 (Minka)", "Höchstes Gebot: 1x3 (deines)"),
    "fr": ("Offre en cours : 1x3 (Minka)", "Offre en cours : 1x3 (la vôtre)"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_standing_bid_is_somebodys_or_ones_own(language: str) -> None:
    """K8."""
    seed = next(s for s in range(99) if "bid 1x3" in new(RULES, 3, s).legal(1))
    game = new(RULES, 3, seed)
    game.move(1, "bid 1x3")
    others, own = STANDING[language]
    assert others in drawn(game, 2, language)
    assert own in drawn(game, 1, language)


def test_why_tells_the_clause_without_markdown() -> None:
    """K10 has its words in italics."""
    for seed in range(50):
        screen = Screen(RULES, seed=seed)
        shown = screen.types("why bid 1x1")
        if "(K11)" in shown:
            break
    assert "K11. More cards always outbid fewer." in shown
    assert "*" not in shown


def test_commands_work_in_english_and_in_the_own_language() -> None:
    shown = Screen(RULES, lang="de").types("?", "regeln K11", "rules K99", "punkte", "tisch")
    assert "Die Reihe wird versteigert (K8)" in shown
    assert "K11. Mehr Karten schlagen weniger" in shown
    assert "es gibt K1 bis K27" in shown
    assert "Summe" in shown
    assert shown.count("Dein Gebot?") == 6


def test_a_bid_that_cannot_be_is_not_taken_for_a_mistyped_word() -> None:
    shown = Screen(RULES).types("hlep", "pas s", "tabel", "bid 9x9")
    assert "Did you mean “help”?" in shown
    assert "Did you mean “table”?" in shown
    assert "Did you mean “bid”?" not in shown
