"""Cave Brawl's rolls without a match: two players put where the parameters say, then the rule itself is run."""

from functools import partial

from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.beasts import attack
from fracas.games.cave_brawl.bestiary import BEASTS
from fracas.games.cave_brawl.block import block
from fracas.games.cave_brawl.movement import vault
from fracas.games.cave_brawl.pit import AROUND, PIT, goal_attacked_by, ring
from fracas.games.cave_brawl.state import State
from fracas.games.cave_brawl.tackle import resolve_tackle
from fracas.games.cave_brawl.team.teams import AMAZONS, KIND_OF, SQUADS, Player, Team
from fracas.games.cave_brawl.throw import MEDIUM, SHORT, kick, throw
from fracas.kernel.contracts.what_if import Parameter, Rule, WhatIf, numbers
from fracas.kernel.table import Event
from fracas.locale import N_

MIDDLE, NEAR_CAVE = PIT.cell_named("k11"), PIT.cell_named("b11")
ALL_AROUND = 8  # squares around one that is at no wall
FAR = (SHORT, MEDIUM, MEDIUM + 1)
MOST_CROWD = 4
CAST = Team(AMAZONS, (Player(KIND_OF["am"], 3, 3, 3, 9),) * SQUADS[0])  # for all that parameters leave open
SCORE = (-2, 10)
HIT_POINTS = (1, 36)

BT, CD, PK = N_("Block and Tackle"), N_("Catch and Dodge"), N_("Pass and Kick")
RANGE = Parameter(N_("how far"), FAR, SHORT, (N_("1 to 5 squares"), N_("6 to 10 squares"), N_("11 squares or more")))
CROWD = numbers(N_("opponents standing next to him"), 0, MOST_CROWD, 0)
POINTS_LEFT = numbers(N_("hit points of the target"), *HIT_POINTS, 14)


# -- who stands where --------------------------------------------------------------------------------------------


def set_scene(s: State, cell: int = MIDDLE) -> int:
    """Stage a turn of the home team with one player on the field, who has no special act; return him."""
    begun = st.new_state(st.Options(), CAST, CAST)
    for field in begun.__slots__:
        setattr(s, field, getattr(begun, field))
    s.phase, s.side, s.turn, s.possessor, s.stall = st.TURN, 0, 1, 0, 0
    who = st.team(s, 0)[0]
    s.where[who], s.acting, s.left, s.hp[who] = cell, who, s.players[who].kind.mv, HIT_POINTS[1]
    return who


def oppose(s: State, who: int, hp: int) -> int:
    """Put an opponent next to a player; return him."""
    target = st.team(s, 1)[0]
    s.where[target], s.hp[target] = AROUND[s.where[who]][0], hp
    return target


def crowd(s: State, who: int, many: int) -> None:
    """Let so many more opponents stand next to a player, who is where all of them have room."""
    free, waiting = st.free_cells(s, AROUND[s.where[who]]), [n for n in st.team(s, 1) if not st.is_on_field(s, n)]
    for other, cell in zip(waiting[:many], free[:many], strict=True):
        s.where[other], s.hp[other] = cell, HIT_POINTS[1]


def at_no_wall(centre: int, far: int) -> int:
    """Return a square at this distance from another that has all its squares around, room for any crowd."""
    return next(cell for cell in ring(centre, far) if len(AROUND[cell]) == ALL_AROUND)


def give_ball(s: State, who: int) -> None:
    """Let a player hold the ball."""
    s.holder, s.ball = who, st.NOWHERE


# -- the what-ifs ------------------------------------------------------------------------------------------------


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
    who = set_scene(s, NEAR_CAVE)
    receiver = st.team(s, 0)[1]
    s.where[receiver] = at_no_wall(NEAR_CAVE, far)
    s.hp[receiver], s.pk[who], s.cd[receiver] = HIT_POINTS[1], pk, cd
    give_ball(s, who)
    crowd(s, who, near_thrower)
    crowd(s, receiver, near_receiver)
    return partial(throw, who=who, receiver=receiver)


def pose_kick(s: State, pk: int, far: int, near: int) -> Rule:
    """Pose a kick at the hole."""
    who = set_scene(s, at_no_wall(goal_attacked_by(0), far))
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
    """Return the outcome of a beast's attack."""
    if event.kind == "hurt":
        return "beast:hurt" if int(str(event.facts[2])) > 0 else "beast:dead"
    return "beast:missed" if event.kind == "beast_misses" else None


WHAT_IFS = {
    "tackle": WhatIf(
        N_("Tackle"), "4.2",
        (numbers(BT, *SCORE, 4), numbers(N_("higher of the target’s two scores"), *SCORE, 4), POINTS_LEFT), pose_tackle,
        ("tackle:hurt", "tackle:dead")),
    "block": WhatIf(
        N_("Block"), "4.1",
        (numbers(BT, *SCORE, 4), numbers(N_("Block and Tackle of the target"), *SCORE, 4), POINTS_LEFT),
        pose_block, ("block:hurt", "block:dead")),
    "pass": WhatIf(
        N_("Pass and catch"), "4.3",
        (numbers(PK, *SCORE, 4), RANGE, CROWD, numbers(N_("Catch and Dodge of the receiver"), *SCORE, 4),
         numbers(N_("opponents standing next to the receiver"), 0, MOST_CROWD, 0)),
        pose_pass, ("pass:caught",)),
    "kick": WhatIf(N_("Kick"), "4.4", (numbers(PK, *SCORE, 6), RANGE, CROWD), pose_kick, ("kick:won",)),
    "vault": WhatIf(
        N_("Vault"), "4.10", (numbers(CD, *SCORE, 5), numbers(N_("Catch and Dodge of the other"), *SCORE, 3)),
        pose_vault, ("vault:made",)),
    "beast": WhatIf(
        N_("A beast attacks"), "6.3",
        (Parameter(N_("beast"), tuple(range(len(BEASTS))), 0, tuple(beast.name for beast in BEASTS)),
         numbers(N_("higher of the target’s two scores"), *SCORE, 4), POINTS_LEFT),
        pose_beast, ("beast:hurt", "beast:dead"), of_beast, {"beast:missed": (N_("misses"), "s2")}),
}
