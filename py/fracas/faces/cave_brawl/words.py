"""Cave Brawl's words and effects: tables of rolls, outcomes and events, and results of throws."""

from fracas.faces.cave_brawl.names import name
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
from fracas.games.cave_brawl.state import State
from fracas.games.cave_brawl.words import text
from fracas.kernel.table import Reason, Roll, Rolled
from fracas.locale import N_, _, ngettext
from fracas.view.match.odds_slip import MINUS


def _point(roll: Roll | None, side: str) -> OutcomeWords:
    is_own = roll is not None and side == str(roll.coach)
    return (_("point"), "s4") if is_own else (_("point against you"), "flop")


OUTCOMES: dict[str, OutcomeWords | OutcomeFormatter] = {
    "fall:dead": (N_("you die"), "flop"), "infighting:dead": (N_("dead"), "flop"),
    "fall:hurt": (N_("you fall and lose 1D6"), "flop"), "afraid": (N_("afraid"), "flop"),
    "infighting:hurt": (N_("hurt"), "flop"), "beast:dead": (N_("dead"), "flop"), "snake:dead": (N_("dead"), "flop"),
    "beast:hurt": (N_("hurt"), "fail"), "snake:hurt": (N_("hurt"), "fail"),
    "block:failed": (N_("nothing"), "fail"), "pass:failed": (N_("misses"), "fail"),
    "pass:dropped": (N_("dropped"), "fail"), "kick:failed": (N_("misses"), "fail"),
    "vault:failed": (N_("stays"), "fail"), "other": (N_("nothing"), "fail"),
    "moved": (N_("gets there"), "s2"), "stood": (N_("stands"), "s2"), "rested": (N_("done"), "s2"),
    "rolled": (N_("rolled"), "s2"), "flipped": (N_("flipped"), "s2"), "handed": (N_("has the ball"), "s2"),
    "end:quiet": (N_("no beast"), "s2"),
    "block:hurt": (N_("pushed, −1D6"), "s2"), "vault:made": (N_("over"), "s2"),
    "tackle:hurt": (N_("falls, −2D6"), "s2"), "pass:caught": (N_("caught"), "s3"),
    "taken": (N_("has the ball"), "s3"), "block:dead": (N_("he dies"), "s4"), "tackle:dead": (N_("he dies"), "s4"),
    "kick:won": (N_("wins the match"), "s4"),
    "curse:*": lambda _roll, lost: (f"{MINUS}{lost}", ("s1", "s1", "s2", "s2", "s3", "s4")[int(lost) - 1]),
    "end:*": lambda _roll, beast: (_(beast), "flop"), "point:*": _point,
}

CERTAIN = {  # kinds of actions without a roll
    "take": (N_("takes the ball"), N_("{name} takes the ball at {place}")),
    "stand": (N_("stands up"), N_("{name} stands up")),
}

ROLLS: dict[str, RollTitle] = {
    "bt": TopicTitle(N_("{who}: Block and Tackle")),
    "cd": TopicTitle(N_("{who}: Catch and Dodge")),
    "pk": TopicTitle(N_("{who}: Pass and Kick")),
    "hp": TopicTitle(N_("{who}: hit points")),
    "coin": TopicTitle(N_("The coin: 1 home, 2 away")),
    "slumber": QuestionTitle(N_("Does {who} rise on a 1?")),
    "revive": TopicTitle(N_("{who}: hit points")),
    "stench": QuestionTitle(N_("Can {who} bear the stench?")),
    "infighting": QuestionTitle(N_("Does {who} fall upon a team-mate?")),
    "rival": QuestionTitle(N_("Whom does {who} fall upon?")),
    "fear": QuestionTitle(N_("Does {who} dare to face {whom}?")),
    "block": AttemptTitle(N_("{who} tries to block {whom}")),
    "tackle": AttemptTitle(N_("{who} tries to tackle {whom}")),
    "damage": TopicTitle(N_("{whom}: damage")),
    "pass": AttemptTitle(N_("{who} tries to pass to {whom}")),
    "catch": AttemptTitle(N_("{who} tries to catch the pass of {whom}")),
    "distance": QuestionTitle(N_("How far off does the ball go?")),
    "kick": DeedTitle(N_("{who} kicks at the hole")),
    "vault": AttemptTitle(N_("{who} tries to vault over {whom}")),
    "curse": DeedTitle(N_("{who} curses {whom}")),
    "beast": QuestionTitle(N_("Which beast?")),
    "cave": QuestionTitle(N_("Which cave? 1 left, 2 right")),
    "beast_hp": TopicTitle(N_("{who}: hit points")),
    "prey": QuestionTitle(N_("Whom does {who} go for?")),
    "attack": DeedTitle(N_("{who} attacks {whom}")),
    "special": QuestionTitle(N_("Does {who} use its special on a 1?")),
    "squeeze": DeedTitle(N_("{who} squeezes {whom}")),
}
_AGAINST = "_against"  # suffix of a modifier's key: it comes from the opponent, who is named anyway

