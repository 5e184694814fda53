"""The maps from worths to shares of matches won, as 400 matches of `hard` against itself turned out.

By situation: twice the pair of rounds, one more while the points are level.
"""

from fracas.kernel.contracts.stats import Knot, WinMaps

MAPS = {
    1: WinMaps(
        usual=(Knot(840, 77),),
        expert=(Knot(840, 77),),
    ),
    2: WinMaps(
        usual=(Knot(127, 0),),
        expert=(Knot(336, 0),),
    ),
    3: WinMaps(
        usual=(Knot(14, 0), Knot(92, 0), Knot(126, 0)),
        expert=(Knot(27, 0), Knot(170, 0), Knot(224, 88), Knot(266, 88), Knot(302, 115), Knot(357, 151),
                Knot(450, 151)),
    ),
    4: WinMaps(
        usual=(Knot(135, 0), Knot(245, 22), Knot(323, 22), Knot(392, 236), Knot(428, 438), Knot(505, 494),
               Knot(618, 663), Knot(767, 906)),
        expert=(Knot(118, 0), Knot(285, 0), Knot(390, 0), Knot(482, 337), Knot(562, 461), Knot(640, 702),
                Knot(755, 702), Knot(888, 906)),
    ),
    5: WinMaps(
        usual=(Knot(38, 0), Knot(60, 54), Knot(71, 54), Knot(80, 61), Knot(110, 61), Knot(128, 311)),
        expert=(Knot(11, 0), Knot(41, 0), Knot(66, 54), Knot(101, 167), Knot(130, 167), Knot(177, 414),
                Knot(220, 523), Knot(279, 547)),
    ),
    6: WinMaps(
        usual=(Knot(346, 216), Knot(643, 216), Knot(741, 477), Knot(789, 659), Knot(870, 739), Knot(912, 773),
               Knot(932, 932), Knot(963, 976)),
        expert=(Knot(359, 159), Knot(648, 159), Knot(757, 386), Knot(830, 739), Knot(901, 739), Knot(959, 864),
                Knot(978, 943), Knot(992, 980)),
    ),
    7: WinMaps(
        usual=(Knot(10, 67), Knot(33, 267), Knot(75, 980)),
        expert=(Knot(28, 317), Knot(69, 483), Knot(95, 980)),
    ),
}
