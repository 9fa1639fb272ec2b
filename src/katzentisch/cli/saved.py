"""Saved games: a record is found in its file and put back there, with all else as it was."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from katzentisch.cli.asked import Wrong, listed
from katzentisch.cli.verify import numbered
from katzentisch.storage.files import replaceable, replacing, write_new

if TYPE_CHECKING:
    from katzentisch.core.rulebook import Rulebook

SPACE = re.compile(r"[ \t\r\n]*")


@dataclass(frozen=True, slots=True)
class Found:
    """A record in a file: its number among the records, counted from 1, its line as it stands."""

    file: str
    number: int
    line_number: int
    line: bytes


class Changed(Exception):
    """The file does not hold the record any more as it was read."""


# Which record


def records_of(file: str) -> Iterator[Found]:
    """The records of a file."""
    for number, (line_number, line) in enumerate(numbered(file), start=1):
        yield Found(file, number, line_number, line)


def record_number(file: str, wanted: int) -> Found:
    """The record of that number."""
    for found in records_of(file):
        if found.number == wanted:
            return found
    if wanted == 1:
        raise Wrong("file-empty", code=1, file=file)
    raise Wrong("no-record", file=file, number=wanted)


def unfinished_record(file: str) -> Found:
    """The one record of a file that can go on; in a file with one record only, that one."""
    unfinished: list[Found] = []
    other: Found | None = None
    several = False
    for found in records_of(file):
        state = _state_of(found.line)
        if state == "unfinished":
            unfinished.append(found)
        elif state == "broken" or other is None:
            other = found
        several = found.number > 1
    if len(unfinished) > 1:
        raise Wrong("resume-several", file=file, numbers=listed([one.number for one in unfinished]))
    if unfinished:
        return unfinished[0]
    if other is None:
        raise Wrong("file-empty", code=1, file=file)
    if several and _state_of(other.line) == "finished":
        raise Wrong("resume-finished", file=file)
    return other


def _state_of(line: bytes) -> str:
    from katzentisch.core.record import RecordError, parse

    try:
        record = parse(line)
    except RecordError:
        return "broken"
    if not isinstance(record, dict):
        return "broken"
    return "finished" if "scores" in record or "winners" in record else "unfinished"


# Writing it


def written(record: Mapping[str, Any]) -> bytes:
    """A record as one line of a file."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def put_back(found: Found, changes: Mapping[str, Any]) -> None:
    """Change these keys of a record where it stands; raises Changed if it is not there any more."""
    if not replaceable(found.file):
        raise Changed
    there = False
    with open(found.file, "rb") as old, replacing(found.file) as new:
        for line_number, line in enumerate(old, start=1):
            ours = line_number == found.line_number and line == found.line
            new.write(changed(line, changes) if ours else line)
            there = there or ours
        if not there:
            raise Changed


def changed(line: bytes, changes: Mapping[str, Any]) -> bytes:
    """A record's line with some values changed or added, the rest byte for byte as it was."""
    content = line.rstrip(b"\r\n")
    members = _members(content.decode("utf-8"))
    for key, value in changes.items():
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        members[key] = f"{json.dumps(key)}:{text}"
    return ("{" + ",".join(members.values()) + "}").encode() + line[len(content) :]


def _members(text: str) -> dict[str, str]:
    """The members of a JSON object by key, each as it is written.

    Values that Python would write otherwise (1e400, halves of characters) so stay what they are.
    """
    decoder, members = json.JSONDecoder(), {}
    place = _after_space(text, _after_space(text, 0) + 1)
    while text[place] != "}":
        start = place
        key, place = decoder.raw_decode(text, start)
        colon = _after_space(text, place)
        _, end = decoder.raw_decode(text, _after_space(text, colon + 1))
        members[key] = text[start:end]
        place = _after_space(text, end)
        if text[place] == ",":
            place = _after_space(text, place + 1)
    return members


def _after_space(text: str, place: int) -> int:
    found = SPACE.match(text, place)
    return found.end() if found else place


def write_save(folder: Path, rules: "Rulebook", players: int, at: datetime, line: bytes) -> Path:
    """Keep a record in a file of its own, named after the game, the players and the time."""
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{rules.name}-{players}p-{at:%Y-%m-%d-%H%M%S}"
    for number in count(1):
        file = folder / (f"{stem}.jsonl" if number == 1 else f"{stem}-{number}.jsonl")
        try:
            write_new(file, line)
        except FileExistsError:
            continue
        return file
    raise AssertionError("there is always another number")
