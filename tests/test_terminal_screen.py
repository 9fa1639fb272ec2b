"""What stands on the terminal's screen: the table, its words, and that all of it can be read."""

import io
import re
from itertools import islice

import pytest
from rich.console import Console

from katzentisch.core.game import Game
from katzentisch.core.rulebook import SPECTATOR, Rulebook
from katzentisch.core.texts import LANGUAGES, texts
from katzentisch.games import rulebooks
from katzentisch.terminal.play import CATS, Quit, TableDealer
from katzentisch.terminal.replay import ReplayScreen, steps
from katzentisch.terminal.tables import Words, table
from tests.at_screen import HEIGHT, WIDTH, Screen, endless, random_game, small
from tests.variants import every_game


def drawn(game: Game, seat: int, language: str, width: int = 80) -> str:
    """The table as a seat sees it."""
    out = io.StringIO()
    names = ["Mieze", *CATS][: game.players]
    names[seat] = texts(language).say("play-you")
    console = Console(file=out, width=width, highlight=False, markup=False)
    console.print(table(game.view(seat), Words(texts(language), names)))
    return out.getvalue()


STANDING = {
    "en": ("Standing bid: 1x3 (Minka)", "Standing bid: 1x3 (yours)"),
    "de": ("Höchstes Gebot: 1x3 (Minka)", "Höchstes Gebot: 1x3 (deines)"),
    "fr": ("Offre en cours : 1x3 (Minka)", "Offre en cours : 1x3 (la vôtre)"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_standing_bid_is_somebodys_or_ones_own(language: str) -> None:
    """K8."""
    seed = next(s for s in range(99) if "bid 1x3" in new("katzenjammer", 3, s).legal(1))
    game = new("katzenjammer", 3, seed)
    game.move(1, "bid 1x3")
    others, own = STANDING[language]
    assert others in drawn(game, 2, language)
    assert own in drawn(game, 1, language)


def new(game: str, players: int, seed: int) -> Game:
    return Game(rulebooks()[game], players, TableDealer(seed))


def test_numbers_of_cards_have_their_plural() -> None:
    def deck(language: str, cards: int, discards: int) -> str:
        words = {"round": 2, "deck": cards, "discards": discards}
        return texts(language).say("screen-deck", **words)

    assert deck("fr", 0, 1) == "Manche 2 · 0 carte dans la pioche · 1 défaussée"
    assert deck("fr", 2, 0) == "Manche 2 · 2 cartes dans la pioche · 0 défaussée"
    assert deck("de", 1, 2) == "Runde 2 · 1 Karte im Nachziehstapel · 2 abgelegt"
    assert deck("en", 1, 2) == "Round 2 · 1 card in the deck · 2 discarded"
    assert deck("en", 0, 2) == "Round 2 · 0 cards in the deck · 2 discarded"
    say = texts("de").say
    shuffled = say("screen-deck-reshuffle", round=1, deck=1, discards=1)
    assert shuffled == "Runde 1 · 1 Karte im Nachziehstapel · 1 abgelegt (wird einmal neu gemischt)"


# The trick


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trick_shows_who_leads_and_what_is_to_be_followed(language: str) -> None:
    """M7, M8."""
    game = new("muckenstich", 6, 3)
    say = texts(language).say
    before = drawn(game, 1, language)
    assert say("screen-led", colour="none", who="other", name="Mieze") in before
    card = next(move for move in game.legal(0) if not move.endswith("M"))
    game.move(0, card)
    after = drawn(game, 1, language)
    colour = say("colour", colour=card[5])
    assert re.search(rf": {colour} \(Mieze\)", after)
    letter = say("colour-letter", colour=card[5]) + card[6:]
    assert re.search(rf"^  Mieze +9 +0 +› {letter} \*", after, re.MULTILINE)
    assert say("screen-led", colour=card[5], who="you", name="") in drawn(game, 0, language)


# Small screens


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_on_forty_columns_names_and_turns_stay(rules: Rulebook, language: str) -> None:
    for players in rules.seats:
        game = new(rules.name, players, players)
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
        Screen(rules.name, players, seed=2, **words) for words in ({}, small(height=12, width=60))
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


def test_the_rules_are_read_page_by_page() -> None:
    screen = Screen("muckenstich", lang="de", **small())
    shown = screen.types("regeln", "", "q", "regeln M2")
    assert "M1. Das Spiel" in shown
    assert "M13." in shown
    assert "M19." not in shown
    assert max(one.count("\n") + 1 for one in screen.screens) <= 24
    assert "M2. Eine Mücke ist eine Karte ihrer Farbe, und zwar die stärkste." in shown


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_no_markdown_is_left_in_clauses(rules: Rulebook, language: str) -> None:
    shown = Screen(rules.name, lang=language).types("rules")
    told = shown.partition(f"{rules.letter}1. ")[2]
    assert f"{rules.letter}9. " in told
    assert not re.search(r"[*`#]", told)


def test_why_tells_the_clause_without_markdown() -> None:
    """K10 has its words in italics."""
    for seed in range(50):
        screen = Screen("katzenjammer", seed=seed)
        shown = screen.types("why bid 1x1")
        if "(K11)" in shown:
            break
    assert "K11. More cards always outbid fewer." in shown
    assert "*" not in shown


# Replay


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_replay_explains_itself(language: str) -> None:
    prompt = ReplayScreen(new("katzenjammer", 3, 1), SPECTATOR, texts(language), Console()).prompt()
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
