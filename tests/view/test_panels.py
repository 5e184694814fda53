"""What the panels say: slip, box, log, table for the ear, rules."""

import xml.etree.ElementTree as ET
from fractions import Fraction

import pytest

from fracas.view.board import grid_table
from fracas.view.controls import Button, button
from fracas.view.learn import reader
from fracas.view.learn.prose import prose
from fracas.view.match import log, odds_slip, side_panel, squads, tray
from fracas.view.match.dice import UNKNOWN, DieFace, dice_row, face_name, percent
from fracas.view.match.dice_box import BoxDie, DiceBox, DiceEntry, dice_box, dice_entry_buttons
from fracas.view.match.score import Score, ScoreSide, score_bar, undo_redo_row
from tests.view.fields import TOKENS
from tests.view.page import text_of, tree
from tests.view.test_board import applied

THIN = "\u202f"


@pytest.mark.parametrize("chance, shown", [
    (0, "0"), (Fraction(1, 1000), "<1"), (Fraction(1, 3), "33"), (0.995, ">99"), (1, "100"), (0.5, "50"),
])
def test_a_chance_is_shown_in_per_cent(chance, shown):
    assert percent(chance).replace(THIN, "") == shown + "%"


def test_dice_are_named_for_the_ear():
    spoken = tree(dice_row((DieFace("challenge", 0), DieFace("d6", 4), DieFace("d20", UNKNOWN))))[0].get("aria-label")
    assert spoken == "flop, 4, not rolled yet"
    assert face_name(DieFace("block", 2)) == "pushed"


def test_the_fan_fills_its_whole_width_and_stripes_the_flop():
    drawn = tree(odds_slip.outcome_fan((odds_slip.FanPiece("fall", Fraction(1, 8), "flop"),
                                        odds_slip.FanPiece("none", Fraction(0), "fail"),
                           odds_slip.FanPiece("hit", Fraction(7, 8), "s1"))))
    rects = list(drawn.iter("rect"))
    assert [rect.get("width") for rect in rects] == ["12.50%", "87.50%"]
    assert [rect.get("fill") for rect in rects] == ["url(#p-flop)", None]
    assert [item.text for item in drawn.iter("text")] == ["12", "88"]


def test_outcomes_of_one_tone_differ_in_colour_in_the_bar_and_in_its_key():
    drawn = tree(odds_slip.outcome_fan(tuple(odds_slip.FanPiece(text, Fraction(1, 5), tone) for text, tone in (
        ("you fall", "flop"), ("you die", "flop"), ("missed", "fail"), ("repelled", "fail"), ("hurt", "s3")))))
    bar, key = ([found.get("class") for found in drawn.iter(tag)] for tag in ("rect", "i"))
    assert bar == key == ["flop", "flop again-1", "fail", "fail again-1", "s3"]


def test_a_narrow_piece_of_the_fan_has_its_figure_in_the_key():
    drawn = odds_slip.outcome_fan((odds_slip.FanPiece("hurt", Fraction(1, 50), "s3"),
                                   odds_slip.FanPiece("none", Fraction(49, 50), "fail")))
    assert [item.text for item in tree(drawn).iter("text")] == ["98"]
    assert f"<b>2{THIN}%</b>" in drawn


def test_nothing_to_tell_leaves_nothing_behind():
    assert odds_slip.outcome_fan(()) is None and odds_slip.reason_list(()) is None
    assert "needs" not in odds_slip.odds_slip(odds_slip.OddsSlip("a", "b", 1, "c"))


def test_a_reason_with_a_rule_opens_it():
    root = tree(odds_slip.reason_list((odds_slip.ReasonLine("+1", "opponent", odds_slip.BAD, "14"),
                                       odds_slip.ReasonLine("2", "Dodge"))))
    assert [node.get("data-arg") for node in root.iter("button")] == ["14"]


def test_a_button_that_cannot_be_used_says_why():
    root = tree(button(Button("Dash", "dash", off="no Momentum")))[0]
    assert root.get("aria-disabled") == "true" and "no Momentum" in "".join(root.itertext())
    assert tree(undo_redo_row("dice were rolled"))[0].get("aria-label") == "Undo (dice were rolled)"


def test_the_score_is_one_sentence_for_the_ear():
    bar = score_bar(Score("elfball", "Elfball", "Test 2", ScoreSide("Elves", 1, True), ScoreSide("Orcs", 0, False)))
    assert "Elves 1, Orcs 0. Elves to act. Test 2" in text_of(bar)


def test_a_die_that_may_be_rolled_again_is_a_button_with_its_chance():
    dice = (BoxDie(DieFace("challenge", 3)), BoxDie(DieFace("challenge", 0), "x", 0.83, True))
    root = tree(dice_box(DiceBox("Tackle", dice)))
    (die,) = root.iter("button")
    assert (die.get("data-do"), die.get("data-arg"), die.get("aria-pressed")) == ("die", "x", "true")
    assert f"Die 2: flop, re-roll it: 83{THIN}% to succeed." in "".join(die.itertext())


def test_the_entry_of_dice_is_done_when_all_are_there():
    assert [each.off for each in dice_entry_buttons(DiceEntry("", "", "", (), (), 2))] == ["", "2 dice to enter"]
    assert [each.off for each in dice_entry_buttons(DiceEntry("", "", "", (), (), 0))] == ["", ""]


