"""Events, questions, rolls and boards in the words of the page, from the face of the game."""

from collections.abc import Iterable
from typing import Any

from fracas.bots.candidates import CandidateScore
from fracas.commands.output import columns
from fracas.faces import events, face_of
from fracas.faces.face import Face
from fracas.faces.outcomes import outcomes
from fracas.faces.preview import Fan, first_roll
from fracas.faces.questions import question_prompt
from fracas.faces.rolls import die_of, need_text, reason_lines, roll_title
from fracas.kernel.contracts.rulebook import find_chapter
from fracas.kernel.dice import Die
from fracas.kernel.game import Game
from fracas.kernel.record import faces_text
from fracas.kernel.table import Choice, Event, Roll
from fracas.locale import _, ngettext
from fracas.view.match.dice import percent

SHOWN = 14  # actions of one kind that are listed before the rest is only counted


def event_sentences(game: Game, happened: Iterable[Event], state: Any) -> list[str]:
    """Return one sentence an event; events of no interest to anybody have none."""
    face = face_of(game.ruleset.key)
    return [said for event in happened if (said := _told(face, event, state))]


def _told(face: Face, event: Event, state: Any) -> str:
    """Return the sentence of an event; a throw has its dice, its need and its result."""
    rolled = events.throw_of(event)
    if rolled is None:
        return events.sentence(face, state, event)
    dice = faces_text(rolled.request.dice, rolled.faces)
    parts = (roll_title(face, state, rolled.request), need_text(face, rolled.request), dice, face.result(rolled))
    return " \u00b7 ".join(part for part in parts if part)


def events_with_rules(game: Game, happened: Iterable[Event], state: Any) -> list[str]:
    """Return the sentences of events, each with its rule, and the modifiers of every roll."""
    face = face_of(game.ruleset.key)
    lines = []
    for event in happened:
        said = _told(face, event, state)
        if said:
            lines.append(f"{said}  [{rule_name(game, event.rule)}]")
        rolled = events.throw_of(event)
        if rolled is not None:
            lines += _reasons(face, rolled.request, state)
    return lines


def _reasons(face: Face, roll: Roll, state: Any) -> list[str]:
    return [f"    {reason.amount} {reason.text}" for reason in reason_lines(face, state, roll)]


def rule_name(game: Game, rule: str) -> str:
    """Return a rule as people quote it: "14/R36" is Elfball 14, Ruling 36."""
    chapter, _slash, ruling = rule.partition("/")
    found, kept = find_chapter(game.ruleset.rules_text(), rule)
    if found is not None and found.number.partition(".")[0] != chapter.partition(".")[0]:  # a variant's own chapter
        chapter, ruling = found.number, kept
    named = f"{_(game.ruleset.name)} {chapter}"
    return _("{chapter}, Ruling {number}").format(chapter=named, number=ruling[1:]) if ruling[:1] == "R" else named


def board_text(game: Game) -> str:
    """Return the board in letters, and the position in a sentence."""
    face = face_of(game.ruleset.key)
    return f"{face.letters(game.state)}\n{face.label(game.state)}"


def question_lines(game: Game, choice: Choice) -> list[str]:
    """Return an open question with its options: their notation, label and note."""
    asked = question_prompt(face_of(game.ruleset.key), game.state, choice)
    replies = {reply.option: reply for reply in asked.replies}
    rows = []
    for option in choice.options:
        label, note, chance = replies[option].label, replies[option].note, replies[option].chance
        written = game.ruleset.option_text(game.state, choice, option)
        rows.append((f"  {written}", label, note or ("" if chance is None else percent(chance))))
    return [f"{asked.title}  [{rule_name(game, choice.rule)}]", *([asked.text] if asked.text else []), *columns(rows)]


def roll_prompt(game: Game, roll: Roll) -> list[str]:
    """Return the prompt for real dice: the purpose, the dice to throw, the need and its reasons."""
    face = face_of(game.ruleset.key)
    die, count = die_of(roll.dice), 1 if isinstance(roll.dice, Die) else roll.dice.count
    what = ngettext("Throw {n} die with the faces {faces}", "Throw {n} dice with the faces {faces}", count)
    dice = what.format(n=count, faces=" ".join(die.faces))
    lines = [f"{roll_title(face, game.state, roll)}  [{rule_name(game, roll.rule)}]", f"{dice}."]
    if not isinstance(roll.dice, Die) and roll.dice.again is not None:
        lines.append(_("Each {face} adds one die. Type its face after the others.").format(
            face=die.text(roll.dice.again)))
    if roll.need is not None:
        lines.append(_("Needed: {need}.").format(need=roll.need))
    return lines + _reasons(face, roll, game.state)


def odds_lines(game: Game, action: str, found: Fan) -> list[str]:
    """Return the outcomes of an action, worst first, with their exact chances."""
    roll = first_roll(game.ruleset, game.state, game.read_action(action))
    told = outcomes(face_of(game.ruleset.key), roll, found)
    return columns([(f"  {piece.text}", f"{float(piece.chance):7.2%}", str(piece.chance)) for piece in told])


def compact_actions(texts: list[str], every: bool = False) -> list[str]:
    """List actions in few lines: those that differ only in the last word share one.

    Args: every - list all of them, however many.
    """
    groups: dict[str, list[str]] = {}
    for text in texts:
        head, _space, last = text.rpartition(" ")
        groups.setdefault(head, []).append(last)
    lines = []
    for head, lasts in groups.items():
        shown = lasts if every else lasts[:SHOWN]
        more = f" … ({len(lasts)})" if len(lasts) > len(shown) else ""
        lines.append(f"  {head} {' '.join(shown)}{more}" if head else f"  {'  '.join(shown)}{more}")
    return lines


def bot_thoughts(listed: list[CandidateScore]) -> list[str]:
    """Return the candidates a bot considered, best first."""
    return columns([(f"  {c.text}", f"{c.value / 10:+.1f} %", f"{c.samples} x") for c in listed[:8]])
