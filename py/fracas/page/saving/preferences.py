"""The preferences of a reader: theme, language, confirmation, movement; one short text, which is not trusted."""

import re
from typing import NamedTuple

from fracas.locale import LANGUAGES
from fracas.page.saving.storage import PREFIX, Store, StoreBlocked, StoreFull

KEY = f"{PREFIX}preferences"

OFF, RISKY, ALWAYS = "off", "risky", "always"
ON = "on"
FIRST = "first"  # in a first match
FULL, FAST = "full", "fast"
CAREFUL = "careful"
SYSTEM = "system"
STEPWISE, SLOW, NORMAL, QUICK, AT_ONCE = "step", "slow", "normal", "quick", "none"
BEATS = {STEPWISE: 1.0, SLOW: 2.0, NORMAL: 1.0, QUICK: 0.4, AT_ONCE: 0.0}  # time an action of a bot is shown


class Preferences(NamedTuple):
    """One value per preference."""

    theme: str = SYSTEM
    language: str = ""  # "" = that of the browser
    preview: str = RISKY  # which actions ask for a second tap
    motion: str = FULL
    pace: str = NORMAL  # of a bot's turn
    overlay: int = 100  # strength of the marks on the board, per cent
    keys: str = ON  # single-letter keys on the board
    awake: str = ON  # keep the screen awake during a match
    figures: str = OFF  # percentages on the board instead of pies
    sound: str = OFF
    asked: str = OFF  # whether sounds were offered, as before the first match
    volume: int = 60  # per cent
    captions: str = OFF  # sounds in words
    names: str = FIRST  # names on the board
    questions: str = OFF  # ask also questions in which nothing can be gained
    opening: str = QUICK  # set-up, toss and kick by defaults against a bot
    turned: str = OFF  # whether boards are seen from the other side than the usual one
    rerolls: str = OFF  # whether chances count a re-roll of the team
    install: str = ON  # whether home offers to install the page
    threats: str = OFF  # hatch all cells that opponents face, not only the near ones


CHOICES: dict[str, tuple[str, ...]] = {
    "theme": (SYSTEM, "light", "dark", "contrast"),
    "language": ("", *LANGUAGES),
    "preview": (OFF, RISKY, ALWAYS),
    "motion": (FULL, FAST, OFF),
    "pace": tuple(BEATS),
    "keys": (ON, OFF),
    "install": (ON, OFF),
    "awake": (ON, OFF),
    "figures": (OFF, ON),
    "threats": (OFF, ON),
    "rerolls": (OFF, ON),
    "turned": (OFF, ON),
    "opening": (QUICK, CAREFUL),
    "sound": (OFF, ON),
    "asked": (OFF, ON),
    "captions": (OFF, ON),
    "questions": (OFF, ON),
    "names": (FIRST, ON, OFF),
}
NUMBERS = {"overlay": range(50, 151), "volume": range(101)}


def with_preference(now: Preferences, name: str, value: str) -> Preferences:
    """Return preferences with one of them set; an unknown name or value changes nothing."""
    if name in NUMBERS:
        is_known = re.fullmatch(r"\d{1,3}", value) is not None and int(value) in NUMBERS[name]
        return Preferences(**{**now._asdict(), name: int(value)}) if is_known else now
    if value not in CHOICES.get(name, ()):
        return now
    return Preferences(**{**now._asdict(), name: value})


def parse(text: str) -> Preferences:
    """Read stored preferences, leaving out unknown ones."""
    found = Preferences()
    for pair in text[:1000].split():
        name, _, value = pair.partition("=")
        found = with_preference(found, name, value)
    return found


def write(preferences: Preferences) -> str:
    """Return the preferences as text."""
    return " ".join(f"{name}={value}" for name, value in preferences._asdict().items())


def load(store: Store) -> Preferences:
    """Return the stored preferences, the defaults where there are none or no storage."""
    try:
        return parse(store.read(KEY) or "")
    except StoreBlocked:
        return Preferences()


def save(store: Store, preferences: Preferences) -> bool:
    """Store the preferences and return whether that was possible."""
    try:
        store.write(KEY, write(preferences))
    except (StoreBlocked, StoreFull):
        return False
    return True
