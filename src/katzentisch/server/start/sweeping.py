"""Looking for garbage without letting anybody wait.

Nearly everything ends without the collector's help; it is needed for what holds itself in a circle,
which a closed line or an error may leave. Left to itself it goes through all that was made since it
last looked, and nobody is answered meanwhile: a tenth of a second again and again with 5,000 people
at the tables. So what is new is set aside often, while it is little. The collector looks through it
before: each time where it finds something, ever more seldom where it does not, for people who
only move leave nothing. What was set aside is gone through as a whole only when there is twice as
much as after the last time.
"""

import asyncio
import gc

SECONDS = 0.05
# Where nothing is found, one sweep of so many looks: once a second.
SELDOMEST = 20
# Counting what is set aside takes some milliseconds where there is much.
SWEEPS_TO_A_COUNT = 1200
# Below that a cleaning would be too soon.
FEW = 300_000


class Sweeper:
    """The garbage collector in our hands; between two sweeps it does nothing."""

    def __init__(self, few: int = FEW) -> None:
        self.few = few
        self.sweeps = 0
        # Every so many sweeps look for garbage, and so many are left until the next that does.
        self.every = self.until_look = 1
        gc.disable()
        self.clean()

    def sweep(self) -> None:
        """Set aside what is new, and collect what of it is garbage if it is time to look."""
        self.until_look -= 1
        if self.until_look == 0:
            found = gc.collect(0)
            self.every = 1 if found else min(2 * self.every, SELDOMEST)
            self.until_look = self.every
        gc.freeze()
        self.sweeps += 1
        if self.sweeps % SWEEPS_TO_A_COUNT == 0:
            self.clean_if_due()

    def clean_if_due(self) -> None:
        """Collect everything if there is twice as much as after the last cleaning."""
        if gc.get_freeze_count() > 2 * max(self.left, self.few):
            self.clean()

    def clean(self) -> None:
        """Collect everything that is garbage by now."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.left = gc.get_freeze_count()


async def sweep_often() -> None:
    """For as long as the server runs; the collector is its own master again afterwards."""
    sweeper = Sweeper()
    try:
        while True:
            await asyncio.sleep(SECONDS)
            sweeper.sweep()
    finally:
        gc.unfreeze()
        gc.enable()
