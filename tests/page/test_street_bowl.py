"""Street Bowl on the match screen, without a browser: taps become Actions, dice are tapped, odds are those of rules."""

from fractions import Fraction

import pytest

import fracas
from fracas.faces import face_of, questions
from fracas.faces.choices import FLIGHT, MOVE
from fracas.faces.intents import Decide
from fracas.faces.street_bowl import hints
from fracas.faces.street_bowl.tray import free_to_move
from fracas.games.street_bowl import declare, pitch
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import STREET
from fracas.games.street_bowl.ruleset import RULESET
from fracas.games.street_bowl.skills.moving import BALL_AND_CHAIN
from fracas.kernel.dice import D6
from fracas.kernel.odds import exact_odds
from fracas.kernel.table import NOBODY, Choice, Roll, Rolled
from fracas.locale import set_language
from fracas.page.match.model.messages import Redraw
from fracas.page.match.panels import panels
from fracas.view.match.dice import DieFace
from fracas.view.match.score import pegs
from tests.page.coach import Coach
from tests.page.headless import Page
from tests.sample import sample
from tests.street_bowl.diagrams import number, street

FACE = face_of("street_bowl")
MIDDLE = """
      g   h  i  j  k   l  m
   2  .   .  .  .  .   .  .
   3  .   .  .  .  .   .  .
   4  .   H1 A1 .  .   A2 .
   5  .   .  .  .  .   .  .
   6  H2* .  .  .  A3_ .  .
"""


def cell(name):
    return STREET.cell_named(name)


def offer(g, name):
    return FACE.move_options(g.s, RULESET.legal_actions(g.s), number(name))


def tapped(g, name, where, mode=MOVE):
    """Return what a tap on a square does: the kind of the deed and the Actions on the way there, or None."""
    offered = offer(g, name)
    found = [deed for deed in offered.actions if deed.cell == cell(where) and deed.mode == mode]
    assert len(found) < 2
    if found:
        return found[0].kind, found[0].path.steps if found[0].path else ()
    way = offered.paths.get(cell(where))
    return ("move", way.steps) if way else None


def labels(g, name=""):
    who = number(name) if name else st.NO_ONE
    return [command.label for command in FACE.tray_buttons(g.s, RULESET.legal_actions(g.s), who, MOVE)]


def started(way="two", **choices):
    page = Page(address=f"#/new/street-bowl/{way}")
    for control, value in choices.items():
        page.do(control.replace("_", "-"), value)
    page.do("start", "street-bowl")
    return page


# -- what a tap means ----------------------------------------------------------------------------------------------


def test_a_tap_declares_the_move_the_block_the_blitz_and_the_foul_by_itself():
    """Street Bowl 6: a free square, a standing opponent beside, one further away, one on the ground."""
    g = street(MIDDLE)
    kind, steps = tapped(g, "H1", "h3")
    assert kind == "move" and steps[0] == ("declare", 0, "move") and steps[-1] == ("step", 0, cell("h3"))
    assert tapped(g, "H1", "i4") == ("block", (("declare", 0, "block"),))
    kind, steps = tapped(g, "H1", "l4")
    assert kind == "block" and steps[0] == ("declare", 0, "blitz") and steps[1][0] == "step"
    kind, steps = tapped(g, "H1", "k6")
    assert kind == "foul" and steps[0] == ("declare", 0, "foul") and steps[1][0] == "step"


@pytest.mark.parametrize(("deed", "where"), [("blitz", "l4"), ("foul", "k6")])
def test_what_was_used_this_turn_is_not_offered_again(deed, where):
    """Street Bowl 6: one Blitz and one Foul for a team's turn."""
    g = street(MIDDLE)
    g.s.declared |= declare.ONCE_A_TURN[deed]
    assert tapped(g, "H1", where) is None and tapped(g, "H1", "i4")[0] == "block"


def test_every_offered_plan_can_be_played():
    """All that a tap offers is legal, action by action, as long as no die or question comes between."""
    g = street(MIDDLE)
    played = 0
    for name in ("H1", "H2"):
        offered = offer(g, name)
        plans = [way.steps for way in offered.paths.values() if way.chance == 1]
        plans += [(*(deed.path.steps if deed.path else ()), deed.action) for deed in offered.actions
                  if deed.path is None or deed.path.chance == 1]
        for plan in plans:
            other = street(MIDDLE)
            for action in plan[:-1]:
                assert action in RULESET.legal_actions(other.s), plan
                other.act(*action)
            assert plan[-1] in RULESET.legal_actions(other.s), plan
            played += 1
    assert played > 40


