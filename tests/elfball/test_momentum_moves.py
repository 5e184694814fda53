"""Chapter 22: hexes paid with counters, one ability after the other."""

from fracas.games.elfball.state import Options
from tests.elfball.diagrams import board
from tests.elfball.gifted import able, supported

LONELY = """
      p10:  .      .      .
    q9:   .   H3>2   .      .
      r9:   .      .      .
"""
MARKED = """
      p10:  .      .      .
    q9:   .   H3>2  A5>5    .
      r9:   .      .      .
"""
BALL = """
      p10:  .      .      .
    q9:   .   H3>2  ball    .
      r9:   .      .      .
"""


def match_of(far, ability, rows=LONELY, **rest):
    """Return a match with H3 at q10, who has an ability, and others far away."""
    rest.setdefault("momentum", 3)
    return board(f"{rows.rstrip()}\n{far}", profiles=able(H3=ability), **rest)


def test_a_momentum_move_costs_a_counter_and_no_jog():
    match = match_of("q15: A2_", "ruthless").play("H3 momentum q11")
    assert match.state.momentum == 2 and match.state.jog == 6 and match.state.moved == 1
    assert match.place("H3") == "q11" and match.told("spends") == [(2, 1, 2)]


def test_jog_and_counters_may_be_mixed_and_no_jog_need_be_left():
    match = board(f"{LONELY.rstrip()}\nq15: A2_", profiles={"H3": {"abilities": ("ruthless",), "jog": 1}}, momentum=2)
    match.play("H3 q11").play("H3 momentum q12")
    assert match.place("H3") == "q12" and match.state.jog == 0 and match.state.acting == 2
    match.play("H3 momentum q13")
    assert match.legal("H3 momentum") == [] and match.state.momentum == 0


def test_without_counters_or_without_the_ability_there_is_none():
    assert match_of("q15: A2_", "ruthless", momentum=0).legal("H3 momentum") == []
    assert match_of("q15: A2_", "steady").legal("H3 momentum") == []


def test_ruthless_goes_closer_to_an_opponent_who_is_down_or_dazed():
    assert match_of("q15: A2_", "ruthless").legal("H3 momentum") == ["H3 momentum q11"]
    assert match_of("q15: A2~", "ruthless").legal("H3 momentum") == ["H3 momentum q11"]
    assert match_of("q15: A2>5", "ruthless").legal("H3 momentum") == []


def test_goalie_goes_closer_to_his_own_goal_hex():
    assert match_of("q15: A2>5", "goalie").legal("H3 momentum") == ["H3 momentum r10", "H3 momentum r9"]
    north = match_of("q15: A2>5", "goalie", south="away")
    assert north.legal("H3 momentum") == ["H3 momentum p11", "H3 momentum p10"]


def test_beeline_goes_closer_to_the_opposing_holder():
    assert match_of("q15: A2>5o", "beeline").legal("H3 momentum") == ["H3 momentum q11"]
    assert match_of("q15: A2>5", "beeline").legal("H3 momentum") == []
    assert match_of("q15: H2>5o", "beeline").legal("H3 momentum") == []


def test_teammate_goes_closer_to_a_team_mate_whoever_he_is():
    assert match_of("q15: H4_", "teammate").legal("H3 momentum") == ["H3 momentum q11"]
    assert match_of("q15: A4>5", "teammate").legal("H3 momentum") == []


def test_closer_is_judged_hex_by_hex_against_any_target():
    match = match_of("q15: H4>5\nq5: H6>2", "teammate")
    assert match.legal("H3 momentum") == ["H3 momentum q11", "H3 momentum q9"]
    match.play("H3 momentum q11").play("H3 momentum q10")
    assert match.place("H3") == "q10" and match.state.momentum == 1


def test_there_is_no_momentum_move_while_an_opponent_faces_him():
    match = match_of("q15: H4>5", "teammate", MARKED)
    assert match.legal("H3 momentum") == [] and match.legal("H3 q9")


def test_it_needs_a_free_hex():
    assert match_of("q15: H4>5", "teammate", MARKED.replace("A5>5", "A5_ ")).legal("H3 momentum") == []


def test_onto_the_ball_it_makes_him_pick_it_up():
    match = match_of("q15: H4>5", "teammate", BALL)
    match.play("H3 momentum q11: pick-up=ooo")
    assert match.ball() == "H3" and match.state.momentum == 4
    failed = match_of("q15: H4>5", "teammate", BALL).play("H3 momentum q11: pick-up=---; bounce=2")
    assert failed.told("shift") == [(0, 1, 2)] and failed.state.side == 1


def test_it_may_lead_off_the_field():
    match = board("r1: . H3>2 .\nq15: A2_", profiles=able(H3="shamble"), momentum=3).play("H3 shamble r1")
    assert match.place("H3") == "benched" and match.state.side == 1


