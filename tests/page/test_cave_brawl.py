"""Cave Brawl on the match screen, without a browser: taps become inputs, the odds are those of the rules."""

import re
from dataclasses import replace
from fractions import Fraction

import pytest

import fracas
from fracas.faces import events, face_of, pictures, plans, questions, rolls, slips
from fracas.faces.cave_brawl import face as face_module
from fracas.faces.cave_brawl import move_options as deeds
from fracas.faces.cave_brawl import words
from fracas.faces.cave_brawl.chances import of_d20, of_kick, of_pass
from fracas.faces.choices import MOVE
from fracas.faces.match_scene import MatchScene, TurnOptions
from fracas.faces.outcomes import outcomes
from fracas.faces.tables import Effect, EffectByFact
from fracas.faces.ui_state import UiState
from fracas.games import ruleset
from fracas.games.cave_brawl import pit
from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.words.tables import TITLES
from fracas.kernel.dice import D6, D20
from fracas.kernel.game import Game
from fracas.kernel.odds import exact_odds
from fracas.kernel.table import Choice, Event, Reason, Roll, Rolled
from fracas.page.match.panels import panels
from fracas.page.saving.preferences import ON
from fracas.page.saving.storage import Facts
from fracas.view.match.dice import percent
from fracas.view.match.log import LogLine
from fracas.view.match.odds_slip import MINUS
from tests.cave_brawl import diagrams
from tests.page.coach import Coach
from tests.page.headless import Page
from tests.sample import sample

CAVE_BRAWL = ruleset("cave_brawl")
FACE = face_of("cave_brawl")


def cell(name):
    return pit.PIT.cell_named(name)


def new_position():
    settings = {setting.name: setting.default for setting in CAVE_BRAWL.settings}
    s = CAVE_BRAWL.start(settings, "sample-exiles", "sample-exiles")
    for who in range(18):
        s.where[who] = cell(f"{pit.COLUMNS[who % 9]}{21 if who < 9 else 1}")
    s.phase, s.side, s.turn, s.possessor, s.holder, s.ball = st.TURN, 0, 5, 0, 2, st.NOWHERE
    s.where[2], s.where[9] = cell("k11"), cell("k8")
    return s


def offer_of(s, who):
    return FACE.move_options(s, CAVE_BRAWL.legal_actions(s), who)


def deed_of(s, who, kind, mode=MOVE):
    return next(deed for deed in offer_of(s, who).actions if deed.kind == kind and deed.mode == mode)


def plan_of(s, who, deed):
    game = Game(CAVE_BRAWL, s, "seed")
    plan = plans.plan_of_deed(game, who, deed)
    return plans.with_odds(FACE, plan, exact_odds(CAVE_BRAWL, plan.roll_state, plan.roll_action))


def started(way, **settings):
    page = Page(address=f"#/new/cave-brawl/{way}")
    for name, value in settings.items():
        page.do("setting", f"{name} {value}")
    page.do("start", "cave-brawl")
    return page


def test_a_match_against_a_bot_is_played_to_its_end_and_told():
    page = started("bot", target=1, squad=7)
    Coach(page, 4).play(500)
    page.door.run()
    assert page.model.game.is_terminal()
    assert "rematch" in page.text("tray")
    verified = fracas.from_record(page.model.game.record, verify=True)
    assert verified.position == page.model.game.position


def test_a_face_that_lacks_words_shows_the_keys_and_the_match_goes_on(monkeypatch):
    hopping = dict.fromkeys(FACE.effects, EffectByFact("who", {}, Effect(hop="who")))
    wordless = replace(FACE, event_templates={}, effects=hopping, rolls={}, questions={}, outcomes={},
                       reason=lambda _state, _roll, reason: {}[reason.rule])
    monkeypatch.setattr(face_module, "FACE", wordless)
    page = started("bot", target=1, squad=7)
    Coach(page, 4).play(60)
    assert page.model.face is wordless and len(page.model.game.plies) > 15
    lines = [entry for entry in page.model.log.entries if isinstance(entry, LogLine)]
    assert {"created", "turn_begins"} <= {line.text for line in lines}


