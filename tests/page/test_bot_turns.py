"""A bot's turn can be followed: a beat after each deed, the pace that was chosen, a pause, and the turn once more."""

from __future__ import annotations

import html

import pytest

from fracas.faces import events, face_of
from fracas.games import KEYS, ruleset
from fracas.kernel.table import Event
from fracas.page.match.model.match_model import THINKING_MS
from fracas.page.match.model.messages import BotDecided, BotThought
from fracas.page.match.play import bot_turns, news, turn_replay
from fracas.page.match.play.bot_turns import LONG_MS, NEXT_MS, STEP_MS
from fracas.page.match.play.pace import SHARE, TURN_MS
from fracas.page.saving.preferences import AT_ONCE, BEATS, FULL, NORMAL, QUICK, SLOW, STEPWISE
from tests.laws.matches import inputs
from tests.page.coach import Coach
from tests.page.headless import Page
from tests.sample import sample


def facing_a_bot(pace: str = NORMAL) -> Page:
    """Return a page on which it is a bot's turn, while nothing moves of what was done before."""
    page = Page(address="#/new/elfball/bot")
    page.do("start", "elfball")
    coach = Coach(page, 1)
    while not (page.model.session.is_waiting and page.model.game.state.turn):
        page.door.run(10_000)
        if not page.model.session.is_waiting:
            coach.tap(page.screen)
        if page.model.game.state.turn:
            page.shell.preferences = page.shell.preferences._replace(pace=pace)
    page.model.bots.left = TURN_MS * BEATS[pace]
    return page


def deeds(page: Page, milliseconds: float) -> list[tuple[float, int]]:
    """Let time pass and return when the bot did something, and how many inputs there were by then."""
    found, end = [(page.door.time, len(page.model.game.marks))], page.door.time + milliseconds
    while page.door.time < end and page.model.session.is_waiting:
        page.door.run(5)
        page.door.time += 5
        if len(page.model.game.marks) != found[-1][1]:
            found.append((page.door.time, len(page.model.game.marks)))
    return found


@pytest.mark.parametrize("pace", [NORMAL, SLOW, QUICK])
def test_a_beat_follows_each_deed_of_a_bot(pace):
    page = facing_a_bot(pace)
    times = [when for when, _inputs in deeds(page, 8_000)]
    gaps = [after - before for before, after in zip(times, times[1:], strict=False)]
    assert len(gaps) > 2 and gaps[1] > min(STEP_MS, TURN_MS * SHARE) * BEATS[pace] - 10  # the test goes on by 5
    assert sum(gaps) < TURN_MS * BEATS[pace] + 500


def test_a_bot_thinks_only_once_what_it_did_has_been_looked_at():
    page = facing_a_bot(SLOW)
    bots, titles = page.model.bots, []
    for _time in range(400):
        page.door.run(5)
        page.door.time += 5
        if page.model.session.is_waiting and page.model.dice is None:
            titles.append((page.door.time < bots.due, ": thinking" in page.text("ask")))
    assert (True, False) in titles and (True, True) not in titles


def test_dice_and_falls_are_left_to_be_seen_longest():
    page = facing_a_bot()
    rolled = next(event for event in page.model.game.events if event.kind == "roll")
    beats = bot_turns.beat(page.model, (rolled,)), bot_turns.beat(page.model, ())
    assert beats[0] == LONG_MS and beats[1] in (STEP_MS, NEXT_MS)


def test_nothing_happens_while_a_coach_pauses_but_what_he_asks_for():
    page = facing_a_bot()
    page.do("pause")
    page.door.run(20_000)
    inputs = len(page.model.game.marks)
    assert page.model.bots.is_paused and "next-step" in page.text("tray")
    page.do("next-step")
    page.door.run(20_000)
    assert len(page.model.game.marks) == inputs + 1
    page.do("go-on")
    assert len(deeds(page, 5_000)) > 1 and not page.model.bots.is_paused


