"""School Fighters' questions, rolls, outcomes and events in words for the page."""

from collections.abc import Callable

from fracas.faces.choices import AnswerChoice, QuestionPrompt
from fracas.faces.quips import Quips
from fracas.faces.school_fighters import labels, pieces
from fracas.faces.tables import (
    QUIET,
    AttemptTitle,
    DeedTitle,
    Effect,
    EffectByFact,
    OutcomeFormatter,
    OutcomeWords,
    QuestionTitle,
    RollTitle,
    TopicTitle,
)
from fracas.games.school_fighters.moxie import best_tester, chance
from fracas.games.school_fighters.moxie import result as moxie_sum
from fracas.games.school_fighters.state import State
from fracas.games.school_fighters.words import text
from fracas.games.school_fighters.words.report import PAIRED
from fracas.games.school_fighters.words.tables import EDGES
from fracas.kernel.contracts.event_text import number_of_fact
from fracas.kernel.table import Choice, Reason, Roll, Rolled
from fracas.locale import N_, _, ngettext, pgettext

LOW = frozenset({"moxie"})  # rolls in which low results are good


# -- rolls -----------------------------------------------------------------------------------------------------

ROLLS: dict[str, RollTitle] = {
    "terrain": QuestionTitle(N_("Which piece of terrain comes next?")),
    "terrain-turn": QuestionTitle(N_("Is the piece turned? On 4 or more")),
    "terrain-x": QuestionTitle(N_("Where does it lie from west to east?")),
    "terrain-y": QuestionTitle(N_("Where does it lie from south to north?")),
    "roll-off": TopicTitle(N_("{team}: roll-off for sides")),
    "run-forrest": QuestionTitle(N_("How far do they run?")),
    "shoot": DeedTitle(N_("{who} shoots at {whom}")),
    "fight": DeedTitle(N_("{who} attacks {whom}")),
    "block": AttemptTitle(N_("{who} tries to block {whom}")),
    "moxie": TopicTitle(N_("{who}: Moxie test")),
    "monitor-pick": QuestionTitle(N_("Who is caught?")),
}

def reason(s: State, _roll: Roll, said: Reason) -> str:
    """Return the words of one modifier, with the name of its source."""
    told = text.reason_text(said)
    if said.who < 0 or said.rule in ("moxie", "fight"):
        return told
    return _("{player}: {reason}").format(player=pieces.name(s, said.who), reason=told)


def result(rolled: Rolled) -> str:
    """Return the result of a throw in words."""
    kind, faces = rolled.request.kind, rolled.faces
    if isinstance(faces, int) or kind in PAIRED:
        return ""
    if kind == "moxie":
        total = moxie_sum(faces)
        if total < sum(faces):
            words = _("{n} without the {dropped}: keeps his nerve") if total <= (rolled.request.need or 0) else _(
                "{n} without the {dropped}: loses his nerve")
            return words.format(n=total, dropped=max(faces))
        need = rolled.request.need or 0
        return (_("{n}: keeps his nerve") if total <= need else _("{n}: loses his nerve")).format(n=total)
    return _("total {n}").format(n=sum(faces))


def counts(rolled: Rolled) -> tuple[str, ...]:
    """Return the mark of the dropped die of a Boss's moxie test; nothing for other rolls.

    Rule: School Fighters 2.2 "He's the Boss".
    """
    faces = rolled.faces
    if rolled.request.kind != "moxie" or isinstance(faces, int) or moxie_sum(faces) == sum(faces):
        return ()
    out = faces.index(max(faces))
    return tuple(pgettext("die", "dropped") if place == out else "" for place in range(len(faces)))


def _bruises(_roll: Roll | None, count: str) -> OutcomeWords:
    told = ngettext("{n} bruise", "{n} bruises", int(count)).format(n=count)
    return told, "s2" if count == "1" else "s3"


