"""A player shoved on a small street, for the tests of pushes."""

from fracas.games.street_bowl.blocking import push
from tests.street_bowl.diagrams import number


def shove(g, blocker="H1", who="A1", tape="", deed="block"):
    """Push a player and carry it out.

    Returns: the chain.
    """
    g.s.acting, g.s.deed = number(blocker), deed

    def rule(t, by, target):
        chain = push.push(t, t.state.where[by], target, blocker=by)
        push.carry_out(t, chain)
        return chain

    return g.do(rule, blocker, who, tape=tape)
