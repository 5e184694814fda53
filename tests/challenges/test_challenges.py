"""Challenges: their text, what comes with the games, the course towards an aim, and the score of decisions."""

from collections import Counter
from types import SimpleNamespace

import pytest

import fracas
from fracas.challenges import play_outs
from fracas.challenges.challenge import EXPERT, LEAST, LEVELS, MOST, challenge_of, challenges_of, read, write
from fracas.challenges.challenge_game import ChallengeGame
from fracas.challenges.long_aim import AimWatch, LongAim
from fracas.faces import challenge_aims_of, face_of
from fracas.kernel.errors import DamagedText
from fracas.kernel.table import Event
from fracas.kernel.work import run_to_end
from fracas.lab import challenge_mine
from fracas.lab.challenge_mine import fault_of, turn_starts
from fracas.puzzles.puzzle_days import WEEKLY, challenge_of_week, day_number

every_game = pytest.mark.parametrize("key", fracas.KEYS)
MONDAY = day_number("2026-11-30")


@every_game
def test_each_game_has_challenges_that_are_open_and_reached_often_but_not_always(key):
    aims, found = challenge_aims_of(key), challenges_of(key)
    assert len(found) >= WEEKLY and len({each.position for each in found}) == len(found)
    assert max(Counter(each.aim for each in found).values()) <= len(found) / 2, "no aim is that of more than half"
    for each in found:
        game = ChallengeGame(each, aims, "seed")
        assert each.game == key and each.opponent in LEVELS and 2 <= each.turns <= 4
        assert LEAST <= each.best == each.shares[EXPERT] <= MOST
        assert game.course.result is None and not game.is_over and game.legal_actions()
        assert aims[each.aim].fits(game.state, game.side) and not face_of(key).is_opening(game.state)
        assert "{n}" in aims[each.aim].text
    assert tuple(read(write(found))) == found


@pytest.mark.parametrize(("old", "new"), [
    ("\t", " "), ("\thard\t", "\tgod\t"), ("\tregular\t", "\trandom\t"), ("\n", " 7\n"), ("\n", "x\n"),
])
def test_what_is_no_challenge_is_quoted(old, new):
    text = write(each for key in fracas.KEYS for each in challenges_of(key))
    assert old in text
    with pytest.raises(DamagedText, match="This is not a challenge"):
        list(read(text.replace(old, new, 1)))


def test_what_does_not_exist_is_none():
    assert challenge_of("elfball", "vszz") is None and challenge_of("chess", "vsaa") is None
    with pytest.raises(DamagedText):
        ChallengeGame(challenges_of("elfball")[0]._replace(aim="tea"), challenge_aims_of("elfball"), "seed")


# -- the week --------------------------------------------------------------------------------------------------------


def test_a_week_has_one_challenge_from_monday_to_sunday_and_none_comes_back_in_forty():
    weeks = [challenge_of_week(MONDAY + 7 * week) for week in range(WEEKLY * len(fracas.KEYS))]
    assert len({(game, key) for _week, game, key in weeks}) == len(weeks)
    assert all(challenge_of(game, key) is not None for _week, game, key in weeks)
    assert {challenge_of_week(MONDAY + day) for day in range(7)} == {weeks[0]} != {challenge_of_week(MONDAY - 1)}


# -- the course ------------------------------------------------------------------------------------------------------


def watched(aim, course, turns=2):
    """Return the result after some positions: who is to act in each, and its event."""
    rules = SimpleNamespace(is_terminal=lambda acting: acting is None, to_act=lambda acting: acting,
                            returns=lambda _acting: (-1, 1))
    watch = AimWatch(rules, aim, 1, turns)
    now = watch.start()
    for acting, kind in course:
        now = watch.follow(now, acting, (Event(kind),))
    return now.result


REACHING = LongAim("", lambda _s, event, _side: event.kind == "goal", lambda _s, event, _side: event.kind == "drop")
KEEPING, WINNING = REACHING._replace(is_kept=True), LongAim("", wins=True)
FIRST, SECOND = [(1, "x"), (0, "x"), (0, "x")], [(1, "x"), (1, "x"), (0, "x")]


@pytest.mark.parametrize(("aim", "course", "result"), [
    (REACHING, FIRST, None), (REACHING, [*FIRST, (1, "x")], None), (REACHING, [*FIRST, *SECOND], False),
    (REACHING, [*FIRST, (1, "goal")], True), (REACHING, [(1, "drop"), (1, "goal")], False),
    (REACHING, [*FIRST, *SECOND, (1, "goal")], False), (REACHING, [(None, "x")], False),
    (KEEPING, [*FIRST, *SECOND], None), (KEEPING, [*FIRST, *SECOND, (1, "x")], True), (KEEPING, [(0, "drop")], False),
    (KEEPING, [(None, "x")], True), (WINNING, [*FIRST, (None, "x")], True), (WINNING, [*FIRST, *SECOND], None),
    (WINNING, [*FIRST, *SECOND, (1, "x")], False),
])
def test_an_aim_is_reached_lost_or_open(aim, course, result):
    assert watched(aim, course) is result


@pytest.mark.parametrize(("key", "score"), [("elfball", "goal"), ("street_brawl", "goal"), ("cave_brawl", "point")])
def test_the_ball_is_taken_where_one_of_yours_has_it_and_not_after_their_point(key, score):
    aim = challenge_aims_of(key)["take"]
    state = fracas.ruleset(key).parse_position(next(each for each in challenges_of(key) if each.aim == "take").position)
    side = fracas.ruleset(key).to_act(state)
    assert aim.fits(state, side) and not aim.fits(state, 1 - side)
    assert aim.is_reached(state, Event("x"), 1 - side) and not aim.is_reached(state, Event("x"), side)
    assert [aim.is_lost(state, Event(score, (each,)), side) for each in (side, 1 - side)] == [False, True]
    state.holder = -1
    assert not aim.is_reached(state, Event("x"), side) and not aim.fits(state, side)


