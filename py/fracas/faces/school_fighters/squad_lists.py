"""The gangs in lists: units on the table, to be deployed or out, and the card of one unit."""

from fracas.faces.school_fighters.labels import MOVED, bruises_text, state_text
from fracas.faces.school_fighters.pieces import MONITOR, is_used, name, team_name, token
from fracas.games.school_fighters import state as st
from fracas.games.school_fighters.state import State, Unit
from fracas.games.school_fighters.team.given import display_name
from fracas.games.school_fighters.words.specials import special_name, specials_of
from fracas.locale import _
from fracas.view.match.squads import PlayerDetails, SquadGroup, SquadList, SquadRow, Stat

_USED = {"fight": "fight", "shoot": "fight", "block": "block", "moxie": "moxie"}


def squad(s: State, side: int, now: int) -> SquadList:
    """Return the list of a gang.

    Args: now - the unit selected, -1 for none.
    """
    places = (
        ("", [n for n in s.gangs[side] if s.units[n].status >= st.FAZED]),
        (_("To be deployed"), [n for n in s.gangs[side] if s.units[n].status == st.WAITING]),
        (_("Knocked out"), [n for n in s.gangs[side] if s.units[n].status == st.KNOCKED_OUT]),
        (_("In detention"), [n for n in s.gangs[side] if s.units[n].status == st.DETAINED]),
    )
    groups = tuple(SquadGroup(title, tuple(_row(s, n, now) for n in who)) for title, who in places)
    left = sum(s.units[n].status >= st.FAZED or s.units[n].status == st.WAITING for n in s.gangs[side])
    note = _("{n} of {all}").format(n=left, all=len(s.gangs[side]))
    return SquadList(team_name(s, side), note, groups)


def _row(s: State, who: int, now: int) -> SquadRow:
    unit = s.units[who]
    return SquadRow(token(s, who), display_name(s, who), _tag(s, unit), str(who), who == now, not is_used(s, unit))


def _tag(s: State, unit: Unit) -> str:
    if unit.status in (st.KNOCKED_OUT, st.DETAINED):
        return ""
    if unit.status == st.FAZED:
        return _("Fazed")
    words = f"{_(unit.profile.name)}, {bruises_text(unit.bruises)}"
    return f"{words}, {_(MOVED[unit.moved])}" if s.phase == st.MOVEMENT and unit.moved != st.NOT_YET else words


def card(s: State, who: int, roll: str = "") -> PlayerDetails:
    """Return the card of a unit or the monitor.

    Args: roll - kind of the roll to come; the value it uses stands out.
    """
    if who == MONITOR:
        return PlayerDetails(token(s, who), name(s, who), "", (Stat(_("Move"), "6″"),), ((_("Rules"), "7"),))
    unit, used = s.units[who], _USED.get(roll, "")
    p = unit.profile
    stats = (
        Stat(_("Fight"), str(p.fight), used == "fight"), Stat(_("Block"), str(p.block), used == "block"),
        Stat(_("Moxie"), str(p.moxie), used == "moxie"),
        Stat(_("Bruises"), f"{unit.bruises}/{p.bruises}" if unit.status >= st.FAZED else str(p.bruises)),
        Stat(_("Points"), str(p.points)),
    )
    specials = tuple((special_name(key), "2.2") for key in specials_of(p))
    line = ", ".join(filter(None, (_(p.name), state_text(s, unit))))
    return PlayerDetails(token(s, who), name(s, who), line, stats, specials)
