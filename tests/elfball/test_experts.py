"""What experts know: the chances of the next actions, who is likely to score next, and what to do about the ball."""

from dataclasses import replace
from functools import cache

import pytest

import fracas
from fracas.bots import Bot
from fracas.bots.decision_point import decision_point_of
from fracas.bots.match import play_steps
from fracas.games.elfball import state as st
from fracas.games.elfball.bot.chances import Chances
from fracas.games.elfball.bot.foresight import better, foreseen
from fracas.games.elfball.bot.judgement import (
    chance_later,
    chance_to_score,
    expert_worth,
    match_win_chance,
    patience,
    urge,
)
from fracas.games.elfball.bot.plans import plans, plans_of_novices
from fracas.games.elfball.bot.plans_of_experts import expert_plans
from fracas.games.elfball.bot.scene import Scene
from fracas.games.elfball.bot.signs import LOOSE, RAIDER, READY, RESTING, STOPPED, signs
from fracas.games.elfball.bot.weights_of_signs import SOON, WEIGHTS
from fracas.games.elfball.bot.worth import pass_chance
from fracas.games.elfball.disengage import disengage_need
from fracas.games.elfball.notation.shirts import read_player
from fracas.games.elfball.paths import paths
from fracas.games.elfball.state import Options
from fracas.games.elfball.tackle import impact_dice, impact_need, needs_impact, tackle_need
from fracas.games.elfball.throwing.ball import pick_up_need
from fracas.games.elfball.throwing.throw import throw_need
from fracas.kernel.ruleset import CoachSkill
from tests.elfball.diagrams import board
from tests.sample import sample

SCRUM = """
      p11:  .      .    A2>4   .
    q10:  H5>2  .  H3>2o   .
      r10:  .    H4>1    .     .
"""


def positions(key="elfball", seed="experts", most=30, every=3):
    """Return positions between actions of a match of bots with fair odds who crowd together like novices.

    Args: every - by how many inputs they are apart at least.
    """
    return [s.copy() for s in _played(key, seed, most, every)]


@cache
def _played(key, seed, most, every):
    return [*_between(key, seed, most, every)]


def _between(key, seed, most, every):
    game = fracas.new(key, seed)
    game.ruleset = replace(game.ruleset, ladder=(CoachSkill(plans=plans_of_novices),))
    for made in play_steps(game, (Bot("rookie", "a"), Bot("rookie", "b")), 8 * most):
        if game.pending is None and game.state.phase == st.TURN and game.state.acting < 0 and made % every == 0:
            yield game.state.copy()


def test_ways_are_as_sure_as_the_exact_paths():
    for s in positions()[:6]:
        chances = Chances(s)
        for p in st.players_on_field(s, s.side):
            if s.stance[p] == st.STANDING and p != s.holder:
                exact = paths(s, p)
                for cell, path in exact.items():
                    if s.ball not in path.cells and s.book.field.distance(s.where[p], cell) > 4:
                        likely, cells = chances.way(p, s.where[p], cell, chances.paces(p))
                        assert likely <= 1000 * path.chance + 1 and (not cells or cells[-1] == cell)


def test_an_attack_is_weighed_with_supporters_opponents_and_the_back():
    """Elfball 14."""
    match = board(SCRUM)
    s = match.state
    attack = next(each for each in Chances(s).attacks(s.holder) if each.attacker == 13)
    assert s.book.field.distance(attack.cell, s.where[s.holder]) == 1
    alone = board("q10: . H3>2o A2>5")
    best = Chances(alone.state).attacks(alone.state.holder)[0]
    assert tackle_need(alone.state, 13, alone.state.holder).value == 1 and best.chance == pass_chance(3, 1, False)


def test_somebody_beside_the_holder_makes_him_harder_to_bring_down():
    covered, bare = (board(f"q10: . {mate} . H3>2o . . . A2>5") for mate in ("H4>2", "."))
    chances = [max(each.chance for each in Chances(m.state).attacks(m.state.holder)) for m in (covered, bare)]
    assert chances[0] <= chances[1]


