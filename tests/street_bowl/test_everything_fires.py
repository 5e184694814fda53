"""The exhaustive runner: brawls and matches at random until every event, roll, question, action and skill has occurred.

What can occur is read from the source. A skill counts as fired when its own event, roll or modifier has been seen, so
an action that no list offers, or a skill that nobody is asked about, is found here (trap 12).
"""

from itertools import islice
from random import Random

from fracas.games.street_bowl import actions
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.blocking.block_dice import RESULTS
from fracas.games.street_bowl.injuries.potions import BREWS
from fracas.games.street_bowl.kick_off.kickoff_events import EVENTS
from fracas.games.street_bowl.notation import AIMS, ALONE, DEEDS, PLAIN
from fracas.games.street_bowl.odds.policy import policy
from fracas.games.street_bowl.ruleset import RULESET
from fracas.games.street_bowl.skills.catalogue import SKILLS
from fracas.games.street_bowl.skills.moving import SPRINT
from fracas.games.street_bowl.state import ENDINGS
from fracas.kernel.drivers import Sampler
from fracas.kernel.table import Choice
from tests.laws.kinds import lacking, rules_of
from tests.laws.matches import in_order
from tests.street_bowl.brawls import EAGER, brawl, match

MOST_BRAWLS = 12_000
REVEALING = (
    900, 975, 699, 258, 683, 1112, 665, 161, 385, 488, 973, 1168, 142, 632, 1050, 24, 55, 1012, 51, 353, 1272, 278, 625,
    718, 757, 560, 112, 485, 709, 711, 775, 1103, 0, 630, 210, 980, 1881, 2984, 3318, 3360, 3720,
)  # brawls in which much was seen that others lack; the rest follow where a change of the rules wants more
MATCH_EVERY = 70  # of the positions is the start of a match
TRACES = {  # what shows a skill that tells of itself in no other way
    "ball-and-chain": "whirl", "bombardier": "throws_bomb", "hail-mary-pass": "throws_hail_mary", "stab": "stabs",
    "hypnotic-gaze": "gazes", "right-stuff": "lands_standing", "no-hands": "touchback_square", "sprint": "third",
}
SILENT = {  # their effect is that something does not happen; their scenarios stand with their chapters
    "big-hand", "decay", "fan-favourite", "guard", "nerves-of-steel", "nurgles-rot", "sneaky-git", "tackle",
    "thick-skull",
}
TELLING = ("uses_skill", "kick_off", "block_result", "drinks", "match_over")  # events of which the facts count
class Watch(Sampler):
    """A sampler that notes what occurs; it decides as coaches usually do, or anyhow."""

    __slots__ = ("seen", "chance")

    def __init__(self, state, chance, seen):
        super().__init__(state, chance)
        self.chance, self.seen = chance, seen

    def roll(self, kind, dice, **request):
        self._note("rolls", kind, request)
        return super().roll(kind, dice, **request)

    def test(self, kind, dice, **request):
        self._note("rolls", kind, request)
        return super().test(kind, dice, **request)

    def _note(self, what, kind, request):
        self.seen[what].add(kind)
        self.seen["reasons"] |= {reason.rule for reason in request.get("reasons", ())}

    def choose(self, coach, kind, options, **request):
        self.seen["questions"].add(kind)
        choice = Choice(kind, coach, tuple(options), **request)
        chosen = policy(self.state, choice) if self.chance.random() < 0.3 else self.chance.choice(choice.options)
        assert chosen in choice.options
        self.seen["answers"].add(chosen)
        return chosen

    def tell(self, event, *facts, rule):
        self.seen["events"].add(event)
        if event in TELLING:
            self.seen[event] |= set(facts)


def play(s, random, seen, most):
    """Play on at random, keen on whatever is more than a step."""
    is_brawl = s.phase == st.TURN
    for _action in range(most):
        if actions.is_terminal(s) or is_brawl and s.phase == st.SETUP:
            return
        action = _choose(s, random, seen)
        seen["chosen"] |= set(_name(action))
        if action[0] == "step" and s.left == 0 and s.extra == 1 and st.has(s, action[1], SPRINT):
            seen["events"].add("third")
        actions.apply(Watch(s, random, seen), action)


def _choose(s, random, seen):
    if random.random() < 0.002 and actions.is_legal(s, ("concede",)):
        return ("concede",)
    if s.phase == st.SETUP and random.random() < 0.1 and st.on_street(s, s.side):
        return ("bench", random.choice(st.on_street(s, s.side)))
    legal = actions.legal_actions(s)
    action = random.choice(legal)
    gifts = [one for one in legal if one[0] == "hand"]
    if gifts and random.random() < 0.5:
        return random.choice(gifts)
    keen = [one for one in legal if one[0] in EAGER or one[0] == "declare" and one[2] not in ("move", "blitz")]
    if keen and random.random() < 0.6:
        return random.choice(keen)
    return random.choice(legal) if action[0] in ("end", "stop") and random.random() < 0.8 else action


def _name(action):
    return (action[0], *((action[2],) if action[0] == "declare" else ()))


def never_fired(seen):
    """Return what has not occurred."""
    rules = rules_of("street_bowl")
    fired = {fact for kind in ("uses_skill", "reasons", "answers") for fact in seen[kind] if isinstance(fact, str)}
    fired |= {kind.replace("_", "-") for what in ("rolls", "questions", "events") for kind in seen[what]}
    everything = {kind for what in ("rolls", "questions", "events") for kind in seen[what]}
    skills = {skill.key for skill in SKILLS} - SILENT - fired
    return {
        "events": lacking(rules.told(), seen["events"]), "rolls": lacking(rules.rolled(), seen["rolls"]),
        "questions": lacking(rules.asked(), seen["questions"]), "reasons": lacking(rules.reasons(), seen["reasons"]),
        "actions": sorted({*ALONE, *PLAIN, *AIMS, *DEEDS, "kick", "step", "declare"} - seen["chosen"]),
        "skills": sorted(key for key in skills if TRACES.get(key) not in everything),
        "kick-offs": sorted({key for key, _event in EVENTS.values()} - seen["kick_off"]),
        "blocks": sorted(set(RESULTS) - seen["block_result"]),
        "endings": sorted(set(ENDINGS) - {""} - seen["match_over"]),
        "potions": sorted({brew.key for brew in BREWS} - seen["drinks"]),
    }


def run(most, seed="trap"):
    """Play until everything has occurred.

    Returns: what has not, by what it is.
    """
    seen = {kind: set() for kind in ("events", "rolls", "questions", "answers", "reasons", "chosen", *TELLING)}
    for played, number in enumerate(islice(in_order(REVEALING), most), 1):
        random = Random(f"{seed} {number}")
        is_match = number % MATCH_EVERY == 0
        s = match(random) if is_match else brawl(random)
        play(s, random, seen, 1_500 if is_match else 40)
        assert not RULESET.violation(s), RULESET.violation(s)
        if (played % 200 == 0 or played == len(REVEALING)) and not any(never_fired(seen).values()):
            break
    return {what: left for what, left in never_fired(seen).items() if left}


def test_everything_that_can_happen_happens_and_every_skill_is_offered_chosen_and_fired():
    """Trap 12: a skill that exists, but that no action list or question ever offers."""
    assert run(MOST_BRAWLS) == {}
