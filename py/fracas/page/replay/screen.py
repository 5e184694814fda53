"""The replay screen: a match on this device or from a link, to be watched step by step and never changed."""

from __future__ import annotations

from typing import Any

from fracas.faces import pictures
from fracas.faces.choices import NO_ONE, NOWHERE
from fracas.faces.face import Face
from fracas.kernel.dice_audit import audit_dice
from fracas.kernel.game import Game
from fracas.locale import _
from fracas.page import routes
from fracas.page.board.board_screen import BoardScreen
from fracas.page.board.view import TapTarget
from fracas.page.chunks import rulebook_of
from fracas.page.controls import control
from fracas.page.match import moves
from fracas.page.match.log_model import LogModel
from fracas.page.replay.analysis import AnalysisPanel
from fracas.page.replay.autoplay import Autoplay
from fracas.page.replay.captions import is_over, place, places, score, waits
from fracas.page.replay.export import ReplayExport
from fracas.page.replay.timeline import Timeline
from fracas.page.screen import Key
from fracas.page.screens.rule_sheet import show_rule
from fracas.page.shell import Shell
from fracas.posts.parameters import NONE
from fracas.view.arguments import number, one_of, text
from fracas.view.board.counters import kit_classes
from fracas.view.markup import Markup, classes, join
from fracas.view.match import replay as view
from fracas.view.match.log import LogLine
from fracas.view.match.score import Stages, pegs, score_bar, stages, trackers

WAYS = {"first": -10**6, "back": -1, "on": 1, "last": 10**6}
KEYS = {"ArrowLeft": "back", "ArrowRight": "on", "Home": "first", "End": "last", ",": "back", ".": "on"}


