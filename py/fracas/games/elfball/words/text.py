"""What happened, what is rolled for and why, in the reader's language. Rules tell events; nothing here knows a rule."""

from __future__ import annotations

from typing import Any

from fracas.games.elfball.dice import CHALLENGE
from fracas.games.elfball.notation.shirts import player_text
from fracas.games.elfball.state import BENCH, BENCHED, EJECTED, INFIRMARY, RECOVERY, WIZARDS, State, profile, side_of
from fracas.games.elfball.tables import (
    BALL_STOLEN,
    BRIBE_OUT,
    DASH_FAILED,
    DISENGAGE_FAILED,
    FLOPPED,
    NOT_CAUGHT,
    PICK_UP_FAILED,
)
from fracas.games.elfball.team.teams import TEAMS
from fracas.games.elfball.team.teams import team_name as own_name
from fracas.games.elfball.words import ability_words, text_extra, text_moves
from fracas.games.elfball.words.variant import compass, said
from fracas.kernel.dice import Die
from fracas.kernel.table import Choice, Event, Option, Reason, Roll, Rolled
from fracas.kernel.wording import Names
from fracas.locale import N_, _, ngettext

TITLES = {
    **ability_words.TITLES,
    "first": N_("First roll"), "face-off": N_("Face-off"), "disengage": N_("Disengage"), "pick-up": N_("Pick-up"),
    "throw": N_("Throw"), "intercept": N_("Intercept"), "catch": N_("Catch"), "impact": N_("Impact"),
    "tackle": N_("Tackle"), "shove": N_("Shove"), "dash": N_("Dash"), "injury": N_("Injury"),
    "reroll": N_("Replaced die"), "bounce": N_("Bounce"), "direction": N_("Direction"), "distance": N_("Distance"),
    **text_extra.TITLES,
    **text_moves.TITLES,
}

# By the key of the reason. {player} is the one it comes from.
REASONS = {
    **text_moves.REASONS,
    **ability_words.REASONS,
    "base": N_("base"), "minimum": N_("never less than this"), "team_mate": N_("{player} faces his team-mate"),
    "opponent": N_("{player} faces him"), "support": N_("{player} supports"), "rear": N_("from behind"),
    "no_ball": N_("the target has no ball"), "far": N_("beyond half of the range"),
    "highest_tackle": N_("Tackle of {player} less 2"), "target_might": N_("Might of {player} less 2"),
    "target_dodge": N_("Dodge of {player} less 2"), **text_extra.REASONS,
}

