"""One table as its log makes it: no clock, no sockets, no disk.

What a command would make happen is decided elsewhere (decisions.py); `apply` makes it happen. A
table that is restored applies its log and is the same table again. Whoever writes the log tries an
event on a `draft` first: what cannot be applied is never written.
"""

import hmac
import logging
from dataclasses import dataclass, field, fields, replace
from hashlib import sha256
from typing import Any, Self, TypeAlias, assert_never

from katzentisch.core.fair import FairDealer, commitment
from katzentisch.core.game import Game, Refused
from katzentisch.core.rulebook import SPECTATOR, Refusal
from katzentisch.games import rulebook
from katzentisch.server import protocol
from katzentisch.server.protocol import Happening, Matter, Occupant, Stage, Undo
from katzentisch.server.table import events
from katzentisch.server.table.branches import BranchDealer, go_on
from katzentisch.server.table.chronicle import Chronicle, MadeMove, Note, Story, seen_moves
from katzentisch.server.table.consent import Around, Pending
from katzentisch.server.table.deal import Lock
from katzentisch.server.table.seat_names import bot_name
from katzentisch.server.table.steps import before_last, without_last
from katzentisch.server.table.views import Sight
from katzentisch.story import tell

log = logging.getLogger("katzentisch.server")
# So many of a seat's last commands are known if they are sent again.
REMEMBERED_COMMANDS = 1000
# How long each decision before the last ones had taken: since when, and what was before that.
Spent: TypeAlias = "tuple[tuple[float, ...], Spent] | None"


def refused(key: str, clause: str = "", **words: str | int) -> Refused:
    """The exception for a command that is not possible."""
    return Refused(Refusal(key, clause, words))


