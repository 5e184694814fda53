"""Elfball before people: its actions as places to tap, its questions as answers to tap."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from fracas.faces.elfball import (
    abilities as elfball_abilities,
)
from fracas.faces.elfball import (
    momentum_moves as elfball_moves,
)
from fracas.faces.elfball import pieces as drawing
from fracas.faces.elfball import (
    questions as elfball_asks,
)
from fracas.faces.elfball import (
    wizard as elfball_wizard,
)
from fracas.faces.elfball import (
    words as elfball_words,
)
from fracas.faces.face import NO_ONE, NOWHERE, Deed, Face, Offer, Pool, Row, Setup, Sheet, Stealer, Way
from fracas.faces.prospect import along
from fracas.faces.rolls import die_of, drawn
from fracas.games.elfball.paths import paths
from fracas.games.elfball.ruleset import RULESET
from fracas.games.elfball.state import FREE, OPENING, SET_UP, TURN, State, ball_cell, player_at, side_of
from fracas.games.elfball.team.teams import READY, TEAMS, Team, code_of, counts_of
from fracas.games.elfball.words import text
from fracas.games.elfball.words.picture import picture
from fracas.games.elfball.words.report import REPORT
from fracas.games.elfball.words.rolls import reason_text
from fracas.games.elfball.words.variant import said
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Reason, Roll, Rolled, Side
from fracas.locale import N_, _, pgettext
from fracas.view.controls import Choice as Piece
from fracas.view.model import Field, Strip
from fracas.view.newmatch import Profile

THROW, SHOVE, FACING = "throw", "shove", "face"
FIELD = drawing.field()
BAND = 0.1875  # hex widths; Ruling 33

def teams() -> Sequence[Piece]:
    """List the teams for a new match."""
    return tuple(Piece(key, _(team.name)) for key, team in TEAMS.items())


def sheet(team: str, _options: Mapping[str, Any]) -> Sheet:
    """Return what a team is like."""
    found, counts = TEAMS[team.partition("_")[0]], counts_of(team)
    columns = (
        pgettext("attribute", "Jog"), pgettext("attribute", "Might"), pgettext("attribute", "Tackle"),
        pgettext("attribute", "Dodge"), pgettext("attribute", "Skill"), pgettext("attribute", "Grit"),
    )
    names = ("jog", "might", "tackle", "dodge", "skill", "grit")
    rows = tuple(
        Profile(f"{n}\u00a0× {_(p.name)}", tuple(str(getattr(p, name)) for name in names),
                elfball_words.shirts(_(p.type), sum(counts[:place]) + 1, n))
        for place, (p, n) in enumerate(zip(found.positions, counts, strict=True)) if n
    )
    line = ", ".join(f"{n}\u00a0× {_(p.name)}" for p, n in zip(found.positions, counts, strict=True) if n)
    return Sheet(_(found.name), line, columns, rows, _line_up(found, counts), READY)


def _line_up(team: Team, counts: tuple[int, ...]) -> tuple[Row, ...]:
    """Return the steppers of a line-up."""
    def other(place: int, by: int) -> str:
        return code_of(team.key, [count + by * (n == place) for n, count in enumerate(counts)])
    return tuple(
        Row(_(p.name), n, p.most, other(place, -1) if n else "", other(place, 1) if n < p.most else "")
        for place, (p, n) in enumerate(zip(team.positions, counts, strict=True))
    )


def score(state: State) -> tuple[int, int]:
    """Return the goals."""
    return state.score[0], state.score[1]


def who_at(state: State, cell: int) -> int:
    """Return the player on a cell."""
    return player_at(state, cell) if cell >= 0 else NO_ONE


def cell_of(state: State, who: int) -> int:
    """Return where a player is."""
    return NOWHERE if elfball_wizard.is_wizard(who) else max(state.where[who], NOWHERE)


def ball(state: State) -> int:
    """Return the cell of a loose ball."""
    return state.ball


def danger(state: State, side: Side) -> tuple[int, ...]:
    """Return the cells where a side needs a Disengage to leave."""
    return drawing.threatened(state, 1 - side)


def acting(state: State) -> int:
    """Return the player whose action is in progress."""
    return state.acting


def actors(state: State, legal: Sequence[Action]) -> tuple[int, ...]:
    """List the players who may act, enter or be placed."""
    return tuple(sorted({action[1] for action in legal if len(action) > 1}))


def offer(state: State, legal: Sequence[Action], who: int) -> Offer:
    """Return all that a player may do now."""
    if elfball_wizard.is_wizard(who):
        return elfball_wizard.offer(state, legal, who)
    mine = [action for action in legal if len(action) > 1 and action[1] == who]
    ways = _ways(state, who) if any(action[0] in elfball_moves.WALKS for action in mine) else {}
    chances = elfball_asks.throw_chances(state, who, [action[2] for action in mine if action[0] == "throw"])
    deeds = [deed for action in mine if (deed := _deed(state, action, chances)) is not None]
    return Offer(ways, (*deeds, *_approaches(state, who, ways, deeds)))


def _ways(state: State, who: int) -> dict[int, Way]:
    found = {cell: elfball_moves.way(state, who, cell, path) for cell, path in paths(state, who).items()}
    if state.phase == FREE and state.ball in found:
        likely = elfball_asks.pick_up_chance(state, who)
        found[state.ball] = found[state.ball]._replace(chance=likely, rolls=(state.ball,))
    return found


def _deed(state: State, action: Action, chances: dict[tuple[bool, bool], Fraction]) -> Deed | None:
    kind = action[0]
    if kind in ("place", "enter"):
        return Deed(kind, action, action[2])
    if kind == "tackle":
        return Deed(kind, action, state.where[action[2]])
    if kind in elfball_abilities.DECLARED:
        return Deed(kind, action, state.where[action[2]], kind)
    if kind == "shove":
        return Deed(kind, action, state.where[action[2]], SHOVE)
    if kind == "throw":
        cell = action[2]
        reach = elfball_asks.reach_of(state, action[1], cell)
        catcher = player_at(state, cell)
        is_mate = catcher >= 0 and side_of(catcher) == side_of(action[1])
        return Deed(kind, action, cell, THROW, None, chances[reach], is_mate)
    if kind == "face":
        cell = state.book.field.neighbours[state.where[action[1]]][action[2]]
        return Deed(kind, action, cell, FACING) if cell >= 0 else None
    return elfball_moves.deed(state, action)


def _approaches(state: State, who: int, ways: dict[int, Way], deeds: list[Deed]) -> list[Deed]:
    """Return attacks on opponents further away: walk beside them on the safest way, then attack."""
    if state.attacks or state.phase != TURN or not ways:
        return []
    found = []
    near = {(deed.kind, deed.cell) for deed in deeds}
    for kind, target in elfball_abilities.attacks(state, who):
        cell = state.where[target]
        if (kind, cell) in near:
            continue
        beside = [ways[c] for c in state.book.field.neighbours[cell] if c in ways and c != ball_cell(state)]
        if beside:
            way = max(beside, key=lambda w: (w.chance, drawing.is_behind(state, target, w.cell), -len(w.steps)))
            mode = kind if kind in elfball_abilities.DECLARED else ""
            found.append(Deed(kind, (kind, who, target), cell, mode, way))
    return found


def plain(state: State, action: Action) -> State:
    """Return the position without more Momentum than the action costs."""
    return _with_momentum(state, price(state, action))


def price(state: State, action: Action) -> int:
    """Return the counters an action costs before its first die: the fewest with which it is legal."""
    able = (n for n in range(state.momentum) if RULESET.is_legal(_with_momentum(state, n), action))
    return next(able, state.momentum)


def _with_momentum(state: State, counters: int) -> State:
    later = state.copy()
    later.momentum = counters
    return later


def assumed(state: State, rest: Sequence[Action], rolls: int) -> str:
    """Return what the odds leave out: the counters that are to spare, or those that a first roll may bring."""
    spare = state.momentum - sum(map(price, along(RULESET, state, rest), rest))
    if spare <= 0:
        return _("Without Momentum won on the way.") if rolls > 1 else ""
    return _("Without re-rolls; you have {n} Momentum for that.").format(n=spare)


def prompt(state: State) -> tuple[str, str]:
    """Return what the first roll is for."""
    if state.phase != OPENING:
        return "", ""
    words = _("Both coaches roll a D6: the higher chooses his half, the lower sets up first.")
    return _("Who sets up first?"), words


def hint(state: State, who: int, mode: str) -> tuple[str, str]:
    """Return what the selected player's coach may do now."""
    if elfball_wizard.is_wizard(who):
        title, words = elfball_wizard.HINTS[mode]
        return _(title), said(state, words)
    return elfball_moves.hint(state, who, mode) or elfball_words.hint(state, who, mode)


