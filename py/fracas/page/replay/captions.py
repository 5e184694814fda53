"""What is written round the board of a match that is watched: the score, where it is, and what it waits for."""

from __future__ import annotations

from fracas.faces import pictures
from fracas.faces.face import Face
from fracas.kernel.table import Roll
from fracas.locale import _
from fracas.page.replay.timeline import BOOKMARK, SCORE, TURN, Landmark, Timeline
from fracas.view.controls import LabelledValue
from fracas.view.match.score import Score, ScoreSide


def is_over(course: Timeline) -> bool:
    """Return whether the step is the last one of a match that is over."""
    return course.step == course.last and course.game.is_terminal()


def score(course: Timeline, face: Face, back: str) -> Score:
    """Return the score at a step, and whose turn it is.

    Args: back - where the way back leads.
    """
    game, state = course.game, course.state
    points = face.score(state)
    acting = -1 if is_over(course) else game.ruleset.to_act(state)
    home, away = (ScoreSide(face.team_name(state, side), points[side], acting == side) for side in (0, 1))
    return Score(face.field(state).game, _(game.ruleset.name), face.detail(state), home, away, (),
                 pictures.kits_of_match(face, game), back)


def place(course: Timeline) -> str:
    """Return which step it is, and of which turn."""
    text = _("Step {n} of {all}").format(n=course.step, all=course.last)
    return f"{text}, {course.turn}" if course.turn else text


def waits(course: Timeline, face: Face) -> str:
    """Return what the match stopped at in the middle of an action, "" if nothing."""
    request = course.game.pending
    if request is None or course.step < course.last:
        return ""
    who = face.team_name(course.state, request.coach)
    return _("{team} are to throw dice here.").format(team=who) if isinstance(request, Roll) else \
        _("{team} are asked here what they choose.").format(team=who)


def places(course: Timeline) -> tuple[LabelledValue, ...]:
    """Return the steps worth going to."""
    marks: list[Landmark] = sorted([*course.turns, *course.scores, *course.bookmarks])
    titles = {TURN: "{text}", SCORE: _("Score {text}"), BOOKMARK: "\N{BLACK STAR} {text}"}
    return (LabelledValue("", _("a step \N{HORIZONTAL ELLIPSIS}")), *(
        LabelledValue(str(mark.step), titles[mark.kind].format(text=mark.text)) for mark in marks))
