"""The tracker as it is drawn, worked out from its model."""

from typing import Any

from fracas.companion.log import TABLE
from fracas.companion.result import result_code
from fracas.faces.questions import question_prompt
from fracas.faces.tracker import DICE, RESULT, SIDES, WHICH, WHOM, EntryButton
from fracas.kernel.table import Choice, Roll
from fracas.locale import _, pgettext
from fracas.page import routes, slugs
from fracas.page.companion import league_match, log_lines
from fracas.page.companion.board import can_be_placed, can_go
from fracas.page.companion.editor_panel import editor_panel
from fracas.page.companion.log_diff import diff_panel
from fracas.page.companion.log_editor import open_ply
from fracas.page.companion.model import DIFF, FULL, HAND_TAG, SUBJECT, TrackerModel
from fracas.page.companion.persistence import title_of
from fracas.page.companion.players import ball, kits, player_groups
from fracas.page.companion.turn_clock import clock_panel
from fracas.page.match.panels import panels
from fracas.view.controls import Button, LabelledValue, link_button, text_button
from fracas.view.markup import Markup, el, join
from fracas.view.match.dice_box import DiceEntry
from fracas.view.match.score import Score, ScoreSide
from fracas.view.shell import sheet
from fracas.view.table.companion import ButtonRow, CounterStepper, PlayerPicker, QuestionPanel, TrackerView


def tracker_view(model: TrackerModel) -> TrackerView:
    """Return the whole tracker."""
    game, face = model.whole, model.face
    state = game.state
    home, away = (ScoreSide(face.team_name(state, side), face.score(state)[side], model.side_to_act == side)
                  for side in (0, 1))
    score = Score(face.field(state).game, _(game.ruleset.name), face.detail(state), home, away, kits=kits(model),
                  back=routes.write(routes.COMPANION))
    depths = (LabelledValue(RESULT, _("Result only")),
              LabelledValue(DICE, _("Dice faces")), LabelledValue(FULL, _("Full rules")))
    return TrackerView(
        score, face.trackers(state), _steppers(model), _panel(model), log_lines.shown_lines(model), depths,
        model.depth, result_code(model.summary), game.tags[TABLE], _tools(), _more_tools(model),
        bool(game.tags.get(HAND_TAG)), model.trouble, clock_panel(model))


def _tools() -> tuple[Button, ...]:
    return (
        Button(_("Sequence of play"), "sequence", icon="book"),
        Button(_("Squads"), "cards", icon="team"),
        Button(_("What are the odds?"), "weigh", icon="dice"),
    )


def _more_tools(model: TrackerModel) -> tuple[Button, ...]:
    return (
        Button(_("Left hand"), "hand", icon="hand", pressed=bool(model.game.tags.get(HAND_TAG))),
        Button(_("Turn clock"), "clock", icon="sound", pressed=model.clock.is_open),
        Button(_("Whole log"), "whole-log", icon="more", pressed=model.shows_all),
        Button(_("Download"), "fetch-log", icon="download"),
        Button(_("Send to a phone"), "hand-over", icon="phone"),
    )


def _steppers(model: TrackerModel) -> tuple[CounterStepper, ...]:
    state = model.game.state
    if model.game.pending is not None or model.game.is_terminal():
        return ()
    found: list[CounterStepper] = []
    for gauge in model.layout.gauges:
        values = gauge.values(state)
        for side, value in enumerate(values):
            team, label = model.face.team_name(state, side), _(gauge.label)
            label = _("{team}: {what}").format(team=team, what=label) if len(values) > 1 else label
            found.append(CounterStepper(label, str(len(found)), value, gauge.rule))
    return tuple(found)


# -- the panel ---------------------------------------------------------------------------------------------------


def _panel(model: TrackerModel) -> tuple[ButtonRow, ...] | PlayerPicker | DiceEntry | QuestionPanel:
    game, entry, ply = model.game, model.entry, open_ply(model)
    if isinstance(game.pending, Roll):
        place = entry.die if entry.die >= 0 else len(entry.dice)
        note = _("The line changes when the last die is in.") if model.edit is not None else \
            _("Tap a die to correct it. After the last one, change its line in the log.")
        return panels.entry_of(model.face, game.state, game.pending, [*entry.dice], place)._replace(note=note)
    if isinstance(game.pending, Choice):
        return _question(model, game.pending)
    if entry.panel == DIFF and model.diff is not None:
        return diff_panel(model, model.diff)
    if ply is not None:
        return editor_panel(model, ply)
    if entry.panel == SUBJECT:
        return _subject_panel(model, model.layout.buttons[entry.button])
    if entry.line >= 0:
        return _replacements(model)
    return _end_panel(model) if game.is_terminal() else _button_rows(model)


def _end_panel(model: TrackerModel) -> QuestionPanel:
    """Return the result of a match that is over, with its code and the way into the league."""
    game = model.game
    text = _("The match is over. Result code: {code}. The other phone must show the same.").format(
        code=result_code(model.summary))
    is_due = league_match.is_due(game)
    to_league = (Button(_("Enter in the league"), "to-league", icon="cup", main=True),) if is_due else ()
    return QuestionPanel(title_of(model.face, game), text, (*to_league, _undo(model)), is_left=False)


