"""School Fighters on the match screen, without a browser: matches, deployment, what is told and asked."""

from random import Random

import fracas
from fracas.faces import events, questions, rolls
from fracas.faces.school_fighters import modes, pieces, words
from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.words.tables import TITLES
from fracas.kernel.dice import D6
from fracas.kernel.game import Game
from fracas.kernel.table import Choice, Event, Roll
from fracas.page.match.input import plane_input
from fracas.page.match.panels.panels import die_of, is_all_entered
from fracas.page.saving.preferences import NORMAL
from fracas.page.saving.storage import Facts
from fracas.page.screen import Key
from tests.page.headless import Page
from tests.page.schoolyard import FACE, SCHOOL, SOME_MS, at, deployed, own, started, tap
from tests.school_fighters.scenes import scene


def test_the_usual_line_up_twice_deploys_nobody_of_the_bot_s():
    """The second tap, a quarter of a second later, falls into the bot's turn."""
    page = Page(address="#/new/school-fighters/bot")
    page.door.seed = "first 0"  # by which the person deploys first
    page.shell.set_preference("pace", NORMAL)
    page.do("start", "school-fighters")
    while page.model.game.state.phase != st.DEPLOYMENT or page.model.now.setup is None:
        page.do("reply", "south") if page.model.game.pending else page.do("command", "0")
    page.do("formation")
    page.door.run(250)
    before = page.model.game.record
    assert page.model.session.is_waiting and page.model.now.setup is not None
    page.do("formation")
    assert page.model.game.record == before and "The other side must decide now." in page.text("notices")
    assert "(" not in page.text("notices") and "deploy" not in page.text("notices")


class Coach:
    """Taps for the human seat, mostly sensibly, at random from a seed."""

    def __init__(self, page, seed):
        self.page, self.random = page, Random(seed)

    def play(self, taps):
        for _tap in range(taps):
            self.page.door.run(30_000)
            screen = self.page.screen
            if screen.model.game.is_terminal():
                return
            if not screen.model.session.is_waiting:
                self.act(screen)

    def act(self, screen):
        page, s = self.page, screen.model.game.state
        if isinstance(screen.model.game.pending, Roll):
            while not is_all_entered(screen.model.game.pending, screen.model.ui.entered):
                page.do("face", str(self.random.choice(die_of(screen.model.game.pending.dice).by_side)))
            return page.do("enter")
        if isinstance(screen.model.game.pending, Choice):
            return page.do("reply", screen.model.now.texts[self.random.choice(screen.model.game.pending.options)])
        if screen.model.now.setup is not None:
            return page.do("formation")
        if s.phase in (st.TABLE_PHASE, st.ROLL_OFF):
            return page.do("command", "0")
        if s.phase == st.MONITOR_PHASE:
            tap(page, (s.monitor[0] + self.random.randint(-500, 500), s.monitor[1] + self.random.randint(-500, 500)))
            return page.do("go") if screen.model.ui.plan is not None else page.do("command", "0")
        if not screen.model.now.actors:
            return self.done()
        page.do("player", str(self.random.choice(screen.model.now.actors)))
        page.door.run(SOME_MS)
        targets = plane_input.targets(screen.model, FACE.plane)
        if targets and self.random.random() < 0.5:
            page.do("aim", str(self.random.choice(targets)))
        elif targets:
            tap(page, pieces.place(s, self.random.choice(targets)))
        elif s.phase == st.MOVEMENT and screen.model.reach.may_move:
            x, y = at(page, screen.model.ui.selected)
            tap(page, (x + self.random.randint(-700, 700), y + self.random.randint(-700, 700)))
        if screen.model.ui.plan is not None:
            page.do("go")
        elif screen.model.ui.selected >= 0 and s.phase == st.MOVEMENT:
            page.do("command", "0")
        else:
            self.done()

    def done(self):
        screen = self.page.screen
        number = next(n for n, command in enumerate(screen.model.tray_buttons()) if command.label == "Done")
        self.page.do("command", str(number))
        if screen.model.ui.mode == modes.ENDING:
            self.page.do("command", "0")


def test_a_match_against_a_bot_is_played_by_taps_to_its_end_and_told():
    page = started("bot", monitor="principal", layout="random")
    Coach(page, 3).play(400)
    game = page.model.game
    assert game.is_terminal() and "rematch" in page.text("tray") and "Best player" in page.text("ask")
    assert fracas.from_record(game.record, verify=True).position == game.position
    assert page.shell.shelf.load(page.model.session.match).save.record == game.record
    assert "Round 1 of 5, Move" in page.text("log-lines")