@pytest.mark.parametrize("dice", ["virtual", "real"])
def test_any_taps_with_undo_keep_screen_and_save_right(dice):
    page = Page(address="#/new/cave-brawl/two")
    page.do("dice-home", dice)
    page.do("team", "away exiles")
    page.do("start", "cave-brawl")
    Coach(page, 6).play(sample(80, 200), undo=0.2)
    game = page.model.game
    assert game.plies
    saved = page.shell.shelf.load(page.model.session.match).save
    assert saved is not None and saved.record == game.record


def test_every_square_in_reach_is_lit_and_reached_by_legal_steps():
    s = new_position()
    ways = offer_of(s, 2).paths
    assert len(ways) > 60 and all(way.chance == 1 for way in ways.values())
    game = Game(CAVE_BRAWL, s, "seed")
    for action in ways[cell("m9")].steps:
        game.apply(action)
    assert game.state.where[2] == cell("m9")


def test_an_opponent_within_reach_is_tackled_after_the_walk_with_the_odds_of_the_rule():
    s = new_position()
    plan = plan_of(s, 2, deed_of(s, 2, "tackle"))
    assert plan.path is not None and plan.actions[-1] == ("tackle", 2, 9)
    need = plan.roll.need
    assert plan.chance == Fraction(21 - need, 20) == of_d20(plan.roll.reasons)
    slip = slips.slip_of(FACE, s, plan)
    assert [(reason.amount, reason.tone) for reason in slip.reasons] == [
        ("10", ""), (f"{MINUS}6", "good"), ("+8", "bad")]
    assert [piece.chance for piece in slip.fan] and sum(piece.chance for piece in slip.fan) == 1


def test_somebody_prone_is_blocked():
    s = new_position()
    s.prone[9] = 1
    offered = offer_of(s, 2)
    assert {deed.kind for deed in offered.actions if deed.cell == cell("k8")} == {"block"}


def test_a_pass_shows_the_chance_of_throw_and_catch():
    s = new_position()
    s.where[3] = cell("k14")
    deed = next(d for d in offer_of(s, 2).actions if d.kind == "pass" and d.action[2] == 3)
    assert deed.mode == deeds.PASS
    assert plan_of(s, 2, deed).chance == deed.chance
    assert plan_of(s, 2, deed_of(s, 2, "kick", deeds.KICK)).chance == of_kick(s, 2)
    ui = UiState(selected=2, mode=deeds.PASS, figures=True)
    drawn = pictures.match_board(FACE, MatchScene(s, TurnOptions(), ui, offer_of(s, 2)), s.side)
    assert {target.cell: target.flag for target in drawn.targets}[cell("k14")] == percent(deed.chance)


def test_the_chance_of_a_pass_is_that_of_the_rule_whoever_throws_and_catches():
    scene = diagrams.pit("""
       j   k  l  m
    11 S1* .  .  S2
    """, scores={"S1": (3, 2, 8, 9), "S2": (3, 6, 1, 9)})
    assert of_pass(scene.s, 0, 1) == exact_odds(CAVE_BRAWL, scene.s, ("pass", 0, 1))["pass:caught"]


def test_the_loose_ball_is_picked_up_at_the_end_of_a_walk():
    s = new_position()
    s.holder, s.ball = st.NO_ONE, cell("k13")
    offered = offer_of(s, 2)
    assert s.ball not in offered.paths
    deed = next(deed for deed in offered.actions if deed.kind == "take")
    assert deed.path.cells[-1] == s.ball
    game = Game(CAVE_BRAWL, s, "seed")
    for action in (*deed.path.steps, deed.action):
        game.apply(action)
    assert game.state.holder == 2


