"""Writes the tables of observations into a page: python -m katzentisch.adapters.tables PAGE."""

import sys
from pathlib import Path

from katzentisch import games
from katzentisch.adapters.observing import observation_of
from katzentisch.core.observation import table
from katzentisch.games import rulebooks

MARK = "<!-- These tables are written by"


def page_with_tables(page: str) -> str:
    """The page with the tables of the games of this house after its mark."""
    before, _, after = page.partition(MARK)
    comment = after.partition("\n")[0]
    ours = [rules for rules in rulebooks().values() if rules.package.startswith(games.__name__)]
    tables = [table(rules.title, observation_of(rules).layout) for rules in ours]
    return before + MARK + comment + "\n\n" + "\n".join(tables)


def main(path: Path) -> None:
    """Write the tables anew."""
    path.write_text(page_with_tables(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
