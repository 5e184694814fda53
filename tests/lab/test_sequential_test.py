"""The laboratory on the toy: nothing measures as nothing, a weakness is found, a killed run goes on where it was."""

import json
import re
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path

import pytest

import fracas
from fracas.bots import Bot
from fracas.bots.candidates import Candidate
from fracas.bots.levels import Level, level_of
from fracas.bots.search import known_decision
from fracas.games.cave_brawl.state import team
from fracas.kernel.dice import D6
from fracas.kernel.errors import DamagedText, quote
from fracas.kernel.table import Roll
from fracas.lab.executors import serial_executor
from fracas.lab.journal import Journal
from fracas.lab.paired_games import CommonDice, Contestant, PairedGame, play_by_rules
from fracas.lab.sequential_test import BotMeeting, SequentialTest, bot_meeting, run_test
from fracas.lab.sprt import (
    BETTER,
    OPEN,
    SCORES,
    WORSE,
    Hypotheses,
    likeliest_chances,
    log_likelihood_ratio,
    measurement,
)
from tests.bots.test_bots import PLANNED

BARS = Hypotheses(0.55, 0.45)


def timid(bot, situation):
    """Decide by chance, but for every second action, which is to wait."""
    if situation.choice is None and situation.random(f"{bot.seed} fear").random() < 0.5:
        return known_decision(situation, Candidate((("wait",),)))
    return level_of("random").think(bot, situation)


def weak_bot(level, seed):
    bot = Bot("random", seed)
    if level == "weak":
        bot.level = Level("weak", "", "", timid)
    return bot


toy = partial(play_by_rules, PLANNED, bot_of=weak_bot)


def run(bots, judge, path=None, crew=serial_executor):
    what = BotMeeting("toy", bots, "lab")
    return list(run_test(what, judge, Journal(path, what._asdict()), crew, toy))[-1]


def test_a_bot_against_itself_with_other_thoughts_measures_as_even():
    now = run(("random", "random"), SequentialTest(BARS, 600, to_the_end=True))
    assert now.pairs == 600 and abs(now.score - 0.5) <= 0.02 and now.margin < 0.025
    assert 0 < now.counts[2] < 600, "its thoughts differ, and its dice do not"


def test_a_planted_weakness_is_found_and_from_either_seat():
    assert run(("random", "weak"), SequentialTest(BARS, 600)).verdict == BETTER
    assert run(("weak", "random"), SequentialTest(BARS, 600)).verdict == WORSE


def test_a_run_that_was_killed_goes_on_where_it_was_and_comes_to_the_same_end(tmp_path):
    whole = run(("random", "weak"), SequentialTest(BARS, 20, True), tmp_path / "whole")
    what, path, played = BotMeeting("toy", ("random", "weak"), "lab"), tmp_path / "cut", []
    list(islice(run_test(what, SequentialTest(BARS, 20, True), Journal(path, what._asdict()), serial_executor, toy),
                12))
    with path.open("a") as file:
        file.write('{"number": 11, "ho')  # the line it was killed in
    journal = Journal(path, what._asdict())
    again = list(run_test(what, SequentialTest(BARS, 20, True), journal, serial_executor,
                          lambda bout: played.append(bout) or toy(bout)))
    assert again[0].pairs == 5 and again[-1] == whole
    assert [bout.number for bout in played] == list(range(11, 40))
    assert [json.loads(line)["number"] for line in path.read_text().splitlines()[1:]] == list(range(40))


def test_the_order_in_which_matches_end_changes_no_verdict():
    def crew(play, bouts):
        return iter([play(bout) for bout in bouts][::-1])
    judge = SequentialTest(BARS, 30)
    assert run(("random", "weak"), judge, crew=crew) == run(("random", "weak"), SequentialTest(BARS, 30))


@pytest.mark.parametrize("text, words", [
    ('{"lab": 1, "game": "toy", "bots": ["rookie", "weak"], "seed": "lab"}\n', "bots"),
    ('{"lab": 1, "game": "toy", "bots": ["rookie", "weak"], "seed": "lab"}\n{"number": 0, "ho', "bots"),
    ('{"lab": "my notes, in one line"}', "“lab” is “my notes"), ('{"lab": 1, "game": "toy", "torn',
                                                                 "is not a journal of the laboratory:"),
    ("no journal\n", "is not a journal of the laboratory:"), ('{"lab": 1}\n{"number": 1}\n', "game"),
])
def test_a_journal_of_something_else_is_refused_and_left_alone(tmp_path, text, words):
    path = tmp_path / "journal"
    path.write_text(text)
    with pytest.raises(DamagedText, match=words):
        run(("random", "weak"), SequentialTest(BARS, 1), path)
    assert path.read_text() == text


