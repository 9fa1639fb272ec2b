"""Reviews kept in a folder that does not grow for ever, so that each is computed once."""

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from katzentisch.review import Progress, quietly
from katzentisch.review.asked import get_ready, review_key, reviewed
from katzentisch.storage.files import replacing

# One has about 100 kB; those asked for last stay.
MOST_KEPT = 2000


def folder_of_reviews() -> Path:
    """Where they are kept, beside compiled code. Needs Numba: without it none is worth keeping."""
    from katzentisch.core.compiled import cache_root

    return cache_root() / "reviews"


def kept_review(
    record: Mapping[str, Any], folder: Path, progress: Progress = quietly
) -> dict[str, Any]:
    """The review of a finished record, from the folder if it has been computed before."""
    file = folder / f"{review_key(record)}.json"
    with suppress(OSError, ValueError):
        found: dict[str, Any] = json.loads(file.read_text("utf-8"))
        os.utime(file)
        return found
    # Until that is done nothing is; then it goes on without a stop.
    get_ready(record["game"])
    review = reviewed(record, progress)
    # Where nothing can be written it is computed again next time.
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        with replacing(file) as new:
            new.write(json.dumps(review).encode())
    tidy(folder, MOST_KEPT)
    return review


def tidy(folder: Path, most: int) -> None:
    """Let those go that were asked for longest ago where there are too many."""
    with suppress(OSError):
        files = sorted(folder.glob("*.json"), key=lambda file: file.stat().st_mtime)
        for file in files[: max(0, len(files) - most)]:
            file.unlink()
