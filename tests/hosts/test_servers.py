"""The page on real servers: nginx, Apache and Caddy as their packages configure them, and with the site's own settings.

Not part of `make test`: `make test-hosts` installs the servers. Each serves a copy of the built site on loopback.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

from tests.browser.waiting import until
from workshop.paths import SITE, STATIC

SETTINGS = STATIC / "hosting"
PLACE = "/fracas/"  # below the root of the host, as most sites stand


class Running(NamedTuple):
    """A command to start, and the files it reads."""

    command: list[str]
    variables: dict[str, str] = {}


def nginx(folder: Path, root: Path, port: int, lines: str) -> Running:
    """Debian's nginx.conf and its default site, on a port and a folder of the test."""
    whole = Path("/etc/nginx/nginx.conf").read_text(encoding="utf-8")
    usual = Path("/etc/nginx/sites-available/default").read_text(encoding="utf-8")
    usual = usual.replace("listen 80 default_server;", f"listen 127.0.0.1:{port};")
    usual = usual.replace("listen [::]:80 default_server;", "").replace("root /var/www/html;", f"root {root};\n{lines}")
    (folder / "site").write_text(usual, encoding="utf-8")
    whole = whole.replace("/etc/nginx/sites-enabled/*", str(folder / "site")).replace("/var/log/nginx", str(folder))
    whole = whole.replace("include /etc/nginx/modules-enabled/*.conf;", "").replace("/run/nginx.pid", f"{folder}/pid")
    (folder / "conf").write_text(whole, encoding="utf-8")
    return Running(["nginx", "-c", str(folder / "conf"), "-g", "daemon off;"])


def apache2(folder: Path, root: Path, port: int, lines: str) -> Running:
    """Debian's apache2.conf with its modules; the site's settings are in the folder itself, as .htaccess."""
    whole = Path("/etc/apache2/apache2.conf").read_text(encoding="utf-8")
    whole = whole.replace("Include ports.conf", f"Listen 127.0.0.1:{port}\nServerName localhost")
    whole = whole.replace("IncludeOptional sites-enabled/*.conf", f"DocumentRoot {root}")
    allowed = "All" if lines else "None"
    whole += (f"\n<Directory {root}>\n Options Indexes FollowSymLinks\n AllowOverride {allowed}\n"
              " Require all granted\n</Directory>\n")
    for module in ("headers", "rewrite") if lines else ():
        whole += f"LoadModule {module}_module /usr/lib/apache2/modules/mod_{module}.so\n"
    (folder / "conf").write_text(whole, encoding="utf-8")
    places = {f"APACHE_{name}": str(folder) for name in ("RUN_DIR", "LOCK_DIR", "LOG_DIR")}
    users = {"APACHE_RUN_USER": "www-data", "APACHE_RUN_GROUP": "www-data", "APACHE_PID_FILE": f"{folder}/pid"}
    return Running(["apache2", "-d", "/etc/apache2", "-f", str(folder / "conf"), "-DFOREGROUND"], {**places, **users})


