"""QR codes on the page: each screen that gives a link away shows its code, and fetches the encoder only then."""

import html
import re

import pytest

from fracas.links import find_link, read_link, write_link, write_position
from fracas.page.chunks import QR
from fracas.view.share.qr import qr_code
from tests.browser.hosts import position
from tests.page.headless import Page
from tests.page.test_replay import played

ELF = position("elfball").position


def screens():
    """Yield the address of each screen with a code, and what opens the place where its button is."""
    yield f"#/replay/{write_link(played(most=20))}/7", "share"
    yield f"#/position/{write_position(ELF)}", ""
    yield f"#/embed/{write_position(ELF)}", ""
    yield "#/puzzle/elfball/a", "menu"


def copied(page):
    """Return the address that the sheet of the code copies."""
    page.do("copy-text", html.unescape(re.search(r'data-do="copy-text" data-arg="([^"]*)"', page.text("sheets"))[1]))
    return page.door.asked[-1]


@pytest.mark.parametrize(("address", "opens"), list(screens()), ids=lambda part: part[2:9])
def test_the_code_is_that_of_the_link(address, opens):
    page = Page(address=address)
    page.door.run(0)
    if opens:
        page.do(opens)
    assert 'data-do="qr"' in "".join(page.door.regions.values()) and QR not in page.door.here
    page.do("qr")
    assert QR in page.door.here
    link = copied(page)
    assert link.startswith(page.door.home() + "#/") and find_link(link)
    assert page.text("qr") == qr_code(link, "QR code of the link")
    assert f"{len(link)} characters." in page.text("sheets")
    page.do("save-text", link)
    assert page.door.downloads == [("fracas-link.txt", link + "\n")]
    again = Page(address=link[link.index("#"):])
    again.door.run(0)
    assert again.shell.route.screen != "home"


def test_the_link_of_a_match_holds_the_step_that_is_shown():
    game = played(most=20)
    page = Page(address=f"#/replay/{write_link(game)}/7")
    page.door.run(0)
    page.do("qr")
    link = copied(page)
    assert link.endswith("/7") and read_link(find_link(link)).record == game.record


def test_a_link_too_long_for_a_code_is_said_in_its_place():
    page = Page(address=f"#/replay/{write_link(played(most=20))}")
    page.door.run(0)
    page.door.home = lambda: "https://fracas.example/" + "long/" * 600
    page.do("qr")
    assert "too many for a QR code" in page.text("qr") and "<svg" not in page.text("qr")
