"""The watcher finds what planted silly bots did, leaves sane turns alone, and counts for whoever acted.

`silly_turns.json` holds for each kind a position, a silly turn from it and a sane one, as lines of a record. The silly
ones were played by bots with one habit each (end every turn, answer "fall", blitz and stop ...), the sane by `fair`.
"""

import json
from pathlib import Path

import pytest

import fracas
from fracas.__main__ import main
from fracas.kernel import record
from fracas.kernel.errors import DamagedText
from fracas.kernel.game import Game
from fracas.kernel.ply import Ply
from fracas.kernel.replay import replay_line
from fracas.lab.watch.actions import ActionCount, count_actions, sum_counts
from fracas.lab.watch.plan_counts import PlanCount, PlansResult, count_plans, sum_plans
from fracas.lab.watch.plan_counts import kinds_in as kinds_in_row
from fracas.lab.watch.results_file import ResultsFile
from fracas.lab.watch.stand_offs import PATIENCE, StandOff
from fracas.lab.watch.turns import SillyDecision, WatchedTurn, turns_of
from fracas.lab.watch.watcher import (
    BOOKS,
    OFTEN,
    REPEATED,
    STANDING_OFF,
    BotCount,
    SillyCase,
    WatchResult,
    count_by_bot,
    kinds_of,
    watch_match,
    watch_played,
    watch_tasks,
    worst_cases,
)

TURNS = json.loads((Path(__file__).parent / "silly_turns.json").read_text(encoding="utf-8"))
BOTS = ("one", "two")
ALONE = (  # a Caveman with the ball before eight Amazons
    "cave_brawl.1~9_3_0_0_-1~1_0~3_0_50_0_2_-1_0_0~4_-9_0_0~346_0_-1_0_0_0~ca_4_1_3_13_d_o_4_1_3_-3.ca_4_5_4_6"
    "_d_o_4_5_4_-2.ca_6_6_4_22_d_o_6_6_4_-6.ca_3_5_4_9_d_o_3_5_4_-3.ca_3_4_3_13_k17_o.ap_3_5_-1_9_d_o_3_5_-1_0"
    ".mo_0_5_3_2_d_o_0_5_3_-4.ap_4_3_2_17_d_o_3_2_1_0.mo_2_6_0_3_c_o_2_6_0_2.am_6_5_2_17_k10_o_6_5_2_10.am_1_4"
    "_5_6_j10_o.am_5_3_2_17_l10_o.am_5_2_6_9_i10_o_5_2_6_3.am_2_3_6_4_m10_o.ac_2_6_2_5_d_o_2_6_2_-4.qu_6_3_7_2"
    "3_h10_o.ac_1_8_1_2_l12_o.qu_2_4_8_10_d_o_2_4_8_-1~o")
CASE = SillyCase("one", "ball-left", SillyDecision("Left the ball lying.", 670, "elfball...", 0))


def played(position, lines):
    """Return the match of some record lines from a position."""
    start = fracas.from_position(position)
    game = Game(start.ruleset, start.state, None, (True, True))
    for number, line in enumerate(lines, 1):
        replay_line(game, record.read_line(line, number))
    return game


def kinds_in(position, lines):
    """Return the kinds of silly decisions in the first turn of some record lines."""
    game = played(position, lines)
    book = BOOKS[game.ruleset.key]
    turn = turns_of(game, book.turn_key)[0]
    return {kind.key: list(kind.find(turn)) for kind in book.kinds}, turn


@pytest.mark.parametrize(("kind", "position", "silly", "sane"), TURNS,
                         ids=[f"{position.partition('.')[0]}-{kind}" for kind, position, _, _ in TURNS])
def test_a_silly_turn_is_found_with_its_position_and_a_sane_one_is_not(kind, position, silly, sane):
    found, turn = kinds_in(position, silly)
    assert found[kind] and all(each.side == turn.side and each.loss > 0 for each in found[kind])
    assert all(fracas.from_position(each.position).ruleset.key == turn.rules.key for each in found[kind])
    assert kinds_in(position, sane)[0][kind] == []


def test_every_kind_of_every_game_has_a_planted_turn():
    planted = {(position.partition(".")[0], kind) for kind, position, _, _ in TURNS}
    kinds = {(game, kind.key) for game in ("elfball", "cave_brawl", "street_bowl", "school_fighters")
             for kind in BOOKS[game].kinds}
    assert kinds - planted == set()


def test_a_position_counts_once_for_the_side_that_begins_its_third_turn_in_it():
    position = next(turn[1] for turn in TURNS if turn[0] == "idle" and turn[1].startswith("elfball"))
    game = fracas.from_position(position, "still")
    first = game.to_act
    for _ in range(2 * OFTEN):
        game.apply(next(action for action in game.legal_actions() if action[0] == "end"))
    task = watch_tasks("elfball", BOTS, 1, "still")[0]
    seen = [case.decision.side for case in watch_played(task, game).cases if case.kind == REPEATED]
    assert seen == [first, 1 - first]


