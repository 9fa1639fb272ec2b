"""In which language somebody is answered."""

from typing import Any

from litestar import Request

from katzentisch.server.protocol import Language

LANGUAGES: tuple[Language, ...] = ("en", "fr", "de")


def language_of(request: Request[Any, Any, Any], asked: Language | None) -> Language:
    """The language asked for, else the one the browser likes best of ours, else English."""
    wishes = [asked or "", *preferred(request.headers.get("accept-language", ""))]
    for wish in wishes:
        for language in LANGUAGES:
            if wish[:2] == language:
                return language
    return "en"


def preferred(header: str) -> list[str]:
    """The languages of an Accept-Language header, the best liked first."""
    wishes = []
    for part in header.lower().split(","):
        language, _, weight = part.partition(";q=")
        try:
            liking = float(weight or 1)
        except ValueError:
            liking = 0.0
        wishes.append((-liking, language.strip()))
    return [language for _, language in sorted(wishes, key=lambda wish: wish[0])]


def wished_language(request: Request[Any, Any, Any]) -> Language:
    """The language of an error, found without the help of a handler."""
    asked = request.query_params.get("language", "")
    return language_of(request, next((one for one in LANGUAGES if one == asked), None))
