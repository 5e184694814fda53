"""The checks behind `make test` and its longer relatives; every part runs, then one summary counts them all.

Runs in the virtual environment.
"""

import contextlib
import os
import shutil
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import psutil  # type: ignore[import-untyped]

from workshop import catalogues, tools
from workshop.measures import figures_page
from workshop.paths import BUILD, ROOT, VENV
from workshop.website import deployment, site

EVENLY = ("--dist", "worksteal")
WHEN_A_TAB_DIES = ("--reruns", "2", "--only-rerun", "(Target|Page) crashed|browser has been closed", "-rR")
"""Now and then, under load, Chromium lets a tab die while it starts, or dies; that test is run again, and named."""
PLAIN = ("-p", "no:rerunfailures", "-p", "no:logging")
"""Nothing dies and nothing is logged where no browser runs: a third of what pytest itself takes for a short test."""
GIVING_WAY = ("nice", "-n", "19")  # less often: the more the two take turns, the more they slow each other down
LOOKED_FOR = 0.5  # seconds in which other programs are noticed
BUSY = 20  # percent of all processors: two fifths of one of two
SLOWEST = ("--durations=10", "--durations-min=5")
REPORTS = BUILD / "reports"
FIGURES = "tests/browser/test_figures.py"
DOCK = "tests/browser/test_dock.py"
ARCHIVE = "tests/browser/test_archive.py"
WORDS = "tests/browser/test_words.py"
SIZES = "tests/browser/test_boot.py"
TOY = "tests/browser/test_toy_page.py"
SNAPSHOTS = "tests/browser/test_snapshots.py"
SEEDED = ("tests/golden", "tests/laws/test_contract.py")
"""Tests that would see an order that hangs on Python's hashes: run under a second seed of them.

`tests/laws/test_hash_seed.py` compares random matches under two seeds input by input.
"""


class Part(NamedTuple):
    """One run of pytest: its name in the summary, its folders or files, its options, its environment."""

    name: str
    folders: tuple[str, ...]
    options: tuple[str, ...] = ()
    variables: tuple[tuple[str, str], ...] = ()


BROWSER = (Part("browser", ("tests/browser",), ("-n", "2", *EVENLY, *WHEN_A_TAB_DIES)),)
OF_PLAYERS = Part("what is shown and who plays", tuple(f"tests/{room}" for room in (
    "analyst", "bots", "companion", "correspondence", "faces", "foreign", "league", "lessons", "links", "locale",
    "page", "posts", "view",
)), PLAIN)
"""Half of the processor time of the engine's tests, which needs no site. Each half is collected and run in a process of
its own, for ten thousand short tests cost more when they are collected twice and handed out one by one."""
ENGINE = Part("engine", ("tests",),
              (*PLAIN, *(f"--ignore={room}" for room in (*OF_PLAYERS.folders, "tests/browser"))))
SECOND_SEED = (Part("second hash seed", SEEDED, PLAIN, (("PYTHONHASHSEED", "2"),)),)
LONG = (("FRACAS_LONG", "1"),)
SOAK = (Part("soak", ("tests/soak",), ("-n", "2", "-s"), LONG),)
STORMS = (
    Part("storms", ("tests/page/test_storms.py",), ("-s",), (("FRACAS_STORMS", "500"),)),
    Part("killed browsers", ("tests/browser/test_kills.py",), ("-s",), (("FRACAS_BROWSER_KILLS", "200"),)),
)
FIREFOX_STORM = Part("killed Firefox", ("tests/other_browsers/test_kills.py",), ("-s",),
                     (("FRACAS_BROWSER_KILLS", "20"),))
PACE = (
    Part("pace", ("tests/soak/test_pace.py",), ("-s",)),
    Part("pace in Chromium", ("tests/browser/test_pace.py",), ("-s", *WHEN_A_TAB_DIES), (("FRACAS_PACE", "1"),)),
)
RESTORES = (Part("restores", (SNAPSHOTS,), ("-s",), (("FRACAS_RESTORES", "10000"),)),)
FORGERIES = (Part("forgeries", ("tests/correspondence/test_forgeries.py",), ("-s", "-k", "counted"),
                  (("FRACAS_FORGERIES", "4"),)),)
REASONED = "200"  # matches a game
TABLES = (
    Part("tables", ("tests/soak/test_companion.py",), ("-s",)),
    Part("tables on phones", ("tests/browser/test_tables.py",), ("-s", *WHEN_A_TAB_DIES), (("FRACAS_TABLES", "1"),)),
)
DAYS = (
    Part("draws", ("tests/tournaments/test_draw.py",), ("-s", "-k", "bettered"), (("FRACAS_TOURNAMENTS", "1000"),)),
    Part("lost phones", ("tests/tournaments/test_lost_phones.py",), ("-s",), (("FRACAS_LOST_PHONES", "1000"),)),
)
BENCH = (Part("bench", ("tests/bench",), ("-s",), (*LONG, *figures_page.VARIABLES)),)
SCREENS = (Part("screens", ("tests/browser/test_asked_whole.py", "tests/browser/test_hits.py"), ("-s",),
                (("FRACAS_STATES", "500"),)),)
