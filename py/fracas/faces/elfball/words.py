"""Elfball's words and effects: tables of rolls, outcomes and events, and results of throws."""

from fracas.faces.elfball.pieces import player_name
from fracas.faces.quips import Quips
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
from fracas.games.elfball.dice import CHALLENGE, net_of
from fracas.games.elfball.state import State
from fracas.games.elfball.words.rolls import reason_text
from fracas.games.elfball.words.variant import variant_text
from fracas.kernel.dice import Dice
from fracas.kernel.table import Reason, Roll, Rolled
from fracas.locale import N_, _
from fracas.view.match.odds_slip import signed_amount

# Worst first.
OUTCOMES: dict[str, OutcomeWords | OutcomeFormatter] = {
    "tackle:flop": (N_("you fall"), "flop"), "impact:flop": (N_("you fall"), "flop"),
    "shove:flop": (N_("you fall"), "flop"), "throw:flop": (N_("flop"), "flop"), "dazed": (N_("dazed"), "flop"),
    "steal:flop": (N_("you fall"), "flop"), "taunt:flop": (N_("all lost"), "flop"),
    "shock:flop": (N_("backfires"), "flop"), "transform:flop": (N_("backfires"), "flop"),
    "bribe:out": (N_("found out"), "flop"), "potion:poisoned": (N_("poisoned"), "flop"),
    "down": (N_("falls"), "fail"), "impact:failed": (N_("stopped"), "fail"), "clip:failed": (N_("stopped"), "fail"),
    "tackle:nothing": (N_("nothing"), "fail"), "shove:failed": (N_("nothing"), "fail"),
    "steal:nothing": (N_("nothing"), "fail"), "taunt:failed": (N_("nothing"), "fail"),
    "shock:nothing": (N_("nothing"), "fail"), "transform:nothing": (N_("nothing"), "fail"),
    "potion:sick": (N_("sick"), "fail"), "fumbled": (N_("fumbled"), "fail"),
    "throw:missed": (N_("missed"), "fail"), "throw:intercepted": (N_("intercepted"), "flop"),
    "throw:dropped": (N_("dropped"), "fail"), "throw:loose": (N_("lies there"), "s1"),
    "throw:repelled": (N_("repelled"), "fail"), "other": (N_("nothing"), "fail"),
    "steal:loose": (N_("the ball is loose"), "s1"), "potion:nothing": (N_("nothing"), "s1"),
    "tackle:slide": (N_("both fall"), "s1"), "tackle:solid": (N_("he falls"), "s2"),
    "tackle:punishing": (N_("hurt"), "s3"), "tackle:crippling": (N_("crippled"), "s4"),
    "shove:passed": (N_("pushed"), "s2"), "steal:taken": (N_("has the ball"), "s3"),
    "throw:caught": (N_("caught"), "s3"), "through": (N_("gets there"), "s2"), "entered": (N_("enters"), "s2"),
    "ball": (N_("has the ball"), "s3"), "goal": (N_("goal"), "s4"),
    "dash": (N_("dashes"), "s2"), "stand": (N_("stands"), "s2"), "taunt:passed": (N_("turned"), "s2"),
    "potion:basic": (N_("a Basic ability"), "s2"), "potion:any": (N_("any ability"), "s3"),
    "potion:two": (N_("two abilities"), "s4"), "bribe:paid": (N_("looks away"), "s2"),
    "shock:down": (N_("he falls"), "s2"), "shock:dazed": (N_("dazed"), "s3"), "shock:injury": (N_("hurt"), "s4"),
    "transform:frog": (N_("a frog"), "s3"), "inferno": (N_("burns"), "s2"),
    "*:tie": (N_("equal"), "fail"), "*:away": (N_("away wins"), "s2"), "*:home": (N_("home wins"), "s3"),  # roll-offs
}

CERTAIN = {  # kinds of actions without a roll
    "face": (N_("turns"), N_("{name} turns towards {place}")), "stand": (N_("stands up"), N_("{name} stands up")),
}

