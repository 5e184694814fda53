"""Prompts of Elfball's questions: one row a kind."""

from collections.abc import Callable
from typing import cast

from fracas.faces.choices import AnswerChoice, QuestionPrompt
from fracas.faces.elfball import dice_questions
from fracas.faces.elfball.chances import of_steal
from fracas.faces.elfball.labels import surroundings
from fracas.faces.elfball.pieces import angle, player_name
from fracas.games.elfball.abilities.listed import ADVANCED, BASIC, BY_KEY
from fracas.games.elfball.injury import LIE, TAKE
from fracas.games.elfball.shove import FOLLOW, STAY
from fracas.games.elfball.state import State
from fracas.games.elfball.support.team_support import KEEP, TAP
from fracas.games.elfball.throwing.throw import NOBODY, STOP
from fracas.games.elfball.words.names import ability_name, attribute_name, team_name
from fracas.games.elfball.words.results import INJURIES
from fracas.games.elfball.words.variant import arrow, compass, variant_text
from fracas.kernel.table import Choice, Option
from fracas.locale import N_, _, ngettext, pgettext

Asker = Callable[[State, Choice], QuestionPrompt]

CHANGES = {"as-rolled": N_("as rolled"), "shorter": N_("one less"), "further": N_("one further")}
FLOWN = {"as-rolled": 0, "shorter": -1, "further": 1}
LEVELS = {BASIC: N_("Basic"), ADVANCED: N_("Advanced")}
RESULTS = {
    "infirmary": N_("Infirmary"), "recovery": N_("Recovery"), "benched": N_("Bench, not back in this Test"),
    "dazed": N_("dazed"), "down": N_("down"),
}


def _of_options(title: str, words: str, *labels: tuple[Option, str, str]) -> Asker:
    """Return the asker of a question with fixed options, the usual one first."""
    def ask(s: State, choice: Choice) -> QuestionPrompt:
        name = player_name(s, choice.who) if choice.who >= 0 else team_name(s, choice.coach)
        replies = tuple(AnswerChoice(option, variant_text(s, label), _(note), is_main=place == 0)
                        for place, (option, label, note) in enumerate(labels))
        return QuestionPrompt(_(title).format(name=name), _(words), replies)
    return ask


def _of_directions(
    title: str, words: str, near: Callable[[State, Choice], int], label: Callable[[State, int], str] = compass,
) -> Asker:
    """Return the asker of a question for a direction: the hexes round a cell, the current direction as main answer."""
    def ask(s: State, choice: Choice) -> QuestionPrompt:
        here, replies = near(s, choice), []
        for direction in map(int, choice.options):
            cell = s.book.field.neighbours[here][direction] if here >= 0 else -1
            is_now = choice.facts[:1] == (direction,)
            replies.append(AnswerChoice(direction, _("Keep") if is_now else label(s, direction), "", cell,
                                        angle(s, direction), is_main=is_now, name=compass(s, direction)))
        who = choice.target if choice.kind == "taunt" else choice.who
        return QuestionPrompt(_(title).format(name=player_name(s, who)), variant_text(s, words), tuple(replies))
    return ask


def _cells(s: State, choice: Choice) -> tuple[AnswerChoice, ...]:
    """Return the cells that answer a question, each with its surroundings."""
    names = s.book.field.names
    return tuple(AnswerChoice(cell, _("To {cell}").format(cell=names[cell]), surroundings(s, cell, choice.who), cell)
                 for cell in choice.options if isinstance(cell, int))


def _half(s: State, choice: Choice) -> QuestionPrompt:
    labels = ((N_("South goal"), N_("below")), (N_("North goal"), N_("above")))
    title = _("{name}: which goal do you defend?").format(name=team_name(s, choice.coach))
    return QuestionPrompt(title, _("You keep it for the whole match."), tuple(
        AnswerChoice(option, variant_text(s, label), variant_text(s, note), is_main=place == 0)
        for place, (option, (label, note)) in enumerate(zip(choice.options, labels, strict=True))))


def _move_to(s: State, choice: Choice) -> QuestionPrompt:
    title = _("{name}: where to?").format(name=player_name(s, choice.who))
    return QuestionPrompt(title, variant_text(s, N_("Tap a lit hex.")), _cells(s, choice))


def _catch(s: State, choice: Choice) -> QuestionPrompt:
    is_certain = bool(choice.facts)
    words = "" if is_certain else _("The ball comes to him.")
    return QuestionPrompt(_("{name}: catch the ball?").format(name=player_name(s, choice.who)), words, (
        AnswerChoice("catch", _("Catch"), _("certain") if is_certain else "", is_main=True),
        AnswerChoice("decline", _("Let it bounce")),
    ))


def _intercept(s: State, choice: Choice) -> QuestionPrompt:
    able = (p for p in choice.options if isinstance(p, int))
    return QuestionPrompt(_("Who tries to intercept?"), _("One player in the band may try."), (
        AnswerChoice(NOBODY, _("Nobody")),
        *(AnswerChoice(p, player_name(s, p), "", s.where[p], -1, of_steal(s, p)) for p in able),
    ))


