"""The page shows what it showed when its transcripts were written. `python -m tests.transcripts` writes them anew.

Whoever changes what is shown writes them anew and reads the difference: it must be what was meant, and no more.
"""

from difflib import unified_diff

import pytest

from fracas.locale import set_language
from tests.page.headless import Page
from tests.transcripts.page_transcript import PageTranscript, markup_lines
from tests.transcripts.walks import FOLDER, walks

WALKS = walks()
MOST = 40  # lines of a difference that are shown


@pytest.fixture(autouse=True)
def english():
    set_language("en")
    yield
    set_language("en")


@pytest.mark.parametrize("name", WALKS)
def test_the_page_shows_what_it_always_showed(name):
    before, now = (FOLDER / f"{name}.txt").read_text(encoding="utf-8"), WALKS[name]()
    changed = [*unified_diff(before.splitlines(), now.splitlines(), "before", "now", lineterm="", n=2)]
    assert before == now, "\n".join(changed[:MOST])


def test_no_transcript_is_of_a_walk_that_is_gone():
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(WALKS)


def test_a_line_is_an_element_with_its_state_and_its_words():
    markup = '<p class="sm mute">Five <b>paces</b></p>' \
        '<button data-do="go" data-arg="3" aria-disabled="true">Run</button>' \
        '<svg aria-label="A field"><path d="M0 0"/></svg><input value="7" aria-label="Paces"><ul hidden></ul>'
    assert markup_lines(markup) == [
        "p.sm.mute Five", "b paces", "button[do=go arg=3 disabled=true] Run", "svg A field", "input[value=7] Paces"]


def test_a_transcript_tells_new_lines_once_and_sums_up_what_changed():
    page = Page()
    shown = PageTranscript(page)
    shown.tell("home")
    page.go("#/settings")
    shown.tell("settings")
    page.go("#/")
    shown.tell("home again")
    page.door.attributes["board", "viewBox"] = "0 0 1 1"
    shown.tell("the board is moved")
    _home, settings, again, moved = shown.text.split("\n> ")
    assert "Settings" in settings and "screen-settings: " in settings
    assert not [line for line in again.splitlines() if line.startswith("screen-home: ")]
    assert moved.splitlines()[1].startswith("= board ") and len(moved.splitlines()) == 2