ROLLS: dict[str, RollTitle] = {
    "first": TopicTitle(N_("{team}: roll to set up first")),
    "face-off": DeedTitle(N_("{who} faces off")),
    "disengage": AttemptTitle(N_("{who} tries to disengage")),
    "clip-might": AttemptTitle(N_("{who} tries to push past {whom}")),
    "clip-dodge": AttemptTitle(N_("{who} tries to slip past {whom}")),
    "pick-up": AttemptTitle(N_("{who} tries to pick the ball up")),
    "throw": AttemptTitle(N_("{who} tries a throw")),
    "intercept": AttemptTitle(N_("{who} tries to intercept")),
    "catch": AttemptTitle(N_("{who} tries to catch")),
    "bounce": QuestionTitle(N_("Where does the ball bounce?")),
    "direction": QuestionTitle(N_("Which way does the ball go?")),
    "distance": QuestionTitle(N_("How far does the ball go?")),
    "impact": AttemptTitle(N_("{who} tries to run into {whom}")),
    "tackle": AttemptTitle(N_("{who} tries to tackle {whom}")),
    "shove": AttemptTitle(N_("{who} tries to shove {whom}")),
    "steal": AttemptTitle(N_("{who} tries to steal the ball from {whom}")),
    "dash": AttemptTitle(N_("{who} tries to dash")),
    "injury": TopicTitle(N_("{who}: injury")),
    "reroll": DeedTitle(N_("{who} re-rolls a die")),
    "taunt": AttemptTitle(N_("{who} tries to taunt {whom}")),
    "potion": QuestionTitle(N_("What does the Magic Potion do to {who}?")),
    "bribe": QuestionTitle(N_("{team}: does the bribe come out?")),
    "ban": QuestionTitle(N_("Is {who} banned?")),
    "shock": AttemptTitle(N_("{who} tries to shock {whom}")),
    "transform": AttemptTitle(N_("{who} tries to turn {whom} into a frog")),
    "inferno": AttemptTitle(N_("{who} tries to get out of the fire")),
    "backfire": QuestionTitle(N_("Whom does the spell hit instead?")),
    "event": TopicTitle(N_("Event card")),
}

EFFECTS: dict[str, Effect | EffectByFact] = {
    "set_up": Effect("whistle", row=N_("{team} line up.")), "face_off": Effect("whistle"),
    "over": Effect("whistle", shout=N_("Full time!")),
    "goal": Effect("goal", shout=N_("Goal!"), stays=True), "shift": Effect("shift", shout=N_("Shift!")),
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
        "first", "halves", "test", "no_face_off", "ready", "tie", "turn", "second", "passes", "leaves", "strays",
        "deserted", "held", "dash_used",
        "card", "time", "concedes", "experience", "spends", "stands", "dashes", "disengages", "clip", "rests",
        "placed", "banks", "declines", "leads", "ploughs", "lasting", "career_over", "no_dice", "uses", "gains",
        "enrages", "quickens", "taunt", "cheers", "keg", "potion", "bribe", "casts", "shock", "transform", "inferno",
        "burns", "event_card",
    ), QUIET),
}


def reason(s: State, _roll: Roll, reason: Reason) -> str:
    """Return the words of one modifier."""
    return reason_text(reason, s, lambda p: player_name(s, p))


def counts(rolled: Rolled) -> tuple[str, ...]:
    """Return the worth of each challenge die in the net result; nothing for other dice."""
    dice, faces = rolled.request.dice, rolled.faces
    if not isinstance(dice, Dice) or dice.die is not CHALLENGE or isinstance(faces, int):
        return ()
    worths = (net_of((face,), dice.again is None) for face in faces)
    return tuple(signed_amount(worth, False) if worth else "" for worth in worths)


def result(rolled: Rolled) -> str:
    """Return the net result of challenge dice in words, "" for other dice."""
    dice, faces = rolled.request.dice, rolled.faces
    if not isinstance(dice, Dice) or dice.die is not CHALLENGE or isinstance(faces, int):
        return ""
    value = net_of(faces, dice.again is None)
    return _("flop") if value < 0 else _("total {n}").format(n=value)


def walk(s: State, who: int, steps: int) -> str:
    """Return the sentence for some steps of a player, whose way the board shows."""
    told = N_("{player} moves 1 hex.") if steps == 1 else N_("{player} moves {n} hexes.")
    return variant_text(s, told).format(player=player_name(s, who), n=steps)


QUIPS = Quips(
    close=(N_("Won by a whisker. The whisker has been sent off to be measured."),
           N_("Both benches would like that last minute again.")),
    clear=(N_("The grass will be talking about this for weeks."),
           N_("The losers blame the slope. The meadow is flat.")),
    tie=(N_("Nobody lost, and everybody is cross about it."),),
)
