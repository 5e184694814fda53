"""School Fighters typed in words and lines, without a browser: a whole match, and what is refused."""

from random import Random

import pytest

from fracas.faces.school_fighters import action_parser as lines
from fracas.faces.school_fighters import plans
from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.team.given import display_name
from fracas.kernel.errors import InvalidNotation
from fracas.kernel.geometry.plane import FINE, path_length
from fracas.kernel.table import Choice
from tests.page.schoolyard import SCHOOL, SOME_MS, at, deployed, started, tap


def test_a_whole_match_is_typed():
    page = started(monitor="monitor")
    dice = Random(4)
    for _line in range(900):
        game = page.model.game
        if game.is_terminal():
            break
        if isinstance(game.pending, Choice):
            options = game.pending.options
            page.do("type", game.ruleset.option_text(game.state, game.pending, dice.choice(options)))
        else:
            page.do("type", dice.choice(game.legal_texts()))
        page.door.run(200)
    assert page.model.game.is_terminal()


def test_what_cannot_be_done_is_said_in_one_sentence():
    page = deployed()
    s = page.model.game.state
    who, enemy = s.gangs[s.side][1], s.gangs[1 - s.side][0]
    assert "too far" in plans.charge_plan(s, who, enemy)
    far = tuple((100 * n, 100) for n in range(1, 41))
    assert isinstance(plans.path_plan(s, who, far, ""), str)
    assert plans.attack_refusal(s, who, s.gangs[s.side][0]).endswith("is a friend.")
    tap(page, at(page, who))
    tap(page, at(page, enemy))
    assert page.model.ui.trouble and not page.model.game.plies[-1].text.startswith("H2")


@pytest.mark.parametrize("line", [
    "H2 walk 60,60", "H2 walk -3,4", "H2 walk nan,4", "H2 walk inf,inf", "H2 walk 1e5,2", "H2 walk",
    "H2 walk 4 sideways", "H2 walk 40 north", "H2 charge A1", "H2 charge H1", "H9 walk 4 north", "H2 run 4 north east",
    "H2 walk " + " ".join(["12,12"] * 10_000), "H2 walk " + "9" * 290, "monitor 4 north", "H2 walk 4 towards H2",
])
def test_bad_lines_are_refused_and_change_nothing(line):
    page = deployed()
    before = page.model.game.record
    page.do("typed")
    page.do("type", line)
    page.door.run(SOME_MS)
    assert page.model.game.record == before
    assert page.text("typed-answer") and "Traceback" not in page.text("typed-answer")


def test_a_line_that_is_too_long_is_quoted():
    with pytest.raises(InvalidNotation, match=r"“H2 walk 12,12 12,12.*…” is too long for an action"):
        lines.parse_line(deployed().model.game.state, "H2 walk " + " ".join(["12,12"] * 60))


def test_directions_and_distances_are_typed():
    page = deployed()
    s = page.model.game.state
    name = "HA"[s.side] + "2"
    who = s.gangs[s.side][1]
    north = "north" if s.south == s.side else "south"
    action = lines.parse_line(s, f"{name} walk 4 {north}")
    assert action[0] == "walk" and abs(path_length(s.units[who].at, action[2]) // FINE - 400) <= 1
    enemy = "AH"[s.side] + "1"
    assert SCHOOL.is_legal(s, lines.parse_line(s, f"{name} run towards {enemy}"))
    assert lines.parse_line(s, "done") == ("done",)
    page.do("typed")
    page.do("type", f"{name} walk 4 {north}")
    assert page.model.game.state.units[who].moved == st.WALKED


def test_odds_and_threats_are_told_for_named_units():
    page = deployed()
    s = page.model.game.state
    who, enemy = s.gangs[s.side][1], s.gangs[1 - s.side][1]
    page.do("player", str(who))
    page.door.run(SOME_MS)
    page.do("typed")
    for line, said in ((f"odds to {'AH'[s.side]}2", "too far"), ("odds to z9", "no unit"), ("odds H99", "no unit"),
                       ("odds to \u202eH1", "no unit “?h1”"),
                       ("threats", "None of your"), ("where is the ball", "not on the board"), ("pieces", "1) at")):
        page.do("type", line)
        assert said in page.text("typed-answer"), line
    s.change(enemy, at=(at(page, who)[0], at(page, who)[1] + (500 if at(page, who)[1] < 2400 else -500)))
    page.do("type", "threats")
    assert display_name(s, who) in page.text("typed-answer")
    page.do("type", f"odds to {'AH'[s.side]}2")
    page.door.run(SOME_MS)
    assert "%" in page.text("typed-answer")