FIGURE = (Part("figures", (FIGURES, DOCK, ARCHIVE, WORDS, SIZES, TOY, SNAPSHOTS), ("-s",),
               (("FRACAS_RUNS", "5"), *figures_page.VARIABLES)),)
NOTEBOOK = "tests/hosts/test_notebook.py"
HOSTS = (Part("hosts", ("tests/hosts",), ("-s", f"--ignore={NOTEBOOK}")),)
BROWSERS = (
    Part("chromium", ("tests/browser",), WHEN_A_TAB_DIES, (("FRACAS_WINDOWS", "1"),)),
    Part("other browsers", ("tests/other_browsers",), ("-s",)),
)


def test() -> int:
    """Check style and types, build the site and run every test; return the exit status."""
    started = start_reports()
    manner = priority_command(psutil.cpu_percent(LOOKED_FOR))
    with ThreadPoolExecutor(1) as pool, contextlib.ExitStack() as beside:
        installing = pool.submit(install_for_tests)
        checking = static_checks()
        catalogues.compile_all()
        others = [beside.enter_context(in_background(OF_PLAYERS, manner))]
        site.build()
        others.append(beside.enter_context(in_background(ENGINE, manner)))
        installing.result()
        failed = run_parts(BROWSER + SECOND_SEED)
        failed += [each.part.name for each in others if each.wait_for_failure()]
    failed += [name for name, check in checking.items() if check.wait()]
    return print_summary(failed, started)


def install_for_tests() -> None:
    """Make sure that the tests find their browsers, and WordPress' script where it can be had.

    Only the browser with windows freezes and discards its tabs, and is killed as readers' are.
    """
    tools.ensure_chromium(windowless=True)
    tools.ensure_chromium()
    tools.fetch_wordpress_script()


def soak() -> int:
    """Run the long tests, and with all their cases those of which `make test` runs a sample."""
    started = start_reports()
    tools.ensure_chromium()
    site.build()
    whole = Part("whole samples", sampled_tests(), ("-n", "2", *EVENLY), LONG)
    return print_summary(run_parts((whole, *SOAK)), started)


def sampled_tests() -> tuple[str, ...]:
    """List the tests that take a count from `tests/sample.py`."""
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    taking = [file for file in files if "from tests.sample import sample" in file.read_text(encoding="utf-8")]
    return tuple(file.relative_to(ROOT).as_posix() for file in taking)


def screens() -> int:
    """Look at 500 moments of every game on each screen: what is asked is whole, and can be hit."""
    started = start_reports()
    return print_summary(run_parts(SCREENS), started)


def storms() -> int:
    """Let five hundred bad days come over two tabs and their storage, and kill whole browsers."""
    started = start_reports()
    tools.ensure_chromium()
    site.build()
    return print_summary(run_parts((*STORMS, *([FIREFOX_STORM] if tools.firefox() else []))), started)


def pace() -> int:
    """Measure the time for which turns of bots are shown, on a clock of its own and in Chromium."""
    started = start_reports()
    tools.ensure_chromium()
    site.build()
    return print_summary(run_parts(PACE), started)


def restores() -> int:
    """Restore ten thousand interpreters from one snapshot, and look whether two draw the same seed."""
    started = start_reports()
    tools.ensure_chromium()
    site.build()
    return print_summary(run_parts(RESTORES), started)


def forgeries() -> int:
    """Forge links of all kinds in all games, and count those that are taken."""
    started = start_reports()
    return print_summary(run_parts(FORGERIES), started)


def reasons() -> int:
    """Prove the costly decisions of 200 matches a game, and check every sentence; goes on where it was stopped."""
    command = [sys.executable, "-m", "tests.reasons.count", REASONED]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": "py"}, check=False).returncode


def tables() -> int:
    """Storm the table companion, compare logs, count taps; follow a match of every game on two phones."""
    started = start_reports()
    tools.ensure_chromium()
    site.build()
    return print_summary(run_parts(TABLES), started)


def days() -> int:
    """Draw random tournaments and compare each draw with the best there is; lose phones, and count lost results."""
    started = start_reports()
    return print_summary(run_parts(DAYS), started)


def bench() -> int:
    """Measure against the budgets, showing every figure, and write them to their page."""
    started = start_reports()
    failed = run_parts(BENCH)
    figures_page.update_page()
    return print_summary(failed, started)


def figures() -> int:
    """Measure the page (start, first visit, longest blocks and taps), and write the figures to theirs."""
    started = start_reports()
    tools.ensure_chromium()
    site.build()
    failed = run_parts(FIGURE)
    figures_page.update_page()
    return print_summary(failed, started)


def test_browsers() -> int:
    """Run the browser tests in Chromium as readers have it, and start and play the page in Firefox and WebKit."""
    started = start_reports()
    tools.ensure_chromium()
    tools.ensure_other_browsers()
    site.build()
    return print_summary(run_parts(BROWSERS), started)


