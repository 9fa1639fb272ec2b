"""The arena: fair, resumable, the same for any number of workers, and readable."""

import csv
import dataclasses
import json
import re
import resource
import signal
import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable
from math import inf
from multiprocessing import active_children
from pathlib import Path

import pytest

from katzentisch.bots.levels import LEVELS
from katzentisch.cli import run
from katzentisch.core.texts import LANGUAGES, texts
from katzentisch.lab.arena import Progress, run_arena
from katzentisch.lab.arena_play import Contest, Dealt, play_deal
from katzentisch.lab.arena_pool import local_pool
from katzentisch.lab.report import estimate, page, pairwise, standings, write_csv
from katzentisch.lab.report_plots import marks
from katzentisch.lab.strength import ANCHOR, HowPlayed, StrengthLine, lines, measure, variants
from katzentisch.lab.strength import page as strength_page
from tests.samples import at_once
from tests.variants import COUNTS

GAME = at_once().name
CONTEST = Contest(
    game=GAME, players=4, bots=("flat", "casual", "rule"), deals=4, seed=3, budget="30"
)


def outcome(deals: list[Dealt]) -> list[tuple[int, int, int, float, int, int]]:
    """All of a contest but its times."""
    return [
        (dealt.deal, r.rotation, r.place, r.share, r.score, r.decisions)
        for dealt in deals
        for r in dealt.results
    ]


def test_the_last_bot_takes_the_seats_left() -> None:
    assert CONTEST.line_up == ("flat", "casual", "rule", "rule")


def test_every_rotation_is_played_and_every_game_has_one_victory() -> None:
    deals = run_arena(CONTEST)
    assert len(outcome(deals)) == 4 * 4 * 4
    for dealt in deals:
        for rotation in range(4):
            shares = [r.share for r in dealt.results if r.rotation == rotation]
            assert sum(shares) == pytest.approx(1)


def test_equal_bots_get_equal_shares() -> None:
    contest = dataclasses.replace(CONTEST, bots=("rule",), deals=6)
    share = standings(contest, run_arena(contest))[0].share
    assert share.mean == pytest.approx(1 / 4)
    assert share.width == pytest.approx(0)


def test_more_workers_give_the_same_result() -> None:
    assert outcome(run_arena(CONTEST, jobs=2)) == outcome(run_arena(CONTEST))


class Counting(Progress):
    """Counts the deals played."""

    def __init__(self) -> None:
        self.done = self.played = 0

    def begin(self, deals: int, done: int) -> None:
        self.done = done

    def another(self) -> None:
        self.played += 1


def test_a_second_run_goes_on_where_the_first_stopped(tmp_path: Path) -> None:
    first = dataclasses.replace(CONTEST, deals=2)
    run_arena(first, out=tmp_path)
    with (tmp_path / "deals.jsonl").open("a") as file:
        file.write('{"deal": 2, "resu')  # stopped while writing
    counting = Counting()
    deals = run_arena(CONTEST, out=tmp_path, progress=counting)
    assert (counting.done, counting.played) == (2, 2)
    assert outcome(deals) == outcome(run_arena(CONTEST))
    with pytest.raises(ValueError, match="holds another contest"):
        run_arena(dataclasses.replace(CONTEST, seed=4), out=tmp_path)


# The folder of a contest

