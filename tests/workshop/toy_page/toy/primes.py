from time import perf_counter

from js import toyShell
from pyodide.ffi import create_once_callable

from toy.task_runner import TaskRunner


def primes(most, found=()):
    for number in range(2, most):
        found += (number,) if all(number % each for each in found) else ()
        yield f"{number / most:.0%}"
    return f"{len(found)} primes"


def begin(say):
    runner = TaskRunner(lambda: 1000 * perf_counter(), lambda call: toyShell.soon(create_once_callable(call)))
    runner.start(primes(4_000), lambda told: say(f"{told}, longest slice {runner.longest:.0f} ms"), say)
