"""The position of a match: one plain record, and the questions everybody asks of it.

Players are numbered by slots: home 0..11, away 12..23, the twelfth of each side for the Zombie of a Necromancer; a slot
without a player is ABSENT. Nothing here changes a position but the few words at the end that every chapter uses.
"""

from __future__ import annotations

from typing import NamedTuple

from fracas.games.street_bowl.pitch import X
from fracas.games.street_bowl.player import Player
from fracas.kernel.table import AWAY, HOME, NOBODY, Side, Table

SLOTS = 12  # of a side
EVERYBODY = range(2 * SLOTS)
TEAMS = (range(SLOTS), range(SLOTS, 2 * SLOTS))

# Where a player is when he is not on a square.
ABSENT, RESERVES, KNOCKED_OUT, BADLY_HURT, INJURED, DEAD, ARRESTED, GONE = -9, -1, -2, -3, -4, -5, -6, -7
# BADLY_HURT and INJURED (casualty 41-58) may drink potions; DRAGGED_AWAY (secret weapons) may not; GONE = until the end
# of the drive (Orca-Cola, a hungry Vampire waits in RESERVES); DEAD also by potions and mouths
DRAGGED_AWAY = -8

# How a player on the street is.
STANDING, PRONE, STUNNED, STUNNED_NOW = range(4)  # STUNNED_NOW: in his own team's turn, waits for the next one

# Why a player has no tackle zones.
ALERT, CONFUSED, GAZED_AT = range(3)  # CONFUSED: Bone-head, Really Stupid; GAZED_AT: until his next Action

# What is going on.
BEFORE, SETUP, KICK, TURN, BONUS, OVER = range(6)  # BEFORE the first roll; BONUS: the turn of a Blitz! kick-off

MOST_POINTS = 99  # touchdowns and casualties are counted no further
MOST_STOCK = 30  # re-rolls or potions of a side; no match comes near
MOST_CHARACTERISTIC = 60  # the same, whatever a player drinks

NO_ONE = -1
NOWHERE = -9  # square of the ball while it is held or not in play
IN_THE_AIR, OFF_WALL = 1, 2  # how a kick flies; nobody dives for one that has met a wall (Ruling 65)

# Actions that a team may declare once a turn: bits of `real_dice_sides`.
BLITZED, PASSED, HANDED_OFF, FOULED = 1, 2, 4, 8

# What a player drank: bits of `brews`.
WARPSTONE, ORCA, FUNGUS = 1, 2, 4

SMOG, WIND, FINE, RAIN, SNOW = range(5)

ENDINGS = ("", "time", "overtime", "shoot_out", "conceded")


class Options(NamedTuple):
    """Agreed rules of a match; the defaults are the book's."""

    overtime: int = 0  # 1 = a knock-out match: draws are played off (Ruling 10)
    skills: int = 0  # 1 = the organiser allows added skills (Ruling 4)


class Squad(NamedTuple):
    """What a side brought to the match and keeps."""

    race: str  # key of its roster, "orc"
    name: str  # its own, "" = that of the race
    rerolls: int  # bought
    potions: int  # bought, and the free one
    has_chef: bool


