"""The lessons of Street Bowl: how to win, then one idea a lesson."""

from fracas.faces.street_bowl.tactics import TACTICS
from fracas.lessons.lesson import Lesson, LessonCourse, LessonStep, event_goal
from fracas.locale import N_

FIRST = Lesson(
    "touchdown", N_("Score a touchdown"), N_("Knock a hole into their line, then run through it."), "street_bowl",
    "street_bowl.1~0_0~human_1_1_0~orc_0_1_0~3_0_1_1_0_0_0_-1_0_2_0_0_1_1_1_0_0_0_1_1_0_0_0_0_7_7~o_o_0_0_0_0_0_0~"
    "H3_o_0_0~b_R_o.d_t4_f.d_s4_f.a_q6_f.a_t5_f.a_o2_f.a_R_o.a_R_o.o.o.o.o~f_R_o.d_x6_f.e_y2_f.e_R_o.a_u4_f.a_m3_f"
    ".a_R_o.a_R_o.a_R_o.o.o.o",
    event_goal("touchdown", N_("Carry the ball into the end zone.")), (
        LessonStep(N_("An orc plugs the street. Your blitzer blocks him, that is hits him, and the friend beside "
                      "makes it two dice: you pick the one that counts."), ("H2 block", "H2 block A5: block=push.pow")),
        LessonStep(N_("One arrow, one burst. The arrow would push him, the burst knocks him down: pick that one."),
                   (": block_die defender_down; push v4; follow stay; armour=23",)),
        LessonStep(N_("Two dice could not break his armour, only his dignity. Now whoever has the ball: run, all "
                      "the way into the blue."),
                   ("H3 move", "H3 t3", "H3 u3", "H3 v3", "H3 w3", "H3 x4", "H3 y4", "H3 z4")),
    ),
    N_("Touchdown! The crowd goes wild, which on this street it does anyway."),
)

PASS = Lesson(
    "pass", N_("Over their heads"), N_("One roll to throw, one to catch, and half the street is behind you."),
    "street_bowl",
    "street_bowl.1~0_0~human_1_1_0~orc_0_1_0~3_0_1_1_0_0_0_-1_0_2_0_0_1_1_1_0_0_0_1_1_0_0_0_0_7_7~o_o_0_0_0_0_0_0~"
    "H1_o_0_0~b_o4_f.d_u3_f.d_R_o.a_p2_f.a_R_o.a_R_o.a_R_o.a_R_o.o.o.o.o~f_R_o.d_R_o.e_v5_f.e_R_o.a_q6_f.a_n6_f"
    ".a_R_o.a_R_o.a_R_o.o.o.o",
    event_goal("touchdown", N_("Score after a pass.")), (
        LessonStep(N_("Your thrower has the ball. Only one pass a turn, so announce it: select him and press Pass."),
                   ("H1 pass",)),
        LessonStep(N_("Now throw to the blitzer up the street. Two dice: one for the throw, one for the catch, and "
                      "each must reach the number shown."),
                   ("H1 pass u3: pass=4; catch=4",)),
        LessonStep(N_("Caught, to everybody’s surprise. He has not acted yet: into the blue!"),
                   ("H2 move", "H2 v3", "H2 w3", "H2 x3", "H2 y3", "H2 z3")),
    ),
    N_("Touchdown! A dropped pass would have ended your turn: that is why the safe moves come first."),
)

BLITZ = Lesson(
    "blitz", N_("Blitz!"), N_("Once a turn one player may run and block: pick whoever carries the ball."),
    "street_bowl",
    "street_bowl.1~0_0~human_1_1_0~orc_0_1_0~3_0_1_1_0_0_0_-1_0_2_0_0_1_1_1_0_0_0_1_1_0_0_0_0_7_7~o_o_0_0_0_0_0_0~"
    "A5_o_0_0~b_R_o.d_R_o.d_q4_f.a_p2_f.a_R_o.a_R_o.a_R_o.a_R_o.o.o.o.o~f_R_o.d_R_o.e_x5_f.e_R_o.a_t4_f.a_n6_f"
    ".a_R_o.a_R_o.a_R_o.o.o.o",
    event_goal("loses_ball", N_("Knock the ball out of his hands.")), (
        LessonStep(N_("The orc has your ball, which is rude. Select your blitzer and tap the orc: he runs there "
                      "and blocks. They are equally strong, so with one die."),
                   ("H3 blitz", "H3 r4", "H3 s5",
                    "H3 block A5: block=pow; push u3; follow follow; armour=34; bounce=3")),
    ),
    N_("Down, and the ball bounces free. Next turn somebody should pick it up. Somebody of yours, ideally."),
)

