"""The command line: every command, every wrong use of it, in sentences and exit codes."""

import errno
import hashlib
import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from katzentisch import __version__
from katzentisch.cli.signals import Stopped, stopping_in_order, undisturbed
from katzentisch.core.chance import seeded
from katzentisch.core.clauses import page
from katzentisch.core.fair import FairDealer, fingerprint, promise_of
from katzentisch.core.game import Game
from katzentisch.core.plain import Plain
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.texts import texts
from katzentisch.games import rulebooks
from katzentisch.lab.simulate import Series, line
from tests.asking import Ask, one_record, records, written
from tests.games import own_or
from tests.samples import any_one, at_once, last_values, with_hidden_moves
from tests.variants import dealt, every_game, played, random_steps

# One of each kind: whose moves stay hidden, whose players choose at once, and any.
GAME, AT_ONCE, ANY = with_hidden_moves(), at_once(), any_one()
(OPTION,) = GAME.options
# A move that is never due at first.
NOT_DUE = GAME.text(GAME.new_state(4, {}), GAME.moves - 1)


def reason_not_due() -> str:
    """Why that move is not possible, as records tell it."""
    refusal = dealt(GAME, 4, {}, 1).why_not(0, NOT_DUE)
    assert refusal is not None
    assert refusal.clause
    return texts("en").reason(refusal)


# Help and languages


