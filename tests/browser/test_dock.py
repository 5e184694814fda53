"""What stands beside the board is seen whole: questions on the smallest phone, words on every screen.

`make test` looks at a few random states of each game, `make figures` at 500, and FRACAS_STATES at as many as it says;
a long run keeps a log and goes on where it stopped.
"""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.sync_api import Page

import fracas
from fracas.faces import face_of
from fracas.games import KEYS
from fracas.locale import LANGUAGES, set_language
from fracas.view.match.score import MOST_ROOMY, ScoreSide, side_classes
from tests.browser.asking import KEEP_LAST, begun
from tests.browser.hands import go, settle, still, touch
from tests.browser.lent import prefer, python, seeded
from tests.browser.play import SHOW_ANEW
from tests.browser.ruler import WIDTHS, broken_words
from tests.browser.test_lessons import MOST_TAPS, RING, WON
from tests.school_fighters.scenes import asked_who_tests
from tests.soak.kept import Kept

ALL = os.environ.get("FRACAS_RUNS", "1") != "1"
STATES = int(os.environ.get("FRACAS_STATES", "500" if ALL else "3"))  # of each game
ASIDE_STATES = 8 if ALL else 3
LOT = 25  # states that a long run looks at from one note in its log to the next
TALL = (390, 844)
SMALLEST = {"width": 320, "height": 568}
PLAY_ON = """
from random import Random
from fracas.kernel.table import Choice, Roll
from fracas.page.match.screen import MatchScreen
screen, random = MatchScreen.last, Random({seed})
game, asked = screen.model.game, 0
for number in range(400):
    if game.is_terminal() or (number >= 12 * ({seed} % 10) and isinstance(game.pending, Choice)):
        break
    if game.pending is None:
        game.apply(random.choice(game.legal_actions()))
    elif isinstance(game.pending, Roll):
        game.roll_for_me()
    else:
        game.answer(random.choice(game.pending.options))
""" + SHOW_ANEW + "game.is_terminal()"
UNSEEN = """() => {
    if (document.querySelector("#match").dataset.view !== "asked") return null;
    scrollTo(0, 0);
    const body = document.querySelector("#ask > :is(.question, .box:not(.earlier), .stack)"), found = [];
    const low = document.querySelector("#dock").getBoundingClientRect().top;
    const high = document.querySelector("#score").getBoundingClientRect().bottom;
    const see = (what, node, top, bottom) => {
        const box = node.getBoundingClientRect();
        if (box.top < top - 1 || box.bottom > bottom + 1 || box.left < -1 || box.right > innerWidth + 1)
            found.push(`${what}: ${node.innerText.slice(0, 80)}`);
    };
    see("question", body, high, low);
    for (const button of document.querySelectorAll("#tray button")) see("answer", button, low, innerHeight);
    return found;
}"""


@pytest.mark.parametrize("key", KEYS)
def test_a_question_and_its_answers_are_seen_whole_on_the_smallest_phone(phone: Page, key: str) -> None:
    phone.set_viewport_size(SMALLEST)
    seeded(phone, "dock")
    kept = Kept(f"dock-{key}", STATES) if STATES > LOT else None
    for first in range(kept.done if kept is not None else 0, STATES, LOT):
        seeds = range(first, min(first + LOT, STATES))
        asked, unseen = asked_and_unseen(phone, key, seeds)
        assert unseen == [] and asked
        if kept is not None:
            kept.note(len(seeds), asked=asked)


def asked_and_unseen(
    phone: Page, key: str, seeds: range, look: str = UNSEEN
) -> tuple[int, list[tuple[int, Any]]]:
    """Play from state to state of a game and return how many ask something, and what of them is not seen whole."""
    unseen: list[tuple[int, Any]] = []
    asked, begun_anew = 0, True
    for seed in seeds:
        if begun_anew:
            python(phone, KEEP_LAST)
            begun(phone, key)
        begun_anew = python(phone, PLAY_ON.format(seed=seed))
        still(phone)
        found = phone.evaluate(look)
        asked += found is not None
        unseen += [(seed, what) for what in found or ()]
    return asked, unseen


