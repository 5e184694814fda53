"""The face of Elfball."""

from functools import partial

from fracas.faces.elfball import (
    chances,
    hints,
    labels,
    move_options,
    pieces,
    setup,
    sheet,
    signs,
    squad_lists,
    tips,
    tray,
    words,
)
from fracas.faces.elfball.questions import QUESTIONS
from fracas.faces.elfball.tap_refusals import explain_tap
from fracas.faces.face import Face
from fracas.games.elfball.state import SET_UP
from fracas.games.elfball.words import text
from fracas.games.elfball.words.names import team_name
from fracas.games.elfball.words.picture import picture
from fracas.games.elfball.words.report import REPORT

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
    quips=words.QUIPS,
    detail=labels.detail,
    pegs=labels.pegs,
    trackers=labels.trackers,
    tokens=pieces.tokens,
    token=pieces.token,
    name=pieces.player_name,
    who_at=pieces.who_at,
    cell_of=pieces.cell_of,
    ball=lambda state: state.ball,
    squad=squad_lists.squad,
    card=squad_lists.card,
    cell_text=labels.cell_text,
    label=labels.board_label,
    letters=picture,
    kits=sheet.kits_of,
    report=REPORT,
    danger=pieces.danger,
    explain_tap=explain_tap,
    acting=lambda state: state.acting,
    move_options=move_options.move_options,
    without_rerolls=move_options.without_rerolls,
    odds_caveat=move_options.odds_caveat,
    tray_buttons=tray.tray_buttons,
    prompt=hints.prompt,
    signs=signs.signs,
    own_end=signs.own_end,
    goals=signs.goals,
    is_opening=signs.is_opening,
    tip=tips.tip,
    hint=hints.hint,
    setup=setup.setup,
    throw_bands=partial(chances.throw_bands, pieces.field()),
    questions=QUESTIONS,
    rolls=words.ROLLS,
    roll_label=text.title,
    certain_words=words.CERTAIN.get,
    reason=words.reason,
    counts=words.counts,
    result=words.result,
    outcomes=words.OUTCOMES,
    walk=words.walk,
    event_templates=text.TELLINGS,
    tell=text.sentence,
    effects=words.EFFECTS,
    turn_key=lambda s: (s.test, s.phase, s.turn, s.side if s.phase == SET_UP else 0),
    turn_title=labels.turn_title,
)
