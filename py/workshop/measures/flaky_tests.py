"""`make steady`: the browser tests again and again, to find those that are red now and then.

Each run takes the files in another order, so that a lent page comes to each of them from other hands. Which tests were
red is kept as long as neither the site nor the tests change, so that a count that was stopped goes on where it was.
"""

import json
import os
import xml.etree.ElementTree as ElementTree
from collections import Counter
from hashlib import sha256
from pathlib import Path
from random import Random

from workshop import checks, tools
from workshop.paths import BUILD, ROOT, SITE
from workshop.website import site

TIMES = int(os.environ.get("FRACAS_TIMES", "10"))
KEPT = BUILD / "steady.json"
PATIENT = 10  # how much else on the machine goes first
PART = "browser"

Runs = list[list[str]]  # the tests that were red, of each run


def find_flaky_tests() -> int:
    """Run the browser tests so many times and print those ever red; return 1 if any was."""
    os.nice(PATIENT)
    tools.ensure_chromium(windowless=True)
    site.build()
    version = version_hash(SITE / "sw.js", *sorted((ROOT / "tests" / "browser").glob("*.py")))
    runs: Runs = json.loads(KEPT.read_text(encoding="utf-8")).get(version, []) if KEPT.is_file() else []
    while len(runs) < TIMES:
        checks.start_reports()
        failed = checks.run_parts((shuffled_part(len(runs)),))
        runs.append(failed_tests(checks.REPORTS / f"{PART}.xml"))
        if bool(failed) != bool(runs[-1]):
            raise tools.MissingRequirement("pytest did not come to its end")
        KEPT.write_text(json.dumps({version: runs}), encoding="utf-8")
        print(run_summary(runs), flush=True)
    return int(any(runs))


def version_hash(*files: Path) -> str:
    """Return a hash of some files; that of the site's worker holds the hash of every file."""
    return sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()[:16]


def shuffled_part(number: int) -> checks.Part:
    """Return a run of the browser tests with their files in an order of its own."""
    files = sorted(str(file.relative_to(ROOT)) for file in (ROOT / "tests" / "browser").glob("test_*.py"))
    Random(number).shuffle(files)
    return checks.Part(PART, tuple(files), ("-n", "2", *checks.EVENLY))


def failed_tests(report: Path) -> list[str]:
    """Return the tests that failed, or whose set-up or end did, of one of pytest's reports."""
    cases = ElementTree.parse(report).iter("testcase")
    return sorted({f"{case.get('classname')}::{case.get('name')}" for case in cases
                   if case.find("failure") is not None or case.find("error") is not None})


def run_summary(runs: Runs) -> str:
    """Put into words how many runs were green, and how often each of the others' tests was red."""
    green = sum(not failed for failed in runs)
    times = Counter(test for failed in runs for test in failed)
    lines = [f"red {n} times: {test}" for test, n in times.most_common()]
    return "\n".join([f"{green} of {len(runs)} runs green", *lines])
