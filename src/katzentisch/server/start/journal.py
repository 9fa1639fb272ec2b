"""What the server writes to the terminal for its operator."""

import json
import logging
import sys
from collections.abc import Callable

from katzentisch.server.door.admission import SECONDS_BETWEEN_LINES

# What is told beside the words of a line.
EXTRAS = ("table", "tables", "games", "address", "refused", "lines", "descriptors")


def details(record: logging.LogRecord) -> dict[str, object]:
    """What is told beside the words of a line, where it is."""
    return {name: getattr(record, name) for name in EXTRAS if hasattr(record, name)}


class TextLines(logging.Formatter):
    """Lines for people: the time of their clock, how bad it is, what happened, to what."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, and below it where it went wrong, if that is known."""
        time = self.formatTime(record, "%Y-%m-%d %H:%M:%S")
        beside = ", ".join(f"{name} {value}" for name, value in details(record).items())
        said = record.getMessage() + (f" ({beside})" if beside else "")
        line = f"{time} {record.levelname.lower()}: {said}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, what happened and its details. No secrets pass here."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, object] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        line |= details(record)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class Seldom(logging.Filter):
    """The same words once a minute: what strangers send must not fill the disk."""

    def __init__(self) -> None:
        super().__init__()
        self.last: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether it is told."""
        words = str(record.msg)
        if record.created - self.last.get(words, -SECONDS_BETWEEN_LINES) < SECONDS_BETWEEN_LINES:
            return False
        self.last[words] = record.created
        return True


STYLES: dict[str, Callable[[], logging.Formatter]] = {"text": TextLines, "json": JsonLines}


def usual_style() -> str:
    """For people where one is looking, else for machines."""
    return "text" if sys.stderr is not None and sys.stderr.isatty() else "json"


def log_to_stderr(level: str, style: str | None = None) -> None:
    """Logs of the server and of uvicorn. Requests are not logged: metrics count them."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(STYLES[style or usual_style()]())
    for name in ("katzentisch.server", "katzentisch.storage", "uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level.upper())
    logging.getLogger("uvicorn.error").filters = [Seldom()]
    # uvicorn reports every WebSocket with its path at this level.
    if level.lower() == "info":
        logging.getLogger("uvicorn.error").setLevel("WARNING")


def log_style() -> str:
    """How this process writes its lines; its workers do the same."""
    for handler in logging.getLogger("katzentisch.server").handlers:
        if isinstance(handler.formatter, TextLines):
            return "text"
    return "json"
