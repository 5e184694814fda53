"""School Fighters on the match screen, without a browser: taps and drags become inputs, bad ones are refused."""

from fractions import Fraction
from random import Random

import pytest

import fracas
from fracas.faces import events, face_of, questions, rolls
from fracas.faces.outcomes import outcomes
from fracas.faces.school_fighters import measuring, modes, pieces, plans, words
from fracas.faces.school_fighters import typed as lines
from fracas.faces.school_fighters.board import PLANE
from fracas.games import ruleset
from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.layouts import PRINTED
from fracas.games.school_fighters.words.tables import TITLES
from fracas.kernel.dice import D6
from fracas.kernel.game import Game
from fracas.kernel.geometry.plane import FINE, path_length
from fracas.kernel.odds import exact_odds
from fracas.kernel.table import Choice, Event, Roll
from fracas.page.match import panels
from fracas.page.match.moves import trail_of
from fracas.page.match.panels import die_of, entered_all
from fracas.page.saving.storage import Facts
from tests.page.headless import Page
from tests.school_fighters.scenes import scene

SCHOOL = ruleset("school_fighters")
FACE = face_of("school_fighters")
SOME_MS = 4000


def started(way="two", **settings):
    page = Page(address=f"#/new/school-fighters/{way}")
    for name, value in settings.items():
        page.do("setting", f"{name} {value}")
    if way == "two":
        page.do("team", "away mixed")
    page.do("start", "school-fighters")
    page.door.run(SOME_MS)
    return page


def deployed(**settings):
    """Return a page in the first Movement part, home in the south and first."""
    page = started(**settings)
    while page.screen.game.pending is None and page.screen.game.state.phase < st.DEPLOYMENT:
        page.do("command", "0")
        page.door.run(SOME_MS)
    page.do("reply", "south" if page.screen.game.pending.coach == 0 else "north")
    page.door.run(SOME_MS)
    while page.screen.now.setup is not None:
        page.do("formation")
        page.door.run(SOME_MS)
    return page


def test_the_usual_line_up_twice_deploys_nobody_of_the_bot_s():
    """The second tap, a quarter of a second later, falls into the bot's turn."""
    page = started("bot")
    while page.screen.game.state.phase != st.DEPLOYMENT or page.screen.now.setup is None or page.screen.is_bots():
        if page.screen.is_bots():
            page.door.run(SOME_MS)
        else:
            page.do("reply", "south") if page.screen.game.pending else page.do("command", "0")
    page.do("formation")
    page.door.run(250)
    page.do("formation")
    page.door.run(SOME_MS)
    told = [ply for ply in page.screen.game.plies if ply.action[0] == "deploy" and ply.side == 1]
    assert page.screen.session.is_bot(1) and all(ply.text.startswith("A") for ply in told)
    assert "(" not in page.text("notices") and "deploy" not in page.text("notices")


def at(page, who):
    return page.screen.game.state.units[who].at


def tap(page, place, pixel=1.0):
    x, y = PLANE.point(place)
    page.screen.touch.tap(x, y, pixel)
    page.door.run(SOME_MS)


def own(page, kind=None):
    s = page.screen.game.state
    return next(n for n in page.screen.now.actors if kind is None or s.units[n].kind == kind)


def ahead(page, who, inches, aside=0):
    x, y = at(page, who)
    step = 100 if page.screen.game.state.south == page.screen.game.state.units[who].side else -100
    return x + aside * 100, y + inches * step


