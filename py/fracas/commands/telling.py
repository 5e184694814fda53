"""What happens in words: events, questions, rolls and boards, from the texts of the game that is played."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from fracas.bots.candidates import Considered
from fracas.commands.output import columns
from fracas.kernel.dice import Die
from fracas.kernel.game import Game
from fracas.kernel.rulebook import chapter_behind
from fracas.kernel.table import Choice, Event, Roll
from fracas.locale import _, ngettext

SHOWN = 14  # actions of one kind that are listed before the rest is only counted


def texts_of(game: Game) -> Any:
    """Return the module of a game that has its sentences."""
    return import_module(f"fracas.games.{game.ruleset.key}.words.text")


def told(game: Game, events: Iterable[Event], state: Any) -> list[str]:
    """Return what happened, one sentence an event; events nobody needs to hear of have none."""
    sentence = texts_of(game).sentence
    return [said for event in events if (said := sentence(event, state))]


def reasons_why(game: Game, events: Iterable[Event], state: Any) -> list[str]:
    """Return what happened with the rule it follows from, and the modifiers of every roll."""
    texts = texts_of(game)
    lines = []
    for event in events:
        said = texts.sentence(event, state)
        if said:
            lines.append(f"{said}  [{rule_name(game, event.rule)}]")
        if event.kind == "roll":
            request: Roll = event.facts[0].request  # type: ignore[union-attr]
            lines += [f"    {reason.amount:+d} {texts.reason_text(reason, state)}" for reason in request.reasons]
    return lines


def rule_name(game: Game, rule: str) -> str:
    """Return a rule as people quote it: "14/R36" is Elfball 14, Ruling 36."""
    chapter, _slash, ruling = rule.partition("/")
    found, kept = chapter_behind(game.ruleset.rules_text(), rule)
    if found is not None and found.number.partition(".")[0] != chapter.partition(".")[0]:  # a variant's own chapter
        chapter, ruling = found.number, kept
    named = f"{_(game.ruleset.name)} {chapter}"
    return _("{chapter}, Ruling {number}").format(chapter=named, number=ruling[1:]) if ruling[:1] == "R" else named


def picture(game: Game) -> str:
    """Return the board in letters, and the position in a sentence."""
    drawn: str = import_module(f"fracas.games.{game.ruleset.key}.words.picture").picture(game.state)
    view = view_of(game)
    return f"{drawn}\n{view.board_label(game.state)}" if view else drawn


def view_of(game: Game) -> Any:
    """Return the module that draws a game, None if there are no pictures of it."""
    name = f"fracas.faces.{game.ruleset.key}.pieces"
    return import_module(name) if find_spec(name) else None


def question(game: Game, choice: Choice) -> list[str]:
    """Return an open question with its options, each as it is answered and what it means."""
    written = game.ruleset.option_text
    label = getattr(texts_of(game), "option_label", written)  # where a game's options need no further words
    rows = [
        (f"  {written(game.state, choice, option)}", label(game.state, choice, option)) for option in choice.options
    ]
    return [f"{choice.kind}?{who_text(game, choice)}  [{rule_name(game, choice.rule)}]", *columns(rows)]


def who_text(game: Game, request: Choice | Roll) -> str:
    """Return the player a request is about, in brackets; "" if there is none."""
    return f" ({texts_of(game).names_of(game.state)(request.who)})" if request.who >= 0 else ""


def throw(game: Game, roll: Roll) -> list[str]:
    """Return which dice a coach is to throw, for what and why."""
    texts = texts_of(game)
    die, count = (roll.dice, 1) if isinstance(roll.dice, Die) else (roll.dice.die, roll.dice.count)
    what = ngettext("Throw {n} die with the faces {faces}", "Throw {n} dice with the faces {faces}", count)
    lines = [f"{texts.title(roll)}{who_text(game, roll)}: {what.format(n=count, faces=' '.join(die.faces))}."]
    if not isinstance(roll.dice, Die) and roll.dice.again is not None:
        lines.append(_("Each {face} brings one more die; write its face behind the others.").format(
            face=die.text(roll.dice.again)))
    if roll.need is not None:
        lines.append(_("Needed: {need}.").format(need=roll.need))
    return lines + [f"    {reason.amount:+d} {texts.reason_text(reason, game.state)}" for reason in roll.reasons]


def compact(texts: list[str], every: bool = False) -> list[str]:
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


def thoughts(listed: list[Considered], most: int = 8) -> list[str]:
    """Return what a bot considered, best first."""
    return columns([(f"  {c.text}", f"{c.value / 10:+.1f} %", f"{c.samples} x") for c in listed[:most]])
