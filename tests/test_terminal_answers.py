"""What a player may write in the terminal, and what becomes of it."""

import signal
from typing import Any

import pytest

from katzentisch.core.chance import below, seeded
from katzentisch.core.game import Game
from katzentisch.core.record import replay as play_again
from katzentisch.core.texts import LANGUAGES, texts
from katzentisch.games import rulebooks
from katzentisch.story import Watcher
from katzentisch.terminal.answers import Reader, command, shortened
from katzentisch.terminal.cards import written
from katzentisch.terminal.play import PLAYER, TableDealer
from tests.at_screen import Screen, endless


def own_moves(screen: Screen) -> list[str]:
    """The moves the player has made, turned over or not."""
    made = screen.game.made + screen.game.waiting
    return [one.text for one in made if one.seat == PLAYER]


# Letters and signs


def test_cards_have_the_letters_of_their_language() -> None:
    """As on the page: yellow is Ge in German and J in French."""
    hands = {}
    for language in LANGUAGES:
        shown = Screen("muckenstich", seed=3, lang=language).types("?")
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
            assert written(f"discard {spelling}", "muckenstich", texts(language)) == "discard Y5"
            screen = Screen("muckenstich", seed=3, lang=language)
            screen.types(spelling)
            assert own_moves(screen) == ["discard Y5"], (language, spelling)
    assert written("g7 gr7 ge7 gm b", "muckenstich", texts("de")) == "G7 G7 Y7 GM B"


def test_refusals_speak_of_cards_as_they_are_shown() -> None:
    shown = Screen("muckenstich", seed=3, lang="de").types("y12", "why g12")
    assert "Du hast Ge12 nicht auf der Hand (M5)." in shown
    assert "Du hast Gr12 nicht auf der Hand (M5)." in shown


def test_a_minus_is_shown_as_one_and_written_as_people_can() -> None:
    for minus in "-−–":
        screen = Screen("und-tschuess", seed=3)
        shown = screen.types(f"play {minus}5")
        assert own_moves(screen) == ["play -5"]
        assert "Your hand: −5 2" in shown
        assert "Row: −10 2 2" in shown
        assert "-5" not in shown
        screen = Screen("und-tschuess", seed=3)
        screen.types(f"{minus}5")
        assert own_moves(screen) == ["play -5"]


def test_bids_and_payments_may_be_written_loosely() -> None:
    game = Game(rulebooks()["katzenjammer"], 3, TableDealer(2))
    game.move(1, "pass")
    game.move(2, "pass")
    [bid] = [move for move in game.legal(PLAYER) if move.endswith("1x5")]
    reader = Reader(game, texts("en"), game.legal(PLAYER))
    for way in ("1x5", "1×5", "1 x 5", "BID 1X5", "bi 1*5"):
        assert reader.understood(way) == [bid], way
    game = Game(rulebooks()["katzenjammer"], 2, TableDealer(1))
    reader = Reader(game, texts("en"), ["stop", "meld 3 3 J J"])
    assert reader.understood("meld j 3 J 3") == ["meld 3 3 J J"]
    assert reader.understood("j j 3 3") == ["meld 3 3 J J"]
    assert reader.understood("meld j j j j AS 5") == ["meld J J J J as 5"]


# Several cards in one line


def test_two_cards_are_discarded_in_one_line() -> None:
    """M5."""
    for way in ("discard R1 Y5", "r1 y5", "DISC r1 Y5", "1 10"):
        screen = Screen("muckenstich", seed=3)
        screen.types(way)
        assert own_moves(screen) == ["discard R1", "discard Y5"], way


def test_a_line_with_a_wrong_card_does_nothing() -> None:
    screen = Screen("muckenstich", seed=3)
    shown = screen.types("R1 B5", "discard R1 X9", "discard R1 R1")
    assert "You do not hold B5 (M5).\nNothing of this line has been done." in shown
    assert "That is not a move. Write it like this: discard R7." in shown
    assert "You do not hold R1 (M5)." in shown
    shown = screen.types("R1 R2 R3")
    assert "Only 2 of these moves are possible now; nothing has been done." in shown
    assert not screen.game.made + screen.game.waiting


def exchanging() -> Screen:
    """A table at which the player has won a round and may exchange (U12)."""
    for seed in range(1000):
        screen = Screen("und-tschuess", seed=seed)
        chance = seeded(seed)
        while not screen.game.over:
            if screen.game.view()["exchanger"] == PLAYER:
                if len({*screen.game.view(PLAYER)["hand"]}) < 4:
                    break
                screen.table.watcher = Watcher(screen.game, PLAYER)
                return screen
            seat = screen.game.actors[0]
            moves = screen.game.legal_moves(seat)
            screen.game.make(seat, moves[below(chance, len(moves))])
    raise AssertionError("no exchange in a thousand games")


