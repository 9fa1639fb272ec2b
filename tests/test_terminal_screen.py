"""What stands on the terminal's screen: the table, its words, and that all of it can be read."""

import io
import re
from itertools import islice

import pytest
from rich.console import Console

from katzentisch.core.rulebook import SPECTATOR, Rulebook
from katzentisch.core.texts import LANGUAGES, texts
from katzentisch.terminal.play import CATS, Quit
from katzentisch.terminal.replay import ReplayScreen, steps
from tests.at_screen import HEIGHT, WIDTH, Screen, drawn, endless, new, random_game, small
from tests.samples import any_one
from tests.variants import every_game

# The trick


# Small screens


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_on_forty_columns_names_and_turns_stay(rules: Rulebook, language: str) -> None:
    for players in rules.seats:
        game = new(rules, players, players)
        shown = drawn(game, 0, language, width=40)
        assert max(map(len, shown.splitlines())) <= 40
        names = [texts(language).say("play-you"), *CATS][:players]
        for seat, name in enumerate(names):
            turn = "►" if seat in game.actors else " "
            assert re.search(rf"^{turn} {name} ", shown, re.MULTILINE), shown


@every_game
def test_what_does_not_fit_waits_to_be_read(rules: Rulebook) -> None:
    """Even on a screen of twelve lines nothing is lost: it comes page by page."""
    players = rules.seats[-1]
    roomy, tiny = (
        Screen(rules, players, seed=2, **words) for words in ({}, small(height=12, width=60))
    )
    more = texts("en").say("play-more")
    numbers = list(islice(endless(2), 12))
    roomy.types(*numbers)
    moves = iter(numbers)
    tiny.typed = iter(lambda: "" if more in tiny.screens[-1] else next(moves, "quit"), None)
    with pytest.raises(Quit):
        tiny.table.play()
    assert [made.text for made in tiny.game.made] == [made.text for made in roomy.game.made]
    assert max(one.count("\n") + 1 for one in tiny.screens) <= 12
    assert any(more in one for one in tiny.screens)
    assert words_of(tiny.out.getvalue(), more) == words_of(roomy.out.getvalue(), more)


def words_of(shown: str, *left_out: str) -> list[str]:
    """All that is told between “what happened” and the table."""
    for text in left_out:
        shown = shown.replace(text, "")
    told = re.findall(r"What happened ─+\n(.*?)\n[^\n]*──", shown, re.DOTALL)
    return " ".join(told).split()


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_no_markdown_is_left_in_clauses(rules: Rulebook, language: str) -> None:
    shown = Screen(rules, lang=language).types("rules")
    told = shown.partition(f"{rules.letter}1. ")[2]
    assert f"{rules.letter}9. " in told
    assert not re.search(r"[*`#]", told)


# Replay


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_replay_explains_itself(language: str) -> None:
    prompt = ReplayScreen(new(any_one(), 4, 1), SPECTATOR, texts(language), Console()).prompt()
    pairs = [part.split(":") for part in prompt.split("·")]
    assert len(pairs) == 4
    assert all(word.strip() != meaning.strip() for word, meaning in pairs)


@every_game
def test_a_replay_fits_the_screen(rules: Rulebook) -> None:
    """In German, whose prompt is the longest: it takes two lines."""
    game = random_game(rules, rules.seats[-1], seed=4)
    out = io.StringIO()
    heights = []
    last = len(steps(game, 1)) - 1
    places = iter([*map(str, range(0, last, 9)), str(last), "quit"])

    def read(prompt: str) -> str:
        heights.append(out.getvalue().count("\n") + 1 + len(prompt) // WIDTH)
        out.seek(0)
        out.truncate()
        return next(places)

    console = Console(file=out, highlight=False, markup=False, **small())
    ReplayScreen(game, 1, texts("de"), console).walk(read)
    assert len(heights) > 4
    assert max(heights) <= HEIGHT
