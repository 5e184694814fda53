"""The street as letters, for terminals and tests.

Every square is three characters: the side and shirt of a player, `o` for the ball, `.` for nothing; `=` marks empty
squares of the end zones. Who is down and who has the ball follows in a list below.
"""

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import COLUMNS, LENGTH, STREET, WIDTH, is_in_end_zone, square
from fracas.games.street_bowl.state import State, bodies
from fracas.games.street_bowl.words.names import player_text


def picture(s: State) -> str:
    """Return the board as text: rows 1 to 7, then who lies on the ground and who has the ball."""
    taken = bodies(s)
    rows = ["   " + " ".join(f"{letter:3}" for letter in COLUMNS).rstrip()]
    for y in range(WIDTH):
        squares = (_square(s, square(x, y), taken) for x in range(LENGTH))
        rows.append(f"{y + 1:2} " + " ".join(f"{text:3}" for text in squares).rstrip())
    for title, conditions in (("prone", (st.PRONE,)), ("stunned", (st.STUNNED, st.STUNNED_NOW))):
        down = [player_text(who) for who in st.EVERYBODY if s.where[who] >= 0 and s.condition[who] in conditions]
        rows.append(f"{title}: " + (" ".join(down) or "-"))
    ball = player_text(s.holder) if s.holder != st.NO_ONE else STREET.names[s.ball] if s.ball >= 0 else "-"
    return "\n".join((*rows, f"ball: {ball}"))


def _square(s: State, cell: int, taken: dict[int, int]) -> str:
    if cell in taken:
        return player_text(taken[cell])
    return "o" if cell == s.ball else "=" if is_in_end_zone(cell) else "."
