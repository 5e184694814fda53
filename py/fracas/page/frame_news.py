"""News of a board in a post for the page round it, whose author has asked: step, score, dice, solved.

Each is told when it differs from what was told before; nothing is told while dice are still falling.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from fracas.faces import face_of
from fracas.faces.events import throw_of
from fracas.kernel.record import faces_text
from fracas.kernel.table import Event
from fracas.page.lessons.lesson_page import LessonPage
from fracas.page.match.host.match_host import MatchHost
from fracas.page.puzzles.puzzle_page import PuzzlePage
from fracas.page.replay.model import Replay
from fracas.page.replay.screen import ReplayScreen
from fracas.page.shell import Shell

NEWS = "news"  # message to the post
STEP, SCORE, DICE, SOLVED = "step", "score", "dice", "solved"
MOST_THROWS = 40  # that are told at once


class FrameNews:
    """News of one frame.

    Args: shell - the page.
    """

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.told: dict[str, Any] = {}
        self.thrown = -1  # throws of the match that were told, or step of a replay; -1 before the first report

    def report(self) -> None:
        """Tell the news that differ from those told before."""
        screen = self.shell.screen
        if isinstance(screen, ReplayScreen):
            self._tell(_news_of_replay(screen.model))
            self._tell_throws_of_step(screen.model)
        elif isinstance(screen, MatchHost) and screen.match.model.dice is None:
            self._tell(_news_of_match(screen))
            self._tell_new_throws(throws(screen.match.model.game.events))

    def _tell(self, news: Mapping[str, Any]) -> None:
        for kind, value in news.items():
            if kind not in self.told or self.told[kind] != value:
                self.told[kind] = value
                self._send(kind, value)

    def _tell_throws_of_step(self, replay: Replay) -> None:
        """Tell the throws of the action that led to a step, once each time it is shown."""
        ply = replay.shown.ply(replay.step)
        if ply is not None and -1 != self.thrown != replay.step and (fallen := throws(ply.events)):
            self._send(DICE, fallen[:MOST_THROWS])
        self.thrown = replay.step

    def _tell_new_throws(self, fallen: Sequence[str]) -> None:
        """Tell the throws since the last report; what is taken back is not told."""
        if -1 < self.thrown < len(fallen):
            self._send(DICE, fallen[self.thrown:][:MOST_THROWS])
        self.thrown = len(fallen)

    def _send(self, kind: str, value: Any) -> None:
        self.shell.browser.tell_post(NEWS, json.dumps({"kind": kind, "value": value}))


def throws(events: Sequence[Event]) -> list[str]:
    """Return the throws among some events, as records write them."""
    rolls = (rolled for event in events if (rolled := throw_of(event)) is not None)
    return [f"{rolled.request.kind}={faces_text(rolled.request.dice, rolled.faces)}" for rolled in rolls]


def _news_of_replay(replay: Replay) -> dict[str, Any]:
    return {STEP: replay.step, SCORE: list(replay.shown.face.score(replay.state))}


def _news_of_match(screen: MatchHost) -> dict[str, Any]:
    """Return the news of a match in play, a lesson or a puzzle."""
    game = screen.match.model.game
    score: Any = list(face_of(game.ruleset.key).score(game.state))
    if isinstance(screen, LessonPage):
        done = screen.taught.is_goal_reached
        step = len(screen.lesson.steps) if done else screen.taught.inputs[screen.taught.at].step
        return {STEP: step, SCORE: score, SOLVED: done}
    if isinstance(screen, PuzzlePage):
        chance = screen.filter.model.score.chance
        percent = None if chance is None else round(100 * chance)
        return {STEP: len(game.plies), SCORE: percent,
                SOLVED: chance is not None and chance >= screen.puzzle.chance}
    return {STEP: len(game.plies), SCORE: score}
