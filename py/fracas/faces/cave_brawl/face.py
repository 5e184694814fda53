"""Cave Brawl before people: its actions as places to tap, its questions as answers to tap."""

from __future__ import annotations

from collections.abc import Sequence

from fracas.faces.cave_brawl import cards as wording
from fracas.faces.cave_brawl import line_up, lists, words
from fracas.faces.cave_brawl import names as places
from fracas.faces.cave_brawl import offers as deeds
from fracas.faces.cave_brawl import pieces as drawing
from fracas.faces.face import NO_ONE, Face
from fracas.faces.face import NOWHERE as NO_CELL
from fracas.games.cave_brawl.roll import NEEDED
from fracas.games.cave_brawl.state import COIN, NOWHERE, ROLLING, TURN, State
from fracas.games.cave_brawl.team.teams import TEAMS
from fracas.games.cave_brawl.words import text
from fracas.games.cave_brawl.words.picture import picture
from fracas.games.cave_brawl.words.report import REPORT
from fracas.kernel.table import Side
from fracas.locale import _, ngettext
from fracas.view.controls import Choice as Piece


def teams() -> Sequence[Piece]:
    """List the teams for a new match."""
    return tuple(Piece(key, line_up.title(key)) for key in TEAMS)


def default_kit(team: str, side: Side) -> str:
    """Return the kit a team wears unless its coach chooses another."""
    faction = drawing.faction_of(team) if team else side  # a match that begins in a position names no teams
    return drawing.kit_of(faction, side)


def score(state: State) -> tuple[int, int]:
    """Return the points."""
    return state.score[0], state.score[1]


def who_at(state: State, cell: int) -> int:
    """Return the player or the beast on a cell."""
    return places.who_at(state, cell) if cell >= 0 else NO_ONE


def ball(state: State) -> int:
    """Return the cell of a loose ball."""
    return NO_CELL if state.ball == NOWHERE else state.ball


def acting(state: State) -> int:
    """Return the player whose activation is in progress."""
    return state.acting


def walk(state: State, who: int, steps: int, cell: int) -> str:
    """Return the sentence for several steps of a player."""
    told = ngettext("{player} moves {n} square to {cell}.", "{player} moves {n} squares to {cell}.", steps)
    return told.format(player=places.name(state, who), n=steps, cell=places.cell_name(state, cell))


def turn_key(state: State) -> tuple[int, ...]:
    """Return what changes when a new turn begins."""
    return state.phase, state.turn, state.side


def turn_title(state: State) -> str:
    """Return the heading of the turn in the log."""
    team = places.team_name(state, state.side)
    if state.phase == COIN:
        return _("The coin")
    if state.phase == ROLLING:
        return _("Scores: {team}").format(team=team)
    if state.phase == TURN:
        return _("Round {n}, {team}").format(n=wording.round_of(state), team=team)
    return _("Who has the ball: {team}").format(team=team)


FACE = Face(
    key="cave_brawl",
    field=lambda _state: places.field(),
    base=NEEDED,
    scores=line_up.Scores(),
    home_team="cavemen",
    away_team="reptilians",
    teams=teams,
    sheet=line_up.sheet,
    default_kit=default_kit,
    team_name=places.team_name,
    detail=wording.detail,
    pegs=lists.pegs,
    trackers=lists.trackers,
    tokens=drawing.tokens,
    token=drawing.token,
    name=places.name,
    cell_of=places.cell_of,
    squad=lists.squad,
    card=lists.card,
    cell_text=wording.cell_text,
    label=wording.board_label,
    letters=picture,
    kits=drawing.kits_of,
    report=REPORT,
    score=score,
    who_at=who_at,
    ball=ball,
    offer=deeds.offer,
    commands=deeds.commands,
    hint=words.hint,
    marks=deeds.ranges,
    prompt=words.prompt,
    acting=acting,
    questions=words.QUESTIONS,
    rolls=words.ROLLS,
    result=words.result,
    outcomes=words.OUTCOMES,
    tellings=text.TELLINGS,
    tell=text.sentence,
    effects=words.EFFECTS,
    reason=words.reason,
    walk=walk,
    turn_key=turn_key,
    turn_title=turn_title,
)
