"""The order of drama on the page: at no change of it anything tells what dice come to before they lie still."""

from playwright.sync_api import Page

from tests.browser.hands import start
from tests.browser.lent import prefer, seeded

WATCH = """() => {
    window.seen = [];
    const read = (id) => document.getElementById(id).textContent;
    const look = () => {
        const dice = document.querySelector("#ask .dierow");
        window.seen.push({ stage: dice ? dice.className.replace("dierow", "").trim() : "none", ask: read("ask"),
            told: ["log-lines", "last", "say", "shout", "shout-say", "score"].map(read).join(" ") });
    };
    look();
    window.watching = new MutationObserver(look);  // called before any frame can show a change
    window.watching.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}"""
LINE = "roll to set up first"
SEEN = "() => { window.watching.disconnect(); return window.seen; }"


def test_at_no_moment_a_result_is_told_before_its_dice_lie_still(page: Page) -> None:
    prefer(page, motion="full")
    seeded(page, "drama")
    start(page, "two")
    page.evaluate(WATCH)
    page.click("#tray [data-do=command]")  # both coaches throw a die, and one of them is asked
    page.locator("#tray [data-do=reply]").first.wait_for()
    moments = page.evaluate(SEEN)
    stages = [moment["stage"] for moment in moments]
    changes = [n for n, stage in enumerate(stages) if n and stages[n - 1] != stage]
    # Nobody can influence either throw, so that both fall as one card.
    assert [stages[n] for n in changes[:3]] == ["flying", "landed", "counted"] and stages.count("flying") < changes[2]
    for number, moment in enumerate(moments):
        assert number > changes[2] or LINE not in moment["told"], number
        if moment["stage"] == "flying":
            assert not any(face in moment["ask"] for face in "123456"), number
    page.wait_for_function("line => document.getElementById('log-lines').textContent.split(line).length > 2",
                           arg=LINE, polling=50)
