"""Changes of a replay: each message changes the model, and returns the effects that follow."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from fracas.faces.choices import NO_ONE
from fracas.locale import _
from fracas.page.page_effects import Announcement, ShowNotice
from fracas.page.presses import ControlHandler, ControlPress, Handlers
from fracas.page.replay import messages
from fracas.page.replay.messages import Effect, Message, ReplayTask, SendLater
from fracas.page.replay.model import OWN, PACES, Replay
from fracas.page.replay.present import log_lines
from fracas.page.replay.timeline import timeline_of
from fracas.view.arguments import number, one_of, text

if TYPE_CHECKING:
    from fracas.analyst import Mistake

STEPS = {"first": -10**6, "back": -1, "on": 1, "last": 10**6}  # by their names

Effects = Sequence[Effect]


def update(model: Replay, message: Message) -> Effects:
    """Change the replay as a message asks."""
    match message:
        case ControlPress(control, arguments):
            return HANDLERS[control].call(model, *arguments)
        case messages.Tick(step):
            return _advance(model) if model.is_playing and model.step == step else ()
        case messages.TapBoard(who):
            return _tap(model, who)
        case messages.StartAutoplay(seconds):
            model.is_post_autoplay, model.post_pace = True, seconds
            model.pace = OWN if seconds else model.pace
            return _toggle_play(model)
        case messages.ToggleRule(line):
            model.unfolded, model.held = model.unfolded ^ {line}, ""
        case messages.CommentsSaved(trouble):
            model.warning = trouble
        case messages.AnalysisDone(verdict, review):
            model.is_analysing, model.verdict, model.review = False, verdict, review
            return (Announcement(_("The analysis is done.")),)  # what was found is seen, a notice would lie over it
    return ()


# -- steps -------------------------------------------------------------------------------------------------------------


def _move(model: Replay, step: int) -> None:
    model.step = min(max(step, 0), model.shown.last)
    model.unfolded = frozenset()


def _jump(model: Replay, step: int) -> Effects:
    """Go to a step and stay there."""
    model.is_playing = False
    return _show(model, step)


def _step_by(model: Replay, name: str) -> Effects:
    """Go some steps on, or back."""
    return _jump(model, model.step + STEPS[name])


def _scrub(model: Replay, step: int) -> Effects:
    """Go to a step with the slider, which the reader still holds."""
    model.is_playing, model.held = False, "scrub"
    _move(model, step)
    return ()


def _set_pace(model: Replay, pace: str) -> Effects:
    model.pace, model.held = pace if pace != OWN or model.post_pace else model.pace, ""
    return ()


def _show(model: Replay, step: int) -> Effects:
    """Go to a step and announce it; if the match plays, the next one follows."""
    model.held = ""
    _move(model, step)
    again = "\N{ZERO WIDTH SPACE}" * (model.step % 2)  # the same words are read anew
    return Announcement(" ".join(line.text for line in log_lines(model)) + again), *_wait(model)


def _wait(model: Replay) -> Effects:
    return (SendLater(model.pause, messages.Tick(model.step)),) if model.is_playing else ()


def _advance(model: Replay) -> Effects:
    model.is_playing = model.step + 1 < model.shown.last
    return _show(model, model.step + 1)


def _toggle_play(model: Replay) -> Effects:
    """Play, from the beginning where the match is over; or pause."""
    model.is_playing, model.held = not model.is_playing, ""
    return _show(model, 0) if model.is_playing and model.step == model.shown.last else _wait(model)


def _tap(model: Replay, who: int) -> Effects:
    """Say a player's name; in a post without buttons play, pause or go on by a step."""
    if not model.is_bare:
        return (ShowNotice(model.shown.face.name(model.state, who)),) if who != NO_ONE else ()
    if model.is_post_autoplay:
        return _toggle_play(model)
    return _jump(model, model.step + 1 if model.step < model.shown.last else 0)


