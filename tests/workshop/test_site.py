"""What the build promises: to work once, to refuse what would fail in the browser, to write the same bytes again."""

import gzip
import json
import zipfile

import pytest

from workshop.build_cache import build_once, digest
from workshop.interpreter import archives, runtime, stdlib
from workshop.paths import ROOT
from workshop.tools import MissingRequirement
from workshop.website import deployment, site


def test_work_is_done_once_until_its_inputs_change(tmp_path):
    done = []
    for fingerprint in ("a", "a", "b"):
        with build_once(tmp_path / "stamp", fingerprint) as stale:
            done.append(stale)
    assert done == [True, False, True]


def test_work_that_failed_is_done_again(tmp_path):
    with pytest.raises(ValueError), build_once(tmp_path / "stamp", "a"):
        raise ValueError
    with build_once(tmp_path / "stamp", "a") as stale:
        assert stale


def test_a_fingerprint_depends_on_names_and_contents(tmp_path):
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_text("x")
    two.write_text("x")
    assert digest([one]) == digest([one]) != digest([two]) != digest([one, two])


@pytest.mark.parametrize("module, there", [
    ("json", True), ("json.decoder", True), ("collections.abc", True), ("os.path", True), ("zlib", True),
    ("urllib.parse", True), ("fracas.kernel", True), ("js", True),
    ("urllib.request", False), ("unittest", False), ("json.tool", False), ("sqlite3", False), ("argparse", False),
])
def test_the_build_knows_what_the_page_can_import(module, there):
    assert stdlib.is_importable(module) == there


def test_an_import_that_would_fail_on_the_page_stops_the_build():
    here = ROOT / "tests" / "workshop" / "test_lock_files.py"
    with pytest.raises(MissingRequirement, match="tests/workshop/test_lock_files.py imports tomllib"):
        runtime.refuse_missing_modules([here])


def test_the_page_imports_only_what_it_carries():
    runtime.refuse_missing_modules([*runtime.engine_files(), ROOT / "py" / "main.py"])


def test_an_archive_depends_on_nothing_but_its_files(tmp_path):
    for folder in ("first", "second"):
        (tmp_path / folder / "sub").mkdir(parents=True)
        for name in ("b", "sub/a") if folder == "first" else ("sub/a", "b"):
            (tmp_path / folder / name).write_text(name)
        archives.pack(tmp_path / folder, tmp_path / f"{folder}.zip")
    assert (tmp_path / "first.zip").read_bytes() == (tmp_path / "second.zip").read_bytes()
    assert zipfile.ZipFile(tmp_path / "first.zip").namelist() == ["b", "sub/a"]


def test_the_worker_gets_the_list_of_every_file(tmp_path):
    (tmp_path / "static").mkdir()
    (tmp_path / "index.html").write_text("page")
    (tmp_path / "static" / "a.css").write_text("style")
    worker = site.with_precache_list(f"const FILES = {{\n  {site.PRECACHE}\n}};", tmp_path)
    listed = json.loads("{" + worker.partition("{")[2].rpartition("}")[0] + "}")
    assert listed == {name: site.precache_hash(tmp_path / name) for name in ("index.html", "static/a.css")}


def test_large_files_lie_compressed_beside_the_plain_ones_and_are_not_kept_on_devices(tmp_path, monkeypatch):
    monkeypatch.setattr(deployment, "BUILD", tmp_path / "build")
    folder = tmp_path / "site"
    (folder / "static").mkdir(parents=True)
    (folder / "static" / "a.js").write_text("let number = 1;\n" * 500)
    for name in ("small.txt", ".htaccess", "b.png", "old.js.gz"):
        (folder / name).write_bytes(b"x" * (10 if name == "small.txt" else 5000))
    for _again in range(2):
        deployment.compress(folder)
        found = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
        assert found == {"static/a.js", "static/a.js.gz", "static/a.js.br", "small.txt", ".htaccess", "b.png"}
    assert gzip.decompress((folder / "static" / "a.js.gz").read_bytes()) == (folder / "static" / "a.js").read_bytes()
    assert {path.name for path in site.precached_files(folder)} == {"a.js", "small.txt", "b.png"}


def test_a_worker_without_a_place_for_the_list_stops_the_build(tmp_path):
    with pytest.raises(MissingRequirement, match="sw.js must hold"):
        site.with_precache_list("const FILES = {};", tmp_path)


def test_nothing_is_preloaded_that_waits_for_its_use(tmp_path):
    """A first visit was warned of an unused preload: the page's own code is wanted only once Python runs."""
    for name in ("runtime/app.zip", "py/main.py"):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text("content")
    page = site.with_links(f"<head>{site.PRELOAD}</head>", tmp_path)
    assert 'rel="preload" as="fetch" crossorigin href="./runtime/app.zip"' in page
    assert 'rel="prefetch" href="./py/main.py"' in page and page.count("py/main.py") == 1


def test_style_sheets_are_sent_without_their_remarks():
    sheet = site.STYLE_REMARK.sub("", (
        ".a { color: red; } /* why\n  so */\n/* head */\n"
        ".b { top: 0; }  /* c */ .d { left: 0; }\n"))
    assert sheet == ".a { color: red; }\n\n.b { top: 0; } .d { left: 0; }\n"
    for source in (ROOT / "static" / "css").glob("*.css"):
        sent = site.STYLE_REMARK.sub("", source.read_text(encoding="utf-8"))
        assert "/*" not in sent and "*/" not in sent and sent.count("{") == sent.count("}")
