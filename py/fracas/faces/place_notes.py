"""Notes on buttons about a cell: its special features and its neighbours."""

from collections.abc import Iterable

from fracas.locale import _

MOST_NAMED = 2  # neighbours of a cell


def place_note(special: Iterable[str], beside: Iterable[str]) -> str:
    """Return a description of a cell in a few words.

    Args: special - its features, in words; beside - the names of the players next to it.
    """
    words, names = [*special], [*beside]
    if names:
        told = _(" and ").join(names[:MOST_NAMED])
        words.append(_("beside {names}").format(names=told) if len(names) <= MOST_NAMED else
                     _("beside {names} and others").format(names=", ".join(names[:MOST_NAMED])))
    return ", ".join(words) or _("nobody near")


def board_text(title: str, cell: str, holder: str = "") -> str:
    """Return the sentence of a board with its ball.

    Args: title - game, score and turn; cell - of the ball, "" without one; holder - name of the ball carrier, if any.
    """
    if not cell:
        return f"{title}."
    words = _("{player} has the ball at {cell}") if holder else _("the ball is at {cell}")
    return f"{title}, {words.format(player=holder, cell=cell)}."