def test_the_log_can_show_rolls_only():
    flop = log.LogLine("b", "Muzg flops.", dice=(DieFace("d6", 1),))
    lines = (log.TurnHeading("t", "Turn 1"), log.LogLine("a", "Quill moves."), flop)
    assert "Quill moves." not in text_of(log.log_lines(lines, True)) and "Muzg flops." in text_of(log.log_lines(lines,
                                                                                                                True))
    assert "Quill moves." in text_of(log.log_lines(lines))


def test_why_unfolds_the_rule():
    rule = log.RuleNote("12.1 Pick-up", "Skill dice.", "Ruling 92")
    line = log.LogLine("7", "Picks up.", rule=rule)
    closed, opened = tree(log.log_entry(line)), tree(log.log_entry(line._replace(is_open=True)))
    assert [node.get("aria-expanded") for node in closed.iter("button")] == ["false"]
    assert [node.get("hidden") for node in closed.iter("p") if node.get("id") == "why-7"] == [""]
    assert [node.get("hidden") for node in opened.iter("p") if node.get("id") == "why-7"] == [None]


def cells(texts: str, at: int, selected: int = -1, label: str = "Field") -> grid_table.CellTable:
    rows = tuple(tuple(grid_table.Cell(10 * r + c, text, c + 1) for c, text in enumerate(row.split()))
                 for r, row in enumerate(texts.split("/")))
    return grid_table.CellTable(label, rows, at, selected)


@pytest.mark.parametrize("new", [
    cells("a b/c d", 0), cells("a x/c d", 11, 1), cells("a b/y d", 10, 0, "New"), cells("a b/c d", 0, 11),
])
@pytest.mark.parametrize("old", [cells("a b/c d", 0), cells("q b/c r", 1, 10)])
def test_the_changes_turn_one_table_into_the_other(old, new):
    def plain(root: ET.Element) -> str:
        return ET.canonicalize(ET.tostring(root, encoding="unicode")).replace(' aria-selected="false"', "")

    changed = applied(grid_table.cell_table(old), grid_table.patch(old, new))
    assert plain(changed) == plain(tree(grid_table.cell_table(new)))


def test_one_cell_of_the_table_can_be_reached_by_the_tabulator():
    root = tree(grid_table.cell_table(cells("a b/c d", 11)))
    assert [node.get("data-arg") for node in root.iter("button") if node.get("tabindex") == "0"] == ["11"]
    assert [node.get("role") for node in root[0].iter()][:3] == ["grid", "row", "gridcell"]


def test_rules_text_keeps_its_structure():
    drawn = prose("One *two* **three**\nfour `five`\n\n- a\n- b\n  c\n\n1. x\n2. y\n\n"
                  "| h | i |\n|---|---|\n| 1 | 2 |\n\n### H\nrest")
    assert drawn.startswith("<p>One <i>two</i> <b>three</b> four <code>five</code></p>")
    assert '<ul class="points"><li>a</li><li>b c</li></ul><ol class="points"><li>x</li><li>y</li></ol>' in drawn
    assert "<th scope=\"col\">h</th>" in drawn and "<td>2</td>" in drawn
    assert drawn.endswith("<h4>H</h4><p>rest</p>")


def test_a_list_may_follow_its_heading_line_at_once():
    assert prose("Dice:\n- one\n- two") == '<p>Dice:</p><ul class="points"><li>one</li><li>two</li></ul>'


def test_hits_are_marked_whatever_the_case():
    assert reader.highlight("Rear hex, rear", "REAR (") == "<mark>Rear</mark> hex, <mark>rear</mark>"
    assert reader.highlight("a < b", "") == "a &lt; b"


def test_a_player_who_acts_is_the_current_one():
    row = squads.SquadRow(TOKENS[0], "Fern", "acting", "h1", True)
    root = tree(squads.squad_list(squads.SquadList("Elves", "",
                                                   (squads.SquadGroup("", (row,)), squads.SquadGroup("Bench", ())))))
    assert [node.get("aria-current") for node in root.iter("button")] == ["true"]
    assert "Bench" not in "".join(root.itertext())


def test_a_question_offers_its_players():
    drawn = tray.question(tray.Question("Choose", chips=(tray.PlayerChip(TOKENS[0], "Fern", "h1"),)))
    assert [(node.get("data-do"), node.get("data-arg")) for node in tree(drawn).iter("button")] == [("player", "h1")]


@pytest.mark.parametrize(("opener", "is_open"), [
    (None, True), (Button("List moves", "useful-moves", pressed=True), True),
    (Button("List moves", "useful-moves", pressed=False), False),
])
def test_news_give_their_room_to_a_list_of_moves_once_it_is_open(opener, is_open):
    moves = side_panel.MoveList((Button("1. He moves.", "idea", "0"),), opener)
    panel = side_panel.SidePanel(side_panel.CHOOSING, tray.Question("5 can act"), moves=moves,
                                 news=side_panel.News(("Prowl falls.",)))
    words = text_of(side_panel.panel_content(panel))
    assert ("He moves." in words) == is_open and ("Prowl falls." in words) != is_open
