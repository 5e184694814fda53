"""The optional rules of Elfball on the page: a Wizard's spells by tap, cards on real dice, the end by the watch."""

import pytest

from fracas.faces.elfball.face import FACE
from fracas.games.elfball.state import TURN, WIZARDS
from fracas.page.match.host import creation
from tests.page.coach import Coach
from tests.page.headless import Page
from tests.sample import sample

WITH_WIZARDS = ("orcs_Sw", "gnomes_aaaaaaaaby_Sw")


def started(teams=WITH_WIZARDS, real=(False, False), **options):
    page = Page()
    creation.create(page.shell, "elfball", teams, ("human", "human"), real, options, ("", ""))
    page.follow()
    return page


def first_turn(page):
    while page.model.game.state.phase != TURN or page.model.now.ask is not None:
        Coach(page, 1).tap(page.screen)
        page.door.run()
    return page


def choose(page, spell):
    """Select the Wizard of the side in turn and one of his spells."""
    screen = page.screen
    wizard = WIZARDS[screen.model.game.state.side]
    assert wizard in screen.model.now.actors
    page.do("player", str(wizard))
    modes = [command.mode for command in screen.model.tray_buttons()]
    page.do("command", str(modes.index(spell)))
    return wizard


@pytest.mark.parametrize("spell", ["shock", "transform", "inferno"])
def test_a_spell_is_cast_by_tapping_the_wizard_the_spell_and_the_target(spell):
    page = first_turn(started(careers="yes"))
    wizard = choose(page, spell)
    screen = page.screen
    cell = next(deed.cell for deed in screen.model.move_options.actions if deed.mode == spell)
    page.do("cell", str(cell))
    page.door.run()
    page.do("go")
    page.door.run()
    assert ("casts", (wizard, spell)) in [(event.kind, event.facts) for event in screen.model.game.events]


def test_the_wizard_has_a_card_a_counter_and_a_line_in_the_squad():
    page = first_turn(started())
    state = page.model.game.state
    for wizard in WIZARDS:
        assert FACE.card(state, wizard, "").name == FACE.name(state, wizard)
        assert FACE.cell_of(state, wizard) == -1 and FACE.token(state, wizard).figure == "W"
    assert [FACE.squad(state, side, -1).groups[-1].rows[0].arg for side in (0, 1)] == ["24", "25"]


@pytest.mark.parametrize(("seed", "options"), [
    (1, {"double_move": "yes"}), (2, {"event_cards": "yes", "careers": "yes"}),
])
def test_matches_with_optional_rules_can_be_tapped_through(seed, options):
    page = started(**options)
    Coach(page, seed).play(sample(150, 400))
    assert page.model.game.plies


def test_event_cards_can_be_drawn_by_hand():
    page = started(("orcs", "gnomes"), (True, True), tournament="yes")
    Coach(page, 3).play(120)
    drawn = [event for event in page.model.game.events if event.kind == "event_card"]
    assert drawn


def test_a_tournament_match_is_stopped_from_the_menu_when_its_time_is_up():
    page = first_turn(started(("orcs", "gnomes"), tournament="yes"))
    page.do("menu")
    assert 'data-do="time"' in page.text("sheets")
    page.do("time")
    page.door.run()
    assert page.model.game.is_terminal()


def test_other_matches_have_no_such_button():
    page = first_turn(started(("orcs", "gnomes")))
    page.do("menu")
    assert 'data-do="time"' not in page.text("sheets")


def test_the_match_report_is_shown_copied_and_saved():
    page = first_turn(started(("orcs", "gnomes")))
    page.do("menu")
    assert 'data-do="match-report"' in page.text("sheets")
    page.do("match-report")
    assert "Luck" in page.text("sheets") and "Orcs" in page.text("sheets")
    page.do("copy-match-report")
    page.do("save-match-report")
    assert "Expected" in page.door.asked[-1] and "Expected" in page.door.downloads[-1][1]
