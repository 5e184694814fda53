"""How Cave Brawl is learnt: what wins, and lessons of one idea each."""

from fracas.lessons.lesson import Course, Lesson, Step, happened
from fracas.locale import N_

FIRST = Lesson(
    "point", N_("Score a point"), N_("One clears the way, another walks through: everybody acts in your turn."),
    "cave_brawl",
    "cave_brawl.1~7_3_0_0_-1~1_2~3_0_5_0_0_-1_0_0~0_-9_0_0~94_0_-1_0_0_0~ca_4_4_3_12_k5_o.ap_6_2_1_20_l8_o"
    ".ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.li_3_4_3_9_k3_o.li_3_3_3_9_i8_o"
    ".li_3_3_3_9_c_o.li_3_3_3_9_c_o.li_3_3_3_9_c_o.li_3_3_3_9_c_o.li_3_3_3_9_c_o~o",
    happened("point", N_("Bring the ball to the bright square in the north.")), (
        Step(N_("A lizard stands in front of the goal, and your ape has not had breakfast. Tackle the lizard: the D20 "
                "must show 8 or more."),
             ("S2 k7", "S2 j6", "S2 j5", "S2 j4", "S2 tackle N1: tackle=12; damage=34")),
        Step(N_("A 12: down he goes, 7 hit points lighter. In your turn all your players act, so now the caveman with "
                "the ball: to the bright square!"),
             ("S1 k4", "S1 j3", "S1 j2", "S1 k1")),
    ),
    N_("One point! Three win the match, if anybody lives to count them."),
)

PASS = Lesson(
    "pass", N_("Pass it on"), N_("Who catches may still run: two players, one long way."), "cave_brawl",
    "cave_brawl.1~7_3_0_0_-1~0_1~3_0_5_0_0_-1_0_0~0_-9_0_0~114_0_-1_0_0_0~am_2_4_5_9_j6_o.am_2_5_3_10_l3_o"
    ".am_3_3_3_9_c_o.am_3_3_3_9_c_o.am_3_3_3_9_c_o.am_3_3_3_9_c_o.am_3_3_3_9_c_o.ca_5_3_2_14_j5_o.ca_3_3_3_9_n6_o"
    ".ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o~o",
    happened("point", N_("Score after a pass.")), (
        Step(N_("A caveman breathes down your Amazon’s neck. Pass the ball to the one up front: first the thrower "
                "rolls, then the catcher, each with a D20."), ("S1 pass S2: pass=13; catch=11",)),
        Step(N_("Caught! The first one has nothing more to do: let her rest."), ("S1 rest",)),
        Step(N_("The catcher has not acted yet, so she may run all the way."), ("S2 k2", "S2 k1")),
    ),
    N_("A point! The caveman is still looking for the ball. Let him."),
)

KICK = Lesson(
    "kick", N_("The mad kick"), N_("One kick through the hole wins at once. It hardly ever works."), "cave_brawl",
    "cave_brawl.1~7_3_0_0_-1~0_1~3_0_5_0_0_-1_0_0~0_-9_0_0~116_0_-1_0_0_0~am_2_4_6_9_l6_o.am_3_3_3_9_c_o"
    ".am_3_3_3_9_c_o.am_3_3_3_9_c_o.am_3_3_3_9_c_o.am_3_3_3_9_c_o.am_3_3_3_9_c_o.ca_6_3_2_14_k3_o.ca_3_3_3_9_c_o"
    ".ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o~o",
    happened("kick_hits", N_("Kick the ball through the hole.")), (
        Step(N_("Above each goal is a hole. Whoever kicks the ball through it wins the match, whatever the score. You "
                "need 18 or more. What could go wrong?"), ("S1 kick: kick=19",)),
    ),
    N_("It went in! Never rely on it: one kick in seven, and the others hand over the ball."),
)

COURSE = Course(
    (N_("Bring the ball to the bright square in front of the other side’s tunnel: that is a point, and three win."),
     N_("In your turn each of your players moves and does one thing: block, tackle, pass, kick."),
     N_("One D20 decides it: your score against theirs, and the higher you are, the less you need.")),
    (FIRST, PASS, KICK),
)
