"""The safest paths: what they cost, what they are worth, and that playing them gives just that chance."""

from fractions import Fraction

from fracas.games.elfball.disengage import disengage_need
from fracas.games.elfball.field import EDGE, FIELD, GOAL
from fracas.games.elfball.odds.pool import chance
from fracas.games.elfball.paths import paths
from fracas.games.elfball.ruleset import RULESET
from fracas.games.elfball.state import Options, players_on_field
from fracas.kernel.grid import bends
from fracas.kernel.odds import exact_odds
from tests.elfball.diagrams import board


def cell(name):
    return FIELD.cell_named(name)


def test_with_nobody_about_every_hex_within_the_jog_is_certain():
    found = paths(board("q11: H3>2", profiles={"H3": {"jog": 3}}).state, 2)
    assert set(found) == set(FIELD.within(cell("q11"), 1, 3))
    assert all(path.chance == 1 and path.cost == len(path.cells) == FIELD.distance(cell("q11"), c) and not path.rolls
               for c, path in found.items())


def test_on_open_ground_no_way_bends_more_than_once():
    found = paths(board("q11: H3>2o", profiles={"H3": {"jog": 6}}).state, 2)
    assert max(bends(FIELD.neighbours, (cell("q11"), *path.cells)) for path in found.values()) == 1


def test_a_detour_round_the_opponents_is_taken_if_the_jog_allows():
    rows = """
          p11:  .      A2>4    .
        q10:  .  H3>2   .      .
          r10:  .      .      .
    """
    rows = rows.replace("H3>2", "  .").replace("q10:  .", "q10: H3>2")
    far = paths(board(rows).state, 2)[cell("q12")]
    assert far.chance == 1 and cell("q11") not in far.cells
    short = paths(board(rows, profiles={"H3": {"jog": 2}}).state, 2)[cell("q12")]
    assert short.cells == (cell("q11"), cell("q12")) and short.chance == chance(3, 1) and short.rolls == (cell("q12"),)


def test_leaving_a_faced_hex_costs_a_disengage_with_the_needs_of_the_rules():
    match = board("""
          p11:  A4>3   .
        q10:  .  H3>2  A2>5
          r10:  .      .
    """)
    found = paths(match.state, 2)
    assert found[cell("q10")].chance == chance(3, 2)
    assert found[cell("q10")].rolls == (cell("q10"),)


def test_moving_onto_the_ball_counts_the_pick_up():
    match = board("q11: H3>2 ball .")
    found = paths(match.state, 2)
    assert found[cell("q12")].chance == chance(3, 1) and found[cell("q12")].rolls == (cell("q12"),)
    assert found[cell("q13")].chance == 1 and cell("q12") not in found[cell("q13")].cells


def test_only_a_holder_goes_into_the_goal_he_attacks_and_nobody_over_the_edge():
    assert cell("c18") in paths(board("d18: H3>6o").state, 2)
    found = paths(board("d18: H3>6").state, 2)
    assert not any(FIELD.lines[c] in (EDGE, GOAL) for c in found)
    with_pick_up = paths(board("e17: H3>1 ball").state, 2)
    assert with_pick_up[cell("c18")].chance == chance(3, 1)


def test_a_goal_path_goes_no_further():
    found = paths(board("d18: H3>6o").state, 2)
    assert not any(cell("c18") in path.cells[:-1] for path in found.values())


def test_a_lying_player_stands_up_first():
    found = paths(board("q11: H3_").state, 2)
    assert set(found) == set(FIELD.within(cell("q11"), 1, 4)) and all(path.stands for path in found.values())
    assert found[cell("q12")].cost == 3
    assert paths(board("q11: H3~", profiles={"H3": {"grit": 2}}).state, 2) == {}


def test_what_is_left_of_an_action_counts():
    match = board("q11: H3>2 A2>1", profiles={"A2": {"might": 6}}).play("H3 tackle A2: impact=o--")
    found = paths(match.state, 2)
    assert max(path.cost for path in found.values()) == 6 and max(len(path.cells) for path in found.values()) == 5


def test_other_players_have_no_paths_while_one_acts():
    match = board("q11: H3>2 H4>2").play("H3 p12")
    assert paths(match.state, 3) == {} and paths(match.state, 2) != {}


def test_an_extra_hex_of_a_dash_is_one_pace():
    match = board("q11: H3>2", momentum=1)
    match.state.acting, match.state.jog, match.state.moved = 2, 0, 6
    match.play("H3 dash 1: dash=o; dash hex")
    assert set(paths(match.state, 2)) == set(FIELD.neighbours[cell("q11")])