def test_a_bot_is_paused_while_its_dice_fly_and_they_fall_first():
    page = facing_a_bot()
    page.shell.preferences = page.shell.preferences._replace(motion=FULL)
    screen, coach = page.screen, Coach(page, 1)
    while (screen.model.dice is None or not screen.model.dice.boxes
           or not screen.model.session.is_absent(screen.model.game.plies[-1].side)):
        page.door.run(5)
        page.door.time += 5
        if screen.model.dice is None and not screen.model.session.is_waiting:
            coach.tap(screen)
    assert page.text("tray").index('data-do="pause"') < page.text("tray").index('data-do="to-my-turn"')
    page.do("pause")
    assert screen.model.dice is not None and 'data-do="pause"' not in page.text("tray")
    inputs = len(screen.model.game.marks)
    page.door.run(20_000)
    assert screen.model.dice is None and len(screen.model.game.marks) == inputs
    assert screen.model.bots.is_paused == screen.model.session.is_waiting


def test_step_by_step_waits_before_each_deed_until_it_is_let_run():
    page = facing_a_bot(STEPWISE)
    page.door.run(20_000)
    inputs = len(page.model.game.marks)
    page.door.run(20_000)
    assert len(page.model.game.marks) == inputs and page.model.bots.is_paused
    page.do("go-on")
    page.door.run(60_000)
    assert len(page.model.game.marks) > inputs + 1


def test_a_turn_is_shown_again_with_its_sentences_and_the_board_comes_back():
    page = facing_a_bot("none")
    page.door.run(20_000)
    key = list(page.model.log.turns)[-1]
    page.do("replay", key)
    first, second = page.model.replay.stops[:2]
    assert page.model.replay.number == first >= page.model.log.turns[key] and ": 1 of " in page.text("ask")
    for sentence in turn_replay.sentences(page.model, page.model.replay):
        assert sentence in page.screen.announcer.said
    page.do("replay-step", "on")
    assert page.model.replay.number == second and not page.model.replay.is_running
    page.door.run(20_000)
    assert page.model.replay.number == second
    page.do("replay-step", "back")
    assert page.model.replay.number == first and page.screen.board.shown.ball == page.model.face.ball(
        page.model.game.plies[first + 1].before)
    page.do("replay-run")
    page.door.run(90_000)
    assert page.model.replay is None and page.screen.board.shown.ball == page.model.face.ball(page.model.game.state)


def test_what_is_not_seen_on_the_board_is_told_with_what_it_leads_to_when_a_turn_is_shown_again():
    page = Page(address="#/new/street-bowl/two")
    page.do("start", "street-bowl")
    Coach(page, 3).play(sample(60, 120))
    turns = page.model.log.turns
    ends = [*list(turns.values())[1:], len(page.model.game.plies)]
    longest = max(zip(turns.items(), ends, strict=True), key=lambda turn: turn[1] - turn[0][1])
    page.do("replay", longest[0][0])
    told = []
    while page.model.replay is not None:
        told.append(turn_replay.sentences(page.model, page.model.replay))
        page.do("replay-step", "on")
    whole = [sentence for sentences in told for sentence in sentences]
    assert len(told) > 3 and any(sentence.endswith(": Move.") for sentence in whole)
    for sentences in told:
        assert not all(sentence.endswith((": Move.", " is done.")) for sentence in sentences), sentences


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("pace, most", [(NORMAL, 6_000), (AT_ONCE, 1_000)])
def test_a_turn_of_a_bot_ends_in_time_whatever_it_holds(key, pace, most):
    page = Page(address=f"#/new/{key.replace('_', '-')}/bot")
    page.shell.preferences = page.shell.preferences._replace(pace=pace, motion=FULL)
    page.do("start", key)
    coach, turns = Coach(page, 1), 0
    while turns < sample(3, 50) and not page.model.game.is_terminal():
        page.door.run(20_000)
        coach.tap(page.screen)
        began, was_theirs = page.door.time, False
        while page.model.session.is_waiting or page.model.dice is not None:
            page.door.run(5)
            page.door.time += 5
            if page.model.dice is not None and not page.model.is_theirs:
                began = page.door.time if pace == AT_ONCE else began  # the coach's own dice are no bot's turn
            was_theirs = was_theirs or page.model.session.is_waiting
        assert page.door.time - began < most
        turns += was_theirs


