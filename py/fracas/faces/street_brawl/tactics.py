"""The lessons of Street Brawl about the art: order, safety, patience."""

from fracas.lessons.lesson import Lesson, LessonStep, event_goal
from fracas.locale import N_

GO_ROUND = Lesson(
    "go-round", N_("Along the wall"),
    N_("Two squares away from an orc no step takes a roll."), "street_brawl",
    "street_brawl.1.timberline-elves.orcs.2-0.b-b-b-b-b-b-u43-b-b-b-o-o.r47-b-w47-b-b-b-b-b-b-b-o-o.H7.th.hhan."
    "1-5.1-0.0-0.n-n.n",
    event_goal("goal", N_("Score without a roll.")), (
        LessonStep(N_("An orc waits in the middle of the alley. Past his nose takes a roll. Keep two squares away, "
                      "along the wall, and it takes none."),
                   ("H7 u3", "H7 v2", "H7 w2", "H7 x2", "H7 y2", "H7 z2")),
    ),
    N_("Goal, and no die was thrown. Six squares were enough: count them before you set off."),
)

ORDER = Lesson(
    "order", N_("First the ball, then the orc"),
    N_("What you roll too much pays for the next roll."), "street_brawl",
    "street_brawl.1.timberline-elves.orcs.2-0.b-b-b-b-b-b-u23-b-b-b-o-o.r47-b-w17-b-b-b-b-b-b-b-o-o.v2.th.hhan."
    "1-5.1-0.0-0.n-n.n",
    event_goal("goal", N_("Pick up, shove and score in one turn.")), (
        LessonStep(N_("Two rolls are ahead. The ball first: the orc faces it, so you need 2 successes."),
                   ("H7 v2: pick-up=o*o-o",)),
        LessonStep(N_("Four, so you have 2 Momentum. Now shove him into the bricks."),
                   ("H7 shove A3: shove=---",)),
        LessonStep(N_("Three blanks. Re-roll one with 1 Momentum: 1 success is enough."),
                   (": momentum -; reroll=o; momentum keep; crush=x--",)),
        LessonStep(N_("He is dazed and faces nobody. Walk past him, over the line."),
                   ("H7 w2", "H7 x2", "H7 y2", "H7 z2")),
    ),
    N_("Goal! The other way round there would have been no Momentum to spend."),
)

SCREEN = Lesson(
    "screen", N_("Shut the alley"),
    N_("Face whoever has the ball: each step away from you takes a roll of his."), "street_brawl",
    "street_brawl.1.timberline-elves.orcs.2-0.e43-j51-b-b-b-b-s37-b-b-b-o-o.u47-b-b-b-p57-b-b-b-b-b-o-o.A5.th."
    "hhan.1-5.1-0.0-0.n-n.n",
    event_goal("drops", N_("Stop him without a tackle.")), (
        LessonStep(N_("An orc comes down the alley with the ball. Do not wait for him at your goal: walk up to him, it "
                      "takes no roll."),
                   ("H2 k5", "H2 l5", "H2 m5", "H2 n5", "H2 o5")),
        LessonStep(N_("Now you face him. End your turn, and let him try."),
                   ("H2 end", "A5 o6: disengage=x-x; bounce=5")),
    ),
    N_("Two flops: he is down, and the ball is loose, far from your line. That is where to stop people."),
)

TWO_TURNS = Lesson(
    "two-turns", N_("A hole in the wall"),
    N_("One makes the hole, another one runs through it."), "street_brawl",
    "street_brawl.1.timberline-elves.orcs.2-0.b-b-y17-b-b-b-u33-b-b-b-o-o.p47-b-w27-b-w57-b-b-b-b-b-o-o.H7.th."
    "hhan.1-5.1-0.0-0.n-n.n",
    event_goal("goal", N_("Open their line and run through.")), (
        LessonStep(N_("Two orcs shut the alley, and round them is too far. One of yours acts in a turn: so Ashbow "
                      "takes the upper one from behind."),
                   ("H3 x1", "H3 tackle A3: tackle=oo*-o; injury=--o")),
        LessonStep(N_("There is the hole. End your turn: they have one to shut it."),
                   ("H3 end", "A1 q4", "A1 end")),
        LessonStep(N_("Nobody has shut it. Now Thistle, with two squares between him and the other orc."),
                   ("H7 v3", "H7 w3", "H7 x3", "H7 y3", "H7 z3")),
    ),
    N_("Goal! Take the one whose place you need, not the one you like least."),
)

TACTICS = (GO_ROUND, ORDER, SCREEN, TWO_TURNS)
