"""The lessons of Cave Brawl about the art: order, safety, patience."""

from fracas.lessons.lesson import Goal, Lesson, LessonStep, event_goal
from fracas.locale import N_

ROLL_FIRST = Lesson(
    "roll-first", N_("Roll first, run later"),
    N_("A failure does not end your turn: let the others wait for what the dice say."), "cave_brawl",
    "cave_brawl.1~7_3_0_0_-1~1_2~3_0_5_0_0_-1_0_0~7_-9_1_0~94_0_-1_0_0_0~ca_4_4_3_12_i7_o.ap_6_2_1_20_l7_o."
    "ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.li_3_4_3_9_k5_o_3_4_3_5."
    "li_3_3_3_9_f4_o.li_3_3_3_9_c_o.li_3_3_3_9_c_o.li_3_3_3_9_c_o.li_3_3_3_9_c_o.li_3_3_3_9_c_o~o",
    event_goal("picks_up", N_("Knock the ball out of his hands and pick it up.")), (
        LessonStep(N_("The lizard has the ball. Your caveman could run now, but where to? First the ape: tackle him, "
                      "and see where the ball goes."),
                   ("S2 k6", "S2 tackle N1: tackle=12; damage=12; bounce k4")),
        LessonStep(N_("The ball falls out, and his coach may choose where: behind him. The ape has done his part: "
                      "press Done."),
                   ("S2 rest",)),
        LessonStep(N_("Your caveman has not moved yet, and now he knows where to: fetch it."),
                   ("S1 i6", "S1 j5", "S1 k4", "S1 take")),
    ),
    N_("Yours! Whoever moves last chooses best. So dice first, legs later."),
)

ELBOW_ROOM = Lesson(
    "elbow-room", N_("Elbow room"),
    N_("Each opponent beside the passer makes the pass one harder."), "cave_brawl",
    "cave_brawl.1~7_3_0_0_-1~0_1~3_0_5_0_0_-1_0_0~0_-9_0_0~135_0_-1_0_0_0~am_2_4_5_9_j7_o.am_2_5_3_10_l4_o."
    "am_3_3_3_9_i8_o.am_3_3_3_9_c_o.am_3_3_3_9_c_o.am_3_3_3_9_c_o.am_3_3_3_9_c_o.ca_5_3_2_14_j6_o."
    "ca_3_3_3_9_n6_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o~o",
    event_goal("point", N_("Score after a pass without anybody in the way.")), (
        LessonStep(N_("A caveman stands beside your passer. Push him away first: another Amazon blocks him. A "
                      "block that fails costs nothing."),
                   ("S3 i7", "S3 block N1: block=14; push k5; damage=3; follow stay")),
        LessonStep(N_("He is gone, and the pass is one easier. Throw."),
                   ("S1 pass S2: pass=12; catch=11",)),
        LessonStep(N_("Caught. The passer is done: press Done."),
                   ("S1 rest",)),
        LessonStep(N_("Now run: the bright square is near."),
                   ("S2 k3", "S2 k2", "S2 k1")),
    ),
    N_("A point! Of two rolls the one that costs nothing comes first, if it helps the other."),
)

CORNER = Lesson(
    "corner", N_("Into the corner"),
    N_("Nobody runs through people: in a corner three friends are a wall."), "cave_brawl",
    "cave_brawl.1~7_3_0_0_-1~1_2~3_0_5_2_1_-1_0_0~0_-9_0_0~420_0_-1_0_0_0~ca_4_4_3_12_a21_o.ap_6_2_1_20_a20_o."
    "ca_3_3_3_9_b21_o.ca_3_3_3_9_e19_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.li_3_4_3_9_f17_o_3_4_3_5."
    "li_3_3_3_9_f20_o.li_3_3_3_9_c_o.li_3_3_3_9_c_o.li_3_3_3_9_c_o.li_3_3_3_9_c_o.li_3_3_3_9_c_o~o",
    Goal(N_("Shut the corner, and see it hold."), None), (
        LessonStep(N_("You lead, and the ball is in your corner. Three squares lead to it, and one is open. Put a "
                      "caveman there."),
                   ("S4 d19", "S4 c19", "S4 b20")),
        LessonStep(N_("Now none of theirs can stand beside the ball. He is done: press Done."),
                   ("S4 rest",)),
        LessonStep(N_("End your turn, and see them come."),
                   ("end", "N1 e18", "N1 d19", "N1 c19", "N1 rest", "end")),
    ),
    N_("He stands there and looks over shoulders. But move the ball next turn: if it lies still for two, something "
       "comes out of the caves."),
)

AHEAD = N_("You lead: whoever does more than this can only lose something.")
ONE_STEP = Lesson(
    "one-step", N_("One step is enough"),
    N_("You may hold the ball as long as it moves: every second turn will do."), "cave_brawl",
    "cave_brawl.1~7_3_0_0_-1~1_2~3_0_5_2_1_-1_0_0~0_-9_0_1~220_0_-1_0_0_0~ca_4_4_3_12_k11_o.ap_6_2_1_20_j9_o."
    "ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.ca_3_3_3_9_c_o.li_3_4_3_9_f6_o_3_4_3_5."
    "li_3_3_3_9_q6_o.li_3_3_3_9_c_o.li_3_3_3_9_c_o.li_3_3_3_9_c_o.li_3_3_3_9_c_o.li_3_3_3_9_c_o~o",
    Goal(N_("Keep the ball for three turns without a visit."), None), (
        LessonStep(N_("You lead and need only time. The ball lay still last turn. A second time, and a beast comes: so "
                      "take one step."),
                   ("S1 k12",),
                   AHEAD),
        LessonStep(N_("That will do: press Done."),
                   ("S1 rest",)),
        LessonStep(N_("End your turn."),
                   ("end", "N1 f7", "N1 rest", "end"),
                   AHEAD),
        LessonStep(N_("No beast. This turn the ball may lie still again: end your turn."),
                   ("end", "N1 f8", "N1 rest", "end"),
                   AHEAD),
        LessonStep(N_("And now it has to move again."),
                   ("S1 k11",),
                   AHEAD),
        LessonStep(N_("Press Done: next turn the ball may lie still again."),
                   ("S1 rest",)),
    ),
    N_("Nothing has come out of the caves. One step every second turn, and time is on your side."),
)

TACTICS = (ROLL_FIRST, ELBOW_ROOM, CORNER, ONE_STEP)
