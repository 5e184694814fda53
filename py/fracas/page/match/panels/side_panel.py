"""The side panel of a match, from which its panel and its buttons are drawn."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from fracas.faces import slips
from fracas.faces.choices import MOVE, NO_ONE, SetupPrompt, TrayButton
from fracas.faces.face import Face
from fracas.faces.match_scene import MatchScene
from fracas.faces.match_summary import match_result
from fracas.faces.move_plan import MovePlan
from fracas.faces.plane_face import BY_HAND, TAPE, PlaneFace
from fracas.faces.ui_state import Sketch
from fracas.kernel.game import Game
from fracas.kernel.table import Roll, Rolled
from fracas.locale import _, ngettext, pgettext
from fracas.page.match.panels import panels
from fracas.view.controls import Button
from fracas.view.match import side_panel as view
from fracas.view.match.dice_box import DiceBox, DiceCard, dice_entry_buttons
from fracas.view.match.result_poster import ResultPoster
from fracas.view.match.side_panel import MoveList, News, SidePanel
from fracas.view.match.squads import PlayerDetails
from fracas.view.match.tray import BotProgress, PlayerChip, Question

MOST_CHIPS = 12
MOST_ENDS = 2  # buttons of who can do nothing any more: his end, and that of the turn
ALL = "all"  # pieces of a path bent by hand


class ReplayedAction(NamedTuple):
    """An action that is watched again."""

    turn: str  # heading of its turn
    place: int  # of the action in its turn, 1 for the first
    of: int  # how many the turn has
    text: str  # what happened
    rolls: tuple[Rolled, ...]
    is_running: bool  # whether the next one follows by itself


class MatchCourse(NamedTuple):
    """What of the course of a match stands beside the board."""

    is_bots: bool = False  # whether a bot is to decide
    news: News | None = None  # what others have done since the coach's last input
    rolls: tuple[Rolled, ...] = ()  # of the last input
    told: str = ""  # what happened last, while a bot is to decide
    is_paused: bool = False  # whether the bot waits for a coach
    is_seen: bool = False  # whether the last act of the bot is still being looked at
    share: float = 0.0  # of its thought that is done
    replayed: ReplayedAction | None = None  # what is watched again of a turn
    ending: ResultPoster | None = None  # the poster as far as it is known
    tip: str = ""  # what a newcomer could do


def side_panel(game: Game, face: Face, scene: MatchScene, course: MatchCourse) -> SidePanel:
    """Return the side panel of a match."""
    dock = _state(game, face, scene, course)
    return dock._replace(trouble=scene.ui.trouble) if scene.ui.mode != TAPE or course.is_bots else dock


def dice_panel(boxes: tuple[DiceBox, ...], may_pause: bool, is_bots: bool) -> SidePanel:
    """Return the side panel while dice are on their way.

    Args: boxes - with the dice, none before the first are thrown.
          may_pause - whether they are a bot's, who can be stopped: the button stays where it is while he plays.
          is_bots - whether a bot has thrown them or is to act next.
    """
    pause = (_pause(),) if may_pause else ()
    body = DiceCard(boxes) if len(boxes) > 1 else boxes[0] if boxes else Question(panels.STILL_OPEN)
    return SidePanel(view.THROWING, body, (*pause, _to_own_turn() if is_bots else Button(
        _("Skip"), "skip", icon="last")))


def _state(game: Game, face: Face, scene: MatchScene, course: MatchCourse) -> SidePanel:
    ui, request = scene.ui, game.pending
    is_asked = not (course.is_bots or game.is_terminal())
    throws = tuple(panels.last_throws(face, scene.state, course.rolls, is_asked))
    if game.is_terminal() and course.replayed is None:
        return SidePanel(view.OVER, course.ending or match_result(game, face), _after())
    if course.replayed is not None:
        return _replayed(face, scene.state, course.replayed)
    if isinstance(request, Roll) and not course.is_bots:
        entry = panels.entry_of(face, scene.state, request, ui.entered, ui.slot)
        return SidePanel(view.ENTERING, entry, dice_entry_buttons(entry))
    if course.is_bots:
        coach = face.team_name(scene.state, game.to_act)
        thinking = BotProgress(coach, course.share, course.told, course.is_paused, course.is_seen)
        return SidePanel(view.THINKING, thinking, _followed(course.is_paused), throws)
    if scene.now.ask is not None:
        return _asked(face, scene, throws, request.who if request is not None else NO_ONE)._replace(news=course.news)
    begun = _begun(game, face, scene, course, throws)
    return begun._replace(news=course.news, throws=()) if begun.state == view.CHOOSING and course.news else begun


def _begun(game: Game, face: Face, scene: MatchScene, course: MatchCourse, throws: tuple[DiceBox, ...]) -> SidePanel:
    """Return the dock while the coach chooses what to do."""
    ui = scene.ui
    if ui.mode == TAPE:
        title, words = face.hint(scene.state, ui.selected, TAPE)
        roll_up = Button(_("Roll up the tape"), "tape", icon="close", main=True)
        return SidePanel(view.SELECTED, Question(title, ui.trouble or words), (roll_up,))
    commands = face.tray_buttons(scene.state, scene.now.legal, ui.selected, ui.mode)
    if ui.plan is not None:
        slip = slips.slip_of(face, scene.state, ui.plan)
        kind = ui.plan.roll.kind if ui.plan.roll is not None else ""
        note = by_hand(ui.sketch) if ui.mode == BY_HAND else ""
        return SidePanel(view.PLANNED, slip, _tray(face, scene, commands), (), _card(face, scene, roll=kind), note=note)
    if ui.selected >= 0 or (face.plane is not None and ui.mode):
        last = last_command(face, scene, commands)
        hint = Question(*(out_of_puff(last) if last is not None else face.hint(scene.state, ui.selected, ui.mode)))
        targets, moves = _beside_reach(face, scene)
        return SidePanel(view.SELECTED, hint, _tray(face, scene, commands), throws, _card(face, scene), targets=targets,
                         moves=moves)
    return SidePanel(view.CHOOSING, _choose(game, face, scene, course), _tray(face, scene, commands), throws,
                _card(face, scene))


def last_command(face: Face, scene: MatchScene, commands: Sequence[TrayButton]) -> TrayButton | None:
    """Return the button that ends what whoever is acting does, None while he can still go somewhere or do something.

    Args: commands - his buttons.
    """
    offer, ui = scene.move_options, scene.ui
    if face.plane is not None or ui.mode != MOVE or ui.selected != scene.now.acting or offer is None:
        return None
    left = [each for each in commands if not each.off]
    is_over = not offer.actions and not offer.paths and all(each.action and not each.is_main for each in left)
    return left[0] if is_over and 0 < len(left) <= MOST_ENDS else None


def out_of_puff(command: TrayButton) -> tuple[str, str]:
    """Return headline and sentence for a player without any option."""
    return _("Out of puff"), _("Press “{button}”.").format(button=command.label)


# -- before and after a decision -------------------------------------------------------------------------------


def _after() -> tuple[Button, ...]:
    """Return the buttons of a match that is over."""
    return (
        Button(_("Rematch"), "rematch", icon="play", main=True), Button(_("Watch again"), "watch", icon="first"),
        Button(_("Share"), "share", icon="share"), Button(_("Report"), "match-report", icon="book"),
        Button(_("Start page"), "home", icon="back"),
    )


def _followed(is_paused: bool) -> tuple[Button, ...]:
    """Return the buttons with which a bot's turn is followed."""
    if is_paused:
        return (Button(_("Next step"), "next-step", icon="next", main=True), Button(_("Go on"), "go-on", icon="play"),
                _to_own_turn())
    return _pause(), _to_own_turn()


