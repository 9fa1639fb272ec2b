"""Where deals are played: processes of this machine, or a Ray cluster.

Both give `each(task, items)`, which yields the results in the order of the items.
"""

import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

Item = TypeVar("Item")
Answer = TypeVar("Answer")
Each = Callable[[Callable[[Any], Any], Sequence[Any]], Iterator[Any]]


@contextmanager
def local_pool(jobs: int) -> Iterator[Each]:
    """So many processes of this machine; whatever ends the contest early ends them, too."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import active_children, get_context

    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=ignore_ctrl_c)
    try:
        yield pool.map
    except BaseException:
        for process in set(active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def ignore_ctrl_c() -> None:
    """Ctrl-C is for the process that has started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class NoRay(ValueError):
    """Ray is not installed."""


class NoCluster(ValueError):
    """There is no Ray cluster at an address."""


# A cluster that has not let us in by then will not.
PATIENCE_SECONDS = 15
# Ray tries for long, and deaf to signals: a process that can be stopped tries first. A place where
# nobody listens at all is known at once.
KNOCK = """
import socket, sys
host, _, port = sys.argv[1].removeprefix("ray://").rpartition(":")
if host and port.isdecimal():
    socket.create_connection((host.strip("[]"), int(port)), 3).close()
import ray
ray.init(address=sys.argv[1], log_to_driver=False)
"""


def knock(address: str) -> None:
    """Raise NoCluster unless a cluster answers."""
    knocking = [sys.executable, "-c", KNOCK, address]
    try:
        subprocess.run(knocking, check=True, capture_output=True, timeout=PATIENCE_SECONDS)
    except (subprocess.SubprocessError, ValueError):
        raise NoCluster(f"No Ray cluster answers at {address}.") from None


@contextmanager
def ray_pool(address: str) -> Iterator[Each]:
    """A Ray cluster; the address `local` starts one on this machine for the time of the contest."""
    try:
        import ray
    except ImportError:
        raise NoRay(
            "The cluster needs Ray: install it with pip install 'katzentisch[ray]'."
        ) from None

    # A cluster that was there before stays connected.
    ours = not ray.is_initialized()
    if ours and address != "local":
        knock(address)

    def each(task: Callable[[Item], Answer], items: Sequence[Item]) -> Iterator[Answer]:
        remote: Any = ray.remote(task_runner)
        waiting = [remote.remote(task, item) for item in items]
        for answer in waiting:
            yield ray.get(answer)

    try:
        if ours:
            connect(ray, address)
        yield each
    finally:
        if ours:
            ray.shutdown()


def connect(ray: Any, address: str) -> None:
    """Connect to a cluster, or start one."""
    heard = signal.getsignal(signal.SIGTERM)
    try:
        ray.init(
            address=address, log_to_driver=False, include_dashboard=False, logging_level="ERROR"
        )
    except Exception as error:
        raise NoCluster(f"No Ray cluster answers at {address}: {error}") from None
    # Ray has its own idea of what to do when it is asked to stop.
    signal.signal(signal.SIGTERM, heard)


def task_runner(task: Callable[[Item], Answer], item: Item) -> Answer:
    """What a worker of the cluster does."""
    return task(item)
