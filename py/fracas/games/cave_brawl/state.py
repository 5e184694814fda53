"""The position of a match: one plain record, and the questions everybody asks of it.

Players are numbered through: team SOUTH (side 0) has 0..n-1 in shirt order, team NORTH (side 1) n..2n-1. A beast is
a number from `FIRST_BEAST` on that tells its release and its kind. Nothing here changes a position.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from fracas.games.cave_brawl.pit import AROUND, GOALS, OWN_GOAL
from fracas.games.cave_brawl.team.teams import EXILES, REVIVE, Player, Team
from fracas.kernel.table import HOME, NOBODY, Side

SOUTH, NORTH = HOME, 1 - HOME

# Where a player is when he is not on a square.
TUNNEL, DEAD, CARRIED_OFF = -1, -2, -3
NO_BODY = -2  # `body` of everybody but a dead zombie
NO_ONE = -1
NOWHERE = -9  # square of the ball while it is held

# What is going on.
ROLLING, COIN, HANDING, TURN, OVER = range(5)

ENDINGS = ("", "target", "kick", "extinct", "rounds", "conceded")

# What a player has done in this turn of his coach.
MOST_TURNS = 99_999  # turns are counted no further
MOST_RELEASED = 9_999  # before the beasts in the pit are numbered anew
LEAST_SCORE, LEAST_HP = -999, -99  # no match comes near

READY, ACTIVATED, LOST = 0, 1, 2  # LOST: by retching, fear or infighting (Ruling 30)

FIRST_BEAST, BEAST_KINDS = 100, 6


class Options(NamedTuple):
    """Agreed rules of a match; the defaults are the rulebook's friendly match."""

    squad: int = 9  # players a side: 7, 9 or 11 (Ruling 7)
    target: int = 3  # points to win (3.6)
    rounds: int = 0  # after which more points win, 0 = no limit (Ruling 21)
    rerolls: int = 0  # how often a coach may roll his whole team anew before the match
    first: Side = NOBODY  # who is the offense at the start, NOBODY = the coin says (3.1)


class Beast(NamedTuple):
    """A beast in the pit; replaced, never edited."""

    number: int  # of its release in this drive, 1..
    kind: int  # index into `bestiary.BEASTS`
    cell: int
    hp: int
    is_prone: bool
    against: Side  # the team it was released against; it acts at the end of that team's turns
    has_attacked: bool  # its first attack roll is made
    victim: int  # the player it constricts, NO_ONE

    @property
    def who(self) -> int:
        """Its number as a body."""
        return FIRST_BEAST + self.number * BEAST_KINDS + self.kind


@dataclass(init=False, repr=False, slots=True)
class State:
    """A position. The chapter that owns a field stands in brackets."""

    options: Options
    factions: tuple[int, int]  # by side (2.1)
    titles: tuple[str, str]  # own names of the teams by side, "" = that of the faction
    players: tuple[Player, ...]  # as created, by player (2.3)
    phase: int  # ROLLING .. OVER
    side: Side  # TURN: whose turn it is; HANDING: the offense
    turn: int  # number of the turn in the match, 0 before the first (3.1); two make a round
    score: list[int]  # points by side (3.6)
    winner: Side  # when OVER; NOBODY = a draw
    ending: int  # how the match ended: index into `ENDINGS`, 0 = it has not
    where: list[int]  # by player: cell, TUNNEL, DEAD or CARRIED_OFF
    prone: list[int]  # by player: 1 = knocked down
    hp: list[int]  # by player; 0 or less only when dead (5)
    bt: list[int]  # current scores by player, after curses and swarms (4.0)
    cd: list[int]
    pk: list[int]
    used: list[int]  # by player: READY, ACTIVATED, LOST (3.2)
    cursed: list[int]  # by player: 1 = this Witchdoctor has cursed (4.11)
    body: list[int]  # by player: cell or TUNNEL of a dead zombie's body, NO_BODY (4.8)
    holder: int  # player with the ball, NO_ONE
    ball: int  # cell of the loose ball, NOWHERE while it is held
    possessor: Side  # who holds or last held the ball, NOBODY before the first hand-out (6.1)
    stall: int  # turns in a row the possessor did not move the ball, 0..1 (6.1)
    ball_start: int  # cell of the ball at the start of this turn, TUNNEL (6.1)
    gained: int  # 1 = the possessor picked up or caught the ball in this turn (6.1)
    beasts: list[Beast]  # in order of release (6)
    released: int  # beasts released in this drive
    acting: int  # player in the middle of his activation, NO_ONE (3.3)
    left: int  # squares of movement he has left
    acted: int  # 1 = his action is used
    stood: int  # 1 = he stood up in this activation
    vaulted: int  # 1 = she tried her vault (4.10)

    def copy(self) -> State:
        """Return an independent copy."""
        new = State.__new__(State)
        new.options = self.options
        new.factions = self.factions
        new.titles = self.titles
        new.players = self.players
        new.phase = self.phase
        new.side = self.side
        new.turn = self.turn
        new.score = self.score[:]
        new.winner = self.winner
        new.ending = self.ending
        new.where = self.where[:]
        new.prone = self.prone[:]
        new.hp = self.hp[:]
        new.bt = self.bt[:]
        new.cd = self.cd[:]
        new.pk = self.pk[:]
        new.used = self.used[:]
        new.cursed = self.cursed[:]
        new.body = self.body[:]
        new.holder = self.holder
        new.ball = self.ball
        new.possessor = self.possessor
        new.stall = self.stall
        new.ball_start = self.ball_start
        new.gained = self.gained
        new.beasts = self.beasts[:]
        new.released = self.released
        new.acting = self.acting
        new.left = self.left
        new.acted = self.acted
        new.stood = self.stood
        new.vaulted = self.vaulted
        return new


