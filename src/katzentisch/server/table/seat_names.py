"""The names at a table: readable, and no two alike."""

import unicodedata

from katzentisch.server.table.refused import refused

# Cats sit in for people who do not come.
BOT_NAMES = ("Minou", "Felix", "Kitty", "Mohrle", "Mimi", "Carlo", "Tinka", "Paulchen")
LONGEST_NAME = 24


def readable_name(name: str) -> str:
    """A name without invisible letters and spare spaces; raises Refused where nothing is left."""
    shown = "".join(" " if letter.isspace() else letter for letter in name)
    shown = "".join(letter for letter in shown if unicodedata.category(letter)[0] != "C")
    tidy = " ".join(unicodedata.normalize("NFC", shown).split())
    if not tidy or not any(letter.isalnum() or letter.isprintable() for letter in tidy):
        raise refused("table-name")
    return tidy


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
