"""The position of a match as one plain record, with the questions asked of it everywhere.

Players are slots 0..23: the home team's shirts 1..12 are 0..11, the away team's 12..23. A coach is a side, 0 home or
1 away. Nothing here changes a position.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from fracas.games.elfball.book import Book
from fracas.games.elfball.field import NORTH, SOUTH
from fracas.games.elfball.team.roster import Support
from fracas.games.elfball.team.team_code import read_code
from fracas.games.elfball.team.teams import SQUAD, Profile, Squad
from fracas.kernel.table import NOBODY, Side

# Where a player is when he is not on a cell. Rule: Elfball 1, 17, Ruling 109.
BENCH, RECOVERY, INFIRMARY, EJECTED, BENCHED, ABSENT = -1, -2, -3, -4, -5, -6
STANDING, DOWN, DAZED = 0, 1, 2

# What is going on.
OPENING, SET_UP, FREE, TURN, OVER = 0, 1, 2, 3, 4

# What a won Dash is used for; SPENT = a Sprinter's extra hex, after which only a Dash is left. Rule: Elfball 16, R40;
# BURSTING = only Burst moves are left, after a Pick-up or a Steal won by the Dash (22.2).
NO_DASH, EXTRA_HEX, EXTRA_DIE, SPENT, BURSTING = 0, 1, 2, 3, 4

MOST_MOMENTUM = 6
MOST_GOALS = 99  # of a timed match; the last one is for a coach who is conceded to
MOST_COUNTED, MOST_PACES = 9_999, 30  # Tests and turns, paces of an action: counted no further, no match comes near
ON_FIELD = 6
TEAM_SLOTS = (range(SQUAD), range(SQUAD, 2 * SQUAD))
ALL_SLOTS = range(2 * SQUAD)
WIZARDS = (2 * SQUAD, 2 * SQUAD + 1)  # by side; they are no players and have no place (24.7)
FULL_DECK = (36, 16, 2)  # event cards: without an effect; Jack to Ace; Joker (24.8)

NO_ONE = -1
NOWHERE = -1


Squads = tuple[Squad, Squad]


class Options(NamedTuple):
    """Agreed rules of a match; the defaults are the rulebook's basic game."""

    goals: int = 1  # goals to win, 1..3
    cards: int = 0  # cards of the clock, 0 = no timed match (24.1)
    simple_star: bool = False  # a star is two successes (24.3)
    simple_faceoff: bool = False  # 24.4
    disengage_fail_sim: bool = True  # a failed Disengage is a Shift in Momentum (Ruling 23)
    assist_attacker_only: bool = False  # only team-mates facing the acting player support him (Ruling 34)
    legacy_challenge_cost: bool = False  # Shove, attack, Throw and Pick-up cost 1 Jog (Ruling 16)
    double_move: bool = False  # two players act per turn (24.2)
    event_cards: bool = False  # each coach draws an event card at the start of his turns (24.8)
    tournament: bool = False  # points are counted, and the table may stop the match (24.8)
    careers: bool = False  # experience is told, and bad injuries last (17, 22)
    french: bool = False  # the readings of the French edition (Rulings 54, 61, 64, 87, 90, 146)


class Extra(NamedTuple):
    """What only optional rules need; as a whole it is as usual in most matches. Replaced, never edited."""

    moves: int = 0  # moves made in this turn, 0..1 (24.2)
    partner: int = -1  # slot of the player who made the first of two moves, -1 = nobody (24.2)
    carrier: int = -1  # slot of the holder when the turn of his side began, -1 = nobody (24.2)
    entrant: int = -1  # slot of the replacement of this turn, -1 = nobody (18, 24.2)
    spells: tuple[bool, bool] = (False, False)  # by side: the Wizard has cast his spell (24.7)
    frogs: tuple[tuple[int, Profile], ...] = ()  # slot and former profile, in order of the spells (24.7)
    hurt: tuple[tuple[int, str], ...] = ()  # lasting injuries of this match: slot, attribute; in order (17)
    deck: tuple[int, int, int] = (0, 0, 0)  # event cards left by kind (24.8)
    quiet: tuple[int, int] = (0, 0)  # cards without an effect that each side has drawn (24.8)
    risen: int = -1  # slot of the player who stood up in this French turn of two moves, -1 = nobody (Ruling 90)


