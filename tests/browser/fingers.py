"""What a coach decides, as presses on the page: which cell, which button; and how a hand makes them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

import fracas
from fracas.bots.decision_point import decision_point_of
from fracas.bots.levels import Bot
from fracas.faces import face_of, plans
from fracas.faces.choices import MOVE, NO_ONE
from fracas.faces.face import Face
from fracas.faces.questions import question_prompt
from fracas.kernel.game import Game
from fracas.kernel.table import Choice
from tests.browser.hands import heard, is_small, on_board, settle, touch

Press = tuple[str, str]  # what is pressed, as on the page: data-do, data-arg; "cell" is a cell of the board
SEEN = "() => fracas().record + document.querySelector('#dock').innerHTML + document.querySelector('#ask').innerHTML"

LIES = """([x, y]) => {
    const found = document.elementFromPoint(x, y);
    return `${found && found.cloneNode().outerHTML}, ${document.querySelector("#field").className}, said: `
        + document.querySelector("#notices").innerText;
}"""


class Coach:
    """Decides as the rookie does, and says which presses that takes.

    Args: side - which team is played.
    """

    def __init__(self, side: int = 0) -> None:
        self.side = side
        self.bot = Bot("yardstick", "fingers")
        self.line = ""  # what was decided last, in the notation; "" where that would be many lines

    def presses(self, record: str) -> list[Press]:
        """Return the next presses in a match, none while it is over or the other side's turn."""
        game = fracas.from_record(record)
        if game.is_terminal() or game.to_act != self.side:
            return []
        face = face_of(game.ruleset.key)
        now, self.line = plans.turn_options(face, game), ""
        if now.setup is not None:
            return [("formation", "")] if now.setup.waiting else [("done", "")]
        thought = self.bot.think(decision_point_of(game))
        thought.finish()
        if isinstance(game.pending, Choice):
            self.line = game.ruleset.option_text(game.state, game.pending, thought.best)
            return answered(game, face, thought.best)
        self.line = game.ruleset.action_text(game.state, thought.best)
        return played(game, face, thought.candidate.plan)


def answered(game: Game, face: Face, option: Any) -> list[Press]:
    """Return the presses that answer a question: a die is lifted first."""
    assert isinstance(game.pending, Choice)
    asked = question_prompt(face, game.state, game.pending)
    text = game.ruleset.option_text(game.state, game.pending, option)
    if any(die.option == option for die in asked.dice):
        return [("die", text), ("reply", text)]
    reply = next(reply for reply in asked.replies if reply.option == option)
    return [("cell", str(reply.cell))] if asked.is_wide else [("reply", text)]


def played(game: Game, face: Face, plan: tuple[Any, ...]) -> list[Press]:
    """Return the presses that play the beginning of a plan: a whole walk at once, else its first action."""
    state, first = game.state, plan[0]
    kind, who = first[0], first[1] if len(first) > 1 else NO_ONE
    chosen = [] if who == NO_ONE or face.acting(state) == who else [select(state, face, who)]
    walk = [action for action in plan if action[0] == "step" and action[1] == who]
    if kind == "step":
        return [*chosen, ("cell", str(walk[plan[:len(walk)] == tuple(walk) and len(walk) - 1][2]))]
    legal = game.legal_actions()
    commands = face.tray_buttons(state, legal, who if who != NO_ONE else face.acting(state), MOVE)
    deeds = face.move_options(state, legal, who).actions if who != NO_ONE else ()
    deed = next((deed for deed in deeds if deed.action == first), None)
    if deed is None:
        pressed = next(n for n, command in enumerate(commands) if command.action == first)
        return [*chosen, ("command", str(pressed))]
    mode = [("command", str(n)) for n, command in enumerate(commands) if command.mode == deed.mode != MOVE]
    return [*chosen, *mode, ("cell", str(deed.cell))]


def select(state: Any, face: Face, who: int) -> Press:
    """Return the press that selects a player: where he stands, or beside the board."""
    cell = face.cell_of(state, who)
    return ("cell", str(cell)) if cell >= 0 else ("player", str(who))


def chosen(what: str, arg: str) -> str:
    """Return the selector of a button of the match."""
    return f"#match [data-do={what}]" + (f"[data-arg='{arg}']" if arg else "") + ":not([aria-disabled])"


def by_hand(page: Page, press: Press, face: Face) -> None:
    """Touch or click a button or a cell; a touch that may mean several cells makes the board larger and is repeated."""
    what, arg = press
    if what != "cell":
        with heard(page):
            button = page.locator(chosen(what, arg)).locator("visible=true").first
            button.tap() if is_small(page) else button.click()
        return settle(page)
    field = face.upright() if is_small(page) and face.upright is not None else face
    centre = list(field.field(None).lattice.centres[int(arg)])
    for _try in range(2):
        x, y = on_board(page, centre)
        settle(page, is_drawn=True)  # or what is drawn last would look like an answer
        before = page.evaluate(SEEN)  # here, for showing the whole board may change the dock
        touch(page, x, y) if is_small(page) else page.mouse.click(x, y)
        settle(page, is_drawn=True)
        if page.evaluate(SEEN) != before:
            return None
    raise AssertionError(f"nothing comes of cell {arg}; at {x:.0f}, {y:.0f} lies {page.evaluate(LIES, [x, y])}")
