"""Elfball's players in lists: the squad of a team by places, the card of one player."""

from fracas.faces.elfball.pieces import player_name, token
from fracas.games.elfball import state as st
from fracas.games.elfball.state import State
from fracas.games.elfball.support.team_support import support_left
from fracas.games.elfball.support.wizard import SKILL
from fracas.games.elfball.team.legality import names_of_support
from fracas.games.elfball.words.ability_texts import rule_of
from fracas.games.elfball.words.names import ATTRIBUTES, ability_name, attribute_name, team_name
from fracas.locale import N_, _, ngettext
from fracas.view.match.squads import PlayerDetails, SquadGroup, SquadList, SquadRow, Stat

PLACES = {
    st.BENCH: N_("Bench"), st.BENCHED: N_("Bench, not back in this Test"), st.RECOVERY: N_("Recovery"),
    st.INFIRMARY: N_("Infirmary"), st.EJECTED: N_("Ejected"),
}
# The attribute of each kind of roll.
USED = {"disengage": "dodge", "pick-up": "skill", "throw": "skill", "intercept": "skill", "catch": "skill",
        "impact": "might", "shove": "might", "crush": "might", "tackle": "tackle", "injury": "grit",
        "face-off": "might", "steal": "tackle", "clip-might": "might", "clip-dodge": "dodge", "inferno": "dodge"}


def squad(s: State, side: int, now: int) -> SquadList:
    """Return the list of a team.

    Args: now - the player selected or acting, -1 for none.
    """
    on_field = st.players_on_field(s, side)
    bench = sum(s.where[p] == st.BENCH for p in st.TEAM_SLOTS[side])
    note = ngettext("{n} on field, bench {bench}", "{n} on field, bench {bench}", len(on_field))
    groups = [SquadGroup("", tuple(_row(s, p, now) for p in on_field))]
    for place, title in PLACES.items():
        rows = tuple(_row(s, p, now) for p in st.TEAM_SLOTS[side] if s.where[p] == place)
        groups.append(SquadGroup(_(title), rows))
    if s.support[side].wizard:
        used = _("has cast his spell") if s.extra.spells[side] else _("one spell left")
        wizard = st.WIZARDS[side]
        row = SquadRow(token(s, wizard), _("Hired Gun Wizard"), used, str(wizard), wizard == now,
                       not s.extra.spells[side])
        groups.append(SquadGroup(_("Off the field"), (row,)))
    support = ", ".join(names_of_support(support_left(s, side)))
    return SquadList(team_name(s, side), note.format(n=len(on_field), bench=bench), tuple(groups), support=support)


def _row(s: State, p: int, now: int) -> SquadRow:
    is_still = s.last_moved[st.side_of(p)] == p
    return SquadRow(token(s, p), st.profile(s, p).name, _tag(s, p), str(p), p == now, not is_still)


def _tag(s: State, p: int) -> str:
    if s.acting == p and s.phase != st.SET_UP:  # in the set-up it is only the player placed last
        return _("acting")
    if any(frog == p for frog, _real in s.extra.frogs):
        return _("frog")
    if s.holder == p:
        return _("has the ball")
    if s.stance[p] != st.STANDING:
        return _("dazed") if s.stance[p] == st.DAZED else _("down")
    return _("just moved") if s.last_moved[st.side_of(p)] == p else _(st.profile(s, p).position)


def card(s: State, p: int, roll: str = "") -> PlayerDetails:
    """Return the card of a player or Wizard.

    Args: roll - kind of the roll to come; the value it uses stands out.
    """
    if p in st.WIZARDS:
        return PlayerDetails(token(s, p), player_name(s, p), _("one spell a match"),
                    (Stat(attribute_name("skill"), str(SKILL), True),), ())
    who = st.profile(s, p)
    used = USED.get(roll, "")
    values = {key: str(getattr(who, key)) for key in ATTRIBUTES}
    if s.acting == p and s.phase == st.TURN:
        values["jog"] = f"{s.jog}/{who.jog}"
    stats = tuple(Stat(attribute_name(key), value, key == used) for key, value in values.items())
    abilities = tuple((_ability(s, p, key), rule_of(key)) for key in who.abilities)
    return PlayerDetails(token(s, p), player_name(s, p), _(who.position), stats, abilities)


def _ability(s: State, p: int, key: str) -> str:
    """Return the name of an ability, with a note if it is used up in this action."""
    name = ability_name(key)
    return _("{ability}: used").format(ability=name) if (p, key) in s.used else name