OUTCOMES: dict[str, OutcomeWords | OutcomeFormatter] = {
    "order:run:*": lambda _roll, inches: (labels.inches(100 * int(inches)), "s2"),
    "hits:*:saved": (N_("no hit"), "fail"), "hits:*:bruised": _bruises, "hits:*:fazed": (N_("Fazed"), "s4"),
    "hits:*:out": (N_("knocked out"), "s4"),
    "gang:flees": (N_("flees"), "flop"), "gang:stays": (N_("stays"), "s2"),
    "monitor:detained": (N_("detention"), "flop"), "monitor:talked-out": (N_("talks his way out"), "s2"),
    "roll-off:tie": (N_("equal"), "fail"), "roll-off:1": (N_("away wins"), "s2"), "roll-off:0": (N_("home wins"), "s3"),
    **dict.fromkeys((
        "table", "deployed", "activated", "held", "walked", "ran", "charged", "order:ready", "order:feet", "salts",
        "monitor:declined", "other",
    ), (N_("done"), "s2")),
}


# -- questions -------------------------------------------------------------------------------------------------


def _side(s: State, choice: Choice) -> QuestionPrompt:
    title = _("{team}: which side of the table?").format(team=pieces.team_name(s, choice.coach))
    replies = tuple(AnswerChoice(option, _(EDGES[str(option)]), is_main=n == 0)
                    for n, option in enumerate(choice.options))
    return QuestionPrompt(title, _("You deploy first there, and go first in round 1."), replies)


def _moxie_unit(s: State, choice: Choice) -> QuestionPrompt:
    """Return the prompt for the tester; the one that the odds assume is the main answer."""
    losses = number_of_fact(choice.facts[0])
    able = [who for who in choice.options if isinstance(who, int)]
    best = best_tester(s, able, losses)
    replies = tuple(_tester(s, who, losses, who == best) for who in able)
    note = _("Half your gang is gone. If this unit fails, your gang flees and loses. Tap a unit.")
    return QuestionPrompt(_("Who takes the Moxie test?"), note, replies)


def _tester(s: State, who: int, losses: int, is_main: bool) -> AnswerChoice:
    p = s.units[who].profile
    return AnswerChoice(who, pieces.name(s, who), "", pieces.cell_of(s, who),
                        chance=chance(p.moxie - losses, p.is_boss), is_main=is_main)


QUESTIONS: dict[str, Callable[[State, Choice], QuestionPrompt]] = {"side": _side, "moxie-unit": _moxie_unit}


# -- events ----------------------------------------------------------------------------------------------------

_HIT = Effect("fall", falls="target")

EFFECTS: dict[str, Effect | EffectByFact] = {
    "shoots": Effect("throw", by_roll=True), "fights": Effect("tackle", lunge="who target", by_roll=True),
    "charges": Effect("tackle", lunge="who target"),
    "hits": EffectByFact("effect", {
        "fazed": _HIT, "out": _HIT._replace(shout=N_("Knocked out!"), stays=True)}, Effect("fall")),
    "stands_up": Effect(hop="who"), "heals": Effect(hop="who"), "talks_out": Effect(hop="who"),
    "orders_run": Effect("step"), "monitor_moves": Effect("step"),
    "detained": Effect("dazed", shout=N_("Detention!")), "flees": Effect(shout=N_("They flee!")),
    "gang_gone": Effect(shout=N_("Knockout!"), stays=True), "points": Effect("gain"), "round": Effect("bell"),
    "match_over": Effect("whistle", shout=N_("School’s out!")),
    "deploys": Effect(row=N_("{team} deploy.")),
    **dict.fromkeys((
        "lays_table", "table", "wins_roll_off", "ties", "takes_side", "monitor_stands", "concedes", "done",
        "activates", "holds", "walks", "runs", "order_inches", "orders_feet", "orders_ready", "forced_run",
        "uses_salts", "unpaired", "separates", "stays", "monitor_declined",
    ), QUIET),
}


QUIPS = Quips(
    close=(N_("Just you wait till after school tomorrow."),
           N_("Nobody cried. Nobody admits to it, anyway.")),
    clear=(N_("Somebody’s big brother is going to hear about this."),
           N_("The losers tripped. All of them. Ask anyone.")),
    tie=(N_("The bell saved both."),),
)
