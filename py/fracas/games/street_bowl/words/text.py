"""What happened, in sentences: each through the catalogues.

A sentence is looked up by the kind of its event; the roles of its facts stand beside it in the order they are told.
"""

from collections.abc import Callable
from typing import Any

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import STREET
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.words import tables
from fracas.games.street_bowl.words.names import WEATHERS, names_of, skill_name, team_name
from fracas.games.street_bowl.words.rolls import reason_text, title
from fracas.kernel.contracts.event_text import (
    EventTemplate,
    Facts,
    Names,
    event_sentence,
    no_sentence,
    number_of_fact,
    sentence_by_fact,
)
from fracas.kernel.table import NOBODY, Event, Fact, Rolled
from fracas.locale import N_, _, ngettext

__all__ = ["TELLINGS", "names_of", "reason_text", "sentence", "title"]


def _touchdown(facts: Facts) -> str:
    if facts["who"] == st.NO_ONE:
        return _("Touchdown for {side}, nobody stood in the way: {a}–{b}.")
    return _("Touchdown! {who} scores for {side}: {a}–{b}.")


def _match_over(facts: Facts) -> str:
    if facts["side"] == NOBODY:
        return _("The match is a draw, {a}–{b}.")
    return _(tables.ENDS[str(facts["how"])])


def _half(facts: Facts) -> str:
    return _("Overtime begins.") if number_of_fact(facts["half"]) > 2 else _("Half {half} begins.")


def _half_over(facts: Facts) -> str:
    return _("Overtime is over: {a}–{b}.") if number_of_fact(facts["half"]) > 2 else _("Half {half} is over: {a}–{b}.")


def _chef(facts: Facts) -> str:
    dishes = number_of_fact(facts["n"])
    if not dishes:
        return _("The Master Chef of {side} burns everything.")
    return ngettext("The Master Chef of {side} serves {n} dish: re-rolls {a} home, {b} away.",
                    "The Master Chef of {side} serves {n} dishes: re-rolls {a} home, {b} away.", dishes)


