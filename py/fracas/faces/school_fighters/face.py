"""School Fighters before people: one record of everything its screens and its terminal show."""

from fracas.faces.choices import Face
from fracas.faces.school_fighters import (
    board,
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
from fracas.faces.school_fighters.auto_answers import auto_answer
from fracas.faces.school_fighters.plane import PLANE_FACE
from fracas.faces.school_fighters.quips import QUIPS
from fracas.games.school_fighters.layouts import EMPTY
from fracas.games.school_fighters.words import text
from fracas.games.school_fighters.words.picture import picture
from fracas.games.school_fighters.words.report import PAIRED, REPORT

FACE = Face(
    key="school_fighters",
    field=lambda state: board.field(EMPTY if state is None else state.layout),
    plane=PLANE_FACE,
    home_team="mixed",
    away_team="wheels",
    low_rolls=words.LOW,
    teams=sheet.teams,
    sheet=sheet.sheet,
    default_kit=sheet.default_kit,
    leading_settings=sheet.leading_settings,
    team_name=pieces.team_name,
    score=labels.score,
    quips=QUIPS,
    detail=labels.detail,
    pegs=labels.stages,
    trackers=labels.trackers,
    tokens=pieces.tokens,
    token=pieces.token,
    name=pieces.name,
    who_at=pieces.who_at,
    cell_of=pieces.cell_of,
    squad=squad_lists.squad,
    card=squad_lists.card,
    cell_text=labels.cell_text,
    label=labels.board_label,
    letters=picture,
    kits=sheet.kits_of,
    report=REPORT,
    danger=move_options.danger,
    tray_buttons=tray.tray_buttons,
    prompt=hints.prompt,
    signs=signs.signs,
    is_opening=signs.is_opening,
    tip=tips.tip,
    hint=hints.hint,
    acting=move_options.acting_unit,
    actors=move_options.actors,
    move_options=move_options.move_options,
    setup=setup.setup,
    questions=words.QUESTIONS,
    auto_answer=auto_answer,
    rolls=words.ROLLS,
    counts=words.counts,
    result=words.result,
    event_templates=text.TELLINGS,
    tell=text.sentence,
    reason=words.reason,
    paired_rolls=PAIRED,
    outcomes=words.OUTCOMES,
    turn_key=lambda state: (state.round, state.phase, state.side),
    turn_title=labels.turn_title,
    effects=words.EFFECTS,
)
