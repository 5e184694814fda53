"""What each skill does, in a sentence or two for a card; chapter 19 says all of it."""

from fracas.locale import N_, _

TEXTS = {  # section of the rules -> skill -> text
    "19.1": {
        "block": N_("On Both Down he may stay on his feet, as blocker or target."),
        "dauntless": N_(
            "When he blocks somebody stronger, roll a D6 and add his ST. Above the other's ST, he counts as "
            "equally strong."
        ),
        "dirty-player": N_("+1 to the Armour or Injury roll of his fouls. Choose after you see the dice."),
        "fend": N_("Whoever pushes him with a block may not follow up. Juggernaut ignores this on a Blitz."),
        "frenzy": N_(
            "He must follow up. If both still stand after a push or a stumble, he must block again, even at a "
            "wall."
        ),
        "kick": N_(
            "When his side kicks off, the kick may scatter half as far, rounded down. He must not be on the line "
            "or in a wide zone."
        ),
        "kick-off-return": N_(
            "When his side receives, he may move up to 3 squares before the kick-off table, unless he stands on "
            "the line or in an enemy tackle zone."
        ),
        "pass-block": N_(
            "When an opponent announces a pass, he may move up to 3 squares to intercept, or to bring thrower or "
            "catcher into his tackle zone."
        ),
        "pro": N_("Once a turn he may re-roll one of his own rolls on a 4+. Never Armour, Injury or Casualty."),
        "shadowing": N_(
            "When an opponent leaves his tackle zone, roll 2D6 plus the opponent's MA minus his own. On 7 or "
            "less he may follow."
        ),
        "strip-ball": N_(
            "A ball carrier whom his block pushes drops the ball, even if a wall or skill holds him in place. "
            "Sure Hands ignores this."
        ),
        "sure-hands": N_("He may re-roll a failed pick-up, and Strip Ball does not work on him."),
        "tackle": N_("Opponents may not use Dodge when they dodge away from him or when he blocks them."),
        "wrestle": N_(
            "On Both Down he may choose that both players are Placed Prone, without Armour rolls. Block does not "
            "prevent it."
        ),
    },
    "19.2": {
        "catch": N_("He may re-roll a failed catch, hand-off or interception."),
        "diving-catch": N_(
            "+1 to catch an accurate pass to his square. He may also try for a ball that lands in an empty square "
            "beside him, unless it came off a wall."
        ),
        "diving-tackle": N_(
            "After an opponent's dodge roll out of his tackle zone, he may take another -2 from it. He is then "
            "Placed Prone in the vacated square."
        ),
        "dodge": N_("He may re-roll one failed dodge a turn. When blocked, Defender Stumbles only pushes him."),
        "jump-up": N_("He stands up for free. He may even block from the ground, on an Agility roll with +2."),
        "leap": N_(
            "Once a turn he may jump to an empty square up to 2 away, over anybody. It costs 2 squares and takes "
            "an Agility roll."
        ),
        "side-step": N_(
            "When he is pushed, his coach chooses any empty square next to him. That saves him from the wall."
        ),
        "sneaky-git": N_("No effect in the street: there is no referee to deceive."),
        "sprint": N_("He may Go For It three times in an Action instead of twice."),
        "sure-feet": N_("He may re-roll one failed Go For It a turn."),
    },
    "19.3": {
        "accurate": N_("+1 to his pass rolls."),
        "dump-off": N_(
            "When he is blocked with the ball, he may make a Quick Pass first. It ends nobody's turn and may not "
            "go off a wall."
        ),
        "hail-mary-pass": N_(
            "He may throw to any square. On a 1 he fumbles, otherwise the ball scatters three times. Not in Snow "
            "or Smog."
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
            "When an opponent is Knocked Down in a block with him: +1 to the Armour or Injury roll. Choose after "
            "you see the dice."
        ),
        "multiple-block": N_(
            "With a Block Action he may block two adjacent opponents in turn. Each has +2 ST, and he does not "
            "follow up."
        ),
        "piling-on": N_(
            "When his block knocks an opponent down beside him, he may re-roll the Armour or Injury roll. He is "
            "then Placed Prone."
        ),
        "stand-firm": N_("He may refuse to be pushed, into a wall too. No use against Juggernaut on a Blitz."),
        "strong-arm": N_("+1 to pass rolls at Short range and beyond, also when he throws a team-mate."),
        "thick-skull": N_("An Injury total of 8 leaves him Stunned instead of KO."),
    },
    "19.5": {
        "big-hand": N_("Tackle zones and Rain do not hinder him when he picks up the ball."),
        "claw": N_(
            "In a block with him, an opponent's armour breaks on a modified 8 or more, whatever the AV. "
            "Cobblestones and walls help."
        ),
        "disturbing-presence": N_(
            "Opponents within 3 squares have -1 to pass, catch and intercept, even while he lies on the ground."
        ),
        "extra-arms": N_("+1 to pick up, catch and intercept."),
        "foul-appearance": N_("Whoever wants to block him first rolls a D6; on 1 the block is lost."),
        "horns": N_("+1 ST for the blocks of his Blitz."),
        "prehensile-tail": N_("-1 to the dodges of opponents who leave his tackle zone."),
        "tentacles": N_(
            "When an opponent dodges or leaps away from him, roll 2D6 plus the opponent's ST minus his own. On 5 "
            "or less he is held."
        ),
        "two-heads": N_("+1 to his dodges."),
        "very-long-legs": N_("+1 to intercept and to Leap, and Safe Throw cannot cancel his interceptions."),
    },
    "19.6": {
        "always-hungry": N_(
            "Before he throws a team-mate: on a 1 he tries to eat him, and a second 1 kills him. Otherwise the "
            "meal squirms free and the throw is a fumble."
        ),
        "animosity": N_(
            "Before he passes or hands off to another race, roll a D6. On a 1 only a team-mate of his own race "
            "will do."
        ),
        "ball-and-chain": N_(
            "He moves where the throw-in template takes him and blocks whoever stands there, friend or foe. If "
            "he goes down, he rolls for Injury at once, and Stunned is KO."
        ),
        "blood-lust": N_(
            "After he declares an Action: on a 1 he must bite an adjacent Thrall when it ends. If he cannot, he "
            "goes to Reserves and it is a turnover."
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
            "Instead of a block: on 2+ an Armour roll with +3 against the target, on a 1 against himself. When "
            "he is Knocked Down, his Armour roll has +3 too."
        ),
        "decay": N_("On a Casualty roll twice on the table; both results count."),
        "fan-favourite": N_("While he is on the pitch his team has +1 FAME on the kick-off table."),
        "hypnotic-gaze": N_(
            "At the end of a Move Action, an Agility roll takes away the tackle zones of an adjacent opponent "
            "until he acts next."
        ),
        "loner": N_("He must roll 4+ to use a team re-roll; otherwise it is wasted."),
        "no-hands": N_("He can neither pick up nor catch, intercept or carry the ball."),
        "nurgles-rot": N_("No effect in a single match: it is a rule for leagues."),
        "really-stupid": N_(
            "After he declares an Action: on 1 to 3 it is lost, as with Bone-head. +2 beside a standing "
            "team-mate who is not Really Stupid."
        ),
        "regeneration": N_(
            "After a Casualty: on a 4+ he is healed and goes to Reserves. You may not give him potions."
        ),
        "right-stuff": N_(
            "A team-mate with Throw Team-Mate may throw him; an Agility roll decides whether he lands on his feet."
        ),
        "secret-weapon": N_(
            "At the end of each drive he took part in: on 1 to 3 he is dragged away, Badly Hurt and out of the match."
        ),
        "stab": N_(
            "Instead of a block: an unmodified Armour roll against the target, and Injury if it breaks. "
            "Otherwise nothing happens."
        ),
        "stakes": N_("+1 to his Stab against Khemri, Necromantic, Undead and Vampire teams."),
        "stunty": N_(
            "Tackle zones on the square he dodges into do not count. -1 to his passes. An Injury total of 7 is "
            "KO, 9 is Badly Hurt."
        ),
        "take-root": N_(
            "After he declares an Action: on a 1 he is rooted. He cannot move or "
            "be pushed until the drive ends or he goes down."
        ),
        "throw-team-mate": N_(
            "As his Pass Action he may throw an adjacent team-mate with Right Stuff, at -1 and only to Quick or "
            "Short range."
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
