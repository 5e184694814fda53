"""What people tap and type to follow one match at each depth, worked out from a match that was played on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from fracas.companion.log import tracking_rules_of
from fracas.companion.result import result_code
from fracas.kernel import record
from fracas.kernel.dice import Faces
from fracas.kernel.game import Game
from fracas.kernel.replay import replay_line
from fracas.kernel.table import Rolled
from fracas.page.companion.tracker_screen import TrackerScreen
from fracas.page.saving.storage import Facts, Memory, Shelf
from tests.companion.matches import MATCHES
from tests.companion.transcribed import Told, played, unplayed
from tests.page.at_table import presses, tap
from tests.page.headless import Page

BY_BOTS = "two-bots"  # the record of every game whose teams anybody can choose
Press = tuple[str, str]  # what a button does, and with what
Typed = str | tuple[int, ...]  # an action or an answer; the faces of real dice


class Scripts(NamedTuple):
    """One match at three depths."""

    game: str
    teams: tuple[str, str]
    results: tuple[Press, ...]
    faces: tuple[Press, ...]
    board: tuple[Typed, ...]
    code: str  # of the result


def scripts(key: str, most: int | None = None) -> Scripts:
    """Return how a match of a game is followed.

    Args: most - actions of it that are played, None = all.
    """
    match = beginning(played(key, BY_BOTS), most)
    _name, _counted, results, faces, _turns = MATCHES[key]
    return Scripts(
        key, (match.tags["Home"], match.tags["Away"]), taps(match, results), taps(match, faces), typed(match),
        result_code(tracking_rules_of(unplayed(match)).summary(match.state)))


def beginning(match: Game, most: int | None) -> Game:
    """Return the first actions of a match."""
    first = Game(match.ruleset, match.plies[0].before, match.seed, tags=match.tags)
    for line in record.read(match.record).lines[:most]:
        replay_line(first, line)
    return first


def taps(match: Game, tell: Callable[[Game], Told]) -> tuple[Press, ...]:
    """Return the fewest taps that write a match down."""
    shelf = Shelf(Memory(), "table")
    shelf.save("x", Facts(match.ruleset.key), unplayed(match).record)
    page, found = Page(shelf.store, "#/companion/x"), list[Press]()
    screen = page.shell.screen
    assert isinstance(screen, TrackerScreen)
    for action, answers in tell(match):
        for press in presses(screen, action):
            found.append(press)
            tap(page, *press, 300)
        for event in answers:
            for press in answered(screen, event.facts):
                found.append(press)
                tap(page, *press, 300)
    return tuple(found)


def answered(screen: TrackerScreen, facts: tuple[object, ...]) -> list[Press]:
    """Return the taps that type a throw, or answer a question."""
    if isinstance(facts[0], Rolled):
        return [("face", str(face)) for face in dice_of(facts[0].faces)]
    game = screen.model.game
    return [("reply", game.ruleset.option_text(game.state, game.pending, facts[2]))]


def typed(match: Game) -> tuple[Typed, ...]:
    """Return what is typed to play a match on the board with real dice."""
    found: list[Typed] = []
    for ply, line in zip(match.plies, record.read(match.record).lines, strict=True):
        found.append(line.action)
        for answer, written in zip(ply.answers, line.answers, strict=True):
            found.append(dice_of(answer.value) if answer.is_dice else written.text)
    return tuple(found)


def dice_of(faces: Faces) -> tuple[int, ...]:
    """Return the faces of a throw, of one die too, one by one."""
    return faces if isinstance(faces, tuple) else (faces,)
