"""What bots are told to do with several players: assists, screens that wait for the carrier, receivers, stragglers."""

from fracas.games.street_bowl.bot.plans import plans
from fracas.games.street_bowl.bot.receivers import reception
from fracas.games.street_bowl.pitch import X
from tests.street_bowl.diagrams import number, street


def ends(g, name):
    """List the squares to which a player is to walk, by the plans that are his alone."""
    who = number(name)
    return [plan[-2][2] for plan in plans(g.s)
            if len(plan) > 2 and plan[0][:2] == ("declare", who) and plan[-2][:2] == ("step", who)]


def received(s, who, cell):
    """Return how likely a pass to a player on a square leads to a touchdown."""
    s.where[who] = cell
    return reception(s, who)


def test_a_mate_comes_up_first_where_that_makes_two_dice_of_one():
    def helped(north, south):
        g = street(f"""
          b   l  m  n       o  p
        1 .   .  .  {north} .  .
        3 H3* .  H1 A1      .  .
        4 .   .  .  .       .  .
        5 .   H2 .  {south} .  .
        """)
        g.s.used[number("H3")] = 1
        one, two, foe = number("H1"), number("H2"), number("A1")
        return any(plan[:1] == (("declare", two, "move"),) and plan[-1] == ("block", one, foe) for plan in plans(g.s))

    assert helped(".", ".") and helped("A2", ".")
    assert not helped("A2", "A3")  # who would mark him wherever he stands


def test_nobody_falls_back_to_a_carrier_who_is_still_to_run():
    g = street("""
      e   f  g  h  i  j  k  l  m  n  o  p  q
    3 .   .  .  .  .  .  .  H2 .  .  .  .  .
    4 H1* .  .  .  .  .  .  .  .  .  .  .  A1
    5 .   .  .  .  .  .  .  H3 .  .  .  .  .
    """)
    before = X[g.s.where[number("H2")]]
    assert all(X[cell] >= before for name in ("H2", "H3") for cell in ends(g, name))
    g.s.used[number("H1")] = 1
    assert ends(g, "H2") and all(X[cell] < before for cell in ends(g, "H2"))


def test_who_was_left_far_behind_comes_after_the_carrier():
    g = street("""
      c  d  e  f  g  h  i  j  k  l  m  n  o  p  q  r
    4 H2 .  .  .  .  .  .  .  .  .  .  .  .  .  .  H1*
    """, H2={"ma": 4})
    g.s.used[number("H1")] = 1
    assert max(X[cell] for cell in ends(g, "H2")) >= X[g.s.where[number("H2")]] + 4


def test_a_mate_goes_where_the_carrier_can_throw_to_and_he_can_run_home_from():
    g = street("""
      n   o  p  q  r  s  t  u
    4 H1* .  .  .  .  .  .  .
    6 .   .  H2 .  .  .  .  .
    """, H1={"ag": 4})
    g.s.used[number("H1")] = 1
    who = number("H2")
    squares, g.s.used[who] = ends(g, "H2"), 1
    now = reception(g.s, who)
    assert any(received(g.s, who, cell) > now for cell in squares)


def test_most_mates_move_before_the_carrier_scores_by_a_dodge():
    """Where three are left to move, or it is the last turn, he goes at once."""
    def first(turns=3, used=()):
        g = street("""
          j  k   l  s  t   u   v  w
        1 H2 .   .  .  .   .   .  .
        2 H3 .   .  .  .   .   .  .
        4 .  .   .  .  H1* A1  .  .
        6 H4 .   .  .  .   .   .  .
        7 H5 .   .  .  .   .   .  .
        """, H1={"ma": 7, "ag": 4, "skills": "dodge"})
        g.s.turns = [turns, turns]
        for name in used:
            g.s.used[number(name)] = 1
        assert any(plan and plan[-1][:2] == ("step", number("H1")) for plan in plans(g.s)) == bool(used or turns == 6)
        return {plan[0][1] for plan in plans(g.s) if plan}

    mates = {number(name) for name in ("H2", "H3", "H4", "H5")}
    assert first() and first() <= mates
    assert first(used=("H2",)) == first(turns=6) == {number("H1")}


def test_most_mates_move_before_the_carrier_dodges_to_hand_the_ball_on():
    def hands(turns=3, used=()):
        g = street("""
          j  k   p   q  r  s  t
        1 H2 .   .   .  .  .  .
        2 H3 .   .   .  .  .  .
        4 .  .   H1* .  .  H6 .
        5 .  .   A1  .  .  .  .
        6 H4 .   .   .  .  .  .
        """, H1={"ma": 4}, H6={"ma": 8})
        g.s.turns = [turns, turns]
        for name in used:
            g.s.used[number(name)] = 1
        return any(plan and plan[-1][:2] == ("hand", number("H1")) for plan in plans(g.s))

    assert not hands() and hands(used=("H2",)) and hands(turns=6)
