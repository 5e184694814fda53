"""Random matches of players with random abilities, until every ability of dice and fighting has been seen at work."""

from fracas.games.elfball.ruleset import RULESET
from fracas.games.elfball.words import results
from tests.elfball.gifted_matches import matches, play_until_seen
from tests.elfball.test_everything_fires import ABILITY_ROLLS, RARE, Witness, chosen

MOST_ACTIONS = 120_000
A_MATCH = 1_200
REVEALING = (13, 91, 99, 55, 59, 63, 6, 37, 79, 64, 93)  # matches in which much was seen that others lack
WEIGHTS = {**RARE, "steal": 40, "cutblock": 30, "sprint": 10}

TOLD = ("steady", "buff", "bonecrusher", "grapple", "psycho", "nimble", "agile", "resilient", "rugged", "malicious",
        "knockback", "collision", "rally", "pummel", "cover", "hotdog", "bullet", "fear", "everlasting")
RESULTS = {"steal": results.STEALS, "clip": results.CLIPPINGS, "cheapshot": results.CHEAPSHOTS}
EXPECTED = {
    *(("uses", key) for key in TOLD),
    *(("reason", key) for key in ("slippery", "focused", "sprinter", "helping_hand")),
    *((kind, result) for kind, told in RESULTS.items() for result in told),
    *(("rolls", kind) for kind in ABILITY_ROLLS),
    *(("asks", kind) for kind in ("ability", "pummel", "clip", "rugged")), ("plays", "cutblock"), ("plays", "sprint"),
}


class Onlooker(Witness):
    """A witness of abilities."""

    __slots__ = ()

    def tell(self, event, *facts, rule):
        if event in RESULTS:
            self.seen.add((event, facts[-1]))
        elif event == "uses":
            self.seen.add((event, facts[1]))
        super().tell(event, *facts, rule=rule)

    def roll(self, kind, dice, **request):
        self.seen.update(("reason", reason.rule) for reason in request.get("reasons", ()))
        return super().roll(kind, dice, **request)


def choose(state, random):
    return chosen(RULESET.legal_actions(state), state, random, WEIGHTS)


def test_every_ability_of_dice_and_fighting_is_seen_in_random_matches():
    started = matches("abilities", 4, first=REVEALING)
    missing, actions = play_until_seen(EXPECTED, started, Onlooker, choose, A_MATCH, MOST_ACTIONS)
    assert sorted(map(str, missing)) == [], f"after {actions} actions"
