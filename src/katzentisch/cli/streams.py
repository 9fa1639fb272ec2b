"""Standard streams that somebody has closed (`>&-`)."""

import os
import sys

# A closed input or output refuses what it is asked, as a descriptor that is not open does; what
# cannot be said on stderr is said to nobody.
STREAMS = (
    ("stdin", os.O_WRONLY, "r"),
    ("stdout", os.O_RDONLY, "w"),
    ("stderr", os.O_WRONLY, "w"),
)


def hold_closed_streams() -> None:
    """Put something in the place of closed streams, lest the next file opened be taken for one."""
    for number, (name, flags, mode) in enumerate(STREAMS):
        if getattr(sys, name) is None:
            descriptor = os.open(os.devnull, flags)
            if descriptor != number:
                os.dup2(descriptor, number)
                os.close(descriptor)
            stream = open(number, mode, encoding="utf-8", closefd=False)  # noqa: SIM115
            setattr(sys, name, stream)


def last_words_are_taken() -> bool:
    """Write what is left over; where nobody takes it, let Python's own last flush succeed."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return False
    return True
