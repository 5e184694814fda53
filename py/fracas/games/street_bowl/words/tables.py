"""The words for rolls, modifiers, results and endings, by their keys."""

from fracas.locale import N_

TITLES = {
    "weather": N_("Weather"), "supporters": N_("Supporters"), "toss": N_("The toss"), "chef": N_("Master Chef"),
    "potion": N_("Magic Potion"), "fungus_beer": N_("Fungus Beer"), "smog": N_("Smog"),
    "kick_way": N_("Kick-off: direction"),
    "kick": N_("Kick-off: distance"), "kick_off": N_("Kick-off table"), "masonry": N_("Which wall?"),
    "riot": N_("Riot"), "cheering_fans": N_("Cheering Fans"), "brilliant_coaching": N_("Brilliant Coaching"),
    "rock": N_("Throw a Rock"), "rock_victim": N_("Whom does the rock hit?"),
    "guards_victim": N_("Whom do the guards go for?"),
    "guard_dice": N_("Block of a guard"), "go_for_it": N_("Go For It"), "dodge": N_("Dodge"),
    "leap": N_("Leap"), "stand_up": N_("Stand up"), "jump_up": N_("Jump Up"), "pick_up": N_("Pick-up"),
    "tentacles": N_("Tentacles"), "shadowing": N_("Shadowing"), "whirl": N_("Ball & Chain"),
    "bone_head": N_("Bone-head"),
    "really_stupid": N_("Really Stupid"), "take_root": N_("Take Root"), "wild_animal": N_("Wild Animal"),
    "blood_lust": N_("Blood Lust"), "pro": N_("Pro"), "loner": N_("Loner"), "block": N_("Block"),
    "dauntless": N_("Dauntless"), "foul_appearance": N_("Foul Appearance"), "chainsaw": N_("Chainsaw"),
    "gaze": N_("Hypnotic Gaze"), "armour": N_("Armour"), "injury": N_("Injury"), "casualty": N_("Casualty"),
    "casualty_detail": N_("Casualty: how bad"), "regeneration": N_("Regeneration"), "wake_up": N_("Come to"),
    "secret_weapon": N_("Secret weapon"), "intercept": N_("Interception"), "safe_throw": N_("Safe Throw"),
    "pass": N_("Pass"), "hail_mary": N_("Hail Mary"), "catch": N_("Catch"), "animosity": N_("Animosity"),
    "scatter": N_("Scatter"), "bounce": N_("Bounce"), "deflection_way": N_("Off the wall: direction"),
    "deflection": N_("Off the wall: distance"), "throw_in_way": N_("Throw-in: direction"),
    "throw_in": N_("Throw-in: distance"), "blast": N_("Blast"), "always_hungry": N_("Always Hungry"),
    "eats": N_("Squirm free"),
    "into_wall": N_("Kick off the wall"), "kick_off_wall": N_("Off the wall: distance"), "landing": N_("Landing"),
    "shoot_out": N_("Shoot-out"),
}

REASONS = {
    "agility": N_("Agility"), "strength": N_("Strength"), "armour": N_("armour value"), "movement": N_("movement"),
    "plain": N_("needed in any case"), "assist": N_("assist"), "zone": N_("tackle zone"), "dodge": N_("dodge"),
    "pick_up": N_("pick-up"), "accurate_pass": N_("accurate pass"), "handed": N_("hand-off"),
    "interception": N_("interception"), "rain": N_("rain"), "snow": N_("snow"), "wind": N_("wind"),
    "wall": N_("wall"), "quick_pass": N_("quick pass"), "short_pass": N_("short pass"), "long_pass": N_("long pass"),
    "long_bomb": N_("long bomb"), "fame": N_("fame"), "fight": N_("he wants to fight"),
    "minder": N_("a team-mate tells him"), "stronger": N_("stronger opponent"),
    "cobbles": N_("cobbles"), "pony": N_("pony"), "rock": N_("a rock"),
}  # a modifier that is a skill has the name of the skill

