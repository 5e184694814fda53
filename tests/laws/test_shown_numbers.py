"""Laws of the numbers between a rule and the screen: a chance shown is the exact chance of what it is shown for.

Assumptions of what is shown before a plan stands, on lit cells and paths: nothing is spent on re-rolls, of Momentum, of
a team, of a leader or with Pro, and opponents neither intercept, hold, follow nor dive. On a path the player arrives on
his feet, with the ball if it lies at its end. In Street Bowl paths beside opponents who hold or follow are not judged,
nor those of one who leaves as soon as he has arrived, drawn out to sea by his potion or in search of blood. A plan and
its slip rest on the assumptions of the odds of its game.
"""

import json
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

import fracas
from fracas.__main__ import main
from fracas.faces import face_of, plans
from fracas.faces.preview import first_roll, position_before_last
from fracas.faces.questions import question_prompt
from fracas.games.elfball.dice import net_of
from fracas.games.street_bowl import state as bowl
from fracas.games.street_bowl.blocking.block_dice import DEFENDER_DOWN, RESULTS, STUMBLES
from fracas.games.street_bowl.skills.moving import SHADOWING, TENTACLES
from fracas.kernel.dice import outcomes
from fracas.kernel.drivers import Answer
from fracas.kernel.errors import DamagedText
from fracas.kernel.odds import UNDECIDED, enumerate_odds, exact_odds
from fracas.kernel.table import Choice
from fracas.page.match.play import advice
from fracas.puzzles.aims import Aim
from fracas.puzzles.line_evaluation import line_chance
from tests.laws.exact_chances import chance_after_answers, chance_of_event, chance_of_path, tone
from tests.laws.matches import inputs, names, pick
from tests.laws.test_odds import within
from tests.sample import sample

REAL = [fracas.ruleset(key) for key in fracas.KEYS]
WALKED = [ruleset for ruleset in REAL if face_of(ruleset.key).plane is None]
ASKED = [ruleset for ruleset in REAL if ruleset.key in ("elfball", "street_brawl", "street_bowl")]
MOST_STEPS, MOST_ROLLS = 4, 3  # of a path, so that it is judged quickly
PATHS, AIMED, ACTIONS, ANSWERS = sample(40, 1_500), sample(15, 400), sample(12, 300), sample(80, 800)
MOST_RUNS = 500  # of a puzzle's line
MOST_SLICES = 40  # of odds; longer ones are left out
MOST_INPUTS = sample(1_500, 60_000)
FLOWN = frozenset({"throw:loose", "throw:caught", "throw:dropped", "throw:repelled", "flies"})
MISSED = frozenset({"throw:flop", "throw:missed"})
PASSED = (frozenset({"pass:caught", "pass:lost", "pass:loose"}),
          frozenset({"pass:fumbled", "pass:inaccurate", "pass:dropped"}))
CLAIMS = {  # by the kinds of actions: what their lit cells promise, and what breaks the promise
    "elfball": {"throw": (FLOWN, MISSED)},
    "cave_brawl": {
        "pass": (frozenset({"catches"}), frozenset({"pass_fails", "catch_fails"})),
        "kick": (frozenset({"kick_hits"}), frozenset({"kick_fails"})),
        "vault": (frozenset({"vaults"}), frozenset({"vault_fails"})),
    },
    "street_bowl": {
        "pass": PASSED, "bank": PASSED,
        "hand": (frozenset({"catches"}), frozenset({"fails_catch", "hits_ground"})),
        "gaze": (frozenset({"is_hypnotised"}), frozenset()),
        "throw": (frozenset({"flies"}), frozenset({"is_dropped"})),
    },
}
TREEMAN = (
    "street_bowl.1~1_0~halfling_0_1_1~goblin_0_2_0~3_0_1_1_0_0_0_-1_0_2_1_0_1_1_2_0_0_0_0_2_0_0_0_0_7_7~o_o_0_0_0_0_0_0~"
    "o_k3_0_0~b_l7_f.b_R_o.a_c3_f.a_j4_f.a_R_o.a_m5_f.a_b3_f.a_h1_f.a_R_o.a_i4_f.o.o~f_R_o.e_w5_f.b_w6_f.d_R_o.a_r3_f."
    "a_r1_f.a_n3_f.a_R_o.a_x3_f.a_R_o.a_t3_f.o")