class Coach:
    """Taps for the human seat, mostly sensibly, at random from a seed."""

    def __init__(self, page, seed):
        self.page, self.random = page, Random(seed)

    def play(self, taps):
        for _tap in range(taps):
            self.page.door.run(30_000)
            screen = self.page.screen
            if screen.game.is_terminal():
                return
            if not screen.session.is_waiting_for_bot():
                self.act(screen)

    def act(self, screen):
        page, s = self.page, screen.game.state
        if isinstance(screen.game.pending, Roll):
            while not entered_all(screen.game.pending, screen.ui.entered):
                page.do("face", str(self.random.choice(die_of(screen.game.pending.dice).by_side)))
            return page.do("enter")
        if isinstance(screen.game.pending, Choice):
            return page.do("reply", screen.now.texts[self.random.choice(screen.game.pending.options)])
        if screen.now.setup is not None:
            return page.do("formation")
        if s.phase in (st.TABLE_PHASE, st.ROLL_OFF):
            return page.do("command", "0")
        if s.phase == st.MONITOR_PHASE:
            tap(page, (s.monitor[0] + self.random.randint(-500, 500), s.monitor[1] + self.random.randint(-500, 500)))
            return page.do("go") if screen.ui.plan is not None else page.do("command", "0")
        if not screen.now.actors:
            return self.done()
        page.do("player", str(self.random.choice(screen.now.actors)))
        page.door.run(SOME_MS)
        targets = screen.hands.targets()
        if targets and self.random.random() < 0.5:
            page.do("aim", str(self.random.choice(targets)))
        elif targets:
            tap(page, pieces.place(s, self.random.choice(targets)))
        elif s.phase == st.MOVEMENT and screen.hands.reach.may_move:
            x, y = at(page, screen.ui.selected)
            tap(page, (x + self.random.randint(-700, 700), y + self.random.randint(-700, 700)))
        if screen.ui.plan is not None:
            page.do("go")
        elif screen.ui.selected >= 0 and s.phase == st.MOVEMENT:
            page.do("command", "0")
        else:
            self.done()

    def done(self):
        screen = self.page.screen
        number = next(n for n, command in enumerate(screen.commands()) if command.label == "Done")
        self.page.do("command", str(number))
        if screen.ui.mode == modes.ENDING:
            self.page.do("command", "0")


def test_a_match_against_a_bot_is_played_by_taps_to_its_end_and_told():
    page = started("bot", monitor="principal", layout="random")
    Coach(page, 3).play(400)
    game = page.screen.game
    assert game.is_terminal() and "rematch" in page.text("tray") and "Best player" in page.text("ask")
    assert fracas.from_record(game.record, verify=True).position == game.position
    assert page.shell.shelf.load(page.screen.session.match).save.record == game.record
    assert "Round 1 of 5, Move" in page.text("log-lines")


def test_a_match_with_real_dice_on_a_random_table_is_played_to_its_end():
    page = Page(address="#/new/school-fighters/two")
    for side in ("home", "away"):
        page.do(f"dice-{side}", "real")
    page.do("layout", "random")
    page.do("start", "school-fighters")
    Coach(page, 5).play(1500)
    game = page.screen.game
    assert game.is_terminal()
    assert fracas.from_record(game.record, verify=True).position == game.position


def test_a_whole_match_is_typed():
    page = started(monitor="monitor")
    dice = Random(4)
    for _line in range(900):
        game = page.screen.game
        if game.is_terminal():
            break
        if isinstance(game.pending, Choice):
            options = game.pending.options
            page.do("type", game.ruleset.option_text(game.state, game.pending, dice.choice(options)))
        else:
            page.do("type", dice.choice(game.legal_texts()))
        page.door.run(200)
    assert page.screen.game.is_terminal()


def test_what_is_seen_whole_again_is_a_table():
    page = started()
    page.do("zoom")
    assert "Show the whole table" in page.text("corner") and "whole board" not in page.text("corner")


def test_the_trail_is_that_of_a_movement_not_of_a_step_aside():
    path = ((100, 100), (200, 300))
    places = tuple(PLANE.number(place) for place in path)
    walk, step = Event("walks", (0, 250, path), "5.1"), Event("separates", (0, path), "6.4/R28")
    assert trail_of(FACE, (walk, step), ()) == places and trail_of(FACE, (step,), places) == ()


def test_a_unit_is_deployed_by_a_tap_and_the_next_one_is_in_hand():
    page = started()
    while page.screen.game.pending is None and page.screen.game.state.phase < st.DEPLOYMENT:
        page.do("command", "0")
        page.door.run(SOME_MS)
    page.do("reply", "south")
    first, second = page.screen.now.actors[:2]
    page.do("player", str(first))
    tap(page, (2400, 2400))
    assert page.screen.game.state.units[first].status == st.WAITING and "lit strip" in page.screen.ui.trouble
    tap(page, (1230, 640))
    assert at(page, first) == (1230, 640) and page.screen.ui.selected == second
    tap(page, (1230, 700))
    assert at(page, second) != (1230, 700) and page.screen.game.state.units[second].status == st.STANDING
    page.do("undo")
    page.do("undo")
    assert page.screen.game.state.units[first].status == st.WAITING