def lock_of(token: str) -> str:
    """What the server keeps of a seat token."""
    return sha256(token.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat at the table and who has it."""

    occupant: Occupant = "nobody"
    name: str = ""
    lock: str = ""
    # Of the time when salts were sent in clear; tables begun then go on.
    salt: str = ""
    kept: bool = False
    # What the seat's device has promised for the next deal.
    promise: str = ""


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
    notes: Chronicle
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
    # The promises for the present deal; none where salts were still sent in clear.
    lock: Lock | None = None
    game: Game | None = None
    game_id: str = ""
    started: float = 0.0
    moving_since: tuple[float, ...] = ()
    spent: Spent = None
    asked: int = 0
    requests: dict[int, Pending] = field(default_factory=dict)
    finished: list[Finished] = field(default_factory=list)
    commitments: dict[int, str] = field(default_factory=dict)
    # The ids of commands that were done, by seat.
    done: dict[int | None, dict[str, None]] = field(default_factory=dict)
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
        table = cls(name, setup, Chronicle(setup.players), created=at, telling=telling)
        table.chairs = [Chair() for _ in range(setup.players)]
        table.moving_since = (at,) * setup.players
        table.notes.add(Note(at, "created"))
        table.seq, table.touched = 1, at
        return table

    def draft(self) -> Self:
        """A copy to try an event on: nothing that happens to it happens to this table.

        The game is copied by whoever changes it; commands are remembered only when they are
        written, and a commitment is the same in every copy.
        """
        twin = object.__new__(type(self))
        for name in COPIED:
            setattr(twin, name, getattr(self, name))
        twin.notes = self.notes.copy()
        twin.chairs, twin.order = self.chairs[:], self.order[:]
        twin.requests, twin.finished = self.requests.copy(), self.finished[:]
        return twin

    def go_on(self, now: float) -> None:
        """After a restart: tell stories again, and wait for nobody until a time far away.

        The machine's clock may have been set back meanwhile; who has promised gets the whole time
        to open, for his device could not reach us.
        """
        self.telling = True
        self.moving_since = tuple(min(since, now) for since in self.moving_since)
        if self.stage == "dealing" and self.lock is not None:
            self.lock = replace(self.lock, at=now)

    # The deal

    def seed(self, number: int) -> bytes:
        """The server's bytes for the game of that number; each can be opened without the others."""
        secret = bytes.fromhex(self.setup.secret)
        return hmac.digest(secret, b"katzentisch table deal %d" % number, "sha256")

    @property
    def commitment(self) -> str:
        """The server's promise for the present deal, or for the next where there is none."""
        return self.commitment_for(self.number + (self.stage in ("waiting", "over")))

    def commitment_for(self, number: int) -> str:
        """The commitment for the game of that number."""
        if number not in self.commitments:
            self.commitments[number] = commitment(self.seed(number))
        return self.commitments[number]

    def _dealer(self) -> FairDealer:
        seed = self.seed(self.number)
        if self.lock is not None:
            return self.lock.dealer(seed)
        return FairDealer(seed, tuple(bytes.fromhex(chair.salt) for chair in self.chairs))

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
    def under_way(self) -> bool:
        """Whether a game is being played, or dealt."""
        return self.stage in ("dealing", "playing")

    def host(self, around: Around) -> int | None:
        """Who has been sitting here longest, of those who have neither left nor are long away."""
        gone = {seat for seat in self.order if self.chairs[seat].kept} | set(around.long_away)
        here = [seat for seat in self.order if seat not in gone]
        return next(iter(here or self.order), None)

    def missed(self, seat: int) -> bool:
        """Whether a bot keeps the seat, or is about to, because its owner is away."""
        return self.chairs[seat].kept or bool(self.asked_of("bot", seat))

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
        return self.moving_since[seat] + self.setup.clock if self.game.acts(seat) else None

    # The game

    def playing(self) -> Game:
        """The game in progress; raises Refused where there is none."""
        if self.stage == "over":
            raise refused("game-over")
        if self.game is None or self.stage != "playing":
            raise refused("table-not-started")
        return self.game

    def deciding(self, seat: int) -> Game:
        """The game as a seat may decide in it: a choice face down can still be changed."""
        game = self.playing()
        if self._changes_choice(seat):
            game = game.copy()
            game.take_back(seat)
        return game

    def _changes_choice(self, seat: int) -> bool:
        """Whether the seat has chosen already and nothing is turned over yet."""
        game = self.game
        return game is not None and bool(
            game.waiting and not game.acts(seat) and game.can_take_back(seat)
        )

    def undo(self, seat: int) -> Undo:
        """Whether the seat can take its last move back."""
        if self.game is None or self.stage != "playing":
            return "no"
        if self.game.can_take_back(seat):
            return "free"
        return "ask" if any(made.seat == seat for made in self.game.made) else "no"

    def asked_of(self, matter: Matter, about: int) -> list[Pending]:
        """The open requests of that kind; for a bot, those about that seat."""
        return [
            one
            for one in self.requests.values()
            if one.matter == matter and (matter != "bot" or one.seat == about)
        ]

    # What happens

    def apply(self, logged: events.Logged, at: float) -> None:
        """Make an event happen that is written: it was decided on this very state of the table."""
        self.change(logged, at)
        self.remember(logged)

    def remember(self, logged: events.Logged) -> None:
        """Know the command again if it is sent once more."""
        if logged.command is not None:
            known = self.done.setdefault(logged.by, {})
            known[logged.command] = None
            if len(known) > REMEMBERED_COMMANDS:
                del known[next(iter(known))]
        if isinstance(logged.what, events.Sat):
            # Whoever sat there before had ids of his own.
            self.done.pop(logged.what.seat, None)

    def knows(self, seat: int, command: str) -> bool:
        """Whether a seat's command was done already."""
        return command in self.done.get(seat, ())

    def change(self, logged: events.Logged, at: float) -> None:
        """Make an event happen, but for remembering its command."""
        self.seq += 1
        self.touched = at
        before, self.sighted, self.lasting = self.sighted, None, None
        what = logged.what
        match what:
            case events.Sat():
                self._sit(what, at)
            case events.Left(seat=seat):
                self._leave(seat, at)
            case events.Salted(seat=seat, salt=salt):
                self._set_chair(seat, salt=salt)
            case events.Promised(seat=seat, promise=promise):
                self._set_chair(seat, promise=promise)
            case events.Started(game=name, bots=bots):
                self._gather(name, bots)
                self.lock = None
                self._deal(at)
            case events.Locked(game=name, bots=bots):
                self._lock(name, bots, at)
            case events.Opened(seat=seat, salt=salt):
                self._open(seat, salt, at)
            case events.Late(seats=seats):
                self._go_without(seats, at)
            case events.Moved(seat=seat, text=text):
                self._move(seat, text, at, before)
            case events.Undone(seat=seat):
                self._undo(seat, at, before)
            case events.Spoke(seat=seat, phrase=phrase):
                self._note(Note(at, "said", seat, self.chairs[seat].name, phrase=phrase))
            case events.Asked():
                self._ask(what, at)
            case events.Answered():
                self._answer(what, at)
            case events.Back(seat=seat):
                self._return(seat, at)
            case events.Created():
                raise AssertionError("a table is created once")
            case _:
                assert_never(what)

    def _note(self, note: Note) -> None:
        self.notes.add(note)

    def remembered(self, viewer: int) -> int:
        """The number of the first note whose moves the viewer may still look at."""
        if self.lasting is None:
            self.lasting = self._lasting()
        return self.lasting[viewer + 1]

    def _lasting(self) -> list[int]:
        """The same for every viewer, SPECTATOR first."""
        faded = self.sight.faded() if self.game is not None else 0
        if self.game is None or faded == 0:
            return [0] * (self.setup.players + 1)
        return self.notes.numbers_from(len(self.game.made) - faded)

    def _set_chair(self, seat: int, **changes: Any) -> None:
        self.chairs[seat] = replace(self.chairs[seat], **changes)

    def _sit(self, sat: events.Sat, at: float) -> None:
        self.chairs[sat.seat] = Chair(
            "person", sat.name, sat.lock, salt=sat.salt, promise=sat.promise
        )
        self.order.append(sat.seat)
        self._note(Note(at, "sat", sat.seat, sat.name))

    def _leave(self, seat: int, at: float) -> None:
        name = self.chairs[seat].name
        if self.under_way:
            self._set_chair(seat, kept=True)
        else:
            self.chairs[seat] = Chair()
            self.order.remove(seat)
        self._note(Note(at, "left", seat, name))
        self._ask_no_more(seat, at)

    def _keep(self, seat: int, at: float) -> None:
        self._set_chair(seat, kept=True)
        self._note(Note(at, "kept", seat, self.chairs[seat].name))
        self._ask_no_more(seat, at)

    def _return(self, seat: int, at: float) -> None:
        self._set_chair(seat, kept=False)
        self._note(Note(at, "back", seat, self.chairs[seat].name))
        for one in self.asked_of("bot", seat):
            del self.requests[one.number]

    # Dealing

    def _gather(self, name: str, bots: list[int]) -> None:
        """All seats are taken for a game, the empty ones by bots."""
        for seat in bots:
            taken = [chair.name for chair in self.chairs]
            self.chairs[seat] = Chair("bot", bot_name(seat, taken))
        self.names = tuple(chair.name for chair in self.chairs)
        self.game, self.game_id = None, name
        self.number += 1
        self.requests = {}

    def _lock(self, name: str, bots: list[int], at: float) -> None:
        """The promises stand; whoever has made one opens it now."""
        self._gather(name, bots)
        self.stage = "dealing"
        promises = ["" if self._branch else chair.promise for chair in self.chairs]
        self.lock = Lock.of(self.number, at, promises)
        self.chairs = [replace(chair, promise="") for chair in self.chairs]
        if self.lock.unopened:
            self._note(Note(at, "locked"))
        else:
            self._deal(at)

    def _open(self, seat: int, salt: str, at: float) -> None:
        assert self.lock is not None
        self.lock = self.lock.opening(seat, salt)
        if not self.lock.unopened:
            self._deal(at)

    def _go_without(self, late: list[int], at: float) -> None:
        """The cards are dealt without the salts of those who have not opened in time."""
        for seat in late:
            self._note(Note(at, "late", seat, self.chairs[seat].name))
        self._deal(at)

    def _deal(self, at: float) -> None:
        self.stage, self.started = "playing", at
        self.game = self._dealt()
        if self._branch is not None:
            go_on(self.game, self._branch)
        self.spent = None
        self._give_time(at)
        self._note(Note(at, "branched" if self._branch else "started"))

    @property
    def _branch(self) -> events.Branched | None:
        """Where the present game goes on from; only the first game of a table does."""
        return self.setup.branch if self.number == 1 else None

    def _dealt(self) -> Game:
        rules = rulebook(self.setup.game)
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

    def _told(self, moves: tuple[MadeMove, ...], before: Sight) -> tuple[Story, ...] | None:
        """The story, where stories are told; one that cannot be told must not stop a game."""
        if not self.telling:
            return None
        try:
            return self._tell(moves, before)
        except Exception:
            log.exception("a story cannot be told", extra={"table": self.id})
            return ((),) * (self.setup.players + 1)

    # Moves

    def _move(self, seat: int, text: str, at: float, known: Sight | None) -> None:
        earlier = self.playing()
        before = known or Sight(earlier)
        game = self.game = earlier.copy()
        if self._changes_choice(seat):
            game.take_back(seat)
        game.move(seat, text)
        name = self.chairs[seat].name
        if len(game.made) > len(earlier.made):
            hidden = game.rules.hidden
            new = game.made[len(earlier.made) :]
            made = tuple((one.seat, one.text, hidden(one.move)) for one in new)
            told = self._told(made, before)
            self._note(Note(at, "moved", seat, name, made, names=self.names, told=told))
            if self.setup.clock is not None:
                self.spent = (self.moving_since, self.spent)
            self._give_time(at)
            # What was asked is about an earlier moment now; a choice face down changes nothing.
            self._no_more_undo()
        else:
            # The choice itself is seen by its seat alone; that it was made, by those whose view
            # shows it.
            shown = self.sight.public() != before.public()
            self._note(Note(at, "chosen", seat, name, ((seat, text, True),), public=shown))
        if game.over:
            self._finish(at)

    def _give_time(self, at: float) -> None:
        """Everybody who has to decide now has the whole time for it."""
        self.moving_since = (at,) * self.setup.players

    def _undo(self, seat: int, at: float, known: Sight | None) -> None:
        """Take a move back that nobody has acted on; the time it had taken is taken back too."""
        earlier = self.playing()
        choosing = bool(earlier.waiting)
        game = self.game = earlier.copy()
        game.take_back(seat)
        shown = not choosing or self.sight.public() != (known or Sight(earlier)).public()
        if not choosing:
            if self.spent is not None:
                self.moving_since, self.spent = self.spent
            for one in self.asked_of("undo", seat):
                if not one.unnumbered:
                    del self.requests[one.number]
        name = self.chairs[seat].name
        self._note(Note(at, "undone", seat, name, public=shown, undid=0 if choosing else 1))

    def _no_more_undo(self) -> None:
        for one in self.asked_of("undo", 0):
            del self.requests[one.number]

    def _rewind(self, asked: Pending, at: float) -> None:
        """Play the same deal again without the seat's last move and all after it: all agreed."""
        game, seat = self.playing(), asked.seat
        if all(made.seat != seat for made in game.made):
            # In logs of old, the move had been taken back meanwhile.
            return
        kept = before_last(game, seat) if asked.unnumbered else without_last(game, seat)
        # A later shuffle may turn out different after other moves, so the dealer deals again.
        self.game = self._dealt()
        for made in kept:
            self.game.make(made.seat, made.move)
        self.spent = None
        self._give_time(at)
        undid = len(game.made) - len(self.game.made)
        self._note(Note(at, "undone", seat, self.chairs[seat].name, undid=undid))

    # Consent

    def _ask(self, asked: events.Asked, at: float) -> None:
        self.asked += 1
        for earlier in self.asked_of(asked.matter, asked.seat):
            del self.requests[earlier.number]
        pending = Pending(
            self.asked,
            asked.matter,
            asked.by,
            asked.seat,
            tuple(asked.needed),
            game=asked.game,
            unnumbered=asked.number == 0,
        )
        self.requests[pending.number] = pending
        by, about = self.chairs[asked.by].name, self.chairs[asked.seat].name
        self._note(Note(at, "asked", asked.by, by, matter=asked.matter, other=about))
        self._settle(pending.number, at)

    def _answer(self, answer: events.Answered, at: float) -> None:
        asked = self._answered(answer)
        if asked is None:
            return
        kind: Happening = "agreed" if answer.agree else "declined"
        name, by = self.chairs[answer.seat].name, self.chairs[asked.by].name
        self._note(Note(at, kind, answer.seat, name, matter=asked.matter, other=by))
        if answer.agree:
            self.requests[asked.number] = asked.with_consent(answer.seat)
            self._settle(asked.number, at)
        else:
            del self.requests[asked.number]

    def _answered(self, answer: events.Answered) -> Pending | None:
        """What is answered: by its number, in logs of old by its matter."""
        if answer.request:
            return self.requests.get(answer.request)
        return next((one for one in self.requests.values() if one.matter == answer.matter), None)

    def _ask_no_more(self, seat: int, at: float) -> None:
        """Who has left asks nothing and need not be asked."""
        for number, asked in list(self.requests.items()):
            if asked.by == seat or (asked.matter == "bot" and asked.seat == seat):
                self.requests.pop(number, None)
            # What another request has done may have ended this one.
            elif number in self.requests and seat in asked.needed:
                self.requests[number] = asked.without(seat)
                self._settle(number, at)

    def _settle(self, number: int, at: float) -> None:
        """Do what was asked once everybody has agreed."""
        asked = self.requests[number]
        if not asked.agreed_by_all:
            return
        del self.requests[number]
        match asked.matter:
            case "undo":
                self._rewind(asked, at)
            case "bot":
                self._keep(asked.seat, at)
            case "end":
                self._finish(at)
            case "rematch" if asked.unnumbered:
                self._gather(asked.game, self.free_seats)
                self.lock = None
                self._deal(at)
            case "rematch":
                self._lock(asked.game, self.free_seats, at)

    # The end

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
        if self._branch is not None:
            # Its first cards come from another game, so there is no promise to open.
            extras["branch"] = {"game": self._branch.game, "step": self._branch.step}
        elif self.lock is not None:
            extras["fair"] = self.lock.told(self.seed(self.number))
        else:
            extras["fair"] = self._dealer().opened()
        return game.record() | extras


# What two copies of a table may share, or what each sets anew.
COPIED = [one.name for one in fields(Table)]
