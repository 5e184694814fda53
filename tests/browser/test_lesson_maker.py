"""A lesson is made of a match on a phone, and whoever has its link plays it."""

from __future__ import annotations

from playwright.sync_api import Page

import fracas
from fracas.faces import lessons_of
from fracas.lessons.lesson_game import lesson_inputs
from fracas.links import write_link
from tests.browser.eyes import findings, too_wide
from tests.browser.hands import go, settle, still
from tests.browser.test_lessons import RING, follow

WHOLE = """() => {
    const [outer, inner] = ["#maker-shown .shown", "#maker-shown .board"].map(
        (one) => document.querySelector(one).getBoundingClientRect());
    return inner.width > 200 && inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 1
        && !document.querySelector("#maker-shown svg svg");
}"""


def short_match() -> str:
    """Return the link of a match that a lesson of ours tells: the ball is picked up and carried in."""
    lesson = lessons_of("elfball").lessons[0]
    match = fracas.from_position(lesson.position, seed="a")
    match.real, match.tags["Real"] = (True, True), "home away"
    for cue in lesson_inputs(lesson):
        (match.apply if cue.is_action else match.answer)(cue.text)
    return write_link(match)


def test_a_lesson_is_made_of_a_match_on_a_phone_and_played_from_its_link(phone: Page) -> None:
    go(phone, f"#/replay/{short_match()}/0")
    phone.locator("#aside summary").first.click()
    phone.locator("#aside a[href^='#/maker/']").click()
    phone.locator("#screen-maker .shown").first.wait_for()

    def type_into(field: str, text: str) -> None:
        phone.locator(f"#screen-maker [data-do={field}]").fill(text)
        phone.keyboard.press("Tab")
        settle(phone)

    for steps, sentence in ((1, "Pick it up."), (3, "Run <b>in</b>.")):
        for _number in range(steps):
            phone.locator("#screen-maker [data-do=step][data-arg=on]").click()
            settle(phone)
        phone.locator("[data-do=lesson-mark]").click()
        phone.locator("[data-do=lesson-say]").wait_for()
        type_into("lesson-say", sentence)
    assert phone.evaluate(WHOLE)
    type_into("lesson-title", "Ours")
    type_into("lesson-ending", "That was it.")
    phone.locator("[data-do=lesson-check]").click()
    phone.locator("[data-do=copy-link]").wait_for()
    assert findings(phone) == [] and too_wide(phone) == []
    phone.locator("#screen-maker a[href^='#/course/']").click()
    phone.locator(f"#ask, {RING}").first.wait_for()
    phone.locator("#board").first.wait_for()
    still(phone)
    assert "The author: “Pick it up.”" in phone.inner_text("#ask")
    follow(phone)
    assert "The author: “That was it.”" in phone.inner_text("#ask") and "Done!" in phone.inner_text("#ask")
