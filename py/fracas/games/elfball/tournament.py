"""Tournament matches (chapter 24.8): the deck of event cards, the end without a goal, and the points of the table."""

from functools import cache

from fracas.games.elfball.state import EJECTED, INFIRMARY, MOST_MOMENTUM, OVER, RECOVERY, TEAM_SLOTS, TURN, State
from fracas.games.elfball.team.lists import TEAMS
from fracas.games.elfball.team.roster import LEAST, value_of
from fracas.games.elfball.team.team_code import read_code
from fracas.kernel.dice import Die
from fracas.kernel.errors import InvalidNotation
from fracas.kernel.table import NOBODY, Side, Table
from fracas.locale import _

QUIET, COURT, JOKER = 0, 1, 2  # 2 to 10; Jack, Queen, King and Ace; Joker
CARDS = ("quiet", "court", "joker")
FACES = ("0", "1", "3")  # notation: the Momentum each brings
BONUS = (0, 1, 3)  # Momentum by kind of card
MOST_POINTS, MOST_POTIONS = 150, 2  # of a team
WIN, CARDS_A_POINT, CASUALTY = 100, 5, 2  # points


def check_team(code: str) -> None:
    """Refuse a team that may not enter a tournament.

    Rule:   Elfball 24.8: at most 150 points, at least 6 players, at most 2 Potions, and no Wizard.
    Raises: InvalidNotation in a sentence.
    """
    roster = read_code(code)
    value, name = value_of(roster), roster.name or _(TEAMS[roster.list].name)
    if value > MOST_POINTS:
        sentence = _("A tournament team is worth {most} points at most, not {value}: {team}.")
        raise InvalidNotation(sentence.format(most=MOST_POINTS, value=value, team=name))
    if len(roster.members) < LEAST:
        sentence = _("A tournament team has {least} players at least, not {n}: {team}.")
        raise InvalidNotation(sentence.format(least=LEAST, n=len(roster.members), team=name))
    if roster.support.potions > MOST_POTIONS or roster.support.wizard:
        sentence = _("A tournament team has {most} Magic Potions at most and no Wizard: {team}.")
        raise InvalidNotation(sentence.format(most=MOST_POTIONS, team=name))


@cache
def deck_die(deck: tuple[int, ...]) -> Die:
    """Return the deck as a die: only kinds of which cards are left, each as likely as it has cards."""
    kinds = [kind for kind, left in enumerate(deck) if left]
    return Die(f"deck/{'-'.join(map(str, deck))}", tuple(FACES[kind] for kind in kinds), tuple(filter(None, deck)))


def draw_event(t: Table) -> None:
    """Let the side in turn draw an event card and keep it.

    Rule:    Elfball 24.8, Rulings 51 and 68 (never above 6).
    Rolls:   a card of those left.
    Changes: extra, cards, momentum.
    """
    s = t.state
    if not s.options.event_cards:
        return
    die = deck_die(s.extra.deck)
    kind = FACES.index(die.text(t.roll("event", die, coach=s.side, rule="24.8/R68")))
    s.cards -= 1
    home, away = s.extra.quiet
    quiet = kind == QUIET
    low, court, joker = (left - (place == kind) for place, left in enumerate(s.extra.deck))
    s.extra = s.extra._replace(
        deck=(low, court, joker), quiet=(home + (quiet and s.side == 0), away + (quiet and s.side == 1)),
    )
    gained = min(BONUS[kind], MOST_MOMENTUM - s.momentum)
    s.momentum += gained
    t.tell("event_card", s.side, CARDS[kind], gained, s.cards, rule="24.8/R68")


def leader(s: State) -> Side:
    """Return the side with more goals, `NOBODY` if level."""
    home, away = s.score
    return NOBODY if home == away else int(away > home)


def may_stop(s: State) -> bool:
    """Return whether the table may stop the match because its time is up: not in the middle of an action.

    Rule: Elfball 24.8, Ruling 68.
    """
    return s.options.tournament and s.phase != OVER and not (s.phase == TURN and s.acting >= 0)


def points(s: State) -> tuple[int, int]:
    """Return the tournament points of both sides of a match that is over.

    Rule: Elfball 24.8.
    """
    home, away = (side_points(s, side) for side in (0, 1))
    return home, away


def side_points(s: State, side: Side) -> int:
    """Return the tournament points of a side: for the win, or for quiet cards; and for every casualty it leaves."""
    made = WIN + s.cards // CARDS_A_POINT if s.winner == side else s.extra.quiet[side]
    return made + CASUALTY * sum(s.where[p] in (EJECTED, RECOVERY, INFIRMARY) for p in TEAM_SLOTS[1 - side])
