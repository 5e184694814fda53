"""Sentences for the wait of a match by link: on its screen and in the list of matches."""

from typing import NamedTuple

from fracas.correspondence.link_game import ACCEPTED, ANSWERS, LAST, OPENS, SPENT, LinkGame
from fracas.faces import face_of
from fracas.locale import _
from fracas.page import match_facts
from fracas.page.saving.storage import Facts


class WaitSentences(NamedTuple):
    """A headline and a sentence."""

    title: str
    text: str


def wait_sentences(game: LinkGame) -> WaitSentences:
    """Return the sentences for the link that is due."""
    face, wait = face_of(game.ruleset.key), game.wait
    other = face.team_name(game.state, 1 - game.side)
    if wait.why == SPENT:
        return WaitSentences(_("The dice of this match are used up"),
                    _("It began in an older version, whose agreed dice run out. Start a new match."))
    if game.is_sent:
        return WaitSentences(_("Waiting for {team}").format(team=other),
                    _("Your link is on its way. When one comes back, tap it or paste it here."))
    if wait.why == LAST:
        return WaitSentences(_("The match is over: send the last link"),
                             _("Then {team} sees how it ended.").format(team=other))
    reasons = {
        ACCEPTED: _("Whoever opens it can play {team}."),
        ANSWERS: _("It asks {team} a question. Your turn goes on with the answer."),
        OPENS: _("{team} opens its half of the dice in the link you get back."),
    }
    text = reasons.get(wait.why, _("Then it is the turn of {team}."))
    return WaitSentences(_("Send a link"), text.format(team=other))


def describe(game: LinkGame) -> Facts:
    """Return the facts of a match by link for the list of matches."""
    face, facts = face_of(game.ruleset.key), match_facts.describe(game)
    if game.is_terminal():
        return facts
    turn = _("its dice are used up") if game.wait.why == SPENT else _("your turn") if game.is_mine else \
        _("waiting for {team}").format(team=face.team_name(game.state, 1 - game.side)) if game.is_sent else \
        _("a link is to be sent")
    kind, *_others = facts.line.split(" \N{MIDDLE DOT} ")
    return facts._replace(line=" \N{MIDDLE DOT} ".join((kind, _("by link"), turn)))


def spell_letters(letters: str) -> str:
    """Return six letters as they are shown and read aloud, one by one."""
    return "\N{NO-BREAK SPACE}".join(letters)
