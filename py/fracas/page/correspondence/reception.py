"""The reception of a link of a match here: taken over, or refused with a choice."""

from typing import NamedTuple

from fracas.correspondence.courses import Courses, compare_courses, is_opponent_free, without_opponent
from fracas.correspondence.exchange import OldLink, OtherOpponent, receive
from fracas.correspondence.history import history_entries
from fracas.correspondence.invitation import UnprovenLink, is_team_open
from fracas.correspondence.link_game import LinkGame
from fracas.correspondence.signatures import is_signed_match
from fracas.faces import events, face_of
from fracas.kernel.game import Game
from fracas.kernel.table import AWAY, HOME, Side
from fracas.kernel.text.short_checksum import checksum_letters
from fracas.links import write_link
from fracas.locale import _, ngettext
from fracas.page import routes
from fracas.page.correspondence.session import ByLinkSession
from fracas.page.correspondence.team_choice import refuse_unfair, unfair
from fracas.page.correspondence.wait_sentences import spell_letters
from fracas.page.shell import Shell
from fracas.view.share.courses import CourseChoice, CoursePanel

SHOWN = 4  # actions of a course


class LinkRefusal(NamedTuple):
    """The refusal of a link."""

    said: str = ""
    courses: Courses | None = None  # what is known here and what the link has, where its coach can choose
    rival: Game | None = None  # the match as another opponent has accepted it


def import_link(shell: Shell, session: ByLinkSession, read: Game) -> LinkRefusal:
    """Check a link and take its match over, or return the refusal."""
    known = session.far
    try:
        if is_team_open(known):
            refuse_unfair(read)
        game = receive(read, known)
    except UnprovenLink as error:
        sentence = _("{sentence} Nothing was changed.").format(sentence=unproven_sentence(read, error.side))
        return LinkRefusal(sentence, compare_courses(read, known))  # of this coach's other device: he signed it himself
    except OldLink as error:
        return LinkRefusal(str(error))
    except OtherOpponent as error:
        return LinkRefusal(str(error), rival=None if unfair(read) else read)
    except ValueError as error:
        return LinkRefusal(_("{sentence} Nothing was changed.").format(sentence=error), compare_courses(read, known))
    session.take(game)
    team = team_name(game, 1 - game.side)
    if game.resigned_side == 1 - game.side:
        shell.notice = _("{team}, the other side, conceded the match.").format(team=team)
        return LinkRefusal()
    said = (_("The link was checked: {team} has signed it, and all in it follows from the rules and the agreed dice. "
              "Its six letters: {letters}.") if is_signed_match(game) else
            _("The link was checked: all in it follows from the rules and the agreed dice, but nothing proves that "
              "{team} wrote it. Its six letters: {letters}."))
    shell.notice = said.format(team=team, letters=spell_letters(checksum_letters(read.fingerprint)))
    return LinkRefusal()


def team_name(game: Game, side: Side) -> str:
    """Return the name of the team of a side."""
    return face_of(game.ruleset.key).team_name(game.state, side)


def unproven_sentence(read: Game, side: Side) -> str:
    """Return the sentence about a link that the side it speaks for did not sign."""
    home, away = team_name(read, HOME), team_name(read, AWAY)
    sentence = (_("This link speaks for the home side, {home}, which did not sign it: the away side, {away}, takes "
                  "nothing from it.") if side == HOME else
                _("This link speaks for the away side, {away}, which did not sign it: the home side, {home}, takes "
                  "nothing from it."))
    return sentence.format(home=home, away=away)


def other_match(refusal: LinkRefusal, known: LinkGame) -> LinkGame | None:
    """Return the match that the coach takes in place of the known one.

    Returns: None where another opponent needs a new match, since values of this one are out.
    """
    if refusal.courses is not None:
        game = refusal.courses.there
        return LinkGame(game, known.side, known.value, known.sent)
    if refusal.rival is not None and is_opponent_free(known):
        return receive(refusal.rival, without_opponent(known))
    return None


def course_model(courses: Courses) -> CourseChoice:
    """Return the view model of two courses."""
    here, there = courses.here, courses.there
    other = team_name(there, 1 - here.side)
    begin = first_action(here, courses.same)
    text = _("Up to action {n} this device and the link have the same; then they differ. Nothing was changed: you "
             "choose which one counts.").format(n=begin)
    return CourseChoice(
        text, _panel(_("On this device"), here, begin, _proofs(here, other, courses.is_here_signed)),
        _panel(_("In the link"), there, begin,
               (*_proofs(there, other, courses.is_there_signed), *_own_proofs(courses))),
        tuple(_warnings(courses, other)), routes.write(routes.REPLAY, write_link(there)))


def first_action(game: Game, entries: int) -> int:
    """Return the number of actions that are whole among the first history entries."""
    numbers = [entry.action for entry in history_entries(game)]
    return numbers[entries] - 1 if entries < len(numbers) else len(game.plies)


def _panel(title: str, game: LinkGame, begin: int, proofs: tuple[str, ...]) -> CoursePanel:
    numbers = range(begin, len(game.plies))
    lines = [f"{number + 1}. {action_sentences(game, number)}" for number in numbers[:SHOWN]]
    return CoursePanel(title, tuple(lines), len(numbers[SHOWN:]), proofs)


def action_sentences(game: Game, number: int) -> str:
    """Return an action as the log tells it, or in notation if the log is silent about it."""
    face, plies = face_of(game.ruleset.key), game.plies
    after = plies[number + 1].before if number + 1 < len(plies) else game.state
    told = (events.sentence(face, after, event) for event in plies[number].events)
    return " ".join(filter(None, told)) or game.line_text(plies[number])


def _proofs(game: LinkGame, other: str, is_signed: bool) -> tuple[str, ...]:
    """Return the proofs of a course, in sentences."""
    said = (_("Nothing proves that {team} wrote it: this match began before links were signed.")
            if not is_signed_match(game) else
            _("{team} signed it.") if is_signed else _("{team} signed none of it."))
    return (said.format(team=other),)


def _own_proofs(courses: Courses) -> tuple[str, ...]:
    """Return the sentences about own actions in a link that were not made here."""
    if not courses.own_actions_there:
        return ()
    said = _("It contains moves of your side from another device. Did you play on there?")
    proof = (_("They are signed with your own seat.") if courses.is_own_signed else
             _("Nothing proves that they are yours."))
    return said, proof


def _warnings(courses: Courses, other: str) -> list[str]:
    """Return the warnings before a choice."""
    found = []
    if courses.is_here_signed and courses.is_there_signed:
        found.append(_("{team} signed both. Nobody else can have written them.").format(team=other))
    if courses.own_actions_here:
        found.append(ngettext(
            "If you take the course of the link, {n} action that you made here is dropped. Dice that fell with it stay "
            "known.", "If you take the course of the link, {n} actions that you made here are dropped. Dice that fell "
            "with them stay known.", courses.own_actions_here).format(n=courses.own_actions_here))
    return found
