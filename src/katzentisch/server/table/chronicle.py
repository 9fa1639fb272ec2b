"""What has happened at a table, note by note, and what each viewer knows of it.

Every viewer has numbers of his own: the public notes and his own private ones, so that what he
cannot see has no number either.
"""

from collections.abc import Iterator
from typing import Self, TypeAlias

from msgspec import Struct

from katzentisch.core.game import hide
from katzentisch.core.rulebook import SPECTATOR
from katzentisch.server import protocol
from katzentisch.server.protocol import Happening, Matter
from katzentisch.story.told import Told

# Seat, text, and whether other seats never see its card.
MadeMove: TypeAlias = tuple[int, str, bool]
Story: TypeAlias = tuple[Told, ...]
# The kinds of notes that have a story.
TOLD = ("started", "moved")


def moves_as_seen(moves: tuple[MadeMove, ...], viewer: int) -> list[tuple[int, str]]:
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
    # How many of the last moves were taken back.
    undid: int = 0
    # Who sat where then, and the story of a move, or of the cards that lie there before the first,
    # as each viewer (SPECTATOR first) can tell it.
    names: tuple[str, ...] = ()
    told: tuple[Story, ...] | None = None

    def seen_by(self, viewer: int) -> bool:
        """Whether the viewer knows of it at all."""
        return self.public or self.seat == viewer

    def moves_for(self, viewer: int) -> list[tuple[int, str]]:
        """The moves as the viewer saw them."""
        if self.kind == "chosen" and self.seat != viewer:
            return []
        return moves_as_seen(self.moves, viewer)

    def reader(self, viewer: int) -> int:
        """The viewer, if he saw or reads something else here than a spectator does."""
        for seat, _, hidden in self.moves:
            if hidden and seat == viewer:
                return viewer
        if self.told is None:
            return viewer if self.seat == viewer else SPECTATOR
        story = self.told[viewer + 1]
        if story is not self.told[0]:
            return viewer
        for one in story:
            if one.seat == viewer:
                return viewer
        return SPECTATOR


class Chronicle:
    """The notes of a table, oldest first.

    A copy shares the notes and costs nothing: notes are only ever added, and each copy knows how
    many of them are its own. Of several copies only one may go on being written.
    """

    __slots__ = ("_lasting", "_notes", "_private", "_public", "_size")

    def __init__(self, players: int) -> None:
        self._notes: list[Note] = []
        self._size = self._public = 0
        self._private = [0] * players
        # The first numbers that may be looked at, and of how many moves that is so.
        self._lasting: tuple[int, list[int]] | None = None

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[Note]:
        return iter(self._notes[: self._size])

    def __getitem__(self, place: int) -> Note:
        return self._notes[range(self._size)[place]]

    def copy(self) -> Self:
        """The same notes, to be gone on with."""
        twin = object.__new__(type(self))
        twin._notes, twin._size, twin._public = self._notes, self._size, self._public
        twin._private, twin._lasting = self._private[:], self._lasting
        return twin

    def add(self, note: Note) -> None:
        """Write a note; what a copy that was given up had written after ours is gone."""
        del self._notes[self._size :]
        self._notes.append(note)
        self._size += 1
        self._lasting = None
        if note.public:
            self._public += 1
        elif note.seat is not None:
            self._private[note.seat] += 1

    def last_number(self, viewer: int) -> int:
        """How many notes the viewer has seen; what he cannot see has no number."""
        return self._public + (0 if viewer == SPECTATOR else self._private[viewer])

    def after(self, viewer: int, since: int) -> list[tuple[int, Note]]:
        """The viewer's notes after that number, with their numbers."""
        found = []
        number = self._public + (0 if viewer == SPECTATOR else self._private[viewer])
        if since > number:
            # The viewer speaks of another table, or of one that was set back: he gets everything.
            since = 0
        for place in range(self._size - 1, -1, -1):
            if number <= since:
                break
            note = self._notes[place]
            if note.public or note.seat == viewer:
                found.append((number, note))
                number -= 1
        return found[::-1]

    def untold(self, viewer: int, since: int) -> bool:
        """Whether the story of something the viewer has not heard of yet is missing."""
        return any(note.kind in TOLD and note.told is None for _, note in self.after(viewer, since))

    def first_numbers(self, moves: int) -> list[int]:
        """For every viewer, SPECTATOR first: his first note about that many last moves."""
        if self._lasting is None or self._lasting[0] != moves:
            self._lasting = moves, self._numbers_from(moves)
        return self._lasting[1]

    def _numbers_from(self, moves: int) -> list[int]:
        """For every viewer, SPECTATOR first: the number of the note with that many last moves."""
        viewers = range(SPECTATOR, len(self._private))
        later: list[Note] = []
        for place in range(self._size - 1, -1, -1):
            note = self._notes[place]
            moves -= len(note.moves) if note.kind == "moved" else 0
            if moves < 0:
                break
            later.append(note)
        else:
            return [0 for _ in viewers]
        public = sum(note.public for note in later)
        own = [note.seat for note in later if not note.public]
        return [self.last_number(one) + 1 - public - own.count(one) for one in viewers]
