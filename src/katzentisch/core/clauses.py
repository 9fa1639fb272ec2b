"""The rules pages, and single clauses of them, as people read them (docs/rules)."""

import re
from functools import cache
from importlib.resources import files

CLAUSE = re.compile(r"^- ([A-Z]\d+)\. (.+)$", re.MULTILINE)


def page(game: str, language: str) -> str:
    """The rules of a game in Markdown."""
    return (files("katzentisch") / "rules" / f"{game}.{language}.md").read_text("utf-8")


@cache
def clauses(game: str, language: str) -> dict[str, str]:
    """The clauses of a game: number and text."""
    return dict(CLAUSE.findall(page(game, language)))
