"""How actions, answers and positions are written.

Players are S1.. and N1.. by shirt, beasts B1.. by release, squares a1..u21. An action reads as `S3 k20` (a step), `S3
stand`, `S3 block N4`, `S3 tackle B1`, `S3 pass S5`, `S3 kick`, `S3 take`, `S3 vault N2`, `S3 curse N4 bt`, `S3 rest`,
`S3 hand`; a coach's own are `roll`, `flip`, `end` and `concede home`.
"""

from fracas.games.cave_brawl.pit import PIT
from fracas.games.cave_brawl.player_actions import SCORES
from fracas.games.cave_brawl.state import BEAST_KINDS, FIRST_BEAST, State, is_beast, side_of
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.grid import OUTSIDE
from fracas.kernel.resign import CONCEDE, is_resignation, read_resignation, resignation_text
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Choice, Option
from fracas.locale import _

SIDE_LETTERS = "SN"
ALONE = ("stand", "kick", "take", "rest", "hand")
AIMED = ("block", "tackle", "pass", "vault")


def body_text(s: State, who: int) -> str:
    """Write a player or a beast."""
    if is_beast(who):
        return f"B{(who - FIRST_BEAST) // BEAST_KINDS + 1}"
    return f"{SIDE_LETTERS[side_of(s, who)]}{who % s.options.squad + 1}"


def read_body(s: State, text: str) -> int:
    """Return the player or beast that is written like this.

    Raises: InvalidNotation quoting what is none in this position.
    """
    everybody = [*range(len(s.players)), *(beast.who for beast in s.beasts)]
    named: dict[str, int] = {body_text(s, who): who for who in everybody}
    if text not in named:
        raise InvalidNotation(_("{text} is not a player or beast here.").format(text=quote(text)))
    return named[text]


def action_text(s: State, action: Action) -> str:
    """Write an action."""
    kind = action[0]
    if is_resignation(action):
        return resignation_text(action)
    if len(action) == 1:
        return str(kind)
    who = body_text(s, action[1])
    if kind == "step":
        return f"{who} {PIT.names[action[2]]}"
    if kind in ALONE:
        return f"{who} {kind}"
    return " ".join([who, kind, body_text(s, action[2]), *action[3:]])


def parse_action(s: State, text: str) -> Action:
    """Return the action that is written like this; whether it is legal is another question.

    Raises: InvalidNotation quoting what is no action.
    """
    words = text.split()
    if len(words) == 1 and words[0] in ("roll", "flip", "end"):
        return (words[0],)
    if words[:1] == [CONCEDE]:
        return read_resignation(words)
    if len(words) == 2:
        cell = PIT.cell_named(words[1])
        if cell != OUTSIDE:
            return ("step", read_body(s, words[0]), cell)
        if words[1] in ALONE:
            return (words[1], read_body(s, words[0]))
    if len(words) == 3 and words[1] in AIMED:
        return (words[1], read_body(s, words[0]), read_body(s, words[2]))
    if len(words) == 4 and words[1] == "curse" and words[3] in SCORES:
        return ("curse", read_body(s, words[0]), read_body(s, words[2]), words[3])
    raise InvalidNotation(_("{text} is not an action of Cave Brawl.").format(text=quote(text)))


def option_text(s: State, choice: Choice, option: Option) -> str:
    """Write an answer: a square by its name, words as they are."""
    return PIT.names[option] if isinstance(option, int) else option
