"""A real browser with a profile that lasts, which is killed with all its processes and started again.

Killing a tab leaves the browser, which goes on to write what the tab has stored; only a kill of the whole browser shows
what is on the disk. Only processes that were started here are killed, by their numbers.
"""

from __future__ import annotations

import subprocess
import time
from pathlib import Path

import psutil  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page, Playwright

from tests.browser.hands import PATIENCE
from workshop.tools import chromium

FLAGS = [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
    "--remote-debugging-port=0", "--in-process-gpu", "--js-flags=--liftoff-only",
]  # fmt: skip
"""What is kept on the disk does not hang on how well code is compiled or by which process pictures are composed."""
PACES = ("quick", "none")
"""Bots take a beat for an action, as a person does; or none, and answer a hundred times a second."""
PREFER = """if (location.protocol === "http:")
    localStorage.setItem("fracas.preferences", "motion=off pace=PACE");"""


class KillableBrowser:
    """The machine's Chromium with a profile.

    Args: playwright - drives it.
          profile - a folder that outlives it.
    """

    def __init__(self, playwright: Playwright, profile: Path) -> None:
        self.playwright, self.profile = playwright, profile
        self.process: subprocess.Popen[bytes] | None = None
        self.browser: Browser | None = None
        self.port = 0  # of the debugging protocol

    def start(self, pace: str = PACES[0]) -> Page:
        """Start the browser and return its page.

        Args: pace - of bots.
        """
        port = self.profile / "DevToolsActivePort"
        port.unlink(missing_ok=True)
        (self.profile / "SingletonLock").unlink(missing_ok=True)
        program = chromium() or self.playwright.chromium.executable_path
        words = [program, *FLAGS, f"--user-data-dir={self.profile}", "about:blank"]
        self.process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                        start_new_session=True)
        end = time.monotonic() + PATIENCE / 1000
        while not (port.exists() and port.read_text().count("\n")):
            assert time.monotonic() < end, "the browser does not start"
            time.sleep(0.05)
        self.port = int(port.read_text().splitlines()[0])
        self.browser = self.playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{self.port}")
        context = self.browser.contexts[0]
        context.set_default_timeout(PATIENCE)
        context.add_init_script(PREFER.replace("PACE", pace))
        return context.pages[0]

    def let_go(self) -> None:
        """Stop listening to the browser, which goes on."""
        assert self.browser is not None
        self.browser.close()

    def kill(self) -> int:
        """Kill the browser with all its processes at once and return their number."""
        assert self.process is not None
        root = psutil.Process(self.process.pid)
        family = [root, *root.children(recursive=True)]
        for each in family:  # the browser first: it must not hear that the others have gone
            each.kill()
        psutil.wait_procs(family, timeout=10)
        self.process.wait()
        self.process = self.browser = None
        return len(family)
