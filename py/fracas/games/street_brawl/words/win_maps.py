"""The maps from worths to shares of matches won, as 100 matches of `hard` against itself turned out.

By situation: the goals that win a match.
"""

from fracas.kernel.contracts.stats import Knot, WinMaps

MAPS = {
    2: WinMaps(
        usual=(Knot(12, 0), Knot(47, 0), Knot(78, 136), Knot(120, 232), Knot(252, 568), Knot(407, 616),
               Knot(491, 872), Knot(595, 936)),
        expert=(Knot(14, 40), Knot(57, 72), Knot(126, 280), Knot(216, 312), Knot(356, 520), Knot(494, 728),
                Knot(592, 920), Knot(748, 968)),
    ),
}
