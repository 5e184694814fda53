"""Names that people type: of leagues and teams."""

import re

from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.teams.names import has_invisible_signs
from fracas.league.model import HUMAN
from fracas.locale import _

NAME_LIMIT = 40
SEED_LIMIT = 80
_COACH = re.compile(r"[a-z][a-z0-9_-]{0,23}\Z")


def validate_name(name: str) -> str:
    """Return a name that may be shown anywhere.

    Raises: InvalidNotation quoting a name that is empty, too long, or has signs nobody sees or that turn text around.
    """
    if not 1 <= len(name) <= NAME_LIMIT:
        sentence = _("The name {name} has {n} letters; it may have 1 to {limit}.")
        raise InvalidNotation(sentence.format(name=quote(name), n=len(name), limit=NAME_LIMIT))
    if name != name.strip() or not any(c.isprintable() and not c.isspace() for c in name):
        raise InvalidNotation(_("The name {name} begins or ends with a space.").format(name=quote(name)))
    return _seen(name)


def validate_seed(seed: str) -> str:
    """Return a seed that fits in a file.

    Raises: InvalidNotation quoting it.
    """
    if len(seed) > SEED_LIMIT:
        raise InvalidNotation(_("The seed {seed} is longer than {n} letters.").format(seed=quote(seed), n=SEED_LIMIT))
    return _seen(seed)


def validate_coach(coach: str) -> str:
    """Return a coach that can be one: a human or the key of a bot.

    Raises: InvalidNotation quoting it.
    """
    if coach != HUMAN and not _COACH.match(coach):
        raise InvalidNotation(_("{coach} is neither “human” nor a bot.").format(coach=quote(coach)))
    return coach


def _seen(text: str) -> str:
    if has_invisible_signs(text):
        raise InvalidNotation(_("The name {name} has signs that cannot be seen.").format(name=quote(text)))
    return text
