"""Who plays: one process, several, or a Dask cluster come to the same end, and a lost worker costs its own only."""

import os
import signal
from concurrent.futures import CancelledError, Executor, Future
from functools import partial
from multiprocessing import active_children
from multiprocessing.connection import wait
from threading import Event

import pytest
from distributed import LocalCluster
from distributed.scheduler import KilledWorker

from fracas.kernel.errors import InvalidNotation
from fracas.lab import executors as crews
from fracas.lab.paired_games import Contestant, GameResult, PairedGame
from fracas.lab.paired_games import play_game as play_bout

BOUTS = [PairedGame(n, "elfball", (Contestant("a"), Contestant("b")), f"{n}", f"{n}") for n in range(9)]


def counted(bout):
    return GameResult(bout.number, 1, (1, 1), (0.0, 0.0), 1, False)


def ends_its_process_once(folder, bout):
    if bout.number == 4 and not (folder / "ended").exists():
        (folder / "ended").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return counted(bout)


def ends_its_process(bout):
    os.kill(os.getpid(), signal.SIGKILL)


def test_several_processes_play_what_one_plays():
    assert sorted(crews.process_executor(2)(counted, BOUTS)) == list(crews.serial_executor(counted, BOUTS))


def test_a_lost_process_costs_its_matches_only_and_they_are_played_again(tmp_path):
    found = list(crews.process_executor(2)(partial(ends_its_process_once, tmp_path), BOUTS))
    assert sorted(result.number for result in found) == list(range(9)) and (tmp_path / "ended").exists()


class Losing(Executor):
    """A pool that plays at once, and has lost its workers when it is given certain tasks, counted over all pools."""

    given, refused = 0, ()

    def __init__(self, *_args, **_more):
        self.is_broken = False

    def submit(self, task, *given):
        Losing.given += 1
        self.is_broken = self.is_broken or Losing.given in Losing.refused
        if self.is_broken:
            raise crews.BrokenProcessPool("lost")
        future = Future()
        if given:
            future.set_result(task(*given))
        return future

    def shutdown(self, **_how):
        pass


@pytest.mark.parametrize("refused", [*((n,) for n in range(2, 11)), (4, 7), (6, 8, 10), (5, 9, 13)])
def test_whenever_a_pool_is_lost_every_match_is_played_and_told_once(refused, monkeypatch):
    monkeypatch.setattr(crews, "ProcessPoolExecutor", Losing)
    monkeypatch.setattr(Losing, "given", 0)
    monkeypatch.setattr(Losing, "refused", refused)
    found = [result.number for result in crews.process_executor(2)(counted, iter(BOUTS))]
    assert sorted(found) == list(range(9)) and Losing.given > max(refused)


def test_processes_that_are_always_lost_end_the_run_in_a_sentence():
    with pytest.raises(InvalidNotation, match="4 times"):
        list(crews.process_executor(1)(ends_its_process, BOUTS))


def never_ends(folder, bout):
    if bout.number == 0:
        return counted(bout)
    (folder / f"begun {os.getpid()}").touch()
    Event().wait(60)  # as good as never, but a run that waits for it ends


def test_who_wants_no_more_results_waits_for_no_match(tmp_path):
    results = crews.process_executor(2)(partial(never_ends, tmp_path), BOUTS)
    assert next(results).number == 0
    while len(list(tmp_path.iterdir())) < 2:
        os.sched_yield()
    workers = active_children()
    results.close()
    assert len(workers) == 2 and all(wait([worker.sentinel], 30) for worker in workers)
    assert {worker.exitcode for worker in workers} == {-signal.SIGTERM}


def test_no_more_is_handed_out_than_the_crew_can_take():
    handed = []

    def endless():
        for n in range(10_000):
            handed.append(n)
            yield BOUTS[0]._replace(number=n)
    results = crews.process_executor(2)(counted, endless())
    assert next(results).number >= 0
    results.close()
    assert len(handed) < 20


def test_a_dask_cluster_of_two_workers_plays_the_same(dask):
    assert sorted(crews.cluster_executor(dask)(counted, BOUTS)) == list(crews.serial_executor(counted, BOUTS))


def test_a_match_on_the_cluster_is_the_match_at_home(dask):
    bout = PairedGame(3, "school_fighters", (Contestant("random", "mob"), Contestant("random", "wheels")), "dice",
                      "thoughts")
    far, = crews.cluster_executor(dask)(play_bout, [bout])
    near = play_bout(bout)
    assert far._replace(seconds=()) == near._replace(seconds=()) and near.home in (-1, 0, 1) and near.length > 2


def test_a_cluster_without_workers_is_told_and_not_waited_for(monkeypatch):
    monkeypatch.setattr(crews, "WORKS_WITHIN", 0.2)
    with LocalCluster(n_workers=0, processes=False, dashboard_address="127.0.0.1:0") as empty:
        with pytest.raises(InvalidNotation, match="No worker.*inproc"):
            next(crews.cluster_executor(empty.scheduler_address)(counted, BOUTS))


@pytest.mark.parametrize("error", [CancelledError(), OSError("closed"), KilledWorker("task", None, 3)])
def test_a_cluster_that_is_lost_is_told_in_a_sentence(dask, monkeypatch, error):
    def lost(*_given):
        raise error
        yield
    monkeypatch.setattr(crews, "_handed_out", lost)
    with pytest.raises(InvalidNotation, match="has lost its scheduler"):
        next(crews.cluster_executor(dask)(counted, BOUTS))


@pytest.mark.parametrize("address", ["nowhere", "tls://127.0.0.1:1", "ucx://127.0.0.1:1"])
def test_an_address_where_no_scheduler_can_be_is_quoted(monkeypatch, address):
    monkeypatch.setattr(crews, "ANSWERS_WITHIN", 1)
    with pytest.raises(InvalidNotation, match=f"No Dask scheduler answers at “{address}”"):
        next(crews.cluster_executor(address)(counted, BOUTS))


@pytest.fixture(scope="module")
def dask():
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=False, dashboard_address="127.0.0.1:0") as cluster:
        yield cluster.scheduler_address
