"""The checker finds nothing in a good history, and each kind of fault in one that is spoilt."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from katzentisch.core.rulebook import Rulebook
from katzentisch.server.office.shelving import shelved
from katzentisch.server.table import events
from katzentisch.server.table.happening import happen
from katzentisch.server.table.table import CardTable
from katzentisch.storage.log import Entry
from tests.faults.checker import check, replay_all, takeovers
from tests.faults.evidence import Evidence
from tests.faults.history import SPECTATOR, Command, Ear, History, Kill
from tests.faults.trial import Outcome, waited
from tests.samples import in_turn, with_hidden_moves
from tests.server.told_play import play_for, told_after

TABLE, CLOCK = "t1", 10
Spoil = Callable[[History, Evidence], None]


class Script:
    """Writes a good history: seat 0 is a person, the others are bots, a watcher looks on."""

    def __init__(self, rules: Rulebook, moves: int = 10_000) -> None:
        self.at, self.log, self.history = 1000.0, list[Entry](), History()
        setup = events.Created(
            rules.name, rules.seats[0], rules.defaults(), "regular", True, "anyone", True, CLOCK,
            "ab" * 32, 7,
        )  # fmt: skip
        first = events.Logged(setup)
        self.log.append(Entry(TABLE, 1, self.at, events.encode(first)))
        self.table = CardTable.created_from(TABLE, first, self.at)
        self.ears = [Ear(TABLE, viewer, "en") for viewer in (0, SPECTATOR)]
        self.history.ears += self.ears
        self.tell()
        self.write(events.Sat(0, "Anna", "lock"))
        self.write(events.Locked("game1", list(range(1, rules.seats[0]))), "start")
        while self.table.stage == "playing" and moves:
            game, moves = self.table.playing(), moves - 1
            seat = game.actors[0]
            text = game.legal(seat)[0]
            if seat == 0:
                self.write(events.Moved(0, text), "move")
            else:
                self.write(events.Moved(seat, text, "bot"))

    def write(self, what: events.Happened, kind: str = "", seconds: float = 1.0) -> None:
        """Something happens, by a command of seat 0 if it is of a kind."""
        number = len(self.log) + 1
        self.at += seconds
        name = f"0-{number}" if kind else None
        logged = events.Logged(what, 0 if kind else None, name)
        if name is not None:
            sent = Command(TABLE, 0, name, kind, {}, self.at - 0.2, 1, self.at + 0.2, "ok")
            self.history.commands.append(sent)
        self.log.append(Entry(TABLE, number, self.at, events.encode(logged)))
        happen(self.table, logged, self.at)
        self.tell()

    def tell(self) -> None:
        """Everybody is told."""
        for ear in self.ears:
            update = {
                "n": self.table.chronicle.last_number(ear.viewer),
                "play": play_for(self.table, ear.viewer),
                "events": msgspec.Raw(told_after(self.table, ear.viewer, ear.seen, ear.language)),
            }
            ear.hear(msgspec.json.decode(msgspec.json.encode(update)), self.at)

    @property
    def evidence(self) -> Evidence:
        """What the database has after all this."""
        shelf = {one.id: shelved(self.table, one.record).record for one in self.table.finished}
        committed = [entry.at + 0.01 for entry in self.log]
        return Evidence({TABLE: self.log[:]}, {TABLE: committed}, shelf)


@pytest.mark.parametrize("rules", [in_turn(), with_hidden_moves()], ids=["in turn", "hidden"])
def test_nothing_is_found_in_a_good_history(rules: Rulebook) -> None:
    script = Script(rules)
    assert script.table.stage == "over"
    assert script.history.commands
    assert check(script.history, script.evidence) == []


def rewritten(evidence: Evidence, place: int, **changes: Any) -> None:
    """The log with another event at a place."""
    entry = evidence.logs[TABLE][place]
    logged = msgspec.structs.replace(events.decode(entry.body), **changes)
    evidence.logs[TABLE][place] = msgspec.structs.replace(entry, body=events.encode(logged))


def forget_one(history: History, evidence: Evidence) -> None:
    history.commands.append(Command(TABLE, 0, "x", "say", {}, 1.0, 1, 2.0, "ok"))


def do_one_twice(history: History, evidence: Evidence) -> None:
    log = evidence.logs[TABLE]
    log.append(msgspec.structs.replace(log[2], seq=len(log) + 1))


def do_what_was_refused(history: History, evidence: Evidence) -> None:
    last = history.commands[-1]
    last.answer, last.reason = "rejected", "not-your-turn"


def leave_a_gap(history: History, evidence: Evidence) -> None:
    del evidence.logs[TABLE][4]


def fork(history: History, evidence: Evidence) -> None:
    evidence.logs[TABLE].insert(5, evidence.logs[TABLE][4])


def move_wrongly(history: History, evidence: Evidence) -> None:
    logged = events.decode(evidence.logs[TABLE][5].body)
    assert isinstance(logged.what, events.Moved)
    rewritten(evidence, 5, what=msgspec.structs.replace(logged.what, text="nonsense"))


def lose_a_game(history: History, evidence: Evidence) -> None:
    evidence.shelf.clear()


def falsify_a_record(history: History, evidence: Evidence) -> None:
    (name, body), *_ = evidence.shelf.items()
    record = msgspec.json.decode(body)
    evidence.shelf[name] = msgspec.json.encode(record | {"winners": []})


def be_hours_ahead(history: History, evidence: Evidence) -> None:
    evidence.committed[TABLE][3] -= 7200


def answer_too_early(history: History, evidence: Evidence) -> None:
    history.commands[-1].answered = history.commands[0].sent - 1.0


def tell_with_a_gap(history: History, evidence: Evidence) -> None:
    history.ears[0].updates[3].events = [99]


def tell_nothing(history: History, evidence: Evidence) -> None:
    heard = next(one for one in history.ears[0].updates if one.n > one.seen)
    heard.events = []


def set_back(history: History, evidence: Evidence) -> None:
    heard = history.ears[1].updates[-1]
    heard.seen = heard.n + 1


def tell_another_story(history: History, evidence: Evidence) -> None:
    history.ears[0].events[-1]["said"] = ["Something else."]


def tell_what_never_was(history: History, evidence: Evidence) -> None:
    history.ears[0].events.append({"n": 5000})


def show_another_game(history: History, evidence: Evidence) -> None:
    history.ears[1].updates[-1].look = "another"


def lose_a_table(history: History, evidence: Evidence) -> None:
    evidence.logs.clear()


def send_away(history: History, evidence: Evidence) -> None:
    history.turned_away.append(f"{TABLE} seat 0: table-wrong-token")


@pytest.mark.parametrize(
    ("spoil", "found"),
    [
        (forget_one, "lost"),
        (do_one_twice, "doubled"),
        (do_what_was_refused, "refused"),
        (leave_a_gap, "numbers"),
        (fork, "numbers"),
        (move_wrongly, "legal"),
        (lose_a_game, "shelf"),
        (falsify_a_record, "shelf"),
        (falsify_a_record, "record"),
        (be_hours_ahead, "house time"),
        (answer_too_early, "real time"),
        (tell_with_a_gap, "gap"),
        (tell_nothing, "gap"),
        (set_back, "back"),
        (tell_another_story, "told"),
        (tell_what_never_was, "told"),
        (show_another_game, "shown"),
        (lose_a_table, "lost"),
        (lose_a_table, "told"),
        (send_away, "turned away"),
    ],
)
def test_each_fault_is_found(spoil: Spoil, found: str) -> None:
    script = Script(in_turn())
    evidence = script.evidence
    spoil(script.history, evidence)
    assert found in {one.check for one in check(script.history, evidence)}


def test_a_command_that_was_sent_twice_may_be_refused_and_done() -> None:
    script = Script(in_turn(), moves=5)
    last = script.history.commands[-1]
    last.answer, last.reason, last.sends = "rejected", "not-your-turn", 2
    assert check(script.history, script.evidence) == []


@pytest.mark.parametrize(("seconds", "found"), [(2.0, True), (CLOCK + 0.5, False)])
def test_a_clock_that_moves_before_its_time_is_found(seconds: float, found: bool) -> None:
    script = Script(in_turn(), moves=0)
    seat = script.table.playing().actors[0]
    text = script.table.playing().legal(seat)[0]
    script.write(events.Moved(seat, text, "clock"), seconds=seconds)
    checks = [one.check for one in check(script.history, script.evidence)]
    assert checks == (["deadline"] if found else [])


def test_a_clock_that_moves_twice_for_one_decision_is_found() -> None:
    script = Script(with_hidden_moves(), moves=0)
    seat = script.table.playing().actors[0]
    while seat in script.table.playing().actors:
        text = script.table.playing().legal(seat)[0]
        script.write(events.Moved(seat, text, "clock"), seconds=CLOCK + 1)
    # Its choice lies face down, and could be made again; but not by the clock.
    assert script.table.playing().waiting
    script.write(events.Moved(seat, text, "clock"), seconds=CLOCK + 1)
    checks = [one.check for one in check(script.history, script.evidence)]
    assert checks == ["deadline"]


def test_who_waits_too_long_after_all_is_healed_is_found() -> None:
    history = History(waits=[0.5, 31.0])
    outcome = Outcome(0, 0.0, 30.0, history, Evidence(), {})
    assert [one.check for one in waited(outcome)] == ["waiting"]


def test_how_soon_a_bot_goes_on_is_measured_from_the_kill() -> None:
    script = Script(in_turn())
    evidence = script.evidence
    logged = [events.decode(one.body).what for one in script.log]
    by_bot = next(
        place
        for place, what in enumerate(logged)
        if isinstance(what, events.Moved) and what.by == "bot"
    )
    kill = Kill(evidence.committed[TABLE][by_bot] - 0.75, [TABLE], until=1e9)
    assert takeovers([kill], evidence, replay_all(evidence)) == [pytest.approx(0.75)]


def test_what_people_say_after_a_kill_is_no_takeover() -> None:
    script = Script(in_turn(), moves=0)
    while script.table.playing().actors == [0]:
        script.write(events.Moved(0, script.table.playing().legal(0)[0]), "move")
    kill = Kill(script.at + 0.5, [TABLE], until=script.at + 4.5)
    script.write(events.Spoke(0, "hello"), "say")
    evidence = script.evidence
    assert takeovers([kill], evidence, replay_all(evidence)) == [pytest.approx(4.0)]


def test_while_a_move_is_taken_back_nobody_waits_for_a_bot() -> None:
    script = Script(in_turn(), moves=0)
    game = script.table.playing
    while not game().can_take_back(0) or game().actors == [0]:
        seat = game().actors[0]
        script.write(events.Moved(seat, game().legal(seat)[-1], "bot" if seat else "person"))
    kill = Kill(script.at + 0.01, [TABLE], until=script.at + 100)
    script.write(events.Undone(0), "undo", seconds=2.0)
    script.write(events.Moved(0, game().legal(0)[0]), "move", seconds=30.0)
    bot = game().actors[0]
    script.write(events.Moved(bot, game().legal(bot)[0], "bot"), seconds=0.5)
    evidence = script.evidence
    assert takeovers([kill], evidence, replay_all(evidence)) == [pytest.approx(2.5)]
