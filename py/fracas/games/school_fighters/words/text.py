"""What happened, in sentences: events, rolls and modifiers, each through the catalogues.

A sentence is looked up by the kind of its event; the roles of its facts stand beside it in the order they are told.
"""

from collections.abc import Callable
from typing import Any

from fracas.games.school_fighters.notation import inches_text, place_text
from fracas.games.school_fighters.state import MONITORS, State, unit_name
from fracas.games.school_fighters.team.given import display_name
from fracas.games.school_fighters.words.tables import EDGES, HITS, REASONS, TAKEN, TITLES
from fracas.kernel.contracts.event_text import EventTemplate, Facts, Names, event_sentence, no_sentence, number_of_fact
from fracas.kernel.dice import Die
from fracas.kernel.table import NOBODY, Event, Fact, Reason, Roll, Rolled, Side
from fracas.locale import N_, _, ngettext, pgettext


def _hits(facts: Facts) -> str:
    if facts["who"] == NOBODY:
        return _hit_effect(facts)
    if facts["effect"] == "bruised":
        return ngettext("{who} hits {target}, who takes {n} bruise.", "{who} hits {target}, who takes {n} bruises.",
                        number_of_fact(facts["n"]))
    return _(HITS[str(facts["effect"])])


def _hit_effect(facts: Facts) -> str:
    """Return the effect of hits that were written down at a table, where nobody says whose they were."""
    if facts["effect"] == "bruised":
        return ngettext("{target} takes {n} bruise.", "{target} takes {n} bruises.", number_of_fact(facts["n"]))
    return _(TAKEN[str(facts["effect"])])


def _flees(facts: Facts) -> str:
    if facts["who"] == NOBODY:
        return _("{side} have nobody standing and flee.")
    return _("{who} loses his nerve. {side} flee.")


def _count(fact: Fact) -> int:
    return len(fact) if isinstance(fact, tuple) else 0


TELLINGS = {
    "lays_table": EventTemplate("", no_sentence),
    "table": EventTemplate("n", N_("The table has {n} pieces of terrain.")),
    "wins_roll_off": EventTemplate("side", N_("{side} win the roll-off.")),
    "ties": EventTemplate("", N_("Equal: the roll-off is rolled again.")),
    "takes_side": EventTemplate("side edge", N_("{side} take the {edge} and deploy first.")),
    "monitor_stands": EventTemplate("x y", N_("{monitor} stands in the middle.")),
    "deploys": EventTemplate("who place", N_("{who} deploys.")),
    "round": EventTemplate("n side", N_("Round {n}: {side} go first.")),
    "concedes": EventTemplate("side", N_("{side} concede.")),
    "done": EventTemplate("side left", lambda facts: ngettext(
        "{side} end their turn. {left} unit stays put.",
        "{side} end their turn. {left} units stay put.", number_of_fact(facts["left"]))
        if facts["left"] else _("{side} end their turn.")),
    "activates": EventTemplate("who", no_sentence),
    "holds": EventTemplate("who", N_("{who} holds.")),
    "walks": EventTemplate("who far path", N_("{who} walks {far}.")),
    "runs": EventTemplate("who far path", N_("{who} runs {far}.")),
    "charges": EventTemplate("who far path target height", N_("{who} charges {target} ({far}).")),
    "orders_run": EventTemplate("who", N_("{who} orders: Run Forrest!")),
    "order_inches": EventTemplate("who n", N_("Everybody near {who} runs up to {n}″.")),
    "orders_feet": EventTemplate("who target", N_("{who} orders {target}: Get on your Feet!")),
    "orders_ready": EventTemplate("who friends", lambda facts: _("{who} orders: Be Ready for ’Em! Nobody is near.")
                            if not facts["friends"] else ngettext(
        "{who} orders {friends} friend: Be Ready for ’Em!", "{who} orders {friends} friends: Be Ready for ’Em!",
        _count(facts["friends"]))),
    "forced_run": EventTemplate("who far path target", N_("{who} runs {far} towards {target}.")),
    "shoots": EventTemplate("who target", N_("{who} shoots at {target}.")),
    "fights": EventTemplate("who target", N_("{who} attacks {target}.")),
    "unpaired": EventTemplate("who n", lambda facts: ngettext(
        "{n} die of {who} has no opposite and does nothing.", "{n} dice of {who} have no opposite and do nothing.",
        number_of_fact(facts["n"]))),
    "hits": EventTemplate("who target n effect", _hits),
    "uses_salts": EventTemplate("who friends", lambda facts: ngettext(
        "{who} gives smelling salts to {friends} friend.", "{who} gives smelling salts to {friends} friends.",
        _count(facts["friends"]))),
    "heals": EventTemplate("who n", N_("{who} is patched up and can take {n} bruises.")),
    "stands_up": EventTemplate("who", N_("{who} stands up and can take 1 bruise.")),
    "gang_gone": EventTemplate("side", N_("{side} have nobody left.")),
    "separates": EventTemplate("who step", N_("{who} steps aside.")),
    "stays": EventTemplate("side who", N_("{who} keeps the nerve of {side}.")),
    "flees": EventTemplate("side who", _flees),
    "talks_out": EventTemplate("who", N_("{who} talks his way out of it.")),
    "detained": EventTemplate("who", N_("{who} goes to detention and is out of the game.")),
    "monitor_moves": EventTemplate("far path", lambda facts: _("{monitor} moves {far}.") if facts["far"] else
                             _("{monitor} looks round.")),
    "monitor_declined": EventTemplate("side", N_("{side} leave {monitor} alone.")),
    "points": EventTemplate("home away", N_("Points: {home} to {away}.")),
    "match_over": EventTemplate("side", lambda facts: _("The match is a draw.") if facts["side"] == NOBODY else
                          _("{side} win the match.")),
}
_MONITOR_NAMES = {
    "off": N_("The hall monitor"), "monitor": N_("The hall monitor"), "teacher": N_("The teacher"),
    "principal": N_("The principal"),
}


