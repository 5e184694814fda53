"""Street Bowl 19.3: Hail Mary passes; and Dump-Off."""

from fracas.games.street_bowl import pitch
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.throwing import dump_off, hail_mary, passing
from tests.street_bowl.diagrams import number, street

FAR = """
      a   b  m  y  z
   4  H1* .  A1 H2 .
"""
SKILL = {"skills": "hail-mary-pass"}


def hail(g, cell, tape):
    g.do(hail_mary.hail_mary, "H1", cell, tape=tape)
    return g


def test_a_hail_mary_goes_to_any_square_but_the_own():
    """19.3 Hail Mary Pass."""
    g = street(FAR, H1=SKILL)
    cells = hail_mary.targets(g.s, number("H1"))
    assert len(cells) == 26 * 7 - 1 and pitch.STREET.cell_named("a4") not in cells
    assert hail_mary.targets(street(FAR).s, number("H1")) == ()


def test_no_hail_mary_in_smog_or_snow():
    """Ruling 71."""
    for weather, count in ((st.SMOG, 0), (st.SNOW, 0), (st.WIND, 181), (st.RAIN, 181)):
        assert len(hail_mary.targets(street(FAR, H1=SKILL, weather=weather).s, number("H1"))) == count


def test_a_hail_mary_is_never_accurate_nor_intercepted_nor_modified():
    """19.3 Hail Mary Pass, Ruling 71."""
    g = street(FAR, H1={"skills": "hail-mary-pass accurate strong-arm", "ag": 1}, weather=st.WIND)
    hail(g, "y4", "hail_mary=2; scatter=4; scatter=5; scatter=2; bounce=7; catch=4")
    assert g.ball == "H2" and g.rolls()[0] == ("hail_mary", 2) and not g.s.is_turnover


def test_a_hail_mary_caught_where_it_comes_down_is_caught_at_nothing():
    """10.2: the accurate pass alone helps."""
    g = hail(street(FAR, H1=SKILL), "y4", "hail_mary=6; scatter=4; scatter=5; scatter=2; bounce=4; bounce=4")
    assert g.s.is_turnover and g.ball == "w3"
    g = hail(street("""
          a   x  y
       3  .   .  H2
       4  H1* .  .
    """, H1=SKILL), "y4", "hail_mary=6; scatter=4; scatter=5; scatter=2; catch=4")
    assert g.ball == "H2"


def test_a_fumbled_hail_mary_bounces_twice_and_is_a_turnover():
    """Ruling 71; turnover 5 of 6. Safe Throw saves no natural 1."""
    g = hail(street(FAR, H1={"skills": "hail-mary-pass safe-throw"}), "y4", "hail_mary=1; bounce=5; bounce=5")
    assert g.ball == "c4" and g.told("turnover") == [(0, "fumble")]


def test_pass_or_the_team_repeat_a_fumbled_hail_mary():
    """19.3 Pass; Ruling 62."""
    flight = "hail_mary=2; scatter=4; scatter=5; scatter=2; bounce=7; catch=4"
    g = hail(street(FAR, H1={"skills": "hail-mary-pass pass"}), "y4", f"hail_mary=1; reroll pass; {flight}")
    assert g.ball == "H2"
    g = hail(street(FAR, H1=SKILL, rerolls=(1, 0)), "y4", f"hail_mary=1; reroll team; {flight}")
    assert g.ball == "H2"


DUMP = """
      k  l   m  n  o
   4  H1 A1* .  .  A2
"""
DUMPER = {"skills": "dump-off"}


def dump(g, tape):
    g.do(dump_off.dump_off, "A1", tape=tape)
    return g


def test_a_dump_off_is_a_quick_pass_in_the_opponents_turn():
    """19.3 Dump-Off: normal pass and catch rules."""
    g = dump(street(DUMP, A1=DUMPER), "dump_off o4; pass=4; catch=3")
    assert g.ball == "A2" and g.rolls() == [("pass", 4), ("catch", 3)] and not g.s.is_turnover
    assert g.askers() == [("dump_off", 1)] and g.rollers() == [("pass", 1), ("catch", 1)]


def test_a_dump_off_reaches_quick_range_only():
    """19.3 Dump-Off; Smog leaves it."""
    for weather in (st.FINE, st.SMOG, st.SNOW):
        g = street(DUMP, A1=DUMPER, weather=weather)
        names = {pitch.STREET.names[cell] for cell in passing.targets(g.s, number("A1"), dump_off.BANDS)}
        assert names >= {"o4", "i4", "n6"} and "p4" not in names


def test_he_may_keep_the_ball():
    """19.3 Dump-Off."""
    assert dump(street(DUMP, A1=DUMPER), "dump_off hold").ball == "A1"


def test_no_dump_off_without_the_ball_the_skill_or_tackle_zones():
    """19.3 Dump-Off, Ruling 81."""
    assert dump(street(DUMP), "").ball == "A1"
    assert dump(street(DUMP.replace("A1*", "A1 "), A1=DUMPER), "").ball == ""
    g = street(DUMP, A1=DUMPER)
    g.s.alertness[number("A1")] = st.CONFUSED
    assert dump(g, "").ball == "A1"


def test_no_turn_ends_because_of_a_dump_off():
    """19.3 Dump-Off: fumbled, dropped, caught by the moving team."""
    g = dump(street(DUMP, A1=DUMPER), "dump_off o4; pass=1; bounce=2; bounce=2")
    assert g.ball == "l2" and not g.s.is_turnover
    g = dump(street(DUMP, A1=DUMPER), "dump_off o4; pass=4; catch=2; bounce=2; bounce=2")
    assert g.ball == "o2" and not g.s.is_turnover
    g = dump(street(DUMP.replace(".  .  A2", ".  H2 A2"), A1=DUMPER),
             "dump_off o4; intercept H2; intercept=6")
    assert g.ball == "H2" and not g.s.is_turnover


def test_no_team_reroll_serves_a_dump_off_but_the_pass_skill_does():
    """Street Bowl 6: only in the own turn."""
    g = dump(street(DUMP, A1=DUMPER, rerolls=(1, 1)), "dump_off o4; pass=1; bounce=2; bounce=2")
    assert g.s.rerolls == [1, 1]
    g = dump(street(DUMP, A1={"skills": "dump-off pass"}), "dump_off o4; pass=1; reroll pass; pass=4; catch=3")
    assert g.ball == "A2"


def test_a_touchdown_by_a_dump_off_counts():
    """19.3 Dump-Off; 6 "Winning / scoring"."""
    g = dump(street("""
          a  b  c   d
       4  A2 .  A1* H1
    """, A1=DUMPER), "dump_off a4; pass=4; catch=3")
    assert g.s.score == [0, 1] and g.told("touchdown")[0][:2] == (1, number("A2"))
