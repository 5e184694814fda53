"""Whatever is opened first on a fresh page has what it imports, and so has every button there."""

import subprocess
import sys

from tests.page import cold_screens
from workshop.paths import ENGINE, ROOT

LEAST = 150  # addresses


def test_what_is_opened_first_imports_nothing_that_has_not_come():
    """In a process of its own: here the games are imported already."""
    done = subprocess.run([sys.executable, "-m", cold_screens.__name__], cwd=ROOT, capture_output=True, text=True,
                          env={"PYTHONPATH": str(ENGINE.parent)}, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert int(done.stdout.split()[0]) > LEAST
