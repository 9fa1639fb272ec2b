"""Help texts in the reader's language, without the time it takes to start Fluent."""

from importlib.resources import files
from typing import Any

import typer


def help_texts(language: str) -> dict[str, str]:
    """The messages of help.ftl, which are plain: one line each, nothing to fill in."""
    source = files("katzentisch") / "texts" / language / "help.ftl"
    lines = source.read_text("utf-8").splitlines()
    pairs = (line.partition(" = ") for line in lines if line and not line.startswith("#"))
    return {key: text for key, _, text in pairs}


def translate(command: Any, language: str) -> None:
    """Replace the keys that stand for help texts in a command and all below it."""
    _translate_all(command, help_texts(language))


def _translate_all(command: Any, texts: dict[str, str]) -> None:
    _translate(command, texts)
    for inner in getattr(command, "commands", {}).values():
        _translate_all(inner, texts)


def _translate(command: Any, texts: dict[str, str]) -> None:
    command.help = texts.get(command.help, command.help)
    help_option = command.get_help_option(typer.Context(command))
    help_option.help = texts["help-help"]
    for parameter in command.params:
        parameter.help = texts.get(parameter.help, parameter.help)
