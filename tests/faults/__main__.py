"""`python -m tests.faults 1000 [SEED [EVERY]]` (`make faults`): the long form, and a report of it.

After every so many faults all is healed and a server killed with nothing else broken.
"""

import asyncio
import random
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from tests.faults.nemesis import LONG
from tests.faults.report import report
from tests.faults.trial import trial

ARTEFACTS = Path("artefacts")


def main() -> int:
    """Run it, write the report; 1 where something was found."""
    count = int(sys.argv[1])
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(1 << 32)
    every = int(sys.argv[3]) if len(sys.argv) > 3 else LONG.healed_every
    measures = replace(LONG, healed_every=every)
    began = time.monotonic()

    def told(what: str) -> None:
        print(f"{time.monotonic() - began:6.0f} s  {what}", flush=True)  # noqa: T201

    told(f"seed {seed}")
    ARTEFACTS.mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="faults-", dir=ARTEFACTS))
    outcome = asyncio.run(trial(count, seed, folder, measures, told=told))
    text = report(outcome)
    (ARTEFACTS / f"faults-{seed}.txt").write_text(text + "\n")
    print(text)  # noqa: T201
    return 1 if outcome.findings else 0


if __name__ == "__main__":
    sys.exit(main())