class ReplayScreen(BoardScreen):
    """A match to be watched.

    Args: shell - the page.
          game - the match.
          face - its face.
          match - id of its save, "" if it came with a link.
          step - where to begin, None = at the end.
    """

    key = routes.REPLAY

    def __init__(self, shell: Shell, game: Game, face: Face, match: str, step: int | None) -> None:
        super().__init__(shell, face)
        self.course = Timeline(game, face)
        if step is not None:
            self.course.come_to(step)
        self.story = LogModel(face, game)
        self.analysing = AnalysisPanel(self)
        self.match = match
        self.taking = ReplayExport(shell, self.course, match)
        self.back = self.taking.back
        self.grade = audit_dice(game).text
        self.running = Autoplay(self)
        self.whys: set[str] = set()  # lines whose rule is unfolded
        self.warning = game.cut_reason
        self._rests = False  # whether something is still to be drawn
        self.controls = {
            "step": control(self._step, one_of(*WAYS)), "scrub": control(self._scrub, number),
            "place": control(self.come_to, number),
            "why": control(self._why, text), "zoom": control(self._zoom),
            "rule": control(lambda rule: show_rule(shell, game.ruleset.key, rule), text),
            "bookmark": control(self._bookmark), "comment": control(self._comment, text),
            "cell": control(self._cell, number), "unit": control(lambda who: None, number),
            **self.running.controls, **self.taking.controls, **self.analysing.controls,
        }

    @property
    def game(self) -> Game:
        """What is watched: the match, or a better line."""
        return self.course.game

    @property
    def state(self) -> Any:
        """The position of the step that is shown."""
        return self.course.state

    # -- coming and going ------------------------------------------------------------------------------------

    def enter(self, notice: str = "") -> None:
        """Draw it whole, and say a sentence."""
        self.lay_out(view.replay_skeleton())
        self._draw_all()
        self.analysing.draw()
        if notice or self.game.cut_reason:
            self.shell.say(f"{notice} {self.game.cut_reason}".strip())

    def leave(self) -> None:
        """Stop what runs, and take the board away."""
        self.running.stop()
        self.analysing.leave()
        super().leave()

    def press_key(self, key: Key) -> bool:
        """Carry out a key; False if it means nothing here."""
        if self.step(key):
            return True
        if key.name in KEYS and not key.has_ctrl:
            self._step(KEYS[key.name])
        else:
            return False
        return True

    def diagnosis(self) -> dict[str, str]:
        """Return what a report of a problem holds of the match."""
        return {"position": self.course.position, "record": self.game.record}

    def watch(self, course: Timeline, is_running: bool = False) -> None:
        """Watch another course of the same game: a better line, or the match again.

        Args: is_running - from its beginning, by itself.
        """
        self.course = course
        self.taking = ReplayExport(self.shell, course, self.match if course is self.analysing.match else "")
        self.controls = {**self.controls, **self.taking.controls}
        self.story = LogModel(self.lying, course.game)
        self.grade = audit_dice(course.game).text
        self.board.forget()
        if is_running:
            course.come_to(0)
        self.running.is_on = is_running and course.last > 0
        self._draw_all()
        self.running.wait()

    # -- controls --------------------------------------------------------------------------------------------

    def _step(self, way: str) -> None:
        self.come_to(self.course.step + WAYS[way])

    def come_to(self, step: int) -> None:
        """Go to a step and stay there."""
        self.running.stop()
        self.show(step)

    def _scrub(self, step: int) -> None:
        """Follow the slider, which stays as it is while it is held."""
        self.running.stop()
        self.course.come_to(step)
        self.whys.clear()
        self._draw_step()
        self.shell.canvas.set("scrub-range", "aria-valuetext", place(self.course))

    def show(self, step: int) -> None:
        """Show a step and say it; if it runs, the next one follows."""
        self.course.come_to(step)
        self.whys.clear()
        self.draw()
        said = [line.text for line in self._lines()]
        again = "\N{ZERO WIDTH SPACE}" * (self.course.step % 2)  # the same words are read anew
        self.shell.canvas.send("text", "say", "", " ".join(said) + again)
        self.running.wait()

    def _why(self, key: str) -> None:
        """Unfold the rule behind a line, as soon as the rule book is here, or fold it."""
        def unfold() -> None:
            self.whys ^= {key}
            self.draw()
        self.shell.when_loaded_here(unfold, rulebook_of(self.game.ruleset.key))

    def _zoom(self) -> None:
        """Look from near at where something happened last, or at the whole board again."""
        trail = self.board.shown.trail if self.board.shown is not None else ()
        self.look_closer(trail[-1] if trail else NOWHERE)

    def _bookmark(self) -> None:
        self._note(self.course.comment, not self.course.is_marked)

    def _comment(self, comment: str) -> None:
        """Keep what is being typed; the field stays as it is."""
        self._write(comment, self.course.is_marked)
        self._draw_told()

    def _note(self, comment: str, is_marked: bool) -> None:
        self._write(comment, is_marked)
        self.draw()

    def _write(self, comment: str, is_marked: bool) -> None:
        self.course.write(comment, is_marked)
        self.warning = self.taking.keep()

    def tap(self, hit: TapTarget) -> None:
        """Carry out a tap on the board, which changes nothing."""
        self._cell(hit.token.cell if hit.token is not None else hit.cell)

    def _cell(self, cell: int) -> None:
        """Say who stands in a cell; where a post shows the board alone, go on or stop what runs."""
        if self.shell.browser.post_asks("controls") == NONE:
            return self.running.tap()
        who = self.face.who_at(self.state, cell)
        if who != NO_ONE:
            self.shell.say(self.face.name(self.state, who))

    # -- drawing ---------------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Send what differs."""
        self._draw_step()
        course, canvas = self.course, self.shell.canvas
        canvas.fill("scrub", view.timeline_slider(view.TimelineSlider(
            course.step, course.last, place(course), *(tuple(mark.step for mark in marks) for marks in (
                course.turns, course.scores, course.bookmarks)))))

    def _draw_all(self) -> None:
        look, kits = self.face.field(self.course.state).game, pictures.kits_of_match(self.face, self.game)
        self.shell.canvas.set("match", "class", classes("match replay", look, kit_classes(kits)))
        self.draw()

    def _draw_step(self) -> None:
        """Send all but the slider; what is not looked at first comes when the page had its turn."""
        canvas, course, face = self.shell.canvas, self.course, self.face
        state = course.state
        if not self._rests:
            self._rests = True
            self.shell.browser.soon(self._rest)
        self.draw_board()
        canvas.fill("score", score_bar(score(course, face, self.back)))
        row = face.pegs(state)
        first = stages(row) if isinstance(row, Stages) else pegs(row) if row is not None else None
        canvas.fill("strip", join(first, trackers(face.trackers(state))))
        self._draw_told()
        canvas.fill("player", view.playback_buttons(self.running.is_on, course.step, course.last))

    def _rest(self) -> None:
        """Send what can be done besides, and the board in words."""
        self._rests = False
        if self.shell.screen is self:
            self.shell.canvas.fill("aside", self._aside())
            self.speak_board()
            self.shell.send()

    def speak_board(self) -> None:
        """Send the board in words."""
        for _piece in self.board.speak(self.face, self.state):
            pass

    def _draw_told(self) -> None:
        course = self.course
        self.shell.canvas.fill("step", view.step_text(view.ReplayStep(
            course.step, course.last, course.turn, self._lines(), course.ply.text if course.ply is not None else "",
            course.comment, waits(course, self.face))))

    def draw_board(self) -> None:
        """Send the board alone."""
        ply = self.course.ply
        trail = moves.trail_of(self.face, ply.events, ()) if ply is not None else ()
        drawn = pictures.board(self.face, self.course.state, pictures.kits_of_match(self.face, self.game))
        self.board.show(drawn._replace(trail=trail))
        self.draw_corner()

    def _lines(self) -> tuple[LogLine, ...]:
        number = self.course.step - 1
        lines = self.story.lines_of(number, self.course.state) if number >= 0 else []
        return tuple(line for each in lines if isinstance(line := self.story.open(each, self.whys), LogLine))

    def _aside(self) -> Markup:
        course = self.course
        return view.replay_menu(view.ReplayMenu(
            places(course), self.running.pace, self.running.paces, course.step > 0, course.is_marked, course.comment,
            _("the match is over") if is_over(course) else "", self.grade, self.warning,
            self._post()))

    def _post(self) -> str:
        """Return where the step is put into a post; of a match it takes the link that is there, of a line a new one."""
        if self.analysing.line is not None:
            return self.taking.passing_on.post()
        return routes.write(routes.EMBED, self.shell.route.what, str(self.course.step))
