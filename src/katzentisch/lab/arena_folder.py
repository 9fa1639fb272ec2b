"""The folder of a contest: its settings, and the deals played so far, so that a run can go on."""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from katzentisch.lab.arena_play import Contest, Dealt
from katzentisch.storage.files import add_line, replacing


class OtherContest(ValueError):
    """A folder holds another contest."""


class BrokenContest(ValueError):
    """The settings in a folder cannot be read: nobody knows what its deals belong to."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"{file} is empty or broken.")
        self.file = file


@dataclass(frozen=True, slots=True)
class Mended:
    """What was wrong with the deals in a folder."""

    file: Path
    # The last line was half written: it is gone.
    torn: bool
    # The numbers of the lines that are no deals of this contest, and the file they are in now.
    broken: tuple[int, ...]
    aside: Path


Hears = Callable[[Mended], None]


def earlier(contest: Contest, out: Path, hears: Hears) -> dict[int, Dealt]:
    """The deals an earlier run has played; a new folder gets the contest's settings."""
    out.mkdir(parents=True, exist_ok=True)
    settings: dict[str, Any] = json.loads(json.dumps(asdict(contest)))
    file = out / "contest.json"
    found = _settings(file) if file.exists() else None
    if found is not None and not same(found, settings):
        raise OtherContest(f"{out} holds another contest; choose another folder.")
    if found != settings:
        with replacing(file) as new:
            new.write(json.dumps(settings, indent=1).encode())
    deals = _mended(out / "deals.jsonl", contest.players, hears)
    kept = {dealt.deal: dealt for dealt in deals if dealt.deal < contest.deals}
    return {
        deal: dealt
        for deal, dealt in kept.items()
        if dealt.fits(contest.players, records=contest.records)
    }


# What a contest had before it could be asked for, and what may be asked of it later.
BEFORE = {"limit": 0.0, "records": False, "luck": 0, "value": ""}
LATER = {"deals": 0, "records": False}


def same(found: dict[str, Any], asked: dict[str, Any]) -> bool:
    """Whether a folder's settings are those of a contest: more deals may be asked for later."""
    return BEFORE | found | LATER == asked | LATER


@dataclass(frozen=True, slots=True)
class Kept:
    """A contest that was played, as its folder has it: nothing of it is played again."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, str]
    # By which value of a table luck was measured; empty where it was not.
    value: str
    deals: dict[int, Dealt]


def kept(out: Path, hears: Hears) -> Kept:
    """What a folder holds; FileNotFoundError if that is no contest."""
    file = out / "contest.json"
    found = _settings(file)
    deals = _mended(out / "deals.jsonl", found["players"], hears)
    try:
        return Kept(
            game=str(found["game"]),
            players=int(found["players"]),
            bots=tuple(str(bot) for bot in found["bots"]),
            seed=int(found["seed"]),
            options=dict(found["options"]),
            value=str(found.get("value", "")),
            deals={dealt.deal: dealt for dealt in deals},
        )
    except (KeyError, TypeError, ValueError):
        raise BrokenContest(file) from None


def keep(dealt: Dealt, out: Path) -> None:
    """Add a played deal to the progress file."""
    add_line(out / "deals.jsonl", json.dumps(asdict(dealt)).encode() + b"\n")


def _settings(file: Path) -> dict[str, Any]:
    try:
        found = json.loads(file.read_bytes())
    except (ValueError, RecursionError):
        raise BrokenContest(file) from None
    if not isinstance(found, dict):
        raise BrokenContest(file)
    return found


def _mended(file: Path, players: int, hears: Hears) -> list[Dealt]:
    """The good lines of the progress file; others are put aside, half a line at its end is cut."""
    *lines, rest = file.read_bytes().split(b"\n") if file.exists() else [b""]
    good: list[tuple[bytes, Dealt]] = []
    broken: dict[int, bytes] = {}
    for number, line in enumerate(lines, start=1):
        dealt = _dealt(line, players)
        if dealt is not None:
            good.append((line, dealt))
        elif line.strip():
            broken[number] = line
    last = _dealt(rest, players)
    if last is not None:
        good.append((rest, last))
    if rest or broken:
        aside = file.with_name("deals.broken.jsonl")
        for line in broken.values():
            add_line(aside, line + b"\n")
        with replacing(file) as new:
            new.writelines(line + b"\n" for line, _ in good)
        torn = last is None and bool(rest.strip())
        if torn or broken:
            hears(Mended(file, torn, tuple(broken), aside))
    return [dealt for _, dealt in good]


def _dealt(line: bytes, players: int) -> Dealt | None:
    """A line as a deal of so many players; none if it is not one."""
    try:
        dealt = Dealt.read(line)
        return dealt if dealt.fits(players) else None
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None
