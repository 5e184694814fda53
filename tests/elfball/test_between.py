"""Chapters 21, 22 between two matches: what a coach may do, in which order, and why not."""

import random

import pytest

from fracas.games.elfball.abilities.listed import ABILITIES
from fracas.games.elfball.team.career import CAREER
from fracas.games.elfball.team.coaching import after_deed, deed_refusal, limit_of
from fracas.games.elfball.team.deeds import (
    check,
    current_roster,
    hire_places,
    possible,
    roster_after_match,
    sentence,
    with_deed,
    words_of,
)
from fracas.games.elfball.team.lists import MANIAC
from fracas.games.elfball.team.notes import lesson_word, notes_with
from fracas.games.elfball.team.roster import LIMIT, SUPPORT, member_with_shirt, value_of
from fracas.games.elfball.team.team_code import read_code
from fracas.kernel.contracts.career import TeamBetweenMatches
from tests.elfball.rosters import random_code

OPTIONS = {"careers": "yes", "goals": 2}
FULL = "orcs_aabbccccdd_3-xp5_Sc2k2p2"  # worth 180


def at(team, notes="m"):
    return TeamBetweenMatches(team, notes, OPTIONS)


def why(team, word, closed=(MANIAC,), **options):
    found = deed_refusal(read_code(team), word, {**OPTIONS, **options}, closed)
    return (found.text, found.rule) if found is not None else None


@pytest.mark.parametrize(("team", "word", "text", "rule"), [
    (FULL, "hiree", "costs 15 points, 0 are left", "21"), ("orcs_aabbccccdd_Sc4k1", "hiree", "5 are left", "21"),
    (FULL, "3buff", "costs 5 points, 0 are left", "21"), ("orcs_3-xp3", "3buff", "3 of 5 experience points", "22"),
    ("orcs_3-buff-xp7", "3grapple", "7 of 10 experience points", "22"), ("orcs_3-buff-xp12", "3buff", "already", "22"),
    ("orcs_3-xp5", "3bonecrusher", "needs Buff first", "22"), ("orcs_3-xp5", "3fear", "Undead players only", "22.2"),
    ("orcs_aabbcc", "drop1", "never below 6 players", "21"), ("orcs_aabbcc", "drop9", "nobody wears number 9", "21"),
    ("orcs_aabbcc", "9buff", "nobody wears number 9", "21"), ("orcs_aabbcc", "hirej", "no such position", "23"),
    ("orcs_Sp3", "buypotion", "no more allowed", "21"), ("orcs", "dropkeg", "none left", "21"),
    ("orcs_Sw", "buywizard", "no more allowed", "24.7"), ("orcs_3-xp5", "3buff-keg", "none left", "21"),
])
def test_what_is_refused_says_why_and_by_which_rule(team, word, text, rule):
    found = why(team, word)
    assert found is not None and text in found[0] and found[1] == rule


def test_a_full_team_and_a_full_position_hire_nobody():
    assert why("orcs_aabbccccddef", "hirea") == ("the team is full", "21")
    assert why("orcs_aabbcc", "hirea") == ("no more allowed", "23") and why("orcs_aabbcc", "hirec") is None


def test_a_tournament_has_no_wizard_and_two_potions():
    assert why("orcs_aabbcc_Sp2", "buypotion", tournament="yes") == ("not in a tournament", "24.8")
    assert why("orcs_aabbcc", "buywizard", tournament="yes") == ("not in a tournament", "24.8")
    assert why("orcs_aabbcc_Sp1", "buypotion", tournament="yes") is None
    assert why("orcs_aabbccccdd", "buykeg", tournament="yes") == ("costs 5 points, 0 are left", "21")


def test_a_chainsaw_maniac_is_hired_for_street_brawl_only():
    assert why("orcs_aabbcc", "hirez") == ("plays Street Brawl only", "S12")
    assert why("orcs_aabbcc", "hirez", ()) is None