REROLLS = {
    "team": N_("{who} takes a team re-roll; {n} left."), "leader": N_("{who} takes the Leader’s re-roll; {n} left."),
}
TELLINGS = {
    # before the match and between drives
    "weather": EventTemplate("weather", N_("The weather: {weather}.")),
    "supporters": EventTemplate("a b fame_a fame_b", N_(
        "{a},000 come for the home side, {b},000 for the other: FAME {fame_a} and {fame_b}.")),
    "wins_toss": EventTemplate("side", N_("{side} win the toss.")),
    "half_begins": EventTemplate("half", _half),
    "half_ends": EventTemplate("half a b", _half_over),
    "chef": EventTemplate("side n a b", _chef),
    "smog": EventTemplate("side n", N_("In the smog {side} may field {n}.")),
    "drive_begins": EventTemplate("side", N_("A drive begins: {side} kick.")),
    "drive_ends": EventTemplate("", N_("The drive is over.")),
    "has_nobody": EventTemplate("side", N_("{side} have nobody left to field.")),
    "is_set_up": EventTemplate("who cell", N_("{who} lines up at {cell}.")),
    "is_taken_back": EventTemplate("who", N_("{who} goes back to the reserves.")),
    "is_ready": EventTemplate("side", N_("{side} are ready.")),
    "wakes_up": EventTemplate("who", N_("{who} comes to.")),
    "drinks": EventTemplate("who brew", N_("{who} drinks. {brew}.")),
    "is_cured": EventTemplate("who", N_("{who} is fit again.")),
    "buys_potion": EventTemplate("side n", N_("{side} buy a potion from the peddler.")),
    "is_gone_for_the_drive": EventTemplate("who", N_("{who} follows the call of the sea: gone for this drive.")),
    "is_dragged_away": EventTemplate("who", N_("{who} is dragged away with his weapon.")),
    "rises": EventTemplate("who target", N_("The Necromancer raises {target}: {who} joins the reserves.")),
    # the kick-off
    "kicks_off": EventTemplate("side cell", N_("{side} aim the kick at {cell}.")),
    "hangs_above": EventTemplate("cell", N_("The ball hangs above {cell}.")),
    "kick_off": EventTemplate("event", N_("At the kick-off: {event}.")),
    "masonry": EventTemplate("edge", N_("Bricks fall along {edge}.")),
    "contest": EventTemplate("event a b", N_("{event}: {a} against {b}.")),
    "gains_reroll": EventTemplate("side n", N_("{side} gain a re-roll; now {n}.")),
    "runs_under_ball": EventTemplate("who start cell", N_("{who} runs under the ball at {cell}.")),
    "is_hit_by_rock": EventTemplate("who", N_("A rock hits {who}.")),
    "guards_go_for": EventTemplate("who", N_("Guards! They go for {who}.")),
    "guard_block": EventTemplate("who result", N_("The guard blocks {who}: {result}.")),
    "is_arrested": EventTemplate("who", N_("{who} is arrested: out for the match.")),
    "touchback": EventTemplate("", N_("Touchback.")),
    "is_given_ball": EventTemplate("who", N_("{who} is given the ball.")),
    "ball_is_placed": EventTemplate("cell", N_("The ball is placed at {cell}.")),
    # turns
    "turn_begins": EventTemplate("side n half", N_("Turn {n}: {side}.")),
    "bonus_turn_begins": EventTemplate("side", N_("Blitz! {side} take a bonus turn.")),
    "turn_ends": EventTemplate("side", N_("{side} end their turn.")),
    "turnover": EventTemplate("side why", N_("{side} suffer a turnover: {why}.")),
    "turns_face_up": EventTemplate("who", N_("{who} turns over and lies face up.")),
    "declares": EventTemplate("who deed", N_("{who}: {deed}.")),
    "loses_action": EventTemplate("who", N_("{who} loses his Action.")),
    "stops": EventTemplate("who", N_("{who} is done.")),
    "is_confused": EventTemplate("who", N_("{who} stares into the air; his tackle zones are gone.")),
    "takes_root": EventTemplate("who", N_("{who} takes root.")),
    "roars": EventTemplate("who", N_("{who} roars and does nothing.")),
    "is_hungry": EventTemplate("who", N_("{who} thirsts: he must bite a Thrall.")),
    "bites": EventTemplate("who target", N_("{who} bites {target}.")),
    "finds_no_thrall": EventTemplate("who", N_("{who} finds nobody to bite and flies to the reserves.")),
    "uses_skill": EventTemplate("who skill", N_("{who} uses {skill}.")),
    "team_reroll": EventTemplate("who which n", sentence_by_fact("which", REROLLS)),
    "concedes": EventTemplate("side", N_("{side} concede.")),
    # movement
    "moves": EventTemplate("who start cell", N_("{who} moves to {cell}.")),
    "leaps": EventTemplate("who start cell", N_("{who} leaps to {cell}.")),
    "stands_up": EventTemplate("who", N_("{who} stands up.")),
    "stays_down": EventTemplate("who", N_("{who} does not stand up.")),
    "picks_up": EventTemplate("who", N_("{who} picks the ball up.")),
    "fails_pick_up": EventTemplate("who", N_("{who} does not get hold of the ball.")),
    "dives": EventTemplate("who start cell", N_("{who} dives into {cell}.")),
    "is_held": EventTemplate("who target", N_("{who} is held by {target}.")),
    "shadows": EventTemplate("who target start cell", N_("{who} follows {target} to {cell}.")),
    "is_rooted": EventTemplate("who", N_("{who} is rooted and does not move.")),
    "runs_into_wall": EventTemplate("who edge", N_("{who} whirls into {edge}.")),
    "tramples": EventTemplate("who target", N_("{who} whirls over {target}.")),
    # blocks and attacks
    "blocks": EventTemplate("who target", N_("{who} blocks {target}.")),
    "block_result": EventTemplate("who target result", N_("{result}.")),
    "is_put_off": EventTemplate("who target", N_("{who} cannot bear the sight of {target}: no block.")),
    "is_pushed": EventTemplate("who start cell", N_("{who} is pushed to {cell}.")),
    "is_pushed_into_wall": EventTemplate("who edge", N_("{who} is slammed against {edge}.")),
    "chain_stops": EventTemplate("who target", N_("{who} is not moved: {target} does not give way.")),
    "follows": EventTemplate("who start cell", N_("{who} follows up to {cell}.")),
    "fouls": EventTemplate("who target", N_("{who} puts the boot into {target}.")),
    "stabs": EventTemplate("who target", N_("{who} stabs {target}.")),
    "saws": EventTemplate("who target", N_("{who} saws at {target}.")),
    "saw_kicks_back": EventTemplate("who", N_("The saw kicks back at {who}.")),
    "gazes": EventTemplate("who target", N_("{who} gazes at {target}.")),
    "is_hypnotised": EventTemplate("who target", N_("{who} is spellbound by {target}; his tackle zones are gone.")),
    # injuries
    "falls": EventTemplate("who", N_("{who} falls.")),
    "is_placed_prone": EventTemplate("who", N_("{who} is placed prone.")),
    "armour_breaks": EventTemplate("who cause", N_("The armour of {who} breaks.")),
    "armour_holds": EventTemplate("who cause", N_("The armour of {who} holds.")),
    "is_stunned": EventTemplate("who", N_("{who} is stunned.")),
    "is_knocked_out": EventTemplate("who", N_("{who} is knocked out.")),
    "is_badly_hurt": EventTemplate("who", N_("{who} is badly hurt: out for the match.")),
    "is_seriously_injured": EventTemplate("who", N_("{who} is seriously injured: out for the match.")),
    "dies": EventTemplate("who", N_("{who} is dead.")),
    "suffers": EventTemplate("who n", no_sentence),
    "regenerates": EventTemplate("who", N_("{who} regenerates.")),
    "goes_to_reserves": EventTemplate("who", N_("{who} goes to the reserves.")),
    "goes_into_crowd": EventTemplate("who cell", N_("{who} lands in the crowd.")),
    # the ball
    "loses_ball": EventTemplate("who", N_("{who} loses the ball.")),
    "passes": EventTemplate("who cell band", N_("{who} throws to {cell}: {band}.")),
    "passes_off_wall": EventTemplate("who cell band edge contact", N_("{who} throws to {cell} off {edge}: {band}.")),
    "throws_hail_mary": EventTemplate("who cell", N_("{who} throws a Hail Mary to {cell}.")),
    "hands_off": EventTemplate("who target", N_("{who} hands the ball to {target}.")),
    "refuses": EventTemplate("who target", N_("{who} will not give {target} the ball.")),
    "fumbles": EventTemplate("who", N_("{who} fumbles.")),
    "holds_on": EventTemplate("who", N_("{who} holds on to the ball.")),
    "intercepts": EventTemplate("who target", N_("{who} intercepts the throw of {target}.")),
    "fails_interception": EventTemplate("who", N_("{who} does not reach it.")),
    "throws_safely": EventTemplate("who target", N_("{who} throws over the hands of {target}.")),
    "scatters": EventTemplate("start cell", N_("Scattered to {cell}.")),
    "catches": EventTemplate("who", N_("{who} catches the ball.")),
    "fails_catch": EventTemplate("who", N_("{who} does not catch it.")),
    "dives_for_ball": EventTemplate("who cell", N_("{who} dives for the ball at {cell}.")),
    "dive_in_vain": EventTemplate("who target", N_("{who} and {target} dive for the ball, and neither gets it.")),
    "lands": EventTemplate("cell kind", N_("The ball comes down at {cell}.")),
    "hits_ground": EventTemplate("cell", no_sentence),
    "bounces": EventTemplate("start cell", N_("The ball bounces to {cell}.")),
    "ball_rests": EventTemplate("cell", N_("The ball lies at {cell}.")),
    "hits_wall": EventTemplate("cell edge", N_("It hits {edge} at {cell}.")),
    "goes_to_fans": EventTemplate("cell edge", N_("It flies over {edge}; the fans throw it back in.")),
    "touchdown": EventTemplate("side who a b", _touchdown),
    "marker_moves": EventTemplate("side n", N_("The turn marker of {side} moves on to {n}.")),
    # team-mates and bombs
    "throws": EventTemplate("who target cell", N_("{who} throws {target} towards {cell}.")),
    "eats": EventTemplate("who target", N_("{who} has eaten {target}.")),
    "squirms_free": EventTemplate("who target", N_("{who} squirms out of the mouth of {target}.")),
    "is_dropped": EventTemplate("who target", N_("{target} drops {who}.")),
    "flies": EventTemplate("who start cell", N_("{who} flies to {cell}.")),
    "flies_into_wall": EventTemplate("who cell edge", N_("{who} flies against {edge}.")),
    "lands_on": EventTemplate("who target cell", N_("{who} lands on {target}.")),
    "lands_standing": EventTemplate("who cell", N_("{who} lands on his feet at {cell}.")),
    "throws_bomb": EventTemplate("who cell band", N_("{who} throws a bomb to {cell}.")),
    "lobs_bomb": EventTemplate("who cell", N_("{who} lobs a bomb to {cell}.")),
    "bomb_lands": EventTemplate("cell", N_("The bomb comes down at {cell}.")),
    "catches_bomb": EventTemplate("who", N_("{who} catches the bomb and must throw it on.")),
    "fumbles_bomb": EventTemplate("who", N_("The bomb goes off in the hands of {who}.")),
    "explodes": EventTemplate("cell", N_("The bomb explodes at {cell}.")),
    "bomb_harmless": EventTemplate("cell edge", N_("The bomb flies over {edge} and harms nobody.")),
    # the end
    "shoot_out": EventTemplate("a b", N_("The shoot-out: {a} against {b}.")),
    "match_over": EventTemplate("side how a b", _match_over),
}