FANATIC = (
    "street_bowl.1~0_0~human_1_1_0~goblin_0_2_0~3_1_2_0_1_0_0_-1_0_2_0_2_0_1_1_0_0_0_0_0_0_0_1_0_7_7~o_o_0_0_0_0_0_0~"
    "A8_o_0_0~b_j7_f.d_R_o.d_b1_f.a_m4_f.a_b4_f.a_m3_f.a_e4_f.a_i4_f_C6-3-1-8_Sreallystupid-thickskull.o.o.o.o~f_R_o."
    "e_n4_f.b_B_o.d_w5_f.a_q3_f_C6-2-2-7_Sbonehead.a_u3_f.a_R_o.a_v4_f.a_n2_f.a_z7_f.a_R_o_C6-2-1-7_Sreallystupid-"
    "thickskull.o")
CLAIMS["street_brawl"] = CLAIMS["elfball"]


def boundaries(ruleset, seed, most=MOST_INPUTS):
    """Yield matches at random positions in which an action may follow."""
    for game, _count in inputs(ruleset, seed, most):
        if game.pending is None and not game.is_terminal():
            yield game


def options_of(ruleset, seed, kinds=None, most=MOST_INPUTS):
    """Yield a match, a player who may act, and his options, where an action of one of some kinds is legal."""
    face = face_of(ruleset.key)
    for game in boundaries(ruleset, seed, most):
        legal = game.legal_actions()
        if face.setup(game.state, legal) is None and (kinds is None or kinds & {action[0] for action in legal}):
            for who in face.actors(game.state, legal):
                yield game, who, face.move_options(game.state, legal, who)


def page_plan(game, face, plan):
    """Return a plan as the page shows it, with its odds worked out."""
    if plan.fan is not None:
        return plan
    work = plans.odds_work(game, face, plan)
    while True:
        try:
            next(work)
        except StopIteration as end:
            return plans.with_odds(face, plan, end.value)


def share_of_good(face, odds):
    """Return the chance of the good outcomes."""
    return sum((chance for key, chance in odds.items() if tone(face, key) not in ("flop", "fail")), Fraction(0))


def is_left_out(ruleset, state, who):
    """Return whether the chance of a path leaves out on purpose what may happen to a player on it."""
    if ruleset.key != "street_bowl":
        return False
    foes = [foe for foe in bowl.EVERYBODY if bowl.side_of(foe) != bowl.side_of(who) and state.where[foe] >= 0]
    is_held = any(bowl.has(state, foe, skill) for foe in foes for skill in (TENTACLES, SHADOWING))
    return is_held or bool(state.is_hungry) or bool(state.brews[who] & bowl.ORCA)


