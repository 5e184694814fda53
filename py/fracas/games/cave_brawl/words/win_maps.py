"""The maps from worths to shares of matches won, as 400 matches of `hard` against itself turned out.

By situation: the points that win a match.
"""

from fracas.kernel.contracts.stats import Knot, WinMaps

MAPS = {
    3: WinMaps(
        usual=(Knot(10, 68), Knot(39, 88), Knot(71, 206), Knot(109, 314), Knot(154, 444), Knot(215, 634),
               Knot(300, 874), Knot(507, 944)),
        expert=(Knot(28, 152), Knot(102, 362), Knot(172, 528), Knot(243, 732), Knot(313, 835), Knot(403, 835),
                Knot(535, 940), Knot(722, 980)),
    ),
}