def sentence(event: Event, s: State, names: Names | None = None, sides: Names | None = None) -> str:
    """Return the log sentence of an event.

    Args: s - a position of the match, for its teams.
          names - who is called what; None = by name and shirt.
          sides - what the teams are called; None = by their own names.
    """
    return event_sentence(
        event, TELLINGS, _roll_text, names or names_of(s), sides or (lambda side: team_name(s, side)), WORDS)


def _roll_text(rolled: Rolled) -> str:
    """Return a throw: its title, its faces, and whether they were enough."""
    faces = rolled.faces if isinstance(rolled.faces, tuple) else (rolled.faces,)
    request = rolled.request
    if request.kind in ("block", "guard_dice"):
        shown = ", ".join(_(list(tables.RESULTS.values())[face]) for face in faces)
        return _("{title}: {faces}.").format(title=title(request), faces=shown)
    shown = " ".join(map(str, faces))
    if len(faces) > 1:
        shown = f"{shown} = {sum(faces)}"
    if request.need is None:
        return _("{title}: {faces}.").format(title=title(request), faces=shown)
    result = result_text(request.kind, sum(faces) >= request.need)
    return _("{title}: {faces}, {need}+ needed: {result}.").format(
        title=title(request), faces=shown, need=request.need, result=result)


def result_text(kind: str, is_enough: bool) -> str:
    """Return the result of a kind of roll with a need: success or failure, or its particular effect."""
    good, bad = tables.ROLL_RESULTS.get(kind, (N_("success"), N_("failure")))
    return _(good if is_enough else bad)


def _cell(cell: Fact) -> str:
    return STREET.names[number_of_fact(cell)] if number_of_fact(cell) >= 0 else ""


def _keyed(words: dict[str, str]) -> Callable[[Any], str]:
    return lambda key: _(words[key])


WORDS: dict[str, Callable[[Any], str]] = {
    "cell": _cell, "start": _cell, "contact": _cell, "edge": _keyed(tables.EDGES), "skill": skill_name,
    "result": _keyed(tables.RESULTS), "deed": _keyed(tables.DEEDS), "brew": _keyed(tables.BREWS),
    "event": _keyed(tables.KICK_OFFS), "why": _keyed(tables.WHYS), "band": _keyed(tables.REASONS),
    "weather": lambda n: _(WEATHERS[n]),
}  # facts that are neither names nor plain numbers
