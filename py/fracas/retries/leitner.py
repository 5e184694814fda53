"""The schedule of the deck: boxes, and the days until a card of each is asked again.

A card begins in the first box. A right answer moves it to the next box, a wrong one back to the first; the last box
keeps it. Days are numbers. A card whose last answer lies in the future is due: the clock was wrong then or is now, and
to ask too early does no harm.

Source: the boxes are those of Sebastian Leitner, So lernt man lernen (1972); days for weeks as is usual today.
"""

DAYS = (1, 3, 7, 14, 30)  # until a card is asked again, by box
FIRST, LAST = 1, len(DAYS)  # boxes


def is_due(box: int, answered: int, today: int) -> bool:
    """Return whether a card is to be asked again.

    Args: answered - day of the last answer.
    """
    return not answered <= today < answered + DAYS[box - 1]


def next_box(box: int, is_right: bool) -> int:
    """Return the box of a card after an answer."""
    return min(box + 1, LAST) if is_right else FIRST
