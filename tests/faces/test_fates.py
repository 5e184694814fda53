"""What has become of a unit of School Fighters, as the table companion says it."""

import pytest

from fracas.faces.school_fighters.tracker import fate
from fracas.games.school_fighters import state as st
from tests.school_fighters.scenes import scene


@pytest.mark.parametrize(("status", "words"), [
    (st.KNOCKED_OUT, "knocked out"), (st.DETAINED, "detained"), (st.FAZED, "Fazed"), (st.STANDING, ""),
])
def test_a_unit_is_out_detained_fazed_or_as_at_the_start(status, words):
    s = scene("t 24,10", "t 40,40").state
    s.units[0].status = status
    assert fate(s, 0) == words
