"""Prompts of Street Bowl's questions about dice: re-rolls and the choice of a block die."""

from fractions import Fraction

from fracas.faces.choices import AnswerChoice, QuestionDie, QuestionPrompt
from fracas.faces.street_bowl.chances import of_face
from fracas.faces.street_bowl.roll_consequences import consequence_text
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.blocking.block_dice import (
    ATTACKER_DOWN,
    BOTH_DOWN,
    DEFENDER_DOWN,
    PUSHED,
    RESULTS,
    STUMBLES,
)
from fracas.games.street_bowl.odds.policy import policy
from fracas.games.street_bowl.roll import KEEP, LEADER_REROLL, TEAM_REROLL
from fracas.games.street_bowl.skills.acting import LONER, PRO
from fracas.games.street_bowl.state import State, side_of
from fracas.games.street_bowl.words.names import player_name, skill_name, team_name
from fracas.games.street_bowl.words.rolls import roll_name
from fracas.kernel.dice import D6
from fracas.kernel.table import Choice, Option
from fracas.locale import N_, _, ngettext
from fracas.view.match.dice import DieFace

DOWN_LABELS = {
    ATTACKER_DOWN: (N_("Attacker down"), N_("{name} falls")),
    BOTH_DOWN: (N_("Both down"), N_("who has no Block falls")),
    PUSHED: (N_("Push"), N_("{whom} is pushed")), STUMBLES: (N_("Stumbles"), N_("{whom} falls unless he has Dodge")),
    DEFENDER_DOWN: (N_("Down"), N_("{whom} is pushed and falls")),
}


def reroll(s: State, choice: Choice) -> QuestionPrompt:
    """Return the prompt for a re-roll, each kind of it with the chance of success."""
    kind, need, *shown = (fact if isinstance(fact, (int, str)) else "" for fact in choice.facts)
    best, side = policy(s, choice), side_of(choice.who)
    again = chance_of(need, len(shown)) if isinstance(need, int) and need else None
    replies = tuple(_way(s, choice, option, again, option == best) for option in choice.options)
    title = _("{name}: {roll}. Re-roll?").format(name=player_name(s, choice.who), roll=roll_name(str(kind)))
    words = _("He needs {need}. The second result counts.").format(need=need) \
        if again is not None else _("The second result counts.")
    words = " ".join(filter(None, (consequence_text(str(kind)), words)))
    left = s.rerolls[side] + s.leader[side]
    note = ngettext("{team}: {n} re-roll left", "{team}: {n} re-rolls left", left).format(
        team=team_name(s, side), n=left)
    die = "block" if kind == "block" else "d6"
    dice = tuple(QuestionDie(DieFace(die, face)) for face in shown if isinstance(face, int))
    return QuestionPrompt(title, words, replies, note, dice)


def chance_of(need: int, dice: int) -> Fraction:
    """Return the chance of one or two D6 with a need."""
    if dice < 2:
        return of_face(need)
    return Fraction(sum(a + b >= need for a in D6.by_side for b in D6.by_side), D6.sides**2)


def _way(s: State, choice: Choice, option: Option, again: Fraction | None, is_main: bool) -> AnswerChoice:
    """Return the answer for one kind of re-roll, or for keeping the dice."""
    if option == KEEP:
        return AnswerChoice(option, _("Keep"), _("keep this roll"), is_main=is_main)
    chance = again
    if again is not None and option == PRO:
        chance = again * of_face(4)
    elif again is not None and option in (TEAM_REROLL, LEADER_REROLL) and st.has(s, choice.who, LONER):
        chance = again * of_face(4)
    note = _way_note(s, choice.who, str(option))
    return AnswerChoice(option, way_name(str(option)), note, chance=chance, is_main=is_main)


def way_name(option: str) -> str:
    """Return the name of a kind of re-roll."""
    return {TEAM_REROLL: _("Team re-roll"), LEADER_REROLL: _("Leader re-roll")}.get(option) or skill_name(option)


def _way_note(s: State, who: int, option: str) -> str:
    if option in (TEAM_REROLL, LEADER_REROLL):
        return _("Loner: 4+ first") if st.has(s, who, LONER) else _("one per turn")
    if option == PRO:
        return _("4+ first")
    return _("once per turn") if option in st.player(s, who).talents.once_a_turn else ""


def block_die(s: State, choice: Choice) -> QuestionPrompt:
    """Return the prompt for the block die; a single face is a button like any answer."""
    best = policy(s, choice)
    name, whom = player_name(s, choice.who), player_name(s, choice.target)
    faces = [face for face in choice.facts if isinstance(face, int)]
    is_alone = len(set(faces)) == 1
    dice = tuple(QuestionDie(DieFace("block", face), None if is_alone else RESULTS[face]) for face in faces)
    replies = tuple(
        AnswerChoice(option, _(DOWN_LABELS[str(option)][0]),
                     _(DOWN_LABELS[str(option)][1]).format(name=name, whom=whom), is_main=option == best)
        if option in RESULTS else _all_again(s, choice, str(option), len(faces), option == best)
        for option in choice.options)
    title = _("{name} blocks {whom}: choose a die") if choice.coach != side_of(choice.who) else _(
        "{name} blocks {whom}: keep it or re-roll?") if is_alone else _("{name} blocks {whom}: which die?")
    words = "" if is_alone else _("Tap the die that counts.")
    return QuestionPrompt(title.format(name=name, whom=whom), words, replies, "", dice)


def _all_again(s: State, choice: Choice, option: str, dice: int, is_main: bool) -> AnswerChoice:
    """Return the answer for a re-roll of all block dice, with the chance that the target falls."""
    chance = 1 - (1 - Fraction(sum(_fells(face) for face in _FACES), len(_FACES))) ** dice
    if option == PRO or option in (TEAM_REROLL, LEADER_REROLL) and st.has(s, choice.who, LONER):
        chance *= of_face(4)
    return AnswerChoice(option, way_name(option), _way_note(s, choice.who, option), chance=chance, is_main=is_main)


_FACES = (0, 1, 2, 2, 3, 4)


def _fells(face: int) -> bool:
    return RESULTS[face] in (STUMBLES, DEFENDER_DOWN)


def guard_block(s: State, choice: Choice) -> QuestionPrompt:
    """Return the prompt for the block die of a guard."""
    best, whom = policy(s, choice), player_name(s, choice.who)
    faces = [face for face in choice.facts if isinstance(face, int)]
    replies = tuple(AnswerChoice(option, _(DOWN_LABELS[str(option)][0]), is_main=option == best)
                    for option in choice.options)
    return QuestionPrompt(_("A guard blocks {whom}: which die?").format(whom=whom),
                          _("If he goes down or stumbles he is arrested: out of the match."), replies, "",
                          tuple(QuestionDie(DieFace("block", face), RESULTS[face]) for face in faces))


