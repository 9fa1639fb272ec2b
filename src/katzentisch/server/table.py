"""One table as its log makes it: no clock, no sockets, no disk.

`decide` says what a command would make happen, or refuses; `apply` makes it happen. A table that is
restored applies its log and is the same table again.
"""

import hmac
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, TypeAlias, assert_never

from msgspec import Struct

from katzentisch.core.fair import FairDealer, commitment
from katzentisch.core.game import Game, Refused, hide
from katzentisch.core.rulebook import SPECTATOR, Refusal
from katzentisch.games import GAMES
from katzentisch.server import events, protocol
from katzentisch.server.branches import BranchDealer, go_on
from katzentisch.server.protocol import Happening, Matter, Occupant, Stage, Undo
from katzentisch.server.sight import Sight
from katzentisch.story import tell
from katzentisch.story.told import Told

# Cats sit in for people who do not come.
BOT_NAMES = ("Minou", "Felix", "Kitty", "Mohrle", "Mimi", "Carlo")
REMEMBERED_COMMANDS = 1000


def refused(key: str, clause: str = "", **words: str | int) -> Refused:
    """The exception for a command that is not possible."""
    return Refused(Refusal(key, clause, words))


def lock_of(token: str) -> str:
    """What the server keeps of a seat token."""
    return sha256(token.encode()).hexdigest()


@dataclass(slots=True)
class Chair:
    """A seat at the table and who has it."""

    occupant: Occupant = "nobody"
    name: str = ""
    lock: str = ""
    salt: str = ""
    kept: bool = False


@dataclass(slots=True)
class Pending:
    """Something asked of the others."""

    matter: Matter
    by: int
    seat: int
    needed: list[int]
    agreed: list[int]
    game: str


# Seat, text, and whether other seats never see its card.
MadeMove: TypeAlias = tuple[int, str, bool]
Story: TypeAlias = tuple[Told, ...]


def seen_moves(moves: tuple[MadeMove, ...], viewer: int) -> list[tuple[int, str]]:
    """Moves as a viewer saw them."""
    return [
        (seat, hide(text) if hidden and seat != viewer else text) for seat, text, hidden in moves
    ]


