"""Saved games: nothing else in a file is touched, and whatever ends a game, it is kept whole."""

import ctypes
import errno
import io
import json
import os
import pty
import select
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from katzentisch.cli import run
from katzentisch.cli.at_table import SteadyGame, going_on
from katzentisch.cli.play import Sitting, kept, resumed
from katzentisch.cli.saved import changed
from katzentisch.cli.signals import Stopped, exit_code, stopping_in_order, undisturbed
from katzentisch.core.chance import seeded
from katzentisch.core.dealer import RecordedDealer, SeededDealer
from katzentisch.core.fair import FairDealer
from katzentisch.core.game import Game
from katzentisch.core.record import replay
from katzentisch.core.texts import texts
from katzentisch.games import rulebooks
from katzentisch.terminal.play import TerminalGame
from tests.at_screen import Screen
from tests.samples import any_one, at_once, last_values, shuffled_again, with_hidden_moves
from tests.variants import dealt, played, random_steps

# Whose first moves stay hidden, and whose players choose at once.
GAME, AT_ONCE = with_hidden_moves(), at_once()

Terminal = Callable[..., str]


@pytest.fixture
def data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder in which saves land."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("TMPDIR", str(tmp_path / "elsewhere"))
    return tmp_path / "data" / "katzentisch"


@pytest.fixture
def terminal(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, data: Path
) -> Terminal:
    """Runs `play` with what is typed; all that is on the screen."""

    def at_terminal(*words: str, typed: str = "", code: int = 0) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        assert run(["play", *words]) == code
        return "".join(capfd.readouterr())

    return at_terminal


def only_save(data: Path) -> Path:
    """The one file in the folder of saves, with nothing beside it."""
    (file,) = data.iterdir()
    return file


