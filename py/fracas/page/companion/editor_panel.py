"""The panel of a line of the log: buttons for everything in it that can be changed."""

from fracas.companion import log
from fracas.faces import events
from fracas.faces.questions import question_prompt
from fracas.faces.rolls import roll_title
from fracas.faces.tracker import SIDES, WHICH, WHOM, EntryButton
from fracas.kernel.contracts.tracking_rules import ON_BOARD
from fracas.kernel.game import Game
from fracas.kernel.ply import Ply
from fracas.kernel.table import Choice, Rolled
from fracas.locale import _
from fracas.page.companion import log_lines
from fracas.page.companion.log_editor import with_amount, with_subject
from fracas.page.companion.model import TrackerModel
from fracas.page.companion.players import ball, player_groups
from fracas.view.controls import Button
from fracas.view.table.companion import PlayerPicker, QuestionPanel


def editor_panel(model: TrackerModel, ply: Ply) -> QuestionPanel:
    """Return the text of a line, and the buttons that change it."""
    source, picker = log_lines.button_of(model, ply), None
    if source is not None and source.asks == WHOM:
        fits = [who for who in model.layout.players(ply.before) if with_subject(model, ply, who) is not None]
        picker = PlayerPicker("", player_groups(model, ply.before, fits), "rename", ball(model))
    others = (*_answers(model, ply), *_amounts(model, ply), *_subjects(model, ply, source))
    remove = Button(_("Remove"), "drop-line", icon="trash", style="danger")
    replace = () if ply.action[0] == ON_BOARD else (Button(_("Something else"), "otherwise", "", "pencil"),)
    before = Button(_("Add something before it"), "before", icon="plus")
    text = _("Who was it?") if picker is not None else _("What was it?") if others else ""
    return QuestionPanel(log_lines.entry_text(model, ply), text, (remove, *replace, before, *others), picker)


def _answers(model: TrackerModel, ply: Ply) -> tuple[Button, ...]:
    """Return the throws and answers of a line; one of many throws says its purpose."""
    throws = [rolled for event in ply.events if (rolled := events.throw_of(event)) is not None]
    left, is_one_of_many = iter(throws), len(throws) > 1
    return tuple(
        _throw(model, ply, n, next(left), is_one_of_many) if answer.is_dice else
        Button(_question(model, ply, n), "again", str(n), "pencil") for n, answer in enumerate(ply.answers))


def _throw(model: TrackerModel, ply: Ply, answer: int, rolled: Rolled, is_one_of_many: bool) -> Button:
    purpose = roll_title(model.face, ply.before, rolled.request) if is_one_of_many else ""
    return Button(log_lines.throw_text(model, rolled), "again", str(answer), "dice", note=purpose)


def _question(model: TrackerModel, ply: Ply, answer: int) -> str:
    """Return the title of a question that was answered."""
    then = Game(model.game.ruleset, ply.before, None, log.REAL)
    then.apply(ply.action)
    for given in ply.answers[:answer]:
        then.answer(given.value)
    assert isinstance(then.pending, Choice)
    return question_prompt(model.face, then.state, then.pending).title


def _amounts(model: TrackerModel, ply: Ply) -> tuple[Button, ...]:
    """Return the buttons for one less and one more, where the line is that of a counter."""
    actions = ((by, icon, with_amount(model, ply, by)) for by, icon in ((-1, "minus"), (1, "plus")))
    return tuple(Button(f"{action[-1]:+d}", "by-one", str(by), icon) for by, icon, action in actions
                 if action is not None)


def _subjects(model: TrackerModel, ply: Ply, source: EntryButton | None) -> tuple[Button, ...]:
    """Return the other side, or the other words, that a line could have named."""
    if source is not None and source.asks == WHICH:
        return tuple(Button(_(label), "rename-word", key) for key, label in source.words.items()
                     if with_subject(model, ply, key) is not None)
    if source is None or source.asks == SIDES:
        return tuple(Button(model.face.team_name(model.game.state, side), "rename", str(side), "team")
                     for side in (0, 1) if with_subject(model, ply, side) is not None)
    return ()
