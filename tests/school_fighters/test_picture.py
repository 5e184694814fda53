"""The table in letters."""

from fracas.games.school_fighters.words.picture import picture
from tests.school_fighters.scenes import scene


def test_the_picture_shows_units_terrain_and_the_monitor_north_above():
    layout = "R 0 0 2 2 s; R 2 0 4 2 c; R 4 0 6 2 d; R 6 0 8 2 e1"
    g = scene("b 10,1; t 12.5,1 fazed", "n 47,47", layout, monitor_rule=1, monitor=(2400, 2400))
    lines = picture(g.state).splitlines()
    assert [len(line) for line in lines[:24]] == [48] * 24
    assert lines[23].startswith("##::~~^^..B.*.") and lines[0].endswith("n") and lines[11][24] == "!"
    assert lines[25:] == ["H1  B 10.00, 1.00 3", "H2  * 12.50, 1.00 0", "A1  n 47.00,47.00 1"]
