"""The reason why an action of Street Bowl is not legal: the first one a coach with the rulebook gives."""

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.declare import BLITZ, BLOCK, FOUL, HAND_OFF, MOVE, ONCE_A_TURN, PASS, movement_of
from fracas.games.street_bowl.pitch import CELLS, NEXT_TO, distance
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.words.names import player_name
from fracas.kernel import refusals
from fracas.kernel.refusals import first_reason, format_reason, has_shape
from fracas.kernel.ruleset import Action
from fracas.locale import N_, _

PHASES = {
    st.BEFORE: N_("First roll the dice before the match."), st.SETUP: N_("First finish the set-up."),
    st.KICK: N_("First kick off."),
}
OF_PHASES = {
    "start": (st.BEFORE,), "place": (st.SETUP,), "bench": (st.SETUP,), "ready": (st.SETUP,), "kick": (st.KICK,),
    "end": (st.TURN, st.BONUS),
}
ATTACKS = ("block", "stab", "saw")  # on opponents who stand
THROWS = ("pass", "bank", "hail", "hand")
OF_PLAYERS = (*ATTACKS, *THROWS, "declare", "stand", "step", "leap", "stop", "foul", "gaze", "roll", "throw", "bomb")
DECLARED = {
    MOVE: N_("Move"), BLOCK: N_("Block"), BLITZ: N_("Blitz"), PASS: N_("Pass"), HAND_OFF: N_("Hand off"),
    FOUL: N_("Foul"),
}
NEEDS = {"block": (BLOCK, BLITZ), "pass": (PASS,), "hand": (HAND_OFF,), "foul": (FOUL,)}


def why_not(s: State, action: Action) -> str:
    """Return the reason an action cannot be played here, "" if that is not known."""
    return first_reason(s, action, (_phase, _player, _turn, _declared, _target, _step, _ball))


def _phase(s: State, action: Action) -> str:
    if action[0] in OF_PLAYERS:
        return format_reason(PHASES[s.phase]) if s.phase in PHASES else ""
    if s.phase not in OF_PHASES.get(action[0], (s.phase,)):
        return format_reason(refusals.NOT_NOW)
    if action[0] == "concede":
        return _("A team may only give up at the beginning of its own turn.")
    if action[0] == "end" and s.acting != st.NO_ONE:
        return format_reason(refusals.BUSY, player_name(s, s.acting))
    if action[0] == "ready":
        return _("The set-up is not complete.")
    return _("The ball is kicked into the other half.") if action[0] == "kick" else ""


def _player(s: State, action: Action) -> str:
    if action[0] not in (*OF_PLAYERS, "place", "bench"):
        return ""
    who = action[1] if len(action) > 1 else None
    if not _exists(s, who):
        return format_reason(refusals.NOBODY_THERE)
    assert isinstance(who, int)
    if st.side_of(who) != s.side:
        return format_reason(refusals.OTHER_SIDE, player_name(s, who))
    is_off = action[0] in OF_PLAYERS and s.where[who] < 0
    return format_reason(refusals.OFF_BOARD, player_name(s, who)) if is_off else ""


def _exists(s: State, who: object) -> bool:
    return isinstance(who, int) and who in st.EVERYBODY and s.players[who] is not None


def _turn(s: State, action: Action) -> str:
    """Rule: Street Bowl 6: one Action each, one player after the other; 7: who lies stands up first."""
    kind = action[0]
    if kind not in OF_PLAYERS:
        return ""
    who, name = action[1], player_name(s, action[1])
    if s.acting not in (st.NO_ONE, who):
        return format_reason(refusals.BUSY, player_name(s, s.acting))
    if s.used[who]:
        return format_reason(refusals.HAS_ACTED, name)
    if s.condition[who] in (st.STUNNED, st.STUNNED_NOW):
        return _("{name} is stunned.").format(name=name)
    if s.acting != who and kind != "declare":
        return _("{name} has to declare his Action first.").format(name=name)
    if kind == "stand" and s.condition[who] == st.STANDING:
        return format_reason(refusals.STANDS, name)
    is_low = s.condition[who] == st.PRONE and kind not in ("declare", "stand", "stop")
    return format_reason(refusals.LIES, name) if is_low else ""


def _declared(s: State, action: Action) -> str:
    """Rule: Street Bowl 6: an Action is declared once, some of them once a turn for the team."""
    kind = action[0]
    if kind == "declare" and has_shape(action, int, str):
        if s.acting == action[1]:
            return format_reason(refusals.BUSY, player_name(s, s.acting))
        if s.declared & ONCE_A_TURN.get(action[2], 0):
            return _("{deed}: once per turn, and already used.").format(deed=_(DECLARED[action[2]]))
        if action[2] == BLOCK:
            return _("No opponent stands beside {name}.").format(name=player_name(s, action[1]))
    if kind in NEEDS and s.deed not in NEEDS[kind]:
        return _("{name} has declared {deed}, not that.").format(
            name=player_name(s, action[1]), deed=_(DECLARED.get(s.deed, s.deed)))
    return _("He has blocked already.") if kind == "block" and s.deed == BLITZ and s.has_blocked else ""


def _target(s: State, action: Action) -> str:
    """Rule: Street Bowl 8, 13 "Fouls": next to him; blocks on who stands, fouls on who does not."""
    if action[0] not in (*ATTACKS, "foul", "gaze", "hand") or not has_shape(action, int, int):
        return ""
    kind, who, target = action
    if not _exists(s, target) or s.where[target] < 0:
        return format_reason(refusals.NOBODY_THERE)
    whom, is_mate = player_name(s, target), st.side_of(target) == s.side
    if is_mate != (kind == "hand"):
        return format_reason(refusals.SAME_SIDE if is_mate else refusals.OTHER_SIDE, whom)
    if s.where[target] not in NEXT_TO[s.where[who]]:
        return _("{target} is {n} squares from {name}. He must be beside him.").format(
            target=whom, n=distance(s.where[who], s.where[target]), name=player_name(s, who))
    if kind == "foul" and s.condition[target] == st.STANDING:
        return _("{target} is standing. Foul a player on the ground.").format(target=whom)
    is_low = kind != "foul" and s.condition[target] != st.STANDING
    return _("{target} is on the ground. You can only foul him.").format(target=whom) if is_low else ""


def _step(s: State, action: Action) -> str:
    """Rule: Street Bowl 7."""
    if action[0] != "step" or not has_shape(action, int, int):
        return ""
    _kind, who, cell = action
    if cell not in CELLS:
        return _("There is no such square.")
    if (other := st.who_is_at(s, cell)) != st.NO_ONE:
        return format_reason(refusals.TAKEN, player_name(s, other))
    left, away = movement_left(s, who), distance(s.where[who], cell)
    if not left:
        return format_reason(refusals.SPENT, player_name(s, who))
    if away > left:
        return _("That is {n} squares away. {name} has {left} left.").format(
            n=away, name=player_name(s, who), left=left)
    return _(refusals.FAR_STEP).format(n=away) if away > 1 else ""


def _ball(s: State, action: Action) -> str:
    """Rule: Street Bowl 10."""
    if action[0] not in THROWS:
        return ""
    if s.holder != action[1]:
        return format_reason(refusals.NO_BALL, player_name(s, action[1]))
    return _("The ball cannot be thrown there.")


def movement_left(s: State, who: int) -> int:
    """Return the number of squares a player may still move, Go For Its included; all of them before his Action."""
    return s.left + s.extra if s.acting == who else sum(movement_of(s, who, MOVE))
