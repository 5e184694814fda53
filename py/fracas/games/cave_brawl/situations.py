"""Cave Brawl's rolls without a match: two players put where the knobs say, then the rule itself is run."""

from functools import partial

from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.beasts import attack
from fracas.games.cave_brawl.bestiary import BEASTS
from fracas.games.cave_brawl.block import block
from fracas.games.cave_brawl.movement import vault
from fracas.games.cave_brawl.pit import AROUND, DISTANCE, PIT, goal_attacked_by
from fracas.games.cave_brawl.state import State
from fracas.games.cave_brawl.tackle import resolve_tackle
from fracas.games.cave_brawl.team.teams import NO_SPECIAL
from fracas.games.cave_brawl.throw import MEDIUM, SHORT, kick, throw
from fracas.kernel.situation import Knob, Rule, Situation, numbers
from fracas.kernel.table import Event
from fracas.locale import N_

MIDDLE = PIT.named("k11")
FAR = (SHORT, MEDIUM, MEDIUM + 1)
MOST_CROWD = 4
SCORE = (-2, 10)
HIT_POINTS = (1, 36)

BT, CD, PK = N_("Block and Tackle"), N_("Catch and Dodge"), N_("Pass and Kick")
RANGE = Knob(N_("how far"), FAR, SHORT, (N_("1 to 5 squares"), N_("6 to 10 squares"), N_("11 squares or more")))
CROWD = numbers(N_("opponents standing next to him"), 0, MOST_CROWD, 0)
POINTS_LEFT = numbers(N_("hit points of the target"), *HIT_POINTS, 14)


# -- who stands where --------------------------------------------------------------------------------------------


def set_scene(s: State, cell: int = MIDDLE) -> int:
    """Let a player without a special act in the turn of the home team; return him."""
    s.phase, s.side, s.turn, s.possessor, s.stall = st.TURN, 0, 1, 0, 0
    who = plain(s, 0)
    s.where[who], s.acting, s.left, s.hp[who] = cell, who, s.players[who].kind.mv, HIT_POINTS[1]
    return who


def plain(s: State, side: int, number: int = 0) -> int:
    """Return a player of a side who has no special."""
    return [who for who in st.team(s, side) if s.players[who].kind.special == NO_SPECIAL][number]


def oppose(s: State, who: int, hp: int) -> int:
    """Put an opponent next to a player; return him."""
    target = plain(s, 1)
    s.where[target], s.hp[target] = AROUND[s.where[who]][0], hp
    return target


def crowd(s: State, who: int, many: int) -> None:
    """Let so many more opponents stand next to a player."""
    free = (cell for cell in reversed(AROUND[s.where[who]]) if cell not in s.where)
    waiting = [other for other in st.team(s, 1) if s.where[other] == st.TUNNEL]
    for other, cell in zip(waiting[:many], free, strict=False):
        s.where[other], s.hp[other] = cell, HIT_POINTS[1]


def give_ball(s: State, who: int) -> None:
    """Let a player hold the ball."""
    s.holder, s.ball = who, st.NOWHERE


# -- the situations ----------------------------------------------------------------------------------------------


def pose_tackle(s: State, bt: int, defence: int, hp: int) -> Rule:
    """Pose a tackle."""
    who = set_scene(s)
    target = oppose(s, who, hp)
    s.bt[who], s.bt[target], s.cd[target] = bt, defence, defence
    give_ball(s, who)
    return lambda t: resolve_tackle(t, who, target, "tackle")


def pose_block(s: State, bt: int, against: int, hp: int) -> Rule:
    """Pose a block."""
    who = set_scene(s)
    target = oppose(s, who, hp)
    s.bt[who], s.bt[target] = bt, against
    give_ball(s, who)
    return partial(block, who=who, target=target)


