"""Random matches in the alley until every event, result, question and setting of its own or of Elfball was seen."""

from fracas.games.elfball.words.results import SPELLS
from fracas.games.street_brawl.ruleset import RULESET
from fracas.games.street_brawl.words.text import CRUSHES
from tests.elfball.test_everything_fires import EXPECTED as OF_ELFBALL
from tests.elfball.test_everything_fires import TOLD_LAST, play_until_seen

EXPECTED = {
    *OF_ELFBALL, ("rolls", "crush"), "thrown_in", *(("crush", result) for result in CRUSHES),
    *(("setting", setting.name, choice) for setting in RULESET.settings for choice in setting.choices),
} - {("asks", "move-to")}  # only Elfball's simple face-off asks it
EXPECTED -= {key for key in OF_ELFBALL if key[0] in ("burns", "casts", "team")}  # these are the same everywhere
EXPECTED -= {"casts", "burns", "event_card", "points", "experience", "lasting", "career_over", "second", *SPELLS,
             *((spell, result) for spell in SPELLS for result in TOLD_LAST.get(spell, ())),
             *(("rolls", kind) for kind in (*SPELLS, "backfire", "ban", "event"))}  # chapter 24
EXPECTED -= {("asks", "burns"), ("asks", "lasting")}
REVEALING = (111, 52, 143, 217, 36, 15, 176, 246, 190, 226, 161, 147, 156, 108, 172)  # matches in which much was seen


def test_everything_of_the_alley_is_seen_in_random_matches():
    seen = set()
    actions = play_until_seen(seen, RULESET, EXPECTED, REVEALING)
    assert sorted(map(str, EXPECTED - seen)) == [], f"after {actions} actions"
