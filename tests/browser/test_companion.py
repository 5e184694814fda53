"""The table companion on a phone without a network: thumbs, wake lock, small screens, large text; one visit for all."""

from playwright.sync_api import Page

from tests.browser.eyes import Looker, too_wide
from tests.browser.hands import choose, go, still
from tests.browser.lent import prefer, python
from tests.browser.play import wait_until_kept
from tests.sample import sample

GAMES = ("elfball", "street-brawl", "cave-brawl", "street-bowl", "school-fighters")
PLACED = ("street-brawl", "school-fighters")  # whose pieces are put on the board; the others compare logs
LOOKED_AT = ("elfball", "street-bowl")  # the others show nothing else
LOCKS = """() => {
    const locks = window.locks = [];
    const request = async () => {
        if (document.hidden) throw new DOMException("hidden", "NotAllowedError");
        const lock = new EventTarget();
        Object.assign(lock, { released: false, release: async () => {}, since: performance.now() });
        locks.push(lock);
        return lock;
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
}"""
NO_LOCKS = "() => Object.defineProperty(navigator, 'wakeLock', { value: undefined, configurable: true })"
HIDE = """() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    const lock = window.locks.at(-1);
    lock.released = true;
    lock.dispatchEvent(new Event("release"));
}"""
SHOW = """() => {
    delete document.hidden;
    window.shownAt = performance.now();
    document.dispatchEvent(new Event("visibilitychange"));
}"""
HELD_AFTER = "() => window.locks.at(-1).since - window.shownAt"  # milliseconds by the browser's own clock
FACING = """() => [...document.querySelectorAll(".clock-half")].map(
    (half) => getComputedStyle(half).transform.startsWith("matrix(-1, 0, 0, -1"))"""  # to whom sits opposite
FIGURES = """() => [...document.querySelectorAll(".slat, .trk dd, .dial .figure, .clock .figure")]
    .filter((each) => each.getClientRects().length).map((each) => parseFloat(getComputedStyle(each).fontSize))"""
LARGE = 26  # pixels of figures that are read at arm's length
MOST_MS = 1000
TURN_OVER = ".marks > .go:has-text('Turn over')"
LESS, MORE = "[data-do=dial][data-arg='0 -1']", "[data-do=dial][data-arg='0 1']"
TIMES = 5  # the phone is looked away from
HANDED = """
from fracas.page.browser import event_listeners
from fracas.page.companion.transfer import address_of

screen = event_listeners.error_listeners[0].__self__.shell.screen
address_of(screen.shell, screen.model.game)
"""
UNTIL_A_SIDE_IS_ASKED = """() => {
    const [side, thrown, main] = ["[data-do=mark-side]", "[data-do=throw]", "#tracker-panel .go"]
        .map((found) => document.querySelector(found));
    if (!side) (thrown || main).click();
    return Boolean(side);
}"""
"""Teams are rolled first in some games."""
SAY_WHICH = """() => {
    const side = document.querySelector("[data-do=mark-side]");
    if (side) side.click();
    return !side;
}"""
UNTIL_DICE_ARE_ASKED = """() => {
    const has = (found) => document.querySelector("#tracker-panel " + found);
    const next = has("[data-do=whom]") || has("[data-do=mark]:has([href='#ic-dice'])") || has("[data-do=mark-side]");
    if (!has("[data-do=face]")) next.click();
    return Boolean(has("[data-do=face]"));
}"""
FACES_UNSEEN = """() => [...document.querySelectorAll("#tracker-panel [data-do=face]")].filter((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const found = document.elementFromPoint(x + width / 2, y + height - 4);
    return y + height > innerHeight || found.closest("button") !== each;
}).map((each) => each.innerText)"""
HALVES_UNSEEN = """() => [...document.querySelectorAll(".clock-half")].filter((each) =>
    each.getBoundingClientRect().bottom > document.querySelector("#tracker-panel").getBoundingClientRect().top
).map((each) => each.innerText)"""
TOO_FAR_RIGHT = """() => [...document.querySelectorAll("#screen-companion *")].filter((each) =>
    each.getBoundingClientRect().right > screen.width + 0.5 && !each.closest(".away-from-sight, svg")
).map((each) => each.outerHTML.slice(0, 160))"""
LINES = "document.querySelectorAll('#screen-companion [data-do=line]').length"
UNTIL_TAKEN_BACK = f"""(lines) => {{
    if ({LINES} === lines) document.querySelector("[data-do=undo-deed]").click();
    return {LINES} < lines;
}}"""
"""A button is deaf while the meaning of another has just changed."""
UNTIL_ASKED_WHOM = """() => {
    const goal = [...document.querySelectorAll("[data-do=mark]")].find((each) => each.innerText.includes("Goal"));
    if (goal && !document.querySelector("[data-do=whom]")) goal.click();
    return Boolean(document.querySelector("[data-do=whom]"));
}"""
BACK_IS_SEEN = """() => {
    const back = document.querySelector(".tracker-panel [data-do=leave-it]").getBoundingClientRect();
    const found = document.elementFromPoint(back.x + back.width / 2, back.y + back.height / 2);
    return back.bottom <= innerHeight && Boolean(found && found.closest("[data-do=leave-it]"));
}"""
SMALL = """() => [...document.querySelectorAll("#screen-companion :is(button, a, label)")].filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return width && (width < 43.5 || height < 43.5) && !each.matches(".what .link");
}).map((each) => each.outerHTML.slice(0, 160))"""


