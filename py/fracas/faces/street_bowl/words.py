"""Street Bowl's words and effects: tables of rolls, outcomes and events, and results of throws."""

from fracas.faces.quips import Quips
from fracas.faces.tables import QUIET, Effect, EffectByFact, OutcomeFormatter, OutcomeWords, RollWords
from fracas.games.street_bowl.pitch import STREET
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.words import text
from fracas.games.street_bowl.words.names import player_name
from fracas.games.street_bowl.words.tables import KICK_OFFS
from fracas.kernel.table import Reason, Roll, Rolled
from fracas.locale import N_, _, ngettext


def _kick_off(_roll: Roll | None, key: str) -> OutcomeWords:
    return _(KICK_OFFS.get(key, key)), "s2"


OUTCOMES: dict[str, OutcomeWords | OutcomeFormatter] = {
    "falls": (N_("you fall"), "flop"), "block:self": (N_("you fall"), "flop"), "block:both": (N_("both fall"), "flop"),
    "fumbled": (N_("not picked up"), "flop"), "pass:fumbled": (N_("fumbled"), "flop"),
    "pass:intercepted": (N_("intercepted"), "flop"), "pass:lost": (N_("an opponent has it"), "flop"),
    "touchdown:theirs": (N_("touchdown against you"), "flop"), "saw:kickback": (N_("kicks back"), "flop"),
    "bomb:fumbled": (N_("goes off in his hands"), "flop"), "throw:eaten": (N_("eaten"), "flop"),
    "lost": (N_("Action lost"), "fail"), "rooted": (N_("takes root"), "fail"), "hungry": (N_("must feed"), "fail"),
    "stays_down": (N_("stays down"), "fail"), "held": (N_("held fast"), "fail"),
    "block:put_off": (N_("dares not"), "fail"), "block:held": (N_("nobody moves"), "fail"),
    "pass:inaccurate": (N_("goes astray"), "fail"), "pass:dropped": (N_("dropped"), "fail"),
    "pass:loose": (N_("hits the ground"), "fail"), "pass:held": (N_("holds on to it"), "fail"),
    "throw:prone": (N_("lands on his face"), "fail"), "throw:wall": (N_("into the wall"), "fail"),
    "throw:lands_on": (N_("lands on somebody"), "fail"), "armour:holds": (N_("armour holds"), "fail"),
    "foul:holds": (N_("armour holds"), "fail"), "bomb:harmless": (N_("harmless"), "fail"),
    "bomb:caught": (N_("caught and thrown on"), "fail"), "touchback": (N_("touchback"), "fail"),
    "other": (N_("as planned"), "s2"), "stands": (N_("stands"), "s2"), "tramples": (N_("runs somebody over"), "s2"),
    "block:pushed": (N_("pushed"), "s2"), "block:wall": (N_("against the wall"), "s2"),
    "block:wrestle": (N_("both on the ground"), "s2"), "toss:home": (N_("home"), "s2"), "toss:away": (N_("away"), "s2"),
    "foul:stunned": (N_("stunned"), "s2"), "foul:healed": (N_("healed"), "s2"), "ball": (N_("has the ball"), "s3"),
    "gaze:works": (N_("hypnotised"), "s3"), "throw:standing": (N_("lands on his feet"), "s3"),
    "pass:caught": (N_("caught"), "s3"), "foul:out": (N_("knocked out"), "s3"), "bomb:explodes": (N_("explodes"), "s3"),
    "armour:breaks": (N_("armour breaks"), "s3"), "block:down": (N_("he falls"), "s4"),
    "crowd": (N_("into the crowd"), "s4"),
    "foul:casualty": (N_("casualty"), "s4"), "touchdown": (N_("touchdown"), "s4"), "kick_off:*": _kick_off,
}

CERTAIN = {"stand": (N_("stands up"), N_("{name} stands up"))}  # kinds of actions without a roll