class State:
    """A position. The chapter that owns a field stands in brackets."""

    __slots__ = (
        "options", "sides", "players", "phase", "side", "half", "turns", "score", "winner", "ending", "weather", "fame",
        "kicker", "first_kicker", "rerolls", "leader", "potions", "has_raised", "casualties", "allowed", "where",
        "condition", "alertness", "rooted", "used", "once", "fielded", "brews", "declared", "has_rerolled", "acting",
        "deed", "left", "extra", "has_blocked", "is_hungry", "holder", "ball", "bounces", "is_airborne", "is_touchback",
        "is_turnover", "frozen", "scored",
    )

    options: Options
    sides: tuple[Squad, Squad]
    players: tuple[Player | None, ...]  # by slot
    phase: int  # BEFORE .. OVER
    side: Side  # whose coach acts: sets up, kicks, has his turn
    half: int  # 1, 2; 3 = overtime (4)
    turns: list[int]  # turn markers by side, 0..6 in each half; extra moves count (6)
    score: list[int]  # touchdowns by side
    winner: Side  # when OVER; NOBODY = a draw
    ending: int  # how the match ended: index into `ENDINGS`, 0 = it has not
    weather: int  # SMOG .. SNOW (14)
    fame: list[int]  # by side, 0..2 (4)
    kicker: Side  # who kicks in this drive, NOBODY before the toss
    first_kicker: Side  # who kicked first in this half's first drive in half 1 (4)
    rerolls: list[int]  # team re-rolls left by side (4)
    leader: list[int]  # Leader re-rolls left by side, 0..1 (19)
    potions: list[int]  # potions left by side (13)
    has_raised: list[int]  # 1 = the Necromancer of this side has raised his Zombie (3)
    casualties: list[int]  # suffered by the opponents of a side (Ruling 78)
    allowed: list[int]  # players a side may field in this drive: 7, in Smog 6..8 (14)
    where: list[int]  # by slot: square, or a box below 0
    condition: list[int]  # by slot: STANDING .. STUNNED_NOW; STANDING off the street
    alertness: list[int]  # by slot: ALERT, CONFUSED, GAZED_AT (19)
    rooted: list[int]  # by slot: 1 = has taken root (19)
    used: list[int]  # by slot: 1 = has had his Action in this turn
    once: list[tuple[str, ...]]  # by slot: skills used up in this team turn
    fielded: list[int]  # by slot: 1 = was on the street in this drive (13)
    brews: list[int]  # by slot: what a potion does to him, bits WARPSTONE .. FUNGUS (13)
    declared: int  # Actions of which a team has one a turn, already declared: bits
    has_rerolled: int  # 1 = the team re-roll of this turn is used
    acting: int  # player in the middle of his Action, NO_ONE
    deed: str  # the Action he declared, "" = none
    left: int  # squares of movement he has left
    extra: int  # Go For Its he has left
    has_blocked: int  # 1 = the block of his Blitz is thrown (or lost)
    is_hungry: int  # 1 = he must bite at the end of his Action (Blood Lust)
    holder: int  # player with the ball, NO_ONE
    ball: int  # square of the loose ball, or under it while it is in the air; NOWHERE
    bounces: int  # bounces the loose ball still has to make; 0 between actions (11)
    is_airborne: int  # 0, or IN_THE_AIR, OFF_WALL: kicked off and not landed yet (5)
    is_touchback: int  # 1 = this kick has crossed an end (5)
    is_turnover: int  # 1 = the turn ends with this action; 0 between actions (6)
    frozen: list[int]  # by slot: 1 = may not act in this BONUS turn (Ruling 76)
    scored: int  # side that has just scored, NOBODY; always NOBODY between actions (6)

    def copy(self) -> State:
        """Return an independent copy."""
        new = State.__new__(State)
        new.options = self.options
        new.sides = self.sides
        new.players = self.players
        new.phase = self.phase
        new.side = self.side
        new.half = self.half
        new.turns = self.turns[:]
        new.score = self.score[:]
        new.winner, new.ending = self.winner, self.ending
        new.weather = self.weather
        new.fame = self.fame[:]
        new.kicker, new.first_kicker = self.kicker, self.first_kicker
        new.rerolls = self.rerolls[:]
        new.leader = self.leader[:]
        new.potions = self.potions[:]
        new.has_raised = self.has_raised[:]
        new.casualties = self.casualties[:]
        new.allowed = self.allowed[:]
        new.where = self.where[:]
        new.condition = self.condition[:]
        new.alertness = self.alertness[:]
        new.rooted = self.rooted[:]
        new.used = self.used[:]
        new.once = self.once[:]
        new.fielded = self.fielded[:]
        new.brews = self.brews[:]
        new.declared = self.declared
        new.has_rerolled = self.has_rerolled
        new.acting = self.acting
        new.deed = self.deed
        new.left, new.extra = self.left, self.extra
        new.has_blocked = self.has_blocked
        new.is_hungry = self.is_hungry
        new.holder, new.ball, new.bounces = self.holder, self.ball, self.bounces
        new.is_airborne, new.is_touchback = self.is_airborne, self.is_touchback
        new.is_turnover = self.is_turnover
        new.frozen = self.frozen[:]
        new.scored = self.scored
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in State.__slots__)

    __hash__ = None  # type: ignore[assignment]


