"""What experts are told to do with several players: close the street, run and be guarded at once, kick deep."""

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.bot.plans import plans, plans_of_experts
from fracas.games.street_bowl.bot.plans_of_teams import guarded_runs
from fracas.games.street_bowl.bot.sight import Sight
from fracas.games.street_bowl.pitch import X, Y, distance
from tests.street_bowl.diagrams import number, street


def ends(plan):
    """Return where the players of a plan end, by player."""
    return {action[1]: action[2] for action in plan if action[0] == "step"}


def test_three_players_close_the_street_before_the_carrier():
    g = street("""
      b   c   d   e   f   g   h   i   j
    1 H1  .   .   .   .   .   .   .   .
    3 H4  .   .   .   .   .   .   .   .
    4 H2  .   .   .   .   .   .   .   A1*
    7 H3  .   .   .   .   .   .   .   .
    """)
    closing = [plan for plan in plans_of_experts(g.s) if len({action[1] for action in plan}) == 3]
    assert closing
    for plan in closing:
        cells = ends(plan).values()
        assert {row for cell in cells for row in range(Y[cell] - 1, Y[cell] + 2)} >= set(range(7))
        assert max(X[cell] for cell in cells) < X[g.s.where[number("A1")]]


def test_the_carrier_runs_and_is_guarded_at_once():
    g = street("""
      e  f   g  h  i  j  k  l  m  n  o  p  q
    1 .  .   .  .  .  .  .  .  .  .  .  .  A1
    2 .  .   .  .  H2 .  .  .  .  .  .  .  .
    3 .  .   .  .  .  .  .  .  .  .  .  A2 .
    5 .  H1* H3 .  .  .  .  .  .  .  .  .  .
    6 .  .   .  H4 .  .  .  .  .  .  .  .  .
    """)
    carrier, found = number("H1"), [ends(plan) for plan in guarded_runs(Sight(g.s), set())]
    assert found and any(len(cells) >= 3 for cells in found)
    for cells in found:
        assert all(distance(cell, cells[carrier]) <= 1 for cell in cells.values())
        assert X[cells[carrier]] > X[g.s.where[carrier]]
    assert not any(carrier in (cells := ends(plan)) and len(cells) > 1 for plan in plans(g.s))


def test_an_expert_kicks_deep():
    g = street("""
      b
    4 H1
    """)
    g.s.phase, g.s.kicker = st.KICK, 0
    (usual,), (deep,) = next(iter(plans(g.s))), next(iter(plans_of_experts(g.s)))
    assert X[deep[1]] > X[usual[1]] > 12