def stand_offs(*steps):
    """Return the sides blamed for a stand-off in a match in which only the carrier steps, once in each own turn."""
    game = fracas.from_position(ALONE, "still")
    carrier = game.state.holder
    for cell in steps:
        for action in (("step", carrier, cell), ("rest", carrier), ("end",), ("end",)):
            if action in game.legal_actions():
                game.apply(action)
    task = watch_tasks("cave_brawl", BOTS, 1, "still")[0]
    return [case.decision.side for case in watch_played(task, game).cases if case.kind == STANDING_OFF]


def test_who_walks_to_and_fro_stands_off_from_the_fifth_turn_on_and_whoever_comes_nearer_does_not():
    here, beside, nearer, nearest = 346, 345, 325, 304
    assert stand_offs(beside, here, beside, here) == [0, 1, 0, 1]
    assert stand_offs(beside, here, nearer, beside) == []
    assert stand_offs(nearer, here, nearer) == [1], "as near as he was before is no nearer"
    assert stand_offs(nearer, nearest, nearer) == []


def test_a_holder_who_stands_while_nobody_comes_stands_off():
    """Street Brawl: nobody comes nearer to ball, goal or opponents; whoever steps towards them ends it."""
    position = ("street_brawl.1.black-rock-dwarves.valkyries.2-0.o23-q17-b-b-b-h71-q22-r13-x-r27-o-o."
                "k13-h13-x-j17-x-x-x-i-i14-h22-o-o.H8.th.ahan.1-27.0-0.0-0.H6-A9.n")
    task = watch_tasks("street_brawl", BOTS, 1, "still")[0]

    def blamed(*turns):
        game = fracas.from_position(position, "still")
        for actions in turns:
            for action in actions:
                game.apply(action)
        return [case.decision.side for case in watch_played(task, game).cases if case.kind == STANDING_OFF]

    waits = [("H8 end",), ("A2 end",), ("H6 end",), ("A1 end",)]
    assert blamed(*waits, *waits) == [0, 1, 0, 1]
    assert blamed(*waits[:3], ("A1 l2", "A1 end"), *waits) == []


def test_whoever_goes_for_the_loose_ball_stands_off_as_little_as_who_gets_it():
    """Elfball: a step onto the ball is a deed, though the ball may bounce off; a step to another hex is none."""
    position = next(turn[1] for turn in TURNS if turn[0] == "ball-left" and turn[1].startswith("elfball"))
    game = fracas.from_position(position)
    s, book, side = game.state, BOOKS["elfball"], game.to_act

    def blamed(cell):
        off = StandOff(book)
        turn = WatchedTurn(game.ruleset, side, (Ply(("step", 0, cell), "", s, side, 0),))
        return [bool([*off.look(turn, s)]) for _ in range(PATIENCE + 2)]

    assert s.holder < 0 and not any(blamed(s.ball))
    assert blamed(s.ball + 1) == [False] * PATIENCE + [True, True]
    held = s.copy()
    held.holder = 0
    assert not book.fetches(held, ("step", 1, s.ball))


def test_a_game_of_few_rounds_knows_no_stand_off():
    kinds = {game: {kind.key for kind in kinds_of(game)} for game in BOOKS}
    assert STANDING_OFF in kinds["cave_brawl"] and STANDING_OFF not in kinds["school_fighters"]


def test_bots_change_seats_and_each_is_counted_by_its_own_turns():
    tasks = watch_tasks("elfball", BOTS, 3, "s")
    assert [(task.number, task.bots, task.seed) for task in tasks] == [
        (0, BOTS, "s-0"), (1, BOTS[::-1], "s-1"), (2, BOTS, "s-2")]
    results = [WatchResult(0, (10, 9), (CASE,)), WatchResult(1, (20, 30), ()), WatchResult(2, (0, 1), (CASE,))]
    counts = count_by_bot(tasks, results)
    assert counts["one"].turns == 40 and counts["two"].turns == 30
    assert counts["one"].count_ruled_out(kinds_of("elfball")) == 0
    sure = BotCount(9, {"goal-passed-up": 3, "ball-left": 2})
    assert sure.count_ruled_out(kinds_of("elfball")) == 3
    assert counts["one"].per_hundred("ball-left") == 5 and counts["two"].per_hundred("ball-left") == 0


def test_an_action_counts_once_a_turn_and_those_that_nobody_did_are_listed():
    kind, position, silly, _sane = next(turn for turn in TURNS if turn[1].startswith("elfball") and turn[0] == "idle")
    game = played(position, silly)
    turns = turns_of(game, BOOKS["elfball"].turn_key)[:1]
    found = {each.kind: each for each in count_actions([*turns, *turns], BOOKS["elfball"].action_kind)}
    assert found["end"] == ("end", 2, 2)
    assert found["step"].legal == 2 and found["step"].done == 0
    summed = sum_counts([tuple(found.values()), (ActionCount("end", 1, 0),)])
    assert ActionCount("end", 3, 2) in summed and summed[-1].kind == "end"