def test_a_fee_is_paid_before_it_and_with_no_jog_for_it_there_is_none():
    rows = MARKED.replace("A5>5", "A5>2")
    match = match_of("q5: H4>2", "teammate", rows).play("H3 shove A5: shove=---")
    match.play("H3 momentum q9")
    assert match.state.jog == 5 and match.state.momentum == 2
    poor = board(f"{rows.rstrip()}\nq5: H4>2", profiles={"H3": {"abilities": ("teammate",), "jog": 1}}, momentum=3)
    poor.play("H3 shove A5: shove=---")
    assert poor.legal("H3 momentum") == ["H3 momentum q9"]
    poor.play("H3 momentum q9")
    assert poor.state.jog == 0 and poor.legal("H3 momentum")


def test_it_ends_with_the_normal_action_before_a_dash():
    match = match_of("q15: H4>5", "teammate").play("H3 dash 1: dash=o; dash hex")
    assert match.legal("H3 momentum") == [] and match.legal("H3 q11")


def test_it_counts_as_having_moved_for_a_long_throw():
    match = match_of("q15: H4>5", "teammate", LONELY.replace("H3>2", "H3>2o"))
    assert match.legal("H3 throw q17")
    assert match.play("H3 momentum q11").legal("H3 throw q18") == []


def test_under_the_old_costs_the_pick_up_after_it_still_costs_a_pace():
    options = Options(legacy_challenge_cost=True)
    match = match_of("q15: H4>5", "teammate", BALL, options=options).play("H3 momentum q11: pick-up=oo-")
    assert match.state.jog == 5
    out = board(f"{BALL.rstrip()}\nq15: H4>5", profiles={"H3": {"abilities": ("teammate",), "jog": 1}}, momentum=3,
                options=options)
    out.play("H3 r10").state.jog = 0
    assert "H3 momentum q11" not in out.legal("H3 momentum")


# -- Burst -------------------------------------------------------------------------------------------------------


def test_burst_moves_any_way_once_he_has_picked_the_ball_up():
    match = match_of("q5: A2>2", "burst", BALL)
    assert match.legal("H3 momentum") == []
    match.play("H3 q11: pick-up=oo-")
    assert len(match.legal("H3 momentum")) == 6
    match.play("H3 momentum r10").play("H3 momentum s9")
    assert match.place("H3") == "s9" and match.state.jog == 5 and match.state.momentum == 2


def test_burst_lasts_for_the_action_only_and_needs_the_ball_gained_in_it():
    match = match_of("q5: A2>2", "burst", LONELY.replace("H3>2", "H3>2o"))
    assert match.legal("H3 momentum") == []
    match = match_of("q5: A2>2", "burst", BALL).play("H3 q11: pick-up=oo-").play("H3 end")
    assert not match.state.advanced.burst


def test_a_stolen_ball_is_one_to_burst_away_with():
    match = match_of("q16: A6>2", "burst steal", MARKED.replace("A5>5", "A5>2o"), momentum=2)
    match.play("H3 steal A5: steal=ooo")
    assert match.ball() == "H3" and match.state.advanced.burst and match.legal("H3 momentum r9")


def test_a_dash_that_wins_the_ball_wins_burst_moves_and_nothing_else():
    match = match_of("q5: A2>2", "burst", BALL, momentum=3)
    match.play("H3 dash 1: dash=o; dash hex").play("H3 q11: pick-up=o--; momentum keep")
    assert match.state.acting == 2 and {text.split()[1] for text in match.legal("H3")} == {"momentum", "face", "end"}
    match.play("H3 momentum q12").play("H3 momentum q13")
    assert match.state.side == 1 and match.place("H3") == "q13"


def test_a_dash_that_wins_the_ball_ends_the_action_with_no_counter_left():
    match = match_of("q5: A2>2", "burst", BALL, momentum=1)
    match.play("H3 dash 1: dash=o; dash hex").play("H3 q11: pick-up=o--")
    assert match.state.side == 1 and match.ball() == "H3"


# -- Shamble -----------------------------------------------------------------------------------------------------


def test_shamble_spends_two_counters_and_ignores_those_who_face_him():
    match = match_of("q5: A2>2", "shamble", MARKED, momentum=5).play("H3 shamble r10")
    assert match.place("H3") == "r10" and match.state.momentum == 3 and match.state.jog == 6
    assert match.told("disengages") == []
    match.play("H3 shamble s10")
    assert match.legal("H3 shamble") == []


def test_shamble_needs_two_counters():
    assert match_of("q5: A2>2", "shamble", momentum=1).legal("H3 shamble") == []


