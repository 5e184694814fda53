"""What a player may do: his steps, his actions, his vault (chapters 3.3, 3.4 and 4).

These are questions only; what they do is in the modules of their chapters. An action is a tuple: kind, player,
then what it is aimed at.
"""

from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.pit import AROUND, OWN_GOAL, beyond
from fracas.games.cave_brawl.state import State
from fracas.games.cave_brawl.team.teams import CURSE, VAULT
from fracas.kernel.grid import OUTSIDE
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Side

SCORES = ("bt", "cd", "pk")


def list_player_actions(s: State, who: int, taken: dict[int, int], out: list[Action]) -> None:
    """Add all that a player may do now, steps first.

    Rule: Cave Brawl 3.3, 3.4, Rulings 11, 12, 14 and 56.
    Args: taken - who is on which square.
          out - the list to add to.
    """
    cell = s.where[who]
    if cell == st.TUNNEL:
        _list_from_tunnel(s, who, taken, out)
        return
    if s.prone[who]:
        out.append(("stand", who))
        return
    acted = s.acting == who and s.acted
    foes = _list_steps(s, who, taken, out)
    special = s.players[who].kind.special
    if foes and not acted:
        _list_fights(s, who, foes, out)
    if foes and special == VAULT:
        _list_vaults(s, who, foes, taken, out)
    if acted:
        return
    if s.holder == who:
        _list_throws(s, who, out)
    elif s.ball == cell:
        out.append(("take", who))
    if special == CURSE and not s.cursed[who]:
        _list_curses(s, who, out)


def _list_steps(s: State, who: int, taken: dict[int, int], out: list[Action]) -> list[int]:
    """Add the steps of a standing player on field.

    Rule:    Cave Brawl 3.4, Rulings 5, 14 and 16.
    Returns: the opponents and beasts next to him.
    """
    left = s.left if s.acting == who else s.players[who].kind.mv
    if s.beasts and st.is_constricted(s, who):
        left = 0
    kept = own_goal_to_keep_free(s, who, left - 1)
    is_north = who >= s.options.squad
    foes = []
    for near in AROUND[s.where[who]]:
        body = taken.get(near)
        if body is None:
            if left and near != kept:
                out.append(("step", who, near))
        elif body >= st.FIRST_BEAST or (body >= s.options.squad) != is_north:
            foes.append(body)
    return foes


def own_goal_to_keep_free(s: State, who: int, left: int) -> int:
    """Return the own goal square if a player may not enter it, else `OUTSIDE`. He may not if he would have to stay
    there.

    Rule: Cave Brawl 3.4, Ruling 16: not while team-mates wait in the tunnel behind it.
    Args: left - movement he would have there.
    """
    if left > 0:
        return OUTSIDE
    side = st.side_of(s, who)
    return OWN_GOAL[side] if st.TUNNEL in (s.where[mate] for mate in st.team(s, side)) else OUTSIDE


def _list_from_tunnel(s: State, who: int, taken: dict[int, int], out: list[Action]) -> None:
    """Add entering, or the block of an opponent who stands in the way.

    Rule: Cave Brawl 3.4, Rulings 16 and 56.
    """
    side = st.side_of(s, who)
    goal = OWN_GOAL[side]
    on_goal = taken.get(goal)
    if on_goal is None:
        out.append(("step", who, goal))
    elif on_goal < st.FIRST_BEAST and st.side_of(s, on_goal) != side:
        out.append(("block", who, on_goal))


def _list_fights(s: State, who: int, foes: list[int], out: list[Action]) -> None:
    """Add blocks of all foes and tackles of those who stand.

    Rule: Cave Brawl 4.1, 4.2, 6.4, Rulings 24 and 52.
    """
    for foe in foes:
        out.append(("block", who, foe))
    for foe in foes:
        if not (st.beast_of(s, foe).is_prone if foe >= st.FIRST_BEAST else s.prone[foe]):
            out.append(("tackle", who, foe))


def _list_vaults(s: State, who: int, foes: list[int], taken: dict[int, int], out: list[Action]) -> None:
    """Add vaults over adjacent opponents with an empty square beyond.

    Rule: Cave Brawl 3.4, 4.10, Rulings 16, 38, 39 and 53.
    """
    if s.acting == who and (s.vaulted or s.stood):
        return
    if s.beasts and st.is_constricted(s, who):
        return
    kept = own_goal_to_keep_free(s, who, s.left if s.acting == who else s.players[who].kind.mv)
    for foe in foes:
        if foe < st.FIRST_BEAST:
            landing = beyond(s.where[who], s.where[foe])
            if landing >= 0 and landing not in taken and landing != kept:
                out.append(("vault", who, foe))


def _list_throws(s: State, who: int, out: list[Action]) -> None:
    """Add passes to team-mates who may catch, and the kick.

    Rule: Cave Brawl 4.3, 4.4, Ruling 30.
    """
    where, prone, used = s.where, s.prone, s.used
    for mate in st.team(s, st.side_of(s, who)):
        if where[mate] >= 0 and mate != who and not prone[mate] and used[mate] != st.LOST:
            out.append(("pass", who, mate))
    out.append(("kick", who))


def _list_curses(s: State, who: int, out: list[Action]) -> None:
    """Add curses of every opponent on field.

    Rule: Cave Brawl 4.11, Rulings 40 and 53.
    """
    where = s.where
    for target in st.team(s, 1 - st.side_of(s, who)):
        if where[target] >= 0:
            for score in SCORES:
                out.append(("curse", who, target, score))


def has_more_to_do(s: State, who: int) -> bool:
    """Return whether the acting player could still do something."""
    out: list[Action] = []
    if s.where[who] >= st.TUNNEL:
        list_player_actions(s, who, st.bodies(s), out)
    return bool(out)


def can_step(s: State, who: int, taken: dict[int, int]) -> bool:
    """Return whether some square next to a player on field is empty and nothing holds him."""
    return not st.is_constricted(s, who) and any(near not in taken for near in AROUND[s.where[who]])


def may_rest(s: State, who: int, taken: dict[int, int]) -> bool:
    """Return whether the acting player may choose to end his activation where he is.

    Rule: Cave Brawl 3.4, Ruling 16 (nobody stops on his own goal square while team-mates wait behind him).
    """
    side = st.side_of(s, who)
    if s.where[who] != OWN_GOAL[side] or not s.left:
        return True
    return st.TUNNEL not in (s.where[mate] for mate in st.team(s, side)) or not can_step(s, who, taken)


def may_end_turn(s: State, side: Side, taken: dict[int, int]) -> bool:
    """Return whether a coach may end his turn: nobody waits in the tunnel who could enter.

    Rule: Cave Brawl 3.4, Ruling 16.
    """
    where, used = s.where, s.used
    if all(where[who] != st.TUNNEL or used[who] != st.READY for who in st.team(s, side)):
        return True
    keeper = taken.get(OWN_GOAL[side], st.NO_ONE)
    if keeper == st.NO_ONE:
        return False
    if keeper >= st.FIRST_BEAST or st.side_of(s, keeper) != side:
        return True
    return used[keeper] != st.READY or bool(s.prone[keeper]) or not can_step(s, keeper, taken)
