"""An Elfball position as it is shown: counters, squads, cards, score and the words for a cell. No question, no rule."""

from __future__ import annotations

from functools import lru_cache

from fracas.faces.elfball import board as elfball
from fracas.games.elfball import field as geometry
from fracas.games.elfball.abilities import BY_KEY, GENERAL
from fracas.games.elfball.state import (
    ALL_SLOTS,
    BENCH,
    BENCHED,
    DAZED,
    DOWN,
    EJECTED,
    FREE,
    INFIRMARY,
    MOST_MOMENTUM,
    OPENING,
    RECOVERY,
    SET_UP,
    TEAM_SLOTS,
    WIZARDS,
    State,
    ball_cell,
    faces,
    facing_players,
    half_of,
    player_at,
    players_on_field,
    profile,
    side_of,
)
from fracas.games.elfball.team.legality import names_of_support
from fracas.games.elfball.team.teams import TEAMS
from fracas.games.elfball.team.teams import kits_of as own_kits
from fracas.games.elfball.team.teams import team_name as own_name
from fracas.games.elfball.team_support import support_left
from fracas.games.elfball.wizard import SKILL
from fracas.games.elfball.words.names import ability_name
from fracas.games.elfball.words.variant import compass, said
from fracas.kernel.kits import DARK_KITS, LIGHT_KITS
from fracas.locale import N_, NP_, _, ngettext, pgettext
from fracas.view.model import DAZED as DAZED_LOOK
from fracas.view.model import DOWN as DOWN_LOOK
from fracas.view.model import STANDING, Field, Token
from fracas.view.score import Pegs, Tracker
from fracas.view.squads import Card, Group, Row, Squad, Stat

BIG = "Monster"
WIZARD = "W"  # on the counter of a Wizard
_SHIRTS = len(TEAM_SLOTS[0])
_PLACES = (
    (BENCH, N_("Bench")), (BENCHED, N_("Bench, not back in this Test")), (RECOVERY, N_("Recovery")),
    (INFIRMARY, N_("Infirmary")), (EJECTED, N_("Ejected")),
)
_STATS = (
    ("jog", NP_("attribute", "Jog")), ("might", NP_("attribute", "Might")), ("tackle", NP_("attribute", "Tackle")),
    ("dodge", NP_("attribute", "Dodge")), ("skill", NP_("attribute", "Skill")), ("grit", NP_("attribute", "Grit")),
)
_USED = {"disengage": "dodge", "pick-up": "skill", "throw": "skill", "intercept": "skill", "catch": "skill",
         "impact": "might", "shove": "might", "crush": "might", "tackle": "tackle", "injury": "grit",
         "face-off": "might", "steal": "tackle", "clip-might": "might", "clip-dodge": "dodge", "inferno": "dodge"}
# Kits by the team's place in the list: a dark one for the home side, a light one for the away side.
_DARK, _LIGHT = DARK_KITS, LIGHT_KITS


@lru_cache(maxsize=1)
def field() -> Field:
    """Return the field."""
    return elfball.field(geometry.POINTS)