def test_an_acrobat_vaults_and_a_witchdoctor_curses():
    s = new_position()
    s.where[5], s.where[6] = cell("k9"), cell("l9")
    vault = deed_of(s, 5, "vault", deeds.LEAP)
    assert plan_of(s, 5, vault).chance == vault.chance
    shown = [command.label for command in FACE.tray_buttons(s, CAVE_BRAWL.legal_actions(s), 6, "")]
    assert "Curse" in shown
    scores = FACE.tray_buttons(s, CAVE_BRAWL.legal_actions(s), 6, deeds.HEX)
    assert [command.label for command in scores] == [
        "Block and Tackle", "Catch and Dodge", "Pass and Kick", "Back"]
    curse = deed_of(s, 6, "curse", deeds.curse_mode("cd"))
    assert curse.action[3] == "cd" and plan_of(s, 6, curse).chance == 1


def test_nobody_ends_the_turn_while_others_wait_in_the_tunnel():
    s = new_position()
    s.where[0] = st.TUNNEL
    legal = CAVE_BRAWL.legal_actions(s)
    everybody, end = FACE.tray_buttons(s, legal, -1, "")
    assert not everybody.off and end.off
    way = offer_of(s, 0).paths[cell("k20")]
    assert way.cells[:2] == (FACE.cell_of(s, 0), cell("k21"))
    s.where[0] = cell("a1")
    assert not FACE.tray_buttons(s, CAVE_BRAWL.legal_actions(s), -1, "")[0].off


def test_a_push_is_an_arrow_and_many_squares_are_lit_instead_of_named():
    s = new_position()
    push = questions.question_prompt(FACE, s, Choice("push", 0, (cell("j7"), cell("k7"), "stay"), who=2, target=9))
    assert [(reply.angle, reply.is_main) for reply in push.replies] == [(315, True), (0, False), (-1, False)]
    place = questions.question_prompt(FACE, s, Choice("place", 1, tuple(range(30)), who=2))
    assert place.is_wide and len(panels.question_buttons(place, None, {n: str(n) for n in range(30)})) == 1
    drawn = pictures.match_board(FACE, MatchScene(s, TurnOptions(ask=place), UiState()), s.side)
    assert len(drawn.reachable) == 30 and not drawn.targets


def test_every_roll_question_and_outcome_has_words():
    s = new_position()
    assert set(words.ROLLS) == set(TITLES)
    for kind in TITLES:
        roll = Roll(kind, D20, 0, who=2, target=9)
        assert FACE.roll_label(roll) and "{" not in rolls.roll_title(FACE, s, roll)
    for n in range(1, 7):
        assert outcomes(FACE, None, {f"curse:{n}": Fraction(1)})[0].text == f"{MINUS}{n}"
    assert outcomes(FACE, None, {"end:Smilodon": Fraction(1)})[0].text == "Smilodon"
    own = Roll("tackle", D20, 1)
    assert [outcomes(FACE, own, {f"point:{side}": Fraction(1)})[0].tone for side in (0, 1)] == ["flop", "s4"]


def test_teams_have_their_own_names_in_the_log():
    s = new_position()
    assert events.sentence(FACE, s, Event("turn_ends", (0,))) == "Exiles end their turn."
    assert events.sentence(FACE, s, Event("match_over", (1, "target", 2, 3))) == "Exiles win the match 2–3."
    assert FACE.reason(s, Roll("tackle", D20, 0), Reason("bt_against", -4, 9)) == "Wormwood (1): Block and Tackle"


def test_what_dice_come_to_is_told():
    assert words.result(Rolled(Roll("damage", 2 * D6, 0), (3, 4), False)) == "total 7"
    passed = Rolled(Roll("tackle", D20, 0, need=11), 11, False)
    assert (words.result(passed), rolls.is_success(FACE, passed)) == ("success", True)
    assert rolls.is_success(FACE, Rolled(Roll("damage", D6, 0), 3, False)) is None


def test_new_match_knows_every_team():
    assert [piece.value for piece in FACE.teams()] == list(CAVE_BRAWL.teams)
    for team in CAVE_BRAWL.teams:
        sheet = FACE.sheet(team, {})
        assert sheet.profiles and all(len(row.values) == len(sheet.columns) for row in sheet.profiles)
        assert FACE.default_kit(team, 0) != FACE.default_kit(team, 1)


