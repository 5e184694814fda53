"""Cave Brawl's questions, rolls, outcomes and events in words for the page."""

from __future__ import annotations

from fractions import Fraction

from fracas.faces.cave_brawl import names as places
from fracas.faces.face import NOWHERE, Ask, Reply
from fracas.faces.rolls import roll_words
from fracas.games.cave_brawl.bestiary import BEASTS
from fracas.games.cave_brawl.block import STAY
from fracas.games.cave_brawl.odds.policy import policy
from fracas.games.cave_brawl.pit import PIT
from fracas.games.cave_brawl.state import COIN, HANDING, NO_ONE, ROLLING, TUNNEL, State
from fracas.games.cave_brawl.turn import AGAIN, KEEP
from fracas.games.cave_brawl.words import text
from fracas.kernel.table import Choice, Event, Option, Reason, Roll, Rolled
from fracas.locale import N_, _
from fracas.view.slip import Outcome

MINUS = "\u2212"

# Outcome of the odds -> words and tone; the order is that of the fan, worst first.
OUTCOMES: dict[str, tuple[str, str]] = {
    "fall:dead": (N_("you die"), "flop"), "infighting:dead": (N_("dead"), "flop"),
    "fall:hurt": (N_("you fall, lose 1D6"), "flop"), "afraid": (N_("afraid"), "flop"),
    "infighting:hurt": (N_("hurt"), "flop"), "beast:dead": (N_("dead"), "flop"), "snake:dead": (N_("dead"), "flop"),
    "beast:hurt": (N_("hurt"), "fail"), "snake:hurt": (N_("hurt"), "fail"),
    "block:failed": (N_("nothing"), "fail"), "pass:failed": (N_("misses"), "fail"),
    "pass:dropped": (N_("dropped"), "fail"), "kick:failed": (N_("misses"), "fail"),
    "vault:failed": (N_("stays"), "fail"), "other": (N_("nothing"), "fail"),
    "moved": (N_("gets there"), "s2"), "stood": (N_("stands"), "s2"), "rested": (N_("done"), "s2"),
    "rolled": (N_("rolled"), "s2"), "flipped": (N_("flipped"), "s2"), "handed": (N_("has the ball"), "s2"),
    "end:quiet": (N_("no beast"), "s2"),
    "block:hurt": (N_("pushed, loses 1D6"), "s2"), "vault:made": (N_("over"), "s2"),
    "tackle:hurt": (N_("falls, loses 2D6"), "s2"), "pass:caught": (N_("caught"), "s3"),
    "taken": (N_("has the ball"), "s3"), "block:dead": (N_("he dies"), "s4"), "tackle:dead": (N_("he dies"), "s4"),
    "kick:won": (N_("wins the match"), "s4"),
}
_CURSE_TONES = ("s1", "s1", "s2", "s2", "s3", "s4")

# Roll -> the verb of a slip and the sentence; `whom` is named where a player is aimed at.
ROLLS: dict[str, tuple[str, str]] = {
    "bt": (N_("rolls"), N_("{who}: Block and Tackle")), "cd": (N_("rolls"), N_("{who}: Catch and Dodge")),
    "pk": (N_("rolls"), N_("{who}: Pass and Kick")), "hp": (N_("rolls"), N_("{who}: hit points")),
    "coin": (N_("is flipped"), N_("The coin: 1 home, 2 away")),
    "slumber": (N_("rises"), N_("{who}: does he rise?")),
    "revive": (N_("rises"), N_("{who}: hit points of the revived")),
    "stench": (N_("smells it"), N_("{who} smells a Troglodyte")),
    "infighting": (N_("quarrels"), N_("{who}: does he fall upon a team-mate?")),
    "rival": (N_("quarrels"), N_("{who}: whom does he fall upon?")),
    "fear": (N_("faces"), N_("{who} faces {whom}")), "block": (N_("blocks"), N_("{who} blocks {whom}")),
    "tackle": (N_("tackles"), N_("{who} tackles {whom}")), "damage": (N_("hurts"), N_("{whom}: damage")),
    "pass": (N_("passes to"), N_("{who} passes to {whom}")),
    "catch": (N_("catches"), N_("{who} catches the pass of {whom}")),
    "distance": (N_("flies"), N_("How far off the ball goes")),
    "kick": (N_("kicks"), N_("{who} kicks at the hole")), "vault": (N_("vaults"), N_("{who} vaults over {whom}")),
    "curse": (N_("curses"), N_("{who} curses {whom}")), "beast": (N_("comes"), N_("Which beast?")),
    "cave": (N_("comes"), N_("Which cave? 1 left, 2 right")),
    "beast_hp": (N_("comes"), N_("{who}: hit points")), "prey": (N_("hunts"), N_("{who}: whom does it go for?")),
    "attack": (N_("attacks"), N_("{who} attacks {whom}")),
    "special": (N_("attacks"), N_("{who}: on a 1 its special follows")),
    "squeeze": (N_("squeezes"), N_("{who} squeezes {whom}")),
}
_SAID_BY_ROLL = ("tackles", "blocks")
_AGAINST = "_against"  # of a reason's key: it comes from the other one, who is named anyway
_UNAIMED = ("kick",)  # rolls whose target is a square

