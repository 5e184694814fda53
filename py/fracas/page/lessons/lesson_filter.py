"""The filter of a lesson: only its next actions are possible on the match screen."""

from typing import Any

from fracas.faces.choices import NO_ONE, NOWHERE
from fracas.faces.face import Face
from fracas.faces.intents import Refuse
from fracas.faces.lesson_filter import BUTTON, TapHint, tap_hint
from fracas.faces.match_scene import TurnOptions
from fracas.lessons.lesson_game import LessonGame
from fracas.locale import _
from fracas.page.gestures import Tap
from fracas.page.lessons.stray_inputs import StrayButton, StrayExplainer
from fracas.page.match.display import present
from fracas.page.match.match_filter import MatchFilter
from fracas.page.match.model.effects import (
    DRAW,
    AddSaid,
    Effects,
    SayAloud,
    SendAfter,
    Toast,
)
from fracas.page.match.model.match_model import MatchModel
from fracas.page.match.model.messages import (
    Choose,
    Enter,
    FilterMessage,
    Halt,
    InputShown,
    Message,
    Press,
    RunActions,
    Stand,
    TypeLine,
)
from fracas.page.match.play.narration import show_burst
from fracas.page.match.update import Update
from fracas.view.board.lattice import Point
from fracas.view.controls import Button
from fracas.view.match import side_panel as view
from fracas.view.match.side_panel import SidePanel
from fracas.view.match.tray import Question

THEIRS_MS = 700.0  # before the other side acts
NEAREST = 2.2  # that a phone looks at a lesson: the ends of the board give sense to what lies between
THEIRS = FilterMessage("theirs")  # the other side acts
STRAY_BUTTON = "command:"  # what begins the argument of a button that is off


