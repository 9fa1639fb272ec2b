"""The table in the terminal, and the story it tells: whole games, typed by the test."""

import io
import re

import pytest
from rich.console import Console

from katzentisch.core.rulebook import SPECTATOR, Rulebook
from katzentisch.core.texts import LANGUAGES, texts
from katzentisch.story import sentence, tell
from katzentisch.terminal.cards import marked, painted
from katzentisch.terminal.play import FAREWELL
from katzentisch.terminal.replay import ReplayScreen, steps
from tests.at_screen import HEIGHT, WIDTH, Screen, endless, random_game, small
from tests.samples import any_one, nothing_of_its_own
from tests.variants import every_game


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_whole_games_fit_the_screen(rules: Rulebook, language: str) -> None:
    """At 80×24 nothing scrolls away before it could be read."""
    # The largest table has most to say, but the hands of the smallest are the longest.
    players = rules.seats[0 if language == "en" else -1]
    screen = Screen(rules, players, seed=players, lang=language, **small())
    screen.typed = endless(players)
    screen.table.play()
    shown = screen.out.getvalue()
    assert screen.game.over
    assert max(map(len, shown.splitlines())) <= WIDTH
    assert max(one.count("\n") + 1 for one in screen.screens) <= HEIGHT
    assert shown[screen.asked :].count("\n") + FAREWELL <= HEIGHT
    assert texts(language).say("play-over") in shown
    assert not re.search(r"[\ue000\ue001{}]", shown), "a mark or a placeable is left"


def test_a_game_that_paints_no_cards_is_shown_as_it_is_written() -> None:
    assert painted(marked("X 1"), nothing_of_its_own(), texts("en")).plain == "X 1"


# The story


@every_game
def test_every_seat_can_be_told_every_game(rules: Rulebook) -> None:
    for players in rules.seats:
        game = random_game(rules, players, seed=players)
        names = [f"P{seat}" for seat in range(players)]
        for seat in (SPECTATOR, 0, players - 1):
            for step in steps(game, seat):
                for told in step.told:
                    for language in LANGUAGES:
                        said = sentence(told, language, names, seat)
                        assert said.endswith((".", "!")), f"seed {players}: {said}"


def test_a_game_without_a_teller_is_told_by_its_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = nothing_of_its_own()
    monkeypatch.setattr("katzentisch.story.rulebook", {rules.name: rules}.__getitem__)
    view = {"rules": rules.name}
    told = tell(view, view, [(1, "play X")])
    assert [sentence(one, "en", ["P0", "P1"]) for one in told] == ["P1: play X"]


# Replay


def test_replay_walks_on_back_and_anywhere() -> None:
    game = random_game(any_one(), 4, seed=1)
    out = io.StringIO()
    console = Console(file=out, width=WIDTH, highlight=False, markup=False)
    screen = ReplayScreen(game, SPECTATOR, texts("en"), console)
    typed = iter(["", "next", "back", "7", "back", "x", "999999", "0", "back", "quit", "never"])
    screen.walk(lambda _: next(typed))
    places = re.findall(r"^Step (\d+) of", out.getvalue(), re.MULTILINE)
    assert places == ["0", "1", "2", "1", "7", "6", "0", "0"]
    assert out.getvalue().count("Write nothing, back, quit or a number") == 2
    assert next(typed) == "never"


@every_game
def test_a_replay_shows_a_seat_no_more_than_it_saw(rules: Rulebook) -> None:
    game = random_game(rules, rules.seats[0], seed=1)
    for seat in range(game.players):
        for step in steps(game, seat):
            assert step.view["seat"] == seat
    assert all("hand" not in step.view for step in steps(game, SPECTATOR))