def _undo(model: TrackerModel) -> Button:
    off = "" if model.whole.plies else _("nothing has been done yet")
    return Button(_("Undo"), "undo-deed", icon="undo", off=off)


def _button_rows(model: TrackerModel) -> tuple[ButtonRow, ...]:
    """Return the buttons of all that can happen now, undo and the way to the board."""
    game = model.game
    note = _("full rules") if can_go(game) else _("full rules: place the pieces")
    to_board = (Button(_("On the board"), "to-board", icon="play", note=note),)
    first, *rows = _possible(model, to_board if can_go(game) or can_be_placed(game) else ())
    return ButtonRow("", (*first.buttons, _undo(model))), *rows


def _replacements(model: TrackerModel) -> QuestionPanel:
    """Return the buttons of all that could have happened instead of the edited line, or before it."""
    line, (first, *rows) = log_lines.line_text(model, model.entry.line), _possible(model)
    title = _("Before: {what}") if model.entry.is_new else _("Instead of: {what}")
    return QuestionPanel(title.format(what=line), "", first.buttons, rows=tuple(rows))


def _possible(model: TrackerModel, further: tuple[Button, ...] = ()) -> tuple[ButtonRow, ...]:
    """Return the buttons of all that can happen: of the match, of players, with numbers, and rare ones behind "More".

    Args: further - rare buttons that write no entry.
    """
    found: list[Button] = []
    of_players: list[Button] = []
    rare: list[Button] = [*further]
    rows: dict[str, list[Button]] = {}
    kinds = model.possible_kinds()
    for place, button in enumerate(model.layout.buttons):
        if button.entry in kinds and (button.depth == RESULT or model.depth == DICE):
            label = _(button.label)
            if button.n:
                name = f"{label}: {button.n}"
                rows.setdefault(label, []).append(Button(str(button.n), "mark", str(place), name=name))
            elif button.asks == SIDES and button.is_main:
                found += [Button(label, "mark-side", f"{place} {side}", button.icon,
                                 model.face.team_name(model.moment, side), True) for side in (0, 1)]
            else:
                is_of_player = button.asks == WHOM and not button.for_side
                row = rare if button.is_rare else of_players if is_of_player else found
                row.append(Button(label, "mark", str(place), button.icon, main=button.is_main))
    return (
        ButtonRow("", tuple(found)), *((ButtonRow(_("Players"), tuple(of_players)),) if of_players else ()),
        *(ButtonRow(title, tuple(buttons), has_numbers=True) for title, buttons in rows.items()),
        *((ButtonRow(pgettext("buttons", "More"), tuple(rare), is_folded=True),) if rare else ()))


def _question(model: TrackerModel, choice: Choice) -> QuestionPanel:
    game = model.game
    question = question_prompt(model.face, game.state, choice)
    texts = {option: game.ruleset.option_text(game.state, choice, option) for option in choice.options}
    buttons = tuple(Button(reply.label, "reply", texts[reply.option], note=reply.note, main=reply.is_main)
                    for reply in question.replies)
    return QuestionPanel(question.title, question.text, buttons)


def _subject_panel(model: TrackerModel, button: EntryButton) -> PlayerPicker | QuestionPanel:
    """Return the players, sides or words that a pressed button asks for."""
    state: Any = model.moment
    label, names = _(button.label), [model.face.team_name(state, side) for side in (0, 1)]
    if button.asks == SIDES:
        return QuestionPanel(label, "", tuple(
            Button(name, "whom-side", str(side), "team", main=True) for side, name in enumerate(names)))
    if button.asks == WHICH:
        return QuestionPanel(label, "", tuple(Button(_(word), "which", key) for key, word in button.words.items()))
    fits = [who for who in model.layout.players(state)
            if model.game.ruleset.is_legal(state, button.action(state, who))]
    groups, title = player_groups(model, state, fits), _("{what}: who?").format(what=label)
    if not button.for_side:
        return PlayerPicker(title, groups, "whom", ball(model))
    nobody = tuple(Button(name, "whom-side", str(side), "team", _("no name")) for side, name in enumerate(names))
    return QuestionPanel(title, "", nobody, PlayerPicker("", groups, "whom", ball(model)))


# -- sheets ------------------------------------------------------------------------------------------------------


def sequence_sheet(model: TrackerModel) -> Markup:
    """Return the sequence of play, each step with its rule."""
    word = slugs.slug_of(model.game.ruleset.key)
    rows = [el("li", text_button(_(step.label), "rule", step.rule), " ",
               el("small", _(step.dice), class_="mute") if step.dice else None) for step in model.layout.steps]
    to_print = link_button(_("Print sheets"), routes.write(routes.COMPANION, routes.PRINT, word), icon_name="book")
    return sheet(_("Sequence of play"), join(el("ol", rows, class_="sequence"), to_print))
