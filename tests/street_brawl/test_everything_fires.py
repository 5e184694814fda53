"""Random matches in the alley until every event, result, question and setting of its own or of Elfball was seen."""

from fracas.games.elfball.words import text_extra
from fracas.games.street_brawl.ruleset import RULESET
from fracas.games.street_brawl.words import text
from tests.elfball.test_everything_fires import EXPECTED as OF_ELFBALL
from tests.elfball.test_everything_fires import play_until_seen

EXPECTED = {
    *OF_ELFBALL, ("rolls", "crush"), "thrown_in", *(key for key in text.EVENTS if key[0] == "crush"),
    *(("setting", setting.name, choice) for setting in RULESET.settings for choice in setting.choices),
} - {("asks", "move-to")}  # only Elfball's simple face-off asks it
EXPECTED -= {key for key in OF_ELFBALL if key[0] in ("burns", "casts", "team")}  # these are the same everywhere
EXPECTED -= {*text_extra.KINDS, *text_extra.RESULTS, *(("rolls", kind) for kind in text_extra.TITLES)}
EXPECTED -= {("asks", "burns"), ("asks", "lasting")}


def test_everything_of_the_alley_is_seen_in_random_matches():
    seen = set()
    actions = play_until_seen(seen, RULESET, EXPECTED)
    assert sorted(map(str, EXPECTED - seen)) == [], f"after {actions} actions"
