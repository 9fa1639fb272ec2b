"""Whether what everybody said and heard fits what is in the log; each check says what does not."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from katzentisch.core.game import Refused
from katzentisch.core.record import RecordError, checked, parse
from katzentisch.games import rulebooks
from katzentisch.server.office.outside import MOST_ASTRAY
from katzentisch.server.office.shelving import shelved
from katzentisch.server.table import events
from katzentisch.server.table.happening import happen
from katzentisch.server.table.table import CardTable
from katzentisch.server.telling.narrator import sentences_or_none
from katzentisch.storage.log import Entry
from tests.faults.evidence import Evidence
from tests.faults.history import SPECTATOR, Command, Ear, History, Kill, look_of
from tests.server.told_play import play_for

# A clock may be astray so far, and an answer of the database that set it may have been late.
ASTRAY = MOST_ASTRAY + 0.5
# A server may be stopped between the moment of an event and its commit.
LONGEST_WRITING = 90.0


@dataclass(frozen=True)
class Finding:
    """Something that should not be."""

    check: str
    table: str
    what: str


@dataclass
class Replayed:
    """A table played again: how it looks to each viewer at each of his numbers."""

    table: CardTable
    looks: dict[int, dict[int, set[str]]] = field(default_factory=dict)
    # Of each event: whether a bot had to decide before it, and whether it is what one decided.
    bots_due: list[bool] = field(default_factory=list)
    by_bot: list[bool] = field(default_factory=list)
    findings: list[Finding] = field(default_factory=list)

    def look(self) -> None:
        """Keep how it looks now."""
        table = self.table
        for viewer in range(SPECTATOR, table.setup.players):
            play = play_for(table, viewer)
            shown = None if play is None else msgspec.to_builtins(play)
            number = table.chronicle.last_number(viewer)
            looks = self.looks.setdefault(viewer, {})
            looks.setdefault(number, set()).add(look_of(shown))


def check(history: History, evidence: Evidence) -> list[Finding]:
    """All checks over all tables."""
    return [*findings(history, evidence, replay_all(evidence))]


def replay_all(evidence: Evidence) -> dict[str, Replayed]:
    """Every table, played again from its log as far as that goes."""
    return {name: replay(name, log) for name, log in evidence.logs.items() if log}


def findings(
    history: History, evidence: Evidence, tables: dict[str, Replayed]
) -> Iterator[Finding]:
    """What each check finds."""
    for name, log in evidence.logs.items():
        yield from numbers(name, log)
        yield from doubled(name, log)
        yield from house_time(name, log, evidence.committed.get(name, []))
    for one in tables.values():
        yield from one.findings
        yield from records(one.table, evidence.shelf)
    yield from kept(history.commands, evidence.logs)
    yield from real_time(history.commands, evidence.logs)
    for ear in history.ears:
        yield from gapless(ear)
        if ear.table in tables:
            yield from told(ear, tables[ear.table])
        elif ear.events:
            yield Finding("told", ear.table, "people were told of a table that is in no log")
    for why in history.turned_away:
        yield Finding("turned away", why.split()[0], why)


# The log alone


def numbers(name: str, log: list[Entry]) -> Iterator[Finding]:
    """(table, seq) from 1 on, without gaps or forks."""
    found = [entry.seq for entry in log]
    if found != list(range(1, len(log) + 1)):
        wrong = next(at for at, seq in enumerate(found, start=1) if at != seq)
        yield Finding("numbers", name, f"event {wrong} is numbered {found[wrong - 1]}")


def doubled(name: str, log: list[Entry]) -> Iterator[Finding]:
    """No command id of a seat is in the log twice."""
    done = (events.decode(entry.body) for entry in log)
    counts = Counter((one.by, one.command) for one in done if one.command is not None)
    for (seat, command), times in counts.items():
        if times > 1:
            yield Finding("doubled", name, f"seat {seat}: {command} is there {times} times")


def house_time(name: str, log: list[Entry], committed: list[float]) -> Iterator[Finding]:
    """Nothing is written as if it were later, or hours earlier, than the house's clock says."""
    for entry, at in zip(log, committed, strict=False):
        if not -ASTRAY <= at - entry.at <= LONGEST_WRITING:
            what = f"event {entry.seq} of {entry.at:.2f} was written at {at:.2f}"
            yield Finding("house time", name, what)


def replay(name: str, log: list[Entry]) -> Replayed:
    """Play a log again, legally, and see that clocks move when they may."""
    first = log[0]
    found = Replayed(CardTable.created_from(name, events.decode(first.body), first.at))
    found.bots_due.append(False)
    found.by_bot.append(False)
    found.look()
    for entry in log[1:]:
        logged = events.decode(entry.body)
        found.findings += deadline(found.table, logged.what, entry)
        try:
            found.bots_due.append(bool(found.table.acting_bots()))
            found.by_bot.append(isinstance(logged.what, events.Moved) and logged.what.by == "bot")
            happen(found.table, logged, entry.at)
        except (Refused, AssertionError, LookupError, ValueError) as error:
            what = f"event {entry.seq} cannot happen: {type(error).__name__} {error}"
            found.findings.append(Finding("legal", name, what))
            break
        found.look()
    return found


def deadline(table: CardTable, what: events.Happened, entry: Entry) -> Iterator[Finding]:
    """A clock moves once for a decision, and not before its time."""
    if not isinstance(what, events.Moved) or what.by != "clock":
        return
    until = table.deadline(what.seat)
    if until is None:
        text = f"event {entry.seq}: the clock moved for seat {what.seat}, which has nothing to do"
        yield Finding("deadline", table.id, text)
    elif entry.at < until - ASTRAY:
        text = f"event {entry.seq}: the clock moved {until - entry.at:.2f} s too early"
        yield Finding("deadline", table.id, text)


