"""The match report: who did what, and how the dice fell against what was to be expected exactly."""

from fractions import Fraction

import pytest

import fracas
from fracas.bots.levels import Bot
from fracas.bots.match import bot_seed, play_steps
from fracas.faces import face_of
from fracas.games.elfball.dice import pool_of
from fracas.kernel.contracts.stats import mean_value
from fracas.kernel.table import Roll, Rolled
from fracas.view.match.box_score import RollLuck, build_report, report_json
from fracas.view.match.match_report import decimal_text, report_sheet, report_text, signed_decimal, used_columns
from tests.elfball.diagrams import board
from tests.view.page import safe

KEYS = ("elfball", "street_brawl", "cave_brawl", "school_fighters")


def line(report, side, shirt):
    found = next(line for line in report.players[side] if line.shirt == shirt)
    return {label: n for label, n in zip(report.columns, found.figures, strict=True) if n}


def played(key, inputs=500):
    game = fracas.new(key, "seed", *fracas.ruleset(key).teams[:2])
    for _made in play_steps(game, (Bot("random", bot_seed("a", "home")), Bot("random", bot_seed("a", "away"))), inputs):
        pass
    return game


def reported(game):
    return build_report(game, face_of(game.ruleset.key).report)


def test_a_goal_a_carry_and_a_pick_up_are_the_players():
    match = board("e17: ball H3>6\nh11: A3>4", off={"bench": "H7 A7"})
    match.play("H3 e17: pick-up=o--").play("H3 d18").play("H3 c18")
    report = reported(match.game)
    assert line(report, 0, 3) == {"Goals": 1, "Pick-ups": 1, "Hexes with the ball": 2}
    assert report.score == (1, 0) and line(report, 0, 0) == line(report, 0, 3) and line(report, 1, 0) == {}


def test_a_pass_belongs_to_the_thrower_once_it_is_caught_and_the_catch_to_the_catcher():
    match = board("q11: H3>2o . H4>5\nh11: A3>4")
    match.play("H3 throw q13: throw=ooo; catch catch")
    report = reported(match.game)
    assert line(report, 0, 3)["Passes that were caught"] == line(report, 0, 3)["Throws"] == 1
    assert line(report, 0, 4) == {"Catches": 1}


def test_a_pass_an_opponent_catches_is_none():
    match = board("q11: H3>2o . A4>5\nh11: A3>4")
    match.play("H3 throw q13: throw=o--; catch catch; catch=ooo")
    assert line(reported(match.game), 0, 0) == {"Throws": 1} and line(reported(match.game), 1, 4) == {"Catches": 1}


def test_who_is_brought_down_and_hurt_counts_for_the_attacker():
    match = board("q11: H3>2 A3>5\nh11: A4>4").play("H3 tackle A3: tackle=**ooo; injury=---")
    assert line(reported(match.game), 0, 3) == {"Tackles": 1, "Opponents brought down": 1, "Opponents hurt": 1}


def test_the_luck_of_a_challenge_is_its_exact_chance_and_whether_it_was_enough():
    match = board("q11: H3>2 A3>5\nh11: A4>4").play("H3 tackle A3: tackle=---")
    roll = match.rolled("tackle")
    assert [luck[3:] for luck in reported(match.game).luck] == [(1, mean_value(face_of("elfball").report, roll), 0)]


@pytest.mark.parametrize("simple", [False, True])
@pytest.mark.parametrize("dice", [1, 3, 6])
@pytest.mark.parametrize("need", [1, 2, 4])
def test_the_quick_chance_of_a_pool_is_the_one_of_every_throw_there_is(dice, need, simple):
    roll = Roll("tackle", pool_of(dice, simple), 0, need=need, more=need + dice + 1)
    counting = face_of("elfball").report
    assert counting.mean(roll) == mean_value(counting, roll)


@pytest.mark.parametrize("key", KEYS)
def test_the_rolls_of_a_match_all_stand_in_its_luck_report(key):
    game = played(key)
    counting, report = face_of(key).report, reported(game)
    weighed = [rolled for event in game.events if event.kind == "roll" and isinstance(rolled := event.facts[0], Rolled)
               and counting.value(rolled.request, rolled.faces) is not None]
    assert sum(luck.rolled for luck in report.luck) == len(weighed) > 0
    assert all(0 <= luck.expected and luck.actual >= 0 for luck in report.luck)


@pytest.mark.parametrize("key", KEYS)
def test_the_last_line_of_a_team_adds_up_its_players(key):
    for lines in reported(played(key)).players:
        *players, whole = lines
        assert whole.shirt == 0
        assert whole.figures == tuple(sum(line.figures[n] for line in players) for n in range(len(whole.figures)))


@pytest.mark.parametrize("key", KEYS)
def test_a_report_is_a_sheet_and_a_text_and_the_same_after_a_replay(key):
    game = played(key)
    report = reported(game)
    assert report == reported(fracas.from_record(game.record, verify=True))
    safe(report_sheet(report, "#/"))
    told = report_text(report)
    assert all(team in told for team in report.teams) and "Expected" in told
    assert report_json(report)["score"] == [*report.score]


def test_a_match_that_has_just_begun_has_a_report_too():
    report = reported(fracas.new("elfball", "seed", "orcs", "gnomes"))
    assert used_columns(report) == [] and report.luck == []
    assert "No dice yet." in report_sheet(report, "#/")


def test_differences_are_rounded_and_signed():
    assert [decimal_text(Fraction(n, 20)) for n in (0, 1, 3, 25)] == ["0.0", "0.0", "0.2", "1.2"]
    assert signed_decimal(Fraction(5, 4)) == "+1.2" and signed_decimal(Fraction(-1, 2)) == "\u22120.5"
    assert signed_decimal(Fraction(1, 90)) == "0.0"
    assert RollLuck("tackle", "Tackle", 0, 3, Fraction(3, 2), 1).gain == Fraction(-1, 2)
