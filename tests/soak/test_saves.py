"""The tests of saves, files, tabs and screens again, much longer; each is the test of the suite with larger numbers."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest

from workshop.paths import ROOT

RUNS = {
    "damaged saves": ("tests/page/test_storage.py", "damage", {"FRACAS_FUZZ": "10000000"}),
    "damaged files": ("tests/page/test_backup.py", "damaged_file", {"FRACAS_FUZZ": "20000"}),
    "screens in every theme": ("tests/browser/test_people.py", "axe", {"FRACAS_AXE": "1"}),
    "printed sheets": ("tests/browser/test_print.py", "split", {"FRACAS_PRINTS": "1"}),
    "a tab for a day": ("tests/browser/test_long_life.py", "grows_no_larger", {"FRACAS_INPUTS": "30000"}),
    "bad days": ("tests/page/test_storms.py", "bad_days", {"FRACAS_STORMS": "10000"}),
    "two tabs": ("tests/page/test_tabs.py", "any_order", {"FRACAS_TABS": "10000"}),
    **{
        f"killed tabs {seed}": ("tests/browser/test_saving.py", "killed", {"FRACAS_KILLS": "40", "FRACAS_SEED": seed})
        for seed in "12345"
    },
}


@pytest.mark.parametrize("name", sorted(RUNS))
def test_long(name: str) -> None:
    file, test, sizes = RUNS[name]
    started = time.monotonic()
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-s", file, "-k", test]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **sizes}, capture_output=True, text=True, check=False)
    print(f"\n{name}: {sizes}, {time.monotonic() - started:.0f} s\n{done.stdout[-400:]}")
    assert done.returncode == 0, done.stdout[-3000:]
