"""The checks behind `make test` and its longer relatives; every part runs, then one summary counts them all.

Runs in the virtual environment.
"""

import os
import shutil
import subprocess
import time
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from workshop import site, tools
from workshop.paths import BUILD, ENGINE, ROOT, VENV

STRICT = ("kernel", "games", "bots", "league", "view", "faces", "page")
EVENLY = ("--dist", "worksteal")
SLOWEST = ("--durations=10", "--durations-min=5")
REPORTS = BUILD / "reports"
UNDISTURBED = ("tests/bench", "tests/browser/test_figures.py")
"""Tests that measure times: run one by one, after the others."""

SEEDED = ("tests/golden", *(f"tests/laws/test_{name}.py" for name in ("contract", "notation", "play")))
"""Tests that would see an order that hangs on Python's hashes: run under two seeds of them."""


class Part(NamedTuple):
    """One run of pytest: its name in the summary, its folders or files, its options, the seed of Python's hashes."""

    name: str
    folders: tuple[str, ...]
    options: tuple[str, ...] = ()
    hash_seed: str = "0"


TEST = (
    Part("engine", ("tests",), ("-n", "2", *EVENLY, "--ignore=tests/bench", "--ignore=tests/browser")),
    Part("second hash seed", SEEDED, ("-n", "2", *EVENLY), hash_seed="2"),
    Part("browser", ("tests/browser",), ("-n", "2", *EVENLY, f"--ignore={UNDISTURBED[1]}")),
    Part("undisturbed", UNDISTURBED),
)
SOAK = (Part("soak", ("tests/soak",), ("-n", "2", "-s")),)
BENCH = (Part("bench", ("tests/bench",), ("-s",)),)
BROWSERS = (Part("chromium", ("tests/browser",)), Part("other browsers", ("tests/other_browsers",), ("-s",)))


def test() -> int:
    """Check style and types, build the site and run every test; return the exit status."""
    started = time.monotonic()
    tools.browser_for_tests()
    failed = static_checks()
    site.build()
    return finish(failed + run_parts(TEST), started)


def soak() -> int:
    """Run the long tests."""
    started = time.monotonic()
    return finish(run_parts(SOAK), started)


def bench() -> int:
    """Measure against the budgets, showing every figure."""
    started = time.monotonic()
    return finish(run_parts(BENCH), started)


def test_browsers() -> int:
    """Run the browser tests in Chromium, and start and play the page in Firefox and WebKit."""
    started = time.monotonic()
    tools.browser_for_tests()
    tools.other_browsers_for_tests()
    site.build()
    return finish(run_parts(BROWSERS), started)


def static_checks() -> list[str]:
    """Run ruff and mypy; return the names of those that found something."""
    packages = [f"-pfracas.{name}" for name in STRICT if (ENGINE / name).is_dir()]
    commands = {"ruff": ["check", "py", "tests"], "mypy": ["--strict", "-pworkshop", "-pfracas.locale", *packages]}
    failed = []
    for name, words in commands.items():
        tools.say(f"{name} {' '.join(words)}")
        if subprocess.run([VENV / "bin" / name, *words], cwd=ROOT, check=False).returncode:
            failed.append(name)
    return failed


def run_parts(parts: tuple[Part, ...]) -> list[str]:
    """Run the parts that have tests, one after the other; return the names of those that failed."""
    shutil.rmtree(REPORTS, ignore_errors=True)
    failed = []
    for part in parts:
        files = [name for name in part.folders if any(ROOT.glob(f"{name}/**/test_*.py")) or (ROOT / name).is_file()]
        if not files:
            continue
        report = f"--junitxml={REPORTS / part.name.replace(' ', '-')}.xml"
        tools.say(f"{part.name}: pytest {' '.join([*files, *part.options])}")
        command = [str(tools.PYTHON), "-m", "pytest", "-q", *SLOWEST, report, *files, *part.options]
        variables = {**os.environ, "PYTHONHASHSEED": part.hash_seed}
        if subprocess.run(command, cwd=ROOT, env=variables, check=False).returncode:
            failed.append(part.name)
    return failed


def finish(failed: list[str], started: float) -> int:
    """Print one summary of all parts in pytest's own form; return the exit status."""
    counts = sum((counted(report) for report in REPORTS.glob("*.xml")), Counter[str]())
    words = [f"{counts[kind]} {kind}" for kind in ("failed", "passed", "skipped", "error") if counts[kind]]
    if failed:
        tools.say(f"not clean: {', '.join(failed)}")
    print(f" {', '.join(words) or 'no tests ran'} in {time.monotonic() - started:.2f}s ".center(100, "="), flush=True)
    return 1 if failed or not counts["passed"] else 0


def counted(report: Path) -> Counter[str]:
    """Count the outcomes in one of pytest's reports."""
    counts: Counter[str] = Counter()
    for suite in ElementTree.parse(report).iter("testsuite"):
        total, failed, error, skipped = (int(suite.get(k, "0")) for k in ("tests", "failures", "errors", "skipped"))
        counts.update(passed=total - failed - error - skipped, failed=failed, error=error, skipped=skipped)
    return counts