class AdvancedState(NamedTuple):
    """The state of abilities and team support; by side where it says so. Never edited, only replaced."""

    window: bool = False  # abilities out of sequence may be used, before the action (22.2, Ruling 81 a)
    named: int = NO_ONE  # player who must act as his Quickling was used (22.2)
    halted: tuple[int, ...] = ()  # players who may not React any more in this window (Ruling 92)
    aside: int = NO_ONE  # player moved last out of his turn (Ruling 124)
    spun: bool = False  # he has been turned since
    burst: bool = False  # the acting player gained the ball and may burst away (22.2)
    attacked: tuple[int, ...] = ()  # owners of Enrage attacked in this turn or in the opponents' last one (22.2)
    cheers: tuple[int, int] = (0, 0)  # used in this Test, by side (21)
    kegs: tuple[int, int] = (0, 0)  # used in this Test, by side (21)
    monsters: tuple[int, int] = (NO_ONE, NO_ONE)  # in this Test's face-off, not yet looked at, by side (21)
    caught: tuple[bool, bool] = (False, False)  # the bribe has come out, by side (21)
    drunk: tuple[tuple[int, tuple[str, ...]], ...] = ()  # players who drank a potion, with the abilities gained (21)


PLAIN = AdvancedState()


@dataclass(init=False, repr=False, slots=True)
class State:
    """A position. Owner of each field: the chapter in brackets."""

    book: Book  # the field, and the chapters a variant replaces
    options: Options
    codes: tuple[str, str]  # team codes, as in `teams.line_up`
    support: tuple[Support, Support]  # of each side, as bought (21)
    profiles: tuple[Profile | None, ...]  # by slot, None = no such player
    phase: int  # OPENING .. OVER
    side: Side  # to act: to set up, make the free challenge or take the turn; the owner of the Momentum
    south: Side  # defender of the south goal, -1 before the first roll (5)
    first: Side  # first to set up in this Test (5)
    test: int  # number of the Test, 1..
    turn: int  # number of the turn in this Test, 1..; 0 before the first
    score: list[int]  # goals by side (20)
    winner: Side  # when OVER; -1 = a tie
    cards: int  # cards left of the clock (24.1)
    loser: Side  # loser of this Test's face-off (6)
    where: list[int]  # by slot: cell, or BENCH .. ABSENT
    stance: list[int]  # by slot: STANDING, DOWN, DAZED; off the field STANDING
    facing: list[int]  # by slot: direction 0..5, or -1
    ball: int  # cell of the loose ball, -1 when it is held
    holder: int  # slot, -1 when it is loose
    momentum: int  # counters, 0..6 (9)
    last_moved: list[int]  # by side: slot, or -1 (7)
    acting: int  # slot of the acting player; at set-up the one just placed; -1 between actions
    jog: int  # Jog left in the action; paces left in the free challenge
    moved: int  # hexes he moved in this action (8)
    busy: bool  # he rolled a challenge or stood up in this action (13.1)
    attacks: int  # Impacts and Tackles declared in this action, 0..2 (14)
    shoves: int  # Shoves declared in this action (15)
    dashes: int  # Dashes tried in this action (16)
    dash: int  # NO_DASH .. BURSTING: the use left of the won Dash
    fee: bool  # 1 Jog is owed before the next pace or challenge (14, 15)
    shift: int  # the event of chapter 9 that shifted the Momentum in this action, 0 = none
    done: bool  # the acting player may do nothing more in this action (8)
    catcher: int  # opponent who caught the loose ball in this action, -1 (9 event 6)
    turned: bool  # the last input only turned the acting player
    used: tuple[tuple[int, str], ...]  # abilities used up in this action: slot and key, in order of use (22)
    clipped: int  # Clipper the acting player failed to get past in this hex, -1 (22.2)
    extra: Extra  # of the optional rules (17, 24)
    advanced: AdvancedState  # state of abilities and team support (21, 22)

    def copy(self) -> State:
        """Return an independent copy."""
        new = State.__new__(State)
        new.book = self.book
        new.options = self.options
        new.codes = self.codes
        new.support = self.support
        new.profiles = self.profiles
        new.phase = self.phase
        new.side = self.side
        new.south = self.south
        new.first = self.first
        new.test = self.test
        new.turn = self.turn
        new.score = self.score[:]
        new.winner = self.winner
        new.cards = self.cards
        new.loser = self.loser
        new.where = self.where[:]
        new.stance = self.stance[:]
        new.facing = self.facing[:]
        new.ball = self.ball
        new.holder = self.holder
        new.momentum = self.momentum
        new.last_moved = self.last_moved[:]
        new.acting = self.acting
        new.jog = self.jog
        new.moved = self.moved
        new.busy = self.busy
        new.attacks = self.attacks
        new.shoves = self.shoves
        new.dashes = self.dashes
        new.dash = self.dash
        new.fee = self.fee
        new.shift = self.shift
        new.done = self.done
        new.catcher = self.catcher
        new.turned = self.turned
        new.used = self.used
        new.clipped = self.clipped
        new.extra = self.extra
        new.advanced = self.advanced
        return new


