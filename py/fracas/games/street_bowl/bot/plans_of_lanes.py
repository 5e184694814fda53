"""Ideas of several players: an attack that opens a lane and the carrier's run through it, judged as one."""

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.bot.plans_with_ball import runs
from fracas.games.street_bowl.bot.sight import Plan, ScoredIdea, Sight
from fracas.games.street_bowl.declare import MOVE
from fracas.games.street_bowl.pitch import X, Y, square
from fracas.games.street_bowl.state import State
from fracas.kernel.work import PausingWork

ATTACKS = ("block", "stab", "saw")
HOME = 0.5  # least chance to run into the end zone behind an attack


class Lanes:
    """What the carrier does when attacks have come off, worked out once for every opponent attacked."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self._known: dict[tuple[int, ...], Plan] = {}

    def through(self, idea: ScoredIdea) -> PausingWork[Plan]:
        """Return the plan of an attack with the carrier's run after it, or unchanged if he would not run."""
        s, last = self.sight.s, idea.plan[-1]
        if s.acting != st.NO_ONE or not self.sight.is_ours or not self.sight.is_ready(s.holder):
            return idea.plan
        if last[0] not in ATTACKS or s.holder == idea.who:
            return idea.plan
        after = _come_off(s, idea.plan)
        key = (last[2], *after.where)
        if key not in self._known:
            self._known[key] = yield from _run(Sight(after), s.holder)
        return (*idea.plan, *self._known[key])


def _come_off(s: State, plan: Plan) -> State:
    """Return about how all stand after an attack: who is attacked lies one square back."""
    after = s.copy()
    for action in plan:
        who = action[1]
        after.condition[who], after.used[who] = st.STANDING, 1
        if action[0] == "step":
            after.where[who] = action[2]
    attacker, foe = plan[-1][1:3]
    here, there = after.where[foe], after.where[attacker]
    back = square(2 * X[here] - X[there], 2 * Y[here] - Y[there])
    if back >= 0 and back not in after.where:
        after.where[foe] = back
    after.condition[foe] = st.PRONE
    return after


def _run(sight: Sight, who: int) -> PausingWork[Plan]:
    """Return the best run of the carrier, none if he had better stay."""
    home = sight.home_run(who)
    if home is not None and home.chance >= HOME:
        return sight.go(who, MOVE, home) or ()
    for _value, path in (yield from runs(sight, who))[:1]:
        return sight.go(who, MOVE, path, ("stop", who)) or ()
    return ()