def test_a_match_with_real_dice_on_a_random_table_is_played_to_its_end():
    page = Page(address="#/new/school-fighters/two")
    for side in ("home", "away"):
        page.do(f"dice-{side}", "real")
    page.do("layout", "random")
    page.do("start", "school-fighters")
    Coach(page, 5).play(1500)
    game = page.model.game
    assert game.is_terminal()
    assert fracas.from_record(game.record, verify=True).position == game.position


def test_what_is_seen_whole_again_is_a_table():
    page = started()
    page.do("zoom")
    assert "Show the whole table" in page.text("corner") and "whole board" not in page.text("corner")


def test_a_unit_is_deployed_by_a_tap_and_the_next_one_is_in_hand():
    page = started()
    while page.model.game.pending is None and page.model.game.state.phase < st.DEPLOYMENT:
        page.do("command", "0")
        page.door.run(SOME_MS)
    page.do("reply", "south")
    first, second = page.model.now.actors[:2]
    page.do("player", str(first))
    tap(page, (2400, 2400))
    assert page.model.game.state.units[first].status == st.WAITING and "lit strip" in page.model.ui.trouble
    tap(page, (1230, 640))
    assert at(page, first) == (1230, 640) and page.model.ui.selected == second
    tap(page, (1230, 700))
    assert at(page, second) != (1230, 700) and page.model.game.state.units[second].status == st.STANDING
    page.do("undo")
    page.do("undo")
    assert page.model.game.state.units[first].status == st.WAITING


def test_the_boss_gives_an_order_from_the_tray():
    page = deployed()
    boss = own(page, 0)
    page.do("player", str(boss))
    labels = [command.label for command in page.model.tray_buttons()]
    page.do("command", str(labels.index("Orders")))
    labels = [command.label for command in page.model.tray_buttons()]
    page.do("command", str(labels.index("Be Ready for ’Em!")))
    assert page.model.game.plies[-1].action == ("order", boss, "ready")


def test_done_with_units_left_asks_once_more():
    page = deployed()
    side = page.model.game.state.side
    page.do("command", "0")
    assert page.model.ui.mode == modes.ENDING and page.model.game.state.side == side
    page.do("command", "0")
    assert page.model.game.state.side != side


def test_every_roll_and_event_has_words():
    page = deployed()
    s = page.model.game.state
    assert set(words.ROLLS) == set(TITLES)
    for kind in TITLES:
        roll = Roll(kind, D6, 0, who=0, target=6)
        assert FACE.roll_label(roll) and "{" not in rolls.roll_title(FACE, s, roll)
    assert events.shout(FACE, Event("gang_gone", (0,), "6.7")) == "Knockout!"
    assert FACE.turn_title(s).startswith("Round 1 of 5, Move")


def test_a_draw_is_told():
    page = deployed()
    told = events.sentence(FACE, page.model.game.state, Event("match_over", (-1,), "6.7"))
    assert told == "The match is a draw."
    assert "win" in events.sentence(FACE, page.model.game.state, Event("match_over", (1,), "6.7"))


def test_the_table_is_told_with_units_and_terrain():
    page = deployed()
    assert "jungle gym, level 1, from 19,20 to 29,28" in page.text("cells-box")
    assert "School Fighters table" in page.text("cells-box")
    assert "Boss Duchess (H1) at" in page.text("cells-list-0")


def test_a_question_about_the_tester_is_answered_on_the_table():
    page = deployed()
    s = page.model.game.state
    ask = questions.question_prompt(FACE, s, Choice("moxie-unit", 0, tuple(s.gangs[0]), facts=(2,)))
    assert [reply.cell for reply in ask.replies] == [pieces.cell_of(s, n) for n in s.gangs[0]]
    assert sum(reply.is_main for reply in ask.replies) == 1
    assert Game(SCHOOL, s, "x").position == page.model.game.position


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
    assert page.model.game.pending.kind == "moxie-unit" and "Tap a unit" in page.text("ask")
    options = plane_input.targets(page.model, FACE.plane)
    seen = []
    for key in ("n", "a", "a", "p"):
        assert page.screen.press_key(Key(key, "", False, True))
        seen.append(pieces.who_at(page.model.game.state, page.model.view.cursor))
    assert seen == [options[0], options[1], options[2], options[1]]
    page.do("cell", str(page.model.view.cursor))  # what Enter presses
    assert page.model.game.plies[-1].answers[0].value == options[1]
    page = asked_who_tests()
    page.do("unit", str(options[2]))
    assert page.model.game.plies[-1].answers[0].value == options[2]


def test_a_unit_in_the_table_in_words_is_chosen_like_by_a_tap():
    page = deployed()
    who = own(page)
    page.do("unit", str(who))
    assert page.model.ui.selected == who
    enemy = page.model.game.state.gangs[1 - page.model.game.state.side][0]
    page.do("unit", str(enemy))
    assert page.model.ui.selected == who and (page.model.ui.plan or page.model.ui.trouble)
