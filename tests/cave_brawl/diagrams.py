"""Pictures of the pit and tapes in record notation, for scenario tests.

A picture has a line of column letters and lines that begin with a row number. `S1` and `N2` are players, `B1` a beast,
`o` the loose ball, `.` an empty square. A `_` after a player lays him down, a `*` gives him the ball.
"""

from fracas.games.cave_brawl.bestiary import BEASTS
from fracas.games.cave_brawl.pit import COLUMNS, PIT
from fracas.games.cave_brawl.ruleset import RULESET
from fracas.games.cave_brawl.state import (
    BEAST_KINDS,
    CARRIED_OFF,
    FIRST_BEAST,
    NO_ONE,
    NORTH,
    SOUTH,
    TUNNEL,
    TURN,
    Beast,
    Options,
    ball_cell,
    bodies,
    new_state,
)
from fracas.games.cave_brawl.team.teams import EXILES, KIND_OF, Player, Team, least_basics
from fracas.games.cave_brawl.words.text import reason_text, sentence, title
from fracas.kernel import record
from fracas.kernel.game import Game
from fracas.kernel.replay import replay_line

SQUAD = 7
BASICS = ("am", "ca", "li", "zo")
BEAST_CODES = {"swarm": 0, "smilodon": 1, "stegosaurus": 2, "snake": 3, "mastodon": 4, "pteranodon": 5}
PLAIN = (3, 3, 3, 9)  # BT, CD, PK, HP of a player nothing is said about


def cell(name):
    return PIT.cell_named(name)


def who(name):
    """Return the number of S1, N2 or, at the first release of its kind in a picture, nothing else."""
    return int(name[1:]) - 1 + (SQUAD if name[0] == "N" else 0)


def pit(picture, *, turn="S", kinds="", scores=None, tunnel="", beasts=None, bodies_at=None, options=None, exiles="",
        **fields):
    """Make a scene.

    Args: picture - as above; players not in it are off for good.
          turn - whose turn it is.
          kinds - "S1=ap N2=zo"; everybody else is a basic of the same faction.
          scores - {"S1": (BT, CD, PK, HP)}; `PLAIN` for the others.
          tunnel - players who wait in their tunnels.
          beasts - {"B1": ("snake", HP, "S")}: kind, hit points, team it is out against.
          bodies_at - {"S3": "k11"}: dead zombies, "t" for the tunnel.
          exiles - sides that are exiles, to mix factions.
          fields - further fields of the state.
    """
    said = dict(pair.split("=") for pair in kinds.split())
    teams = [_team(side, said, scores or {}, exiles) for side in "SN"]
    options = Options(squad=SQUAD, **(options or {}))
    s = new_state(options, *teams)
    s.phase, s.side, s.turn = TURN, "SN".index(turn), 5
    s.where = [CARRIED_OFF] * (2 * SQUAD)
    for name in tunnel.split():
        s.where[who(name)] = TUNNEL
    for name, place in (bodies_at or {}).items():
        s.where[who(name)], s.hp[who(name)], s.body[who(name)] = -2, 0, TUNNEL if place == "t" else cell(place)
    _draw(s, picture, beasts or {})
    s.possessor = SOUTH if s.holder == NO_ONE or s.holder < SQUAD else NORTH
    for name, value in fields.items():
        setattr(s, name, value)
    s.ball_start = fields.get("ball_start", ball_cell(s))
    RULESET.check(s)
    return Scene(s)


def _team(side, said, scores, exiles):
    codes = {name: code for name, code in said.items() if name[0] == side}
    factions = {KIND_OF[code].faction for code in codes.values()}
    faction = EXILES if side in exiles else factions.pop() if factions else 0
    assert not factions or side in exiles, f"{side} mixes factions and is not said to be exiles"
    basic = BASICS[faction % 4]
    players = []
    for number in range(1, SQUAD + 1):
        name = f"{side}{number}"
        players.append(Player(KIND_OF[codes.get(name, basic)], *scores.get(name, PLAIN)))
    assert sum(p.kind.is_basic for p in players) >= least_basics(SQUAD)
    return Team(faction, tuple(players))


def _draw(s, picture, beasts):
    lines = [line.split() for line in picture.strip("\n").splitlines() if line.split()]
    columns = lines[0]
    found = []
    for y, *squares in lines[1:]:
        assert len(squares) == len(columns), f"row {y} has {len(squares)} squares"
        for column, token in zip(columns, squares, strict=True):
            at = PIT.at(COLUMNS.index(column) + 1, int(y))
            name = token.strip("_*")
            if token == "o":
                s.ball = at
            elif name[0] == "B":
                kind, hp, against = beasts[name]
                number, side, is_prone = int(name[1:]) - 1, "SN".index(against), token.endswith("_")
                found.append(Beast(number, BEAST_CODES[kind], at, hp, is_prone, side, False, NO_ONE))
            elif name != ".":
                s.where[who(name)], s.prone[who(name)] = at, int("_" in token)
                if "*" in token:
                    s.holder = who(name)
    s.beasts = sorted(found)
    s.released = len(found)


