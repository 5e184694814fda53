"""Addresses that cannot be read, or name nothing there is: one sentence that quotes them, on a screen to go on from."""

import re
from urllib.parse import unquote

import pytest

from fracas.locale import set_language
from fracas.page import registry
from fracas.view.markup import el
from tests.odd_addresses import ABSENT, LINKS, NOWHERE
from tests.page.headless import Page


@pytest.fixture(params=["en", "fr"])
def language(request):
    yield request.param
    set_language("en")


def shown(address, language="en"):
    """Return the page after a visit to an address, the text of its notices, and what it shows."""
    page = Page(address="#/settings")
    page.shell.set_preference("language", language)
    page.go(address)
    page.door.run(0)
    page.follow()
    section = page.text(f"screen-{registry.section_of(page.app.address)}")
    assert "<main" in section or "<h1" in section or "<button" in section, f"{address} shows an empty page"
    return page, page.text("notices"), section


@pytest.mark.parametrize("address", NOWHERE)
def test_an_address_that_leads_nowhere_is_quoted(address, language):
    page, told, _section = shown(address, language)
    assert str(el("p", unquote(address)))[3:-4] in told and ("nulle part" if language == "fr" else "nowhere") in told
    assert page.app.address != "#/settings"


@pytest.mark.parametrize("address", LINKS)
def test_a_link_that_cannot_be_read_is_quoted(address, language):
    _page, told, section = shown(address, language)
    packed = re.findall(r"[\w~-]+", address)[-1]
    assert f"“{packed}”" in told + section and ("ouvert" if language == "fr" else "opened") in told + section


@pytest.mark.parametrize("address", ABSENT)
def test_what_is_not_on_this_device_is_told_of(address, language):
    _page, told, section = shown(address, language)
    assert ("sur cet appareil" if language == "fr" else "not on this device") in told + section


def test_of_an_address_that_is_right_nothing_is_told():
    for address in ("#/", "#/home", "#/rules/elfball", "#/lessons", "#/puzzles/cave-brawl", "#/rivals/street-bowl"):
        assert shown(address)[1] == "", address
