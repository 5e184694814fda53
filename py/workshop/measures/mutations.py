"""`make mutations`: faults sown one at a time, each to be found by its room's tests.

Works in copies of the project, one a processor. Which test found a fault is kept as long as neither the file of that
test nor the module of the fault changes, so that a run that was stopped goes on where it was.
"""

import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from tests.mutations.faults import FAULTS, ROOMS, Fault
from tests.mutations.kinds import KINDS
from workshop import catalogues, tools
from workshop.paths import BUILD, ENGINE, ROOT

KEPT = BUILD / "mutations.json"
COPIES = BUILD / "mutations"
COPIED = ("py", "tests", "static", "pyproject.toml", "index.html", "sw.js", "pyscript.toml", "README.md")
KILLED, SURVIVED, MISSING, RED = "killed", "survived", "finds no place", "red without it"
LONGEST = 1200  # seconds for the tests of a room; a fault that keeps one from ending is found by that
ENDLESS = "(no end)"
WORKERS = 2


class FaultVerdict(NamedTuple):
    """The verdict on a fault, and the test that found it."""

    came_to: str
    by: str = ""


def run() -> int:
    """Judge every fault not known to be found; return 1 if one survived or finds no place."""
    catalogues.compile_all()
    KEPT.parent.mkdir(exist_ok=True)
    kept: dict[str, list[str]] = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.is_file() else {}
    copies: SimpleQueue[Path] = SimpleQueue()
    for number in range(WORKERS):
        copies.put(fresh_copy(COPIES / str(number)))

    def judge(fault: Fault) -> FaultVerdict:
        module = short_digest(*fault, file_text(fault_module(fault)))
        test, before = kept.get(module, ("", ""))
        if test and before == short_digest(file_text(test_file(test))):
            return FaultVerdict(KILLED, test)
        copy = copies.get()
        verdict = judge_fault(fault, copy)
        copies.put(copy)
        if verdict.came_to == KILLED:
            kept[module] = [verdict.by, short_digest(file_text(test_file(verdict.by)))]
            KEPT.write_text(json.dumps(kept, indent=1), encoding="utf-8")
        return verdict

    with ThreadPoolExecutor(WORKERS) as workers:
        verdicts = list(workers.map(lambda fault: print_verdict(fault, judge(fault)), FAULTS))
    for kind in KINDS:
        found = [verdict.came_to for fault, verdict in zip(FAULTS, verdicts, strict=True) if fault.kind == kind]
        print(f"{kind}: {found.count(KILLED)} of {len(found)} killed")
    return int(any(verdict.came_to != KILLED for verdict in verdicts))


def print_verdict(fault: Fault, verdict: FaultVerdict) -> FaultVerdict:
    """Print the verdict on a fault."""
    print(f"{verdict.came_to} {fault.kind}: {fault.file}: {fault.new.strip() or 'nothing'}  {verdict.by}", flush=True)
    return verdict


def fault_module(fault: Fault) -> Path:
    """Return the module a fault is sown in: below the engine, or one of the workshop."""
    return (ENGINE.parent if fault.file.startswith("workshop/") else ENGINE) / fault.file


def room_tests(fault: Fault) -> list[Path]:
    """Return the test files of a fault's room."""
    room = max((name for name in ROOMS if fault.file.startswith(f"{name}/")), key=len)
    return [file for name in ROOMS[room].split() for file in sorted((ROOT / "tests").glob(f"{name}.py"))]


def test_file(test: str) -> Path:
    """Return the file of a test."""
    return ROOT / test.partition("::")[0]


def file_text(file: Path) -> str:
    """Return a file's text, "" if there is none."""
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def short_digest(*texts: str) -> str:
    """Return a short hash of some texts."""
    return sha256("\0".join(texts).encode()).hexdigest()[:16]


def fresh_copy(copy: Path) -> Path:
    """Return a fresh copy of the project, without what is built or installed."""
    shutil.rmtree(copy, ignore_errors=True)
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(source, copy / name)
    return copy


def apply_fault(fault: Fault, text: str) -> str:
    """Return a module with the fault in it; "" unless the text to replace stands there once."""
    return text.replace(fault.old, fault.new) if text.count(fault.old) == 1 else ""


def judge_fault(fault: Fault, copy: Path) -> FaultVerdict:
    """Sow a fault in a copy, run the tests of its room until one fails, and take it out again."""
    module = copy / fault_module(fault).relative_to(ROOT)
    text = file_text(module)
    wrong = apply_fault(fault, text)
    if not wrong:
        return FaultVerdict(MISSING)
    module.write_text(wrong, encoding="utf-8")
    failed = first_failure([str(file.relative_to(ROOT)) for file in room_tests(fault)], copy)
    module.write_text(text, encoding="utf-8")
    if not failed:
        return FaultVerdict(SURVIVED)
    is_red = not failed.endswith(ENDLESS) and first_failure([failed], copy)
    return FaultVerdict(RED if is_red else KILLED, failed)


def first_failure(tests: list[str], copy: Path) -> str:
    """Return the first of some tests that fails in a copy, "" if all pass.

    Where they do not end it is the first of all.
    """
    command = [str(tools.PYTHON), "-m", "pytest", "-q", "-x", "--tb=no", *tests]
    # Bytecode is told from its source by size and second: that of a fault could be taken for the sound text's.
    variables = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"}
    with subprocess.Popen(command, cwd=copy, env=variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          start_new_session=True) as tests_run:
        try:
            said, _nothing = tests_run.communicate(timeout=LONGEST)
        except subprocess.TimeoutExpired:
            said = ""
        finally:
            with contextlib.suppress(ProcessLookupError):  # what a test has started goes with it
                os.killpg(tests_run.pid, signal.SIGKILL)
    if not said:
        return f"{tests[0]}::{ENDLESS}"
    failed = re.search(r"^(?:FAILED|ERROR) (\S.*?)(?: - .*)?$", said, re.MULTILINE)
    if (tests_run.returncode == 0) == bool(failed):
        raise tools.MissingRequirement(f"pytest does not run in {copy}: {said[-800:]}")
    return failed[1] if failed else ""
