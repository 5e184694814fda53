"""The built folder can be put anywhere on any static host."""

import base64
import hashlib
import json
import re

from workshop.interpreter import pyscript
from workshop.paths import SITE
from workshop.website.site import PRECACHE, PRELOAD, precache_hash, precached_files

OURS = [path for path in SITE.rglob("*") if path.is_file() and "runtime" not in path.parts]
KINDS = {".html", ".css", ".js", ".toml"}
TEXTS = {path: path.read_text(encoding="utf-8") for path in OURS if path.suffix in KINDS}
POLICY = re.compile(r'http-equiv="Content-Security-Policy" content="([^"]+)"')
ABSOLUTE = re.compile(r"""(?:src=|href=|action=|from |fetch\(|import\(|register\()["']/|url\(["']?/""")


def test_addresses_are_relative() -> None:
    """Nothing of ours names the root of a host."""
    assert {path.name: found for path, text in TEXTS.items() if (found := ABSOLUTE.findall(text))} == {}


def test_nothing_is_loaded_from_elsewhere() -> None:
    """Pages, styles and scripts load from the site alone; a link to read something elsewhere is no load."""
    loads = re.compile(r"""(?:src=|url\(|@import |from |import\(|fetch\()\s*["']?(?:https?:)?//""")
    assert {path.name: found for path, text in TEXTS.items() if (found := loads.findall(text))} == {}


def test_no_place_for_the_build_is_left_empty() -> None:
    """The page names what to load at once and the worker what to keep."""
    assert PRELOAD not in (SITE / "index.html").read_text(encoding="utf-8")
    assert PRECACHE not in (SITE / "sw.js").read_text(encoding="utf-8")


def test_the_worker_keeps_every_file_a_visit_needs() -> None:
    """The list is complete and true."""
    worker = (SITE / "sw.js").read_text(encoding="utf-8")
    listed = json.loads("{" + worker.partition("const FILES = {")[2].partition("}")[0] + "}")
    files = {path.relative_to(SITE).as_posix(): precache_hash(path) for path in precached_files(SITE)}
    files.pop("sw.js")
    assert listed == files


def test_sources_maps_and_documents_stay_at_home() -> None:
    """Only what a visitor needs is deployed."""
    assert [path.name for path in SITE.rglob("*") if path.suffix in {".map", ".po", ".in", ".lock"}] == []
    assert [path.name for path in (SITE / "py").rglob("*") if path.is_file()] == ["main.py"]


def test_no_page_lets_text_become_code() -> None:
    """What a page may run and show is written in it; text becomes markup in one place alone."""
    page = TEXTS[SITE / "index.html"]
    policy = dict(rule.strip().partition(" ")[::2] for rule in POLICY.search(page)[1].split(";"))  # type: ignore[index]
    assert policy["default-src"] == "'none'"
    own = re.fullmatch(r"'self' 'sha256-([\w+/=]+)' 'wasm-unsafe-eval'", policy["script-src"])
    script = page.partition("<script>")[2].partition("</script>")[0]
    assert own and own[1] == base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    assert page.index("<script>") < min(page.index(mark) for mark in ("<script src", "<link", "<script type"))
    assert policy["img-src"] == "'self' data:" and policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["require-trusted-types-for"] == "'script'" and policy["trusted-types"] == "fracas"
    for name, text in TEXTS.items():
        assert "'unsafe-eval'" not in text and "'unsafe-inline'" not in text, name
    assert [path.name for path, text in TEXTS.items() if "createPolicy" in text] == ["shell.js"]
    core = next((SITE / "runtime" / "pyscript").glob("core-*.js")).read_text(encoding="utf-8")
    assert pyscript.AFTER in core and pyscript.BEFORE not in core
