"""One card table as its log makes it: no clock, no sockets, no disk.

Here it stands, and says who may do what now. What a command would make happen is decided in
decisions.py; happening.py makes it happen. A table that is restored lets its log happen again and
is the same table. Whoever writes the log tries an event on a `draft` first: what cannot happen is
never written.
"""

from dataclasses import dataclass, field, replace
from typing import Any, Self, TypeAlias

from katzentisch.core.game import Game
from katzentisch.server import protocol
from katzentisch.server.protocol import Matter, Stage, Undo
from katzentisch.server.table import events
from katzentisch.server.table.chairs import Chair, lock_of, seat_with
from katzentisch.server.table.chronicle import Chronicle, Note
from katzentisch.server.table.consent import Around, Pending
from katzentisch.server.table.done import DoneCommands
from katzentisch.server.table.promises import LockedDeal, ServerSeeds
from katzentisch.server.table.refused import refused
from katzentisch.server.table.views import Views

# How long each decision before the last ones had taken: since when, and what was before that.
Spent: TypeAlias = "tuple[tuple[float, ...], Spent] | None"


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


# Without slots: every move makes a draft, and a dictionary is copied at once.
@dataclass
class CardTable:
    """A table, its seats, its game and its chronicle."""

    id: str
    setup: events.Created
    chronicle: Chronicle
    seeds: ServerSeeds
    seq: int = 0
    created: float = 0.0
    stage: Stage = "waiting"
    # The operator has closed it: nothing more happens here.
    closed: bool = False
    # Whoever changes a chair gives it (below): the seats for which a bot plays go with them.
    chairs: list[Chair] = field(default_factory=list)
    bots: tuple[int, ...] = ()
    # Persons in the order in which they sat down; the first is the host.
    order: list[int] = field(default_factory=list)
    # Who sits where in the present game.
    names: tuple[str, ...] = ()
    number: int = 0
    # The promises for the present deal; none where salts were still sent in clear.
    deal: LockedDeal | None = None
    game: Game | None = None
    game_id: str = ""
    started: float = 0.0
    moving_since: tuple[float, ...] = ()
    spent: Spent = None
    # How many requests there have been; those that are open, by number.
    asked: int = 0
    requests: dict[int, Pending] = field(default_factory=dict)
    finished: list[Finished] = field(default_factory=list)
    done: DoneCommands = field(default_factory=DoneCommands)
    # A table that is being restored tells no stories; whoever wants them replays it telling.
    telling: bool = True
    known_views: Views | None = None

    @classmethod
    def created_from(
        cls, name: str, logged: events.Logged, at: float, *, telling: bool = True
    ) -> "CardTable":
        """The table that the first event of its log describes."""
        assert isinstance(logged.what, events.Created)
        setup = logged.what
        chronicle, seeds = Chronicle(setup.players), ServerSeeds(setup.secret)
        table = cls(name, setup, chronicle, seeds, created=at, telling=telling)
        table.chairs = [Chair() for _ in range(setup.players)]
        table.moving_since = (at,) * setup.players
        table.note(Note(at, "created"))
        table.seq = 1
        return table

    def draft(self) -> Self:
        """A copy to try an event on: nothing that happens to it happens to this table.

        The game is copied by whoever changes it, a list is never changed but replaced; commands
        are remembered only when they are written, and a commitment is the same in every copy.
        """
        twin = object.__new__(type(self))
        twin.__dict__ = self.__dict__.copy()
        twin.chronicle = self.chronicle.copy()
        twin.requests = self.requests.copy()
        return twin

    def go_on(self, now: float) -> None:
        """After a restart: tell stories again, and wait for nobody until a time far away.

        The machine's clock may have been set back meanwhile; who has promised gets the whole time
        to open, for his device could not reach us.
        """
        self.telling = True
        self.moving_since = tuple(min(since, now) for since in self.moving_since)
        if self.stage == "dealing" and self.deal is not None:
            self.deal = replace(self.deal, at=now)

    # People

    def seat_of(self, token: str) -> int | None:
        """The seat that this token opens."""
        return seat_with(self.chairs, lock_of(token))

    def set_chair(self, seat: int, **changes: Any) -> None:
        """Change something about a seat."""
        self.give(seat, replace(self.chairs[seat], **changes))

    def give(self, seat: int, chair: Chair) -> None:
        """A seat is somebody else's now, or his in another way."""
        self.chairs = [*self.chairs[:seat], chair, *self.chairs[seat + 1 :]]
        self.bots = tuple(place for place, one in enumerate(self.chairs) if one.played_by_bot)

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

    def host(self, around: Around) -> int | None:
        """Who has been sitting here longest, of those who have neither left nor are long away."""
        gone = {seat for seat in self.order if self.chairs[seat].kept} | set(around.long_away)
        here = [seat for seat in self.order if seat not in gone]
        return next(iter(here or self.order), None)

    def missed(self, seat: int) -> bool:
        """Whether a bot keeps the seat, or is about to, because its owner is away."""
        if self.closed:
            return False
        return self.chairs[seat].kept or bool(self.requests and self.asked_of("bot", seat))

    def asked_of(self, matter: Matter, about: int) -> list[Pending]:
        """The open requests of that kind; for a bot, those about that seat."""
        return [
            one
            for one in self.requests.values()
            if one.matter == matter and (matter != "bot" or one.seat == about)
        ]

    # The game

    @property
    def under_way(self) -> bool:
        """Whether a game is being played, or dealt."""
        return self.stage in ("dealing", "playing")

    @property
    def commitment(self) -> str:
        """The server's promise for the present deal, or for the next where there is none."""
        return self.seeds.commitment(self.number + (not self.under_way))

    @property
    def branch(self) -> events.Branched | None:
        """Where the present game goes on from; only the first game of a table does."""
        return self.setup.branch if self.number == 1 else None

    @property
    def lesson(self) -> events.Taught | None:
        """The lesson that the present game is; only the first game of a table can be one."""
        return self.setup.lesson if self.number == 1 else None

    @property
    def arranged(self) -> list[list[str]] | None:
        """The shuffles of a game whose cards come from elsewhere: nobody deals them anew."""
        known = self.branch or self.lesson
        return None if known is None else known.shuffles

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
        if can_choose_again(game, seat):
            game = game.copy()
            game.take_back(seat)
        return game

    def undo(self, seat: int) -> Undo:
        """Whether the seat can take its last move back."""
        return self.undos()[seat + 1]

    def undos(self) -> list[Undo]:
        """The same for every viewer, SPECTATOR first."""
        game = self.game
        found: list[Undo] = ["no"] * (self.setup.players + 1)
        if game is None or self.stage != "playing":
            return found
        missing = self.setup.players
        for made in reversed(game.made):
            if found[made.seat + 1] == "no":
                found[made.seat + 1] = "ask"
                missing -= 1
                # Who moved before that is known already, and a game has many moves.
                if missing == 0:
                    break
        # Nobody else need be asked: see Game.can_take_back.
        for made in game.waiting or game.made[-1:]:
            if game.can_take_back(made.seat):
                found[made.seat + 1] = "free"
        return found

    def acting_bots(self) -> list[int]:
        """The seats for which a bot has a decision to make now."""
        if self.game is None or self.stage != "playing" or not self.bots:
            return []
        return [seat for seat in self.game.actors if seat in self.bots]

    def deadline(self, seat: int) -> float | None:
        """When the clock moves for a seat."""
        if self.setup.clock is None or self.game is None or self.stage != "playing":
            return None
        return self.moving_since[seat] + self.setup.clock if self.game.acts(seat) else None

    def give_time(self, at: float) -> None:
        """Everybody who has to decide now has the whole time for it."""
        self.moving_since = (at,) * self.setup.players

    # What can be seen

    @property
    def views(self) -> Views:
        """The game as it can be seen now."""
        if self.known_views is None:
            assert self.game is not None
            self.known_views = Views(self.game)
        return self.known_views

    def note(self, note: Note) -> None:
        """Write into the chronicle."""
        self.chronicle.add(note)

    @property
    def remembered(self) -> list[int]:
        """For every viewer, SPECTATOR first: his first note whose moves he may still look at."""
        if self.game is None or (faded := self.views.faded()) == 0:
            return [0] * (self.setup.players + 1)
        return self.chronicle.first_numbers(len(self.game.made) - faded)


def can_choose_again(game: Game, seat: int) -> bool:
    """Whether the seat has chosen already and nothing is turned over yet."""
    return bool(game.waiting and not game.acts(seat) and game.can_take_back(seat))
