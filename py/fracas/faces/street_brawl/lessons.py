"""The lessons of Street Brawl: how to win, then one idea a lesson."""

from fracas.faces.street_brawl.tactics import TACTICS
from fracas.lessons.lesson import Lesson, LessonCourse, LessonStep, event_goal
from fracas.locale import N_

FIRST = Lesson(
    "goal", N_("Through the wall"), N_("Bricks tackle for free: shove him into them and stroll past."), "street_brawl",
    "street_brawl.1.timberline-elves.orcs.2-0.b-b-p43-b-b-b-v22-b-s53-b-o-o.v67-b-w16-b-b-b-b-l33-b-b-o-o"
    ".H7.th.hhan.1-5.1-0.0-0.n-n.n",
    event_goal("goal", N_("Carry the ball over the line at the far end.")), (
        LessonStep(N_("Thistle has the ball and company: the orc stands with his back to the bricks. Shove him. Three "
                      "dice, and one success will do: a bull’s-eye or a star."),
                   ("H7 shove A3: shove=o--; crush=x--",)),
        LessonStep(N_("There was no room behind him. Against the wall he rolls himself, and flops: he is dazed, and "
                      "faces nobody. Walk over the line at the end of the alley."),
                   ("H7 w2", "H7 x2", "H7 y2", "H7 z2")),
    ),
    N_("Goal! Two of those win a match. The bricks send their regards."),
)

BAR = Lesson(
    "bar", N_("Last orders"), N_("The bar has a door, and your opponents are thirsty."), "street_brawl",
    "street_brawl.1.timberline-elves.orcs.2-0.m21-b-b-b-b-b-k43-b-b-b-o-o.v47-b-q37-b-m15-b-b-b-b-b-o-o"
    ".H7.th.hhan.1-5.1-0.0-0.n-n.n",
    event_goal("leaves", N_("Shove an orc into the bar.")), (
        LessonStep(N_("Halfway along the alley is the bar. An orc stands right in front of its door. Be a friend: "
                      "shove him in."), ("H1 shove A5: shove=o---",)),
    ),
    N_("He stays until the next goal, on his own bill. Keep your own back away from that door."),
)

TACKLE = Lesson(
    "tackle", N_("Mine, thank you"), N_("Who goes down drops the ball, and it has to land somewhere."), "street_brawl",
    "street_brawl.1.timberline-elves.orcs.2-0.b-b-p43-b-b-b-n33-b-b-b-o-o.v47-b-q27-b-s47-b-b-b-b-b-o-o"
    ".A5.th.hhan.1-5.1-1.0-0.n-n.n",
    event_goal("catches", N_("Take the ball off an orc.")), (
        LessonStep(N_("The orc comes with the ball. Ashbow walks round behind him and tackles him: 4 dice. His "
                      "Dodge, that is how nimble he is, says how many successes you need."), ("H3 q3", "H3 r2", "H3 s3",
                                                         "H3 tackle A5: tackle=oo--; bounce=1; catch catch; catch=oo")),
    ),
    N_("Down he goes, and the ball bounces into Ashbow’s arms. Nobody has ever been so surprised to catch."),
)

COLUMN = Lesson(
    "off-duty", N_("Wrong side of the line"), N_("Without the ball nobody has any business behind the goal line."),
    "street_brawl",
    "street_brawl.1.timberline-elves.orcs.2-0.x43-b-b-b-b-b-k43-b-b-b-o-o.y47-b-q37-b-m15-b-b-b-b-b-o-o"
    ".H7.th.hhan.1-5.1-0.0-0.n-n.n",
    event_goal("leaves", N_("Shove an orc over the goal line.")), (
        LessonStep(N_("The orc guards his goal with his heels on the line. Whoever is behind it without the ball is "
                      "out. Fern shoves him: 2 successes, and back he goes."), ("H1 shove A1: shove=oo--",)),
    ),
    N_("Out for the rest of this Test, the period until the next goal, and nobody is left to mind theirs."),
)

THROW = Lesson(
    "throw", N_("Down the alley"), N_("The ball flies as far as the line; over it, it must be carried."),
    "street_brawl",
    "street_brawl.1.timberline-elves.orcs.2-0.b-b-b-b-b-b-v23-b-q53-b-o-o.r17-b-p67-b-b-b-b-t67-b-b-o-o"
    ".H9.th.hhan.1-5.1-0.0-0.n-n.n",
    event_goal("goal", N_("Score after a throw.")), (
        LessonStep(N_("Rowan has the ball, Thistle is up the alley. Throw: 3 successes are needed, and with more he "
                      "catches it without a roll."), ("H9 throw v2: throw=*oo-o; catch catch; face 3",)),
        LessonStep(N_("Four: perfect. One of yours acts in a turn, so end it and see what the orcs make of it."),
                   ("H9 end", "A8 t7", "A8 end")),
        LessonStep(N_("Not much. Thistle is free: carry the ball over the line."),
                   ("H7 w2", "H7 x2", "H7 y2", "H7 z2")),
    ),
    N_("Goal! A ball thrown over the line would only have bounced back at you."),
)

SLIP = Lesson(
    "slip-away", N_("Excuse me"), N_("Whoever faces you wants a word. Leaving takes a roll."), "street_brawl",
    "street_brawl.1.timberline-elves.orcs.2-0.b-b-b-b-b-b-w33-b-b-b-o-o.x47-b-q17-b-b-b-b-b-b-b-o-o"
    ".H7.th.hhan.1-5.1-0.0-0.n-n.n",
    event_goal("goal", N_("Slip past the orc and score.")), (
        LessonStep(N_("An orc looks Thistle in the eye, three squares from the goal. Stepping past him takes a "
                      "Disengage roll: 2 successes with 4 dice. Then run."),
                   ("H7 x3: disengage=o*-oo", "H7 y2", "H7 z2")),
    ),
    N_("Goal! Only the first step took a roll: behind his back an orc sees nothing. Fail it, and you lie there."),
)

COURSE = LessonCourse(
    (N_("Carry the ball over the line at the far end of the alley: that is a goal, and two goals win."),
     N_("Shoved into a wall, a player is crushed. In the bar, he stays there."),
     N_("Roll more than you need, and you earn Momentum. Roll too little, and it is their turn.")),
    (FIRST, BAR, TACKLE, COLUMN, THROW, SLIP),
    TACTICS,
)
