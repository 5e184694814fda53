"""Elfball's action tray: the buttons of the selected player, of a Wizard, or of a coach without a selection."""

from collections.abc import Sequence

from fracas.faces.choices import FLIGHT, NO_ONE, TrayButton
from fracas.faces.elfball import move_options
from fracas.faces.elfball.chances import of_challenge, of_plain_dice
from fracas.faces.elfball.move_options import DASH
from fracas.games.elfball import state as st
from fracas.games.elfball.abilities.momentum_moves import MOMENTUM, SHAMBLE
from fracas.games.elfball.abilities.out_of_sequence import QUICKLING, TAUNT
from fracas.games.elfball.counter_paths import means
from fracas.games.elfball.dash import sprint_need
from fracas.games.elfball.dice import MOST_DICE
from fracas.games.elfball.standing import NEVER, stand_cost
from fracas.games.elfball.state import State
from fracas.games.elfball.support.potions import potions_left
from fracas.games.elfball.support.wizard import INFERNO, SHOCK, TRANSFORM
from fracas.games.elfball.words.names import ability_name
from fracas.games.elfball.words.rolls import TITLES
from fracas.kernel.ruleset import Action
from fracas.locale import _, ngettext, pgettext
from fracas.view.match.dice import percent

SPRINT, FACE = "sprint", "face"
SPELLS = {SHOCK: "tackle", TRANSFORM: "undo", INFERNO: "dice"}  # with their icons, in the order of the buttons


def tray_buttons(s: State, legal: Sequence[Action], who: int, mode: str) -> tuple[TrayButton, ...]:
    """Return the buttons of the selected player, or those that need no player."""
    mine = [action for action in legal if len(action) > 1 and action[1] == who]
    kinds = {action[0] for action in mine}
    if mode == DASH:
        return _counters(s, [action for action in mine if action[0] == DASH])
    if who in st.WIZARDS:
        return tuple(TrayButton(_(TITLES[spell]), icon, None, spell, off="" if spell in kinds else _("not now"))
                     for spell, icon in SPELLS.items())
    if s.advanced.window:
        return _before_the_action(s, mine, who)
    if who == NO_ONE:
        words = {"start": (_("Roll for set-up"), "dice"), "pass": (pgettext("turn", "Pass"), "flag")}
        return tuple(TrayButton(*words[action[0]], action, is_main=True) for action in legal if action[0] in words)
    if s.phase == st.TURN and s.acting not in (NO_ONE, who):  # called by Swarm
        return (_face(kinds),)
    if s.where[who] < 0:
        return tuple(_support(s, who, kinds))
    end = TrayButton(_("End"), "end", ("end", who), note="" if s.acting == who else _("do nothing"))
    if s.stance[who] != st.STANDING:
        return (_stand(s, who, kinds), *_support(s, who, kinds), end)
    throw_off = _("no ball") if s.holder != who else _("not now")
    return (
        TrayButton(_("Shove"), "shove", None, move_options.SHOVE, off="" if "shove" in kinds else _("nobody beside")),
        *_declared(s, who, kinds),
        TrayButton(_("Throw"), "throw", None, FLIGHT, off="" if "throw" in kinds else throw_off),
        _face(kinds), *_dash(s, who, kinds), *_support(s, who, kinds), end,
    )


def _stand(s: State, who: int, kinds: set[str]) -> TrayButton:
    cost = stand_cost(s, who)
    if cost == NEVER:
        return TrayButton(_("Stand up"), "up", ("stand", who), off=_("another player stood up this turn"))
    off = "" if "stand" in kinds else _("needs {n} Jog").format(n=cost)
    return TrayButton(_("Stand up"), "up", ("stand", who), note=_("{n} Jog").format(n=cost), is_main=True, off=off)


def _face(kinds: set[str]) -> TrayButton:
    return TrayButton(_("Face"), "turn", None, move_options.FACING, off="" if FACE in kinds else _("just turned"))


