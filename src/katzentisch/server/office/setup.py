"""What a table is to be, checked: its game, its options, its bots."""

from collections.abc import Callable

from katzentisch.bots import LEVELS
from katzentisch.core.rulebook import Rulebook
from katzentisch.games import rulebooks
from katzentisch.server import protocol
from katzentisch.server.office.thinker import DEFAULT_LEVEL
from katzentisch.server.table import events
from katzentisch.server.table.refused import refused

SECRET_BYTES = 32


def setup_of(wish: protocol.Create, secret: Callable[[int], bytes]) -> events.Created:
    """The table that is wished for; raises Refused where there is none like it."""
    rules = checked_rules(wish.game, wish.players, wish.options)
    level = wish.level or DEFAULT_LEVEL
    check_levels(level, wish)
    return events.Created(
        wish.game,
        wish.players,
        rules.defaults() | wish.options,
        level,
        wish.hints,
        wish.watch,
        wish.public,
        wish.clock,
        secret(SECRET_BYTES).hex(),
        int.from_bytes(secret(7), "big"),
        levels=wish.levels,
    )


def checked_rules(game: str, players: int, options: dict[str, str]) -> Rulebook:
    """The game of that name; raises Refused where it cannot be played like that."""
    rules = rulebooks().get(game)
    if rules is None:
        raise refused("table-game", found=game, games=", ".join(rulebooks()))
    check_players(rules, players)
    check_options(rules, options)
    return rules


def check_players(rules: Rulebook, players: int) -> None:
    if players not in rules.seats:
        first, last = rules.seats[0], rules.seats[-1]
        raise refused("table-players", title=rules.title, first=first, last=last)


def check_options(rules: Rulebook, options: dict[str, str]) -> None:
    known = {option.name: option for option in rules.options}
    for name, value in options.items():
        if name not in known:
            raise refused("table-no-option", name=name, options=", ".join(known))
        if value not in known[name].values:
            values = ", ".join(known[name].values)
            raise refused("table-option", name=name, found=value, values=values)


def check_levels(level: str, wish: protocol.Create) -> None:
    for wished in (level, *filter(None, wish.levels)):
        if wished not in LEVELS:
            raise refused("table-level", found=wished, levels=", ".join(LEVELS))
    if len(wish.levels) > wish.players:
        raise refused("no-such-seat")