# Events about one player, then about him and a target.
ONE = {
    "misses_ball": N_("{player} misses the ball."), "holds": N_("{player} has the ball."),
    "drops": N_("{player} loses the ball."), "declines": N_("{player} lets the ball go."),
    "drops_catch": N_("{player} cannot hold the ball."), "catches": N_("{player} catches the ball."),
    "falls": N_("{player} is down."), "dazed": N_("{player} is dazed."),
    "disengages": N_("{player} gets away."), "moves": N_("{player} moves to {to}."),
    "stands": N_("{player} stands up."), "dashes": N_("{player} dashes."),
    "set_up": N_("{player} is set up at {cell}."), "enters": N_("{player} comes on at {cell}."),
    "pushed": N_("{player} is pushed to {to}."),
    "no_dice": N_("{player} has no dice for it."), "faces": N_("{player} turns."),
}
PLACES = {
    BENCH: N_("{player} goes to the Bench."), BENCHED: N_("{player} goes to the Bench for the rest of the Test."),
    RECOVERY: N_("{player} is knocked out: Recovery."), INFIRMARY: N_("{player} is carried to the Infirmary."),
    EJECTED: N_("{player} is ejected for the rest of the match."),
}
INJURIES = {
    "infirmary": N_("{player} is badly hurt."), "recovery": N_("{player} sees stars."),
    "benched": N_("{player} has had enough for this Test."), "dazed": N_("{player} is stunned."),
    "down": N_("{player} is not hurt."),
}
RESULTS = {
    **ability_words.RESULTS,
    ("throw", "flop"): N_("{player} flops the throw."), ("throw", "missed"): N_("{player} misses the target."),
    ("throw", "wobbly"): N_("{player} throws a wobbly ball."),
    ("throw", "perfect"): N_("{player} throws a perfect spiral."),
    ("intercept", "flop"): N_("{player} flops the interception."),
    ("intercept", "failed"): N_("{player} does not reach the ball."),
    ("intercept", "passed"): N_("{player} intercepts the ball."),
    ("impact", "flop"): N_("{player} bounces off {target}."),
    ("impact", "failed"): N_("{player} does not shift {target}."),
    ("impact", "passed"): N_("{player} runs into {target}."),
    ("tackle", "flop"): N_("{player} flops the tackle on {target}."),
    ("tackle", "nothing"): N_("{player} does not bring {target} down."),
    ("tackle", "slide"): N_("{player} slides into {target}: both fall."),
    ("tackle", "solid"): N_("Solid hit: {player} brings {target} down."),
    ("tackle", "punishing"): N_("Punishing hit: {player} smashes {target}."),
    ("tackle", "crippling"): N_("Crippling hit: {player} flattens {target}."),
    ("shove", "flop"): N_("{player} flops the shove on {target}."),
    ("shove", "failed"): N_("{player} does not move {target}."), ("shove", "passed"): N_("{player} shoves {target}."),
}
BALL = {
    "bounces": N_("The ball bounces to {to}."), "repelled": N_("The white line repels the ball to {to}."),
    "flies": N_("The ball flies to {to}."), "rests": N_("The ball lies still."),
    "placed": N_("The referee puts the ball on the centre dot."),
    "tie": N_("Nobody wins the face-off; it is rolled again."),
    "deserted": N_("Nobody is left to go on; a new Test is set up."),
}
SIDE = {
    "no_face_off": N_("{team} have nobody for the face-off and lose the Test."), "ready": N_("{team} are ready."),
    "turn": N_("Turn {number}: {team}."), "passes": N_("{team} pass."), "concedes": N_("{team} concede."),
    "halves": N_("{team} defend the south goal."), "second": N_("{team} move a second player."),
}
SHIFTS = {
    PICK_UP_FAILED: N_("failed pick-up"), NOT_CAUGHT: N_("throw not caught"), DASH_FAILED: N_("failed dash"),
    FLOPPED: N_("flop"), DISENGAGE_FAILED: N_("failed disengage"), BALL_STOLEN: N_("the opponents have the ball"),
    BRIBE_OUT: N_("bribed referee"),
}
OPTIONS = {
    **text_moves.OPTIONS,
    **ability_words.OPTIONS,
    "catch": N_("catch"), "decline": N_("let it go"), "keep": N_("keep the dice"), "nobody": N_("nobody"),
    "tackle": N_("tackle"), "stop": N_("stop"), "impact": N_("impact"), "hex": N_("one more hex"),
    "challenge": N_("one challenge with an extra die"), "south": N_("south goal"), "north": N_("north goal"),
    "ball": N_("take the ball"), "knock": N_("put the opponent down"),
}


def title(roll: Roll) -> str:
    """Return the name of a roll."""
    return _(TITLES[roll.kind])


def roll_name(state: State, kind: str) -> str:
    """Return the name of a kind of roll, also of one that only a variant has."""
    return said(state, TITLES.get(kind, kind))


def reason_text(reason: Reason, state: State, names: Names | None = None) -> str:
    """Return why a roll needs more or less."""
    who = _named(state, names)(reason.who) if reason.who >= 0 else ""
    return said(state, REASONS.get(reason.rule, reason.rule)).format(player=who)


def option_label(state: State, choice: Choice, option: Option, names: Names | None = None) -> str:
    """Return an option in words."""
    if choice.kind == "lasting":
        return text_extra.attribute_name(str(option))
    if choice.kind == "potion":
        return text_moves.ability_label(str(option))
    if isinstance(option, str):
        return said(state, OPTIONS.get(option, option))
    if choice.kind == "pummel":
        return ability_words.fewer_dice(option)
    if choice.kind in ("momentum", "ability"):
        return (_("flop"), _("blank"), _("star"), _("bull’s-eye"))[option]
    if choice.kind in ("face", "taunt", "bank"):
        return compass(state, option)
    return state.book.field.names[option] if choice.kind in ("move-to", "lead") else _named(state, names)(option)