EFFECTS: dict[str, Effect | EffectByFact] = {
    "moves": Effect("step", trail="start cell"), "follows": Effect("step"),
    "enters": Effect("step", row=N_("{team} come out of the tunnel.")),
    "beast_moves": Effect("step", trail="start cell"),
    "tackles": Effect("tackle", lunge="who target", by_roll=True),
    "blocks": Effect("tackle", lunge="who target", by_roll=True),
    "tackle_fails": Effect(lunge="who target"), "block_fails": Effect("flop", lunge="who target"),
    "beast_hits": Effect("tackle", lunge="who target"), "beast_misses": Effect(lunge="who target"),
    "infights": Effect("tackle"),
    "knocked_down": Effect("fall", falls="who"), "falls_dead": Effect("fall"),
    "pushed": Effect("wall"), "squeezed": Effect("wall"), "constricted": Effect("wall"),
    "hurt": Effect("dazed"), "dies": Effect("dazed"), "beast_dies": Effect("dazed"), "carried_off": Effect("dazed"),
    "picks_up": Effect("pickup", hop="who"), "is_handed_ball": Effect("pickup"), "stands_up": Effect(hop="who"),
    "catches": Effect("catch", hop="who"), "ball_bounces": Effect("bounce"),
    "pass_fails": Effect("flop"), "catch_fails": Effect("flop"), "vault_fails": Effect("flop"),
    "kick_hits": Effect("throw", shout=N_("Through the hole!")),
    "point": Effect("goal", shout=N_("Point!"), stays=True), "ungawa": Effect("growl", shout=N_("Ungawa!")),
    "appears": Effect("growl"), "re_awakens": Effect("growl"), "curses": Effect("growl"),
    "restart": Effect("whistle"), "match_over": Effect("whistle", shout=N_("Full time!")),
    **dict.fromkeys((
        "rolls_team", "created", "offense", "turn_begins", "turn_ends", "retches", "vaults", "rests", "claims",
        "afraid", "not_pushed", "freed", "ball_stays", "ball_placed", "kick_fails", "stalls", "released",
        "beast_stands_up", "swarmed", "concedes",
    ), QUIET),
}


def reason(s: State, _roll: Roll, said: Reason) -> str:
    """Return the words of one modifier, with the name of its source."""
    if said.who < 0:
        return text.reason_text(said)
    words = text.reason_text(said._replace(rule=said.rule.removesuffix(_AGAINST)))
    return _("{player}: {reason}").format(player=name(s, said.who), reason=words)


def result(rolled: Rolled) -> str:
    """Return the result of a throw in words."""
    if isinstance(rolled.faces, tuple):
        return "" if len(rolled.faces) < 2 else _("total {n}").format(n=sum(rolled.faces))
    if rolled.request.need is None:
        return ""
    return text.result_text(rolled)


def walk(s: State, who: int, steps: int) -> str:
    """Return the sentence for some steps of a player, whose way the board shows."""
    told = ngettext("{player} moves 1 square.", "{player} moves {n} squares.", steps)
    return told.format(player=name(s, who), n=steps)


QUIPS = Quips(
    close=(N_("Close. It will be painted on the wall, in both versions."),
           N_("The beasts ask for a second helping.")),
    clear=(N_("History has just been invented, and it is cruel."),
           N_("The losers beg the painters to leave this one out.")),
    tie=(N_("A draw. Only the beasts went home fed."),),
)
