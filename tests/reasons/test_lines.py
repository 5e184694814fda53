"""Reasons of whole lines: proven from positions of matches, and refused by the checker where anything is wrong."""

import re
from fractions import Fraction

import pytest

import fracas
from fracas.analyst.reasons import exposures
from fracas.analyst.reasons import reason as kinds
from fracas.analyst.reasons.aims import aim_odds
from fracas.analyst.reasons.courses import Worths, course_of
from fracas.analyst.reasons.dice import dice_reasons
from fracas.analyst.reasons.handover import Handover
from fracas.analyst.reasons.harms import harm_odds
from fracas.analyst.reasons.places import order_reasons, steps
from fracas.analyst.reasons.proof import cells_of, telling_gap
from fracas.analyst.reasons.reason_words import AIMS, PLAYED, TRIED, reason_sentence
from fracas.analyst.reasons.threats import threats
from fracas.analyst.reasons.wholes import whole_reasons
from fracas.faces import face_of, harms_of, puzzle_aims_of
from fracas.games import KEYS
from fracas.kernel.work import run_to_end
from tests.reasons.checker import Checker

YARD = "school_fighters.1_5.0.0_playground_"
BOWL = "street_bowl.1~0_0~amazon_1_1_0~wood-elf_0_1_0~"
HELD = "street_brawl.1.black-rock-dwarves.valkyries.2-0.t23-b-q27-b-b-t37-p68-q41-k14-i-o-o.i-m2d-r-x47-b-p14-b-l1z-" \
    "r2d-i3z-o-o.H3.th.hahn.1-66.0-0.0-0.H6-A9.H1-4-1-0-0-0-0-0-0-1-n"