PANELS = ("clock", "hand", "cards", "close-sheet", "mark-side", "mark", "whom", "face")  # pressed in turn
CLICK = """(what) => {
    const found = document.querySelector(`[data-do=${what}]`);
    if (found) found.click();
    return Boolean(found);
}"""
TO_BOARD = """() => location.hash.startsWith("#/position/")
    || document.querySelector("#tracker-panel [data-do=to-board]").click()"""
WEIGHING = """() => location.hash.includes("/weigh/")
    || document.querySelector("#screen-companion [data-do=weigh]").click()"""
"""Press the button until it is no longer deaf, as it is for a moment when others come up."""


def awake(page: Page, state: str) -> None:
    """Wait until the page says so of the wake lock."""
    page.wait_for_function("state => document.documentElement.dataset.awake === state", arg=state, polling="raf")


def begin(page: Page, game: str) -> None:
    """Begin to track a match, which lies in its set-up then."""
    go(page, f"#/new/{game}/table")
    page.click("#start-region [data-do=start]")
    page.locator("#tracker-panel").first.wait_for()


def said(page: Page) -> list[str]:
    """Return what is said of the wake lock."""
    return [each for each in ("held", "lost", "never") if page.is_visible(f".awake .{each}")]


def test_the_wake_lock_is_held_again_within_a_second_and_what_is_true_of_it_is_said(phone: Page):
    phone.evaluate(LOCKS)
    begin(phone, "elfball")
    awake(phone, "held")
    times = []
    for number in range(TIMES):
        phone.evaluate(HIDE)
        awake(phone, "lost")
        assert said(phone) == ["lost"]
        phone.evaluate(SHOW)
        awake(phone, "held")
        assert said(phone) == ["held"] and phone.evaluate("window.locks.length") == number + 2
        times.append(phone.evaluate(HELD_AFTER))
    print(f"\nwake lock held again after {max(times):.0f} ms at most, asked {MOST_MS}")
    assert 0 <= min(times) and max(times) < MOST_MS
    go(phone, "#/")
    phone.evaluate(NO_LOCKS)
    go(phone, "#/companion")
    begin(phone, "elfball")
    awake(phone, "never")
    assert said(phone) == ["never"]


