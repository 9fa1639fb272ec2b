"""A review as a server has it worked out."""

from collections.abc import Mapping
from typing import Any

from katzentisch.review import Progress
from katzentisch.review.kept import folder_of_reviews, kept_review


def review_study(progress: Progress, record: Mapping[str, Any]) -> dict[str, Any]:
    """The review of a finished record, computed once. Needs the compiled engine."""
    return kept_review(record, folder_of_reviews(), progress)


def get_ready_to_review(game: str) -> bool:
    """Have all compiled that a review of the game needs; false where Numba is missing."""
    from katzentisch.review.asked import get_ready

    return get_ready(game)
