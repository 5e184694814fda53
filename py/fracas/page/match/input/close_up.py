"""The close-up of a match on a small screen: the player in hand and his reach, seen from near."""

from collections.abc import Collection

from fracas.faces.choices import NO_ONE
from fracas.page.match.model.match_model import MatchModel


def follow(model: MatchModel) -> None:
    """Look at the player in hand, once for each moment; with nobody in hand at the whole board.

    A coach who has gone back to the whole board, or looks closer himself, is left alone with the same player.
    """
    who, view, moment = _in_hand(model), model.view, (model.now, model.ui.mode)
    if model.followed[0] == who and model.followed[1] is moment[0] and model.followed[2] == moment[1]:
        return
    is_same, model.followed = who == model.followed[0], (who, *moment)
    if who == NO_ONE:
        view.rest()
    elif view.is_following or not is_same:
        face = model.face
        view.follow(face.field(model.game.state), face.cell_of(model.game.state, who), _cells(model))


def _in_hand(model: MatchModel) -> int:
    """Return the player to look at, `NO_ONE` for nobody."""
    who, now = model.ui.selected, model.now
    is_placed = who != NO_ONE and model.face.cell_of(model.game.state, who) >= 0
    is_free = now.setup is None and not model.session.is_waiting and model.replay is None and model.summary is None
    return who if is_placed and is_free and (now.legal or now.ask is not None) else NO_ONE


def _cells(model: MatchModel) -> Collection[int]:
    """Return the cells that may be tapped next."""
    offer, ask = model.move_options, model.now.ask
    if ask is not None:
        return [reply.cell for reply in ask.replies if reply.cell >= 0]
    if offer is None or model.face.plane is not None:
        return ()
    return [*offer.paths, *(deed.cell for deed in offer.actions if deed.mode == model.ui.mode)]