def setup(state: State, legal: Sequence[Action]) -> Setup | None:
    """Return what is to be set up."""
    return elfball_asks.setup(state, legal) if state.phase == SET_UP else None


def band(state: State, who: int, cell: int, field: Field = FIELD) -> tuple[tuple[Strip, ...], tuple[Stealer, ...]]:
    """Return the interception band of a throw, and who stands in it."""
    if state.holder != who or cell == state.where[who]:
        return (), ()
    lattice = field.lattice
    end = elfball_asks.flight_to(state, who, cell).cell
    strip = Strip(lattice.centres[state.where[who]], lattice.centres[end], BAND * lattice.unit)
    return (strip,), elfball_asks.stealers(state, who, cell)


def reason(state: State, roll: Roll, reason: Reason) -> str:
    """Return the words of one modifier."""
    return reason_text(reason, state, lambda p: drawing.player_name(state, p))


def pool(rolled: Rolled) -> Pool:
    """Return the dice of a roll; stars bring those after the first."""
    faces = (rolled.faces,) if isinstance(rolled.faces, int) else rolled.faces
    die = die_of(rolled.request.dice)
    count = getattr(rolled.request.dice, "count", 1)
    return Pool(tuple(drawn(die, face) for face in faces), tuple(n >= count for n in range(len(faces))))