@pytest.mark.parametrize("wrong", [
    {"number": "0"}, {"number": [1]}, {"number": -1}, {"number": True}, {"home": "1"}, {"home": 5}, {"home": -7},
    {"turns": [1]}, {"turns": [1, -1]}, {"seconds": ["a", "b"]}, {"seconds": [1.0, float("inf")]}, {"inputs": 2.5},
    {"is_stopped": 0}, {"worths": 3}, {"worths": ["x"]}, {"luck": "none"}, {"more": 1}, {"turns": None},
])
def test_a_line_that_is_no_result_is_quoted_with_its_file(tmp_path, wrong, monkeypatch):
    monkeypatch.chdir(tmp_path)
    path = Path("journal")
    run(("random", "weak"), SequentialTest(BARS, 1, True), path)
    head, line, *_ = path.read_text().splitlines()
    bad = json.dumps({**wrong, **{name: value for name, value in json.loads(line).items() if name not in wrong}})
    path.write_text(f"{head}\n{bad}\n")
    with pytest.raises(DamagedText, match=f"“journal” is not a journal.*{re.escape(quote(bad))}"):
        run(("random", "weak"), SequentialTest(BARS, 1, True), path)


def test_a_journal_of_before_is_read_without_what_it_does_not_tell(tmp_path):
    path = tmp_path / "journal"
    run(("random", "weak"), SequentialTest(BARS, 1, True), path)
    head, *lines = path.read_text().splitlines()
    older = [{name: value for name, value in json.loads(line).items() if name not in ("worths", "luck")}
             for line in lines]
    path.write_text("\n".join([head, *map(json.dumps, older), ""]))
    assert run(("random", "weak"), SequentialTest(BARS, 1, True), path).pairs == 1
    assert path.read_text().splitlines() == [head, *map(json.dumps, older)], "nothing is played again"


@pytest.mark.parametrize("cut", [0, 3, 9, 40])
def test_a_run_that_was_killed_in_its_first_line_begins_anew(tmp_path, cut):
    path = tmp_path / "journal"
    whole = run(("random", "weak"), SequentialTest(BARS, 1, True), path)
    path.write_text(path.read_text()[:cut])
    assert run(("random", "weak"), SequentialTest(BARS, 1, True), path) == whole and path.read_text().count("\n") == 3


def test_lines_that_end_as_on_windows_are_kept_whole(tmp_path):
    path = tmp_path / "journal"
    whole = run(("random", "weak"), SequentialTest(BARS, 4, True), path)
    lines = path.read_bytes().splitlines()
    path.write_bytes(b"\r\n".join(lines) + b'\r\n{"number": 1')
    for _ in range(2):
        assert run(("random", "weak"), SequentialTest(BARS, 4, True), path) == whole
    assert path.read_bytes().splitlines() == lines


def test_bytes_that_are_no_text_are_refused_with_the_name_of_the_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    path = Path("journal")
    run(("random", "weak"), SequentialTest(BARS, 1, True), path)
    for data in (b"\xe2\x28\xa1\n", path.read_bytes() + b"\xe2\x28\xa1\n"):
        path.write_bytes(data)
        with pytest.raises(DamagedText, match="“journal” is not a journal"):
            run(("random", "weak"), SequentialTest(BARS, 1, True), path)
        assert path.read_bytes() == data


def test_dice_fall_alike_for_a_seat_and_a_kind_whatever_else_is_thrown():
    def rolls(kinds):
        dice = CommonDice("seed")
        return [(kind, side, dice.throw(Roll(kind, D6, side))) for kind, side in kinds]
    mixed = rolls([("catch", 0), ("block", 0), ("catch", 1), ("catch", 0)] * 9)
    for kind, side in (("catch", 0), ("block", 0), ("catch", 1)):
        own = [roll for roll in mixed if roll[:2] == (kind, side)]
        assert own == rolls([(kind, side)] * len(own))
    assert {face for _kind, _side, face in mixed} == set(range(1, 7))
    assert len({tuple(roll[2] for roll in mixed if roll[1] == side and roll[0] == "catch")[:9] for side in (0, 1)}) == 2


