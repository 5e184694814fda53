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
from fracas.kernel.contracts.event_text import (
    EventTemplate,
    Facts,
    Names,
    event_sentence,
    number_of_fact,
    sentence_by_fact,
)
from fracas.kernel.table import HOME, Event
from fracas.locale import N_, _, ngettext

__all__ = ["TELLINGS", "names_of", "reason_text", "sentence", "title"]


def _first(facts: Facts) -> str:
    home, away = number_of_fact(facts["pips"]), number_of_fact(facts["others"])
    if home == away:
        return _("The first roll is equal: roll again.")
    return _("{home} win the first roll.") if home > away else _("{away} win the first roll.")


def _goal(facts: Facts) -> str:
    if number_of_fact(facts["scorer"]) < 0:
        return _("The goal goes to {team}: {score}.")
    return _("Goal! {scorer} scores for {team}: {score}.")


def _event_card(facts: Facts) -> str:
    if not facts["n"]:
        return _("{team} draw {card}; cards left: {left}.")
    return ngettext("{team} draw {card}: {n} Momentum; cards left: {left}.",
                    "{team} draw {card}: {n} Momentum; cards left: {left}.", number_of_fact(facts["n"]))


def _shift(facts: Facts) -> str:
    """Return a Shift with the side that receives it. The teams are known to every sentence."""
    if not facts["n"]:
        return _("Shift in Momentum ({why}): the turn of the {team} is over.")
    words = ngettext("Shift in Momentum ({why}): {n} Momentum from the {team} to the {other}.",
                     "Shift in Momentum ({why}): {n} Momentum from the {team} to the {other}.",
                     number_of_fact(facts["n"]))
    return words.replace("{other}", "{away}" if facts["team"] == HOME else "{home}")