def test_the_first_tap_shows_the_path_and_the_second_takes_it():
    page = deployed()
    who = own(page)
    page.do("player", str(who))
    page.door.run(SOME_MS)
    assert {"walk", "run"} <= set(page.screen.hands.reach.regions) or page.screen.hands.reach.regions
    goal = ahead(page, who, 5)
    tap(page, goal)
    plan = page.screen.ui.plan
    assert plan.kind == "walk" and "walks" in page.text("ask") and "5″" in page.text("tray")
    tap(page, (goal[0] + 30, goal[1]))
    assert page.screen.game.plies[-1].action == plan.actions[0]
    page.do("undo")
    assert page.screen.game.state.units[who].moved == st.NOT_YET


def test_a_tap_beyond_reach_goes_as_far_as_the_unit_gets():
    page = deployed()
    who = own(page, 1)
    page.do("player", str(who))
    tap(page, ahead(page, who, 30))
    action = page.screen.ui.plan.actions[0]
    assert path_length(at(page, who), action[2]) // FINE >= 590 and SCHOOL.is_legal(page.screen.game.state, action)


def test_the_buttons_of_a_unit_say_how_far_it_goes():
    page = deployed()
    who, game = own(page, 1), page.screen.game
    notes = {command.mode: command.note for command in FACE.commands(game.state, game.legal_actions(), who, "")}
    p = game.state.units[who].profile
    far = {modes.WALK: p.walk, modes.RUN: p.run, modes.CHARGE: p.charge}
    assert {mode: notes[mode] for mode in far} == {mode: f"{inches // 100}″" for mode, inches in far.items()}
    assert p.walk < p.run


def test_the_slip_of_a_bent_path_says_how_long_it_is_and_not_how_far_away_its_end():
    page = deployed()
    who = own(page, 1)
    page.do("player", str(who))
    tap(page, ahead(page, who, 2))
    page.do("by-hand")
    tap(page, ahead(page, who, 2, 2))
    start, (bend, end) = at(page, who), page.screen.ui.plan.actions[0][2]
    there = (path_length(start, (bend, end)), path_length(start, (end,)))
    assert round(there[0] / FINE / 100, 1) > round(there[1] / FINE / 100, 1)
    assert f"{there[0] // FINE / 100:.1f}".rstrip("0").rstrip(".") + "″" in page.text("ask")


def test_the_mode_walk_keeps_to_the_walk():
    page = deployed()
    who = own(page, 1)
    page.do("player", str(who))
    page.door.run(SOME_MS)
    page.do("command", "1")
    tap(page, ahead(page, who, 11))
    assert page.screen.ui.plan.kind == "walk"
    page.screen.escape()
    page.screen.escape()
    assert page.screen.ui.mode == ""


def test_a_drag_routes_the_path_and_waits_for_the_second_tap():
    page = deployed()
    who = own(page, 1)
    x, y = PLANE.point(at(page, who))
    goal = PLANE.point(ahead(page, who, 4, 1))
    assert page.screen.touch.drag_on((x, y), goal, 1.0)
    page.door.run(SOME_MS)
    page.screen.touch.drag((x, y), goal)
    assert page.screen.ui.plan.kind == "walk" and page.screen.ui.sketch.held == ""
    further = PLANE.point(ahead(page, who, 9, 1))
    assert page.screen.touch.drag_on(PLANE.centres[page.screen.ui.plan.cell], further, 1.0)
    page.door.run(SOME_MS)
    page.screen.touch.drag(goal, further)
    assert page.screen.ui.plan.kind == "run"
    page.do("go")
    assert page.screen.game.state.units[who].moved == st.RAN
    assert not page.screen.touch.drag_on((5.0, 480.0), (50.0, 480.0), 1.0)


def test_a_path_is_bent_by_hand_and_an_impossible_one_says_why():
    page = deployed()
    who = own(page, 1)
    page.do("player", str(who))
    tap(page, ahead(page, who, 2))
    page.do("by-hand")
    assert "on from the planned path" in page.text("ask")
    tap(page, ahead(page, who, 2, 2))
    assert len(page.screen.ui.plan.actions[0][2]) == 2
    tap(page, ahead(page, who, 30))
    assert page.screen.ui.plan is None and "too far" in page.screen.ui.trouble
    page.do("unbend")
    assert page.screen.ui.plan is not None
    page.do("unbend", "all")
    assert page.screen.ui.plan is None and "planned" not in page.text("ask")
    page.do("let-go")
    tap(page, ahead(page, who, 2))
    page.do("by-hand")
    tap(page, ahead(page, who, 2, 2))
    page.do("go")
    assert page.screen.game.plies[-1].text.count(",") == 2


