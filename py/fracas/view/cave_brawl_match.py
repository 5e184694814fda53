"""A Cave Brawl position as it is shown: counters, squads, cards, score, the words for a cell. No question, no rule."""

from __future__ import annotations

from functools import lru_cache

from fracas.games.cave_brawl import pit
from fracas.games.cave_brawl.bestiary import BEASTS, CARRY_OFF, CONSTRICT, SWARM
from fracas.games.cave_brawl.state import (
    CARRIED_OFF,
    DEAD,
    HANDING,
    NO_BODY,
    NO_ONE,
    READY,
    TUNNEL,
    TURN,
    Beast,
    State,
    ball_cell,
    beast_kind,
    bodies,
    is_beast,
    is_dead_zombie,
    side_of,
    team,
)
from fracas.games.cave_brawl.teams import CURSE, FACTION_NAMES, FACTIONS, FEAR, REVIVE, SAMPLE, STENCH, VAULT
from fracas.games.cave_brawl.ungawa import PATIENCE
from fracas.locale import N_, _, ngettext
from fracas.view import cave_brawl
from fracas.view.model import DEAD as DEAD_LOOK
from fracas.view.model import DOWN, NEUTRAL, STANDING, Board, Field, Token
from fracas.view.newmatch import DARK_KITS, LIGHT_KITS
from fracas.view.score import Pegs, Tracker
from fracas.view.squads import Card, Group, Row, Squad, Stat

NOWHERE = -1
BALL = "ball-cave"
BIG = "ap"  # code of the type that is larger than the others
_FIRST_PLACE = len(pit.CELLS)  # the cell of the first place in the south hall; the north hall follows
_EMBLEMS = ("stirge", "smilodon", "stegosaurus", "snake", "mastodon", "pteranodon")
_SPECIALS = {  # special -> its name and the chapter it is in
    VAULT: (N_("Vault"), "4.10"), FEAR: (N_("Fear"), "4.6"), STENCH: (N_("Stench"), "4.7"),
    REVIVE: (N_("Revive"), "4.8"), CURSE: (N_("Curse"), "4.11"),
    SWARM: (N_("Swarm"), "6.3"), CONSTRICT: (N_("Constrict"), "6.3"), CARRY_OFF: (N_("Carry off"), "6.3"),
}
_USED = {"block": "bt", "tackle": "bt", "infighting": "bt", "catch": "cd", "vault": "cd", "pass": "pk", "kick": "pk"}


@lru_cache(maxsize=1)
def field() -> Field:
    """Return the pit."""
    return cave_brawl.field(pit.PIT.points)


# -- who and where ---------------------------------------------------------------------------------------------


def key(s: State, who: int) -> str:
    """Return the key of a counter: "h3", "b102"."""
    return f"b{who}" if is_beast(who) else f"{'ha'[side_of(s, who)]}{shirt(s, who)}"


def shirt(s: State, who: int) -> int:
    """Return the shirt number of a player."""
    return who % s.options.squad + 1


def team_name(s: State, side: int) -> str:
    """Return the name of a team."""
    return _(FACTION_NAMES[s.factions[side]])


def name(s: State, who: int) -> str:
    """Return what a player or a beast is called."""
    if is_beast(who):
        return _(BEASTS[beast_kind(who)].name)
    return f"{_(s.players[who].kind.name)} ({shirt(s, who)})"


def beast_of(s: State, who: int) -> Beast | None:
    """Return a beast that is in the pit."""
    return next((beast for beast in s.beasts if beast.who == who), None)


def place_of(s: State, who: int) -> int:
    """Return the cell of a player's place in the hall of his team."""
    side, squad = side_of(s, who), s.options.squad
    return _FIRST_PLACE + side * cave_brawl.PLACES + (cave_brawl.PLACES - squad) // 2 + who % squad


def cell_of(s: State, who: int) -> int:
    """Return where a player or a beast is, places in the halls included."""
    if is_beast(who):
        beast = beast_of(s, who)
        return beast.cell if beast is not None else NOWHERE
    if s.where[who] == TUNNEL:
        return place_of(s, who)
    return max(s.where[who], NOWHERE)


def who_at(s: State, cell: int) -> int:
    """Return the player or the beast on a cell, `NO_ONE` if there is none."""
    if cell < _FIRST_PLACE:
        return bodies(s).get(cell, NO_ONE)
    side, place = divmod(cell - _FIRST_PLACE, cave_brawl.PLACES)
    return next((who for who in team(s, side) if s.where[who] == TUNNEL and place_of(s, who) == cell), NO_ONE)


def cell_name(s: State, cell: int) -> str:
    """Return what a cell is called."""
    if cell < _FIRST_PLACE:
        return pit.PIT.names[cell]
    side, place = divmod(cell - _FIRST_PLACE, cave_brawl.PLACES)
    words = _("north tunnel, place {n}") if side else _("south tunnel, place {n}")
    return words.format(n=place + 1)


# -- counters --------------------------------------------------------------------------------------------------


