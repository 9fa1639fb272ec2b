"""Where deals are played: processes of this machine, or a Ray cluster.

Both give `each(task, items)`, which yields the results in the order of the items.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

Item = TypeVar("Item")
Answer = TypeVar("Answer")
Each = Callable[[Callable[[Any], Any], Sequence[Any]], Iterator[Any]]


@contextmanager
def local_pool(jobs: int) -> Iterator[Each]:
    """So many processes of this machine."""
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        yield pool.map
    finally:
        pool.shutdown(cancel_futures=True)


class NoRay(ValueError):
    """Ray is not installed."""


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
    if ours:
        ray.init(address=address, log_to_driver=False, include_dashboard=False)

    def each(task: Callable[[Item], Answer], items: Sequence[Item]) -> Iterator[Answer]:
        remote: Any = ray.remote(task_runner)
        waiting = [remote.remote(task, item) for item in items]
        for answer in waiting:
            yield ray.get(answer)

    try:
        yield each
    finally:
        if ours:
            ray.shutdown()


def task_runner(task: Callable[[Item], Answer], item: Item) -> Answer:
    """What a worker of the cluster does."""
    return task(item)
