"""The tools of build and tests, found or installed: virtual environment, node, npm packages, browsers.

Uses the standard library only: it runs on the machine's own Python before there is a virtual environment.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterable
from pathlib import Path

from workshop.build_cache import build_once, digest
from workshop.paths import BUILD, NPM, ROOT, VENV, WORKSHOP

NODE_AT_LEAST = 20
SERVERS = ("nginx", "apache2", "caddy")
BLOGS = {"php": "php-cli", "mariadbd": "mariadb-server", "hugo": "hugo", "jekyll": "jekyll", "mkdocs": "mkdocs",
         "pelican": "pelican"}
"""Programs with which blogs are made, and their packages."""
BLOG_PARTS = ("wordpress", "wordpress-theme-twentytwentythree", "php-mysql", "php-xml", "mkdocs-material",
              "jekyll-theme-minima", "ruby-jekyll-feed")
DEBIAN = Path("/usr/share/wordpress")
FETCHED = BUILD / "wordpress"  # the one file that is needed of it, where the package is not installed
WORDPRESS_SCRIPT = "wp-includes/js/wp-embed.js"
WINDOWLESS = "chromium-headless-shell"
MOST_TOLD = 300  # characters of what a failed command said last
PYTHON = VENV / "bin" / "python"
INSTALLING = threading.Lock()


class MissingRequirement(Exception):
    """Something the machine must have is not there; the message is the one line shown."""


def say(line: str) -> None:
    """Show one line of progress at once, also when the output goes to a file."""
    print(f"fracas: {line}", flush=True)


def run(*command: str | Path, cwd: Path = ROOT, quiet: bool = False, **variables: str) -> None:
    """Run a command; if it fails, stop with one line that names it."""
    words = [str(word) for word in command]
    shown = subprocess.PIPE if quiet else None
    done = subprocess.run(
        words, cwd=cwd, env={**os.environ, **variables}, stdout=shown, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        if done.stdout:
            print(done.stdout, end="")
        raise MissingRequirement(f"`{' '.join(words[:6])}` failed with exit status {done.returncode}")


def fetch(what: str, *command: str | Path, cwd: Path = ROOT, **variables: str) -> None:
    """Run a command that fetches something; if it fails, stop with one line and its last message."""
    done = subprocess.run([str(word) for word in command], cwd=cwd, env={**os.environ, **variables},
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        said = [line.strip() for line in done.stdout.splitlines() if line.strip()]
        told = [line for line in said if "error" in line.casefold()] or said or [f"exit status {done.returncode}"]
        raise MissingRequirement(f"{what} could not be fetched; is there a network? {told[-1][:MOST_TOLD]}")


def make_virtual_environment() -> None:
    """Make .venv unless it is there and works with the Python it was made from."""
    if (VENV / "made").is_file() and subprocess.run([PYTHON, "-c", ""], check=False).returncode == 0:
        return
    say("making the virtual environment .venv")
    shutil.rmtree(VENV, ignore_errors=True)
    without_pip = () if importlib.util.find_spec("ensurepip") else ("--without-pip",)
    run(sys.executable, "-m", "venv", *without_pip, VENV)
    (VENV / "made").touch()


def install_requirements(name: str) -> None:
    """Install one file of pinned, hashed requirements into .venv, unless that was done before; one at a time."""
    pinned = WORKSHOP / name
    with INSTALLING:
        make_virtual_environment()
        with build_once(VENV / f"{name}.installed", digest([pinned])) as stale:
            if stale:
                say(f"installing what {name} pins")
                fetch(f"what {name} pins", *pip_command(), "install", "-qq", "--disable-pip-version-check",
                      "--require-hashes",
                      "--no-compile", "-r", pinned)  # a third of the time went into modules that are mostly never used


def pip_command() -> list[str | Path]:
    """Return the pip command for .venv: its own, or the machine's if Python lacks `ensurepip`."""
    if list(VENV.glob("lib/python*/site-packages/pip/__init__.py")):
        return [PYTHON, "-m", "pip"]
    if importlib.util.find_spec("pip"):
        return [sys.executable, "-m", "pip", "--python", PYTHON]
    raise MissingRequirement(
        "pip is missing: install Python's pip or venv package (Debian: apt-get install python3-venv)")


