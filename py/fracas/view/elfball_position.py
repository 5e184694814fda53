"""A position of Elfball as counters, words and lists."""

from __future__ import annotations

from functools import cache

from fracas.games.elfball import state as st
from fracas.games.elfball.field import EDGE, FIELD, GOAL, HALFWAY, NORTH
from fracas.games.elfball.state import State, player_at, profile, side_of
from fracas.games.elfball.teams import SQUAD, TEAMS
from fracas.locale import N_, _, ngettext
from fracas.view import elfball
from fracas.view.model import DAZED, DOWN, STANDING, Board, Field, Strip, Token
from fracas.view.squads import Card, Group, Row, Squad, Stat

STANCES = {st.STANDING: STANDING, st.DOWN: DOWN, st.DAZED: DAZED}
MONSTER = "Monster"
BAND = 0.1875 * elfball.U           # width of the interception band. Rule: Elfball 13.2

# The value a roll uses. Rule: Elfball 25.
_ROLLED = {
    "face-off": "Might", "impact": "Might", "shove": "Might", "tackle": "Tackle", "disengage": "Dodge",
    "pick-up": "Skill", "throw": "Skill", "catch": "Skill", "intercept": "Skill", "injury": "Grit",
}
_STATS = (("Jog", N_("Jog")), ("Might", N_("Might")), ("Tackle", N_("Tackle")), ("Dodge", N_("Dodge")),
          ("Skill", N_("Skill")), ("Grit", N_("Grit")))
_DIRECTIONS = (N_("north-east"), N_("east"), N_("south-east"), N_("south-west"), N_("west"), N_("north-west"))
_PLACES = ((st.BENCH, N_("Bench")), (st.BENCHED, N_("Benched for this Test")), (st.RECOVERY, N_("Recovery")),
           (st.INFIRMARY, N_("Infirmary")), (st.EJECTED, N_("Ejected")))


@cache
def field() -> Field:
    """Return the field, made once."""
    return elfball.field(FIELD.points)


def name(s: State, p: int) -> str:
    """Return a player's own name."""
    return profile(s, p).name


def team_name(s: State, side: int) -> str:
    """Return the name of a team."""
    return _(TEAMS[s.codes[side].partition("_")[0]].name)


def key_of(p: int) -> str:
    """Return what the drawing calls a player: h3, a12."""
    return f"{'ha'[side_of(p)]}{p % SQUAD + 1}"


def token(s: State, p: int) -> Token:
    """Return the counter of one player, also of one who is off the field."""
    is_standing = s.stance[p] == st.STANDING
    return Token(
        key_of(p), max(s.where[p], 0), side_of(p), str(p % SQUAD + 1), profile(s, p).type == MONSTER,
        30 + 60 * s.facing[p] if is_standing and s.facing[p] >= 0 else None, STANCES[s.stance[p]],
        ("st-last",) if p in s.last_moved and s.where[p] >= 0 else (), s.holder == p,
    )


def tokens(s: State) -> tuple[Token, ...]:
    """Return the counters of the players on the field."""
    return tuple(token(s, p) for p in st.ALL_SLOTS if s.where[p] >= 0)


def board(s: State) -> Board:
    """Return the board with the counters and the ball, no question asked."""
    return Board(field(), label(s), tokens(s), s.ball)


def danger(s: State, side: int) -> tuple[int, ...]:
    """Return the cells that the opponents of a side face, in reading order."""
    faced: set[int] = set()
    for p in st.TEAM_SLOTS[1 - side]:
        if s.where[p] >= 0 and s.stance[p] == st.STANDING:
            faced.update(s.book.field.front[s.where[p]][s.facing[p]])
    return tuple(sorted(faced))


def strips(a: int, b: int) -> tuple[Strip, ...]:
    """Return the interception band of a throw from cell to cell."""
    centres = field().lattice.centres
    return (Strip(centres[a], centres[b], BAND),)


def side_name(side: int) -> str:
    """Return what a side is called when it matters who sits where."""
    return _("away") if side else _("home")


