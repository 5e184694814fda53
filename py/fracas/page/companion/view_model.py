"""What the tracker shows, worked out from the log and what has been begun."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fracas.companion import log
from fracas.companion.result import result_code
from fracas.faces.questions import question_prompt
from fracas.faces.tracker import DICE, RESULT, SIDES, WHICH, EntryButton
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Choice, Roll
from fracas.locale import _
from fracas.page import routes, slugs
from fracas.page.companion import league_match, log_lines
from fracas.page.companion.board import can_be_laid, can_go
from fracas.page.companion.entry_state import CHANGING, COMPARING, NAMING
from fracas.page.companion.persistence import title_of
from fracas.page.match import panels
from fracas.view.controls import Button, LabelledValue, link_button, text_button
from fracas.view.markup import Markup, el, join
from fracas.view.match.dice_box import DiceEntry
from fracas.view.match.score import Score, ScoreSide
from fracas.view.shell import sheet
from fracas.view.table.companion import (
    ButtonRow,
    CounterStepper,
    PlayerButton,
    PlayerGroup,
    PlayerPicker,
    QuestionPanel,
    TrackerView,
)

if TYPE_CHECKING:
    from fracas.page.companion.tracker_screen import TrackerScreen

FULL = "full"
DEPTHS = (RESULT, DICE, FULL)
DEPTH_TAG, HAND_TAG = "Depth", "Hand"


def table(screen: TrackerScreen) -> TrackerView:
    """Return the whole tracker."""
    game, face = screen.changing.whole, screen.face
    state = game.state
    names = [face.team_name(state, side) for side in (0, 1)]
    acting = -1 if game.is_terminal() else log.tracking_rules_of(game).standing(state).side
    home, away = (ScoreSide(names[side], face.score(state)[side], acting == side) for side in (0, 1))
    score = Score(face.field(state).game, _(game.ruleset.name), face.detail(state), home, away, kits=kits(screen),
                  back=routes.write(routes.COMPANION))
    return TrackerView(
        score, face.trackers(state), _dials(screen), _panel(screen), log_lines.latest(screen), depths(), screen.depth,
        result_code(log.tracking_rules_of(game).standing(state)), game.tags[log.TABLE], _tools(screen),
        bool(game.tags.get(HAND_TAG)), screen.begun.trouble, screen.clock.shown())


def kits(screen: TrackerScreen) -> tuple[str, str]:
    """Return what both sides wear."""
    tags, face = screen.game.tags, screen.face
    home, away = (tags.get(f"{name}Kit") or face.default_kit(tags.get(name, ""), side)
                  for side, name in enumerate(("Home", "Away")))
    return home, away


def depths() -> tuple[LabelledValue, ...]:
    """Return how closely a match can be followed."""
    return (LabelledValue(RESULT, _("Result only")), LabelledValue(DICE, _("Dice faces")),
            LabelledValue(FULL, _("Full rules")))


def _tools(screen: TrackerScreen) -> tuple[Button, ...]:
    return (
        Button(_("Sequence of play"), "sequence", icon="book"),
        Button(_("Squads"), "cards", icon="team"),
        Button(_("What are the odds?"), "weigh", icon="dice"),
        Button(_("Left hand"), "hand", icon="hand", pressed=bool(screen.game.tags.get(HAND_TAG))),
        Button(_("Turn clock"), "clock", icon="sound", pressed=screen.clock.is_open),
        Button(_("Whole log"), "whole-log", icon="more", pressed=screen.shows_all),
        Button(_("Download"), "fetch-log", icon="download"),
        Button(_("Hand over"), "hand-over", icon="phone"),
    )


# -- counters ----------------------------------------------------------------------------------------------------


def dials(screen: TrackerScreen) -> list[Action]:
    """List what each counter does, without by how much."""
    found: list[Action] = []
    for gauge in screen.tracker.gauges:
        values = gauge.values(screen.game.state)
        found += [(gauge.deed,)] if len(values) == 1 else [(gauge.deed, side) for side in range(len(values))]
    return found


def _dials(screen: TrackerScreen) -> tuple[CounterStepper, ...]:
    state = screen.game.state
    found: list[CounterStepper] = []
    for gauge in screen.tracker.gauges:
        values = gauge.values(state)
        for side, value in enumerate(values):
            team, label = screen.face.team_name(state, side), _(gauge.label)
            label = _("{team}: {what}").format(team=team, what=label) if len(values) > 1 else label
            found.append(CounterStepper(label, str(len(found)), value, gauge.rule))
    return tuple(found) if screen.game.pending is None and not screen.game.is_terminal() else ()


# -- the panel ---------------------------------------------------------------------------------------------------


def _panel(screen: TrackerScreen) -> tuple[ButtonRow, ...] | PlayerPicker | DiceEntry | QuestionPanel:
    game, begun = screen.game, screen.begun
    if isinstance(game.pending, Roll):
        place = begun.die if begun.die >= 0 else len(begun.entered)
        note = _("The line stays as it was until the last die is in.") if screen.changing.mending is not None else \
            _("Tap a die to correct it. The last one ends the throw; after that its line in the log can be changed.")
        return panels.entry_of(screen.face, game.state, game.pending, [*begun.entered], place)._replace(note=note)
    if isinstance(game.pending, Choice):
        return _question(screen, game.pending)
    if begun.kind == COMPARING:
        return screen.comparing.asked()
    if begun.kind == CHANGING:
        return screen.changing.asked()
    if begun.kind == NAMING:
        return _naming(screen, screen.tracker.marks[begun.place])
    if begun.line >= 0:
        return _marks_then(screen)
    return _over(screen) if game.is_terminal() else _marks(screen)


def _over(screen: TrackerScreen) -> QuestionPanel:
    """Return how the match has ended and what can be done with it."""
    game = screen.game
    text = _("The match is over. Its result code is {code}: the other phone has to show the same.").format(
        code=result_code(log.tracking_rules_of(game).standing(game.state)))
    to_league = (Button(_("Into the league"), "to-league", icon="cup", main=True),) if league_match.is_due(game) else ()
    return QuestionPanel(title_of(screen.face, game), text, (*to_league, _undo(screen)), is_left=False)


def _undo(screen: TrackerScreen) -> Button:
    off = "" if screen.changing.whole.plies else _("nothing has been done yet")
    return Button(_("Undo"), "undo-deed", icon="undo", off=off)


def _marks(screen: TrackerScreen) -> tuple[ButtonRow, ...]:
    """Return the buttons of what can happen now, and where the match can go."""
    game, (first, *rows) = screen.game, _possible(screen)
    found = [*first.buttons]
    if can_go(game) or can_be_laid(game):
        note = _("full rules") if can_go(game) else _("full rules: put the pieces")
        found.append(Button(_("On the board"), "to-board", icon="play", note=note))
    return ButtonRow("", (*found, _undo(screen))), *rows


def _marks_then(screen: TrackerScreen) -> QuestionPanel:
    """Return the buttons of what could have happened when the line was written that is changed."""
    line, (first, *rows) = log_lines.line_text(screen, screen.begun.line), _possible(screen)
    title = _("Before it: {what}") if screen.begun.is_new else _("Instead of: {what}")
    return QuestionPanel(title.format(what=line), "", first.buttons, rows=tuple(rows))


def _possible(screen: TrackerScreen) -> tuple[ButtonRow, ...]:
    """Return the buttons of what can happen, those without a number first."""
    state, rules = screen.moment, screen.game.ruleset
    found: list[Button] = []
    rows: dict[str, list[Button]] = {}
    possible = {action[0] for action in rules.legal_actions(state)} if not rules.is_terminal(state) else set()
    for place, mark in enumerate(screen.tracker.marks):
        if mark.deed in possible and (mark.depth == RESULT or screen.depth == DICE):
            if mark.n:
                name = f"{_(mark.label)}: {mark.n}"
                rows.setdefault(_(mark.label), []).append(Button(str(mark.n), "mark", str(place), name=name))
            elif mark.asks == SIDES and mark.is_main:
                found += [Button(_(mark.label), "mark-side", f"{place} {side}", mark.icon,
                                 screen.face.team_name(state, side), True) for side in (0, 1)]
            else:
                found.append(Button(_(mark.label), "mark", str(place), mark.icon, main=mark.is_main))
    return ButtonRow("", tuple(found)), *(ButtonRow(title, tuple(buttons)) for title, buttons in rows.items())


def _question(screen: TrackerScreen, choice: Choice) -> QuestionPanel:
    game = screen.game
    asked = question_prompt(screen.face, game.state, choice)
    texts = {option: game.ruleset.option_text(game.state, choice, option) for option in choice.options}
    buttons = tuple(Button(reply.label, "reply", texts[reply.option], note=reply.note, main=reply.is_main)
                    for reply in asked.replies)
    return QuestionPanel(asked.title, asked.text, buttons)


def _naming(screen: TrackerScreen, mark: EntryButton) -> PlayerPicker | QuestionPanel:
    state = screen.moment
    names = [screen.face.team_name(state, side) for side in (0, 1)]
    if mark.asks == SIDES:
        return QuestionPanel(_(mark.label), "", tuple(
            Button(name, "whom-side", str(side), "team", main=True) for side, name in enumerate(names)))
    if mark.asks == WHICH:
        words = tuple(Button(_(label), "which", key) for key, label in mark.words.items())
        return QuestionPanel(_(mark.label), "", words)
    fits = [who for who in screen.tracker.players(state)
            if screen.game.ruleset.is_legal(state, mark.action(state, who))]
    teams = teams_of(screen, state, fits)
    if mark.for_side:
        rows = tuple(Button(name, "whom-side", str(side), "team", _("nobody named")) for side, name in enumerate(names))
        players = PlayerPicker("", teams, "whom", ball(screen))
        return QuestionPanel(_("{what}: who?").format(what=_(mark.label)), "", rows, players)
    return PlayerPicker(_("{what}: who?").format(what=_(mark.label)), teams, "whom", ball(screen))


def ball(screen: TrackerScreen) -> str:
    """Return how the ball of the game is drawn."""
    return screen.face.field(screen.game.state).ball


def teams_of(screen: TrackerScreen, state: Any, fits: list[int]) -> tuple[PlayerGroup, ...]:
    """Return players to tap, the side whose turn it is first."""
    of = screen.tracker
    last, acting = of.last(state), log.tracking_rules_of(screen.game).standing(state).side
    return tuple(
        PlayerGroup(screen.face.team_name(state, side), "", tuple(
            PlayerButton(str(who), screen.face.token(state, who)._replace(can_act=False, selected=False),
                   screen.face.name(state, who), of.fate(state, who), who in last)
            for who in fits if of.side(state, who) == side))
        for side in ((1, 0) if acting == 1 else (0, 1)))


# -- sheets ------------------------------------------------------------------------------------------------------


def sequence(screen: TrackerScreen) -> Markup:
    """Return the sequence of play, each step with its rule."""
    word = slugs.slug_of(screen.game.ruleset.key)
    rows = [el("li", text_button(_(step.label), "rule", step.rule), " ",
               el("small", _(step.dice), class_="mute") if step.dice else None) for step in screen.tracker.steps]
    to_print = link_button(_("Print sheets"), routes.write(routes.COMPANION, routes.PRINT, word), icon_name="book")
    return sheet(_("Sequence of play"), join(el("ol", rows, class_="sequence"), to_print))
