"""Sentences are kept with places for words, unless a word decides how the sentence goes."""

from collections.abc import Callable, Iterator, Mapping

import pytest

from katzentisch.server.telling import narrator, patterns
from katzentisch.story.told import Told
from tests.samples import in_turn

CHOOSING = """choosing = { $card ->
    [R1] one
   *[other] another
}
"""
Said = Callable[[Mapping[str, str | int], str], str]


@pytest.fixture
def speaking(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Said], list[str]]]:
    """Let all sentences be said in this way; what was said is kept."""
    heard: list[str] = []

    def speak(in_this_way: Said) -> list[str]:
        def said(
            told: Told, words: Mapping[str, str | int], name: str, language: str, *, to_itself: bool
        ) -> str:
            heard.append(in_this_way(words, name))
            return heard[-1]

        monkeypatch.setattr(patterns, "said", said)
        monkeypatch.setattr(narrator, "said", said)
        return heard

    patterns.sentence_pattern.cache_clear()
    yield speak
    patterns.sentence_pattern.cache_clear()


def read(card: str, name: str) -> str:
    told = Told("told-nothing", 0, {"card": card}, ((1, "5"),), in_turn().name)
    return narrator.told_said(told, (name, "Ben"), 1, "en")


def test_a_sentence_is_said_once_for_all_names_and_cards(
    speaking: Callable[[Said], list[str]],
) -> None:
    heard = speaking(lambda words, name: f"{{ }} {name} {words['card']} {words['tally']} {{0}}")
    named = narrator.card_names(in_turn().name, "en")
    for name, card in (("Anna", "1"), ("{name}", "2"), ("%s {card} \ue000", "1")):
        assert read(card, name) == f"{{ }} {name} {named(card)} Ben 5 {{0}}"
    assert len(heard) == 1


def test_a_word_that_decides_the_form_is_not_left_open(
    speaking: Callable[[Said], list[str]],
) -> None:
    one = narrator.card_names(in_turn().name, "en")("1")
    speaking(lambda words, _: "one" if words["card"] == one else "another")
    assert [read("1", "Anna"), read("2", "Anna"), read("1", "Ben")] == ["one", "another", "one"]


def test_fluent_is_noticed_when_it_chooses_by_a_word() -> None:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource("shown = { $card }\n" + CHOOSING))
    place = patterns.Mark("\ue001")

    def said(key: str) -> str:
        pattern = bundle.get_message(key).value
        assert pattern is not None
        return str(bundle.format_pattern(pattern, {"card": place})[0])

    assert said("shown") == "\ue001"
    with pytest.raises(patterns.Chosen):
        said("choosing")