def test_throws_are_told_apart_by_their_range_and_by_whether_somebody_is_there():
    state = fracas.from_position(next(turn[1] for turn in TURNS if turn[1].startswith("elfball"))).state
    field = state.book.field
    thrower = next(p for p in range(len(state.where)) if state.where[p] >= 0)
    kinds = {BOOKS["elfball"].action_kind(state, ("throw", thrower, cell)) for cell in range(len(field.points))}
    assert kinds == {"short throw", "long throw", "short throw to space", "long throw to space"}
    mate = next(cell for cell in state.where if cell >= 0 and cell != state.where[thrower])
    far = field.distance(state.where[thrower], mate) > 6
    assert BOOKS["elfball"].action_kind(state, ("throw", thrower, mate)) == ("long throw" if far else "short throw")


def test_an_attack_after_a_step_is_a_kind_of_its_own_and_so_is_a_charge_by_several():
    book, state = BOOKS["cave_brawl"], None
    walk = (("step", 4, 8), ("kick", 4), ("block", 4, 9), ("step", 5, 8), ("kick", 4))
    assert [*kinds_in_row(book, state, walk)] == [
        "step", "kick", "kick after a step", "block", "block after a step", "step", "kick"]
    charge = (("charge", 1, 7, ()), ("activate", 2), ("charge", 2, 7, ()), ("charge", 3, 8, ()))
    assert [*kinds_in_row(BOOKS["school_fighters"], state, charge)] == [
        "charge", "activate", "charge", "charge by several", "charge"]


def test_actions_are_counted_by_the_turns_in_which_they_were_legal_planned_and_done():
    game, carrier = fracas.from_position(ALONE, "planned"), 4
    for action in (("step", carrier, 325), ("rest", carrier), ("end",)):
        game.apply(action)
    turns = turns_of(game, BOOKS["cave_brawl"].turn_key)[:1]
    found = {each.kind: each[1:] for each in count_plans([*turns, *turns], BOOKS["cave_brawl"])}
    assert found["step"] == (2, 2, 2) and found["rest"] == found["end"] == (2, 2, 2)
    assert found["kick"] == (2, 2, 0) and found["kick after a step"] == (2, 0, 0)
    summed = sum_plans([PlansResult(0, (PlanCount("kick", 2, 0, 0), PlanCount("end", 3, 2, 1))),
                        PlansResult(1, (PlanCount("end", 1, 1, 1),))])
    assert summed == (("kick", 2, 0, 0), ("end", 4, 3, 2))


def test_the_table_of_actions_goes_on_from_its_file_and_names_what_nobody_plans(tmp_path, capsys):
    file = tmp_path / "plans.jsonl"
    arguments = ["lab", "plans", "random", "random", "--game", "school_fighters", "--matches", "1", "--jobs", "1"]
    assert main([*arguments, "-o", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["never_planned"] == [kind for kind, _legal, planned, _done in found["actions"] if not planned]
    assert "charge" in {each[0] for each in found["actions"]} and found["matches"] == 1
    head, line = file.read_text().splitlines()
    file.write_text(f"{head}\n{line}\n[1, [3")
    assert main([*arguments, "-o", str(file)]) == 0
    assert "planned in" in capsys.readouterr().out and file.read_text().splitlines() == [head, line]


def test_the_worst_cases_come_first_and_only_so_many():
    better = CASE._replace(decision=CASE.decision._replace(loss=10))
    results = [WatchResult(0, (1, 1), (better, CASE)), WatchResult(1, (1, 1), (CASE,))]
    assert worst_cases(results, 2) == {"ball-left": [CASE, CASE]}


def test_a_watch_that_was_killed_goes_on_from_its_file(tmp_path):
    tasks, file = watch_tasks("school_fighters", ("random", "random"), 2, "s"), tmp_path / "deep" / "watch.jsonl"
    first = watch_match(tasks[0])
    ResultsFile(file, tasks).add(first)
    file.write_text(file.read_text() + '[1, [3')
    again = ResultsFile(file, tasks)
    assert again.results == {0: first}
    again.add(WatchResult(1, (3, 4), (CASE,)))
    assert ResultsFile(file, tasks).results == {0: first, 1: WatchResult(1, (3, 4), (CASE,))}
    with pytest.raises(DamagedText, match="is not a record of this measurement:"):
        ResultsFile(file, watch_tasks("school_fighters", ("random", "random"), 2, "other"))


def test_the_command_prints_counts_and_positions_that_can_be_opened(capsys):
    arguments = ["lab", "watch", "random", "rookie", "--game", "elfball", "--matches", "2", "--jobs", "1"]
    assert main([*arguments, "--worst", "1"]) == 0
    text = capsys.readouterr().out
    assert all(kind.title in text for kind in kinds_of("elfball"))
    assert "Length in turns of either side: median " in text and "\nstep " in text
    assert main([*arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found["turns"]) == set(found["ruled_out"]) == {"random", "rookie"} and found["matches"] == 2
    cases = [case for listed in found["worst"].values() for case in listed]
    assert cases and all(fracas.from_position(case[3]) for case in cases)
