"""Outcomes of an action in words, from the table of the game's face; an unknown outcome shows its key."""

from fractions import Fraction

from fracas.faces.face import Face
from fracas.faces.tables import OutcomeWords
from fracas.kernel.table import Roll
from fracas.locale import _
from fracas.view.match.odds_slip import FanPiece

ANY = "*"  # stands in the table for the part of a key that differs


def outcomes(face: Face, roll: Roll | None, fan: dict[str, Fraction]) -> tuple[FanPiece, ...]:
    """Return the odds in words, worst outcome first; outcomes with the same words are merged.

    Args: roll - the first of the action.
    """
    order = {row: place for place, row in enumerate(face.outcomes)}
    rows = {key: row_of(face, key) for key in fan}
    merged: dict[OutcomeWords, Fraction] = {}
    for key in sorted(fan, key=lambda key: (order.get(rows[key][0], len(order)), *_by_number(rows[key][1]))):
        words = words_of(face, roll, key)
        merged[words] = merged.get(words, Fraction(0)) + fan[key]
    return tuple(FanPiece(words, value, tone) for (words, tone), value in merged.items())


def words_of(face: Face, roll: Roll | None, key: str) -> OutcomeWords:
    """Return the words and the tone of one outcome."""
    row, part = row_of(face, key)
    words = face.outcomes.get(row, (key, "fail"))
    if isinstance(words, tuple):
        return _(words[0]), words[1]
    return words(roll, part)


def row_of(face: Face, key: str) -> tuple[str, str]:
    """Return the table row of an outcome, and the part of its key that the row leaves open."""
    parts = key.split(":")
    for place, part in enumerate(parts):
        row = ":".join((*parts[:place], ANY, *parts[place + 1:]))
        if key not in face.outcomes and row in face.outcomes:
            return row, part
    return key, ""


def _by_number(part: str) -> tuple[int, str]:
    return int(part) if part.isdigit() else 0, part
