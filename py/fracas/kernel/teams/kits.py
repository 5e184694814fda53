"""The kits of a team, by their keys: what they look like is the affair of whoever draws them."""

from typing import Any

from fracas.kernel.errors import DamagedText, quote
from fracas.locale import _

DARK_KITS = ("cobalt", "wine", "bottle", "plum", "slate", "umber")  # worn at home
LIGHT_KITS = ("tangerine", "sky", "lime", "rose", "bone", "lemon")  # worn away

Kits = tuple[str, str]  # at home and away, "" = the usual one


def are_valid_kits(home: str, away: str) -> bool:
    """Return whether a team can wear these at home and away."""
    return home in ("", *DARK_KITS) and away in ("", *LIGHT_KITS)


def with_kit(kits: Kits, side: int, key: str) -> Kits:
    """Return kits with another one for a side; what is none is the usual one."""
    home, away = (key, kits[1]) if side == 0 else (kits[0], key)
    return home if are_valid_kits(home, "") else "", away if are_valid_kits("", away) else ""


def read_kits(found: Any) -> Kits:
    """Return the kits in a file.

    Raises: Damaged quoting what is none.
    """
    if not isinstance(found, list) or len(found) != 2 or not are_valid_kits(*found):
        raise DamagedText(_("The file has unknown kits: {kits}.").format(kits=quote(found)))
    return found[0], found[1]
