"""The idea to wait with a safe touchdown, a square short of the end zone."""

from fractions import Fraction
from math import ceil

from fracas.faces.move_plan import MovePath, MovePlan, WaitIdea
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.bot.last_turn import touchdown_worth
from fracas.games.street_bowl.bot.sight import Sight
from fracas.games.street_bowl.bot.stalling import SafeWait, best_wait
from fracas.games.street_bowl.bot.styles import WEIGHTS
from fracas.games.street_bowl.pitch import STREET
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.words.names import player_name
from fracas.kernel.work import PausingWork
from fracas.locale import _
from fracas.view.match.dice import percent


def wait_idea(s: State) -> PausingWork[WaitIdea | None]:
    """Return the wait of the carrier as an idea, None if he had better not wait."""
    if s.phase not in (st.TURN, st.BONUS):
        return None
    wait = yield from best_wait(Sight(s))
    if wait is None:
        return None
    way = (s.where[s.holder], *(action[2] for action in wait.plan if action[0] == "step"))
    path = MovePath(wait.cell, Fraction(1), wait.plan[:-1], way)
    plan = MovePlan(s.holder, wait.cell, "", wait.plan, path, None, s, None, Fraction(1), {}, Fraction(1),
                    wait=_sentence(s, wait))
    return WaitIdea(plan, round(wait.gain * touchdown_worth(s, WEIGHTS)))


def _sentence(s: State, wait: SafeWait) -> str:
    """Return the sentence of a wait, with its proof."""
    told = _("{name} waits at {place} and scores in the last turn of the half: nobody can reach him.") \
        if not wait.risk else _("{name} waits at {place} and scores in the last turn of the half: "
                                "the other side stops him in {chance} at most.")
    most = percent(Fraction(ceil(100 * wait.risk), 100))
    return told.format(name=player_name(s, s.holder), place=STREET.names[wait.cell], chance=most)
