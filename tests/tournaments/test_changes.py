"""Changes of a tournament that are refused in a sentence, and leave it as it was."""

import pytest

from fracas.kernel.errors import InvalidNotation
from fracas.tournaments import changes
from fracas.tournaments.files import write_tournament
from fracas.tournaments.model import Entrant, SwissRound, SwissTournament, TableScore


def begun():
    """Five coaches; at the first table a has beaten b, at the second c and d still play, e has a bye."""
    made = SwissTournament("street_bowl", "Cup", "1", entrants=[Entrant(name) for name in "abcde"])
    made.rounds = [SwissRound(((0, 1), (2, 3)), (4,), {0: TableScore((1, 0))})]
    return made


@pytest.mark.parametrize("change, sentence", [
    (changes.drop_round, "This round has results: it cannot be drawn again."),
    (lambda made: changes.swap(made, 1, 2), "Only coaches of this round without a result change places."),
    (lambda made: changes.swap(made, 4, 0), "Only coaches of this round without a result change places."),
    (lambda made: changes.swap(made, 4, 7), "Only coaches of this round without a result change places."),
])
def test_what_has_been_played_stays(change, sentence):
    made = begun()
    before = write_tournament(made)
    with pytest.raises(InvalidNotation, match=sentence):
        change(made)
    assert write_tournament(made) == before


def test_a_bye_changes_places_too():
    made = begun()
    changes.swap(made, 4, 3)
    assert (made.rounds[0].tables, made.rounds[0].byes) == (((0, 1), (2, 4)), (3,))
    made.rounds[0].scores.clear()
    changes.drop_round(made)
    assert not made.rounds
