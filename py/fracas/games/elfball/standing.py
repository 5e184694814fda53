"""Standing up (chapter 10)."""

from fracas.games.elfball import state as st
from fracas.games.elfball.state import State
from fracas.kernel.table import Table

NEVER = 99  # Jog that nobody has


def stand_cost(s: State, p: int) -> int:
    """Return the Jog a lying player pays to stand up, `NEVER` if he may not.

    Rule: Elfball 10, 22 "Rally" (Dazed at the price of Down), "Rugged" (Grit 1 higher), Ruling 90.
    """
    if s.extra.risen not in (st.NO_ONE, p):
        return NEVER
    cell, side = s.where[p], st.side_of(p)
    base = 5 if s.stance[p] == st.DOWN or st.has(s, p, "rally") else 8
    helped = len(st.facing_players(s, side, cell)) - len(st.facing_players(s, 1 - side, cell))
    return max(0, base - st.profile(s, p).grit - st.has(s, p, "rugged") - helped)


def stand(t: Table, p: int) -> None:
    """Let the acting player stand up, looking towards the goal he attacks; he may be turned at once.

    Rule:    Elfball 10, Rulings 7, 90 (in French one player stands up in a turn).
    Changes: jog, extra, stance, facing, busy (a throw of 7 or more is no longer possible, Ruling 29).
    """
    s = t.state
    if s.stance[p] == st.DAZED and st.has(s, p, "rally"):
        t.tell("uses", p, "rally", rule="22.2")
    s.jog -= stand_cost(s, p)
    if s.options.french and s.options.double_move:
        s.extra = s.extra._replace(risen=p)
    s.busy = True
    s.stance[p] = st.STANDING
    here, goal = s.where[p], st.attacked_goal(s, st.side_of(p), s.where[p])
    s.facing[p] = s.book.field.direction_to(here, goal if goal != here else st.own_goal(s, st.side_of(p), here))
    t.tell("stands", p, rule="10")
