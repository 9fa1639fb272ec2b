"""The table in the terminal, and the story it tells: whole games, typed by the test."""

import io
import re

import pytest
from rich.console import Console

from katzentisch.core.game import Game
from katzentisch.core.rulebook import SPECTATOR, Rulebook
from katzentisch.core.texts import LANGUAGES, texts
from katzentisch.games import rulebooks
from katzentisch.story import Watcher, sentence
from katzentisch.story.told import Told
from katzentisch.terminal.cards import cards, marked, painted
from katzentisch.terminal.play import FAREWELL, PLAYER, TableDealer, ladder
from katzentisch.terminal.replay import ReplayScreen, steps
from tests.at_screen import HEIGHT, WIDTH, Screen, endless, random_game, small
from tests.variants import every_game


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_whole_games_fit_the_screen(rules: Rulebook, language: str) -> None:
    """At 80×24 nothing scrolls away before it could be read."""
    for players in {"en": (rules.seats[0], rules.seats[-1])}.get(language, rules.seats[-1:]):
        screen = Screen(rules.name, players, seed=players, lang=language, **small())
        screen.typed = endless(players)
        screen.table.play()
        shown = screen.out.getvalue()
        assert screen.game.over
        assert max(map(len, shown.splitlines())) <= WIDTH
        assert max(one.count("\n") + 1 for one in screen.screens) <= HEIGHT
        assert shown[screen.asked :].count("\n") + FAREWELL <= HEIGHT
        assert texts(language).say("play-over") in shown
        assert not re.search(r"[\ue000\ue001{}]", shown), "a mark or a placeable is left"


def test_a_move_may_be_a_number_notation_or_just_cards() -> None:
    for way in ("1", "discard R1", "DISCARD r1", "r1"):
        screen = Screen("muckenstich")
        first = screen.game.legal(PLAYER)[0]
        screen.types(way.replace("R1", first[8:]).replace("r1", first[8:].lower()))
        assert [made.text for made in screen.game.waiting] == [first], way


def test_numbers_never_mean_cards() -> None:
    screen = Screen("und-tschuess")
    shown = screen.types("15")
    assert "The moves are numbered 1 to" in shown
    assert not screen.game.waiting


def test_refusals_and_why_name_the_clause() -> None:
    """M5 and M7: what is due, what is held."""
    screen = Screen("muckenstich")
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


def test_commands_work_in_english_and_in_the_own_language() -> None:
    shown = Screen("katzenjammer", lang="de").types(
        "?", "regeln K11", "rules K99", "punkte", "tisch"
    )
    assert "Die Reihe wird versteigert (K8)" in shown
    assert "K11. Mehr Karten schlagen weniger" in shown
    assert "es gibt K1 bis K27" in shown
    assert "Summe" in shown
    assert shown.count("Dein Gebot?") == 6
    assert "M19." in Screen("muckenstich", lang="fr").types("règles")


def test_a_choice_nobody_has_seen_can_be_taken_back() -> None:
    screen = Screen("muckenstich")
    shown = screen.types("undo", "1", "undo", "2")
    assert "There is nothing to take back" in shown
    assert "Taken back." in shown
    assert len(screen.game.waiting) == 1


def test_bids_are_listed_as_they_rank() -> None:
    """K11."""
    bids = ["bid 1x1", "bid 1x5", "bid 2d", "bid 2x1", "bid 2x5", "bid 3d", "bid 5x5", "bid 6x1"]
    assert sorted(["pass", *reversed(bids)], key=ladder) == ["pass", *bids]


def test_cards_are_coloured_only_where_they_are_cards() -> None:
    text = painted(f"You play {marked('R7 YM')} in round 3", "muckenstich", texts("en"))
    assert text.plain == "You play R7 YM in round 3"
    assert [text.plain[span.start : span.end] for span in text.spans] == ["R7", "YM"]
    minus = cards("play -10", "und-tschuess", texts("en"))
    assert [str(span.style) for span in minus.spans] == ["bold red"]
    assert minus.plain == "play −10"
    assert painted(marked("X 1"), "another game", texts("en")).plain == "X 1"


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
                        said = sentence(told, texts(language), names, seat)
                        assert said.endswith((".", "!")), f"seed {players}: {said}"


