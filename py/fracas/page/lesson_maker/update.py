"""Changes of a lesson that is being made: each message changes the draft, and returns the effects that follow."""

from collections.abc import Callable, Sequence

from fracas.lessons.lesson_text import (
    LESSONS_MOST,
    SENTENCE_LIMIT,
    STEPS,
    STEPS_MOST,
    TITLE_LIMIT,
    WrittenLesson,
    plain_text,
)
from fracas.locale import _
from fracas.page.lesson_maker.messages import (
    CheckLessons,
    Effect,
    LessonChecked,
    LessonsFound,
    MakerTask,
    Message,
    ReadLessons,
)
from fracas.page.lesson_maker.model import LessonDraft
from fracas.page.page_effects import ShowNotice
from fracas.page.presses import ControlHandler, ControlPress, Handlers
from fracas.view.arguments import number, one_of, text

STEP_BUTTONS = {"first": -10**6, "back": -1, "on": 1, "last": 10**6}  # by their names
Effects = Sequence[Effect]


def empty_field_sentence(draft: LessonDraft) -> str:
    """Return the request for the first empty field, "" for none."""
    return {
        "steps": _("Go to a later step and mark it."), "title": _("Write a title."),
        "sentence": _("Write a sentence for each step."), "ending": _("Write what is said at the end."), "": "",
    }[draft.empty_field()]


def update(draft: LessonDraft, message: Message) -> Effects:
    """Change the draft as a message asks."""
    match message:
        case ControlPress(control, arguments):
            draft.is_held = control == "scrub"
            return HANDLERS[control].call(draft, *arguments)
        case LessonChecked(trouble, link):
            draft.is_checking, draft.trouble, draft.link = False, trouble, link
        case LessonsFound(lessons, trouble):
            found = tuple(each for each in lessons if isinstance(each, WrittenLesson))
            return _join_course(draft, found, trouble)
    return ()


def _join_course(draft: LessonDraft, found: tuple[WrittenLesson, ...], trouble: str) -> Effects:
    """Put the lessons of a link before this one."""
    if not trouble and found and found[0].game != draft.match.game.ruleset.key:
        trouble = _("These lessons are of another game.")
    if not trouble and len(found) + len(draft.before) >= LESSONS_MOST:
        trouble = _("A course has {n} lessons at most.").format(n=LESSONS_MOST)
    if trouble:
        return (ShowNotice(trouble, "warn"),)
    draft.before = (*found, *draft.before)
    return _changed(draft)


def _changed(draft: LessonDraft) -> Effects:
    """Forget the link of a draft that has changed."""
    was_checking, draft.is_checking, draft.link, draft.trouble = draft.is_checking, False, "", ""
    return (MakerTask.STOP_CHECK,) if was_checking else ()


def _go(draft: LessonDraft, step: int) -> Effects:
    draft.step = min(max(step, 0), draft.match.last)
    return ()


def _step_by(draft: LessonDraft, name: str) -> Effects:
    return _go(draft, draft.step + STEP_BUTTONS[name])


def _begin_here(draft: LessonDraft) -> Effects:
    """Let the lesson begin in the step on the board; marks before it come back when it begins earlier."""
    draft.first = draft.step
    return _changed(draft)


def _mark(draft: LessonDraft) -> Effects:
    """Let a step of the lesson end in the step on the board."""
    if draft.step <= draft.first:
        return (ShowNotice(_("Go to a later step and mark it.")),)
    if draft.step == draft.match.last and draft.match.game.pending is not None:
        return (ShowNotice(_("The last step stops in the middle of an action.")),)
    if len(draft.ends) >= STEPS_MOST:
        return (ShowNotice(_("A lesson has {n} steps at most.").format(n=STEPS_MOST)),)
    draft.marks.setdefault(draft.step, "")
    return _changed(draft)


def _unmark(draft: LessonDraft, end: int) -> Effects:
    draft.marks.pop(end, None)
    draft.whys.pop(end, None)
    return _changed(draft)


def _say(draft: LessonDraft, end: int, typed: str) -> Effects:
    if end in draft.marks:
        draft.marks[end] = plain_text(typed)
    return _changed(draft)


def _say_why(draft: LessonDraft, end: int, typed: str) -> Effects:
    if end in draft.marks:
        draft.whys[end] = plain_text(typed)
    return _changed(draft)


def _writer(name: str, most: int) -> Callable[[LessonDraft, str], Effects]:
    def write(draft: LessonDraft, typed: str) -> Effects:
        setattr(draft, name, plain_text(typed, most))
        return _changed(draft)
    return write


def _choose_goal(draft: LessonDraft, goal: str) -> Effects:
    if goal == STEPS or goal in draft.goals():
        draft.goal = goal
    return _changed(draft)


def _check(draft: LessonDraft) -> Effects:
    """Play the lessons to their ends before there is a link."""
    draft.trouble, draft.link = empty_field_sentence(draft), ""
    draft.is_checking = not draft.trouble
    return (CheckLessons(),) if draft.is_checking else ()


def _add_lesson(draft: LessonDraft) -> Effects:
    """Begin the next lesson of the course where this one ends."""
    if not draft.link:
        return ()
    if len(draft.course) >= LESSONS_MOST:
        return (ShowNotice(_("A course has {n} lessons at most.").format(n=LESSONS_MOST)),)
    draft.before, draft.first = draft.course, draft.ends[-1]
    draft.marks, draft.whys, draft.title, draft.ending, draft.goal = {}, {}, "", "", STEPS
    return _changed(draft)


def _copy(draft: LessonDraft) -> Effects:
    return (MakerTask.COPY_LINK,) if draft.link else ()


HANDLERS: Handlers[Effects] = {
    "step": ControlHandler(_step_by, (one_of(*STEP_BUTTONS),)),
    "scrub": ControlHandler(_go, (number,)),
    "lesson-begin": ControlHandler(_begin_here),
    "lesson-mark": ControlHandler(_mark),
    "lesson-unmark": ControlHandler(_unmark, (number,)),
    "lesson-step": ControlHandler(_go, (number,)),
    "lesson-say": ControlHandler(_say, (number, text)),
    "lesson-why": ControlHandler(_say_why, (number, text)),
    "lesson-title": ControlHandler(_writer("title", TITLE_LIMIT), (text,)),
    "lesson-ending": ControlHandler(_writer("ending", SENTENCE_LIMIT), (text,)),
    "lesson-goal": ControlHandler(_choose_goal, (text,)),
    "lesson-check": ControlHandler(_check),
    "lesson-add": ControlHandler(_add_lesson),
    "lesson-join": ControlHandler(lambda draft, typed: (ReadLessons(typed),) if typed.strip() else (), (text,)),
    "copy-link": ControlHandler(_copy),
}
