"""What a reader takes from a replay: what can be passed on of its steps, and the match to be played on."""

from __future__ import annotations

import fracas
from fracas.kernel.game import Game
from fracas.links import write_position
from fracas.locale import _
from fracas.page import match_facts, routes
from fracas.page.controls import Controls, control
from fracas.page.match import creation
from fracas.page.match.session import Session
from fracas.page.match.share_menu import ShareMenu
from fracas.page.record_tags import LEAGUE_TAG
from fracas.page.replay.captions import is_over
from fracas.page.replay.timeline import Timeline
from fracas.page.shell import Shell

KEPT = ("Home", "Away", "HomeKit", "AwayKit", "HomeCoach", "AwayCoach", "Options")  # of a match that is played on


class ReplayExport:
    """What can be taken from one replay.

    Args: shell - the page.
          course - what is watched.
          match - id of its save, "" if it came with a link.
    """

    def __init__(self, shell: Shell, course: Timeline, match: str) -> None:
        self.shell, self.course, self.match = shell, course, match
        self.passing_on = ShareMenu(
            shell, course.game, lambda: course.step, lambda: course.state, lambda: course.step, match)
        self.controls: Controls = {
            **self.passing_on.controls, "from-here": control(self._play_on),
            "edit-position": control(
                lambda: shell.go(routes.write(routes.POSITION, write_position(course.position)))),
        }

    @property
    def back(self) -> str:
        """Where the way back leads."""
        return routes.write(routes.MATCH, self.match) if self.match else "#/"

    def keep(self) -> str:
        """Keep the comments of a match that is over and on this device; return a sentence if they are not kept."""
        game = self.course.game
        if not self.match or game.cut_reason or not game.is_terminal():
            return _("Comments are kept in the links and files you make of this match from here.")
        session = Session(self.match, game, self.shell.shelf, match_facts.describe, self.shell.browser.wall_clock)
        return session.save().trouble

    def _play_on(self) -> None:
        """Play on from this step, as a match of its own; from the last one with the dice the match would have had.

        Of a league match the dice are new ones and nothing names the league: what comes of it counts for nothing. A
        better line has dice of no seed, so that new ones are needed too.
        """
        game, course = self.course.game, self.course
        if is_over(course):
            return
        is_as_it_was = course.step == course.last and game.seed is not None and LEAGUE_TAG not in game.tags
        begun = fracas.from_record(game.record) if is_as_it_was else self._from(game)
        creation.save_and_open(self.shell, self.shell.browser.fresh_id(), begun)

    def _from(self, game: Game) -> Game:
        begun = fracas.from_position(self.course.position, self.shell.browser.fresh_seed())
        begun.tags.update({name: game.tags[name] for name in KEPT if name in game.tags})
        return begun
