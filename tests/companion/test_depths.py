"""The same match at every depth: one result code."""

import pytest

from fracas.companion.log import lines, read, tracking_rules_of
from fracas.companion.result import result_code
from tests.companion.matches import MATCHES
from tests.companion.transcribed import played, tracked


@pytest.mark.parametrize("key", MATCHES)
def test_one_result_code_at_every_depth(key):
    name, _counted, *depths, _turns = MATCHES[key]
    match = played(key, name)
    tables = [tracked(match, tell) for tell in depths]
    standing = tracking_rules_of(tables[0]).summary
    assert [standing(table.state) for table in tables] == [standing(match.state)] * 2
    for table in tables:
        again = read(table.record)
        assert lines(again) == lines(table)
        assert result_code(standing(again.state)) == result_code(standing(match.state))


def test_depths_differ_in_what_they_write():
    name, _counted, results, faces, _turns = MATCHES["elfball"]
    match = played("elfball", name)
    assert any("!" in line for line in lines(tracked(match, faces)))
    assert not any("!" in line for line in lines(tracked(match, results)))
