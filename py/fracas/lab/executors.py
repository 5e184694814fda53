"""Executors of matches: this process, all cores of this machine, a Dask cluster; a lost worker costs one match."""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import chain, islice
from multiprocessing import active_children
from typing import Any, Protocol, TypeVar

from fracas.kernel.errors import InvalidNotation, quote
from fracas.lab.interrupts import block_interrupts, init_worker
from fracas.lab.paired_games import GameResult, PairedGame
from fracas.locale import _

AHEAD = 2  # tasks handed out for every worker
PATIENCE = 3  # times in a row that all workers may be lost
ANSWERS_WITHIN = 10  # seconds
WORKS_WITHIN = 30  # seconds

B = TypeVar("B", bound=tuple[Any, ...])  # what is to be played; its number comes first
R = TypeVar("R")
Play = Callable[[PairedGame], GameResult]


class GameExecutor(Protocol):
    """Plays matches and yields their results in the order in which they end."""

    def __call__(self, play: Callable[[B], R], tasks: Iterable[B]) -> Iterator[R]:
        """Play tasks."""


def serial_executor(play: Callable[[B], R], tasks: Iterable[B]) -> Iterator[R]:
    """Play one task after the other in this process."""
    return map(play, tasks)


def process_executor(number: int) -> GameExecutor:
    """Return an executor with this number of processes, replaced when the system ends one.

    Whoever stops asking for results ends them, matches that are being played included.
    Raises: InvalidNotation if all of them are lost again and again.
    """
    def executor(play: Callable[[B], R], tasks: Iterable[B]) -> Iterator[R]:
        waiting, losses, others = iter(tasks), 0, set(active_children())
        while True:
            with ProcessPoolExecutor(number, initializer=init_worker) as pool:
                with block_interrupts():
                    pool.submit(os.getpid)  # the first task begins all workers
                underway: list[B] = []
                try:
                    for result in _handed_out(pool, play, waiting, AHEAD * number, underway):
                        losses = 0
                        yield result
                    return
                except BrokenProcessPool:
                    losses += 1
                    waiting = chain(sorted(underway), waiting)
                    if losses > PATIENCE:
                        raise InvalidNotation(_("All processes that play were lost, {n} times in a row.").format(
                            n=losses)) from None
                finally:
                    for worker in {*active_children()} - others if underway else ():
                        worker.terminate()  # or the pool would wait for what they play
    return executor


def cluster_executor(address: str) -> GameExecutor:
    """Return the executor of a Dask cluster; it plays the tasks of a lost worker elsewhere.

    Args:   address - of its scheduler, for instance "tcp://10.0.0.5:8786".
    Raises: InvalidNotation if Dask is not installed; the executor, quoting an address at which nobody answers or plays.
    """
    try:
        from distributed import Client
        from distributed.scheduler import KilledWorker
    except ImportError:
        raise InvalidNotation(_("A cluster needs Dask: pip install fracas[lab].")) from None

    def executor(play: Callable[[B], R], tasks: Iterable[B]) -> Iterator[R]:
        try:
            client = Client(address, timeout=ANSWERS_WITHIN)
        except (OSError, ValueError, TypeError):
            raise InvalidNotation(_("No Dask scheduler answers at {address}.").format(address=quote(address))) from None
        with client:
            try:
                client.submit(is_worker_ready, pure=False, priority=1).result(timeout=WORKS_WITHIN)
                yield from _by_cluster(client, play, iter(tasks))
            except TimeoutError:
                words = _("No worker of the Dask cluster at {address} plays; each needs fracas as it is here.")
                raise InvalidNotation(words.format(address=quote(address))) from None
            except (CancelledError, KilledWorker, OSError):
                words = _("The Dask cluster at {address} has lost its scheduler, or its workers again and again.")
                raise InvalidNotation(words.format(address=quote(address))) from None
    return executor


def is_worker_ready() -> bool:
    """Return True: a task that proves that a worker has this module."""
    return True


def _by_cluster(client: Any, play: Callable[[B], R], waiting: Iterator[B]) -> Iterator[R]:
    pool = client.get_executor(pure=False)
    try:
        yield from _handed_out(pool, play, waiting, AHEAD * max(1, sum(client.nthreads().values())), [])
    finally:
        pool.shutdown(wait=False)


def _handed_out(
    pool: Executor, play: Callable[[B], R], waiting: Iterator[B], most: int, underway: list[B],
) -> Iterator[R]:
    """Submit tasks, a few more than there are workers, and yield results as they come.

    Changes: underway - tasks that were taken and whose results were not given back; in it before they are handed out,
             as a pool that has just lost its workers refuses them.
    """
    futures: dict[Future[R], B] = {}

    def hand_out(number: int) -> None:
        for task in islice(waiting, number):
            underway.append(task)
            futures[pool.submit(play, task)] = task

    hand_out(most)
    while futures:
        for future in wait(futures, return_when=FIRST_COMPLETED).done:
            result = future.result()
            underway.remove(futures.pop(future))
            yield result
            hand_out(1)
