"""Rules pages and clauses as text for the terminal: their Markdown read, not shown.

The pages need headings, lists, emphasis and code, and nothing else of Markdown.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

SPAN = re.compile(r"\*\*(?P<strong>[^*]+)\*\*|\*(?P<emphasis>[^*\s][^*]*)\*|`(?P<code>[^`]+)`")
STYLES = {"strong": "bold", "emphasis": "italic", "code": "bold"}
HEADING = re.compile(r"(#+) (.+)")
ITEM = re.compile(r"(?:- )?([A-Z]?\d+\.|-)\s+(.+)")


def prose(text: str) -> Text:
    """A sentence or more, with emphasis as a style."""
    told, done = Text(), 0
    for found in SPAN.finditer(text):
        kind = found.lastgroup or ""
        told.append(text[done : found.start()]).append(found[kind], STYLES[kind])
        done = found.end()
    return told.append(text[done:])


@dataclass(frozen=True, slots=True)
class Hanging:
    """A text whose number or bullet stands out on its left."""

    mark: str
    text: Text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = max(1, options.max_width - len(self.mark))
        for place, line in enumerate(self.text.wrap(console, width) or [Text()]):
            line.rstrip()
            yield Text(self.mark if place == 0 else " " * len(self.mark)) + line


def clause(number: str, text: str) -> Hanging:
    """A numbered clause."""
    return Hanging(f"{number} ", prose(text))


def page(markdown: str) -> Group:
    """A whole page."""
    return Group(*blocks(markdown))


def blocks(markdown: str) -> Iterator[RenderableType]:
    """The headings, paragraphs and items of a page, one by one."""
    for line in markdown.splitlines():
        if heading := HEADING.fullmatch(line):
            title = heading[2].upper() if len(heading[1]) == 1 else heading[2]
            yield Text(title, style="bold")
        elif item := ITEM.fullmatch(line):
            yield clause(f"  {item[1]}", item[2])
        else:
            yield Hanging("", prose(line))
