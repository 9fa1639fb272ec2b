"""What a player may write in the terminal, and what becomes of it."""

import signal
from typing import Any

import pytest

from katzentisch.core.chance import below, seeded
from katzentisch.core.texts import LANGUAGES, texts
from katzentisch.games import rulebooks
from katzentisch.terminal.answers import command, shortened
from tests.at_screen import Screen, own_moves
from tests.samples import any_one

# Letters and signs


# Several cards in one line


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
    shown = Screen(any_one()).types("hlep", "tabel")
    assert "Did you mean “help”?" in shown
    assert "Did you mean “table”?" in shown


def test_whatever_is_written_is_answered() -> None:
    """Odd letters, signs, endless lines: no move is made of them, and nothing breaks."""
    seed = 11
    chance = seeded(seed)
    letters = "RYGBMJ xX0123²½٣−-–*?!\x00\x1b[31m\u202e🦟éß\ue000\ue001{}$"
    for rules in rulebooks().values():
        lines = [
            "".join(letters[below(chance, len(letters))] for _ in range(below(chance, 12) + 3))
            for _ in range(60)
        ]
        lines += ["", " ", "x" * 20_000, "9" * 5_000, "why " + "🦟" * 9, "why 999", "why 1 2 3"]
        screen = Screen(rules, seed=3)
        shown = screen.types(*(f"§{line}" for line in lines), *lines[-7:])
        assert own_moves(screen) == [], f"seed {seed}"
        assert "{" not in shown


def test_bytes_that_are_no_text_are_no_move() -> None:
    screen = Screen(any_one())

    def broken(prompt: str) -> str:
        screen.table.read = screen.read
        raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")

    screen.table.read = broken
    assert "That is not a move." in screen.types("quit")


# Moves that are no choice


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
    worker.screen = Screen(any_one(), worker=worker)
    question = worker.screen.table.prompt()
    shown = worker.screen.types("hint", "table")
    assert "The fast thinking is still being prepared" in worker.seen, "said before it thinks"
    assert "Stopped; the game goes on." in shown
    assert shown.count(question) == 3


def test_a_quick_hint_does_not_speak_of_preparing() -> None:
    worker = SlowWorker(warm=True)
    worker.screen = Screen(any_one(), worker=worker)
    shown = worker.screen.types("hint")
    assert "Thinking …" in shown
    assert "prepared" not in shown


def test_other_signals_are_not_for_the_hint() -> None:
    worker = SlowWorker(signal.SIGTERM)
    worker.screen = Screen(any_one(), worker=worker)
    worker.screen.typed = iter(["hint"])
    with pytest.raises(KeyboardInterrupt):
        worker.screen.table.play()