def test_a_situation_is_told_by_who_holds_the_ball_and_may_act():
    s = board(SCRUM).state
    assert s.side == 0 and signs(s).situation == READY
    s.last_moved[0] = s.holder
    assert signs(s).situation == RESTING
    s.side = 1
    assert signs(s).situation == STOPPED
    s.last_moved[0] = st.NO_ONE
    assert signs(s).situation == RAIDER
    assert signs(board("q10: . ball . H3>2 . A2>5").state).situation == LOOSE


def test_an_action_in_progress_counts_as_ended():
    s = board(SCRUM).state
    s.acting, s.jog = s.holder, 3
    seen = signs(s)
    assert (seen.side, seen.situation) == (1, STOPPED)


def test_every_situation_has_a_weight_for_every_sign():
    for key in ("elfball", "street_brawl"):
        for s in positions(key, most=25):
            seen = signs(s)
            assert len(WEIGHTS[seen.situation]) == len(seen.values)
            assert len(SOON[key][seen.situation]) == len(seen.values) + 1 + len(better(s, seen.side))


def test_who_is_near_the_goal_is_likelier_to_score_soon_whoever_he_plays_for():
    for side, (near, far) in enumerate((("f17: . H3>1o", "r10: . H3>1o"), ("r10: . A3>4o", "f17: . A3>4o"))):
        chances = []
        for holder in (near, far):
            s = board(f"{holder}\nm8: {'A2>4' if side == 0 else 'H2>1'}").state
            s.side = side
            likely = foreseen(s, signs(s), 0)
            chances.append(likely if side == 0 else 1 - likely)
        assert chances[0] > chances[1] + 0.1


def test_whose_turn_it_is_has_no_part_in_comparing_the_players():
    s = board("q10: H3>2o A2>5").state
    own, others = st.profile(s, 2), st.profile(s, 13)
    assert better(s, 0) == [-value for value in better(s, 1)] == [
        (a - b) / st.ON_FIELD for a, b in ((own.jog, others.jog), (own.might, others.might),
                                           (own.tackle, others.tackle), (own.dodge, others.dodge),
                                           (own.skill, others.skill))]


def test_each_game_foresees_by_what_was_learnt_in_it(monkeypatch):
    def judged(key):
        return [chance_to_score(s) for s in positions(key, most=12)]

    before = {key: judged(key) for key in SOON}
    for key in SOON:
        with monkeypatch.context() as without:
            without.setitem(SOON, key, tuple((0,) * len(row) for row in SOON[key]))
            assert [judged(other) == before[other] for other in SOON] == [other != key for other in SOON]


def test_what_is_foreseen_counts_less_in_a_test_without_end(monkeypatch):
    def part(turn):
        s = board(SCRUM).state
        s.turn = turn
        chances = []
        for soon in (0.0, 1.0):
            monkeypatch.setattr("fracas.games.elfball.bot.judgement.foreseen", lambda *_, soon=soon: soon)
            chances.append(chance_to_score(s))
        return round(chances[1] - chances[0], 6)

    assert [part(turn) for turn in (1, 120, 240, 1200)] == [0.75, 0.75, 0.375, 0.075]


def test_what_is_good_for_one_side_is_as_bad_for_the_other():
    for s in positions():
        assert expert_worth(s, 0) == -expert_worth(s, 1) and abs(expert_worth(s, 0)) <= 990


def test_a_goal_ahead_is_worth_more_the_fewer_are_left():
    assert match_win_chance(0, 0, 2) == match_win_chance(1, 1, 2) == 0.5
    assert match_win_chance(1, 0, 2) == 0.75 and match_win_chance(1, 0, 3) == 0.6875 and match_win_chance(2, 0, 2) == 1
    level, ahead = (board(SCRUM, options=Options(goals=2)).state for _ in range(2))
    ahead.score = [1, 0]
    assert expert_worth(ahead, 0) > expert_worth(level, 0) + 300


def test_who_waits_with_the_ball_is_urged_on():
    s = board(SCRUM).state
    early = chance_to_score(s)
    assert patience(s) == 1 and urge(s, 0) >= 0
    s.turn = 200
    assert patience(s) < 0.5 and urge(s, 0) == -urge(s, 1) > 0 and chance_to_score(s) != early


