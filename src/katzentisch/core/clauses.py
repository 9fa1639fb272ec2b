"""The rules pages, and single clauses of them, as people read them."""

import re
from functools import cache
from importlib.resources import files

from katzentisch.core.rulebook import Rulebook

CLAUSE = re.compile(r"^- ([A-Z]\d+)\. (.+)$", re.MULTILINE)


def page(rules: Rulebook, language: str) -> str:
    """The rules of a game in Markdown."""
    return (files(rules.package) / f"rules.{language}.md").read_text("utf-8")


@cache
def clauses(rules: Rulebook, language: str) -> dict[str, str]:
    """The clauses of a game: number and text."""
    return dict(CLAUSE.findall(page(rules, language)))
