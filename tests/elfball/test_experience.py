"""Chapters 17 (advanced), 20 and 22: what a match leaves to its players, where it counts for careers."""

import pytest

from fracas.games.elfball.profiles import change_profile, highest_attributes, real_profile, release_frogs
from fracas.games.elfball.ruleset import RULESET
from fracas.games.elfball.state import OVER, Options
from fracas.games.elfball.team.roster import Support
from tests.elfball.diagrams import MIDFIELDER, board

CAREERS = Options(goals=2, careers=True)
BENCH = {"bench": "H7 A7"}
HIT = "q11: H3>2 A3>5\nh11: A4>4"
SHOT = "d18: H3>6o\nq11: H4>1\nh11: A3>4"
A3 = 14


def hit(line, **changes):
    match = board(HIT, **{"options": CAREERS, "off": BENCH, **changes})
    return match.play(f"H3 tackle A3: tackle=**ooo; {line}")


# -- injuries --------------------------------------------------------------------------------------------------------

def test_a_flopped_injury_roll_ends_a_career():
    match = hit("injury=x--")
    assert match.told("career_over") == [(A3,)] and match.place("A3") == "infirmary"


def test_without_successes_the_highest_attribute_suffers_for_good():
    match = hit("injury=---")
    assert match.told("lasting") == [(A3, "jog", 5)] and match.state.profiles[A3].jog == 5
    assert match.state.extra.hurt == ((A3, "jog"),)


def test_one_success_leaves_nothing_behind():
    match = hit("injury=o--")
    assert match.place("A3") == "infirmary" and match.told("lasting") == match.told("career_over") == []


def test_his_coach_chooses_among_equal_attributes():
    profiles = {"A3": {"jog": 3, "grit": 2}}
    match = board(HIT, options=CAREERS, off=BENCH, profiles=profiles)
    asked = match.start("H3 tackle A3: tackle=**ooo; injury=--")
    assert (asked.kind, asked.coach, asked.who) == ("lasting", 1, A3)
    assert asked.options == ("jog", "might", "tackle", "dodge", "skill")
    assert hit("injury=--; lasting skill", profiles=profiles).state.profiles[A3].skill == 2


def test_no_attribute_drops_below_one():
    assert highest_attributes(MIDFIELDER._replace(jog=1, might=1, tackle=1, dodge=1, skill=0, grit=1)) == ()
    weak = {"jog": 1, "might": 1, "tackle": 1, "dodge": 1, "skill": 1, "grit": 1}
    match = board(HIT, options=CAREERS, off=BENCH, profiles={"A3": weak}).play("H3 tackle A3: tackle=**ooo; injury=-")
    assert match.told("lasting") == []


def test_other_matches_leave_nothing_behind():
    match = hit("injury=x--", options=Options())
    assert match.told("career_over") == [] and match.place("A3") == "infirmary"


def test_what_was_lowered_counts_at_once_and_abilities_stay():
    profiles = {"H3": {"might": 7}, "A3": {"might": 7, "abilities": ("buff",)}}
    match = board(HIT, options=CAREERS, off=BENCH, profiles=profiles)
    match.play("H3 tackle A3: tackle=**ooo; injury=---")
    assert match.state.profiles[A3].might == 6 and match.state.profiles[A3].abilities == ("buff",)


def test_a_lasting_injury_stands_in_the_position():
    text = RULESET.position(RULESET.start(RULESET.options({"careers": "yes"}), "orcs", "gnomes"))
    text = text.replace(".b-b-b-b-b-b-b-b-b-b-o-o.m13", ".b-b-i-b-b-b-b-b-b-b-o-o.m13") + ".hurt~A3-jog"
    state = RULESET.parse_position(text)
    assert state.profiles[A3].jog == 4 and state.extra.hurt == ((A3, "jog"),) and RULESET.position(state) == text
    with pytest.raises(ValueError, match="not a possible position"):
        RULESET.parse_position(text.replace("1-0-c", "1-0"))


def test_a_lasting_injury_reduces_the_real_profile_of_a_frog():
    match = board("q11: H3>2 A3>5\nh11: A4>4", options=CAREERS, off=BENCH)
    match.state.support = (Support(wizard=True), Support())
    match.play("HW transform A3: transform=oo---").play("A4 end")
    match.play("H3 tackle A3: tackle=*****ooo; injury=--")
    s = match.state
    assert match.told("lasting") == [(A3, "jog", 5)] and s.profiles[A3].jog == 7 and real_profile(s, A3).jog == 5
    release_frogs(s)
    assert s.profiles[A3].jog == 5 and s.profiles[A3].skill == 3


def test_a_frog_who_changes_is_a_changed_frog():
    match = board(HIT)
    match.state.support = (Support(wizard=True), Support())
    s = match.play("HW transform A3: transform=oo---").state
    change_profile(s, A3, real_profile(s, A3)._replace(abilities=("buff",)))
    assert s.profiles[A3].abilities == ("buff",) and s.profiles[A3].skill == 0


# -- experience ------------------------------------------------------------------------------------------------------

def test_a_goal_brings_the_scorer_two_points_and_each_team_mate_on_the_field_one():
    match = board(SHOT, options=CAREERS, off=BENCH).play("H3 c18")
    assert match.told("experience") == [(0, ((2, 2), (3, 1)))]


def test_an_impcrusher_gains_none():
    profiles = {"H4": {"position": "Impcrusher"}}
    match = board(SHOT, options=CAREERS, off=BENCH, profiles=profiles).play("H3 c18")
    assert match.told("experience") == [(0, ((2, 2),))]


def test_conceding_brings_each_opponent_outside_the_infirmary_one():
    off = {"bench": "H7 A7", "ejected": "A8", "recovery": "A9"}
    match = board(SHOT, options=CAREERS, off=off).play("concede")
    assert match.told("experience") == [(1, ((14, 1), (18, 1), (19, 1), (20, 1)))] and match.state.phase == OVER


def test_a_lost_test_brings_none():
    match = board("d18: H3>6o\nq11: H4>1", options=CAREERS._replace(goals=3), off={"bench": "H7"}).play("H3 c18")
    assert match.told("experience") == [(0, ((2, 2), (3, 1)))] and match.told("no_face_off")


def test_other_matches_tell_of_none():
    assert board(SHOT, off=BENCH).play("H3 c18").told("experience") == []