@pytest.mark.parametrize(("mode", "shown", "missing"), [
    ("pass", ["DC 4", "DC 8"], ["DC 12", "DC 17"]), ("kick", ["DC 14", "DC 17", "DC 20"], ["DC 4"]), ("", [], ["DC"]),
])
def test_the_ranges_of_a_throw_are_drawn_while_it_is_aimed(mode, shown, missing):
    """Cave Brawl 4.3 and 4.4: round the passer in the middle, or round the goal square for a kick."""
    s = new_position()
    scene = MatchScene(s, TurnOptions(), UiState(selected=2, mode=mode), offer_of(s, 2))
    drawn = pictures.match_board(FACE, scene, s.side).marks
    assert [label for label in shown if label not in drawn] == []
    assert [label for label in missing if f">{label}" in drawn] == []


def test_ranges_end_at_the_walls_and_have_their_labels_in_the_pit():
    s = new_position()
    for place in ("a1", "u21", "k11", "a11", "k1"):
        s.where[2] = cell(place)
        drawn = FACE.marks(s, 2, "pass")
        numbers = [float(n) for n in re.findall(r"[ML](-?[\d.]+) (-?[\d.]+)", drawn) for n in n]
        assert all(0 <= n <= 21 * 44 for n in numbers) and drawn.count("<text") in (2, 3)
    s.where[2] = st.TUNNEL
    assert FACE.marks(s, 2, "pass") == ""


def test_the_heading_of_a_turn_is_one_sentence():
    s = new_position()
    assert FACE.turn_title(s) == "Round 3, Exiles"


def test_a_match_that_begins_in_a_position_is_shown():
    game = fracas.from_position(CAVE_BRAWL.position(new_position()), "seed")
    page = Page()
    page.shell.shelf.save("pic", Facts("cave_brawl", "x", "y", 1), game.record)
    page.go("#/match/pic")
    assert page.model.game.position == game.position and "Exiles" in page.text("squads")


HOPELESS = (
    "cave_brawl.1~9_3_0_0_-1~1_0~3_0_2_0_0_-1_0_0~8_-9_0_0~-1_0_8_4_0_0~ca_1_6_2_6_t_o.ca_4_6_1_21_t_"
    "o.ca_3_1_6_10_t_o.ca_1_3_5_3_t_o.ca_1_3_5_4_t_o.ap_3_6_0_9_t_o.mo_-1_5_3_2_t_o.ap_8_5_4_29_t_o.m"
    "o_2_8_3_10_k21_o.am_6_1_4_24_k5_o.am_5_5_4_16_j5_o.am_6_3_3_26_l5_o.am_4_6_1_17_i5_o.am_6_3_3_21"
    "_m5_o.ac_0_7_2_2_i6_o.qu_1_6_8_1_h5_o.ac_-1_5_3_3_m6_o.qu_4_4_8_15_n5_o~o"
)  # number 9 has the ball at the mouth of his own tunnel: no kick from there can succeed


def test_a_hopeless_kick_is_never_the_yellow_button_and_no_name_lies_on_its_ranges():
    page = Page()
    page.shell.preferences = page.shell.preferences._replace(names=ON)
    game = fracas.from_position(HOPELESS, "seed")
    page.shell.shelf.save("aim", Facts("cave_brawl", "x", "y", 1), game.record)
    page.go("#/match/aim")
    page.door.run(1000)
    screen = page.screen
    assert of_kick(screen.model.game.state, 8) == 0 and screen.board.shown.signs
    assert 'class="b go"' not in page.text("tray")
    page.do("command", "1")
    page.door.run(1000)
    assert "DC 14" in page.text("board-marks") + page.text("field") and screen.board.shown.signs == ()
    page.do("cell", str(next(deed.cell for deed in screen.model.move_options.actions if deed.kind == "kick")))
    assert 'data-do="go"' in page.text("tray") and 'class="b go"' not in page.text("tray")
    page.door.run(1000)
    assert 'data-do="go"' in page.text("tray") and 'class="b go"' not in page.text("tray")