WORDS = ["arena", GAME, "--bots", "rule,casual", "--lang", "en", "--deals", "3", "--out"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder in which three deals are played."""
    assert run([*WORDS, str(tmp_path)]) == 0
    return tmp_path


def deals_of(folder: Path) -> dict[int, bytes]:
    lines = (folder / "deals.jsonl").read_bytes().splitlines()
    return {json.loads(line)["deal"]: line for line in lines}


SPOILED: dict[str, Callable[[list[bytes]], list[bytes]]] = {
    "garbage": lambda lines: [lines[0], b"garbage\n", lines[2]],
    "bytes": lambda lines: [lines[0], bytes(range(255, 10, -1)) + b"\n", lines[2]],
    "zeros": lambda lines: [lines[0], b"\0" * 100 + b"\n", lines[2]],
    "list": lambda lines: [lines[0], b"[]\n", lines[2]],
    "deep": lambda lines: [lines[0], b"[" * 100_000 + b"\n", lines[2]],
    "other keys": lambda lines: [lines[0], lines[1].replace(b"score", b"scare"), lines[2]],
    "other values": lambda lines: [
        lines[0],
        lines[1].replace(b'"place": 0', b'"place": 9'),
        lines[2],
    ],
    "words": lambda lines: [lines[0], lines[1].replace(b'"score": ', b'"score": 0.'), lines[2]],
    "true": lambda lines: [lines[0], lines[1].replace(b'"deal": 1', b'"deal": true'), lines[2]],
}


@pytest.mark.parametrize("spoiled", SPOILED)
def test_a_spoiled_line_is_named_and_put_aside(
    folder: Path, capfd: pytest.CaptureFixture[str], spoiled: str
) -> None:
    kept = deals_of(folder)
    file = folder / "deals.jsonl"
    lines = SPOILED[spoiled](file.read_bytes().splitlines(keepends=True))
    file.write_bytes(b"".join(lines))
    capfd.readouterr()
    assert run([*WORDS, str(folder)]) == 0
    err = capfd.readouterr().err
    assert f"Line 2 of {file} is no deal of this contest" in err
    assert (folder / "deals.broken.jsonl").read_bytes() == lines[1]
    again = deals_of(folder)
    assert sorted(again) == [0, 1, 2]
    assert [again[deal] for deal in (0, 2)] == [kept[deal] for deal in (0, 2)]
    assert run([*WORDS, str(folder)]) == 0
    assert capfd.readouterr().err == ""


def test_a_torn_last_line_is_cut_with_a_notice(
    folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = folder / "deals.jsonl"
    whole = file.read_bytes()
    file.write_bytes(whole[:-50])
    capfd.readouterr()
    assert run([*WORDS, str(folder)]) == 0
    assert "half written" in capfd.readouterr().err
    assert sorted(deals_of(folder)) == [0, 1, 2]
    file.write_bytes(whole[:-1])  # whole but for its end: nothing is lost
    assert run([*WORDS, str(folder)]) == 0
    assert capfd.readouterr().err == ""
    assert file.read_bytes() == whole


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff", b"[" * 100_000])
def test_broken_settings_are_a_sentence_and_the_deals_stay(
    folder: Path, capfd: pytest.CaptureFixture[str], content: bytes
) -> None:
    settings, deals = folder / "contest.json", (folder / "deals.jsonl").read_bytes()
    whole = settings.read_bytes()
    settings.write_bytes(content)
    capfd.readouterr()
    assert run([*WORDS, str(folder)]) == 1
    assert f"{settings} is empty or broken" in capfd.readouterr().err
    assert settings.read_bytes() == content
    assert (folder / "deals.jsonl").read_bytes() == deals
    settings.unlink()  # as the sentence says
    assert run([*WORDS, str(folder)]) == 0
    assert (folder / "deals.jsonl").read_bytes() == deals
    assert settings.read_bytes() == whole


def test_a_full_disk_leaves_whole_lines(
    folder: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = (folder / "deals.jsonl").read_bytes()
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(whole) + 500, usual[1]))
    try:
        code = run([*WORDS[:-2], "4", "--out", str(folder)])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)
    assert code == 1
    assert "cannot be used: the file would be too big" in capfd.readouterr().err
    assert (folder / "deals.jsonl").read_bytes() == whole


def test_a_contest_that_is_stopped_keeps_its_deals(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(contest: Contest, deal: int) -> Dealt:
        if deal == 2:
            signal.raise_signal(signal.SIGTERM)
        return play_deal(contest, deal)

    monkeypatch.setattr("katzentisch.lab.arena.play_deal", stopped)
    assert run([*WORDS, str(tmp_path)]) == 143
    assert f"are kept in {tmp_path}" in capfd.readouterr().err
    assert sorted(deals_of(tmp_path)) == [0, 1]


def test_workers_end_with_the_contest() -> None:
    workers: set[object] = set()

    def stopped() -> None:
        with local_pool(2) as each:
            assert next(each(abs, [-1])) == 1
            workers.update(active_children())
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        stopped()
    assert workers
    assert not workers & set(active_children())


# What is no bot


class NeedsMore:
    """A bot that cannot be made of a thought alone."""

    def __init__(self, seen: object, seat: int) -> None:
        """Never called."""


def raises(thought: object) -> int:
    raise LookupError("no idea")


def leaves(thought: object) -> int:
    sys.exit(0)


def cheats(thought: object) -> int:
    return 10**6


NO_BOTS = {
    "os:system": "failed: TypeError",
    "os:abort": "not a function of one argument",
    "math:pi": "not a function of one argument",
    "no.such:bot": "No module named 'no'",
    "math:clever": "module 'math' has no attribute 'clever'",
    "..math:sin": "TypeError",
    "tests.bots.test_arena:NeedsMore": "not a function of one argument",
    "tests.bots.test_arena:raises": "failed: LookupError: no idea",
    "tests.bots.test_arena:leaves": "failed: SystemExit: 0",
    "tests.bots.test_arena:cheats": "answered 1000000, which is not the number of a legal move",
    "broken_bot:bot": "cannot be loaded: ZeroDivisionError: integer division or modulo by zero",
    "leaving_bot:bot": "cannot be loaded: SystemExit: 0",
    "builtins:str": 'answered "Thought(',
}


@pytest.mark.parametrize("name", NO_BOTS)
def test_what_is_no_bot_is_told_in_a_sentence(
    name: str,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    (tmp_path / "broken_bot.py").write_text("nothing = 1 // 0\n")
    (tmp_path / "leaving_bot.py").write_text("raise SystemExit(0)\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)
    assert run(["arena", GAME, "--bots", name, "--deals", "1", "--lang", "en"]) in (1, 2)
    answer = capfd.readouterr()
    assert answer.out == ""
    assert NO_BOTS[name] in answer.err
    assert answer.err.count("\n") == 1


def test_a_bot_that_fails_in_a_worker_is_told_too(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    words = f"arena {GAME} --bots os:system --deals 2 --jobs 2 --lang en"
    assert run(words.split()) == 1
    assert "The bot “os:system” failed: TypeError" in capfd.readouterr().err


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"bots": ("rule", "clever")}, "There is no bot 'clever'; there are random, rule"),
        ({"bots": ("no.such:bot",)}, "The bot no.such:bot cannot be loaded: No module named 'no'"),
        ({"bots": ("math:clever",)}, "The bot math:clever cannot be loaded: module 'math' has no"),
        ({"budget": "0"}, "A budget must be more than nothing"),
        ({"players": 7}, "is for 4 to 6 players, not for 7"),
        ({"deals": 0}, "at least one deal"),
        ({"bots": ("rule",) * 5}, "Name 1 to 4 bots"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(
    wrong: dict[str, object], sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        dataclasses.replace(CONTEST, **wrong)  # type: ignore[arg-type]


def test_a_bot_may_come_from_elsewhere() -> None:
    elsewhere = "katzentisch.bots.roster:rule_bot"
    contest = dataclasses.replace(CONTEST, bots=(elsewhere, "casual"), deals=2)
    own = dataclasses.replace(contest, bots=("rule", "casual"))
    deals = run_arena(contest)
    assert outcome(deals) == outcome(run_arena(own))
    assert ">rule_bot<" in page(contest, deals, texts("en"))


def test_one_deal_has_no_interval() -> None:
    contest = dataclasses.replace(CONTEST, deals=1)
    deals = run_arena(contest)
    assert standings(contest, deals)[0].share.high == inf
    html = page(contest, deals, texts("en"))
    assert "±" not in html
    assert "inf" not in html
    assert "∞" not in html


def test_a_scale_has_round_marks() -> None:
    assert marks(-18, 64) == [0, 20, 40, 60]
    assert marks(-3, 2) == [-3, -2, -1, 0, 1, 2]
    assert marks(7, 7) == [7]


def test_intervals_come_from_deals() -> None:
    found = estimate([0.0, 1.0] * 50)
    assert found.mean == 0.5
    assert found.width == pytest.approx(1.96 * 0.5025 / 10, abs=1e-3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_else_and_shows_every_bot(language: str) -> None:
    html = page(CONTEST, run_arena(CONTEST), texts(language))
    assert "http" not in html
    assert "src=" not in html
    drawings = html.split("<svg")[1:]
    assert len(drawings) == 3
    for drawing in drawings:
        image = ET.fromstring("<svg" + drawing.split("</svg>")[0] + "</svg>")
        labels = {text.text for text in image.iter("text")}
        assert {"flat", "casual", "rule"} <= labels


def test_the_table_has_a_line_for_every_seat_of_every_game(tmp_path: Path) -> None:
    deals = run_arena(CONTEST)
    write_csv(CONTEST, deals, tmp_path / "games.csv")
    with (tmp_path / "games.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 64
    assert sorted(row["seat"] for row in rows[:4]) == ["0", "1", "2", "3"]
    matches = pairwise(CONTEST, deals)
    assert matches["flat", "rule"] + matches["rule", "flat"] == pytest.approx(1)


def test_the_strength_page_measures_every_variant_and_level() -> None:
    """The short form: one variant is really played, the rest is planned."""
    planned = [line for game, players in variants() for line in lines(game, players, 0.01)]
    assert len({(line.game, line.players) for line in planned}) == len(COUNTS)
    short = [line for line in planned if (line.game, line.players) == (GAME, 4)]
    assert {line.bot for line in short} >= {"rule", "flat", "ismcts", "pimc", *LEVELS} - {"regular"}
    slow = ("expert", "champion", ANCHOR)
    found = [(line, line.play(HowPlayed())) for line in short if line.bot not in slow]
    found += [(line, found[0][1]) for line in short if line.bot in slow]
    text = strength_page(found, len(found))
    assert text.count("\n| ") == len(found) + 1
    assert "levels" in text
    assert "OpenSpiel's ISMCTS, × par against equal budgets of ours: flat (100) " in text


def test_strength_is_measured_in_parts_and_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    planned = [
        StrengthLine(GAME, 4, bot, against, "10", 3)
        for bot, against in (("rule", "random"), ("casual", "regular"))
    ]
    monkeypatch.setattr("katzentisch.lab.strength.lines", lambda *_: planned)
    told: list[str] = []
    planned[0].play(HowPlayed(kept=tmp_path))
    found = measure(GAME, 4, 1.0, HowPlayed(kept=tmp_path, until=0.0), told.append)
    assert [line.bot for line, _ in found] == ["rule"], "what is kept needs no time"
    text = strength_page(found, len(planned))
    assert "**1 of 2 contests of these bots are not measured**" in text
    assert "means of the levels" not in text
    how = HowPlayed(kept=tmp_path, luck=2)
    found = measure(GAME, 4, 1.0, dataclasses.replace(how, bots=("casual",)), told.append)
    assert [line.bot for line, _ in found] == ["casual"], "of others only what is kept"
    found = measure(GAME, 4, 1.0, how, told.append)
    assert len(told) == 4
    text = strength_page(found, len(planned))
    assert "not measured" not in text
    assert re.search(r"means of the levels (not )?in order \(casual \d+ %, regular 25 %\)", text)
    assert all(one.adjusted for _, one in found)
    assert re.search(r"\| \d+\.\d ± \d+\.\d % \(\d+\) \|$", told[-1])
