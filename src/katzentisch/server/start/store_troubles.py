"""Why a place where tables are kept cannot be used: the sentence that says it, and its words."""

from typing import TypeAlias, assert_never

from katzentisch.storage.carrying import StillServed
from katzentisch.storage.extras import LibraryMissing
from katzentisch.storage.log import LogFailed, NewerFile
from katzentisch.storage.postgres_line import is_address, without_password

# The troubles of a store that have a sentence of their own: of a database, and of a folder.
OF_A_DATABASE = ("unreachable", "password", "missing", "address", "read-only", "full", "forbidden")
OF_A_FOLDER = ("read-only", "full", "disk", "locked", "damaged", "missing")
Trouble: TypeAlias = LogFailed | NewerFile | LibraryMissing | StillServed
TROUBLES = (LogFailed, NewerFile, LibraryMissing, StillServed)


def shown(place: str) -> str:
    """A place as it may be told: without a password."""
    return without_password(place) if is_address(place) else place


def sentence_of(trouble: Trouble, place: str) -> tuple[str, dict[str, str]]:
    """The key of the sentence, and its words."""
    words = {"place": shown(place)}
    match trouble:
        case StillServed():
            return "moving-served", words
        case LibraryMissing():
            return "cluster-missing", {"library": trouble.library}
        case NewerFile():
            found = {"found": str(trouble.found), "known": str(trouble.known)}
            return "store-newer", words | found
        case LogFailed():
            words |= {"problem": trouble.details or trouble.trouble}
            return failed(trouble.trouble, in_database=is_address(place)), words
        case _:
            assert_never(trouble)


def failed(trouble: str, *, in_database: bool) -> str:
    """The sentence for a word of the log's."""
    if in_database:
        return f"store-{trouble if trouble in OF_A_DATABASE else 'failed'}"
    return f"folder-{trouble if trouble in OF_A_FOLDER else 'failed'}"
