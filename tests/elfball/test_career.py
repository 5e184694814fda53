"""Chapters 17, 21, 22 in a league: what a match leaves to a team, learning, hiring, the limit of points."""

from dataclasses import replace

import pytest

import fracas
from fracas import games
from fracas.bots.levels import Bot
from fracas.bots.match import bot_seed, play_steps
from fracas.games.elfball.abilities.listed import BY_KEY
from fracas.games.elfball.state import TEAM_SLOTS
from fracas.games.elfball.team import coaching
from fracas.games.elfball.team.career import CAREER, FIGURES, lessons_of
from fracas.games.elfball.team.legality import faults
from fracas.games.elfball.team.notes import apply_facts, read_deed, read_notes
from fracas.games.elfball.team.roster import LIMIT, Member, member_with_shirt, value_of
from fracas.games.elfball.team.team_code import read_code, write_code
from fracas.games.elfball.team.teams import profile_of
from fracas.kernel.contracts.career import TeamBetweenMatches

OPTIONS = {"careers": "yes", "goals": 2}


def after(team, notes, **options):
    code, gone = CAREER.after_match(TeamBetweenMatches(team, notes, {**OPTIONS, **options}, "seed"))
    return read_code(code), list(gone)


def member(roster, shirt):
    return member_with_shirt(roster, shirt)


def test_experience_is_added_up():
    roster, gone = after("orcs_3-xp2", "m.3+2.1+1")
    assert member(roster, 3).experience == 4 and member(roster, 1).experience == 1 and gone == []


def test_one_ability_is_learned_per_full_five_points():
    assert [coaching.abilities_to_learn(Member(1, "a", experience=n)) for n in (0, 4, 5, 9, 10)] == [0, 0, 1, 1, 2]
    assert coaching.abilities_to_learn(Member(1, "a", learned=("buff",), experience=9)) == 0
    assert coaching.abilities_to_learn(Member(1, "y", experience=20)) == 0


def test_a_player_learns_what_his_coach_says_and_not_before_he_has_earned_it():
    roster, _gone = after("orcs_3-xp4", "m.3+1.3buff.1buff")
    assert member(roster, 3).learned == ("buff",) and member(roster, 1).learned == ()
    assert value_of(roster) == 155


def test_advanced_abilities_need_the_basic_one_and_types_their_type():
    assert member(after("orcs_3-xp5", "m.3bonecrusher")[0], 3).learned == ()
    assert member(after("orcs_3-buff-xp10", "m.3bonecrusher")[0], 3).learned == ("buff", "bonecrusher")
    assert member(after("orcs_3-xp5", "m.3fear")[0], 3).learned == ()


FULL = "orcs_aabbccccdd_3-xp5_Sc2k2p2"  # worth 180


def test_a_team_never_goes_above_its_limit():
    assert value_of(read_code(FULL)) == LIMIT
    assert member(after(FULL, "m.3buff")[0], 3).learned == ()
    roster, _gone = after(FULL, "m.3buff-keg")
    assert member(roster, 3).learned == ("buff",) and roster.support.kegs == 1 and value_of(roster) == LIMIT
    assert after(FULL, "m.hirea.buywizard.buycheerleader")[0] == read_code(FULL)


def test_a_lesson_that_is_refused_drops_nothing():
    assert after(FULL, "m.1buff-keg")[0] == read_code(FULL)


def test_a_tournament_has_a_lower_limit():
    assert coaching.limit_of({"tournament": "yes"}) == 150


def test_a_league_chooses_the_points_of_its_teams():
    """Elfball 21; a tournament stays below its own limit."""
    assert [coaching.limit_of({"points": n}) for n in (0, 120, 220)] == [180, 120, 220]
    assert coaching.limit_of({"points": 120, "tournament": "yes"}) == 120
    assert coaching.limit_of({"points": 220, "tournament": "yes"}) == 150
    assert value_of(after(FULL, "m.3buff", points=200)[0]) == 185
    assert CAREER.arranged(TeamBetweenMatches(FULL, "m", {**OPTIONS, "points": 200}), ["3buff", "buycheerleader"]) == (
        "m.3buff.buycheerleader")
    hurt = "orcs_aabbcc_Src4k2p2"
    assert value_of(read_code(CAREER.before_match(hurt, {**OPTIONS, "points": 120}, ""))) == value_of(read_code(hurt))
    smaller = read_code(CAREER.after_match(TeamBetweenMatches(hurt, "m.1x", {**OPTIONS, "points": 120}, ""))[0])
    assert len(smaller.members) == 6 and value_of(smaller) <= 120
    assert member(after("orcs_3-xp5", "m.3buff", tournament="yes")[0], 3).learned == ()


def test_a_lasting_injury_lowers_an_attribute_and_leaves_what_was_learned():
    roster, gone = after("orcs_3-buff", "m.3-jog")
    assert profile_of(roster, member(roster, 3)).jog == profile_of(roster, member(read_code("orcs"), 3)).jog - 1
    assert member(roster, 3).learned == ("buff",) and gone == []


def test_a_career_that_is_over_takes_the_player_out():
    roster, gone = after("orcs", "m.3x")
    assert member(roster, 3) is None and len(roster.members) == 9 and gone == [2]
    assert CAREER.players(write_code(roster))[2] == ""


