"""The settings of a match and their meaning for the rules (chapters 5, 17, 22 and 24)."""

from collections.abc import Mapping
from typing import Any

from fracas.games.elfball.state import FULL_DECK, Options
from fracas.kernel.ruleset import Setting
from fracas.locale import N_

YES, NO = N_("yes"), N_("no")
ENGLISH, FRENCH = N_("English"), N_("French")
MOST_GOALS = 3  # that can be agreed on
DECK = 52  # cards of a clock; the English edition knows one deck (Ruling 64)

SETTINGS = (
    Setting("goals", 1, (1, 2, MOST_GOALS), N_("Goals to win"), "5"),
    Setting("cards", 0, (0, 52, 2 * DECK), N_("Timed match: cards of the clock (0 = no clock; 104 in French)"), "24.1"),
    Setting("double_move", NO, (NO, YES), N_("Double player movement: two players act per turn"), "24.2"),
    Setting("simple_star", NO, (NO, YES), N_("Simple star: two successes, no further die"), "24.3"),
    Setting("simple_faceoff", NO, (NO, YES), N_("Simple face-off"), "24.4"),
    Setting("event_cards", NO, (NO, YES), N_("Event cards: one at the start of each turn"), "24.8"),
    Setting("tournament", NO, (NO, YES), N_("Tournament: first goal, simple dice, event cards, points"), "24.8"),
    Setting("careers", NO, (NO, YES), N_("Careers: experience, and bad injuries last"), "17"),
    Setting("disengage_fail_sim", YES, (YES, NO), N_("A failed Disengage is a Shift in Momentum"), "11/R23"),
    Setting("assist_mode", "either", (N_("either"), N_("attacker")),
            N_("Supporters face either player or the attacker"), "14/R34"),
    Setting("legacy_challenge_cost", NO, (NO, YES), N_("Old challenge costs: 1 Jog each"), "8/R16"),
    Setting("edition", ENGLISH, (ENGLISH, FRENCH), N_("Printed text that counts where the editions differ"), "22/R54"),
    Setting("points", 0, (0, 120, 150, 200, 220, 250), N_("Team points at most (0 = 180, in a tournament 150)"), "21"),
)


def options_of(settings: Mapping[str, Any]) -> Options:
    """Return the agreed rules of a match; a tournament brings its own goals, dice and deck.

    Rule: Elfball 24.8, Rulings 64 (one deck, in French two at most), 68 (event cards and clock cards are one deck).
    Args: settings - as `Ruleset.options` completes them; what is missing is as usual.
    """
    chosen = {setting.name: settings.get(setting.name, setting.default) for setting in SETTINGS}
    is_on = {name: value == YES for name, value in chosen.items()}
    tournament = is_on["tournament"]
    event_cards = is_on["event_cards"] or tournament
    is_french = chosen["edition"] == FRENCH
    cards = min(chosen["cards"], 2 * DECK if is_french else DECK)
    return Options(
        goals=1 if tournament else chosen["goals"], cards=sum(FULL_DECK) if event_cards else cards,
        simple_star=is_on["simple_star"] or tournament, simple_faceoff=is_on["simple_faceoff"] or tournament,
        disengage_fail_sim=is_on["disengage_fail_sim"], assist_attacker_only=chosen["assist_mode"] == "attacker",
        legacy_challenge_cost=is_on["legacy_challenge_cost"], double_move=is_on["double_move"],
        event_cards=event_cards, tournament=tournament, careers=is_on["careers"], french=is_french,
    )
