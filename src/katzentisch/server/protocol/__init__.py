"""What page and server say to each other. Described for readers in docs/protocol.md.

The TypeScript types of the page are generated from these files (server/typescript.py).
"""

# Whoever speaks it says `protocol.Hello`: in which of these files a word stands is their own
# business, and no word stands in two (tests/test_one_word_one_thing.py).
from katzentisch.server.protocol.commands import *  # noqa: F403
from katzentisch.server.protocol.messages import *  # noqa: F403
from katzentisch.server.protocol.pages import *  # noqa: F403
from katzentisch.server.protocol.vocabulary import *  # noqa: F403
from katzentisch.server.protocol.wishes import *  # noqa: F403