def test_the_tape_tells_gap_sight_and_cover():
    page = deployed()
    page.do("tape")
    one, two = page.screen.game.state.gangs[0][0], page.screen.game.state.gangs[1][0]
    tap(page, at(page, one))
    tap(page, at(page, two))
    assert "gap from" in page.screen.ui.trouble and "sight" in page.screen.ui.trouble
    start = PLANE.point((100, 2400))
    page.screen.touch.drag_on(start, PLANE.point((1300, 2400)), 1.0)
    page.door.run(SOME_MS)
    page.screen.touch.drag(start, start)
    assert page.screen.ui.trouble.startswith("12″ from 1,24")
    page.do("tape")
    assert page.screen.ui.sketch.tape == [] and page.screen.ui.mode == ""


def test_useful_moves_are_real_buttons():
    page = deployed()
    who = own(page, 1)
    page.do("player", str(who))
    page.door.run(SOME_MS)
    page.do("useful-moves")
    page.door.run(SOME_MS)
    labels = [each.label for each in page.screen.hands.reach.useful]
    assert len(labels) > 8 and any("north" in label for label in labels)
    number = next(n for n, label in enumerate(labels) if label.startswith("Walk"))
    page.do("useful", str(number))
    page.do("useful", str(number))
    assert page.screen.game.state.units[who].moved == st.WALKED


def test_keys_move_by_inches_and_say_what_is_there():
    page = deployed()
    page.screen.keyboard.press("n", False, True)
    who = page.screen.ui.selected
    assert who in page.screen.now.actors
    here = page.screen.board.cursor
    page.screen.keyboard.press("ArrowUp", False, True)
    page.screen.keyboard.press("ArrowRight", True, True)
    assert PLANE.place_of(page.screen.board.cursor)[1] == PLANE.place_of(here)[1] + 100
    assert "″ " in page.screen.voice.said
    for _ in range(3):
        page.screen.keyboard.press("ArrowUp", False, True)
    page.do("cell", str(page.screen.board.cursor))
    page.door.run(SOME_MS)
    assert page.screen.ui.plan is not None
    page.screen.keyboard.press("e", False, True)
    assert page.screen.game.state.units[who].moved != st.NOT_YET


# -- plans and refusals ----------------------------------------------------------------------------------------


def test_a_charge_shows_the_odds_of_the_fight_it_leads_to():
    page = deployed()
    s = page.screen.game.state.copy()
    home, away = s.gangs[0][1], s.gangs[1][3]
    s.side = 0
    s.change(home, at=(2400, 900))
    s.change(away, at=(2400, 1600))
    plan = plans.charge_plan(s, home, away)
    assert plan.actions[0][:3] == ("charge", home, away) and SCHOOL.is_legal(s, plan.actions[0])
    found = exact_odds(SCHOOL, plan.roll_state, plan.roll_action)
    assert sum(found.values()) == 1
    assert found["hits:0:saved"] == Fraction(91, 216)
    told = outcomes(FACE, None, found)
    assert told[0].text == "no hit" and told[0].tone == "fail"
    slip = panels.slip_of(FACE, s, plan)
    assert slip.dice_text == "2 Fight dice" and "1 Block die" in slip.need_text


def test_what_cannot_be_done_is_said_in_one_sentence():
    page = deployed()
    s = page.screen.game.state
    who, enemy = s.gangs[s.side][1], s.gangs[1 - s.side][0]
    assert "too far" in plans.charge_plan(s, who, enemy)
    far = tuple((100 * n, 100) for n in range(1, 41))
    assert isinstance(plans.path_plan(s, who, far, ""), str)
    assert plans.attack_refusal(s, who, s.gangs[s.side][0]).endswith("is a friend.")
    tap(page, at(page, who))
    tap(page, at(page, enemy))
    assert page.screen.ui.trouble and not page.screen.game.plies[-1].text.startswith("H2")


