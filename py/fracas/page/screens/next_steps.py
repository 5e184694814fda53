"""The next steps of a reader, most wanted first: what the home screen puts forward, as one pure function."""

from typing import NamedTuple

from fracas.page.saving.lesson_progress import LessonPlace

GO_ON, FIXTURE, REMATCH, RIVALS, FIRST, LESSON, AGAIN, PUZZLE, LEARN = (
    "go-on", "fixture", "rematch", "rivals", "first", "lesson", "again", "puzzle", "learn")  # kinds of steps
MOST = 4  # steps


class LastMatch(NamedTuple):
    """The last finished match against a bot."""

    match: str  # its id
    level: str  # key of the bot
    levels: tuple[str, ...]  # that the game offers, the weakest first
    outcome: int  # 1 won, 0 drawn, -1 lost
    is_first: bool = False  # whether it was a first match, which begins in the middle


class NextFixture(NamedTuple):
    """The next match of a person in a league."""

    league: str  # its id
    name: str
    title: str  # "Elves – Orcs"
    key: str  # "r1.2"


class HomeFacts(NamedTuple):
    """Everything on this device that decides what comes next."""

    going: tuple[str, ...] = ()  # ids of unfinished matches, the last one first
    fixture: NextFixture | None = None
    last: LastMatch | None = None
    lesson: LessonPlace | None = None  # in the course that was looked at last
    has_puzzle: bool = False  # whether today's puzzle waits for somebody who has been here before
    rival: tuple[str, int] | None = None  # game and evening of its cup, from 1; 0 before the first; None = none waits
    due: int = 0  # positions that are to be asked again today
    is_known: bool = False  # whether any match was ever played to its end here


class HomeStep(NamedTuple):
    """One step."""

    kind: str
    arg: str = ""  # of a rematch the level of the bot, of a match that goes on its id


def next_steps(known: HomeFacts) -> tuple[HomeStep, ...]:
    """Return the next steps, most wanted first; there is always one."""
    is_new = known.last is None and not known.is_known and not known.going
    is_learning = known.lesson is not None and known.lesson.number <= known.lesson.total
    found = [HomeStep(GO_ON, match) for match in known.going[:1]]
    if known.fixture is not None:
        found.append(HomeStep(FIXTURE))
    if is_new and is_learning:
        found.append(HomeStep(LESSON))
    if known.last is not None:
        found.append(HomeStep(REMATCH, next_level(known.last)))
    if known.due:
        found.append(HomeStep(AGAIN))
    if known.rival is not None:
        found.append(HomeStep(RIVALS))
    if is_new:
        found.append(HomeStep(FIRST))
    if is_learning and not is_new:
        found.append(HomeStep(LESSON))
    if known.has_puzzle:
        found.append(HomeStep(PUZZLE))
    if known.lesson is None:
        found.append(HomeStep(LEARN))
    return tuple(found[:MOST]) or (HomeStep(FIRST),)


def next_level(last: LastMatch) -> str:
    """Return the level for the next match, the one above after a win and the one below after a defeat.

    After a first match it is the same level, in a whole match.
    """
    if last.is_first or last.level not in last.levels:
        return last.level
    place = last.levels.index(last.level) + last.outcome
    return last.levels[min(max(place, 0), len(last.levels) - 1)]
