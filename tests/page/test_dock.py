"""What stands beside the board, without a page: one value for every state of a match, for panel and buttons."""

from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

import fracas
from fracas.faces import face_of, plans
from fracas.faces.intents import Clear
from fracas.faces.match_scene import MatchScene
from fracas.faces.plane_face import TAPE
from fracas.faces.tables import Effect
from fracas.faces.ui_state import UiState
from fracas.games import KEYS
from fracas.kernel.odds import exact_odds
from fracas.kernel.table import Choice, Event, Roll, Rolled
from fracas.kernel.work import run_to_end
from fracas.page.match.input import taps
from fracas.page.match.model.log_model import LogModel
from fracas.page.match.model.messages import Redraw
from fracas.page.match.panels.side_panel import MatchCourse, ReplayedAction, side_panel
from fracas.view.controls import Button
from fracas.view.match import side_panel as view
from fracas.view.match.dice_box import DiceEntry
from fracas.view.match.tray import BotProgress
from tests.page.headless import Page
from tests.sample import sample

ROUND = [key for key in KEYS if face_of(key).plane is None]


def begun(key="elfball", **settings):
    return fracas.new(key, "dock", **settings)


def seen(game, ui=None, **course):
    """Return the dock of a match, with whoever is selected offered what he may do."""
    face, ui = face_of(game.ruleset.key), ui or UiState()
    now = plans.turn_options(face, game)
    offer = face.move_options(game.state, now.legal, ui.selected) if ui.selected >= 0 else None
    return side_panel(game, face, MatchScene(game.state, now, ui, offer), MatchCourse(**course))


def until(game, wanted, seed=1):
    """Play at random until a match has what is wanted."""
    dice = Random(seed)
    while not wanted(game):
        if isinstance(game.pending, Roll):
            game.roll_for_me()
        elif isinstance(game.pending, Choice):
            game.answer(dice.choice(game.pending.options))
        else:
            game.apply(dice.choice(game.legal_actions()))
    return game


def doings(dock):
    return [button.do for button in dock.tray]


def test_real_dice_are_entered_in_the_panel_and_done_in_the_tray():
    game = begun(real=(True, True))
    game.apply("start")
    dock = seen(game, UiState(entered=[4]))
    assert dock.state == view.ENTERING and isinstance(dock.body, DiceEntry) and not dock.body.missing
    assert doings(dock) == ["roll-for-me", "enter"] and not any(button.off for button in dock.tray)
    assert "enter" in view.action_tray(dock) and "Which face?" in view.panel_content(dock)


def test_while_a_bot_thinks_its_share_is_shown_and_it_can_be_hurried():
    dock = seen(begun(), share=0.4, is_bots=True)
    assert dock.state == view.THINKING and isinstance(dock.body, BotProgress) and dock.body.share == 0.4
    assert doings(dock) == ["pause", "to-my-turn"]
    paused = seen(begun(), share=1.0, is_bots=True, is_paused=True, told="Snaga moves.")
    assert doings(paused) == ["next-step", "go-on", "to-my-turn"] and "paused" in view.panel_content(paused)
    assert "Snaga moves." in view.panel_content(paused) and "<progress" not in view.panel_content(paused)
    acting = view.panel_content(seen(begun(), share=0.4, is_bots=True, is_seen=True))
    assert ": playing" in acting and ": thinking" not in acting


def test_a_question_has_its_answers_in_the_tray_as_the_record_calls_them():
    game = until(begun(), lambda game: isinstance(game.pending, Choice))
    dock = seen(game)
    texts = {game.ruleset.option_text(game.state, game.pending, option) for option in game.pending.options}
    assert dock.state == view.ASKED and {button.arg for button in dock.tray} == texts


def test_of_several_throws_the_last_one_stands_out():
    game = until(begun(), lambda game: len([e for e in game.fresh if e.kind == "roll"]) > 1)
    rolls = tuple(event.facts[0] for event in game.fresh if event.kind == "roll")
    assert all(isinstance(roll, Rolled) for roll in rolls)
    dock = seen(game, rolls=rolls)
    assert dock.throws and all(box.earlier for box in dock.throws) == (dock.state != view.OVER)
    thinking = seen(game, rolls=rolls, is_bots=True).throws
    assert [box.earlier for box in thinking] == [True] * (len(thinking) - 1) + [False]


@pytest.mark.parametrize("key", ROUND)
def test_whoever_is_selected_is_asked_what_to_do_and_a_plan_puts_its_slip_there(key):
    game = until(begun(key), lambda game: game.pending is None and _deeds(game))
    who, deed = _deeds(game)[0]
    dock = seen(game, UiState(selected=who))
    assert dock.state == view.SELECTED and dock.card is not None
    plan = plans.plan_of_deed(game, who, deed)
    planned = seen(game, UiState(selected=who, plan=plan, mode=deed.mode))
    assert planned.state == view.PLANNED and planned.tray[0].do == "go" and planned.tray[0].main
    assert sum(button.main for button in planned.tray) == 1


