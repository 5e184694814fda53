"""The odds of an action as a sentence of a post, with the link that works them out again.

A sentence names what can happen, best first, each in per cent: "H7 shove A3: pushed 67 %, nothing 19 %, you fall 13 %."
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode

from fracas.faces import face_of
from fracas.faces.outcomes import outcomes
from fracas.faces.prospect import Fan, first_roll
from fracas.kernel.errors import Damaged, quote
from fracas.kernel.game import Game
from fracas.links import write_position
from fracas.locale import _
from fracas.view.dice import percent
from fracas.view.markup import escape

MOST = 300  # characters of an action


def word_of(action: str) -> str:
    """Return an action in letters that fit into an address."""
    return urlsafe_b64encode(action.encode()).decode().rstrip("=")


def action_in(word: str) -> str:
    """Return the action of such a word.

    Raises: Damaged in one sentence.
    """
    try:
        action = urlsafe_b64decode(word + "=" * (-len(word) % 4)).decode() if re.fullmatch(r"[\w-]*", word) else ""
    except ValueError:
        action = ""
    if not action or len(action) > MOST or not action.isprintable():
        raise Damaged(_("The link is cut or altered: {link}.").format(link=quote(word)))
    return action


def sentence(game: Game, action: str, found: Fan) -> str:
    """Return the odds of an action in words.

    Args: action - as it is written.
          found - its outcomes.
    """
    roll = first_roll(game.ruleset, game.state, game.read_action(action))
    told = outcomes(face_of(game.ruleset.key), roll, found)
    listed = ", ".join(f"{piece.text} {percent(piece.chance)}" for piece in reversed(told))
    return _("{action}: {outcomes}.").format(action=action, outcomes=listed)


def address(site: str, game: Game, action: str) -> str:
    """Return the address that works the odds out again."""
    return f"{site}#/odds/{write_position(game.position)}/{word_of(action)}"


def html(site: str, game: Game, action: str, found: Fan) -> str:
    """Return the sentence as it is pasted into a post."""
    again = _("work it out again")
    link = f'<a href="{escape(address(site, game, action))}">{escape(again)}</a>'
    return f"<p>{escape(sentence(game, action, found))} ({link})</p>"
