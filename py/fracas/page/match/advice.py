"""What could I do? The best ideas of the analyst, each with its chance, to be planned by a tap.

A match of a league counts for others: whoever plays it is given no advice.
"""

from __future__ import annotations

from collections.abc import Generator
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from fracas.bots.candidates import Candidate
from fracas.bots.decision_point import decision_point_of
from fracas.bots.levels import USUAL
from fracas.bots.search import search
from fracas.faces.choices import NO_ONE, TargetedAction
from fracas.faces.face import Face
from fracas.faces.intents import Propose
from fracas.faces.move_plan import MovePath, MovePlan
from fracas.kernel.game import Game
from fracas.kernel.ruleset import Action
from fracas.kernel.work import replace_pauses
from fracas.locale import _
from fracas.page.browser.task_runner import TaskRunner
from fracas.page.match import moves, panels
from fracas.page.record_tags import LEAGUE_TAG
from fracas.view.controls import Button
from fracas.view.match.side_panel import CHOOSING, SELECTED, MoveList, SidePanel
from fracas.view.match.tray import Question

if TYPE_CHECKING:
    from fracas.page.match.screen import MatchScreen

MOST_IDEAS = 3
ADVISER = USUAL._replace(weighs_only=True)
MOST_TRIED = 12  # of what the bot considered, the best first
TURNING = "face"  # a deed that is no idea by itself: players turn as they act
LEAST_GAIN = 10  # thousandths of a win by which a mere walk has to be better than to stop
FULL = 1000  # the worth of a match that is won; that of one lost is its opposite


class Idea(NamedTuple):
    """Something worth doing."""

    plan: MovePlan
    value: float  # what it seems worth, in thousandths of a win


class Advice:
    """The adviser of one match screen."""

    def __init__(self, screen: MatchScreen) -> None:
        self.screen = screen
        self.tasks = TaskRunner(screen.host.now, screen.host.soon)
        self.ideas: tuple[Idea, ...] = ()
        self.is_open = False
        self.is_none = False  # whether it has found that nothing is worth doing
        self.end: Action | None = None  # with which a bot would do no more

    def ask(self) -> None:
        """Think about what could be done, or put the ideas away."""
        self.is_open = not self.is_open and not self._is_for_others
        self.ideas, self.is_none = (), False
        if self.is_open:
            self.tasks.start(pondered(self.screen.game, self.screen.face), self._thought)
        else:
            self.tasks.stop()
        self.screen.draw()

    def drop(self) -> None:
        """Forget the ideas: the position is another."""
        self.is_open, self.ideas, self.is_none = False, (), False
        self.tasks.stop()

    @property
    def _is_for_others(self) -> bool:
        return LEAGUE_TAG in self.screen.game.tags

    def take(self, number: int) -> None:
        """Plan an idea: its player is selected, and what it needs is shown."""
        if number < len(self.ideas):
            screen, plan = self.screen, self.ideas[number].plan
            screen.ui.clear()
            screen.ui.selected = plan.who
            screen.make_offer()
            screen.ui.plan = plan
            screen.voice.say(panels.spoken(screen.face, screen.game.state, plan))
            screen.draw()

    def beside(self, dock: SidePanel) -> SidePanel:
        """Return the dock with the button that asks for ideas, or with them.

        Whoever has begun to act may ask as well. Ideas stand in place of the list of who can act: on a phone the board
        stays large enough to be read beside them.
        """
        now = self.screen.now
        is_acting = dock.state == SELECTED and now.acting >= 0 and dock.moves is None
        is_opening = now.setup is not None or self.screen.face.is_opening(self.screen.game.state)
        is_open = dock.state == CHOOSING and now.actors and not is_opening
        if not (is_open or is_acting) or self._is_for_others:
            return dock
        title = _("Thinking …") if self.tasks.is_busy else _("What could I do?")
        lines = tuple(Button(self._told(idea), "idea", str(number), note=self._worth(idea), style="line")
                      for number, idea in enumerate(self.ideas))
        body = dock.body
        if isinstance(body, Question) and (lines or self.is_none):
            body = body._replace(chips=() if lines else body.chips, text=self._nothing() if self.is_none else body.text)
        return dock._replace(body=body, tray=self._with_end(dock.tray), moves=MoveList(
            Button(title, "ideas", icon="help", pressed=self.is_open, style="small"), lines))

    def _with_end(self, tray: tuple[Button, ...]) -> tuple[Button, ...]:
        """Return the buttons; where a bot would do no more, the one with which it ends stands out."""
        if not self.is_none or self.end is None:
            return tray
        ends = {str(n) for n, command in enumerate(self.screen.tray_buttons()) if command.action == self.end}
        return tuple(each._replace(main=each.main or (each.do == "command" and each.arg in ends)) for each in tray)

    def shown(self) -> tuple[int, ...]:
        """Return where those are whom the ideas are about, in their order; where he comes to for one off the board."""
        face, state = self.screen.face, self.screen.game.state
        cells = (face.cell_of(state, idea.plan.who) for idea in self.ideas)
        return tuple(cell if cell >= 0 else idea.plan.cell for cell, idea in zip(cells, self.ideas, strict=True))

    def _thought(self, found: tuple[tuple[Idea, ...], Action | None]) -> None:
        self.ideas, self.end = found
        if not self.ideas:
            self.is_open, self.is_none = False, True
            self.screen.voice.say(self._nothing())
        else:
            self.screen.voice.say(" ".join(map(self._told, self.ideas)))
        self.screen.draw()

    def _nothing(self) -> str:
        """Return what is said where a bot would do no more, in the place of what the coach was told to do."""
        if self.screen.now.acting >= 0:
            return _("Nothing better comes to mind than to stop here.")
        return _("Nothing that is left seems worth its risk: a bot would do no more now.")

    def _told(self, idea: Idea) -> str:
        number = self.ideas.index(idea) + 1 if idea in self.ideas else 1
        return f"{number}. {panels.spoken(self.screen.face, self.screen.game.state, idea.plan)}"

    @staticmethod
    def _worth(idea: Idea) -> str:
        share = min(max((idea.value + FULL) / (2 * FULL), 0.0), 1.0)
        return _("then about {n}\u202f% to win").format(n=round(share * 100))