def saved(path: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return record


# Saving and going on


def test_quit_saves_and_resume_goes_on(terminal: Terminal, data: Path) -> None:
    words = (GAME.name, "--seed", "5", "--level", "novice")
    shown = terminal(*words, typed="1\n1\n1\nquit\n")
    file = only_save(data)
    assert f"katzentisch play --resume {file}" in shown.replace("\n", "")
    begun = saved(file)
    assert run(["verify", str(file)]) == 0
    assert "Goodbye!" in terminal("--resume", str(file), typed="1\n1\n")
    later = saved(file)
    assert later["moves"][: len(begun["moves"])] == begun["moves"]
    assert len(later["moves"]) > len(begun["moves"])
    # Played in one go, the same game comes about: nothing depends on the break.
    file.unlink()
    terminal(*words, typed="1\n1\n1\n1\n1\n")
    assert saved(only_save(data)) == later


def test_a_save_remembers_the_levels(
    terminal: Terminal, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal(GAME.name, "--level", "novice,casual", typed="quit\n")
    file = only_save(data)
    assert saved(file)["bots"] == [None, "novice", "casual", "casual"]
    seen: list[list[str]] = []
    monkeypatch.setattr(TerminalGame, "play", lambda table: seen.append(list(table.levels)))
    terminal("--resume", str(file))
    terminal("--resume", str(file), "--level", "novice")
    assert seen == [["novice", "casual", "casual"], ["novice"] * 3]


def test_a_game_played_to_its_end_is_recorded(terminal: Terminal, data: Path) -> None:
    option, value = list(last_values(AT_ONCE).items())[-1]
    words = (AT_ONCE.name, "--seed", "8", "--level", "novice", "--option", f"{option}={value}")
    shown = terminal(*words, typed="1\n" * 500)
    file = only_save(data)
    assert "katzentisch replay" in shown
    assert saved(file)["options"][option] == value
    assert run(["verify", str(file)]) == 0
    before = file.read_bytes()
    assert "The game is over" in terminal("--resume", str(file))
    assert file.read_bytes() == before


def test_the_menu_lets_choose_a_game(terminal: Terminal) -> None:
    assert "Goodbye!" in terminal(typed="")
    shown = terminal(typed="9\nx\n1\nquit\n")
    assert f"{any_one().title}: write ?" in shown


# One record among others


def begun(number: int = 1, **extras: Any) -> str:
    """The line of an unfinished game."""
    game = dealt(GAME, 4, {}, number)
    for _ in islice(random_steps(game, number), 20):
        pass
    return json.dumps(game.record() | extras)


def finished(number: int = 3) -> str:
    """The line of a finished game."""
    return json.dumps(played(AT_ONCE, 4, {}, number).record())


EXTRAS = (
    '"fair": {"commitment": "' + "0" * 64 + '"}, "names": ["Zoë", "M\\u00fccke", "\\ud800", ""], '
    '"id": "k7Q", "started": 1763300000.50, "clock":  null, '
    '"huge": 1e400, "own": {"b": 1, "a": [ ]}'
)


def test_resume_changes_one_record_and_nothing_else(
    terminal: Terminal, tmp_path: Path, data: Path
) -> None:
    line = "{" + EXTRAS + ", " + begun()[1:]
    lines = [finished(3), "", "  " + line + "\r", "no record at all", finished(4)]
    file = tmp_path / "many.jsonl"
    file.write_bytes("\n".join(lines).encode())
    shown = terminal("--resume", str(file), typed="1\n1\nquit\n")
    assert f"--resume {file} --game 2" in shown.replace("\n", "")
    after = file.read_bytes().decode().split("\n")
    assert [after[n] for n in (0, 1, 3, 4)] == [lines[n] for n in (0, 1, 3, 4)]
    for member in EXTRAS.split(", "):
        assert member in after[2]
    assert after[2].endswith("}\r")
    was, now = json.loads(lines[2]), json.loads(after[2])
    assert list(now)[: len(was)] == list(was)
    assert len(now["moves"]) > len(was["moves"])
    assert {key: was[key] for key in was if key != "moves"} == {
        key: now[key] for key in was if key != "moves"
    }
    assert not data.exists()


def test_only_what_is_played_on_is_written(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "one.jsonl"
    file.write_text(begun(bots=None, seed="unknown"))
    terminal("--resume", str(file), typed="quit\n")  # the others have moved
    before = file.read_bytes()
    terminal("--resume", str(file), typed="quit\n")
    assert file.read_bytes() == before
    assert saved(file)["seed"] == "unknown"


def test_of_several_unfinished_games_one_is_chosen(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "many.jsonl"
    lines = [begun(1), finished(), begun(2)]
    file.write_text("\n".join(lines) + "\n")
    shown = terminal("--resume", str(file), code=2)
    assert "several unfinished games" in shown
    assert "(1, 3)" in shown
    assert "no record number 4" in terminal("--resume", str(file), "--game", "4", code=2)
    terminal("--resume", str(file), "--game", "3", typed="1\nquit\n")
    after = file.read_text().splitlines()
    assert after[:2] == lines[:2]
    assert len(json.loads(after[2])["moves"]) > 20


def test_a_file_of_finished_games_is_for_replay(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "many.jsonl"
    file.write_text(finished(3) + "\n" + finished(4) + "\n")
    assert "katzentisch replay" in terminal("--resume", str(file), code=2)
    assert "--resume FILE as well" in terminal("--game", "2", code=2)
    assert "give a file" in terminal("--resume", "-", code=2)


def test_a_record_that_is_not_there_any_more_is_saved_apart(
    terminal: Terminal, tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "one.jsonl"
    file.write_text(begun(id="mine") + "\n")

    def meanwhile(table: TerminalGame) -> None:
        file.write_text(finished() + "\n")
        table.let_another_choose()

    monkeypatch.setattr(TerminalGame, "play", meanwhile)
    shown = terminal("--resume", str(file), code=1)
    assert "does not hold this game any more" in shown
    assert file.read_text() == finished() + "\n"
    kept = saved(only_save(data))
    assert kept["id"] == "mine"
    assert len(kept["moves"]) == 21


def test_a_game_from_a_pipe_is_saved_in_a_file_of_its_own(
    terminal: Terminal, tmp_path: Path, data: Path
) -> None:
    ours, theirs = os.pipe()
    with open(theirs, "w") as pipe:
        pipe.write(begun())
    terminal("--resume", f"/dev/fd/{ours}", typed="1\nquit\n", code=1)
    os.close(ours)
    assert run(["verify", str(only_save(data))]) == 0


def test_an_opened_deal_goes_on_with_its_own_cards(tmp_path: Path) -> None:
    rules, fair = shuffled_again(), FairDealer(b"k" * 32, (b"a", b"", b"c"))
    whole = Game(rules, 3, fair)
    for _ in random_steps(whole, 2):
        pass
    assert len(whole.shuffles) > 2
    some = Game(rules, 3, RecordedDealer(whole.shuffles))
    for made in whole.made[:30]:
        some.make(made.seat, made.move)
    file = tmp_path / "fair.jsonl"
    file.write_text(json.dumps(some.record() | {"fair": fair.opened()}))
    sitting = resumed(str(file), None, texts("en"))
    for made in whole.made[30:]:
        sitting.game.make(made.seat, made.move)
    assert sitting.game.record() == whole.record()
    record = json.loads(changed(file.read_bytes(), sitting.changes()))
    assert replay(record, rulebooks()).over


# Names


def test_no_save_takes_the_place_of_another(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    at = datetime(2026, 11, 16, 20, 15, 7)
    for seed in range(3):
        game = Game(any_one(), 3, SeededDealer(seeded(seed)))
        words, troubles = kept(Sitting(game, seed, began=at))
        assert troubles == []
        assert words is not None
    stem = f"{any_one().name}-3p-2026-11-16-201507"
    names = [f"{stem}.jsonl", f"{stem}-2.jsonl", f"{stem}-3.jsonl"]
    assert sorted(path.name for path in data.iterdir()) == sorted(names)
    assert [saved(data / name)["seed"] for name in names] == [0, 1, 2]


def test_names_are_safe_where_there_are_no_links(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*paths: object) -> None:
        raise PermissionError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", no_links)
    test_no_save_takes_the_place_of_another(data, monkeypatch)


# A disk that takes nothing


def full(*anything: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_full_disk_leaves_the_old_file_and_prints_the_game(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "one.jsonl"
    file.write_text(begun() + "\n")
    before = file.read_bytes()
    monkeypatch.setattr(os, "fsync", full)
    shown = terminal("--resume", str(file), typed="1\nquit\n", code=1)
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".part"] == []
    assert f"could not be saved to {file}: the disk is full." in shown
    line = next(row for row in shown.splitlines() if row.startswith("{"))
    assert len(replay(json.loads(line), rulebooks()).made) > 20
    assert "le disque est plein" in terminal(
        "--resume", str(file), "--lang", "fr", typed="1\nquit\n", code=1
    )
    assert "die Platte ist voll" in terminal(
        "--resume", str(file), "--lang", "de", typed="1\nquit\n", code=1
    )


def test_a_place_that_takes_no_file_is_named_and_another_one_found(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    shown = terminal(any_one().name, typed="quit\n", code=1)
    assert "could not be saved to" in shown
    (save,) = (tmp_path / "elsewhere").iterdir()
    assert f"--resume {save}" in shown.replace("\n", "")


def test_rights_and_links_stay(terminal: Terminal, tmp_path: Path) -> None:
    file, link = tmp_path / "file.jsonl", tmp_path / "link.jsonl"
    file.write_text(begun() + "\n")
    file.chmod(0o640)
    link.symlink_to("file.jsonl")
    terminal("--resume", str(link), typed="1\nquit\n")
    assert link.is_symlink()
    assert len(saved(file)["moves"]) > 20
    assert file.stat().st_mode & 0o777 == 0o640


# Whatever ends a game


class Interrupted(SteadyGame):
    """A game that is asked to stop in the midst of every move."""

    def _turn_over(self) -> None:
        signal.raise_signal(signal.SIGTERM)
        super()._turn_over()


def test_no_signal_comes_between_the_parts_of_a_move() -> None:
    rules = any_one()
    game = Interrupted(rules, 4, SeededDealer(seeded(1)))
    seat = game.actors[0]
    with stopping_in_order():
        with pytest.raises(Stopped) as stop:
            game.make(seat, game.legal_moves(seat)[0])
        assert exit_code(stop.value) == 143
    assert len(game.made) == 1
    assert game.waiting == []
    assert going_on(replay(game.record(), rulebooks()), SeededDealer(seeded(2))).made == game.made


def wait_after_a_signal(ends: list[int]) -> None:
    """Wait in C when a signal has come before; the C library says -1 if the wait was ended."""
    with undisturbed():
        signal.raise_signal(signal.SIGTERM)
        ends.append(ctypes.CDLL(None).poll(None, 0, 50_000))


def test_a_signal_just_before_a_wait_ends_it() -> None:
    """As when it comes between the table and the question, before readline waits for a key."""
    ends: list[int] = []
    with stopping_in_order(), pytest.raises(Stopped):
        wait_after_a_signal(ends)
    assert ends == [-1]


def until(descriptor: int, wanted: bytes) -> bytes:
    """What is written, up to the words waited for."""
    seen = b""
    while wanted not in seen:
        assert select.select([descriptor], [], [], 60)[0], seen
        try:
            more = os.read(descriptor, 4096)
        except OSError:
            more = b""
        assert more, seen
        seen += more
    return seen


def ended(window: int, process: int) -> int:
    """The exit code of a process that has nothing more to write."""
    with suppress(OSError):
        while os.read(window, 4096):
            pass
    return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])


# How a game ends before its time: the signal, and the exit code.
ENDINGS = {"ctrl-c": 130, "sigterm": 143, "sighup": 129, "closed window": 129}


@pytest.mark.processes
@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.filterwarnings("ignore:.*multi-threaded.*fork:DeprecationWarning")
def test_a_game_in_a_window_is_saved_whatever_ends_it(data: Path, ending: str) -> None:
    # Its first two decisions are asked for in the same last word.
    question = Screen(GAME).table.prompt().split()[-1].encode()
    process, window = pty.fork()
    if process == 0:
        # Half a line may be left over when the window goes, as it is for everybody.
        os.environ.pop("PYTHONUNBUFFERED", None)
        words = ["play", GAME.name, "--seed", "5", "--level", "novice"]
        os.execv(sys.executable, [sys.executable, "-m", "katzentisch.cli", *words])
    until(window, question)
    os.write(window, b"1\n")
    until(window, question)
    match ending:
        case "ctrl-c":
            os.write(window, b"\x03")
        case "sigterm":
            os.kill(process, signal.SIGTERM)
        case "sighup":
            os.kill(process, signal.SIGHUP)
        case _:
            os.close(window)
    assert ended(window, process) == ENDINGS[ending]
    file = only_save(data)
    assert saved(file)["moves"]
    assert run(["verify", str(file)]) == 0


@pytest.mark.processes
def test_a_file_size_limit_leaves_the_old_file(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "one.jsonl"
    file.write_text(begun(clock=" " * 1024) + "\n")
    before = file.read_bytes()
    command = f"ulimit -f 1; exec {sys.executable} -m katzentisch.cli play --resume {file}"
    done = subprocess.run(
        ["sh", "-c", command], input=b"1\nquit\n", capture_output=True, check=False, timeout=60
    )
    assert done.returncode == 1
    assert b"the file would be too big" in done.stderr
    assert file.read_bytes() == before
    assert list(tmp_path.rglob("*.part")) == []
    assert b'{"format"' in done.stdout