PASS = """() => document.querySelectorAll('.awake span').forEach((one) => one.getAnimations().forEach((each) => {
    each.currentTime = each.effect.getComputedTiming().endTime - .01;
}))"""  # as time goes by itself: Chromium ended a breath before the end
LOOKS = "() => getComputedStyle(document.querySelector('.awake .held')).visibility"
AWAKE_HEIGHT = "() => document.querySelector('#standing').getBoundingClientRect().height"


def test_what_is_said_of_the_screen_is_gone_after_some_seconds_and_stays_away(phone: Page):
    phone.evaluate(LOCKS)
    begin(phone, "elfball")
    awake(phone, "held")
    assert said(phone) == ["held"] and phone.evaluate(AWAKE_HEIGHT) > 0
    phone.evaluate(PASS)
    assert said(phone) == [] and phone.evaluate(AWAKE_HEIGHT) < 1
    assert phone.evaluate(LOOKS) == "hidden", "without a height it still shows over the score"
    phone.tap("[data-do=mark-side] >> nth=0")
    phone.locator(TURN_OVER).first.wait_for()
    assert said(phone) == [], "a tap does not bring it back"
    phone.evaluate(HIDE)
    awake(phone, "lost")
    assert said(phone) == ["lost"], "another sentence is said anew"
    phone.evaluate(SHOW)


def weigh(page: Page, looker: Looker) -> None:
    """Weigh a moment from the tracker, and type real dice."""
    page.wait_for_function(WEIGHING, polling=50)
    page.locator(".weighing .fan").first.wait_for()
    looker.look("the odds")
    assert page.evaluate(SMALL) == []
    page.tap("#screen-companion [data-do=knob] >> nth=1")
    for _die in range(5):
        page.tap("#screen-companion [data-do=face][data-arg='3']")
    page.locator("#judged:has-text('crippled')").first.wait_for()
    looker.look("dice that were judged")
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]


def test_a_phone_tracks_every_game_without_a_network(phone: Page):
    looker = Looker(phone)
    go(phone, "#/companion")
    looker.look("all tracked matches")
    for game in GAMES:  # fetched once; then the network goes
        go(phone, f"#/new/{game}/table")
    wait_until_kept(phone)
    phone.evaluate(LOCKS)
    phone.context.set_offline(True)
    for game in GAMES:
        begin(phone, game)
        awake(phone, "held")
        if game in LOOKED_AT:
            looker.look(game)
        assert phone.evaluate(SMALL) == []
    begin(phone, "elfball")
    phone.tap("[data-do=mark-side] >> nth=0")
    phone.evaluate("document.querySelector('[data-do=clock]').click()")
    phone.locator("#clock-0").first.wait_for()
    assert phone.evaluate(FACING) == [True, False]
    assert min(phone.evaluate(FIGURES)) >= LARGE
    looker.look("the clock")
    phone.wait_for_function(UNTIL_ASKED_WHOM, polling=50)
    looker.look("whom")
    phone.set_viewport_size({"width": 320, "height": 568})
    phone.evaluate("document.documentElement.style.fontSize = '200%'")
    still(phone)
    looker.look("320 pixels, 200 %")
    assert phone.evaluate(SMALL) == []
    phone.tap("[data-do=whom] >> nth=3")
    phone.locator(".slat:has-text('1')").first.wait_for(state="attached")
    looker.look("a match that is over")
    weigh(phone, looker)
    phone.evaluate("document.documentElement.style.fontSize = ''")
    phone.context.set_offline(False)
    go(phone, "#/")
    assert phone.evaluate("document.documentElement.dataset.awake") is None
    assert looker.wrong == []


