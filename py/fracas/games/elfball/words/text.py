"""What happened, in the reader's language: one line a kind of event, with the roles of its facts.

Rules tell events; nothing here knows a rule. A sentence that hangs on a fact is found in `results` by that fact.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from fracas.games.elfball.state import State
from fracas.games.elfball.words import results
from fracas.games.elfball.words.names import ability_name, attribute_name, names_of, team_name
from fracas.games.elfball.words.rolls import reason_text, roll_text, title
from fracas.kernel.table import HOME, Event
from fracas.kernel.wording import Facts, Names, Telling, by, number, told
from fracas.locale import N_, _, ngettext

__all__ = ["TELLINGS", "names_of", "reason_text", "sentence", "title"]


def _first(facts: Facts) -> str:
    home, away = number(facts["pips"]), number(facts["others"])
    if home == away:
        return _("The first roll is a tie.")
    return _("{home} win the first roll.") if home > away else _("{away} win the first roll.")


def _goal(facts: Facts) -> str:
    if number(facts["scorer"]) < 0:
        return _("The goal goes to {team}: {score}.")
    return _("Goal! {scorer} scores for {team}: {score}.")


def _event_card(facts: Facts) -> str:
    if not facts["n"]:
        return _("{team} draw {card}; cards left: {left}.")
    return ngettext("{team} draw {card}: {n} Momentum; cards left: {left}.",
                    "{team} draw {card}: {n} Momentum; cards left: {left}.", number(facts["n"]))


def _shift(facts: Facts) -> str:
    """Return a Shift with who receives it; the teams are known to every sentence."""
    if not facts["n"]:
        return _("Shift in Momentum ({why}): the turn of the {team} is over.")
    words = ngettext("Shift in Momentum ({why}): {n} Momentum goes from the {team} to the {other}.",
                     "Shift in Momentum ({why}): {n} Momentum goes from the {team} to the {other}.", number(facts["n"]))
    return words.replace("{other}", "{away}" if facts["team"] == HOME else "{home}")


TELLINGS: Mapping[str, Telling] = {
    # the course of a match
    "first": Telling("pips others", _first),
    "halves": Telling("team", N_("{team} defend the south goal.")),
    "test": Telling("n", N_("Test {n}.")),
    "no_face_off": Telling("team", N_("{team} have nobody for the face-off and lose the Test.")),
    "set_up": Telling("who cell", N_("{who} is set up at {cell}.")),
    "ready": Telling("team", N_("{team} are ready.")),
    "tie": Telling("who target both_flop", lambda facts: _("Both flop at the face-off; it is rolled again.")
                   if facts["both_flop"] else _("Nobody wins the face-off; it is rolled again.")),
    "face_off": Telling("who target", N_("{who} wins the face-off against {target}.")),
    "turn": Telling("team n", N_("Turn {n}: {team}.")),
    "second": Telling("team", N_("{team} move a second player.")),
    "passes": Telling("team", N_("{team} pass.")),
    "enters": Telling("who cell", N_("{who} comes on at {cell}.")),
    "leaves": Telling("who place", by("place", results.PLACES)),
    "strays": Telling("who cause", by("cause", results.STRAYS)),
    "deserted": Telling("", N_("Nobody is left to go on; a new Test is set up.")),
    "goal": Telling("team scorer score", _goal),
    "card": Telling("n", lambda facts: ngettext("{n} card is left.", "{n} cards are left.", number(facts["n"]))),
    "time": Telling("", N_("75 minutes are over.")),
    "concedes": Telling("team", N_("{team} concede.")),
    "over": Telling("team score", lambda facts: _("{team} win the match.") if number(facts["team"]) >= 0 else
                    _("The match ends in a tie.")),
    "points": Telling("a b", N_("Tournament points: {home} {a}, {away} {b}.")),
    "experience": Telling("team gains", N_("Experience: {gains}.")),
    # Momentum
    "earns": Telling("who n left", lambda facts: ngettext(
        "{who} earns {n} Momentum.", "{who} earns {n} Momentum.", number(facts["n"]))),
    "spends": Telling("who n left", lambda facts: ngettext(
        "{who} spends {n} Momentum to move.", "{who} spends {n} Momentum to move.", number(facts["n"]))),
    "momentum": Telling("team who face left", N_("{team} spend 1 Momentum: one die of {who} is rolled again.")),
    "shift": Telling("team why n", _shift),
    # moving
    "moves": Telling("who start to", N_("{who} moves to {to}.")),
    "stands": Telling("who", N_("{who} stands up.")),
    "faces": Telling("who direction", N_("{who} turns.")),
    "dashes": Telling("who", N_("{who} dashes.")),
    "dash_used": Telling("who used", by("used", results.DASHES)),
    "disengages": Telling("who", N_("{who} gets away.")),
    "held": Telling("who", N_("{who} does not get away from those who face him.")),
    "clip": Telling("who target result", by("result", results.CLIPPINGS)),
    # the ball
    "holds": Telling("who", N_("{who} has the ball.")),
    "misses_ball": Telling("who", N_("{who} misses the ball.")),
    "drops": Telling("who cell", N_("{who} loses the ball.")),
    "bounces": Telling("start to", N_("The ball bounces to {to}.")),
    "repelled": Telling("start to", N_("The white line repels the ball to {to}.")),
    "rests": Telling("cell", N_("The ball lies still.")),
    "placed": Telling("cell", N_("The referee puts the ball on the centre dot.")),
    "throw": Telling("who cell result", by("result", results.THROWS)),
    "flies": Telling("who start to", N_("The ball flies to {to}.")),
    "banks": Telling("who cell", N_("{who} plays the ball off the line.")),
    "intercept": Telling("who result", by("result", results.INTERCEPTIONS)),
    "catches": Telling("who", N_("{who} catches the ball.")),
    "drops_catch": Telling("who", N_("{who} cannot hold the ball.")),
    "declines": Telling("who", N_("{who} lets the ball go.")),
    "leads": Telling("who target", N_("{who} leads {target} on.")),
    "steal": Telling("who target result", by("result", results.STEALS)),
    # fighting
    "impact": Telling("who target result", by("result", results.IMPACTS)),
    "tackle": Telling("who target result", by("result", results.TACKLES)),
    "cheapshot": Telling("who target result", by("result", results.CHEAPSHOTS)),
    "shove": Telling("who target result", by("result", results.SHOVES)),
    "pushed": Telling("who start to", N_("{who} is pushed to {to}.")),
    "ploughs": Telling("who", N_("{who} ploughs on.")),
    "falls": Telling("who", N_("{who} is down.")),
    "dazed": Telling("who", N_("{who} is dazed.")),
    "injury": Telling("who result", by("result", results.INJURIES)),
    "lasting": Telling("who attribute n", N_("{who} will never be the same: {attribute} {n}.")),
    "career_over": Telling("who", N_("The career of {who} is over.")),
    "no_dice": Telling("who roll", N_("{who} has no dice for it.")),
    # abilities, support, spells, cards
    "uses": Telling("who ability", N_("{who} uses {ability}.")),
    "gains": Telling("who ability", N_("{who} gains {ability} for this match.")),
    "enrages": Telling("who", N_("{who} is enraged.")),
    "quickens": Telling("who left", N_("{who} is quick off the mark: the Momentum doubles.")),
    "taunt": Telling("who target result", by("result", results.TAUNTS)),
    "cheers": Telling("team left", lambda facts: ngettext(
        "A Cheerleader of the {team} cheers; {left} is left.", "A Cheerleader of the {team} cheers; {left} are left.",
        number(facts["left"]))),
    "keg": Telling("team who left", lambda facts: ngettext(
        "{who} drinks from a Keg of Zlurpee; {left} is left.", "{who} drinks from a Keg of Zlurpee; {left} are left.",
        number(facts["left"]))),
    "potion": Telling("who result", by("result", results.POTIONS)),
    "bribe": Telling("team result", by("result", results.BRIBES)),
    "casts": Telling("who spell", by("spell", results.SPELLS)),
    "shock": Telling("who target result", by("result", results.SHOCKS)),
    "transform": Telling("who target result", by("result", results.TRANSFORMATIONS)),
    "inferno": Telling("who cell", N_("Fire breaks out round {cell}.")),
    "burns": Telling("who result", by("result", results.BURNS)),
    "event_card": Telling("team card n left", _event_card),
}


def _words(s: State, names: Names) -> dict[str, Callable[[Any], str]]:
    """Return the words for facts that are neither players, teams nor plain numbers."""
    cells = s.book.field.names
    return {
        "cell": lambda cell: cells[cell], "to": lambda cell: cells[cell],
        "score": lambda score: "–".join(map(str, score)), "why": lambda why: _(results.SHIFTS[why]),
        "ability": ability_name, "attribute": attribute_name, "card": lambda card: _(results.CARDS[card]),
        "gains": lambda gains: ", ".join(f"{names(p)} +{points}" for p, points in gains),
    }


def sentence(
    event: Event, state: State, names: Names | None = None, teams: Names | None = None,
    tellings: Mapping[str, Telling] = TELLINGS,
) -> str:
    """Return what happened in one sentence, "" if there is nothing to say.

    Args: state - any position of the match; only teams and names are read from it.
          names - slot to the name to be used, default "Ashbow (H3)".
          teams - side to the name to be used.
          tellings - of a variant those it tells otherwise too.
    """
    names, teams = names or names_of(state), teams or partial(team_name, state)
    return told(event, tellings, lambda rolled: roll_text(rolled, state, names), names, teams, _words(state, names),
                home=teams(0), away=teams(1))