def sentence(event: Event, s: State, names: Names | None = None, sides: Names | None = None) -> str:
    """Return the sentence of an event, "" if the events that follow say it.

    Args: s - a position of the match, for its units.
          names - who is called what; None = as in `names_of`.
          sides - what the sides are called; None = home and away.
    """
    return event_sentence(
        event, TELLINGS, roll_text, names or names_of(s), sides or side_name, WORDS, monitor=monitor_name(s))


WORDS: dict[str, Callable[[Any], str]] = {
    "far": lambda far: _("{n}″").format(n=length_text(far)), "place": place_text, "friends": lambda who: str(len(who)),
    "edge": lambda edge: _(EDGES[edge]),
}  # facts that are neither plain numbers nor names


def length_text(hundredths: int) -> str:
    """Return a length in inches with the decimal mark of the language."""
    return inches_text(hundredths).replace(".", pgettext("decimal mark", "."))


def side_name(side: Side) -> str:
    """Return the name of a side."""
    return _("Away") if side else _("Home")


def monitor_name(s: State) -> str:
    """Return the name of the model in the middle; the three names play alike."""
    return _(_MONITOR_NAMES[MONITORS[s.monitor_rule]])


def names_of(s: State) -> Names:
    """Return the plain names, with the text on the counter."""
    return lambda who: unit_label(s, who)


def unit_label(s: State, who: int) -> str:
    """Return a unit's name with the text on its counter: Spike (T3)."""
    return f"{display_name(s, who)} ({figure(s, who)})"


def figure(s: State, who: int) -> str:
    """Return the text on a unit's counter: the letter of its kind, with its number if there are several."""
    unit = s.units[who]
    alike = sum(s.units[n].kind == unit.kind for n in s.gangs[unit.side])
    return unit.profile.letter.upper() + (unit_name(s, who)[1:] if alike > 1 else "")


# -- rolls -----------------------------------------------------------------------------------------------------


def title(request: Roll) -> str:
    """Return the title of a roll."""
    return _(TITLES[request.kind])


def roll_text(rolled: Rolled) -> str:
    """Return the title of a roll and its faces."""
    faces = (rolled.faces,) if isinstance(rolled.faces, int) else rolled.faces
    die = rolled.request.dice if isinstance(rolled.request.dice, Die) else rolled.request.dice.die
    listed = " ".join(die.text(face) for face in faces)
    if rolled.request.kind == "moxie":
        return _("{title}, {need} or less: {faces}.").format(
            title=title(rolled.request), need=rolled.request.need, faces=listed,
        )
    return _("{title}: {faces}.").format(title=title(rolled.request), faces=listed)


def reason_text(reason: Reason, s: State | None = None) -> str:
    """Return the words of one modifier, without its amount; no position is needed for them."""
    return _(REASONS[reason.rule])


def refusal_text(refusal: str) -> str:
    """Return the text of a reason from `shooting.shot_refusal` or `shooting.target_refusal`."""
    return _(REASONS[refusal])
