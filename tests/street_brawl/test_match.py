"""The ruleset as a whole: settings, injuries, Momentum, the Maniac, notation, words, pictures, bots."""

import pytest

import fracas
from fracas.bots.match import play_match
from fracas.games.elfball import ruleset as elfball
from fracas.games.elfball.state import BENCHED, INFIRMARY, RECOVERY
from fracas.games.street_brawl.ruleset import BOOK, RULESET
from fracas.games.street_brawl.tables import INJURIES
from fracas.games.street_brawl.words import text
from fracas.games.street_brawl.words.picture import picture
from fracas.kernel.errors import InvalidNotation
from fracas.kernel.table import Event, Reason
from tests.elfball.diagrams import OFF
from tests.street_brawl.diagrams import board

WITH_MANIAC = "orcs_aabbcccddefz"


def test_two_goals_win_or_three_or_one():
    goals = next(setting for setting in RULESET.settings if setting.name == "goals")
    assert goals.default == 2 and set(goals.choices) == {1, 2, 3} and goals.rule == "S6"
    match = board("y4: H3>3o", options=elfball.options_of({"goals": 2}), score=(1, 0)).play("H3 z4")
    assert match.game.is_terminal() and match.game.returns() == (1, -1)


def test_all_options_of_elfball_may_be_agreed():
    assert [s.name for s in RULESET.settings] == [s.name for s in elfball.RULESET.settings]
    assert RULESET.teams == elfball.RULESET.teams


@pytest.mark.parametrize(("dice", "place"), [
    ("x--", INFIRMARY), ("---", INFIRMARY), ("o--", INFIRMARY), ("oo-", RECOVERY), ("ooo", RECOVERY),
])
def test_every_line_of_the_injury_table_with_three_dice(dice, place):
    match = board("k4: H3>3 A2>3o", profiles={"H3": {"tackle": 6}, "A2": {"dodge": 2}})
    match.play(f"H3 tackle A2: tackle=oooo--; injury={dice}; bounce=5")
    assert OFF[match.place("A2")] == place


@pytest.mark.parametrize(("dice", "result"), [("oooo--", "benched"), ("ooooo-", "dazed"), ("oooooo", "down")])
def test_a_punishing_hit_is_rolled_with_six_dice(dice, result):
    match = board("k4: H3>3 A2>3", profiles={"H3": {"tackle": 6}, "A2": {"dodge": 2}})
    match.play(f"H3 tackle A2: tackle=ooo---; injury={dice}")
    assert match.told("injury") == [(13, result)]
    assert match.state.where[13] == BENCHED if result == "benched" else match.state.stance[13] > 0


def test_the_table_has_a_line_more_than_elfballs():
    assert INJURIES == ("infirmary", "infirmary", "recovery", "recovery", "benched", "dazed", "down") == BOOK.injuries


def test_rugged_still_turns_three_or_more_into_down():
    """Ruling 18."""
    profiles = {"H3": {"tackle": 6}, "A2": {"dodge": 2, "abilities": ("resilient", "rugged")}}
    match = board("k4: H3>3 A2>3", profiles=profiles)
    asked = match.start("H3 tackle A2: tackle=oooo--; injury=ooo; ability keep")
    assert (asked.kind, asked.facts) == ("rugged", ("recovery",))
    match = board("k4: H3>3 A2>3", profiles=profiles)
    match.play("H3 tackle A2: tackle=oooo--; injury=oo-; ability keep")
    assert match.place("A2") == "recovery"


def test_a_lasting_injury_takes_one_from_the_highest_attribute():
    """Ruling 38: that may be Jog."""
    match = board("k4: H3>3 A2>3", profiles={"H3": {"tackle": 6}, "A2": {"dodge": 2}},
                  options=elfball.options_of({"careers": "yes"}))
    match.play("H3 tackle A2: tackle=oooo--; injury=---")
    assert match.state.profiles[13].jog == 5


