"""Street Bowl on the real page: from the first roll to a touchdown by touch on a phone, by keys, with real dice."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

import fracas
from fracas.faces import face_of, plans
from fracas.faces.choices import MOVE, NO_ONE
from fracas.faces.move_plan import MovePath
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import GOAL_COLUMN, X
from fracas.kernel.game import Game
from fracas.kernel.table import Choice, Roll
from tests.browser.fingers import Press, answered, by_hand
from tests.browser.hands import choose, go, settle, type_dice
from tests.browser.lent import seeded
from tests.browser.play import state
from tests.browser.test_fingers import by_ear, by_keys

FACE = face_of("street_bowl")
MOST_INPUTS = 120
FAIR = 0.6  # least chance of a run
SEED = "street 54"  # of virtual dice, so that every run is the same match: a touchdown in the second turn
FAR_OUT = {"kick_way": "5", "kick": "6"}  # real dice with which a kick flies over the end


class Runner:
    """Plays the home side, which brings the ball into the end zone and does nothing else; the other one looks on.

    Args: fair - least chance of a run.
    """

    def __init__(self, fair: float) -> None:
        self.fair = fair

    def presses(self, game: Game) -> list[Press]:
        """Return the next presses."""
        now = plans.turn_options(FACE, game)
        if now.setup is not None:
            return [("formation", "")] if now.setup.waiting else [("done", "")]
        if isinstance(game.pending, Choice):
            main = next(reply for reply in now.ask.replies if reply.is_main) if now.ask is not None else None
            return answered(game, FACE, main.option) if main is not None else []
        if game.state.phase not in (st.TURN, st.BONUS):
            return [("command", "0")]
        return (self._run(game) if game.to_act == 0 else []) or end_of_turn(game)

    def _run(self, game: Game) -> list[Press]:
        """Bring the ball forward, or somebody to the ball."""
        s = game.state
        found = [(self._gain(s, who, way), way.chance, who, way) for who in FACE.actors(s, game.legal_actions())
                 for way in FACE.move_options(s, game.legal_actions(), who).paths.values()
                 if s.acting in (NO_ONE, who) and way.chance >= self.fair]
        gain, _chance, who, way = max(found, key=lambda one: one[:2], default=(0, 0, NO_ONE, None))
        if way is None or gain <= 0:
            return []
        return [*([] if s.acting == who else [("cell", str(s.where[who]))]), ("cell", str(way.cell)), ("go?", "")]

    def _gain(self, s: st.State, who: int, way: MovePath) -> float:
        """Value a way: columns that the ball comes forward; to take it is worth any."""
        if s.holder == NO_ONE:
            return 99 if way.cell == s.ball else 0
        return abs(X[s.where[who]] - GOAL_COLUMN[0]) - abs(X[way.cell] - GOAL_COLUMN[0]) \
            if who == s.holder else 0


def end_of_turn(game: Game) -> list[Press]:
    """Return the press that ends the turn."""
    commands = FACE.tray_buttons(game.state, game.legal_actions(), game.state.acting, MOVE)
    return [("command", str(next(n for n, command in enumerate(commands) if command.icon == "flag")))]


# -- the three ways to play ------------------------------------------------------------------------------------------


def touch(page: Page, press: Press) -> None:
    """Touch a button or a square."""
    by_hand(page, press, FACE)


def by_arrows(page: Page, press: Press) -> None:
    """Press something with tabulator, arrows and Enter."""
    by_keys(page, press, FACE.field(None).lattice.centres)


def throw(page: Page, game: Game) -> None:
    """Type in real dice that serve: high where something is needed; the kick is a touchback."""
    assert isinstance(game.pending, Roll)
    served = "6" if game.pending.need is not None else "3"
    type_dice(page, FAR_OUT.get(game.pending.kind, served))


def to_the_touchdown(page: Page, make: Callable[[Page, Press], None], bold: bool = False) -> Game:
    """Play from the first roll until the home side has scored; return the match as it was recorded, and read back."""
    runner = Runner(0.0 if bold else FAIR)
    for _input in range(MOST_INPUTS):
        settle(page)
        record = state(page)["record"]
        game = fracas.from_record(record)
        if game.state.score[0]:
            assert page.inner_text(".nums").split() == [str(n) for n in game.state.score]
            return fracas.from_record(record, verify=True)
        if isinstance(game.pending, Roll):
            throw(page, game)
        else:
            for press in runner.presses(game):
                if press[0] != "go?":
                    make(page, press)
                elif page.locator("#tray [data-do=go]").count():
                    make(page, ("go", ""))
        page.wait_for_function("(before) => fracas().record !== before", arg=record, polling=20)
    raise AssertionError("no touchdown")


def begin(page: Page, real: bool = False) -> None:
    """Start a match of two people, Humans against Orcs."""
    seeded(page, SEED)
    go(page, "#/new/street-bowl/two")
    page.locator("[data-do=start]").first.wait_for()
    for side in ("home", "away") if real else ():
        choose(page, f"input[name=dice-{side}][value=real]")
    page.locator("#screen-new [data-do=start]").first.click()
    page.locator("#match #board").first.wait_for()


def test_to_a_touchdown_by_touch_on_a_phone(phone: Page) -> None:
    begin(phone)
    assert to_the_touchdown(phone, touch).state.score == [1, 0]


def test_to_a_touchdown_by_keys_alone(page: Page) -> None:
    begin(page)
    assert to_the_touchdown(page, by_arrows).state.score == [1, 0]


def test_to_a_touchdown_with_real_dice(page: Page) -> None:
    begin(page, real=True)
    game = to_the_touchdown(page, by_ear, bold=True)
    assert game.state.score == [1, 0] and game.dice == 0, "no virtual die has fallen"
