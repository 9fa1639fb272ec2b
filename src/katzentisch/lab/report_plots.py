"""Plots as SVG text, drawn with nothing but numbers; narrow, so that a telephone can show them."""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from statistics import fmean

WIDTH = 400
LABELS = 116
FIGURES = 54
LINE = 30
HILL = 58
COLOURS = ("#2f6f9f", "#c0552d", "#3f8f4f", "#8a4fa0", "#a08020", "#30888a")
# Marks on a scale: so far apart, and about so many.
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)
MARKS = 5

# How a share of everything is written, in the reader's language.
Written = Callable[[float], str]


def drawing(height: float, title: str, parts: Sequence[str]) -> str:
    """An SVG image with a title for those who cannot see it."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def words(x: float, y: float, text: str, anchor: str = "start") -> str:
    """A text at a place."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def line(path: str, more: str = "") -> str:
    """A thin line."""
    return f'<path d="{path}" stroke="currentColor" fill="none" {more}/>'


def bars(
    rows: Sequence[tuple[str, float, float, float]],
    par: float,
    par_name: str,
    title: str,
    written: Written,
) -> str:
    """Means with their intervals, and a line at par; the figures stand at the right."""
    top = min(1.0, max([par, *(high for _, _, _, high in rows)]) * 1.05)
    scale = (WIDTH - LABELS - FIGURES) / top
    x = LABELS + par * scale
    height = LINE * len(rows) + 24
    parts = [
        words(x, 12, par_name, "middle"),
        line(f"M{x:.1f} 17V{height - 2}", 'stroke-dasharray="4 4"'),
    ]
    for number, (name, mean, low, high) in enumerate(rows):
        y = LINE * number + 22
        left, right = (LABELS + min(max(end, 0.0), top) * scale for end in (low, high))
        parts += [
            words(0, y + 15, name),
            f'<rect x="{LABELS}" y="{y}" width="{mean * scale:.1f}" height="20" '
            f'fill="{COLOURS[number % len(COLOURS)]}"/>',
            line(
                f"M{left:.1f} {y + 5}v10M{left:.1f} {y + 10}H{right:.1f}M{right:.1f} {y + 5}v10",
                'stroke-width="2"',
            ),
            words(WIDTH, y + 15, written(mean), "end"),
        ]
    return drawing(height, title, parts)


def distributions(rows: Sequence[tuple[str, Sequence[int]]], title: str) -> str:
    """How often each score came up, bot by bot, on one scale; a stroke stands at the mean."""
    low = min(min(scores) for _, scores in rows)
    high = max(max(scores) for _, scores in rows)
    step = max(1, -(-(high - low + 1) // 40))
    classes = (high - low) // step + 1
    slot = (WIDTH - LABELS - 10) / classes
    bottom = HILL * len(rows)

    def place_of(score: float) -> float:
        """The middle of a score's place on the scale."""
        return LABELS + ((score - low) / step + 0.5 / step) * slot

    parts = []
    for mark in marks(low, high):
        x = place_of(mark)
        parts.append(line(f"M{x:.1f} 6V{bottom + 4}", 'stroke-opacity="0.2"'))
        parts.append(words(x, bottom + 18, str(mark).replace("-", "−"), "middle"))
    for number, (name, scores) in enumerate(rows):
        counts = [0] * classes
        for score in scores:
            counts[(score - low) // step] += 1
        floor = HILL * (number + 1)
        parts.append(words(0, floor - 16, name))
        for place, count in enumerate(counts):
            tall = (HILL - 14) * count / max(counts)
            parts.append(
                f'<rect x="{LABELS + place * slot:.1f}" y="{floor - tall:.1f}" '
                f'width="{slot * 0.9:.1f}" height="{tall:.1f}" '
                f'fill="{COLOURS[number % len(COLOURS)]}"/>'
            )
        x = place_of(fmean(scores))
        parts.append(line(f"M{x:.1f} {floor - HILL + 8}V{floor}", 'stroke-width="2"'))
    return drawing(bottom + 24, title, parts)


def marks(low: int, high: int) -> list[int]:
    """Round numbers between the two."""
    step = next((step for step in STEPS if (high - low) / step <= MARKS), STEPS[-1])
    return list(range(-(-low // step) * step, high + 1, step))


def matrix(
    names: Sequence[str], shares: Mapping[tuple[str, str], float], title: str, written: Written
) -> str:
    """How often the bot of a line scores above the bot of a column; both have a number."""
    label = LABELS + 16
    cell = min(66.0, (WIDTH - label) / max(1, len(names)))
    parts = [
        words(label + (column + 0.5) * cell, 14, str(column + 1), "middle")
        for column in range(len(names))
    ]
    for place, mine in enumerate(names):
        y = 22 + place * LINE
        parts += [words(0, y + 19, str(place + 1)), words(16, y + 19, mine)]
        for column, other in enumerate(names):
            share = shares.get((mine, other))
            x = label + column * cell
            if share is not None:
                strength = abs(share - 0.5) * 1.4
                colour = COLOURS[2] if share >= 0.5 else COLOURS[1]
                parts.append(
                    f'<rect x="{x:.1f}" y="{y}" width="{cell - 2:.1f}" height="{LINE - 2}" '
                    f'fill="{colour}" fill-opacity="{strength:.2f}"/>'
                )
                parts.append(words(x + cell / 2, y + 19, written(share), "middle"))
    return drawing(26 + LINE * len(names), title, parts)
