"""How bots judge mates to whom the carrier may throw."""

import pytest

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.bot.receivers import reception, scoring_pass_chance
from fracas.games.street_bowl.bot.worth import worth
from fracas.kernel.table import HOME
from tests.street_bowl.diagrams import number, street


def thrown(row="H1* .  .  H2 .", carrier=None, mate=None, weather=st.FINE):
    """Return what a mate promises for whom a carrier who has run can throw to."""
    squares = row.split()
    g = street(f"""
      {" ".join("pqrstuvwxyz")}
    4 {" ".join(squares)} {". " * (11 - len(squares))}
    """, H1={**(carrier or {})}, H2={**(mate or {})})
    g.s.weather, g.s.used[number("H1")] = weather, 1
    return reception(g.s, number("H2"))


@pytest.mark.parametrize(("better", "worse"), [
    ({"carrier": {"ag": 4}}, {}), ({"carrier": {"skills": "accurate"}}, {}), ({"mate": {"ag": 4}}, {}),
    ({"mate": {"skills": "extra-arms"}}, {}), ({}, {"weather": st.RAIN}), ({}, {"mate": {"skills": "no-hands"}}),
    ({}, {"row": "H1* .  .  H2 A1"}), ({}, {"row": "H1* .  .  H2_ ."}),
], ids=["agile", "accurate", "catches", "arms", "rain", "hands", "marked", "lies"])
def test_a_receiver_promises_as_much_as_the_rules_of_throwing_and_catching_say(better, worse):
    assert thrown(**better) > thrown(**worse) >= 0


def test_nobody_throws_farther_than_the_weather_allows():
    far = "H1* .  .  .  .  .  .  H2"
    assert thrown(far, {"ma": 1}) > thrown(far, {"ma": 1}, weather=st.SMOG) == 0


def test_who_stands_in_the_end_zone_scores_even_in_the_last_turn_when_he_has_run():
    def promise(row):
        g = street(f"""
          t   u  v  w  x  y  z
        4 H1* .  .  .  .  {row}
        """)
        g.s.side, g.s.turns, g.s.used[number("H2")] = HOME, [6, 6], 1
        return reception(g.s, number("H2"))

    assert promise(".  H2") > 0.3 and promise("H2 .") < 0.1


def test_only_a_mate_who_is_ahead_counts_and_a_second_makes_it_likelier():
    def value(row):
        g = street(f"""
          k  l  m  n  o  p  q  r  s  t  u
        1 .  .  .  .  .  .  .  .  .  .  {row[0]}
        4 {row[1]} .  .  .  .  H1* .  . .  {row[2]} .
        """)
        g.s.used[number("H1")] = 1
        return scoring_pass_chance(g.s), worth(g.s, HOME)

    none, one, two = value((".", "H2", ".")), value((".", ".", "H2")), value(("H3", ".", "H2"))
    assert none[0] == 0 < one[0] < two[0]
    assert none[1] < one[1]
