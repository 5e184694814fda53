"""The reason why an action of Cave Brawl is not legal: the first one a coach with the rulebook gives."""

from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.pit import AROUND, CELLS, DISTANCE
from fracas.games.cave_brawl.player_actions import own_goal_to_keep_free
from fracas.games.cave_brawl.state import State
from fracas.games.cave_brawl.team.teams import CURSE, VAULT
from fracas.games.cave_brawl.words.text import names_of
from fracas.kernel import refusals
from fracas.kernel.refusals import first_reason, format_reason, has_shape
from fracas.kernel.ruleset import Action
from fracas.locale import N_, _

PHASES = {
    st.ROLLING: N_("First roll your players."), st.COIN: N_("First flip the coin."),
    st.HANDING: N_("First give somebody the ball."),
}
OF_PHASES = {"roll": st.ROLLING, "flip": st.COIN, "hand": st.HANDING}
OF_PLAYERS = ("step", "stand", "rest", "block", "tackle", "pass", "kick", "take", "vault", "curse")
FIGHTS = ("block", "tackle", "vault")
ACTS = ("block", "tackle", "pass", "kick", "take", "curse")  # of which a player has one a turn


def why_not(s: State, action: Action) -> str:
    """Return the reason an action cannot be played here, "" if that is not known."""
    return first_reason(s, action, (_phase, _player, _turn, _target, _step, _ball, _special))


def _phase(s: State, action: Action) -> str:
    if action[0] in OF_PLAYERS or action[0] == "end":
        return format_reason(PHASES[s.phase]) if s.phase in PHASES else ""
    return format_reason(refusals.NOT_NOW) if OF_PHASES.get(action[0], s.phase) != s.phase else ""


def _player(s: State, action: Action) -> str:
    if action[0] not in (*OF_PLAYERS, "hand"):
        return ""
    who = action[1] if len(action) > 1 else None
    if type(who) is not int or not 0 <= who < len(s.players):
        return format_reason(refusals.NOBODY_THERE)
    name = names_of(s)(who)
    if st.side_of(s, who) != s.side:
        return format_reason(refusals.OTHER_SIDE, name)
    return _("{name} is dead or carried off.").format(name=name) if s.where[who] < st.TUNNEL else ""


def _turn(s: State, action: Action) -> str:
    """Rule: Cave Brawl 3.2, 3.3: each player once a turn, one action each."""
    kind = action[0]
    if kind == "end":
        return _who_waits(s)
    if kind not in OF_PLAYERS:
        return ""
    who, names = action[1], names_of(s)
    if s.acting not in (st.NO_ONE, who):
        return format_reason(refusals.BUSY, names(s.acting))
    if s.used[who] == st.LOST:
        return _("{name} has lost his turn.").format(name=names(who))
    if s.used[who] == st.ACTIVATED and s.acting != who:
        return format_reason(refusals.HAS_ACTED, names(who))
    if s.prone[who] and kind not in ("stand", "rest"):
        return format_reason(refusals.LIES, names(who))
    if kind == "stand" and not s.prone[who]:
        return format_reason(refusals.STANDS, names(who))
    is_used = kind in ACTS and s.acting == who and s.acted
    return _("{name} has used his action.").format(name=names(who)) if is_used else ""


def _who_waits(s: State) -> str:
    """Rule: Cave Brawl 3.4, Ruling 10: everybody must come out of the tunnel."""
    if s.acting != st.NO_ONE:
        return format_reason(refusals.BUSY, names_of(s)(s.acting))
    waiting = [who for who in st.team(s, s.side) if s.where[who] == st.TUNNEL and s.used[who] == st.READY]
    return _("{name} waits in the tunnel and must come out.").format(name=names_of(s)(waiting[0])) if waiting else ""


def _target(s: State, action: Action) -> str:
    """Rule: Cave Brawl 4.1, 4.2, 4.10: fights and leaps are with a neighbour."""
    if action[0] not in FIGHTS or not has_shape(action, int, int):
        return ""
    kind, who, target = action
    there = next((cell for cell, body in st.bodies(s).items() if body == target), -1)
    if there < 0:
        return format_reason(refusals.NOBODY_THERE)
    name, whom = names_of(s)(who), names_of(s)(target)
    if not st.is_beast(target) and st.side_of(s, target) == s.side:
        return format_reason(refusals.SAME_SIDE, whom)
    here = s.where[who]
    if here < 0 or there not in AROUND[here]:
        away = DISTANCE[here][there] if here >= 0 else 0
        return _("{target} is {n} squares from {name}. He must be beside him.").format(
            target=whom, n=away, name=name) if away else _("{name} is still in the tunnel.").format(name=name)
    lies = st.beast_of(s, target).is_prone if st.is_beast(target) else s.prone[target]
    return _("{target} is on the ground. You can only block him.").format(
        target=whom) if kind == "tackle" and lies else ""


def _step(s: State, action: Action) -> str:
    """Rule: Cave Brawl 3.4, Ruling 16."""
    if action[0] != "step" or not has_shape(action, int, int):
        return ""
    _kind, who, cell = action
    if cell not in CELLS:
        return _("There is no such square.")
    name, taken, here = names_of(s)(who), st.bodies(s), s.where[who]
    if cell in taken:
        return format_reason(refusals.TAKEN, names_of(s)(taken[cell]))
    if here == st.TUNNEL:
        return _("{name} comes out at the mouth of the tunnel.").format(name=name)
    if s.beasts and st.is_constricted(s, who):
        return _("{name} is held fast by a beast.").format(name=name)
    left, away = movement_left(s, who), DISTANCE[here][cell]
    if not left:
        return format_reason(refusals.SPENT, name)
    if away > left:
        return _("That is {n} squares away. {name} has {left} left.").format(
            n=away, name=name, left=left)
    if away > 1:
        return _(refusals.FAR_STEP).format(n=away)
    is_kept = own_goal_to_keep_free(s, who, left - 1) == cell
    return _("{name} may not stop in front of team-mates in the tunnel.").format(name=name) if is_kept else ""


def _ball(s: State, action: Action) -> str:
    """Rule: Cave Brawl 4.3 to 4.7: who throws, kicks or picks up."""
    if action[0] == "take" and s.ball != s.where[action[1]]:
        return _("The ball does not lie where {name} stands.").format(name=names_of(s)(action[1]))
    if action[0] in ("pass", "kick") and s.holder != action[1]:
        return format_reason(refusals.NO_BALL, names_of(s)(action[1]))
    return ""


def _special(s: State, action: Action) -> str:
    """Rule: Cave Brawl 4.10, 4.11: Amazons vault, Witchdoctors curse."""
    needed = {"vault": VAULT, "curse": CURSE}.get(action[0])
    if needed is None:
        return ""
    name = names_of(s)(action[1])
    if s.players[action[1]].kind.special != needed:
        return _("{name} cannot do that.").format(name=name)
    is_spent = s.vaulted and s.acting == action[1] if needed == VAULT else s.cursed[action[1]]
    return _("{name} has tried that already.").format(name=name) if is_spent else ""


def movement_left(s: State, who: int) -> int:
    """Return the number of squares a player may still move, all of them before his activation."""
    return s.left if s.acting == who else s.players[who].kind.mv
