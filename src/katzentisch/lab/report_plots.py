"""Plots as SVG text, drawn with nothing but numbers."""

from collections.abc import Mapping, Sequence
from html import escape

WIDTH = 720
LABELS = 130
LINE = 34
COLOURS = ("#2f6f9f", "#c0552d", "#3f8f4f", "#8a4fa0", "#a08020", "#30888a")


def drawing(height: float, title: str, parts: Sequence[str]) -> str:
    """An SVG image with a title for those who cannot see it."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def words(x: float, y: float, text: str, anchor: str = "start") -> str:
    """A text at a place."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def bars(
    rows: Sequence[tuple[str, float, float, float]], par: float, par_name: str, title: str
) -> str:
    """Means with their intervals, and a line at par."""
    top = max([par, *(high for _, _, _, high in rows)]) * 1.05
    scale = (WIDTH - LABELS - 90) / top
    parts = []
    for number, (name, mean, low, high) in enumerate(rows):
        y = LINE * number + 20
        parts += [
            words(0, y + 14, name),
            f'<rect x="{LABELS}" y="{y}" width="{max(0.0, mean) * scale:.1f}" height="20" '
            f'fill="{COLOURS[number % len(COLOURS)]}"/>',
            f'<path d="M{LABELS + max(0.0, low) * scale:.1f} {y + 10}'
            f'H{LABELS + high * scale:.1f}" stroke="currentColor" stroke-width="2"/>',
            words(LABELS + high * scale + 8, y + 15, f"{100 * mean:.1f} %"),
        ]
    x = LABELS + par * scale
    height = LINE * len(rows) + 26
    parts += [
        f'<path d="M{x:.1f} 14V{height - 6}" stroke="currentColor" stroke-dasharray="4 4"/>',
        words(x, 11, par_name, "middle"),
    ]
    return drawing(height, title, parts)


def distributions(rows: Sequence[tuple[str, Sequence[int]]], title: str) -> str:
    """How often each score came up, bot by bot, on one scale."""
    low = min(min(scores) for _, scores in rows)
    high = max(max(scores) for _, scores in rows)
    step = max(1, -(-(high - low + 1) // 40))
    classes = (high - low) // step + 1
    slot = (WIDTH - LABELS - 10) / classes
    parts = []
    for number, (name, scores) in enumerate(rows):
        counts = [0] * classes
        for score in scores:
            counts[(score - low) // step] += 1
        floor = 70 * (number + 1)
        parts.append(words(0, floor - 20, name))
        for place, count in enumerate(counts):
            tall = 56 * count / max(counts)
            parts.append(
                f'<rect x="{LABELS + place * slot:.1f}" y="{floor - tall:.1f}" '
                f'width="{slot * 0.9:.1f}" height="{tall:.1f}" '
                f'fill="{COLOURS[number % len(COLOURS)]}"/>'
            )
    bottom = 70 * len(rows)
    parts += [
        words(LABELS, bottom + 18, str(low)),
        words(WIDTH - 10, bottom + 18, str(high), "end"),
    ]
    return drawing(bottom + 26, title, parts)


def matrix(names: Sequence[str], shares: Mapping[tuple[str, str], float], title: str) -> str:
    """How often the bot of a line scores above the bot of a column."""
    cell = min(110.0, (WIDTH - LABELS) / max(1, len(names)))
    parts = []
    for column, name in enumerate(names):
        parts.append(words(LABELS + (column + 0.5) * cell, 16, name, "middle"))
    for line, mine in enumerate(names):
        y = 26 + line * LINE
        parts.append(words(0, y + 21, mine))
        for column, other in enumerate(names):
            share = shares.get((mine, other))
            x = LABELS + column * cell
            if share is not None:
                strength = abs(share - 0.5) * 1.4
                colour = COLOURS[2] if share >= 0.5 else COLOURS[1]
                parts.append(
                    f'<rect x="{x:.1f}" y="{y}" width="{cell - 2:.1f}" height="{LINE - 2}" '
                    f'fill="{colour}" fill-opacity="{strength:.2f}"/>'
                )
                text = f"{100 * share:.0f} %"
                parts.append(words(x + cell / 2, y + 21, text, "middle"))
    return drawing(30 + LINE * len(names), title, parts)
