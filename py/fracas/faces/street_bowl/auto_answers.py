"""Automatic answers to questions of Street Bowl in which a coach cannot gain anything."""

from collections.abc import Callable, Mapping

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.blocking.block_dice import DEFENDER_DOWN, STUMBLES
from fracas.games.street_bowl.blocking.both_down import FALL, STAND, may_stay_up
from fracas.games.street_bowl.declare import BOMB
from fracas.games.street_bowl.injuries.potions import NONE
from fracas.games.street_bowl.odds.policy import guard_block
from fracas.games.street_bowl.skills.dodging import BREAK
from fracas.games.street_bowl.skills.hurting import ADD, PILING_ON
from fracas.games.street_bowl.skills.moving import DODGE
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.team.roster import FREE_POTIONS
from fracas.games.street_bowl.throwing.interception import NOBODY_TRIES
from fracas.games.street_bowl.throwing.passing import HOLD
from fracas.kernel.table import Choice, Option


def _potion(s: State, choice: Choice) -> Option | None:
    """Keep the free potion if nobody is hurt and no other was bought.

    Rule: Street Bowl 13, Ruling 45: a healthy player gets the side effects only.
    """
    is_break = all(s.where[who] == st.RESERVES for who in choice.options if isinstance(who, int))
    return NONE if is_break and s.potions[choice.coach] <= FREE_POTIONS else None


def _block_die(s: State, choice: Choice) -> Option | None:
    """Take the felling die if the other one has the same effect, since the target cannot use Dodge."""
    is_same = set(choice.options) == {STUMBLES, DEFENDER_DOWN} and not may_stay_up(s, choice.target, choice.who)
    return DEFENDER_DOWN if is_same else None


def _guard_block(s: State, choice: Choice) -> Option | None:
    """Take the arresting die if the other one arrests too, since the player has no Dodge."""
    is_same = set(choice.options) == {STUMBLES, DEFENDER_DOWN} and not st.has(s, choice.who, DODGE)
    return guard_block(s, choice) if is_same else None


def _both_down(_s: State, choice: Choice) -> Option | None:
    """Stay up by Block if the only other answer is to fall."""
    return STAND if choice.options == (STAND, FALL) else None


def _adds_one(s: State, choice: Choice) -> Option | None:
    """Add to the current roll if there is no later roll to save the bonus for.

    Rule: Street Bowl 19: armour that holds brings no Injury roll, unless Piling On repeats it.
    """
    is_last = choice.facts[0] == "injury" or not st.has(s, choice.who, PILING_ON)
    return ADD if is_last else None


def _intercept(s: State, choice: Choice) -> Option | None:
    """Let the only possible interceptor try, since that costs nothing; a bomb might go off in his hands."""
    able = [option for option in choice.options if option != NOBODY_TRIES]
    return able[0] if len(able) == 1 and s.deed != BOMB else None


AUTO_ANSWERS: Mapping[str, Callable[[State, Choice], Option | None]] = {
    "potion": _potion, "block_die": _block_die, "guard_block": _guard_block, "both_down": _both_down,
    "mighty_blow": _adds_one, "dirty_player": _adds_one, "intercept": _intercept,
    "break_tackle": lambda _s, _choice: BREAK,  # asked only if it prevents a fall
    "safe_throw": lambda _s, _choice: HOLD,  # asked only if the ball would be lost
}
