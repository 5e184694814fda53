"""Random matches of players with random abilities, until every ability of dice and fighting has been seen at work."""

from random import Random

from fracas.games.elfball import RULESET, ability_words
from fracas.games.elfball.abilities import ABILITIES, is_open_to
from fracas.games.elfball.lists import LISTS
from tests.elfball.test_everything_fires import RARE, Witness, chosen

MOST_ACTIONS = 120_000
A_MATCH = 3_000
SHARE = 0.6  # of the abilities open to a player that he has
RARE.update({"steal": 40, "cutblock": 30, "sprint": 10})

TOLD = ("steady", "buff", "bonecrusher", "grapple", "psycho", "nimble", "agile", "resilient", "rugged", "malicious",
        "knockback", "collision", "rally", "pummel", "cover", "hotdog", "bullet", "fear", "everlasting")
EXPECTED = {
    *(("uses", key) for key in TOLD), *(("reason", key) for key in ability_words.REASONS), *ability_words.RESULTS,
    *(("rolls", kind) for kind in ability_words.TITLES),
    *(("asks", kind) for kind in ("ability", "pummel", "clip", "rugged")), ("plays", "cutblock"), ("plays", "sprint"),
}


class Onlooker(Witness):
    """A witness of abilities."""

    __slots__ = ()

    def tell(self, event, *facts, rule):
        if event in ability_words.OF_TWO:
            self.seen.add((event, facts[-1]))
        elif event == "uses":
            self.seen.add((event, facts[1]))
        super().tell(event, *facts, rule=rule)

    def roll(self, kind, dice, **request):
        self.seen.update(("reason", reason.rule) for reason in request.get("reasons", ()))
        return super().roll(kind, dice, **request)


def gifted(state, random):
    """Give every player some of the abilities that are open to him."""
    state.profiles = tuple(
        profile and profile._replace(abilities=tuple(
            ability.key for ability in ABILITIES
            if is_open_to(profile, state.codes[p // 12], ability.key) and random.random() < SHARE
        ))
        for p, profile in enumerate(state.profiles)
    )
    return state


def play_until_seen(seen):
    """Play matches until nothing expected is left.

    Returns: the number of actions.
    """
    actions = match = 0
    while EXPECTED - seen and actions < MOST_ACTIONS:
        random = Random(f"abilities {match}")
        settings = {setting.name: setting.default for setting in RULESET.settings}
        teams = LISTS[match % 19].key, LISTS[(match + 4) % 19].key
        table = Onlooker(gifted(RULESET.start(settings, *teams), random), random)
        table.seen = seen
        for _ in range(A_MATCH):
            if RULESET.is_terminal(table.state) or not EXPECTED - seen:
                break
            action = chosen(RULESET.legal_actions(table.state), table.state, random)
            seen.add(("plays", action[0]))
            RULESET.apply(table, action)
            RULESET.check(table.state)
            actions += 1
        match += 1
    return actions


def test_every_ability_of_dice_and_fighting_is_seen_in_random_matches():
    seen = set()
    actions = play_until_seen(seen)
    assert sorted(map(str, EXPECTED - seen)) == [], f"after {actions} actions"