TELLINGS: Mapping[str, EventTemplate] = {
    # the course of a match
    "first": EventTemplate("pips others", _first),
    "halves": EventTemplate("team", N_("{team} defend the south goal.")),
    "test": EventTemplate("n", N_("Test {n}.")),
    "no_face_off": EventTemplate("team", N_("{team} have nobody for the face-off and lose this Test.")),
    "set_up": EventTemplate("who cell", N_("{who} lines up at {cell}.")),
    "ready": EventTemplate("team", N_("{team} are ready.")),
    "tie": EventTemplate("who target both_flop", lambda facts: _("Both flop. The face-off is rolled again.")
                   if facts["both_flop"] else _("Nobody wins. The face-off is rolled again.")),
    "face_off": EventTemplate("who target", N_("{who} wins the face-off against {target}.")),
    "turn": EventTemplate("team n", N_("Turn {n}: {team}.")),
    "second": EventTemplate("team", N_("{team} move a second player.")),
    "passes": EventTemplate("team", N_("{team} pass.")),
    "enters": EventTemplate("who cell", N_("{who} comes on at {cell}.")),
    "leaves": EventTemplate("who place", sentence_by_fact("place", results.PLACES)),
    "strays": EventTemplate("who cause", sentence_by_fact("cause", results.STRAYS)),
    "deserted": EventTemplate("", N_("Nobody can go on. A new Test is set up.")),
    "goal": EventTemplate("team scorer score", _goal),
    "card": EventTemplate(
        "n", lambda facts: ngettext("{n} card is left.", "{n} cards are left.", number_of_fact(facts["n"]))),
    "time": EventTemplate("", N_("75 minutes are over.")),
    "concedes": EventTemplate("team", N_("{team} concede.")),
    "over": EventTemplate("team score", lambda facts: (
        _("{team} win the match.") if number_of_fact(facts["team"]) >= 0 else _("The match is a draw."))),
    "points": EventTemplate("a b", N_("Tournament points: {home} {a}, {away} {b}.")),
    "experience": EventTemplate("team gains", N_("Experience: {gains}.")),
    # Momentum
    "earns": EventTemplate("who n left", lambda facts: ngettext(
        "{who} earns {n} Momentum.", "{who} earns {n} Momentum.", number_of_fact(facts["n"]))),
    "spends": EventTemplate("who n left", lambda facts: ngettext(
        "{who} spends {n} Momentum to move.", "{who} spends {n} Momentum to move.", number_of_fact(facts["n"]))),
    "momentum": EventTemplate("team who face left", N_("{team} spend 1 Momentum: {who} re-rolls one die.")),
    "shift": EventTemplate("team why n", _shift),
    # moving
    "moves": EventTemplate("who start to", N_("{who} moves to {to}.")),
    "stands": EventTemplate("who", N_("{who} stands up.")),
    "faces": EventTemplate("who direction", N_("{who} turns.")),
    "dashes": EventTemplate("who", N_("{who} dashes.")),
    "dash_used": EventTemplate("who used", sentence_by_fact("used", results.DASHES)),
    "disengages": EventTemplate("who", N_("{who} gets away.")),
    "held": EventTemplate("who", N_("{who} does not get away.")),
    "clip": EventTemplate("who target result", sentence_by_fact("result", results.CLIPPINGS)),
    # the ball
    "holds": EventTemplate("who", N_("{who} has the ball.")),
    "misses_ball": EventTemplate("who", N_("{who} misses the ball.")),
    "drops": EventTemplate("who cell", N_("{who} loses the ball.")),
    "bounces": EventTemplate("start to", N_("The ball bounces to {to}.")),
    "repelled": EventTemplate("start to", N_("The white line repels the ball to {to}.")),
    "rests": EventTemplate("cell", N_("The ball lies still.")),
    "placed": EventTemplate("cell", N_("The referee puts the ball on the centre dot.")),
    "throw": EventTemplate("who cell result", sentence_by_fact("result", results.THROWS)),
    "flies": EventTemplate("who start to", N_("The ball flies to {to}.")),
    "banks": EventTemplate("who cell", N_("{who} plays the ball off the line.")),
    "intercept": EventTemplate("who result", sentence_by_fact("result", results.INTERCEPTIONS)),
    "catches": EventTemplate("who", N_("{who} catches the ball.")),
    "drops_catch": EventTemplate("who", N_("{who} cannot hold the ball.")),
    "declines": EventTemplate("who", N_("{who} lets the ball go.")),
    "leads": EventTemplate("who target", N_("{who} leads {target} on.")),
    "steal": EventTemplate("who target result", sentence_by_fact("result", results.STEALS)),
    # fighting
    "impact": EventTemplate("who target result", sentence_by_fact("result", results.IMPACTS)),
    "tackle": EventTemplate("who target result", sentence_by_fact("result", results.TACKLES)),
    "cheapshot": EventTemplate("who target result", sentence_by_fact("result", results.CHEAPSHOTS)),
    "shove": EventTemplate("who target result", sentence_by_fact("result", results.SHOVES)),
    "pushed": EventTemplate("who start to", N_("{who} is pushed to {to}.")),
    "ploughs": EventTemplate("who", N_("{who} ploughs on.")),
    "falls": EventTemplate("who", N_("{who} is down.")),
    "dazed": EventTemplate("who", N_("{who} is dazed.")),
    "injury": EventTemplate("who result", sentence_by_fact("result", results.INJURIES)),
    "lasting": EventTemplate("who attribute n", N_("{who} will never be the same: {attribute} {n}.")),
    "career_over": EventTemplate("who", N_("The career of {who} is over.")),
    "no_dice": EventTemplate("who roll", N_("{who} has no dice for it.")),
    # abilities, support, spells, cards
    "uses": EventTemplate("who ability", N_("{who} uses {ability}.")),
    "gains": EventTemplate("who ability", N_("{who} gains {ability} for this match.")),
    "enrages": EventTemplate("who", N_("{who} is enraged.")),
    "quickens": EventTemplate("who left", N_("{who} is quick off the mark: the Momentum doubles.")),
    "taunt": EventTemplate("who target result", sentence_by_fact("result", results.TAUNTS)),
    "cheers": EventTemplate("team left", lambda facts: ngettext(
        "A Cheerleader of the {team} cheers; {left} is left.", "A Cheerleader of the {team} cheers; {left} are left.",
        number_of_fact(facts["left"]))),
    "keg": EventTemplate("team who left", lambda facts: ngettext(
        "{who} drinks from a Keg of Zlurpee; {left} is left.", "{who} drinks from a Keg of Zlurpee; {left} are left.",
        number_of_fact(facts["left"]))),
    "potion": EventTemplate("who result", sentence_by_fact("result", results.POTIONS)),
    "bribe": EventTemplate("team result", sentence_by_fact("result", results.BRIBES)),
    "casts": EventTemplate("who spell", sentence_by_fact("spell", results.SPELLS)),
    "shock": EventTemplate("who target result", sentence_by_fact("result", results.SHOCKS)),
    "transform": EventTemplate("who target result", sentence_by_fact("result", results.TRANSFORMATIONS)),
    "inferno": EventTemplate("who cell", N_("Fire breaks out round {cell}.")),
    "burns": EventTemplate("who result", sentence_by_fact("result", results.BURNS)),
    "event_card": EventTemplate("team card n left", _event_card),
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
    tellings: Mapping[str, EventTemplate] = TELLINGS,
) -> str:
    """Return an event in one sentence, "" if there is nothing to say.

    Args: state - any position of the match; only teams and names are read from it.
          names - slot to the name to be used, default "Ashbow (H3)".
          teams - side to the name to be used.
          tellings - of a variant those it tells otherwise too.
    """
    names, teams = names or names_of(state), teams or partial(team_name, state)
    return event_sentence(
        event, tellings, lambda rolled: roll_text(rolled, state, names), names, teams, _words(state, names),
        home=teams(0), away=teams(1))
