"""A review in the words of a language. What is told comes from the review alone, as JSON has it."""

from collections.abc import Mapping, Sequence
from typing import Any

from katzentisch.bots.scene import decimal, percent
from katzentisch.core.names import move_named
from katzentisch.core.rulebook import Rulebook
from katzentisch.core.texts import Texts, texts
from katzentisch.games import rulebook
from katzentisch.review.reasons import spelled
from katzentisch.review.shape import CAUSES

Told = dict[str, Any]
# What a share and points are shown in.
A_PERCENT, A_TENTH = 0.01, 0.1
# Less of the victory is told as hardly anything.
HARDLY = 0.025


def told(review: Mapping[str, Any], language: str, names: Sequence[str] = ()) -> Told:
    """All sentences of a review; `names` are what the players are called, by seat."""
    rules = rulebook(review["game"])
    spoken = texts(language, rules)
    called = names or [spoken.say("review-name", seat=seat) for seat in range(review["players"])]
    spread = review["spread"]
    return {
        "names": list(called),
        "parts": {cause: spoken.say(f"review-{cause}") for cause in ("start", *CAUSES, "end")},
        "seats": [told_seat(rules, seat, spoken, called) for seat in review["seats"]],
        "luck": spoken.say(
            "review-luck",
            share=percent(spread["usual"]["share"]),
            points=decimal(spread["usual"]["points"]),
        ),
        "skill": spoken.say(
            "review-skill",
            edge=percent(spread["edge"]),
            games=spread["games"],
        ),
        "note": spoken.say("review-note"),
    }


def told_seat(
    rules: Rulebook, seat: Mapping[str, Any], spoken: Texts, names: Sequence[str]
) -> Told:
    """What is told of one seat."""
    changes = {part["cause"]: part["change"]["share"] for part in seat["game"]["parts"]}
    sure = sum(one["sure"] for one in seat["decisions"])
    return {
        "seat": seat["seat"],
        "summary": spoken.say(
            "review-summary",
            luck=signed_percent(changes["deal"] + changes["draws"], spoken),
            own=signed_percent(changes["own"], spoken),
        ),
        "counts": spoken.say("review-counts", decisions=len(seat["decisions"]), sure=sure),
        "dearest": [told_dear(rules, dear, spoken, names) for dear in seat["dearest"]],
        "none": spoken.say("review-none"),
        "game": told_way(seat["game"]),
        "rounds": [told_way(way) for way in seat["rounds"]],
    }


def told_dear(
    rules: Rulebook, dear: Mapping[str, Any], spoken: Texts, names: Sequence[str]
) -> Told:
    """A dear decision: what was played, what it cost, why the other was better, and hindsight."""
    judged = dear["judged"]
    played, best = (move_named(rules, judged[key], spoken) for key in ("played", "best"))
    return {
        "step": judged["step"],
        "played": played,
        "best": best,
        "title": spoken.say("review-decision", step=judged["step"] + 1, played=played, best=best),
        "cost": cost(judged, spoken),
        "why": why(dear["reason"], played, best, spoken, names),
        "hindsight": hindsight(rules, dear, spoken),
    }


def cost(judged: Mapping[str, Any], spoken: Texts) -> str:
    """What a decision cost, in the currency in which it did."""
    loss, error = judged["loss"], judged["error"]
    if loss["share"] < HARDLY:
        words = {"points": decimal(loss["points"]), "error": decimal(error["points"])}
        return spoken.say("review-cost-points", **words)
    words = {"share": percent(loss["share"]), "error": percent(error["share"])}
    if loss["points"] < 0.05:  # would be told as 0.0
        return spoken.say("review-cost-share", **words)
    return spoken.say("review-cost", points=decimal(loss["points"]), **words)


def why(
    reason: Mapping[str, Any], played: str, best: str, spoken: Texts, names: Sequence[str]
) -> str:
    """The reason with its figures, as a hint would give it."""
    words = {name: spelled(word) for name, word in reason["words"].items()}
    words |= {"move": best[:1].upper() + best[1:], "other": played}
    if reason["who"] is not None:
        words["who"] = names[reason["who"]]
    return spoken.say(reason["key"], **words)


def hindsight(rules: Rulebook, dear: Mapping[str, Any], spoken: Texts) -> str:
    """What open cards would have said; nobody could know it."""
    worths = {one["text"]: one["worth"]["share"] for one in dear["hindsight"]}
    best, played = dear["hindsight"][0]["text"], dear["judged"]["played"]
    words = {
        "best": move_named(rules, best, spoken),
        "played": move_named(rules, played, spoken),
        "share": percent(worths[best]),
        "other": percent(worths[played]),
    }
    same = best == played
    return spoken.say("review-hindsight-same" if same else "review-hindsight", **words)


def told_way(way: Mapping[str, Any]) -> list[Told]:
    """Start, causes and end of a way as they are shown, in whole percents and tenths of a point."""
    shares = in_round_numbers(way, "share", A_PERCENT)
    points = in_round_numbers(way, "points", A_TENTH)
    return [
        {"cause": cause, "share": share * A_PERCENT, "points": lead * A_TENTH}
        for cause, share, lead in zip(("start", *CAUSES, "end"), shares, points, strict=True)
    ]


def in_round_numbers(way: Mapping[str, Any], currency: str, unit: float) -> list[int]:
    """Start, changes and end of a way in whole units, so that they still add up.

    What is lost by rounding goes to what others did: that is the rest by its nature.
    """
    start, end = (round(way[key][currency] / unit) for key in ("start", "end"))
    changes = [round(part["change"][currency] / unit) for part in way["parts"]]
    changes[CAUSES.index("others")] += end - start - sum(changes)
    return [start, *changes, end]


def signed_percent(share: float, spoken: Texts) -> str:
    """A change of a share: +12 %, −3 %, 0 %."""
    written = spoken.say("review-percent", share=percent(abs(share)))
    return written if abs(share) < 0.005 else sign(share) + written


def signed_points(points: float, spoken: Texts) -> str:
    """A change in points: +3.5."""
    written = spoken.say("review-number", number=decimal(abs(points)))
    return written if abs(points) < 0.05 else sign(points) + written


def sign(number: float) -> str:
    """Plus, or a real minus."""
    return "+" if number > 0 else "−"