AGAIN = Lesson(
    "re-roll", N_("Once more, please"), N_("A team re-roll turns one bad moment back."), "street_bowl",
    "street_bowl.1~0_0~human_1_1_0~orc_0_1_0~3_0_1_1_0_0_0_-1_0_2_0_0_1_1_1_0_0_0_1_1_0_0_0_0_7_7~o_o_0_0_0_0_0_0~"
    "o_u4_0_0~b_R_o.d_R_o.d_r4_f.a_R_o.a_R_o.a_R_o.a_R_o.a_R_o.o.o.o.o~f_R_o.d_R_o.e_l4_f.e_R_o.a_m6_f.a_k3_f.a_R_o"
    ".a_R_o.a_R_o.o.o.o",
    event_goal("picks_up", N_("Pick up the ball.")), (
        LessonStep(N_("The ball lies in the street. Run over it: your blitzer picks it up on 3 or more. What could go "
                      "wrong?"),
                   ("H3 move", "H3 s4", "H3 t4", "H3 u4: pick_up=2")),
        LessonStep(N_("A 2. Now your turn would be over. But your team has a re-roll: use it."),
                   (": reroll team; pick_up=5",)),
    ),
    N_("A 5! One team re-roll a turn at most, and they run out: keep them for what would end your turn."),
)

WALL = Lesson(
    "wall", N_("Back to the wall"), N_("Bricks do not make room, and armour notices."), "street_bowl",
    "street_bowl.1~0_0~human_1_1_0~orc_0_1_0~3_0_1_1_0_0_0_-1_0_2_0_0_1_1_1_0_0_0_1_1_0_0_0_0_7_7~o_o_0_0_0_0_0_0~"
    "o_k4_0_0~b_R_o.d_R_o.d_r2_f.a_q2_f.a_R_o.a_R_o.a_R_o.a_R_o.o.o.o.o~f_R_o.d_R_o.e_r1_f.e_R_o.a_v6_f.a_x3_f.a_R_o"
    ".a_R_o.a_R_o.o.o.o",
    event_goal("is_knocked_out", N_("Knock an orc out at the wall.")), (
        LessonStep(N_("The orc has the wall behind him and nowhere to go. Your lineman helps: two dice. Block him."),
                   ("H3 block", "H3 block A3: block=pow.push")),
        LessonStep(N_("Even the arrow would bump him into the bricks. The burst knocks him down there: 2 more on "
                      "the dice that try to break his armour, for wall and cobbles."),
                   (": block_die defender_down; armour=54; injury=45",)),
    ),
    N_("Knocked out, and carried off. Keep your own people in the middle of the street."),
)

ASSIST = Lesson(
    "assist", N_("Two against one"), N_("A friend beside your target lends his strength: bring him first."),
    "street_bowl",
    "street_bowl.1~0_0~human_1_1_0~orc_0_1_0~3_0_1_1_0_0_0_-1_0_2_0_0_1_1_1_0_0_0_1_1_0_0_0_0_7_7~o_o_0_0_0_0_0_0~"
    "o_k4_0_0~b_R_o.d_t4_f.d_R_o.a_R_o.a_q5_f.a_o2_f.a_R_o.a_R_o.o.o.o.o~f_R_o.d_x6_f.e_y2_f.e_R_o.a_u4_f.a_m3_f"
    ".a_R_o.a_R_o.a_R_o.o.o.o",
    event_goal("falls", N_("Knock the orc down, with help.")), (
        LessonStep(N_("Your blitzer and the orc are equally strong: one die, and a coin would do as well. First "
                      "walk another of yours, a lineman, up beside the orc."), ("H5 move", "H5 r5", "H5 s5", "H5 t5")),
        LessonStep(N_("He stands right. His Action is over, your turn is not: press Done, not End turn."),
                   ("H5 stop",)),
        LessonStep(N_("Now you are one stronger: two dice, and you pick. Block."),
                   ("H2 block", "H2 block A5: block=push.pow")),
        LessonStep(N_("An arrow and a burst. You know which."),
                   (": block_die defender_down; push v4; follow stay; armour=23",)),
    ),
    N_("Down! Whoever helps must not stand beside another opponent himself, or he has enough to do."),
)

COURSE = LessonCourse(
    (N_("Carry the ball into the blue end zone: that is a touchdown, and most touchdowns win."),
     N_("In your turn each player acts once: he runs, blocks a neighbour or passes."),
     N_("When one of your players falls or drops the ball, your turn is over. Do the risky things last.")),
    (FIRST, PASS, BLITZ, AGAIN, WALL, ASSIST),
    TACTICS,
)
