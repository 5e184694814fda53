"""Street Bowl's players in lists: the squad of a team by boxes, the card of one player."""

from fracas.faces.street_bowl.pieces import token
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.skills.catalogue import BY_KEY
from fracas.games.street_bowl.skills.skill import section
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.words.names import player_name, position_name, skill_name, team_name
from fracas.locale import N_, NP_, _, ngettext, pgettext
from fracas.view.match.squads import PlayerDetails, SquadGroup, SquadList, SquadRow, Stat

BALL = "ball-street"
BOXES = {
    st.RESERVES: N_("Reserves"), st.KNOCKED_OUT: N_("Knocked out"), st.BADLY_HURT: N_("Badly hurt"),
    st.INJURED: N_("Seriously injured"), st.DEAD: N_("Dead"), st.ARRESTED: N_("Arrested"),
    st.GONE: N_("Gone for this drive"), st.DRAGGED_AWAY: N_("Dragged away"),
}
BREWS = {st.WARPSTONE: N_("Warpstone Tincture"), st.ORCA: N_("Orca-Cola"), st.FUNGUS: N_("Fungus Beer")}
# The characteristic of each kind of roll.
USED = {
    "dodge": "ag", "leap": "ag", "pick_up": "ag", "pass": "ag", "catch": "ag", "intercept": "ag", "landing": "ag",
    "gaze": "ag", "jump_up": "ag", "block": "st", "dauntless": "st", "armour": "av", "go_for_it": "ma",
}
NAMES = {
    "ma": NP_("characteristic", "MA"), "st": NP_("characteristic", "ST"), "ag": NP_("characteristic", "AG"),
    "av": NP_("characteristic", "AV"),
}


def squad(s: State, side: int, now: int) -> SquadList:
    """Return the list of a team.

    Args: now - the player selected or acting, -1 for none.
    """
    on_street = st.on_street(s, side)
    groups = [SquadGroup("", tuple(_row(s, who, now) for who in on_street))]
    for box, title in BOXES.items():
        groups.append(SquadGroup(_(title), tuple(_row(s, who, now) for who in st.TEAMS[side] if s.where[who] == box)))
    note = ngettext("{n} on the street", "{n} on the street", len(on_street)).format(n=len(on_street))
    return SquadList(team_name(s, side), note, tuple(groups), BALL, _support(s, side))


def _support(s: State, side: int) -> str:
    """Return the re-rolls, potions and staff of a team in words."""
    n, potions = s.rerolls[side] + s.leader[side], s.potions[side]
    words = [ngettext("{n} re-roll", "{n} re-rolls", n).format(n=n)]
    if potions:
        words.append(ngettext("{n} potion", "{n} potions", potions).format(n=potions))
    if s.sides[side].has_chef:
        words.append(_("Master Chef"))
    return ", ".join(words)


def _row(s: State, who: int, now: int) -> SquadRow:
    name = st.player(s, who).name or position_name(s, who)
    return SquadRow(token(s, who), name, _tag(s, who), str(who), who == now, not s.used[who])


def _tag(s: State, who: int) -> str:
    if s.acting == who:
        return _("acting")
    if s.holder == who:
        return _("has the ball")
    if s.where[who] >= 0 and s.condition[who] != st.STANDING:
        return _("prone") if s.condition[who] == st.PRONE else _("stunned")
    return _("done") if s.where[who] >= 0 and s.used[who] else position_name(s, who)


def card(s: State, who: int, roll: str = "") -> PlayerDetails:
    """Return the card of a player.

    Args: roll - kind of the roll to come; the value it uses stands out.
    """
    p, used = st.player(s, who), USED.get(roll, "")
    values = {key: str(getattr(p, key)) for key in NAMES}
    if s.acting == who and s.deed != "block":
        values["ma"] = f"{s.left}/{p.ma}"
    stats = tuple(Stat(pgettext("characteristic", NAMES[key]), value, key == used) for key, value in values.items())
    skills = tuple((_skill(s, who, key), section(BY_KEY[key])) for key in p.skills)
    brews = tuple((_(name), "13") for bit, name in BREWS.items() if s.brews[who] & bit)
    return PlayerDetails(token(s, who), player_name(s, who), position_name(s, who), stats, (*skills, *brews), BALL)


def _skill(s: State, who: int, key: str) -> str:
    """Return the name of a skill, with a note if it is used up in this turn."""
    name = skill_name(key)
    return _("{skill}: used").format(skill=name) if st.is_used_up(s, who, key) else name