RESULTS = {
    "attacker_down": N_("Attacker down"), "both_down": N_("Both down"), "pushed": N_("Pushed"),
    "stumbles": N_("Defender stumbles"), "defender_down": N_("Defender down"),
}
ROLL_RESULTS = {
    "armour": (N_("it breaks"), N_("it holds")), "riot": (N_("hit"), N_("unhurt")),
    "blast": (N_("blown over"), N_("unhurt")), "secret_weapon": (N_("gets away"), N_("dragged away")),
    "fungus_beer": (N_("lives"), N_("dies")), "bone_head": (N_("remembers"), N_("forgets")),
    "really_stupid": (N_("understands"), N_("has no idea")), "take_root": (N_("keeps moving"), N_("takes root")),
    "wild_animal": (N_("obeys"), N_("roars")), "blood_lust": (N_("resists"), N_("must feed")),
    "pro": (N_("tries again"), N_("no second try")), "loner": (N_("listens"), N_("does not listen")),
    "dauntless": (N_("dares"), N_("does not dare")), "foul_appearance": (N_("bears it"), N_("cannot bear it")),
    "regeneration": (N_("regenerates"), N_("does not")), "wake_up": (N_("comes to"), N_("stays out cold")),
    "animosity": (N_("trusts him"), N_("does not trust him")),
    "always_hungry": (N_("holds back"), N_("tries to eat him")), "eats": (N_("squirms free"), N_("is eaten")),
    "chainsaw": (N_("bites"), N_("kicks back")),
}  # of rolls for which success and failure would mislead: enough, not enough
KICK_OFFS = {
    "loose_masonry": N_("Loose Masonry"), "riot": N_("Riot"), "stray_pony": N_("Stray Pony"),
    "high_kick": N_("High Kick"),
    "cheering_fans": N_("Cheering Fans"), "changing_weather": N_("Changing Weather"),
    "brilliant_coaching": N_("Brilliant Coaching"), "potion_peddler": N_("Potion Peddler"), "blitz": N_("Blitz!"),
    "throw_a_rock": N_("Throw a Rock"), "guards": N_("Guards!"), "rock": N_("Throw a Rock"),
}
BREWS = {
    "squig_pish": N_("Squig Pish: it kills him"), "tap_water": N_("Tap Water: nothing happens"),
    "laudanum": N_("Laudanum: Really Stupid and Thick Skull, −2 AG"), "dwarf_ale": N_("Dwarf Ale: Bone-head, −1 AG"),
    "healing_balm": N_("Healing Balm: no ill effects"),
    "warpstone_tincture": N_("Warpstone Tincture: Sprint and Jump Up, but he acts first in every turn"),
    "orca_cola": N_("Orca-Cola: if his Action ends in a wide zone or an end zone, he is gone for the drive"),
    "fungus_beer": N_("Fungus Beer: +2 ST, Frenzy and Wild Animal, but a 1 at the start of any turn kills him"),
}
DEEDS = {
    "move": N_("Move"), "block": N_("Block"), "blitz": N_("Blitz"), "pass": N_("Pass"), "handoff": N_("Hand-off"),
    "foul": N_("Foul"), "throw": N_("Throw Team-Mate"), "bomb": N_("Bomb"),
}
EDGES = {
    "north": N_("the north wall"), "south": N_("the south wall"), "west": N_("the west end"),
    "east": N_("the east end"),
}
WHYS = {
    "ball_lost": N_("the ball is lost"), "pick_up": N_("the ball is not picked up"),
    "fumble": N_("the pass is fumbled"),
    "not_caught": N_("the ball is not caught"), "knocked_down": N_("a player of theirs is down"),
    "blood_lust": N_("nobody to bite"), "bomb_fumble": N_("the bomb is fumbled"),
    "squirmed_free": N_("the thrown player squirms free with the ball"),
}  # why a turn ends
ENDS = {
    "time": N_("Full time: {side} win {a}–{b}."), "overtime": N_("{side} win in overtime, {a}–{b}."),
    "shoot_out": N_("{side} win the shoot-out; it stays {a}–{b}."),
    "conceded": N_("{side} win {a}–{b}: the other side concedes."),
}
