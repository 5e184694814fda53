"""Elfball's abilities and support on the page: what may be done or answered can be tapped, what is shown is legal."""

from fractions import Fraction
from random import Random

import pytest

from fracas.faces import events, questions, rolls
from fracas.faces.elfball.face import FACE
from fracas.faces.elfball.move_options import price
from fracas.faces.preview import run_to_first_roll
from fracas.games.elfball.abilities.out_of_sequence import TAUNT
from fracas.games.elfball.field import EDGE, FIELD, GOAL
from fracas.games.elfball.ruleset import RULESET
from fracas.games.elfball.state import TURN, profile
from fracas.games.elfball.team.lists import LISTS
from fracas.kernel.drivers import Sampler
from fracas.kernel.odds import exact_odds
from fracas.kernel.table import Choice, Event, Roll
from tests.elfball.gifted import able, supported
from tests.elfball.gifted_matches import fully_supported, gifted
from tests.elfball.test_moves_fire import SHARE, weighed

PACES = ("step", "momentum", "shamble", "swarm", "react")
MATCHES, ACTIONS, EVERY = 4, 350, 7


class Reader(Sampler):
    """A sampler that puts every question, roll and event into the page's words."""

    __slots__ = ()

    def choose(self, coach, kind, options, **request):
        ask = questions.question_prompt(FACE, self.state, Choice(kind, coach, options, **request))
        assert sorted(map(str, (reply.option for reply in ask.replies))) == sorted(map(str, options)), kind
        return super().choose(coach, kind, options, **request)

    def roll(self, kind, dice, *, coach, **request):
        assert rolls.roll_title(FACE, self.state, Roll(kind, dice, coach, **request))
        return super().roll(kind, dice, coach=coach, **request)

    def tell(self, event, *facts, rule):
        assert events.sentence(FACE, self.state, Event(event, facts, rule)), event
        assert events.player_of(FACE, Event(event, facts, rule)) < 26


def on_offer(state, legal):
    """Return the actions that taps lead to."""
    found = set()
    for who in (-1, *FACE.actors(state, legal)):
        commands = FACE.tray_buttons(state, legal, who, "")
        modes = {"", *(command.mode for command in commands)}
        for mode in modes:
            found |= {command.action for command in FACE.tray_buttons(state, legal, who, mode) if command.action}
        if who < 0:
            continue
        assert all(len(FACE.hint(state, who, mode)) == 2 for mode in modes)
        offer = FACE.move_options(state, legal, who)
        found |= {deed.action for deed in offer.actions if deed.path is None and deed.mode in modes}
        for way in offer.paths.values():
            assert way.steps[0] in legal and way.note
            assert sum(map(price, way.steps)) == way.price
            found.add(way.steps[0])
    setup = FACE.setup(state, legal)
    return found | ({setup.done} if setup else set())


def assert_price_is_paid(state, action):
    """The price of an action is what the rule has taken by its first roll or, if it rolls nothing, while it goes on."""
    here = run_to_first_roll(RULESET, state, action)
    goes_on = here.request is not None or here.state.acting == state.acting >= 0
    if goes_on and action[1] not in state.advanced.attacked:
        assert state.momentum - here.state.momentum == price(action), action


def is_tapped(action, state):
    """Return whether an action must be on offer: paces off the field, and those that longer ways make, need not be."""
    if action[0] == "step":
        return False
    return action[0] not in PACES or (FIELD.lines[action[2]] not in (EDGE, GOAL) and action[2] != state.ball)


def test_all_that_abilities_and_support_allow_can_be_tapped():
    for match in range(MATCHES):
        random = Random(f"page {match}")
        settings = {setting.name: setting.default for setting in RULESET.settings}
        started = RULESET.start(settings, LISTS[match * 4 + 1].key, LISTS[match + 9].key)
        table = Reader(fully_supported(gifted(started, random, SHARE)), random)
        for number in range(ACTIONS):
            state = table.state
            if RULESET.is_terminal(state):
                break
            if state.phase == TURN and state.acting < 0 and random.random() < 0.3:
                state.momentum = max(state.momentum, 3)
            legal = RULESET.legal_actions(state)
            if number % EVERY == 0 or state.advanced.window:
                offered = on_offer(state, legal)
                for action in legal:
                    if action[0] in (*PACES, "dash", TAUNT):
                        assert_price_is_paid(state, action)
                missing = [a for a in legal if is_tapped(a, state) and a not in offered]
                assert missing == [], RULESET.position(state)
            RULESET.apply(table, weighed(legal, state, random))


def test_a_way_says_what_it_costs():
    match = supported("q9: H3>2 . . .\nq15: H4>5", profiles={"H3": {"abilities": ("teammate",), "jog": 2}}, momentum=2)
    ways = FACE.move_options(match.state, match.game.legal_actions(), 2).paths
    assert ways[FIELD.cell_named("q10")].note == "1 Jog"
    assert ways[FIELD.cell_named("q13")].note == "2 Jog and 2 Momentum"


def test_the_button_to_stand_up_says_the_jog_that_the_rule_takes():
    match = supported("q9: H3_ .\nq15: H4>5")
    shown = next(command for command in FACE.tray_buttons(match.state, match.game.legal_actions(), 2, "")
                 if command.action == ("stand", 2))
    match.game.apply(("stand", 2))
    assert shown.note == f"{profile(match.state, 2).jog - match.state.jog} Jog"


def test_who_has_just_turned_is_told_that_he_cannot_turn_again():
    match = supported("q9: H3>2 .\nq15: H4>5")
    match.game.apply(("face", 2, 0))
    commands = FACE.tray_buttons(match.state, match.game.legal_actions(), 2, "")
    assert [command.off for command in commands if command.label == "Face"] == ["just turned"]


def test_before_the_action_the_tray_goes_on_with_the_turn():
    match = supported("q9: H3>2 . . A5>1\nu9: H4>2 .", profiles=able(H3="taunt quickling"), momentum=2,
                      advanced={"window": True})
    legal = match.game.legal_actions()
    assert [command.action for command in FACE.tray_buttons(match.state, legal, -1, "")] == [("go",)]
    labels = [command.label for command in FACE.tray_buttons(match.state, legal, 2, "")]
    assert labels == ["Double Momentum", "Taunt: 1 die", "Taunt: 2 dice", "Go on"]
    deeds = FACE.move_options(match.state, legal, 2).actions
    assert {deed.mode for deed in deeds} == {"taunt-1", "taunt-2"} and {deed.action[2] for deed in deeds} == {16}


@pytest.mark.parametrize("action", [("taunt", 2, 16, 1), ("taunt", 2, 16, 3), ("dash", 2, 3)])
def test_odds_of_what_costs_counters_are_told_with_these_paid_and_no_more(action):
    state = supported("q9: H3>2 . . A5>1", profiles=able(H3="taunt"), momentum=3,
                      advanced={"window": action[0] == "taunt"}).state
    paid = FACE.without_rerolls(state, action)
    assert paid.momentum == action[-1]
    assert sum(exact_odds(RULESET, paid, action).values()) == Fraction(1)
