"""Street Bowl on the real page: to a touchdown by touch on a phone, by keys alone, and with real dice."""

from __future__ import annotations

from playwright.sync_api import Page

from fracas.faces import face_of
from fracas.games.street_bowl.pitch import STREET
from tests.browser.hands import ON_SCREEN, go, settle, type_dice, usable
from tests.browser.test_fingers import arrow_to
from tests.street_bowl.moments import moment

NEAR = "H1 w3, H2 p4, H3 p6, A1 v4, A2 j4, A3 k4"  # a Thrower three squares from the end zone, a Troll at his side
FACE = face_of("street_bowl")


def opened(page: Page, record: str) -> None:
    """Take a match in from a file and open it."""
    go(page, "#/saved")
    page.locator("#screen-saved [data-do=take-file]").set_input_files(
        {"name": "match.txt", "mimeType": "text/plain", "buffer": record.encode()})
    page.click("[data-do=take][data-arg=all]")
    page.locator("#screen-saved .b.go").first.click()
    page.wait_for_selector("#match #board")
    settle(page)


def touch(page: Page, square: str) -> None:
    """Touch a square of the drawn street; one that may mean several makes the street larger and is repeated."""
    assert FACE.upright is not None
    centre = FACE.upright().field(None).lattice.centres[STREET.named(square)]
    before = page.evaluate("fracas().record + document.querySelector('#dock, #ask').innerHTML")
    for _try in range(2):
        page.touchscreen.tap(*page.evaluate(ON_SCREEN, list(centre)))
        settle(page)
        if page.evaluate("fracas().record + document.querySelector('#dock, #ask').innerHTML") != before:
            return
    raise AssertionError(f"a touch on {square} does nothing")


def score(page: Page) -> list[str]:
    """Return the score on the slats."""
    return page.inner_text(".nums").split()


def test_a_touchdown_by_touch_on_a_phone(phone: Page) -> None:
    """The carrier is touched, then the end zone: his dodge is shown, then rolled for, and he runs on."""
    opened(phone, moment(NEAR, ball="H1", seed="touch 1").record)
    touch(phone, "w3")
    touch(phone, "z2")
    assert score(phone) == ["0", "0"] and "dodges" in phone.inner_text("#ask .slip")
    phone.locator("#tray [data-do=go]").tap()
    settle(phone)
    assert score(phone) == ["1", "0"]


def test_a_touchdown_by_keys_alone(page: Page) -> None:
    opened(page, moment("H1 w3, H2 p4, A2 j4", ball="H1").record)
    for square in ("w3", "z3"):
        arrow_to(page, STREET.named(square), FACE.field(None).lattice.centres)
        page.keyboard.press("Enter")
    settle(page)
    assert score(page) == ["1", "0"]


def test_a_touchdown_with_real_dice(page: Page) -> None:
    """A 2 to leave the Troll's tackle zone is not enough: the throw again is typed in as well."""
    opened(page, moment(NEAR, ball="H1").record.replace("[Seed", '[Real "home"]\n[Seed'))
    for square in ("w3", "z2"):
        page.locator(f"#cells-{STREET.named(square)}").dispatch_event("click")
        settle(page)
    page.click("#tray [data-do=go]")
    type_dice(page, "2")
    settle(page)
    assert usable(page, "#tray [data-do=reply][data-arg=team]")
    type_dice(page, "6")
    settle(page)
    page.locator(f"#cells-{STREET.named('z2')}").dispatch_event("click")  # dice had ended the walk; the rest is free
    settle(page)
    assert score(page) == ["1", "0"] and "!" in page.evaluate("fracas().record")
