"""The ideas of a bot, shown with their chances and planned by a tap; nothing is decided."""

from fractions import Fraction
from math import ceil
from random import Random

import pytest

import fracas
from fracas.bots.candidates import Candidate
from fracas.bots.decision_point import decision_point_of
from fracas.bots.levels import Bot
from fracas.bots.search import search
from fracas.faces import face_of, lessons_of, plans
from fracas.faces.cells import cell_name
from fracas.faces.choices import FLIGHT
from fracas.faces.plans_of_bots import plan_of, weigh_plan
from fracas.faces.preview import position_before_last, positions_along
from fracas.faces.slips import plan_sentence, slip_of
from fracas.games import KEYS, ruleset
from fracas.games.street_bowl.bot.stalling import risk_of_waiting
from fracas.games.street_bowl.pitch import STREET
from fracas.games.street_bowl.score import TURNS
from fracas.games.street_bowl.state import PRONE
from fracas.kernel.game import Game
from fracas.kernel.work import run_to_end
from fracas.locale import set_language
from fracas.page.match.model.match_model import Advice
from fracas.page.match.model.messages import IdeasFound, Press, Redraw
from fracas.page.match.play.advice import ADVISER, FULL, LEAST_GAIN, MOST_IDEAS, find_ideas
from fracas.page.saving.storage import Facts
from tests.elfball.diagrams import board
from tests.laws.matches import MATCH_LIMIT, inputs
from tests.page.headless import Page
from tests.sample import sample
from tests.street_bowl.diagrams import street
from tests.street_bowl.stalls import ALONE, H1, NEARER, bowl

A_MINUTE = 60_000.0
STOPPING = {"end", "stop", "rest", "done", "activate", "hold", "face"}
"""Kinds of actions by themselves no idea; players turn as they act."""


def asked(key, position=""):
    """Return the page of a match where the first lesson or a position begins, after the question and its answer."""
    position = position or lessons_of(key).lessons[0].position
    rules = ruleset(key)
    tags = {"Game": key, "Format": "1", "Rules": "1", "Start": position, "Seed": "x", "HomeKit": "cobalt",
            "AwayKit": "sky"}
    game = Game(rules, rules.parse_position(position), "x", tags=tags)
    page = Page()
    page.shell.shelf.save("m", Facts(key, "x", "y", 1), game.record)
    page.go("#/match/m")
    page.door.run(1000)
    assert 'data-do="ideas"' in page.text("tray") and 'data-do="idea"' not in page.text("ask")
    page.do("ideas")
    page.door.run(A_MINUTE)
    return page


@pytest.mark.parametrize("key", KEYS)
def test_the_best_ideas_are_named_with_chance_and_worth_and_planned_by_a_tap(key):
    page = asked(key)
    screen, position = page.screen, page.model.game.position
    ideas = screen.model.advice.ideas
    assert 1 <= len(ideas) <= MOST_IDEAS and page.text("ask").count('data-do="idea"') == len(ideas)
    worths = [page_worth(idea) for idea in ideas]
    assert worths == sorted(worths, reverse=True)
    assert len(screen.board.shown.pointed) == len(ideas) and "% to win" in page.text("ask")
    assert 'data-do="player"' not in page.text("ask")  # the board needs the room beside them
    for number in range(len(ideas)):
        page.do("idea", str(number))
        page.door.run(1000)
        plan = screen.model.ui.plan
        assert screen.filter.panel(screen.model).state == "planned" and screen.model.ui.selected == plan.who
        assert screen.model.game.ruleset.is_legal(screen.model.game.state, plan.actions[0])
        screen.send(Press("escape"))
        screen.send(Press("escape"))
    assert screen.model.game.position == position and not screen.model.game.plies


def test_ideas_are_gone_when_the_position_is_another_or_nobody_wants_them():
    page = asked("elfball")
    page.do("ideas")
    assert not page.model.advice.ideas and page.screen.board.shown.pointed == ()
    page.do("ideas")
    page.door.run(A_MINUTE)
    page.do("idea", "0")
    page.do("go")
    page.door.run(A_MINUTE)
    assert not page.model.advice.ideas and 'data-do="idea"' not in page.text("ask")