# A chronicle grows by thousands of notes, and none of them is ever part of a circle: the garbage
# collector need not go through them.
class Note(Struct, frozen=True, eq=False, gc=False):
    """One line of the chronicle. What is not `public` is known to its seat alone."""

    at: float
    kind: Happening
    seat: int | None = None
    name: str = ""
    moves: tuple[MadeMove, ...] = ()
    phrase: protocol.Phrase | None = None
    matter: Matter | None = None
    other: str = ""
    public: bool = True
    # Who sat where then, and the story of a move as each viewer (SPECTATOR first) can tell it.
    names: tuple[str, ...] = ()
    told: tuple[Story, ...] | None = None

    def seen_by(self, viewer: int) -> bool:
        """Whether the viewer knows of it at all."""
        return self.public or self.seat == viewer

    def moves_for(self, viewer: int) -> list[tuple[int, str]]:
        """The moves as the viewer saw them."""
        if self.kind == "chosen" and self.seat != viewer:
            return []
        return seen_moves(self.moves, viewer)

    def reader(self, viewer: int) -> int:
        """The viewer, if he reads something else here than a spectator does."""
        if self.told is None:
            return viewer if self.seat == viewer else SPECTATOR
        story = self.told[viewer + 1]
        same = story is self.told[0] and all(one.seat != viewer for one in story)
        return SPECTATOR if same else viewer


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, or was ended."""

    id: str
    number: int
    record: dict[str, Any]

    @property
    def played(self) -> protocol.Played:
        """As the table shows it."""
        scores, winners = self.record.get("scores", []), self.record.get("winners", [])
        return protocol.Played(self.id, self.number, bool(winners), scores, winners)


@dataclass(slots=True)
class Table:
    """A table, its seats, its game and its chronicle."""

    id: str
    setup: events.Created
    seq: int = 0
    created: float = 0.0
    touched: float = 0.0
    stage: Stage = "waiting"
    chairs: list[Chair] = field(default_factory=list)
    # Persons in the order in which they sat down; the first is the host.
    order: list[int] = field(default_factory=list)
    # Who sits where in the present game.
    names: tuple[str, ...] = ()
    number: int = 0
    game: Game | None = None
    game_id: str = ""
    started: float = 0.0
    moving_since: list[float] = field(default_factory=list)
    requests: dict[Matter, Pending] = field(default_factory=dict)
    finished: list[Finished] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    public_notes: int = 0
    private_notes: list[int] = field(default_factory=list)
    promised: dict[int, str] = field(default_factory=dict)
    done: dict[tuple[int | None, str], None] = field(default_factory=dict)
    # A table that is being restored tells no stories; whoever wants them replays it telling.
    telling: bool = True
    sighted: Sight | None = None
    lasting: list[int] | None = None

    @classmethod
    def created_from(
        cls, name: str, logged: events.Logged, at: float, *, telling: bool = True
    ) -> "Table":
        """The table that the first event of its log describes."""
        assert isinstance(logged.what, events.Created)
        setup = logged.what
        table = cls(name, setup, created=at, telling=telling)
        table.chairs = [Chair() for _ in range(setup.players)]
        table.moving_since = [at] * setup.players
        table.private_notes = [0] * setup.players
        table._note(Note(at, "created"))
        table.seq, table.touched = 1, at
        return table

    # The deal

    def seed(self, number: int) -> bytes:
        """The server's bytes for the game of that number; each can be opened without the others."""
        secret = bytes.fromhex(self.setup.secret)
        return hmac.digest(secret, b"katzentisch table deal %d" % number, "sha256")

    @property
    def commitment(self) -> str:
        """The promise for the present deal, or for the next where none is being played."""
        return self.promises(self.number + (self.stage != "playing"))

    def promises(self, number: int) -> str:
        """The commitment for the game of that number."""
        if number not in self.promised:
            self.promised[number] = commitment(self.seed(number))
        return self.promised[number]

    def _dealer(self) -> FairDealer:
        salts = tuple(bytes.fromhex(chair.salt) for chair in self.chairs)
        return FairDealer(self.seed(self.number), salts)

    # People

    def seat_of(self, token: str) -> int | None:
        """The seat that this token opens."""
        return self.seat_with(lock_of(token))

    def seat_with(self, lock: str) -> int | None:
        """The seat with that lock; every one is tried, so that time tells nothing."""
        found = None
        for seat, chair in enumerate(self.chairs):
            if hmac.compare_digest(chair.lock or "-", lock):
                found = seat
        return found

    def level(self, seat: int) -> str:
        """How well a bot on that seat plays."""
        chosen = self.setup.levels[seat : seat + 1]
        return chosen[0] if chosen and chosen[0] else self.setup.level

    @property
    def persons(self) -> list[int]:
        """The seats of people, bots that keep a seat warm included."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.occupant == "person"]

    @property
    def free_seats(self) -> list[int]:
        """The seats nobody has."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.occupant == "nobody"]

    @property
    def host(self) -> int | None:
        """Who has been sitting here longest."""
        return self.order[0] if self.order else None

    def acting_bots(self) -> list[int]:
        """The seats for which a bot has a decision to make now."""
        if self.game is None or self.stage != "playing":
            return []
        return [
            seat
            for seat in self.game.actors
            if self.chairs[seat].occupant == "bot" or self.chairs[seat].kept
        ]

    def deadline(self, seat: int) -> float | None:
        """When the clock moves for a seat."""
        if self.setup.clock is None or self.game is None or self.stage != "playing":
            return None
        return self.moving_since[seat] + self.setup.clock if seat in self.game.actors else None

    # What a command would make happen

    def decide(
        self,
        seat: int,
        command: protocol.AnyCommand,
        present: list[int],
        new_game: Callable[[], str],
    ) -> events.Happened:
        """The event a seat's command amounts to; raises Refused where it is not possible.

        `present` are the seats whose owners are connected; `new_game` names a game to be dealt.
        """
        match command:
            case protocol.Move(text=text):
                return self._decide_move(seat, text)
            case protocol.TakeBack():
                return self._decide_undo(seat, present)
            case protocol.Start(fill=fill):
                return self._decide_start(new_game, fill)
            case protocol.Leave():
                return events.Left(seat)
            case protocol.Free(seat=other):
                return self._decide_free(seat, other)
            case protocol.AddSalt(salt=salt):
                if self.stage == "playing":
                    raise refused("table-salt-late")
                return events.Salted(seat, salt)
            case protocol.Say(phrase=phrase):
                return events.Spoke(seat, phrase)
            case protocol.Ask(matter=matter, seat=about):
                return self._decide_ask(seat, matter, about, present, new_game)
            case protocol.Answer(matter=matter, agree=agree):
                return self._decide_answer(seat, matter, agree)
            case protocol.Hello() | protocol.Why() | protocol.Hint() | protocol.Ping():
                raise AssertionError(f"{type(command).__name__} makes nothing happen")
            case _:
                assert_never(command)

    def playing(self) -> Game:
        """The game in progress; raises Refused where there is none."""
        if self.stage == "over":
            raise refused("game-over")
        if self.game is None or self.stage != "playing":
            raise refused("table-not-started")
        return self.game

    def _decide_move(self, seat: int, text: str) -> events.Moved:
        game = self.playing()
        if self._changes_choice(seat):
            game = game.again(game.made + game.waiting)
            game.take_back(seat)
        refusal = game.why_not(seat, text)
        if refusal is not None:
            raise Refused(refusal)
        return events.Moved(seat, text)

    def _changes_choice(self, seat: int) -> bool:
        """Whether the seat has chosen already and nothing is turned over yet."""
        game = self.game
        return game is not None and bool(
            game.waiting and seat not in game.actors and game.can_take_back(seat)
        )

    def undo(self, seat: int) -> Undo:
        """Whether the seat can take its last move back."""
        if self.game is None or self.stage != "playing":
            return "no"
        if self.game.can_take_back(seat):
            return "free"
        return "ask" if any(made.seat == seat for made in self.game.made) else "no"

    def _decide_undo(self, seat: int, present: list[int]) -> events.Undone | events.Asked:
        self.playing()
        match self.undo(seat):
            case "free":
                return events.Undone(seat)
            case "ask":
                return self._decide_ask(seat, "undo", seat, present, str)
            case "no":
                raise refused("no-undo")

    def _decide_start(self, new_game: Callable[[], str], fill: bool) -> events.Started:
        if self.stage == "playing":
            raise refused("table-already-started")
        if self.free_seats and not fill:
            raise refused("table-seats-free", count=len(self.free_seats))
        if self.stage == "over":
            raise refused("table-ask-rematch")
        return events.Started(new_game(), self.free_seats)

    def _decide_free(self, seat: int, other: int) -> events.Left:
        if seat != self.host:
            raise refused("table-host-only")
        if self.stage == "playing":
            raise refused("table-already-started")
        if other not in self.persons:
            raise refused("table-seat-empty")
        return events.Left(other)

    def _decide_ask(
        self,
        seat: int,
        matter: Matter,
        about: int | None,
        present: list[int],
        new_game: Callable[[], str],
    ) -> events.Asked:
        about = seat if about is None else about
        if matter == "rematch":
            if self.stage != "over":
                raise refused("table-not-over")
        else:
            self.playing()
        if matter == "undo" and (about != seat or self.undo(seat) == "no"):
            raise refused("no-undo")
        if matter == "bot":
            if about not in self.persons or self.chairs[about].kept:
                raise refused("table-seat-empty")
            if about in present:
                raise refused("table-seat-present", name=self.chairs[about].name)
        needed = [
            other
            for other in self.persons
            if other not in (seat, about) and other in present and not self.chairs[other].kept
        ]
        game = new_game() if matter == "rematch" else ""
        return events.Asked(matter, seat, about, needed, game)

    def _decide_answer(self, seat: int, matter: Matter, agree: bool) -> events.Answered:
        asked = self.requests.get(matter)
        if asked is None or seat not in asked.needed or seat in asked.agreed:
            raise refused("table-nothing-asked")
        return events.Answered(matter, seat, agree)

    def decide_join(self, name: str, seat: int | None, lock: str, salt: str) -> events.Sat:
        """Somebody wants to sit down."""
        if self.stage == "playing":
            raise refused("table-already-started")
        if not self.free_seats:
            raise refused("table-full")
        if seat is None:
            seat = self.free_seats[0]
        if seat >= self.setup.players:
            raise refused("no-such-seat")
        if seat not in self.free_seats:
            raise refused("table-seat-taken")
        return events.Sat(seat, name, lock, salt)

    # What happens

    def apply(self, logged: events.Logged, at: float) -> None:
        """Make an event happen that was decided on this very state of the table."""
        self.seq += 1
        self.touched = at
        before, self.sighted, self.lasting = self.sighted, None, None
        if logged.command is not None:
            self.done[logged.by, logged.command] = None
            if len(self.done) > REMEMBERED_COMMANDS:
                del self.done[next(iter(self.done))]
        what = logged.what
        match what:
            case events.Sat():
                self._sit(what, at)
            case events.Left(seat=seat):
                self._leave(seat, at)
            case events.Salted(seat=seat, salt=salt):
                self.chairs[seat].salt = salt
            case events.Started(game=name, bots=bots):
                self._start(name, bots, at)
            case events.Moved(seat=seat, text=text):
                self._move(seat, text, at, before)
            case events.Undone(seat=seat):
                self._undo(seat, at)
            case events.Spoke(seat=seat, phrase=phrase):
                self._note(Note(at, "said", seat, self.chairs[seat].name, phrase=phrase))
            case events.Asked():
                self._ask(what, at)
            case events.Answered(matter=matter, seat=seat, agree=agree):
                self._answer(matter, seat, agree, at)
            case events.Back(seat=seat):
                self._keep(seat, at, kept=False)
            case events.Created():
                raise AssertionError("a table is created once")
            case _:
                assert_never(what)

    def _note(self, note: Note) -> None:
        self.notes.append(note)
        if note.public:
            self.public_notes += 1
        elif note.seat is not None:
            self.private_notes[note.seat] += 1

    def last_number(self, viewer: int) -> int:
        """How many notes the viewer has seen; what he cannot see has no number."""
        return self.public_notes + (0 if viewer == SPECTATOR else self.private_notes[viewer])

    def untold(self, viewer: int, since: int) -> bool:
        """Whether the story of something the viewer has not heard of yet is missing."""
        notes = self.notes_after(viewer, since)
        return any(note.kind == "moved" and note.told is None for _, note in notes)

    def notes_after(self, viewer: int, since: int) -> list[tuple[int, Note]]:
        """The viewer's notes after that number, with their numbers."""
        found = []
        number = self.last_number(viewer)
        if since > number:
            # The viewer speaks of another table, or of one that was set back: he gets everything.
            since = 0
        for note in reversed(self.notes):
            if number <= since:
                break
            if note.seen_by(viewer):
                found.append((number, note))
                number -= 1
        return found[::-1]

    def remembered(self, viewer: int) -> int:
        """The number of the first note whose moves the viewer may still look at."""
        if self.lasting is None:
            self.lasting = self._lasting()
        return self.lasting[viewer + 1]

    def _lasting(self) -> list[int]:
        """The same for every viewer, SPECTATOR first."""
        viewers = range(SPECTATOR, self.setup.players)
        faded = self.sight.faded() if self.game is not None else 0
        if self.game is None or faded == 0:
            return [0 for _ in viewers]
        left = len(self.game.made) - faded
        later: list[Note] = []
        for note in reversed(self.notes):
            left -= len(note.moves) if note.kind == "moved" else 0
            if left < 0:
                break
            later.append(note)
        else:
            return [0 for _ in viewers]
        public = sum(note.public for note in later)
        own = [note.seat for note in later if not note.public]
        return [self.last_number(one) + 1 - public - own.count(one) for one in viewers]

    def _sit(self, sat: events.Sat, at: float) -> None:
        self.chairs[sat.seat] = Chair("person", sat.name, sat.lock, sat.salt)
        self.order.append(sat.seat)
        self._note(Note(at, "sat", sat.seat, sat.name))

    def _leave(self, seat: int, at: float) -> None:
        name = self.chairs[seat].name
        if self.stage == "playing":
            self.chairs[seat].kept = True
        else:
            self.chairs[seat] = Chair()
            self.order.remove(seat)
        self._note(Note(at, "left", seat, name))
        self._ask_no_more(seat, at)

    def _ask_no_more(self, seat: int, at: float) -> None:
        """Who has left asks nothing and need not be asked."""
        self.requests = {m: asked for m, asked in self.requests.items() if asked.by != seat}
        for matter, asked in list(self.requests.items()):
            if seat in asked.needed:
                asked.needed.remove(seat)
                self._settle(matter, at)

    def _keep(self, seat: int, at: float, *, kept: bool) -> None:
        self.chairs[seat].kept = kept
        self._note(Note(at, "kept" if kept else "back", seat, self.chairs[seat].name))

    def _start(self, name: str, bots: list[int], at: float) -> None:
        for seat in bots:
            self.chairs[seat] = Chair("bot", BOT_NAMES[seat])
        self.names = tuple(chair.name for chair in self.chairs)
        self.stage, self.game_id, self.started = "playing", name, at
        self.number += 1
        self.requests = {}
        self.game = self._dealt()
        if self._branch is not None:
            go_on(self.game, self._branch)
        self._give_time(at)
        self._note(Note(at, "branched" if self._branch else "started"))

    @property
    def _branch(self) -> events.Branched | None:
        """Where the present game goes on from; only the first game of a table does."""
        return self.setup.branch if self.number == 1 else None

    def _dealt(self) -> Game:
        rules = GAMES[self.setup.game]
        fair = self._dealer()
        dealer = fair if self._branch is None else BranchDealer(rules, self._branch, fair)
        return Game(rules, self.setup.players, dealer, self.setup.options)

    # The story

    @property
    def sight(self) -> Sight:
        """The game as it can be seen now."""
        if self.sighted is None:
            assert self.game is not None
            self.sighted = Sight(self.game)
        return self.sighted

    def _tell(self, moves: tuple[MadeMove, ...], before: Sight) -> tuple[Story, ...]:
        """The story of a step as a spectator, and then each person, can tell it.

        It is told again only for those who saw more happen than everybody did.
        """
        after = self.sight
        seen = seen_moves(moves, SPECTATOR)
        public = tuple(tell(before.public(), after.public(), seen))

        def told(seat: int) -> Story:
            if self.chairs[seat].occupant != "person":
                return ()
            own = seen_moves(moves, seat)
            if own == seen and before.own(seat) == after.own(seat):
                return public
            story = tuple(tell(before.view(seat), after.view(seat), own))
            return public if story == public else story

        return (public, *map(told, range(self.setup.players)))

    def _looked(self, known: Sight | None, game: Game) -> Sight:
        """What has to be remembered of the game before a move changes it."""
        sight = Sight(game) if known is None else known
        if self.telling or game.rules.together(game.state):
            sight.public()
        for seat in self.persons if self.telling else ():
            sight.own(seat)
        return sight

    # Moves

    def _move(self, seat: int, text: str, at: float, known: Sight | None) -> None:
        game = self.playing()
        before = self._looked(known, game)
        turned_over = len(game.made)
        if self._changes_choice(seat):
            game.take_back(seat)
        game.move(seat, text)
        name = self.chairs[seat].name
        if len(game.made) > turned_over:
            hidden = game.rules.hidden
            made = tuple((one.seat, one.text, hidden(one.move)) for one in game.made[turned_over:])
            told = self._tell(made, before) if self.telling else None
            self._note(Note(at, "moved", seat, name, made, names=self.names, told=told))
            self._give_time(at)
            # What was asked is about an earlier moment now; a choice face down changes nothing.
            self.requests.pop("undo", None)
        else:
            # The choice itself is seen by its seat alone; that it was made, by those whose view
            # shows it.
            shown = self.sight.public() != before.public()
            self._note(Note(at, "chosen", seat, name, ((seat, text, True),), public=shown))
        if game.over:
            self._finish(at)

    def _give_time(self, at: float) -> None:
        """Everybody who has to decide now has the whole time for it."""
        self.moving_since = [at] * self.setup.players

    def _undo(self, seat: int, at: float) -> None:
        game = self.playing()
        choosing = bool(game.waiting)
        public = game.public()
        game.take_back(seat)
        shown = not choosing or game.public() != public
        if not choosing:
            self._give_time(at)
        self._note(Note(at, "undone", seat, self.chairs[seat].name, public=shown))

    def _rewind(self, seat: int, at: float) -> None:
        """Play the same deal again up to the seat's last move: all others agreed."""
        game = self.playing()
        last = max(place for place, made in enumerate(game.made) if made.seat == seat)
        kept = game.made[:last]
        # A later shuffle may turn out different after other moves, so the dealer deals again.
        self.game = self._dealt()
        for made in kept:
            self.game.make(made.seat, made.move)
        self._give_time(at)
        self._note(Note(at, "undone", seat, self.chairs[seat].name))

    def _ask(self, asked: events.Asked, at: float) -> None:
        self.requests[asked.matter] = Pending(
            asked.matter, asked.by, asked.seat, list(asked.needed), [], asked.game
        )
        by, about = self.chairs[asked.by].name, self.chairs[asked.seat].name
        self._note(Note(at, "asked", asked.by, by, matter=asked.matter, other=about))
        self._settle(asked.matter, at)

    def _answer(self, matter: Matter, seat: int, agree: bool, at: float) -> None:
        asked = self.requests[matter]
        kind: Happening = "agreed" if agree else "declined"
        by = self.chairs[asked.by].name
        self._note(Note(at, kind, seat, self.chairs[seat].name, matter=matter, other=by))
        if agree:
            asked.agreed.append(seat)
            self._settle(matter, at)
        else:
            del self.requests[matter]

    def _settle(self, matter: Matter, at: float) -> None:
        """Do what was asked once everybody has agreed."""
        asked = self.requests[matter]
        if set(asked.agreed) != set(asked.needed):
            return
        del self.requests[matter]
        match matter:
            case "undo":
                self._rewind(asked.seat, at)
            case "bot":
                self._keep(asked.seat, at, kept=True)
            case "end":
                self._finish(at)
            case "rematch":
                self._start(asked.game, self.free_seats, at)

    def _finish(self, at: float) -> None:
        game = self.playing()
        self._note(Note(at, "over" if game.over else "ended"))
        self.finished.append(Finished(self.game_id, self.number, self._record(game, at)))
        self.stage = "over"
        self.requests = {}

    def _record(self, game: Game, at: float) -> dict[str, Any]:
        """The record with everything that changes nothing in the rules (record format 1)."""
        bots = [chair.occupant == "bot" for chair in self.chairs]
        extras: dict[str, Any] = {
            "id": self.game_id,
            "started": self.started,
            "finished": at,
            "names": [chair.name for chair in self.chairs],
            "bots": [self.level(seat) if bot else None for seat, bot in enumerate(bots)],
            "clock": self.setup.clock,
        }
        if self._branch is None:
            extras["fair"] = self._dealer().opened()
        else:
            # Its first cards come from another game, so there is no promise to open.
            extras["branch"] = {"game": self._branch.game, "step": self._branch.step}
        return game.record() | extras
