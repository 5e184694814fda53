"""What happened, in sentences: events, rolls and modifiers, each through the catalogues.

A sentence is looked up by the kind of its event; the roles of its facts stand beside it in the order they are told.
"""

from collections.abc import Callable
from typing import Any

from fracas.games.cave_brawl.bestiary import BEASTS
from fracas.games.cave_brawl.notation import body_text
from fracas.games.cave_brawl.pit import PIT
from fracas.games.cave_brawl.state import State, beast_kind, is_beast
from fracas.games.cave_brawl.words.tables import ENDS, REASONS, RESULTS, SCORE_NAMES, TITLES
from fracas.kernel.contracts.event_text import EventTemplate, Facts, Names, event_sentence, number_of_fact
from fracas.kernel.table import NOBODY, Event, Reason, Roll, Rolled, Side
from fracas.locale import N_, _, ngettext


def _match_over(facts: Facts) -> str:
    if facts["side"] == NOBODY:
        return _("The match is a draw, {south}–{north}.")
    return _(ENDS[str(facts["how"])])


TELLINGS = {
    "rolls_team": EventTemplate("side", N_("{side} roll their players.")),
    "created": EventTemplate("who bt cd pk hp", lambda facts: ngettext(
        "{who}: Block and Tackle {bt}, Catch and Dodge {cd}, Pass and Kick {pk}, {hp} hit point.",
        "{who}: Block and Tackle {bt}, Catch and Dodge {cd}, Pass and Kick {pk}, {hp} hit points.",
        number_of_fact(facts["hp"]))),
    "offense": EventTemplate("side", N_("{side} have the ball.")),
    "is_handed_ball": EventTemplate("who", N_("{who} is handed the ball.")),
    "turn_begins": EventTemplate("side n", N_("Turn {n}: {side}.")),
    "turn_ends": EventTemplate("side", N_("{side} end their turn.")),
    "re_awakens": EventTemplate("who place hp", lambda facts: ngettext(
        "{who} rises again {place} with {hp} hit point.", "{who} rises again {place} with {hp} hit points.",
        number_of_fact(facts["hp"]))),
    "retches": EventTemplate("who", N_("{who} retches at the stench and loses his turn.")),
    "infights": EventTemplate("who target", N_("{who} falls upon his team-mate {target}.")),
    "enters": EventTemplate("who cell", N_("{who} comes out of the tunnel.")),
    "moves": EventTemplate("who start cell", N_("{who} moves to {cell}.")),
    "vaults": EventTemplate("who target start cell", N_("{who} vaults over {target} to {cell}.")),
    "vault_fails": EventTemplate("who target", N_("{who} does not get over {target}. Her movement ends.")),
    "stands_up": EventTemplate("who", N_("{who} stands up.")),
    "rests": EventTemplate("who", N_("{who} is done.")),
    "claims": EventTemplate("who side", N_("{who} stands over the ball: it belongs to {side}.")),
    "afraid": EventTemplate("who target", N_("{who} is afraid of {target} and loses his turn.")),
    "blocks": EventTemplate("who target", N_("{who} blocks {target}.")),
    "block_fails": EventTemplate("who target", N_("{who} fails to block {target}.")),
    "not_pushed": EventTemplate("who", N_("{who} is not moved.")),
    "pushed": EventTemplate("who start cell", N_("{who} is pushed to {cell}.")),
    "follows": EventTemplate("who start cell", N_("{who} follows up to {cell}.")),
    "tackles": EventTemplate("who target", N_("{who} tackles {target}.")),
    "tackle_fails": EventTemplate("who target", N_("{who} bounces off {target} and falls himself.")),
    "knocked_down": EventTemplate("who", N_("{who} is knocked down.")),
    "falls_dead": EventTemplate("who cell", N_("{who} falls dead at {cell}. On a 1 at the start of a turn he rises.")),
    "hurt": EventTemplate("who n left cause", lambda facts: ngettext(
        "{who} loses {n} hit point; {left} left.", "{who} loses {n} hit points; {left} left.",
        number_of_fact(facts["n"]))),
    "dies": EventTemplate("who cell", N_("{who} is dead.")),
    "carried_off": EventTemplate("who cell", N_("{who} is carried off for good.")),
    "freed": EventTemplate("who target", N_("{who} is free of {target}.")),
    "ball_bounces": EventTemplate("start cell", N_("The ball bounces to {cell}.")),
    "ball_stays": EventTemplate("cell", N_("The ball stays at {cell}.")),
    "ball_placed": EventTemplate("cell side n", N_("{side} place the ball at {cell}.")),
    "pass_fails": EventTemplate("who target", N_("{who} misses {target} with the pass.")),
    "catches": EventTemplate("who target", N_("{who} catches the pass of {target}.")),
    "catch_fails": EventTemplate("who", N_("{who} drops the pass.")),
    "kick_hits": EventTemplate("who", N_("{who} kicks the ball through the hole!")),
    "kick_fails": EventTemplate("who", N_("{who} misses the hole with the kick.")),
    "picks_up": EventTemplate("who cell", N_("{who} picks up the ball.")),
    "curses": EventTemplate("who target score n", N_("{who} curses {target}: {score} −{n}.")),
    "point": EventTemplate("side scorer south north", N_("{scorer} scores for {side}: {south}–{north}.")),
    "restart": EventTemplate("side", N_("Both teams start again; {side} have the ball.")),
    "stalls": EventTemplate("side n", N_("{side} have not moved the ball ({n} of 2).")),
    "ungawa": EventTemplate("side", N_("Ungawa! {side} have stalled for two turns.")),
    "released": EventTemplate("kind side", N_("{kind} comes out against {side}.")),
    "appears": EventTemplate("who cell n", lambda facts: ngettext(
        "{who} appears at {cell} with {n} hit point.", "{who} appears at {cell} with {n} hit points.",
        number_of_fact(facts["n"]))),
    "beast_stands_up": EventTemplate("who", N_("{who} stands up.")),
    "beast_moves": EventTemplate("who start cell", N_("{who} moves to {cell}.")),
    "beast_hits": EventTemplate("who target", N_("{who} hits {target}.")),
    "beast_misses": EventTemplate("who target", N_("{who} misses {target}.")),
    "beast_dies": EventTemplate("who cell", N_("{who} is dead.")),
    "swarmed": EventTemplate("who target", N_(
        "{who} loses 1 from Block and Tackle, Catch and Dodge, and Pass and Kick.")),
    "constricted": EventTemplate("who target", N_("{who} is constricted by {target}.")),
    "squeezed": EventTemplate("who target", N_("{target} squeezes {who}.")),
    "concedes": EventTemplate("side", N_("{side} concede.")),
    "match_over": EventTemplate("side how south north", _match_over),
}