SCENES = {  # kind -> position, side, played, better
    kinds.WholeOdds: (
        BOWL + "3_1_1_1_2_0_0_-1_0_2_1_0_0_0_0_0_0_0_1_2_0_0_0_0_7_7~A2_move_7_3_0_0_0_0~A2_o_0_0~b_k3_f.d_l4_f1_"
        "Ssprint-jumpup.d_k5_f.a_k2_f.a_l6_f.a_g4_f.a_i4_f.a_R_o.o.o.o.o~d_l1_sf.c_l2_f.b_K_f.a_m4_f.a_n3_f.a_m1_f."
        "a_n1_f.o.o.o.o.o", 1, (("step", 13, 10),), (("step", 13, 38), ("stop", 13))),
    kinds.CarrierMarked: (
        BOWL + "3_0_1_4_4_0_0_-1_0_1_0_1_0_0_0_0_0_0_1_1_0_0_1_0_7_7~o_o_0_0_0_0_1_0~A6_o_0_0~b_K_f.d_l4_f.d_o5_f."
        "a_k2_f.a_l5_f.a_l6_f.a_n5_uf.a_R_o.o.o.o.o~d_B_f.c_K_f.b_l2_f.a_n3_f.a_n6_pf.a_o3_f.a_o4_sf.o.o.o.o.o",
        0, (("end",),), (("declare", 2, "move"), ("step", 2, 91), ("stop", 2))),
    kinds.GoalCovered: (
        BOWL + "3_1_2_4_4_0_0_-1_0_2_1_0_1_0_0_0_0_0_1_2_0_0_0_0_7_7~o_o_0_0_0_0_0_0~H4_o_0_0~b_m2_f.d_m3_f1_"
        "Ssprint-jumpup.d_o6_f.a_t4_f.a_K_o.a_m4_f.a_o5_pf.a_w1_f.o.o.o.o~d_o4_f.c_p3_f.b_p4_f.a_o1_uf.a_n2_uf."
        "a_n4_uf.a_K_f.o.o.o.o.o", 1, (("end",),),
        (("declare", 13, "move"), ("step", 13, 42), ("step", 13, 17), ("step", 13, 18), ("step", 13, 45),
         ("step", 13, 72), ("stop", 13))),
    kinds.BallCarried: (
        "elfball.1.black-rock-dwarves.valkyries.1-0.n121-b-b-b-b-p13d-r131-q9d-s10z-q122-o-o.h113-h204-b-e173-b-b-b-i-"
        "r112-i-o-o.H10.th.hahn.1-32.0-0.1-0.H7-A9.H10-2-1-1-0-0-0-0-0-0-n", 0, (("end", 9),),
        (("step", 9, 274), ("step", 9, 253), ("face", 9, 1), ("end", 9))),
    kinds.OutOfTime: (
        BOWL + "3_0_1_5_5_0_0_-1_0_2_1_0_0_0_0_0_0_0_1_2_0_0_0_0_7_7~H5_blitz_4_2_0_0_1_0~H5_o_0_0~b_k3_f.d_j4_uf1_"
        "Ssprint-jumpup.d_o4_uf.a_k2_f.a_p4_f.a_k1_sf.a_i4_f.a_R_o.o.o.o.o~d_l1_f.c_i2_f.b_K_f.a_m4_f.a_n3_f.a_m1_f."
        "a_n1_f.o.o.o.o.o", 0, (("stop", 4), ("end",)),
        (("step", 4, 94), ("step", 4, 121), ("step", 4, 148), ("step", 4, 175), ("stop", 4))),
    kinds.CarrierJoined: (HELD, 0, (("end", 0),), (
        ("step", 0, 46), ("step", 0, 19), ("step", 0, 18), ("tackle", 0, 17), ("end", 0))),
    kinds.AimOdds: (
        "cave_brawl.1~9_3_60_0_-1~1_0~3_0_13_0_0_-1_0_0~12_-9_1_0~279_0_1_4_0_0~ca_4_6_6_11_g13_o.ca_3_5_4_13_h13_o_3_"
        "5_4_7.ca_2_4_6_5_f14_a.ca_5_2_4_24_f13_a_5_2_4_18.ca_6_6_2_22_e14_o.ap_8_1_3_25_h14_o.mo_0_6_4_6_d_o_0_6_4_0."
        "ap_6_6_2_15_h15_a.mo_-1_3_4_1_g12_o.am_2_1_2_3_j21_o.am_2_3_3_5_j20_o.am_2_4_1_6_i14_o.am_1_3_5_3_g14_o.am_4_"
        "1_4_13_f15_o.ac_4_7_6_9_g15_o.qu_4_1_5_20_k20_o.ac_0_4_4_3_l21_o.qu_1_1_5_4_k21_o~o", 0,
        (("rest", 1), ("end",)), (("block", 1, 12),)),
    kinds.AimChance: (
        "elfball.1.black-rock-dwarves.valkyries.1-0.n121-b-b-b-b-p13d-m133-q9d-s10z-p12d-o-o.h113-h204-b-e173-b-b-b-i-"
        "p113-q12d-o-o.q11.ta.hahn.1-27.0-0.0-0.H7-A10.A9-2-1-1-1-0-0-0-0-0-n", 1, (("end", 20),),
        (("step", 20, 294),)),
    kinds.TargetOdds: (
        YARD + "6.1.1.1.3.0.-1.-1_5.6.7.8.1.0_0.0__b2069.2881.3.4.0.4.0.6.-1~t1935.2863.2.4.0.4.0.7.-1~k-1.-1.0.1.2.0."
        "0.-1.0~n2035.2691.0.3.3.1.0.-1.0~r1839.2753.2.4.0.1.0.-1.0_b2135.2700.3.4.0.4.2.3.0~t2078.2781.2.4.0.4.0.3.-1~"
        "t1978.2773.1.4.0.4.0.3.-1~t2085.2605.2.4.0.4.0.3.-1~t-1.-1.0.1.1.0.0.-1.0", 1,
        (("fight", 7, 1), ("fight", 8, 3), ("fight", 6, 3)), (("fight", 6, 0),)),
    kinds.OrderOdds: (
        YARD + "6.0.1.1.1.0.-1.-1_0.2.1_0.0__b2010.3138.3.4.0.4.0.9.0~t1915.3106.1.4.0.4.0.9.0~k2237.2968.2.4.0.4.0.6."
        "0~n1925.3233.1.4.0.2.0.-1.0~r1659.3720.2.4.0.2.1.-1.0_b2305.1732.3.4.0.2.0.-1.0~t2177.2888.2.4.0.3.2.-1.0~"
        "t1997.2802.1.4.0.3.0.-1.0~t2297.2714.2.4.0.3.0.-1.0~t1990.3040.2.4.0.3.2.-1.0", 0,
        (("fight", 1, 9), ("fight", 0, 9)), (("fight", 0, 9),)),
    kinds.OrderForgotten: (
        YARD + "4.0.0.0.5.1.-1.-1__0.0__b3137.1862.2.4.0.0.0.-1.0~t3037.2042.0.3.4.0.0.-1.0~k2828.2114.2.4.0.0.0.-1.0~"
        "n-1.-1.0.1.2.0.0.-1.0~r-1.-1.0.1.2.0.0.-1.0_b-1.-1.0.1.2.0.0.-1.0~t2901.1894.2.4.0.0.0.-1.0~t2893.2310.1.4.0."
        "0.0.-1.0~t3255.2046.2.4.0.0.0.-1.0~t3110.2247.1.4.0.0.0.-1.0", 0,
        (("activate", 2), ("charge", 2, 7, ((2862, 2215),)), ("activate", 0), ("charge", 0, 8, ((3201, 1962),)),
         ("done",)), (("order", 0, "feet", 1),)),
    kinds.PerilOdds: (
        BOWL + "3_1_1_2_2_0_0_-1_0_2_2_0_1_1_0_0_0_0_1_1_0_0_0_0_7_7~o_o_0_0_0_0_1_0~H4_o_0_0~b_h4_f.d_o4_f.d_q7_f.a_"
        "p7_f.a_n2_f.a_n5_f.a_n1_f.a_R_o.o.o.o.o~d_p4_uf.c_p3_f.b_p5_uf.a_q5_uf.a_o1_f.a_p6_uf.a_o3_uf.o.o.o.o.o", 1,
        (("declare", 13, "block"), ("block", 13, 1), ("end",)),
        (("declare", 13, "move"), ("step", 13, 94), ("step", 13, 121), ("step", 13, 146), ("stop", 13))),
    kinds.PlayerExposed: (
        BOWL + "3_0_1_4_4_0_0_-1_0_1_0_1_0_0_0_0_0_0_1_1_0_0_1_0_7_7~o_o_0_0_0_0_1_0~A6_o_0_0~b_K_f.d_l4_f.d_z4_f.a_k2_"
        "f.a_l5_f.a_l6_f.a_n5_uf.a_R_o.o.o.o.o~d_B_f.c_w4_f.b_l2_f.a_n3_f.a_n6_pf.a_o3_f.a_o4_sf.o.o.o.o.o", 0,
        (("end",),), (("declare", 2, "move"), ("step", 2, 129), ("step", 2, 154), ("stop", 2))),
}


