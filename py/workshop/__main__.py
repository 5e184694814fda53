"""The commands behind the Makefile: `python -m workshop COMMAND`, with `PYTHONPATH=py`.

A command starts on the machine's Python, makes what it needs, and goes on in the virtual environment.
"""

import errno
import importlib
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from workshop import tools
from workshop.build_cache import build_lock
from workshop.paths import ROOT


class Task(NamedTuple):
    """A command: its help, its function ("module.name") and its requirements."""

    help: str
    function: str
    requirements: str
    runtime: bool = False


INSIDE = "inside"
PLAY, DOCS, EVERYTHING = "requirements-play.txt", "requirements-docs.txt", "requirements.txt"
BROWSERS_PYTHON = ("tools.fetch_node_packages", "interpreter.archives.stdlib_archive", "interpreter.slim.slim_files")
COMMANDS = {
    "play": Task("set up, build, serve on this machine and open the page", "serve.play", PLAY, runtime=True),
    "site": Task("write the static site to build/site", "website.deployment.build", PLAY, runtime=True),
    "test": Task("set up and run every check and test", "checks.test", EVERYTHING, runtime=True),
    "test-browsers": Task(
        "run the browser tests, and play in Firefox and WebKit", "checks.test_browsers", EVERYTHING, runtime=True
    ),
    "test-hosts": Task("start the page on nginx, Apache and Caddy; put boards into posts of WordPress, Hugo, Jekyll, "
                       "MkDocs, Material and Pelican", "checks.test_hosts", EVERYTHING, runtime=True),
    "notebook": Task("install the engine into an environment of its own, and run a notebook that draws boards",
                     "checks.notebook", EVERYTHING),
    "soak": Task("run the long tests; the longest go on where they stopped", "checks.soak", EVERYTHING, runtime=True),
    "storms": Task("clear, fill, block and kill round a match 500 times; kill 200 whole browsers",
                   "checks.storms", EVERYTHING, runtime=True),
    "screens": Task("look whether what is asked is whole and can be hit, at 500 moments a game on each screen",
                    "checks.screens", EVERYTHING, runtime=True),
    "forgeries": Task("forge links of matches in all games, and count those taken", "checks.forgeries", EVERYTHING),
    "restores": Task("restore 10,000 interpreters from one snapshot: no two draw the same seed", "checks.restores",
                     EVERYTHING, runtime=True),
    "reasons": Task("prove the costly decisions of 200 matches a game, and check every sentence; goes on where it was "
                    "stopped", "checks.reasons", EVERYTHING),
    "starts": Task("visit hosts that fail in every way; goes on where it was stopped", "measures.starts.run",
                   EVERYTHING, runtime=True),
    "pace": Task("measure how long bots' turns are shown, and the way to the first decision", "checks.pace", EVERYTHING,
                 runtime=True),
    "tables": Task("storm the table companion 1,000 times, compare 1,000 pairs of logs, track matches on two phones",
                   "checks.tables", EVERYTHING, runtime=True),
    "days": Task("draw 1,000 tournaments against a matching library, lose phones on 1,000 days", "checks.days",
                 EVERYTHING),
    "bench": Task("measure against the budgets", "checks.bench", EVERYTHING),
    "ladder": Task("rate the bots of every game; goes on where it was stopped", "measures.ladder.run", EVERYTHING),
    "guard": Task("play 100 matches of every game's best bot against tree search; goes on where it was stopped",
                  "measures.guard.run", EVERYTHING),
    "watch-bots": Task("count silly decisions of the bots of every game; goes on where it was stopped",
                       "measures.watch_bots.run", EVERYTHING),
    "puzzles": Task("work out every mined puzzle again: its line, chance and lead; count challenges again",
                    "measures.puzzle_check.run", EVERYTHING),
    "figures": Task("measure the page in Chromium", "checks.figures", EVERYTHING, runtime=True),
    "steady": Task("repeat the browser tests, ten times unless FRACAS_TIMES says otherwise; name those ever red",
                   "measures.flaky_tests.find_flaky_tests", EVERYTHING, runtime=True),
    "mutations": Task("see that seeded faults are found by the tests", "measures.mutations.run", EVERYTHING),
    "docs": Task("write the reference of Python and of the command line to build/site/reference",
                 "website.reference.build", DOCS, runtime=True),
    "film": Task("film the moving picture of the README", "website.film.write", DOCS, runtime=True),
    "faces": Task("draw all heads on one sheet, and know them again by their pixels alone",
                  "measures.face_sheet.run", DOCS),
    "words": Task("count words and sentence lengths of every screen", "measures.words_page.write_table", EVERYTHING),
    "census": Task("count names, docstrings, import circles and sizes of the source", "measures.census.count",
                   EVERYTHING),
    "slim-report": Task("look for what a release of Pyodide could do without; FRACAS_PYODIDE names its folder",
                        "interpreter.slim_report.run", EVERYTHING, runtime=True),
    "catalogues": Task("bring the translations in line with the code", "catalogues.update_all", EVERYTHING),
    "setup": Task("make .venv with everything for developing", "catalogues.compile_all", EVERYTHING),
    "pins": Task("renew the pinned versions of the Python tools", "lock_files.update_all", EVERYTHING),
}


def usage() -> str:
    """Return the list of commands."""
    return "\n".join(f"make {name:14} {command.help}" for name, command in COMMANDS.items())


def prepare(command: Task) -> None:
    """Install the requirements of a command, beside them the browser's Python if it needs that."""
    with build_lock(), ThreadPoolExecutor(1) as beside:
        making = [beside.submit(call, function) for function in BROWSERS_PYTHON if command.runtime]
        tools.install_requirements(command.requirements)
        for each in making:
            each.result()


def call(function: str) -> object:
    """Call a function of the workshop, "module.name", and return its result."""
    module, _dot, name = function.rpartition(".")
    return getattr(importlib.import_module(f"workshop.{module}"), name)()


def run_task(command: Task) -> int:
    """Call the command's function; a number it returns is the exit status."""
    status = call(command.function)
    return status if isinstance(status, int) else 0


def report_failure(line: str) -> int:
    """Print the reason of a failure in one line, and return the exit status."""
    print(f"fracas: {line}", file=sys.stderr)
    return 1


def main(words: list[str]) -> int:
    """Run one command; a missing requirement is reported in one line."""
    inside = words[:1] == [INSIDE]
    words = words[inside:]
    if words == ["help"]:
        print(usage())
        return 0
    if len(words) != 1 or words[0] not in COMMANDS:
        print(usage(), file=sys.stderr)
        return 2
    os.chdir(ROOT)
    command = COMMANDS[words[0]]
    try:
        if inside:
            return run_task(command)
        prepare(command)
        os.execv(tools.PYTHON, [str(tools.PYTHON), "-m", "workshop", INSIDE, words[0]])
    except tools.MissingRequirement as missing:
        return report_failure(str(missing))
    except PermissionError as error:
        return report_failure(f"{error.filename} cannot be written: copy the project to a folder of your own")
    except OSError as error:
        if error.errno not in (errno.EROFS, errno.ENOSPC):
            raise
        return report_failure(f"{error.filename or ROOT} cannot be written: {error.strerror}")
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
