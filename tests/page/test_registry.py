"""The registry of the screens: every line leads to a module that opens its screen, every section is in the document."""

import inspect
import json
import re
import sys
from types import ModuleType

import pytest

from fracas.page import registry, routes
from fracas.page.chunks import load_module
from fracas.page.context import PageContext
from fracas.page.registry import ScreenEntry
from fracas.page.routes import Route
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.view.markup import el
from tests.page.headless import Page
from workshop.paths import ROOT


@pytest.mark.parametrize("entry", registry.SCREENS, ids=lambda entry: f"{entry.screen}-{entry.module}")
def test_every_line_leads_to_a_module_that_opens_its_screen(entry):
    if not entry.module:
        return
    opened = inspect.signature(load_module(f"fracas.page.{entry.module}").open_screen, eval_str=True).parameters
    assert [each.annotation for each in opened.values()] == [PageContext, Route]


def test_every_screen_has_a_line_for_all_its_addresses():
    for name in registry.NAMES:
        assert [entry for entry in registry.SCREENS if entry.screen == name and not entry.what and not entry.part]


def test_every_section_stands_in_the_document():
    document = (ROOT / "index.html").read_text(encoding="utf-8")
    assert sorted(re.findall(r'id="screen-(\w+)"', document)) == sorted(registry.SECTIONS)


def test_the_script_of_the_start_shows_the_sections_of_other_names_too():
    """It chooses the section of an address before Python is there, and alone does so afterwards."""
    script = (ROOT / "static" / "boot.js").read_text(encoding="utf-8")
    listed = re.search(r"const PLAYED = (\[[^]]*\]);", script)
    assert listed is not None and json.loads(listed[1]) == sorted(
        {entry.screen for entry in registry.SCREENS if entry.section == routes.MATCH})


@pytest.mark.parametrize("address, module", [
    ("#/new/elfball/table", "companion.new_table"), ("#/new/elfball/bot", "screens.new_match"),
    ("#/match/link-1", "correspondence.by_link_page"), ("#/match/m1", "match.host.match_page"),
    ("#/position/~t1", "companion.placement"), ("#/position/elfball", "editor.editor_page"),
    ("#/leagues/new", "leagues.new_screen"), ("#/leagues", "leagues.list_screen"), ("#/nothing", ""),
])
def test_of_several_lines_for_an_address_the_first_that_fits_counts(address, module):
    assert registry.entry_of(registry.parse(address)).module == module


@pytest.mark.parametrize("name", sorted(registry.NAMES - {routes.HOME}))
def test_an_address_without_a_subject_shows_a_screen_or_the_home_screen(name):
    page = Page()
    page.go(f"#/{name}")
    assert page.shell.screen is not None


class SampleScreen(MarkupScreen):
    key = "sample"

    def markup(self):
        return el("main", el("p", "A new screen"))


def test_a_new_screen_is_one_module_and_one_line(monkeypatch):
    module = ModuleType("fracas.page.screens.sample")
    module.open_screen = lambda context, route: SampleScreen(context.shell)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(registry, "SCREENS", (*registry.SCREENS, ScreenEntry("sample", "screens.sample")))
    monkeypatch.setattr(registry, "NAMES", registry.NAMES | {"sample"})
    page = Page()
    page.go("#/sample")
    assert "A new screen" in page.text("screen-sample") and page.shell.route == Route("sample")
