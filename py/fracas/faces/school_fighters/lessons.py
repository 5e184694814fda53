"""The lessons of School Fighters: how to win, then one idea a lesson."""

from fracas.faces.school_fighters.lesson_goals import has_fazed, has_knocked_out
from fracas.faces.school_fighters.tactics import TACTICS
from fracas.lessons.lesson import Goal, Lesson, LessonCourse, LessonStep, event_goal
from fracas.locale import N_

FIRST = Lesson(
    "knock-out", N_("A knock-out"), N_("Charge, wait for the bell, swing."), "school_fighters",
    "school_fighters.1_5.0.0_playground_4.0.0.0.2.0.-1.-1__0.0__k2050.1850.2.4.0.0.0.-1.0~b1900.2100.3.4.0.0.0.-1.0~"
    "t3000.1200.2.4.0.0.0.-1.0_t2900.1850.0.3.1.0.0.-1.0~n3200.2200.1.4.0.0.0.-1.0",
    Goal(N_("Knock one of them out."), has_knocked_out), (
        LessonStep(N_("Their Thug is seeing stars (that is called Fazed). Charge him with your Biker: go up to him "
                      "now, hit him later."), ("H1 charge A1 28,18.5",)),
        LessonStep(N_("The others stay where they are: press Done, then End it. The other gang moves next, and then "
                      "comes the Combat Phase."), ("done", "done")),
        LessonStep(N_("Now swing: 2 dice, and 2 more because he is Fazed. He has one: if your highest beats it, you "
                      "hit. Dice without a partner do nothing."), ("H1 fight A1: fight=6431; block=2",)),
    ),
    N_("Knocked out! Whoever is Fazed needs only one hit more. He will be back for geography."),
)

SHOOT = Lesson(
    "slingshot", N_("Slingshot"), N_("Twelve inches, a clear line and no conscience."), "school_fighters",
    "school_fighters.1_5.0.0_playground_5.0.0.0.2.0.-1.-1__0.0__r2000.1800.2.4.0.0.0.-1.0~b1900.2100.3.4.0.0.0.-1.0~"
    "t3000.1200.2.4.0.0.0.-1.0_t2900.1850.1.4.0.0.0.-1.0~n3200.2200.1.4.0.0.0.-1.0",
    Goal(N_("Make one of them see stars."), has_fazed), (
        LessonStep(N_("Shooting Phase. Your Shooter sees their Thug, who can take one bruise more. Two dice against "
                      "his one: if your highest beats it, you hit."), ("H1 shoot A1: shoot=64; block=2",)),
    ),
    N_("He can take no more: he is Fazed. He lies about until the end of the next round, or until he is hit again."),
)

SALTS = Lesson(
    "salts", N_("Smelling Salts"), N_("A Nerd beside you is better than a nurse."), "school_fighters",
    "school_fighters.1_5.0.0_playground_5.0.0.0.2.0.-1.-1__0.0__n2000.1800.1.4.0.2.0.-1.0~t2150.1800.0.3.1.0.0.-1.0~"
    "b1200.1200.3.4.0.0.0.-1.0_t2900.3000.2.4.0.0.0.-1.0~n3200.2200.1.4.0.0.0.-1.0",
    event_goal("uses_salts", N_("Get your Thug back on his feet.")), (
        LessonStep(N_("Your Thug is Fazed, and your Nerd is close by. Instead of shooting he opens the little "
                      "bottle."), ("H1 salts",)),
    ),
    N_("Awake, good for one more bruise, with a new respect for chemistry."),
)

COVER = Lesson(
    "cover", N_("Round the corner"), N_("Whoever hides behind something rolls one die more: go and look behind it."),
    "school_fighters",
    "school_fighters.1_5.0.0_playground_4.0.0.0.2.0.-1.-1__0.0__r2900.800.2.4.0.0.0.-1.0~b1200.1200.3.4.0.0.0.-1.0_"
    "t2450.150.1.4.0.0.0.-1.0~n3200.3200.1.4.0.0.0.-1.0",
    Goal(N_("Make the one in hiding see stars."), has_fazed), (
        LessonStep(N_("Their Thug crouches behind the bike rack: in cover he would block with 2 dice. Your Shooter "
                      "walks round it: who walks may still shoot, who runs may not."), ("H1 walk 30,3",)),
        LessonStep(N_("Nothing but air between them now. Press Done, then End it: the other gang has its turn."),
                   ("done", "done")),
        LessonStep(N_("Shooting Phase. Two dice against one: shoot."), ("H1 shoot A1: shoot=64; block=2",)),
    ),
    N_("Fazed. Bicycles are no armour if somebody can walk round them."),
)

NERVE = Lesson(
    "nerve", N_("Lose their nerve"), N_("A gang down to half has to ask itself whether it is worth it."),
    "school_fighters",
    "school_fighters.1_5.0.0_playground_6.0.0.0.2.0.-1.-1_0_0.0__k2800.1850.2.4.0.4.0.3.0~t1200.1200.2.4.0.0.0.-1.0~"
    "t1200.1500.2.4.0.0.0.-1.0_t2900.1850.0.3.1.0.0.-1.0~n3200.2200.1.4.0.0.0.-1.0~n-1.-1.0.1.0.0.0.-1.0",
    event_goal("flees", N_("Make the other gang run.")), (
        LessonStep(N_("There were three of them, and one is out already. Your Biker has charged the Fazed Thug: hit "
                      "him, and only a Nerd is left. He tests their nerve with 2 dice: more than his Moxie, "
                      "and they run."),
                   ("H1 fight A1: fight=6431; block=2; moxie=43",)),
    ),
    N_("A 7, and a Nerd bears 5, one less for a friend just lost. They flee: the match is yours, whatever the points."),
)

ORDER = Lesson(
    "order", N_("The Boss speaks"), N_("One order a round, before anybody of yours has moved."), "school_fighters",
    "school_fighters.1_5.0.0_playground_4.0.0.0.2.1.-1.-1__0.0__b2450.1850.3.4.0.0.0.-1.0~t2650.1850.0.3.1.0.0.-1.0~"
    "n1200.1200.1.4.0.0.0.-1.0_t2900.1850.1.4.0.0.0.-1.0~n3200.3200.1.4.0.0.0.-1.0",
    Goal(N_("Make their Thug see stars."), has_fazed), (
        LessonStep(N_("Your Thug lies about, and theirs grins at him. Your Boss is within 6 inches: select him, "
                      "press Orders, then Get on your Feet!, and tap your Thug."), ("H1 order feet H2",)),
        LessonStep(N_("Up again, good for 1 bruise, and he has not moved yet: charge!"), ("H2 charge A1 28,18.5",)),
        LessonStep(N_("The order is given, the charge is on. Press Done, then End it. Their turn follows."),
                   ("done", "done")),
        LessonStep(N_("Now swing: 2 dice against his one, and your highest must beat it."),
                   ("H2 fight A1: fight=64; block=2",)),
    ),
    N_("From the floor to a hit in one round. Orders come first: once anybody has moved, it is too late for them."),
)

COURSE = LessonCourse(
    (N_("Two gangs, five rounds: the gang worth more at the end wins. A gang that loses its nerve loses at once."),
     N_("Each round has three phases: everybody moves, then shoots, then those who charged hit."),
     N_("Each hit is a bruise. A unit that can take no more is Fazed. One more hit, and it is out.")),
    (FIRST, SHOOT, SALTS, COVER, NERVE, ORDER),
    TACTICS,
)
