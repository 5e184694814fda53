"""The sheets to print: every ready-made team of every game can be put on paper."""

import re
from html import escape

import pytest

from fracas.faces import face_of, tracker_of
from fracas.games import GAMES, tracking_rules
from tests.page.headless import Page

TRACKED = [game.key for game in GAMES if game.has_tracking]


@pytest.mark.parametrize("game", TRACKED)
def test_every_ready_made_team_has_its_cards(game):
    page = Page(address=f"#/companion/print/{game.replace('_', '-')}")
    for team in face_of(game).teams():
        page.do("print-team", team.value)
        sheet = page.text("screen-companion")
        assert f": {escape(team.label)}</h2>" in sheet, team
        assert sheet.count('class="print-card"') == sheet.count('class="cut"') > 4, team
        assert "sequence-card" in sheet


LIMITS = {  # of the rules, by game: what is counted and its boxes
    "elfball": {"Goals": (1, 3), "Test": (1, 5), "Momentum": (0, 6)},
    "street_brawl": {"Goals": (1, 3), "Test": (1, 5), "Momentum": (0, 6)},
    "cave_brawl": {"Points": (1, 7), "Stalled turns": (1, 2), "Rounds, in a league": (1, 60)},
    "street_bowl": {
        "Touchdowns": (1, 12), "Turn, first half": (1, 6), "Turn, second half": (1, 6), "Turn, overtime": (1, 6),
        "Re-rolls": (1, 12), "Potions": (1, 12)},
    "school_fighters": {"Rounds of the match": (1, 5)},
}
ROW = re.compile(r'<p class="print-card ticks"><b>([^<]*)</b><span>(.*?)</span></p>')
WOUNDS = re.compile(r'<p class="ticks">([^<]*) (.*?)</p>')


@pytest.mark.parametrize("game", TRACKED)
def test_what_is_counted_goes_as_far_as_the_rules_of_the_game_let_it(game):
    sheet = Page(address=f"#/companion/print/{game.replace('_', '-')}").text("screen-companion")
    rows = {label: re.findall(r">(\d+)<", boxes) for label, boxes in ROW.findall(sheet)}
    assert rows == {label: [str(n) for n in range(first, last + 1)] for label, (first, last) in LIMITS[game].items()}


@pytest.mark.parametrize("game", TRACKED)
def test_a_card_has_a_box_for_each_wound_its_player_can_take(game):
    page = Page(address=f"#/companion/print/{game.replace('_', '-')}")
    known = tracking_rules(game)
    start = known.rules.start(known.rules.options({}), page.shell.screen.team, page.shell.screen.team)
    marks = {"cave_brawl": lambda who: ("Hit points", start.players[who].hp or 6),
             "school_fighters": lambda who: ("Bruises", start.units[who].profile.bruises)}
    own = [who for who in tracker_of(game).players(start) if tracker_of(game).side(start, who) == 0]
    printed = [(label, boxes.count("tick")) for label, boxes in WOUNDS.findall(page.text("screen-companion"))]
    assert printed and all(count > 0 for _label, count in printed)
    assert printed == [marks.get(game, lambda who: ("Wounds", 6))(who) for who in own]


@pytest.mark.parametrize("game", TRACKED)
def test_full_rules_stand_behind_the_sequence_of_play(game):
    page = Page(address=f"#/companion/print/{game.replace('_', '-')}")
    short = page.text("screen-companion")
    assert 'class="chapter"' not in short and "paper-a4" in short
    page.do("print-length", "full")
    page.do("print-paper", "letter")
    full = page.text("screen-companion")
    assert full.count('class="chapter"') > 5 and "paper-letter" in full


def test_an_unknown_team_changes_nothing():
    page = Page(address="#/companion/print/elfball")
    before = page.text("screen-companion")
    page.do("print-team", "nobody")
    assert page.text("screen-companion") == before