def test_plans_of_experts_begin_legally():
    for key in ("elfball", "street_brawl"):
        rules = fracas.ruleset(key)
        for s in positions(key, most=25):
            found = [plan for plan in expert_plans(s) if plan]
            assert found and all(rules.is_legal(s, plan[0]) for plan in found)


def test_an_expert_thinks_of_clearing_screening_and_throwing():
    s = board(SCRUM).state
    found = [plan for plan in expert_plans(s) if plan]
    kinds = {(action[0], action[1] == s.holder) for plan in found for action in plan}
    assert {("tackle", False), ("throw", True), ("step", True)} <= kinds
    assert any(plan[0][:2] == ("step", 3) for plan in found)


@pytest.mark.parametrize("goals", (1, 2, 3))
def test_the_star_scores_when_it_can(goals):
    game = board("f17: . . H3>1o\np11: A2>4", options=Options(goals=goals)).game
    thought = Bot("star", "x").think(decision_point_of(game))
    thought.finish()
    assert thought.candidate.plan[-1][2] == st.attacked_goal(game.state, 0, game.state.where[2])


def test_the_star_scores_rather_than_to_wait_for_the_last_opponent_to_get_up():
    """Street Brawl, 0:1 of two goals: six players against one who is Dazed, and the holder stands before the goal."""
    game = fracas.from_position(
        "street_brawl.1.razorbacks.valkyries.2-0.x23-y56-i-y16-b-r-y41-y21-y36-b-o-o.i-r-i-r-i-i-i-i-x3z-i-o-o.H9.ta."
        "hahn.2-1729.0-1.0-0.H2-A9.n", seed="x")
    bots = Bot("star", "a"), Bot("yardstick", "b")
    while game.state.turn < 1733 and game.state.test == 2:
        decision = bots[game.to_act].decide(game)
        game.apply(decision) if game.pending is None else game.answer(decision)
    assert game.state.score == [1, 1]


@pytest.mark.parametrize("goals, score", ((2, (0, 0)), (2, (0, 1)), (3, (0, 0)), (3, (1, 0)), (3, (1, 2)), (3, (0, 2))))
@pytest.mark.parametrize("hurt", ("", "H1 H5 H6 H7", "A5 A6 A7 A8 A9 A10 A11"))
def test_a_goal_is_worth_as_much_as_the_certainty_that_it_will_fall(goals, score, hurt, monkeypatch):
    """Or whoever could score would rather keep the ball, and beat the others up."""
    before, after = (board(SCRUM, options=Options(goals=goals)).state for _ in range(2))
    before.score, after.score = [*score], [score[0] + 1, score[1]]
    after.phase, after.holder = st.SET_UP, st.NO_ONE
    gone = [read_player(player) for player in hurt.split()]
    for s in (before, after):
        s.where = [st.INFIRMARY if p in gone else st.BENCH if cell < 0 or s is after else cell
                   for p, cell in enumerate(s.where)]
    monkeypatch.setattr("fracas.games.elfball.bot.judgement.chance_to_score", lambda _: 1.0)
    monkeypatch.setattr("fracas.games.elfball.bot.judgement.usual_worth", lambda _: 0)
    assert abs(expert_worth(after, 0) - expert_worth(before, 0)) <= 1


def test_who_has_more_players_left_is_likelier_to_score_in_tests_to_come():
    """SCRUM has three players against one; who rests or sits on the Bench comes back."""
    alone, level, rested = (board(SCRUM, off=off).state for off in (
        {}, {"bench": "A5 A6"}, {"benched": "A5", "recovery": "A6", "ejected": "H7"}))
    assert chance_later(alone) > chance_later(level) == chance_later(rested) == 0.5
    assert match_win_chance(0, 0, 2, 0.4) < 0.5 < match_win_chance(0, 0, 2, 0.6) < match_win_chance(1, 0, 2, 0.6)
    assert match_win_chance(0, 1, 2, 0) == 0 and match_win_chance(0, 1, 2, 1) == 1


