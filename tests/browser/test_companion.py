"""The table companion on a phone without a network: thumbs, wake lock, small screens, large text; one visit for all."""

from playwright.sync_api import Page

from tests.browser.eyes import Looker
from tests.browser.hands import go, still

GAMES = ("elfball", "street-brawl", "cave-brawl", "street-bowl", "school-fighters")
LOOKED_AT = ("elfball", "street-bowl")  # the others show nothing else
LOCKS = """() => {
    const locks = window.locks = [];
    const request = () => { const lock = new EventTarget(); lock.released = false; lock.release = async () => {};
                            locks.push(lock); return Promise.resolve(lock); };
    Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
}"""
LOSE = """() => { const lock = window.locks.at(-1); lock.released = true; lock.dispatchEvent(new Event("release")); }"""
BACK = "() => document.dispatchEvent(new Event('visibilitychange'))"
SMALL = """() => [...document.querySelectorAll("#screen-companion :is(button, a, label)")].filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return width && (width < 43.5 || height < 43.5) && !each.matches(".what .link");
}).map((each) => each.outerHTML.slice(0, 160))"""


WEIGHING = """() => location.hash.includes("/weigh/") || document.querySelector("[data-do=weigh]").click()"""
"""Press the button until it is no longer deaf, as it is for a moment when the match is over."""


def awake(page: Page, state: str) -> None:
    """Wait until the page says so of the wake lock."""
    page.wait_for_function("state => document.documentElement.dataset.awake === state", arg=state, polling="raf")


def begin(page: Page, game: str) -> None:
    """Begin to track a match, which lies in its set-up then."""
    go(page, f"#/new/{game}/table")
    page.click("#start-region [data-do=start]")
    page.wait_for_selector("#tracker-panel")


def weigh(page: Page, looker: Looker) -> None:
    """Weigh a moment from the tracker, and type real dice."""
    page.wait_for_function(WEIGHING, polling=50)
    page.wait_for_selector(".weighing .fan")
    looker.look("the odds")
    assert page.evaluate(SMALL) == []
    page.tap("[data-do=knob] >> nth=1")
    for _die in range(5):
        page.tap("[data-do=face][data-arg='3']")
    page.wait_for_selector("#judged:has-text('crippled')")
    looker.look("dice that were judged")
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]


def test_a_phone_tracks_every_game_without_a_network(phone: Page):
    looker = Looker(phone)
    go(phone, "#/companion")
    looker.look("all tracked matches")
    for game in GAMES:  # fetched once; then the network goes
        go(phone, f"#/new/{game}/table")
    phone.evaluate(LOCKS)
    phone.context.set_offline(True)
    for game in GAMES:
        begin(phone, game)
        awake(phone, "held")
        if game in LOOKED_AT:
            looker.look(game)
        assert phone.evaluate(SMALL) == []
    phone.evaluate(LOSE)
    awake(phone, "lost")
    phone.evaluate(BACK)
    awake(phone, "held")
    assert phone.is_visible(".awake .held") and not phone.is_visible(".awake .lost")
    begin(phone, "elfball")
    phone.tap("[data-do=mark-side] >> nth=0")
    phone.evaluate("document.querySelector('[data-do=clock]').click()")
    phone.wait_for_selector("#clock-0")
    looker.look("the clock")
    phone.tap("[data-do=mark]:has-text('Goal')")
    phone.wait_for_selector("[data-do=whom]")
    looker.look("whom")
    phone.set_viewport_size({"width": 320, "height": 568})
    phone.evaluate("document.documentElement.style.fontSize = '200%'")
    still(phone)
    looker.look("320 pixels, 200 %")
    assert phone.evaluate(SMALL) == []
    phone.tap("[data-do=whom] >> nth=3")
    phone.wait_for_selector(".slat:has-text('1')", state="attached")
    looker.look("a match that is over")
    weigh(phone, looker)
    phone.evaluate("document.documentElement.style.fontSize = ''")
    phone.context.set_offline(False)
    go(phone, "#/")
    assert phone.evaluate("document.documentElement.dataset.awake") is None
    assert looker.wrong == []
