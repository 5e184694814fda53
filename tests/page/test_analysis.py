"""The analysis beside a replay: at work with a bar and a way to stop it, what was found, better lines on the board."""

import re
from fractions import Fraction
from functools import cache
from html import escape
from random import Random

import pytest

import fracas
from fracas.analyst import Mistake
from fracas.analyst.mistake_words import line_in_words, tries_of, words_of_mistake
from fracas.bots import play_match
from fracas.bots.candidates import Candidate
from fracas.faces import face_of
from fracas.games import KEYS, ruleset
from fracas.kernel.game import Game
from fracas.kernel.resign import resignation
from fracas.kernel.work import run_to_end
from fracas.links import read_link, write_link
from fracas.page.chunks import COACH
from fracas.page.match.model.messages import Redraw
from fracas.page.presses import ControlPress
from fracas.page.record_tags import LEAGUE_TAG
from fracas.page.replay.present import board
from fracas.page.replay.timeline import timeline_of
from fracas.view.match.analysis import AnalysisSummary, KeyMoment, analysis_summary, signed_percent
from fracas.view.match.analysis_buttons import analysis_progress
from tests.page.headless import Page
from tests.page.test_advice import asked
from tests.page.test_replay import kept, opened
from tests.sample import sample
from tests.view.injections import INJECTIONS
from tests.view.page import safe

AN_HOUR = 3_600_000.0
BEFORE_THE_GOAL = (
    "elfball.1.black-rock-dwarves.valkyries.1-0.k15d-b-b-b-b-n92-s146-r61-l154-q122-o-o.n111-h204-b-e173-b-b-b-q133-"
    "l133-l14d-o-o.A8.th.hahn.1-10.0-0.0-0.H10-A9.n")
NOTATION = re.compile(r"\b[HA]\d+\b|\bend\.$|\u2026 ?\(|Played:|Better:")


@cache
def match():
    game = play_match("elfball", "random", "regular", "review", limit=sample(30, 110)).game
    if not game.is_terminal():
        game.apply(resignation(0))
    return game


@cache
def analysed():
    """Return a page on which a match is analysed, and its replay screen; each test leads back to the match."""
    page = opened(match(), "5")
    page.do("analyse")
    page.door.run(AN_HOUR, most=10**6)
    assert page.shell.screen.model.verdict.mistakes
    return page, page.shell.screen


def test_every_decision_is_weighed_in_slices_with_a_bar_and_can_be_stopped():
    page = opened(match())
    page.door.run(0)
    assert 'data-do="analyse"' in page.text("analysis")
    page.do("analyse")
    shown = []
    for _ in range(100):
        page.door.run(2000, most=1)
        shown.append(int(page.door.attributes.get(("analysis-bar", "value"), "0")))
    assert shown == sorted(shown) and 1 < len(set(shown)) and shown[-1] <= 100
    assert page.shell.screen.ports.analyst.longest < 50
    page.do("stop-analysis")
    page.door.run(AN_HOUR)
    assert 'data-do="analyse"' in page.text("analysis") and page.shell.screen.model.verdict is None
    page.do("analyse")
    page.go("#/")
    assert not page.door.timers or page.shell.route.screen == "home"


def test_what_was_found_is_shown_and_its_places_lead_there():
    page, screen = analysed()
    text, mistake = page.text("analysis"), screen.model.verdict.mistakes[0]
    assert "polyline" in text and "% to win at the start" in text
    assert text.index("Key moments") < text.index("Chance to win") < text.index("Match report")
    moment = screen.model.review.summary.moments[0]
    assert escape(moment.played) in text and escape(moment.better) in text
    page.do("costly", "0")
    assert screen.model.step == mistake.number
    page.do("costly", "99")
    assert screen.model.step == mistake.number


def test_moves_are_told_in_words_and_the_better_one_is_drawn_where_it_was_missed():
    page, screen = analysed()
    replay, drawn = screen.model, 0
    for number, moment in enumerate(replay.review.summary.moments):
        for told in (moment.played, moment.better):
            assert told.endswith(".") and not NOTATION.search(told), told
        assert "100" in moment.better
        page.do("costly", str(number))
        shown, plan = board(replay, screen.face), replay.review.plans[number]
        if plan is None:
            continue
        drawn += 1
        cell = screen.face.cell_of(replay.state, plan.who)
        assert shown.pointed == ((cell,) if cell >= 0 else ()), "who sits on the bench is nowhere on the board"
        assert plan.path is None or shown.route.cells == plan.path.cells
        page.do("step", "on")
        assert board(replay, screen.face).route is None
    assert drawn


