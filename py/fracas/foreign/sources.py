"""The format of a foreign roster, found by what stands in it, and its reader."""

import re

from fracas.foreign import armies, football
from fracas.foreign.markup_reader import read_elements_in_slices
from fracas.foreign.team import MOST_LISTED, ForeignTeam
from fracas.foreign.values import as_object, check_length
from fracas.kernel.errors import DamagedText, quote
from fracas.kernel.text.safe_json import FILE_LIMIT, read_json_in_slices
from fracas.kernel.work import Work
from fracas.locale import _

READERS = (
    (football.is_fumbbl, football.read_fumbbl), (football.is_tourplay, football.read_tourplay),
    (armies.is_roster, armies.read_roster), (armies.is_forge, armies.read_forge),
)
SKILLS_EACH = 5  # of a player, on average and at most
PACKED = "PK\x03\x04"  # begins a file that is packed
_ROSTER = re.compile(r"\s*(?:<\?xml[^>]{0,200}\?>\s*)?<roster\b")


def read_foreign_in_slices(text: str) -> Work[ForeignTeam]:
    """Read a foreign roster in slices.

    Raises: Damaged in one sentence.
    """
    plain = text.removeprefix("\ufeff").strip()
    if plain.startswith(PACKED):
        raise DamagedText(_("This file is packed. Save the roster without packing it, as .ros or .json."))
    if len(plain) > FILE_LIMIT:
        raise DamagedText(_("The file is too large: {size} characters, at most {limit}.").format(
            size=len(plain), limit=FILE_LIMIT))
    if plain.startswith("<"):
        if not _ROSTER.match(plain):
            raise DamagedText(_("{text} is no roster that Fracas knows.").format(text=quote(plain)))
        found = armies.read_roster_element((yield from read_elements_in_slices(plain)))
    elif armies.is_pasted(plain):
        found = armies.read_pasted(plain)
    else:
        body = as_object((yield from read_json_in_slices(plain, has_fractions=True)))
        reader = next((read for is_it, read in READERS if is_it(body)), None)
        if reader is None:
            raise DamagedText(_("{text} is no roster that Fracas knows.").format(text=quote(plain)))
        found = reader(body)
    check_length(len(found.players) + len(found.items), MOST_LISTED)
    check_length(sum(len(each.skills) + len(each.past) for each in found.players), MOST_LISTED * SKILLS_EACH)
    return found
