"""Chapter 22: each ability is told in the words of the rules."""

import pytest

from fracas.games.elfball.abilities.listed import ABILITIES
from fracas.games.elfball.rules import rules_text
from fracas.games.elfball.words.ability_texts import effects
from fracas.locale import pgettext, set_language


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_ability_has_the_effect_of_its_own_row(language):
    set_language(language)
    lines = "\n".join(chapter.text for chapter in rules_text() if chapter.number in ("22.1", "22.2"))
    for ability in ABILITIES:
        rows = [line for line in lines.splitlines() if line.startswith(f"| {pgettext('ability', ability.name)} |")]
        assert len(rows) == 1 and effects()[ability.key] in rows[0], ability
    set_language("en")