OPEN = """
from fracas.page.browser import event_listeners
from fracas.page.saving.storage import Facts
app = event_listeners.error_listeners[0].__self__
app.shell.shelf.save({name!r}, Facts("school_fighters", "x", "y", 1), {record!r})
True
"""


def test_who_tests_moxie_is_asked_whole_on_the_smallest_phone(phone: Page) -> None:
    """School Fighters asks little else, and in random play hardly ever."""
    phone.set_viewport_size(SMALLEST)
    kept = Kept("dock-moxie", STATES) if STATES > LOT else None
    for first in range(kept.done if kept is not None else 0, STATES, LOT):
        seeds = range(first, min(first + LOT, STATES))
        for seed in seeds:
            python(phone, OPEN.format(name=f"moxie-{seed}", record=asked_who_tests(seed).record))
            go(phone, f"#/match/moxie-{seed}")
            phone.locator("#match[data-view=asked]").first.wait_for()
            still(phone)
            assert phone.evaluate(UNSEEN) == [], seed
        if kept is not None:
            kept.note(len(seeds))


ASIDE = """() => {
    if (document.querySelector("#match").dataset.view !== "asked") return null;
    const ask = document.querySelector("#ask").getBoundingClientRect(), found = [];
    const body = document.querySelector("#ask > :is(.question, .box:not(.earlier), .stack)");
    for (const node of [body, ...document.querySelectorAll("#tray button")]) {
        const box = node.getBoundingClientRect(), low = node === body ? Math.min(ask.bottom, innerHeight) : innerHeight;
        if (box.bottom > low + 1 || box.right > innerWidth + 1) found.push(node.innerText.slice(0, 60));
    }
    return found;
}"""


@pytest.mark.parametrize("key", KEYS)
def test_a_question_and_its_answers_are_seen_on_a_phone_on_its_side(phone: Page, key: str) -> None:
    phone.set_viewport_size({"width": 844, "height": 390})
    seeded(phone, "dock")
    asked, unseen = asked_and_unseen(phone, key, range(ASIDE_STATES), ASIDE)
    assert unseen == [] and asked


def games_in(language: str) -> tuple[str, ...]:
    """List the games that are looked at in a language: in `make test` every second one, in `make figures` all."""
    return KEYS if ALL else KEYS[[*LANGUAGES].index(language)::2]


def test_no_word_is_broken_inside(page: Page) -> None:
    seeded(page, "dock")
    for language in LANGUAGES:
        prefer(page, language=language)
        for key in games_in(language):
            python(page, KEEP_LAST)
            begun(page, key)
            python(page, PLAY_ON.format(seed=1))
            page.evaluate("document.querySelector('#ask [data-do=player], #tray [data-do]')?.click()")
            for width, height in WIDTHS:
                page.set_viewport_size({"width": width, "height": height})
                assert broken_words(page) == [], (language, key, width)


SCORED = """([name, points, home, away]) => {
    document.querySelector(".score .home").className = home;
    document.querySelector(".score .away").className = away;
    for (const span of document.querySelectorAll(".score .side span")) span.textContent = name;
    for (const slat of document.querySelectorAll(".slat")) {
        slat.textContent = points;
        slat.classList.toggle("many", points > 99);
    }
    for (const span of document.querySelectorAll(".score .side span"))
        if (span.scrollHeight > span.clientHeight + 2) return [`cut: ${name}`];
    return [];
}"""


