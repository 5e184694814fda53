"""The lessons of Elfball: how to win, then one idea a lesson."""

from fracas.faces.elfball.tactics import TACTICS
from fracas.lessons.lesson import Lesson, LessonCourse, LessonStep, event_goal
from fracas.locale import N_

GOAL = event_goal("goal", N_("Score a goal."))

FIRST = Lesson(
    "goal", N_("Score a goal"), N_("Pick the ball up, run it in: everything else is decoration."), "elfball",
    "elfball.1.timberline-elves.orcs.1-0.b-b-b-b-k176-b-h161-b-j141-b-o-o.g204-b-e153-b-b-b-b-m116-b-b-o-o"
    ".g17.th.hhan.1-5.0-0.0-0.n-n.n",
    GOAL, (
        LessonStep(N_("The ball lies in the grass, and nobody loves it. Thistle picks it up with 4 dice. Each "
                      "bull’s-eye and each star is a success, a star brings another die, a flop takes a success away. "
                      "One success is enough."),
                   ("H7 g17: pick-up=-**oo-",)),
        LessonStep(N_("Four where one was needed: the other three are Momentum, for later mischief. There is no later: "
                      "the goal is open. Run!"), ("H7 f18", "H7 e18", "H7 d18", "H7 c18")),
    ),
    N_("Goal! You carried the ball into the ring on their side. The orcs say it was windy."),
)

THROW = Lesson(
    "throw", N_("Throw and catch"), N_("The ball is faster than any elf."), "elfball",
    "elfball.1.timberline-elves.orcs.1-0.b-b-b-b-k176-b-f196-b-k131-b-o-o.n166-j112-h133-c154-b-b-b-m116-b-b-o-o"
    ".H9.th.hhan.1-5.0-0.0-0.n-n.n",
    GOAL, (
        LessonStep(N_("Rowan has the ball and a strong arm. Throw it to Thistle. Six hexes are far: you need 3 "
                      "successes. With more, he catches it without a roll."),
                   ("H9 throw f19: throw=*oo-o; catch catch; face 6",)),
        LessonStep(N_("Four: a perfect throw. One of yours acts in a turn, so end it and let the orcs have theirs."),
                   ("H9 end", "A8 l11", "A8 l12", "A8 end")),
        LessonStep(N_("They went for the wrong elf. Thistle is free: run for the goal."),
                   ("H7 f18", "H7 e18", "H7 d18", "H7 c18")),
    ),
    N_("Goal! Ten hexes in two turns, and nobody was even scratched. Remarkable."),
)

TACKLE = Lesson(
    "tackle", N_("Knock it loose"), N_("Come from behind: it is easier, and much funnier."), "elfball",
    "elfball.1.timberline-elves.orcs.1-0.b-b-j141-b-b-b-k122-b-b-b-o-o.d144-f204-b-b-h164-b-b-b-b-b-o-o"
    ".A5.th.hhan.1-5.0-0.0-0.n-n.n",
    event_goal("drops", N_("Make him drop the ball.")), (
        LessonStep(N_("The orc with the ball looks the other way. Walk Ashbow round behind him and tackle: from "
                      "there you need one success less."),
                   ("H3 j15", "H3 j16", "H3 i17", "H3 h17", "H3 tackle A5: tackle=oo*-o; injury=--o; bounce=4")),
    ),
    N_("Three above the need is a crippling hit. The orc leaves, the ball stays: it bounces one hex."),
)

MOMENTUM = Lesson(
    "momentum", N_("Spend Momentum"), N_("A bad die is only bad until you buy another."), "elfball",
    "elfball.1.timberline-elves.orcs.1-0.b-b-b-b-b-b-b-g161-b-b-o-o.g204-b-e174-b-b-b-b-b-b-b-o-o.f17.th.hhan"
    ".1-5.0-0.2-0.n-n.n",
    event_goal("holds", N_("Pick up the ball under an orc’s nose.")), (
        LessonStep(N_("An orc faces the ball, so picking it up needs 2. You have 2 Momentum from the orcs’ last "
                      "blunder: good to know. Try."), ("H8 f17: pick-up=-o--",)),
        LessonStep(N_("Only one success. One Momentum re-rolls a die: choose a blank, it has nothing to lose. The "
                      "figure below is your chance after that."), (": momentum -; reroll=o; momentum keep",)),
    ),
    N_("There it is. Momentum you do not spend in the action is gone, so do not save it for your old age."),
)

SLIP = Lesson(
    "slip-away", N_("Slip away"), N_("Whoever faces you wants a word. Leaving takes a roll."), "elfball",
    "elfball.1.timberline-elves.orcs.1-0.b-b-b-b-b-b-f171-b-b-b-o-o.k204-b-e174-b-b-b-b-b-b-b-o-o.H7.th.hhan"
    ".1-5.0-0.0-0.n-n.n",
    GOAL, (
        LessonStep(N_("An orc faces Thistle. To leave a hex he faces takes a Disengage roll: 4 dice here. The marks "
                      "show your chance. The goal is three hexes away."),
                   ("H7 e18: disengage=o*-oo", "H7 d18", "H7 c18")),
    ),
    N_("Goal! Only the first step took a roll: behind his back an orc sees nothing. Fail it, and you lie there."),
)

SHOVE = Lesson(
    "shove", N_("Out you go"), N_("Cross the white line, and you are out until the next goal."), "elfball",
    "elfball.1.timberline-elves.orcs.1-0.l55-b-b-b-b-b-n102-b-b-b-o-o.d144-b-b-b-l42-b-b-b-b-b-o-o.p9.th.hhan"
    ".1-5.0-0.0-0.n-n.n",
    event_goal("leaves", N_("Shove an orc off the field.")), (
        LessonStep(N_("Fern is stronger than she looks, and the orc stands on the very edge. Shove him: he goes "
                      "straight back, one hex."), ("H1 shove A5: shove=o---",),
                   N_("From anywhere else he does not go straight over the line.")),
    ),
    N_("Off the field, onto the Bench, out for the rest of this Test: the period until the next goal. Mind your own "
       "back near the edge."),
)

COURSE = LessonCourse(
    (N_("Carry the ball into the ring at the far end: that is a goal, and one goal wins a short match."),
     N_("Each turn one of your players acts: he runs, and he throws, tackles or shoves on the way."),
     N_("Roll more than you need, and you earn Momentum. Roll too little, and it is their turn.")),
    (FIRST, THROW, TACKLE, MOMENTUM, SLIP, SHOVE),
    TACTICS,
)
