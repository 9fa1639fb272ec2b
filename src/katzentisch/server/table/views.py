"""A game's views at one moment: what all see is worked out once, not once for each."""

from katzentisch.core.game import Game
from katzentisch.core.rulebook import SPECTATOR, View


class Views:
    """What can be seen of a game now. Whoever changes the game throws them away."""

    __slots__ = ("_faded", "_game", "_own", "_public")

    def __init__(self, game: Game) -> None:
        self._game = game
        self._public: View | None = None
        self._own: dict[int, View] = {}
        self._faded: int | None = None

    def public(self) -> View:
        """What everybody sees."""
        if self._public is None:
            self._public = self._game.public()
        return self._public

    def own(self, seat: int) -> View:
        """What a seat sees beyond that."""
        if seat not in self._own:
            self._own[seat] = self._game.own(seat)
        return self._own[seat]

    def forget_own(self) -> None:
        """All who look have been told: what a seat alone sees is worked out again if need be."""
        self._own = {}

    def of(self, viewer: int) -> View:
        """All that a viewer sees."""
        return self.public() if viewer == SPECTATOR else self.public() | self.own(viewer)

    def faded(self) -> int:
        """How many moves are too old to be looked at again."""
        if self._faded is None:
            self._faded = self._game.faded()
        return self._faded