def _declared(s: State, who: int, kinds: set[str]) -> list[TrayButton]:
    """Return the buttons of declared attacks, and of a Sprinter's Dash."""
    shown = []
    for kind in move_options.DECLARED:
        if st.has(s, who, kind) and s.phase != st.FREE:
            is_able = kind in kinds or (not s.attacks and kind in dict(move_options.distant_attacks(s, who)))
            off = "" if is_able else _("nobody to attack") if not s.attacks else _("already attacked")
            icon = "tackle" if kind == move_options.CUTBLOCK else "hand"
            shown.append(TrayButton(ability_name(kind), icon, None, kind, off=off))
    if SPRINT in kinds:
        chance = of_challenge(s, who, DASH, min(MOST_DICE, st.profile(s, who).jog), sprint_need(s).value)
        shown.append(TrayButton(ability_name("sprinter"), "dash", (SPRINT, who), note=percent(chance)))
    return shown


def _dash(s: State, who: int, kinds: set[str]) -> tuple[TrayButton, ...]:
    if s.phase == st.FREE or (DASH not in kinds and SPRINT in kinds):
        return ()
    if DASH in kinds:
        return (TrayButton(_("Dash"), "dash", None, DASH),)
    has_counters = s.momentum and s.acting in (NO_ONE, who)
    return (TrayButton(_("Dash"), "dash", off=_("not now") if has_counters else _("no Momentum")),)


def _counters(s: State, dashes: Sequence[Action]) -> tuple[TrayButton, ...]:
    """Return one button per possible number of counters for a Dash, each with its chance."""
    return (*(
        TrayButton(ngettext("{n} die", "{n} dice", n).format(n=n), "dash", (DASH, who, n),
                   note=percent(of_challenge(s, who, DASH, n, 1)), is_main=n == 2)
        for _kind, who, n in dashes
    ), TrayButton(_("Dash"), "dash", None, DASH))


def _support(s: State, who: int, kinds: set[str]) -> list[TrayButton]:
    """Return the buttons of team support, and of hexes paid with counters."""
    found = []
    if "cheer" in kinds:
        left = s.support[s.side].cheerleaders - s.advanced.cheers[s.side]
        note = ngettext("{n} Cheerleader", "{n} Cheerleaders", left).format(n=left)
        found.append(TrayButton(_("Cheer"), "sound", ("cheer", who), note=note))
    if "potion" in kinds:
        left = potions_left(s, s.side)
        found.append(TrayButton(_("Potion"), "plus", ("potion", who), note=ngettext(
            "{n} left", "{n} left", left).format(n=left)))
    if kinds & {MOMENTUM, SHAMBLE} and (pay := means(s, who)):
        note = ngettext("{n} Momentum a pace", "{n} Momentum a pace", pay.price).format(n=pay.price)
        label = ability_name(SHAMBLE) if pay.kind == SHAMBLE else _("Paid pace")
        found.append(TrayButton(label, "move", None, move_options.COUNTERS, note))
    return found


def _before_the_action(s: State, mine: Sequence[Action], who: int) -> tuple[TrayButton, ...]:
    """Return the buttons before the turn's action, when abilities out of sequence may be used."""
    found = []
    if (QUICKLING, who) in mine:
        found.append(TrayButton(_("Double Momentum"), "dash", (QUICKLING, who), note=_("then he must act")))
    for dice in sorted({action[3] for action in mine if action[0] == TAUNT}):
        label = ngettext("Taunt: {n} die", "Taunt: {n} dice", dice).format(n=dice)
        found.append(TrayButton(label, "ear", None, f"{TAUNT}-{dice}", percent(of_plain_dice(s, dice, 1))))
    if any(action[0] == FACE for action in mine):
        found.append(TrayButton(_("Face"), "turn", None, move_options.FACING))
    return (*found, TrayButton(_("Go on"), "play", ("go",), note=_("with your turn"), is_main=not found))