def sentence(event: Event, s: State, names: Names | None = None, sides: Names | None = None) -> str:
    """Return the log sentence of an event.

    Args: s - a position of the match, for its teams.
          names - who is called what; None = by shirt and type.
          sides - what the teams are called; None = by their side of the pit.
    """
    return event_sentence(event, TELLINGS, _roll_text, names or names_of(s), sides or side_name, WORDS)


def _roll_text(rolled: Rolled) -> str:
    """Return a throw: its title, its faces, and whether they were enough."""
    faces = rolled.faces if isinstance(rolled.faces, tuple) else (rolled.faces,)
    shown = " ".join(map(str, faces))
    if len(faces) > 1:
        shown = f"{shown} = {sum(faces)}"
    need = rolled.request.need
    if need is None:
        return _("{title}: {faces}.").format(title=title(rolled.request), faces=shown)
    words = _("{title}: {faces}: {result}.") if rolled.request.kind in RESULTS else _(
        "{title}: {faces}, {need} or more needed: {result}.")
    return words.format(title=title(rolled.request), faces=shown, need=need, result=result_text(rolled))


def result_text(rolled: Rolled) -> str:
    """Return the result of a throw with a needed face: success or failure, or its particular effect."""
    need, faces = rolled.request.need, rolled.faces
    assert need is not None and isinstance(faces, int)
    enough, too_little = RESULTS.get(rolled.request.kind, (N_("success"), N_("failure")))
    return _(enough if faces >= need else too_little)


WORDS: dict[str, Callable[[Any], str]] = {
    "place": lambda cell: place_text(cell), "cell": lambda cell: PIT.names[cell],
    "kind": lambda kind: _(BEASTS[kind].name), "score": lambda score: _(SCORE_NAMES[score]),
    "left": lambda left: str(max(left, 0)),
}  # facts that are neither names nor plain numbers


def place_text(cell: int) -> str:
    """Return the phrase for the place of a body or the ball."""
    return _("at {square}").format(square=PIT.names[cell]) if cell >= 0 else _("in the tunnel")


def side_name(side: Side) -> str:
    """Return the name of a team by its side of the pit."""
    return _("NORTH") if side else _("SOUTH")


def names_of(s: State) -> Names:
    """Return the plain names: shirt and type, a beast by its kind."""
    def name(who: int) -> str:
        if is_beast(who):
            return beast_name(s, who)
        return f"{body_text(s, who)} {s.players[who].name_or_type}"

    return name


def beast_name(s: State, who: int) -> str:
    """Return the name of a beast, with the number of its release unless it is the first of its kind."""
    words = _(BEASTS[beast_kind(who)].name)
    is_alone = all(beast.who == who or beast_kind(beast.who) != beast_kind(who) for beast in s.beasts)
    return words if is_alone else f"{words} {body_text(s, who)}"


def reason_text(reason: Reason, s: State | None = None) -> str:
    """Return the words of one modifier, without its amount; no position is needed for them."""
    return _(REASONS[reason.rule])


def title(roll: Roll) -> str:
    """Return the heading of a roll."""
    return _(TITLES[roll.kind])
