"""Words of the game: titles of rolls, reasons for dice, reasons against actions."""

from fracas.locale import N_

TITLES = {
    "terrain": N_("Terrain: kind"),
    "terrain-turn": N_("Terrain: turned on 4 or more"),
    "terrain-x": N_("Terrain: half inches from the west"),
    "terrain-y": N_("Terrain: half inches from the south"),
    "roll-off": N_("Roll-off"),
    "run-forrest": N_("Inches to run"),
    "shoot": N_("Shot"),
    "fight": N_("Fight"),
    "block": N_("Block"),
    "moxie": N_("Moxie test"),
    "monitor-pick": N_("Who is caught?"),
}
REASONS = {
    "fight": N_("Fight"),
    "block": N_("Block"),
    "slingshot": N_("Slingshot"),
    "target-fazed": N_("the target is Fazed"),
    "charged-from-above": N_("charged from above"),
    "charged-from-below": N_("was charged from below"),
    "the-mob": N_("The Mob"),
    "be-ready": N_("Be Ready for ’Em!"),
    "in-cover": N_("in cover"),
    "behind-cover": N_("behind cover"),
    "target-higher": N_("higher than the shooter"),
    "moxie": N_("Moxie"),
    "knocked-out": N_("knocked out this round"),
    "no-slingshot": N_("has no slingshot"),
    "ran": N_("has run"),
    "charged": N_("has charged"),
    "in-melee": N_("is in contact with an enemy"),
    "out-of-range": N_("farther than 12″"),
    "target-in-melee": N_("a friend is in contact with the target"),
    "out-of-sight": N_("something solid is in the way"),
}
EDGES = {"south": N_("south side"), "north": N_("north side")}
HITS = {
    "saved": N_("{target} blocks {who}."),
    "fazed": N_("{who} hits {target}: Fazed."),
    "out": N_("{who} knocks {target} out."),
}
TAKEN = {  # hits without a known attacker
    "saved": N_("{target} blocks it all."),
    "fazed": N_("{target} is Fazed."),
    "out": N_("{target} is knocked out."),
}