TEAMS = "gnomes_aaaaaaaaabbb.thunder-hammer-dwarves_aaaaaaaaaaaa.1-0."
TURN = ".th.hhan.1-5.0-0.0-0.n-n.n"
EXPOSED = {  # game, harm -> position, played, better
    ("elfball", "off"): (
        f"elfball.1.{TEAMS}i-m225-i-m82-i-i-i-i-i-i-i-i.i-i-m192-i-i-i-i-i-i-i-i-i.H4{TURN}",
        (("end", 3),), (("step", 1, 218), ("end", 1))),
    ("street_brawl", "wall"): (
        f"street_brawl.1.{TEAMS}i-k15-i-m62-i-i-i-i-i-i-i-i.i-i-k33-i-i-i-i-i-i-i-i-i.y7{TURN}",
        (("end", 3),), (("step", 1, 38), ("end", 1))),
}


def courses_of(position, side, played, better):
    """Return the rules, the face, the position, and the courses of two lines."""
    rules, face = fracas.ruleset_of(position), face_of(position.split(".")[0])
    state = rules.parse_position(position)
    return rules, face, state, *(run_to_end(course_of(rules, face, state, side, line)) for line in (played, better))


def proof_of(kind):
    """Return the proof of a scene and its sentence."""
    position, side, played, better = SCENES[kind]
    rules, face, state, own, other = courses_of(position, side, played, better)
    works = [work(rules, face, state, side, own, other) for work in (whole_reasons, aim_odds, harm_odds)]
    listed = [*(each for work in (*works, threats(rules, face, side, own, other)) for each in run_to_end(work)),
              *order_reasons(rules, face, state, side, own, other)]
    found = [reason for reason, _gap in listed if isinstance(reason, kind)]
    proof = kinds.ProvenReason(rules.position(state), side, found[0], 1.0, 1.0, cells_of(face, state, found[0]))
    return proof, reason_sentence(face, state, proof)


