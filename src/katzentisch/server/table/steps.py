"""The moves of a game step by step, and what is left when somebody takes his last one back."""

from katzentisch.core.game import Game, Made


def in_steps(game: Game, moves: list[Made]) -> list[list[Made]]:
    """The moves step by step: what was turned over together is one step."""
    again = game.again([])
    steps: list[list[Made]] = []
    together = False
    for made in moves:
        again.make(made.seat, made.move)
        if together:
            steps[-1].append(made)
        else:
            steps.append([made])
        together = bool(again.waiting)
    return steps


def before_last(game: Game, seat: int) -> list[Made]:
    """The moves before a seat's last one: what logs of old mean by taking it back."""
    last = max(place for place, made in enumerate(game.made) if made.seat == seat)
    return game.made[:last]


def without_last(game: Game, seat: int) -> list[Made]:
    """The moves up to the step in which a seat moved last, its own last move left out.

    What others chose at the same time they have still chosen, whatever their seats.
    """
    steps = in_steps(game, game.made)
    last = max(number for number, step in enumerate(steps) if any(one.seat == seat for one in step))
    own = max(place for place, made in enumerate(steps[last]) if made.seat == seat)
    before = [made for step in steps[:last] for made in step]
    return before + steps[last][:own] + steps[last][own + 1 :]