def new_state(
    options: Options, sides: tuple[Squad, Squad], players: tuple[tuple[Player, ...], tuple[Player, ...]]
) -> State:
    """Return the position before the first roll of a match: everybody in reserve.

    Args: players - by side, 7..11 each.
    """
    s = State.__new__(State)
    s.options, s.sides = options, sides
    home, away = players
    s.players = (*home, *[None] * (SLOTS - len(home)), *away, *[None] * (SLOTS - len(away)))
    everybody = len(s.players)
    s.phase, s.side, s.half, s.turns, s.score = BEFORE, HOME, 1, [0, 0], [0, 0]
    s.winner, s.ending, s.weather, s.fame = NOBODY, 0, FINE, [0, 0]
    s.kicker, s.first_kicker = NOBODY, NOBODY
    s.rerolls, s.leader = [side.rerolls for side in sides], [0, 0]
    s.potions, s.has_raised, s.casualties, s.allowed = [side.potions for side in sides], [0, 0], [0, 0], [7, 7]
    s.where = [ABSENT if player is None else RESERVES for player in s.players]
    s.condition, s.alertness, s.rooted = [STANDING] * everybody, [ALERT] * everybody, [0] * everybody
    s.used, s.once, s.fielded = [0] * everybody, [()] * everybody, [0] * everybody
    s.brews, s.frozen = [0] * everybody, [0] * everybody
    s.declared = s.has_rerolled = 0
    s.acting, s.deed, s.left, s.extra, s.has_blocked, s.is_hungry = NO_ONE, "", 0, 0, 0, 0
    s.holder, s.ball, s.bounces, s.is_airborne, s.is_touchback = NO_ONE, NOWHERE, 0, 0, 0
    s.is_turnover, s.scored = 0, NOBODY
    return s


def side_of(who: int) -> Side:
    """Return the side of a player."""
    return AWAY if who >= SLOTS else HOME


def player(s: State, who: int) -> Player:
    """Return the player of a slot, which is not empty."""
    found = s.players[who]
    assert found is not None
    return found


def has(s: State, who: int, skill: str) -> bool:
    """Return whether a player has a skill, by its key."""
    found = s.players[who]
    return found is not None and skill in found.skills


def strength(s: State, who: int) -> int:
    """Return the strength of a player without anything that a block adds."""
    return player(s, who).st


def is_on_street(s: State, who: int) -> bool:
    """Return whether a player is on a square."""
    return s.where[who] >= 0


def count_casualty(s: State, who: int) -> None:
    """Count a casualty among a side for its opponents.

    Rule: Street Bowl 9, Ruling 78.
    """
    side = 1 - side_of(who)
    s.casualties[side] = min(s.casualties[side] + 1, MOST_POINTS)


def is_standing(s: State, who: int) -> bool:
    """Return whether a player stands on a square."""
    return s.where[who] >= 0 and s.condition[who] == STANDING


def bodies(s: State) -> dict[int, int]:
    """Return the players by their squares, in any condition."""
    return {cell: who for who, cell in enumerate(s.where) if cell >= 0}


def who_is_at(s: State, cell: int) -> int:
    """Return the player on a square, NO_ONE if there is none."""
    where = s.where
    return where.index(cell) if cell in where else NO_ONE


def on_street(s: State, side: Side) -> list[int]:
    """List the players of a side on the street, in roster order."""
    where = s.where
    return [who for who in TEAMS[side] if where[who] >= 0]


def ball_cell(s: State) -> int:
    """Return the square of the ball, held, loose or in the air; NOWHERE before a kick-off."""
    return s.ball if s.holder == NO_ONE else s.where[s.holder]


def is_own_turn(s: State, who: int) -> bool:
    """Return whether a player's team is the moving team, in a turn or in a bonus turn.

    Rule: Street Bowl 1, Ruling 76.
    """
    return s.phase in (TURN, BONUS) and s.side == side_of(who)


def use_up(s: State, who: int, skill: str) -> None:
    """Note that a skill is used for this team turn."""
    s.once[who] = (*s.once[who], skill)


def is_used_up(s: State, who: int, skill: str) -> bool:
    """Return whether a skill was used in this team turn."""
    return skill in s.once[who]


def turn_over(t: Table, why: str, *, rule: str) -> None:
    """Make this a turnover of the moving team: its turn ends when what is under way is finished.

    Rule: Street Bowl 1, 6. In nobody's turn there is none.
    """
    s: State = t.state
    if s.phase in (TURN, BONUS) and not s.is_turnover:
        s.is_turnover = 1
        t.tell("turnover", s.side, why, rule=rule)


def lose_ball(t: Table, who: int) -> None:
    """Let the holder lose the ball on his square. It owes one bounce, made when the injuries are rolled.

    Rule: Street Bowl 6, 11.3, Ruling 36. It is a turnover if he belongs to the moving team.
    """
    s: State = t.state
    if s.holder != who:
        return
    s.holder, s.ball, s.bounces = NO_ONE, s.where[who], 1
    t.tell("loses_ball", who, rule="11.3")
    if is_own_turn(s, who):
        turn_over(t, "ball_lost", rule="6")


def disturb_ball(s: State, cell: int) -> None:
    """Make a loose ball bounce once off the square that a player has come to without picking it up.

    Rule: Street Bowl 7, 11.3.
    """
    if s.ball == cell and not s.is_airborne:
        s.bounces = max(1, s.bounces)


def column(s: State, who: int) -> int:
    """Return the column x of a player on the street."""
    return X[s.where[who]]