def test_help_names_every_command(ask: Ask) -> None:
    for words in (("--help",), ()):
        answer = ask(*words)
        assert answer.code == 0
        for command in ("play", "games", "rules", "simulate", "verify", "replay", "review"):
            assert f"  {command} " in answer.out
    assert ask("--version").out == f"katzentisch {__version__}\n"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_no_help_text_is_a_bare_key(
    ask: Ask, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("LANG", language)
    for command in ("", "play", "games", "rules", "simulate", "verify", "replay", "review"):
        out = ask(*command.split(), "--help").out
        assert "help-" not in out
        assert ("Show this help." in out) == (language == "en")


def test_the_language_is_asked_for_or_that_of_the_system(
    ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "Players" in ask("games").out
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "Spieler" in ask("games").out
    assert "Joueurs" in ask("games", "--lang", "fr").out
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Joueurs" in ask("games").out
    assert "Afficher les règles" in ask("--help").out
    monkeypatch.setenv("LC_ALL", "xx")
    monkeypatch.setenv("LANG", "C")
    assert "Players" in ask("games").out


def test_games_lists_counts_options_and_defaults(ask: Ask) -> None:
    out = ask("games").out
    for rules in rulebooks().values():
        assert rules.name in out
        assert rules.title in out
        assert f"{rules.seats[0]}–{rules.seats[-1]}" in out
        for option in rules.options:
            assert f"{option.name}: {option.default} |" in out


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_games_shows_on_a_narrow_screen_what_one_must_type(
    ask: Ask, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    out = ask("games", "--lang", language).out
    assert max(map(len, out.splitlines())) <= 40
    for rules in rulebooks().values():
        assert f"\n{rules.name}\n" in f"\n{out}"
        assert f"{rules.seats[0]}–{rules.seats[-1]}" in out
        assert all(option.name in out for option in rules.options)


@every_game
def test_rules_shows_the_page_as_plain_text(ask: Ask, rules: Rulebook) -> None:
    """Every word of it, and none of its Markdown."""
    for language in ("en", "fr", "de"):
        shown = ask("rules", rules.name, "--lang", language).out
        text = page(rules, language)
        assert re.findall(r"\w+", shown.lower()) == re.findall(r"\w+", text.lower())
        assert not re.search(r"[*`#\x1b]|^-| $", shown, re.MULTILINE)
        assert f"\n  {rules.letter}1. " in shown
        assert max(map(len, shown.splitlines())) <= 80


# Simulate

KEYS = ["format", "game", "players", "options", "shuffles", "moves", "scores", "winners"]


@every_game
def test_one_seed_gives_the_same_bytes_for_ever(ask: Ask, rules: Rulebook, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ("simulate", rules.name, "--players", "4", "--games", "3", "--seed", "7")
    assert ask(*words, "--out", str(file)).code == 0
    digest = hashlib.sha256(file.read_bytes()).hexdigest()[:16]
    assert digest == own_or(rules, "kept", "SIMULATED", digest)
    assert ask(*words).out.encode() == file.read_bytes()


@every_game
def test_records_have_the_keys_of_the_format(ask: Ask, rules: Rulebook) -> None:
    answer = ask("simulate", rules.name, "--games", "2")
    for record in records(answer.out):
        assert list(record) == KEYS
        assert record["options"] == rules.defaults()
    assert "Mean score" in answer.err
    legal = records(ask("simulate", rules.name, "--games", "1", "--legal").out)[0]
    assert len(legal["legal"]) == len(legal["moves"])
    for (_, move), possible in zip(legal["moves"], legal["legal"], strict=True):
        assert move in possible
        assert len(set(possible)) == len(possible)


@every_game
def test_simulated_games_are_those_of_the_plain_driver(rules: Rulebook) -> None:
    players = rules.seats[-1]
    series = Series(rules=rules, players=players, games=3, seed=5, options={})
    plain = Plain(rules)
    for number, game in enumerate(series.played()):
        chance = seeded(5, number)
        s = rules.new_state(players, {})
        plain.begin(s, chance)
        decisions = plain.playout(s, chance)
        assert (s, decisions) == (game.state, len(game.made)), f"seed 5, game {number}"


def test_simulate_takes_options_and_tells_how_the_seats_fared(ask: Ask, tmp_path: Path) -> None:
    file = tmp_path / "out.jsonl"
    options = last_values(AT_ONCE)
    chosen = [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
    chosen[0] = "-o"
    answer = ask(
        *("simulate", AT_ONCE.name, *chosen, "-n", "5", "--games", "4", "--out", str(file))
    )
    made = records(file)
    assert len(made) == 4
    assert made[0]["options"] == options != AT_ONCE.defaults()
    assert made[0]["players"] == 5
    assert [row.split()[0] for row in answer.out.splitlines()] == ["Seat", *"01234", "4"]
    means = [float(row.split()[2]) for row in answer.out.splitlines()[1:6]]
    right = [sum(record["scores"][seat] for record in made) / 4 for seat in range(5)]
    assert means == pytest.approx(right, abs=0.006)


OUT = ("simulate", AT_ONCE.name, "--games", "5", "--out")


def test_simulate_writes_to_stdout_pipes_and_devices(ask: Ask, tmp_path: Path) -> None:
    usual = ask(*OUT[:-1]).out
    for out in ("-", "/dev/stdout"):
        answer = ask(*OUT, out)
        assert answer.out == usual
        assert "Mean score" in answer.err
    assert ask(*OUT, "/dev/null").code == 0
    ours, theirs = os.pipe()
    assert ask(*OUT, f"/dev/fd/{theirs}").code == 0
    os.close(theirs)
    with open(ours) as pipe:
        assert pipe.read() == usual


def asked_to_stop(series: Series) -> Iterator[Game]:
    """Games of which the third is interrupted."""
    for number in range(series.games):
        if number == 2:
            signal.raise_signal(signal.SIGTERM)
        yield played(series.rules, series.players, {}, number)


@pytest.mark.parametrize("there", [True, False])
def test_a_run_that_is_stopped_leaves_the_file_as_it_was(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    file = tmp_path / "games.jsonl"
    if there:
        file.write_text("what was there\n")
    monkeypatch.setattr(Series, "played", asked_to_stop)
    answer = ask(*OUT, str(file))
    assert (answer.code, answer.out) == (143, "")
    assert answer.err == f"Stopped: {file} is left as it was.\n"
    assert file.exists() == there
    assert not there or file.read_text() == "what was there\n"
    assert list(tmp_path.glob(".*")) == []


def test_a_run_that_is_stopped_ends_with_a_whole_line(
    ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Series, "played", asked_to_stop)
    answer = ask(*OUT, "-")
    assert answer.code == 143
    assert len(records(answer.out)) == 2
    assert answer.out.endswith("}\n")


def test_a_signal_waits_until_a_line_is_written() -> None:
    """The line is longer than a pipe takes at once, and the signal comes while it is written."""
    ours, theirs = os.pipe()
    line = b"x" * 200_000 + b"\n"
    got: list[bytes] = []

    def read() -> None:
        got.append(os.read(ours, 1000))
        signal.pthread_kill(main, signal.SIGTERM)
        with open(ours, "rb") as rest:
            got.append(rest.read())

    main, reader = threading.get_ident(), threading.Thread(target=read)
    reader.start()
    with stopping_in_order(), open(theirs, "wb") as pipe, pytest.raises(Stopped), undisturbed():
        pipe.write(line)
    reader.join()
    assert b"".join(got) == line


def test_a_full_disk_leaves_the_file_as_it_was(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("what was there\n")

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    answer = ask(*OUT, str(file))
    assert answer.code == 1
    assert answer.err == (
        f"The file {file} could not be written (the disk is full); it is left as it was.\n"
    )
    assert file.read_text() == "what was there\n"
    assert list(tmp_path.glob(".*")) == []


def test_a_new_file_keeps_the_rights_of_the_old(ask: Ask, tmp_path: Path) -> None:
    file, link = tmp_path / "games.jsonl", tmp_path / "link.jsonl"
    link.symlink_to(file)
    assert ask(*OUT, str(link)).code == 0  # a link to a file that is to come
    assert link.is_symlink()
    file.chmod(0o600)
    file.write_text("old")
    assert ask(*OUT, str(link)).code == 0
    assert file.stat().st_mode & 0o777 == 0o600
    assert len(records(file)) == 5
    loop = tmp_path / "loop"
    loop.symlink_to("loop")
    assert "its links go round in a circle" in ask(*OUT, str(loop)).err


# Verify


@every_game
def test_verify_accepts_what_simulate_writes(ask: Ask, rules: Rulebook, tmp_path: Path) -> None:
    for players in rules.seats:
        file = tmp_path / f"{players}.jsonl"
        words = ("simulate", rules.name, "-n", str(players), "--games", "2", "--out", str(file))
        assert ask(*words, *(["--legal"] if players % 2 else [])).code == 0
        answer = ask("verify", str(file))
        assert (answer.code, answer.err) == (0, "")
        assert answer.out.startswith("All 2 records are right.\nNot opened: 2 records do not say")


def test_verify_reads_stdin_and_unfinished_games(ask: Ask) -> None:
    record = one_record()
    begun = {key: record[key] for key in KEYS[:6]} | {"moves": record["moves"][:20]}
    begun["shuffles"] = record["shuffles"][:1]
    lines = json.dumps(record) + "\n\n" + json.dumps(begun) + "\n"
    answer = ask("verify", "-", typed=lines)
    assert answer.code == 0
    right, opened = answer.out.splitlines()
    assert right == "All records are right: 1 finished, 1 unfinished and right so far."
    assert opened.startswith("Not opened: 2 records")


def fairly_dealt(*, promising: bool, late: bool = False) -> dict[str, Any]:
    """A record whose deal is opened: with promises, or in the old style."""
    salts = (bytes(32), b"" if late else bytes(range(32)), b"", b"")
    dealer = FairDealer(bytes(range(32)), salts)
    game = Game(AT_ONCE, 4, dealer)
    for _ in random_steps(game, 1):
        pass
    opened = dealer.opened()
    if promising:
        promises = [promise_of(bytes(32)), promise_of(bytes(range(32))), None, None]
        opened |= {"promises": promises, "late": [1] if late else []}
    return game.record() | {"fair": opened}


CHECKED, OLD = fairly_dealt(promising=True), fairly_dealt(promising=False)
UNOPENED = {key: value for key, value in OLD.items() if key != "fair"}
STEERED = CHECKED | {"fair": CHECKED["fair"] | {"salts": ["00" * 32, "01" * 32, "", ""]}}
PROOFS: dict[str, tuple[list[dict[str, Any]], int, list[str]]] = {
    "checked": ([CHECKED, CHECKED], 0, ["Opened and checked: in 2 records"]),
    "old": ([CHECKED, OLD], 4, ["Opened and checked: in 1 record", "Old style: in 1 record"]),
    "unopened": ([UNOPENED], 3, ["Not opened: 1 record does not say"]),
    "both": ([OLD, UNOPENED], 3, ["Not opened: 1 record", "Old style: in 1 record"]),
}


@pytest.mark.parametrize("name", PROOFS)
def test_verify_tells_how_deals_are_proven(ask: Ask, tmp_path: Path, name: str) -> None:
    lines, code, told = PROOFS[name]
    file = written(tmp_path / "dealt.jsonl", *lines)
    answer = ask("verify", file)
    assert (answer.code, answer.err) == (0, "")
    for sentence in told:
        assert sentence in answer.out
    assert len(answer.out.splitlines()) == 1 + len(told)
    demanded = ask("verify", "--fair", file)
    assert (demanded.code, demanded.out) == (code, answer.out)
    assert bool(demanded.err) == (code != 0)


def test_verify_refuses_a_steered_deal_whatever_is_demanded(ask: Ask, tmp_path: Path) -> None:
    file = written(tmp_path / "steered.jsonl", CHECKED, STEERED)
    for words in (("verify", file), ("verify", "--fair", file)):
        answer = ask(*words)
        assert (answer.code, answer.out) == (1, "")
        assert "line 2: The salt of seat 1 does not fit its promise" in answer.err


def test_verify_names_who_was_late_and_shows_the_fingerprint(ask: Ask, tmp_path: Path) -> None:
    file = written(tmp_path / "late.jsonl", fairly_dealt(promising=True, late=True))
    answer = ask("verify", "--fair", file)
    assert answer.code == 0
    assert f"{file}, line 1: seat 1 did not open in time" in answer.out
    fair = fairly_dealt(promising=True, late=True)["fair"]
    assert fingerprint(fair["commitment"], fair["promises"]) in answer.out
    assert "Platz 1 hat nicht rechtzeitig geöffnet" in ask("verify", file, "--lang", "de").out
    assert "la place 1 n’a pas ouvert à temps" in ask("verify", file, "--lang", "fr").out


BROKEN: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "holds no record"),
    "blank": (b"\n \n", "holds no record"),
    "binary": (bytes(range(255, 127, -1)) * 4, "not UTF-8"),
    "latin": ('{"name": "Mücke"}'.encode("latin-1"), "not UTF-8"),
    "zeros": (b"\0" * 5000, "not JSON"),
    "text": (b"Hello\n", "not JSON"),
    "deep": (b"[" * 100_000, "not JSON"),
    "deep object": (b'{"a":' * 100_000, "not JSON"),
    "huge number": (b'{"format": ' + b"9" * 10_000 + b"}", "not JSON"),
    "not a number": (b'{"format": NaN}', "not JSON"),
    "a list": (b"[]", "JSON object"),
    "a number": (b"17", "JSON object"),
    "another format": (b'{"format": "chess/1"}', '"chess/1" instead of "katzentisch/1"'),
}


@pytest.mark.parametrize("name", BROKEN)
def test_verify_refuses_what_is_no_record(ask: Ask, tmp_path: Path, name: str) -> None:
    content, told = BROKEN[name]
    file = tmp_path / "broken"
    file.write_bytes(content)
    for command in (("verify",), ("replay",), ("play", "--resume")):
        answer = ask(*command, str(file))
        assert answer.code == 1
        assert told in answer.err
        assert answer.out == ""


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "game": ({"game": "skat"}, 'The game "skat" is not known'),
    "no game": ({"game": None}, "The game null is not known"),
    "players": ({"players": 7}, "7 players cannot play this game; it takes 3 to 6"),
    "true players": ({"players": True}, "true players"),
    "huge players": ({"players": 10**300}, "players cannot play"),
    "options": ({"options": None}, "options are missing"),
    "option": (
        {"options": {OPTION.name: "maybe"}},
        f"must be one of {', '.join(OPTION.values)}",
    ),
    "extra option": ({"options": {OPTION.name: OPTION.default, "x": 1}}, 'no option "x"'),
    "shuffles": ({"shuffles": 5}, "shuffles are missing"),
    "card": ({"shuffles": [["R99"]]}, '"R99" is not a card'),
    "cards": (
        {"shuffles": [[GAME.cards[0]] * sum(GAME.copies)]},
        "does not hold exactly the cards",
    ),
    "no shuffle": ({"shuffles": []}, "Shuffle 1 is missing"),
    "moves": ({"moves": {}}, "moves are missing"),
    "shape": ({"moves": [["0", "play R1"]]}, "instead of [seat,"),
    "seat": ({"moves": [[10**40, "play R1"]]}, "there is no such seat"),
    "no move": ({"moves": [[0, "dance"]]}, 'seat 0 "dance": is not a move'),
    "tricks": ({"moves": [[0, "\x1b[31m\ud800"]]}, r'seat 0 "\u001b[31m'),
    "due": ({"moves": [[0, NOT_DUE]]}, reason_not_due()),
    "scores": ({"scores": [0, 0, 0, 1]}, "but it should be ["),
    "float scores": ({"scores": [0.5] * 4}, "but it should be ["),
    "winners": ({"winners": []}, "winners [], but it should be ["),
    "legal": ({"legal": []}, "one list of legal moves for each move"),
    "fair": ({"fair": 1}, "commitment"),
}


@pytest.mark.parametrize("name", WRONG)
def test_verify_says_what_is_wrong(ask: Ask, tmp_path: Path, name: str) -> None:
    change, told = WRONG[name]
    answer = ask("verify", written(tmp_path / "wrong.jsonl", one_record() | change))
    assert answer.code == 1
    assert told in answer.err
    assert "\x1b" not in answer.err


# Wrong use

ONE_OF = f"{OPTION.name}= and one of {', '.join(OPTION.values)}"
MISUSE = {
    "simulat": "no command “simulat”",
    "games and more": "too many: and more.",
    "serve --lan=3": "option --lan takes no value",
    f"simulate {GAME.name} --out=": "The name is empty",
    f"simulate {GAME.name} --out /nowhere/": "/nowhere/ is a directory",
    f"arena {GAME.name} --out=": "The name is empty",
    f"arena {GAME.name} --cluster=": "The name is empty",
    "play --resume=": "The name is empty",
    "play --game 2": "give --resume FILE as well",
    "play --resume -": "give a file",
    "--nonsense": "no option --nonsense",
    "rules": "GAME is missing",
    "verify": "FILE is missing",
    f"rules {GAME.name[:-1]}x": f"did you mean {GAME.name}?",
    "rules skat": f"the games are {', '.join(rulebooks())}",
    "games --lang xx": "no language “xx”",
    f"simulate {GAME.name} --players 2": f"{GAME.title} is for 3 to 6 players, not for 2",
    f"simulate {GAME.name} --players -3": "not a whole number",
    f"simulate {GAME.name} --players many": "“many” is not a whole number",
    f"simulate {GAME.name} --games 0": "whole number from 1",
    f"simulate {GAME.name} --games 1e9": "“1e9” is not a whole number",
    f"simulate {GAME.name} --games 99999999999999999999999999": "not a whole number",
    f"simulate {GAME.name} --seed -1": "whole number from 0",
    f"simulate {GAME.name} --seed 18446744073709551616": "whole number from 0",
    f"simulate {GAME.name} --seed ²": "not a whole number",
    f"simulate {GAME.name} --seed": "option --seed needs a value",
    f"simulate {GAME.name} --option cats=20": f"“cats”; its options are {OPTION.name}",
    f"simulate {GAME.name} --option {OPTION.name}=maybe": ONE_OF,
    f"simulate {GAME.name} --option {OPTION.name}": ONE_OF,
    f"simulate {GAME.name} --out /nowhere/at/all": "The folder of /nowhere/at/all does not exist",
    f"simulate {GAME.name} --out /": "/ is a directory",
    "verify /nowhere": "no file /nowhere",
    "verify /": "/ is a directory",
    "replay /nowhere": "no file /nowhere",
    "play --resume /nowhere": "no file /nowhere",
    f"play {ANY.name} --resume /nowhere": "give only --resume",
    f"play {ANY.name} --players 0": f"{ANY.seats[0]} to {ANY.seats[-1]} players, not for 0",
    f"play {ANY.name} --level cat": "no level “cat”",
    "play chess": "no game “chess”",
}


# What Typer says in English only, in the reader's language.
OWN_WORDS = {
    ("fr", "simulat"): "La commande « simulat » n’existe pas.",
    ("de", "simulat"): "Den Befehl „simulat“ gibt es nicht.",
    ("fr", "games and more"): "Il y a des mots en trop : and more.",
    ("de", "games and more"): "Das sind zu viele Wörter: and more.",
    ("fr", "rules"): "Il manque GAME.",
    ("de", "rules"): "GAME fehlt.",
    ("fr", "games --nonsense"): "L’option --nonsense n’existe pas ici.",
    ("de", "games --nonsense"): "Die Option --nonsense gibt es hier nicht.",
    ("fr", "serve --lan=3"): "L’option --lan ne prend pas de valeur.",
    ("de", "serve --lan=3"): "Die Option --lan nimmt keinen Wert.",
    ("fr", "serve --port"): "L’option --port demande une valeur.",
    ("de", "serve --port"): "Die Option --port braucht einen Wert.",
}


@pytest.mark.parametrize(("language", "line"), OWN_WORDS)
def test_misuse_is_told_in_the_reader_s_language(
    ask: Ask, monkeypatch: pytest.MonkeyPatch, language: str, line: str
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    answer = ask(*line.split())
    assert answer.code == 2
    see = {"fr": " Voir", "de": " Siehe"}[language] + (" :" if language == "fr" else ":")
    # More is said where the mistake was made, if Typer tells where that was.
    nowhere = line in ("simulat", "serve --lan=3", "serve --port")
    command = "" if nowhere else f" {line.partition(' ')[0]}"
    assert answer.err == f"{OWN_WORDS[language, line]}{see} katzentisch{command} --help\n"


@pytest.mark.parametrize("line", MISUSE)
def test_misuse_is_answered_with_a_sentence(ask: Ask, line: str) -> None:
    answer = ask(*line.split())
    assert answer.code == 2
    assert MISUSE[line] in answer.err
    assert answer.err.count("\n") == 1
    assert answer.out == ""


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_very_long_word_is_cut_in_a_sentence(ask: Ask, language: str) -> None:
    answer = ask("rules", "x" * 10_000, "--lang", language)
    assert answer.code == 2
    assert "x…" in answer.err
    assert len(answer.err) < 1500


# Replay


def test_replay_prints_all_steps_where_nobody_types(ask: Ask, tmp_path: Path) -> None:
    file = written(tmp_path / "two.jsonl", one_record(ANY.name), one_record(AT_ONCE.name))
    answer = ask("replay", file, "--game", "2")
    assert answer.code == 0
    steps = [row for row in answer.out.splitlines() if row.startswith("Step ")]
    assert steps[0].startswith("Step 0 of ")
    assert len(steps) == int(steps[0].split()[3]) + 1
    assert "Your hand" not in answer.out
    assert "Your hand" in ask("replay", file, "--game", "2", "--seat", "3").out


def test_replay_knows_its_seats_and_records(ask: Ask, tmp_path: Path) -> None:
    file = written(tmp_path / "one.jsonl", one_record())
    assert ask("replay", file, "--seat", "4").err.endswith("the seats are 0 to 3.\n")
    answer = ask("replay", file, "--game", "2")
    assert answer.code == 2
    assert "no record number 2" in answer.err


# As a process of its own


def started(*words: str, **environment: str) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(
        [sys.executable, "-m", "katzentisch.cli", *words],
        capture_output=True,
        env=os.environ | environment,
        check=False,
        timeout=60,
    )


@pytest.mark.processes
def test_the_bytes_do_not_depend_on_the_surroundings() -> None:
    words = ("simulate", AT_ONCE.name, "--games", "2", "--seed", "9")
    here = started(*words, LC_ALL="C", PYTHONHASHSEED="1", PYTHONIOENCODING="latin-1")
    there = started(*words, LC_ALL="de_DE.UTF-8", PYTHONHASHSEED="2", PYTHONUTF8="1")
    assert here.returncode == there.returncode == 0
    assert here.stdout == there.stdout
    series = Series(rules=AT_ONCE, players=4, games=2, seed=9, options={})
    assert here.stdout == b"".join(line(game) for game in series.played())


STOPPED = {
    "games": ">&-",
    f"rules {GAME.name}": ">&-",
    "--help": ">&-",
    "--version": ">&-",
    "play --help": ">&-",
    f"simulate {AT_ONCE.name} --games 2": ">&-",
    f"simulate {AT_ONCE.name} --games 2 --out /dev/null": ">&-",
    "verify -": "<&-",
    "replay -": "<&-",
    "games ": ">/dev/full",
    f"simulate {AT_ONCE.name} --games 3": ">/dev/full",
    f"rules {AT_ONCE.name}": ">/dev/full",
}


@pytest.mark.processes
@pytest.mark.parametrize("line", STOPPED)
def test_a_closed_stream_and_a_full_disk_are_told_in_a_sentence(line: str) -> None:
    command = f"{sys.executable} -m katzentisch.cli {line} --lang=en {STOPPED[line]}"
    command = command.replace("--help --lang=en", "--help").replace(
        "--version --lang=en", "--version"
    )
    shell = subprocess.run(
        command,
        shell=True,
        capture_output=True,
        check=False,
        text=True,
        env=os.environ | {"LC_ALL": "en_GB.UTF-8"},
    )
    assert shell.returncode == 1
    assert "could not be" in shell.stderr
    assert shell.stderr.count("\n") == 1


@pytest.mark.processes
def test_all_streams_closed_leave_the_exit_code() -> None:
    command = f"{sys.executable} -m katzentisch.cli games <&- >&- 2>&-"
    assert subprocess.run(command, shell=True, check=False).returncode == 1


@pytest.mark.processes
@pytest.mark.parametrize(
    "line", ["games", f"rules {AT_ONCE.name}", f"simulate {ANY.name} --games 300", "--help"]
)
def test_whoever_has_read_enough_is_told_nothing(line: str) -> None:
    command = f"{sys.executable} -m katzentisch.cli {line} | true; echo ${{PIPESTATUS[0]}}"
    shell = subprocess.run(["bash", "-c", command], capture_output=True, check=False)
    assert shell.stderr == b""
    assert shell.stdout == b"141\n"


@pytest.mark.processes
def test_help_imports_nothing_heavy() -> None:
    program = (
        "import sys\nfrom katzentisch.cli import run\nrun(['--help'])\n"
        "heavy = {'numpy', 'numba', 'fluent', 'rich', 'babel', 'katzentisch.games'}\n"
        "sys.exit(', '.join(heavy & set(sys.modules)) or 0)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert done.stderr == b""
    assert done.returncode == 0
