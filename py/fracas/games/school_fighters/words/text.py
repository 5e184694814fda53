"""What happened, in sentences: events, rolls, modifiers and questions, each through the catalogues.

A sentence is looked up by the kind of its event; the names of its facts stand beside it in the order they are told.
"""

from __future__ import annotations

from fracas.games.school_fighters.notation import inches_text, place_text
from fracas.games.school_fighters.state import MONITORS, State, unit_name
from fracas.games.school_fighters.words.tables import EDGES, HITS, QUESTIONS, REASONS, TITLES
from fracas.kernel.dice import Die
from fracas.kernel.table import NOBODY, Choice, Event, Fact, Reason, Roll, Rolled, Side
from fracas.kernel.wording import Names, Telling, number
from fracas.locale import N_, _, ngettext

TELLINGS = {
    "table": Telling("n", N_("The table has {n} pieces of terrain.")),
    "wins_roll_off": Telling("side", N_("{side} win the roll-off.")),
    "ties": Telling("", N_("A tie; the roll-off is taken again.")),
    "takes_side": Telling("side edge", N_("{side} take the {edge} and deploy first.")),
    "monitor_stands": Telling("x y", N_("{monitor} stands in the middle.")),
    "deploys": Telling("who place", N_("{who} deploys at {place}.")),
    "round": Telling("n side", N_("Round {n}: {side} go first.")),
    "concedes": Telling("side", N_("{side} concede.")),
    "done": Telling("side", N_("{side} are done.")),
    "holds": Telling("who", N_("{who} holds.")),
    "walks": Telling("who far path", N_("{who} walks {far}.")),
    "runs": Telling("who far path", N_("{who} runs {far}.")),
    "charges": Telling("who far path target height", N_("{who} charges {target} from {far} away.")),
    "orders_run": Telling("who", N_("{who} orders: Run Forrest!")),
    "order_inches": Telling("who n", N_("Everybody near {who} runs up to {n}″.")),
    "orders_feet": Telling("who target", N_("{who} orders {target}: Get on your Feet!")),
    "forced_run": Telling("who far path target", N_("{who} runs {far} towards {target}.")),
    "shoots": Telling("who target", N_("{who} shoots at {target}.")),
    "fights": Telling("who target", N_("{who} attacks {target}.")),
    "heals": Telling("who n", N_("{who} is back at {n} bruises.")),
    "stands_up": Telling("who", N_("{who} stands up with 1 bruise.")),
    "gang_gone": Telling("side", N_("{side} have nobody left.")),
    "separates": Telling("who path", N_("{who} steps aside.")),
    "talks_out": Telling("who", N_("{who} talks the way out of it.")),
    "detained": Telling("who", N_("{who} goes to detention and is out of the game.")),
    "monitor_moves": Telling("far path", N_("{monitor} moves {far}.")),
    "monitor_declined": Telling("side", N_("{side} leave {monitor} alone.")),
    "points": Telling("home away", N_("Points: {home} to {away}.")),
}
_MONITOR_NAMES = {
    "off": N_("The hall monitor"), "monitor": N_("The hall monitor"), "teacher": N_("The teacher"),
    "principal": N_("The principal"),
}


def sentence(event: Event, s: State, names: Names | None = None, sides: Names | None = None) -> str:
    """Return what happened, "" if the events that follow say it.

    Args: s - a position of the match, for its units.
          names - who is called what; None = by number and type.
          sides - what the sides are called; None = home and away.
    """
    names, sides = names or names_of(s), sides or side_name
    kind, facts = event.kind, event.facts
    if kind == "roll":
        rolled = facts[0]
        assert isinstance(rolled, Rolled)
        return roll_text(rolled)
    if kind == "hits":
        return _hits_text(facts, names)
    if kind in ("flees", "stays"):
        return _nerve_text(kind, facts, names, sides)
    if kind in ("orders_ready", "uses_salts"):
        return _aura_text(kind, facts, names)
    if kind == "match_over":
        return match_over_text(number(facts[0]), sides)
    if kind not in TELLINGS:
        return ""
    return TELLINGS[kind].told(facts, lambda name, fact: _fact(name, fact, names, sides), monitor=monitor_name(s))


def _fact(name: str, fact: Fact, names: Names, sides: Names) -> str:
    if name in ("who", "target"):
        return names(number(fact))
    if name == "far":
        return _("{n}″").format(n=inches_text(number(fact)))
    if name == "place" and isinstance(fact, tuple):
        return place_text(fact)
    if name == "side":
        return sides(number(fact))
    return _(EDGES[str(fact)]) if name == "edge" else str(fact)


def _hits_text(facts: tuple[Fact, ...], names: Names) -> str:
    who, target, count, effect = names(number(facts[0])), names(number(facts[1])), number(facts[2]), str(facts[3])
    if effect == "bruised":
        text = ngettext("{who} hits {target}: {n} bruise.", "{who} hits {target}: {n} bruises.", count)
    else:
        text = _(HITS[effect])
    return text.format(who=who, target=target, n=count)


def _nerve_text(kind: str, facts: tuple[Fact, ...], names: Names, sides: Names) -> str:
    side, who = sides(number(facts[0])), number(facts[1])
    if kind == "stays":
        return _("{who} keeps the nerve of {side}.").format(who=names(who), side=side)
    if who == NOBODY:
        return _("{side} have nobody standing and flee.").format(side=side)
    return _("{who} loses the nerve; {side} flee.").format(who=names(who), side=side)


def _aura_text(kind: str, facts: tuple[Fact, ...], names: Names) -> str:
    who, count = names(number(facts[0])), len(facts[1]) if isinstance(facts[1], tuple) else 0
    if kind == "uses_salts":
        text = ngettext(
            "{who} gives smelling salts to {n} friend.", "{who} gives smelling salts to {n} friends.", count,
        )
    else:
        text = ngettext(
            "{who} orders {n} friend: Be Ready for ’Em!", "{who} orders {n} friends: Be Ready for ’Em!", count,
        )
    return text.format(who=who, n=count)


def match_over_text(winner: Side, sides: Names | None = None) -> str:
    """Return who has won."""
    if winner == NOBODY:
        return _("The match is a draw.")
    return _("{side} win the match.").format(side=(sides or side_name)(winner))


def side_name(side: Side) -> str:
    """Return the name of a side."""
    return _("Away") if side else _("Home")


def monitor_name(s: State) -> str:
    """Return what the model in the middle is called; the three names play alike."""
    return _(_MONITOR_NAMES[MONITORS[s.monitor_rule]])


def names_of(s: State) -> Names:
    """Return the plain names: number and type."""
    return lambda who: f"{unit_name(s, who)} {_(s.units[who].profile.name)}"


# -- rolls and questions ---------------------------------------------------------------------------------------


def title(request: Roll) -> str:
    """Return what a roll is for."""
    return _(TITLES[request.kind])


def roll_text(rolled: Rolled) -> str:
    """Return a roll and what fell."""
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
    """Return why a shot is not possible, from `shooting.shot_refusal` and `shooting.target_refusal`."""
    return _(REASONS[refusal])


def question(choice: Choice) -> str:
    """Return what a coach is asked."""
    return _(QUESTIONS[choice.kind])


def option_label(s: State, choice: Choice, option: int | str) -> str:
    """Return an answer as it is shown."""
    return names_of(s)(option) if isinstance(option, int) else _(EDGES[option])