@pytest.fixture(scope="module")
def scenes():
    """Return the proof and the sentence of each scene."""
    return {kind: proof_of(kind) for kind in SCENES}


def faults(proof, said, **changes):
    """Return what the checker finds in a proof whose reason is changed."""
    return Checker(proof._replace(reason=proof.reason._replace(**changes)), said).run()


def test_whole_lines_are_proven_from_their_positions(scenes):
    assert {kind.__name__: faults(*scenes[kind]) for kind in scenes} == {kind.__name__: [] for kind in scenes}


@pytest.mark.parametrize("kind", SCENES, ids=lambda kind: kind.__name__)
def test_the_checker_finds_another_chance_whoever_says_it(scenes, kind):
    proof, said = scenes[kind]
    if kind is kinds.OrderForgotten:
        assert faults(proof, said, helped=(2,)) and faults(proof, said, helped=())
    elif kind is kinds.PlayerExposed:
        played = proof.reason.played
        assert faults(proof, said, played=played._replace(chance=played.chance - Fraction(1, 1000)))
    elif hasattr(proof.reason, "chances"):
        own, other = proof.reason.chances
        assert faults(proof, said, chances=(own + Fraction(1, 1000), other))
        assert faults(proof, said, chances=(own, other - Fraction(1, 1000)))
    else:
        assert faults(proof, said, chance=proof.reason.chance * Fraction(99, 100))


def test_the_checker_finds_another_player_other_steps_and_an_exact_chance_that_is_none(scenes):
    for kind in (kinds.CarrierMarked, kinds.CarrierJoined, kinds.GoalCovered, kinds.BallCarried):
        proof, said = scenes[kind]
        assert faults(proof, said, who=proof.reason.who + (1 if proof.reason.who % 12 == 0 else -1)), kind
    proof, said = scenes[kinds.BallCarried]
    steps = proof.reason.steps
    assert faults(proof, said.replace(f" {steps} step", f" {steps + 1} step"), steps=steps + 1)
    proof, said = scenes[kinds.OutOfTime]
    assert proof.reason.turns == (2, 1) and "1 turn is left" in said and "needs 2" in said
    assert faults(proof, said.replace("needs 2", "needs 3"), turns=(3, 1))
    assert faults(proof, said.replace("1 turn is", "2 turns are"), left=2)
    proof, said = scenes[kinds.AimChance]
    assert proof.reason.is_least and faults(proof, said, is_least=False)


def test_the_checker_finds_another_order_another_victim_a_longer_line_and_an_attack_that_was_overlooked(scenes):
    proof, said = scenes[kinds.OrderOdds]
    assert "if Duchess (B) goes first" in said
    assert faults(proof, said, better=proof.reason.better[:1]) and faults(proof, said, first=1)
    proof, said = scenes[kinds.TargetOdds]
    assert faults(proof, said, who=0) or faults(proof, said, who=3)
    assert Checker(proof, said, proof.reason.played[:1]).run() == ["another line was played"]
    proof, said = scenes[kinds.PerilOdds]
    assert Checker(proof, said, ("end",)).run() == ["another line was played"]
    assert faults(proof, said, better=proof.reason.played)
    proof, said = scenes[kinds.PlayerExposed]
    assert "crowd is right behind Oriana" in said and "44" in said and "nobody after" in said
    left = proof.reason.played._replace(reply=(), chance=Fraction(0))
    assert any("harmed by" in fault for fault in faults(proof, said, better=left))
    assert faults(proof, said, harm="wall")


