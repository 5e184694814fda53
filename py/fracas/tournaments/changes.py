"""Changes of a tournament: entrants, rounds, scores. Each either happens whole or is refused in a sentence."""

from collections.abc import Sequence

from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.teams.names import check_name
from fracas.locale import _
from fracas.tournaments.model import (
    MOST_CASUALTIES,
    MOST_ENTRANTS,
    MOST_POINTS,
    NAME_LIMIT,
    DisputedScore,
    Entrant,
    SwissRound,
    SwissTournament,
    TableScore,
)


def add_entrant(tournament: SwissTournament, entrant: Entrant) -> None:
    """Add an entrant; once rounds have been drawn he joins with the next one.

    Raises: InvalidNotation in a sentence.
    """
    plain = check_entrant(entrant)
    if len(tournament.entrants) >= MOST_ENTRANTS:
        raise InvalidNotation(_("A tournament has at most {n} coaches.").format(n=MOST_ENTRANTS))
    if any(plain.name.casefold() == other.name.casefold() for other in tournament.entrants):
        raise InvalidNotation(_("There is a coach {name} already.").format(name=quote(plain.name)))
    tournament.entrants.append(plain._replace(since=len(tournament.rounds) + 1, gone=0))


def check_entrant(entrant: Entrant) -> Entrant:
    """Return an entrant whose names may be shown anywhere.

    Raises: InvalidNotation quoting a name that cannot be one.
    """
    team, squad, division = (
        check_name(" ".join(text.split()), NAME_LIMIT) if text.strip() else ""
        for text in (entrant.team, entrant.squad, entrant.division))
    name = check_name(" ".join(entrant.name.split()), NAME_LIMIT)
    return entrant._replace(name=name, team=team, squad=squad, division=division)


def withdraw(tournament: SwissTournament, number: int) -> None:
    """Note that an entrant plays no more; all his results stay, also that of a round that is still played."""
    entrant = tournament.entrants[number]
    if not tournament.rounds:
        del tournament.entrants[number]
    elif not entrant.gone:
        tournament.entrants[number] = entrant._replace(gone=len(tournament.rounds) + 1)


def take_back(tournament: SwissTournament, number: int) -> None:
    """Let an entrant who has withdrawn play again from the next round on."""
    entrant = tournament.entrants[number]
    if entrant.gone > len(tournament.rounds):
        tournament.entrants[number] = entrant._replace(gone=0)
    elif entrant.gone:  # rounds he has missed count as such
        tournament.entrants[number] = entrant._replace(gone=0, since=len(tournament.rounds) + 1)


def add_round(tournament: SwissTournament, drawn: SwissRound) -> None:
    """Add a round that was drawn.

    Raises: InvalidNotation if the one before is not over.
    """
    if not tournament.is_between_rounds:
        raise InvalidNotation(
            _("Round {n} still has tables without a result.").format(n=len(tournament.rounds)))
    tournament.rounds.append(drawn)


def drop_round(tournament: SwissTournament) -> None:
    """Take back the last round while no table has a result.

    Raises: InvalidNotation if one has.
    """
    if not tournament.rounds or tournament.rounds[-1].scores:
        raise InvalidNotation(_("This round has results: it cannot be drawn again."))
    tournament.rounds.pop()


def swap(tournament: SwissTournament, one: int, other: int) -> None:
    """Exchange two entrants of the last round, at tables without a result.

    Raises: InvalidNotation if one of them has played or has no place in it.
    """
    played = tournament.rounds[-1]
    done = {number for table in played.scores for number in played.tables[table]}
    there = {number for table in played.tables for number in table} | set(played.byes)
    if {one, other} & done or not {one, other} <= there:
        raise InvalidNotation(_("Only coaches of this round without a result change places."))
    changed = {one: other, other: one}
    played.tables = tuple((changed.get(home, home), changed.get(away, away)) for home, away in played.tables)
    played.byes = tuple(changed.get(number, number) for number in played.byes)


def enter_score(
    tournament: SwissTournament, number: int, table: int, score: TableScore, *, replaces: bool = False,
) -> bool:
    """Enter the score of a table; whether anything has changed.

    Args:   number - of the round, 1 for the first.
            replaces - the organiser corrects it: a score that is there is kept among the disputes.
    Raises: InvalidNotation if there is no such table, or another score there.
    """
    check_score(score)
    if not 1 <= number <= len(tournament.rounds) or not 0 <= table < len(tournament.rounds[number - 1].tables):
        raise InvalidNotation(_("Round {n} has no table {table}.").format(n=number, table=table + 1))
    scores = tournament.rounds[number - 1].scores
    before = scores.get(table)
    if before == score:
        return False
    if before is not None and not replaces:
        _dispute(tournament, DisputedScore(number, table, score))
        raise InvalidNotation(_("Table {table} has another result. Both are kept: choose one.").format(table=table + 1))
    if before is not None:
        _dispute(tournament, DisputedScore(number, table, before))
    scores[table] = score
    tournament.disputes = [old for old in tournament.disputes if old != DisputedScore(number, table, score)]
    return True


def _dispute(tournament: SwissTournament, score: DisputedScore) -> None:
    if score not in tournament.disputes:
        tournament.disputes.append(score)


def check_score(score: TableScore) -> None:
    """Refuse a score that no match can have.

    Raises: InvalidNotation in a sentence.
    """
    _check_numbers(score.points, MOST_POINTS)
    _check_numbers(score.casualties, MOST_CASUALTIES)


def _check_numbers(numbers: Sequence[int], most: int) -> None:
    for number in numbers:
        if not 0 <= number <= most:
            raise InvalidNotation(_("{text} is not a number from 0 to {most}.").format(
                text=quote(str(number)), most=most))
