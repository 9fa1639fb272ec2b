"""What people read of a game, for a page that brings nothing of its own for it."""

import re
from typing import Any

from katzentisch.core.names import cards_named
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.texts import Texts, game_source, sources, texts
from katzentisch.games import part
from katzentisch.server.protocol import GameWords, Language

KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def game_words(rules: Rulebook, language: Language) -> GameWords:
    """The words of a game in a language, as far as it has them."""
    spoken = texts(language, rules)
    own = KEY.findall(game_source(rules.package, language))
    house = [key for _, source in sources(language) for key in KEY.findall(source)]
    return GameWords(
        about=_said(spoken, "about") or "",
        cards={card: cards_named(rules, card, spoken) for card in rules.cards},
        moves=_begun(spoken, [*house, *own], "move-", cards="{cards}"),
        prompts=_prompts(rules, spoken) if "prompt" in own else {},
        labels=_begun(spoken, own, "view-"),
    )


def _prompts(rules: Rulebook, spoken: Texts) -> dict[str, str]:
    """What each phase asks for; a game that names no phases has one prompt for all."""
    phases = getattr(part(rules, "words"), "PHASES", ("",))
    said = {phase: _said(spoken, "prompt", phase=phase, count=0) for phase in phases}
    return {phase: prompt for phase, prompt in said.items() if prompt}


def _begun(spoken: Texts, keys: list[str], start: str, **words: Any) -> dict[str, str]:
    """The messages whose keys begin so, by the rest of the key."""
    begun = [key for key in keys if key.startswith(start)]
    said = {key.removeprefix(start): _said(spoken, key, **words) for key in begun}
    return {rest: message for rest, message in said.items() if message}


def _said(spoken: Texts, key: str, **words: Any) -> str | None:
    """A message; none where there is none, or where it asks for more than these words."""
    try:
        return spoken.say(key, **words) if spoken.knows(key) else None
    except ValueError:
        return None