def test_shamble_ignores_a_clipper_too():
    match = board(f"{MARKED.rstrip()}\nq5: A2>2", momentum=2,
                  profiles={"H3": {"abilities": ("shamble",)}, "A5": {"abilities": ("clipping",), "might": 5}})
    match.play("H3 shamble r10")
    assert match.place("H3") == "r10" and match.told("clip") == []


# -- Swarm -------------------------------------------------------------------------------------------------------

SWARM = """
    q9:   .   H3>2   .      .      .     H5>5   .
    s8:   .   H4>2   .
"""


def swarm(abilities="swarm", mights=(3, 3, 3), **rest):
    types = {"H3": "Little Guy", "H4": "Little Guy", "H5": "Midfielder"}
    profiles = {player: {"type": kind, "might": might, "abilities": ()}
                for (player, kind), might in zip(types.items(), mights, strict=True)}
    profiles["H3"]["abilities"] = (abilities,)
    rest.setdefault("momentum", 3)
    return board(SWARM, profiles=profiles, **rest)


def test_a_little_guy_who_acts_swarms_closer_to_a_team_mate_himself():
    match = swarm()
    assert match.legal("H3 momentum") == ["H3 momentum q11", "H3 momentum r10", "H3 momentum r9"]


def test_he_calls_the_others_while_he_acts():
    match = swarm()
    assert match.legal("H4 swarm") == []
    match.play("H3 q11")
    assert match.legal("H4 swarm") and match.legal("H5 swarm") == []
    match.play("H4 swarm r10")
    assert match.place("H4") == "r10" and match.state.momentum == 2 and match.state.jog == 5 and match.state.moved == 1


def test_only_team_mates_of_equal_or_lower_might_are_worth_swarming_to():
    match = swarm(mights=(4, 3, 4)).play("H3 q11")
    assert match.legal("H4 swarm") == []
    match = swarm(mights=(4, 4, 3)).play("H3 q11")
    assert match.legal("H4 swarm")


def test_who_was_called_may_be_turned_once_after_each_hex_and_is_not_the_last_player_moved():
    match = swarm().play("H3 q11").play("H4 swarm r10")
    assert match.legal("H4 face")
    match.play("H4 face 4")
    assert match.legal("H4 face") == [] and match.state.facing[3] == 3
    match.play("H3 face 1").play("H3 end")
    assert match.state.last_moved == [2, -1]


def test_who_is_faced_or_lies_is_not_called():
    rows = SWARM.replace("H4>2   .", "H4>2  A6>5")
    match = board(rows, profiles={"H3": {"type": "Little Guy", "abilities": ("swarm",)}, "H4": {"type": "Little Guy"}},
                  momentum=3).play("H3 q11")
    assert match.legal("H4 swarm") == []
    match = board(SWARM.replace("H4>2", "H4_"), momentum=3,
                  profiles={"H3": {"type": "Little Guy", "abilities": ("swarm",)}, "H4": {"type": "Little Guy"}})
    assert match.play("H3 q11").legal("H4 swarm") == []


def test_a_called_player_who_misses_the_ball_shifts_the_momentum():
    rows = """
        q9:   .   H3>2   .      .      .     H5>5   .
          r9:  .  ball   .
        s8:   .   H4>2   .
    """
    profiles = {"H3": {"type": "Little Guy", "abilities": ("swarm",)}, "H4": {"type": "Little Guy"}}
    match = board(rows, profiles=profiles, momentum=3).play("H3 q11")
    match.play("H4 swarm r10: pick-up=---; bounce=2")
    assert match.told("shift") == [(0, 1, 2)] and match.state.last_moved[0] == 2


def test_a_called_holder_does_not_score_until_his_own_action():
    match = board("c17: H4>2o .\ng16: H3>2 .", profiles={
        "H3": {"type": "Little Guy", "abilities": ("swarm",)}, "H4": {"type": "Little Guy"}}, momentum=3)
    match.play("H3 f17")
    assert "H4 swarm c18" not in match.legal("H4 swarm")  # not closer to H3
    near = board("c17: H4>2o . .\nc20: H3>5 .", profiles={
        "H3": {"type": "Little Guy", "abilities": ("swarm",)}, "H4": {"type": "Little Guy"}}, momentum=3)
    near.play("H3 face 4").play("H4 swarm c18")
    assert near.state.score == [0, 0] and near.place("H4") == "c18"


def test_a_call_is_no_start_of_an_action_any_more_even_after_a_turn():
    profiles = {"H3": {"type": "Little Guy", "abilities": ("swarm",)}, "H4": {"type": "Little Guy"}}
    match = supported(SWARM, home={"cheerleaders": 1}, profiles=profiles, momentum=3).play("H3 face 1")
    assert match.legal("H3 cheer")
    match.play("H4 swarm r9")
    assert match.legal("H3 cheer") == []
    assert match.play("H4 face 4").legal("H3 cheer") == []