def player_text(s: State, p: int) -> str:
    """Return a player for the ear: "home 3 Ashbow, Hunter, standing, facing east, has the ball"."""
    parts = [f"{side_name(side_of(p))} {p % SQUAD + 1} {name(s, p)}", _(profile(s, p).position), stance_text(s, p)]
    if s.where[p] >= 0 and s.stance[p] == st.STANDING and s.facing[p] >= 0:
        parts.append(_("facing {direction}").format(direction=_(_DIRECTIONS[s.facing[p]])))
    if s.holder == p:
        parts.append(_("has the ball"))
    if p in s.last_moved:
        parts.append(_("just moved"))
    return ", ".join(parts)


def stance_text(s: State, p: int) -> str:
    """Return how a player stands or lies."""
    return (_("standing"), _("Down"), _("Dazed"))[s.stance[p]]


def cell_text(s: State, cell: int) -> str:
    """Return a cell for the ear: its name, its line, who is there, how many opponents face him."""
    parts = [s.book.field.names[cell], *_ground(s, cell)]
    if s.ball == cell:
        parts.append(_("loose ball"))
    p = player_at(s, cell)
    if p >= 0:
        parts += [player_text(s, p), *_faced(s, p)]
    return ", ".join(parts)


def _ground(s: State, cell: int) -> list[str]:
    line = s.book.field.lines[cell]
    if line == GOAL:
        return [_("north goal") if cell == s.book.field.goals[NORTH] else _("south goal")]
    return [_("edge")] if line == EDGE else [_("half-way line")] if line == HALFWAY else []


def _faced(s: State, p: int) -> list[str]:
    front = s.book.field.front
    count = sum(
        s.where[p] in front[s.where[q]][s.facing[q]] for q in st.TEAM_SLOTS[1 - side_of(p)]
        if s.where[q] >= 0 and s.stance[q] == st.STANDING
    )
    if not count:
        return []
    return [ngettext("{n} opponent faces him", "{n} opponents face him", count).format(n=count)]


def label(s: State) -> str:
    """Return the board in one sentence."""
    score = _("Elfball field: {home} {a}, {away} {b}").format(
        home=team_name(s, 0), a=s.score[0], away=team_name(s, 1), b=s.score[1])
    if s.holder >= 0:
        place = s.book.field.names[s.where[s.holder]] if s.where[s.holder] >= 0 else ""
        ball = _("{player} has the ball at {cell}").format(player=name(s, s.holder), cell=place)
    elif s.ball >= 0:
        ball = _("the ball is at {cell}").format(cell=s.book.field.names[s.ball])
    else:
        return f"{score}."
    return f"{score}; {ball}."


def squad(s: State, side: int, now: int = -1) -> Squad:
    """Return the list of a team by place.

    Args: now - the player the screen is about, -1 for none.
    """
    slots = [p for p in st.TEAM_SLOTS[side] if s.profiles[p] is not None]
    groups = [Group("", tuple(_row(s, p, now) for p in slots if s.where[p] >= 0))]
    groups += [Group(_(title), tuple(_row(s, p, now) for p in slots if s.where[p] == place))
               for place, title in _PLACES]
    count = len(groups[0].rows)
    return Squad(team_name(s, side), _("{n} on the field").format(n=count), tuple(groups))


def _row(s: State, p: int, now: int) -> Row:
    return Row(token(s, p)._replace(facing=None), name(s, p), _tag(s, p), str(p), p == now, p not in s.last_moved)


def _tag(s: State, p: int) -> str:
    if s.acting == p:
        return _("acting")
    if s.holder == p:
        return _("has the ball")
    if s.stance[p] != st.STANDING:
        return stance_text(s, p)
    return _("just moved") if p in s.last_moved and s.where[p] >= 0 else _(profile(s, p).position)


def card(s: State, p: int, roll: str = "") -> Card:
    """Return the card of a player.

    Args: roll - kind of the roll to come; the value it uses is marked.
    """
    who = profile(s, p)
    used = _ROLLED.get(roll, "")
    values = who[2:8]
    stats = tuple(Stat(_(title), str(value), key == used)
                  for (key, title), value in zip(_STATS, values, strict=True))
    line = _(who.position)
    if s.acting == p:
        line += " · " + _("{left} of {jog} Jog left").format(left=s.jog, jog=who.jog)
    return Card(token(s, p), who.name, line, stats, tuple((_(ability), "22") for ability in who.abilities))
