"""How Street Brawl is learnt: what wins, and lessons of one idea each."""

from fracas.lessons.lesson import Course, Lesson, Step, happened
from fracas.locale import N_

FIRST = Lesson(
    "goal", N_("Through the wall"), N_("Bricks tackle for free: shove him into them and stroll past."), "street_brawl",
    "street_brawl.1.timberline-elves.orcs.2-0.b-b-p43-b-b-b-v22-b-s53-b-o-o.v67-b-w16-b-b-b-b-l33-b-b-o-o"
    ".H7.th.hhan.1-5.1-0.0-0.n-n.n",
    happened("goal", N_("Carry the ball over the line at the far end.")), (
        Step(N_("Thistle has the ball and company: the orc stands with his back to the bricks. Shove him. Three dice, "
                "one success will do."), ("H7 shove A3: shove=o--; crush=x--",)),
        Step(N_("There was no room behind him, so the wall did the rest: he is dazed. Walk over the line at the end of "
                "the alley."), ("H7 w2", "H7 x1", "H7 y1", "H7 z2")),
    ),
    N_("Goal! Two of those win a match. The bricks send their regards."),
)

BAR = Lesson(
    "bar", N_("Last orders"), N_("The bar has a door, and your opponents are thirsty."), "street_brawl",
    "street_brawl.1.timberline-elves.orcs.2-0.m21-b-b-b-b-b-k43-b-b-b-o-o.v47-b-q37-b-m15-b-b-b-b-b-o-o"
    ".H7.th.hhan.1-5.1-0.0-0.n-n.n",
    happened("leaves", N_("Shove an orc into the bar.")), (
        Step(N_("Halfway along the alley is the bar. An orc stands right in front of its door. Be a friend: shove "
                "him in."), ("H1 shove A5: shove=o---",)),
    ),
    N_("He stays for the rest of the Test, on his own bill. Keep away from that door when it is your back."),
)

TACKLE = Lesson(
    "tackle", N_("Mine, thank you"), N_("Who goes down drops the ball, and it has to land somewhere."), "street_brawl",
    "street_brawl.1.timberline-elves.orcs.2-0.b-b-p43-b-b-b-n33-b-b-b-o-o.v47-b-q27-b-s47-b-b-b-b-b-o-o"
    ".A5.th.hhan.1-5.1-1.0-0.n-n.n",
    happened("catches", N_("Take the ball off an orc.")), (
        Step(N_("The orc comes with the ball. Ashbow walks round to his flank and tackles him: 4 dice, and his "
                "Dodge says how many you need."), ("H3 q3", "H3 r2", "H3 s3",
                                                  "H3 tackle A5: tackle=oo--; bounce=1; catch catch; catch=oo")),
    ),
    N_("Down he goes, and the ball bounces into Ashbow’s arms. Nobody has ever been so surprised to catch."),
)

COURSE = Course(
    (N_("Carry the ball over the line at the far end of the alley: that is a goal, and two goals win."),
     N_("Whoever is shoved into a wall is crushed by it; whoever strays into the bar stays there."),
     N_("Roll more than you need and you earn Momentum; roll too little and the other side is on.")),
    (FIRST, BAR, TACKLE),
)
