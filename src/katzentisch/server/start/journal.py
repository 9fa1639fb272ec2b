"""What the server writes to the terminal for its operator."""

import json
import logging
import sys

from katzentisch.server.door.admission import SECONDS_BETWEEN_LINES


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, what happened and its details. No secrets pass here."""

    EXTRAS = ("table", "tables", "address", "refused", "lines", "descriptors")

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, object] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in self.EXTRAS if hasattr(record, name)}
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


def log_to_stderr(level: str) -> None:
    """Structured logs of the server and of uvicorn. Requests are not logged: metrics count them."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("katzentisch.server", "katzentisch.storage", "uvicorn.error", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level.upper())
    logging.getLogger("uvicorn.error").filters = [Seldom()]
    # uvicorn reports every WebSocket with its path at this level.
    if level.lower() == "info":
        logging.getLogger("uvicorn.error").setLevel("WARNING")