def pondered(game: Game, face: Face) -> Generator[float, None, tuple[tuple[Idea, ...], Action | None]]:
    """Work out the best ideas in small steps.

    Returns: them, the best first, and the action with which a bot would do no more, if it thought of that.
    """
    thought = search(decision_point_of(game), Random("adviser"), ADVISER)
    yield from thought
    ideas: list[Idea] = []
    tried = sorted((each for each in thought.listed if each.samples), key=lambda each: -each.value)
    been = _trodden(game, face)
    end = next((each for each in tried if len(each.plan) == 1 and plan_of(game, face, each) is None), None)
    rest = end.value if end is not None and been else -FULL  # what it is worth to stop here
    for candidate in tried[:MOST_TRIED]:
        yield 1.0
        plan = plan_of(game, face, candidate)
        if plan is None or any(_is_like(plan, idea.plan) for idea in ideas):
            continue
        if been and not plan.kind and (plan.cell in been or candidate.value < rest + LEAST_GAIN):
            continue
        ideas.append(Idea((yield from _weighed(game, face, plan)), candidate.value))
        if len(ideas) == MOST_IDEAS:
            break
    return tuple(ideas), end.plan[0] if end is not None else None


def _is_like(one: MovePlan, other: MovePlan) -> bool:
    """Return whether two plans are one idea: the same deed of the same player, or a walk of two to the same cell."""
    is_meeting = not one.kind and one.cell == other.cell and one.end is None
    return one.kind == other.kind and (one.who == other.who or is_meeting)


def _trodden(game: Game, face: Face) -> set[int]:
    """Return the cells on which whoever is acting has stood since he began; none if nobody is."""
    who, cells = face.acting(game.state), set[int]()
    for ply in reversed(game.plies if who != NO_ONE else ()):
        cells.add(face.cell_of(ply.before, who))
        if face.acting(ply.before) != who:
            break
    return cells


def _weighed(game: Game, face: Face, plan: MovePlan) -> Generator[float, None, MovePlan]:
    """Work out the chance of a plan."""
    if plan.fan is not None or plan.roll_action is None:
        return plan
    return moves.weighed(face, plan, (yield from replace_pauses(moves.weighing(game, face, plan), 1.0)))


def plan_of(game: Game, face: Face, candidate: Candidate) -> MovePlan | None:
    """Return what a coach would tap to do what a bot thought of; None if that is no deed or way of a player."""
    state, actions = game.state, candidate.plan
    who = next(iter(face.actors(state, actions[:1])), NO_ONE) if actions else NO_ONE
    if who == NO_ONE:
        return None
    offer = face.move_options(state, game.legal_actions(), who)
    deeds = [deed for deed in offer.actions if deed.action in actions and deed.kind != TURNING]
    if deeds:
        return moves.plan_of_deed(game, who, min(deeds, key=lambda deed: actions.index(deed.action)))
    if face.plane is not None:
        intents = (face.plane.useful_intent(state, action) for action in actions if action[1] == who)
        return next((intent.plan for intent in intents if isinstance(intent, Propose)), None)
    ways = [way for way in offer.paths.values() if way.steps[-1] in actions]
    farthest = max(ways, key=lambda way: actions.index(way.steps[-1]), default=None)
    return moves.plan_of_way(game, who, farthest) if farthest is not None else _where_he_is(game, face, who, actions)


def _where_he_is(game: Game, face: Face, who: int, actions: tuple[Action, ...]) -> MovePlan | None:
    """Return the plan of him who does something without leaving his cell, as he stands up; None if there is none."""
    kinds = [action[0] for action in actions]
    number = next((n for n, kind in enumerate(kinds) if kind != TURNING and face.certain_words(kind) is not None), None)
    here = face.cell_of(game.state, who)
    if number is None or here < 0:
        return None
    way = MovePath(here, Fraction(1), actions[:number], (here,))
    return moves.plan_of_deed(game, who, TargetedAction(actions[number][0], actions[number], here, path=way))
