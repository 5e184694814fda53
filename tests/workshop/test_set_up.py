"""What a machine lacks for the set-up is said in one line, each time."""

import errno
import shutil
import subprocess
import sys

import pytest

from workshop import __main__, checks, tools
from workshop.paths import ROOT


def said(words, capsys):
    """Return the one line a command says, which has failed."""
    assert __main__.main(words) == 1
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1 and lines[0].startswith("fracas: ")
    return lines[0]


@pytest.mark.parametrize(("error", "part"), [
    (PermissionError(errno.EACCES, "Permission denied", "/there/build"), "/there/build cannot be written: copy the"),
    (OSError(errno.EROFS, "Read-only file system", "/there/.venv"), "/there/.venv cannot be written: Read-only"),
    (OSError(errno.ENOSPC, "No space left on device", "/there/x"), "/there/x cannot be written: No space"),
    (tools.MissingRequirement("pip is missing: install it"), "pip is missing"),
])
def test_a_folder_that_cannot_be_written_is_named(monkeypatch, capsys, error, part):
    def refuse(_command):
        raise error

    monkeypatch.setattr(__main__, "prepare", refuse)
    assert part in said(["site"], capsys)


@pytest.mark.parametrize(("output", "part"), [
    ("WARNING: Retrying\\nERROR: No matching distribution found for ruff==0.1\\n", "No matching distribution"),
    ("npm error code ENOTFOUND\\nA complete log is elsewhere\\n", "npm error code ENOTFOUND"),
    ("ERROR: In --require-hashes mode, all requirements must have their versions pinned with ==.\\n", "pinned with =="),
    ("", "exit status 3"),
])
def test_what_could_not_be_fetched_is_said_in_one_line(output, part):
    command = f"import sys; sys.stdout.write('{output}'); sys.exit(3)"
    with pytest.raises(tools.MissingRequirement, match="could not be fetched; is there a network") as refused:
        tools.fetch("what requirements.txt pins", sys.executable, "-c", command)
    assert part in str(refused.value) and "\n" not in str(refused.value)


@pytest.mark.parametrize("how", ["on the line", "in the environment"])
def test_a_python_that_is_too_old_is_refused_even_if_it_was_named(tmp_path, how):
    old = tmp_path / "python2"
    old.write_text("#!/bin/sh\nexit 1\n")
    old.chmod(0o755)
    words, variables = ([f"PYTHON={old}"], {}) if how == "on the line" else ([], {"PYTHON": str(old)})
    done = subprocess.run([shutil.which("make"), "-C", ROOT, "help", *words], capture_output=True, text=True,
                          env={"PATH": "/usr/local/bin:/usr/bin:/bin", **variables}, check=False)
    assert done.returncode == 2 and f"Python 3.11 or newer is needed and {old} is none" in done.stderr
    assert len([line for line in done.stderr.splitlines() if "***" in line]) == 1


def test_a_python_that_will_do_is_taken_as_it_was_named():
    done = subprocess.run([shutil.which("make"), "-C", ROOT, "help", f"PYTHON={sys.executable}"], capture_output=True,
                          text=True, check=False)
    assert done.returncode == 0 and "make play" in done.stdout


def machine(monkeypatch, programs, can_install=True, missing=()):
    """Let the set-up stand on a machine with these programs; return what it has installed there so far."""
    installed = []

    def install(*packages):
        installed.append(packages[0])
        if packages[0] in missing:
            raise tools.MissingRequirement("there is no such package")

    monkeypatch.setattr(tools, "first_program", lambda names: next((name for name in names if name in programs), None))
    monkeypatch.setattr(tools, "can_install_packages", lambda: can_install)
    monkeypatch.setattr(tools, "install_packages", install)
    return installed


def test_tests_take_the_chromium_without_windows_and_figures_the_one_that_readers_have(monkeypatch):
    machine(monkeypatch, {"chromium", tools.WINDOWLESS})
    assert (tools.chromium(windowless=True), tools.chromium()) == (tools.WINDOWLESS, "chromium")
    machine(monkeypatch, {"google-chrome"})
    assert (tools.chromium(windowless=True), tools.chromium()) == ("google-chrome", "google-chrome")


@pytest.mark.parametrize(("programs", "windowless", "can_install", "missing", "expected"), [
    (set(), True, True, (), [tools.WINDOWLESS]),
    (set(), False, True, (), ["chromium"]),
    ({"chromium"}, True, True, (), [tools.WINDOWLESS]),
    ({"chromium"}, True, False, (), []),
    ({"chromium"}, False, True, (), []),
    ({tools.WINDOWLESS}, True, True, (), []),
    ({tools.WINDOWLESS}, False, True, (), ["chromium"]),
    (set(), True, True, (tools.WINDOWLESS,), [tools.WINDOWLESS, "chromium"]),
    ({"chromium"}, True, True, (tools.WINDOWLESS,), [tools.WINDOWLESS]),
])
def test_the_browser_that_is_wanted_is_installed_unless_another_must_do(
    monkeypatch, programs, windowless, can_install, missing, expected,
):
    installed = machine(monkeypatch, programs, can_install, missing)
    tools.ensure_chromium(windowless)
    assert installed == expected


def test_a_machine_without_browsers_gets_the_one_without_windows_and_the_one_that_readers_have(monkeypatch):
    installed = machine(monkeypatch, set())
    monkeypatch.setattr(tools, "fetch_wordpress_script", lambda: None)
    checks.install_for_tests()
    assert installed == [tools.WINDOWLESS, "chromium"]


def test_a_browser_that_cannot_be_had_at_all_is_said(monkeypatch):
    machine(monkeypatch, set(), missing=("chromium", tools.WINDOWLESS))
    with pytest.raises(tools.MissingRequirement, match="no such package"):
        tools.ensure_chromium(windowless=True)
