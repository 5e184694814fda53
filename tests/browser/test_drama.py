"""The order of drama on the painted page: frame by frame, nothing tells what dice come to before they lie still."""

from playwright.sync_api import Page

from tests.browser.hands import start
from tests.browser.lent import prefer, seeded

WATCH = """() => {
    window.frames_seen = [];
    const read = (id) => document.getElementById(id).textContent;
    const look = () => {
        const dice = document.querySelector("#ask .dierow");
        window.frames_seen.push({ stage: dice ? dice.className.replace("dierow", "").trim() : "none", ask: read("ask"),
            told: ["log-lines", "last", "say", "shout", "shout-say", "score"].map(read).join(" ") });
        window.watching = requestAnimationFrame(look);
    };
    look();
}"""
LINE = "Who sets up first"
SEEN = "() => { cancelAnimationFrame(window.watching); return window.frames_seen; }"


def test_on_no_frame_a_result_is_told_before_its_dice_lie_still(page: Page) -> None:
    prefer(page, motion="full")
    seeded(page, "drama")
    start(page, "two")
    page.evaluate(WATCH)
    page.click("#tray [data-do=command]")  # both coaches throw a die, and one of them is asked
    page.wait_for_selector("#tray [data-do=reply]")
    frames = page.evaluate(SEEN)
    stages = [frame["stage"] for frame in frames]
    changes = [n for n, stage in enumerate(stages) if n and stages[n - 1] != stage]
    assert [stages[n] for n in changes[:6]] == ["flying", "landed", "counted"] * 2
    counted = changes[2], changes[5]
    for number, frame in enumerate(frames[:changes[6]]):
        lines = sum(number > place for place in counted)  # throws the log, the voice and the last line may tell of
        assert frame["told"].count(LINE) <= 3 * lines, number
        if frame["stage"] == "flying":
            assert not any(face in frame["ask"] for face in "123456"), number
    page.wait_for_function("line => document.getElementById('log-lines').textContent.split(line).length > 2",
                           arg=LINE, polling=50)