def test_who_has_begun_to_act_may_ask_what_else_he_could_do():
    page = asked("elfball")
    page.do("ideas")
    game = page.model.game
    game.apply(next(action for action in game.legal_actions() if action[0] == "step"))
    page.model.log.tell()
    page.send(Redraw())
    page.door.run(A_MINUTE)
    assert page.screen.filter.panel(page.screen.model).state == "selected" and 'data-do="ideas"' in page.text("ask")
    page.do("ideas")
    page.door.run(A_MINUTE)
    assert {idea.plan.who for idea in page.model.advice.ideas} == {page.model.now.acting}
    assert page.screen.board.shown.pointed == ()  # he is ringed already


def test_a_lesson_gives_no_advice_besides_its_own():
    page = Page(address="#/lesson/elfball/goal")
    page.door.run(1000)
    assert 'data-do="ideas"' not in page.text("ask") + page.text("tray")


def test_who_is_planned_to_come_from_the_bench_is_not_said_to_move():
    state = board("s6: A5>2 .", off={"bench": "H4"}).state
    game = Game(ruleset("elfball"), state, "bench")
    entry = next(action for action in game.legal_actions() if action[0] == "enter")
    plan = plan_of(game, face_of("elfball"), Candidate((entry,)))
    face = face_of("elfball")
    told = plan_sentence(face, state, plan)
    assert told.startswith(f"{face.name(state, plan.who)} comes on at {cell_name(face, state, plan.cell)}:")


@pytest.mark.parametrize("key", [key for key in KEYS if face_of(key).plane is None])
def test_an_idea_says_where_to(key):
    """A path by the cell it ends on, whether something is rolled on it or not."""
    game = Game(ruleset(key), ruleset(key).parse_position(lessons_of(key).lessons[0].position), "x")
    face, legal = face_of(key), game.legal_actions()
    for who in face.actors(game.state, legal):
        for way in face.move_options(game.state, legal, who).paths.values():
            told = plan_sentence(face, game.state, plans.plan_of_way(game, who, way)._replace(success=Fraction(1)))
            is_ball = way.cell == face.ball(game.state)
            is_taken = face.who_at(game.state, way.cell) >= 0  # who is there is not said
            place = cell_name(face, game.state, way.cell) if is_taken else face.cell_text(game.state, way.cell)
            assert (" goes for the ball: " if is_ball else f" {place}: ") in told


def test_a_throw_says_to_whom():
    game = Game(ruleset("elfball"), board("s6: H5>2o . . H6>2").state, "throw")
    face, (thrower, catcher) = face_of("elfball"), (4, 5)
    found = face.move_options(game.state, game.legal_actions(), thrower).actions
    throws = [deed for deed in found if deed.kind == FLIGHT]
    plan = next(plans.plan_of_deed(game, thrower, deed) for deed in throws
                if deed.cell == face.cell_of(game.state, catcher))
    told = plan_sentence(face, game.state, plan._replace(success=Fraction(1)))
    assert f"tries a throw to {face.name(game.state, catcher)}: " in told


@pytest.mark.parametrize(("key", "kind", "verb"), [
    ("elfball", "face", "turns towards"), ("street_brawl", "face", "turns towards"),
    ("cave_brawl", "take", "takes the ball")])
def test_who_turns_or_takes_the_ball_is_not_said_to_move(key, kind, verb):
    face = face_of(key)
    game, found = next((game, found) for game, _count in inputs(ruleset(key), "deeds", MATCH_LIMIT)
                       if (found := _offered(game, face, kind)) is not None)
    told = plan_sentence(face, game.state, plans.plan_of_deed(game, *found))
    assert verb in told and "moves" not in told


def test_a_player_on_the_ground_may_be_told_to_stand_up():
    """Who can do nothing better is no reason to say that nothing comes to mind."""
    game, face = _down(), face_of("street_bowl")
    candidate = Candidate((("declare", 0, "move"), ("stand", 0), ("stop", 0)))
    plan = plan_of(game, face, candidate)
    assert plan.cell == face.cell_of(game.state, 0) and plan.actions == candidate.plan[:2]
    assert plan_sentence(face, game.state, plan) == f"{face.name(game.state, 0)} stands up: 100\u202f%."


