"""The exhaustive runner: random games until every event, roll, question, ruling branch, special and beast has occurred.

What can occur is read from the source: every constant event, kind and rule that a rule tells, rolls or asks.
"""

import ast
from random import Random

from fracas.games.cave_brawl.bestiary import BEASTS
from fracas.games.cave_brawl.pit import AROUND, GOALS
from fracas.games.cave_brawl.ruleset import RULESET
from fracas.games.cave_brawl.state import DEAD, ENDINGS, NORTH, SOUTH, TURN, Options, ball_cell, is_zombie, new_state
from fracas.games.cave_brawl.team.teams import KINDS, read_team
from fracas.kernel.drivers import Sampler
from fracas.kernel.resign import resignation
from tests.cave_brawl.test_text import SOURCES
from tests.laws.matches import in_order

PLACE_OF_KIND = {  # which argument names the event or the kind
    "tell": 0, "roll": 0, "test": 0, "choose": 1, "succeeds": 1, "random_pick": 1, "roll_sum": 1, "select": 2,
}
MOST_INPUTS = 400_000
NOT_PLAYED = ("tracking",)  # modules for matches without a board
GIVEN_UP = 1  # the game that a coach gives up
REVEALING = (1, 38, 51, 10, 44, 30, 82, 11, 17, 35, 3, 64)  # games that show much others lack
TEAMS = (
    "cavemen", "amazons", "reptilians", "witchdoctors", "exiles", "sample-exiles",
    "witchdoctors." + ".".join(["zo_1_1_1_1"] * 9), "amazons." + ".".join(["am_5_5_12_20"] * 5 + ["ac_5_8_12_20"] * 4),
    "exiles.zo.am.ca.li.zo.ac_3_8_3_9.ac.tr.tr", "witchdoctors.zo.zo.zo.zo.zo.wi.wi.wi.wi",
)


class Watch(Sampler):
    """A sampler that notes what occurs."""

    __slots__ = ("seen",)

    def __init__(self, state, random, seen):
        super().__init__(state, random)
        self.seen = seen

    def roll(self, kind, dice, **request):
        self.seen |= {kind, (kind, request["rule"])}
        return super().roll(kind, dice, **request)

    def test(self, kind, dice, **request):
        result = super().test(kind, dice, **request)
        self.seen |= {kind, (kind, request["rule"]), (kind, result.passed)}
        return result

    def choose(self, coach, kind, options, **request):
        self.seen |= {kind, (kind, request["rule"])}
        return super().choose(coach, kind, options, **request)

    def tell(self, event, *facts, rule):
        self.seen |= {event, (event, rule)}
        if event in ("appears", "swarmed", "constricted", "carried_off", "match_over", "restart", "pushed", "hurt"):
            self.seen |= {(event, fact) for fact in facts}


def possible():
    """Return all that can occur: kinds, and kinds with the rules they name."""
    found = set()
    for node in (node for name, tree in SOURCES.items() if name not in NOT_PLAYED for node in ast.walk(tree)):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in PLACE_OF_KIND and len(node.args) > PLACE_OF_KIND[called]:
                found |= _of(node, PLACE_OF_KIND[called])
    endings = {("match_over", ending) for ending in ENDINGS if ending}
    beasts = {("beast", kind.name) for kind in BEASTS}
    return found | endings | beasts | {("special", kind.special) for kind in (*BEASTS, *KINDS) if kind.special}


def _of(node, place):
    kinds = {c.value for c in ast.walk(node.args[place]) if isinstance(c, ast.Constant)}
    rule = next((word.value for word in node.keywords if word.arg == "rule"), None)
    rules = {c.value for c in ast.walk(rule) if isinstance(c, ast.Constant)} if rule is not None else set()
    return kinds | {(kind, rule) for kind in kinds for rule in rules}


SPECIALS = {  # a special has fired when this has occurred
    "vault": "vaults", "fear": "afraid", "stench": "retches", "revive": "re_awakens", "curse": "curses",
    "swarm": "swarmed", "constrict": "constricted", "carry_off": "carried_off",
}