def thinking(pace: str, way: str = "bot") -> Page:
    """Return a page on which a bot has just begun to think, and the time for that is over."""
    page = facing_a_bot(pace) if way == "bot" else Page(address="#/new/elfball/bot")
    if way == "bots":
        page.do("seat-home", "rookie")
        page.do("start", "elfball")
    while page.model.bots.thought is None:
        page.door.run(0, most=1)
        page.door.time = max(page.door.time, page.door.timers[0][0])
    page.door.time += THINKING_MS
    return page


@pytest.mark.parametrize("pace, way, is_cut", [
    (AT_ONCE, "bot", True), (NORMAL, "bot", False), (AT_ONCE, "bots", False)])
def test_a_bot_plays_the_best_it_has_found_where_a_coach_would_wait_for_nothing_to_see(pace, way, is_cut):
    page = thinking(pace, way)
    bots = page.model.bots
    thought, known, inputs = bots.thought, page.model.bots.thinking, len(page.model.game.plies)
    page.screen.send(BotThought(0.5))
    assert bots.thought is thought, "it has found nothing yet"
    best = thought.candidate.decision
    page.screen.send(BotThought(0.5))
    assert (bots.thought is None) == is_cut
    if is_cut:
        assert page.model.game.plies[inputs].action == best and bots.thinking < known


def test_the_time_for_thinking_is_as_long_again_after_each_input_of_the_coach():
    page = thinking(AT_ONCE)
    assert page.model.bots.thought.candidate is not None
    page.screen.send(BotThought(0.5))
    page.door.run(20_000)
    assert page.model.bots.thinking < THINKING_MS
    coach, inputs = Coach(page, 4), page.model.since
    while page.model.since == inputs:
        coach.tap(page.screen)
    assert page.model.bots.thinking == THINKING_MS


def test_the_end_of_a_thought_that_was_cut_short_plays_nothing_twice():
    """It was on its way when the time was up: by then it can be somebody else's turn."""
    page = facing_a_bot(AT_ONCE)
    while page.model.bots.thought is None:
        page.door.run(5)
    bots = page.model.bots
    thought = bots.thought
    bots.thought, marks = None, list(page.model.game.marks)
    bots.minds.clear()
    page.screen.send(BotDecided(thought))
    assert bots.decision is None and page.model.game.marks == marks


def test_a_coach_who_is_quicker_than_the_bot_before_play_meets_a_bot_that_goes_on():
    page = Page(address="#/new/school-fighters/bot")
    page.shell.preferences = page.shell.preferences._replace(pace=AT_ONCE, opening=QUICK)
    page.do("start", "school-fighters")
    while page.model.bots.thought is None:
        page.door.run(0, most=1)
    thought = page.model.bots.thought
    assert page.model.is_opening and page.model.game.to_act == 0
    while page.model.game.to_act == 0:
        page.model.game.apply(page.model.game.legal_actions()[0])
    page.screen.send(BotDecided(thought))
    page.door.run(20_000)
    assert page.model.game.plies[-1].side == 1 and not page.model.is_opening


def test_what_a_coach_waits_for_a_thought_is_taken_from_what_he_is_shown():
    page = thinking(NORMAL)
    bots = page.model.bots
    left, bots.due, bots.begun = bots.left, page.door.time - 100, page.door.time - 500
    while bots.thought is not None:
        page.door.run(5, most=1)
    assert left - 200 < bots.left < left - 90, "what it thought while others were looked at costs nothing"


def test_to_my_turn_shows_nothing_more_until_the_coach_is_to_decide():
    page = facing_a_bot(SLOW)
    page.shell.preferences = page.shell.preferences._replace(motion=FULL)
    assert 'data-do="to-my-turn"' in page.text("tray")
    began = page.door.time
    page.press("s")
    while page.model.session.is_waiting:
        page.door.run(5)
        page.door.time += 5
        assert page.model.dice is None
    assert page.door.time - began < 500 and not page.model.bots.is_skipped


def test_to_my_turn_ends_a_pause_and_lets_dice_land():
    page = facing_a_bot(SLOW)
    page.do("pause")
    page.door.run(20_000)
    page.do("to-my-turn")
    page.door.run(20_000)
    assert not page.model.session.is_waiting


