"""Firefox is killed with all its processes at random moments: at most the answer under the finger is lost."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path
from random import Random

import psutil  # type: ignore[import-untyped]

from tests.browser.test_kills import before_last_input, played
from tests.other_browsers.drivers import Firefox
from tests.other_browsers.test_page import wait_for
from tests.soak.kept import Kept
from workshop.paths import SITE
from workshop.serve import Server

KILLS = int(os.environ.get("FRACAS_BROWSER_KILLS", "1"))
BEGIN = """
    document.querySelector("#screen-new [data-do=seat-home][data-arg=rookie]").click();
    document.querySelector("#screen-new [data-do=start]").click();"""
MATCH = "document.querySelector('#screen-match:not([hidden]) #match')"


class KillableFirefox(Firefox):
    """Firefox on a profile that stays."""

    def kill(self) -> None:
        """Kill the browser with all its processes at once."""
        root = psutil.Process(self.process.pid)
        family = [root, *root.children(recursive=True)]
        for each in family:
            each.kill()
        psutil.wait_procs(family, timeout=10)
        self.process.wait()
        self.socket.close()


def test_a_firefox_killed_at_any_moment_loses_at_most_the_answer_under_the_finger(tmp_path: Path) -> None:
    kept = Kept("firefox-kills", KILLS) if KILLS > 1 else None
    faults = []
    with Server(SITE, prefix="/some/path/") as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        driver = KillableFirefox(tmp_path)
        for number in range(kept.done if kept else 0, KILLS):
            random = Random(f"firefox {number}")
            driver.go(f"{server.address}?{number}#/new/elfball/bot")
            wait_for(driver, "document.querySelector('#screen-new:not([hidden]) [data-do=start]')")
            driver.run(BEGIN)
            wait_for(driver, MATCH)
            time.sleep(12 * random.random() ** 2)
            seen = played(str(driver.run("return fracas().record")))
            address = driver.run("return location.href")
            driver.kill()
            driver = KillableFirefox(tmp_path)
            driver.go(address)
            wait_for(driver, f"document.documentElement.dataset.ready && ({MATCH} || location.hash.length < 3)")
            there = played(str(driver.run(f"return {MATCH} ? fracas().record : ''")))
            least = before_last_input(seen)
            if there[: len(least)] != least:
                faults.append(f"kill {number}: {len(there)} of {len(seen)} answers")
            if kept:
                kept.note(1, answers=len(seen), lost=max(0, len(seen) - len(there)))
        driver.kill()
        server.shutdown()
    assert not faults, faults
