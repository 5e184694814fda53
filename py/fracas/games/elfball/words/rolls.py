"""Rolls in words: their titles, the words of modifiers, a throw in one sentence."""

from fracas.games.elfball.dice import CHALLENGE
from fracas.games.elfball.state import State
from fracas.games.elfball.words.names import names_of
from fracas.games.elfball.words.variant import variant_text
from fracas.kernel.contracts.event_text import Names
from fracas.kernel.dice import Die
from fracas.kernel.table import Reason, Roll, Rolled
from fracas.locale import N_, _

TITLES = {
    "first": N_("First roll"), "face-off": N_("Face-off"), "disengage": N_("Disengage"), "pick-up": N_("Pick-up"),
    "throw": N_("Throw"), "intercept": N_("Intercept"), "catch": N_("Catch"), "impact": N_("Impact"),
    "tackle": N_("Tackle"), "shove": N_("Shove"), "dash": N_("Dash"), "injury": N_("Injury"),
    "reroll": N_("Replaced die"), "bounce": N_("Bounce"), "direction": N_("Direction"), "distance": N_("Distance"),
    "steal": N_("Steal"), "clip-might": N_("Clipping"), "clip-dodge": N_("Clipping"), "taunt": N_("Taunt"),
    "bribe": N_("Bribed Referee"), "potion": N_("Magic Potion"), "shock": N_("System Shock"),
    "transform": N_("Transformation"), "inferno": N_("Inferno"), "backfire": N_("Backfire"),
    "ban": N_("Ban of the Impcrusher"), "event": N_("Event card"),
}

# By the key of the reason. {player} is the one it comes from.
REASONS = {
    "base": N_("base"), "minimum": N_("never less than this"), "team_mate": N_("{player} faces his team-mate"),
    "opponent": N_("{player} faces him"), "support": N_("{player} supports"), "rear": N_("from behind"),
    "no_ball": N_("the target has no ball"), "has_ball": N_("{player} has the ball"),
    "far": N_("beyond half of the range"), "highest_tackle": N_("Tackle of {player} less 2"),
    "target_might": N_("Might of {player} less 2"), "target_might_1": N_("Might of {player} less 1"),
    "target_dodge": N_("Dodge of {player} less 2"), "slippery": N_("Slippery: {player} does not count"),
    "focused": N_("Focused: {player} does not count"), "sprinter": N_("one more for each Dash"),
    "helping_hand": N_("{player} lends a Helping Hand"), "scramble": N_("after something else"),
}


def title(roll: Roll) -> str:
    """Return the name of a roll."""
    return _(TITLES[roll.kind])


def roll_name(state: State, kind: str) -> str:
    """Return the name of a kind of roll, also of one that only a variant has."""
    return variant_text(state, TITLES.get(kind, kind))


def reason_text(reason: Reason, state: State, names: Names | None = None) -> str:
    """Return the text of a reason for which a roll needs more or less."""
    who = (names or names_of(state))(reason.who) if reason.who >= 0 else ""
    return variant_text(state, REASONS.get(reason.rule, reason.rule)).format(player=who)


def roll_text(rolled: Rolled, state: State, names: Names) -> str:
    """Return a throw in one sentence: its purpose, its need, its faces."""
    roll = rolled.request
    faces = (rolled.faces,) if isinstance(rolled.faces, int) else rolled.faces
    die = roll.dice if isinstance(roll.dice, Die) else roll.dice.die
    thrown = ("" if die is CHALLENGE else " ").join(die.text(face) for face in faces)
    who = names(roll.who) if roll.who >= 0 else ""
    if roll.need is not None:
        words = _("{roll} {player}, needs {need}: {dice}.")
    else:
        words = _("{roll} {player}: {dice}.") if who else _("{roll}: {dice}.")
    return words.format(roll=roll_name(state, roll.kind), player=who, need=roll.need, dice=thrown)