def test_several_cards_are_exchanged_in_one_line() -> None:
    """U12."""
    screen = exchanging()
    first, second, third, *_ = dict.fromkeys(screen.game.view(PLAYER)["hand"])
    before = len(screen.game.made)
    swaps = [f"swap {first}", f"swap {second}"]
    shown = screen.types(f"swap {first} {second}", "quit")
    assert "draw 2 cards (keep)?" in shown
    assert [made.text for made in screen.game.made[before:]] == swaps
    shown = screen.types(f"swap {third} keep")
    assert "You exchange 3 cards." in shown
    own = [made.text for made in screen.game.made[before:] if made.seat == PLAYER]
    assert own == [*swaps, f"swap {third}", "keep"]


def test_bare_numbers_stay_those_of_the_list() -> None:
    screen = exchanging()
    before = len(screen.game.made)
    hand = screen.game.view(PLAYER)["hand"]
    missing = next(str(card) for card in range(1, 16) if str(card) not in hand)
    shown = screen.types("3 -5", "1 99", f"swap {hand[0]} {missing}")
    assert "For cards write their word too: swap 3 −5" in shown
    assert "The moves are numbered 1 to" in shown
    assert f"You do not hold {missing}" in shown
    assert "Nothing of this line has been done." in shown
    assert len(screen.game.made) == before


# Words, whole and cut short


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_known_by_any_clear_spelling(language: str) -> None:
    speech = texts(language)
    assert command("HELP", speech) == command("?", speech) == "help"
    assert command(speech.say("word-undo").upper(), speech) == "undo"
    assert shortened("hin", speech) == "hint"
    assert shortened("h", speech) is None
    assert command("zuruck", texts("de")) == "undo"
    assert command("regles", texts("fr")) == "rules"


def test_a_mistyped_word_is_guessed() -> None:
    shown = Screen("katzenjammer").types("hlep", "pas s", "tabel", "bid 9x9")
    assert "Did you mean “help”?" in shown
    assert "Did you mean “table”?" in shown
    assert "Did you mean “bid”?" not in shown


def test_whatever_is_written_is_answered() -> None:
    """Odd letters, signs, endless lines: no move is made of them, and nothing breaks."""
    seed = 11
    chance = seeded(seed)
    letters = "RYGBMJ xX0123²½٣−-–*?!\x00\x1b[31m\u202e🦟éß\ue000\ue001{}$"
    for game in rulebooks():
        lines = [
            "".join(letters[below(chance, len(letters))] for _ in range(below(chance, 12) + 3))
            for _ in range(60)
        ]
        lines += ["", " ", "x" * 20_000, "9" * 5_000, "why " + "🦟" * 9, "why 999", "why 1 2 3"]
        screen = Screen(game, seed=3)
        shown = screen.types(*(f"§{line}" for line in lines), *lines[-7:])
        assert own_moves(screen) == [], f"seed {seed}"
        assert "{" not in shown
    screen = Screen("muckenstich", seed=3)
    screen.types("²")
    assert not screen.game.waiting, "a key beside the 1, pressed by mistake"


def test_bytes_that_are_no_text_are_no_move() -> None:
    screen = Screen("katzenjammer")

    def broken(prompt: str) -> str:
        screen.table.read = screen.read
        raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")

    screen.table.read = broken
    assert "That is not a move." in screen.types("quit")


# Moves that are no choice


def test_a_forced_move_needs_no_typing_and_is_recorded() -> None:
    """K17: with no foursome in hand, stopping is all one can do."""
    screen = Screen("katzenjammer", players=2, seed=1)
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


# Hints


class SlowWorker:
    """Thinks so long that its asker loses patience."""

    def __init__(self, *signals: int, warm: bool = False) -> None:
        self.signals, self.warm = signals, warm
        self.screen: Screen | None = None
        self.seen = ""

    def is_warm(self, rules: Any) -> bool:
        return self.warm

    def hint_now(self, *question: Any) -> Any:
        assert self.screen is not None
        self.seen = self.screen.out.getvalue()
        raise KeyboardInterrupt(*self.signals)


@pytest.mark.parametrize("signals", [(), (signal.SIGINT,)])
def test_a_hint_that_must_wait_says_so_and_can_be_stopped(signals: tuple[int, ...]) -> None:
    worker = SlowWorker(*signals)
    worker.screen = Screen("katzenjammer", worker=worker)
    shown = worker.screen.types("hint", "table")
    assert "The fast thinking is still being prepared" in worker.seen, "said before it thinks"
    assert "Stopped; the game goes on." in shown
    assert shown.count("Your bid?") == 3


def test_a_quick_hint_does_not_speak_of_preparing() -> None:
    worker = SlowWorker(warm=True)
    worker.screen = Screen("katzenjammer", worker=worker)
    shown = worker.screen.types("hint")
    assert "Thinking …" in shown
    assert "prepared" not in shown


def test_other_signals_are_not_for_the_hint() -> None:
    worker = SlowWorker(signal.SIGTERM)
    worker.screen = Screen("katzenjammer", worker=worker)
    worker.screen.typed = iter(["hint"])
    with pytest.raises(KeyboardInterrupt):
        worker.screen.table.play()