def angle(s: State, direction: int) -> int:
    """Return the angle of a direction: hexes have their first to the north-east, squares to the north."""
    turn = 360 // len(s.book.field.steps)
    return turn * direction + (turn // 2 if turn == 60 else 0)


def key(p: int) -> str:
    """Return the key of a player's counter: "h3"."""
    return f"{'ha'[side_of(p)]}{shirt(p)}"


def shirt(p: int) -> int:
    """Return the shirt number of a player."""
    return p % _SHIRTS + 1


def team_name(s: State, side: int) -> str:
    """Return the name of a team: its own, or that of its list."""
    return own_name(s.codes[side]) or _(TEAMS[s.codes[side].partition("_")[0]].name)


def player_name(s: State, p: int) -> str:
    """Return a player's own name with his number, or the Wizard of a team."""
    if p in WIZARDS:
        return _("Wizard of the {team}").format(team=team_name(s, side_of(p)))
    return f"{profile(s, p).name} ({shirt(p)})"


def default_kit(team: str, side: int) -> str:
    """Return the kit of a team: a dark one at home, a light one away, its own or by its place in the list of teams."""
    if own := own_kits(team)[side]:
        return own
    place = list(TEAMS).index(team.partition("_")[0])
    return _LIGHT[(place + 2) % len(_LIGHT)] if side else _DARK[(place + 1) % len(_DARK)]


def token(s: State, p: int) -> Token:
    """Return the counter of a player, on the board or for a list; a Wizard has one for lists."""
    if p in WIZARDS:
        return Token(f"{'ha'[side_of(p)]}w", 0, side_of(p), WIZARD)
    looks = {DOWN: DOWN_LOOK, DAZED: DAZED_LOOK}
    facing = angle(s, s.facing[p]) if s.facing[p] >= 0 else None
    badges = ("st-last",) if s.last_moved[side_of(p)] == p else ()
    return Token(
        key(p), max(s.where[p], 0), side_of(p), str(shirt(p)), profile(s, p).type == BIG, facing,
        looks.get(s.stance[p], STANDING), badges, s.holder == p,
    )


def tokens(s: State) -> tuple[Token, ...]:
    """Return the counters on the board."""
    return tuple(token(s, p) for p in ALL_SLOTS if s.where[p] >= 0)


def detail(s: State) -> str:
    """Return the line of the score bar: "Test 2, turn 16"."""
    if s.phase in (OPENING, SET_UP):
        return _("Test {test}, set-up").format(test=s.test)
    if s.turn == 0:
        return _("Test {test}, face-off").format(test=s.test)
    if s.extra.moves:
        return _("Test {test}, turn {turn}, second player").format(test=s.test, turn=s.turn)
    return _("Test {test}, turn {turn}").format(test=s.test, turn=s.turn)


def pegs(s: State) -> Pegs:
    """Return the Momentum track."""
    return Pegs(_("Momentum"), s.momentum, MOST_MOMENTUM)


def trackers(s: State) -> tuple[Tracker, ...]:
    """Return the figures to keep in view."""
    shown = [Tracker(str(s.test), _("test")), Tracker(str(s.turn), _("turn"))]
    if s.options.goals > 1:
        shown.append(Tracker(str(s.options.goals), _("goals to win")))
    if s.options.cards:
        shown.append(Tracker(str(s.cards), _("cards left")))
    return tuple(shown)


def squad(s: State, side: int, now: int) -> Squad:
    """Return the list of a team.

    Args: now - the player selected or acting, -1 for none.
    """
    on_field = players_on_field(s, side)
    bench = sum(s.where[p] == BENCH for p in TEAM_SLOTS[side])
    note = ngettext("{n} on field, bench {bench}", "{n} on field, bench {bench}", len(on_field))
    groups = [Group("", tuple(_row(s, p, now) for p in on_field))]
    for place, title in _PLACES:
        rows = tuple(_row(s, p, now) for p in TEAM_SLOTS[side] if s.where[p] == place)
        groups.append(Group(_(title), rows))
    if s.support[side].wizard:
        used = _("has cast his spell") if s.extra.spells[side] else _("one spell left")
        wizard = WIZARDS[side]
        row = Row(token(s, wizard), _("Hired Gun Wizard"), used, str(wizard), wizard == now, not s.extra.spells[side])
        groups.append(Group(_("Off the field"), (row,)))
    support = ", ".join(names_of_support(support_left(s, side)))
    return Squad(team_name(s, side), note.format(n=len(on_field), bench=bench), tuple(groups), support=support)


def _row(s: State, p: int, now: int) -> Row:
    return Row(token(s, p), profile(s, p).name, _tag(s, p), str(p), p == now, s.last_moved[side_of(p)] != p)


def _tag(s: State, p: int) -> str:
    if s.acting == p:
        return _("acting")
    if any(frog == p for frog, _real in s.extra.frogs):
        return _("frog")
    if s.holder == p:
        return _("has the ball")
    if s.stance[p] != 0:
        return _("dazed") if s.stance[p] == DAZED else _("down")
    if s.last_moved[side_of(p)] == p:
        return _("just moved")
    return _(profile(s, p).position)


def card(s: State, p: int, roll: str = "") -> Card:
    """Return the card of a player or Wizard.

    Args: roll - kind of the roll to come; the value it uses stands out.
    """
    if p in WIZARDS:
        skill = Stat(pgettext("attribute", "Skill"), str(SKILL), True)
        return Card(token(s, p), player_name(s, p), _("one spell a match"), (skill,), ())
    who = profile(s, p)
    used = _USED.get(roll, "")
    stats = tuple(Stat(pgettext("attribute", title), str(getattr(who, name)), name == used) for name, title in _STATS)
    line = _(who.position)
    if s.acting == p and s.phase != FREE:
        line = _("{position} · {left} of {jog} Jog left").format(position=line, left=s.jog, jog=who.jog)
    abilities = tuple((_ability(s, p, key), "22.1" if BY_KEY[key] in GENERAL else "22.2") for key in who.abilities)
    return Card(token(s, p), f"{who.name} ({shirt(p)})", line, stats, abilities)


def _ability(s: State, p: int, key: str) -> str:
    """Return the name of an ability, and whether it is used up in this action."""
    name = ability_name(key)
    return _("{ability}: used").format(ability=name) if (p, key) in s.used else name


def cell_text(s: State, cell: int) -> str:
    """Return what a cell is called and who stands there, for screen readers."""
    p = player_at(s, cell)
    field = s.book.field
    words = [field.names[cell]]
    line = field.lines[cell]
    if line == geometry.GOAL:
        words.append(_("goal of the {team}").format(
            team=team_name(s, next((side for side in (0, 1) if cell in field.goals[half_of(s, side)]), 0))))
    elif line != geometry.NO_LINE:
        words.append(said(s, N_("edge")) if line == geometry.EDGE else _("half-way line"))
    if p < 0:
        if ball_cell(s) == cell:
            words.append(_("the ball"))
        return ", ".join(words)
    words += [_("{team} {shirt} {name}, {position}").format(
        team=_("home") if side_of(p) == 0 else _("away"), shirt=shirt(p), name=profile(s, p).name,
        position=_(profile(s, p).position))]
    words.append((_("standing"), _("down"), _("dazed"))[s.stance[p]])
    if any(frog == p for frog, _real in s.extra.frogs):
        words.append(_("frog"))
    if s.facing[p] >= 0:
        words.append(_("facing {direction}").format(direction=compass(s, s.facing[p])))
    if s.holder == p:
        words.append(_("has the ball"))
    if near := len(facing_players(s, 1 - side_of(p), cell)):
        words.append(ngettext("faced by {n} opponent", "faced by {n} opponents", near).format(n=near))
    if s.last_moved[side_of(p)] == p:
        words.append(_("just moved"))
    return ", ".join(words)


def board_label(s: State) -> str:
    """Return the board in one sentence."""
    names = s.book.field.names
    told = said(s, N_("Elfball field: {home} {a}, {away} {b}; {detail}")).format(
        home=team_name(s, 0), a=s.score[0], away=team_name(s, 1), b=s.score[1], detail=detail(s))
    cell = ball_cell(s)
    if cell < 0:
        return f"{told}."
    if s.holder >= 0:
        ball = _("{player} has the ball at {cell}").format(player=player_name(s, s.holder), cell=names[cell])
    else:
        ball = _("the ball is at {cell}").format(cell=names[cell])
    return f"{told}, {ball}."




def kits_of(s: State) -> tuple[str, str]:
    """Return the usual kits of both teams."""
    return default_kit(s.codes[0], 0), default_kit(s.codes[1], 1)


def threatened(s: State, side: int) -> tuple[int, ...]:
    """Return the cells that standing players of a side face."""
    faced = {cell for p in TEAM_SLOTS[side] if s.where[p] >= 0 and s.facing[p] >= 0
             for cell in s.book.field.front[s.where[p]][s.facing[p]]}
    return tuple(sorted(faced))


def standing_opponents(s: State, p: int) -> list[int]:
    """List the opponents of a player who stand on the field."""
    return [q for q in TEAM_SLOTS[1 - side_of(p)] if s.where[q] >= 0 and s.stance[q] == 0]


def is_behind(s: State, target: int, cell: int) -> bool:
    """Return whether a cell beside a player is one of his rear hexes."""
    return not faces(s, target, cell)