@pytest.mark.parametrize("ruleset", WALKED, ids=names)
def test_the_chance_of_a_path_is_that_of_all_its_steps(ruleset):
    face, random, judged, risky = face_of(ruleset.key), Random("paths"), 0, 0
    for game, who, options in options_of(ruleset, "paths"):
        paths = [path for path in options.paths.values()
                 if 0 < len(path.steps) <= MOST_STEPS and len(path.rolls) <= MOST_ROLLS]
        rolled = [path for path in paths if path.chance < 1]
        if not paths or (not rolled and random.random() < 0.8) or is_left_out(ruleset, game.state, who):
            continue
        path = pick(rolled or paths, random)
        exact = chance_of_path(ruleset, face, game.state, who, path)
        assert path.chance == exact, (game.position, path, exact)
        judged, risky = judged + 1, risky + bool(rolled)
        if judged == PATHS:
            break
    assert judged == PATHS and (risky > judged // 3 or ruleset.key == "cave_brawl")


def options_at(position, who):
    """Return the ruleset and the face of a position, the position, and the options of a player in it."""
    game = fracas.from_position(position)
    face = face_of(game.ruleset.key)
    return game.ruleset, face, game.state, face.move_options(game.state, game.legal_actions(), who)


def test_a_player_who_may_take_root_is_shown_the_chance_that_he_does_not():
    ruleset, face, state, options = options_at(TREEMAN, 0)
    path = options.paths[166]
    assert path.chance == chance_of_path(ruleset, face, state, 0, path) == Fraction(5, 6)


def test_a_player_with_ball_and_chain_is_offered_no_path_of_his_own_choice():
    assert not options_at(FANATIC, 13)[3].paths


@pytest.mark.parametrize("ruleset", WALKED, ids=names)
def test_the_chance_on_a_lit_cell_is_that_of_what_it_promises(ruleset):
    face, claims, random, judged = face_of(ruleset.key), CLAIMS[ruleset.key], Random("lit"), 0
    for game, who, options in options_of(ruleset, "lit", claims.keys(), 3 * MOST_INPUTS):
        lit = [each for each in options.actions if each.action[0] in claims]
        if not lit:
            continue
        each = pick(lit, random)
        actions = (*(each.path.steps if each.path is not None else ()), each.action)
        before = position_before_last(ruleset, game.state, actions)
        if not ruleset.is_legal(before, each.action):
            continue
        if each.kind == "throw" and face.throw_bands(before, each.action)[1]:
            continue  # interceptors are shown beside the throw and not counted in it
        exact = chance_of_event(ruleset, before, each.action, *claims[each.action[0]])
        assert each.chance == exact, (game.position, who, each, exact)
        judged += 1
        if judged == AIMED:
            break
    assert judged > 0


@pytest.mark.parametrize("ruleset", REAL, ids=names)
def test_the_chance_of_a_plan_is_that_of_its_path_times_that_of_its_action(ruleset):
    face, random, judged = face_of(ruleset.key), Random("plans"), 0
    for game, who, options in options_of(ruleset, "plans"):
        aimed = [each for each in options.actions if each.kind not in ("face", "place", "kick", "enter")]
        if not aimed or random.random() < 0.5:
            continue
        each = pick(aimed, random)
        plan = page_plan(game, face, plans.plan_of_deed(game, who, each))
        actions = (*(each.path.steps if each.path is not None else ()), each.action)
        before = position_before_last(ruleset, game.state, actions)
        good = share_of_good(face, exact_odds(ruleset, face.without_rerolls(before, each.action), each.action))
        walk = each.path.chance if each.path is not None else 1
        assert plan.roll is None or plan.success == good, (game.position, each)
        assert plan.chance == walk * (good if plan.roll is not None else 1), (game.position, each)
        judged += 1
        if judged == ACTIONS:
            break
    assert judged > 0


def all_faces(faces):
    """Return the faces of a throw as a tuple, of one die too."""
    return faces if isinstance(faces, tuple) else (faces,)


def share(roll, is_good):
    """Return the chance of the throws of a roll that are good."""
    return sum((chance for faces, chance in outcomes(roll.dice, None, roll.more) if is_good(all_faces(faces))),
               Fraction(0))


def reroll_judge(choice):
    """Return the judge of dice thrown again in Street Bowl: a test passed, or a block that fells."""
    def fells(faces):
        return any(RESULTS[face] in (STUMBLES, DEFENDER_DOWN) for face in faces)

    def judge(roll):
        if choice.kind == "block_die":
            return share(roll, fells) if roll.kind == "block" else None
        kind, need = choice.facts[:2]
        return share(roll, lambda faces: sum(faces) >= need) if roll.kind == kind else None
    return judge


def challenge_judge(state, choice, option):
    """Return the judge of one die of a challenge of Elfball thrown again."""
    _kind, need, open_dice, fixed = choice.facts[:4]
    simple, dice = state.options.simple_star, [*open_dice, *fixed]
    dice.remove(option)
    is_judged = need or choice.kind == "momentum"  # a need of 0 asks for no flop
    wanted = need if is_judged else net_of((*open_dice, *fixed), simple) + 1

    def judge(roll):
        if roll.kind != "reroll":
            return None
        good = share(roll, lambda faces: net_of((*dice, *faces), simple) >= wanted)
        return good if roll.coach == choice.coach or choice.kind == "ability" else 1 - good
    return judge


def shown_answers(prompt):
    """Return the options of a question with the chances shown for them, on buttons and on dice."""
    shown = [(each.option, each.chance) for each in (*prompt.replies, *prompt.dice) if each.chance is not None]
    return sorted(set(shown), key=str)


@pytest.mark.parametrize("ruleset", ASKED, ids=names)
def test_the_chance_of_an_answer_is_that_of_the_dice_it_leads_to(ruleset):
    face, judged = face_of(ruleset.key), 0
    for game, _count in inputs(ruleset, "answers", MOST_INPUTS):
        choice = game.pending
        if not isinstance(choice, Choice) or choice.kind not in ("momentum", "ability", "reroll", "block_die"):
            continue
        ply = game.plies[-1]
        for option, chance in shown_answers(question_prompt(face, game.state, choice)):
            is_challenge = ruleset.key != "street_bowl"
            judge = challenge_judge(game.state, choice, option) if is_challenge else reroll_judge(choice)
            answers = (*ply.answers, Answer(choice.kind, option, False))
            exact = chance_after_answers(ruleset, ply.before, ply.action, answers, judge, ("pro", "loner"))
            assert chance == exact, (game.position, choice, option, chance, exact)
            judged += 1
        if judged >= ANSWERS:
            break
    assert judged > 0


@pytest.mark.parametrize("ruleset", REAL, ids=names)
def test_ideas_show_the_odds_of_what_they_propose(ruleset):
    face, seen = face_of(ruleset.key), 0
    for number, game in enumerate(boundaries(ruleset, "ideas")):
        if number % 40 != 39 or face.is_opening(game.state) or face.setup(game.state, game.legal_actions()) is not None:
            continue
        work = advice.find_ideas(game, face)
        while True:
            try:
                next(work)
            except StopIteration as end:
                ideas = end.value[0]
                break
        for idea in ideas:
            plan = idea.plan
            if plan.roll_action is None or plan.roll is None:
                assert plan.chance == plan.walk
                continue
            odds = exact_odds(ruleset, face.without_rerolls(plan.roll_state, plan.roll_action), plan.roll_action)
            assert plan.fan == odds, (game.position, plan)
            if plan.kind:
                walk = plan.path.chance if plan.path is not None else 1
                assert plan.chance == walk * share_of_good(face, odds), (game.position, plan)
        seen += len(ideas)
        if seen >= sample(2, 40):
            break
    assert seen > 0


def single_actions(ruleset, seed):
    """Yield matches, each with an action that may end in several ways, and its odds, if they are soon worked out."""
    random = Random(seed)
    for game in boundaries(ruleset, seed):
        legal = game.legal_actions()
        kinds = sorted({action[0] for action in legal})
        for kind in kinds:
            action = pick([action for action in legal if action[0] == kind], random)
            if random.random() < 0.2 and first_roll(ruleset, game.state, action) is not None:
                odds = within(enumerate_odds(ruleset, game.state, action), MOST_SLICES)
                if odds is not None and len(odds) > 1:
                    yield game, action, odds


@pytest.mark.parametrize("ruleset", REAL, ids=names)
def test_the_command_line_shows_the_odds_of_an_action(ruleset, capsys):
    judged = 0
    for game, action, odds in single_actions(ruleset, "commands"):
        assert main(["odds", game.position, ruleset.action_text(game.state, action), "--json"]) == 0
        shown = json.loads(capsys.readouterr().out)["outcomes"]
        assert {row["outcome"]: Fraction(row["p"]) for row in shown} == odds
        judged += 1
        if judged == ACTIONS:
            break
    assert judged > 0


@pytest.mark.parametrize("ruleset", REAL, ids=names)
def test_a_puzzle_of_one_action_is_worth_its_odds_or_more_where_answers_better_them(ruleset):
    """The odds take the usual answer, a puzzle the best one; without a question both are the same."""
    random, judged = Random("puzzles"), 0
    for game, action, odds in single_actions(ruleset, "puzzles"):
        side, asked, key = game.to_act, [], pick(sorted(odds), random)

        def policy(state, choice, side=side, asked=asked):
            asked += [choice] * (choice.coach == side)
            return ruleset.policy(state, choice)

        def is_reached(state, event, _side, key=key):
            return ruleset.outcome(event, state) == key

        exact_odds(replace(ruleset, policy=policy), game.state, action)
        try:
            worth = line_chance(ruleset, Aim("", is_reached), side, game.state, (action,), MOST_RUNS)
        except DamagedText:
            continue  # more ways than it takes the time for
        if key != UNDECIDED:
            assert worth >= odds[key] and (asked or worth <= _ever(ruleset, game.state, action, is_reached)), (
                game.position, action, key)
            judged += not asked
        if judged == ACTIONS:
            break
    assert judged > 0


def _ever(ruleset, state, action, is_reached):
    """Return the chance that an event comes in the course of an action, be it the first that decides or not."""
    def outcome(event, now):
        return "reached" if is_reached(now, event, 0) else None
    return exact_odds(replace(ruleset, outcome=outcome), state, action).get("reached", 0)
