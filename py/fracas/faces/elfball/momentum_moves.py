"""Elfball's Momentum-moves, abilities out of sequence and team support, as they are put to a coach."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from fracas.faces.elfball import pieces as drawing
from fracas.faces.face import Ask, Command, Deed, Reply, Way
from fracas.games.elfball.abilities import ADVANCED, BASIC, BY_KEY
from fracas.games.elfball.counter_paths import means
from fracas.games.elfball.hurdles import Path
from fracas.games.elfball.momentum_moves import MOMENTUM, REACT, SHAMBLE, SWARM
from fracas.games.elfball.odds.pool import chance
from fracas.games.elfball.out_of_sequence import QUICKLING, TAUNT
from fracas.games.elfball.potions import potions_left
from fracas.games.elfball.shove import FOLLOW, STAY
from fracas.games.elfball.state import STANDING, State
from fracas.games.elfball.team_support import KEEP, TAP
from fracas.games.elfball.throwing import STOP
from fracas.games.elfball.words.names import ability_name
from fracas.games.elfball.words.variant import compass, said
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Choice
from fracas.locale import N_, _, ngettext, pgettext
from fracas.view.dice import percent

COUNTERS = "counters"  # mode in which a single hex is paid with counters though Jog is left
WALKS = ("step", "stand", MOMENTUM, SHAMBLE, SWARM, REACT)


# -- what may be done --------------------------------------------------------------------------------------------


def way(s: State, who: int, cell: int, path: Path) -> Way:
    """Return a path as a way to walk."""
    cost = _("{n} Jog").format(n=path.cost)
    if path.counters:
        cost = _("{jog} and {n} Momentum").format(jog=cost, n=path.counters) if path.cost else _(
            "{n} Momentum").format(n=path.counters)
    return Way(cell, path.chance, path.plan(who), (s.where[who], *path.cells), path.rolls, cost, path.counters)


def deed(s: State, action: Action) -> Deed | None:
    """Return what may be done to a cell or to who stands there, None if it is no such thing."""
    kind = action[0]
    if kind == TAUNT:
        return Deed(kind, action, s.where[action[2]], f"{TAUNT}-{action[3]}")
    if kind in (MOMENTUM, SHAMBLE):
        return Deed(kind, action, action[2], COUNTERS)
    return None


def commands(s: State, mine: Sequence[Action], who: int, mode: str) -> tuple[Command, ...]:
    """Return the buttons that abilities of moving and team support add for a player."""
    kinds = {action[0] for action in mine}
    found = []
    if "cheer" in kinds:
        left = s.support[s.side].cheerleaders - s.advanced.cheers[s.side]
        note = ngettext("{n} Cheerleader", "{n} Cheerleaders", left).format(n=left)
        found.append(Command(_("Cheer"), "sound", ("cheer", who), note=note))
    if "potion" in kinds:
        left = potions_left(s, s.side)
        note = ngettext("{n} left", "{n} left", left).format(n=left)
        found.append(Command(_("Potion"), "plus", ("potion", who), note=note))
    if kinds & {MOMENTUM, SHAMBLE} and (pay := means(s, who)):
        note = ngettext("{n} counter a pace", "{n} counters a pace", pay.price).format(n=pay.price)
        found.append(Command(ability_name(SHAMBLE) if pay.kind == SHAMBLE else _("Paid pace"), "move",
                             None, COUNTERS, note))
    return tuple(found)


def window_commands(s: State, legal: Sequence[Action], who: int) -> tuple[Command, ...]:
    """Return the action tray before the turn's action, while abilities out of sequence may be used."""
    mine = [action for action in legal if len(action) > 1 and action[1] == who]
    found = []
    if (QUICKLING, who) in mine:
        note = _("then he must act")
        found.append(Command(_("Double Momentum"), "dash", (QUICKLING, who), note=note))
    for dice in sorted({action[3] for action in mine if action[0] == TAUNT}):
        label = ngettext("Taunt: {n} die", "Taunt: {n} dice", dice).format(n=dice)
        note = percent(chance(dice, 1, simple=s.options.simple_star))
        found.append(Command(label, "ear", None, f"{TAUNT}-{dice}", note))
    if any(action[0] == "face" for action in mine):
        found.append(Command(_("Face"), "turn", None, "face"))
    return (*found, Command(_("Go on"), "play", ("go",), note=_("with the turn"), is_main=not found))


def aside_commands(mine: Sequence[Action]) -> tuple[Command, ...]:
    """Return the action tray of a player who is not acting, but called by Swarm."""
    can_turn = any(action[0] == "face" for action in mine)
    return (Command(_("Face"), "turn", None, "face", off="" if can_turn else _("just turned")),)


