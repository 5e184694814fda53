"""A Cave Brawl position in lists: squads, the card of a player or a beast."""

from fracas.faces.cave_brawl.names import beast_of, name, team_name
from fracas.faces.cave_brawl.pieces import token
from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.bestiary import BEASTS, CARRY_OFF, CONSTRICT, SWARM
from fracas.games.cave_brawl.state import State
from fracas.games.cave_brawl.team.given import display_name, type_of
from fracas.games.cave_brawl.team.teams import CURSE, FEAR, REVIVE, STENCH, VAULT
from fracas.locale import N_, NP_, _, pgettext
from fracas.view.match.odds_slip import signed_amount
from fracas.view.match.squads import PlayerDetails, SquadGroup, SquadList, SquadRow, Stat

BALL = "ball-cave"
SPECIALS = {  # special -> its name and the chapter it is in
    VAULT: (N_("Vault"), "4.10"), FEAR: (N_("Fear"), "4.6"), STENCH: (N_("Stench"), "4.7"),
    REVIVE: (N_("Revive"), "4.8"), CURSE: (N_("Curse"), "4.11"),
    SWARM: (N_("Swarm"), "6.3"), CONSTRICT: (N_("Constrict"), "6.3"), CARRY_OFF: (N_("Carry off"), "6.3"),
}
EFFECTS = {  # special -> its effect in a sentence
    VAULT: N_("She may vault over an opponent beside her: 1D20 + her Catch and Dodge − his, 10 or more."),
    FEAR: N_("Who wants to block or tackle him first rolls 1D6. On a 1 he does not dare, and is done."),
    STENCH: N_("An opponent who starts his turn beside him rolls 1D6. On a 1 he loses this turn."),
    REVIVE: N_("When he is dead he rolls 1D6 at the start of each turn. On a 1 he rises with 1D6 hit points."),
    CURSE: N_("Once a match he lowers one score of any opponent in the pit by 1D6."),
}
SHORT_SCORES = {"bt": NP_("score", "Block"), "cd": NP_("score", "Catch"), "pk": NP_("score", "Pass")}  # on a card
_USED = {"block": "bt", "tackle": "bt", "infighting": "bt", "catch": "cd", "vault": "cd", "pass": "pk", "kick": "pk"}


def squad(s: State, side: int, now: int) -> SquadList:
    """Return the list of a team.

    Args: now - the player selected or acting, -1 for none.
    """
    places = (
        ("", [who for who in st.team(s, side) if s.where[who] >= 0]),
        (_("In the tunnel"), [who for who in st.team(s, side) if s.where[who] == st.TUNNEL]),
        (_("May rise again"), [who for who in st.team(s, side) if st.is_dead_zombie(s, who)]),
        (_("Dead"), [who for who in st.team(s, side) if s.where[who] == st.DEAD and not st.is_dead_zombie(s, who)]),
        (_("Carried off"), [who for who in st.team(s, side) if s.where[who] == st.CARRIED_OFF]),
    )
    alive = sum(s.where[who] >= st.TUNNEL for who in st.team(s, side))
    note = _("{n} of {all}").format(n=alive, all=s.options.squad)
    groups = tuple(SquadGroup(title, tuple(_row(s, who, now) for who in players)) for title, players in places)
    return SquadList(team_name(s, side), note, groups, BALL)


def _row(s: State, who: int, now: int) -> SquadRow:
    can_act = s.where[who] >= st.TUNNEL and (st.side_of(s, who) != s.side or s.used[who] == st.READY)
    return SquadRow(token(s, who), display_name(s, who), _tag(s, who), str(who), who == now, can_act)


def _tag(s: State, who: int) -> str:
    kind = type_of(s, who)
    if s.where[who] < st.TUNNEL or not s.players[who].hp:
        return kind
    words = _("{n} HP").format(n=f"{s.hp[who]}/{s.players[who].hp}")
    state = _("acting") if s.acting == who else _("ball") if s.holder == who else _("prone") if s.prone[who] else kind
    return f"{state}, {words}"


def card(s: State, who: int, roll: str = "") -> PlayerDetails:
    """Return the card of a player or a beast.

    Args: roll - kind of the roll to come; the value it uses stands out.
    """
    if st.is_beast(who):
        return _beast_card(s, who)
    player, used = s.players[who], _USED.get(roll, "")
    bt, cd, pk, hp = "????"
    if player.is_rolled:
        bt, cd, pk = (signed_amount(scores[who], True) for scores in (s.bt, s.cd, s.pk))
        hp = f"{max(s.hp[who], 0)}/{player.hp}"
    scores = {"bt": bt, "cd": cd, "pk": pk}
    stats = (
        *(Stat(pgettext("score", SHORT_SCORES[key]), value, used == key) for key, value in scores.items()),
        Stat(pgettext("score", "Movement"), f"{s.left}/{player.kind.mv}" if s.acting == who else str(player.kind.mv)),
        Stat(_("Hit points"), hp),
    )
    return PlayerDetails(token(s, who), name(s, who), type_of(s, who), stats, _special(player.kind.special), BALL)


def _beast_card(s: State, who: int) -> PlayerDetails:
    kind, beast = BEASTS[st.beast_kind(who)], beast_of(s, who)
    line = _("against the {team}").format(team=team_name(s, beast.against)) if beast is not None else _("gone")
    stats = (
        Stat(_("Power"), str(kind.pow)), Stat(_("Damage"), f"{kind.damage}D6"),
        Stat(pgettext("score", "Movement"), str(kind.mv)),
        Stat(_("Hit points"), str(beast.hp) if beast is not None else "0"),
    )
    return PlayerDetails(token(s, who), name(s, who), line, stats, _special(kind.special), BALL)


def _special(special: str) -> tuple[tuple[str, str], ...]:
    if not special:
        return ()
    words, chapter = SPECIALS[special]
    return ((_(words), chapter),)
