"""What each ability does, in the words of the rules and in the language now set (chapter 22)."""

from collections.abc import Callable
from functools import cache

from fracas.games.elfball.abilities.listed import ABILITIES, GENERAL
from fracas.games.elfball.rules import rules_text
from fracas.kernel.ruleset import Chapter
from fracas.locale import language

GENERAL_RULE, TYPE_RULE = "22.1", "22.2"


def effects(rules: Callable[[], tuple[Chapter, ...]] = rules_text) -> dict[str, str]:
    """Return the effect of each ability by its key.

    It stands in the last column of the two tables, which are in printed order.

    Args: rules - gives the chapters, of a variant those in its words.
    """
    return _effects(rules, language())


@cache
def _effects(rules: Callable[[], tuple[Chapter, ...]], code: str) -> dict[str, str]:
    chapters = {chapter.number: chapter.text for chapter in rules()}
    rows = [line.strip("| ").split(" | ") for number in (GENERAL_RULE, TYPE_RULE)
            for line in chapters[number].splitlines() if line.startswith("|")]
    told = [row for row in rows if len(row) == 3 and " / " in row[1]]  # column of the Type and level: "Jog / Basic"
    return {ability.key: row[2] for ability, row in zip(ABILITIES, told, strict=True)}


def rule_of(key: str) -> str:
    """Return the section an ability stands in."""
    return GENERAL_RULE if any(ability.key == key for ability in GENERAL) else TYPE_RULE
