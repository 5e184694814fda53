"""Standing orders: the answers that an absent coach gives in advance, sent with his last link.

Whoever plays meanwhile answers by them, and the coach's own device checks it. A question they say nothing about, or
whose answer is not possible, goes to the coach by a link in between.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.ruleset import Ruleset
from fracas.kernel.table import Choice, Option, Side
from fracas.locale import _

ASK, USUAL = "ask", "usual"
TAGS = ("HomeOrders", "AwayOrders")  # header lines
ORDERS_LIMIT = 2_000  # characters

_KIND = re.compile(r"[a-z][a-z_-]{0,30}")


class StandingOrders(NamedTuple):
    """The standing orders of a coach.

    Args: rest - `ASK` or `USUAL`: what becomes of questions that no line is about.
          lines - by the kind of a question: `ASK`, `USUAL` or "=" and the text of an option.
    """

    rest: str = ASK
    lines: Mapping[str, str] = {}

    @property
    def text(self) -> str:
        """The orders as they are written in a header line."""
        lines = (f"{kind}{said if said.startswith('=') else ' ' + said}" for kind, said in sorted(self.lines.items()))
        return "; ".join((self.rest, *lines))

    def with_line(self, kind: str, said: str) -> StandingOrders:
        """Return the orders with another line about a kind of question; "" takes it out."""
        others = {name: text for name, text in self.lines.items() if name != kind}
        return self._replace(lines={**others, kind: said} if said else others)

    def answer(self, rules: Ruleset, state: object, choice: Choice) -> Option | None:
        """Return the answer to a question, None if its coach is to be asked.

        Args: state - the position in which it is asked; not changed.
        """
        said = self.lines.get(choice.kind, self.rest)
        if said == USUAL:
            return rules.policy(state, choice)
        texts = {rules.option_text(state, choice, option): option for option in choice.options}
        return texts.get(said.removeprefix("=")) if said.startswith("=") else None


def read_orders(text: str) -> StandingOrders:
    """Parse the text of standing orders; "" has none.

    Raises: InvalidNotation quoting what is no order.
    """
    rest, *written = text.split("; ") if text else [ASK]
    lines = {}
    for line in written:
        kind, equals, option = line.partition("=")
        kind, _space, word = (kind, "", f"={option}") if equals else line.partition(" ")
        if not _KIND.fullmatch(kind) or kind in lines or not (word in (ASK, USUAL) or word[:1] == "=" and word[1:]):
            raise _unread(line)
        lines[kind] = word
    if rest not in (ASK, USUAL) or len(text) > ORDERS_LIMIT:
        raise _unread(rest)
    return StandingOrders(rest, lines)


def orders_of(tags: Mapping[str, str], side: Side) -> StandingOrders:
    """Return the standing orders of a side.

    Raises: InvalidNotation quoting what is no order.
    """
    return read_orders(tags.get(TAGS[side], ""))


def _unread(text: str) -> InvalidNotation:
    return InvalidNotation(_("This is not a standing order: {text}.").format(text=quote(text)))