def test_squads_are_rolled_alike_for_both_seats_and_nothing_else_is():
    dice = CommonDice("seed", {"bt"})
    thrown = {side: [[dice.throw(Roll(kind, D6, side)) for kind in ("bt", "damage")] for _ in range(12)]
              for side in (0, 1)}
    assert [bt for bt, _ in thrown[0]] == [bt for bt, _ in thrown[1]]
    assert [damage for _, damage in thrown[0]] != [damage for _, damage in thrown[1]]


@pytest.mark.parametrize(("teams", "is_same"), [(("cavemen", "cavemen"), True), (("cavemen", "amazons"), False)])
def test_equal_factions_of_cave_brawl_are_measured_with_the_same_squads(teams, is_same):
    rules = fracas.ruleset("cave_brawl")
    begun = {}

    def worth(s, side, **_weights):
        if all(player.is_rolled for player in s.players):
            begun.setdefault("hp", [[s.hp[who] for who in team(s, each)] for each in (0, 1)])
        return 0
    seats = tuple(Contestant("random", name) for name in teams)
    play_by_rules(replace(rules, worth=worth), PairedGame(0, "cave_brawl", seats, "d", "t", {"rounds": 20}))
    assert (begun["hp"][0] == begun["hp"][1]) is is_same


def test_both_matches_of_a_pair_share_dice_and_teams_but_not_seats():
    what = BotMeeting("toy", ("a", "b"), "x", ("red", "blue", "green"))
    first, second, other = (what.paired_game(n) for n in (0, 1, 2))
    assert first.dice == second.dice != other.dice and first.thoughts != second.thoughts
    assert [seat.bot for seat in first.seats] == ["a", "b"] == [seat.bot for seat in second.seats][::-1]
    assert [seat.team for seat in first.seats] == [seat.team for seat in second.seats]
    drawn = {tuple(seat.team for seat in what.paired_game(2 * n).seats) for n in range(100)}
    assert len(drawn) == 9, "every team meets every team"
    mirrored = what._replace(is_mirrored=True)
    same = {tuple(seat.team for seat in mirrored.paired_game(n).seats) for n in range(100)}
    assert same == {(team, team) for team in what.teams}
    assert bot_meeting(PLANNED, ("a", "b"), "x", {}).teams == ()


def test_the_likeliest_chances_have_the_mean_that_is_asked_for():
    for counts in ((1, 2, 3, 4, 5), (1, 0, 0, 0, 9), (0.001, 0.001, 0.001, 0.001, 7)):
        shares = [n / sum(counts) for n in counts]
        for score in (0.35, 0.65, 0.75):
            found = likeliest_chances(shares, score)
            assert abs(sum(found) - 1) < 1e-6 and all(p >= 0 for p in found)
            assert abs(sum(p * each for p, each in zip(found, SCORES, strict=True)) - score) < 1e-6


def test_the_ratio_of_plain_wins_and_losses_is_that_of_the_textbook():
    from math import log
    by_hand = 70 * log(0.75 / 0.65) + 30 * log(0.25 / 0.35)
    assert log_likelihood_ratio((30, 0, 0, 0, 70), Hypotheses()) == pytest.approx(by_hand, abs=0.05)
    assert log_likelihood_ratio((0,) * 5, Hypotheses()) == 0


def test_half_of_the_interval_is_that_of_a_mean_whose_spread_is_estimated():
    """1.96 standard errors, with one less than the pairs below the squares: a variance of a quarter, three pairs."""
    found = measurement((1, 0, 1, 0, 1), Hypotheses())
    assert found.pairs == 3 and found.margin == pytest.approx(1.96 * (0.25 / 3) ** 0.5)


def test_a_test_settles_what_it_can_and_leaves_open_what_it_cannot():
    assert measurement((0, 5, 10, 40, 60), Hypotheses()).verdict == BETTER
    assert measurement((40, 10, 10, 10, 40), Hypotheses()).verdict == WORSE
    assert measurement((25, 5, 10, 20, 60), Hypotheses()).verdict == OPEN
    nothing = measurement((0,) * 5, Hypotheses())
    assert (nothing.pairs, nothing.score, nothing.verdict) == (0, 0.5, OPEN)
