"""What each skill does, in a sentence or two for a card; chapter 19 says all of it."""

from fracas.locale import N_, _

TEXTS = {  # section of the rules -> skill -> text
    "19.1": {
        "block": N_("When Both Down is chosen he may stay on his feet, whether he blocks or is blocked."),
        "dauntless": N_(
            "When he blocks somebody stronger, a D6 plus his ST above the "
            "other's ST makes him as strong for this block."
        ),
        "dirty-player": N_(
            "When he fouls: +1 to the Armour roll or to the Injury roll, decided after seeing the dice."
        ),
        "fend": N_("Whoever pushes him with a block may not follow up. No use against Juggernaut on a Blitz."),
        "frenzy": N_(
            "He must follow up, and block the same target again if both still stand "
            "after a push or a stumble. A wall does not stop that."
        ),
        "kick": N_(
            "On the pitch for his side's kick-off, off the line and out of the wide "
            "zones: the kick may scatter half as far, rounded down."
        ),
        "kick-off-return": N_(
            "When his side receives he may move up to 3 squares before the kick-off table, unless he stands on the "
            "line or in an enemy tackle zone."
        ),
        "pass-block": N_(
            "When an opponent announces a pass he may move up to 3 squares to where he can intercept or has the "
            "thrower or the catcher in his tackle zone."
        ),
        "pro": N_(
            "Once a turn he may re-roll one of his own rolls if a D6 shows 4+; never Armour, Injury or Casualty."
        ),
        "shadowing": N_(
            "When an opponent leaves his tackle zone he may follow: 2D6 plus the "
            "mover's MA minus his own must be 7 or less."
        ),
        "strip-ball": N_(
            "A carrier whom his block pushes drops the ball, even if wall or skill "
            "keep him in place. No use against Sure Hands."
        ),
        "sure-hands": N_("He may re-roll a failed pick-up, and Strip Ball does not work on him."),
        "tackle": N_("Opponents may not use Dodge when they dodge away from him or when he blocks them."),
        "wrestle": N_(
            "On Both Down he may have both players Placed Prone instead, without Armour rolls, even against Block."
        ),
    },
    "19.2": {
        "catch": N_("He may re-roll a failed catch, hand-off or interception."),
        "diving-catch": N_(
            "+1 to catch an accurate pass to his square. He may also try for a ball that lands in an empty square "
            "beside him, unless it came off a wall."
        ),
        "diving-tackle": N_(
            "After an opponent's dodge roll out of his tackle zone he may impose "
            "another -2 and be Placed Prone in the vacated square."
        ),
        "dodge": N_("He may re-roll one failed dodge a turn. When blocked, Defender Stumbles only pushes him."),
        "jump-up": N_("He stands up for free. From the ground he may even block, after an Agility roll with +2."),
        "leap": N_(
            "Once a turn, for 2 squares of movement and an Agility roll, he may jump "
            "to an empty square up to 2 away, over anybody."
        ),
        "side-step": N_(
            "When he is pushed his own coach chooses any empty square next to "
            "him, so a free square saves him from the wall."
        ),
        "sneaky-git": N_("No effect in the street: there is no referee to deceive."),
        "sprint": N_("He may Go For It three times in an Action instead of twice."),
        "sure-feet": N_("He may re-roll one failed Go For It a turn."),
    },
    "19.3": {
        "accurate": N_("+1 to his pass rolls."),
        "dump-off": N_(
            "Blocked while he holds the ball, he may first make a Quick Pass; it ends nobody's turn. Not off a wall."
        ),
        "hail-mary-pass": N_(
            "He may throw to any square: 1 on a D6 is a fumble, else the ball "
            "scatters three times. Not in Snow or Smog."
        ),
        "leader": N_(
            "One more team re-roll in each half, while a player with Leader is on "
            "the pitch. Only where the tournament allows it."
        ),
        "nerves-of-steel": N_("Enemy tackle zones do not hinder him when he passes, catches or intercepts."),
        "pass": N_("He may re-roll an inaccurate or fumbled pass."),
        "safe-throw": N_(
            "An Agility roll cancels an interception of his pass. If he fumbles "
            "on anything but a natural 1 he keeps the ball."
        ),
    },
    "19.4": {
        "break-tackle": N_("Once a turn he may use his ST instead of his AG for a dodge."),
        "grab": N_(
            "With a Block Action he may push his target to any empty square next to "
            "it. On a Block or Blitz it cancels Side Step."
        ),
        "guard": N_("He may assist a block even in an enemy tackle zone. Not for fouls."),
        "juggernaut": N_(
            "On a Blitz he may treat Both Down as Pushed, and Fend, Stand Firm "
            "and Wrestle do not work against his blocks."
        ),
        "mighty-blow": N_(
            "An opponent Knocked Down in a block with him: +1 to the Armour roll or "
            "to the Injury roll, decided after seeing the dice."
        ),
        "multiple-block": N_(
            "With a Block Action he may block two adjacent opponents in turn, each with +2 ST, without following up."
        ),
        "piling-on": N_(
            "After his block knocked an opponent down beside him he may re-roll the "
            "Armour or the Injury roll and is then Placed Prone."
        ),
        "stand-firm": N_("He may refuse to be pushed, into a wall too. No use against Juggernaut on a Blitz."),
        "strong-arm": N_("+1 to pass rolls at Short range and beyond, also when he throws a team-mate."),
        "thick-skull": N_("An Injury total of 8 leaves him Stunned instead of KO."),
    },
    "19.5": {
        "big-hand": N_("Tackle zones and Rain do not hinder him when he picks up the ball."),
        "claw": N_(
            "In a block with him an opponent's armour breaks on a modified 8 or "
            "more, whatever the AV. Cobblestones and wall help."
        ),
        "disturbing-presence": N_(
            "Opponents within 3 squares have -1 to pass, catch and intercept, even while he lies on the ground."
        ),
        "extra-arms": N_("+1 to pick up, catch and intercept."),
        "foul-appearance": N_("Whoever wants to block him first rolls a D6; on 1 the block is lost."),
        "horns": N_("+1 ST for the blocks of his Blitz."),
        "prehensile-tail": N_("-1 to the dodges of opponents who leave his tackle zone."),
        "tentacles": N_(
            "An opponent who dodges or leaps away from him is held if 2D6 plus "
            "the mover's ST minus his own is 5 or less."
        ),
        "two-heads": N_("+1 to his dodges."),
        "very-long-legs": N_("+1 to intercept and to Leap, and Safe Throw cannot cancel his interceptions."),
    },
    "19.6": {
        "always-hungry": N_(
            "Before he throws a team-mate: on a 1 he tries to eat him. A second 1 kills him; otherwise he squirms "
            "free and the throw is a fumble."
        ),
        "animosity": N_(
            "Before he passes or hands off to another race: on a 1 he refuses, "
            "and only a team-mate of his own race will do."
        ),
        "ball-and-chain": N_(
            "He moves only where the throw-in template takes him and blocks whoever stands there, friend or foe. "
            "Down, he rolls for Injury at once, and Stunned is KO."
        ),
        "blood-lust": N_(
            "After he declares an Action: on a 1 he must bite an adjacent Thrall at its end. If he cannot he goes to "
            "Reserves and it is a turnover."
        ),
        "bombardier": N_(
            "Instead of an Action he may throw a bomb. It knocks down the "
            "player it hits and on 4+ each one beside him."
        ),
        "bone-head": N_(
            "After he declares an Action: on a 1 it is lost, and he has no tackle "
            "zones until a later 2+ or the end of the drive."
        ),
        "chainsaw": N_(
            "Instead of a block: on 2+ an Armour roll with +3 against the target, on 1 against himself. If he is "
            "Knocked Down his Armour roll has +3 too."
        ),
        "decay": N_("On a Casualty roll twice on the table; both results count."),
        "fan-favourite": N_("While he is on the pitch his team has +1 FAME on the kick-off table."),
        "hypnotic-gaze": N_(
            "At the end of a Move Action an Agility roll takes an adjacent "
            "opponent's tackle zones away until he acts next."
        ),
        "loner": N_("He must roll 4+ to use a team re-roll; otherwise it is wasted."),
        "no-hands": N_("He can neither pick up nor catch, intercept or carry the ball."),
        "nurgles-rot": N_("No effect in a single match: it is a rule for leagues."),
        "really-stupid": N_(
            "After he declares an Action: on 1 to 3 it is lost as with Bone-head. +2 "
            "beside a standing team-mate who is not as stupid."
        ),
        "regeneration": N_("After a Casualty: on 4+ he is healed and goes to Reserves. He may not be given potions."),
        "right-stuff": N_(
            "A team-mate with Throw Team-Mate may throw him; an Agility roll decides whether he lands on his feet."
        ),
        "secret-weapon": N_(
            "At the end of each drive he took part in: on 1 to 3 he is dragged away, Badly Hurt and out of the match."
        ),
        "stab": N_(
            "Instead of a block: an unmodified Armour roll on the target, and "
            "Injury if it is broken. Nothing happens otherwise."
        ),
        "stakes": N_("+1 to his Stab against Khemri, Necromantic, Undead and Vampire teams."),
        "stunty": N_(
            "Tackle zones on the square he dodges to do not count. -1 to pass; "
            "an Injury total of 7 is KO, 9 is Badly Hurt."
        ),
        "take-root": N_(
            "After he declares an Action: on a 1 he is rooted. He cannot move or "
            "be pushed until the drive ends or he goes down."
        ),
        "throw-team-mate": N_(
            "As his Pass Action he may throw an adjacent team-mate with Right "
            "Stuff, with -1 and at Quick or Short range only."
        ),
        "titchy": N_("+1 to his dodges, and his tackle zone does not hinder opponents who dodge into it."),
        "wild-animal": N_("After he declares an Action: on 1 to 3 it is wasted. +2 for a Block or Blitz."),
    },
}
_BY_KEY = {key: text for texts in TEXTS.values() for key, text in texts.items()}
_SECTIONS = {key: section for section, texts in TEXTS.items() for key in texts}


def effect(key: str) -> str:
    """Return the text of a skill's effect, in the language now set.

    Raises: KeyError for a key that is no skill.
    """
    return _(_BY_KEY[key])


def rule_of(key: str) -> str:
    """Return the section a skill stands in.

    Raises: KeyError for a key that is no skill.
    """
    return _SECTIONS[key]