def test_momentum_is_as_in_elfball_and_belongs_to_the_team_that_acts():
    match = board("k4: H3>3o .", momentum=2).play("H3 end")
    assert match.state.momentum == 0 and match.state.side == 1


def test_a_chainsaw_maniac_plays_only_here():
    """Ruling 43: he takes one place of the position he replaces."""
    game = fracas.new("street_brawl", "x", WITH_MANIAC, "gnolls")
    maniac = game.state.profiles[11]
    assert maniac[1:9] == ("Chainsaw Maniac", 6, 3, 5, 6, 0, 1, "Cheater") and sum(maniac[2:8]) == 21
    assert RULESET.parse_position(game.position) == game.state
    with pytest.raises(InvalidNotation):
        fracas.new("elfball", "x", WITH_MANIAC, "gnolls")


def test_the_maniac_fails_without_dice_and_that_is_no_flop():
    """Rulings 24, 25: going to the ball is a failed Pick-up, with bounce and Shift."""
    match = board("k4: H3>3 ball", profiles={"H3": {"skill": 0}}).play("H3 l4: bounce=5")
    assert match.ball() == "l5" and match.state.stance[2] == 0 and match.told("shift")[-1][1] == 1


def test_the_maniac_never_holds_the_ball():
    """Ruling 42: neither an automatic catch nor the referee's throw nor a throw-in."""
    match = board("k4: H3>3o H4>7", profiles={"H4": {"skill": 0}}).play("H3 throw l4: throw=ooo; bounce=5")
    assert match.ball() == "l5"
    match = board("m1: H3>1o\nm4: H4>3", profiles={"H4": {"skill": 0}}).play("H3 m0: bounce=5")
    assert match.ball() == "m5"


def test_the_alley_has_words_of_its_own():
    state = board("k4: H3>3 A2>3").state
    assert text.sentence(Event("placed", (BOOK.field.cell_named("m4"),), "S9"), state) == (
        "The referee throws the ball to the face-off square m4.")
    assert text.sentence(Event("crush", (13, "failed"), "S7"), state) == "Nobody (A2) is crushed against the wall."
    assert text.sentence(Event("halves", (0,), "5/R75"), state) == "Gnomes defend the west goal."
    assert text.reason_text(Reason("shover_might", 1, 2), state) == "Might of Nobody (H3) less 2"
    with pytest.raises(InvalidNotation, match="not a square of the alley"):
        RULESET.parse_action(state, "H3 k9")


def test_squares_directions_and_positions_read_back():
    match = board("k4: H3>8o A2~ A3_", momentum=3, off={"bench": "H7"})
    assert match.game.position.startswith("street_brawl.1.gnomes") and "-k48-" in match.game.position
    assert RULESET.position(RULESET.parse_position(match.game.position)) == match.game.position
    assert RULESET.action_text(match.state, RULESET.parse_action(match.state, "H3 face 8")) == "H3 face 8"
    for broken in ("k40", "k49", "m08", "a4d"):
        with pytest.raises(InvalidNotation):
            RULESET.parse_position(match.game.position.replace("k48", broken))


def test_the_alley_in_letters_shows_lines_goals_and_the_bar():
    lines = picture(board("k4: H3>3o A2_").state).splitlines()
    assert len(lines) == 9 and "=" in lines[1] and "H3→" in lines[5] and "A2_" in lines[5]
    assert lines[2].startswith(" 1 #") and lines[2].count("|") == 3


def test_a_rookie_scores_against_a_random_coach():
    played = play_match("street_brawl", "yardstick", "random", "alley")
    assert played.returns == (1, -1) and played.game.state.score[0] == 2


def test_the_rules_to_read_are_those_of_the_alley_and_of_elfball():
    numbers = [chapter.number for chapter in RULESET.rules_text()]
    assert numbers[:12] == [f"S{n}" for n in range(1, 13)] and numbers[12:] == [
        chapter.number for chapter in elfball.RULESET.rules_text()]
