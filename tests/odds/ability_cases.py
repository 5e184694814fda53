"""Elfball positions and actions in which abilities of dice and fighting decide the odds."""

from random import Random

from fracas.games.elfball.ruleset import RULESET
from fracas.games.elfball.state import MOST_MOMENTUM, TURN
from fracas.games.elfball.team.lists import LISTS
from fracas.kernel.drivers import Sampler
from fracas.kernel.odds import enumerate_odds
from tests.elfball.gifted_matches import gifted
from tests.elfball.test_abilities_fire import WEIGHTS
from tests.elfball.test_everything_fires import chosen
from tests.odds.enumeration import enumerated

EVERY = 9  # actions between two positions
A_MATCH = 500  # actions of a match
KINDS = ("tackle", "shove", "steal", "cutblock", "sprint", "step", "throw", "dash")
RARE_KINDS = ("steal", "cutblock")
DECLARED = (*RARE_KINDS, "sprint")


def positions(seed):
    """Play random matches of gifted players for ever.

    Returns: an iterator of copies of positions in the middle of a turn, some with counters.
    """
    match = 0
    while True:
        random = Random(f"ability odds {seed} {match}")
        settings = {setting.name: setting.default for setting in RULESET.settings}
        settings["simple_star"] = "yes" if match % 4 == 3 else "no"
        teams = (LISTS[int(random.random() * 19)].key for _ in range(2))
        table = Sampler(gifted(RULESET.start(settings, *teams), random), random, RULESET.policy)
        for number in range(A_MATCH):
            if RULESET.is_terminal(table.state):
                break
            legal = RULESET.legal_actions(table.state)
            is_rare = any(action[0] in RARE_KINDS for action in legal)
            if (number % EVERY == 0 or is_rare) and table.state.phase == TURN:
                found = table.state.copy()
                if random.random() < 0.3:
                    found.momentum = min(MOST_MOMENTUM, 1 + int(random.random() * 2))
                yield found, random
            RULESET.apply(table, chosen(legal, table.state, random, WEIGHTS))
        match += 1


def without_abilities(state):
    """Return the position with players who have learned nothing."""
    plain = state.copy()
    plain.profiles = tuple(profile and profile._replace(abilities=()) for profile in plain.profiles)
    plain.used = ()
    return plain


def odds_of(state, action, slices, ruleset=RULESET):
    """Return the exact odds, None if they take longer than so many slices."""
    for _, found in zip(range(slices), enumerate_odds(ruleset, state, action), strict=False):
        if found is not None:
            return found
    return None


def cases(seed, most_runs, slices, most_of_a_kind):
    """Return state, action, odds and full enumeration where abilities make a difference, for ever."""
    found = dict.fromkeys(KINDS, 0)
    for state, random in positions(seed):
        by_kind = {}
        for action in RULESET.legal_actions(state):
            if found.get(action[0], most_of_a_kind) < most_of_a_kind:
                by_kind.setdefault(action[0], []).append(action)
        for kind, actions in by_kind.items():
            action = actions[int(random.random() * len(actions))]
            odds = odds_of(state, action, slices)
            if odds is None or len(odds) < 2 or not makes_a_difference(state, kind, action, odds, slices):
                continue
            full = enumerated(RULESET, state, action, most_runs)
            if full is not None:
                found[kind] += 1
                yield state, action, odds, full


def makes_a_difference(state, kind, action, odds, slices):
    """Return whether abilities change the odds of an action."""
    return kind in DECLARED or odds_of(without_abilities(state), action, slices) != odds


def judge(seed, count, most_runs=3_000, slices=320):
    """Compare the odds of so many actions with the enumeration of every face.

    Returns: how many actions of each kind were judged.
    """
    judged = {}
    found = cases(seed, most_runs, slices, 1 + count // 8)
    for _number, (state, action, odds, full) in zip(range(count), found, strict=False):
        text = f"{RULESET.position(state)} {RULESET.action_text(state, action)}"
        assert odds == full, f"{text}: {odds} {full}"
        judged[action[0]] = judged.get(action[0], 0) + 1
    return judged
