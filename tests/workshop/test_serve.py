"""The small server of `make play` and of the browser tests."""

import threading
import urllib.error
import urllib.request

import pytest

from workshop.serve import FIRST_PORT, LAST_PORT, Server, on_free_port


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    folder = tmp_path_factory.mktemp("served")
    for name in ("index.html", "a.wasm", "b.mjs", "c.zip", "d.webmanifest"):
        (folder / name).write_text(name)
    with Server(folder, prefix="/deep/down/") as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.address
        server.shutdown()


@pytest.mark.parametrize("name, kind", [
    ("", "text/html; charset=utf-8"), ("a.wasm", "application/wasm"), ("b.mjs", "text/javascript; charset=utf-8"),
    ("c.zip", "application/zip"), ("d.webmanifest", "application/manifest+json"),
])
def test_files_have_the_types_a_browser_insists_on(served, name, kind):
    with urllib.request.urlopen(served + name) as answer:
        assert answer.headers["Content-Type"] == kind
        assert answer.headers["Cache-Control"] == "no-cache"
        assert answer.headers["Access-Control-Allow-Origin"] == "*"


def test_a_file_that_has_not_changed_is_not_sent_again(served):
    with urllib.request.urlopen(served + "a.wasm") as first:
        since = first.headers["Last-Modified"]
    with pytest.raises(urllib.error.HTTPError) as again:
        urllib.request.urlopen(urllib.request.Request(served + "a.wasm", headers={"If-Modified-Since": since}))
    assert again.value.code == 304
    again.value.close()


@pytest.mark.parametrize("path", ["/", "/a.wasm", "/deep/", "/deep/down/../../../etc/passwd", "/deep/down/nothing"])
def test_nothing_lies_outside_the_prefix(served, path):
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(served.replace("/deep/down/", path))
    assert refused.value.code == 404
    refused.value.close()


def test_a_taken_port_is_passed_over(tmp_path):
    with on_free_port(tmp_path) as first, on_free_port(tmp_path) as second:
        assert FIRST_PORT <= first.server_port < second.server_port <= LAST_PORT
        assert first.server_address[0] == second.server_address[0] == "127.0.0.1"