def node_folder() -> Path:
    """Return the folder that holds `node` and `npm`: the machine's if recent enough, else from .venv."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and node_version(node) >= NODE_AT_LEAST:
        return Path(node).parent
    install_requirements("requirements-node.txt")
    return VENV / "bin"


def node_version(node: str) -> int:
    """Return the major version of a node binary, 0 if it does not run."""
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    major = done.stdout.strip().removeprefix("v").partition(".")[0]
    return int(major) if done.returncode == 0 and major.isdigit() else 0


def fetch_node_packages() -> Path:
    """Fetch the pinned browser runtime with npm and return its node_modules folder."""
    pins = [ROOT / "package.json", ROOT / "package-lock.json"]
    with build_once(NPM / "installed", digest(pins)) as stale:
        if stale:
            say("fetching the browser runtime that package-lock.json pins")
            folder = node_folder()
            NPM.mkdir(parents=True, exist_ok=True)
            for pin in pins:
                shutil.copy(pin, NPM)
            path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
            fetch("what package-lock.json pins", folder / "npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund",
                  cwd=NPM, PATH=path)
    return NPM / "node_modules"


def first_program(names: Iterable[str]) -> str | None:
    """Return the first program of that name on the path, or None."""
    return next((found for name in names if (found := shutil.which(name))), None)


def chromium(windowless: bool = False) -> str | None:
    """Return the machine's own Chromium, or None.

    Args: windowless - the same engine built without windows, if it is there: what a test does takes a fifth to a
                       quarter less processor time.
    """
    windowed = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
    return first_program((WINDOWLESS, *windowed) if windowless else windowed)


def firefox() -> str | None:
    """Return the machine's own Firefox, or None."""
    return first_program(("firefox", "firefox-esr"))


def webkit() -> str | None:
    """Return the small browser that comes with WebKitGTK, or None; it needs a screen, so xvfb-run must be there too."""
    found = sorted(map(str, Path("/usr/lib").glob("**/webkit2gtk-4.1/MiniBrowser")))
    return found[0] if found and shutil.which("xvfb-run") else None


def ensure_chromium(windowless: bool = False) -> None:
    """Make sure that the tests find a Chromium: the machine's or Debian's, else Playwright's own.

    Args: windowless - rather Debian's without windows; where it cannot be had, one with them does as well.
    """
    if first_program((WINDOWLESS,)) if windowless else chromium():
        return
    if can_install_packages():
        try:
            install_packages(WINDOWLESS if windowless else "chromium", "fonts-dejavu-core")
        except MissingRequirement:
            if not windowless:
                raise
            ensure_chromium()
        return
    if chromium():
        return
    with build_once(VENV / "playwright-chromium.installed", digest([WORKSHOP / "requirements.txt"])) as stale:
        if stale:
            say("installing Playwright's Chromium for the browser tests")
            run(PYTHON, "-m", "playwright", "install", "chromium")


def ensure_other_browsers() -> None:
    """Make sure that Firefox and WebKitGTK are there; only Debian's packages are known."""
    if firefox() and webkit():
        return
    if not can_install_packages():
        raise MissingRequirement(
            "firefox, webkit2gtk-driver and xvfb are needed: install them (Debian: apt-get install)")
    install_packages("firefox-esr", "webkit2gtk-driver", "xvfb", "xauth")


def ensure_servers() -> None:
    """Make sure that nginx, Apache and Caddy are there; only Debian's packages are known."""
    if all(first_program((name,)) for name in SERVERS):
        return
    if not can_install_packages():
        raise MissingRequirement("nginx, apache2 and caddy are needed: install them (Debian: apt-get install)")
    install_packages(*SERVERS)


def ensure_programs() -> None:
    """Make sure that the programs are there with which blogs are made; only Debian's packages are known."""
    if all(first_program((name,)) for name in BLOGS) and (DEBIAN / WORDPRESS_SCRIPT).is_file():
        return
    if not can_install_packages():
        raise MissingRequirement(f"{', '.join(BLOGS)} and wordpress are needed: install them (Debian: apt-get install)")
    install_packages(*BLOGS.values(), *BLOG_PARTS)


def wordpress_script() -> Path | None:
    """Return the file with which WordPress minds its frames, None where there is none."""
    return next((place for place in (DEBIAN / WORDPRESS_SCRIPT, FETCHED / WORDPRESS_SCRIPT) if place.is_file()), None)


def fetch_wordpress_script() -> None:
    """Fetch the file with which WordPress minds its frames, where Debian's packages can be had."""
    if wordpress_script() is not None or not can_install_packages():
        return
    shutil.rmtree(FETCHED, ignore_errors=True)
    FETCHED.mkdir(parents=True)
    say("fetching WordPress' package, whose script for frames the tests hear")
    run("apt-get", "update", "-qq", quiet=True)
    run("apt-get", "-qq", "-o", "APT::Sandbox::User=root", "download", "wordpress", cwd=FETCHED, quiet=True)
    for package in FETCHED.glob("*.deb"):
        run("dpkg-deb", "-x", package, FETCHED / "all", quiet=True)
    script = FETCHED / WORDPRESS_SCRIPT
    script.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(FETCHED / "all" / "usr" / "share" / "wordpress" / WORDPRESS_SCRIPT, script)
    shutil.rmtree(FETCHED / "all")
    for package in FETCHED.glob("*.deb"):
        package.unlink()


def can_install_packages() -> bool:
    """Tell whether Debian packages can be installed without asking anybody."""
    return shutil.which("apt-get") is not None and os.geteuid() == 0


def install_packages(*packages: str) -> None:
    """Install Debian packages."""
    say(f"installing {', '.join(packages)} with apt-get")
    run("apt-get", "update", "-qq", quiet=True)
    command = ("apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages)
    run(*command, quiet=True, DEBIAN_FRONTEND="noninteractive")