@cache
def many():
    """Return positions of several matches, and one with a crowd; first those in which most players face each other."""
    seeds, most, every = sample(("sl", 30, 1), ("bajelfmhdx", 60, 3))
    return [board(SCRUM).state, *(s for seed in seeds for s in positions("elfball", seed, most, every))]


def exact_attack(s, attack, target):
    """Return the chance of an attack by the rules: the attacker stands where he would and faces his target."""
    q, after = attack.attacker, s.copy()
    after.where[q], after.facing[q] = attack.cell, s.book.field.direction_to(attack.cell, s.where[target])
    likely = pass_chance(st.profile(s, q).tackle, tackle_need(after, q, target).value, False)
    if needs_impact(after, q, target):
        likely = likely * pass_chance(impact_dice(after, q, target), impact_need(after, q, target).value, False) // 1000
    need = disengage_need(s, q, s.where[q]) if attack.cell != s.where[q] else None
    return likely * (pass_chance(st.profile(s, q).dodge, need.value, False) if need else 1000) // 1000


def test_chances_to_leave_to_fetch_and_to_throw_are_those_of_the_rules():
    """Elfball 11, 12.1, 13.1."""
    faced = 0
    for s in many():
        chances = Chances(s)
        for p in st.players_on_field(s, 0) + st.players_on_field(s, 1):
            if s.stance[p] != st.STANDING:
                continue
            who, cell = st.profile(s, p), s.where[p]
            need = disengage_need(s, p, cell)
            faced += need is not None and len(need.reasons) > 1
            assert chances.leave(p, cell) == (pass_chance(who.dodge, need.value, False) if need else 1000)
            assert chances.pick_up(p, cell) == pass_chance(who.skill, pick_up_need(s, p, cell).value, False)
            assert chances.throw(p, cell) == pass_chance(who.skill, throw_need(s, p, cell, cell).value, False)
    assert faced > 60


def test_chances_of_attacks_are_those_of_the_rules_but_for_supporters_of_two_kinds():
    """Elfball 14, Ruling 34: who faces the attacker and who faces the target support him; the more are counted."""
    seen = equal = 0
    for s in many():
        target = s.holder
        for attack in Chances(s).attacks(target) if target >= 0 else ():
            if s.stance[attack.attacker] == st.STANDING:
                exact = exact_attack(s, attack, target)
                seen, equal = seen + 1, equal + (attack.chance == exact)
                assert attack.chance <= exact
    assert seen > 80 and equal > 0.9 * seen, (seen, equal)


def test_whoever_is_about_to_score_is_likely_to_and_it_counts_for_his_side():
    home, away = board("f17: . . H3>1o\np11: A2>4").state, board("q10: . . A3>1o\nf17: H2>4").state
    for s, side in ((home, 0), (away, 1)):
        s.side = side
        likely = chance_to_score(s)
        assert (likely if side == 0 else 1 - likely) > 0.6 and expert_worth(s, side) > 200


def test_who_has_more_players_on_their_feet_is_likelier_to_score_next():
    more, fewer = (chance_to_score(board(f"q10: {mates} . ball . {foes}").state)
                   for mates, foes in (("H2>2 H3>2", "A2>5 ."), ("H2>2 .", "A2>5 A3>5")))
    assert more > fewer


def test_who_moved_last_threatens_nobody_next():
    s = board("q10: . H3>2o . . A2>5").state
    assert Scene(s).exposure(s.where[s.holder]) == 1
    s.last_moved[1] = next(p for p in st.TEAM_SLOTS[1] if s.where[p] >= 0)
    assert Scene(s).exposure(s.where[s.holder]) == 0


def test_who_waits_turns_to_where_opponents_could_come_from():
    s = board("m8: . H3>5o . . . . . . . A2>5").state
    scene = Scene(s)
    plan = scene.plan_with_safe_back(s.holder, scene.way(s.holder, s.where[s.holder]))
    turned = next(action[2] for action in plan if action[0] == "face")
    front = s.book.field.front[s.where[s.holder]][turned]
    foe, field = s.where[st.players_on_field(s, 1)[0]], s.book.field
    assert min(field.beside[s.where[s.holder]], key=lambda cell: field.distance(cell, foe)) in front