def team_names() -> list[str]:
    """List what the score bar calls the printed teams, each alone and against its like, in both languages."""
    found: dict[str, None] = {}
    for language in LANGUAGES:
        set_language(language)
        for face in map(face_of, KEYS):
            codes = [team.value for team in face.teams()]
            for home, away in (*zip(codes, codes, strict=True), *zip(codes, codes[1:] + codes[:1], strict=True)):
                state = fracas.new(face.key, home=home, away=away).state
                found |= dict.fromkeys(face.team_name(state, side) for side in (0, 1))
    set_language("en")
    return list(found)


def test_every_printed_team_stands_in_the_score_bar_without_a_broken_word(phone: Page) -> None:
    seeded(phone, "dock")
    begun(phone, "school_fighters")
    names = team_names()
    for width, height in WIDTHS[:2]:
        phone.set_viewport_size({"width": width, "height": height})
        for points in (2, 105):
            wrong = [fault for name in names for fault in phone.evaluate(SCORED, [name, points, *(
                side_classes(side, ScoreSide(name, points, False), points > MOST_ROOMY) for side in ("home", "away"))])
                or broken_words(phone, ".score")]
            assert wrong == [], (width, points)


def test_no_word_is_broken_in_the_sheets_of_the_smallest_phone(phone: Page) -> None:
    phone.set_viewport_size(SMALLEST)
    seeded(phone, "dock")
    broken = {}
    for language in LANGUAGES:
        prefer(phone, language=language)
        for key in games_in(language):
            python(phone, KEEP_LAST)
            begun(phone, key)
            python(phone, PLAY_ON.format(seed=1))
            for sheet in ("squads", "match-report"):
                phone.click("#score [data-do=menu]")
                phone.evaluate("document.querySelector('#sheets .more').open = true")
                phone.click(f"#sheets [data-do={sheet}]")
                phone.locator("#squads .row" if sheet == "squads" else "#sheets .boxscore").first.wait_for()
                broken[language, key, sheet] = broken_words(phone)
                phone.keyboard.press("Escape")
    assert not any(broken.values()), {place: words for place, words in broken.items() if words}


SINK = 6  # pixels; a button that is pressed sinks by its lip
YELLOW = ":is(#tray, #ask) .b.go"
WATCHED = """() => {
    const ROUND = ["#offers", "#notices", "#score", "#field", "#ask", "#tray"];  // what may have moved it
    window.trayMoves = [];
    let last = "", before = [];
    const look = () => {
        const buttons = [...document.querySelectorAll("#tray button")];
        const now = buttons.map((each) => each.innerText.split("\\n")[0]).join("|");
        const boxes = buttons.map((each) => each.getBoundingClientRect());
        const far = boxes.map(({ left, top }, n) => before[n]
            ? Math.abs(left - before[n].left) + Math.abs(top - before[n].top) : 0);
        if (now && now === last && Math.max(...far) > SINK) window.trayMoves.push([now, Math.max(...far), ROUND.map(
            (name) => `${name} ${document.querySelector(name)?.getBoundingClientRect().height}`).join()]);
        [last, before] = [now, boxes];
        requestAnimationFrame(look);
    };
    look();
}"""


