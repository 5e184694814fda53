"""Block: push, damage, follow-up (chapters 4.1 and 6.4)."""

from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.activation import end_activation
from fracas.games.cave_brawl.fear import is_afraid
from fracas.games.cave_brawl.injury import deal_damage, free_victim
from fracas.games.cave_brawl.pit import AROUND
from fracas.games.cave_brawl.player_actions import own_goal_to_keep_free
from fracas.games.cave_brawl.roll import against_block, succeeds
from fracas.games.cave_brawl.score import check_point
from fracas.games.cave_brawl.state import State
from fracas.kernel.dice import D6
from fracas.kernel.table import Table

STAY = "stay"


def block(t: Table, who: int, target: int) -> None:
    """Block an adjacent opponent or beast, or from the tunnel an opponent on the own goal square.

    Rule:  Cave Brawl 4.1, 6.4, Rulings 24, 56 and 59.
    Rolls: [d6 fear], d20, d6 damage.
    Asks:  the blocker's coach: "push", "follow".
    """
    s: State = t.state
    if is_afraid(t, who, target):
        end_activation(t, lost=True)
        return
    rule = "4.1/R56" if s.where[who] == st.TUNNEL else "4.1"
    if not succeeds(t, "block", who, against_block(s, who, target), target=target, rule=rule):
        t.tell("block_fails", who, target, rule=rule)
        end_activation(t)
        return
    t.tell("blocks", who, target, rule=rule)
    if st.is_beast(target) and st.beast_of(s, target).victim == who:
        free_victim(t, target)
    cell = push(t, who, target)
    if s.phase == st.TURN:
        face = t.roll("damage", D6, coach=st.side_of(s, who), who=who, target=target, rule="4.1")
        deal_damage(t, target, face, "block")
    if s.phase == st.TURN:
        follow_up(t, who, cell)
    end_activation(t)


def push(t: Table, who: int, target: int) -> int:
    """Let the blocker's coach move the target one square.

    Rule:    Cave Brawl 4.1, Rulings 19, 25, 26, 45 and 46.
    Asks:    the blocker's coach: "push", a square or "stay".
    Returns: the square where the target is now.
    """
    s: State = t.state
    beast = st.beast_of(s, target) if st.is_beast(target) else None
    start = s.where[target] if beast is None else beast.cell
    is_held = st.is_constricted(s, target) if beast is None else beast.victim != st.NO_ONE
    cells = () if is_held else st.free_cells(s, AROUND[start], goals=beast is None)
    chosen: int | str = STAY
    if cells:
        chosen = t.choose(st.side_of(s, who), "push", (*cells, STAY), who=who, target=target, rule="4.1/R26")
    if chosen == STAY:
        t.tell("not_pushed", target, rule="4.1/R25")
        return start
    cell = int(chosen)
    t.tell("pushed", target, start, cell, rule="4.1/R26")
    if beast is None:
        s.where[target] = cell
        check_point(t)
    else:
        st.replace_beast(s, beast._replace(cell=cell))
    return cell


def follow_up(t: Table, who: int, target_cell: int) -> None:
    """Let the blocker follow for one movement point, next to where the target was pushed.

    Rule: Cave Brawl 3.4, 4.1, Rulings 16, 27, 56 and 59: he stays there, so not on a goal square to be kept free.
    Asks: the blocker's coach: "follow", a square or "stay".
    """
    s: State = t.state
    start = s.where[who]
    if start == st.TUNNEL:
        cells = st.free_cells(s, [st.own_goal(s, who)])
    else:
        kept = own_goal_to_keep_free(s, who, 0)
        cells = st.free_cells(s, [cell for cell in AROUND[start] if cell in AROUND[target_cell] and cell != kept])
    if s.left == 0 or not cells:
        return
    cell = t.choose(st.side_of(s, who), "follow", (*cells, STAY), who=who, rule="4.1/R27")
    if cell != STAY:
        s.where[who] = cell
        t.tell("follows", who, start, cell, rule="4.1/R27")
        check_point(t)