def test_who_may_forget_to_act_is_not_certain_to_stand_up():
    """Street Bowl 19.6: the roll for it comes first, so its chance is the one that is shown."""
    scene = street("""
          k  l  m
       4  H2 H1_ A1
    """, H1={"skills": "bone-head"})
    game, face = Game(ruleset("street_bowl"), scene.s, "head"), face_of("street_bowl")
    plan = plan_of(game, face, Candidate((("declare", 0, "move"), ("stand", 0), ("stop", 0))))
    assert plan.is_risky and plan.chance is None
    plan = run_to_end(weigh_plan(game, face, plan))
    assert plan.actions == (("declare", 0, "move"), ("stand", 0)) and plan.chance == Fraction(5, 6)
    assert plan_sentence(face, game.state, plan) == f"{face.name(game.state, 0)} stands up: 83\u202f%."
    slip = slip_of(face, game.state, plan)
    assert slip.need_text == "2 or more" and [piece.chance for piece in slip.fan] == [Fraction(1, 6), Fraction(5, 6)]


def _down():
    """Return a match in whose turn the first player of the home side lies on the ground."""
    rules = ruleset("street_bowl")
    state = rules.parse_position(lessons_of("street_bowl").lessons[0].position)
    state.where[0], state.condition[0] = 3, PRONE
    return Game(rules, state, "up")


@pytest.mark.parametrize("key", ["elfball", "street_bowl", "cave_brawl"])
def test_ideas_differ_and_lead_nobody_back_to_where_he_came_from(key):
    game, face, bots = fracas.new(key, seed="s0"), face_of(key), (Bot("regular", "a"), Bot("rookie", "b"))
    for _ in range(sample(60, 400)):
        if game.is_terminal():
            return
        if game.to_act == 1 or game.pending is not None or face.setup(game.state, game.legal_actions()):
            _decide(game, bots)
            continue
        ideas, _end = run_to_end(find_ideas(game, face))
        ends = [idea.plan.cell for idea in ideas if not idea.plan.kind]
        assert len(ends) == len(set(ends))
        who, been = face.acting(game.state), set()
        for ply in reversed(game.plies if who >= 0 else []):
            been.add(face.cell_of(ply.before, who))
            if face.acting(ply.before) != who:
                break
        assert not been & set(ends)
        for action in ideas[0].plan.actions if ideas else ():
            if game.pending is None and game.ruleset.is_legal(game.state, action):
                game.apply(action)
        if not ideas:
            _decide(game, bots)


@pytest.mark.parametrize("key", KEYS)
def test_all_that_is_weighed_can_be_shown_and_from_the_cell_that_was_weighed(key):
    """The board offers a tackle from where it is likeliest; the worth that is shown is that of the bot's own walk."""
    game, face, bots, elsewhere = fracas.new(key, seed="s2"), face_of(key), (Bot("regular", "a"), Bot("hard", "b")), 0
    weighed_turns = 0
    while weighed_turns < sample(16, 300) and not game.is_terminal():
        is_opening = game.pending is not None or face.is_opening(game.state)
        if not is_opening and not face.setup(game.state, game.legal_actions()):
            weighed_turns += 1
            thought = search(decision_point_of(game), Random("adviser"), ADVISER)
            for _share in thought:
                pass
            for each in thought.listed:
                plan = plan_of(game, face, each)
                assert plan is not None or {action[0] for action in each.plan} <= STOPPING, each.plan
                if plan is None or not plan.kind or plan.actions[-1] not in each.plan or face.plane is not None:
                    continue
                weighed = position_before_last(
                    game.ruleset, game.state, each.plan[: each.plan.index(plan.actions[-1]) + 1])
                *_ways, shown = befores = [*positions_along(game.ruleset, game.state, plan.actions)]
                assert all(map(game.ruleset.is_legal, befores, plan.actions)), plan.actions
                assert face.cell_of(shown, plan.who) == face.cell_of(weighed, plan.who), (plan.actions, each.plan)
                offers = face.move_options(game.state, game.legal_actions(), plan.who).actions
                usual = next(deed.path for deed in offers if deed.action == plan.actions[-1])
                elsewhere += usual != plan.path
        _decide(game, bots)
    assert elsewhere or key in ("cave_brawl", "school_fighters")  # whose coaches seldom choose another one


@pytest.mark.parametrize(("lesson", "action", "told", "label"), [
    ("order", ("order", 0, "feet", 1), "Duchess (B) orders Butch (T): Get on your Feet!", "Get on your Feet!"),
    ("salts", ("salts", 0), "Wilbur (N) gives smelling salts to 1 friend.", "Smelling Salts"),
])
def test_what_a_boss_orders_and_a_nerd_does_are_ideas(lesson, action, told, label):
    lesson = next(each for each in lessons_of("school_fighters").lessons if each.key == lesson)
    game = fracas.from_position(lesson.position, "s")
    face = face_of("school_fighters")
    assert game.ruleset.is_legal(game.state, action), game.legal_actions()
    plan = plan_of(game, face, Candidate((action,)))
    assert plan.actions == (action,) and plan_sentence(face, game.state, plan) == told
    assert slip_of(face, game.state, plan).label == label