def _deeds(game):
    """List what can be done that rolls dice, with who can do it."""
    face, legal = face_of(game.ruleset.key), game.legal_actions()
    if game.is_terminal() or face.setup(game.state, legal) is not None:
        return []
    return [(who, deed) for who in face.actors(game.state, legal)
            for deed in face.move_options(game.state, legal, who).actions
            if plans.plan_of_deed(game, who, deed).roll is not None][:1]


def test_a_match_that_is_over_tells_its_end():
    game = until(begun(options={"goals": 1}), lambda game: game.pending is None and game.state.turn > 0)
    game.apply("concede")
    dock = seen(game)
    assert dock.state == view.OVER and doings(dock) == ["rematch", "watch", "share", "match-report", "home"]
    assert "conceded" in view.panel_content(dock)


@pytest.mark.parametrize("loser", [0, 1])
def test_the_end_names_the_winner_and_gives_each_team_its_own_score(loser):
    game = until(begun(options={"goals": 1}), lambda game: game.pending is None and game.state.turn > 0)
    game.state.side = loser
    game.apply("concede")
    game.state.score[:] = [2, 1]
    face = face_of("elfball")
    names = [face.team_name(game.state, side) for side in (0, 1)]
    body = seen(game).body
    assert (body.headline, body.teams, body.score) == (f"{names[1 - loser]} win", tuple(names), (2, 1))
    assert body.how == f"{names[loser]} conceded."  # and nobody makes fun of it


def test_the_chance_of_a_deed_counts_the_walk_to_it():
    game = until(begun(), lambda game: game.pending is None and any(deed.path for _who, deed in _deeds(game)))
    (who, deed), = _deeds(game)
    half = deed._replace(path=deed.path._replace(chance=Fraction(1, 2)))
    assert plans.plan_of_deed(game, who, half).walk == Fraction(1, 2)


def test_the_chance_of_success_counts_neither_a_failure_nor_a_flop():
    game = until(begun(), lambda game: game.pending is None and _deeds(game))
    (who, deed), = _deeds(game)
    fan = {"tackle:flop": Fraction(1, 8), "tackle:nothing": Fraction(1, 4), "tackle:slide": Fraction(1, 2),
           "tackle:crippling": Fraction(1, 8)}
    assert plans.with_odds(face_of("elfball"), plans.plan_of_deed(game, who, deed), fan).success == Fraction(5, 8)


def test_a_re_roll_of_the_team_counts_in_a_plan_only_where_that_is_chosen():
    def counts(game):
        """List a deed whose odds a re-roll of the team changes, with both."""
        for who, deed in _deeds(game):
            plan = plans.plan_of_deed(game, who, deed)
            state, action = plan.roll_state, plan.roll_action
            with_team = exact_odds(game.ruleset, state, action)
            without = exact_odds(game.ruleset, face.without_rerolls(state, action), action)
            if with_team != without:
                return [(plan, with_team, without)]
        return []

    face = face_of("street_bowl")
    game = until(begun("street_bowl"), counts)
    (plan, with_team, without), = counts(game)
    plan = plan._replace(path=None)
    assert run_to_end(plans.odds_work(game, replace(face, counts_rerolls=True), plan)) == with_team
    assert run_to_end(plans.odds_work(game, replace(face, counts_rerolls=False), plan)) == without


def walkers(game):
    """List who could walk three cells without a roll, and the way."""
    face, legal = face_of(game.ruleset.key), game.legal_actions()
    if game.pending is not None or face.setup(game.state, legal) is not None:
        return []
    return [(who, way) for who in face.actors(game.state, legal) if face.cell_of(game.state, who) >= 0
            for way in face.move_options(game.state, legal, who).paths.values()
            if len(way.steps) == 3 and not way.rolls and all(step[0] == "step" for step in way.steps)][:1]


def test_steps_are_told_as_one_walk_with_their_number():
    game = until(begun(), walkers)
    (who, way), = walkers(game)
    for step in way.steps:
        game.apply(step)
    story = LogModel(face_of("elfball"), game)
    said = " ".join(story.tell())
    told = next(line.text for line in reversed(story.entries) if "moves" in line.text)
    end = face_of("elfball").cell_text(game.state, way.cell).partition(",")[0]
    assert told.endswith("moves 3 hexes.") and f"moves to {end}." in said  # the board shows where; a voice says it


def line_up(game, number):
    """Set up so many players one by one, and return the log and what was announced of each."""
    story, said = LogModel(face_of("elfball"), game), []
    story.tell()
    for _player in range(number):
        game.apply(next(action for action in game.legal_actions() if action[0] == "place"))
        said.append(story.tell())
    return story, said