ROLLS: dict[str, RollWords] = {
    "weather": (N_("looks up"), N_("The weather")), "supporters": (N_("counts"), N_("How many supporters come")),
    "toss": (N_("tosses"), N_("The toss: 1-3 home, 4-6 away")), "chef": (N_("cooks"), N_("The Master Chef cooks")),
    "potion": (N_("drinks"), N_("{who} drinks a potion")),
    "fungus_beer": (N_("hiccups"), N_("{who} survives his Fungus Beer")),
    "smog": (N_("peers"), N_("How many find their way in the smog")),
    "kick_way": (N_("kicks"), N_("Which way the kick scatters")),
    "kick": (N_("kicks"), N_("How far the kick scatters")),
    "kick_off": (N_("kicks off"), N_("What happens at the kick-off")),
    "masonry": (N_("crumbles"), N_("Which wall crumbles")), "riot": (N_("riots"), N_("{who} is hit in the riot")),
    "cheering_fans": (N_("cheers"), N_("Whose fans cheer louder")),
    "brilliant_coaching": (N_("coaches"), N_("Who coaches better")), "rock": (N_("is stoned"), N_("A rock for {who}")),
    "rock_victim": (N_("aims at"), N_("Whom the rock hits")),
    "guards_victim": (N_("goes for"), N_("Whom the guard goes for")),
    "guard_dice": (N_("is blocked"), N_("A guard blocks {who}")),
    "go_for_it": (N_("goes for it"), N_("{who} goes for it")), "dodge": (N_("dodges"), N_("{who} dodges")),
    "leap": (N_("leaps"), N_("{who} leaps")), "stand_up": (N_("stands up"), N_("{who} stands up")),
    "jump_up": (N_("jumps up"), N_("{who} jumps up")), "pick_up": (N_("picks up"), N_("{who} picks the ball up")),
    "tentacles": (N_("tears loose from"), N_("{who} tears loose from {whom}")),
    "shadowing": (N_("shakes off"), N_("{who} shakes off {whom}")), "whirl": (N_("whirls"), N_("Where {who} whirls")),
    "bone_head": (N_("thinks"), N_("{who} remembers what to do")),
    "really_stupid": (N_("thinks"), N_("{who} understands what to do")),
    "take_root": (N_("keeps moving"), N_("{who} does not take root")),
    "wild_animal": (N_("obeys"), N_("{who} does as he is told")),
    "blood_lust": (N_("resists"), N_("{who} resists his thirst")), "pro": (N_("tries again"), N_("{who} is a pro")),
    "loner": (N_("tries again"), N_("{who} listens to his team")),
    "block": (N_("blocks"), N_("{who} blocks {whom}")),
    "dauntless": (N_("dares"), N_("{who} is not daunted by {whom}")),
    "foul_appearance": (N_("faces"), N_("{who} can bear the sight of {whom}")),
    "chainsaw": (N_("saws at"), N_("{who} saws at {whom}")), "gaze": (N_("gazes at"), N_("{who} gazes at {whom}")),
    "armour": (N_("is hit"), N_("Against the armour of {who}")), "injury": (N_("suffers"), N_("{who}: injury")),
    "casualty": (N_("suffers"), N_("{who}: casualty")), "casualty_detail": (N_("suffers"), N_("{who}: how bad")),
    "regeneration": (N_("regenerates"), N_("{who} regenerates")), "wake_up": (N_("wakes up"), N_("{who} wakes up")),
    "secret_weapon": (N_("gets away"), N_("{who} gets away with his weapon")),
    "intercept": (N_("intercepts"), N_("{who} intercepts")),
    "safe_throw": (N_("throws safely"), N_("{who} throws safely")),
    "pass": (N_("throws"), N_("{who} throws")), "hail_mary": (N_("throws"), N_("{who} throws a Hail Mary")),
    "catch": (N_("catches"), N_("{who} catches")), "animosity": (N_("trusts"), N_("{who} trusts his team-mate")),
    "scatter": (N_("scatters"), N_("Where it scatters")), "bounce": (N_("bounces"), N_("Where the ball bounces")),
    "deflection_way": (N_("glances off"), N_("Which way it comes off the wall")),
    "deflection": (N_("glances off"), N_("How far it comes off the wall")),
    "throw_in_way": (N_("throws in"), N_("Which way the fans throw it")),
    "throw_in": (N_("throws in"), N_("How far the fans throw it")),
    "blast": (N_("is blown over"), N_("The blast knocks {who} down")),
    "always_hungry": (N_("holds back"), N_("{who} does not eat {whom}")),
    "eats": (N_("swallows"), N_("{whom} squirms free")),
    "into_wall": (N_("kicks off"), N_("{who} kicks off the wall")),
    "kick_off_wall": (N_("kicks off"), N_("How far {who} flies from the wall")),
    "landing": (N_("lands"), N_("{who} lands on his feet")), "shoot_out": (N_("shoots it out"), N_("The shoot-out")),
}

