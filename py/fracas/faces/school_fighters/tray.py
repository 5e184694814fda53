"""The action tray of School Fighters: the buttons of each phase."""

from collections.abc import Sequence

from fracas.faces.choices import MOVE, NO_ONE, TrayButton
from fracas.faces.school_fighters import plans
from fracas.faces.school_fighters.labels import inches
from fracas.faces.school_fighters.modes import CHARGE, ENDING, FEET, ORDERS, RUN, WALK
from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.orders import friends_to_raise, may_give_order
from fracas.games.school_fighters.space import friends_within, is_engaged
from fracas.games.school_fighters.state import State
from fracas.games.school_fighters.turn import can_act
from fracas.games.school_fighters.units import ORDER_RANGE
from fracas.kernel.ruleset import Action
from fracas.locale import _, ngettext

DONE = ("done",)


def tray_buttons(s: State, legal: Sequence[Action], who: int, mode: str) -> tuple[TrayButton, ...]:
    """Return the buttons of the selected unit, or of a coach without a selection."""
    if s.phase == st.TABLE_PHASE:
        return (TrayButton(_("Lay out the table"), "dice", ("table",), is_main=True),)
    if s.phase == st.ROLL_OFF:
        return (TrayButton(_("Roll off"), "dice", ("roll-off",), is_main=True),)
    if s.phase == st.MONITOR_PHASE:
        return (TrayButton(_("Leave alone"), "hand", ("decline",)),
                TrayButton(_("Stay and look"), "ear", ("monitor", ())))
    if s.phase == st.DEPLOYMENT:
        return (TrayButton(_("Back"), "back", None, MOVE),) if mode else ()
    if mode == ENDING:
        return TrayButton(_("End it"), "flag", DONE, is_main=True), TrayButton(_("Back"), "back", None, MOVE)
    if who == NO_ONE:
        return (_end(s),)
    if s.phase == st.MOVEMENT:
        return _moving(s, who, mode)
    if s.phase == st.SHOOTING and ("salts", who) in legal:
        return TrayButton(_("Smelling Salts"), "hand", ("salts", who), is_main=True), _end(s)
    return (_end(s),)


def _end(s: State) -> TrayButton:
    """Return the button that ends the part; with a confirmation if units are left."""
    if s.phase != st.MOVEMENT:
        return TrayButton(_("Done"), "flag", DONE)
    left = len(can_act(s))
    if not left:
        return TrayButton(_("Done"), "flag", DONE, is_main=True)
    return TrayButton(_("Done"), "flag", None, ENDING, ngettext("{n} stays put", "{n} stay put", left).format(n=left))


def _moving(s: State, who: int, mode: str) -> tuple[TrayButton, ...]:
    if mode in (ORDERS, FEET):
        return _orders(s, who)
    unit = s.units[who]
    p = unit.profile
    off = _("in contact") if is_engaged(s, who) else ""
    shown = [
        TrayButton(_("Hold"), "hand", ("hold", who)),
        TrayButton(_("Walk"), "move", None, WALK, inches(p.walk), off),
        TrayButton(_("Run"), "dash", None, RUN, inches(p.run), off),
        TrayButton(_("Charge"), "tackle", None, CHARGE, inches(p.charge), off),
    ]
    if may_give_order(s, who):  # the part does not end before an order is possible
        return (*shown, TrayButton(_("Orders"), "ear", None, ORDERS))
    return (*shown, _end(s))


def _orders(s: State, who: int) -> tuple[TrayButton, ...]:
    feet = "" if friends_to_raise(s, who) else _("nobody Fazed nearby")
    ready = "" if friends_within(s, s.units[who].side, who, ORDER_RANGE) else _("no friend nearby")
    return (
        TrayButton(_("Run Forrest!"), "dash", note=_("2D6″ forward"), plan=plans.deed_plan(s, ("order", who, "run"))),
        TrayButton(_("Be Ready for ’Em!"), "block", ("order", who, "ready"), note=_("+1 Block die"), off=ready),
        TrayButton(_("Get on your Feet!"), "up", None, FEET, off=feet),
        TrayButton(_("Back"), "back", None, MOVE),
    )
