"""What was done in a trial and what came out, for a person to read."""

from collections import Counter
from collections.abc import Sequence

from tests.faults.trial import Outcome

TOLD_FINDINGS = 40


def spread(times: Sequence[float]) -> str:
    """Times in short."""
    if not times:
        return "none measured"
    ordered = sorted(times)
    middle, ninth = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.9)]
    return (
        f"{len(ordered)} measured, p50 {middle:.2f} s, p90 {ninth:.2f} s, max {ordered[-1]:.2f} s"
    )


def report(outcome: Outcome) -> str:
    """All figures, and what was found."""
    history, evidence = outcome.history, outcome.evidence
    found = Counter(one.check for one in outcome.findings)
    answers = Counter(one.answer or "none" for one in history.commands)
    kinds = Counter(one.kind for one in history.commands)
    resent = sum(one.sends > 1 for one in history.commands)
    lines = [
        f"seed {outcome.seed}, {outcome.seconds:.0f} s",
        f"faults: {sum(history.faults.values())} ({told(history.faults)})",
        f"commands: {len(history.commands)} ({told(kinds)})",
        f"answers: {told(answers)}; sent again: {resent}",
        f"acknowledged: {sum(one.written for one in history.commands)},"
        f" lost: {found['lost']}, doubled: {found['doubled']}",
        f"tables: {len(evidence.logs)}, events: {sum(map(len, evidence.logs.values()))},"
        f" games finished: {sum(outcome.games.values())} ({told(outcome.games)})",
        f"moves: {told(outcome.movers)}",
        f"viewers: {len(history.ears)}, updates: {sum(len(one.updates) for one in history.ears)},"
        f" events told: {sum(len(one.events) for one in history.ears)}",
        f"a table goes on after a kill with nothing else broken: {spread(outcome.takeovers)}",
        f"waiting for an answer after all was healed: {spread(history.waits)}",
        f"findings: {len(outcome.findings)} ({told(found)})",
    ]
    lines += [f"  {one.check}: {one.table} {one.what}" for one in outcome.findings[:TOLD_FINDINGS]]
    return "\n".join(lines)


def told(counts: dict[str, int]) -> str:
    """Counts in one line."""
    return ", ".join(f"{name} {counts[name]}" for name in sorted(counts))