STUCK = ("elfball.1.black-rock-dwarves.valkyries.1-0.h166-b-b-b-b-u96-s146-r61-l156-s61-o-o."
         "h113-i16d-b-e173-b-b-b-i151-g123-g204-o-o.H1.th.haan.1-5.0-0.0-0.H9-A2.n")
LYING = ("elfball.1.black-rock-dwarves.valkyries.1-0.d18d-b-b-b-b-u96-s146-j12d-r156-s61-o-o."
         "g17d-h204-b-j171-b-b-b-m14d-h17d-d173-o-o.i13.ta.hahn.1-17.0-0.0-0.H8-A10.n")


def idle_plans(find, s):
    """Return the plans in which nobody attacks, throws or runs into the goal."""
    deeds, goals = {"tackle", "shove", "cutblock", "throw"}, s.book.field.goals[1 - st.half_of(s, s.side)]
    return [plan for plan in find(s) if plan and not deeds.intersection(action[0] for action in plan)
            and plan[-1][-1] not in goals]


def test_whoever_knows_shoves_frees_a_stuck_holder_and_a_novice_thinks_of_something_else():
    """The holder leaves in 47 %, after a Shove in 73 %."""
    s = fracas.from_position(STUCK).state
    assert any(action[0] == "shove" for plan in plans(s) for action in plan)
    assert not idle_plans(plans, s) and idle_plans(plans_of_novices, s)
    s.acting = s.holder
    assert [*plans(s)] == [*plans_of_novices(s)]


def test_an_expert_leaves_no_ball_lying_that_is_fetched_in_59_percent():
    """16 of 27."""
    s = fracas.from_position(LYING).state
    assert not [plan for plan in idle_plans(expert_plans, s)
                if not any(action[0] == "step" and action[2] == s.ball for action in plan)]


WALLED = ("street_brawl.1.black-rock-dwarves.valkyries.2-0.q21-l33-b-b-b-c43-r-n74-n2d-o7d-o-o."
          "p77-o67-b-x47-b-b-b-p55-r16-q1d-o-o.A1.ta.haan.1-20.0-0.0-0.H2-A2.n")
SHUT_OFF = ("street_brawl.1.black-rock-dwarves.valkyries.2-0.b-i-m43-b-b-c43-p45-o53-i53-o6d-o-o."
            "i-i-x47-i-r27-n6d-i-n4z-o46-p5d-o-o.A9.th.hhhn.2-8.1-0.2-0.H10-A10.n")
SCREENED = ("street_brawl.1.black-rock-dwarves.valkyries.2-0.o13-b-b-b-b-o33-o48-q4d-j4d-k71-o-o."
            "l7d-i-n33-p17-x-x-b-x-x-p37-o-o.H10.ta.haan.1-38.0-0.0-0.H8-A1.n")


def end_of_walk(s, plan, p):
    """Return the cell where a player's steps end."""
    return next((action[2] for action in reversed(plan) if action[0] == "step" and action[1] == p), s.where[p])


def test_a_holder_runs_though_bodies_keep_him_from_where_he_would_like_to_go_most():
    """All squares six paces nearer to the goal are seven away round those who stand and lie before him."""
    s = fracas.from_position(WALLED).state
    h, goal = s.holder, s.book.field.distances(st.attacked_goal(s, s.side, s.where[s.holder]))
    runs = [plan for plan in expert_plans(s) if plan and plan[0][1] == h and all(a[0] != "throw" for a in plan)]
    assert min(goal[end_of_walk(s, plan, h)] for plan in runs) == goal[s.where[h]] - 5
    decided = Bot("star", "x").think(decision_point_of(fracas.from_position(WALLED)))
    decided.finish()
    assert goal[end_of_walk(s, decided.candidate.plan, h)] < goal[s.where[h]]