def _to_own_turn() -> Button:
    return Button(_("To my turn"), "to-my-turn", icon="last")


def _pause() -> Button:
    return Button(_("Pause"), "pause", icon="pause")


def _replayed(face: Face, state: Any, shown: ReplayedAction) -> SidePanel:
    title = _("{turn}: {n} of {all}").format(turn=shown.turn, n=shown.place, all=shown.of)
    run = Button(_("Pause"), "replay-run", icon="pause") if shown.is_running else \
        Button(_("Play"), "replay-run", icon="play")
    none = "" if shown.place > 1 else _("this is the first")
    return SidePanel(view.REPLAYING, Question(title, shown.text), (
        Button(_("Previous"), "replay-step", "back", "prev", off=none), run,
        Button(_("Next"), "replay-step", "on", "next"),
        Button(_("To the match"), "stop-replay", icon="close", main=True),
    ), tuple(panels.last_throws(face, state, shown.rolls, False)))


def _asked(face: Face, scene: MatchScene, throws: tuple[DiceBox, ...], who: int) -> SidePanel:
    """Return a question with its answers.

    Args: who - whom it is about, `NO_ONE` if nobody.
    """
    ask, picked, texts = scene.now.ask, scene.ui.picked, scene.now.texts
    assert ask is not None
    buttons = panels.question_buttons(ask, picked, texts)
    if ask.dice:
        return SidePanel(view.ASKED, panels.question_box(ask, picked, texts), buttons)
    return SidePanel(view.ASKED, Question(ask.title, ask.text), buttons, throws, _card(face, scene, who))


def _choose(game: Game, face: Face, scene: MatchScene, course: MatchCourse) -> Question:
    """Return the question while nobody is selected."""
    state, now, ball = scene.state, scene.now, face.field(scene.state).ball
    chips = tuple(PlayerChip(face.token(state, who), face.name(state, who), str(who))
                  for who in (now.setup.waiting if now.setup else now.actors)[:MOST_CHIPS])
    if now.setup is not None:
        return Question(now.setup.title, now.setup.text, chips, ball=ball)
    title = ngettext("{n} player can act", "{n} can act", len(now.actors)).format(n=len(now.actors))
    headline, text = face.prompt(state, len(now.actors))
    title = title if now.actors else _("Everybody has acted.")
    return Question(headline or title, course.tip or text, chips, ball=ball)


