"""Sentences that hang on a fact of an event: results of throws, places, injuries, spells, causes of a Shift."""

from fracas.games.elfball import state as st
from fracas.games.elfball import tables
from fracas.games.elfball.support.wizard import INFERNO, SHOCK, TRANSFORM
from fracas.locale import N_

THROWS = {
    "flop": N_("{who} flops the throw."), "missed": N_("{who} misses the target."),
    "wobbly": N_("{who} throws a wobbly ball."), "perfect": N_("{who} throws a perfect spiral."),
}
INTERCEPTIONS = {
    "flop": N_("{who} flops the interception."), "failed": N_("{who} does not reach the ball."),
    "passed": N_("{who} intercepts the ball."),
}
IMPACTS = {
    "flop": N_("{who} bounces off {target}."), "failed": N_("{who} does not shift {target}."),
    "passed": N_("{who} runs into {target}."),
}
TACKLES = {
    "flop": N_("{who} flops the tackle on {target}."), "nothing": N_("{who} does not bring {target} down."),
    "slide": N_("{who} slides into {target}: both fall."), "solid": N_("Solid hit: {who} brings {target} down."),
    "punishing": N_("Punishing hit: {who} smashes {target}."),
    "crippling": N_("Crippling hit: {who} flattens {target}."),
}
CHEAPSHOTS = {
    "flop": N_("{who} stumbles over {target}."), "nothing": N_("{who} does {target} no harm."),
    "solid": N_("{who} kicks {target}."), "punishing": N_("{who} jumps on {target}."),
    "crippling": N_("{who} tramples {target}."),
}
SHOVES = {
    "flop": N_("{who} flops the shove on {target}."), "failed": N_("{who} does not move {target}."),
    "passed": N_("{who} shoves {target}."),
}
STEALS = {
    "flop": N_("{who} flops the steal from {target}."),
    "nothing": N_("{who} does not get at the ball of {target}."),
    "loose": N_("{who} knocks the ball out of the hands of {target}."),
    "taken": N_("{who} takes the ball from {target}."),
}
CLIPPINGS = {
    "flop": N_("{who} runs into {target} and falls."), "failed": N_("{who} does not get past {target}."),
    "passed": N_("{who} gets past {target}."),
}
TAUNTS = {
    "flop": N_("{who} makes a fool of himself before {target}: all Momentum is lost."),
    "failed": N_("{who} does not impress {target}."), "passed": N_("{who} taunts {target}."),
}
DASHES = {"hex": N_("{who} gains one more step."), "challenge": N_("{who} gains a die for his next challenge.")}
INJURIES = {  # by their line of the table; where he goes is told after it
    "infirmary": N_("Injury table: {who} is badly hurt."), "recovery": N_("Injury table: {who} sees stars."),
    "benched": N_("Injury table: {who} has had enough for this Test."),
    "dazed": N_("Injury table: {who} is only dazed."), "down": N_("Injury table: {who} is only down."),
}
PLACES = {
    st.BENCH: N_("{who} goes to the Bench."), st.BENCHED: N_("{who} goes to the Bench for the rest of the Test."),
    st.RECOVERY: N_("{who} is knocked out: Recovery."), st.INFIRMARY: N_("{who} is carried to the Infirmary."),
    st.EJECTED: N_("{who} is ejected for the rest of the match."),
}
STRAYS = {  # why the referee sends a player off
    "edge": N_("{who} is off the field without the ball: out for this Test."),
    "edge_ball": N_("{who} has left the field with the ball: sent off for the match."),
    "goal": N_("{who} stands in a goal without the ball: out for this Test."),
    "own_goal": N_("{who} has carried the ball into his own goal: out for this Test."),
}
SHIFTS = {
    tables.PICK_UP_FAILED: N_("failed pick-up"), tables.NOT_CAUGHT: N_("throw not caught"),
    tables.DASH_FAILED: N_("failed dash"), tables.FLOPPED: N_("flop"),
    tables.DISENGAGE_FAILED: N_("failed disengage"), tables.BALL_STOLEN: N_("the opponents have the ball"),
    tables.BRIBE_OUT: N_("bribed referee"), tables.CATCH_FAILED: N_("ball not caught"),
}
BRIBES = {
    "out": N_("The bribe of the {team} comes out."), "paid": N_("The referee looks away for the {team}."),
}
POTIONS = {
    "poisoned": N_("{who} drinks a Magic Potion and is poisoned."),
    "sick": N_("{who} drinks a Magic Potion and is sick."),
    "nothing": N_("{who} drinks a Magic Potion; nothing happens."),
    "basic": N_("{who} drinks a Magic Potion: a Basic ability."),
    "any": N_("{who} drinks a Magic Potion: an ability of his coach’s choice."),
    "two": N_("{who} drinks a Magic Potion: a Basic and an Advanced ability."),
}
SPELLS = {
    SHOCK: N_("{who} casts System Shock."), INFERNO: N_("{who} casts Inferno."),
    TRANSFORM: N_("{who} casts Transformation."),
}
SHOCKS = {
    "flop": N_("{who}: the shock backfires."), "nothing": N_("The shock leaves {target} cold."),
    "down": N_("The shock throws {target} down."), "dazed": N_("The shock dazes {target}."),
    "injury": N_("The shock hits {target} with full force."),
}
TRANSFORMATIONS = {
    "flop": N_("{who}: the transformation backfires."), "nothing": N_("{target} stays what he is."),
    "frog": N_("{target} is a frog now."),
}
BURNS = {
    "injury": N_("{who} is in the middle of the fire."), "dazed": N_("{who} breathes smoke."),
    "down": N_("{who} throws himself down."), "safe": N_("{who} gets out of the fire."),
}
CARDS = {"quiet": N_("nothing unusual"), "court": N_("Jack to Ace"), "joker": N_("Joker")}
