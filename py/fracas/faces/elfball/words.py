"""Elfball's rolls, outcomes and events in words for the page, where `games.elfball.text` has none of its own."""

from __future__ import annotations

from fracas.faces.elfball import abilities as elfball_abilities
from fracas.faces.elfball import wizard as elfball_wizard
from fracas.faces.tables import QUIET, By, Effect, OutcomeWords, RollWords, Told
from fracas.games.elfball.dice import CHALLENGE, net_of
from fracas.games.elfball.state import FREE, STANDING, State
from fracas.games.elfball.words.variant import said
from fracas.kernel.dice import Dice
from fracas.kernel.table import Rolled
from fracas.locale import N_, _, ngettext

# Outcome of the odds -> words and tone; the order is that of the fan, worst first.
OUTCOMES: dict[str, OutcomeWords | Told] = {
    "tackle:flop": (N_("you fall"), "flop"), "impact:flop": (N_("you fall"), "flop"),
    "shove:flop": (N_("you fall"), "flop"), "throw:flop": (N_("flop"), "flop"), "dazed": (N_("dazed"), "flop"),
    "down": (N_("falls"), "fail"), "impact:failed": (N_("stopped"), "fail"), "tackle:nothing": (N_("nothing"), "fail"),
    "shove:failed": (N_("nothing"), "fail"), "fumbled": (N_("fumbled"), "fail"),
    "throw:missed": (N_("missed"), "fail"), "throw:intercepted": (N_("intercepted"), "flop"),
    "throw:dropped": (N_("dropped"), "fail"), "throw:loose": (N_("lies there"), "s1"),
    "throw:repelled": (N_("repelled"), "fail"), "other": (N_("nothing"), "fail"),
    **elfball_abilities.OUTCOMES,
    "tackle:slide": (N_("both fall"), "s1"), "tackle:solid": (N_("he falls"), "s2"),
    "tackle:punishing": (N_("hurt"), "s3"), "tackle:crippling": (N_("crippled"), "s4"),
    "shove:passed": (N_("pushed"), "s2"),
    "throw:caught": (N_("caught"), "s3"), "through": (N_("gets there"), "s2"),
    "entered": (N_("enters"), "s2"), "ball": (N_("has the ball"), "s3"), "goal": (N_("goal"), "s4"),
    "dash": (N_("dashes"), "s2"), "stand": (N_("stands"), "s2"),
    "taunt:flop": (N_("all lost"), "flop"), "taunt:failed": (N_("nothing"), "fail"),
    "taunt:passed": (N_("turned"), "s2"),
    "potion:poisoned": (N_("poisoned"), "flop"), "potion:sick": (N_("sick"), "fail"),
    "potion:nothing": (N_("nothing"), "s1"), "potion:basic": (N_("a Basic ability"), "s2"),
    "potion:any": (N_("any ability"), "s3"), "potion:two": (N_("two abilities"), "s4"),
    "*:tie": (N_("tie"), "fail"), "*:away": (N_("away wins"), "s2"), "*:home": (N_("home wins"), "s3"),  # roll-offs
    "bribe:out": (N_("found out"), "flop"), "bribe:paid": (N_("looks away"), "s2"),
    **elfball_wizard.OUTCOMES,
}

# Roll -> the verb of a slip and the sentence.
ROLLS: dict[str, RollWords] = {
    **elfball_abilities.ROLLS,
    "first": (N_("rolls"), N_("Who sets up first")),
    "face-off": (N_("faces off"), N_("{who} faces off")),
    "disengage": (N_("disengages"), N_("{who} disengages")),
    "pick-up": (N_("picks up"), N_("{who} picks up the ball")),
    "throw": (N_("throws"), N_("{who} throws the ball")),
    "intercept": (N_("intercepts"), N_("{who} tries to intercept")),
    "catch": (N_("catches"), N_("{who} catches")),
    "impact": (N_("runs into"), N_("{who} runs into {whom}")),
    "tackle": (N_("tackles"), N_("{who} tackles {whom}")),
    "shove": (N_("shoves"), N_("{who} shoves {whom}")),
    "dash": (N_("dashes"), N_("{who} dashes")),
    "injury": (N_("is hurt"), N_("{who}: injury")),
    "reroll": (N_("re-rolls"), N_("{who} re-rolls a die")),
    "taunt": (N_("taunts"), N_("{who} taunts {whom}")),
    "potion": (N_("drinks"), N_("{who} drinks a Magic Potion")),
    "bribe": (N_("is judged"), N_("Does the bribe come out?")),
    **elfball_wizard.ROLLS,
    "bounce": (N_("bounces"), N_("The ball bounces")),
    "direction": (N_("flies"), N_("Direction of the ball")),
    "distance": (N_("flies"), N_("Distance of the ball")),
}

