"""Tables are not kept for ever where the operator says so: old ones are deleted by and by."""

import logging

from katzentisch.server.office.house import House
from katzentisch.storage.log import LogFailed

log = logging.getLogger("katzentisch.server")
PAUSE = 3600.0
# Of several servers one sees to it: the one that would look after a table of this name.
CHORE = "retention"


async def keep_not_for_ever(house: House) -> None:
    """Delete what is too old, as long as the server runs."""
    office, settings = house.office, house.office.settings
    if office.upkeep is None or (settings.keep_days, settings.keep_games_days) == (None, None):
        return
    while True:
        if office.neighbours.looks_after(CHORE):
            await delete_old(house)
        await office.outside.sleep(PAUSE)


async def delete_old(house: House) -> None:
    """Delete the tables that nobody has used for long; those with somebody at them stay."""
    office, settings = house.office, house.office.settings
    assert office.upkeep is not None
    in_use = {name for name, live in house.tables.items() if not live.idle}
    try:
        gone = await office.upkeep.tidy(
            office.log, office.outside.now(), settings.keep_days, settings.keep_games_days, in_use
        )
        # Those that are open here without anybody.
        await house.read_on()
    except LogFailed as error:
        log.warning("old tables cannot be deleted now: %s", error)
        return
    log.info("old tables deleted", extra={"tables": gone.tables, "games": gone.games})
