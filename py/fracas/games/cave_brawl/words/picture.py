"""The pit as letters, for terminals and tests.

Every square is two characters. A player is the letter of his type and his shirt: upper case for SOUTH, lower case for
NORTH; a beast is `*` and its number. Marks follow in a list below the picture.
"""

from fracas.games.cave_brawl.notation import body_text
from fracas.games.cave_brawl.pit import CAVES, COLUMNS, GOALS, PIT, SIZE
from fracas.games.cave_brawl.state import State, ball_cell, bodies, is_beast

EMPTY, GOAL, CAVE, BALL = " .", " =", " #", " o"


def picture(s: State) -> str:
    """Return the board as text: rows 1 to 21, then who is prone and who has the ball."""
    taken = bodies(s)
    rows = ["   " + " ".join(f" {letter}" for letter in COLUMNS)]
    for y in range(1, SIZE + 1):
        rows.append(f"{y:2} " + " ".join(_square(s, PIT.at(x, y), taken) for x in range(1, SIZE + 1)))
    rows.append("prone: " + (" ".join(body_text(s, who) for who in range(len(s.where)) if s.prone[who]) or "-"))
    rows.append("ball: " + (body_text(s, s.holder) if s.holder >= 0 else PIT.names[s.ball] if s.ball >= 0 else "-"))
    return "\n".join(rows)


def _square(s: State, cell: int, taken: dict[int, int]) -> str:
    if cell in taken:
        return _counter(s, taken[cell])
    if cell == ball_cell(s):
        return BALL
    return GOAL if cell in GOALS else CAVE if cell in CAVES else EMPTY


def _counter(s: State, who: int) -> str:
    text = body_text(s, who)
    if is_beast(who):
        return f"*{text[1:]}"[-2:]
    shirt = int(text[1:]) % 10
    code = s.players[who].kind.code[0]
    return f"{code if who >= s.options.squad else code.upper()}{shirt}"
