"""The lessons of Elfball about the art: order, safety, patience."""

from fracas.lessons.lesson import Lesson, LessonStep, event_goal
from fracas.locale import N_

GO_ROUND = Lesson(
    "go-round", N_("The long way round"),
    N_("Behind a back no step takes a roll."), "elfball",
    "elfball.1.timberline-elves.orcs.1-0.b-b-b-b-b-b-g181-b-b-b-o-o.k206-b-e184-b-b-b-b-b-b-b-o-o.H7.th.hhan."
    "1-5.0-0.0-0.n-n.n",
    event_goal("goal", N_("Score a goal.")), (
        LessonStep(N_("An orc stands between Thistle and the goal. To leave a hex he faces takes a roll, but he does "
                      "not see behind him. Walk round."),
                   ("H7 f19", "H7 e19", "H7 d19", "H7 c19", "H7 c18")),
    ),
    N_("Goal, and no die was thrown. Look for the way without a roll first, and count the steps."),
)

ORDER = Lesson(
    "order", N_("The easy roll first"),
    N_("What you roll too much pays for the hard roll."), "elfball",
    "elfball.1.timberline-elves.orcs.1-0.b-b-b-b-b-b-h161-b-b-b-o-o.k206-b-e184-b-b-b-b-b-b-b-o-o.g17.th.hhan."
    "1-5.0-0.0-0.n-n.n",
    event_goal("goal", N_("Score a goal.")), (
        LessonStep(N_("Two rolls are ahead: the ball, then the orc. Take the easy one first: 1 success with 4 dice."),
                   ("H7 g17: pick-up=-**oo-",)),
        LessonStep(N_("Four: three more than needed, so you have 3 Momentum. Now past the orc, who faces the hex you "
                      "leave."),
                   ("H7 f18", "H7 e19: disengage=-o--")),
        LessonStep(N_("One short. Re-roll a blank with 1 Momentum."),
                   (": momentum -; reroll=o; momentum keep",)),
        LessonStep(N_("Past him. Now run for the goal."),
                   ("H7 d19", "H7 c19", "H7 c18")),
    ),
    N_("Goal! Had you begun with the orc, there would have been no Momentum to spend."),
)

SCREEN = Lesson(
    "screen", N_("In his way"),
    N_("Face whoever has the ball: each step away from you takes a roll of his."), "elfball",
    "elfball.1.timberline-elves.orcs.1-0.b-t101-b-b-b-b-k186-b-b-u91-o-o.k206-b-b-b-p103-b-b-b-b-b-o-o.A5.th."
    "hhan.1-5.0-0.0-0.n-n.n",
    event_goal("drops", N_("Stop him without a tackle.")), (
        LessonStep(N_("An orc runs for your goal with the ball. A tackle takes dice. Standing in his way takes none: "
                      "walk up to him."),
                   ("H2 s10", "H2 r10", "H2 q10")),
        LessonStep(N_("Now you face him. End your turn, and let him try."),
                   ("H2 end", "A5 q9: disengage=x-x; bounce=1")),
    ),
    N_("Two flops: he lies there, and the ball is loose. From behind you would have stopped nobody."),
)

TWO_TURNS = Lesson(
    "two-turns", N_("One clears, one runs"),
    N_("Nobody acts twice running: plan with two."), "elfball",
    "elfball.1.timberline-elves.orcs.1-0.b-b-b193-b-b-b-g181-b-b-b-o-o.k206-b-d184-b-e194-b-b-b-b-b-o-o.H7.th."
    "hhan.1-5.0-0.0-0.n-n.n",
    event_goal("goal", N_("Score a goal.")), (
        LessonStep(N_("Two orcs shut the way to the goal. One of yours acts in a turn. So Ashbow first takes the one "
                      "beside the goal, from behind."),
                   ("H3 c19", "H3 tackle A3: tackle=oo*-o; injury=--o")),
        LessonStep(N_("The way is open. End your turn: the orcs have one to shut it."),
                   ("H3 end", "A1 j20", "A1 end")),
        LessonStep(N_("They are too far away. Now Thistle: run!"),
                   ("H7 g17", "H7 f17", "H7 e17", "H7 d17", "H7 c18")),
    ),
    N_("Goal! Clear the way where they cannot shut it again in one turn."),
)

TACTICS = (GO_ROUND, ORDER, SCREEN, TWO_TURNS)
