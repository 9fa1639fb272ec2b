"""Mückenstich's own sentences, as players read them."""

from katzentisch.core.rulebook import Refusal
from katzentisch.core.texts import LANGUAGES, texts
from katzentisch.games.muckenstich import RULES


def test_a_refusal_names_colour_and_clause() -> None:
    """M8."""
    refusal = Refusal("muckenstich-follow", "M8", {"colour": "G"}, RULES.package)
    said = [texts(language).refuse(refusal) for language in LANGUAGES]
    assert said == [
        "You hold green, so you must follow green (M8).",
        "Vous avez du vert : il faut fournir du vert (M8).",
        "Du hast Grün, also musst du Grün bedienen (M8).",
    ]
    assert texts("en").reason(refusal) == "must follow green (M8)"
