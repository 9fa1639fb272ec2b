"""Whose question comes next: nobody who asks much makes others wait.

Of moves and hints, the kind that has had less time comes first; of a kind, the game that has had
less. Within that, everybody takes turns: addresses where they are known, then tables.
"""

from collections import defaultdict, deque
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")
Name = TypeVar("Name", bound=Hashable)
Path = Sequence[str]


class Matter(NamedTuple):
    """What questions are about: a kind, a game, and whether only the plain engine may answer."""

    kind: str
    game: str
    plain: bool = False


class Line(Generic[T]):
    """Those who wait. Names take turns, and names below names: a path leads to a place."""

    def __init__(self) -> None:
        self.own: deque[T] = deque()
        # In the order of their turns.
        self.parts: dict[str, Line[T]] = {}
        self.size = 0

    def put(self, path: Path, one: T) -> None:
        """Come to the end of the line, or below one's name."""
        self.size += 1
        if path:
            self.parts.setdefault(path[0], Line()).put(path[1:], one)
        else:
            self.own.append(one)

    def take(self) -> T:
        """Whose turn it is; his name goes to the end."""
        self.size -= 1
        if self.own:
            return self.own.popleft()
        name = next(iter(self.parts))
        part = self.parts.pop(name)
        one = part.take()
        if part.size:
            self.parts[name] = part
        return one

    def drop(self, path: Path, one: T) -> None:
        """Somebody no longer waits."""
        self.size -= 1
        if not path:
            self.own.remove(one)
            return
        self.parts[path[0]].drop(path[1:], one)
        if not self.parts[path[0]].size:
            del self.parts[path[0]]

    def size_of(self, name: str) -> int:
        """How many wait below a name."""
        return self.parts[name].size if name in self.parts else 0

    def give_way(self) -> T:
        """The last of those who ask most gives up his place."""
        self.size -= 1
        if not self.parts:
            return self.own.pop()
        name = max(reversed(self.parts), key=self.size_of)
        one = self.parts[name].give_way()
        if not self.parts[name].size:
            del self.parts[name]
        return one


class Shares(Generic[Name]):
    """How much time everybody has had. Who was not there has not saved any up."""

    def __init__(self) -> None:
        self.had: defaultdict[Name, float] = defaultdict(float)
        self.now = 0.0

    def enter(self, name: Name) -> None:
        """Somebody begins to wait."""
        self.had[name] = max(self.had[name], self.now)

    def least(self, names: Iterable[Name]) -> Name:
        """Who has had the least comes next."""
        name = min(names, key=self.had.__getitem__)
        self.now = max(self.now, self.had[name])
        return name


class Turns(Generic[T]):
    """All lines, one for every matter."""

    def __init__(self) -> None:
        self.lines: defaultdict[Matter, Line[T]] = defaultdict(Line)
        self.kinds: Shares[str] = Shares()
        self.games: Shares[Matter] = Shares()

    def put(self, matter: Matter, path: Path, one: T) -> None:
        """Somebody waits."""
        if not self.waiting(matter.kind):
            self.kinds.enter(matter.kind)
        if not self.lines[matter].size:
            self.games.enter(matter)
        self.lines[matter].put(path, one)

    def take(self, suits: Callable[[Matter], bool]) -> T | None:
        """Whose turn it is, among the matters that suit."""
        open_matters = [one for one, line in self.lines.items() if line.size and suits(one)]
        if not open_matters:
            return None
        kind = self.kinds.least({one.kind for one in open_matters})
        matter = self.games.least(one for one in open_matters if one.kind == kind)
        return self.lines[matter].take()

    def drop(self, matter: Matter, path: Path, one: T) -> None:
        """Somebody no longer waits."""
        self.lines[matter].drop(path, one)

    def charge(self, matter: Matter, seconds: float) -> None:
        """So long it took to answer."""
        self.kinds.had[matter.kind] += seconds
        self.games.had[matter] += seconds

    def waiting(self, kind: str) -> int:
        """How many questions of a kind wait."""
        return sum(line.size for matter, line in self.lines.items() if matter.kind == kind)

    def waiting_for(self, game: str) -> int:
        """The longest line of those who wait for the compiled engine of a game."""
        lines = self.lines.items()
        return max(
            (line.size for one, line in lines if one.game == game and not one.plain), default=0
        )
