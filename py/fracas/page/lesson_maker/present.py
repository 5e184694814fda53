"""The lesson maker as markup: board, player, the steps with their sentences, goal and link."""

from fracas.faces import events, pictures
from fracas.lessons.lesson_text import EVENT, SENTENCE_LIMIT, STEPS, TITLE_LIMIT
from fracas.locale import _
from fracas.page import routes
from fracas.page.lesson_maker.model import LessonDraft
from fracas.page.replay.timeline import Timeline
from fracas.view.board import board as board_view
from fracas.view.controls import LabelledValue
from fracas.view.learn.lesson_maker import RANGE, MakerModel, MarkedStep, maker_regions, maker_skeleton
from fracas.view.markup import Markup, join
from fracas.view.match.replay import TimelineSlider, step_buttons, timeline_slider
from fracas.view.shell import page_bar

LONGEST_GOAL = 70  # characters of an event among the goals


def skeleton(back: str) -> Markup:
    """Return the empty screen; its regions are filled by their ids.

    Args: back - address that it was opened from.
    """
    return join(page_bar(_("Make a lesson"), back), maker_skeleton())


def regions(draft: LessonDraft, home: str) -> dict[str, Markup]:
    """Return the content of the screen by region.

    Args: home - address of the start page.
    """
    match, step = draft.match, draft.step
    kits = pictures.kits_of_match(match.face, match.game)
    ply = match.ply(step)
    trail = events.trail_of(match.face, ply.events, ()) if ply is not None else ()
    drawn = pictures.board(match.face, draft.state, kits)._replace(trail=trail)
    marks = tuple(sorted({draft.first, *draft.ends}))
    slider = TimelineSlider(step, match.last, place(match, step), tuple(mark.step for mark in match.turns),
                            tuple(mark.step for mark in match.scores), marks)
    marked = tuple(MarkedStep(end, _("Step {n} of the match").format(n=end), draft.marks[end], draft.whys.get(end, ""))
                   for end in draft.ends)
    model = MakerModel(
        board_view.static_board(drawn, "maker"), step_buttons(step, match.last),
        timeline_slider(slider, RANGE), place(match, step), event_sentences(draft),
        _("Lesson {n}").format(n=len(draft.before) + 1),
        draft.title, TITLE_LIMIT, step == draft.first, next((each for each in marked if each.number == step), None),
        beginning_sentence(draft), marked,
        SENTENCE_LIMIT, goals(draft), draft.goal, draft.ending, draft.trouble, draft.is_checking,
        f"{home}{routes.write(routes.COURSE, draft.link)}" if draft.link else "",
        routes.write(routes.COURSE, draft.link, str(len(draft.before))) if draft.link else "",
        routes.write(routes.EMBED, draft.link) if draft.link else "",
        tuple(lesson.title for lesson in draft.before))
    return maker_regions(model)


def place(match: Timeline, step: int) -> str:
    """Return a step and its turn in words."""
    said = _("Step {n} of {all}").format(n=step, all=match.last)
    turn = match.turn(step)
    return f"{said}, {turn}" if turn else said


def event_sentences(draft: LessonDraft) -> str:
    """Return the sentences of the action that led to the step on the board."""
    ply = draft.match.ply(draft.step)
    if ply is None:
        return ""
    return " ".join(filter(None, (events.sentence(draft.match.face, draft.state, event) for event in ply.events)))


def beginning_sentence(draft: LessonDraft) -> str:
    """Return the sentence about the beginning of the lesson and its learner."""
    team = draft.match.face.team_name(draft.match.state(draft.first), draft.side)
    return _("The lesson begins in step {n}. The learner coaches {team}.").format(n=draft.first, team=team)


def goals(draft: LessonDraft) -> tuple[LabelledValue, ...]:
    """Return the goals to choose from; one that no longer happens stays until another is chosen."""
    found = [LabelledValue(STEPS, _("The last step is done"))]
    listed = {**draft.goals(), **({draft.goal: 0} if draft.goal != STEPS and draft.goal not in draft.goals() else {})}
    for goal, step in listed.items():
        said = goal_sentence(draft, goal, step) if step else _("an event that does not happen here")
        if said:
            found.append(LabelledValue(goal, said[:LONGEST_GOAL]))
    return tuple(found)


def goal_sentence(draft: LessonDraft, goal: str, step: int) -> str:
    """Return an event in the words of the log, "" for one that has none."""
    ply = draft.match.game.plies[step - 1]
    event = next(event for event in ply.events if f"{EVENT}{event.kind}" == goal)
    return "" if events.throw_of(event) is not None else \
        events.sentence(draft.match.face, draft.match.state(step), event)
