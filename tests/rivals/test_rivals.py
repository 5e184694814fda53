"""Rivals: twelve a game, each told apart by his habits, weak where a lesson says, as strong as the coach he meets."""

import json
from functools import cache
from itertools import islice
from random import Random

import pytest

import fracas
from fracas.bots.candidates import Candidate
from fracas.bots.decision_point import decision_point_of
from fracas.bots.levels import USUAL, Bot
from fracas.bots.match import play_steps
from fracas.bots.search import evident_candidate, misjudge, search
from fracas.faces import face_of, lessons_of
from fracas.lab.rival_teller import Teller, told_share
from fracas.lab.rival_trials import MATCHES, TrialTask, play_tell, read_result
from fracas.locale import LANGUAGES, set_language
from fracas.rivals.evenings import MOST_TOLD, Evening, cup_rivals, rung_of_evening, score_of
from fracas.rivals.habit_bot import STAR, STRONGEST, WEAKEST, leaning_level
from fracas.rivals.registry import KEYS, rival_bot, rival_of, table_of, words_of
from fracas.rivals.signs import (
    BACK,
    CARRIER,
    FORWARD,
    HIT,
    LEFT,
    RIGHT,
    SIT,
    SOFT,
    STILL,
    THROW,
    plan_signs,
)
from fracas.rivals.street_bowl import AT_CARRIER
from fracas.rivals.strength import Strength
from fracas.view.heads.head import head_id
from fracas.view.symbols import symbol

RIVALS = [rival for game in KEYS for rival in table_of(game).rivals]
PARTED = ("elfball", "cave_brawl", "street_bowl")  # games in which whoever shares two habits differs in weakness
NAMES = tuple(f"r{number}" for number in range(12))


@pytest.mark.parametrize("game", KEYS)
def test_twelve_rivals_of_a_game_are_all_different_and_none_is_beaten_by_a_lesson_that_loses(game):
    rivals = table_of(game).rivals
    assert len({rival.key for rival in rivals}) == len({tuple(rival.habits) for rival in rivals}) == 12
    assert len({rival.head for rival in rivals}) == 12
    assert all(lessons_of(game).lesson(rival.weakness.lesson) for rival in rivals)
    known = {(*tuple(rival.habits)[:2], rival.weakness.key) for rival in rivals}
    assert game not in PARTED or len(known) == 12
    assert "no-screen" not in {rival.weakness.key for rival in rivals}  # whoever follows that lesson loses
    teams = {each.value for each in face_of(game).teams()}
    assert {rival.team for rival in rivals} <= teams


def test_every_rival_has_a_drawn_head_and_his_words_in_both_languages():
    names = {code: [] for code in LANGUAGES}
    for code in LANGUAGES:
        set_language(code)
        for rival in RIVALS:
            said = words_of(rival)
            assert all(said) and said.name in said.hint and "{" not in said.hint
            names[code].append(said.name)
            assert symbol(head_id(1, rival.head)), rival.head
    set_language("en")
    assert all(len(set(found)) == len(RIVALS) for found in names.values())


def test_whoever_plays_down_one_wing_of_a_pit_keeps_off_the_other():
    for rival in table_of("cave_brawl").rivals:
        wings = {LEFT, RIGHT} & {*rival.habits}
        shunned = {sign for sign in (LEFT, RIGHT) if rival.likes.get(sign, 0) < 0}
        assert shunned == ({LEFT, RIGHT} - wings if wings else set())
        assert all(rival.likes[wing] == rival.habits[wing] > 0 for wing in wings)


def test_likes_of_habits_weakness_and_what_is_shunned_add_up():
    rival = rival_of("cave_brawl", "tuk")._replace(habits={LEFT: 5, HIT: 3}, shuns={LEFT: -1, RIGHT: -2})
    rival = rival._replace(weakness=rival.weakness._replace(likes={HIT: 4, BACK: 1}))
    assert rival.likes == {LEFT: 4, HIT: 7, BACK: 1, RIGHT: -2}


@cache
def middle(game):
    """Return a game and a position of it in which players can be moved, after a while at random."""
    rules, ground, played = fracas.ruleset(game), table_of(game).ground, fracas.new(game, "rivals")
    coaches = (Bot("random", "a"), Bot("random", "b"))
    for number in play_steps(played, coaches):
        is_late = number > (60 if game == "school_fighters" else 150)
        if is_late and played.pending is None and ground.is_turn(played.state) and len(
                list(islice(filter(None, rules.plans(played.state)), 4))) > 3:
            break
    return rules, played.state.copy()


@pytest.mark.parametrize("game", ["elfball", "street_brawl", "school_fighters"])
def test_left_of_one_side_is_right_of_the_other(game):
    rules, state = middle(game)
    ground = table_of(game).ground
    side = rules.to_act(state)
    cell = ground.cell(state, ground.team(state, side)[0])
    mine, theirs = ground.spot(state, cell, side), ground.spot(state, cell, 1 - side)
    assert abs(mine.across + theirs.across) <= 1 and abs(mine.along + theirs.along) <= 1


