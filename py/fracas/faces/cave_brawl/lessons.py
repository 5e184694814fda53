"""The lessons of Cave Brawl: how to win, then one idea a lesson."""

from fracas.faces.cave_brawl.tactics import TACTICS
from fracas.lessons.lesson import Lesson, LessonCourse, LessonStep, event_goal
from fracas.locale import N_

FIRST = Lesson(
    "point", N_("Score a point"), N_("One clears the way, another walks through: everybody acts in your turn."),
    "cave_brawl",
    "cave_brawl.1~7_3_0_0_-1~1_2~3_0_5_0_0_-1_0_0~0_-9_0_0~115_0_-1_0_0_0~ca_4_4_3_12_k6_o.ap_6_2_1_20_l7_o"
    ".ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.li_3_4_3_9_k2_o_3_4_3_5"
    ".li_3_3_3_9_j2_o.li_3_3_3_9_l2_o.li_3_3_3_9_c_o.li_3_3_3_9_c_o.li_3_3_3_9_c_o.li_3_3_3_9_c_o~o",
    event_goal("point", N_("Bring the ball to the bright square in the north.")), (
        LessonStep(N_("Three lizards shut the way to the goal; the one in the middle is sore, and your ape has not "
                      "had breakfast. Tackle him: the D20, the die with twenty sides, must show 8 or more."),
                   ("S2 l6", "S2 l5", "S2 l4", "S2 k3", "S2 tackle N1: tackle=12; damage=34")),
        LessonStep(N_("A 12, and 7 hit points off: he had 5, and leaves a gap. In your turn all your players act, so "
                      "now the caveman with the ball: through, to the bright square!"),
                   ("S1 k5", "S1 k4", "S1 l3", "S1 k2", "S1 k1")),
    ),
    N_("One point! Three win the match, if anybody lives to count them."),
)

PASS = Lesson(
    "pass", N_("Pass it on"), N_("The catcher may still run: two players, one long way."), "cave_brawl",
    "cave_brawl.1~7_3_0_0_-1~0_1~3_0_5_0_0_-1_0_0~0_-9_0_0~135_0_-1_0_0_0~am_2_4_5_9_j7_o.am_2_5_3_10_l4_o"
    ".am_3_3_3_9_c_o.am_3_3_3_9_c_o.am_3_3_3_9_c_o.am_3_3_3_9_c_o.am_3_3_3_9_c_o.ca_5_3_2_14_j6_o.ca_3_3_3_9_n6_o"
    ".ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o~o",
    event_goal("point", N_("Score after a pass.")), (
        LessonStep(N_("A caveman breathes down your Amazon’s neck. Press Pass, and tap the one up front: first the "
                      "thrower rolls, then the catcher, each with a D20."), ("S1 pass S2: pass=13; catch=11",)),
        LessonStep(N_("Caught! The first one has nothing more to do: press Done."), ("S1 rest",)),
        LessonStep(N_("The catcher has not acted yet: run all the way."), ("S2 k3", "S2 k2", "S2 k1")),
    ),
    N_("A point! The caveman is still looking for the ball. Let him."),
)

KICK = Lesson(
    "kick", N_("The mad kick"), N_("One kick through the hole wins at once. It hardly ever works."), "cave_brawl",
    "cave_brawl.1~7_3_0_0_-1~0_1~3_0_5_0_0_-1_0_0~0_-9_0_0~116_0_-1_0_0_0~am_2_4_6_9_l6_o.am_3_3_3_9_c_o"
    ".am_3_3_3_9_c_o.am_3_3_3_9_c_o.am_3_3_3_9_c_o.am_3_3_3_9_c_o.am_3_3_3_9_c_o.ca_6_3_2_14_k3_o.ca_3_3_3_9_c_o"
    ".ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o~o",
    event_goal("kick_hits", N_("Kick the ball through the hole.")), (
        LessonStep(N_("Above each goal is a hole. Whoever kicks the ball through it wins the match, whatever the "
                      "score. Press Kick: you need 18 or more. What could go wrong?"), ("S1 kick: kick=19",)),
    ),
    N_("It went in! Never rely on it: one kick in seven, and the others hand over the ball."),
)

