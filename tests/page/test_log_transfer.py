"""A log handed over to another phone: short enough for a QR code, taken in there, compared where it is known."""

import pytest

from fracas.companion import log
from fracas.companion.result import result_code
from fracas.kernel.text.short_checksum import LETTERS
from fracas.links import write_log
from fracas.page.companion.model import DIFF
from fracas.page.companion.tracker_screen import TrackerScreen
from fracas.page.companion.transfer import address_of
from fracas.view.share.qr import modules
from tests.companion.matches import MATCHES
from tests.companion.transcribed import played, tracked
from tests.page.at_table import at_table, lines, mark, saved, tap
from tests.page.headless import Page


def handed(page: Page) -> str:
    """Return the address, behind that of the page, which the code of the match on the page holds."""
    return address_of(page.shell, page.shell.screen.model.game).removeprefix(page.door.home())


@pytest.mark.parametrize("key", MATCHES)
def test_the_log_of_a_whole_match_by_results_fits_into_one_code(key):
    name, _counted, results, _faces, _turns = MATCHES[key]
    table = tracked(played(key, name), results)
    page = Page(address="#/companion")
    address = address_of(page.shell, table)
    assert modules(address)
    page.go(address.removeprefix(page.door.home()))
    assert lines(page) == log.lines(table) == saved(page)


def test_a_new_phone_takes_the_match_in_and_lists_it():
    page = at_table()
    tap(page, "mark-side", mark(page, "Face-off won") + " 1")
    tap(page, "hand-over")
    assert "data-do=\"save-text\"" in page.text("sheets")
    other = Page()
    other.go(handed(page))
    assert isinstance(other.shell.screen, TrackerScreen) and lines(other) == ["face-off away"] == saved(other)
    other.go(handed(page))
    assert lines(other) == ["face-off away"] and "the same" in other.text("notices")
    other.go("#/companion")
    assert other.text("screen-companion").count("data-do=\"delete-log\"") == 1


def test_a_phone_that_tracks_the_same_match_lists_the_differences():
    page = at_table()
    table = page.door.address
    tap(page, "mark-side", mark(page, "Face-off won") + " 0")
    other = Page()
    other.go(handed(page))
    tap(other, "dial", "0 1")
    page.go(handed(other))
    assert page.shell.screen.model.entry.panel == DIFF and "1 difference" in page.text("screen-companion")
    tap(page, "side-of", "0 1")
    tap(page, "merge")
    page.go(table)
    assert lines(page) == ["face-off home", "momentum +1"] == saved(page)


@pytest.mark.parametrize("packed", ["2eAAAA", "zz", write_log("[Game \"elfball\"]\n", "elfball")])
def test_a_link_that_holds_no_log_is_refused_in_one_sentence(packed):
    page = Page(address=f"#/companion/log/{packed}")
    assert "cannot be opened" in page.text("notices") and "Matches at the table" in page.text("screen-companion")


def heard(page: Page, typed: str) -> str:
    """Type letters that were read aloud; return what is said of them."""
    tap(page, "heard", typed)
    return page.text("heard-answer")


def test_letters_that_are_typed_in_are_compared_and_mistyped_ones_are_said():
    page = at_table()
    game = page.shell.screen.model.game
    result, match = result_code(log.tracking_rules_of(game).summary(game.state)), game.tags[log.TABLE]
    assert heard(page, result[:5]) == ""
    assert heard(page, " ".join(result.lower())) == "Both phones have the same result."
    assert heard(page, f"{match[:3]}-{match[3:]}") == "Both phones track the same match."
    other = next(letter for letter in LETTERS if letter != result[2])
    said = heard(page, result[:2] + other + result[3:])
    assert said == f"One letter is mistyped or misheard: {other} in place 3, here {result[2]}."
    turned = result[1] + result[0] + result[2:]
    assert heard(page, turned) == (f"Letters are mistyped or misheard: {result[1]} in place 1, here {result[0]}, "
                                   f"{result[0]} in place 2, here {result[1]}.")
    assert heard(page, "O" + result[1:]).startswith("O") and "Too long" in heard(page, result + "A")
    tap(page, "mark-side", mark(page, "Face-off won") + " 0")
    assert "another result" in heard(page, result) and lines(page) == ["face-off home"]
