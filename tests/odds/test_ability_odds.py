"""The odds of Elfball with abilities equal the enumeration of every face; the soak judges ten times as many actions."""

import fracas
from fracas.games.elfball.ruleset import RULESET
from fracas.kernel.odds import exact_odds
from tests.elfball.diagrams import board
from tests.odds.ability_cases import KINDS, judge, odds_of, positions
from tests.odds.enumeration import unmerged
from tests.sample import sample

DUEL = "q11: H3>2 A2>5"
THROW = "q11: H3>2o . A2>6 . H7>5"
COUNTERS = 3  # more are never followed one by one in time


def test_odds_with_abilities_equal_the_enumeration_of_every_face():
    count = sample(8, 12)
    judged = judge("quick", count, most_runs=sample(1_000, 3_000))
    assert sum(judged.values()) == count and len(judged) >= 4


def test_counters_and_abilities_that_go_on_together_change_no_odds():
    """The same rule with nothing merged, on positions with counters and many abilities."""
    judged = {}
    for state, random in positions("steps"):
        state.momentum = 1 + int(random.random() * COUNTERS)
        for action in RULESET.legal_actions(state):
            if action[0] in KINDS and judged.get(action[0], 0) < 4 and random.random() < 0.1:
                apart = odds_of(state, action, 640, unmerged(RULESET))
                if apart is not None and len(apart) > 1:
                    text = f"{RULESET.position(state)} {RULESET.action_text(state, action)}"
                    assert exact_odds(RULESET, state, action) == apart, text
                    judged[action[0]] = judged.get(action[0], 0) + 1
        if sum(judged.values()) >= sample(14, 20):
            break
    assert len(judged) >= 4


def test_six_counters_and_two_abilities_are_worked_out_at_once():
    """An Impact and a Tackle, a throw: followed one by one these are hundreds of thousands of runs."""
    gifts = {"might": 5, "tackle": 6, "skill": 5, "abilities": ("buff", "grapple")}
    for picture, line in ((DUEL, "H3 tackle A2"), (THROW, "H3 throw q15")):
        match = board(picture, momentum=6, profiles={"H3": gifts, "A2": {"might": 6, "dodge": 4}})
        odds = odds_of(match.state, RULESET.parse_action(match.state, line), 9_600)
        assert odds is not None and sum(odds.values()) == 1


def test_counters_spent_in_vain_are_told_apart_by_the_dice_left_to_replace():
    """An opponent's catch is a success whatever is replaced, but the counters are spent all the same."""
    game = fracas.from_position(
        "street_brawl.1.razorbacks.razorbacks.1-54-sfet.n36-i14-j16-x-r-i63-b-b-b-b-o-o.r38-r16-i-m4d-i-l58-b-n21-b-b-o-o"
        ".A6.ta.hahn.1-11.0-0.1-43.H1-A4.A6-0-6-1-0-0-0-0-0-0-n.events~29-12-2-2-5",
    )
    rules, action = game.ruleset, game.ruleset.parse_action(game.state, "A6 throw i1")
    assert exact_odds(rules, game.state, action) == exact_odds(unmerged(rules), game.state, action)
