"""Writes the tables of observations into a page: python -m katzentisch.adapters.tables PAGE."""

import sys
from pathlib import Path

from katzentisch import games
from katzentisch.adapters.observing import observation_of
from katzentisch.core.observation import table
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebooks

MARK = "<!-- These tables are written by"


def page_with_tables(page: str) -> str:
    """The page with the tables of the games of this house after its mark."""
    before, _, after = page.partition(MARK)
    comment = after.partition("\n")[0]
    ours = [rules for rules in rulebooks().values() if rules.package.startswith(games.__name__)]
    tables = [part for rules in ours for part in (told(rules), remembered(rules))]
    return before + MARK + comment + "\n\n" + "\n".join(tables)


def told(rules: Rulebook) -> str:
    """What a seat sees."""
    return table(rules.title, observation_of(rules).layout)


def remembered(rules: Rulebook) -> str:
    """What it could remember besides."""
    plain, more = (observation_of(rules, remember=wish).layout for wish in (False, True))
    _, gap, head, line, *rows = table(rules.title, more).splitlines()
    rows = rows[len(plain.parts) :]
    intro = f"With `remember=True`, {more.size - plain.size} more:"
    return "\n".join([intro, gap, head, line, *rows]) + "\n"


def main(path: Path) -> None:
    """Write the tables anew."""
    path.write_text(page_with_tables(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