def test_hosts() -> int:
    """Start the page on real servers, and put boards into the posts of real programs."""
    started = start_reports()
    tools.ensure_chromium()
    tools.ensure_servers()
    tools.ensure_programs()
    deployment.build()
    return print_summary(run_parts(HOSTS), started)


def notebook() -> int:
    """Install the engine as anybody would, and run a notebook with it."""
    started = start_reports()
    catalogues.compile_all()
    return print_summary(run_parts((Part("notebook", (NOTEBOOK,), ("-s",)),)), started)


def static_checks() -> dict[str, subprocess.Popen[bytes]]:
    """Start ruff and mypy in the background."""
    commands = {"ruff": ["check", "py", "tests"], "mypy": ["--strict", "-pworkshop", "-pfracas"]}
    checking = {}
    for name, words in commands.items():
        tools.say(f"{name} {' '.join(words)}")
        checking[name] = subprocess.Popen([VENV / "bin" / name, *words], cwd=ROOT)
    return checking


def start_reports() -> float:
    """Delete the reports of earlier runs, as all are counted in the end, and return the time."""
    shutil.rmtree(REPORTS, ignore_errors=True)
    REPORTS.mkdir(parents=True)
    return time.monotonic()


def run_parts(parts: tuple[Part, ...]) -> list[str]:
    """Run the parts that have tests, one after the other; return the names of those that failed."""
    return [part.name for part in parts
            if (command := command_of(part)) and subprocess.run(command, cwd=ROOT, env=variables_of(part)).returncode]


class BackgroundPart(NamedTuple):
    """A part that runs beside others."""

    part: Part
    process: subprocess.Popen[bytes]
    said: Path

    def wait_for_failure(self) -> bool:
        """Wait for the end and print the output; return whether the part failed."""
        status = self.process.wait()
        print(self.said.read_text(encoding="utf-8", errors="replace"), end="", flush=True)
        return bool(status)


def priority_command(busy: float) -> tuple[str, ...]:
    """Return the command that sets the priority of a part beside the browser tests.

    It gives way to them; where other programs are at work it would give way to those too, and be done late.

    Args:
        busy: percent of all processors that other programs take.
    """
    return () if busy > BUSY else GIVING_WAY


@contextlib.contextmanager
def in_background(part: Part, manner: tuple[str, ...] = ()) -> Iterator[BackgroundPart]:
    """Run a part in the background, by a command that sets its priority.

    It is silent and keeps what it prints; if the block ends before, so does the part.
    """
    said = REPORTS / f"{part.name.replace(' ', '-')}.txt"
    with said.open("wb") as kept, subprocess.Popen([*manner, *command_of(part)], cwd=ROOT, env=variables_of(part),
                                                   stdout=kept, stderr=subprocess.STDOUT) as process:
        try:
            yield BackgroundPart(part, process, said)
        finally:
            process.terminate()  # nothing, if it has ended


def command_of(part: Part) -> list[str]:
    """Return the command that runs a part and say it, or nothing if the part has no tests."""
    files = [name for name in part.folders if any(ROOT.glob(f"{name}/**/test_*.py")) or (ROOT / name).is_file()]
    if not files:
        return []
    report = f"--junitxml={REPORTS / part.name.replace(' ', '-')}.xml"
    tools.say(f"{part.name}: pytest {' '.join([*files, *part.options])}")
    return [str(tools.PYTHON), "-m", "pytest", "-q", *SLOWEST, report, *files, *part.options]


def variables_of(part: Part) -> dict[str, str]:
    """Return the environment in which a part runs."""
    return {**with_bytecode(os.environ), "PYTHONHASHSEED": "0", **dict(part.variables)}


def with_bytecode(variables: Mapping[str, str]) -> dict[str, str]:
    """Return the environment without a wish to keep no bytecode.

    Without bytecode each `assert` would be rewritten anew, which is half of a collection, and every program that a
    test starts would compile the whole engine.
    """
    return {name: value for name, value in variables.items() if name != "PYTHONDONTWRITEBYTECODE"}


def print_summary(failed: list[str], started: float) -> int:
    """Print one summary of all parts in pytest's own form; return the exit status."""
    counts = sum((count_outcomes(report) for report in REPORTS.glob("*.xml")), Counter[str]())
    words = [f"{counts[kind]} {kind}" for kind in ("failed", "passed", "skipped", "error") if counts[kind]]
    if failed:
        tools.say(f"not clean: {', '.join(failed)}")
    print(f" {', '.join(words) or 'no tests ran'} in {time.monotonic() - started:.2f}s ".center(100, "="), flush=True)
    return 1 if failed or not counts["passed"] else 0


def count_outcomes(report: Path) -> Counter[str]:
    """Count the outcomes in one of pytest's reports."""
    counts: Counter[str] = Counter()
    for suite in ElementTree.parse(report).iter("testsuite"):
        total, failed, error, skipped = (int(suite.get(k, "0")) for k in ("tests", "failures", "errors", "skipped"))
        counts.update(passed=total - failed - error - skipped, failed=failed, error=error, skipped=skipped)
    return counts