EFFECTS: dict[str, Effect | EffectByFact] = {  # only steps leave trails: those of one player are one line of the log
    "moves": Effect("step", trail="start cell"), "leaps": Effect("step"),
    "follows": Effect("step"), "shadows": Effect("step"), "dives": Effect("fall", falls="who"),
    "runs_under_ball": Effect("step"), "stands_up": Effect("step", hop="who"),
    "blocks": Effect("tackle", lunge="who target", by_roll=True), "fouls": Effect("tackle", lunge="who target"),
    "stabs": Effect("tackle", lunge="who target"), "saws": Effect("growl", lunge="who target"),
    "tramples": Effect("tackle", lunge="who target"), "guards_go_for": Effect("whistle"),
    "is_pushed": Effect("wall"), "is_pushed_into_wall": Effect("wall"),
    "runs_into_wall": Effect("wall"), "goes_into_crowd": Effect("growl", shout=N_("Into the crowd!")),
    "falls": Effect("fall", falls="who"), "is_placed_prone": Effect("fall", falls="who"),
    "is_stunned": Effect("dazed"), "is_knocked_out": Effect("dazed", shout=N_("Knocked out!")),
    "is_badly_hurt": Effect("dazed", shout=N_("Casualty!")),
    "is_seriously_injured": Effect("dazed", shout=N_("Casualty!")),
    "dies": Effect("dazed", shout=N_("Dead!")), "is_arrested": Effect("whistle", shout=N_("Arrested!")),
    "is_dragged_away": Effect("whistle"), "is_hit_by_rock": Effect("dazed"),
    "picks_up": Effect("pickup", hop="who"), "is_given_ball": Effect("pickup", hop="who"),
    "catches": Effect("catch", hop="who"), "catches_bomb": Effect("catch", hop="who"),
    "intercepts": Effect("steal", shout=N_("Intercepted!")),
    "passes": Effect("throw", by_roll=True), "passes_off_wall": Effect("throw", by_roll=True),
    "throws_hail_mary": Effect("throw"), "hands_off": Effect("catch"), "throws": Effect("throw"),
    "throws_bomb": Effect("throw"), "lobs_bomb": Effect("throw"), "explodes": Effect("wall", shout=N_("Boom!")),
    "kicks_off": Effect("throw"), "bounces": Effect("bounce"), "hits_wall": Effect("wall"),
    "flies": Effect("throw"), "flies_into_wall": Effect("wall"), "lands_on": Effect("fall"),
    "lands_standing": Effect(hop="who"), "eats": Effect("growl"), "bites": Effect("growl"), "roars": Effect("growl"),
    "goes_to_fans": Effect("growl"), "fumbles": Effect("flop"), "fails_catch": Effect("flop"),
    "fails_pick_up": Effect("flop"), "fumbles_bomb": Effect("flop"), "saw_kicks_back": Effect("flop"),
    "turnover": Effect("turnover", shout=N_("Turnover!")), "touchdown": Effect("goal", shout=N_("Touchdown!")),
    "turn_begins": Effect("turn"), "bonus_turn_begins": Effect("bell", shout=N_("Blitz!")),
    "half_begins": Effect("bell"), "half_ends": Effect("bell"), "drive_begins": Effect("whistle"),
    "gains_reroll": Effect("gain"), "team_reroll": Effect("shift"), "rises": Effect("growl"),
    "match_over": Effect("whistle", shout=N_("Full time!")),
    **dict.fromkeys((
        "touchback", "lands", "hits_ground", "ball_rests", "scatters", "hangs_above", "uses_skill", "block_result",
        "bomb_lands", "bomb_harmless", "dives_for_ball", "dive_in_vain", "declares", "loses_action", "has_nobody",
        "drive_ends", "smog", "wakes_up", "gazes", "is_hypnotised", "guard_block", "wins_toss", "chef", "armour_breaks",
        "armour_holds", "suffers", "regenerates", "throws_safely", "fails_interception", "kick_off", "ball_is_placed",
        "masonry", "contest", "supporters", "stays_down", "shoot_out", "holds_on", "buys_potion", "drinks", "is_cured",
        "chain_stops", "marker_moves", "concedes", "is_set_up", "is_taken_back", "is_ready", "refuses", "is_put_off",
        "finds_no_thrall", "is_held", "is_rooted", "is_hungry", "is_confused", "takes_root", "loses_ball",
        "squirms_free", "is_dropped", "stops", "turn_ends", "turns_face_up", "weather", "goes_to_reserves",
        "is_gone_for_the_drive",
    ), QUIET),
}


RESULTS = {  # of rolls for which success and failure would mislead: enough, not enough
    "armour": (N_("breaks"), N_("holds")), "riot": (N_("hit"), N_("unhurt")),
    "rock": (N_("a rock flies"), N_("no rock")),
    "blast": (N_("blown over"), N_("unhurt")), "secret_weapon": (N_("stays"), N_("dragged away")),
    "fungus_beer": (N_("lives"), N_("dies")),
}


def reason(s: State, _roll: Roll, said: Reason) -> str:
    """Return the words of one modifier, with the name of its source."""
    words = text.reason_text(said)
    return words if said.who < 0 else _("{player}: {reason}").format(player=player_name(s, said.who), reason=words)


def result(rolled: Rolled) -> str:
    """Return the result of a throw in words."""
    request, faces = rolled.request, rolled.faces
    if request.kind in ("block", "guard_dice", "chef"):
        return ""
    if request.kind == "kick" and isinstance(faces, tuple):
        return ngettext("{n} square", "{n} squares", min(faces)).format(n=min(faces))
    total = sum(faces) if isinstance(faces, tuple) else faces
    if request.need is not None:
        good, bad = RESULTS.get(request.kind, (N_("success"), N_("failure")))
        return _(good) if total >= request.need else _(bad)
    return _("{n} in all").format(n=total) if isinstance(faces, tuple) and len(faces) > 1 else ""


def walk(s: State, who: int, steps: int, cell: int) -> str:
    """Return the sentence for several steps of a player."""
    told = ngettext("{player} moves {n} square to {cell}.", "{player} moves {n} squares to {cell}.", steps)
    return told.format(player=player_name(s, who), n=steps, cell=STREET.names[cell])


QUIPS = Quips(
    close=(N_("One cobble the other way, and who knows."),
           N_("The crowd wants its money back, and another match.")),
    clear=(N_("The losers now know what cobbles taste of."),
           N_("Somebody will have to peel the losers off the wall.")),
    tie=(N_("A draw. The wall wins on points."),),
)