class Scene:
    """A scene and what happens in it."""

    def __init__(self, state):
        self.game = Game(RULESET, state, None)
        self.start = state.copy()

    @property
    def s(self):
        return self.game.state

    def play(self, tape):
        """Play lines of record notation to their ends; every position is checked, every event put into words."""
        for text in tape.strip().splitlines():
            line = record.read(f'[Game "cave_brawl"]\n\n{text.strip()}\n').lines[0]
            replay_line(self.game, line)
            assert self.game.pending is None, f"{text.strip()} waits for {self.game.pending}"
            RULESET.check(self.s)
            assert RULESET.parse_position(self.game.position) == self.s
            for event in self.game.fresh:
                assert event.kind == "choice" or sentence(event, self.s), event
                assert event.kind != "roll" or title(event.facts[0].request)
        return self

    def legal(self, start=""):
        """List the legal actions that begin so."""
        return [text for text in self.game.legal_texts() if text.startswith(start)]

    def told(self, kind):
        """List the facts of the events of a kind in the last line played."""
        return [event.facts for event in self.game.fresh if event.kind == kind]

    def kinds(self):
        """List the kinds of the events of the last line played, without rolls and choices."""
        return [event.kind for event in self.game.fresh if event.kind not in ("roll", "choice")]

    def rolls(self):
        """List (kind, need) of the rolls of the last line played."""
        rolled = [event.facts[0] for event in self.game.fresh if event.kind == "roll"]
        assert all(reason_text(reason) for roll in rolled for reason in roll.request.reasons)
        return [(roll.request.kind, roll.request.need) for roll in rolled]

    def modifier(self):
        """Return {reason: amount} of the last d20 roll, same reasons added up."""
        requests = [e.facts[0].request for e in self.game.fresh if e.kind == "roll"]
        found = {}
        for reason in [request for request in requests if request.reasons][-1].reasons:
            found[reason.rule] = found.get(reason.rule, 0) + reason.amount
        return found

    def at(self, name):
        """Return the name of the square of a player or a beast, or t, d, c."""
        if name[0] == "B":
            return next(PIT.names[beast.cell] for beast in self.s.beasts if beast.number == int(name[1:]) - 1)
        place = self.s.where[who(name)]
        return PIT.names[place] if place >= 0 else {-1: "t", -2: "d", -3: "c"}[place]

    @property
    def ball(self):
        """Return who holds the ball, or its square."""
        s = self.s
        if s.holder == NO_ONE:
            return PIT.names[s.ball] if s.ball >= 0 else ""
        return f"{'SN'[s.holder >= SQUAD]}{s.holder % SQUAD + 1}"

    def diagram(self, columns, first, last):
        """Return the picture of a part of the pit, as `pit` reads it."""
        taken = bodies(self.s)
        rows = ["   " + " ".join(f"{column:3}" for column in columns).rstrip()]
        for y in range(first, last + 1):
            squares = (self._token(PIT.at(COLUMNS.index(column) + 1, y), taken) for column in columns)
            rows.append(f"{y:2} " + " ".join(f"{square:3}" for square in squares).rstrip())
        return "\n".join(rows)

    def _token(self, at, taken):
        body = taken.get(at)
        if body is None:
            return "o" if self.s.ball == at else "."
        if body >= FIRST_BEAST:
            beast = next(b for b in self.s.beasts if b.who == body)
            return f"B{beast.number + 1}{'_' if beast.is_prone else ''}"
        return f"{'SN'[body >= SQUAD]}{body % SQUAD + 1}{'_' * self.s.prone[body]}{'*' * (self.s.holder == body)}"


def picture(text):
    """Bring a picture written in a test into the form of `Scene.diagram`."""
    lines = [line.split() for line in text.strip("\n").splitlines() if line.split()]
    rows = ["   " + " ".join(f"{column:3}" for column in lines[0]).rstrip()]
    rows += [f"{int(y):2} " + " ".join(f"{square:3}" for square in squares).rstrip() for y, *squares in lines[1:]]
    return "\n".join(rows)


def beast_number(kind, number=1):
    """Return a beast's number as a body."""
    assert len(BEASTS) == BEAST_KINDS
    return FIRST_BEAST + (number - 1) * BEAST_KINDS + BEAST_CODES[kind]
