"""What was asked of the arena, checked: bots, times, when to stop."""

import re
import sys
from pathlib import Path

from katzentisch.cli.asked import Wrong


def known_bots(names: str, players: int) -> tuple[str, ...]:
    """The bots of a list with commas."""
    from katzentisch.bots.roster import BOTS, BotNotLoaded, NoBot, named

    bots = tuple(name.strip() for name in names.split(","))
    if any(":" in bot for bot in bots) and str(Path.cwd()) not in sys.path:
        # As for `python -m`: a file of this folder is found by its name, in all processes.
        sys.path.insert(0, str(Path.cwd()))
    for bot in bots:
        try:
            named([bot])
        except NoBot:
            raise Wrong("no-bot", found=bot, bots=", ".join(BOTS)) from None
        except BotNotLoaded as error:
            raise Wrong("bot-not-loaded", found=bot, problem=error.reason) from None
    if len(bots) > players:
        raise Wrong("too-many-bots", players=players)
    return bots


def known_limit(text: str) -> float:
    """A time as seconds: 2s or 500ms."""
    found = re.fullmatch(r"(\d{1,6}(?:\.\d{1,6})?)\s*(ms|s)?", str(text).strip())
    seconds = float(found[1]) / (1000 if found[2] == "ms" else 1) if found else 0.0
    # The default comes as a number; a unit is for people.
    if not found or (found[2] is None and seconds) or (found[2] and not seconds):
        raise Wrong("no-limit", found=str(text))
    return seconds


def known_fault(text: str) -> str:
    """What becomes of a contest when a bot fails."""
    if text not in ("stop", "forfeit"):
        raise Wrong("no-fault-rule", found=text)
    return text


APART = "apart"


def known_goal(text: str) -> str:
    """When to stop: neighbours apart, or every share known to so many points."""
    number = re.fullmatch(r"\d{1,2}(?:\.\d{1,3})?", text)
    if text != APART and not (number and float(text) > 0):
        raise Wrong("no-goal", found=text)
    return text


def known_budget(text: str) -> str:
    """A budget that is one, and more than nothing."""
    from katzentisch.bots.search import Budget

    try:
        return str(Budget.parse(str(text)))
    except ValueError:
        raise Wrong("no-budget", found=str(text)) from None