def token(s: State, who: int) -> Token:
    """Return the counter of a player or a beast, on the board or for a list."""
    if is_beast(who):
        return _beast_token(s, who)
    is_corpse = is_dead_zombie(s, who)
    kind = s.players[who].kind
    full = s.players[who].hp
    is_used = s.phase == TURN and side_of(s, who) == s.side and s.used[who] != READY and s.where[who] >= TUNNEL
    return Token(
        key(s, who), max(s.body[who] if is_corpse else cell_of(s, who), 0), side_of(s, who), str(shirt(s, who)),
        kind.code == BIG, None, DEAD_LOOK if is_corpse else DOWN if s.prone[who] else STANDING,
        ("st-used",) if is_used else (), s.holder == who,
        bar=_left(s.hp[who], full) if full and not is_corpse else -1,
    )


def _beast_token(s: State, who: int) -> Token:
    beast, kind = beast_of(s, who), beast_kind(who)
    emblem = f"beast-{_EMBLEMS[kind]}"
    if beast is None:
        return Token(key(s, who), 0, NEUTRAL, "", emblem=emblem)
    most = 6 * BEASTS[kind].pow  # a beast's full hit points are not kept: against the most it can have
    return Token(key(s, who), beast.cell, NEUTRAL, "", stance=DOWN if beast.is_prone else STANDING, emblem=emblem,
                 bar=_left(beast.hp, most))


def _left(hp: int, full: int) -> int:
    """Return hit points in per cent; nobody alive has none, nobody hurt has all."""
    if hp <= 0 or hp >= full:
        return 0 if hp <= 0 else 100
    return min(max(round(100 * hp / full), 1), 99)


def tokens(s: State) -> tuple[Token, ...]:
    """Return the counters: bodies of dead zombies, beasts, players in pit and halls."""
    everybody = range(len(s.players))
    return (
        *(token(s, who) for who in everybody if s.body[who] != NO_BODY and s.body[who] >= 0),
        *(token(s, beast.who) for beast in s.beasts),
        *(token(s, who) for who in everybody if s.where[who] >= TUNNEL),
    )


# -- score and lists -------------------------------------------------------------------------------------------


def round_of(s: State) -> int:
    """Return the number of the round; two turns make one."""
    return (s.turn + 1) // 2


def detail(s: State) -> str:
    """Return the line of the score bar: "Round 7, to 3"."""
    if s.turn == 0:
        return _("Before the match, to {n}").format(n=s.options.target)
    if s.phase == HANDING:
        return _("New start, to {n}").format(n=s.options.target)
    return _("Round {round}, to {n}").format(round=round_of(s), n=s.options.target)


def pegs(s: State) -> Pegs:
    """Return the row of pegs that counts the turns without moving the ball."""
    return Pegs(_("Stalling"), s.stall, PATIENCE)


def trackers(s: State) -> tuple[Tracker, ...]:
    """Return the figures to keep in view."""
    limit = f"/{s.options.rounds}" if s.options.rounds else ""
    shown = [Tracker(f"{round_of(s)}{limit}", _("round")), Tracker(str(s.options.target), _("points to win"))]
    if s.beasts:
        shown.append(Tracker(str(len(s.beasts)), ngettext("beast", "beasts", len(s.beasts))))
    return tuple(shown)


def squad(s: State, side: int, now: int) -> Squad:
    """Return the list of a team.

    Args: now - the player selected or acting, -1 for none.
    """
    places = (
        ("", [who for who in team(s, side) if s.where[who] >= 0]),
        (_("In the tunnel"), [who for who in team(s, side) if s.where[who] == TUNNEL]),
        (_("May rise again"), [who for who in team(s, side) if is_dead_zombie(s, who)]),
        (_("Dead"), [who for who in team(s, side) if s.where[who] == DEAD and not is_dead_zombie(s, who)]),
        (_("Carried off"), [who for who in team(s, side) if s.where[who] == CARRIED_OFF]),
    )
    alive = sum(s.where[who] >= TUNNEL for who in team(s, side))
    note = _("{n} of {all}").format(n=alive, all=s.options.squad)
    groups = tuple(Group(title, tuple(_row(s, who, now) for who in players)) for title, players in places)
    return Squad(team_name(s, side), note, groups, BALL)


def _row(s: State, who: int, now: int) -> Row:
    can_act = s.where[who] >= TUNNEL and (side_of(s, who) != s.side or s.used[who] == READY)
    return Row(token(s, who), name(s, who), _tag(s, who), str(who), who == now, can_act)


def _tag(s: State, who: int) -> str:
    if s.where[who] < TUNNEL or not s.players[who].hp:
        return ""
    words = _("HP {n}").format(n=f"{s.hp[who]}/{s.players[who].hp}")
    state = _("acting") if s.acting == who else _("ball") if s.holder == who else _("prone") if s.prone[who] else ""
    return f"{state}, {words}" if state else words


