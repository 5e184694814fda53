"""The page starts and its engine plays in the other browser engines, driven by nothing: a page beside it reports.

Run by `make test-browsers`. The browser is only told an address; that page starts the site's Python as its shell does,
plays a match there and sends back what came out, or the first error. The site's own page lets nobody else run anything.
"""

import json
import os
import queue
import signal
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import fracas
from tests.browser.test_engine import INPUTS, SCRIPT
from workshop.paths import SITE
from workshop.serve import Handler, Server
from workshop.tools import firefox, webkit

PATIENCE = 180
REPORTER = """<!doctype html>
<meta charset="utf-8">
<title>report</title>
<script>
  window.fracasShell = { missing() {}, died() {}, soon: (next) => setTimeout(next) };
  window.fracasWatchdog = { // as the page's own, but it asks once
    files: {}, holds: (file) => FILES.includes(file),
    bring: async (file) => ({ buffer: await (await fetch(file)).arrayBuffer() }),
  };
</script>
<script type="module">
  const send = (report) => fetch("./report", { method: "POST", body: JSON.stringify(report) });
  try {
    const { running } = await import("./static/interpreter.js");
    const python = await running(...GAMES);
    send({ agent: navigator.userAgent, played: JSON.parse(python.runPython(CODE)) });
  } catch (error) {
    send({ agent: navigator.userAgent, error: String(error) });
  }
</script>
"""
QUIET_FIREFOX = {
    "app.update.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}


class Reporting(Handler):
    """Serves the site with the reporting page beside it, and takes the report."""

    reports: queue.Queue[dict[str, Any]] = queue.Queue()

    def do_GET(self) -> None:
        """Send the reporting page; everything else is a file."""
        if not self.path.endswith("/reporter"):
            return super().do_GET()
        code = f"{SCRIPT}\nimport json\njson.dumps([match(key, INPUTS) for key in fracas.KEYS])"
        files = [file.relative_to(SITE).as_posix() for file in (SITE / "runtime").iterdir()]
        body = REPORTER
        for name, value in (("FILES", files), ("GAMES", fracas.KEYS), ("CODE", code)):
            body = body.replace(name, json.dumps(value))
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body.encode())))
        self.end_headers()
        self.wfile.write(body.encode())

    def do_POST(self) -> None:
        """Take the report."""
        self.reports.put(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self.send_response(204)
        self.send_header("Content-Length", "0")
        self.end_headers()


@contextmanager
def opened(command: list[str]) -> Iterator[None]:
    """Keep a browser open for the time of a test, with all the processes it starts."""
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, start_new_session=True, **quiet) as browser:
        try:
            yield
        finally:
            os.killpg(browser.pid, signal.SIGTERM)


def command_for(engine: str, address: str, profile: Path) -> list[str]:
    """Return how to open an address in an engine without a screen."""
    if engine == "webkit":
        return ["xvfb-run", "--auto-servernum", webkit() or "", "--private", address]
    prefs = "".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in QUIET_FIREFOX.items())
    (profile / "user.js").write_text(prefs)
    return [firefox() or "", "--headless", "--no-remote", "--profile", str(profile), address]


@pytest.mark.parametrize("engine", ["firefox", "webkit"])
def test_the_engine_plays_the_same_matches(engine: str, tmp_path: Path) -> None:
    """Every game: dice, choices, positions and record are equal to those of the Python that runs the tests."""
    names: dict[str, Any] = {}
    exec(SCRIPT, names)
    with Server(SITE, prefix="/sub/path/", handler=Reporting) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with opened(command_for(engine, f"{server.address}reporter", tmp_path)):
            report = Reporting.reports.get(timeout=PATIENCE)
        server.shutdown()
    print(f"\n{report['agent']}")
    assert report.get("error") is None
    assert report["played"] == [names["match"](key, INPUTS) for key in fracas.KEYS]