def test_a_dash_into_the_goal_is_an_idea_with_the_chance_of_its_roll():
    game = fracas.from_position(
        "elfball.1.black-rock-dwarves.valkyries.1-0.x-b-s166-b-b-u96-k14d-r61-r156-d171-o-o.j14d-j16d-b-e173-b-b-b-l133-"
        "g123-l156-o-o.H10.th.haan.1-15.0-0.1-0.H3-A10.H10-0-6-1-0-1-0-0-0-0-n", "s")
    face, dash = face_of("elfball"), (("dash", 9, 1), ("step", 9, 21))
    plan = run_to_end(weigh_plan(game, face, plan_of(game, face, Candidate(dash))))
    assert plan.actions == dash and plan.chance == Fraction(17, 36)


def test_a_hand_off_is_an_idea_before_it_is_declared():
    game = fracas.from_position(
        "street_bowl.1~0_0~amazon_1_1_0~wood-elf_0_1_0~3_0_1_2_1_0_0_-1_0_2_0_1_1_1_0_0_0_0_1_1_0_0_0_0_7_7~o_o_0_0_0_0_1_"
        "0~H7_o_0_0~b_n6_f.d_m4_f.d_o7_f.a_n7_f.a_n4_f.a_p5_uf.a_p7_f.a_R_o.o.o.o.o~d_o3_sf.c_p3_f.b_q4_pf.a_o2_f.a_o6_pf."
        "a_q6_f.a_q7_f.o.o.o.o.o", "s")
    hand = (("declare", 6, "handoff"), ("hand", 6, 2))
    plan = plan_of(game, face_of("street_bowl"), Candidate(hand))
    assert plan.actions == hand and plan.kind == "hand" and plan.roll is not None


def test_a_throw_after_a_run_is_not_shown_as_one_from_here():
    """From here a white line stops the ball; the bot weighed the throw from the far side of it."""
    game = fracas.from_position(
        "elfball.1.timberline-elves.orcs.1-0.b-b-h173-k164-b-b-n143-g123-m163-m103-o-o"
        ".k131-b-s146-b-b-b-l122-r156-s96-t126-o-o.H7.th.hahn.1-1.0-0.0-0.n-n.n", "s")
    ideas, _end = run_to_end(find_ideas(game, face_of("elfball")))
    throws = [idea.plan for idea in ideas if idea.plan.kind == "throw"]
    assert [(len(plan.actions), plan.success > 0) for plan in throws] == [(7, True)]


def test_whoever_has_acted_is_not_told_to_walk_on_for_nothing():
    """A mere walk is an idea only if it is better than to stop."""
    game, face, bots = fracas.new("street_bowl", seed="s0"), face_of("street_bowl"), (Bot("regular", "a"),) * 2
    for _ in range(sample(80, 600)):
        if game.is_terminal():
            return
        who = face.acting(game.state)
        if game.pending is None and who >= 0:
            thought = search(decision_point_of(game), Random("adviser"), ADVISER)
            for _share in thought:
                pass
            stop = max((each.value for each in thought.listed if each.samples and each.plan == (("stop", who),)),
                       default=-FULL)
            ideas, _end = run_to_end(find_ideas(game, face))
            assert all(idea.plan.kind or stop == -FULL or idea.value >= stop + LEAST_GAIN for idea in ideas)
            assert all(idea.value >= stop for idea in ideas)
        _decide(game, bots)


BEFORE_HIS_LAST_STEP = (
    "street_brawl.1.razorbacks.gnolls.2-0.c43-i14-n43-i23-o12-i63-b-b-b-b-o-o.x47-r57-r27-l23-b-b-b-b-n37-r16-o-o."
    "H5.th.hahn.1-4.0-0.0-0.H3-A9.H5-1-5-1-0-0-0-0-0-0-n"
)


