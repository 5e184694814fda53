"""Elfball before people: one record of everything its screens and its terminal show."""

from functools import partial

from fracas.faces.elfball import chances, hints, labels, lists, offers, pieces, setup, sheet, signs, tips, tray, words
from fracas.faces.elfball.dead_taps import why_not
from fracas.faces.elfball.questions import QUESTIONS
from fracas.faces.elfball.quips import QUIPS
from fracas.faces.elfball.sparing import spared
from fracas.faces.face import Face
from fracas.games.elfball.state import SET_UP, State
from fracas.games.elfball.words import text
from fracas.games.elfball.words.names import team_name
from fracas.games.elfball.words.picture import picture
from fracas.games.elfball.words.report import REPORT


def turn_key(s: State) -> tuple[int, ...]:
    """Return what changes when a new turn begins."""
    return s.test, s.phase, s.turn, s.side if s.phase == SET_UP else 0


FACE = Face(
    key="elfball",
    home_team="timberline-elves",
    away_team="orcs",
    teams=sheet.teams,
    sheet=sheet.sheet,
    default_kit=sheet.default_kit,
    field=lambda _state: pieces.field(),
    team_name=team_name,
    score=lambda state: tuple(state.score),
    quips=QUIPS,
    detail=labels.detail,
    pegs=labels.pegs,
    trackers=labels.trackers,
    tokens=pieces.tokens,
    token=pieces.token,
    name=pieces.player_name,
    who_at=pieces.who_at,
    cell_of=pieces.cell_of,
    ball=lambda state: state.ball,
    squad=lists.squad,
    card=lists.card,
    cell_text=labels.cell_text,
    label=labels.board_label,
    letters=picture,
    kits=sheet.kits_of,
    report=REPORT,
    danger=pieces.danger,
    why_not=why_not,
    acting=lambda state: state.acting,
    offer=offers.offer,
    plain=offers.plain,
    assumed=offers.assumed,
    commands=tray.commands,
    prompt=hints.prompt,
    signs=signs.signs,
    is_opening=signs.is_opening,
    tip=tips.tip,
    hint=hints.hint,
    setup=setup.setup,
    band=partial(chances.band, pieces.field()),
    questions=QUESTIONS,
    spared=spared,
    rolls=words.ROLLS,
    certain=words.CERTAIN.get,
    reason=words.reason,
    counts=words.counts,
    result=words.result,
    outcomes=words.OUTCOMES,
    walk=words.walk,
    tellings=text.TELLINGS,
    tell=text.sentence,
    effects=words.EFFECTS,
    turn_key=turn_key,
    turn_title=labels.turn_title,
)
