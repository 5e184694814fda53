"""The exhaustive runner: brawls and matches at random until every event, roll, question, action and skill has occurred.

What can occur is read from the source. A skill counts as fired when its own event, roll or modifier has been seen, so
an action that no list offers, or a skill that nobody is asked about, is found here (trap 12).
"""

from random import Random

from fracas.games.street_bowl import actions
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.block_dice import RESULTS
from fracas.games.street_bowl.check import fault
from fracas.games.street_bowl.kickoff_events import EVENTS
from fracas.games.street_bowl.notation import AIMS, ALONE, DEEDS, PLAIN
from fracas.games.street_bowl.odds.policy import policy
from fracas.games.street_bowl.pitch import CELLS, X, distance
from fracas.games.street_bowl.potions import BREWS
from fracas.games.street_bowl.skills.catalogue import SKILLS, talents_of
from fracas.games.street_bowl.skills.moving import SPRINT
from fracas.games.street_bowl.state import ENDINGS, Options, new_state
from fracas.games.street_bowl.team.codes import read_team
from fracas.games.street_bowl.team.teams import READY
from fracas.kernel.drivers import Sampler
from fracas.kernel.table import Choice
from tests.laws.kinds import lacking, rules_of

MOST_BRAWLS = 12_000
MATCH_EVERY = 70  # of the positions is the start of a match
THEMES = (  # skills that many of a brawl have, so that what takes two of them comes about
    "diving-catch pass", "safe-throw pass", "always-hungry throw-team-mate right-stuff", "animosity pass",
    "animosity accurate", "diving-catch accurate", "bombardier hail-mary-pass", "strip-ball juggernaut frenzy",
    "ball-and-chain stand-firm", "piling-on mighty-blow claw", "pass-block dump-off", "blood-lust hypnotic-gaze",
    "grab side-step", "chainsaw foul-appearance", "stab stakes dauntless", "leap shadowing tentacles",
    "diving-tackle break-tackle", "regeneration decay", "multiple-block horns", "dirty-player", "wrestle block fend",
)
MATCH_THEMES = ("no-hands", "kick kick-off-return", "leader fan-favourite", "secret-weapon")  # those of drives
TRACES = {  # what shows a skill that tells of itself in no other way
    "ball-and-chain": "whirl", "bombardier": "throws_bomb", "hail-mary-pass": "throws_hail_mary", "stab": "stabs",
    "hypnotic-gaze": "gazes", "right-stuff": "lands_standing", "no-hands": "touchback_square", "sprint": "third",
}
SILENT = {  # their effect is that something does not happen; their scenarios stand with their chapters
    "big-hand", "decay", "fan-favourite", "guard", "nerves-of-steel", "nurgles-rot", "sneaky-git", "tackle",
    "thick-skull",
}
TELLING = ("uses_skill", "kick_off", "block_result", "drinks", "match_over")  # events of which the facts count
EAGER = ("block", "blocks", "foul", "stab", "saw", "gaze", "hand", "throw", "pass", "bank", "hail", "bomb", "lob",
         "leap")


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


def gifted(random, themes):
    """Return two teams whose players have skills at random, and many of them those of a theme."""
    keys, theme = [skill.key for skill in SKILLS], random.choice(themes).split()
    squads, teams, share = [], [], random.choice((0.4, 1))
    for _side in range(2):
        squad, players = read_team(random.choice(list(READY)), {"skills": 0})
        squads.append(squad)
        teams.append(tuple(_taught(random, p, theme if random.random() < share else (),
                                   random.sample(keys, random.choice((0, 1, 2, 3)))) for p in players))
    return tuple(squads), tuple(teams)


def _taught(random, p, theme, more):
    skills = tuple(dict.fromkeys((*p.skills, *theme, *more)))
    return p._replace(skills=skills, talents=talents_of(skills), st=random.choice((p.st, 2, 3, 4)),
                      tag=random.choice((p.tag, "Goblin")))


def brawl(random):
    """Return a position in which everybody stands about the ball, near an edge as often as not."""
    squads, teams = gifted(random, THEMES)
    s = new_state(Options(1), squads, teams)
    s.half = random.choice((1, 2, 3))
    s.phase, s.side, s.kicker, s.first_kicker, s.turns = st.TURN, random.randrange(2), 0, 0, [2, 2]
    s.weather, s.rerolls, s.leader = random.randrange(5), [2, 2], [1, 1]
    centre = random.choice(CELLS)
    near = sorted(CELLS, key=lambda cell: (distance(cell, centre), random.random()))[:random.choice((16, 20, 30))]
    spots = random.sample(near, 14)
    for who, cell in zip([*range(7), *range(12, 19)], spots, strict=True):
        s.where[who], s.fielded[who] = cell, 1
        s.condition[who] = random.choice((st.STANDING,) * 5 + (st.PRONE, st.STUNNED))
        s.brews[who] = random.choice((0,) * 30 + (st.WARPSTONE, st.ORCA, st.FUNGUS))
    able = [who for who in st.EVERYBODY if st.is_standing(s, who) and not st.has(s, who, "no-hands")
            and X[s.where[who]] not in (0, 25)]
    if able and random.random() < 0.6:
        s.holder = random.choice(able)
    else:
        s.ball = random.choice(near)
    return s


def match(random):
    """Return the start of a match, of ready teams or gifted ones, or of one that has nobody left."""
    if random.random() < 0.5:
        teams = tuple(zip(*(read_team(random.choice(list(READY)), {"skills": 0}) for _side in (0, 1)), strict=True))
    else:
        teams = gifted(random, MATCH_THEMES)
    s = new_state(Options(random.randrange(2), 0), *teams)
    if random.random() < 0.1:
        for who in st.TEAMS[random.randrange(2)]:
            s.where[who] = st.DEAD if s.players[who] else st.ABSENT
    return s


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
    for number in range(most):
        random = Random(f"{seed} {number}")
        is_match = number % MATCH_EVERY == 0
        s = match(random) if is_match else brawl(random)
        play(s, random, seen, 1_500 if is_match else 40)
        assert not fault(s), fault(s)
        if number % 200 == 199 and not any(never_fired(seen).values()):
            break
    return {what: left for what, left in never_fired(seen).items() if left}


def test_everything_that_can_happen_happens_and_every_skill_is_offered_chosen_and_fired():
    """Trap 12: a skill that exists, but that no action list or question ever offers."""
    assert run(MOST_BRAWLS) == {}
