"""The lessons of Street Bowl about the art: order, safety, patience."""

from fracas.lessons.lesson import Goal, Lesson, LessonStep, event_goal
from fracas.locale import N_

SAFE_FIRST = Lesson(
    "safe-first", N_("Safe moves first"),
    N_("A failed roll ends your turn: whoever has not moved by then stays where he is."), "street_bowl",
    "street_bowl.1~0_0~human_1_1_0~orc_0_1_0~3_0_1_1_0_0_0_-1_0_2_0_0_1_1_1_0_0_0_1_1_0_0_0_0_7_7~"
    "o_o_0_0_0_0_0_0~H3_o_0_0~b_R_o.d_R_o.d_s3_f.a_o5_f.a_p1_f.a_R_o.a_R_o.a_R_o.o.o.o.o~f_R_o.d_x6_f.e_R_o."
    "e_R_o.a_t4_f.a_m3_f.a_R_o.a_R_o.a_R_o.o.o.o",
    event_goal("touchdown", N_("Cover the ball, then score.")), (
        LessonStep(N_("Your blitzer has the ball and an orc at his side. Getting away takes a roll. So first whoever "
                      "needs none: walk your lineman up behind him."),
                   ("H4 move", "H4 p4", "H4 q4", "H4 r4", "H4 stop")),
        LessonStep(N_("Now somebody stands by, whatever happens. Getting away is called a dodge: 3 or more will "
                      "do. Then run into the blue."),
                   ("H3 move", "H3 t2: dodge=4", "H3 u2", "H3 v2", "H3 w2", "H3 x2", "H3 y2", "H3 z2")),
    ),
    N_("Touchdown! Had he fallen, your lineman would have been beside the ball. The right order costs nothing."),
)

NOT_YET = Lesson(
    "not-yet", N_("Not yet"),
    N_("A re-roll saves your turn. Do not spend it on a result that will do."), "street_bowl",
    "street_bowl.1~0_0~human_1_1_0~orc_0_1_0~3_0_1_1_0_0_0_-1_0_2_0_0_1_1_1_0_0_0_1_1_0_0_0_0_7_7~"
    "o_o_0_0_0_0_0_0~H3_o_0_0~b_R_o.d_t4_f.d_r4_f.a_q6_f.a_t5_f.a_R_o.a_R_o.a_R_o.o.o.o.o~f_R_o.d_x6_f.e_R_o."
    "e_R_o.a_u4_f.a_m3_f.a_R_o.a_R_o.a_R_o.o.o.o",
    event_goal("touchdown", N_("Score, and still have the re-roll when you need it.")), (
        LessonStep(N_("An orc stands in the gap. Your blitzer blocks him with two dice, for a friend helps."),
                   ("H2 block", "H2 block A5: block=push.push")),
        LessonStep(N_("Two arrows. A re-roll might bring a burst, but he only has to leave that square, and an arrow "
                      "does that. Keep the re-roll."),
                   (": block_die pushed; push v4; follow stay",)),
        LessonStep(N_("Now run. It is one square farther than your blitzer can go: the last one takes a roll of 2 or "
                      "more."),
                   ("H3 move", "H3 s3", "H3 t2", "H3 u2", "H3 v2", "H3 w2", "H3 x2", "H3 y2", "H3 z2: go_for_it=1")),
        LessonStep(N_("A 1, and your turn would be over. This is the moment you kept it for."),
                   (": reroll team; go_for_it=3",)),
    ),
    N_("Touchdown! Spent on the block, the re-roll would be missing now."),
)

CAGE = Lesson(
    "cage", N_("Four corners"),
    N_("With a friend on each corner nobody gets at the ball without a roll."), "street_bowl",
    "street_bowl.1~0_0~human_1_1_0~orc_0_1_0~3_0_1_2_1_0_0_-1_0_2_0_0_1_1_1_0_0_0_1_1_0_0_0_0_7_7~"
    "o_o_0_0_0_0_0_0~H1_o_0_0~b_m4_f.d_l3_f.d_l5_f.a_n3_f.a_k6_f.a_R_o.a_R_o.a_R_o.o.o.o.o~f_R_o.d_t4_f.e_s6_f."
    "e_R_o.a_r3_f.a_r5_f.a_R_o.a_R_o.a_R_o.o.o.o",
    Goal(N_("Shut the cage, and see it hold."), None), (
        LessonStep(N_("Your thrower has the ball, and friends on three of the four corners. Walk your lineman to the "
                      "last one."),
                   ("H5 move", "H5 l6", "H5 m6", "H5 n5", "H5 stop")),
        LessonStep(N_("That is a cage. End your turn, and see what an orc makes of it."),
                   ("end", "A5 move", "A5 q4", "A5 p4", "A5 o4", "A5 stop", "end")),
    ),
    N_("He stops outside. Past two of yours he would have to dodge, and that takes a roll. Next turn the whole "
       "cage walks on."),
)

NO_HURRY = Lesson(
    "no-hurry", N_("No hurry"),
    N_("A touchdown gives them the ball. Leave them little time to use it."), "street_bowl",
    "street_bowl.1~0_0~human_1_1_0~orc_0_1_0~3_0_1_5_4_0_0_-1_0_2_0_0_1_1_1_0_0_0_1_1_0_0_0_0_7_7~"
    "o_o_0_0_0_0_0_0~H3_o_0_0~b_R_o.d_w3_f.d_x4_f.a_w5_f.a_R_o.a_R_o.a_R_o.a_R_o.o.o.o.o~f_R_o.d_l3_f.e_R_o."
    "e_R_o.a_k4_f.a_m5_f.a_R_o.a_R_o.a_R_o.o.o.o",
    event_goal("touchdown", N_("Score in the last turn of the half.")), (
        LessonStep(N_("Two squares from the blue, and no orc near. Score now, and they have two turns with the ball. "
                      "So wait: end your turn."),
                   ("end", "A5 move", "A5 l4", "A5 m4", "A5 n4", "A5 stop", "end")),
        LessonStep(N_("Your last turn of the half, and still nobody is near. Now walk in."),
                   ("H3 move", "H3 y4", "H3 z4")),
    ),
    N_("Touchdown, and they have one turn left for an answer. Wait only where nobody can reach you."),
)

TACTICS = (SAFE_FIRST, NOT_YET, CAGE, NO_HURRY)