def test_a_prone_player_is_stood_up_on_the_way_and_may_not_block():
    """Street Bowl 6, 7: standing up costs three squares, and a Block Action is not for who lies."""
    g = street("""
          g  h  i  j  k  l  m
       3  .  .  .  .  .  .  .
       4  .  H1_ A1 .  .  .  .
       5  .  .  .  .  .  .  .
    """)
    kind, steps = tapped(g, "H1", "i4")
    assert (kind, steps[0], steps[1]) == ("block", ("declare", 0, "blitz"), ("stand", 0))
    ways = offer(g, "H1").paths
    assert cell("g3") in ways and ("stand", 0) in ways[cell("g3")].steps


def test_a_pass_is_declared_then_thrown_at_a_mate_or_at_any_square_in_its_mode():
    """Street Bowl 10.2: an accurate pass to a player and his catch, as the rule rolls them."""
    g = street("""
          g   h  i  j  k  l
       3  .   .  .  .  .  .
       4  H1* .  .  H2 .  .
       5  .   .  .  .  .  .
    """).acts("H1", "pass")
    at_mate = next(deed for deed in offer(g, "H1").actions if deed.cell == cell("j4") and deed.mode == MOVE)
    assert (at_mate.kind, at_mate.chance) == (FLIGHT, Fraction(4, 6) * Fraction(4, 6))
    assert at_mate.chance == exact_odds(RULESET, g.s, at_mate.action)["pass:caught"]
    squares = {deed.cell for deed in offer(g, "H1").actions if deed.mode == FLIGHT}
    assert cell("i3") in squares and cell("g4") not in squares
    banked = [deed for deed in offer(g, "H1").actions if deed.mode == hints.BANK_NORTH and deed.cell == cell("j4")]
    assert banked and banked[0].chance < at_mate.chance


# -- the tray ------------------------------------------------------------------------------------------------------


def test_the_tray_declares_what_no_tap_can_and_ends_the_turn():
    g = street(MIDDLE)
    assert labels(g, "H2") == ["Blitz", "Pass", "Hand off", "Foul", "End turn"]
    acting = labels(street(MIDDLE).acts("H2", "pass"), "H2")
    assert "Throw" in acting and "Off the south wall" in acting and acting[-2:] == ["Done", "End turn"]


def test_the_turn_says_how_many_can_still_move_without_a_die():
    """A note, not a question: nobody is free who stands in a tackle zone."""
    g = street(MIDDLE)
    end = FACE.tray_buttons(g.s, RULESET.legal_actions(g.s), st.NO_ONE, MOVE)[-1]
    assert (free_to_move(g.s), end.note, end.is_main) == (1, "1 safe move", False)
    g.s.used[number("H2")] = 1
    end = FACE.tray_buttons(g.s, RULESET.legal_actions(g.s), st.NO_ONE, MOVE)[-1]
    assert (end.note, end.is_main) == ("", True)


def test_a_player_with_a_ball_and_chain_sets_off_and_chooses_his_facing():
    """Street Bowl 19.6 Ball & Chain: Move Actions only."""
    fanatic = {"H1": {"skills": (BALL_AND_CHAIN,)}}
    g = street(MIDDLE, **fanatic)
    assert labels(g, "H1")[0] == "Set off" and "Blitz" not in labels(g, "H1")
    assert labels(street(MIDDLE, **fanatic).acts("H1"), "H1")[:4] == ["North", "East", "South", "West"]


# -- questions -----------------------------------------------------------------------------------------------------


def test_block_dice_are_dice_to_tap_and_say_who_falls():
    g = street(MIDDLE).acts("H1", "block")
    asked = questions.question_prompt(FACE, g.s, Choice(
        "block_die", 0, ("both_down", "pushed"), who=0, target=number("A1"), facts=(1, 2), rule="8"))
    assert asked.title == "Lineman (H1) blocks Lineman (A1): which die?"
    assert asked.text == "Tap the die that counts."
    assert [die.face for die in asked.dice] == [DieFace("block", 1), DieFace("block", 2)]
    assert [reply.label for reply in asked.replies] == ["Both down", "Push"]
    assert [reply.note for reply in asked.replies] == ["who has no Block falls", "Lineman (A1) is pushed"]
    other = questions.question_prompt(FACE, g.s, Choice(
        "block_die", 1, ("both_down", "pushed"), who=0, target=number("A1"), facts=(1, 2), rule="8"))
    assert other.title == "Lineman (H1) blocks Lineman (A1): choose a die"


