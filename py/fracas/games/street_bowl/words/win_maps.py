"""The maps from worths to shares of matches won, as 121 matches of `hard` against itself turned out.

By situation: twice the half, one more while the score is level.
"""

from fracas.kernel.contracts.stats import Knot, WinMaps

MAPS = {
    2: WinMaps(
        usual=(Knot(387, 915), Knot(473, 915)),
        expert=(Knot(387, 915), Knot(473, 915)),
    ),
    3: WinMaps(
        usual=(Knot(8, 0), Knot(27, 15), Knot(42, 72), Knot(79, 72), Knot(103, 200), Knot(132, 215), Knot(188, 288)),
        expert=(Knot(8, 0), Knot(27, 15), Knot(42, 72), Knot(79, 72), Knot(103, 200), Knot(132, 215),
                Knot(188, 288)),
    ),
    4: WinMaps(
        usual=(Knot(466, 842), Knot(521, 842), Knot(616, 850), Knot(731, 950), Knot(890, 980), Knot(981, 980)),
        expert=(Knot(466, 842), Knot(521, 842), Knot(616, 850), Knot(731, 950), Knot(890, 980), Knot(981, 980)),
    ),
    5: WinMaps(
        usual=(Knot(5, 0), Knot(21, 100), Knot(50, 250), Knot(90, 778)),
        expert=(Knot(5, 0), Knot(21, 100), Knot(50, 250), Knot(90, 778)),
    ),
}
