"""Elfball's questions, its action tray and its set-up, as they are put to a coach."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial

from fracas.faces.elfball import (
    abilities as elfball_abilities,
)
from fracas.faces.elfball import (
    momentum_moves as elfball_moves,
)
from fracas.faces.elfball import pieces as drawing
from fracas.faces.elfball import (
    wizard as elfball_wizard,
)
from fracas.faces.face import NO_ONE, Ask, AskedDie, Command, Reply, Setup, Stealer
from fracas.faces.prospect import set_up
from fracas.games.elfball.ability_dice import replacer
from fracas.games.elfball.ball import pick_up_need
from fracas.games.elfball.dice import BLANK, FLOP, HIT, STAR, net_of
from fracas.games.elfball.lines import Flight
from fracas.games.elfball.movement import turn_to
from fracas.games.elfball.odds.pool import chance
from fracas.games.elfball.ruleset import RULESET
from fracas.games.elfball.standing import stand_cost
from fracas.games.elfball.state import (
    FREE,
    STANDING,
    TURN,
    State,
    half_of,
    profile,
    side_of,
)
from fracas.games.elfball.throwing import intercept_need, interceptors, is_far, is_long, throw_need
from fracas.games.elfball.words.rolls import roll_name
from fracas.games.elfball.words.variant import arrow, compass, said
from fracas.kernel.drivers import Tape
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Choice, Option
from fracas.locale import N_, _, ngettext, pgettext
from fracas.view.dice import Face, percent

KEEP, NOBODY = "keep", "nobody"
DASH = "dash"  # mode in which the number of counters is chosen


# -- the action tray ---------------------------------------------------------------------------------------------


def commands(s: State, legal: Sequence[Action], who: int, mode: str) -> tuple[Command, ...]:
    """Return the action tray of the selected player; without one only what needs none."""
    if mode == DASH:
        return _counters(s, [action for action in legal if action[0] == "dash" and action[1] == who])
    if elfball_wizard.is_wizard(who):
        return elfball_wizard.commands(legal, who)
    mine = [action for action in legal if len(action) > 1 and action[1] == who]
    kinds = {action[0] for action in mine}
    if s.advanced.window:
        return elfball_moves.window_commands(s, legal, who)
    if who >= 0 and s.phase == TURN and s.acting not in (NO_ONE, who):
        return elfball_moves.aside_commands(mine)
    more = elfball_moves.commands(s, mine, who, mode)
    if who < 0:
        words = {"start": (_("Roll for set-up"), "dice"), "pass": (pgettext("turn", "Pass"), "flag")}
        return tuple(Command(*words[action[0]], action, is_main=True) for action in legal if action[0] in words)
    if s.where[who] < 0:
        return more
    if s.stance[who] != STANDING:
        return (_stand(s, who, kinds), *more, _end(who, s))
    momentum = s.momentum if s.acting == who or s.acting < 0 else 0
    return (
        Command(_("Shove"), "shove", None, "shove", off="" if "shove" in kinds else _("nobody beside")),
        *elfball_abilities.commands(s, kinds, who),
        Command(_("Throw"), "throw", None, "throw", off="" if "throw" in kinds else _throw_off(s, who)),
        Command(_("Face"), "turn", None, "face", off="" if "face" in kinds else _("just turned")),
        *_dash(s, who, kinds, momentum),
        *more,
        _end(who, s),
    )


def _stand(s: State, who: int, kinds: set[str]) -> Command:
    cost = stand_cost(s, who)
    note = _("{n} Jog").format(n=cost)
    return Command(_("Stand up"), "up", ("stand", who), note=note, is_main=True,
                   off="" if "stand" in kinds else _("needs {n} Jog").format(n=cost))


def _throw_off(s: State, who: int) -> str:
    return _("no ball") if s.holder != who else _("not now")


def _dash(s: State, who: int, kinds: set[str], momentum: int) -> tuple[Command, ...]:
    if s.phase == FREE or ("dash" not in kinds and "sprint" in kinds):
        return ()
    if "dash" not in kinds:
        return (Command(_("Dash"), "dash", off=_("no Momentum") if not momentum else _("not now")),)
    return (Command(_("Dash"), "dash", None, DASH),)


def _counters(s: State, dashes: Sequence[Action]) -> tuple[Command, ...]:
    """Return one button per number of counters a Dash can be paid with, each with its chance."""
    simple = s.options.simple_star
    return (*(
        Command(ngettext("{n} die", "{n} dice", action[2]).format(n=action[2]), "dash", action,
                note=percent(chance(action[2], 1, simple=simple, ability=bool(replacer(s, action[1], "dash")))),
                is_main=action[2] == 2)
        for action in dashes
    ), Command(_("Dash"), "dash", None, DASH))


def _end(who: int, s: State) -> Command:
    return Command(_("End"), "end", ("end", who), note="" if s.acting == who else _("do nothing"))


# -- set-up ------------------------------------------------------------------------------------------------------


def setup(s: State, legal: Sequence[Action]) -> Setup:
    """Return what is to be set up."""
    waiting = tuple(sorted({action[1] for action in legal if action[0] == "place"}))
    done = ("ready",) if ("ready",) in legal else None
    team = drawing.team_name(s, s.side)
    text = said(s, N_(
        "One player in the centre circle, one Guardian, up to two in each Rover circle. Tap a player, then a hex."))
    return Setup(_("{team}: set up").format(team=team), text, waiting, partial(formation, s), done, _("not complete"))


def formation(s: State) -> tuple[Action, ...]:
    """Return the usual line-up of those still on the Bench: the strongest runner in the middle, a Guardian, the rest
    as Rovers close to the centre.
    """
    return set_up(RULESET, s, "place", _usual_place)


def _usual_place(s: State, placement: Action) -> tuple[int, ...]:
    """Return the rank of a placement: first by the cell, then by the player who is best there.

    Rule: Elfball 5 (3).
    """
    _kind, p, cell = placement
    field, half, who = s.book.field, half_of(s, s.side), profile(s, p)
    if cell in field.face_off[half]:
        return 0, 0, 0, 0, field.face_off[half].index(cell), -who.might - who.skill, p
    if cell == field.guardian[half]:
        return 1, 0, 0, 0, 0, -who.tackle - who.grit, p
    number = next(n for n, circle in enumerate(field.rover[half]) if cell in circle)
    circle = field.rover[half][number]
    taken, far = len({*s.where} & {*circle}), field.distance(cell, field.looked_at[half])
    return 2, taken, number, far, circle.index(cell), -who.jog - who.skill - who.tackle, p


def pick_up_chance(s: State, p: int) -> Fraction:
    """Return the chance of a player to pick up the ball where it lies."""
    return chance(profile(s, p).skill, pick_up_need(s, p, s.ball).value, simple=s.options.simple_star,
                  ability=bool(replacer(s, p, "pick-up")))


def reach_of(s: State, p: int, cell: int) -> tuple[bool, bool]:
    """Return whether a throw to a cell is a long one, and whether it goes beyond half of its range."""
    hexes = s.book.field.distance(s.where[p], cell)
    return is_long(hexes), is_far(hexes)


def throw_chances(s: State, p: int, cells: Sequence[int]) -> dict[tuple[bool, bool], Fraction]:
    """Return the chance of a throw to reach one of these cells, by how far it goes."""
    found: dict[tuple[bool, bool], Fraction] = {}
    for cell in cells:
        reach = reach_of(s, p, cell)
        if reach not in found:
            need = throw_need(s, p, s.where[p], cell).value
            found[reach] = chance(profile(s, p).skill, need, simple=s.options.simple_star,
                                  ability=bool(replacer(s, p, "throw")))
    return found


def flight_to(s: State, p: int, cell: int) -> Flight:
    """Return the first leg of a throw that goes where it is aimed."""
    field = s.book.field
    found: Flight = s.book.fly(s, s.where[p], field.flight_path(s.where[p], field.points[cell]), 0)
    return found


def stealers(s: State, p: int, cell: int) -> tuple[Stealer, ...]:
    """Return who could intercept a throw on its way to where it is aimed; the thrower has turned to it by then.

    Rule: Elfball 13.1 to 13.3: up to the line that stops it.
    """
    table = Tape(s.copy(), [])
    turn_to(table, p, cell)
    flight = flight_to(s, p, cell)
    return tuple(Stealer(q, steal_chance(table.state, q)) for q in interceptors(table.state, p, [flight]))


def steal_chance(s: State, p: int) -> Fraction:
    """Return the chance of a player who tries to intercept."""
    return chance(profile(s, p).skill, intercept_need(s, p).value, simple=s.options.simple_star,
                  ability=bool(replacer(s, p, "intercept")))


# -- questions ---------------------------------------------------------------------------------------------------


def _name(s: State, p: int) -> str:
    return drawing.player_name(s, p)


def _momentum(s: State, choice: Choice) -> Ask:
    kind, need, open_dice, fixed = choice.facts
    assert isinstance(open_dice, tuple) and isinstance(fixed, tuple) and isinstance(need, int)
    simple = s.options.simple_star
    is_own = side_of(choice.who) == choice.coach
    net = net_of((*open_dice, *fixed), simple)

    def after(face: int) -> Fraction:
        """Return the chance of what this coach wants once one die of this face has been rolled again."""
        left = net - net_of((face,), simple)
        passed = chance(1, need - left, simple=simple)
        return passed if is_own else 1 - passed

    chances = {face: after(face) for face in (FLOP, BLANK, STAR, HIT) if face in choice.options}
    dice = (*(AskedDie(Face("challenge", face), face, chances.get(face)) for face in open_dice),
            *(AskedDie(Face("challenge", face), is_new=True) for face in fixed))
    verb = roll_name(s, str(kind))
    if net < 0:
        state = _("flop")
    else:
        state = _("{net} net, needs {need}").format(net=net, need=need)
    short = need - net
    note = ngettext("{n} short", "{n} short", short).format(n=short) if short > 0 else _("enough")
    words = _("A die costs 1 of your {n} Momentum, once each; the new face stands. The figure is the chance after it.")
    replies = [Reply(KEEP, _("Keep"), _("as it is"), is_main=is_own and short <= 0)]
    for face, value in chances.items():
        label = _("Re-roll 1 die") if is_own else _("Make them re-roll")
        replies.append(Reply(face, label, _("1 of {n} Momentum").format(n=s.momentum), chance=value))
    title = _("{roll}: {state}").format(roll=verb, state=state)
    return Ask(title, words.format(n=s.momentum), tuple(replies), note, dice)


def _catch(s: State, choice: Choice) -> Ask:
    name = _name(s, choice.who)
    text = "" if choice.facts else _("The ball comes to him.")
    return Ask(_("{name}: catch the ball?").format(name=name), text, (
        Reply("catch", _("Catch"), _("certain") if choice.facts else "", is_main=True),
        Reply("decline", _("Let it bounce")),
    ))


def _face(s: State, choice: Choice) -> Ask:
    here = s.where[choice.who]
    replies = []
    for option in choice.options:
        assert isinstance(option, int)
        cell = s.book.field.neighbours[here][option] if here >= 0 else -1
        is_now = choice.facts[:1] == (option,)
        replies.append(Reply(option, _("Keep") if is_now else arrow(s, option), "", cell, drawing.angle(s, option),
                             is_main=is_now, name=compass(s, option)))
    title = _("{name}: which way does he look?").format(name=_name(s, choice.who))
    return Ask(title, said(s, N_("Tap a hex beside him.")), tuple(replies))


def _intercept(s: State, choice: Choice) -> Ask:
    replies = [Reply(NOBODY, _("Nobody"))]
    for option in choice.options:
        if option != NOBODY:
            p = int(option)
            replies.append(Reply(p, _name(s, p), "", s.where[p], -1, steal_chance(s, p)))
    return Ask(_("Who tries to intercept?"), _("One player in the band may try."), tuple(replies))


def _simple(title: str, text: str, *labels: tuple[Option, str, str]) -> Callable[[State, Choice], Ask]:
    """Return the words of a question with fixed options; the first is the usual one."""
    def made(s: State, choice: Choice) -> Ask:
        name = _name(s, choice.who) if choice.who >= 0 else drawing.team_name(s, choice.coach)
        replies = tuple(Reply(option, said(s, label), _(note), is_main=place == 0)
                        for place, (option, label, note) in enumerate(labels))
        return Ask(_(title).format(name=name), _(text), replies)
    return made


def _half(s: State, choice: Choice) -> Ask:
    labels = ((N_("South goal"), N_("below")), (N_("North goal"), N_("above")))
    title = _("{name}: which goal do you defend?").format(name=drawing.team_name(s, choice.coach))
    return Ask(title, _("For the whole match."), tuple(
        Reply(option, said(s, label), said(s, note), is_main=place == 0)
        for place, (option, (label, note)) in enumerate(zip(choice.options, labels, strict=True))))


def _move_to(s: State, choice: Choice) -> Ask:
    names = s.book.field.names
    return Ask(_("{name}: where to?").format(name=_name(s, choice.who)), said(s, N_("Tap a marked hex.")), tuple(
        Reply(int(option), names[int(option)], "", int(option)) for option in choice.options))


ASKS: dict[str, Callable[[State, Choice], Ask]] = {
    **elfball_abilities.ASKS,
    **elfball_moves.ASKS,
    **elfball_wizard.ASKS,
    "momentum": _momentum, "catch": _catch, "face": _face, "intercept": _intercept, "move-to": _move_to,
    "half": _half,
    "follow": _simple(N_("{name} got through. Tackle now?"), "",
                      ("tackle", N_("Tackle"), ""), ("stop", N_("Leave it"), "")),
    "extra-die": _simple(N_("{name}: which roll gets the extra die?"), "",
                         ("tackle", N_("Tackle"), ""), ("impact", N_("Impact"), "")),
    "dash": _simple(N_("{name} dashes. What for?"), N_("The action ends after it."),
                    ("hex", N_("One more hex"), ""), ("challenge", N_("One challenge"), N_("with one more die"))),
    "prize": _simple(N_("{name} wins the face-off."), "",
                     ("ball", N_("Take the ball"), ""), ("knock", N_("Knock him down"), "")),
}