def test_rookies_take_free_numbers():
    roster, gone = after("orcs", "m.3x.hireb")
    assert member(roster, 3) == Member(3, "b") and gone == [2]
    nine = member(read_code("orcs_9-xp3"), 9)
    roster, gone = after("orcs_9-xp3", f"m.drop9.hire{nine.position}")
    assert member(roster, 9) == Member(9, nine.position) and gone == [8]


def test_a_team_of_less_than_six_hires_up_to_six():
    roster, gone = after("orcs_aabbcc", "m.1x.2x")
    assert len(roster.members) == 6 and {0, 1} <= set(gone)
    assert len(read_code(CAREER.before_match("orcs_aabb", OPTIONS, "seed")).members) == 6


def test_nobody_is_dropped_below_six():
    assert len(after("orcs_aabbcc", "m.drop1")[0].members) == 6
    assert len(after("orcs_aabbccc", "m.drop1")[0].members) == 6


def test_support_is_dropped_to_pay_for_the_sixth_player():
    rich = "orcs_aabbcc_" + "_".join(
        f"{n}-steady-buff-grapple-nimble-agile-resilient-sprinter-bonecrusher" for n in range(1, 4)) + "_Sc3"
    roster, _gone = after(rich, "m.6x")
    assert len(roster.members) == 6 and roster.support.cheerleaders == 0


def test_potions_that_were_drunk_are_gone_and_may_be_bought_again():
    assert after("orcs_Sp2", "m.p2")[0].support.potions == 0
    assert after("orcs_Sp2", "m.p1.buypotion")[0].support.potions == 2


@pytest.mark.parametrize("notes", ["", "3+1", "m.3fly", "m.13", "m.3+", "m.hire", "m.x3", "m.dropball"])
def test_notes_without_meaning_are_refused(notes):
    with pytest.raises(ValueError, match="notes of a match"):
        CAREER.after_match(TeamBetweenMatches("orcs", notes, OPTIONS, "seed"))


def test_notes_about_nobody_are_refused():
    with pytest.raises(ValueError, match="Nobody wears"):
        CAREER.after_match(TeamBetweenMatches("orcs", "m.12+1", OPTIONS, "seed"))


def test_bots_teach_the_most_useful_first_and_at_the_limit_drop_something_for_it():
    profile = profile_of(read_code("orcs"), member(read_code("orcs"), 3))
    able = coaching.lessons(read_code("orcs"), Member(3, "b"))
    assert able == ["steady", "buff", "grapple", "nimble", "agile", "resilient", "cutblock"]
    first = lessons_of(read_code("orcs"), member(read_code("orcs"), 3), LIMIT)[0]
    assert BY_KEY[read_deed(first).what].of == profile.type
    words = read_notes(CAREER.bot_notes(TeamBetweenMatches(FULL, "m", OPTIONS)))[1]
    assert len(words) == 1 and words[0].endswith(("-cheerleader", "-keg", "-potion"))


def test_bots_learn_and_buy_their_potions_again():
    notes = CAREER.bot_notes(TeamBetweenMatches("orcs_3-xp4_Sp1", "m.3+6.p1", OPTIONS))
    facts, words = read_notes(notes)
    assert facts == ["3+6", "p1"] and len(words) == 2 and words[-1] == "buypotion"
    roster, _gone = after("orcs_3-xp4_Sp1", notes)
    assert len(member(roster, 3).learned) == 1 and roster.support.potions == 1
    assert apply_facts(read_code("orcs"), ["3+2"]).members[2].experience == 2


@pytest.fixture(scope="module")
def match():
    options = {"careers": "yes", "goals": 1}
    game = fracas.new("elfball", "nine", "orcs_Sc2p1", "gnomes", options)
    bots = Bot("yardstick", bot_seed("c", "home")), Bot("yardstick", bot_seed("c", "away"))
    for _made in play_steps(game, bots, 6000):
        pass
    assert game.is_terminal()
    return game


def test_a_match_is_told_in_notes_and_figures(match):
    notes = CAREER.notes(match)
    for team, note in zip(("orcs_Sc2p1", "gnomes"), notes, strict=True):
        assert note.startswith("m")
        roster, _gone = after(CAREER.before_match(team, OPTIONS, ""), note)
        assert faults(roster) == []
    goals = [sum(n for side, _shirt, key, n in CAREER.count(match) if (side, key) == (who, "goals")) for who in (0, 1)]
    assert goals == match.state.score and match.ruleset.ranking.points(match.state) == tuple(match.state.score)
    assert {key for _side, _shirt, key, _n in CAREER.count(match)} <= {*FIGURES, "experience"}
    gained = sum(n for _side, _shirt, key, n in CAREER.count(match) if key == "experience")
    assert gained >= 2 * sum(match.state.score) and len(TEAM_SLOTS[0]) == 12


def test_other_matches_leave_no_notes():
    game = fracas.new("elfball", "x", "orcs", "gnomes")
    game.apply("concede")
    assert CAREER.notes(game) == ("", "")


def test_street_brawl_has_the_same_careers_with_chainsaw_maniacs():
    street = games.career("street_brawl")
    assert games.career("elfball") is CAREER == replace(street, arranged=CAREER.arranged)
    pause = TeamBetweenMatches("orcs_aabbcc", "m", OPTIONS)
    assert street.arranged(pause, ["hirez"]) == "m.hirez"
    with pytest.raises(ValueError, match="plays Street Brawl only"):
        CAREER.arranged(pause, ["hirez"])
