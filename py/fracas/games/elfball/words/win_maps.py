"""The maps from worths to shares of matches won, as 277 matches of `hard` against itself turned out.

By situation: the goals that win a match.
"""

from fracas.kernel.contracts.stats import Knot, WinMaps

MAPS = {
    1: WinMaps(
        usual=(Knot(4, 0), Knot(19, 45), Knot(58, 45), Knot(72, 94), Knot(88, 187), Knot(109, 404), Knot(152, 748)),
        expert=(Knot(8, 12), Knot(40, 105), Knot(74, 240), Knot(113, 246), Knot(147, 351), Knot(202, 409),
                Knot(287, 608), Knot(525, 836)),
    ),
}
