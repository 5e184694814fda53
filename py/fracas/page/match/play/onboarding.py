"""Onboarding: names on the board, and a tip while nobody is selected, for whoever is new to a game.

All see the names while the ball is not in play. A first match ends when one has been played to its end; the tips end
sooner, once they have been followed a few times. Both are kept beside the lessons that were learnt.
"""

from fracas.faces.choices import MOVE, NO_ONE
from fracas.kernel.game import Game
from fracas.kernel.table import NOBODY, Side
from fracas.page.match.model.effects import Effects, KeepLearnt
from fracas.page.match.model.match_model import MatchModel, Onboarding
from fracas.page.match.model.session import Session
from fracas.page.saving import lesson_progress
from fracas.page.saving.preferences import FIRST, ON
from fracas.view.board.model import Sign

ENOUGH = 6  # tips that were followed
MATCH, TIPS = "match", "tips"


def load(session: Session) -> Onboarding:
    """Return the hints for the coach of a match."""
    known = lesson_progress.load(session.shelf.store)
    is_first = known.get(_key(session.game, MATCH)) != lesson_progress.DONE
    return Onboarding(is_first, known.get(_key(session.game, TIPS), 0))


def _key(game: Game, what: str) -> str:
    return f"{game.ruleset.key}.{what}"


def viewer(session: Session) -> Side:
    """Return the side of the one person who plays, `NOBODY` where both seats are of one kind."""
    persons = [side for side in (0, 1) if not session.is_absent(side)]
    return persons[0] if len(persons) == 1 else NOBODY


def signs(model: MatchModel) -> tuple[Sign, ...]:
    """Return the names that are written on the board now."""
    wish, face, state = model.context.preferences.names, model.face, model.game.state
    is_wished = wish == ON or (wish == FIRST and (model.onboarding.is_first or face.is_opening(state)))
    return face.signs(state, viewer(model.session)) if is_wished and not _is_aiming(model) else ()


def _is_aiming(model: MatchModel) -> bool:
    """Return whether ranges are drawn, whose labels would lie below the names."""
    ui = model.ui
    return ui.mode != MOVE and model.face.plane is None and bool(
        model.face.marks(model.game.state, ui.selected, ui.mode))


def tip(model: MatchModel) -> str:
    """Return the tip for now, "" for a coach who needs none any more."""
    wish, known = model.context.preferences.names, model.onboarding
    is_wished = wish == ON or (wish == FIRST and known.is_first and known.followed < ENOUGH)
    if not is_wished or model.session.is_waiting or model.ui.selected != NO_ONE or not model.now.actors:
        return ""
    return model.face.tip(model.game.state, model.now.legal)


def note_tip(model: MatchModel) -> Effects:
    """Note that a tip was there when a player was chosen."""
    known = model.onboarding
    if known.followed >= ENOUGH or not tip(model):
        return ()
    known.followed += 1
    return (KeepLearnt(_key(model.game, TIPS), known.followed),)


def note_end(model: MatchModel) -> Effects:
    """Note that a match has been played to its end; this one stays the first while it is looked at."""
    if model.onboarding.is_first and model.game.is_terminal() and viewer(model.session) != NOBODY:
        return (KeepLearnt(_key(model.game, MATCH), lesson_progress.DONE),)
    return ()
