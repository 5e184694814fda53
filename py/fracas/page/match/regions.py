"""The match screen as regions of the document: built from the game and the `Ui`, sent where it differs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from fracas.faces import events
from fracas.faces.begun import Ui
from fracas.faces.face import FLIGHT, MOVE, NO_ONE, Command, Face, Offer
from fracas.faces.plan import Plan
from fracas.kernel.game import Game
from fracas.kernel.table import Choice, Event, Roll, Rolled
from fracas.locale import _, ngettext
from fracas.page.browser.canvas import Canvas
from fracas.page.match import boards as pictures
from fracas.page.match import panels
from fracas.page.match.boards import Sight
from fracas.page.match.cells import Cells
from fracas.page.match.intents import Now
from fracas.page.match.log_lines import LogLines
from fracas.page.match.session import HUMAN, Session
from fracas.page.match.story import Story
from fracas.view import board as board_view
from fracas.view.controls import Button, button
from fracas.view.counters import kit_classes
from fracas.view.dicebox import dice_box, entry_box, entry_buttons
from fracas.view.lattice import box_text, view_box
from fracas.view.markup import EMPTY, Markup, classes, el, join
from fracas.view.match import Match, corner, legend, match
from fracas.view.model import Board, Change
from fracas.view.score import Score, Team, history, pegs, score_bar, trackers
from fracas.view.shell import Notice, notice
from fracas.view.shout import shout
from fracas.view.slip import Slip, slip
from fracas.view.squads import Squad, player_card, squads
from fracas.view.tray import Chip, Question, Thinking, question, thinking, tray

MOST_CHIPS = 12
LUNGE = 0.3  # of the way to the target


class Drawing:
    """Draws one match.

    Args: canvas - what is shown.
          session, face, story - the match.
    """

    def __init__(self, canvas: Canvas, session: Session, face: Face, story: Story) -> None:
        self.canvas = canvas
        self.session = session
        self.game: Game = session.game
        self.face = face
        self.story = story
        self.shown: Board | None = None
        self.cells = Cells(canvas, face)
        self.lines = LogLines(canvas, story)
        self.last_rolls: tuple[Rolled, ...] = ()
        self.texts: dict[Any, str] = {}  # option of the open question -> its text in the record
        self.trail: tuple[int, ...] = ()
        self.effects: list[Change] = []  # movements to start with the next drawing
        self.models: dict[str, Any] = {}  # what the regions were drawn from

    # -- the whole screen ------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Draw the empty screen; its regions are filled by `draw_front` and `rest`."""
        self.canvas.forget()
        self.canvas.send("fill", "screen-match", "", match(Match(*(EMPTY,) * 11)))
        self.shown = self.cells.table = self.lines.drawn = None
        self.models.clear()

    def draw_front(self, now: Now, offer: Offer | None, ui: Ui) -> None:
        """Send what is looked at first: the board, what is asked, what can be done."""
        self.texts = self._texts()
        self._score()
        self._board(now, offer, ui)
        canvas = self.canvas
        canvas.fill("strip", self._strip())
        may = self.session.can_undo
        canvas.fill("history", history("" if may else _(may.reason), "" if self.game.can_redo else _("nothing undone")))
        canvas.fill("ask", self._ask(now, offer, ui))
        canvas.fill("tray", self._tray(now, offer, ui))
        canvas.fill("corner", self._corner(ui))
        canvas.fill("legend", self._legend(offer, ui))
        canvas.fill("shout", shout(ui.shout, self._look()) if ui.shout else EMPTY)
        self.canvas.set("match", "class", classes("match", self._look(), kit_classes(self.kits())))
        self.canvas.set("match", "data-view", "entry" if self._is_entry(ui) else None)  # a phone then has no board
        self.canvas.set("match", "data-sheet", "log" if ui.log_open else "squads" if ui.squads_open else None)

    def rest(self, now: Now, ui: Ui) -> Iterator[None]:
        """Send what is beside the board, a piece a step: both squads, the log, the board in words."""
        listed = (self.game.state, self._subject(now, ui), ui.squads_open)
        if self.models.get("listed") != listed:
            self.models["listed"] = listed
            both = tuple(self.face.squad(self.game.state, side, listed[1]) for side in (0, 1))
            self._part("squads", (both, ui.squads_open), _squads)
            yield None
        self.lines.draw(ui)
        yield None
        yield from self.cells.draw(self.game.state, ui)

    def _strip(self) -> Markup:
        row = self.face.pegs(self.game.state)
        return join(pegs(row) if row else None, trackers(self.face.trackers(self.game.state)))

    def _corner(self, ui: Ui) -> Markup:
        return corner(ui.zoom > 1, ui.figures)

    def _look(self) -> str:
        return self.face.field(self.game.state).game

    def progress(self, share: float) -> None:
        """Show how much of its thinking a bot has done."""
        coach = self.face.team_name(self.game.state, self.game.to_act)
        self.canvas.fill("ask", join(self._last_throws(), thinking(Thinking(coach, max(share, 0)))))

    def _texts(self) -> dict[Any, str]:
        request = self.game.pending
        if not isinstance(request, Choice):
            return {}
        return {option: self.game.ruleset.option_text(self.game.state, request, option) for option in request.options}

    def _subject(self, now: Now, ui: Ui) -> int:
        """Return the player the screen is about."""
        request = self.game.pending
        if request is not None and request.who >= 0:
            return request.who
        return ui.selected if ui.selected != NO_ONE else now.acting

    def kits(self) -> tuple[str, str]:
        """Return what both teams wear: as chosen, or as usual."""
        tags = self.game.tags
        home, away = (
            tags.get(f"{name}Kit") or self.face.default_kit(tags.get(name, ""), side)
            for side, name in enumerate(("Home", "Away"))
        )
        return home, away

    def _part(self, key: str, model: Any, render: Callable[[Any], Markup]) -> None:
        """Fill a region from a model, rendering it only when the model differs from the one shown."""
        if self.models.get(key) != model:
            self.models[key] = model
            self.canvas.fill(key, render(model))

    def _score(self) -> None:
        state, game = self.game.state, self.game
        points = self.face.score(state)
        acting = -1 if game.is_terminal() else game.to_act
        home, away = (Team(self.face.team_name(state, side), points[side], acting == side) for side in (0, 1))
        buttons = (Button("", "menu", icon="menu", name=_("Menu")),)
        detail = self.face.detail(state)
        bar = Score(self._look(), game.ruleset.name, detail, home, away, buttons, self.kits())
        self._part("score", bar, score_bar)

    # -- the board -------------------------------------------------------------------------------------------

    def _board(self, now: Now, offer: Offer | None, ui: Ui) -> None:
        state = self.game.plies[ui.replay].before if 0 <= ui.replay < len(self.game.plies) else self.game.state
        is_mine = not self.session.is_waiting_for_bot() and ui.replay < 0
        actors = now.actors if now.acting == NO_ONE and is_mine else ()
        trail = self.trail if ui.replay < 0 else ()
        sight = Sight(offer if is_mine else None, actors, now.ask if is_mine else None, trail, self.kits())
        new = pictures.board(self.face, self.game, state, ui, sight)
        if self.shown is None:
            self.canvas.fill("field", board_view.draw(new))
        else:
            self.canvas.extend(board_view.patch(self.shown, new))
        self.shown = new
        self.canvas.extend(self.effects)
        self.effects = []
        box = view_box(new.field.extent, ui.focus, ui.zoom)
        self.canvas.set("board", "viewBox", box_text(box))
        for key in ("board", "field"):
            self.canvas.classed(key, "zoomed", ui.zoom > 1)

    def animate(self, fresh: tuple[Event, ...]) -> None:
        """Let counters lunge and fall as events tell; the style sheet does the movement."""
        face, state = self.face, self.game.state
        field = face.field(state)
        centres, size = field.lattice.centres, field.token / 100
        for event in fresh:
            for who, name, aim in events.motions(face, event):
                cell, goal = face.cell_of(state, who), face.cell_of(state, aim) if aim >= 0 else -1
                if cell < 0:
                    continue
                dx = dy = 0.0
                if goal >= 0:
                    dx, dy = ((b - a) * LUNGE / size for a, b in zip(centres[cell], centres[goal], strict=True))
                key = face.token(state, who).key
                self.effects.append(Change("animate", f"board-{key}", name, f"{dx:.0f}px {dy:.0f}px"))

    def _legend(self, offer: Offer | None, ui: Ui) -> Markup:
        if ui.selected < 0:
            return el("span", self.face.detail(self.game.state), class_="c sm")  # keeps the board where it is
        title = _("Where {name} can throw") if ui.mode == FLIGHT else _("Where {name} can go")
        is_paid = offer is not None and ui.mode == MOVE and any(way.price for way in offer.ways.values())
        return legend(title.format(name=self.face.name(self.game.state, ui.selected)), is_paid)

    # -- beside the board ------------------------------------------------------------------------------------

    def _is_entry(self, ui: Ui) -> bool:
        """Return whether real dice are typed in."""
        request = self.game.pending
        return isinstance(request, Roll) and not self.session.is_bot(request.coach) and ui.replay < 0

    def _ask(self, now: Now, offer: Offer | None, ui: Ui) -> Markup:
        game, face = self.game, self.face
        request = game.pending
        if game.is_terminal():
            return join(self._last_throws(), question(self._end()))
        if ui.replay >= 0:
            return question(Question(_("This is what happened"), face.detail(game.plies[ui.replay].before), (),
                                     (Button(_("Back to the match"), "stop-replay", main=True),)))
        if isinstance(request, Roll) and not self.session.is_bot(request.coach):
            return entry_box(panels.entry_of(face, game.state, request, ui.entered, ui.slot))
        if self.session.is_waiting_for_bot():
            coach = face.team_name(game.state, game.to_act)
            return join(self._last_throws(), thinking(Thinking(coach, max(ui.thinking, 0))))
        if now.ask is not None:
            if now.ask.dice:
                return dice_box(panels.question_box(now.ask, ui.picked, self.texts))
            return join(self._last_throws(), self._card(ui, now), question(Question(now.ask.title, now.ask.text)))
        if ui.plan is not None:
            kind = ui.plan.roll.kind if ui.plan.roll is not None else ""
            return join(self._card(ui, now, kind), slip(self.slip(ui.plan)))
        if ui.selected >= 0:
            hint = question(Question(*face.hint(game.state, ui.selected, ui.mode)))
            return join(self._last_throws(), self._card(ui, now), hint)
        return join(self._last_throws(), self._card(ui, now), question(self._choose(now)))

    def slip(self, plan: Plan) -> Slip:
        """Return the odds slip of a plan."""
        return panels.slip_of(self.face, plan)

    def _card(self, ui: Ui, now: Now, roll: str = "") -> Markup:
        who = ui.selected if ui.selected >= 0 else ui.looked_at
        if who < 0 and now.ask is not None and self.game.pending is not None:
            who = self.game.pending.who
        return player_card(self.face.card(self.game.state, who, roll)) if who >= 0 else EMPTY

    def _last_throws(self) -> Markup:
        boxes = [panels.last_throw(self.face, self.game.state, rolled, True)
                 for rolled in panels.telling(self.last_rolls)]
        return join(dice_box(box._replace(earlier=box is not boxes[-1])) for box in boxes)

    def _choose(self, now: Now) -> Question:
        """Return the question when nobody is selected."""
        game, face = self.game, self.face
        chips = tuple(Chip(face.token(game.state, who), face.name(game.state, who), str(who))
                      for who in (now.setup.waiting if now.setup else now.actors)[:MOST_CHIPS])
        if now.setup is not None:
            return Question(now.setup.title, now.setup.text, chips, ball=face.field(game.state).ball)
        team = face.team_name(game.state, game.to_act)
        title = ngettext("{team}: {n} player can act", "{team}: {n} can act", len(now.actors)).format(
            team=team, n=len(now.actors))
        buttons = (Button(_("Show what happened"), "replay", self._bot_turn(), "play"),) if self._bot_turn() else ()
        headline, text = face.prompt(game.state)
        ball = face.field(game.state).ball
        return Question(headline or (title if now.actors else team), text, chips, buttons, ball=ball)

    def _bot_turn(self) -> str:
        """Return the heading of the turn a bot has just played, "" if none was."""
        if HUMAN not in self.session.seats or not self.story.turns or not self.game.plies:
            return ""
        number = list(self.story.turns.values())[-1]
        keys = list(self.story.turns)
        return keys[-1] if self.session.is_bot(self.game.plies[number].side) else ""

    def _end(self) -> Question:
        game, face = self.game, self.face
        names = [face.team_name(game.state, side) for side in (0, 1)]
        home, away = face.score(game.state)
        result = game.returns()
        title = _("A tie") if result == (0, 0) else _("{team} win").format(team=names[result[1] > 0])
        text = _("{home} {a}, {away} {b}").format(home=names[0], a=home, away=names[1], b=away)
        return Question(title, text, (), (
            Button(_("Rematch"), "rematch", icon="play", main=True), Button(_("Match report"), "match-report"),
            Button(_("Start page"), "home"),
            Button(_("Download the record"), "download"),
        ))

    # -- the tray --------------------------------------------------------------------------------------------

    def _tray(self, now: Now, offer: Offer | None, ui: Ui) -> Markup:
        game, request = self.game, self.game.pending
        if game.is_terminal() or ui.replay >= 0:
            return tray(())
        if isinstance(request, Roll) and not self.session.is_bot(request.coach):
            return entry_buttons(panels.entry_of(self.face, game.state, request, ui.entered, ui.slot))
        if self.session.is_waiting_for_bot():
            return tray((Button(_("Play now"), "stop-thinking", icon="play"),))
        if now.ask is not None:
            return tray(panels.question_buttons(now.ask, ui.picked, self.texts))
        commands = self.face.commands(game.state, now.legal, ui.selected, ui.mode)
        if now.setup is not None and (ui.selected < 0 or not commands):
            usual = Button(_("Usual line-up"), "formation", icon="team", main=bool(now.setup.waiting),
                           off="" if now.setup.waiting else _("all are placed"))
            if now.setup.done is None and not now.setup.missing:  # it ends by itself
                return tray((usual,))
            return tray((
                usual,
                Button(_("Ready"), "done", icon="flag", main=now.setup.done is not None and not now.setup.waiting,
                       off="" if now.setup.done is not None else now.setup.missing),
            ))
        buttons = [self._command(command, ui, number) for number, command in enumerate(commands)]
        if ui.plan is not None:
            buttons.insert(0, self._go(ui))
        if self._is_stuck(now, ui, commands):
            buttons.append(Button(_("Back"), "let-go", icon="back"))
        return tray(tuple(buttons))

    def _is_stuck(self, now: Now, ui: Ui, commands: tuple[Command, ...]) -> bool:
        """Return whether the selected player could not be let go of: he is off the board, or nothing stands here."""
        is_held = ui.selected >= 0 and now.acting != ui.selected
        return is_held and (not commands or self.face.cell_of(self.game.state, ui.selected) < 0)

    def _go(self, ui: Ui) -> Button:
        plan = ui.plan
        assert plan is not None
        if plan.roll is None:
            return Button(_("Go"), "go", icon="play", main=True)
        return Button(_("Roll"), "go", "", "dice", panels.count_text(plan.roll.dice), True)

    def _command(self, command: Command, ui: Ui, number: int) -> Button:
        pressed = ui.mode == command.mode if command.action is None and command.mode else None
        main = command.is_main and ui.plan is None
        return Button(command.label, "command", str(number), command.icon, command.note, main, command.off,
                      pressed=pressed)

    # -- the log ---------------------------------------------------------------------------------------------


def _squads(model: tuple[tuple[Squad, ...], bool]) -> Markup:
    """Return both squads, on a phone with the button that closes the sheet they are on."""
    both, is_open = model
    close = button(Button(_("Close"), "squads", icon="close", style="close")) if is_open else None
    return join(close, squads(both))


def toast_markup(text: str, tone: str = "") -> Markup:
    """Return the one sentence shown for a moment."""
    return notice(Notice(text, (), tone)) if text else EMPTY
