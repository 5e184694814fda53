"""Everything fetched is pinned, checked by hash, and found by the machine's own clients."""

import json
import re
import tomllib

import pytest

from workshop.paths import ROOT, WORKSHOP

REQUIREMENTS = sorted(WORKSHOP.glob("requirements*.txt"))


@pytest.mark.parametrize("file", REQUIREMENTS, ids=lambda file: file.name)
def test_each_requirement_names_one_version_and_its_hashes(file):
    entries = re.split(r"\n(?=[a-z])", file.read_text(encoding="utf-8").partition("\n")[2].strip())
    for entry in entries:
        assert re.match(r"[a-z0-9-]+==[0-9a-z.]+( ;.*)? \\\n", entry), entry
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry), entry


@pytest.mark.parametrize("file", REQUIREMENTS, ids=lambda file: file.name)
def test_requirements_name_no_address(file):
    assert not re.search(r"://|--index-url|--find-links", file.read_text(encoding="utf-8"))


def test_what_is_wanted_is_pinned():
    for wanted in WORKSHOP.glob("requirements*.in"):
        names = re.findall(r"^[a-z][a-z0-9-]*", wanted.read_text(encoding="utf-8"), re.MULTILINE)
        pinned = re.findall(r"^([a-z0-9-]+)==", wanted.with_suffix(".txt").read_text(encoding="utf-8"), re.MULTILINE)
        assert set(names) <= set(pinned)


def test_the_browser_runtime_is_pinned_with_integrity_and_without_addresses():
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert packages["node_modules/pyodide"]["version"] == "314.0.7"
    assert packages["node_modules/@pyscript/core"]["version"] == "0.7.31"
    assert [name for name, package in packages.items() if not package["integrity"].startswith("sha512-")] == []
    assert [name for name, package in packages.items() if "resolved" in package] == []


def test_the_versions_agree():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    package = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    assert project["version"] == package["version"]
    assert f'__version__ = "{project["version"]}"' in (ROOT / "py/fracas/__init__.py").read_text(encoding="utf-8")
