"""What is true of every position; the law tests and the reader of position strings ask here."""

from collections.abc import Iterator
from itertools import chain

from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.bestiary import BEASTS, CONSTRICT
from fracas.games.cave_brawl.pit import AROUND, CELLS, GOALS, goal_attacked_by
from fracas.games.cave_brawl.state import State
from fracas.games.cave_brawl.team.teams import CURSE, SQUADS, Team, fault_of
from fracas.games.cave_brawl.ungawa import PATIENCE
from fracas.kernel.ruleset import Invariant
from fracas.kernel.table import NOBODY
from fracas.locale import N_

MOST_NOW = 999  # scores and hit points only fall, from a tenth of that


def findings(s: State) -> Iterator[Invariant]:
    """Return the conditions that hold in every sound position."""
    return chain(bounds(s), _match(s), _players(s), _ball(s), _activation(s), _beasts(s))


def bounds(s: State) -> Iterator[Invariant]:
    """Yield the conditions that hold in every position that can be drawn, sound or not."""
    o = s.options
    yield o.squad in SQUADS, N_("the squads are 7, 9 or 11")
    yield 1 <= o.target <= 9 and 0 <= o.rounds <= 200 and 0 <= o.rerolls <= 9, N_("the options are in range")
    exists = st.ROLLING <= s.phase <= st.OVER and s.side in (0, 1)
    yield NOBODY <= o.first <= 1 and exists, N_("the phase and the side exist")
    for side in (0, 1):
        wrong = fault_of(Team(s.factions[side], s.players[side * o.squad:(side + 1) * o.squad]), o.squad)
        yield not wrong, wrong
    yield NOBODY <= s.winner <= 1 and s.ending in range(len(st.ENDINGS)), N_("the winner and the ending exist")
    bodies = (s.holder, s.acting, *(beast.victim for beast in s.beasts))
    yield all(st.NO_ONE <= who < len(s.players) for who in bodies), N_("everybody who is named is a player")
    yield s.ball in CELLS or s.ball == st.NOWHERE, N_("the ball is somewhere")
    yield NOBODY <= s.possessor <= 1 and st.TUNNEL <= s.ball_start < len(CELLS), N_("the ball was somewhere before")
    for beast in s.beasts:
        yield 0 <= beast.kind < len(BEASTS) and beast.against in (0, 1) and beast.cell in CELLS, N_("a beast is one")


def _match(s: State) -> Iterator[Invariant]:
    o = s.options
    is_over = s.phase == st.OVER
    yield is_over or s.winner == NOBODY, N_("only a match that is over has a winner")
    yield (s.ending > 0) == is_over, N_("only what is over has an ending")
    most = o.target if is_over else o.target - 1
    yield all(0 <= points <= most for points in s.score), N_("the match ends at the target")
    yield 0 <= s.turn <= st.MOST_TURNS and (s.phase != st.TURN or s.turn > 0), N_("the turns are counted from 1")
    rolled = all(player.is_rolled for player in s.players)
    yield rolled != (s.phase == st.ROLLING), N_("scores are rolled before everything else")


def _players(s: State) -> Iterator[Invariant]:
    on_field = [cell for cell in s.where if cell >= 0]
    yield len(on_field) == len(set(on_field)), N_("a square holds one body")
    yield not on_field or s.phase in (st.TURN, st.OVER), N_("nobody is on field between the drives")
    for who, cell in enumerate(s.where):
        yield st.CARRIED_OFF <= cell < len(CELLS), N_("a player is on a square, in the tunnel or out")
        if cell != st.CARRIED_OFF and s.phase != st.ROLLING:
            yield (s.hp[who] > 0) == (cell >= st.TUNNEL), N_("exactly the living have hit points")
        if s.players[who].is_rolled:
            now = (s.bt[who], s.cd[who], s.pk[who])
            yield all(st.LEAST_SCORE <= score <= MOST_NOW for score in now), N_("scores are possible")
            yield st.LEAST_HP <= s.hp[who] <= MOST_NOW, N_("hit points are possible")
        yield not s.prone[who] or cell >= 0, N_("only players on field lie on the ground")
        body = s.body[who]
        yield body == st.NO_BODY or (cell == st.DEAD and st.TUNNEL <= body < len(CELLS)), (
            N_("only the dead leave a body"))
        yield st.is_dead_zombie(s, who) == (st.is_zombie(s, who) and cell == st.DEAD), (
            N_("exactly dead zombies may revive"))
        yield not s.cursed[who] or s.players[who].kind.special == CURSE, N_("only Witchdoctors curse")
        is_in_turn = st.side_of(s, who) == s.side and s.phase in (st.TURN, st.OVER)
        yield s.used[who] == st.READY or is_in_turn, N_("one team has its turn")


def _ball(s: State) -> Iterator[Invariant]:
    is_held = s.holder != st.NO_ONE
    yield not (is_held and s.ball != st.NOWHERE), N_("the ball is held or loose")
    if s.phase == st.TURN:
        yield is_held or s.ball != st.NOWHERE, N_("there is a ball")
        yield s.possessor in (0, 1), N_("somebody has or last had the ball")
    elif s.phase < st.TURN:
        yield not is_held and s.ball == st.NOWHERE, N_("the ball waits for its holder")
    if is_held:
        yield st.is_living(s, s.holder) and not s.prone[s.holder], N_("the holder stands")
        side = st.side_of(s, s.holder)
        yield s.possessor == side, N_("the holder's team has the ball")
        yield s.phase == st.OVER or s.where[s.holder] != goal_attacked_by(side), N_("a ball in the goal is a point")
    yield 0 <= s.stall < PATIENCE, N_("a beast comes at the second stall")
    yield s.gained in (0, 1), N_("the ball was gained or not")


def _activation(s: State) -> Iterator[Invariant]:
    if s.acting == st.NO_ONE:
        yield (s.left, s.acted, s.stood, s.vaulted) == (0, 0, 0, 0), N_("nothing is left of an activation")
        return
    yield s.phase == st.TURN, N_("only in a turn somebody acts")
    yield st.side_of(s, s.acting) == s.side and s.where[s.acting] >= 0, (
        N_("the acting player is the coach's and on field"))
    yield s.used[s.acting] == st.READY and not s.prone[s.acting], (
        N_("the acting player stands and has not acted before"))
    yield 0 <= s.left <= s.players[s.acting].kind.mv and not (s.stood and s.left), N_("he has his movement at most")
    yield {s.acted, s.stood, s.vaulted} <= {0, 1}, N_("his flags are flags")


def _beasts(s: State) -> Iterator[Invariant]:
    yield 0 <= s.released <= st.MOST_RELEASED, N_("beasts that were released are counted")
    numbers = [beast.number for beast in s.beasts]
    yield numbers == sorted(set(numbers)), N_("beasts are in order of release")
    yield all(0 <= number < s.released for number in numbers), N_("beasts have been released")
    yield not s.beasts or s.phase in (st.TURN, st.OVER), N_("beasts leave after a point")
    for beast in s.beasts:
        yield 0 < beast.hp <= MOST_NOW, N_("a beast lives")
        yield beast.cell not in GOALS, N_("a beast is on no goal square")
        yield beast.cell not in s.where, N_("a square holds one body")
        if beast.victim != st.NO_ONE:
            yield BEASTS[beast.kind].special == CONSTRICT and not beast.is_prone, N_("only a standing snake constricts")
            yield s.where[beast.victim] in AROUND[beast.cell], N_("a snake is next to its victim")
    cells = [beast.cell for beast in s.beasts]
    yield len(cells) == len(set(cells)), N_("a square holds one body")