def card(s: State, who: int, roll: str = "") -> Card:
    """Return the card of a player or a beast.

    Args: roll - kind of the roll to come; the value it uses stands out.
    """
    if is_beast(who):
        return _beast_card(s, who)
    player, used = s.players[who], _USED.get(roll, "")
    bt, cd, pk, hp = "????"
    if player.is_rolled:
        bt, cd, pk = _score(s.bt[who]), _score(s.cd[who]), _score(s.pk[who])
        hp = f"{max(s.hp[who], 0)}/{player.hp}"
    stats = (
        Stat(_("BT"), bt, used == "bt"), Stat(_("CD"), cd, used == "cd"), Stat(_("PK"), pk, used == "pk"),
        Stat(_("MV"), str(player.kind.mv)), Stat(_("HP"), hp),
    )
    line = team_name(s, side_of(s, who))
    if s.acting == who:
        line = ngettext("{n} square left", "{n} squares left", s.left).format(n=s.left)
    return Card(token(s, who), name(s, who), line, stats, _special(player.kind.special), BALL)


def _beast_card(s: State, who: int) -> Card:
    kind, beast = BEASTS[beast_kind(who)], beast_of(s, who)
    line = _("against the {team}").format(team=team_name(s, beast.against)) if beast is not None else _("gone")
    stats = (
        Stat(_("POW"), str(kind.pow)), Stat(_("Damage"), f"{kind.damage}D6"), Stat(_("MV"), str(kind.mv)),
        Stat(_("HP"), str(beast.hp) if beast is not None else "0"),
    )
    return Card(token(s, who), _(kind.name), line, stats, _special(kind.special), BALL)


def _special(special: str) -> tuple[tuple[str, str], ...]:
    if not special:
        return ()
    words, chapter = _SPECIALS[special]
    return ((_(words), chapter),)


def _score(value: int) -> str:
    return str(value) if value >= 0 else f"\u2212{-value}"


# -- words -----------------------------------------------------------------------------------------------------


def cell_text(s: State, cell: int) -> str:
    """Return what a cell is called and who is there, for screen readers."""
    words = [cell_name(s, cell)]
    if cell in pit.GOALS:
        side = next(side for side in (0, 1) if pit.OWN_GOAL[side] == cell)
        words.append(_("goal of the {team}").format(team=team_name(s, side)))
    elif cell in pit.CAVES:
        words.append(_("left cave") if cell == pit.CAVES[0] else _("right cave"))
    who = who_at(s, cell)
    if who != NO_ONE:
        words.append(_beast_text(s, who) if is_beast(who) else _player_text(s, who))
    if s.holder == NO_ONE and s.ball == cell:
        words.append(_("the ball"))
    words += [_("body of {name}").format(name=name(s, corpse)) for corpse in range(len(s.players))
              if s.body[corpse] == cell]
    return ", ".join(words)


def _player_text(s: State, who: int) -> str:
    side = _("home") if side_of(s, who) == 0 else _("away")
    words = [_("{team} {shirt} {type}").format(team=side, shirt=shirt(s, who), type=_(s.players[who].kind.name))]
    if s.where[who] >= 0:
        words.append(_("prone") if s.prone[who] else _("standing"))
    if s.players[who].hp:
        words.append(_("{n} of {full} hit points").format(n=s.hp[who], full=s.players[who].hp))
    if s.holder == who:
        words.append(_("has the ball"))
    return ", ".join(words)


def _beast_text(s: State, who: int) -> str:
    beast = beast_of(s, who)
    assert beast is not None
    words = [name(s, who), ngettext("{n} hit point", "{n} hit points", beast.hp).format(n=beast.hp)]
    if beast.is_prone:
        words.append(_("prone"))
    if beast.victim != NO_ONE:
        words.append(_("holds {name}").format(name=name(s, beast.victim)))
    return ", ".join(words)


def board_label(s: State) -> str:
    """Return the board in one sentence."""
    told = _("Cave Brawl pit: {home} {a}, {away} {b}; {detail}").format(
        home=team_name(s, 0), a=s.score[0], away=team_name(s, 1), b=s.score[1], detail=detail(s))
    if s.holder != NO_ONE:
        where = cell_name(s, cell_of(s, s.holder))
        return f"{told}, " + _("{player} has the ball at {cell}").format(player=name(s, s.holder), cell=where) + "."
    if ball_cell(s) < 0:
        return f"{told}."
    return f"{told}, " + _("the ball is at {cell}").format(cell=cell_name(s, s.ball)) + "."


def board(s: State, kits: tuple[str, str] = ("", "")) -> Board:
    """Return the board with its counters and the ball, no question asked: for pictures and embeds."""
    return Board(field(), board_label(s), tokens(s), max(s.ball, NOWHERE), kits=kits)


def faction_of(code: str) -> int:
    """Return the faction of a team as it is chosen for a match."""
    return len(FACTIONS) - 1 if code == SAMPLE else FACTIONS.index(code.partition(".")[0])


def kit_of(faction: int, side: int) -> str:
    """Return the kit of a faction: a dark one at home, a light one away."""
    return LIGHT_KITS[faction % len(LIGHT_KITS)] if side else DARK_KITS[(faction + 1) % len(DARK_KITS)]


def kits_of(s: State) -> tuple[str, str]:
    """Return the usual kits of both teams."""
    return kit_of(s.factions[0], 0), kit_of(s.factions[1], 1)
