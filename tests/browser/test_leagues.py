"""Leagues in a browser: a season of bots to its champion, long files, and every screen for assistive technology."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from fracas.__main__ import main
from fracas.league.create import NewTeam, create_league
from fracas.league.files import read_league, write_league
from fracas.league.matchups import matchups
from fracas.league.model import ROUND_ROBIN, SEASON, League
from fracas.league.results import typed_result
from fracas.page.leagues.shelf import key_of
from fracas.page.saving.storage import Facts, Save, encode
from tests.browser.eyes import Looker
from tests.browser.hands import NOTE_LONG_TASKS, go, processor
from tests.browser.lent import prefer
from tests.sample import sample

FAST = {"rounds": 20, "target": 1}  # short matches
FOURS = sample(1, 2)  # of bots that play a season
MATCHES = 4 * FOURS * (4 * FOURS - 1) // 2 + 1  # everybody against everybody, and the final
SAVED = """(key) => ["a", "b"].map((which) => localStorage.getItem(`fracas.league.${key}.${which}`)).filter(Boolean)"""
TABLE_SHOWN = """async ([hash, name]) => {
    location.hash = hash;
    const title = () => (document.querySelector("#screen-league h1") || {}).textContent;
    while (title() !== name) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
}"""
DONE = "() => (document.querySelector('#sim-bar') || {}).value || 0"
GOES_ON = f"(before) => document.querySelector('.champion') || ({DONE})() > before"


def saved(page: Page, key: str) -> str:
    """Return the file of a league as the page keeps it."""
    found = max(page.evaluate(SAVED, key), key=lambda text: int(text.split(" ")[2]))
    return str(found.partition("\n")[2].partition("\n")[2])


def test_bots_play_to_the_championship_as_on_the_command_line(
    page: Page, tmp_path: Path, capsys: Any
) -> None:
    go(page, "#/leagues/new/cave-brawl")
    page.locator("#screen-leagues [data-do=found]").first.wait_for()
    for _row in range(4):
        page.click("[data-do=drop-team] >> nth=0")
    page.select_option("[data-do=league-bot]", "random")
    for _time in range(FOURS):
        page.click("[data-do=add-bots][data-arg='4']")
    page.click("#screen-leagues summary:has-text('Seed of the league')")
    page.fill("[data-do=league-seed]", "eight")
    page.click("#screen-leagues summary:has-text('House rules')")
    for name, value in FAST.items():
        page.select_option(f"#screen-leagues [data-do=setting][data-arg={name}]", str(value))
    page.click("#screen-leagues [data-do=found]")
    page.locator("[data-do=simulate]").first.wait_for()
    key = page.evaluate("location.hash").split("/")[2]
    league = read_league(saved(page, key))
    page.evaluate(NOTE_LONG_TASKS)
    page.click("[data-do=simulate]")
    page.wait_for_function("(document.querySelector('#sim-bar') || {}).value >= 2", polling=20)
    page.click("#sim-stop")
    page.locator("[data-do=simulate]").first.wait_for()
    half = read_league(saved(page, key))
    assert 2 <= len(half.season.results) < MATCHES
    page.click("[data-do=simulate]")
    page.locator("#sim-bar").first.wait_for()
    done = 0
    while not page.locator(".champion").count():  # a match at a time, however busy the machine
        page.wait_for_function(GOES_ON, arg=done, polling=20)
        done = page.evaluate(DONE)
    played = read_league(saved(page, key))
    assert by_command(league, tmp_path) == played and len(played.season.results) == MATCHES
    longest = max(page.evaluate("window.longTasks"), default=0)
    with capsys.disabled():
        print(f"\nsimulating a season: longest task {longest:.0f} ms")


def by_command(league: League, folder: Path) -> League:
    """Return what the command line makes of a league with the same teams and seed."""
    file = str(folder / "league.json")
    teams = [word for entry in league.season.entries for word in ("--team", f"{entry.name}={entry.text}:random")]
    options = [word for name, value in FAST.items() for word in ("--option", f"{name}={value}")]
    new = ["league", "new", "cave_brawl", file, "--name", league.name, "--seed", league.seed, *options, *teams]
    assert main(new) == 0 and read_league(Path(file).read_text(encoding="utf-8")) == league
    assert main(["league", "simulate", file]) == 0
    return read_league(Path(file).read_text(encoding="utf-8"))


def long_league(teams: int) -> League:
    """Return a league with a result for every match of a round robin."""
    joining = [NewTeam(f"Team {n}", "random", "orcs") for n in range(teams)]
    league = create_league("elfball", f"League of {teams}", joining, ROUND_ROBIN, "long")
    for line in matchups(league, league.season):
        league.season.results[line.fixture.key] = typed_result(line, (len(line.fixture.key) % 4, line.fixture.home % 3))
    return league


def test_a_league_of_ten_thousand_matches_is_shown_soon(page: Page, capsys: Any) -> None:
    """The cost grows in proportion to the matches; it is time of the processor, whatever else the machine does."""
    go(page, "#/leagues")
    page.locator("text=No leagues yet").first.wait_for()
    cost = {}
    for teams in (20, 71, 101, 142):  # the first only loads the code
        league = long_league(teams)
        text = encode(Save(1, Facts("elfball", league.name, "", 1), write_league(league)))
        page.evaluate("([key, text]) => localStorage.setItem(key, text)", [f"fracas.league.{key_of(league)}.a", text])
        before = processor(page)
        page.evaluate(TABLE_SHOWN, [f"#/league/{key_of(league)}", league.name])
        cost[len(league.season.results)] = processor(page) - before
        page.evaluate("() => { localStorage.clear(); location.hash = '#/leagues'; }")
        page.locator("text=No leagues yet").first.wait_for()
    told = ", ".join(f"{matches:,} matches {spent:.0f} ms" for matches, spent in cost.items())
    with capsys.disabled():
        print(f"\na saved league shown as a table: {told}")
    assert cost[10_011] < 3 * 4 * cost[2_485]


PARTS = ("table", "fixtures", "players", "teams", "paper", "more")


def test_no_screen_of_a_league_has_a_fault_for_axe(phone: Page, tmp_path: Path) -> None:
    """In French, whose words are the longer ones, on the smallest screen."""
    looker = Looker(phone)
    joining = [NewTeam(name, coach, "cavemen") for name, coach in (("A", "human"), ("B", "random"), ("C", "random"))]
    league = create_league("cave_brawl", "Test league", joining, SEASON, "axe", FAST)
    file = tmp_path / "league.json"
    file.write_text(write_league(league), encoding="utf-8")
    phone.set_viewport_size({"width": 320, "height": 640})
    prefer(phone, language="fr")
    go(phone, "#/leagues")
    phone.locator("input[data-do=take-league]").first.wait_for()
    looker.look(phone.url)
    phone.set_input_files("input[data-do=take-league]", file)
    phone.locator("[data-do=simulate]").first.wait_for()
    for part in ("more", "teams", "fixtures"):
        to_part(phone, league, part)
        looker.look(phone.url)
    phone.evaluate("location.hash = location.hash.replace('fixtures', 'change')")
    phone.locator("#screen-league [data-do=found]").first.wait_for()
    looker.look(phone.url)
    to_part(phone, league, "fixtures")
    phone.select_option("[data-do=stand-in]", "random")
    phone.click("[data-do=simulate]")
    phone.locator(".champion").first.wait_for()
    for part in PARTS:
        to_part(phone, league, part)
        looker.look(phone.url)
    to_part(phone, league, "fixtures")
    phone.click("[data-do=entry]")
    phone.locator("#sheet [data-do=entry-done]").first.wait_for()
    if not phone.is_visible("#entry-switch"):
        phone.click("#entry-paper summary")
    phone.locator("#entry-switch").first.wait_for(state="visible")
    looker.look(phone.url)
    phone.evaluate("location.hash = '#/leagues/new'")
    phone.locator("#screen-leagues [data-do=found]").first.wait_for()
    looker.look(phone.url)
    assert looker.wrong == []


def test_a_team_is_changed_between_matches_by_keyboard(phone: Page, tmp_path: Path) -> None:
    looker = Looker(phone)
    teams = ("orcs_3-xp9", "gnomes")
    joining = [NewTeam(name, "human", team) for name, team in zip("AB", teams, strict=True)]
    league = create_league("elfball", "Test league", joining, ROUND_ROBIN, "keys", {"goals": 1})
    line = matchups(league, league.season)[0]
    notes = ("m.3+1", "m") if line.fixture.home == 0 else ("m", "m.3+1")
    league.season.results[line.fixture.key] = typed_result(line, (1, 0))._replace(notes=notes)
    file = tmp_path / "league.json"
    file.write_text(write_league(league), encoding="utf-8")
    phone.set_viewport_size({"width": 320, "height": 640})
    go(phone, "#/leagues")
    phone.set_input_files("input[data-do=take-league]", file)
    phone.locator(".tabs").first.wait_for()
    to_part(phone, league, "between")
    buff, keg = "[data-do=lesson][data-arg='3buff']", "[data-do=support][data-arg='keg more']"
    for selector, sign, focus in (
        ("#member-3", buff, "#member-3"),
        (buff, "[data-do=take-back][data-arg='0']", "#member-3"),
        (keg, "[data-do=take-back][data-arg='1']", keg),
        ("[data-do=take-back]", ".deeds:not(:has([data-arg='1']))", "[data-do=take-back]"),
    ):
        phone.focus(selector)
        phone.keyboard.press("Enter")
        phone.locator(sign).first.wait_for()
        phone.wait_for_function("(selector) => document.activeElement.matches(selector)", arg=focus)
    looker.look(phone.url)
    kept = read_league(saved(phone, key_of(league))).season.results[line.fixture.key].notes
    assert kept[notes.index("m.3+1")] == "m.3+1.buykeg"
    to_part(phone, league, "teams")
    phone.click("[data-do=team-sheet]")
    phone.locator(".teamsheet .cards >> visible=true").first.wait_for()
    looker.look(phone.url)
    assert looker.wrong == []


def to_part(page: Page, league: League, part: str) -> None:
    """Go to a part of a league."""
    page.evaluate("(hash) => { location.hash = hash; }", f"#/league/{key_of(league)}/{part}")
    page.locator(f".tabs [aria-current=page][href$='{part}']").first.wait_for()