def new_state(book: Book, options: Options, codes: tuple[str, str], teams: Squads) -> State:
    """Return the position before the first roll of a match.

    Rule: Elfball 5.
    """
    s = State.__new__(State)
    s.book, s.options, s.codes = book, options, codes
    s.support = (read_code(codes[0]).support, read_code(codes[1]).support)
    s.profiles = tuple(team[i] if i < len(team) else None for team in teams for i in range(SQUAD))
    s.phase, s.side, s.south, s.first, s.winner, s.loser = OPENING, 0, NOBODY, NOBODY, NOBODY, NOBODY
    s.test, s.turn, s.score, s.cards, s.momentum = 1, 0, [0, 0], options.cards, 0
    s.where = [ABSENT if profile is None else BENCH for profile in s.profiles]
    s.stance, s.facing = [STANDING] * (2 * SQUAD), [-1] * (2 * SQUAD)
    s.ball, s.holder, s.last_moved = book.field.centre, NO_ONE, [NO_ONE, NO_ONE]
    s.acting, s.jog, s.moved, s.busy, s.attacks, s.shoves, s.dashes = NO_ONE, 0, 0, False, 0, 0, 0
    s.dash, s.fee, s.shift, s.done, s.catcher, s.turned = NO_DASH, False, 0, False, NO_ONE, False
    s.used, s.clipped = (), NO_ONE
    s.extra = Extra(deck=FULL_DECK) if options.event_cards else Extra()
    s.advanced = PLAIN
    return s


def side_of(p: int) -> Side:
    """Return the side of a player or of a Wizard."""
    return p - WIZARDS[0] if p >= WIZARDS[0] else 1 if p >= SQUAD else 0


def profile(s: State, p: int) -> Profile:
    """Return the profile of a player."""
    found = s.profiles[p]
    assert found is not None
    return found


def has(s: State, p: int, key: str) -> bool:
    """Return whether a player has an ability; a Wizard, who is in no squad, has none."""
    found = s.profiles[p] if p < len(s.profiles) else None
    return found is not None and key in found.abilities


def is_unused(s: State, p: int, key: str) -> bool:
    """Return whether a player has an ability that he has not used up in this action."""
    return has(s, p, key) and (p, key) not in s.used


def use(s: State, p: int, key: str) -> None:
    """Note that a player has used up an ability for this action.

    Rule: Elfball 22, Ruling 53.
    """
    s.used = (*s.used, (p, key))


def is_timed(s: State) -> bool:
    """Return whether a clock of cards ends the match instead of a number of goals.

    Rule: Elfball 24.1, Ruling 68 (event cards are no clock).
    """
    return s.options.cards > 0 and not s.options.event_cards


def half_of(s: State, side: Side) -> int:
    """Return the half that a side defends."""
    return SOUTH if side == s.south else NORTH


def own_goal(s: State, side: Side, cell: int) -> int:
    """Return the cell of a side's own goal that is nearest to a cell.

    It is the cell itself if that lies in the goal.
    """
    return s.book.field.nearest_goal[half_of(s, side)][cell]


def attacked_goal(s: State, side: Side, cell: int) -> int:
    """Return the cell of the goal a side attacks that is nearest to a cell.

    It is the cell itself if that lies in the goal.
    """
    return s.book.field.nearest_goal[1 - half_of(s, side)][cell]


def has_scored(s: State) -> bool:
    """Return whether the acting player holds the ball in the goal he attacks.

    Rule: Elfball 20 "Goal", Ruling 117.
    """
    p = s.acting
    return p >= 0 and s.holder == p and s.where[p] == attacked_goal(s, s.side, s.where[p])


def player_at(s: State, cell: int) -> int:
    """Return the player on a cell, -1 if there is none."""
    return s.where.index(cell) if cell in s.where else NO_ONE


def ball_cell(s: State) -> int:
    """Return the cell of the ball, held or loose."""
    return s.where[s.holder] if s.holder >= 0 else s.ball


def players_on_field(s: State, side: Side) -> list[int]:
    """List a side's players on the field, by shirt."""
    return [p for p in TEAM_SLOTS[side] if s.where[p] >= 0]


def faces(s: State, p: int, cell: int) -> bool:
    """Return whether a player faces a cell: he stands and it is one of his front hexes.

    Rule: Elfball 4.
    """
    return s.facing[p] >= 0 and cell in s.book.field.front[s.where[p]][s.facing[p]]


def facing_players(s: State, side: Side, cell: int) -> list[int]:
    """List the players of a side who face a cell, by shirt.

    Rule: Elfball 4 "faces"; only standing players have a facing (Ruling 7).
    """
    where, field = s.where, s.book.field
    if field.near[cell].isdisjoint(where[SQUAD:] if side else where[:SQUAD]):
        return []
    facing, front = s.facing, field.front
    return [p for p in TEAM_SLOTS[side] if facing[p] >= 0 and cell in front[where[p]][facing[p]]]