@pytest.mark.parametrize("position, attacker, chance", ((SHUT_OFF, "H7", 730), (SCREENED, "A10", 173)))
def test_the_holder_is_attacked_the_long_way_round_or_from_another_side(position, attacker, chance):
    """H7 has four paces more to go round his mates; the square that A10 would like most is shut."""
    s, q = fracas.from_position(position).state, read_player(attacker)
    wanted = next(each for each in Chances(s).attacks(s.holder) if each.attacker == q)
    scene = Scene(s)
    assert not scene.way(q, wanted.cell).chance
    found = scene.chances.attack_by(q, s.holder, {cell: way.chance for cell, way in scene.ways(q).items()})
    attacks = [plan for plan in expert_plans(s) if ("tackle", q, s.holder) in plan]
    assert found.chance == chance and found.cell in [end_of_walk(s, plan, q) for plan in attacks]
    assert (found.cell == wanted.cell) == (position == SHUT_OFF)


def test_ways_lead_to_every_cell_in_reach_as_surely_as_the_exact_paths():
    surer = 0
    for s in positions()[:6]:
        scene = Scene(s)
        for p in filter(scene.is_able, scene.able):
            if s.stance[p] != st.STANDING or p == s.holder:
                continue
            ways, exact = scene.ways(p), paths(s, p)
            open_cells = {cell for cell, path in exact.items() if s.ball not in path.cells and path.chance
                          and scene.chances.is_free(cell)}
            assert open_cells <= set(ways)
            for cell in open_cells:
                assert ways[cell].chance <= 1000 * exact[cell].chance + 1
                assert end_of_walk(s, ways[cell].plan, p) == cell and len(ways[cell].plan) <= scene.chances.paces(p)
                surer += ways[cell].chance > scene.way(p, cell).chance
    assert surer


def test_an_attack_is_weighed_with_the_way_to_it():
    s = board("q10: . H3>2o . A2>5").state
    q = st.TEAM_SLOTS[1][1]
    cell = s.book.field.beside[s.where[s.holder]][0]
    sure, half = (Chances(s).attack_by(q, s.holder, {cell: chance}) for chance in (1000, 500))
    assert sure.cell == half.cell == cell and half.chance == sure.chance // 2 > 0
    assert Chances(s).attack_by(q, s.holder, {}).chance == 0


WAITING = ("street_brawl.1.black-rock-dwarves.valkyries.2-0.o23-q17-b-b-b-h71-q22-r13-x-r27-o-o."
           "k13-h13-x-j17-x-x-x-i-i14-h22-o-o.H8.th.ahan.1-27.0-0.0-0.H6-A9.n")


def does_something(s, plan):
    """Return whether a plan brings the holder nearer to the goal, attacks, throws or brings somebody in."""
    goal = s.book.field.distances(st.attacked_goal(s, s.side, s.where[s.holder]))
    return goal[end_of_walk(s, plan, s.holder)] < goal[s.where[s.holder]] or any(
        action[0] in ("tackle", "shove", "cutblock", "steal", "throw", "enter") for action in plan)


def test_a_holder_whom_nobody_comes_for_waits_for_twenty_turns_and_no_longer():
    """Nobody can attack H8, and the opponents stayed where they were for a hundred turns."""
    s = fracas.from_position(WAITING).state
    assert all(does_something(s, plan) for plan in expert_plans(s) if plan)
    s.turn = 19
    assert not all(does_something(s, plan) for plan in expert_plans(s) if plan)
    s.turn, s.last_moved[1] = 27, st.NO_ONE
    foe = st.players_on_field(s, 1)[0]
    s.where[foe] = next(cell for cell in s.book.field.beside[s.where[s.holder]] if cell not in s.where)
    assert max(each.chance for each in Chances(s).attacks(s.holder)) > 350
    assert not all(does_something(s, plan) for plan in expert_plans(s) if plan)


def test_a_timed_match_may_be_waited_out():
    s = fracas.from_position(WAITING).state
    s.options = s.options._replace(cards=8)
    assert st.is_timed(s) and not all(does_something(s, plan) for plan in expert_plans(s) if plan)