@pytest.mark.parametrize("game", KEYS)
def test_signs_are_found_for_plans_in_the_middle_of_a_match(game):
    rules, state = middle(game)
    signs = [plan_signs(table_of(game).ground, state, rules.to_act(state), plan) for plan in rules.plans(state) if plan]
    assert any(signs) and all(not {LEFT, RIGHT} <= found for found in signs)


def test_habits_move_no_certain_win_but_all_else():
    first, other = Candidate((("a", 0),)), Candidate((("b", 0),))
    for candidate, value in (first, 100), (other, 50):
        candidate.total, candidate.samples = value, 1
    misjudge([first, other], Random(1), 0.0, lambda candidate: 80.0 * (candidate is other))
    assert (first.value, other.value) == (100, 130)


def test_a_certain_win_beats_every_habit():
    win, other = Candidate((("a", 0),)), Candidate((("b", 0),))
    for candidate, value in (win, 1000), (other, 0):
        candidate.total, candidate.samples = value, 1
    win.certain = 1000
    assert evident_candidate([other, win]) is win


def test_a_habit_decides_where_the_worth_does_not():
    rules, state = middle("elfball")
    ground = table_of("elfball").ground
    point = decision_point_of(fracas.from_position(rules.position(state), "x"))

    def taken(sign):
        mind = USUAL._replace(leaning=lambda each: 5000.0 * (
            sign in plan_signs(ground, point.state, point.side, each.plan)))
        thought = search(point, Random(1), mind)
        thought.finish()
        return plan_signs(ground, point.state, point.side, thought.candidate.plan)
    offered = {sign for plan in rules.plans(state) if plan for sign in plan_signs(ground, state, point.side, plan)}
    tried = [sign for sign in (FORWARD, BACK, STILL, HIT, SOFT) if sign in offered]
    assert len(tried) >= 2 and all(sign in taken(sign) for sign in tried)


def test_the_bot_takes_what_it_likes_most():
    rules, state = middle("elfball")
    ground, tried = table_of("elfball").ground, 0
    point = decision_point_of(fracas.from_position(rules.position(state), "x"))
    for sign in (FORWARD, BACK, STILL, SOFT):
        thought = Bot(leaning_level(ground, {sign: 5000}, 1.0), "s").think(point)
        thought.finish()
        found = [sign in plan_signs(ground, point.state, point.side, each.plan) for each in thought.listed]
        if any(found) and not all(found):
            tried += 1
            assert sign in plan_signs(ground, point.state, point.side, thought.candidate.plan)
    assert tried >= 2


def signs_with_the_ball(*kinds):
    """Return the signs of what a carrier of Cave Brawl can do in the lesson of the ball that has to move."""
    lesson = next(each for each in lessons_of("cave_brawl").tactics if each.key == "one-step")
    state, ground = fracas.from_position(lesson.position, "x").state, table_of("cave_brawl").ground
    who, mate = state.holder, next(each for each in ground.team(state, 0) if each != state.holder)
    plans = {"rest": ("rest", who), "pass": ("pass", who, mate), "walk": ("step", who, state.where[who] + 21)}
    return [plan_signs(ground, state, 0, (plans[kind],)) for kind in kinds]


def test_whoever_throws_the_ball_does_not_sit_on_it():
    rest, thrown, walked = signs_with_the_ball("rest", "pass", "walk")
    assert SIT in rest and not {SIT, THROW} <= thrown and THROW in thrown and SIT not in walked
    assert all(CARRIER in each for each in (rest, thrown, walked))


def test_whoever_sits_on_the_ball_lets_it_lie_and_his_lesson_moves_it():
    weakness = rival_of("cave_brawl", "tuk").weakness
    for likes, is_learnt in (weakness.likes, False), (weakness.fault_likes, False), (weakness.lesson_likes, True):
        rest, *moves = (sum(likes.get(sign, 0) for sign in found)
                        for found in signs_with_the_ball("rest", "pass", "walk"))
        assert rest < min(moves) if is_learnt else rest > max(moves)


def test_an_attack_on_whoever_has_the_ball_has_a_sign_of_its_own():
    state = fracas.from_position(lessons_of("street_bowl").lesson("assist").position, "x").state
    ground, (blitzer, orc) = table_of("street_bowl").ground, (1, 16)
    plans = (("block", blitzer, orc),), (("step", blitzer, 123),)
    assert not any(AT_CARRIER in plan_signs(ground, state, 0, plan) for plan in plans)
    state.holder = orc
    assert [AT_CARRIER in plan_signs(ground, state, 0, plan) for plan in plans] == [True, False]


def test_a_trial_notes_his_decisions_and_reads_back():
    game = "school_fighters"
    task = TrialTask(0, game, table_of(game).rivals[0].key, "rookie", 0.5, "trial", 0)
    found = play_tell(task)
    assert found.points[0] in (0, 0.5, 1) and len(found.decisions) >= 5
    read = read_result(json.dumps(found))
    assert read.points == found.points and [list(map(list, each)) for each in read.decisions] == [
        list(map(list, each)) for each in found.decisions]


