"""Finding or installing what the build and the tests need: a virtual environment, node and npm packages, browsers.

Uses the standard library only: it runs on the machine's own Python before there is a virtual environment.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

from workshop.paths import NPM, ROOT, VENV, WORKSHOP
from workshop.stamps import digest, once

NODE_AT_LEAST = 20
ENGINES = ("chromium", "firefox", "webkit")
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
PYTHON = VENV / "bin" / "python"


class Missing(Exception):
    """Something the machine must have is not there; the message is the one line shown."""


def say(line: str) -> None:
    """Show one line of progress at once, also when the output goes to a file."""
    print(f"fracas: {line}", flush=True)


def run(*command: str | Path, cwd: Path = ROOT, quiet: bool = False, **variables: str) -> None:
    """Run a command; if it fails, stop with one line that names it (its own output stands above)."""
    words = [str(word) for word in command]
    shown = subprocess.PIPE if quiet else None
    done = subprocess.run(
        words, cwd=cwd, env={**os.environ, **variables}, stdout=shown, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        if done.stdout:
            print(done.stdout, end="")
        raise Missing(f"`{' '.join(words[:6])}` failed with exit status {done.returncode}")


def virtual_environment() -> None:
    """Make .venv unless it is there and works with the Python it was made from."""
    if (VENV / "made").is_file() and subprocess.run([PYTHON, "-c", ""], check=False).returncode == 0:
        return
    say("making the virtual environment .venv")
    shutil.rmtree(VENV, ignore_errors=True)
    without_pip = () if importlib.util.find_spec("ensurepip") else ("--without-pip",)
    run(sys.executable, "-m", "venv", *without_pip, VENV)
    (VENV / "made").touch()


def requirements(name: str) -> None:
    """Install one file of pinned, hashed requirements into .venv, unless that was done before."""
    virtual_environment()
    pinned = WORKSHOP / name
    with once(VENV / f"{name}.installed", digest([pinned])) as stale:
        if stale:
            say(f"installing what {name} pins")
            run(*pip(), "install", "-qq", "--disable-pip-version-check", "--require-hashes", "-r", pinned)


def pip() -> list[str | Path]:
    """Return how to run pip for .venv: its own, or the machine's where Python comes without `ensurepip`."""
    if list(VENV.glob("lib/python*/site-packages/pip/__init__.py")):
        return [PYTHON, "-m", "pip"]
    if importlib.util.find_spec("pip"):
        return [sys.executable, "-m", "pip", "--python", PYTHON]
    raise Missing("pip is missing: install Python's pip or venv package (Debian: apt-get install python3-venv)")


def node_folder() -> Path:
    """Return the folder that holds `node` and `npm`: the machine's if recent enough, else from .venv."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and node_version(node) >= NODE_AT_LEAST:
        return Path(node).parent
    requirements("requirements-node.txt")
    return VENV / "bin"


def node_version(node: str) -> int:
    """Return the major version of a node binary, 0 if it does not run."""
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    major = done.stdout.strip().removeprefix("v").partition(".")[0]
    return int(major) if done.returncode == 0 and major.isdigit() else 0


def node_packages() -> Path:
    """Fetch the pinned browser runtime with npm and return its node_modules folder."""
    pins = [ROOT / "package.json", ROOT / "package-lock.json"]
    with once(NPM / "installed", digest(pins)) as stale:
        if stale:
            say("fetching the browser runtime that package-lock.json pins")
            folder = node_folder()
            NPM.mkdir(parents=True, exist_ok=True)
            for pin in pins:
                shutil.copy(pin, NPM)
            path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
            run(folder / "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", cwd=NPM, quiet=True, PATH=path)
    return NPM / "node_modules"


def chromium() -> str | None:
    """Return the machine's own Chromium, or None if there is none on the path."""
    return next((found for name in CHROMIUM_NAMES if (found := shutil.which(name))), None)


def browser_for_tests(engine: str = "chromium") -> None:
    """Make sure that the tests find a browser: for Chromium the machine's or Debian's, else Playwright's own."""
    if engine == "chromium" and chromium():
        return
    if engine == "chromium" and shutil.which("apt-get") and os.geteuid() == 0:
        say("installing Debian's chromium for the browser tests")
        run("apt-get", "update", "-qq", quiet=True)
        install = ("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-dejavu-core")
        run(*install, quiet=True, DEBIAN_FRONTEND="noninteractive")
        return
    with once(VENV / f"playwright-{engine}.installed", digest([WORKSHOP / "requirements.txt"])) as stale:
        if stale:
            say(f"installing Playwright's {engine} for the browser tests")
            run(PYTHON, "-m", "playwright", "install", engine)
