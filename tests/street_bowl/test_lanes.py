"""What bots are told to do about opponents who bar the street: whom to attack, and the carrier's run behind it."""

from fracas.games.street_bowl.bot.plans import plans
from fracas.games.street_bowl.bot.plans_of_lanes import ATTACKS
from fracas.games.street_bowl.pitch import X
from fracas.games.street_bowl.state import NO_ONE
from tests.street_bowl.diagrams import number, street


def wall(**players):
    """Return a street that three opponents bar, with two more beside the carrier."""
    return street("""
      j  k   l  m  n  o  p  q  r  s
    1 .  .   .  H3 A1 .  .  .  .  .
    3 A4 H6  .  .  .  .  .  .  .  .
    4 .  H1* .  .  A2 .  .  .  .  .
    5 A5 H7  .  .  .  .  .  .  .  .
    6 .  .   H2 .  .  .  .  .  .  .
    7 .  .   .  .  A3 .  .  .  .  .
    """, **players)


def attacks(g):
    """List who is attacked by whom, and where the carrier comes to behind it, `NO_ONE` if he does not run then."""
    found = []
    for plan in plans(g.s):
        hit = next((at for at, action in enumerate(plan) if action[0] in ATTACKS), None)
        if hit is not None:
            steps = [action[2] for action in plan[hit:] if action[0] == "step" and action[1] == number("H1")]
            found.append((plan[hit][1], plan[hit][2], steps[-1] if steps else NO_ONE))
    return found


def test_who_bars_the_street_may_be_blitzed_though_others_stand_nearer_to_the_carrier():
    assert (number("H2"), number("A3")) in [attack[:2] for attack in attacks(wall(H2={"st": 4}))]


def test_the_carrier_runs_through_the_lane_that_an_attack_opens():
    g = street("""
      k   l  m  n  o  p  q  r  s
    1 .   .  H4 A1 .  .  .  .  .
    3 .   .  H3 .  .  .  .  .  .
    4 H1* .  H2 A2 .  .  .  .  .
    7 .   .  H5 A3 .  .  .  .  .
    """)
    behind = {end for _who, foe, end in attacks(g) if foe == number("A2")}
    assert behind and max(X[end] for end in behind) > X[g.s.where[number("A2")]]


def test_the_carrier_does_not_run_twice_nor_behind_an_attack_of_his_own():
    g = wall()
    assert all(end == NO_ONE for who, _foe, end in attacks(g) if who == number("H1"))
    g.s.used[number("H1")] = 1
    assert attacks(g) and all(end == NO_ONE for _who, _foe, end in attacks(g))


def test_however_many_may_be_attacked_the_carrier_may_run_first():
    g = wall(H1={"ma": 7})
    plan = next(plan for plan in plans(g.s) if plan[:1] == (("declare", number("H1"), "move"),))
    assert plan[1][0] == "step"
