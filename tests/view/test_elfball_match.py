"""A position of Elfball as counters, words and lists."""

from fracas.faces import face_of, pictures
from fracas.faces.elfball import board as elfball
from fracas.faces.elfball import labels, squad_lists
from fracas.faces.elfball import pieces as view
from fracas.games.elfball import state as st
from fracas.games.elfball.field import EDGE, FIELD
from fracas.view.board import board
from fracas.view.board.export import picture_file
from fracas.view.board.model import DAZED, STANDING
from tests.view.page import safe


def position(line_up):
    """Return a position in the middle of a turn: home 1, 2 and 3 and away 1 stand round the centre."""
    s = line_up("timberline-elves", "orcs")
    for p, cell, facing in ((0, "m13", 1), (1, "m14", 4), (2, "n12", -1), (12, "m12", 1)):
        s.where[p], s.facing[p] = FIELD.cell_named(cell), facing
    s.stance[2], s.ball, s.holder, s.acting, s.jog = st.DAZED, -1, 0, 0, 4
    s.last_moved[0], s.where[3] = 1, st.INFIRMARY
    s.south, s.phase, s.turn = 0, st.TURN, 5
    return s


def test_the_drawing_has_the_field_of_the_rules(line_up):
    field = view.field()
    assert len(field.lattice.centres) == len(FIELD.points)
    stairs = elfball.Lattice(elfball.STAIRS, elfball.U, True).centres
    assert all(FIELD.lines[field.lattice.cell_at(*place)] == EDGE for place in stairs)
    for goal, in FIELD.goals:
        x, y = field.lattice.centres[goal]
        assert x == 0 and f'translate(0 {y:.1f})' in field.lines


def test_counters_show_stance_facing_ball_and_who_just_moved(line_up):
    by_key = {token.key: token for token in view.tokens(position(line_up))}
    assert set(by_key) == {"h1", "h2", "h3", "a1"}
    assert (by_key["h1"].facing, by_key["h1"].has_ball, by_key["h1"].stance) == (90, True, STANDING)
    assert (by_key["h3"].facing, by_key["h3"].stance) == (None, DAZED)
    assert by_key["h2"].badges == ("st-last",) and by_key["a1"].badges == ()


def test_a_cell_is_told_with_everything_that_matters(line_up):
    s = position(line_up)
    assert labels.cell_text(s, FIELD.cell_named("m13")).endswith(
        "standing, facing east, has the ball, faced by 1 opponent"
    )
    assert labels.cell_text(s, FIELD.cell_named("m14")).startswith("m14, half-way line, home 2 ")
    assert "dazed" in labels.cell_text(s, FIELD.cell_named("n12"))


def test_the_label_says_score_and_ball(line_up):
    s = position(line_up)
    assert labels.board_label(s).startswith("Elfball field: Timberline Elves 0, Orcs 0; Test 1, ")
    assert labels.board_label(s).endswith(" has the ball at m13.")
    s.holder, s.ball = -1, FIELD.centre
    assert labels.board_label(s).endswith("the ball is at m13.")


def test_danger_is_where_the_opponents_face(line_up):
    s = position(line_up)
    assert FIELD.cell_named("m13") in view.danger(s, 0)
    assert len(view.danger(s, 0)) == 3
    assert [FIELD.names[cell] for cell in view.danger(s, 1)] == ["l14", "m13", "m14", "n13"]


def test_the_squad_is_listed_by_place(line_up):
    squad = squad_lists.squad(position(line_up), 0, 0)
    places = {group.title: len(group.rows) for group in squad.groups if group.rows}
    assert places == {"": 3, "Bench": 6, "Infirmary": 1}
    first = squad.groups[0].rows[0]
    assert (first.tag, first.is_now) == ("acting", True)


def test_the_card_marks_the_value_the_roll_uses(line_up):
    card = squad_lists.card(position(line_up), 0, "pick-up")
    assert [stat.label for stat in card.stats if stat.is_used] == ["Skill"]
    assert len(card.stats) == 6 and card.stats[0].value.startswith("4/")


def test_the_board_of_a_position_can_be_drawn_and_saved(line_up):
    drawn = pictures.board(face_of("elfball"), position(line_up))
    safe(board.draw(drawn))
    assert len(picture_file(drawn, "Elfball", drawn.label).encode()) <= 30_000
