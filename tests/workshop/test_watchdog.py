"""The watchdog of a start: what the build puts into it, and where."""

import base64
import hashlib
import json
import re

import pytest

from fracas.page.screens.first_screen import CAUSES, causes_by_language
from workshop.interpreter import watchdog
from workshop.interpreter.product import FRACAS, Product
from workshop.tools import MissingRequirement

PAGE = f"""<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'wasm-unsafe-eval'">
{watchdog.PLACE}
<link rel="stylesheet" href="./static/site.css">"""


@pytest.fixture
def site(tmp_path):
    """A site with a file of each kind."""
    for name in ("static/interpreter.js", "pyscript.toml", "py/main.py", "runtime/app.zip", "runtime/rest.zip",
                 "runtime/stdlib.zip", "runtime/app.fr.zip", "runtime/pyodide.js", "runtime/pyscript/core.js",
                 "runtime/pyscript/core.css"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    for name in (FRACAS.style, FRACAS.shell):
        (tmp_path / name).write_text(watchdog.with_mark(name, f"/* {name} */"))
    return tmp_path


def script_in(page):
    """The text of the first script of a page."""
    return page.partition("<script>")[2].partition("</script>")[0]


def test_it_stands_first_and_the_policy_names_it_by_its_hash(site):
    page = watchdog.with_watchdog(PAGE, site, FRACAS, causes_by_language())
    own = base64.b64encode(hashlib.sha256(script_in(page).encode()).digest()).decode()
    assert f"script-src 'self' 'sha256-{own}' 'wasm-unsafe-eval'" in page
    assert page.index("<script>") < page.index("<link") and watchdog.PLACE not in page


def test_it_knows_every_file_that_is_fetched_and_which_of_them_a_start_needs(site):
    files = watchdog.hash_table(site)
    assert {name for name, (_hash, _size, is_needed) in files.items() if not is_needed} == {
        "runtime/rest.zip", "runtime/app.fr.zip"}
    assert "runtime/pyscript/core.css" not in files and len(files) == 11
    for name, (found, size, _needed) in files.items():
        content = (site / name).read_bytes()
        assert (found, size) == (hashlib.sha256(content).hexdigest()[:16], len(content))


def test_it_speaks_every_language_with_every_cause(site):
    script = script_in(watchdog.with_watchdog(PAGE, site, FRACAS, causes_by_language()))
    words = json.loads("{" + re.search(r"const WORDS = \{\n\s*(.*)\n", script)[1] + "}")
    assert set(words) == {"en", "fr"} and all(set(found) == set(CAUSES) for found in words.values())
    assert words["en"]["again"] == "Try again" and words["fr"]["again"] == "Réessayer"
    told = {word for part in re.findall(r"cause: ([^,}]*)", script) for word in re.findall(r'"(\w+)"', part)} - {"null"}
    assert told == set(CAUSES) - {"again"}


def test_style_and_shell_bear_marks_that_change_with_their_content(site):
    marks = watchdog.mark_table(site)
    assert set(marks) == {"style", "shell"}
    (site / FRACAS.style).write_text(watchdog.with_mark(FRACAS.style, "p {}"))
    assert watchdog.mark_table(site)["style"] != marks["style"] and watchdog.mark_table(site)["shell"] == marks["shell"]
    (site / FRACAS.shell).write_text("no mark")
    with pytest.raises(MissingRequirement, match="shell.js must bear one mark"):
        watchdog.mark_table(site)


def test_a_page_without_a_place_for_it_stops_the_build(site):
    with pytest.raises(MissingRequirement, match=r"static/watchdog\.js here"):
        watchdog.with_watchdog("<p>", site, FRACAS, {})


def test_it_bears_the_name_of_its_page_and_asks_for_no_mark_that_this_has_not(site):
    toy = Product("toy", ("toy",), "#last", ("static/interpreter.js",))
    script = script_in(watchdog.with_watchdog(PAGE, site, toy, {"en": {"again": "Once more"}}))
    assert "fracas" not in script and "window.toyWatchdog = " in script and '"toy.starts"' in script
    assert re.search(r"const MARKS = \{\n\s*(.*)\n", script)[1] == '"end": "#last"'
    assert {name for name in watchdog.hash_table(site, toy) if not name.startswith("runtime/")} == {*toy.starters}
