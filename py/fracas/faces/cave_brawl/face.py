"""The face of Cave Brawl."""

from fracas.faces.cave_brawl import (
    hints,
    labels,
    move_options,
    names,
    pieces,
    ranges,
    sheet,
    signs,
    squad_lists,
    tips,
    tray,
    words,
)
from fracas.faces.cave_brawl.questions import QUESTIONS
from fracas.faces.cave_brawl.tap_refusals import explain_tap
from fracas.faces.choices import NOWHERE
from fracas.faces.face import Face
from fracas.games.cave_brawl.roll import NEEDED
from fracas.games.cave_brawl.words import text
from fracas.games.cave_brawl.words.picture import picture
from fracas.games.cave_brawl.words.report import REPORT
from fracas.games.cave_brawl.words.tables import ON_A_ONE

FACE = Face(
    key="cave_brawl",
    home_team="exiles",
    away_team="reptilians",
    teams=sheet.teams,
    sheet=sheet.sheet,
    default_kit=sheet.default_kit,
    scores=sheet.SCORES,
    field=lambda _state: names.field(),
    team_name=names.team_name,
    score=lambda state: tuple(state.score),
    quips=words.QUIPS,
    detail=labels.detail,
    pegs=labels.pegs,
    trackers=labels.trackers,
    tokens=pieces.tokens,
    token=pieces.token,
    name=names.name,
    who_at=names.who_at,
    cell_of=names.cell_of,
    ball=lambda state: max(state.ball, NOWHERE),
    squad=squad_lists.squad,
    card=squad_lists.card,
    cell_text=labels.cell_text,
    label=labels.board_label,
    letters=picture,
    kits=sheet.kits_of,
    report=REPORT,
    marks=ranges.marks,
    explain_tap=explain_tap,
    acting=lambda state: state.acting,
    move_options=move_options.move_options,
    tray_buttons=tray.tray_buttons,
    prompt=hints.prompt,
    signs=signs.signs,
    is_opening=signs.is_opening,
    tip=tips.tip,
    hint=hints.hint,
    base_need=NEEDED,
    self_explanatory=frozenset(ON_A_ONE),
    questions=QUESTIONS,
    rolls=words.ROLLS,
    roll_label=text.title,
    certain_words=words.CERTAIN.get,
    reason=words.reason,
    result=words.result,
    outcomes=words.OUTCOMES,
    walk=words.walk,
    event_templates=text.TELLINGS,
    tell=text.sentence,
    effects=words.EFFECTS,
    turn_key=lambda state: (state.phase, state.turn, state.side),
    turn_title=labels.turn_title,
)