class LessonFilter(MatchFilter):
    """One lesson.

    Args: taught - its game.
          face - of its game, not restricted.
          next_lesson - title of the one that follows, "" after the last.
    """

    def __init__(self, taught: LessonGame, face: Face, next_lesson: str) -> None:
        self.taught, self.next_lesson = taught, next_lesson
        self.strays = StrayExplainer(taught, face)
        self.said = ""  # the instruction spoken last
        self.is_near = False  # whether a narrow screen shows the part of the board the lesson is about
        self.aimed: tuple[int, Point | None] = NOWHERE, None  # cell last kept in sight, in which region
        self.marked: TurnOptions | None = None  # what may be done, with the answer marked that is wanted

    # -- messages --------------------------------------------------------------------------------------------

    def update(self, model: MatchModel, message: Message, update: Update) -> Effects:
        """Handle a message; one that leads away from the lesson is refused, and why is said."""
        is_quiet = model.dice is None and not model.is_moving and not self.taught.is_goal_reached
        match message:
            case FilterMessage("theirs"):
                message = RunActions(tuple(self.taught.next_actions) if self.taught.is_opponents_input else ())
            case FilterMessage(what):
                return self._explain(model, what)
            case Press("refused", arg) if is_quiet and arg.startswith(STRAY_BUTTON) and arg.endswith(_("not yet")):
                return self._explain(model, StrayButton(int(arg.removeprefix(STRAY_BUTTON).partition(" ")[0])))
            case Choose() | Press() | Tap() | RunActions() | TypeLine():
                self.strays.stray = None
            case Enter():
                model.view.may_follow = False  # the lesson itself says what is looked at
            case Halt(True):
                self.said, self.strays.stray = "", None
        model.asks_all, self.taught.stray = True, None
        model.reports_strays = not self.taught.is_goal_reached
        effects = update(model, message)
        if self.taught.stray is not None:
            effects = (*(each for each in effects if not isinstance(each, Toast)),
                       *self._explain(model, self.taught.stray))
        self._mark_wanted(model)
        self._keep_in_sight(model)
        match message:
            case Enter():
                return (*effects, *self._instruct())
            case Stand(upright):
                return (*effects, *self._look(model, upright))
            case InputShown():
                is_theirs = self.taught.is_opponents_input
                theirs = (SendAfter(model.context.pace(THEIRS_MS), THEIRS),) if is_theirs else ()
                is_silent = self.taught.is_goal_reached and not model.ui.shout
                burst = (show_burst(model, _("Done!")),) if is_silent else ()
                return (*self._instruct(), *theirs, *burst, *effects)
        return effects

    def _explain(self, model: MatchModel, what: Any) -> Effects:
        """Show and speak the reason against an input; the instruction follows."""
        told = self.strays.explain(model, what)
        return (*told, AddSaid(self._how(model))) if any(isinstance(each, SayAloud) for each in told) else told

    def _mark_wanted(self, model: MatchModel) -> None:
        """Mark the answer that the lesson wants, when a question is new."""
        now, option = model.now, self.taught.option
        if now is self.marked:
            return
        if now.ask is not None and option is not None:
            replies = tuple(reply._replace(is_main=reply.option == option) for reply in now.ask.replies)
            model.now = now._replace(ask=now.ask._replace(replies=replies))
            model.ui.picked = option if any(die.option == option for die in now.ask.dice) else None
        self.marked = model.now

    def _instruct(self) -> Effects:
        """Have the next instruction spoken once, behind the last sentence."""
        sentence = self._instruction()
        if sentence == self.said:
            return ()
        self.said = sentence
        return (AddSaid(sentence),)

    def _instruction(self) -> str:
        lesson, step = self.taught.lesson, self.taught.step
        return _(lesson.ending) if self.taught.is_goal_reached or step is None else _(step.say)

    def _look(self, model: MatchModel, upright: bool) -> Effects:
        """Look on a narrow screen at what the lesson is about, where the board does not turn with it."""
        if model.base_face.upright is not None or upright == self.is_near:
            return ()
        self.is_near = upright
        model.view.look(*(self._near(model) if upright else ()))
        return (DRAW,) if model.is_drawn else ()

    def _keep_in_sight(self, model: MatchModel) -> None:
        """Move a view from near to the cell to tap next, once for each."""
        aim = self._pointer(model).cell, model.view.box
        if self.is_near and aim[0] >= 0 and aim != self.aimed:
            self.aimed = aim
            face, state = model.face, model.game.state
            cells = [token.cell for token in face.tokens(state) if token.cell >= 0]
            model.view.keep_in_sight(face.field(state), aim[0], cells)

    def _near(self, model: MatchModel) -> tuple[float, Point]:
        """Return zoom and middle for a narrow screen, on which counters are to be large enough to be told apart."""
        face, field = model.face, model.face.field(model.game.state)
        cells = {cell for state in self.taught.positions()
                 for cell in (face.ball(state), *(token.cell for token in face.tokens(state))) if cell >= 0}
        across, down = zip(*(field.lattice.centres[cell] for cell in cells), strict=True)
        _left, _top, width, height = field.extent
        room = 2 * field.token
        zoom = min(width / (max(across) - min(across) + room), height / (max(down) - min(down) + room), NEAREST)
        return zoom, ((min(across) + max(across)) / 2, (min(down) + max(down)) / 2)

    # -- drawing ---------------------------------------------------------------------------------------------

    def cells_to_ring(self, model: MatchModel) -> tuple[int, ...]:
        """Return the cell to tap next."""
        cell = self._pointer(model).cell
        is_shown = model.dice is None and model.replay is None
        is_waiting = is_shown and not model.is_moving and not self.taught.is_opponents_input
        if cell >= 0 and is_waiting and self._goes_by_itself(model, present.panel(model)):
            return ()
        return (cell,) if cell >= 0 and is_waiting else ()

    def _pointer(self, model: MatchModel) -> TapHint:
        """Return the target of the next tap."""
        if self.taught.is_goal_reached:
            return BUTTON
        if model.now.ask is not None:
            cells = [reply.cell for reply in model.now.ask.replies if reply.is_main and reply.cell >= 0]
            return TapHint(cells[0]) if cells else BUTTON
        return tap_hint(model.face, model.scene, self.taught.next_actions)

    def panel(self, model: MatchModel) -> SidePanel:
        """Return the side panel: the lesson's sentence leads, the rest follows as in a match."""
        found = present.panel(model)
        if model.dice is not None or found.state in (view.REPLAYING, view.THINKING):
            return found
        if self.taught.is_goal_reached:
            return SidePanel(view.DONE, self._ending(), throws=found.throws)
        how = self._how(model)
        if self._goes_by_itself(model, found):
            go_on = Button(_("Go on"), "lesson-go", icon="play", main=True)
            return SidePanel(found.state, Question(_("This goes by itself."), self._instruction()), (go_on,),
                             found.throws)
        if found.state in (view.CHOOSING, view.SELECTED):
            title = _(self.taught.lesson.title) if model.is_moving else how
            return found._replace(body=Question(title, self._instruction()), card=None, targets=None, moves=None)
        note = how if found.state == view.PLANNED else self._instruction()  # a slip needs the room on a phone
        return found._replace(note=note, card=None)

    def _goes_by_itself(self, model: MatchModel, found: SidePanel) -> bool:
        """Return whether neither a place nor a button leads to the next action, as in a set-up of somebody's match."""
        if model.now.ask is not None or self.taught.is_opponents_input or not self.taught.next_actions:
            return False
        if model.now.setup is not None:
            return bool(model.now.setup.waiting) or bool(self.taught.next_actions[0] != model.now.setup.done)
        plane, aim = model.face.plane, self._pointer(model)
        if plane is not None and aim.cell >= 0:
            who = model.face.who_at(model.game.state, aim.cell)
            return isinstance(plane.interpret_tap(model.scene, who, aim.cell), Refuse)
        buttons = (*found.tray, *(found.body.buttons if isinstance(found.body, Question) else ()))
        return aim == BUTTON and not any(each.main and not each.off for each in buttons)

    def _how(self, model: MatchModel) -> str:
        """Return in a few words what is to be tapped."""
        aim = self._pointer(model)
        if aim == BUTTON:
            return _("Press the yellow button.")
        if aim.is_player:
            return _("Tap the player in the yellow ring.")
        if model.face.who_at(model.game.state, aim.cell) != NO_ONE:
            return _("Tap the one in the yellow ring.")
        return _("Tap the place in the yellow ring.")

    def _ending(self) -> Question:
        following = Button(_("Next lesson"), "next-lesson", "", "play", self.next_lesson, True)
        match = Button(_("Play a match"), "play-match", icon="flag", main=not self.next_lesson)
        return Question(_("Done!"), self._instruction(), (), (
            *((following,) if self.next_lesson else ()), match, Button(_("Once more"), "restart", icon="undo"),
            Button(_("All lessons"), "all-lessons", icon="book")))