def test_what_is_not_refused_is_done_and_what_is_refused_changes_nothing():
    stream = random.Random(3)
    words = ["hire" + letter for letter in "abcdefxy"]
    words += [f"{verb}{kind.word}" for verb in ("buy", "drop") for kind in SUPPORT]
    for _n in range(40):
        roster = read_code(random_code(stream, "elfball", stream.choice((120, 180))))
        roster = roster._replace(members=tuple(m._replace(experience=stream.randrange(20)) for m in roster.members))
        shirts = stream.sample(range(1, 13), 3)
        lessons = [lesson_word(shirt, ability.key) for shirt in shirts for ability in ABILITIES]
        for word in [*words, *(f"drop{shirt}" for shirt in shirts), *lessons]:
            for terms in (OPTIONS, {**OPTIONS, "tournament": "yes"}):
                after = after_deed(roster, word, limit_of(terms))
                found = deed_refusal(roster, word, terms)
                assert (found is None) == (after != roster) or found.rule == "24.8", (roster, word)
                if found is None:
                    assert sentence(roster, word, after)


def test_deeds_are_done_in_their_order():
    assert value_of(read_code(FULL)) == LIMIT
    check(at(FULL), ["dropkeg", "3buff"])
    with pytest.raises(ValueError, match="“3buff” cannot be: costs 5 points, 0 are left"):
        check(at(FULL), ["3buff", "dropkeg"])
    assert possible(at(FULL), ["3buff", "dropkeg"]) == ["dropkeg"]
    assert CAREER.arranged(at(FULL, "m.1+2.buykeg"), ["dropkeg", "3buff"]) == "m.1+2.dropkeg.3buff"


def test_one_ability_is_learned_after_a_match_and_the_next_one_waits():
    """Elfball 22, R145: also for two goals' worth of experience."""
    first = notes_with("m.3+2", with_deed(at("orcs_3-xp8", "m.3+2"), "3buff"))
    with pytest.raises(ValueError, match="“3bonecrusher” cannot be: one ability after a match"):
        with_deed(at("orcs_3-xp8", first), "3bonecrusher")
    assert possible(at("orcs_3-xp8", "m.3+2"), ["3buff", "3bonecrusher"]) == ["3buff"]
    code, _gone = CAREER.after_match(TeamBetweenMatches("orcs_3-xp8", first, OPTIONS, "seed"))
    assert with_deed(at(code), "3bonecrusher") == ["3bonecrusher"]
    both, _gone = CAREER.after_match(TeamBetweenMatches("orcs_3-xp8", "m.3+2.3buff.3bonecrusher", OPTIONS, "seed"))
    learned = member_with_shirt(read_code(both), 3).learned
    assert learned == ("buff", "bonecrusher")  # leagues that are older than that stay


def test_a_deed_and_its_opposite_cancel_out_if_nothing_rests_upon_them():
    assert with_deed(at("orcs", "m.buykeg.buypotion"), "dropkeg") == ["buypotion"]
    assert with_deed(at("orcs_aabbccccdd_Sc4k2", "m.dropkeg.dropcheerleader.buypotion"), "buykeg") == [
        "dropcheerleader", "buypotion"]
    notes = "m.dropkeg.3buff"  # the lesson rests upon the keg
    with pytest.raises(ValueError, match="0 are left"):
        with_deed(at(FULL, notes), "buykeg")
    assert hire_places(at("orcs_aabbcc", "m.hirec.hired")) == {7: 0, 8: 1}
    assert with_deed(at("orcs_aabbcc", "m.hirec.buykeg"), "drop7") == ["buykeg"]


def test_a_match_of_which_nothing_is_known_leaves_room_too():
    assert CAREER.arranged(at("orcs", ""), ["buykeg"]) == "m.buykeg"
    assert current_roster(at("orcs", "m.buykeg")).support.kegs == 1 and words_of(at("orcs", "")) == []
    assert len(roster_after_match(at("orcs_aabbcc", "m.1x")).members) == 5


def test_a_hurt_team_may_hire_below_six_but_lets_nobody_go():
    assert deed_refusal(roster_after_match(at("orcs_aabbcc", "m.1x")), "hirec", OPTIONS) is None
    assert deed_refusal(roster_after_match(at("orcs_aabbcc", "m.1x")), "drop2", OPTIONS).rule == "21"