def _card(face: Face, scene: MatchScene, asked: int = NO_ONE, roll: str = "") -> PlayerDetails | None:
    """Return the card of the player it is about."""
    who = scene.ui.selected if scene.ui.selected >= 0 else scene.ui.inspected
    who = asked if who < 0 else who
    return face.card(scene.state, who, roll) if who >= 0 else None


# -- buttons ---------------------------------------------------------------------------------------------------


def _tray(face: Face, scene: MatchScene, commands: Sequence[TrayButton]) -> tuple[Button, ...]:
    """Return the action tray."""
    ui, now = scene.ui, scene.now
    if face.plane is not None and (drawn := _path_buttons(face.plane, scene)):
        return drawn
    if now.setup is not None and (ui.selected < 0 or not commands):
        return _setup(now.setup, ui.selected >= 0)
    last = last_command(face, scene, commands)
    buttons = [_command(command, scene, number, command == last) for number, command in enumerate(commands)]
    if ui.plan is not None:
        buttons.insert(0, _go(face, scene.state, ui.plan))
    is_held = ui.selected >= 0 and now.acting != ui.selected
    if is_held and (not commands or face.cell_of(scene.state, ui.selected) < 0):  # else he could not be let go of
        buttons.append(_let_go())
    return tuple(buttons)


def _let_go() -> Button:
    """Return the button that selects nobody."""
    return Button(_("Back"), "let-go", icon="back")


def _setup(setup: SetupPrompt, is_selected: bool) -> tuple[Button, ...]:
    """Return the buttons of a set-up; one that ends by itself has none for that."""
    usual = Button(_("Usual line-up"), "formation", icon="team", main=bool(setup.waiting),
                   off="" if setup.waiting else _("all are placed"))
    if setup.done is None and not setup.missing:
        return (usual._replace(main=False), _let_go()) if is_selected else (usual,)
    return (usual, Button(_("Ready"), "done", icon="flag", main=setup.done is not None and not setup.waiting,
                          off="" if setup.done is not None else setup.missing))


def _go(face: Face, state: Any, plan: MovePlan) -> Button:
    """Return the button that carries out a plan."""
    path = face.plane.path_button(state, plan) if face.plane is not None else None
    if path is not None:
        return _along(path, plan)
    if plan.roll is None:
        return Button(_("Go"), "go", icon="play", main=True)
    return Button(pgettext("button", "Roll"), "go", "", "dice", slips.count_text(plan.roll.dice), plan.chance != 0)


def _command(command: TrayButton, scene: MatchScene, number: int, is_last: bool) -> Button:
    is_mode = command.action is None and command.plan is None and bool(command.mode)
    return Button(command.label, "command", str(number), command.icon, command.note,
                  (command.is_main or is_last) and scene.ui.plan is None, command.off,
                  pressed=scene.ui.mode == command.mode if is_mode else None)


# -- on a plane ------------------------------------------------------------------------------------------------


def _path_buttons(plane: PlaneFace, scene: MatchScene) -> tuple[Button, ...]:
    """Return the buttons of a path that can be bent by hand, or is being bent."""
    ui, plan = scene.ui, scene.ui.plan
    if ui.mode == BY_HAND:
        go = (Button(_("Go"), "go", icon="play", main=True),) if plan is not None else ()
        none = "" if ui.sketch.corners else _("none yet")
        return (*go, Button(_("Undo piece"), "unbend", icon="undo", off=none),
                Button(_("Start over"), "unbend", ALL, "first", off=none),
                Button(_("Back"), "straighten", icon="back"))
    path = plane.path_button(scene.state, plan) if plan is not None and plane.corners(plan) is not None else None
    if path is None:
        return ()
    assert plan is not None
    return (_along(path, plan), Button(_("By hand"), "by-hand", icon="bend"),
            Button(_("Back"), "forget", icon="back"))


def _along(path: TrayButton, plan: MovePlan) -> Button:
    """Return the button that carries out the plan of a path; what cannot succeed does not stand out."""
    return Button(path.label, "go", "", path.icon, path.note, plan.chance != 0)


def _beside_reach(face: Face, scene: MatchScene) -> tuple[Question | None, MoveList | None]:
    """Return buttons for the selected player's targets, and for a list of his moves, for whoever taps no place."""
    plane, reach, ui = face.plane, scene.reach, scene.ui
    if plane is None or reach is None:
        return None, None
    targets = plane.targets(scene)
    chips = tuple(PlayerChip(face.token(scene.state, who), face.name(scene.state, who), str(who))
                  for who in targets.players)
    moves = enumerate(reach.suggested_moves or ())
    lines = tuple(Button(each.label, "useful", str(n), style="line") for n, each in moves)
    opener = Button(_("List moves"), "useful-moves", icon="more", pressed=ui.sketch.shows_moves, style="small")
    return (Question(targets.title, "", chips, do="aim") if chips else None,
            MoveList(lines, opener) if reach.may_move else None)


def by_hand(sketch: Sketch) -> str:
    """Return the hint for a path that is bent by hand."""
    if sketch.plan_corners:
        return _(
            "By hand from the end of the path: each tap adds a straight piece. Drag a bend to move it."
        )
    return _("By hand: each tap adds a straight piece. Drag a bend to move it.")
