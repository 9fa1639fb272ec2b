"""Several processes on one port: each serves all tables, and one that is lost is replaced."""

import logging
import os
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import Thread
from types import FrameType

from katzentisch.core.texts import texts
from katzentisch.server.office.researches import Researches
from katzentisch.server.office.settings import Settings
from katzentisch.server.start.cannot_serve import CannotServe
from katzentisch.server.start.journal import log_style, log_to_stderr
from katzentisch.server.start.stopping import stopping_signals

log = logging.getLogger("katzentisch.server")
# A worker that is lost is replaced after a pause, a longer one if it did not last.
SOONEST, SELDOMEST, LASTING = 0.2, 30.0, 60.0
# What a worker says when it serves; anything else is why it does not.
READY = ""


@dataclass(slots=True)
class ServingProcess:
    """A process that serves."""

    process: SpawnProcess
    line: Connection
    began: float

    def stop(self) -> None:
        """Ask it to end in good order."""
        if self.process.is_alive():
            self.process.terminate()


class Staff:
    """The processes behind one port."""

    def __init__(
        self, settings: Settings, port: socket.socket, language: str, researches: Researches
    ) -> None:
        self.settings, self.port, self.language = settings, port, language
        self.researches = researches
        self.workers: list[ServingProcess] = []
        self.pause = SOONEST

    def start_one(self) -> ServingProcess:
        """One more."""
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        level = logging.getLevelName(logging.getLogger("katzentisch.server").level)
        served = (self.settings, self.port, self.language, self.researches)
        words = (*served, level, log_style(), theirs)
        process = context.Process(target=work, args=words, name="katzentisch-worker")
        process.start()
        theirs.close()
        worker = ServingProcess(process, ours, time.monotonic())
        self.workers.append(worker)
        return worker

    def start(self) -> None:
        """All of them; raises CannotServe if the first cannot, and then none does."""
        # The first one makes or mends the schema; the others find it done.
        self._hear(self.start_one())
        for worker in [self.start_one() for _ in range(self.settings.workers - 1)]:
            self._hear(worker)

    def _hear(self, worker: ServingProcess) -> None:
        """Wait until a worker serves; raises CannotServe with why it does not."""
        try:
            heard = str(worker.line.recv())
        except EOFError:
            worker.process.join()
            code = str(worker.process.exitcode)
            heard = texts(self.language).say("serve-worker-ended", code=code)
        if heard != READY:
            raise CannotServe(heard)

    def keep(self, stop: Connection) -> None:
        """Replace those that are lost until asked to stop."""
        while stop not in wait([stop, *(one.process.sentinel for one in self.workers)]):
            for worker in [one for one in self.workers if not one.process.is_alive()]:
                self._replace(worker, stop)

    def _replace(self, lost: ServingProcess, stop: Connection) -> None:
        self.workers.remove(lost)
        why = last_words(lost) or f"exit {lost.process.exitcode}"
        lost.line.close()
        lasted = time.monotonic() - lost.began > LASTING
        self.pause = SOONEST if lasted else min(2 * self.pause, SELDOMEST)
        log.error("a worker is lost (%s); another one starts", why)
        if not wait([stop], self.pause):
            self.start_one()

    def end(self) -> None:
        """All end in good order."""
        for worker in self.workers:
            worker.stop()
        for worker in self.workers:
            worker.process.join()


def last_words(lost: ServingProcess) -> str:
    """Why a worker that has ended could not serve; nothing where it did, or could not say it."""
    heard = READY
    with suppress(EOFError, OSError):
        while lost.line.poll():
            heard = str(lost.line.recv())
    return heard


def run_workers(
    settings: Settings,
    port: socket.socket,
    ready: Callable[[], None],
    language: str,
    researches: Researches,
) -> None:
    """Serve in several processes until told to stop; raises CannotServe with what to do."""
    staff = Staff(settings, port, language, researches)
    with asked_to_stop() as stop:
        try:
            staff.start()
            ready()
            staff.keep(stop)
        finally:
            staff.end()


@contextmanager
def asked_to_stop() -> Iterator[Connection]:
    """Something to wait for: it can be read once the process is asked to end."""
    asked, asking = get_context("spawn").Pipe(duplex=False)

    def stop(number: int, frame: FrameType | None) -> None:
        # Asked twice, it is not done with less care.
        with suppress(OSError):
            asking.send_bytes(b"stop")

    with stopping_signals(stop):
        yield asked


# In the worker


def work(
    settings: Settings,
    port: socket.socket,
    language: str,
    researches: Researches,
    level: str,
    style: str,
    line: Connection,
) -> None:
    """Serve until told to stop, or until whoever started us is gone."""
    from katzentisch.server.start.serving import run_here

    log_to_stderr(level, style)
    Thread(target=follow, args=(line,), daemon=True).start()
    try:
        run_here(settings, port, lambda: line.send(READY), language, researches)
    except CannotServe as cannot:
        line.send(str(cannot))
        raise SystemExit(1) from None
    except KeyboardInterrupt:
        pass


def follow(line: Connection) -> None:
    """End when the one who started us does, however that was."""
    with suppress(EOFError, OSError):
        line.recv()
    os.kill(os.getpid(), signal.SIGTERM)
