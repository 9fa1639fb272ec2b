"""The names at a table: no two alike."""

import unicodedata

# Cats sit in for people who do not come.
BOT_NAMES = ("Minou", "Felix", "Kitty", "Mohrle", "Mimi", "Carlo", "Tinka", "Paulchen")
LONGEST_NAME = 24


def alike(name: str) -> str:
    """Names with the same of these look the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def distinct(name: str, taken: list[str]) -> str:
    """The name, with a number behind it where somebody at the table bears it already."""
    known = {alike(one) for one in taken}
    number, found = 1, name
    while alike(found) in known:
        number += 1
        end = f" {number}"
        found = name[: LONGEST_NAME - len(end)].rstrip() + end
    return found


def bot_name(seat: int, taken: list[str]) -> str:
    """The cat of that seat, or another where somebody at the table has its name."""
    known = {alike(one) for one in taken}
    order = BOT_NAMES[seat:] + BOT_NAMES[:seat]
    return next(name for name in order if alike(name) not in known)