def test_whoever_has_run_out_of_reach_is_not_told_to_throw_the_ball_away():
    """A throw that fails in two of three is worth less than to stop."""
    rules = ruleset("street_brawl")
    game = Game(rules, rules.parse_position(BEFORE_HIS_LAST_STEP), "x")
    game.apply(("step", 4, 17))
    ideas, end = run_to_end(find_ideas(game, face_of("street_brawl")))
    assert (ideas, end) == ((), ("end", 4)) and any(action[0] == "throw" for action in game.legal_actions())


def _decide(game, bots):
    decision = bots[game.to_act].decide(game)
    if game.pending is None:
        game.apply(decision)
    else:
        game.answer(decision)


def test_a_safe_move_stands_before_dice_that_are_shown_as_worth_as_much_and_can_wait():
    game = fracas.from_position(
        "street_bowl.1~0_0~human_1_1_0~orc_0_1_0~3_0_1_1_0_0_0_-1_0_2_2_0_1_1_1_0_0_0_1_0_0_0_0_0_7_7~o_o_0_0_0_0_0_0~H2_"
        "o_0_0~b_h4_f.d_m4_f.d_K_f.a_k6_f.a_m3_f.a_m5_f.a_j4_f.a_R_o.o.o.o.o~f_n4_f.d_o2_f.e_p3_f.e_p5_f.a_o6_f.a_t4_f.a_"
        "r4_f.a_R_o.a_R_o.o.o.o", "s")
    (safe, risk), _end = run_to_end(find_ideas(game, face_of("street_bowl")))
    assert safe.plan.chance == 1 > risk.plan.chance and safe.value < risk.value
    assert safe.plan.who != risk.plan.who and page_worth(safe) == page_worth(risk)


def test_where_one_player_acts_in_a_turn_the_best_idea_stands_first():
    game = fracas.from_position(
        "elfball.1.black-rock-dwarves.valkyries.1-0.m134-b-b-b-b-u96-n124-r61-n136-s61-o-o.h113-h204-b-e173-b-b-b-l133-"
        "g123-m144-o-o.H8.ta.haan.1-4.0-0.0-0.H7-A10.n", "s")
    ideas, _end = run_to_end(find_ideas(game, face_of("elfball")))
    assert ideas[0].plan.kind == "tackle" and ideas[0].value > ideas[1].value
    assert ideas[0].plan.chance < 1 == ideas[1].plan.chance and page_worth(ideas[0]) == page_worth(ideas[1])


def page_worth(idea):
    """Return the percentage that the page shows."""
    return round((idea.value + FULL) / 20)


def test_to_turn_is_no_idea_and_who_stands_up_is_said_to():
    game = Game(ruleset("elfball"), board("s6: H5_ . . A6>2").state, "up")
    face, who = face_of("elfball"), 4
    plan = plan_of(game, face, Candidate((("stand", who), ("end", who))))
    assert plan_sentence(face, game.state, plan) == f"{face.name(game.state, who)} stands up: 100\u202f%."
    game.apply(("stand", who))
    turned = next(action for action in game.legal_actions() if action[0] == "face")
    assert plan_of(game, face, Candidate((turned, ("end", who)))) is None


def test_where_nothing_is_worth_it_the_question_says_so_instead_of_a_tip():
    page = asked("street_bowl")
    screen = page.screen
    page.do("ideas")
    assert 'class="b go"' not in page.text("tray")
    page.send(IdeasFound((), ("end",)))
    assert "Nothing here is worth the risk" in page.text("ask") and 'data-do="player"' in page.text("ask")
    assert page.text("tray").count('class="b go"') == 0 and "safe move" in page.text("tray")
    screen.model.advice = Advice()
    page.send(Redraw())
    assert "Nothing here is worth the risk. I would end the turn." not in page.text("ask")


def test_a_kick_off_says_who_kicks_and_to_where():
    game, face = fracas.new("street_bowl", seed="5"), face_of("street_bowl")
    bots = Bot("regular", "a"), Bot("regular", "b")
    while not any(action[0] == "kick" for action in (game.legal_actions() if game.pending is None else ())):
        _decide(game, bots)
    who = face.actors(game.state, game.legal_actions())[0]
    deed = face.move_options(game.state, game.legal_actions(), who).actions[0]
    plan = plans.plan_of_deed(game, who, deed)._replace(success=Fraction(1))
    place = face.cell_text(game.state, deed.cell)
    assert plan_sentence(face, game.state, plan).startswith(f"{face.name(game.state, who)} kicks to {place}: ")