def caddy(folder: Path, root: Path, port: int, lines: str) -> Running:
    """The Caddyfile of the package, without its remarks."""
    whole = Path("/etc/caddy/Caddyfile").read_text(encoding="utf-8").replace(":80 {", f"http://127.0.0.1:{port} {{")
    whole = whole.replace("root * /usr/share/caddy", f"root * {root}")
    whole = whole.replace("\tfile_server\n", f"{lines}\n", 1) if lines else whole
    (folder / "conf").write_text("{\n\tadmin off\n}\n" + whole, encoding="utf-8")
    return Running(["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "conf")], {"HOME": str(folder)})


SERVERS: dict[str, tuple[Callable[[Path, Path, int, str], Running], str]] = {
    "nginx": (nginx, "nginx.conf"), "apache2": (apache2, ".htaccess"), "caddy": (caddy, "Caddyfile"),
}


@contextmanager
def serving(name: str, folder: Path, is_set: bool) -> Iterator[str]:
    """Run a server on a copy of the site; give the address of the page."""
    make, settings = SERVERS[name]
    root = folder / "root"
    shutil.copytree(SITE, root / PLACE.strip("/"))
    for path in (folder, *folder.parents):  # servers give up being root
        if path.stat().st_uid == os.getuid() and path != Path("/"):
            path.chmod(path.stat().st_mode | 0o55)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    running = make(folder, root, port, (SETTINGS / settings).read_text(encoding="utf-8") if is_set else "")
    with (folder / "said").open("wb") as said, subprocess.Popen(
        running.command, env={**os.environ, **running.variables}, stdout=said, stderr=said,
        start_new_session=True,  # Apache ends its whole group when it ends
    ) as process:
        try:
            wait_for_port(port, process, folder / "said")
            yield f"http://127.0.0.1:{port}{PLACE}"
        finally:
            process.terminate()


def wait_for_port(port: int, process: subprocess.Popen[bytes], said: Path) -> None:
    """Wait until somebody listens, or the server has ended."""
    while True:
        with socket.socket() as trial:
            if trial.connect_ex(("127.0.0.1", port)) == 0:
                return
        assert process.poll() is None, said.read_text(encoding="utf-8", errors="replace")
        time.sleep(0.05)


def answer(address: str, **headers: str) -> dict[str, str]:
    """Return the headers of an answer, in small letters, and the `bytes` of its body."""
    request = urllib.request.Request(address, headers={name.replace("_", "-"): text for name, text in headers.items()})
    with urllib.request.urlopen(request) as found:
        return {**{name.lower(): text for name, text in found.headers.items()}, "bytes": str(len(found.read()))}


def start(browser: Browser, address: str) -> str:
    """Start the page, draw a new match, open "Put into a post" and return what is known about frames."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto(address)
    until(page, "document.documentElement.dataset.ready")
    page.evaluate("location.hash = '#/new/elfball/bot'")
    page.locator("#screen-new [data-do=start]").first.wait_for()
    until(page, "document.documentElement.dataset.offline")
    assert not page.locator("#diagnosis").count()
    page.evaluate("new Promise((told) => fracasShell.reach((text) => { window.reached = text; told(); }))")
    reached = str(page.evaluate("window.reached"))
    context.close()
    return reached


@pytest.mark.parametrize("name", SERVERS)
def test_the_page_starts_on_a_server_as_its_package_configures_it(browser: Browser, tmp_path: Path, name: str) -> None:
    """It starts, is kept for offline, and knows that boards in frames cannot read it."""
    with serving(name, tmp_path, is_set=False) as address:
        types = {end: answer(address + file).get("content-type", "none") for end, file in (
            ("js", "runtime/pyodide.js"), ("wasm", "runtime/pyodide.asm.wasm"), ("css", "static/site.css"))}
        reached = start(browser, address)
    print(f"\n{name}: {types}, frames {reached}")
    assert reached == "closed"


@pytest.mark.parametrize("name", SERVERS)
def test_with_the_sites_settings_frames_may_read_it_and_files_come_compressed(
    browser: Browser, tmp_path: Path, name: str,
) -> None:
    """The ready lines do what the page asks for, and the page starts from compressed files."""
    with serving(name, tmp_path, is_set=True) as address:
        got = answer(address + "runtime/pyodide.asm.wasm", Origin="null", Accept_Encoding="gzip, br")
        reached = start(browser, address)
    packed = (SITE / "runtime" / "pyodide.asm.wasm.br").stat(), (SITE / "runtime" / "pyodide.asm.wasm.gz").stat()
    print(f"\n{name}: {got.get('content-encoding')} {got['bytes']} bytes, frames {reached}")
    assert got["access-control-allow-origin"] == "*" and reached == "open"
    assert int(got["bytes"]) in [each.st_size for each in packed]
    assert got["content-type"].partition(";")[0] == "application/wasm"
