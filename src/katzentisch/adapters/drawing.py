"""A seat's view as people see it: the terminal's table, or a picture of coloured cards."""

import io
from typing import Any

import numpy as np
from numpy.typing import NDArray

from katzentisch.adapters.observing import learners_part
from katzentisch.core.chance import seeded
from katzentisch.core.dealer import SeededDealer
from katzentisch.core.game import Game
from katzentisch.core.rulebook import Rulebook, View
from katzentisch.core.texts import chosen_language, texts

Picture = NDArray[np.uint8]
Colour = tuple[int, int, int]

WIDTH, HEIGHT = 640, 440
FELT: Colour = (24, 92, 60)
PAPER: Colour = (250, 247, 238)
BACK: Colour = (60, 74, 120)
INK: Colour = (30, 30, 30)
LIGHT: Colour = (255, 255, 255)
TURN: Colour = (255, 214, 80)
# Cards that begin with a colour's letter are written in it.
SUITS: dict[str, Colour] = {
    "R": (200, 40, 40),
    "Y": (205, 160, 0),
    "G": (20, 130, 60),
    "B": (30, 80, 190),
}
CARD_WIDTH, CARD_HEIGHT, STEP = 34, 46, 38
MARGIN, SEAT_HEIGHT, MIDDLE_TOP, HAND_TOP = 8, 52, 332, HEIGHT - 54
# Where open cards begin, how many stand in a line, and how wide a hand may get.
OPEN_LEFT, OPEN_CARDS, HAND_WIDTH = 290, 9, 560

# Letters five dots high and three wide, a line a row.
FONT = {
    "0": "### #.# #.# #.# ###",
    "1": ".#. ##. .#. .#. ###",
    "2": "### ..# ### #.. ###",
    "3": "### ..# ### ..# ###",
    "4": "#.# #.# ### ..# ..#",
    "5": "### #.. ### ..# ###",
    "6": "### #.. ### #.# ###",
    "7": "### ..# ..# .#. .#.",
    "8": "### #.# ### #.# ###",
    "9": "### #.# ### ..# ###",
    "-": "... ... ### ... ...",
    "R": "##. #.# ##. #.# #.#",
    "Y": "#.# #.# .#. .#. .#.",
    "G": "### #.. #.# #.# ###",
    "B": "##. #.# ##. #.# ##.",
    "M": "#.# ### ### #.# #.#",
    "J": "..# ..# ..# #.# ###",
    "A": ".#. #.# ### #.# #.#",
    "C": "### #.. #.. #.. ###",
    "D": "##. #.# #.# #.# ##.",
    "E": "### #.. ##. #.. ###",
    "F": "### #.. ##. #.. #..",
    "H": "#.# #.# ### #.# #.#",
    "I": "### .#. .#. .#. ###",
    "K": "#.# #.# ##. #.# #.#",
    "L": "#.. #.. #.. #.. ###",
    "N": "##. #.# #.# #.# #.#",
    "O": ".#. #.# #.# #.# .#.",
    "P": "##. #.# ##. #.. #..",
    "Q": ".#. #.# #.# ### .##",
    "S": ".## #.. .#. ..# ##.",
    "T": "### .#. .#. .#. .#.",
    "U": "#.# #.# #.# #.# ###",
    "V": "#.# #.# #.# #.# .#.",
    "W": "#.# #.# ### ### #.#",
    "X": "#.# #.# .#. #.# #.#",
    "Z": "### ..# .#. #.. ###",
}


class Renderer:
    """Shows the states of one game through the eyes of a seat."""

    def __init__(self, rules: Rulebook, players: int, options: dict[str, str]) -> None:
        self.game = Game(rules, players, SeededDealer(seeded(0)), options)

    def view(self, state: Any, seat: int) -> View:
        """What the seat sees of a state."""
        self.game.state = state
        return self.game.view(seat)

    def text(self, state: Any, seat: int) -> str:
        """The table as the terminal game shows it."""
        from rich.console import Console

        from katzentisch.terminal.tables import table
        from katzentisch.terminal.words import Words

        names = [str(number) for number in range(self.game.players)]
        page = io.StringIO()
        console = Console(file=page, width=100, force_terminal=True, color_system="standard")
        console.print(
            table(self.view(state, seat), Words(texts(chosen_language(), self.game.rules), names))
        )
        return page.getvalue()

    def picture(self, state: Any, seat: int) -> Picture:
        """The table as an image."""
        return drawn(self.game.rules, self.view(state, seat))


def drawn(rules: Rulebook, view: View) -> Picture:
    """A view as an image: a line a seat, the middle of the table, the own hand below."""
    picture = np.empty((HEIGHT, WIDTH, 3), np.uint8)
    picture[:] = FELT
    game = learners_part(rules)
    for seat in range(view["players"]):
        draw_seat(picture, view, seat, game.in_front(rules, view, seat))
    draw_cards(picture, MIDDLE_TOP, game.in_the_middle(rules, view))
    hand = view.get("hand", [])
    for place, card in enumerate(hand):
        draw_card(picture, MARGIN + min(STEP, HAND_WIDTH // len(hand)) * place, HAND_TOP, card)
    return picture


def draw_seat(picture: Picture, view: View, seat: int, open_cards: list[str]) -> None:
    """A seat's number, score, hidden hand and the cards lying in front of it."""
    top = MARGIN + SEAT_HEIGHT * seat
    write(picture, 8, top + 12, str(seat), TURN if seat in view["actors"] else LIGHT)
    write(picture, 40, top + 12, str(view["scores"][seat]), LIGHT)
    for place in range(hand_size(view, seat)):
        left = 110 + 9 * min(place, 17)
        fill(picture, left, top + 4, 8, 30, BACK)
    draw_cards(picture, top, open_cards)


def hand_size(view: View, seat: int) -> int:
    """How many cards a seat holds, where the view tells."""
    sizes: list[int] = view.get("hand_sizes", [0] * view["players"])
    return sizes[seat]


def draw_cards(picture: Picture, top: int, cards: list[str]) -> None:
    """A line of open cards; what does not fit in begins again from the left."""
    for place, card in enumerate(cards):
        draw_card(picture, OPEN_LEFT + STEP * (place % OPEN_CARDS), top, card)


def draw_card(picture: Picture, left: int, top: int, card: str) -> None:
    """A card: its text on paper, in its colour."""
    fill(picture, left, top, CARD_WIDTH, CARD_HEIGHT, INK)
    fill(picture, left + 1, top + 1, CARD_WIDTH - 2, CARD_HEIGHT - 2, PAPER)
    ink = SUITS.get(card[0], SUITS["R"] if card[0] in "-J" else INK)
    write(picture, left + 3, top + 14, card, ink, dot=3 if len(card) < 3 else 2)


def write(
    picture: Picture, left: int, top: int, text: str, colour: Colour, *, dot: int = 3
) -> None:
    """Text in dots."""
    for letter in text:
        for y, row in enumerate(FONT.get(letter, FONT["-"]).split()):
            for x, mark in enumerate(row):
                if mark == "#":
                    fill(picture, left + x * dot, top + y * dot, dot, dot, colour)
        left += 4 * dot


def fill(picture: Picture, left: int, top: int, width: int, height: int, colour: Colour) -> None:
    """A rectangle; what lies outside the picture is cut off."""
    picture[max(top, 0) : top + height, max(left, 0) : left + width] = colour