def _offered(game, face, kind):
    """Return who may do a deed of a kind, and the deed; None if nobody may."""
    legal = game.legal_actions() if game.pending is None else []
    offers = ((who, face.move_options(game.state, legal, who)) for who in face.actors(game.state, legal))
    return next(((who, deed) for who, offer in offers for deed in offer.actions if deed.kind == kind), None)


@pytest.mark.parametrize("key", ["elfball", "street_bowl", "cave_brawl"])
def test_a_walk_to_the_ball_is_told_by_the_ball_and_not_by_its_cell(key):
    found = 0
    for seed in range(40):
        game, dice, face = fracas.new(key, f"ball {seed}", friendly=True), Random(seed), face_of(key)
        for _input in range(MATCH_LIMIT):
            if game.is_terminal() or found > 3:
                break
            if game.pending is None and (cell := face.ball(game.state)) >= 0:
                legal = tuple(game.legal_actions())
                for who in face.actors(game.state, legal):
                    way = face.move_options(game.state, legal, who).paths.get(cell)
                    if way is not None and face.cell_of(game.state, who) >= 0:
                        plan, found = plans.plan_of_way(game, who, way), found + 1
                        sentence = plan_sentence(face, game.state, plan)
                        name = face.name(game.state, who)
                        assert sentence.startswith(f"{name} goes for the ball"), sentence
                        assert f" {cell_name(face, game.state, cell)}" not in sentence.removeprefix(name)
            if game.pending is None:
                game.apply(dice.choice(list(game.legal_actions())))
            else:
                game.answer(dice.choice(game.pending.options))
    assert found


def _stalled(s):
    """Return the page of a match of Street Bowl at a position, after the question and its answer."""
    return asked("street_bowl", ruleset("street_bowl").position(s))


def test_a_carrier_who_can_wait_safely_is_told_to_and_why():
    page = _stalled(bowl())
    wait, score = page.model.advice.ideas
    assert wait.plan.actions[-1] == ("stop", H1) and score.plan.chance == 1 and wait.value > score.value
    told = "waits at y2 and scores in the last turn of the half: nobody can reach him."
    assert told in page.text("ask") and page.text("ask").count('data-do="idea"') == 2
    page.do("idea", "0")
    page.door.run(1000)
    assert told in page.text("ask") and page.model.ui.plan.wait
    page.do("go")
    page.door.run(A_MINUTE)
    game = page.model.game
    assert [ply.text for ply in game.plies] == ["H1 move", "H1 x3", "H1 y2", "H1 stop"]
    page.do("ideas")
    page.door.run(A_MINUTE)
    assert "waits" not in page.text("ask")
    game.apply(("end",))
    game.apply(("end",))
    again, _score = run_to_end(find_ideas(game, face_of("street_bowl")))[0]
    assert again.plan.wait and again.plan.actions == (("declare", H1, "move"), ("stop", H1))


def test_the_wait_is_said_in_french():
    page = _stalled(bowl())
    page.do("ideas")
    set_language("fr")
    page.do("ideas")
    page.door.run(A_MINUTE)
    told = "attend en y2 et marque au dernier tour de la mi-temps\u00a0: personne ne peut l’y rejoindre."
    assert told in page.text("ask")


def test_a_wait_with_some_risk_says_how_much_at_most():
    """Two Go For Its bring an opponent beside him, and of 36 dodges with a second try one fails."""
    near = ALONE.replace("4 .   A2  .  ", "4 .   .   A2 ").replace("c   o ", "c   p ")
    s = bowl(near, H1={"skills": "dodge", "ag": 5})
    risk = run_to_end(risk_of_waiting(s, H1, STREET.cell_named("y4")))
    ideas, _end = run_to_end(find_ideas(Game(ruleset("street_bowl"), s, "risk"), face_of("street_bowl")))
    assert 0.01 < risk < 0.02
    assert ideas[0].plan.wait.endswith(f": the other side stops him in {ceil(100 * risk)}\u202f% at most.")


@pytest.mark.parametrize("s", [
    bowl(turn=TURNS), bowl(score=(0, 2)), bowl(NEARER, A2={"ma": 7})])
def test_nobody_is_told_to_wait_where_the_star_scores_at_once(s):
    ideas, _end = run_to_end(find_ideas(Game(ruleset("street_bowl"), s, "now"), face_of("street_bowl")))
    assert ideas and not any(idea.plan.wait for idea in ideas)
