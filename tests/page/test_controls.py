"""What controls do: arguments are read once, handlers get them typed, and what cannot be read does nothing."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fracas.page.controls import control, with_follow_up
from fracas.page.global_controls import controls as global_controls
from fracas.page.screens.team import TeamScreen
from fracas.view import arguments as args
from tests.page.headless import Page
from tests.page.league_pages import league_of, opened

BAD = ("", " ", "x", "-1", "99999", "home", "away 9 9 9", "1 2 3", "2 zz", "²", "a" * 500, "\0", "0 more more")
DONE_BY_THE_PAGE = {"skip", "close-sheet"}


def used(*readers):
    """Return a control with these readers and the list of what it was called with."""
    calls = []
    return control(lambda *given: calls.append(given), *readers), calls


@pytest.mark.parametrize(("readers", "arg", "got"), [
    ((), "whatever stands there", ()),
    ((args.text,), "a name with blanks", ("a name with blanks",)),
    ((args.text,), "", ("",)),
    ((args.word, args.text), "k1.1 two words", ("k1.1", "two words")),
    ((args.side, args.number, args.text), "away 12 a b", (1, 12, "a b")),
    ((args.side, args.text), "home", (0, "")),
    ((args.word, args.flag), "magic 1", ("magic", True)),
    ((args.number,), "-1", (-1,)),
    ((args.one_of("more", "less"),), "less", ("less",)),
    ((args.index_in(lambda: ["a", "b"]),), "1", ("b",)),
    ((args.key_in(lambda: {"x": 3}),), "x", (3,)),
])
def test_an_argument_is_read_into_what_the_handler_takes(readers, arg, got):
    use, calls = used(*readers)
    use(arg)
    assert calls == [got]


@pytest.mark.parametrize(("readers", "arg"), [
    ((args.word,), ""), ((args.word,), "two words"), ((args.number,), "1.5"), ((args.number,), "²"),
    ((args.number,), "9" * 5000), ((args.number, args.number), "3"), ((args.side,), "both"), ((args.flag,), "yes"),
    ((args.one_of("more", "less"),), "equal"), ((args.index_in(lambda: ["a", "b"]),), "2"),
    ((args.index_in(lambda: ["a", "b"]),), "-1"), ((args.key_in(lambda: {"x": 3}),), "y"),
])
def test_an_argument_of_another_version_does_nothing(readers, arg):
    use, calls = used(*readers)
    use(arg)
    assert calls == []


def test_an_error_of_the_handler_itself_is_not_swallowed():
    def fail(piece):
        raise ValueError(piece)
    with pytest.raises(ValueError, match="mine"):
        control(fail, args.text)("mine")


@given(st.text())
def test_no_argument_makes_the_decoding_fail(arg):
    use, calls = used(args.number, args.side, args.flag)
    use(arg)
    assert calls in ([], [(0, 0, True)]) or len(calls[0]) == 3


def test_something_can_follow_each_of_some_controls():
    done = []
    table = with_follow_up({"a": control(done.append, args.text), "b": control(lambda: done.append("b"))},
                     lambda: done.append("drawn"))
    table["a"]("x")
    table["b"]("")
    assert done == ["x", "drawn", "b", "drawn"]


# -- every screen ------------------------------------------------------------------------------------------------


def built(game, chosen):
    """Return the builder of a new team."""
    page = Page(address="#/teams")
    page.do("team-game", game)
    page.do("list", chosen)
    page.do("found", page.shell.screen.editor.templates()[0].key)
    page.do("open", "1")
    return page


SCREENS = {
    **{address: lambda address=address: Page(address=address) for address in (
        "#/settings", "#/saved", "#/teams", "#/rules/elfball", "#/leagues", "#/leagues/new", "#/terrain")},
    **{part: lambda part=part: opened(league_of(coach="human"), part) for part in (
        "table", "fixtures", "players", "teams", "between", "paper", "more", "change", "sheet-0")},
    "elfball team": lambda: built("elfball", "orcs"),
    "cave_brawl team": lambda: built("cave_brawl", "cavemen"),
}


def drawn(page):
    """Return the controls on the screen."""
    keys = (f"screen-{page.shell.screen.key}", *(("team-bar", "team-head", "team-body") if "team" in page.door.address
                                               and "league" not in page.door.address else ()))
    return set(re.findall(r'data-do="([^"]+)"', "".join(map(page.text, keys))))


def known(page):
    """Return what stands in the tables of a screen and of its editor, what its desk takes, what every screen has."""
    screen = page.shell.screen
    changes = screen.editor.changes if isinstance(screen, TeamScreen) else {}
    tools = {do for do in drawn(page) if screen.desk.act(do, "") is not None} if hasattr(screen, "desk") else ()
    return {*screen.controls, *changes, *tools, *global_controls(page.shell, page.app.report, page.app.dismiss)}


@pytest.mark.parametrize("name", SCREENS)
def test_whatever_is_drawn_stands_in_a_table(name):
    page = SCREENS[name]()
    assert drawn(page) - known(page) - DONE_BY_THE_PAGE == set()


@pytest.mark.parametrize("name", sorted({*SCREENS} - {"table", "players", "between", "paper", "change"}))  # like others
def test_no_argument_of_another_version_is_an_error(name):
    page = SCREENS[name]()
    here = page.door.address
    for do in sorted(known(page) - {"simulate"}):
        for arg in BAD:
            page.do(do, arg)
            if page.door.address != here:
                page.go(here)