@pytest.mark.parametrize("faces", [(3,), (3, 3)], ids=["one die", "two alike"])
def test_one_face_alone_is_taken_by_a_button_beside_the_re_roll(faces):
    g = street(MIDDLE, rerolls=(2, 0)).acts("H1", "block")
    asked = questions.question_prompt(FACE, g.s, Choice(
        "block_die", 0, ("stumbles", "team"), who=0, target=number("A1"), facts=faces, rule="8"))
    assert asked.title == "Lineman (H1) blocks Lineman (A1): keep it or re-roll?"
    buttons = panels.question_buttons(asked, None, {"stumbles": "s", "team": "t"})
    assert [(button.label, button.main) for button in buttons] == [("Stumbles", True), ("Team re-roll", False)]


@pytest.mark.parametrize(("skills", "chance"), [("", Fraction(2, 3)), ("loner", Fraction(1, 3))])
def test_a_re_roll_says_its_chance_and_that_a_loner_needs_more(skills, chance):
    """Street Bowl 6, 19.6 Loner: 4+ before the re-roll."""
    g = street(MIDDLE, rerolls=(2, 0), H1={"skills": skills})
    choice = Choice("reroll", 0, ("keep", "team"), who=0, facts=("dodge", 3, 2), rule="6")
    asked = questions.question_prompt(FACE, g.s, choice)
    assert asked.title == "Lineman (H1): Dodge. Re-roll?" and asked.note == "Humans: 2 re-rolls left"
    team = next(reply for reply in asked.replies if reply.option == "team")
    assert team.chance == chance


def test_a_push_is_an_arrow_and_a_wall_an_arrow_over_it():
    """Street Bowl 8.1: squares beside him; at the wall the crowd of the other end is the other answer."""
    g = street(MIDDLE)
    push = questions.question_prompt(FACE, g.s, Choice(
        "push", 0, (cell("j3"), cell("j4"), cell("j5")), who=0, target=number("A1")))
    assert push.title == "Lineman (H1) pushes Lineman (A1). Where to?"
    assert [reply.angle for reply in push.replies] == [45, 90, 135]
    edge = questions.question_prompt(FACE, g.s, Choice("push", 0, ("north", "west"), who=0, target=number("A1")))
    assert [(reply.label, reply.angle) for reply in edge.replies] == [
        ("Against the north wall", 0), ("Into the crowd", 270)]


def test_skills_used_after_the_dice_are_asked_for_with_these_dice():
    """Street Bowl 19.4 Mighty Blow, Ruling 56: after seeing them, and knowing whether it is Armour or Injury."""
    g = street(MIDDLE)
    asked = questions.question_prompt(FACE, g.s, Choice(
        "mighty_blow", 0, ("add", "keep"), who=0, target=number("A1"), facts=("injury", 4, 3)))
    assert [die.face for die in asked.dice] == [DieFace("d6", 4), DieFace("d6", 3)] and asked.note == "Injury"
    asked = questions.question_prompt(FACE, g.s, Choice("break_tackle", 0, ("break", "fail"), who=0, facts=(2,)))
    assert [die.face for die in asked.dice] == [DieFace("d6", 2)] and asked.note == ""


def test_who_may_intercept_is_asked_with_his_chance():
    """Street Bowl 10.2: Agility −2: 6+ for AG 3."""
    g = street(MIDDLE)
    asked = questions.question_prompt(FACE, g.s, Choice("intercept", 1, (number("A3"), "none"), who=number("H2")))
    assert [(reply.label, reply.chance) for reply in asked.replies] == [
        ("Lineman (A3)", Fraction(1, 6)), ("Nobody", None)]


# -- results -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "faces", "words"), [
    ("armour", (5, 4), "it breaks"), ("armour", (4, 4), "it holds"), ("dodge", 3, "failure"), ("riot", 9, "hit"),
])
def test_results_are_said_from_the_view_of_who_suffers_them(kind, faces, words):
    """Success in an Armour roll would be taken for armour that holds."""
    dice = 2 * D6 if kind == "armour" else D6
    assert FACE.result(Rolled(Roll(kind, dice, 0, who=0, need=9), faces, False)) == words