def test_a_set_up_is_one_line_of_the_log_and_each_player_is_announced():
    """What is set up at once, as by a formation, is announced as one sentence."""
    game = until(begun(), lambda game: [each for each in game.legal_actions() if each[0] == "place"])
    story, said = line_up(game, 3)
    team = face_of("elfball").team_name(game.state, game.state.side)
    assert [line.text for line in story.entries].count(f"{team} line up.") == 1
    assert all("lines up at" in each[-1] for each in said) and [*map(len, said)] == [2, 1, 1]  # the heading
    assert said[0][0].endswith(f", {team}."), "it is heard as a sentence before the next one"
    whole = LogModel(face_of("elfball"), game)
    assert whole.tell()[-1] == f"{team} line up." and [each.text for each in whole.entries] == [
        each.text for each in story.entries]
    game.undo()
    story.tell()
    assert story.last().text == f"{team} line up."


def test_a_ball_with_a_trail_walks_nowhere():
    """Nobody walks with it: each bounce is a sentence of its own, even as the first thing told."""
    game = begun()
    game.apply("start")
    game.plies[0].events = 2 * (Event("bounces", (40, 41), "6.3"),)
    story = LogModel(replace(face_of("elfball"), effects={"bounces": Effect(trail="start to")}), game)
    assert len(story.tell()) == 3, "the heading of the turn and two bounces"


def test_a_tap_on_who_is_selected_lets_him_go():
    game = until(begun(), walkers)
    (who, _way), = walkers(game)
    face, now = face_of("elfball"), plans.turn_options(face_of("elfball"), game)
    scene = MatchScene(game.state, now, UiState(selected=who), face.move_options(game.state, now.legal, who))
    assert isinstance(taps.tap_intent(face, game, scene, face.cell_of(game.state, who)), Clear)


def test_a_turn_watched_again_has_its_sentence_its_dice_and_its_steps():
    game = until(begun(), lambda game: len(game.plies) > 3)
    rolls = tuple(event.facts[0] for event in game.events if event.kind == "roll")[:1]
    dock = seen(game, UiState(replay=2), replayed=ReplayedAction("Turn 1", 1, 3, "Snaga moves.", rolls, True))
    assert dock.state == view.REPLAYING and len(dock.throws) == 1
    assert "Turn 1: 1 of 3" in view.panel_content(dock) and "Snaga moves." in view.panel_content(dock)
    assert doings(dock) == ["replay-step", "replay-run", "replay-step", "stop-replay"]
    assert [bool(button.off) for button in dock.tray] == [True, False, False, False]


def test_nobody_selected_is_a_choice_between_those_who_can_act():
    game = until(begun(), lambda game: game.pending is None and _deeds(game))
    dock = seen(game, news=view.News(("Snaga falls.",), Button("Show me that again", "replay", "t3")))
    actors = plans.turn_options(face_of("elfball"), game).actors
    assert dock.state == view.CHOOSING and len(dock.body.chips) == len(actors)
    drawn = view.panel_content(dock)
    assert drawn.index("Snaga falls.") < drawn.index('data-arg="t3"') < drawn.index(dock.body.title)


def test_what_the_tape_says_stands_in_its_question_and_other_troubles_above():
    game = begun("school_fighters")
    measured = seen(game, UiState(mode=TAPE, trouble="12″ from here."))
    assert measured.body.text == "12″ from here." and not measured.trouble and doings(measured) == ["tape"]
    refused = seen(game, UiState(trouble="Nobody can stand there."))
    assert refused.trouble and 'role="status"' in view.panel_content(refused)


def test_the_picture_of_a_match_that_is_over_is_its_poster():
    page = Page(address="#/new/elfball/two")
    page.do("start")
    page.do("picture", "svg")
    assert "conceded" not in page.door.downloads[-1][1]
    game = page.model.game
    until(game, lambda game: game.pending is None and game.state.turn > 0)
    game.apply("concede")
    page.send(Redraw())
    page.door.run(60_000)
    page.do("picture", "svg")
    name, drawing = page.door.downloads[-1]
    assert name.endswith(".svg") and "conceded" in drawing and page.model.summary.known.is_complete
    assert page.model.summary.known.headline.upper() in drawing


@pytest.mark.parametrize("key", ROUND)
def test_who_can_do_nothing_any_more_is_said_to_be_out_of_puff_and_his_end_stands_out(key):
    """Never asked where to go while no cell is lit and no opponent marked."""
    face, met = face_of(key), 0
    for seed in range(sample(3, 6)):
        game = until(fracas.new(key, str(seed)), lambda game: face.acting(game.state) >= 0, seed)
        for time in range(60):
            until(game, lambda game: game.is_terminal() or not game.pending and face.acting(game.state) >= 0, seed)
            if game.is_terminal():
                break
            who = face.acting(game.state)
            offer, dock = face.move_options(game.state, game.legal_actions(), who), seen(game, UiState(selected=who))
            if dock.body.title == "Out of puff":
                assert not offer.paths and not offer.actions and [button.main for button in dock.tray].count(True) == 1
                met += 1
            else:
                assert offer.paths or offer.actions or any(button.main or not button.off for button in dock.tray)
            steps = [action for action in game.legal_actions() if action[0] == "step"]
            game.apply(Random(time).choice(steps or game.legal_actions()))
    assert met or key not in ("elfball", "street_brawl")  # elsewhere he can nearly always risk one square more
