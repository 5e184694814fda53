"""The face of Street Bowl."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, partial
from typing import Any

from fracas.faces.choices import Interceptor, QuestionPrompt
from fracas.faces.face import Face
from fracas.faces.move_plan import WaitIdea
from fracas.faces.street import rotate_arrows
from fracas.faces.street_bowl import (
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
from fracas.faces.street_bowl.board import look
from fracas.faces.street_bowl.questions import QUESTIONS, Asker
from fracas.faces.street_bowl.tap_refusals import explain_tap
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.kick_off.formation import best
from fracas.games.street_bowl.reach import RunSearch
from fracas.games.street_bowl.ruleset import RULESET
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.words import text
from fracas.games.street_bowl.words.names import player_name, team_name
from fracas.games.street_bowl.words.report import REPORT
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Choice
from fracas.kernel.work import PausingWork
from fracas.view.board.model import InterceptionBand, PlayingField
from fracas.view.markup import Markup

ThrowBands = tuple[tuple[InterceptionBand, ...], tuple[Interceptor, ...]]


def acting_player(s: State) -> int:
    """Return the acting player: at a kick-off, which no player takes by the rules, the one shown as kicker."""
    return best(s, s.side, 1)[0] if s.phase == st.KICK else s.acting


def actors(s: State, legal: Sequence[Action]) -> tuple[int, ...]:
    """Return all who may act or be placed now; others too while the acting player could only walk on."""
    if s.phase == st.KICK:
        return (acting_player(s),)
    later = move_options.position_after_walk(s)
    able = (*legal, *(RULESET.legal_actions(later) if later is not None else ()))
    return tuple(sorted({action[1] for action in able if len(action) > 1}))


def _rotated(degrees: int, asker: Asker, s: State, choice: Choice) -> QuestionPrompt:
    return rotate_arrows(asker(s, choice), degrees)


def _throw_bands(field: PlayingField, s: State, action: Action) -> ThrowBands:
    from fracas.faces.street_bowl import ruler  # comes with the second chunk, since only matches throw
    return ruler.throw_bands(field, s, action)


def _marks(field: PlayingField, s: State, selected: int, mode: str) -> Markup:
    from fracas.faces.street_bowl import ruler
    return ruler.marks(field, s, selected, mode)


def _wait_idea(s: State) -> PausingWork[WaitIdea | None]:
    from fracas.faces.street_bowl.waits import wait_idea
    return wait_idea(s)


def _with_street(face: Face, is_upright: bool) -> Face:
    """Return a face with the horizontal or the upright street."""
    dry, turn = look(is_upright)
    return replace(
        face, field=lambda state: look(is_upright, st.FINE if state is None else state.weather).field,
        throw_bands=partial(_throw_bands, dry), marks=partial(_marks, dry),
        questions={kind: partial(_rotated, turn, asker) for kind, asker in QUESTIONS.items()},
    )


@cache
def variant(is_upright: bool, is_counted: bool) -> Face:
    """Return the face with the upright street, or one whose chances count a re-roll of the team."""
    face = _with_street(FACE, True) if is_upright else FACE
    return replace(
        face, counts_rerolls=True, upright=partial(variant, True, True),
        move_options=partial(move_options.move_options, search=partial(RunSearch, has_team=True)),
        odds_caveat=partial(labels.odds_caveat, has_team=True)) if is_counted else face


def letters(s: Any) -> str:
    """Return the street in letters; their module is loaded on first use."""
    from fracas.games.street_bowl.words.picture import picture
    return picture(s)


FACE = _with_street(Face(
    key="street_bowl",
    home_team="human",
    away_team="orc",
    teams=sheet.teams,
    sheet=sheet.sheet,
    default_kit=sheet.default_kit,
    field=lambda _state: look(False).field,
    upright=partial(variant, True, False),
    with_rerolls=partial(variant, False, True),
    team_name=team_name,
    score=lambda state: tuple(state.score),
    quips=words.QUIPS,
    detail=labels.detail,
    pegs=labels.pegs,
    trackers=labels.trackers,
    tokens=pieces.tokens,
    token=pieces.token,
    name=player_name,
    who_at=pieces.who_at,
    cell_of=pieces.cell_of,
    ball=pieces.loose_ball,
    squad=squad_lists.squad,
    card=squad_lists.card,
    cell_text=labels.cell_text,
    label=labels.board_label,
    letters=letters,
    kits=sheet.kits_of,
    report=REPORT,
    danger=pieces.danger,
    explain_tap=explain_tap,
    acting=acting_player,
    actors=actors,
    move_options=move_options.move_options,
    odds_caveat=labels.odds_caveat, without_rerolls=labels.without_rerolls, figures_of=labels.figures_of,
    tray_buttons=tray.tray_buttons,
    prompt=hints.prompt,
    signs=signs.signs,
    is_opening=signs.is_opening,
    goals=signs.goals,
    clock=signs.clock,
    tip=tips.tip,
    hint=hints.hint,
    setup=setup.setup,
    wait_idea=_wait_idea,
    questions=QUESTIONS,
    rolls=words.ROLLS,
    roll_label=text.title,
    certain_words=words.CERTAIN.get,
    reason=words.reason,
    low_rolls=frozenset({"block"}),  # strength is added up, there is no need
    result=words.result,
    outcomes=words.OUTCOMES,
    walk=words.walk,
    event_templates=text.TELLINGS,
    tell=text.sentence,
    effects=words.EFFECTS,
    turn_key=lambda state: (state.phase, state.half, state.turns[state.side], state.side),
    turn_title=labels.turn_title,
), False)