# -- whole matches -------------------------------------------------------------------------------------------------


def test_it_is_open_on_home_and_shows_its_street_before_a_match():
    page = Page()
    assert "#/new/street-bowl/bot" in page.text("screen-home")
    page.go("#/new/street-bowl/bot")
    assert "street-bowl" in page.text("screen-new")


def test_any_taps_with_undo_keep_screen_and_save_right():
    page = started(dice_home="real")
    Coach(page, 6).play(sample(100, 250), undo=0.2)
    game = page.model.game
    assert len(game.plies) > 20
    saved = page.shell.shelf.load(page.model.session.match).save
    assert saved is not None and saved.record == game.record


def test_a_match_against_a_bot_is_played_to_its_end_and_told():
    page = started("bot")
    Coach(page, 4).play(3000)
    page.door.run()
    assert page.model.game.is_terminal() and "rematch" in page.text("tray")
    verified = fracas.from_record(page.model.game.record, verify=True)
    assert verified.position == page.model.game.position


@pytest.mark.parametrize(("strength", "said"), [
    (2, "You choose the die."), (3, ""), (4, "The other coach chooses the die.")])
def test_the_slip_of_a_block_says_who_chooses_the_die(strength, said):
    """Street Bowl 8 (2): two dice are worth nothing if the other coach chooses."""
    g = street(MIDDLE, A1={"st": strength})
    assert FACE.odds_caveat(g.s, (("block", number("H1"), number("A1")),), 1) == said


@pytest.mark.parametrize(("rerolls", "used", "said"), [(1, 0, True), (0, 0, False), (1, 1, False)])
def test_the_odds_say_when_they_count_on_the_team_re_roll(rerolls, used, said):
    """Street Bowl 6: one a turn."""
    g = street(MIDDLE, rerolls=(rerolls, 0))
    g.s.has_rerolled = used
    assert ("Without the team re-roll." in FACE.odds_caveat(g.s, (), 1)) is said


@pytest.mark.parametrize("deed", ["blitz", "pass", "handoff", "foul"])
def test_what_is_used_up_in_this_turn_stands_among_the_figures(deed):
    """Street Bowl 6: one Blitz, Pass, Hand-off and Foul for a team's turn."""
    g = street(MIDDLE)
    before = FACE.trackers(g.s)
    g.s.declared |= declare.ONCE_A_TURN[deed]
    (more,) = set(FACE.trackers(g.s)) - set(before)
    assert more.label == "used"


def test_the_pegs_are_the_six_turns():
    row = FACE.pegs(street(MIDDLE).s)
    assert (row.least, row.most) == (1, 6) and pegs(row).count("<span class=\"peg") - 1 == 6


def test_who_takes_it_back_is_asked_after_all():
    page = started(dice_home="real", dice_away="real")
    page.do("command", "0")
    for faces in ((3, 4), (3, 3), (3, 3), 2):
        page.screen.send(Decide(faces))
        page.door.run(20_000)
    page.do("reply", "receive")
    page.door.run(20_000)
    for _coach in (0, 1):
        page.do("reply", "none")
        page.door.run(20_000)
    assert page.model.now.setup is not None
    page.do("undo")
    page.door.run(20_000)
    assert page.model.game.pending.kind == "potion" and page.model.now.ask is not None


def test_whoever_is_asked_sees_his_own_figures_in_the_strip():
    page = started()
    page.do("command", "0")
    page.door.run(20_000)
    asked, state = page.model.game.pending.coach, page.model.game.state
    state.side, state.rerolls[:] = 1 - asked, [13, 15]
    page.send(Redraw())
    page.door.run(0)
    shown = {side: f">{state.rerolls[side] + state.leader[side]}<" in page.text("strip") for side in (0, 1)}
    assert shown[asked] and not shown[1 - asked]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_painted_signs_and_names_of_squares_call_an_end_zone_after_the_team_that_defends_it(language):
    set_language(language)
    s = street(MIDDLE).s
    for side in (0, 1):
        spoken = FACE.cell_text(s, next(cell for cell in range(len(pitch.X)) if pitch.is_in_goal(cell, side)))
        assert FACE.signs(s, NOBODY)[side].text.casefold() in spoken.casefold()
        assert FACE.team_name(s, 1 - side) in spoken
