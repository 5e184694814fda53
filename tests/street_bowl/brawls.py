"""Random play for the tests that watch it: brawls in which much comes about at once, and matches from their start."""

from fracas.games.street_bowl import actions
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.odds.policy import policy
from fracas.games.street_bowl.pitch import CELLS, X, distance
from fracas.games.street_bowl.skills.catalogue import SKILLS, talents_of
from fracas.games.street_bowl.state import Options, new_state
from fracas.games.street_bowl.team.codes import read_team
from fracas.games.street_bowl.team.teams import READY
from fracas.kernel.drivers import Sampler
from fracas.kernel.table import Choice

THEMES = (  # skills that many of a brawl have, so that what takes two of them comes about
    "diving-catch pass", "safe-throw pass", "always-hungry throw-team-mate right-stuff", "animosity pass",
    "animosity accurate", "diving-catch accurate", "bombardier hail-mary-pass", "strip-ball juggernaut frenzy",
    "ball-and-chain stand-firm", "piling-on mighty-blow claw", "pass-block dump-off", "blood-lust hypnotic-gaze",
    "grab side-step", "chainsaw foul-appearance", "stab stakes dauntless", "leap shadowing tentacles",
    "diving-tackle break-tackle", "regeneration decay", "multiple-block horns", "dirty-player", "wrestle block fend",
)
MATCH_THEMES = ("no-hands", "kick kick-off-return", "leader fan-favourite", "secret-weapon")  # those of drives
EAGER = ("block", "blocks", "foul", "stab", "saw", "gaze", "hand", "throw", "pass", "bank", "hail", "bomb", "lob",
         "leap")


class Coach(Sampler):
    """A sampler that decides as coaches usually do, or anyhow."""

    __slots__ = ("chance",)

    def __init__(self, state, chance):
        super().__init__(state, chance)
        self.chance = chance

    def choose(self, coach, kind, options, **request):
        choice = Choice(kind, coach, tuple(options), **request)
        chosen = policy(self.state, choice) if self.chance.random() < 0.3 else self.chance.choice(choice.options)
        assert chosen in choice.options
        return chosen


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


def chosen_action(s, random):
    """Choose an action at random, keen on whatever is more than a step."""
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


def actions_of(s, random, most):
    """Yield the actions of random play before each is played; a brawl ends with its drive.

    The caller plays them, with whatever table it likes.
    """
    is_brawl = s.phase == st.TURN
    for _action in range(most):
        if actions.is_terminal(s) or is_brawl and s.phase == st.SETUP:
            return
        yield chosen_action(s, random)
