"""`katzentisch`, with limits for one address that all tests together do not reach.

They come from one address, and as fast as they can; the limits are tested in tests/server.
"""

from katzentisch.cli import main
from katzentisch.server.office.settings import Settings

FAR = 1_000_000
LIMITS = (
    "tables_per_minute",
    "tables_at_once",
    "tables_per_address",
    "requests_per_second",
    "requests_at_once",
    "replays_per_second",
    "replays_at_once",
)

if __name__ == "__main__":
    usual = Settings.__init__.__kwdefaults__
    assert usual is not None
    usual.update(dict.fromkeys(LIMITS, FAR))
    main()
