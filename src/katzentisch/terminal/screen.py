"""A screen of limited height: what is shown fits on it, or waits until it has been read."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from rich.console import Console, Group, RenderableType
from rich.segment import Segment, SegmentLines
from rich.text import Text

from katzentisch.core.texts import Texts

# What is shown at one time, in an order that may be broken between any two parts.
Screenful: TypeAlias = Sequence[RenderableType]
# The line a reader writes on, with an empty one above.
PROMPT = 2


@dataclass(frozen=True, slots=True)
class Screen:
    """Where a game is shown, and how its reader says that he has read."""

    console: Console
    read: Callable[[str], str]
    texts: Texts

    def print(self, *parts: RenderableType) -> None:
        """Show something short."""
        for part in parts:
            self.console.print(part)

    def lines(self, *parts: RenderableType) -> list[list[Segment]]:
        """The lines that something takes."""
        return self.console.render_lines(Group(*parts), pad=False)

    @property
    def endless(self) -> bool:
        """Whether nobody's screen is too small: all goes to a file or another program."""
        return not self.console.is_terminal

    def fits(self, *parts: RenderableType, below: int = PROMPT) -> bool:
        """Whether something can be seen at once with that many lines below it."""
        return self.endless or len(self.lines(*parts)) + below <= self.console.height

    def show(self, layouts: Sequence[Screenful], below: int = PROMPT) -> None:
        """Show the first layout that fits; if none does, its first parts page by page.

        All layouts have the same parts.
        """
        if self.endless:
            self.print(*layouts[0])
            return
        for layout in layouts:
            lines = self.lines(*layout)
            if len(lines) + below <= self.console.height:
                self.print(SegmentLines(lines, new_lines=True))
                return
        last = layouts[-1]
        first = next(
            (place for place in range(1, len(last)) if self.fits(*last[place:], below=below)),
            len(last),
        )
        for _ in self.pages(*last[:first]):
            self.read("\n" + self.texts.say("play-more") + " ")
        rests = (layout[first:] for layout in layouts)
        self.print(*next((rest for rest in rests if self.fits(*rest, below=below)), last[first:]))

    def unroll(self, *parts: RenderableType) -> None:
        """Show something long, page by page where it must be, until the reader has had enough."""
        if self.fits(*parts):
            self.print(*parts)
            return
        pages = self.pages(*parts)
        while next(pages, False):
            if self.read("\n" + self.texts.say("play-more-or-stop") + " ").strip():
                return

    def pages(self, *parts: RenderableType) -> Iterator[bool]:
        """Print something a page at a time; true for each."""
        lines, height = self.lines(*parts), max(1, self.console.height - PROMPT)
        for start in range(0, len(lines), height):
            self.print(SegmentLines(lines[start : start + height], new_lines=True))
            yield True


def flowing(sentences: Sequence[Text]) -> Text:
    """Sentences one after another, to save room."""
    return Text(" ").join(sentences)
