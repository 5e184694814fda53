"""Refusals of illegal Elfball actions in one sentence: the first reason a coach with the rulebook would give."""

from fracas.games.elfball import state as st
from fracas.games.elfball.field import GOAL
from fracas.games.elfball.shove import shove_limit
from fracas.games.elfball.standing import stand_cost
from fracas.games.elfball.state import State
from fracas.games.elfball.throwing.throw import LONG, SHORT
from fracas.games.elfball.words.names import player_name
from fracas.games.elfball.words.variant import variant_text
from fracas.kernel import refusals
from fracas.kernel.refusals import first_reason, format_reason, has_shape
from fracas.kernel.ruleset import Action
from fracas.locale import N_, _

PHASES = {
    st.OPENING: N_("First make the first roll."), st.SET_UP: N_("First finish the set-up."),
    st.FREE: N_("First make the free challenge."), st.TURN: N_("The set-up is over."),
}
SET_UP_KINDS, FREE_KINDS = ("place", "ready", "face", "potion"), ("step", "tackle", "shove", "face", "end", "cutblock")
OF_PLAYERS = ("step", "face", "stand", "tackle", "shove", "throw", "cutblock", "steal", "dash", "sprint", "end")
ATTACKS = ("tackle", "cutblock", "steal")


def why_not(s: State, action: Action) -> str:
    """Return the reason against an action here, "" if none is known."""
    return first_reason(s, action, (_phase, _player, _turn, _target, _place, _means))


def _phase(s: State, action: Action) -> str:
    kind = action[0]
    allowed = {st.OPENING: ("start",), st.SET_UP: SET_UP_KINDS, st.FREE: FREE_KINDS}.get(s.phase)
    if allowed is None:
        return format_reason(PHASES[st.TURN]) if kind in ("start", "place", "ready") else ""
    is_known = kind in (*OF_PLAYERS, "start", "place", "ready")
    return format_reason(PHASES[s.phase]) if kind not in allowed and is_known else ""


def _player(s: State, action: Action) -> str:
    if action[0] not in OF_PLAYERS and action[0] != "place":
        return ""
    if len(action) < 2 or not _exists(s, action[1]):
        return format_reason(refusals.NOBODY_THERE)
    p: int = action[1]
    if st.side_of(p) != s.side:
        return format_reason(refusals.OTHER_SIDE, player_name(s, p))
    if action[0] == "place":
        return _("{name} is placed already.").format(name=player_name(s, p)) if s.where[p] >= 0 else ""
    return format_reason(refusals.OFF_BOARD, player_name(s, p)) if s.where[p] < 0 else ""


def _exists(s: State, p: object) -> bool:
    return type(p) is int and p in st.ALL_SLOTS and s.profiles[p] is not None


def _turn(s: State, action: Action) -> str:
    """Rule: Elfball 7: the last player moved waits; 10: who lies stands up first."""
    kind, p = action[0], action[1] if len(action) > 1 else st.NO_ONE
    if kind not in OF_PLAYERS or s.phase == st.SET_UP:
        return ""
    if s.acting >= 0 and s.acting != p:
        return format_reason(refusals.BUSY, player_name(s, s.acting))
    if s.acting < 0 and s.last_moved[s.side] == p and len(st.players_on_field(s, s.side)) > 1:
        return _("{name} moved last. First move another player.").format(name=player_name(s, p))
    if s.stance[p] == st.STANDING:
        return format_reason(refusals.STANDS, player_name(s, p)) if kind == "stand" else ""
    if kind == "stand":
        return _("To stand up costs {name} {n} Jog. He has {left}.").format(
            name=player_name(s, p), n=stand_cost(s, p), left=jog_left(s, p))
    return format_reason(refusals.LIES, player_name(s, p)) if kind != "end" else ""


def _target(s: State, action: Action) -> str:
    """Rule: Elfball 14, 15: attacks and Shoves go for a neighbour."""
    if action[0] not in (*ATTACKS, "shove") or not has_shape(action, int, int):
        return ""
    kind, p, q = action
    if not _exists(s, q):
        return format_reason(refusals.NOBODY_THERE)
    name, target = player_name(s, p), player_name(s, q)
    if st.side_of(q) == s.side:
        return format_reason(refusals.SAME_SIDE, target)
    if s.where[q] < 0:
        return format_reason(refusals.OFF_BOARD, target)
    away = s.book.field.distance(s.where[p], s.where[q])
    if away > 1:
        return variant_text(s, N_("{target} is {n} hexes from {name}. He must be beside him.")).format(
            target=target, n=away, name=name)
    if kind == "shove" and s.stance[q] != st.STANDING:
        return _("{target} is on the ground. You cannot shove him.").format(target=target)
    if kind in ATTACKS and s.attacks and s.acting == p:
        return _("{name} has attacked already.").format(name=name)
    is_done = kind == "shove" and s.acting == p and s.shoves >= shove_limit(s, p)
    return _("{name} has shoved already.").format(name=name) if is_done else ""


def _place(s: State, action: Action) -> str:
    """Rule: Elfball 8: a hex a step; 13.1: the ranges of throws."""
    if action[0] not in ("step", "throw", "place") or not has_shape(action, int, int):
        return ""
    kind, p, cell = action
    if not 0 <= cell < len(s.book.field.names):
        return variant_text(s, N_("There is no such hex."))
    other = st.player_at(s, cell)
    if kind == "throw":
        return _throw(s, p, cell)
    if other >= 0 and other != p:
        return format_reason(refusals.TAKEN, player_name(s, other))
    if kind == "place":
        return variant_text(s, N_("Nobody may be placed on this hex now."))
    away, left = s.book.field.distance(s.where[p], cell), jog_left(s, p)
    if not left:
        return _("{name} has no Jog left.").format(name=player_name(s, p))
    if away > left:
        return variant_text(s, N_("That is {n} hexes away. {name} has {left} Jog.")).format(
            n=away, name=player_name(s, p), left=left)
    return _(refusals.FAR_STEP).format(n=away) if away > 1 else ""


def _throw(s: State, p: int, cell: int) -> str:
    if s.holder != p:
        return format_reason(refusals.NO_BALL, player_name(s, p))
    away, is_fresh = s.book.field.distance(s.where[p], cell), s.acting != p or not (s.moved or s.busy)
    if away > (LONG if is_fresh else SHORT):
        words = N_("That is {n} hexes away. A throw goes {most}.") if is_fresh else \
            N_("That is {n} hexes away. After a move, a throw goes {most}.")
        return variant_text(s, words).format(n=away, most=LONG if is_fresh else SHORT)
    return ""


def _means(s: State, action: Action) -> str:
    """Rule: Elfball 4: nobody turns twice in a row; 16: a Dash costs counters, once."""
    if action[0] == "face" and s.turned:
        return _("{name} has just turned.").format(name=player_name(s, action[1]))
    if action[0] == "dash" and has_shape(action, int, int):
        if s.acting == action[1] and s.dashes:
            return _("{name} has dashed already.").format(name=player_name(s, action[1]))
        if action[2] > s.momentum:
            return _("You have {n} Momentum.").format(n=s.momentum)
    if action[0] == "ready":
        return _("The set-up is not complete.")
    return ""


def jog_left(s: State, p: int) -> int:
    """Return the Jog a player has left, all of it before his action."""
    return max(s.jog - s.fee, 0) if s.acting == p else st.profile(s, p).jog


def _cell_name(s: State, cell: int) -> str:
    """Return the name of a cell at the beginning of a sentence."""
    return _("The goal") if s.book.field.lines[cell] == GOAL else str(s.book.field.names[cell])