def told_by(game: Game, seat: int, *moves: tuple[int, str]) -> list[str]:
    """The sentences a seat is told while these moves are made."""
    watcher = Watcher(game, seat)
    news: list[Told] = []
    for mover, text in moves:
        game.move(mover, text)
        news += watcher.news()
    names = [f"P{number}" for number in range(game.players)]
    return [sentence(one, texts("en"), names, seat) for one in news]


def test_discards_and_choices_are_not_told_before_the_reveal() -> None:
    """M5 and U5: nobody learns anything before the last one is in, and discards never."""
    game = Game(rulebooks()["muckenstich"], 3, TableDealer(2))
    chosen = [(seat, game.legal(seat)[place]) for seat in range(3) for place in (0, -1)]
    assert told_by(game, 1, *chosen[:-1]) == []
    assert told_by(game, 1, chosen[-1]) == ["All have discarded. P0 leads."]
    game = Game(rulebooks()["und-tschuess"], 4, TableDealer(2))
    plays = [(seat, game.legal(seat)[-1]) for seat in (3, 1, 0, 2)]
    assert told_by(game, 1, *plays[:-1]) == []
    told = told_by(game, 1, plays[-1])
    assert [said.split()[0] for said in told[:4]] == ["P0", "You", "P2", "P3"]


def test_an_exchange_is_told_by_its_number_only() -> None:
    """U12: others see how many cards are exchanged, the exchanger sees which."""
    game = random_game(rulebooks()["und-tschuess"], 4, seed=3)
    first = next(n for n, made in enumerate(game.made) if made.text.startswith("swap"))
    exchanger = game.made[first].seat
    own = [made.text for made in game.made[first:] if made.seat == exchanger]
    swaps = own[: own.index("keep") + 1]
    told = {}
    for seat in (exchanger, (exchanger + 1) % 4):
        again = game.again(game.made[:first])
        told[seat] = told_by(again, seat, *((exchanger, text) for text in swaps))
    cards_told = sum("aside" in said for said in told[exchanger])
    assert cards_told == len(swaps) - 1
    others = told[(exchanger + 1) % 4]
    plural = "card" if cards_told == 1 else "cards"
    assert others[0] == f"P{exchanger} exchanges {cards_told} {plural}."
    assert not any("aside" in said or "draw" in said for said in others)


def test_an_unknown_game_is_told_by_its_moves() -> None:
    from katzentisch.story import tell

    view = {"rules": "patience"}
    told = tell(view, view, [(1, "play X")])
    assert [sentence(one, texts("en"), ["P0", "P1"]) for one in told] == ["P1: play X"]


# Replay


def test_replay_walks_on_back_and_anywhere() -> None:
    game = random_game(rulebooks()["und-tschuess"], 4, seed=1)
    out = io.StringIO()
    console = Console(file=out, width=WIDTH, highlight=False, markup=False)
    screen = ReplayScreen(game, SPECTATOR, texts("en"), console)
    typed = iter(["", "next", "back", "7", "back", "x", "999999", "0", "back", "quit", "never"])
    screen.walk(lambda _: next(typed))
    places = re.findall(r"^Step (\d+) of", out.getvalue(), re.MULTILINE)
    assert places == ["0", "1", "2", "1", "7", "6", "0", "0"]
    assert out.getvalue().count("Write nothing, back, quit or a number") == 2
    assert next(typed) == "never"


def test_a_replay_shows_a_seat_no_more_than_it_saw() -> None:
    game = random_game(rulebooks()["katzenjammer"], 3, seed=1)
    for seat in range(3):
        for step in steps(game, seat):
            assert step.view["seat"] == seat
    assert all("hand" not in step.view for step in steps(game, SPECTATOR))
