"""Cave Brawl before people: one record of everything its screens and its terminal show."""

from fracas.faces.cave_brawl import hints, labels, lists, names, offers, pieces, ranges, sheet, signs, tips, tray, words
from fracas.faces.cave_brawl.dead_taps import why_not
from fracas.faces.cave_brawl.questions import QUESTIONS
from fracas.faces.cave_brawl.quips import QUIPS
from fracas.faces.face import NOWHERE, Face
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
    quips=QUIPS,
    detail=labels.detail,
    pegs=labels.pegs,
    trackers=labels.trackers,
    tokens=pieces.tokens,
    token=pieces.token,
    name=names.name,
    who_at=names.who_at,
    cell_of=names.cell_of,
    ball=lambda state: max(state.ball, NOWHERE),
    squad=lists.squad,
    card=lists.card,
    cell_text=labels.cell_text,
    label=labels.board_label,
    letters=picture,
    kits=sheet.kits_of,
    report=REPORT,
    marks=ranges.marks,
    why_not=why_not,
    acting=lambda state: state.acting,
    offer=offers.offer,
    commands=tray.commands,
    prompt=hints.prompt,
    signs=signs.signs,
    is_opening=signs.is_opening,
    tip=tips.tip,
    hint=hints.hint,
    base=NEEDED,
    unsaid=frozenset(ON_A_ONE),
    questions=QUESTIONS,
    rolls=words.ROLLS,
    certain=words.CERTAIN.get,
    reason=words.reason,
    result=words.result,
    outcomes=words.OUTCOMES,
    walk=words.walk,
    tellings=text.TELLINGS,
    tell=text.sentence,
    effects=words.EFFECTS,
    turn_key=lambda state: (state.phase, state.turn, state.side),
    turn_title=labels.turn_title,
)