def test_an_extra_die_of_a_dash_counts_for_the_disengage():
    match = board("q11: H3>2 A2>5", momentum=1).play("H3 dash 1: dash=o; dash challenge")
    assert paths(match.state, 2)[cell("q10")].chance == chance(4, 1)
    free = board("q11: H3>2 ball", momentum=1).play("H3 dash 1: dash=o; dash challenge")
    assert {c: path.chance for c, path in paths(free.state, 2).items()} == {cell("q12"): chance(4, 1)}


def test_the_old_cost_of_a_pick_up_shortens_the_path():
    match = board("q11: H3>2 ball .", profiles={"H3": {"jog": 2}}, options=Options(legacy_challenge_cost=True))
    found = paths(match.state, 2)
    assert found[cell("q12")].cost == 2 and cell("q13") not in found


def test_in_the_free_challenge_the_free_paces_are_paths():
    match = board("l13: . A1>4\nm12: . ball .\nn12: . H1>6")
    s = match.state
    s.phase, s.acting, s.jog = 2, 0, 2
    assert set(paths(s, 0)) == {cell("m13"), cell("m14"), cell("n12")}


CROWD = """
      o11:   .    A5>4   .     .
    p10:  .   A4>3   .   ball   .
      q10:  H3>2  .   A2>5   .
    r9:   .   H7>1   .     .
"""


def test_playing_a_path_step_by_step_has_exactly_its_chance():
    """The product of the odds of its steps, each worked out by the rules themselves."""
    match = board(CROWD)
    for path in paths(match.state, 2).values():
        state, product = match.state.copy(), Fraction(1)
        for target in path.cells:
            action = ("step", 2, target)
            assert RULESET.is_legal(state, action)
            found = exact_odds(RULESET, state, action)
            kept = {"through", "ball", "goal"} & set(found)
            assert len(kept) == 1
            product *= found[kept.pop()]
            state = after(state, target)
        # A step with two rolls may spend on the second what the first has earned; paths leave Momentum out.
        may_have_two_rolls = FIELD.cell_named("p13") in path.cells
        assert product >= path.chance if may_have_two_rolls else product == path.chance


def test_an_ability_that_replaces_a_die_counts_once_on_the_way():
    able = {"H3": {"abilities": ("nimble",)}}
    match, plain = board(CROWD, profiles=able), paths(board(CROWD).state, 2)
    for target, path in paths(match.state, 2).items():
        assert path.chance > plain[target].chance if path.rolls else path.chance == 1
        if len(path.rolls) == 1 and FIELD.cell_named("p13") not in path.cells:
            odds = exact_odds(RULESET, before_roll(match.state, path), ("step", 2, path.rolls[0]))
            assert path.chance == odds["through"]
    line = "q11: . H3>2 .\np10: A4>3 . A5>3 ."
    both = board(line, profiles={"H3": {"abilities": ("nimble",), "jog": 2}})
    found = next(path for path in paths(both.state, 2).values() if len(path.rolls) == 2)
    first, second = (chance(3, n) for n in needs_of(both.state, found))
    saved = [chance(3, n, ability=True) - chance(3, n) for n in needs_of(both.state, found)]
    assert found.chance == first * second + saved[0] * second + first * saved[1]


def before_roll(state, path):
    """Return the position before the one step of a path that needs a roll."""
    for target in path.cells[: path.cells.index(path.rolls[0])]:
        state = after(state, target)
    return state


def needs_of(state, path):
    """Return what the Disengages of a path need."""
    left = (state.where[2], *path.cells)
    return [disengage_need(state, 2, left[path.cells.index(entered)]).value for entered in path.rolls]


def after(state, target):
    """Return the position after a step that went well."""
    later = state.copy()
    later.facing[2] = FIELD.neighbours[state.where[2]].index(target)
    later.where[2], later.acting, later.jog = target, 2, (state.jog if state.acting == 2 else 6) - 1
    later.moved += 1
    if later.ball == target:
        later.ball, later.holder = -1, 2
    return later


def test_no_path_of_three_steps_beats_the_one_found():
    match = board(CROWD, profiles={"H3": {"jog": 3}})
    best = {}

    def go(state, product, steps):
        for action in RULESET.legal_actions(state):
            if action[0] != "step" or action[1] != 2 or FIELD.lines[action[2]] in (EDGE, GOAL):
                continue
            found = exact_odds(RULESET, state, action)
            likely = product * (found.get("through", 0) + found.get("ball", 0))
            best[action[2]] = max(best.get(action[2], 0), likely)
            if steps > 1:
                go(after(state, action[2]), likely, steps - 1)

    go(match.state, Fraction(1), 3)
    best.pop(FIELD.cell_named("q10"), None)
    best.pop(FIELD.cell_named("p13"), None)
    assert {c: p.chance for c, p in paths(match.state, 2).items() if c != FIELD.cell_named("p13")} == best
    assert players_on_field(match.state, 0) == [2, 6]