def new_state(options: Options, south: Team, north: Team) -> State:
    """Return the position before the first roll of a match: everybody in his tunnel.

    Rule: Cave Brawl 3.1.
    """
    s = State.__new__(State)
    s.options, s.factions, s.players = options, (south.faction, north.faction), south.players + north.players
    s.titles = south.name, north.name
    everybody = len(s.players)
    s.side, s.turn, s.score, s.winner, s.ending = SOUTH, 0, [0, 0], NOBODY, 0
    s.where, s.prone, s.used = [TUNNEL] * everybody, [0] * everybody, [READY] * everybody
    s.hp = [player.hp for player in s.players]
    s.bt = [player.bt for player in s.players]
    s.cd = [player.cd for player in s.players]
    s.pk = [player.pk for player in s.players]
    s.cursed, s.body = [0] * everybody, [NO_BODY] * everybody
    s.holder, s.ball, s.possessor, s.stall, s.ball_start, s.gained = NO_ONE, NOWHERE, NOBODY, 0, TUNNEL, 0
    s.beasts, s.released = [], 0
    s.acting, s.left, s.acted, s.stood, s.vaulted = NO_ONE, 0, 0, 0, 0
    s.phase = ROLLING
    return s


def is_beast(who: int) -> bool:
    """Return whether a body is a beast."""
    return who >= FIRST_BEAST


def beast_kind(who: int) -> int:
    """Return the kind of a beast from its number as a body."""
    return (who - FIRST_BEAST) % BEAST_KINDS


def side_of(s: State, who: int) -> Side:
    """Return the team of a player."""
    return NORTH if who >= s.options.squad else SOUTH


def team(s: State, side: Side) -> range:
    """Return the players of a team in shirt order."""
    squad = s.options.squad
    return range(squad, 2 * squad) if side else range(squad)


def is_on_field(s: State, who: int) -> bool:
    """Return whether a player is on one of the 441 squares."""
    return s.where[who] >= 0


def is_living(s: State, who: int) -> bool:
    """Return whether a player lives, on field or in his tunnel."""
    return s.where[who] >= TUNNEL


def is_dead_zombie(s: State, who: int) -> bool:
    """Return whether a player lies dead and may revive.

    Rule: Cave Brawl 4.8.
    """
    return s.body[who] != NO_BODY


def has(s: State, who: int, special: str) -> bool:
    """Return whether a player has this special."""
    return s.players[who].kind.special == special


def is_zombie(s: State, who: int) -> bool:
    """Return whether a player revives."""
    return has(s, who, REVIVE)


def is_exiles(s: State, side: Side) -> bool:
    """Return whether a team mixes factions."""
    return s.factions[side] == EXILES


def bodies(s: State) -> dict[int, int]:
    """Return the players, standing or prone, and beasts by their squares.

    Rule: Cave Brawl 1, Ruling 3.
    """
    found = {cell: who for who, cell in enumerate(s.where) if cell >= 0}
    for beast in s.beasts:
        found[beast.cell] = beast.who
    return found


def beast_of(s: State, who: int) -> Beast:
    """Return the beast with this number as a body."""
    return next(beast for beast in s.beasts if beast.who == who)


def replace_beast(s: State, beast: Beast) -> None:
    """Put the changed record of a beast in the place of the old one."""
    for i, old in enumerate(s.beasts):
        if old.number == beast.number:
            s.beasts[i] = beast


def is_constricted(s: State, who: int) -> bool:
    """Return whether a snake holds this player.

    Rule: Cave Brawl 6.3 (4).
    """
    for beast in s.beasts:
        if beast.victim == who:
            return True
    return False


def ball_cell(s: State) -> int:
    """Return the square of the ball, held or loose; TUNNEL if it has not come out."""
    return s.ball if s.holder == NO_ONE else s.where[s.holder]


def adjacent_opponents(s: State, who: int, *, standing: bool) -> list[int]:
    """List the opposing players adjacent to a player on field, in shirt order.

    Args: standing - leave out those on the ground.
    """
    around = AROUND[s.where[who]]
    where, prone = s.where, s.prone
    return [o for o in team(s, 1 - side_of(s, who)) if where[o] in around and not (standing and prone[o])]


def free_cells(s: State, cells: tuple[int, ...] | list[int], *, goals: bool = True) -> tuple[int, ...]:
    """Return those of some squares where no body is.

    Args: goals - whether goal squares count.
    """
    taken = bodies(s)
    return tuple(cell for cell in cells if cell not in taken and (goals or cell not in GOALS))


def own_goal(s: State, who: int) -> int:
    """Return the goal square a player enters by."""
    return OWN_GOAL[side_of(s, who)]
