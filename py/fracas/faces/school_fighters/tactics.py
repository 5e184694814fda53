"""The lessons of School Fighters about the art: order, safety, patience."""

from fracas.faces.school_fighters.lesson_goals import has_knocked_out
from fracas.lessons.lesson import Goal, Lesson, LessonStep, event_goal
from fracas.locale import N_

SOFTEN = Lesson(
    "soften", N_("Soften him up"),
    N_("Whoever hits first makes it easier for the next one."), "school_fighters",
    "school_fighters.1_5.0.0_playground_6.0.0.0.2.0.-1.-1_0.1_0.0__k2800.1850.2.4.0.4.0.3.0~t3000.1850.2.4.0.4."
    "0.3.0~b1200.1200.3.4.0.0.0.-1.0_t2900.1850.1.4.0.0.0.-1.0~n3200.2200.1.4.0.0.0.-1.0",
    Goal(N_("Knock their Thug out."), has_knocked_out), (
        LessonStep(N_("Two of yours have charged their Thug, who can take one bruise more. A Fazed one is hit with 2 "
                      "dice more. So one makes him see stars first."),
                   ("H2 fight A1: fight=64; block=2",)),
        LessonStep(N_("Fazed. Now your Biker, with 4 dice in place of 2."),
                   ("H1 fight A1: fight=6431; block=2",)),
    ),
    N_("Out! Two on one, one after the other: that is most of what there is to know."),
)

SCREEN = Lesson(
    "screen", N_("In between"),
    N_("A charge goes round people, and its way may not be longer than 12 inches."), "school_fighters",
    "school_fighters.1_5.0.0_playground_4.0.0.0.2.0.-1.-1__0.0__t2200.2200.2.4.0.0.0.-1.0~n2000.1850.1.4.0.2.0."
    "-1.0~b1200.1200.3.4.0.0.0.-1.0_t3290.1850.2.4.0.0.0.-1.0~n3600.2400.1.4.0.0.0.-1.0",
    Goal(N_("Keep their Thug off your Nerd."), None), (
        LessonStep(N_("Their Thug can just reach your Nerd with a charge. Walk your Thug in between."),
                   ("H1 walk 24,18.5",)),
        LessonStep(N_("The way round him is longer than 12 inches. Press Done, then End it, and see what they do."),
                   ("done", "done")),
    ),
    N_("They stay where they are. A straight line is short: put somebody on it who can take a bruise."),
)

PIN = Lesson(
    "pin", N_("Keep his hands full"),
    N_("Whoever is charged does not shoot."), "school_fighters",
    "school_fighters.1_5.0.0_playground_4.0.0.0.2.0.-1.-1__0.0__k2000.1850.2.4.0.0.0.-1.0~t1500.1400.2.4.0.0.0."
    "-1.0~b1200.1200.3.4.0.0.0.-1.0_r2900.1850.2.4.0.0.0.-1.0~n3400.2200.1.4.0.0.0.-1.0",
    Goal(N_("Keep their Shooter from shooting."), None), (
        LessonStep(N_("Their Shooter sees your Biker, 8 inches away. Do not run from him: charge him."),
                   ("H1 charge A1 28,18.5",)),
        LessonStep(N_("Whoever touches an enemy cannot shoot. Press Done, then End it: their turn follows, and no "
                      "stone flies."),
                   ("done", "done")),
        LessonStep(N_("Now swing: 2 dice against 1. Then he hits back."),
                   ("H1 fight A1: fight=64; block=2", "A1 fight H1: fight=3; block=5")),
    ),
    N_("No shot, and a bruise for him. Go and meet whoever would rather keep away."),
)

LAST_ROUND = Lesson(
    "last-round", N_("Out of reach"),
    N_("Whoever leads in the last round needs no fight."), "school_fighters",
    "school_fighters.1_5.0.0_playground_4.0.0.0.5.0.-1.-1__0.0__t2000.2100.1.4.0.0.0.-1.0~b1200.1200.3.4.0.0.0."
    "-1.0_t2900.1850.2.4.0.0.0.-1.0~n3400.2200.1.4.0.0.0.-1.0~n-1.-1.0.1.0.0.0.-1.0",
    event_goal("match_over", N_("Keep your lead to the end.")), (
        LessonStep(N_("The last round, and one of theirs is out: you lead. Your sore Thug is all they can still reach. "
                      "Run, as far as he can!"),
                   ("H1 run 9,21",)),
        LessonStep(N_("More than 12 inches: nobody can charge him. Press Done, then End it, and with your turn the "
                      "match is over."),
                   ("done", "done")),
    ),
    N_("Won, without a punch. In the last round the brave and the clever part ways."),
)

TACTICS = (SOFTEN, SCREEN, PIN, LAST_ROUND)