EFFECTS: dict[str, Effect | By] = {
    "set_up": Effect("whistle"), "face_off": Effect("whistle"), "over": Effect("whistle", shout=N_("Full time!")),
    "goal": Effect("goal", shout=N_("Goal!")), "shift": Effect("shift", shout=N_("Shift!")),
    "earns": Effect("gain"), "momentum": Effect("gain"), "points": Effect("gain"),
    "enters": Effect("step"), "moves": Effect("step", trail="start to"), "faces": Effect("turn"),
    "holds": Effect("pickup", hop="who"), "catches": Effect("catch", hop="who"), "throw": Effect("throw"),
    "flies": Effect("throw"), "bounces": Effect("bounce"), "repelled": Effect("turnover"),
    "intercept": Effect("steal"), "steal": Effect("steal", lunge="who target"),
    "drops": Effect("flop"), "drops_catch": Effect("flop"), "misses_ball": Effect("flop"),
    "impact": Effect("tackle", lunge="who target"), "tackle": Effect("tackle", lunge="who target"),
    "cheapshot": Effect("tackle", lunge="who target"), "shove": Effect("tackle", lunge="who target"),
    "pushed": Effect("wall"), "falls": Effect("fall", falls="who"), "dazed": Effect("dazed", falls="who"),
    "injury": Effect("dazed"),
    **dict.fromkeys((
        "first", "halves", "test", "no_face_off", "ready", "tie", "turn", "second", "passes", "leaves", "deserted",
        "card", "time", "concedes", "experience", "spends", "stands", "dashes", "disengages", "clip", "rests",
        "placed", "banks", "declines", "leads", "ploughs", "lasting", "career_over", "no_dice", "uses", "gains",
        "enrages", "quickens", "taunt", "cheers", "keg", "potion", "bribe", "casts", "shock", "transform", "inferno",
        "burns", "event_card",
    ), QUIET),
}


def shirts(kind: str, first: int, count: int) -> str:
    """Return the type of some players and the numbers they wear."""
    last = first + count - 1
    numbers = ngettext("no. {first}", "nos. {first} to {last}", count).format(first=first, last=last)
    return f"{kind}, {numbers}"


_HINTS = {
    **elfball_abilities.HINTS,
    "throw": (N_("Throw where?"), N_("Tap a lit hex or a team-mate; the band shows who could intercept.")),
    "shove": (N_("Shove whom?"), N_("Tap a marked opponent.")),
    "face": (N_("Turn which way?"), N_("Tap a hex beside him.")),
    "dash": (N_("Spend how many counters?"), N_("Each is a die; one success is enough.")),
}


def hint(s: State, who: int, mode: str) -> tuple[str, str]:
    """Return what the coach of the selected player may do now."""
    if mode in _HINTS:
        title, words = _HINTS[mode]
        return _(title), said(s, words)
    if s.phase == FREE:
        return _("Free challenge"), said(s, N_("He takes the ball, or moves up to 2 hexes and goes for his rival."))
    if s.where[who] < 0:
        return _("Place him where?"), said(s, N_("Tap a lit hex."))
    if s.stance[who] != STANDING:
        return _("He lies on the ground."), _("Let him stand up, or end his action.")
    return _("Where to?"), said(s, N_("Tap a lit hex to move, a marked opponent to tackle."))


def net(rolled: Rolled) -> int | None:
    """Return what a throw of challenge dice is worth, None for other dice."""
    dice = rolled.request.dice
    if not isinstance(dice, Dice) or dice.die is not CHALLENGE or isinstance(rolled.faces, int):
        return None
    return net_of(rolled.faces, dice.again is None)


def result(rolled: Rolled) -> str:
    """Return what a throw comes to."""
    value = net(rolled)
    if value is None:
        return ""
    return _("flop") if value < 0 else _("{n} net").format(n=value)


def is_success(rolled: Rolled) -> bool | None:
    """Return whether a throw was enough; a single replaced die says nothing by itself."""
    value = net(rolled)
    if value is None or rolled.request.need is None or rolled.request.kind == "reroll":
        return None
    return value >= rolled.request.need