def records(table: CardTable, shelf: dict[str, bytes]) -> Iterator[Finding]:
    """Each finished game is on the shelf as the log tells it, and its record verifies."""
    for game in table.finished:
        body = shelf.get(game.id)
        if body is None:
            yield Finding("shelf", table.id, f"game {game.id} is not there")
            continue
        if parse(body) != parse(shelved(table, game.record).record):
            yield Finding("shelf", table.id, f"game {game.id} is not as the log tells it")
        try:
            checked(parse(body), rulebooks())
        except RecordError as error:
            yield Finding("record", table.id, f"game {game.id}: {error}")


# Commands


def places(logs: dict[str, list[Entry]]) -> dict[tuple[str, int | None, str], int]:
    """Where each command is in its table's log."""
    return {
        (name, one.by, one.command): entry.seq
        for name, log in logs.items()
        for entry in log
        if (one := events.decode(entry.body)).command is not None
    }


def kept(commands: list[Command], logs: dict[str, list[Entry]]) -> Iterator[Finding]:
    """Every acknowledged command is in the log; what was refused for sure is not."""
    found = places(logs)
    for one in commands:
        there = (one.table, one.seat, one.id) in found
        if one.written and not there:
            yield Finding("lost", one.table, f"seat {one.seat}: {one.kind} {one.id} is lost")
        if one.surely_not_written and there:
            text = f"seat {one.seat}: {one.kind} {one.id} was refused ({one.reason}) and is there"
            yield Finding("refused", one.table, text)


def real_time(commands: list[Command], logs: dict[str, list[Entry]]) -> Iterator[Finding]:
    """What was acknowledged before another command was sent is before it in the log."""
    found = places(logs)
    by_table: defaultdict[str, list[tuple[Command, int]]] = defaultdict(list)
    for one in commands:
        place = found.get((one.table, one.seat, one.id))
        if place is not None:
            by_table[one.table].append((one, place))
    for name, done in by_table.items():
        answered = sorted((one.answered, seq) for one, seq in done if one.written and one.answered)
        at, highest = 0, 0
        for one, seq in sorted(done, key=lambda pair: pair[0].sent):
            while at < len(answered) and answered[at][0] < one.sent:
                highest = max(highest, answered[at][1])
                at += 1
            if seq < highest:
                text = f"{one.id} is event {seq}, but {highest} was acknowledged before it was sent"
                yield Finding("real time", name, text)


# What people were told


def gapless(ear: Ear) -> Iterator[Finding]:
    """A viewer's numbers go on without gaps, and never back."""
    for heard in ear.updates:
        where = f"viewer {ear.viewer}: after {heard.seen}"
        if heard.n < heard.seen:
            yield Finding("back", ear.table, f"{where} he was shown {heard.n}")
        if heard.events:
            first, last = heard.events[0], heard.events[-1]
            straight = heard.events == list(range(first, last + 1))
            if not straight or first > heard.seen + 1 or last != heard.n:
                yield Finding("gap", ear.table, f"{where} he was told {heard.events}")
        elif heard.n > heard.seen:
            yield Finding("gap", ear.table, f"{where} he was told nothing up to {heard.n}")


def told(ear: Ear, replayed: Replayed) -> Iterator[Finding]:
    """What a viewer was told and shown is what the log tells and shows."""
    table, viewer = replayed.table, ear.viewer
    notes = dict(table.chronicle.after(viewer, 0))
    for event in ear.events:
        note = notes.get(event["n"])
        if note is None:
            yield Finding("told", ear.table, f"viewer {viewer}: the log has no event {event['n']}")
            continue
        right: dict[str, Any] = {
            "n": event["n"],
            "at": note.at,
            "kind": note.kind,
            "seat": note.seat,
            "moves": [list(move) for move in note.moves_for(viewer)],
            "phrase": note.phrase,
            "said": sentences_or_none(note, viewer, table.setup.game, ear.language),
            "undid": note.undid,
        }
        # What may not be looked at again has no cards and words.
        if note.kind == "moved" and not event["moves"]:
            right |= {"moves": [], "said": []}
        if event != right:
            yield Finding("told", ear.table, f"viewer {viewer}: {event}, the log says {right}")
    looks = replayed.looks[viewer]
    for heard in ear.updates:
        if heard.look not in looks.get(heard.n, ()):
            yield Finding("shown", ear.table, f"viewer {viewer}: another game at {heard.n}")


# How soon tables go on


def takeovers(kills: list[Kill], evidence: Evidence, tables: dict[str, Replayed]) -> list[float]:
    """After each kill with nothing else broken: when a bot went on where one had to."""
    found = []
    for kill in kills:
        for name in kill.tables:
            waited = takeover(kill, evidence.committed.get(name, []), tables.get(name))
            if waited is not None:
                found.append(waited)
    return sorted(found)


def takeover(kill: Kill, committed: list[float], replayed: Replayed | None) -> float | None:
    """How long a bot had to decide after a kill until one did; none where none was due then.

    While somebody has taken a move back nobody waits for a bot: that time does not count.
    """
    later = [place for place, when in enumerate(committed) if when > kill.at]
    if replayed is None or not later or not replayed.bots_due[later[0]]:
        return None
    waited, since = 0.0, kill.at
    for place in later:
        when = min(committed[place], kill.until)
        if replayed.bots_due[place]:
            waited += when - since
        since = when
        if replayed.by_bot[place] or when == kill.until:
            return waited
    return waited + (kill.until - since if replayed.table.acting_bots() else 0.0)