def never_fired(seen):
    """Return what has not occurred."""
    seen = seen | {("special", special) for special, event in SPECIALS.items() if event in seen}
    return sorted(str(item) for item in possible() - seen)


def crowd(random):
    """Return a position in which everybody stands about the ball, near an edge as often as not."""
    teams = [read_team(TEAMS[int(random.random() * len(TEAMS))], 9) for _ in (SOUTH, NORTH)]
    s = new_state(Options(rounds=60), *teams)
    for who, player in enumerate(s.players):
        now = player if player.is_rolled else player._replace(bt=3, cd=3, pk=3, hp=9)
        s.players = (*s.players[:who], now, *s.players[who + 1:])
        s.bt[who], s.cd[who], s.pk[who], s.hp[who] = now[1:5]
    spots = [(10, 420), (210, 230), (220,), (0, 440)][int(random.random() * 4)]
    centre = spots[int(random.random() * len(spots))]
    near = list(dict.fromkeys([centre, *AROUND[centre], *(c for a in AROUND[centre] for c in AROUND[a])]))
    squares = sorted((cell for cell in near if cell not in GOALS), key=lambda cell: random.random())
    for who, cell in zip(sorted(range(18), key=lambda who: random.random()), squares, strict=False):
        s.where[who] = cell
        s.prone[who] = int(random.random() < 0.2)
        if is_zombie(s, who) and random.random() < 0.3:
            s.where[who], s.body[who], s.hp[who], s.prone[who] = DEAD, cell, 0, 0
    standing = [who for who in range(18) if s.where[who] >= 0 and not s.prone[who]]
    s.holder = standing[int(random.random() * len(standing))]
    s.possessor, s.phase, s.turn, s.side = int(s.holder >= 9), TURN, 1, int(random.random() * 2)
    s.ball_start = ball_cell(s)
    RULESET.check(s)
    return s


def first_position(number, random):
    """Return where a game of the run starts: at the beginning of a match, or in a crowd."""
    if number % 3:
        return crowd(random)
    settings = {"rounds": 20, "target": 1 + number % 3, "rerolls": number % 2}
    home, away = (TEAMS[int(random.random() * len(TEAMS))] for _ in range(2))
    return RULESET.start(RULESET.options(settings), home, away)


def play(number, seen):
    """Play a game, now by ideas and now at random.

    Returns: how many inputs it took.
    """
    random = Random(f"everything {number}")
    table = Watch(first_position(number, random), random, seen)
    s = table.state
    by_ideas = random.random()
    actions = 0
    while not RULESET.is_terminal(s) and actions < 1_500:
        if number == GIVEN_UP and RULESET.is_legal(s, resignation(NORTH)):  # no list offers it
            RULESET.apply(table, resignation(NORTH))
            break
        ideas = RULESET.plans(s) if random.random() < by_ideas else []
        legal = RULESET.legal_actions(s)
        action = ideas[int(random.random() ** 2 * len(ideas))][0] if ideas else legal[int(random.random() * len(legal))]
        assert action in legal
        RULESET.apply(table, action)
        RULESET.check(s)
        seen |= {("beast", BEASTS[beast.kind].name) for beast in s.beasts}
        actions += 1
    return actions + table.inputs


def test_everything_has_fired_in_random_games():
    seen = set()
    inputs = 0
    for played, number in enumerate(in_order(REVEALING), 1):
        inputs += play(number, seen)
        if played % len(REVEALING) == 0 and not never_fired(seen) or inputs > MOST_INPUTS:
            break
    assert never_fired(seen) == [], f"after {inputs} inputs of {number} games"


def test_a_thing_that_never_fires_is_noticed():
    assert "kick_hits" in never_fired(set()) and "('special', 'fear')" in never_fired({"kick_hits"})
    assert ("match_over", "kick") in possible() and ("restart", "3.6/R57") in possible()