SHOUTS = {"point": N_("Point!"), "ungawa": N_("Ungawa!"), "kick_hits": N_("Through the hole!"),
          "match_over": N_("Full time!")}

_HINTS = {
    "block": (N_("Block whom?"), N_("Tap a marked opponent. He is pushed and loses 1D6; you do not fall.")),
    "pass": (N_("Pass to whom?"), N_("Tap a marked team-mate. Pass and catch are both rolled.")),
    "kick": (N_("Kick at the hole?"), N_("Tap the lit goal. A kick through the hole wins the match.")),
    "vault": (N_("Vault over whom?"), N_("Tap a marked opponent; the square behind him is free.")),
    "curse": (N_("Curse which score?"), N_("It is lowered by 1D6 to the end of the match. Choose, then tap a victim.")),
}


# -- rolls -----------------------------------------------------------------------------------------------------


def roll_title(s: State, roll: Roll) -> tuple[str, str, str]:
    """Return the verb, the sentence and the name of the target of a roll."""
    return roll_words(ROLLS, roll, lambda who: places.name(s, who), roll.kind not in _UNAIMED)


def reason(s: State, said: Reason) -> str:
    """Return the words of one modifier, with the name of whom it comes from."""
    if said.who < 0:
        return text.reason_text(said)
    words = text.reason_text(said._replace(rule=said.rule.removesuffix(_AGAINST)))
    return _("{player}: {reason}").format(player=places.name(s, said.who), reason=words)


def is_success(rolled: Rolled) -> bool | None:
    """Return whether a throw was enough."""
    if rolled.request.need is None or not isinstance(rolled.faces, int):
        return None
    return rolled.faces >= rolled.request.need


def result(rolled: Rolled) -> str:
    """Return what a throw comes to."""
    if isinstance(rolled.faces, tuple):
        return "" if len(rolled.faces) < 2 else _("{n} in all").format(n=sum(rolled.faces))
    passed = is_success(rolled)
    return "" if passed is None else _("success") if passed else _("failure")


def outcomes(roll: Roll | None, fan: dict[str, Fraction]) -> tuple[Outcome, ...]:
    """Return the fan of outcomes in words, worst first; outcomes of the same words are one piece."""
    merged: dict[tuple[str, str], Fraction] = {}
    for key in sorted(fan, key=_place):
        words = _words(roll, key)
        merged[words] = merged.get(words, Fraction(0)) + fan[key]
    return tuple(Outcome(words, value, tone) for (words, tone), value in merged.items())


def _words(roll: Roll | None, key: str) -> tuple[str, str]:
    kind, _colon, what = key.partition(":")
    if kind == "curse":
        return f"{MINUS}{what}", _CURSE_TONES[int(what) - 1]
    if kind == "point":
        is_own = roll is not None and what == str(roll.coach)
        return (_("point"), "s4") if is_own else (_("point against you"), "flop")
    if kind == "end" and key not in OUTCOMES:
        return _(next(beast.name for beast in BEASTS if beast.name == what)), "flop"
    words, tone = OUTCOMES.get(key, OUTCOMES["other"])
    return _(words), tone


def _place(key: str) -> tuple[int, str]:
    listed = list(OUTCOMES)
    return (listed.index(key) if key in listed else len(listed)), key


# -- questions -------------------------------------------------------------------------------------------------