def sentence(event: Event, state: State, names: Names | None = None) -> str:
    """Return what happened in one sentence, "" if there is nothing to say.

    Args: state - any position of the match; only teams and names are read from it.
          names - slot to the name to be used, default "Ashbow (H3)".
    """
    kind, facts = event.kind, event.facts
    name, cells = _named(state, names), state.book.field.names
    if kind == "roll":
        return _roll_sentence(facts[0], state, name)
    if kind in text_extra.KINDS:
        return text_extra.extra_sentence(event, name, lambda side: team_name(state, side), cells)
    if kind in text_moves.KINDS:
        return text_moves.moves_sentence(event, name, lambda side: team_name(state, side))
    if kind in BALL:
        return said(state, BALL[kind]).format(to=cells[_cell(facts[-1])] if facts and kind != "tie" else "")
    if kind in ONE:
        where = cells[_cell(facts[-1])] if kind in ("moves", "pushed", "set_up", "enters") else ""
        return _(ONE[kind]).format(player=name(_cell(facts[0])), to=where, cell=where)
    if kind == "leaves":
        return _(PLACES[_cell(facts[1])]).format(player=name(_cell(facts[0])))
    if kind in ("throw", "intercept", "impact", "tackle", "shove", *ability_words.OF_TWO):
        target = name(_cell(facts[1])) if kind not in ("throw", "intercept") else ""
        return _(RESULTS[kind, str(facts[-1])]).format(player=name(_cell(facts[0])), target=target)
    if kind in SIDE:
        number = facts[1] if kind == "turn" else ""
        return said(state, SIDE[kind]).format(team=team_name(state, _cell(facts[0])), number=number)
    return _other_sentence(event, state, name)


def _other_sentence(event: Event, state: State, name: Names) -> str:
    facts: Any = event.facts
    if event.kind == "earns":
        said = ngettext("{player} earns {n} Momentum.", "{player} earns {n} Momentum.", facts[1])
        return said.format(player=name(facts[0]), n=facts[1])
    if event.kind == "uses":
        return ability_words.uses(name(facts[0]), facts[1])
    if event.kind == "momentum":
        return _("{team} spend a counter: one die of {player} is rolled again.").format(
            team=team_name(state, facts[0]), player=name(facts[1]),
        )
    if event.kind == "shift":
        said = ngettext(
            "Shift in Momentum ({why}): {team} lose {n} counter.",
            "Shift in Momentum ({why}): {team} lose {n} counters.", facts[2],
        )
        return said.format(why=_(SHIFTS[facts[1]]), team=team_name(state, facts[0]), n=facts[2])
    if event.kind == "goal":
        team, score = team_name(state, facts[0]), "–".join(map(str, facts[2]))
        if facts[1] < 0:
            return _("The goal goes to {team}: {score}.").format(team=team, score=score)
        return _("Goal! {player} scores for {team}: {score}.").format(player=name(facts[1]), team=team, score=score)
    if event.kind == "over":
        if facts[0] < 0:
            return _("The match ends in a tie.")
        return _("{team} win the match.").format(team=team_name(state, facts[0]))
    if event.kind == "face_off":
        return _("{player} wins the face-off against {target}.").format(player=name(facts[0]), target=name(facts[1]))
    if event.kind == "first":
        if facts[0] == facts[1]:
            return _("The first roll is a tie.")
        return _("{team} win the first roll.").format(team=team_name(state, int(facts[1] > facts[0])))
    if event.kind == "injury":
        return _(INJURIES[facts[1]]).format(player=name(facts[0]))
    if event.kind == "test":
        return _("Test {number}.").format(number=facts[0])
    if event.kind == "card":
        return ngettext("{n} card is left.", "{n} cards are left.", facts[0]).format(n=facts[0])
    return ""


def _roll_sentence(fact: object, state: State, name: Names) -> str:
    assert isinstance(fact, Rolled)
    roll = fact.request
    faces = (fact.faces,) if isinstance(fact.faces, int) else fact.faces
    die = roll.dice if isinstance(roll.dice, Die) else roll.dice.die
    thrown = ("" if die is CHALLENGE else " ").join(die.text(face) for face in faces)
    who = name(roll.who) if roll.who >= 0 else ""
    if roll.need is not None:
        words = _("{roll} {player}, needs {need}: {dice}.")
    else:
        words = _("{roll} {player}: {dice}.") if who else _("{roll}: {dice}.")
    return words.format(roll=roll_name(state, roll.kind), player=who, need=roll.need, dice=thrown)


def _cell(fact: object) -> int:
    assert isinstance(fact, int)
    return fact


def team_name(state: State, side: int) -> str:
    """Return the name of a side's team."""
    return own_name(state.codes[side]) or _(TEAMS[state.codes[side].partition("_")[0]].name)


def player_name(state: State, p: int) -> str:
    """Return a player's name with his shirt: Ashbow (H3); or the Wizard of a team."""
    if p in WIZARDS:
        return _("Wizard of the {team}").format(team=team_name(state, side_of(p)))
    return f"{profile(state, p).name} ({player_text(p)})"


def names_of(state: State) -> Names:
    """Return the plain names: name and shirt."""
    return lambda p: player_name(state, p)


def _named(state: State, names: Names | None) -> Names:
    return names or names_of(state)
