"""Prompts of Elfball's questions about dice: re-rolls, dice given up, the attribute rolled with."""

from fractions import Fraction
from typing import cast

from fracas.faces.choices import AnswerChoice, QuestionDie, QuestionPrompt
from fracas.faces.elfball.chances import of_challenge, of_plain_dice
from fracas.faces.elfball.pieces import player_name
from fracas.faces.elfball.roll_consequences import consequence_text
from fracas.games.elfball.abilities.clipping import DODGE, KINDS, MIGHT, clip_dice, clip_need
from fracas.games.elfball.dice import BLANK, FLOP, HIT, STAR, net_of
from fracas.games.elfball.momentum import KEEP
from fracas.games.elfball.state import State, side_of
from fracas.games.elfball.tackle import tackle_need
from fracas.games.elfball.words.names import ability_name
from fracas.games.elfball.words.rolls import roll_name
from fracas.kernel.table import Choice
from fracas.locale import _, ngettext
from fracas.view.match.dice import DieFace

Faces = tuple[int, ...]


def momentum(s: State, choice: Choice) -> QuestionPrompt:
    """Return the prompt for a re-roll by a counter, of an own die or of an opponent's."""
    _kind, need, open_dice, fixed = cast(tuple[str, int, Faces, Faces], choice.facts)
    is_own = side_of(choice.who) == choice.coach
    chances = {face: chance if is_own else 1 - chance
               for face, chance in _after_one_more(s, choice, (*open_dice, *fixed), need).items()}
    label = _("Re-roll 1 die") if is_own else _("Make {name} re-roll").format(name=player_name(s, choice.who))
    words = _("Each die costs 1 Momentum. You have {n}.")
    note = _("1 Momentum of {n}").format(n=s.momentum)
    return _one_die(s, choice, chances, words.format(n=s.momentum), tuple(
        AnswerChoice(face, label, note, chance=chance) for face, chance in chances.items()))


def replacement(s: State, choice: Choice) -> QuestionPrompt:
    """Return the prompt for a re-roll by an ability."""
    _kind, need, open_dice, _fixed, key = cast(tuple[str, int, Faces, Faces, str], choice.facts)
    wanted = need or net_of(open_dice, s.options.simple_star) + 1
    chances = _after_one_more(s, choice, open_dice, wanted)
    words = _("{ability}: re-roll one die, once per action.")
    ability = ability_name(key)
    label = _("Use {ability}").format(ability=ability)
    return _one_die(s, choice, chances, words.format(ability=ability), tuple(
        AnswerChoice(face, label, _("1 die"), chance=chance) for face, chance in chances.items()))


def _after_one_more(s: State, choice: Choice, faces: Faces, wanted: int) -> dict[int, Fraction]:
    """Return the chance of a net result after the re-roll of one die, by the face of that die."""
    short = wanted - net_of(faces, s.options.simple_star)
    return {face: of_plain_dice(s, 1, short + net_of((face,), s.options.simple_star))
            for face in (FLOP, BLANK, STAR, HIT) if face in choice.options}


def _one_die(
    s: State, choice: Choice, chances: dict[int, Fraction], words: str, replies: tuple[AnswerChoice, ...],
) -> QuestionPrompt:
    """Return the prompt for a re-roll of one of the dice shown."""
    kind, need, open_dice, fixed = cast(tuple[str, int, Faces, Faces], choice.facts[:4])
    net = net_of((*open_dice, *fixed), s.options.simple_star)
    dice = (*(QuestionDie(DieFace("challenge", face), face, chances.get(face)) for face in open_dice),
            *(QuestionDie(DieFace("challenge", face), is_new=True) for face in fixed))
    state = _("flop") if net < 0 else _("{net}, needs {need}").format(net=net, need=need) if need else _(
        "total {n}").format(n=net)
    short = need - net
    note = ngettext("{n} short", "{n} short", short).format(n=short) if short > 0 else _("enough") if need else ""
    is_own = side_of(choice.who) == choice.coach
    is_counter = choice.kind == "momentum"  # not asked where nothing is needed; an ability costs nothing
    is_enough = short <= 0 and is_own and (need > 0 or is_counter)
    title = (_("{name}, {roll}: {state}") if is_own else _("{name}, {roll}: {state}. Force a re-roll?")).format(
        name=player_name(s, choice.who), roll=roll_name(s, kind), state=state)
    if short > 0 or not need or not is_own:
        words = " ".join(filter(None, (consequence_text(s, kind, choice.who, choice.coach), words)))
    keep = AnswerChoice(KEEP, _("Keep"), _("keep this roll"), is_main=is_enough)
    return QuestionPrompt(title, words, (keep, *replies), note, dice)


def pummel(s: State, choice: Choice) -> QuestionPrompt:
    """Return the prompt for the number of dice a Pummeller gives up."""
    p, (dice,) = choice.who, cast(tuple[int], choice.facts)
    need = tackle_need(s, p, choice.target).value
    replies = tuple(
        AnswerChoice(option, ngettext("{n} die fewer", "{n} dice fewer", int(option)).format(n=option) if option else
                     _("all dice"), is_main=option == 0,
                     chance=of_challenge(s, p, "tackle", dice - int(option), need))
        for option in choice.options
    )
    title = _("{name}: pummel {target}?").format(name=player_name(s, p), target=player_name(s, choice.target))
    words = _("Each die you give up takes a success from his injury roll. The figure is your chance to hit.")
    return QuestionPrompt(title, words, replies)


def clip(s: State, choice: Choice) -> QuestionPrompt:
    """Return the prompt for the attribute against a Clipper."""
    p, here = choice.who, s.where[choice.who]
    chances = {
        name: of_challenge(s, p, KINDS[name], clip_dice(s, p, name), clip_need(s, p, here, choice.target, name).value)
        for name in (MIGHT, DODGE)
    }
    replies = tuple(
        AnswerChoice(name, label, chance=chances[name], is_main=chances[name] == max(chances.values()))
        for name, label in ((MIGHT, _("With Might")), (DODGE, _("With Dodge")))
    )
    title = _("{name} must get past {target} first").format(
        name=player_name(s, p), target=player_name(s, choice.target))
    return QuestionPrompt(title, _("Clipping: then he tries to disengage."), replies)
