"""Elfball's abilities of dice and fighting on the page: their buttons, targets, questions and words."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from fracas.faces.elfball import pieces as drawing
from fracas.faces.face import Ask, AskedDie, Command, Reply
from fracas.games.elfball.abilities import has
from fracas.games.elfball.ability_dice import replacer
from fracas.games.elfball.clipping import DODGE, KINDS, MIGHT, clip_dice, clip_need
from fracas.games.elfball.dash import sprint_need
from fracas.games.elfball.dice import BLANK, FLOP, HIT, MOST_DICE, STAR, net_of
from fracas.games.elfball.injury import LIE, TAKE
from fracas.games.elfball.odds.pool import chance
from fracas.games.elfball.state import FREE, STANDING, TEAM_SLOTS, State, profile, side_of
from fracas.games.elfball.tackle import is_weaker, tackle_need
from fracas.games.elfball.words.names import ability_name
from fracas.games.elfball.words.results import INJURIES
from fracas.games.elfball.words.rolls import roll_name
from fracas.kernel.table import Choice
from fracas.locale import N_, _, ngettext
from fracas.view.dice import Face, percent

TACKLE, STEAL, CUTBLOCK, SPRINT = "tackle", "steal", "cutblock", "sprint"
DECLARED = (STEAL, CUTBLOCK)  # attacks with a button and a mode of their own

# Outcome of the odds -> words and tone, worst first.
OUTCOMES = {
    "steal:flop": (N_("you fall"), "flop"), "clip:failed": (N_("stopped"), "fail"),
    "steal:nothing": (N_("nothing"), "fail"), "steal:loose": (N_("the ball is loose"), "s1"),
    "steal:taken": (N_("has the ball"), "s3"),
}
# Roll -> the verb of a slip and the sentence.
ROLLS = {
    "steal": (N_("steals from"), N_("{who} goes for the ball of {whom}")),
    "clip-might": (N_("gets past"), N_("{who} pushes past {whom}")),
    "clip-dodge": (N_("gets past"), N_("{who} slips past {whom}")),
}
HINTS = {
    STEAL: (N_("Steal from whom?"), N_("Tap the marked ball holder.")),
    CUTBLOCK: (N_("Cut down whom?"), N_("Tap a marked opponent; he runs up and goes down with him.")),
}


# -- the action tray and the board -------------------------------------------------------------------------------


def commands(s: State, kinds: set[str], who: int) -> tuple[Command, ...]:
    """Return the buttons of declared attacks and of a Sprinter's Dash.

    Args: kinds - of the actions he may play now.
    """
    shown = []
    for kind in DECLARED:
        if has(s, who, kind) and s.phase != FREE:
            able = kind in kinds or any(attack == kind for attack, _target in attacks(s, who))
            off = "" if able else _("nobody to attack") if not s.attacks else _("already attacked")
            shown.append(Command(ability_name(kind), "tackle" if kind == CUTBLOCK else "hand", None, kind, off=off))
    if SPRINT in kinds:
        need, dice = sprint_need(s).value, min(MOST_DICE, profile(s, who).jog)
        is_steady = bool(replacer(s, who, "dash"))
        note = percent(chance(dice, need, simple=s.options.simple_star, ability=is_steady))
        shown.append(Command(ability_name("sprinter"), "dash", (SPRINT, who), note=note))
    return tuple(shown)


def attacks(s: State, who: int) -> list[tuple[str, int]]:
    """List the attacks a player might run up to, as kind and target."""
    if s.attacks or not profile(s, who).abilities:
        return [(TACKLE, q) for q in drawing.standing_opponents(s, who)]
    found = []
    for q in TEAM_SLOTS[1 - side_of(who)]:
        if s.where[q] < 0:
            continue
        stands = s.stance[q] == STANDING
        if stands or has(s, who, "cheapshot"):
            found.append((TACKLE, q))
        if stands and has(s, who, STEAL) and s.holder == q:
            found.append((STEAL, q))
        if stands and has(s, who, CUTBLOCK) and is_weaker(s, who, q):
            found.append((CUTBLOCK, q))
    return found


# -- questions ---------------------------------------------------------------------------------------------------


def replace(s: State, choice: Choice) -> Ask:
    """Ask for the die that an ability replaces."""
    kind, need, faces, _fixed, key = choice.facts
    assert isinstance(faces, tuple) and isinstance(need, int)
    simple, ability = s.options.simple_star, ability_name(str(key))
    net = net_of(faces, simple)
    wanted = need or net + 1

    def after(face: int) -> Fraction:
        """Return the chance of what is needed, or of more than now, once a die of this face has been rolled again."""
        return chance(1, wanted - net + net_of((face,), simple), simple=simple)

    chances = {face: after(face) for face in (FLOP, BLANK, STAR, HIT) if face in choice.options}
    dice = tuple(AskedDie(Face("challenge", face), face, chances[face]) for face in faces)
    short = need - net
    note = ngettext("{n} short", "{n} short", short).format(n=short) if short > 0 else _("enough") if need else ""
    words = _("{ability} rolls one die again, once per action; the new face stands. The figure is the chance to pass.")
    if not need:
        words = _("{ability} rolls one die again, once per action; the new face stands. "
                  "The figure is the chance of a better result.")
    replies = [Reply("keep", _("Keep"), _("as it is"), is_main=bool(need) and short <= 0)]
    replies += [Reply(face, _("Use {ability}").format(ability=ability), _("1 die"), chance=value)
                for face, value in chances.items()]
    title = _("{roll}: {state}").format(roll=roll_name(s, str(kind)), state=_state(net, need))
    return Ask(title, words.format(ability=ability), tuple(replies), note, dice)


def _state(net: int, need: int) -> str:
    if net < 0:
        return _("flop")
    return _("{net} net, needs {need}").format(net=net, need=need) if need else _("{n} net").format(n=net)


def pummel(s: State, choice: Choice) -> Ask:
    """Ask how many dice a Pummeller gives up."""
    dice, simple = int(str(choice.facts[0])), s.options.simple_star
    need = tackle_need(s, choice.who, choice.target).value
    replies = tuple(
        Reply(option, fewer_dice(int(option)), is_main=option == 0, chance=chance(
            dice - int(option), need, simple=simple, ability=bool(replacer(s, choice.who, TACKLE)),
        ))
        for option in choice.options
    )
    title = _("{name}: pummel {target}?").format(
        name=drawing.player_name(s, choice.who), target=drawing.player_name(s, choice.target))
    return Ask(title, _("Each die given up takes a success from his injury roll. The figure is the chance to hit."),
               replies)


def fewer_dice(dice: int) -> str:
    """Return in words how many dice a Pummeller gives up."""
    return ngettext("{n} die fewer", "{n} dice fewer", dice).format(n=dice) if dice else _("all dice")


def clip(s: State, choice: Choice) -> Ask:
    """Ask with which dice a player gets past a Clipper."""
    p, here, simple = choice.who, s.where[choice.who], s.options.simple_star
    chances = {
        name: chance(clip_dice(s, p, name), clip_need(s, p, here, choice.target, name).value, simple=simple,
                     ability=bool(replacer(s, p, KINDS[name])))
        for name in (MIGHT, DODGE)
    }
    replies = tuple(
        Reply(name, label, chance=chances[name], is_main=chances[name] == max(chances.values()))
        for name, label in ((MIGHT, _("With Might")), (DODGE, _("With Dodge")))
    )
    title = _("{name} must get past {target} first").format(
        name=drawing.player_name(s, p), target=drawing.player_name(s, choice.target))
    return Ask(title, _("Clipping: then comes the Disengage."), replies)


def rugged(s: State, choice: Choice) -> Ask:
    """Ask whether a Rugged player treats his injury as Down."""
    result = _(INJURIES[str(choice.facts[0])]).format(who=drawing.player_name(s, choice.who))
    return Ask(result, _("He is Rugged and may just go down."), (
        Reply(LIE, _("Go down"), is_main=True), Reply(TAKE, _("As rolled")),
    ))


ASKS: dict[str, Callable[[State, Choice], Ask]] = {
    "ability": replace, "pummel": pummel, "clip": clip, "rugged": rugged,
}