def _bank_distance(s: State, choice: Choice) -> QuestionPrompt:
    _rolled, hexes = cast(tuple[int, int], choice.facts)
    replies = tuple(
        AnswerChoice(option, _("Distance {n}").format(n=hexes + FLOWN[str(option)]), _(CHANGES[str(option)]),
                     is_main=option == "as-rolled")
        for option in choice.options
    )
    return QuestionPrompt(_("{name}: how far does the ball fly?").format(name=player_name(s, choice.who)), "", replies)


def _lead(s: State, choice: Choice) -> QuestionPrompt:
    title = _("{name} runs on: where to?").format(name=player_name(s, choice.who))
    words = _("Each pace costs 1 Momentum. You have {n}.").format(n=s.momentum)
    return QuestionPrompt(title, words, (AnswerChoice(STOP, _("Stop"), is_main=True), *_cells(s, choice)))


def _plough(s: State, choice: Choice) -> QuestionPrompt:
    title = variant_text(s, N_("{name}: follow into the hex?")).format(name=player_name(s, choice.who))
    note = _("1 Momentum of {n}").format(n=s.momentum)
    return QuestionPrompt(title, "", (AnswerChoice(STAY, pgettext("plough", "Stay"), is_main=True),
                                      AnswerChoice(FOLLOW, _("Follow"), note, choice.target)))


def _rugged(s: State, choice: Choice) -> QuestionPrompt:
    (result,) = cast(tuple[str], choice.facts)
    title = _(INJURIES[result]).format(who=player_name(s, choice.who))
    return QuestionPrompt(title, _("He is Rugged: he may just go down."), (
        AnswerChoice(LIE, _("Go down"), is_main=True), AnswerChoice(TAKE, _("As rolled")),
    ))


def _keg(s: State, choice: Choice) -> QuestionPrompt:
    side, (net,) = choice.coach, cast(tuple[int], choice.facts)
    left = s.support[side].kegs - s.advanced.kegs[side]
    words = _("His injury: {before}. With a Keg: {after}.").format(
        before=_(RESULTS[s.book.injuries[net]]), after=_(RESULTS[s.book.injuries[net + 1]]))
    note = ngettext("{n} left", "{n} left", left).format(n=left)
    return QuestionPrompt(_("{name}: a Keg of Zlurpee?").format(name=player_name(s, choice.who)), words, (
        AnswerChoice(TAP, _("Drink"), note, is_main=True), AnswerChoice(KEEP, _("No")),
    ))


def _potion(s: State, choice: Choice) -> QuestionPrompt:
    replies = tuple(
        AnswerChoice(key, _("{ability} ({level})").format(
            ability=ability_name(key), level=_(LEVELS[BY_KEY[key].level])))
        for key in map(str, choice.options)
    )
    title = _("{name}: which ability?").format(name=player_name(s, choice.who))
    return QuestionPrompt(title, _("For the rest of the match."), replies)


def _burns(s: State, choice: Choice) -> QuestionPrompt:
    replies = tuple(AnswerChoice(p, player_name(s, p), "", s.where[p]) for p in map(int, choice.options))
    return QuestionPrompt(_("Who gets away from the fire next?"), _("You choose the order. Tap a player."), replies)


def _lasting(s: State, choice: Choice) -> QuestionPrompt:
    title = _("{name} is hurt for good. Which attribute drops?").format(name=player_name(s, choice.who))
    return QuestionPrompt(title, _("It drops by 1 for good."), tuple(
        AnswerChoice(key, attribute_name(key)) for key in map(str, choice.options)))


QUESTIONS: dict[str, Asker] = {
    "half": _half,
    "prize": _of_options(N_("{name} wins the face-off."), "",
                         ("ball", N_("Take the ball"), ""), ("knock", N_("Knock him down"), "")),
    "move-to": _move_to,
    "face": _of_directions(N_("{name}: which way does he look?"), N_("Tap a hex beside him."),
                           lambda s, choice: s.where[choice.who], arrow),
    "momentum": dice_questions.momentum, "ability": dice_questions.replacement, "pummel": dice_questions.pummel,
    "clip": dice_questions.clip,
    "dash": _of_options(N_("{name} dashes. What for?"), N_("Then his action ends."),
                        ("hex", N_("One more hex"), ""), ("challenge", N_("One challenge"), N_("with one more die"))),
    "extra-die": _of_options(N_("{name}: which roll gets the extra die?"), "",
                             ("tackle", N_("Tackle"), ""), ("impact", N_("Impact"), "")),
    "follow": _of_options(N_("{name} is through. Tackle now?"), "",
                          ("tackle", N_("Tackle"), ""), ("stop", N_("Do not tackle"), "")),
    "plough": _plough, "catch": _catch, "intercept": _intercept,
    "bank": _of_directions(N_("{name}: where does the ball come back?"), N_("Tap a lit hex at the line."),
                           lambda s, choice: choice.target),
    "bank-distance": _bank_distance, "lead": _lead,
    "taunt": _of_directions(N_("{name}: which way must he look?"), N_("Tap a hex beside him."),
                            lambda s, choice: s.where[choice.target]),
    "rugged": _rugged, "keg": _keg, "potion": _potion, "burns": _burns, "lasting": _lasting,
}
