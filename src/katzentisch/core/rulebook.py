"""The identity card of a game: what its file answers, whatever engine runs it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from katzentisch.core.chance import Chance
from katzentisch.core.legality import Allows, what_all_allow
from katzentisch.core.state import State

if TYPE_CHECKING:
    from katzentisch.core.texts import Texts

View: TypeAlias = dict[str, Any]
SPECTATOR = -1
# Of a game or an option in which every move may be looked at for good.
ALL_LAST = -1


@dataclass(frozen=True, slots=True)
class Option:
    """A table option; the state has a number of the same name, the index of its value."""

    name: str
    clause: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        """The first value listed."""
        return self.values[0]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not possible: a message of the texts, its clause and its words."""

    key: str
    clause: str = ""
    words: Mapping[str, str | int] = field(default_factory=dict)
    # The package of the game whose message it is; none for the words of the house.
    home: str = ""


@dataclass(frozen=True, slots=True)
class Restriction:
    """One rule about moves: the bits it allows, and the words for what it forbids."""

    allows: Allows
    refusal: Callable[[Any, int, int], Refusal]


def never(_: Any) -> bool:
    """Of no move, and in no state: the default of what only some games have."""
    return False


def all_of_them(s: Any) -> int:
    """Every move may be looked at for good: the default."""
    return ALL_LAST


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulebook:
    """One game. Moves are numbers below `moves`; the legal ones come as bits, `span` a word."""

    name: str
    title: str
    letter: str
    seats: range
    options: tuple[Option, ...] = ()
    state: type[Any]
    moves: int
    span: int

    # Written once, run plain and compiled.
    start: Callable[[Any], None]
    shuffled: Callable[[Any], None]
    actors: Callable[[Any], int]
    apply: Callable[[Any, int, int], None]
    winners: Callable[[Any], int]
    imagine: Callable[[Any, int, Chance], None]

    # What may be done is what all of these allow; the first that forbids a move says why.
    restrictions: tuple[Restriction, ...]
    legal: Allows = field(init=False, compare=False)

    # For people: plain only.
    cards: tuple[str, ...]
    copies: tuple[int, ...]
    text: Callable[[Any, int], str]
    parse: Callable[[Any, str], int | Refusal]
    hidden: Callable[[int], bool] = never
    together: Callable[[Any], bool] = never
    # Moves that may not be looked at again but for the last few, and how many those are.
    fading: Callable[[int], bool] = never
    lasting: Callable[[Any], int] = all_of_them
    # All that leaves a rules file: what everybody sees, and what only that seat sees.
    public: Callable[[Any], Mapping[str, Any]]
    own: Callable[[Any, int], Mapping[str, Any]]
    count_cards: Callable[[Any], list[int]]
    # Cards and a move by name, where more is to be said than names.py says of any game.
    name_cards: "Callable[[str, Texts], str] | None" = None
    name_move: "Callable[[str, Texts], str] | None" = None

    def __post_init__(self) -> None:
        allowed = what_all_allow([rule.allows for rule in self.restrictions])
        object.__setattr__(self, "legal", allowed)

    @property
    def package(self) -> str:
        """Where the game is at home, with its parts, its texts and its rules pages."""
        return self.start.__module__.rpartition(".")[0]

    @property
    def words(self) -> int:
        """How many words of bits hold the legal moves."""
        return -(-self.moves // self.span)

    def view(self, s: Any, seat: int) -> View:
        """All that a seat may see; whoever has no seat sees what is public."""
        own = self.own(s, seat) if 0 <= seat < s.players else {}
        return {**self.public(s), **own}

    def option(self, name: str) -> Option:
        """The option of that name."""
        return next(option for option in self.options if option.name == name)

    def defaults(self) -> dict[str, str]:
        """Every option with its default value."""
        return {option.name: option.default for option in self.options}

    def new_state(self, players: int, options: Mapping[str, str]) -> State:
        """An empty state for that many players; `start` fills it."""
        s: State = self.state()
        s.players = players
        for option in self.options:
            value = options.get(option.name, option.default)
            setattr(s, option.name, option.values.index(value))
        return s