def test_turns_of_a_match_begin_where_the_side_changes():
    plies = [SimpleNamespace(side=side, before=number) for number, side in enumerate((0, 0, 1, 0, 1, 1))]
    assert turn_starts(SimpleNamespace(plies=plies)) == [(0, 2), (2, 2), (3, 1), (4, 1)]


# -- play-outs and the score -----------------------------------------------------------------------------------------


def shortest(key="cave_brawl"):
    """Return the game of a quick challenge of a quick game."""
    found = min(challenges_of(key), key=lambda each: (each.aim == "win", each.turns))
    return ChallengeGame(found, challenge_aims_of(key), "seed")


def played(game, turns=1):
    """Let the expert play some turns."""
    work = play_outs.Bot(play_outs.expert_level(), "seed")
    while not game.is_over and game.course.turn <= turns:
        decision = work.decide(game)
        if game.pending is None:
            game.apply(decision)
        else:
            game.answer(decision)
    return game


def test_what_an_expert_does_himself_changes_nothing_and_luck_neither():
    game = shortest()
    turn = play_outs.OwnTurn(game.start, game.course, ())
    assert [run_to_end(play_outs._pair(game, turn, number, 0.0)) for number in range(3)] == [0, 0, 0]
    assert run_to_end(play_outs.decision_share(game)) == (game.challenge.best, game.challenge.best, 0)


def test_play_outs_are_the_same_each_time_and_differ_by_their_dice():
    game = shortest()
    coaches = play_outs.expert_level(), game.challenge.opponent
    one, same = (
        [run_to_end(play_outs.play_out(game.watch, game.start, game.watch.start(), coaches, number))
         for number in range(8)] for _time in range(2))
    assert one == same and set(one) == {True, False}


def test_a_game_counts_turns_forgets_what_is_undone_and_begins_again():
    game = played(shortest())
    assert game.course.turn == 2 or game.is_over
    turns = game.own_turns()
    assert turns[0].state == game.start and turns[0].line and turns[0].course.turn == 1
    begun = game.position
    game.begin_again("other")
    assert game.course == game.watch.start() and game.position != begun and game.tags["Seed"] == "other"
    played(game)
    assert game.plies and len(game.courses()) == len(game.plies) + 1


def test_a_challenge_whose_share_is_wrong_is_found(monkeypatch):
    game = shortest()
    monkeypatch.setattr(challenge_mine, "level_share", lambda *_given: game.challenge.best)
    rules, aims = game.ruleset, challenge_aims_of(game.ruleset.key)
    share = game.challenge.best
    wrong = game.challenge._replace(shares=(0, 0, share + 25 if share + 25 <= MOST else share - 25))
    assert "no longer" in fault_of(rules, aims, wrong)
    assert not fault_of(rules, aims, game.challenge)
    assert "its share" in fault_of(rules, aims, wrong._replace(shares=(0, 0, MOST + 1)))
    assert "turns against" in fault_of(rules, aims, wrong._replace(turns=5))


@pytest.mark.parametrize("side", [0, 1])
def test_the_expert_plays_for_the_coach_and_the_level_of_the_challenge_against_him(monkeypatch, side):
    made = []
    monkeypatch.setattr(play_outs, "Bot", lambda level, _seed: made.append(level))
    watch = AimWatch(fracas.ruleset("cave_brawl"), WINNING, side, 2)
    over = watch.start()._replace(result=True)
    assert run_to_end(play_outs.play_out(watch, shortest().start, over, ("hard", "rookie"), 1)) is True
    assert made[side] == "hard" and made[1 - side] == "rookie"


def test_a_line_is_played_in_its_own_turn_alone(monkeypatch):
    game, games = shortest(), []
    made = play_outs.Game
    monkeypatch.setattr(play_outs, "Game", lambda *given: games.append(made(*given)) or games[-1])
    end = next(action for action in game.legal_actions() if game.ruleset.action_text(game.state, action) == "end")
    for line in ((end,), (end, end)):
        run_to_end(play_outs.play_out(game.watch, game.start, game.watch.start(), ("hard", "rookie"), 3, line))
    one, other = ([ply.text for ply in game.plies] for game in games)
    assert one == other and one[0] == "end"


def test_the_course_follows_what_is_done_anew_after_an_undo():
    game, undone = shortest(), 0
    for action in game.legal_actions():
        game.apply(action)
        game.courses()
        assert game.pending is not None or game._followed[0][0] is game.plies[0].events
        if not game.can_undo:
            break
        game.undo()
        undone += 1
    assert undone >= 2


@pytest.mark.parametrize(("key", "kind", "facts", "aim"), [
    ("elfball", "goal", (1,), "hold"), ("elfball", "goal", (1,), "goal"),
    ("street_bowl", "touchdown", (1,), "hold"), ("street_bowl", "touchdown", (1,), "touchdown"),
    ("cave_brawl", "point", (1,), "hold"), ("cave_brawl", "point", (1,), "point"),
])
def test_what_the_other_side_brings_about_loses_the_aim(key, kind, facts, aim):
    lost = challenge_aims_of(key)[aim].is_lost
    assert lost(None, Event(kind, facts), 0) and not lost(None, Event(kind, facts), 1)