def pose_pass(s: State, pk: int, far: int, near_thrower: int, cd: int, near_receiver: int) -> Rule:
    """Pose a pass and its catch."""
    who = set_scene(s)
    receiver = plain(s, 0, 1)
    s.where[receiver] = next(cell for cell, squares in enumerate(DISTANCE[MIDDLE]) if squares == min(far, SHORT * 2))
    if far > MEDIUM:
        s.where[who] = next(cell for cell, squares in enumerate(DISTANCE[s.where[receiver]]) if squares == far)
    s.hp[receiver], s.pk[who], s.cd[receiver] = HIT_POINTS[1], pk, cd
    give_ball(s, who)
    crowd(s, who, near_thrower)
    crowd(s, receiver, near_receiver)
    return partial(throw, who=who, receiver=receiver)


def pose_kick(s: State, pk: int, far: int, near: int) -> Rule:
    """Pose a kick at the hole."""
    goal = goal_attacked_by(0)
    who = set_scene(s, next(c for c, squares in enumerate(DISTANCE[goal]) if squares == far))
    s.pk[who] = pk
    give_ball(s, who)
    crowd(s, who, near)
    return partial(kick, who=who)


def pose_vault(s: State, cd: int, against: int) -> Rule:
    """Pose an Acrobat's vault."""
    who = set_scene(s)
    over = oppose(s, who, HIT_POINTS[1])
    s.cd[who], s.cd[over] = cd, against
    give_ball(s, who)
    return partial(vault, who=who, over=over)


def pose_beast(s: State, kind: int, defence: int, hp: int) -> Rule:
    """Pose the attack of a beast."""
    who = set_scene(s)
    s.bt[who], s.cd[who], s.hp[who], s.side, s.acting = defence, defence, hp, 0, st.NO_ONE
    give_ball(s, who)
    beast = st.Beast(0, kind, AROUND[MIDDLE][0], HIT_POINTS[1], False, 0, False, st.NO_ONE)
    s.beasts, s.released = [beast], 1
    return partial(attack, beast=beast, target=who)


def of_beast(event: Event, _state: State) -> str | None:
    """Return what the attack of a beast comes to."""
    if event.kind == "hurt":
        return "beast:hurt" if int(str(event.facts[2])) > 0 else "beast:dead"
    return "beast:missed" if event.kind == "beast_misses" else None


SITUATIONS = {
    "tackle": Situation(
        N_("Tackle"), "4.2",
        (numbers(BT, *SCORE, 4), numbers(N_("higher of the target’s two scores"), *SCORE, 4), POINTS_LEFT), pose_tackle,
        ("tackle:hurt", "tackle:dead")),
    "block": Situation(
        N_("Block"), "4.1",
        (numbers(BT, *SCORE, 4), numbers(N_("Block and Tackle of the target"), *SCORE, 4), POINTS_LEFT),
        pose_block, ("block:hurt", "block:dead")),
    "pass": Situation(
        N_("Pass and catch"), "4.3",
        (numbers(PK, *SCORE, 4), RANGE, CROWD, numbers(N_("Catch and Dodge of the receiver"), *SCORE, 4),
         numbers(N_("opponents standing next to the receiver"), 0, MOST_CROWD, 0)),
        pose_pass, ("pass:caught",)),
    "kick": Situation(N_("Kick"), "4.4", (numbers(PK, *SCORE, 6), RANGE, CROWD), pose_kick, ("kick:won",)),
    "vault": Situation(
        N_("Vault"), "4.10", (numbers(CD, *SCORE, 5), numbers(N_("Catch and Dodge of the other"), *SCORE, 3)),
        pose_vault, ("vault:made",)),
    "beast": Situation(
        N_("A beast attacks"), "6.3",
        (Knob(N_("beast"), tuple(range(len(BEASTS))), 0, tuple(beast.name for beast in BEASTS)),
         numbers(N_("higher of the target’s two scores"), *SCORE, 4), POINTS_LEFT),
        pose_beast, ("beast:hurt", "beast:dead"), of_beast, {"beast:missed": (N_("misses"), "s2")}),
}
