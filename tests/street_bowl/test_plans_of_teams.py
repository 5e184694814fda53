"""What experts are told to do with several players: close the street, run and be guarded at once, kick deep."""

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.bot import plans_of_teams, plans_with_ball, sight
from fracas.games.street_bowl.bot.plans import plans, plans_of_experts
from fracas.games.street_bowl.bot.plans_of_teams import guarded_runs, is_time_for, lines
from fracas.games.street_bowl.bot.sight import Sight
from fracas.games.street_bowl.pitch import X, Y, distance
from fracas.kernel.work import run_to_end
from tests.pauses import most_at_once
from tests.street_bowl.diagrams import number, street


def ends(plan):
    """Return where the players of a plan end, by player."""
    return {action[1]: action[2] for action in plan if action[0] == "step"}


def closings(sight, kept):
    """List the lines that close the street."""
    return run_to_end(lines(sight, kept))


def runs(sight, kept):
    """List the runs that are guarded at once."""
    return [plan for plan in guarded_runs(sight, kept) if plan]


FIELD = """
      b   c   d   e   f   g   h   i   j
    1 H1  .   .   .   .   .   .   .   .
    3 H4  .   .   .   .   .   .   .   .
    4 H2  .   .   .   .   .   .   .   A1*
    7 H3  .   .   .   .   .   .   .   .
    """
RUN = """
      e  f   g  h  i  j  k  l  m  n  o  p  q
    1 .  .   .  .  .  .  .  .  .  .  .  .  A1
    2 .  .   .  .  H2 .  .  .  .  .  .  .  .
    3 .  .   .  .  .  .  .  .  .  .  .  A2 .
    5 .  H1* H3 .  .  .  .  .  .  .  .  .  .
    6 .  .   .  H4 .  .  .  .  .  .  .  .  .
    """


LANE = RUN.replace("5 .  H1* H3 .", "5 .  H1* H3 A3")
LOOSE = RUN.replace("H1*", "H1 ").replace("H4 .  .  .", "H4 .  o  .")


def test_three_players_close_the_street_before_the_carrier():
    g = street(FIELD)
    closing = [plan for plan in plans_of_experts(g.s) if len({action[1] for action in plan}) == 3]
    assert closing
    for plan in closing:
        cells = ends(plan).values()
        assert {row for cell in cells for row in range(Y[cell] - 1, Y[cell] + 2)} >= set(range(7))
        assert max(X[cell] for cell in cells) < X[g.s.where[number("A1")]]


def test_the_carrier_runs_and_is_guarded_at_once():
    g = street(RUN)
    carrier, found = number("H1"), [ends(plan) for plan in runs(Sight(g.s), set())]
    assert found and any(len(cells) >= 3 for cells in found)
    for cells in found:
        assert all(distance(cell, cells[carrier]) <= 1 for cell in cells.values())
        assert X[cells[carrier]] > X[g.s.where[carrier]]
    assert not any(carrier in (cells := ends(plan)) and len(cells) > 1 for plan in plans(g.s))


def test_a_line_is_closed_without_a_die_by_players_who_are_not_wanted_elsewhere():
    free, marked = street(FIELD), street(FIELD.replace("7 H3  . ", "7 H3  A2"))
    for g, kept, left_out in ((free, {number("H2")}, "H2"), (marked, set(), "H3")):
        found = closings(Sight(g.s), kept)
        assert found and all(number(left_out) not in ends(plan) for plan in found)
    assert any(number("H3") in ends(plan) for plan in closings(Sight(free.s), {number("H4")}))


def test_who_stands_in_a_line_stays_there():
    """Two players cannot close the street: neither is counted in his place and moved to another."""
    g = street("""
      c   d  e   f  g
    2 .   .  H1  .  .
    4 H2  .  .   .  A1*
    """)
    assert not closings(Sight(g.s), set())


def test_a_guarded_run_takes_no_die_and_leaves_those_who_are_wanted_elsewhere():
    carrier = number("H1")
    held = street(RUN.replace("5 .  H1* H3", "5 A3 H1* H3"))
    assert not runs(Sight(held.s), set())
    found = [ends(plan) for plan in runs(Sight(street(RUN).s), {number("H3"), number("H4")})]
    assert all(set(cells) <= {carrier, number("H2")} for cells in found)


def test_several_players_are_not_thought_of_while_one_acts():
    g = street(RUN)
    assert is_time_for(Sight(g.s), [])
    g.s.acting = number("H2")
    assert not is_time_for(Sight(g.s), [])


def test_an_expert_kicks_deep():
    g = street("""
      b
    4 H1
    """)
    g.s.phase, g.s.kicker = st.KICK, 0
    (usual,), (deep,) = next(iter(plans(g.s))), next(iter(plans_of_experts(g.s)))
    assert X[deep[1]] > X[usual[1]] > 12


def test_whoever_looks_for_plans_can_pause_after_each_square_of_a_run_and_each_guard(monkeypatch):
    """What a carrier may hope for on all squares takes longer than a page can bear, and so do the ways of a team."""
    walks = [find(street(picture).s) for picture in (FIELD, RUN, LANE) for find in (plans, plans_of_experts)]
    assert 1 <= most_at_once(monkeypatch, [(plans_with_ball, "carrier_worth")], walks) <= 2
    walks = [find(street(picture).s) for picture in (FIELD, RUN, LANE) for find in (plans, plans_of_experts)]
    assert 1 <= most_at_once(monkeypatch, [(plans_of_teams, "danger"), (plans_of_teams, "worth")], walks) <= 12
    walks = [find(street(picture).s) for picture in (FIELD, RUN, LOOSE) for find in (plans, plans_of_experts)]
    assert 1 <= most_at_once(monkeypatch, [(sight, "paths")], walks) <= 2
