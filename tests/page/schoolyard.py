"""School Fighters on the match screen, for tests that tap on it."""

from fracas.faces import face_of
from fracas.faces.school_fighters.board import PLANE
from fracas.games import ruleset
from fracas.games.school_fighters import state as st
from tests.page.headless import Page

SCHOOL = ruleset("school_fighters")
FACE = face_of("school_fighters")
SOME_MS = 4000


def started(way="two", **settings):
    page = Page(address=f"#/new/school-fighters/{way}")
    for name, value in settings.items():
        page.do("setting", f"{name} {value}")
    if way == "two":
        page.do("team", "away mixed")
    page.do("start", "school-fighters")
    page.door.run(SOME_MS)
    return page


def deployed(**settings):
    """Return a page in the first Movement part, home in the south and first."""
    page = started(**settings)
    while page.model.game.pending is None and page.model.game.state.phase < st.DEPLOYMENT:
        page.do("command", "0")
        page.door.run(SOME_MS)
    page.do("reply", "south" if page.model.game.pending.coach == 0 else "north")
    page.door.run(SOME_MS)
    while page.model.now.setup is not None:
        page.do("formation")
        page.door.run(SOME_MS)
    return page


def at(page, who):
    return page.model.game.state.units[who].at


def tap(page, place, pixel=1.0):
    x, y = PLANE.point(place)
    page.tap((x, y), pixel)
    page.door.run(SOME_MS)


def own(page, kind=None):
    s = page.model.game.state
    return next(n for n in page.model.now.actors if kind is None or s.units[n].kind == kind)
