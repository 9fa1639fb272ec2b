"""What is composed of parts is byte for byte what would be composed at once, for every viewer."""

import random
from collections.abc import Iterator

import pytest

from katzentisch.core.game import Game
from katzentisch.core.rulebook import SPECTATOR, Rulebook
from katzentisch.core.texts import LANGUAGES
from katzentisch.server import protocol
from katzentisch.server.table import events
from katzentisch.server.table.chronicle import Note, moves_as_seen
from katzentisch.server.table.consent import Around
from katzentisch.server.table.happening import change
from katzentisch.server.table.table import CardTable
from katzentisch.server.telling.for_viewers import table_for_all
from katzentisch.server.telling.updates import Updates
from katzentisch.story import tell
from tests.games import of_the_house
from tests.server.plain_telling import plain_update
from tests.variants import game_and_count

NAMES = ("Anna", 'Bör{ $who } "x"', "C & D <b>", "Dora \\n", "É…")
PHRASES: tuple[protocol.Phrase, ...] = ("hello", "thanks")
CASES = [(rules, count) for rules in of_the_house() for count in (rules.seats[0], rules.seats[-1])]


class ToldTable:
    """A table as the server keeps it: tried on a draft, then told; what is told is compared."""

    def __init__(self, rules: Rulebook, players: int, seed: int) -> None:
        self.time, self.chance = 1_700_000_000.25, random.Random(seed)
        options = {option.name: self.chance.choice(option.values) for option in rules.options}
        setup = events.Created(
            rules.name, players, options, "novice", True, "anyone", False, 30, f"{seed:064x}", seed
        )
        self.table = CardTable.created_from("t", events.Logged(setup), self.time)
        self.updates = Updates(lambda: self.time, self.deadlines, self.trouble)
        # The last seat is a bot's.
        for seat in range(players - 1):
            self.happen(events.Sat(seat, NAMES[seat], f"lock {seat}", ""))
        self.happen(events.Started("g", [players - 1]))

    def trouble(self, what: str, error: Exception) -> None:
        raise AssertionError(what) from error

    def deadlines(self) -> dict[int, float]:
        game = self.table.game
        return {} if game is None else dict.fromkeys(game.actors, self.time + 30)

    def happen(self, what: events.Happened) -> None:
        """As the keeper does it."""
        self.time += 0.125
        draft, before = self.table.draft(), self.table.game
        change(draft, events.Logged(what), self.time)
        self.table = draft
        self.updates.forget()
        note = next(reversed(list(draft.chronicle)))
        if note.kind == "moved":
            assert before is not None
            self.compare_stories(before, note)

    def compare_stories(self, before: Game, note: Note) -> None:
        """What is told of a step is what each viewer alone would tell of it."""
        after = self.table.game
        assert after is not None
        assert note.told is not None
        for viewer in range(SPECTATOR, self.table.setup.players - 1):
            seen = moves_as_seen(note.moves, viewer)
            alone = tell(before.view(viewer), after.view(viewer), seen)
            assert note.told[viewer + 1] == tuple(alone)

    def shown(self) -> protocol.Table:
        """The table around the game."""
        around = Around(list(range(self.table.setup.players - 1)))
        return table_for_all(self.table, around, {}, 2)

    def go_on(self) -> None:
        """Somebody does something: a move mostly, now and then another choice, or a word."""
        chance, game = self.chance, self.table.playing()
        if chance.random() < 0.1:
            self.happen(events.Spoke(0, chance.choice(PHRASES)))
        elif chance.random() < 0.1 and (
            back := [seat for seat in range(game.players) if self.table.undo(seat) == "free"]
        ):
            self.happen(events.Undone(chance.choice(back)))
        else:
            seat = chance.choice(game.actors)
            self.happen(events.Moved(seat, chance.choice(game.legal(seat))))

    def compare(self) -> Iterator[bytes]:
        """Everybody is told the last things, and somebody all."""
        shown = self.shown()
        self.updates.notice(shown)
        due = self.deadlines()
        until = [due.get(seat) for seat in range(self.table.setup.players)]
        for viewer in range(SPECTATOR, self.table.setup.players):
            last = self.table.chronicle.last_number(viewer)
            for language in LANGUAGES:
                back = self.chance.choice((0, 1, 1, 1, 2, 5, last))
                since, whole = max(0, last - back), self.chance.random() < 0.2
                told = self.updates.message(self.table, viewer, since, language, with_table=whole)
                assert told == plain_update(
                    self.table,
                    viewer,
                    since,
                    language,
                    time=self.time,
                    shown=shown if whole else None,
                    deadlines=until,
                )
                yield told


@pytest.mark.parametrize(("rules", "players"), CASES, ids=[game_and_count(pair) for pair in CASES])
def test_what_is_told_is_the_same_bytes(rules: Rulebook, players: int) -> None:
    for seed in (11, 12):
        one = ToldTable(rules, players, seed)
        seen: set[bytes] = set()
        steps = 0
        while one.table.stage == "playing" and steps < 80:
            one.go_on()
            steps += 1
            seen.update(one.compare())
        # A game of chance; whatever it was, the viewers must have read many different things.
        assert len(seen) > 5 * steps
