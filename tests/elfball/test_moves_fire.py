"""Random matches with random abilities and full support, until every way of moving, every support and every potion was
seen at work."""

from fracas.games.elfball.ruleset import RULESET
from fracas.games.elfball.state import TURN
from fracas.games.elfball.tables import BRIBE_OUT
from fracas.games.elfball.words import results
from tests.elfball.gifted_matches import fully_supported, matches, play_until_seen
from tests.elfball.test_everything_fires import MOVE_ROLLS, OF_MOVES, Witness, chosen

MOST_ACTIONS = 150_000
A_MATCH = 300
REVEALING = (183, 205, 238, 280, 372, 81, 310, 151)  # matches in which much was seen that others lack
SHARE = 0.7  # of the abilities open to a player that he has
KINDS = {"momentum": 25, "shamble": 15, "swarm": 15, "react": 8, "taunt": 8, "quickling": 4, "cheer": 2, "potion": 2,
         "throw": 60, "tackle": 30, "shove": 40, "steal": 20, "stand": 30, "step": 6, "place": 4, "enter": 3}
MOVERS = ("ruthless", "goalie", "beeline", "teammate", "swarm", "burst", "react", "shamble")
RESULTS = {"taunt": results.TAUNTS, "bribe": results.BRIBES, "potion": results.POTIONS}
EXPECTED = {
    *OF_MOVES, *(("rolls", kind) for kind in MOVE_ROLLS),
    *((kind, result) for kind, told in RESULTS.items() for result in told),
    *(("asks", kind) for kind in ("taunt", "bank", "bank-distance", "lead", "plough", "keg", "potion")),
    *(("pays", key) for key in MOVERS), *(("plays", kind) for kind in ("react", "taunt", "quickling", "go", "swarm")),
    ("reason", "scramble"), ("intercepts", "reach"), ("doubles", "bullet"), ("shift", BRIBE_OUT),
}


class Onlooker(Witness):
    """A witness of moves and support."""

    __slots__ = ()

    def tell(self, event, *facts, rule):
        if event in RESULTS:
            self.seen.add((event, facts[-1]))
        elif event == "spends":
            self.seen.update(("pays", key) for key in self.state.profiles[facts[0]].abilities)
        elif event == "uses" and facts[1] == "bullet":
            self.seen.add(("doubles", "bullet"))
        super().tell(event, *facts, rule=rule)

    def roll(self, kind, dice, **request):
        self.seen.update(("reason", reason.rule) for reason in request.get("reasons", ()))
        if kind == "intercept" and "reach" in self.state.profiles[request["who"]].abilities:
            self.seen.add(("intercepts", "reach"))
        return super().roll(kind, dice, **request)


def weighed(actions, state, random):
    """Choose as in other random matches, with a liking for what abilities and support allow."""
    kinds = sorted({action[0] for action in actions} & set(KINDS))
    bag = [kind for kind in kinds for _ in range(KINDS[kind])]
    kind = bag[int(random.random() * len(bag))] if bag and random.random() < 0.8 else ""
    listed = [action for action in actions if action[0] == kind]
    if kind == "throw":
        mates = [action for action in listed if action[2] in state.where[12 * state.side:12 * state.side + 12]]
        listed = mates or listed
    if kind in ("", "step"):
        return chosen(listed or actions, state, random)
    return listed[int(random.random() * len(listed))]


def choose(state, random):
    """Give the acting team counters now and then, and choose."""
    if state.phase == TURN and state.acting < 0 and random.random() < 0.2:
        state.momentum = max(state.momentum, 3)
    return weighed(RULESET.legal_actions(state), state, random)


def test_every_ability_of_moving_all_support_and_every_potion_is_seen_in_random_matches():
    started = ((fully_supported(state), random) for state, random in matches("moves", 11, SHARE, REVEALING))
    missing, actions = play_until_seen(EXPECTED, started, Onlooker, choose, A_MATCH, MOST_ACTIONS)
    assert sorted(map(str, missing)) == [], f"after {actions} actions"
