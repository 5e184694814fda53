"""The position editor: a board on which everything is put by hand, by finger, mouse or keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fracas.faces import pictures
from fracas.faces.choices import NO_ONE, NOWHERE
from fracas.faces.composer import PositionField
from fracas.locale import _
from fracas.page import routes, slugs
from fracas.page.board.board_screen import BoardScreen
from fracas.page.board.view import TapTarget
from fracas.page.controls import control
from fracas.page.editor import draft_store
from fracas.page.editor.draft import Draft
from fracas.page.editor.export import PositionExport, parse_pasted_position
from fracas.page.editor.odds import OddsChooser
from fracas.page.editor.puzzle_authoring import PuzzleAuthoring
from fracas.page.screen import Key
from fracas.page.shell import Shell
from fracas.page.text_reader import LONG_PLAYED
from fracas.view.arguments import number, side, text, word
from fracas.view.board.counters import kit_classes
from fracas.view.controls import LabelledValue, undo_redo_buttons
from fracas.view.markup import classes, join
from fracas.view.share import position as view
from fracas.view.shell import page_bar


class PositionScreen(BoardScreen):
    """The position editor.

    Args: shell - the page.
          work - the position it begins with.
          began - what its address names, under which its draft is kept; "" keeps none.
          giving - what can be taken of it.
    """

    key = routes.POSITION

    def __init__(self, shell: Shell, work: Draft, began: str = "", giving: PositionExport | None = None) -> None:
        super().__init__(shell, work.lying)
        self.work, self.began = work, began
        self.giving = giving or PositionExport(shell, work)
        self.puzzle_authoring = PuzzleAuthoring(shell, work, self._draw_aside)
        self.title, self.back = _("Position editor"), "#/"
        self.kept = work.text  # as its draft has it
        self.odds_chooser = OddsChooser(shell, work, self._draw_aside)
        self.controls = {
            "cell": control(self._tap_cell, number), "unit": control(self.pick, number),
            "pick": control(self.pick, number), "ball": control(lambda: self._do(work.take_ball)),
            "take-off": control(lambda: self._do(work.take_off)), "clear": control(lambda: self._do(work.clear)),
            "undo-position": control(lambda: self._do(work.undo)),
            "redo-position": control(lambda: self._do(lambda: work.undo(1))),
            "dial": control(lambda key, value: self._turn(work.dials(), key, work.selected, value), word, text),
            "match-dial": control(
                lambda key, value: self._turn(work.composer.on_match, key, NO_ONE, value), word, text),
            "team": control(self._choose_team, side, word),
            "paste": control(self._paste, text), "zoom": control(self._zoom),
            **self.giving.controls, **self.puzzle_authoring.controls, **self.odds_chooser.controls,
        }

    @property
    def state(self) -> Any:
        """The position that is edited."""
        return self.work.state

    @property
    def selected_cell(self) -> int:
        """Where the selected player is, `NOWHERE` if nobody is selected or he is off the board."""
        work = self.work
        return self.face.cell_of(work.state, work.selected) if work.selected != NO_ONE else NOWHERE

    # -- coming and going ------------------------------------------------------------------------------------

    def enter(self, notice: str = "") -> None:
        """Draw it whole, and say a sentence."""
        self.lay_out(view.skeleton())
        self._dress()
        self.draw()
        if notice:
            self.shell.say(notice)

    def leave(self) -> None:
        """Stop the work on odds and puzzle, and take the board away."""
        self.odds_chooser.forget()
        super().leave()

    def press_key(self, key: Key) -> bool:
        """Carry out a key; False if it means nothing here."""
        if self.step(key):
            return True
        if key.name in ("Delete", "Backspace"):
            self._do(self.work.take_off)
        elif key.name in ("z", "y") and key.has_ctrl:
            self._do(lambda: self.work.undo(-1 if key.name == "z" else 1))
        elif key.name == "Escape":
            self._do(lambda: self.work.pick(NO_ONE))
        else:
            return False
        return True

    def diagnosis(self) -> dict[str, str]:
        """Return the position for the report of a problem."""
        return {"position": self.work.text}

    # -- controls --------------------------------------------------------------------------------------------

    def tap(self, hit: TapTarget) -> None:
        """Put on a cell what is in hand, or select the player there."""
        self._do(lambda: self.work.tap(self.face, hit.cell, self._who(hit)))

    def _tap_cell(self, cell: int) -> None:
        self.tap(TapTarget(cell))

    def _who(self, hit: TapTarget) -> int:
        """Return the player under a tap, `NO_ONE` if there is none."""
        face, work = self.face, self.work
        if hit.token is None:
            return face.who_at(work.state, hit.cell) if hit.cell >= 0 else NO_ONE
        listed = work.composer.players(work.state)
        return next((who for who in listed if face.token(work.state, who).key == hit.token.key), NO_ONE)

    def is_held(self, hit: TapTarget) -> bool:
        """Return whether a finger that drags holds a counter."""
        return hit.cell >= 0 and (hit.token is not None or self.face.who_at(self.state, hit.cell) != NO_ONE)

    def drag(self, start: TapTarget, end: TapTarget) -> None:
        """Bring a dragged counter to where the finger was lifted."""
        who = self._who(start)
        if who != NO_ONE and end.cell >= 0:
            self.drop_player(who, end.cell)

    def drop_player(self, who: int, cell: int) -> None:
        """Put somebody who was dragged on a cell."""
        def put() -> None:
            self.work.selected = who
            self.work.place_player(who, cell)
        self._do(put)

    def pick(self, who: int) -> None:
        """Select a player of the lists."""
        self._do(lambda: self.work.pick(who))

    def _choose_team(self, which: int, team: str) -> None:
        if self.work.has_own_teams:
            self._do(lambda: self.work.choose_team(which, team))

    def _turn(self, dials: tuple[PositionField, ...], key: str, who: int, value: str) -> None:
        dial = next((dial for dial in dials if dial.key == key), None)
        if dial is not None:
            self._do(lambda: self.work.turn(dial, who, value))

    def _do(self, change: Callable[[], object]) -> None:
        """Make a change, draw what became of it and say it."""
        change()
        self._changed()
        self.shell.canvas.send("text", "say", "", self._told())

    def _changed(self) -> None:
        """Keep the position as a draft if it is another one now, and draw what became of it."""
        if self.began and self.work.text != self.kept:
            self.kept = self.work.text
            draft_store.keep(self.shell.shelf.store, self.began, self.kept)
        self.odds_chooser.forget()
        self.puzzle_authoring.forget()
        self.draw()

    def _told(self) -> str:
        """Return the announcement of a change."""
        work, face = self.work, self.face
        if work.trouble:
            return work.trouble
        cell = self.selected_cell
        where = face.cell_text(work.state, cell) if cell >= 0 else self._hint()
        faults = _("Against the rules: {faults}.").format(faults=", ".join(map(_, work.faults))) if work.faults else ""
        again = "\N{ZERO WIDTH SPACE}" * (work.at % 2)  # the same words are read anew
        return f"{where} {faults}".strip() + again

    def _paste(self, written: str) -> None:
        """Go on from a position, a link or a record that was pasted."""
        if not written.strip():
            return
        self.shell.read_text(len(written) > LONG_PLAYED, parse_pasted_position(written), self._go_on_from, self._refuse)

    def _go_on_from(self, position: str) -> None:
        try:
            self.work.read(position)
        except ValueError as error:
            return self._refuse(str(error))
        self._dress()
        self._changed()

    def _refuse(self, sentence: str) -> None:
        self.work.trouble = _("{sentence} Nothing was changed.").format(sentence=sentence)
        self._changed()

    def _zoom(self) -> None:
        self.look_closer(self.selected_cell)

    # -- drawing ---------------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Send the regions that differ."""
        canvas, work = self.shell.canvas, self.work
        self.draw_board()
        canvas.fill("score", page_bar(self.title, self.back))
        canvas.fill("verdict", view.legality(tuple(map(_, work.faults)), work.trouble))
        name = self.face.name(work.state, work.selected) if work.selected != NO_ONE else ""
        cell = self.selected_cell
        where = self.face.cell_text(work.state, cell) if cell >= 0 else _("not on the board")
        dials = tuple(self._setting(dial, work.selected) for dial in work.dials())
        canvas.fill("piece", view.player_panel(name, where, dials, self._hint()))
        ball = work.has_ball if work.composer.put_ball is not None else None
        canvas.fill("tools", view.tools(undo_redo_buttons("position", work.can_undo, work.can_redo), ball,
                                        "" if name else _("nobody is selected")))
        self._draw_aside()
        self.speak_board()

    def _hint(self) -> str:
        if self.work.has_ball:
            return _("Tap where the ball is, or who has it.")
        if self.work.selected != NO_ONE:
            return _("Tap a cell to put him there.")
        return _("Tap a player on the board or in the lists, then a cell.")

    def _setting(self, dial: PositionField, who: int) -> view.DialSetting:
        state = self.work.state
        return view.DialSetting(dial.key, _(dial.label), tuple(dial.choices(state, who)), dial.read(state, who))

    def _dress(self) -> None:
        look, kits = self.face.field(self.work.state).game, self.face.kits(self.work.state)
        self.shell.canvas.set("match", "class", classes("match replay position", look, kit_classes(kits)))

    def draw_board(self) -> None:
        """Send the board alone."""
        face, work = self.face, self.work
        drawn = pictures.board(face, work.state)
        key = face.token(work.state, work.selected).key if work.selected != NO_ONE else ""
        tokens = tuple(t._replace(selected=True) if t.key == key else t for t in drawn.tokens)
        self.board.show(drawn._replace(tokens=tokens))
        self.draw_corner()

    def speak_board(self) -> None:
        """Send the board in words."""
        for _piece in self.board.speak(self.face, self.state, self.selected_cell):
            pass

    def _draw_aside(self) -> None:
        work, face = self.work, self.face
        state = work.state
        off = _("it is against the rules") if work.faults else (
            _("the match is over") if work.rules.is_terminal(state) else "")
        self.shell.canvas.fill("aside", join(
            view.games(self.giving.games(), slugs.slug_of(work.rules.key)),
            view.lists(self._lists(), face.field(state).ball), view.export_panel(work.text, off, self.giving.more()),
            view.match(self._teams() if work.has_own_teams else (),
                       tuple(self._setting(dial, NO_ONE) for dial in work.composer.on_match)),
            view.odds(self.odds_chooser.view_model()), view.puzzle_maker(self.puzzle_authoring.view_model())))

    def _teams(self) -> tuple[tuple[tuple[LabelledValue, ...], str], ...]:
        """Return the teams to choose from and the chosen one, side by side; a team of its own comes first."""
        state, face = self.work.state, self.face
        return tuple(
            ((*(() if team else (LabelledValue("", face.team_name(state, side)),)), *face.teams()), team)
            for side, team in enumerate(self.work.teams))

    def _lists(self) -> tuple[tuple[str, tuple[view.ListedPlayer, ...]], ...]:
        face, work = self.face, self.work
        rows: dict[int, list[view.ListedPlayer]] = {0: [], 1: [], 2: []}
        for who in work.composer.players(work.state):
            token = face.token(work.state, who)
            is_here = face.cell_of(work.state, who) >= 0
            rows[token.side].append(
                view.ListedPlayer(who, token, face.name(work.state, who), is_here, who == work.selected))
        names = (face.team_name(work.state, 0), face.team_name(work.state, 1), _("Others"))
        return tuple((name, tuple(rows[number])) for number, name in enumerate(names))