def _play_on(model: Replay) -> Effects:
    """Go on from the step in a match of its own."""
    return () if model.shown.is_over(model.step) else (ReplayTask.BEGIN_MATCH,)


def _toggle_bookmark(model: Replay) -> Effects:
    model.held = ""
    return _write(model, model.shown.comment(model.step), not model.shown.has_bookmark(model.step))


def _comment(model: Replay, typed: str) -> Effects:
    """Write the comment that is typed in a field, which the reader still holds."""
    model.held = "aside"
    return _write(model, typed, model.shown.has_bookmark(model.step))


def _write(model: Replay, comment: str, has_bookmark: bool) -> Effects:
    """Write a comment; it is saved with a match that is over and on this device."""
    game = model.shown.game
    model.shown.write(model.step, comment, has_bookmark)
    if model.shown is model.match and model.save and not game.cut_reason and game.is_terminal():
        return (ReplayTask.SAVE_COMMENTS,)
    model.warning = _("The links and files you make here contain your comments.")
    return ()


# -- analysis ----------------------------------------------------------------------------------------------------------


def _analyse(model: Replay) -> Effects:
    """Let the analyst work on a match that is over, once."""
    can_start = model.match.game.is_terminal() and model.verdict is None and not model.is_analysing
    model.is_analysing = model.is_analysing or can_start
    return (ReplayTask.START_ANALYSIS,) if can_start else ()


def _stop_analysis(model: Replay) -> Effects:
    model.is_analysing = False
    return (ReplayTask.STOP_ANALYSIS,)


def _look_at_mistake(model: Replay, number: int, is_line: bool = False) -> Effects:
    """Show one of the listed mistakes in the match, or its better line."""
    listed = model.verdict.mistakes[:len(model.review.plans)] if model.verdict and model.review else ()
    if not 0 <= number < len(listed):
        return ()
    if is_line:
        return *_play_line(model, number, listed[number]), ReplayTask.FOCUS_BOARD
    left = _leave_line(model)
    model.looked_at = number
    return *left, *_jump(model, listed[number].number), ReplayTask.FOCUS_BOARD


def _play_line(model: Replay, number: int, mistake: Mistake) -> Effects:
    """Let the better line play on the board."""
    from fracas.analyst import better_line
    line = better_line(model.match.game, mistake)
    model.mistake, model.shown = number, timeline_of(line.game, model.match.face)
    model.step, model.held, model.is_playing = 0, "", model.shown.last > 0
    sentence = _("The better line. It works in {n} % of the tries.")
    return ReplayTask.CHANGE_BOARD, *_wait(model), ShowNotice(sentence.format(n=round(100 * line.goes_through)))


def _leave_line(model: Replay) -> Effects:
    """Return to the decision in the match that the better line would mend."""
    if model.mistake < 0 or model.verdict is None:
        return ()
    model.step, model.held = min(model.verdict.mistakes[model.mistake].number, model.match.last), ""
    model.mistake, model.shown, model.is_playing = -1, model.match, False
    return (ReplayTask.CHANGE_BOARD,)


HANDLERS: Handlers[Effects] = {
    "step": ControlHandler(_step_by, (one_of(*STEPS),)),
    "scrub": ControlHandler(_scrub, (number,)),
    "place": ControlHandler(_jump, (number,)),
    "pace": ControlHandler(_set_pace, (one_of(*PACES, OWN),)),
    "run": ControlHandler(_toggle_play),
    "bookmark": ControlHandler(_toggle_bookmark),
    "comment": ControlHandler(_comment, (text,)),
    "from-here": ControlHandler(_play_on),
    "analyse": ControlHandler(_analyse),
    "stop-analysis": ControlHandler(_stop_analysis),
    "costly": ControlHandler(_look_at_mistake, (number,)),
    "better": ControlHandler(partial(_look_at_mistake, is_line=True), (number,)),
    "back-to-match": ControlHandler(_leave_line),
}