def test_a_chance_is_told_in_tries_that_people_can_count():
    told = [tries_of(Fraction(n, 100)) for n in (1, 33, 48, 67, 84, 99)]
    assert told == [
        "hardly any try", "1 of 3 tries", "1 of 2 tries", "2 of 3 tries", "5 of 6 tries", "nearly every try"]


def test_a_turn_that_was_ended_too_soon_is_blamed_for_what_the_others_can_do_then():
    """The holder of the others stands before the goal, and whoever could tackle her ends his turn."""
    game = fracas.from_position(BEFORE_THE_GOAL)
    game.apply("H6 end")
    tackle = next(plan for plan in game.ruleset.plans(game.plies[0].before)
                  if any(deed[0] == "tackle" for deed in plan))
    told = run_to_end(words_of_mistake(game, face_of("elfball"), Mistake(
        0, -1, 0, 400.0, Candidate(tackle), "end", "")))
    assert told.played == (
        "Black Rock Dwarves ended the turn, and then: Sigrun (8) moves to w8, goal of the Black Rock Dwarves, "
        "which works in 1 of 2 tries.")
    assert told.better == ("Brand (6) tries to tackle Sigrun (8): this works in 3 of 4 tries and "
                           "wins 20 more matches of 100.")


def test_no_chance_is_told_while_teams_are_set_up():
    _page, screen = analysed()
    replay, curve = screen.model, screen.model.review.summary.curve
    plies = replay.match.game.plies
    placed = [number for number, ply in enumerate(plies) if ply.action[0] in ("place", "ready")]
    assert placed and all(curve[number] is None for number in placed)
    assert sum(chance is not None for chance in curve) > len(curve) / 3


def test_the_report_calls_teams_by_their_names_and_speaks_of_challenges_only_where_there_are_any():
    for key in KEYS:
        game = play_match(key, "random", "random", "names", limit=60).game
        face = face_of(key)
        names = tuple(face.team_name(game.state, side) for side in (0, 1))
        page = Page()
        kept(page, game)
        page.go("#/match/m-1")
        page.do("match-report")
        text = page.text("sheets")
        assert all(escape(name) in text for name in names), key
        assert "<b>Home</b>" not in text and "<b>Away</b>" not in text
        assert ("A challenge counts" in text) == (key in ("elfball", "street_brawl")), key


def test_the_better_line_runs_on_the_board_and_leads_back_to_the_match():
    page, screen = analysed()
    replay, mistake = screen.model, screen.model.verdict.mistakes[0]
    page.do("better", "0")
    assert replay.shown is not replay.match and replay.step == 0 and replay.is_playing
    assert screen.model.state == match().plies[mistake.number].before
    assert "The better line. It works in" in page.text("notices") and 'aria-pressed="true"' in page.text("analysis")
    page.door.run(100_000)
    assert replay.step == replay.shown.last == len(replay.shown.game.plies)
    assert f"Step {replay.step} of {replay.step}" in page.text("step")
    page.do("copy-position")
    assert page.door.asked[-1] == screen.model.position
    page.do("back-to-match")
    assert replay.shown is replay.match and replay.step == mistake.number
    assert 'data-do="back-to-match"' not in page.text("analysis")


def test_a_post_of_a_better_line_shows_its_position():
    page, screen = analysed()
    page.do("better", "0")
    for step in (0, screen.model.shown.last):
        screen.send(ControlPress("place", (step,)))
        page.door.run(0)
        packed, there = re.search(r'href="#/embed/([^"/]*)/(\d+)"', page.text("aside")).groups()
        shown = timeline_of(read_link(packed), screen.face)
        assert shown.position(int(there)) == screen.model.position
    page.do("back-to-match")
    page.door.run(0)
    assert f"#/embed/{write_link(match())}/" in page.text("aside")


@pytest.mark.parametrize("is_by_link", [False, True])
def test_a_better_line_is_played_on_with_dice_of_the_page(is_by_link):
    page = opened(match())
    screen = page.shell.screen
    screen.model.verdict, screen.model.review = analysed()[1].model.verdict, analysed()[1].model.review
    page.do("better", "0")
    if is_by_link:
        page.go(f"#/replay/{write_link(screen.model.shown.game)}")
        page.door.run(0)
    page.do("step", "last")
    position = page.shell.screen.model.position
    page.do("from-here")
    begun = page.model.game
    assert begun.position == position and begun.plies == [] and begun.seed and begun.real == (False, False)


