"""The comparison with the log of another phone: each difference is listed, and one side of it is chosen."""

from fracas.companion.merge import LogDifference, merge
from fracas.kernel.game import Game
from fracas.locale import _, ngettext
from fracas.page.companion.effects import Effects, ReadOtherLog
from fracas.page.companion.log_lines import entry_text
from fracas.page.companion.log_update import replace_log
from fracas.page.companion.model import DIFF, EntryState, LogDiff, TrackerModel
from fracas.page.page_effects import ShowNotice
from fracas.view.controls import Button
from fracas.view.table.companion import QuestionPanel

OWN, OTHER, BOTH = 0, 1, 2  # the log that is right


def compare(model: TrackerModel, text: str) -> Effects:
    """Compare with the log in a file."""
    return (ReadOtherLog(text),) if model.game.pending is None else ()


def choose_log(model: TrackerModel, number: int, log: int) -> Effects:
    """Choose the log that is right in one difference."""
    diff = model.diff
    if diff is not None and model.entry.panel == DIFF and log in (OWN, OTHER, BOTH):
        if 0 <= number < len(diff.differences):
            model.diff = diff._replace(choices={**diff.choices, number: log})
    return ()


def merge_logs(model: TrackerModel) -> Effects:
    """Go on with one log of both."""
    diff = model.diff
    if diff is None or model.entry.panel != DIFF:
        return ()
    other, both = ([n for n, log in diff.choices.items() if log == one] for one in (OTHER, BOTH))
    return replace_log(model, merge(model.game, diff.differences, other, both))


def open_diff(model: TrackerModel, other: Game, differences: tuple[LogDifference, ...]) -> Effects:
    """Show the differences from the log that was read."""
    if model.game.pending is not None:
        return ()
    if not differences:
        return (ShowNotice(_("Both logs are the same."), "good"),)
    model.diff, model.entry, model.trouble = LogDiff(other, differences), EntryState(DIFF), ""
    return ()


def diff_panel(model: TrackerModel, diff: LogDiff) -> QuestionPanel:
    """Return the differences, each with both sides to tap."""
    buttons = []
    for at, each in enumerate(diff.differences):
        own = model.game.plies[each.place:each.place + len(each.mine)]
        other = diff.other.plies[each.there:each.there + len(each.theirs)]
        texts = [" ".join(entry_text(model, ply) for ply in plies) or _("nothing") for plies in (own, other)]
        sides = [(OWN, texts[OWN], _("This phone")), (OTHER, texts[OTHER], _("The other phone"))]
        if own and other:
            sides.append((BOTH, _("Both, one after the other"), _("Both phones")))
        buttons += [Button(text, "side-of", f"{at} {side}", note=f"{at + 1}. {phone}",
                           pressed=diff.choices.get(at, OWN) == side) for side, text, phone in sides]
    title = ngettext("{n} difference", "{n} differences", len(diff.differences)).format(n=len(diff.differences))
    done = Button(_("Keep the marked ones"), "merge", icon="check", main=True)
    return QuestionPanel(title, _("Tap what really happened."), (*buttons, done))
