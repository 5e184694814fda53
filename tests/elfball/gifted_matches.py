"""Random matches of players who have many of the abilities open to them, watched until everything expected was seen."""

from random import Random

from fracas.games.elfball.abilities.listed import ABILITIES, is_open_to
from fracas.games.elfball.ruleset import RULESET
from fracas.games.elfball.team.lists import LISTS
from fracas.games.elfball.team.roster import Support
from tests.laws.matches import in_order

SHARE = 0.6  # of the abilities open to a player that he has, unless another is wanted


def gifted(state, random, share=SHARE):
    """Give every player a share of the abilities that are open to him."""
    state.profiles = tuple(
        profile and profile._replace(abilities=tuple(
            ability.key for ability in ABILITIES
            if is_open_to(profile, state.codes[p // 12], ability.key) and random.random() < share
        ))
        for p, profile in enumerate(state.profiles)
    )
    return state


def fully_supported(state):
    """Give both teams all the support there is."""
    state.support = (Support(True, 4, 2, 3), Support(True, 4, 2, 3))
    return state


def matches(name, apart, share=SHARE, first=()):
    """Start one match after the other, some of them first, each from its own seed, between lists so far apart."""
    settings = {setting.name: setting.default for setting in RULESET.settings}
    for match in in_order(first):
        random = Random(f"{name} {match}")
        teams = LISTS[match % 19].key, LISTS[(match + apart) % 19].key
        yield gifted(RULESET.start(settings, *teams), random, share), random


def play_until_seen(expected, started, onlooker, choose, a_match, most):
    """Play matches until nothing expected is left.

    Args:    started - gives positions and their random streams.
             onlooker - makes the table that fills `seen`; choose - takes an action of a position.
             a_match, most - actions of one match, and of all.
    Returns: what was expected and not seen, and the number of actions.
    """
    seen, actions = set(), 0
    for state, random in started:
        table = onlooker(state, random)
        table.seen = seen
        for _ in range(a_match):
            if RULESET.is_terminal(table.state) or not expected - seen:
                break
            action = choose(table.state, random)
            seen.add(("plays", action[0]))
            RULESET.apply(table, action)
            RULESET.check(table.state)
            actions += 1
        if not expected - seen or actions >= most:
            return expected - seen, actions
    raise AssertionError("there are matches without end")
