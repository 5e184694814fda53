"""Random matches, with a liking for rare actions, until every event, result, question, setting and team was seen."""

from random import Random

from fracas.games.elfball.ruleset import RULESET
from fracas.games.elfball.state import SET_UP
from fracas.games.elfball.tables import BRIBE_OUT
from fracas.games.elfball.team.teams import LISTS
from fracas.games.elfball.words import results
from fracas.games.elfball.words.rolls import TITLES
from fracas.games.elfball.words.text import TELLINGS
from fracas.kernel.drivers import Sampler
from tests.elfball.rosters import random_code
from tests.laws.matches import in_order

MOST_ACTIONS = 400_000
A_MATCH = 3_000  # actions after which a new match is begun
REVEALING = (141, 222, 202, 142, 95, 162, 3, 7, 92, 109, 204, 34, 205, 295, 184, 104, 189, 367, 87, 218, 361, 68, 105)
"""Matches in which much was seen that others lack; the rest follow where a change of the rules wants more."""
RARE = {"tackle": 30, "shove": 20, "throw": 20, "dash": 15, "stand": 30, "step": 6, "place": 4, "enter": 3, "ready": 2,
        "shock": 8, "transform": 8, "inferno": 8}
SELDOM = {"double_move", "event_cards", "tournament"}  # settings with which matches go another way

TOLD_LAST = {
    "throw": results.THROWS, "intercept": results.INTERCEPTIONS, "impact": results.IMPACTS, "tackle": results.TACKLES,
    "shove": results.SHOVES, "shock": results.SHOCKS, "transform": results.TRANSFORMATIONS, "burns": results.BURNS,
    "casts": results.SPELLS, "injury": results.INJURIES, "leaves": results.PLACES,
}  # events whose last fact is their result, with all there are
OF_ABILITIES = {"uses", "clip", "steal", "cheapshot"}  # events and rolls of test_abilities_fire
ABILITY_ROLLS = {"steal", "clip-might", "clip-dodge"}
OF_MOVES = {"enrages", "quickens", "banks", "ploughs", "leads", "taunt", "bribe", "potion", "gains", "spends", "cheers",
            "keg"}  # events and rolls of test_moves_fire
MOVE_ROLLS = {"taunt", "bribe", "potion"}
OWN = ("edition", "points")  # settings that are not drawn
EXPECTED = {
    *(TELLINGS.keys() - OF_ABILITIES - OF_MOVES),
    *((kind, result) for kind, told in TOLD_LAST.items() for result in told),
    *(("shift", event) for event in results.SHIFTS if event != BRIBE_OUT),
    *(("rolls", kind) for kind in TITLES.keys() - ABILITY_ROLLS - MOVE_ROLLS),
    *(("asks", kind) for kind in ("momentum", "face", "catch", "intercept", "follow", "extra-die", "dash", "half",
                                  "prize", "move-to", "burns", "lasting")),
    *(("setting", setting.name, choice) for setting in RULESET.settings for choice in setting.choices),
    *(("team", team.key) for team in LISTS),
} - {"concedes", "time"}  # they are never listed

class Witness(Sampler):
    """A sampler that remembers what it was told and asked."""

    __slots__ = ("seen",)

    def tell(self, event, *facts, rule):
        self.seen.add(event)
        if event in TOLD_LAST or event == "crush":
            self.seen.add((event, facts[-1]))
        elif event == "shift":
            self.seen.add((event, facts[1]))

    def roll(self, kind, dice, **request):
        self.seen.add(("rolls", kind))
        return super().roll(kind, dice, **request)

    def choose(self, coach, kind, options, **request):
        self.seen.add(("asks", kind))
        return super().choose(coach, kind, options, **request)


def chosen(actions, state, random, weights=RARE):
    """Choose a kind by weight, then one of its actions; near the ball or the goal where that matters."""
    kinds = sorted({action[0] for action in actions})
    bag = [kind for kind in kinds for _ in range(weights.get(kind, 1))]
    kind = bag[int(random.random() * len(bag))]
    listed = [action for action in actions if action[0] == kind]
    if kind == "inferno":
        around = state.book.field.neighbours
        return max(listed, key=lambda action: sum(cell in state.where for cell in around[action[2]]))
    if kind == "step" and state.phase != SET_UP and random.random() < 0.8:
        field = state.book.field
        half = 0 if state.side == state.south else 1
        held = state.holder >= 0
        goal = state.where[state.holder] if held else state.ball
        if held and state.holder == listed[0][1]:
            goal = field.nearest_goal[1 - half][goal]
        return min(listed, key=lambda action: field.distance(action[2], goal))
    return listed[int(random.random() * len(listed))]


def own_settings(ruleset, match, settings):
    """Return the settings that go by the number of the match: two decks are French, points are held by a league."""
    choices = {setting.name: setting.choices for setting in ruleset.settings}
    edition = choices["edition"][match % 3 == 1]
    points = choices["points"][match % len(choices["points"])] if settings["careers"] == "yes" else 0
    has_two_decks = edition == "French" and settings["cards"] and match % 2
    return {"edition": edition, "points": points, "cards": 104 if has_two_decks else settings["cards"]}


def play_until_seen(seen, ruleset=RULESET, expected=EXPECTED, first=()):
    """Play matches until nothing expected is left, some of them first.

    Returns: the number of actions.
    """
    actions = 0
    for match in in_order(first):
        if expected <= seen or actions >= MOST_ACTIONS:
            return actions
        random = Random(f"everything {match}")
        settings = {s.name: s.choices[int(random.random() * (1.2 if s.name in SELDOM else min(2, len(s.choices))))]
                    if s.name != "goals" else s.choices[int(random.random() * 3)]
                    for s in ruleset.settings if s.name not in OWN}
        settings |= own_settings(ruleset, match, settings)
        teams = LISTS[match % 19].key, LISTS[(match + 7) % 19].key
        if match % 4 == 2:
            teams = f"{teams[0]}_Sw", "gnomes_aaaaaaaabby_Sw"
        if match % 2:
            teams = random_code(random, ruleset.key, 300), random_code(random, ruleset.key, 300)
        if any("_" in team for team in teams):
            settings["tournament"] = "no"  # its teams are small
        seen.update(("setting", *pair) for pair in settings.items())
        seen.update(("team", team.partition("_")[0]) for team in teams)
        table = Witness(ruleset.start(settings, *teams), random)
        table.seen = seen
        for _ in range(A_MATCH):
            if ruleset.is_terminal(table.state) or not expected - seen:
                break
            ruleset.apply(table, chosen(ruleset.legal_actions(table.state), table.state, random))
            actions += 1
        ruleset.check(table.state)
    raise AssertionError("there are matches without end")


def test_every_event_result_question_setting_and_team_is_seen_in_random_matches():
    seen = set()
    actions = play_until_seen(seen, first=REVEALING)
    assert sorted(map(str, EXPECTED - seen)) == [], f"after {actions} actions"