def _learn(phone: Page) -> None:
    """Do what a lesson points at as soon as it does, while dice roll between."""
    for _tap in range(MOST_TAPS + 1):
        phone.locator(f"{WON}, {RING}, {YELLOW}").first.wait_for(state="attached")
        if phone.locator(WON).count():
            return
        ring = phone.locator(RING)
        box = ring.first.bounding_box() if ring.count() else None
        if box is not None:
            touch(phone, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        else:
            phone.click(YELLOW)
        still(phone)
    assert phone.locator(WON).count()


@pytest.mark.parametrize("size", [TALL, (320, 568)], ids=["390", "320"])
def test_the_tray_never_moves_under_a_thumb(phone: Page, size: tuple[int, int]) -> None:
    """Frame by frame through the first lesson of each game, dice and all: the same buttons stay where they are.

    Each phone learns one or two games, in `make figures` all.
    """
    phone.set_viewport_size({"width": size[0], "height": size[1]})
    prefer(phone, motion="fast", pace="quick")
    moves = {}
    for key in KEYS if ALL else KEYS[size == TALL::4]:
        go(phone, f"#/lessons/{key.replace('_', '-')}")
        phone.click("#screen-lessons .lesson-row")
        phone.locator(f"#ask, {RING}").first.wait_for()
        phone.evaluate(WATCHED.replace("SINK", str(SINK)))
        _learn(phone)
        moves[key] = phone.evaluate("trayMoves")
    assert not any(moves.values()), {key: far for key, far in moves.items() if far}


SQUARE = """() => {
    const street = document.querySelector('#board .terrain').getScreenCTM();
    const [west, east] = [0, 26 * 44].map((x) => new DOMPoint(x, 0).matrixTransform(street));
    const [north, south] = [0, 7 * 44].map((y) => new DOMPoint(0, y).matrixTransform(street));
    const seen = document.getElementById('field').getBoundingClientRect();
    const asked = document.getElementById('ask').getBoundingClientRect();
    return {square: 44 * street.a, isWhole: west.x >= 0 && east.x <= innerWidth
        && north.y >= seen.top && south.y <= seen.bottom, isBelow: asked.top >= seen.bottom - 1 && asked.height > 60};
}"""


@pytest.mark.parametrize("key", ["street_brawl", "street_bowl"])
def test_a_street_lies_across_the_whole_top_of_a_wide_screen(page: Page, key: str) -> None:
    seeded(page, "street")
    begun(page, key)
    sizes = {}
    for width, height, least in ((844, 390, 32), (1024, 768, 35), (1280, 800, 44), (1920, 1080, 66)):
        page.set_viewport_size({"width": width, "height": height})
        found = page.evaluate(SQUARE)
        sizes[width] = round(found["square"], 1)
        assert found["square"] >= least and found["isWhole"] and found["isBelow"], (width, found)
    print(key, "pixels a square:", sizes)


CUT = """[...document.querySelectorAll("#sheets .scroll")].filter((box) => box.scrollWidth > box.clientWidth)
    .map((box) => [box.getAttribute("aria-labelledby"), box.scrollWidth, box.clientWidth])"""


def test_the_tables_of_a_match_report_fit_the_smallest_phone(phone: Page) -> None:
    phone.set_viewport_size(SMALLEST)
    seeded(phone, "report")
    cut = {}
    for key in KEYS:
        python(phone, KEEP_LAST)
        begun(phone, key)
        python(phone, PLAY_ON.format(seed=9))
        phone.click("#score [data-do=menu]")
        phone.click("#sheets .more summary")
        phone.click("#sheets [data-do=match-report]")
        phone.locator("#sheets .boxscore").first.wait_for()
        cut[key] = phone.evaluate(CUT)
        phone.keyboard.press("Escape")
    assert not any(cut.values()), cut


FILL = """
from fractions import Fraction
from fracas.page.match.screen import MatchScreen
from fracas.view.match.odds_slip import OddsSlip, odds_slip
screen = MatchScreen.last
screen.canvas.fill("ask", odds_slip(OddsSlip("Ashbow moves to m12", "moves", Fraction({chance!r}), "whole plan")))
screen.show()
True
"""
ON_STUB = """() => {
    const node = document.querySelector("#ask .chance"), range = document.createRange();
    range.selectNodeContents(node);
    return [range.getBoundingClientRect().width, node.closest(".stub").clientWidth];
}"""


@pytest.mark.parametrize("width", [320, 390])
def test_the_chance_stays_on_its_stub_if_it_is_certain_too(phone: Page, width: int) -> None:
    phone.set_viewport_size({"width": width, "height": 844})
    python(phone, KEEP_LAST)
    begun(phone, "elfball")
    settle(phone, True)
    for chance in ("1", "9/10"):
        python(phone, FILL.format(chance=chance))
        wide, room = phone.evaluate(ON_STUB)
        assert wide <= room, chance
