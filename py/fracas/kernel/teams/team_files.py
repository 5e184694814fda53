"""Teams of any game as text: a JSON file, a forum text ending with a code, a bare code.

What comes in is not trusted: its size, then its depth, then its shape. What the code or the body means, the game says.
"""

import json
import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from fracas.kernel.errors import DamagedText, InvalidNotation, quote
from fracas.kernel.teams.fields import integer, record
from fracas.kernel.text.safe_json import read_json
from fracas.locale import _

FORMAT = 1
SIZE_LIMIT = 64_000  # characters of a team's text
NONE = -1  # no number stands behind a code


class Fault(NamedTuple):
    """One reason why a team may not play."""

    text: str  # a whole sentence
    rule: str  # where it stands: "21", "23/R63"
    shirt: int = 0  # of the player it is about, 0 = the team
    game: str = ""  # in whose book, "" = its own


class TeamText(NamedTuple):
    """The team in a text: a file, or a code with the number behind it."""

    file: str
    code: str = ""
    number: int = NONE


def write_body(game: str, body: dict[str, Any]) -> str:
    """Return a team as the text of a file."""
    return json.dumps({"fracas": "team", "format": FORMAT, "game": game, "team": body},
                      ensure_ascii=True, indent=1) + "\n"


def extract_team_text(text: str, mark: re.Pattern[str], code: str) -> TeamText:
    """Return the team file or team code in a text.

    Args:   mark - the last line of a forum text, with the code and the number as groups; code - a bare one.
    Raises: Damaged or InvalidNotation, one sentence that quotes what holds no team.
    """
    if len(text) > SIZE_LIMIT:
        raise DamagedText(_("This is too long for a team: {n} characters, at most {limit}.").format(
            n=len(text), limit=SIZE_LIMIT))
    plain = text.removeprefix("\ufeff").strip()
    if plain.startswith("{") and plain.endswith("}"):
        return TeamText(plain)
    marks = mark.findall(plain)
    if marks:
        found, number = marks[-1]
        return TeamText("", found, int(number) if number else NONE)
    if re.fullmatch(code, plain):
        return TeamText("", plain)
    raise InvalidNotation(_("{text} holds no team of Fracas.").format(text=quote(plain)))


def read_body(file: str, game: str, fields: Sequence[str]) -> dict[str, Any]:
    """Return the team fields of a file.

    Raises: Damaged in one sentence.
    """
    outer = record(read_json(file, SIZE_LIMIT), ("fracas", "format", "game", "team"))
    if outer["fracas"] != "team" or outer["game"] != game:
        told = outer["fracas"] if outer["fracas"] != "team" else outer["game"]
        raise DamagedText(_("The file holds no team of this game: it says {text}.").format(text=quote(told)))
    if integer(outer["format"], 1, 9999) > FORMAT:
        raise DamagedText(_("The file has format {n}, made by a newer version of Fracas.").format(
            n=quote(outer["format"])))
    return record(outer["team"], fields)
