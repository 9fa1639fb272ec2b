"""A library that is not installed stops only the adapter that needs it, with a sentence."""

from importlib import import_module
from types import ModuleType


class ExtraMissing(ImportError):
    """An optional library is not installed."""


def needed(module: str, extra: str) -> ModuleType:
    """An optional library, or a sentence that says how to get it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != module.partition(".")[0]:
            raise
        raise ExtraMissing(
            f"This needs {module}, which is not installed: "
            f'pip install "katzentisch[{extra}]" brings it.'
        ) from None