@pytest.mark.parametrize(("game", "harm"), EXPOSED)
def test_whoever_is_left_at_a_line_or_a_wall_can_be_shoved_by_somebody_who_runs_up(game, harm):
    """Elfball 15, 19; Street Brawl 7: a tackle moves nobody, a shove does."""
    position, *lines = EXPOSED[game, harm]
    rules, face, state, own, other = courses_of(position, 0, *lines)
    listed = [reason for reason, _gap in run_to_end(threats(rules, face, 0, own, other))]
    (reason,) = (each for each in listed if isinstance(each, kinds.PlayerExposed))
    assert (reason.harm, reason.played.target, reason.played.reply[-1]) == (harm, 1, "A3 shove H2")
    assert len(reason.played.reply) > 1 and reason.better.chance < reason.played.chance
    proof = kinds.ProvenReason(rules.position(state), 0, reason, 1.0, 1.0, cells_of(face, state, reason))
    said = reason_sentence(face, state, proof)
    assert Checker(proof, said).run() == [] and "Cogsy (2)" in said


def test_whoever_stands_at_the_end_of_the_street_can_be_pushed_over_it_only_straight_on(scenes):
    """Street Bowl 8.1: a square that is free comes before the crowd."""
    proof, _said = scenes[kinds.PlayerExposed]
    assert proof.reason.played.reply[-2] == "A2 y4"
    assert proof.reason.played.chance == 1 - Fraction(5, 9)  # of two dice, one of which pushes or knocks down


def test_a_roll_that_hardly_ever_fails_is_no_reason_however_far_its_good_ends_lie_apart():
    rules, face, state, own, better = courses_of(*SCENES[kinds.CarrierMarked])
    worths = Worths((300, *[100] * 34, -500), (frozenset(),) * 36)
    gaps = {}
    for chance in (Fraction(995, 1000), Fraction(35, 36), Fraction(1, 2)):
        roll = kinds.RollFact((), "", 2, 0, 0, "", chance, ())
        risky = own._replace(actions=better.actions, certain=(), roll=roll, stops=True, worths=worths)
        gaps[chance] = [gap for reason, gap in dice_reasons(rules, face, state, risky, better)
                        if isinstance(reason, kinds.DiceNotNeeded)]
    assert list(gaps.values()) == [[0], [pytest.approx(3700 / 35 - 3200 / 36)], [pytest.approx(2000 / 18 - 3200 / 36)]]


def test_what_the_better_line_shows_itself_is_told_only_where_nothing_else_brings_half_as_much():
    roll = kinds.RollFact((), "", 0, 0, 0, "", Fraction(1, 2), ())
    tried = kinds.ChancePassedBy((), roll), 100.0
    nameless = kinds.AimChance((), "down", Fraction(1, 2), False, ()), 100.0
    score = kinds.AimChance((), "goal", Fraction(1, 2), False, ())
    named = kinds.TargetOdds((), (), "down", 12, 0, (Fraction(0), Fraction(1, 2)))
    for plain in (tried, nameless):
        for telling in (score, named):
            assert max([plain, (telling, 51.0)], key=telling_gap)[0] == telling
            assert max([plain, (telling, 49.0)], key=telling_gap) == plain


def test_a_roll_whose_words_have_a_colon_or_ask_is_followed_by_no_second_colon():
    rules, face, state, _own, _better = courses_of(*SCENES[kinds.CarrierMarked])
    said = {}
    for title in ("Marpe (H5) blocks Fauna (A4)", "Duchess: Moxie test", "Does Ugg understand what to do?"):
        reason = kinds.ChancePassedBy((), kinds.RollFact((), "", 0, 0, 0, title, Fraction(3, 4), ()))
        said[title] = reason_sentence(face, state, kinds.ProvenReason(rules.position(state), 0, reason, 1.0, 1.0, ()))
    chance = "75\N{NARROW NO-BREAK SPACE}%. It was worth a try."
    assert list(said.values()) == [f"{title}{stop} {chance}" for title, stop in zip(said, (":", ",", ""), strict=True)]