def test_comparing_two_logs_and_placing_pieces_are_for_everybody(phone: Page):
    looker = Looker(phone)
    for game in sample(GAMES[::4], GAMES):  # one whose logs are compared, one whose pieces are placed
        begin(phone, game)
        for step in (UNTIL_A_SIDE_IS_ASKED, SAY_WHICH):
            phone.wait_for_function(step, polling=50)
        if game in PLACED:
            phone.wait_for_function(TO_BOARD, polling=50)
            still(phone)
        else:
            handed = python(phone, HANDED)
            phone.wait_for_function(UNTIL_TAKEN_BACK, arg=phone.evaluate(LINES), polling=50)
            go(phone, handed[handed.index("#"):])
            phone.locator("#tracker-panel [data-do=merge]").first.wait_for()
            assert phone.evaluate(SMALL) == []
        looker.look(f"{'placing' if game in PLACED else 'comparing'}, {game}")
    assert looker.wrong == []


def middle(page: Page, selector: str) -> float:
    """Return where a control stands between the left edge of the screen, 0, and the right one, 1."""
    box = page.locator(selector).bounding_box()
    assert box is not None and page.viewport_size is not None
    return float(box["x"] + box["width"] / 2) / page.viewport_size["width"]


def test_what_is_pressed_most_lies_under_the_thumb_of_either_hand(phone: Page):
    for width, height in ((390, 844), (320, 568)):
        phone.set_viewport_size({"width": width, "height": height})
        begin(phone, "elfball")
        phone.tap("[data-do=mark-side] >> nth=0")
        phone.locator(TURN_OVER).first.wait_for()
        assert middle(phone, TURN_OVER) > 0.5 and middle(phone, MORE) > max(0.75, middle(phone, LESS))
        phone.evaluate("document.querySelector('[data-do=hand]').click()")
        phone.locator(".left-hand").first.wait_for()
        assert middle(phone, TURN_OVER) < 0.5 and middle(phone, MORE) < middle(phone, LESS)
        assert phone.evaluate(SMALL) == []
    phone.wait_for_function(UNTIL_ASKED_WHOM, polling=50)
    assert phone.evaluate(BACK_IS_SEEN), "below a list that is longer than the screen"


def test_trackers_of_all_games_fit_the_smallest_phone_in_large_type(phone: Page):
    phone.set_viewport_size({"width": 320, "height": 568})
    for game in GAMES:
        begin(phone, game)
        phone.evaluate("document.documentElement.style.fontSize = '200%'")
        choose(phone, "#screen-companion [data-do=depth][value=faces]")
        for do in PANELS:
            if phone.evaluate(CLICK, do):
                still(phone, 2)
                assert (game, do, phone.evaluate(SMALL), too_wide(phone)) == (game, do, [], [])
        phone.evaluate("document.documentElement.style.fontSize = ''")


def test_both_halves_of_the_clock_are_seen_on_the_smallest_phone_in_french_too(phone: Page):
    prefer(phone, language="fr")
    phone.set_viewport_size({"width": 320, "height": 568})
    for game in GAMES:
        begin(phone, game)
        phone.evaluate(CLICK, "clock")
        still(phone, 2)
        assert (game, phone.evaluate(HALVES_UNSEEN), phone.evaluate(SMALL), too_wide(phone)) == (game, [], [], [])
        phone.evaluate("document.documentElement.style.fontSize = '200%'")
        still(phone, 2)
        assert (game, phone.evaluate(SMALL), phone.evaluate(TOO_FAR_RIGHT), too_wide(phone)) == (game, [], [], [])
        phone.evaluate("document.documentElement.style.fontSize = ''")


def test_all_faces_of_a_die_are_seen_at_once_on_a_phone_held_either_way(phone: Page):
    for game in GAMES:
        begin(phone, game)
        choose(phone, "#screen-companion [data-do=depth][value=faces]")
        phone.wait_for_function(UNTIL_DICE_ARE_ASKED, polling=50)
        for width, height in ((844, 390), (390, 844), (667, 375)):
            phone.set_viewport_size({"width": width, "height": height})
            still(phone, 2)
            wrong = phone.evaluate(FACES_UNSEEN), phone.evaluate(SMALL), too_wide(phone)
            assert (game, width, *wrong) == (game, width, [], [], [])
