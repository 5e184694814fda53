"""No button is dead: what a screen writes as `data-do` it handles, or the page does; and no handler waits in vain."""

from functools import cache

import pytest

from fracas.page.registry import SCREENS
from tests.laws.controls import Controls, names
from tests.laws.page_sources import Ref
from workshop.paths import ROOT

HOME = Ref("fracas.page.screens.home", "HomeScreen")
OF_THE_PAGE = {Ref("fracas.page.global_controls", "controls"), Ref("fracas.page.app", "READER_CONTROLS")}
OF_A_MATCH_ALONE = {  # replaced, or never offered, by the pages that are round part of a match
    "rematch", "watch", "share", "match-report", "retry",  # the filter's own ending stands in place of a match's
    "typed-answer", "close-menu",  # there is no command line, and their menu has nothing to turn the board with
}
NOT_SHOWN = {
    **dict.fromkeys(("lessons.lesson_page", "lessons.shared_page", "puzzles.puzzle_page", "challenges.challenge_page",
                     "retries.retry_page"), OF_A_MATCH_ALONE),
    "reader.rules_screen": {"why", "replay"},  # examples are lines without rules and headings
    "replay.replay_page": {"replay"},  # lines without headings
}
BY_FACES = {"screens.team", "screens.terrain"}  # their roster editor or layout editor handles the rest
SENT = {"term": "static/terms.js", "refused": "py/fracas/page/browser/event_listeners.py"}  # by no button


@cache
def controls():
    """Return the controls of the tree."""
    return Controls()


def roots():
    """Return what opens each screen, by its module."""
    opened = {each.module: Ref(f"fracas.page.{each.module}", "open_screen") for each in SCREENS if each.module}
    return {"": HOME, **opened}


def of_the_page(read):
    """Return the names that every screen handles."""
    pages = names(read.handled, OF_THE_PAGE) | read.constant(Ref("fracas.page.app", "READER_CONTROLS"))
    assert {"home", "close-sheet"} <= pages
    return pages


def dead(read, screen):
    """Return the names that a screen writes and nobody handles there."""
    reached = read.reached_from(roots()[screen])
    handled = names(read.handled, reached) | of_the_page(read)
    if screen in BY_FACES:
        handled |= names(read.handled, {ref for ref in read.handled if ref.module.startswith("fracas.faces.")})
    return names(read.written, reached) - handled


def test_every_name_of_a_control_can_be_read():
    assert controls().unread == []


@pytest.mark.parametrize("screen", [*roots()])
def test_every_control_is_handled_on_the_screen_that_shows_it(screen):
    assert dead(controls(), screen) == NOT_SHOWN.get(screen, set())


def test_every_control_of_the_faces_is_handled_somewhere():
    read = controls()
    reached = {ref for root in roots().values() for ref in read.reached_from(root)}
    others = names(read.written, read.written.keys() - reached)
    assert "add-piece" in others
    assert others - names(read.handled) - of_the_page(read) == set()


def test_every_handler_has_a_control():
    read = controls()
    for name, file in SENT.items():
        assert f'"{name}"' in (ROOT / file).read_text(encoding="utf-8")
    assert names(read.handled) - names(read.written) == SENT.keys()


SOWN = (  # a module, what is changed in it, and where which name is dead then
    ("fracas.view.match.result_poster", '"retry"', '"retri"', "match.host.match_page", "retri"),
    ("fracas.view.shell", '"close-sheet"', '"clock-run"', "screens.storage", "clock-run"),  # elsewhere it is handled
    ("fracas.view.controls", '"undo-{what}"', '"undo-the-{what}"', "leagues.league_screens", "undo-the-league"),
    ("fracas.page.leagues.between_matches", '"hire", ', "", "leagues.league_screens", "hire"),
)


@pytest.mark.parametrize(("module", "right", "wrong", "screen", "name"), SOWN)
def test_a_dead_button_is_found(module, right, wrong, screen, name):
    text = (ROOT / "py" / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8")
    assert text.count(right) in (1, 2)
    assert name in dead(controls().with_source(module, text.replace(right, wrong)), screen)