def test_every_harm_of_every_game_has_words_with_a_name_and_no_notation():
    for game in KEYS:
        harms = harms_of(game)
        for harm in (*harms.targets.values(), *harms.exposures.values()):
            assert "{name}" in harm.text and harm.text.format(name="Bob")
        assert all("{" not in peril.text and peril.text for peril in harms.perils.values())


def test_who_stands_at_a_wall_is_exposed_to_attacks_and_not_to_throws_to_the_cell_of_his_number(monkeypatch):
    """A9 holds the ball beside players at the wall; all his throws would take hours to enumerate."""
    game = fracas.from_position(
        "street_brawl.1.black-rock-dwarves.valkyries.2-0.d13-s17-m33-b-b-j13-i-o17-i-q1d-o-o.x-r21-i-t27-o32-b-q21-j6d-"
        "r12-i-o-o.A9.ta.hhan.2-44.1-0.0-0.H1-A7.n")
    tried = set()

    def note(_rules, _state, action):
        tried.add(action[0])
        return {}
        yield
    monkeypatch.setattr(exposures, "outcome_odds", note)
    over = Handover(game.state, (), (game.state,))
    run_to_end(exposures.exposures(game.ruleset, face_of("street_brawl"), 0, (over, over), 1.0))
    assert tried == {"tackle", "shove"}


def test_steps_are_counted_as_they_are_walked_on_squares_and_hexes(scenes):
    for kind in (kinds.GoalCovered, kinds.BallCarried):
        checker = Checker(*scenes[kind])
        middle = len(checker.face.field(checker.state).lattice.centres) // 2
        for cell in range(0, middle, 9):
            assert steps(checker.face, checker.state, cell, middle) == checker.path(checker.state, cell, {middle})


def test_every_aim_of_every_game_has_words():
    assert {key for game in KEYS for key in puzzle_aims_of(game)} == {*AIMS}


def test_a_risk_is_told_by_its_chance_to_fail_and_a_try_by_its_chance_to_come_off():
    rules, face, state, _own, _better = courses_of(*SCENES[kinds.CarrierMarked])
    played, better = (kinds.RollFact((), "", 0, 0, 0, "Moxie test", chance, ())
                      for chance in (Fraction(1, 5), Fraction(3, 10)))
    told = {kinds.DiceNotNeeded(played, ()): ["80"], kinds.RiskFirst(played, (), 0, 0): ["80"],
            kinds.ChancePassedBy((), better): ["30"], kinds.LongerOdds(played, better): ["20", "30"],
            kinds.HelpForgotten(played, better, 0, 0): ["20", "30"]}
    for reason, percentages in told.items():
        said = reason_sentence(face, state, kinds.ProvenReason(rules.position(state), 0, reason, 1.0, 1.0, ()))
        assert re.findall(r"(\d+)\s%", said) == percentages, said


def test_what_only_one_line_can_bring_is_told_of_that_line_and_what_cannot_happen_is_never():
    face = face_of("elfball")
    state = fracas.ruleset("elfball").parse_position(SCENES[kinds.BallCarried][0])

    def told(reason, words=PLAYED):
        return reason_sentence(face, state, kinds.ProvenReason("", 0, reason, 1.0, 1.0, ()), words)
    likely = kinds.AimChance(("x",), "goal", Fraction(1, 4), False, ())
    assert told(likely) == "Chance to score this turn: 25\u202f% with the better line."
    assert told(likely, TRIED) == "Chance to score this turn: 25\u202f% the lesson’s way."
    assert told(likely._replace(is_least=True)) == "Chance to score this turn: at least 25\u202f% with the better line."
    whole = kinds.WholeOdds(("x",), ("y",), (Fraction(0), Fraction(3, 4)), ())
    assert told(whole).endswith("comes off 75\u202f% of the time, the whole of what was played never.")
    assert told(whole._replace(chances=(Fraction(1, 2), Fraction(3, 4)))).endswith("of what was played 50\u202f%.")
    for own, other in ((0, 1), (1, 0), (1, 2)):
        odds = kinds.AimOdds(("x",), ("y",), "goal", (Fraction(own, 4), Fraction(other, 4)), ())
        assert told(odds).replace(" as played", " your way").replace("with the better line", "the lesson’s way") == \
            told(odds, TRIED)
