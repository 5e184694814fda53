"""The orientation of the board.

A coach has his own end at the bottom or on the left, unless he turns the board.
"""

from fracas.faces.choices import NOWHERE
from fracas.faces.face import Face
from fracas.kernel.table import Side
from fracas.page.match.model.match_model import MatchModel
from fracas.page.saving.preferences import ON


def turn(model: MatchModel) -> None:
    """Turn the board as it is to be seen; a lesson shows it as its sentences say."""
    coaches = [side for side in (0, 1) if not model.session.is_absent(side)]
    is_far = len(coaches) == 1 and lies_far(model.face, model.game.state, coaches[0])
    wishes_other = model.context.preferences.turned == ON and not model.asks_all
    model.view.is_turned = is_far != wishes_other


def lies_far(face: Face, state: object, side: Side) -> bool:
    """Return whether the end that a side defends lies at the top or on the right."""
    if face.own_end is None:
        return side == 1
    cell = face.own_end(state, side)
    if cell == NOWHERE:
        return False
    field = face.field(state)
    (x, y), (left, top, width, height) = field.lattice.centres[cell], field.extent
    east, south = (x - left) / width - 0.5, (y - top) / height - 0.5
    return east > 0 if abs(east) > abs(south) else south < 0