BLOCK = Lesson(
    "block", N_("Move along"), N_("A block pushes: whoever was in the way is now elsewhere."), "cave_brawl",
    "cave_brawl.1~7_3_0_0_-1~1_2~3_0_5_0_0_-1_0_0~0_-9_0_0~94_0_-1_0_0_0~ca_4_4_3_12_k5_o.ap_6_2_1_20_l2_o"
    ".ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.li_3_4_3_9_k1_o.li_3_3_3_9_i8_o"
    ".li_3_3_3_9_c_o.li_3_3_3_9_c_o.li_3_3_3_9_c_o.li_3_3_3_9_c_o.li_3_3_3_9_c_o~o",
    event_goal("point", N_("Clear the goal square and score.")), (
        LessonStep(N_("A lizard sits on the bright square itself, and two do not fit. Your ape presses him out "
                      "with a block: 7 or more pushes him one square, and it hurts."),
                   ("S2 block N1: block=14; push j1; damage=3; follow stay",)),
        LessonStep(N_("He has moved along, and you chose where to. Now the caveman: straight on!"),
                   ("S1 k4", "S1 k3", "S1 k2", "S1 k1")),
    ),
    N_("A point! A block that fails costs nothing but the try; a tackle that fails puts you on your back."),
)

VAULT = Lesson(
    "vault", N_("Over his head"), N_("An acrobat goes where nobody else can: over people."), "cave_brawl",
    "cave_brawl.1~7_3_0_0_-1~0_1~3_0_5_0_0_-1_0_0~0_-9_0_0~136_0_-1_0_0_0~ac_2_5_2_10_k7_o"
    ".am_3_3_3_9_c_o.am_3_3_3_9_c_o.am_3_3_3_9_c_o.am_3_3_3_9_c_o.am_3_3_3_9_c_o.am_3_3_3_9_c_o"
    ".ca_5_3_2_14_k2_o.ca_3_3_3_9_j2_o.ca_3_3_3_9_l2_o"
    ".ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o~o",
    event_goal("point", N_("Vault over a caveman and score.")), (
        LessonStep(N_("Three cavemen stand before the bright square, shoulder to shoulder. Your acrobat has the ball. "
                      "Walk up to them, politely."), ("S1 k6", "S1 k5", "S1 k4", "S1 k3")),
        LessonStep(N_("Now press Vault: over the one in the middle on 8 or more. Her score for Catch and Dodge, "
                      "that is how nimble she is, counts against his."), ("S1 vault N1: vault=12",)),
    ),
    N_("A point, and three men looking at the sky. Only acrobats do this; the others have to walk round."),
)

BEAST = Lesson(
    "beast", N_("Something is hungry"), N_("Sit on the ball for two turns, and you get a visitor."), "cave_brawl",
    "cave_brawl.1~7_3_0_0_-1~1_2~3_0_5_0_0_-1_0_0~7_-9_1_1~173_0_-1_0_0_0~ca_4_4_3_12_j11_o.ap_6_2_1_20_c_o"
    ".ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.li_3_3_3_9_f9_o_3_3_3_4"
    ".li_3_3_3_9_q5_o"
    ".li_3_3_3_9_c_o.li_3_3_3_9_c_o.li_3_3_3_9_c_o.li_3_3_3_9_c_o.li_3_3_3_9_c_o~o",
    event_goal("picks_up", N_("Let a beast do it, and take the ball.")), (
        LessonStep(N_("The lizard has the ball and has not moved it for a turn. If he sits through another, something "
                      "comes out of a cave. So wait: end your turn."),
                   ("end", "end: beast=2; cave=1; beast_hp=454345; attack=15; damage=45; bounce g9"),
                   N_("The visitor comes only while the lizard sits still. Do not wake him.")),
        LessonStep(N_("A Smilodon! It goes for the side that stalled. The ball is free now: fetch it, and mind the "
                      "cat."), ("S1 i10", "S1 h9", "S1 g9", "S1 take")),
    ),
    N_("Yours! Now keep it moving, or the next visit is for you."),
)

COURSE = LessonCourse(
    (N_("Bring the ball to the bright square in front of the other side’s tunnel: that is a point, and three win."),
     N_("In your turn each of your players moves and does one thing: block, tackle, pass, kick."),
     N_("One D20 decides: your score against theirs. The higher yours, the less you need.")),
    (FIRST, PASS, KICK, BLOCK, VAULT, BEAST),
    TACTICS,
)