def hint(s: State, who: int, mode: str) -> tuple[str, str] | None:
    """Return what the coach of the selected player may do, None if it is nothing of these chapters."""
    if mode.startswith(TAUNT):
        return _("Taunt whom?"), said(s, N_("Tap an opponent within 6 hexes; one success is enough."))
    if mode == COUNTERS:
        return _("Where to?"), said(s, N_("Tap a lit hex; it costs Momentum instead of Jog."))
    if s.advanced.window and s.where[who] >= 0 and s.stance[who] == STANDING:
        return _("Before your action"), _("After a Shift in Momentum: React, Taunt, or go on with the turn.")
    if s.acting >= 0 and who != s.acting and s.where[who] >= 0:
        return _("Swarm"), said(s, N_("Tap a lit hex: each costs 1 Momentum."))
    return None


# -- questions ---------------------------------------------------------------------------------------------------


def _direction(title: str, hint_text: str, near: Callable[[State, Choice], int]) -> Callable[[State, Choice], Ask]:
    """Return the words of a question for a direction, tapped on the hexes round a cell."""
    def made(s: State, choice: Choice) -> Ask:
        here = near(s, choice)
        replies = []
        for option in choice.options:
            direction = int(option)
            cell = s.book.field.neighbours[here][direction]
            is_now = choice.facts[:1] == (direction,)
            label = _("Keep") if is_now else compass(s, direction)
            replies.append(Reply(direction, label, "", cell, drawing.angle(s, direction), is_main=is_now,
                                 name=compass(s, direction)))
        who = choice.target if choice.kind == TAUNT else choice.who
        return Ask(_(title).format(name=drawing.player_name(s, who)), said(s, hint_text), tuple(replies))
    return made


_CHANGES = {"as-rolled": N_("as rolled"), "shorter": N_("one less"), "further": N_("one further")}


def _bank_distance(s: State, choice: Choice) -> Ask:
    _direction_rolled, hexes = cast(tuple[int, int], choice.facts)
    flown = {"as-rolled": hexes, "shorter": hexes - 1, "further": hexes + 1}
    replies = tuple(
        Reply(option, _("Distance {n}").format(n=flown[str(option)]), _(_CHANGES[str(option)]),
              is_main=option == "as-rolled")
        for option in choice.options
    )
    return Ask(_("{name}: how far does the ball fly?").format(name=drawing.player_name(s, choice.who)), "", replies)


def _lead(s: State, choice: Choice) -> Ask:
    names = s.book.field.names
    title = _("{name} runs on: where to?").format(name=drawing.player_name(s, choice.who))
    words = _("Each pace costs 1 Momentum; you have {n}.")
    hexes = (Reply(int(option), names[int(option)], "", int(option)) for option in choice.options if option != STOP)
    return Ask(title, words.format(n=s.momentum), (Reply(STOP, _("Stop"), is_main=True), *hexes))


def _plough(s: State, choice: Choice) -> Ask:
    title = said(s, N_("{name}: follow into the hex?")).format(name=drawing.player_name(s, choice.who))
    note = _("1 of {n} Momentum").format(n=s.momentum)
    return Ask(title, "", (Reply(STAY, pgettext("plough", "Stay"), is_main=True),
                           Reply(FOLLOW, _("Follow"), note, choice.target)))


def _keg(s: State, choice: Choice) -> Ask:
    side, net = choice.coach, cast(int, choice.facts[0])
    left = s.support[side].kegs - s.advanced.kegs[side]
    results = s.book.injuries
    words = _("His injury would be: {before}. With a Keg: {after}.").format(
        before=_(RESULTS[results[net]]), after=_(RESULTS[results[net + 1]]))
    note = ngettext("{n} left", "{n} left", left).format(n=left)
    return Ask(_("{name}: a Keg of Zlurpee?").format(name=drawing.player_name(s, choice.who)), words, (
        Reply(TAP, _("Drink"), note, is_main=True), Reply(KEEP, _("No")),
    ))


def _potion(s: State, choice: Choice) -> Ask:
    replies = tuple(Reply(key, _with_level(str(key))) for key in choice.options)
    title = _("{name}: which ability?").format(name=drawing.player_name(s, choice.who))
    return Ask(title, _("For the rest of the match."), replies)


def _with_level(key: str) -> str:
    """Return an ability with its level: "Buff (Basic)"."""
    return _("{ability} ({level})").format(ability=ability_name(key), level=_(_LEVELS[BY_KEY[key].level]))


_LEVELS = {BASIC: N_("Basic"), ADVANCED: N_("Advanced")}
RESULTS = {
    "infirmary": N_("Infirmary"), "recovery": N_("Recovery"), "benched": N_("Bench, not back in this Test"),
    "dazed": N_("dazed"), "down": N_("down"),
}
ASKS: dict[str, Callable[[State, Choice], Ask]] = {
    "taunt": _direction(N_("{name}: which way must he look?"), N_("Tap a hex beside him."),
                        lambda s, choice: s.where[choice.target]),
    "bank": _direction(N_("{name}: where does the ball spring to?"), N_("Tap a hex beside the line."),
                       lambda s, choice: choice.target),
    "bank-distance": _bank_distance, "lead": _lead, "plough": _plough, "keg": _keg, "potion": _potion,
}
