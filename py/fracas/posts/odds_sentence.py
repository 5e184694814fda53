"""The odds of an action as a sentence of a post, with the link that works them out again.

A sentence names what can happen, best first, each in per cent: "H7 shove A3: pushed 67 %, nothing 19 %, you fall 13 %."
Where the coach can spend something to better his throws it names the chances without, and how the best one rises:
"H3 g17: the ball 61 %, 84 % with Momentum, nothing 39 %."
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Generator
from dataclasses import replace
from fractions import Fraction
from typing import Any, NamedTuple

import fracas
from fracas.faces import face_of
from fracas.faces.outcomes import outcomes
from fracas.faces.preview import Fan, first_roll, outcome_odds
from fracas.kernel.errors import DamagedText, quote
from fracas.kernel.game import Game
from fracas.kernel.odds import exact_odds
from fracas.kernel.ruleset import Action, Resource, Ruleset
from fracas.kernel.table import Choice, Option, Side
from fracas.links import write_position
from fracas.locale import _
from fracas.posts import markdown
from fracas.view.markup import escape
from fracas.view.match.dice import percent

MOST = 300  # characters of an action


def action_word(action: str) -> str:
    """Return an action in letters that fit into an address."""
    return urlsafe_b64encode(action.encode()).decode().rstrip("=")


def parse_action_word(word: str) -> str:
    """Return the action of such a word.

    Raises: Damaged in one sentence.
    """
    try:
        action = urlsafe_b64decode(word + "=" * (-len(word) % 4)).decode() if re.fullmatch(r"[\w-]*", word) else ""
    except ValueError:
        action = ""
    if not action or len(action) > MOST or not action.isprintable():
        raise DamagedText(_("The link is cut or altered: {link}.").format(link=quote(word)))
    return action


class ActionOdds(NamedTuple):
    """The outcomes of an action with their exact chances."""

    spent: Fan = {}  # whatever helps is spent
    saved: Fan = {}  # nothing is spent by the coach who acts


def compute_odds(rules: Ruleset, state: Any, action: Action) -> Generator[None, None, ActionOdds]:
    """Work out the odds of an action in small steps, where something can be spent also without it."""
    spent = yield from outcome_odds(rules, state, action)
    if rules.resource is None:
        return ActionOdds(spent, spent)
    return ActionOdds(spent,
                      (yield from outcome_odds(_saving(rules, rules.resource, rules.to_act(state)), state, action)))


def odds_at_once(game: Game, action: str) -> ActionOdds:
    """Work out the odds of an action, all in one go.

    Raises: ValueError in one sentence if it is none.
    """
    spent, _assumed = fracas.odds(game, action)
    rules = game.ruleset
    if rules.resource is None:
        return ActionOdds(spent, spent)
    return ActionOdds(spent,
                      exact_odds(_saving(rules, rules.resource, game.to_act), game.state, game.read_action(action)))


def _saving(rules: Ruleset, means: Resource, side: Side) -> Ruleset:
    """Return the rules with a coach who spends nothing."""
    def policy(state: Any, choice: Choice) -> Option:
        if choice.coach == side:
            choice = choice._replace(options=tuple(each for each in choice.options if means.is_free(choice, each)))
        return rules.policy(state, choice)
    return replace(rules, policy=policy)


def sentence(game: Game, action: str, found: ActionOdds) -> str:
    """Return the odds of an action in words.

    Args: action - as it is written.
    """
    face, roll = face_of(game.ruleset.key), first_roll(game.ruleset, game.state, game.read_action(action))
    every = dict.fromkeys((*found.saved, *found.spent), Fraction(0))
    spent = {piece.text: piece.chance for piece in outcomes(face, roll, {**every, **found.spent})}
    listed, means = [], game.ruleset.resource
    for piece in reversed(outcomes(face, roll, {**every, **found.saved})):
        without, risen = percent(piece.chance), percent(spent[piece.text])
        told = f"{piece.text} {without}"
        if means is not None and spent[piece.text] > piece.chance and risen != without:
            told, means = f"{told}, {risen} {_(means.text)}", None  # of the best one alone
        if piece.chance or spent[piece.text]:
            listed.append(told)
    return _("{action}: {outcomes}.").format(action=action, outcomes=", ".join(listed))


def address(site: str, game: Game, action: str) -> str:
    """Return the address that works the odds out again."""
    return f"{site}#/odds/{write_position(game.position)}/{action_word(action)}"


def markdown_text(site: str, game: Game, action: str, found: ActionOdds) -> str:
    """Return the sentence as it stands in Markdown."""
    return (f"{markdown.escape_text(sentence(game, action, found))} "
            f"({markdown.link(_('calculate again'), address(site, game, action))})")


def html(site: str, game: Game, action: str, found: ActionOdds) -> str:
    """Return the sentence as it is pasted into a post."""
    again = _("calculate again")
    link = f'<a href="{escape(address(site, game, action))}">{escape(again)}</a>'
    return f"<p>{escape(sentence(game, action, found))} ({link})</p>"