@pytest.mark.parametrize("pace", [NORMAL, AT_ONCE])
def test_what_the_others_did_is_told_in_at_most_three_lines_until_the_next_input(pace):
    page = facing_a_bot(pace)
    page.door.run(60_000)
    news = page.model.news
    assert 0 < len(news.lines) <= 3 and all(html.escape(line) in page.text("ask") for line in news.lines)
    assert f'data-do="replay" data-arg="{news.turn}"' in page.text("ask") and "Show me that again" in page.text("ask")
    told = [entry.text for entry in page.model.log.entries[-60:]]
    assert all(line in " ".join(told) for line in news.lines)
    Coach(page, 3).play(3)
    assert page.model.news is not news


@pytest.mark.parametrize("key", [key for key in KEYS if key != "school_fighters"])
def test_a_turn_in_which_nothing_fell_is_told_by_its_walks_and_not_by_a_heading(key):
    face, rules, quiet = face_of(key), ruleset(key), 0
    for game, _count in inputs(rules, "quiet", 900):
        happened = [event for ply in game.plies[-4:] for event in ply.events if event.kind != "roll"]
        told = [(events.sentence(face, game.state, event), event) for event in happened]
        lines = news.walks(face, told)
        walked = [(events.player_of(face, event), sentence) for sentence, event in told
                  if event.kind in ("moves", "beast_moves")]
        if walked:
            quiet += 1
            last = [sentence for place, (who, sentence) in enumerate(walked)
                    if who not in [later for later, _sentence in walked[place + 1:]]]
            assert lines == last[-3:]
        else:
            assert lines == [] or lines[-1] in [sentence for sentence, _event in told]
    assert quiet > 30


def test_news_stand_in_the_order_in_which_they_happened_not_in_that_of_their_weight():
    page = Page(address="#/new/street-bowl/bot")
    page.do("start", "street-bowl")
    coach, model, was_reordered = Coach(page, 5), page.model, False
    while not was_reordered:
        page.door.run(20_000)
        plies = model.game.plies[model.since:]
        if model.news is not None and len(model.news.lines) > 1:
            face, state = model.face, model.game.state
            told = [(news.weight(face, event), events.sentence(face, state, event)) for ply in plies
                    for event in ply.events if event.kind != "roll"]
            lines = [line for _weight, line in told if line in model.news.lines]
            assert list(dict.fromkeys(lines)) == list(model.news.lines)
            weights = [max(weight for weight, line in told if line == each) for each in model.news.lines]
            was_reordered = weights != sorted(weights, reverse=True)
        assert not model.game.is_terminal()
        coach.tap(page.screen)


@pytest.mark.parametrize(("key", "gets", "fails"), [
    ("street_bowl", "is_given_ball", "fails_catch"), ("street_bowl", "picks_up", "fails_pick_up"),
    ("cave_brawl", "is_handed_ball", "knocked_down"), ("elfball", "holds", "falls"),
])
def test_who_has_got_the_ball_is_as_much_news_as_who_failed_or_fell(key, gets, fails):
    """Else the last that is told of a touchback is who did not catch it."""
    face = face_of(key)
    assert {gets, fails} <= set(face.event_templates)
    assert news.weight(face, Event(gets, (0,))) >= news.weight(face, Event(fails, (0,))) > 0


@pytest.mark.parametrize("pace", [NORMAL, AT_ONCE])
def test_a_goal_of_a_bot_stays_on_the_screen_until_the_coach_goes_on(pace):
    page = Page(address="#/new/elfball/bot")
    page.shell.preferences = page.shell.preferences._replace(pace=pace)
    page.do("start", "elfball")
    coach, before = Coach(page, 2), (0, 0)
    while (score := page.model.face.score(page.model.game.state))[1] == before[1] or not page.model.is_theirs:
        before = score
        page.door.run(20_000)
        coach.tap(page.screen)
    page.door.run(60_000)
    assert page.model.ui.shout == "Goal!" and any("goal" in line.lower() or "scores" in line.lower()
                                                  for line in page.model.news.lines), page.model.news
    page.do("zoom")
    assert page.model.ui.shout == ""
