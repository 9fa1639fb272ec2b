"""Looking for garbage without letting anybody wait.

Nearly everything ends without the collector's help; it is needed for what holds itself in a circle,
which a closed line or an error may leave. Left to itself it goes through all that was made since it
last looked, and nobody is answered meanwhile: a tenth of a second again and again with 5,000 people
at the tables. So it looks often at the little that is new, and sets aside what is left. That is
gone through as a whole only when there is twice as much as after the last time.
"""

import asyncio
import gc

SECONDS = 0.05
# Counting what is set aside takes some milliseconds where there is much.
SWEEPS_TO_A_COUNT = 1200
# Below that a cleaning would be too soon.
FEW = 300_000


class Sweeper:
    """The garbage collector in our hands; between two sweeps it does nothing."""

    def __init__(self, few: int = FEW) -> None:
        self.few = few
        self.sweeps = 0
        gc.disable()
        self.clean()

    def sweep(self) -> None:
        """Collect what is new and already garbage; what is left is not looked at again soon."""
        gc.collect(0)
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