@pytest.mark.parametrize("line", [
    "H2 walk 60,60", "H2 walk -3,4", "H2 walk nan,4", "H2 walk inf,inf", "H2 walk 1e5,2", "H2 walk",
    "H2 walk 4 sideways", "H2 walk 40 north", "H2 charge A1", "H2 charge H1", "H9 walk 4 north", "H2 run 4 north east",
    "H2 walk " + " ".join(["12,12"] * 10_000), "H2 walk " + "9" * 290, "monitor 4 north", "H2 walk 4 towards H2",
])
def test_bad_lines_are_refused_and_change_nothing(line):
    page = deployed()
    before = page.screen.game.record
    page.do("typed")
    page.do("type", line)
    page.door.run(SOME_MS)
    assert page.screen.game.record == before
    assert page.text("typed-answer") and "Traceback" not in page.text("typed-answer")


@pytest.mark.parametrize("action", [
    ("walk", 1, ((float("nan"), 4),)), ("walk", 1, ((2.5, 4),)), ("walk", 1, ((10**40, 4),)), ("walk", 1, ()),
    ("walk", 1, ((1200, 1200),) * 10_000), ("deploy", 0, (None, 3)), ("walk", True, ((1, 1),)), ("charge", 1, 99, ()),
    ("walk", 1, ((-100, 500),)), ("walk", 10**9, ((1, 1),)), ("monitor", ((1, 2),)), (), ("order", 0, "feet", None),
])
def test_bad_paths_are_refused_and_change_nothing(action):
    page = deployed()
    before = page.screen.game.record
    page.screen.playing.run((action,))
    page.shell.send()
    assert page.screen.game.record == before and page.text("notices")


def test_taps_beside_the_table_mean_the_nearest_place():
    page = deployed()
    who = own(page)
    page.do("player", str(who))
    page.screen.touch.tap(-500.0, 5000.0, 1.0)
    page.door.run(SOME_MS)
    plan = page.screen.ui.plan
    assert plan is None or SCHOOL.is_legal(page.screen.game.state, plan.actions[0])


