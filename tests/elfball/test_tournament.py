"""Chapter 24.8: tournament matches, event cards, points; and the options as a coach chooses them."""

import pytest

from fracas.games.elfball.ruleset import RULESET
from fracas.games.elfball.settings import options_of
from fracas.games.elfball.state import OVER, TURN, Options
from fracas.games.elfball.tournament import deck_die, points
from fracas.kernel.table import Roll
from tests.elfball.diagrams import board

ROWS = "q11: H3>1\nh11: A3>4"
EVENTS = Options(goals=2, cards=54, event_cards=True)
TOURNAMENT = options_of({"tournament": "yes"})
BENCH = {"bench": "H7 A7"}


def cup(text=ROWS, deck=(36, 16, 2), quiet=(0, 0), options=TOURNAMENT, **changes):
    match = board(text, options=options, cards=54, **{"off": BENCH, **changes})
    match.state.cards, match.state.extra = sum(deck), match.state.extra._replace(deck=deck, quiet=quiet)
    return match


def test_a_tournament_is_played_to_the_first_goal_with_simple_dice_and_event_cards():
    assert TOURNAMENT == Options(1, 54, True, True, event_cards=True, tournament=True)
    chosen = RULESET.options({"tournament": "yes", "goals": 3, "cards": 52})
    assert RULESET.start(chosen, "orcs", "gnomes").options == TOURNAMENT


@pytest.mark.parametrize("team", ["orcs_aabbccccdde", "orcs_Sk1", "orcs_aabbcc_Sp3", "orcs_aabbcc_Sw", "orcs_aabbc"])
def test_a_tournament_refuses_teams_that_are_too_strong_or_too_few(team):
    chosen = RULESET.options({"tournament": "yes"})
    with pytest.raises(ValueError, match="A tournament team"):
        RULESET.start(chosen, "gnomes", team)
    assert RULESET.start(chosen, "gnomes", "orcs_aabbcc_Src2k1p2").support[1].potions == 2
    assert RULESET.start(RULESET.options({}), "gnomes", team)


def test_teams_may_be_held_to_fewer_points():
    """Elfball 21."""
    chosen = RULESET.options({"points": 120})
    with pytest.raises(ValueError, match="worth 120 points at most here, not 150"):
        RULESET.start(chosen, "orcs_aabbcc", "orcs")
    assert RULESET.start(chosen, "orcs_aabbcc", "orcs_aabbcc").options == Options()


def test_event_cards_and_clock_cards_are_the_same_deck():
    options = options_of({"event_cards": "yes", "cards": 52, "goals": 2})
    assert options == EVENTS


def test_each_coach_draws_a_card_at_the_start_of_each_of_his_turns():
    match = cup()
    asked = match.start("H3 end")
    assert isinstance(asked, Roll) and (asked.kind, asked.coach) == ("event", 1) and match.state.side == 1
    match.game.answer("0")
    assert match.state.cards == 53 and match.state.extra.deck == (35, 16, 2) and match.state.extra.quiet == (0, 1)
    match.play("A3 end: event=0")
    assert match.state.extra.quiet == (1, 1)


@pytest.mark.parametrize(("card", "momentum"), [(0, 0), (1, 1), (3, 3)])
def test_court_cards_bring_one_counter_and_a_joker_three_for_that_turn(card, momentum):
    match = cup().play(f"H3 end: event={card}")
    assert match.state.momentum == momentum
    assert match.play("A3 end: event=0").state.momentum == 0


def test_the_bonus_comes_on_top_of_counters_from_a_shift_up_to_six():
    match = cup("q11: H3>1\nh11: A3>4\np12: ball", momentum=5)
    match.play("H3 p12: pick-up=---; bounce=1; event=3")
    assert match.state.side == 1 and match.state.momentum == 6 and match.told("event_card") == [(1, "joker", 1, 53)]


def test_only_cards_that_are_left_can_be_drawn():
    assert deck_die((3, 0, 1)).faces == ("0", "3") and deck_die((3, 0, 1)).weights == (3, 1)
    with pytest.raises(ValueError, match="not a possible throw"):
        cup(deck=(3, 0, 0), quiet=(16, 17)).play("H3 end: event=3")


def test_the_match_ends_after_the_turn_that_draws_the_last_card():
    match = cup(deck=(1, 0, 0), quiet=(17, 18)).play("H3 end: event=0")
    assert match.state.phase == TURN and match.state.cards == 0
    match.play("A3 end")
    assert match.state.phase == OVER and match.state.winner == -1


def test_with_goals_on_the_board_the_last_card_gives_the_match_to_who_has_more():
    match = cup(deck=(1, 0, 0), quiet=(17, 18), options=EVENTS, score=(0, 1)).play("H3 end: event=0").play("A3 end")
    assert match.state.winner == 1


def test_event_cards_leave_the_number_of_goals_alone():
    shot = cup("d18: H3>6o\nh11: A3>4", options=EVENTS, score=(1, 0)).play("H3 c18")
    assert shot.state.phase == OVER and shot.state.winner == 0 and shot.state.score == [2, 0]
    assert cup(options=EVENTS, score=(1, 0)).play("concede").state.score == [1, 2]


def test_a_win_counts_a_hundred_and_a_fifth_of_the_cards_left():
    match = cup("d18: H3>6o\nh11: A3>4", deck=(20, 12, 2), quiet=(9, 7)).play("H3 c18")
    assert match.told("points")[0][0] == 100 + 34 // 5 + 2 * 10
    # The ten others of each side lie in the Infirmary of the picture; the loser counts his quiet cards.
    assert match.told("points") == [(126, 7 + 2 * 10)] and points(match.state) == (126, 27)


def test_casualties_are_who_is_ejected_in_recovery_or_in_the_infirmary():
    match = cup(off={"bench": "H1 H2 H4 H5 H6 H7 H8 H9 A7 A8 A9 A1 A2 A4", "ejected": "H10", "recovery": "H11 A12",
                     "benched": "H12 A5 A6 A10 A11"}, quiet=(4, 6), deck=(26, 16, 2))
    match.play("time")
    assert match.told("points") == [(4 + 2, 6 + 4)] and match.state.winner == -1


def test_the_table_stops_the_match_when_the_time_is_up_but_not_in_an_action():
    match = cup()
    assert "time" not in match.legal() and RULESET.is_legal(match.state, ("time",))
    match.play("H3 face 2")
    assert not RULESET.is_legal(match.state, ("time",))
    match.play("H3 end: event=0").play("time")
    assert match.state.phase == OVER and match.told("over") == [(-1, (0, 0))]
    assert not RULESET.is_legal(match.state, ("time",))


def test_other_matches_have_no_time_limit():
    assert not RULESET.is_legal(board(ROWS).state, ("time",))


def test_the_deck_stands_in_the_position():
    match = cup(deck=(30, 12, 1), quiet=(2, 4))
    text = RULESET.position(match.state)
    assert text.endswith(".events~30-12-1-2-4") and RULESET.parse_position(text).extra == match.state.extra
    with pytest.raises(ValueError, match="not a possible position"):
        RULESET.parse_position(text.replace("30-12-1-2-4", "30-12-1-2-5"))