def test_a_better_line_is_never_kept_instead_of_the_match():
    found = analysed()[1].model
    page = Page()
    kept(page, match())
    page.door.run(0)
    screen = page.shell.screen
    screen.model.verdict, screen.model.review = found.verdict, found.review
    page.do("better", "0")
    page.door.run(100_000)
    assert screen.model.shown is not screen.model.match
    page.do("comment", "what if")
    page.door.run(0)
    record = page.shell.shelf.load("m-1").save.record
    assert "what if" not in record and f'[Fingerprint "{match().fingerprint}"]' in record
    page.do("back-to-match")
    page.do("comment", "it was so")
    assert "# it was so" in page.shell.shelf.load("m-1").save.record


def test_a_match_that_goes_on_is_not_analysed():
    game = play_match("elfball", "rookie", "rookie", "on", limit=60).game
    page = opened(game)
    page.do("analyse")
    page.door.run(0)
    assert "the match is not over" in page.text("analysis") and not page.shell.screen.ports.analyst.is_busy
    kept(page, game)
    page.go("#/match/m-1")
    page.do("match-report")
    assert 'aria-disabled="true"' in page.text("sheets").partition('data-do="analyse"')[2].partition(">")[0]


def test_the_report_of_a_match_leads_to_its_analysis():
    page = Page()
    kept(page, match())
    page.go("#/match/m-1")
    page.do("match-report")
    assert 'data-do="analyse"' in page.text("sheets")
    page.do("analyse")
    page.door.run(0)
    assert page.shell.route.part == "analysis" and 'id="analysis-bar"' in page.text("analysis")
    page.shell.screen.ports.close()


def test_an_address_that_asks_for_the_analysis_draws_it_into_a_screen_that_is_there():
    page, sent = Page(), []
    apply = page.door.apply
    page.door.apply = lambda changes: (sent.extend(changes), apply(changes))
    page.go(f"#/replay/{write_link(match())}/analysis")
    page.door.run(0)
    filled = [key for op, key, _name, value in sent if op == "fill" and value]
    assert filled.index("screen-replay") < filled.index("analysis") and page.shell.screen.ports.analyst.is_busy
    page.shell.screen.ports.close()


def test_an_analysis_that_an_address_asks_for_begins_once_its_code_is_here():
    page, waiting = Page(), []
    now = page.door.when_loaded
    page.door.when_loaded = lambda call, chunks=(): waiting.append(call) if COACH in chunks else now(call, chunks)
    page.go(f"#/replay/{write_link(match())}/analysis")
    page.door.run(0)
    assert not page.shell.screen.ports.analyst.is_busy
    waiting.pop()()
    assert page.shell.screen.ports.analyst.is_busy
    page.shell.screen.ports.close()


def test_a_league_match_is_given_no_advice():
    page = asked("elfball")
    page.do("ideas")
    page.model.game.tags[LEAGUE_TAG] = "spring"
    page.send(Redraw())
    assert 'data-do="ideas"' not in page.text("ask") + page.text("tray")
    page.do("ideas")
    assert not page.model.advice.is_open and not page.model.advice.is_thinking


def test_names_and_moves_stay_text():
    for text in INJECTIONS[:40]:
        costly = KeyMoment(3, text, 7, text, text)
        safe(analysis_summary(AnalysisSummary((text, text), (None, 50.0, 61.2, 100.0), 20, (1, 2), (costly,)), 0))
    assert "No decision cost much" in analysis_summary(AnalysisSummary(("a", "b"), (50.0,), 0, (0, 0), ()))
    safe(analysis_progress(40))


def test_what_dice_gave_one_side_they_took_from_the_other_and_decisions_only_cost():
    _page, screen = analysed()
    review = screen.model.review.summary
    assert review.curve[-1] == 0  # the home side gave up
    text = analysis_summary(review)
    assert signed_percent(review.luck) in text and signed_percent(-review.luck) in text
    assert all(signed_percent(-lost) in text for lost in review.lost) and min(review.lost) >= 0
    assert sum(moment.loss for moment in review.moments) <= sum(review.lost) + len(review.moments)


@pytest.mark.parametrize("key", KEYS)
def test_no_line_of_a_bot_is_left_without_words_or_told_in_notation(key):
    rules, face, dice, looked = ruleset(key), face_of(key), Random(7), 0
    game = fracas.new(key, "words of lines", friendly=True)
    for _input in range(sample(250, 2000)):
        if game.is_terminal():
            game = fracas.new(key, f"words of lines {looked}", friendly=True)
        if game.pending is None and not face.is_opening(game.state) and dice.random() < .2:
            moment = Game(rules, game.state, None)
            for plan in dict.fromkeys(plan for plan in rules.plans(game.state) if plan):
                words, _plan = line_in_words(moment, face, Candidate(plan))
                assert words.strip(". "), (game.position, plan)
                looked += 1
        if game.pending is None:
            game.apply(dice.choice(list(game.legal_actions())))
        else:
            game.answer(dice.choice(game.pending.options))
    assert looked > 20