def test_a_teller_tells_who_takes_what_the_other_passes_up():
    left, right = [(["left"], ["right"])] * 20, [(["right"], ["left"])] * 20
    assert Teller({"a": [left], "b": [right]}, {}).name_of(right) == "b"
    assert told_share([("a", left), ("b", right)] * 2, lambda found: [found]) == (4, 4)


def test_a_teller_counts_on_what_is_known_until_he_has_seen_enough():
    left, right = (["left"], ["right"]), (["right"], ["left"])
    likes = {"a": {"left": 90}, "b": {"right": 90}}
    few, many = ({"a": [[left, right] * n], "b": [[left, right] * n]} for n in (1, 400))
    assert Teller(few, likes).name_of([left]) == "a" and Teller(few, likes).name_of([right]) == "b"
    chances = [Teller(known, likes).chances["a"]["left"] for known in (few, many)]
    assert chances[0] > 0.7 and 0.5 < chances[1] < 0.52


def test_a_half_is_told_by_what_the_other_has_taught():
    left, right = [(["left"], ["right"])] * 20, [(["right"], ["left"])] * 20
    turned = [("a", left), ("b", right), ("a", right), ("b", left)]  # in the second half each plays like the other
    assert told_share(turned, lambda found: [found]) == (0, 4)
    muddled = [("a", left), ("b", right), ("a", left), ("b", left[:15] + right[:5])]  # the first teaches less of b
    assert told_share(muddled, lambda found: [found]) == (3, 4)


def test_a_rival_plays_as_much_stronger_as_his_habits_cost():
    rival = rival_of("cave_brawl", "tuk")
    costly, free = rival._replace(cost=1.6), rival._replace(cost=0.0)
    assert [rival_bot(each, 1.0, "s").level.rung for each in (costly, free)] == [3, 1]
    assert rival_bot(costly, STRONGEST, "s").level.rung == STAR


def test_the_strongest_rival_decides_as_a_star_and_one_a_rung_below_by_his_habits():
    rules, state = middle("elfball")
    ground = table_of("elfball").ground
    point = decision_point_of(fracas.from_position(rules.position(state), "x"))

    def seen(level):
        thought = Bot(level, "s").think(point)
        thought.finish()
        return {line.text: line.value for line in thought.explanation()}
    star, strongest, below = seen("star"), *(seen(leaning_level(ground, {SOFT: 5000}, strength))
                                             for strength in (STRONGEST, STAR))
    assert star == strongest and star != below


# -- strength and cups -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("skill", [0.0, 1.0, 2.0, 3.0])
def test_whoever_plays_wins_about_half_of_his_first_ten_matches(skill):
    random, total, fair = Random(f"{skill}"), 0.0, 0
    for _trial in range(400):
        strength, before = Strength(), total
        for _match in range(MATCHES):
            won = random.random() < 1 / (1 + 3 ** (strength.rung - skill))
            total += won
            strength = strength.after(float(won))
        fair += 0.35 * MATCHES <= total - before <= 0.65 * MATCHES
    assert 0.4 <= total / 400 / MATCHES <= 0.6 and fair >= 0.7 * 400


def test_strength_stays_on_the_ladder():
    strongest = weakest = Strength()
    for _match in range(20):
        strongest, weakest = strongest.after(1.0), weakest.after(0.0)
    assert (strongest.rung, weakest.rung) == (STRONGEST, WEAKEST)


def evening(number, points, is_cup=True, rival="r0"):
    return Evening(number, f"m{number}", "elfball", rival, points, 1.5, is_cup)


def test_three_cups_have_all_twelve_rivals():
    drawn = [key for number in range(3) for key in cup_rivals(number, NAMES)]
    assert sorted(drawn) == sorted(NAMES) and cup_rivals(3, NAMES) == cup_rivals(0, NAMES)


def test_a_cup_goes_on_where_it_was_and_is_won_with_three_evenings():
    found = score_of([evening(1, 1), evening(2, 0), evening(3, 1, is_cup=False)], NAMES)
    assert (found.cup.evening, found.cup.is_won, found.cups, found.last) == (2, False, 0, None)
    found = score_of([evening(n, points) for n, points in enumerate((1, 0.5, 1, 0.5))], NAMES)
    assert found.cups == 1 and found.last.is_won and found.cup == (1, cup_rivals(1, NAMES), ())
    lost = score_of([evening(n, points) for n, points in enumerate((1, 0.5, 1, 0))], NAMES)
    assert lost.cups == 0 and not lost.last.is_won


def test_each_evening_of_a_cup_has_a_stronger_rival():
    rungs = [rung_of_evening(Strength(), number) for number in range(4)]
    assert rungs == sorted(set(rungs))


def test_strength_is_that_of_the_latest_forty_matches():
    found = [score_of([evening(n, 1) for n in range(count)], NAMES).strength.matches for count in (1, 7, 60)]
    assert found == [1, 7, MOST_TOLD]


def test_records_count_by_rival():
    found = score_of([evening(1, 1), evening(2, 0.5), evening(3, 0), evening(4, 1, rival="r3")], NAMES)
    assert found.records["r0"] == (1, 1, 1) and found.beaten == 2