def walk(state: State, who: int, steps: int, cell: int) -> str:
    """Return the sentence for several steps of a player."""
    return said(state, N_("{player} moves {n} hexes to {cell}.")).format(
        player=drawing.player_name(state, who), n=steps, cell=state.book.field.names[cell])


def turn_key(state: State) -> tuple[int, ...]:
    """Return what changes when a new turn begins."""
    return state.test, state.phase, state.turn, state.side if state.phase == SET_UP else 0


def turn_title(state: State) -> str:
    """Return the heading of the turn in the log."""
    if state.phase == OPENING:
        return _("First roll")
    team = drawing.team_name(state, state.side)
    return f"{drawing.detail(state)}, {team}" if state.side in (0, 1) else drawing.detail(state)


FACE = Face(
    key="elfball",
    field=lambda _state: FIELD,
    home_team="timberline-elves",
    away_team="orcs",
    default_kit=drawing.default_kit,
    teams=teams,
    sheet=sheet,
    team_name=drawing.team_name,
    detail=drawing.detail,
    pegs=drawing.pegs,
    trackers=drawing.trackers,
    tokens=drawing.tokens,
    token=drawing.token,
    name=drawing.player_name,
    squad=drawing.squad,
    card=drawing.card,
    cell_text=drawing.cell_text,
    label=drawing.board_label,
    letters=picture,
    kits=drawing.kits_of,
    report=REPORT,
    score=score,
    who_at=who_at,
    cell_of=cell_of,
    ball=ball,
    danger=danger,
    commands=elfball_asks.commands,
    acting=acting,
    actors=actors,
    offer=offer,
    plain=plain,
    assumed=assumed,
    prompt=prompt,
    hint=hint,
    setup=setup,
    band=band,
    questions=elfball_asks.ASKS,
    rolls=elfball_words.ROLLS,
    result=elfball_words.result,
    is_success=elfball_words.is_success,
    reason=reason,
    pool=pool,
    outcomes=elfball_words.OUTCOMES,
    walk=walk,
    tellings=text.TELLINGS,
    tell=text.sentence,
    effects=elfball_words.EFFECTS,
    turn_key=turn_key,
    turn_title=turn_title,
)
