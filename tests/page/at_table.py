"""The tracker of a match at a table, for tests that tap on it."""

import re
from random import Random

from fracas.companion import log
from fracas.companion.result import result_code
from fracas.faces.tracker import NOTHING, SIDES, WHICH
from fracas.games import GAMES
from fracas.kernel.ruleset import Action
from fracas.page.companion.event_entry import counters
from fracas.page.companion.tracker_screen import TrackerScreen
from fracas.page.saving.storage import Facts, Memory, Shelf
from tests.companion.matches import MATCHES
from tests.companion.transcribed import played, unplayed, write
from tests.page.headless import Page

MOST_A_TURN = 1.5  # taps
TRACKED = [game.key for game in GAMES if game.has_tracking]


def at_table(game: str = "elfball") -> Page:
    """Return the tracker of a new match."""
    page = Page(address=f"#/new/{game}/table")
    page.do("start", game)
    assert isinstance(page.shell.screen, TrackerScreen)
    return page


def tap(page: Page, do: str, arg: str = "", after: float = 2000) -> None:
    """Tap as people do, some time after the last tap."""
    page.door.time += after
    page.do(do, arg)


def lines(page: Page) -> list[str]:
    """Return what the log of the match on the page has."""
    assert isinstance(page.shell.screen, TrackerScreen)
    return log.lines(page.shell.screen.model.whole)


def begun(page: Page) -> tuple[list[str], tuple[int, ...]]:
    """Return how far the page has come with what is not written down yet: a line that is changed, dice of a throw."""
    return log.lines(page.shell.screen.model.game), page.shell.screen.model.entry.dice


def saved(page: Page) -> list[str]:
    """Return what is saved of the match on the page."""
    shelf = Shelf(page.shell.shelf.store, "table")
    return log.lines(log.read(shelf.load(page.shell.route.what).save.record))


def mark(page: Page, label: str) -> str:
    """Return the argument of the button with this label."""
    marks = page.shell.screen.model.layout.buttons
    return str(next(place for place, each in enumerate(marks) if each.label == label))


def dice_of(page, n):
    return next(str(place) for place, each in enumerate(page.shell.screen.model.layout.buttons)
                if each.entry == "injury" and each.n == n)


def offered(page: Page) -> list[tuple[str, str]]:
    """List the buttons of what can happen that are shown."""
    return re.findall(r'data-do="(mark(?:-side)?|face|reply)" data-arg="([^"]*)"', page.text("screen-companion"))


def injured() -> Page:
    """Return a tracker with an injury whose first die of three is typed in."""
    page = at_table()
    for do, arg in (("mark-side", mark(page, "Face-off won") + " 0"), ("depth", "faces"),
                    ("mark", mark(page, "Injury roll")), ("whom", "15")):
        tap(page, do, arg)
    tap(page, "face", "3")
    return page


def rolled() -> Page:
    """Return a tracker of Cave Brawl whose teams the phone has rolled."""
    page = at_table("cave_brawl")
    for _side in (0, 1):
        tap(page, "mark", mark(page, "Roll the team"))
        tap(page, "throw")
    return page


def killed(page: Page) -> Page:
    """Return the page as it comes back after its browser was closed."""
    again = Page(page.shell.store, page.app.address)
    assert isinstance(again.shell.screen, TrackerScreen)
    return again


def tapped(key: str) -> tuple[int, int]:
    """Track a whole match by its results alone; return how many taps that took, and its turns."""
    _name, name, tell, _faces, turns = MATCHES[key]
    match = played(key, name)
    table, told = unplayed(match), list(tell(match))
    while told[0][1]:  # the players are rolled before the match
        action, answers = told.pop(0)
        write(table, action, answers)
    shelf = Shelf(Memory(), "table")
    shelf.save("x", Facts(key), table.record)
    page = Page(shelf.store, "#/companion/x")
    screen, taps = page.shell.screen, 0
    for action, _answers in told:
        found = presses(screen, action)
        taps += len(found)
        for do, arg in found:
            tap(page, do, arg, 300)
    tracking = log.tracking_rules_of(screen.model.game)
    assert result_code(tracking.summary(screen.model.game.state)) == result_code(tracking.summary(match.state))
    return taps, turns(match)


def presses(screen: TrackerScreen, action: Action) -> list[tuple[str, str]]:
    """Return the fewest presses that write a deed down."""
    found, state = [], screen.model.game.state
    for place, each in enumerate(screen.model.layout.buttons):
        if each.asks == NOTHING and action[0] == each.entry and each.action(state) == action:
            found.append([("mark", str(place))])
        for value in action[1:] if each.asks else ():
            for is_side in {action[0] == each.for_side}:
                if action[0] in (each.entry, each.for_side) and each.action(state, value, is_side) == action:
                    do = "whom-side" if is_side or each.asks == SIDES else "which" if each.asks == WHICH else "whom"
                    found.append([("mark", str(place)), (do, str(value))])
                    if each.asks == SIDES and each.is_main:
                        found.append([("mark-side", f"{place} {value}")])
    for place, dial in enumerate(counters(screen.model)):
        if dial == action[:-1]:
            found.append([("dial", f"{place} {1 if action[-1] > 0 else -1}")] * abs(action[-1]))
    return min(found, key=len)


def storm(seed: int, taps: int) -> None:
    """Tap about wildly, with double taps, turns of the phone, hides and kills: what is saved is what stands there."""
    chance = Random(seed)
    page = at_table(chance.choice(TRACKED))
    table = page.door.address
    for _tap in range(taps):
        buttons = re.findall(r'data-do="([a-z-]+)"(?: data-arg="([^"]*)")?', page.text("screen-companion"))
        do, arg = chance.choice([each for each in buttons if each[0] not in ("to-board", "fetch-log", "rule")])
        if (do, arg) == ("depth", "full"):
            continue
        for _again in range(chance.choice((1, 1, 1, 2, 3))):
            tap(page, do, arg, chance.choice((20, 120, 600, 3000)))
        if do == "weigh":
            page.go(table)
        if chance.random() < 0.1:  # hidden and shown again, the other way round
            page.app.context.tab_lock.save()
            page.door.narrow = not page.door.narrow
            page.app.adapt_to_window()
            page.door.run(chance.choice((0, 60_000)))
        if chance.random() < 0.1:
            before = begun(page) if page.shell.screen.model.game.pending else None
            page = killed(page)
            assert before in (None, begun(page))
        assert isinstance(page.shell.screen, TrackerScreen)
        assert saved(page) == lines(page)