_ASKS = {
    "bounce": (N_("Where does the ball bounce?"), N_("Tap a marked square.")),
    "place": (N_("Where does the ball lie?"), N_("It missed; you decide. Tap a marked square.")),
    "push": (N_("{name} pushes {whom}. Where to?"), N_("Tap a square beside him.")),
    "follow": (N_("{name}: follow up?"), N_("It costs one square of movement.")),
    "awaken": (N_("Where does {name} re-awaken?"), N_("Tap a marked square.")),
}
_STAYS = {"push": N_("Do not push"), "follow": N_("Stay here")}


def ask(s: State, choice: Choice) -> Ask:
    """Put a question into words; what the odds take for granted is the main answer."""
    if choice.kind == "reroll":
        return Ask(_("Keep these scores?"), _("The whole team is rolled anew, or none of it."), (
            Reply(KEEP, _("Keep"), is_main=True), Reply(AGAIN, _("Roll anew"))))
    title, words = _ASKS[choice.kind]
    name = places.name(s, choice.who) if choice.who >= 0 else ""
    whom = places.name(s, choice.target) if choice.target >= 0 and choice.kind == "push" else ""
    best = policy(s, choice)
    start = places.cell_of(s, choice.target) if choice.kind == "push" else NOWHERE
    replies = tuple(_reply(choice.kind, option, start, option == best) for option in choice.options)
    return Ask(_(title).format(name=name, whom=whom), _(words), replies)


def _reply(kind: str, option: Option, start: int, is_main: bool) -> Reply:
    if option == STAY:
        return Reply(option, _(_STAYS[kind]), is_main=is_main)
    cell = int(option)
    return Reply(cell, PIT.names[cell], "", cell, _angle(start, cell), is_main=is_main)


def _angle(start: int, cell: int) -> int:
    """Return which way a square lies of its neighbour, -1 if nothing is pushed."""
    if start < 0:
        return -1
    (x, y), (to_x, to_y) = PIT.points[start], PIT.points[cell]
    return {(0, -1): 0, (1, -1): 45, (1, 0): 90, (1, 1): 135, (0, 1): 180, (-1, 1): 225, (-1, 0): 270,
            (-1, -1): 315}[to_x - x, to_y - y]


def prompt(state: State) -> tuple[str, str]:
    """Return what is asked before the first turn."""
    team = places.team_name(state, state.side)
    if state.phase == ROLLING:
        return _("{team}: roll the scores").format(team=team), _("All players get theirs at once.")
    if state.phase == COIN:
        return _("Who has the ball?"), _("The coin decides: 1 home, 2 away.")
    if state.phase == HANDING:
        return _("{team}: who gets the ball?").format(team=team), _("He brings it out of the tunnel.")
    return "", ""


def hint(s: State, who: int, mode: str) -> tuple[str, str]:
    """Return what the coach of the selected player may do now."""
    if s.phase == HANDING:
        return _("Who gets the ball?"), _("He brings it out of the tunnel.")
    if mode:
        title, words = _HINTS[mode if mode in _HINTS else mode.partition("-")[0]]
        return _(title), _(words)
    if s.where[who] == TUNNEL:
        return _("He waits in the tunnel."), _("Tap a lit square; everybody must come out.")
    if s.prone[who]:
        return _("He lies on the ground."), _("Standing up takes his whole movement; his action remains.")
    if s.acting == who and not s.left:
        return _("What now?"), _("No movement is left: choose a marked opponent or an action, or be done.")
    return _("Where to?"), _("Tap a lit square to move, a marked opponent to tackle.")


# -- events ----------------------------------------------------------------------------------------------------


def sentence(s: State, event: Event) -> str:
    """Return what happened, with the teams by their own names; what the line of the roll says is not said again."""
    if event.kind in _SAID_BY_ROLL:
        return ""
    if event.kind == "roll":
        rolled = event.facts[0]
        assert isinstance(rolled, Rolled)
        told = roll_title(s, rolled.request)[1]
        return told if told.endswith("?") else f"{told}."
    return text.sentence(event, s, lambda who: places.name(s, who), lambda side: places.team_name(s, side))


def who_in(event: Event) -> int:
    """Return the player or the beast an event is about."""
    first = event.facts[0] if event.facts else None
    if isinstance(first, Rolled):
        return first.request.who
    telling = text.TELLINGS.get(event.kind)
    is_named = event.kind == "hurt" or (telling is not None and telling.facts.startswith("who"))
    return first if is_named and isinstance(first, int) else NO_ONE


def shout(event: Event) -> str:
    """Return the word to shout."""
    return _(SHOUTS[event.kind]) if event.kind in SHOUTS else ""
