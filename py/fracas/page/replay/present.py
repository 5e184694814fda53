"""The replay as markup: board, score, log of the step, player, landmarks, analysis."""

from fracas.faces import events, pictures
from fracas.faces.face import Face
from fracas.kernel.table import Roll
from fracas.links import write_link
from fracas.locale import _, ngettext, pgettext
from fracas.page import routes
from fracas.page.match.model.log_model import LogModel
from fracas.page.replay.model import OWN, Replay
from fracas.page.replay.timeline import BOOKMARK, SCORE, TURN
from fracas.view.board.counters import kit_classes
from fracas.view.board.model import Board
from fracas.view.controls import LabelledValue
from fracas.view.markup import Markup, classes, join
from fracas.view.match import replay as view
from fracas.view.match.analysis_buttons import analyse_button, analysis_progress
from fracas.view.match.log import LogLine
from fracas.view.match.score import Score, ScoreSide, Stages, pegs, score_bar, stages, trackers


def look(model: Replay, face: Face) -> str | None:
    """Return the classes of the screen, by game and kits."""
    field, kits = face.field(model.state), pictures.kits_of_match(face, model.shown.game)
    return classes("match replay", field.game, field.is_wide and "wide", kit_classes(kits))


def board(model: Replay, face: Face) -> Board:
    """Return the board of the step, with the trail of its action."""
    ply = model.shown.ply(model.step)
    trail = events.trail_of(face, ply.events, ()) if ply is not None else ()
    drawn = pictures.board(face, model.state, pictures.kits_of_match(face, model.shown.game))
    looked_at = model.looked_at
    if model.review is not None and model.verdict is not None and looked_at >= 0 and model.shown is model.match:
        mistake = model.verdict.mistakes[looked_at]
        if mistake.number == model.step:
            from fracas.page.replay.review import with_better_line
            return with_better_line(model.match, drawn, mistake, model.review.plans[looked_at],
                                    model.review.cells[looked_at])
    return drawn._replace(trail=trail)


def regions(model: Replay, face: Face) -> dict[str, Markup]:
    """Return the content of every region by its id, but for the board and what can be done besides."""
    shown, step = model.shown, model.step
    row = face.pegs(model.state)
    first = stages(row) if isinstance(row, Stages) else pegs(row) if row is not None else None
    return {
        "score": score_bar(_score(model, face)),
        "strip": join(first, trackers(face.trackers(model.state))),
        "step": _told(model),
        "player": view.playback_buttons(model.is_playing, step, shown.last),
        "scrub": view.timeline_slider(view.TimelineSlider(
            step, shown.last, place(model), *(tuple(mark.step for mark in marks) for marks in (
                shown.turns, shown.scores, shown.bookmarks)))),
        "analysis": _analysis(model),
    }


def _score(model: Replay, face: Face) -> Score:
    game, state = model.shown.game, model.state
    points = face.score(state)
    acting = -1 if model.shown.is_over(model.step) else game.ruleset.to_act(state)
    home, away = (ScoreSide(face.team_name(state, side), points[side], acting == side) for side in (0, 1))
    back = routes.write(routes.MATCH, model.save) if model.save else "#/"
    return Score(face.field(state).game, _(game.ruleset.name), face.detail(state), home, away, (),
                 pictures.kits_of_match(face, game), back)


def _told(model: Replay) -> Markup:
    shown, step = model.shown, model.step
    return view.step_text(view.ReplayStep(
        step, shown.last, shown.turn(step), log_lines(model), shown.comment(step), pending_sentence(model)))


def log_lines(model: Replay) -> tuple[LogLine, ...]:
    """Return the log of the action that led to the step."""
    if not model.step:
        return ()
    story = LogModel(model.shown.face, model.shown.game)
    lines = story.lines_of(model.step - 1, model.state)
    return tuple(line for each in lines if isinstance(line := story.open(each, {*model.unfolded}), LogLine))


def place(model: Replay) -> str:
    """Return the step and its turn in words."""
    text = _("Step {n} of {all}").format(n=model.step, all=model.shown.last)
    turn = model.shown.turn(model.step)
    return f"{text}, {turn}" if turn else text


def pending_sentence(model: Replay) -> str:
    """Return the question at which the match stopped in the middle of an action, "" for none."""
    request, face = model.shown.game.pending, model.shown.face
    if request is None or model.step < model.shown.last:
        return ""
    team = face.team_name(model.state, request.coach)
    return _("{team}: throw dice here.").format(team=team) if isinstance(request, Roll) else \
        _("{team}: choose here.").format(team=team)


# -- besides -----------------------------------------------------------------------------------------------------------


def aside(model: Replay) -> Markup:
    """Return the controls besides the player."""
    shown, step = model.shown, model.step
    return view.replay_menu(view.ReplayMenu(
        landmarks(model), model.pace, _paces(model), step > 0, shown.has_bookmark(step), shown.comment(step),
        _("the match is over") if shown.is_over(step) else "", shown.grade, model.warning, post_address(model),
        lesson_address(model)))


def landmarks(model: Replay) -> tuple[LabelledValue, ...]:
    """Return the landmarks to choose from."""
    marks = sorted([*model.shown.turns, *model.shown.scores, *model.shown.bookmarks])
    titles = {TURN: "{text}", SCORE: _("Score {text}"), BOOKMARK: "\N{BLACK STAR} {text}"}
    return (LabelledValue("", _("a step \N{HORIZONTAL ELLIPSIS}")), *(
        LabelledValue(str(mark.step), titles[mark.kind].format(text=mark.text)) for mark in marks))


def _paces(model: Replay) -> tuple[LabelledValue, ...]:
    text = ngettext("{n} second a step", "{n} seconds a step", model.post_pace).format(n=model.post_pace)
    return (*((LabelledValue(OWN, text),) if model.post_pace else ()), LabelledValue("slow", _("Slow")),
            LabelledValue("normal", pgettext("pace", "Normal")), LabelledValue("quick", _("Quick")),
            LabelledValue("flying", _("Flying")))


def post_address(model: Replay) -> str:
    """Return the address that puts the step into a post, of a better line by a link of its own."""
    return routes.write(routes.EMBED, _shown_link(model), str(model.step))


def lesson_address(model: Replay) -> str:
    """Return the address of the screen that makes a lesson which begins in the step."""
    return routes.write(routes.LESSON_MAKER, _shown_link(model), str(model.step))


def _shown_link(model: Replay) -> str:
    """Return the words of the match, or of the better line, in addresses."""
    return model.address if model.shown is model.match else write_link(model.shown.game)


# -- analysis ----------------------------------------------------------------------------------------------------------


def _analysis(model: Replay) -> Markup:
    if model.is_analysing:
        return analysis_progress(0)
    if model.review is not None:
        from fracas.view.match import analysis as analysis_view
        again = routes.write(routes.RETRY, model.save or routes.SHOWN, "1")
        return analysis_view.analysis_summary(model.review.summary, model.mistake, model.looked_at, again)
    return analyse_button("" if model.match.game.is_terminal() else _("the match is not over"))