def test_directions_and_distances_are_typed():
    page = deployed()
    s = page.screen.game.state
    name = "HA"[s.side] + "2"
    who = s.gangs[s.side][1]
    north = "north" if s.south == s.side else "south"
    action = lines.read_line(s, f"{name} walk 4 {north}")
    assert action[0] == "walk" and abs(path_length(s.units[who].at, action[2]) // FINE - 400) <= 1
    enemy = "AH"[s.side] + "1"
    assert SCHOOL.is_legal(s, lines.read_line(s, f"{name} run towards {enemy}"))
    assert lines.read_line(s, "done") == ("done",)
    page.do("typed")
    page.do("type", f"{name} walk 4 {north}")
    assert page.screen.game.state.units[who].moved == st.WALKED


def test_odds_and_threats_are_told_for_named_units():
    page = deployed()
    s = page.screen.game.state
    who, enemy = s.gangs[s.side][1], s.gangs[1 - s.side][1]
    page.do("player", str(who))
    page.door.run(SOME_MS)
    page.do("typed")
    for line, said in ((f"odds to {'AH'[s.side]}2", "too far"), ("odds to z9", "no unit"), ("odds H99", "no unit"),
                       ("threats", "Nobody"), ("where is the ball", "not on the board"), ("pieces", "1 Boss at")):
        page.do("type", line)
        assert said in page.text("typed-answer"), line
    s.change(enemy, at=(at(page, who)[0], at(page, who)[1] + (500 if at(page, who)[1] < 2400 else -500)))
    page.do("type", "threats")
    assert pieces.name(s, who) in page.text("typed-answer")
    page.do("type", f"odds to {'AH'[s.side]}2")
    page.door.run(SOME_MS)
    assert "%" in page.text("typed-answer")


def test_the_boss_gives_an_order_from_the_tray():
    page = deployed()
    boss = own(page, 0)
    page.do("player", str(boss))
    labels = [command.label for command in page.screen.commands()]
    page.do("command", str(labels.index("Orders")))
    labels = [command.label for command in page.screen.commands()]
    page.do("command", str(labels.index("Be Ready for ’Em!")))
    assert page.screen.game.plies[-1].action == ("order", boss, "ready")


def test_done_with_units_left_asks_once_more():
    page = deployed()
    side = page.screen.game.state.side
    page.do("command", "0")
    assert page.screen.ui.mode == modes.ENDING and page.screen.game.state.side == side
    page.do("command", "0")
    assert page.screen.game.state.side != side


# -- words -----------------------------------------------------------------------------------------------------


def test_every_roll_and_event_has_words():
    page = deployed()
    s = page.screen.game.state
    assert set(words.ROLLS) == set(TITLES)
    for kind in TITLES:
        verb, sentence = rolls.roll_words(FACE, s, Roll(kind, D6, 0, who=0, target=6))
        assert verb and "{" not in sentence
    assert events.shout(FACE, Event("gang_gone", (0,), "6.7")) == "Knockout!"
    assert FACE.turn_title(s).startswith("Round 1 of 5, Move")


def test_a_draw_is_told():
    page = deployed()
    told = events.sentence(FACE, page.screen.game.state, Event("match_over", (-1,), "6.7"))
    assert told == "The match is a draw."
    assert "win" in events.sentence(FACE, page.screen.game.state, Event("match_over", (1,), "6.7"))


def test_the_table_is_told_with_units_and_terrain():
    page = deployed()
    assert "jungle gym, level 1, from 19,20 to 29,28" in page.text("cells-box")
    assert "School Fighters table" in page.text("cells-box")
    assert "H1 Boss at" in page.text("cells-list-0")


def test_the_sight_of_a_shot_shows_what_bars_it_and_what_covers():
    s = deployed(layout="gym").screen.game.state
    assert measuring.sight_text(s, (1400, 2000), (1400, 2700)).startswith("no line of sight")
    assert "behind cover" in measuring.sight_text(s, (1500, 1300), (1500, 1700))
    assert [piece.name for piece in measuring.covering(s, (1500, 1300), (1500, 1700))] == ["horses"]


@pytest.mark.parametrize("layout", list(PRINTED))
def test_reach_is_drawn_on_every_printed_table(layout):
    page = deployed(layout=layout, size=10)
    page.do("player", str(own(page)))
    page.door.run(SOME_MS)
    assert 'id="reach-walk"' in page.text("board-marks")


def test_a_question_about_the_tester_is_answered_on_the_table():
    page = deployed()
    s = page.screen.game.state
    ask = questions.ask(FACE, s, Choice("moxie-unit", 0, tuple(s.gangs[0]), facts=(2,)))
    assert [reply.cell for reply in ask.replies] == [pieces.cell_of(s, n) for n in s.gangs[0]]
    assert sum(reply.is_main for reply in ask.replies) == 1
    assert Game(SCHOOL, s, "x").position == page.screen.game.position


def asked_who_tests():
    """Return a page on which the home coach is asked who tests moxie."""
    match = scene("t 10,10; m 20,10; r 30,10 out; t 41,3 out; t 42,3 out; b 45,3", "t 10,40; t 20,40; b 46,3",
                  phase=st.COMBAT, side=1)
    game = fracas.from_position(SCHOOL.position(match.state), "seed")
    game.apply("done")
    page = Page()
    page.shell.shelf.save("moxie", Facts("school_fighters", "x", "y", 1), game.record)
    page.go("#/match/moxie")
    return page


def test_who_tests_is_answered_with_keys_and_in_the_table_in_words():
    page = asked_who_tests()
    assert page.screen.game.pending.kind == "moxie-unit" and "or on the table" in page.text("ask")
    options = page.screen.hands.targets()
    seen = []
    for key in ("n", "a", "a", "p"):
        assert page.screen.keyboard.press(key, False, True)
        seen.append(pieces.who_at(page.screen.game.state, page.screen.board.cursor))
    assert seen == [options[0], options[1], options[2], options[1]]
    page.do("cell", str(page.screen.board.cursor))  # what Enter presses
    assert page.screen.game.plies[-1].answers[0].value == options[1]
    page = asked_who_tests()
    page.do("unit", str(options[2]))
    assert page.screen.game.plies[-1].answers[0].value == options[2]


def test_a_unit_in_the_table_in_words_is_chosen_like_by_a_tap():
    page = deployed()
    who = own(page)
    page.do("unit", str(who))
    assert page.screen.ui.selected == who
    enemy = page.screen.game.state.gangs[1 - page.screen.game.state.side][0]
    page.do("unit", str(enemy))
    assert page.screen.ui.selected == who and (page.screen.ui.plan or page.screen.ui.trouble)
