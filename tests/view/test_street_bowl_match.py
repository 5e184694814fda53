"""A position of Street Bowl as counters, words and lists."""

import pytest

from fracas.faces import face_of, pictures
from fracas.faces.street_bowl import labels, pieces, squad_lists
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import STREET
from fracas.locale import set_language
from fracas.view.board.export import picture_file
from fracas.view.board.model import DAZED, DOWN, STANDING
from tests.street_bowl.diagrams import number, street

FACE = face_of("street_bowl")
PICTURE = """
      j   k  l  m
   2  A3% .  .  .
   3  .   .  .  A2
   4  H1* A1 .  .
   5  H2_ .  .  .
"""


def cell(name):
    return STREET.cell_named(name)


@pytest.fixture(name="g")
def middle_of_a_turn():
    return street(PICTURE, rerolls=(1, 0), H1={"skills": "dodge stunty"}, A2={"st": 5})


def test_counters_show_who_lies_who_has_acted_who_is_big_and_who_has_the_ball(g):
    g.s.used[number("H2")] = 1
    g.s.alertness[number("A1")] = st.GAZED_AT
    by_key = {token.key: token for token in pieces.tokens(g.s)}
    assert set(by_key) == {"h1", "h2", "a1", "a2", "a3"}
    assert (by_key["h1"].has_ball, by_key["h1"].stance, by_key["h1"].badges) == (True, STANDING, ())
    assert (by_key["h2"].stance, by_key["h2"].badges) == (DOWN, ("st-used",))
    assert (by_key["a3"].stance, by_key["a1"].badges) == (DAZED, ("st-dazed",))
    assert (by_key["a2"].big, by_key["a1"].big) == (True, False)


def test_the_squares_in_danger_are_those_in_tackle_zones(g):
    """Street Bowl 1: of standing opponents who have not lost them; A3 is stunned."""
    danger = pieces.danger(g.s, 0)
    assert {cell("j4"), cell("l4"), cell("n3")} <= set(danger)
    assert cell("i2") not in danger and cell("j1") not in danger
    g.s.alertness[number("A1")] = st.GAZED_AT
    assert cell("j4") not in pieces.danger(g.s, 0)


def test_a_square_is_told_with_everything_that_matters(g):
    assert labels.cell_text(g.s, cell("j4")) == "j4, home 1 Lineman, standing, has the ball, marked by 1 opponent"
    assert labels.cell_text(g.s, cell("j5")) == "j5, home 2 Lineman, prone, marked by 1 opponent"
    assert labels.cell_text(g.s, cell("m3")) == "m3, line of scrimmage, away 2 Lineman, standing"
    assert labels.cell_text(g.s, cell("a4")) == "a4, end zone of the Humans"
    assert labels.cell_text(g.s, cell("j6")) == "j6, wide zone" and labels.cell_text(g.s, cell("j3")) == "j3"
    g.s.alertness[number("A1")], g.s.rooted[number("A2")] = st.GAZED_AT, 1
    assert labels.cell_text(g.s, cell("k4")).endswith("standing, without tackle zones, marked by 1 opponent")
    assert labels.cell_text(g.s, cell("m3")).endswith("standing, rooted")
    g.s.players = (g.s.players[0]._replace(name="Una"), *g.s.players[1:])
    assert labels.cell_text(g.s, cell("j4")).startswith("j4, home 1 Una, Lineman, standing")


def test_the_label_says_score_turn_and_ball(g):
    assert labels.board_label(g.s) == (
        "Street: Humans 0, Humans 0; Half 1, turn 1, Lineman (H1) has the ball at j4.")
    g.s.holder, g.s.ball, g.s.half = st.NO_ONE, cell("a1"), 3
    assert labels.board_label(g.s) == "Street: Humans 0, Humans 0; Overtime, turn 1, the ball is at a1."


@pytest.mark.parametrize(("phase", "line"), [
    (st.BEFORE, "Before the match"), (st.SETUP, "Half 1, set-up"), (st.KICK, "Half 1, kick-off"),
    (st.BONUS, "Half 1, Blitz!"), (st.TURN, "Half 1, turn 1"),
])
def test_the_score_bar_says_where_the_match_is(g, phase, line):
    g.s.phase = phase
    assert labels.detail(g.s) == line


def test_figures_to_keep_in_view_count_the_leader_and_say_one_or_many(g):
    """Street Bowl 4, 6: his re-roll is one more."""
    assert [(one.value, one.label) for one in labels.trackers(g.s)] == [
        ("1", "re-roll"), ("1", "potion")]
    g.s.leader[0], g.s.potions[0], g.s.weather = 1, 0, st.RAIN
    assert [(one.value, one.label) for one in labels.trackers(g.s)] == [("2", "re-rolls"), ("Rain", "weather")]


def test_the_squad_is_listed_by_place(g):
    for name, box in (("H3", st.KNOCKED_OUT), ("H4", st.BADLY_HURT), ("H5", st.DEAD), ("H6", st.ARRESTED)):
        g.s.where[number(name)] = box
    listed = squad_lists.squad(g.s, 0, 0)
    assert {group.title: len(group.rows) for group in listed.groups if group.rows} == {
        "": 2, "Reserves": 5, "Knocked out": 1, "Badly hurt": 1, "Dead": 1, "Arrested": 1}
    assert [row.tag for row in listed.groups[0].rows] == ["has the ball", "prone"]
    assert (listed.note, listed.support) == ("2 on the street", "1 re-roll, 1 potion")


def test_a_card_has_the_values_the_skills_and_what_the_coming_roll_uses(g):
    """Street Bowl 19.2, 19.6: a tap on a skill opens its section."""
    card = squad_lists.card(g.s, 0, "dodge")
    assert [(stat.label, stat.value) for stat in card.stats] == [("MA", "6"), ("ST", "3"), ("AG", "3"), ("AV", "8")]
    assert [stat.label for stat in card.stats if stat.is_used] == ["AG"]
    assert card.abilities == (("Dodge", "19.2"), ("Stunty", "19.6"))
    st.use_up(g.s, 0, "dodge")
    g.s.brews[0] = st.FUNGUS
    assert squad_lists.card(g.s, 0).abilities == (("Dodge: used", "19.2"), ("Stunty", "19.6"), ("Fungus Beer", "13"))
    assert squad_lists.card(g.acts("H1").s, 0).stats[0].value == "6/6"


def test_french_names_the_values_as_its_rules_do(g):
    set_language("fr")
    stats = [stat.label for stat in squad_lists.card(g.s, 0).stats]
    set_language("en")
    assert stats == ["MA", "FO", "AG", "AR"]


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_the_board_of_a_position_can_be_drawn_and_saved(g, theme):
    drawn = pictures.board(FACE, g.s)
    assert "var(--" not in picture_file(drawn, "Street Bowl", drawn.label, theme=theme)
