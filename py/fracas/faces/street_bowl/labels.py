"""A Street Bowl position in words: score bar, figures in view, a square, the street, a turn."""

from collections.abc import Sequence

from fracas.faces.place_notes import board_text, place_note
from fracas.faces.street_bowl.pieces import who_at
from fracas.games.street_bowl import declare, pitch
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.blocking.block_dice import block_reasons, dice_of
from fracas.games.street_bowl.score import TURNS
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.words.names import player_name, position_name, shirt, team_name, weather_name
from fracas.games.street_bowl.zones import markers
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Side
from fracas.locale import N_, _, ngettext
from fracas.view.match.score import Pegs, TrackerFigure

ONCE = {
    declare.BLITZ: N_("Blitz"), declare.PASS: N_("Pass"), declare.HAND_OFF: N_("Hand off"), declare.FOUL: N_("Foul"),
}
CONDITIONS = {
    st.STANDING: N_("standing"), st.PRONE: N_("prone"), st.STUNNED: N_("stunned"), st.STUNNED_NOW: N_("stunned"),
}


def half_name(s: State) -> str:
    """Return the name of the half in progress."""
    return _("Overtime") if s.half > 2 else _("Half {n}").format(n=s.half)


def detail(s: State) -> str:
    """Return the line of the score bar: "Half 1, turn 3"."""
    if s.phase == st.BEFORE:
        return _("Before the match")
    if s.phase == st.SETUP:
        return _("{half}, set-up").format(half=half_name(s))
    if s.phase == st.KICK:
        return _("{half}, kick-off").format(half=half_name(s))
    if s.phase == st.BONUS:
        return _("{half}, Blitz!").format(half=half_name(s))
    return _("{half}, turn {n}").format(half=half_name(s), n=max(1, s.turns[s.side]))


def turn_title(s: State) -> str:
    """Return the heading of the turn in the log."""
    return detail(s) if s.phase in (st.BEFORE, st.OVER) else f"{detail(s)}, {team_name(s, s.side)}"


def pegs(s: State) -> Pegs:
    """Return the turn marker of the team whose turn it is."""
    return Pegs(_("Turn"), s.turns[s.side], TURNS, 1)


def trackers(s: State) -> tuple[TrackerFigure, ...]:
    """Return the figures to keep in view: of the team whose turn it is."""
    side = s.side
    n = s.rerolls[side] + s.leader[side]
    shown = [TrackerFigure(str(n), ngettext("re-roll", "re-rolls", n))]
    if s.phase != st.BEFORE and s.weather != st.FINE:
        shown.append(TrackerFigure(weather_name(s), _("weather")))
    if s.potions[side]:
        shown.append(TrackerFigure(str(s.potions[side]), ngettext("potion", "potions", s.potions[side])))
    used = [_(ONCE[deed]) for deed, bit in declare.ONCE_A_TURN.items() if s.declared & bit and deed in ONCE]
    return (*shown, TrackerFigure(", ".join(used), _("used"))) if used else tuple(shown)


def figures_of(s: State, side: Side) -> State:
    """Return the position whose figures are those of a side, though it may be the other's turn."""
    if side == s.side:
        return s
    shown = s.copy()
    shown.side, shown.declared = side, 0
    return shown


def without_rerolls(s: State, action: Action) -> State:
    """Return the position without a team re-roll, as the chances on the squares are.

    Rule: Street Bowl 6 "Team re-rolls".
    """
    shown = s.copy()
    shown.has_rerolled = True
    return shown


def odds_caveat(s: State, rest: Sequence[Action], rolls: int, has_team: bool = False) -> str:
    """Return the assumptions of a plan's odds: the chooser of the block die, and whether a team re-roll counts.

    Rule: Street Bowl 6 "Team re-rolls", 8 (2).
    """
    words = [_chooser(s, *rest[0][1:])] if rest and rest[0][0] == "block" else []
    if rolls and not s.has_rerolled and s.rerolls[s.side] + s.leader[s.side]:
        words.append(_("With the team re-roll.") if has_team else _("Without the team re-roll."))
    return " ".join(filter(None, words))


def _chooser(s: State, who: int, target: int) -> str:
    dice = dice_of(block_reasons(s, who, target))
    if abs(dice) == 1:
        return ""
    return _("You choose the die.") if dice > 0 else _("The other coach chooses the die.")


def cell_text(s: State, cell: int) -> str:
    """Return a square with its player in words, for screen readers."""
    words = [pitch.STREET.names[cell], *_zone(s, cell)]
    who = who_at(s, cell)
    if who != st.NO_ONE:
        words += _player(s, who)
    if s.holder == st.NO_ONE and s.ball == cell:
        words.append(_("the ball hangs above") if s.is_airborne else _("the ball"))
    return ", ".join(words)


def surroundings(s: State, cell: int, but: int) -> str:
    """Return the features and neighbours of a square in words, one player left out."""
    special = [*_zone(s, cell), *([_("next to the wall")] if pitch.Y[cell] in (0, pitch.WIDTH - 1) else [])]
    beside = (who_at(s, near) for near in pitch.AROUND[cell])
    return place_note(special, (player_name(s, who) for who in beside if who not in (st.NO_ONE, but)))


def _zone(s: State, cell: int) -> list[str]:
    """Return the zone of a square in words, none in the centre."""
    for side in (0, 1):
        if pitch.is_in_goal(cell, 1 - side):
            return [_("end zone of the {team}").format(team=team_name(s, side))]
    if pitch.X[cell] in pitch.LINE:
        return [_("line of scrimmage")]
    return [_("wide zone")] if pitch.is_in_wide_zone(cell) else []


def _player(s: State, who: int) -> list[str]:
    side = _("home") if st.side_of(who) == 0 else _("away")
    name, position = st.player(s, who).name, position_name(s, who)
    words = [f"{side} {shirt(who)} {name or position}", *([position] if name else []), _(CONDITIONS[s.condition[who]])]
    if s.condition[who] == st.STANDING and s.alertness[who] != st.ALERT:
        words.append(_("without tackle zones"))
    if s.rooted[who]:
        words.append(_("rooted"))
    if s.holder == who:
        words.append(_("has the ball"))
    if near := len(markers(s, st.side_of(who), s.where[who])):
        words.append(ngettext("marked by {n} opponent", "marked by {n} opponents", near).format(n=near))
    if st.is_own_turn(s, who) and s.used[who]:
        words.append(_("has acted"))
    return words


def board_label(s: State) -> str:
    """Return the street in one sentence."""
    told = _("Street: {home} {a}, {away} {b}; {detail}").format(
        home=team_name(s, 0), a=s.score[0], away=team_name(s, 1), b=s.score[1], detail=detail(s))
    cell = st.ball_cell(s)
    holder = player_name(s, s.holder) if s.holder != st.NO_ONE else ""
    return board_text(told, pitch.STREET.names[cell] if cell >= 0 else "", holder)
