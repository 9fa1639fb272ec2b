"""What was measured, in words and figures that people read."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from math import inf
from typing import Any

from katzentisch.bots.hints import NEARLY_EQUAL
from katzentisch.core.texts import Texts, texts
from katzentisch.games import rulebook
from katzentisch.lab.balance.effect import CONFIDENCE, Effect, Measured, Reading

# Shares are told in percent, all else as numbers.
SHARES = ("seat", "matter")


@dataclass(frozen=True, slots=True)
class ToldMeasure:
    """A line of the table, and the figures of it: what is not there is empty."""

    label: str
    usual: str
    changed: str
    change: str
    measured: Measured

    def data(self) -> dict[str, Any]:
        """For the page: every figure with how it is said."""
        said = {"usual": self.usual, "changed": self.changed, "change": self.change}
        figures = {name: getattr(self.measured, name) for name in said}
        return {"label": self.label} | {
            name: one and asdict(one) | {"said": said[name]} for name, one in figures.items()
        }


@dataclass(frozen=True, slots=True)
class ToldEffect:
    """All that there is to read of an effect: sentences, figures, and how they were found."""

    title: str
    sentences: tuple[str, ...]
    measures: tuple[ToldMeasure, ...]
    seats: tuple[ToldMeasure, ...]
    how: str


def told_effect(effect: Effect, language: str, first_seat: int = 0) -> ToldEffect:
    """An effect in one of our languages; seats are counted from 0 as in the terminal, or from 1."""
    rules = rulebook(effect.game)
    spoken = texts(language, rules)
    seats = (spoken.say("balance-at-seat", seat=int(one.name) + first_seat) for one in effect.seats)
    return ToldEffect(
        title=spoken.say("balance-title", title=rules.title, players=effect.players),
        sentences=tuple(sentences(effect, spoken)),
        measures=tuple(
            told_measure(one, spoken.say(f"balance-{one.name}"), one.name in SHARES, spoken)
            for one in effect.measures
        ),
        seats=tuple(
            told_measure(one, label, True, spoken)
            for one, label in zip(effect.seats, seats, strict=True)
        ),
        how=spoken.say(
            "balance-how",
            games=effect.games,
            decisions=effect.decisions,
            confidence=CONFIDENCE,
            least=NEARLY_EQUAL,
        ),
    )


def told_measure(one: Measured, label: str, share: bool, spoken: Texts) -> ToldMeasure:
    """One figure with its intervals."""
    kind = "balance-share" if share else "balance-number"
    usual, changed = (told_reading(side, kind, spoken) for side in (one.usual, one.changed))
    change = told_reading(one.change, f"{kind}-change", spoken)
    return ToldMeasure(label, usual, changed, change, one)


def told_reading(reading: Reading | None, kind: str, spoken: Texts) -> str:
    """A mean and its interval; nothing where nothing was measured."""
    if reading is None:
        return ""
    # Not −0.0, which nobody has seen.
    mean = round(reading.mean, 3) + 0.0
    way = "up" if mean > 0 else "down"
    return spoken.say(kind, mean=mean, width=reading.width, way=way)


def sentences(effect: Effect, spoken: Texts) -> list[str]:
    """What there is to say: of the game alone, or of what the house rule changes."""
    if effect.measures[0].change is None:
        return alone(effect, spoken)
    if all(one.change == Reading(0.0, 0.0) for one in (*effect.measures, *effect.seats)):
        return [spoken.say("balance-same", games=effect.games)]
    said = [change_said(one, spoken) for one in effect.measures if sure(one.change)]
    unsure = [one for one in effect.measures if not sure(one.change)]
    if unsure:
        named = ", ".join(spoken.say(f"balance-{one.name}.named") for one in unsure)
        said.append(spoken.say("balance-unsure", figures=named))
    return said


def alone(effect: Effect, spoken: Texts) -> list[str]:
    """The game as its rules have it."""
    figures = {one.name: one.usual for one in effect.measures}
    words = {name: rounded(one, name) for name, one in figures.items()}
    seat = "unfair" if sure(figures["seat"]) else "fair"
    return [spoken.say("balance-alone", **words), spoken.say(f"balance-{seat}", **words)]


def sure(reading: Reading | None) -> bool:
    """Whether something is more than chance would do."""
    return reading is not None and abs(reading.mean) > reading.width


def change_said(one: Measured, spoken: Texts) -> str:
    """A sentence about one sure change."""
    assert one.change is not None
    assert one.changed is not None
    way = "more" if one.change.mean > 0 else "less"
    words = {"usual": rounded(one.usual, one.name), "changed": rounded(one.changed, one.name)}
    return spoken.say(f"balance-{one.name}-{way}", **words)


def rounded(reading: Reading, name: str) -> float:
    """As a sentence says it; a best seat that wins less than its share is none."""
    low = 0.0 if name == "seat" else -inf
    return round(max(low, reading.mean), 3) + 0.0


def told_balance(effect: Mapping[str, Any], language: str) -> dict[str, Any]:
    """An effect as it was kept, for a page that draws it."""
    told, say = told_effect(Effect.of(effect), language, first_seat=1), texts(language).say
    return {
        "title": told.title,
        "sentences": list(told.sentences),
        "rows": [one.data() for one in told.measures],
        "seats": [one.data() for one in told.seats],
        "how": told.how,
    } | {name: say(f"balance-{name}") for name in ("usual", "changed", "change")}
