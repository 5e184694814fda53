"""Two devices' copies of a tournament put together: all scores of both, and where they disagree both of them."""

from fracas.kernel.errors import InvalidNotation
from fracas.locale import _
from fracas.tournaments.files import read_tournament, tournament_key, write_tournament
from fracas.tournaments.model import MOST_ENTRANTS, DisputedScore, Entrant, SwissRound, SwissTournament


def merge_tournaments(ours: SwissTournament, theirs: SwissTournament) -> SwissTournament:
    """Return both copies as one; neither is changed.

    The draws must agree. Entrants are known by their names, so that each device may have added some.

    Raises: InvalidNotation in a sentence if they are different tournaments, or drew a round differently.
    """
    if tournament_key(ours) != tournament_key(theirs):
        raise InvalidNotation(_("That is another tournament: {name}.").format(name=theirs.name))
    merged = read_tournament(write_tournament(ours))
    numbers = [_number_of(merged, entrant) for entrant in theirs.entrants]
    for number, played in enumerate(theirs.rounds, 1):
        other = _renumbered(played, numbers)
        if number > len(merged.rounds):
            merged.rounds.append(other)
        else:
            _join(merged, number, other)
    for old in theirs.disputes:
        if merged.rounds[old.round - 1].scores.get(old.table) != old.score and old not in merged.disputes:
            merged.disputes.append(old)
    return merged


def _number_of(merged: SwissTournament, theirs: Entrant) -> int:
    """Return our number of one of their entrants, who is added if he is new."""
    for number, entrant in enumerate(merged.entrants):
        if entrant.name.casefold() == theirs.name.casefold():
            gone = min((each for each in (entrant.gone, theirs.gone) if each), default=0)
            merged.entrants[number] = entrant._replace(gone=gone, since=min(entrant.since, theirs.since))
            return number
    if len(merged.entrants) >= MOST_ENTRANTS:
        raise InvalidNotation(_("A tournament has at most {n} coaches.").format(n=MOST_ENTRANTS))
    merged.entrants.append(theirs)
    return len(merged.entrants) - 1


def _renumbered(played: SwissRound, numbers: list[int]) -> SwissRound:
    tables = tuple((numbers[home], numbers[away]) for home, away in played.tables)
    return SwissRound(tables, tuple(numbers[each] for each in played.byes), dict(played.scores), played.began,
                      played.minutes)


def _join(merged: SwissTournament, number: int, theirs: SwissRound) -> None:
    ours = merged.rounds[number - 1]
    if (ours.tables, ours.byes) != (theirs.tables, theirs.byes):
        raise InvalidNotation(_("Both devices drew round {n} differently. Choose one of them.").format(n=number))
    for table, score in theirs.scores.items():
        if ours.scores.setdefault(table, score) != score:
            old = DisputedScore(number, table, score)
            merged.disputes += [old] if old not in merged.disputes else []
    if theirs.began > ours.began:
        ours.began, ours.minutes = theirs.began, theirs.minutes
