"""Street Bowl's words and effects: tables of rolls, outcomes and events, and results of throws."""

from fracas.faces.quips import Quips
from fracas.faces.tables import (
    QUIET,
    AttemptTitle,
    DeedTitle,
    Effect,
    EffectByFact,
    OutcomeFormatter,
    OutcomeWords,
    QuestionTitle,
    RollTitle,
    TopicTitle,
)
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
    "pass:loose": (N_("hits the ground"), "fail"), "pass:held": (N_("keeps it"), "fail"),
    "throw:prone": (N_("lands on his face"), "fail"), "throw:wall": (N_("into the wall"), "fail"),
    "throw:lands_on": (N_("lands on somebody"), "fail"), "armour:holds": (N_("armour holds"), "fail"),
    "foul:holds": (N_("armour holds"), "fail"), "bomb:harmless": (N_("harmless"), "fail"),
    "bomb:caught": (N_("caught, thrown on"), "fail"), "touchback": (N_("touchback"), "fail"),
    "other": (N_("done"), "s2"), "stands": (N_("stands"), "s2"), "tramples": (N_("runs somebody over"), "s2"),
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

ROLLS: dict[str, RollTitle] = {
    "weather": QuestionTitle(N_("What is the weather like?")),
    "supporters": QuestionTitle(N_("{team}: how many supporters come?")),
    "toss": TopicTitle(N_("The toss: 1-3 home, 4-6 away")),
    "chef": QuestionTitle(N_("{team}: how well does the Master Chef cook?")),
    "potion": QuestionTitle(N_("What does the potion do to {who}?")),
    "fungus_beer": QuestionTitle(N_("Does {who} survive his Fungus Beer?")),
    "smog": QuestionTitle(N_("{team}: how many find their way in the smog?")),
    "kick_way": QuestionTitle(N_("Which way does the kick scatter?")),
    "kick": QuestionTitle(N_("How far does the kick scatter?")),
    "kick_off": QuestionTitle(N_("What happens at the kick-off?")),
    "masonry": QuestionTitle(N_("Which wall crumbles?")),
    "riot": QuestionTitle(N_("Is {who} hit in the riot?")),
    "cheering_fans": QuestionTitle(N_("{team}: how loud do the fans cheer?")),
    "brilliant_coaching": QuestionTitle(N_("{team}: how good is the coaching?")),
    "rock": QuestionTitle(N_("{team}: does a fan throw a rock?")),
    "rock_victim": QuestionTitle(N_("Whom does the rock hit?")),
    "guards_victim": QuestionTitle(N_("Whom do the guards go for?")),
    "guard_dice": DeedTitle(N_("A guard blocks {who}")),
    "go_for_it": DeedTitle(N_("{who} goes for it")),
    "dodge": AttemptTitle(N_("{who} tries to dodge")),
    "leap": AttemptTitle(N_("{who} tries to leap")),
    "stand_up": AttemptTitle(N_("{who} tries to stand up")),
    "jump_up": AttemptTitle(N_("{who} tries to jump up")),
    "pick_up": AttemptTitle(N_("{who} tries to pick the ball up")),
    "tentacles": AttemptTitle(N_("{who} tries to tear loose from {whom}")),
    "shadowing": AttemptTitle(N_("{who} tries to shake off {whom}")),
    "whirl": QuestionTitle(N_("Where does {who} whirl?")),
    "bone_head": QuestionTitle(N_("Does {who} remember what to do?")),
    "really_stupid": QuestionTitle(N_("Does {who} understand what to do?")),
    "take_root": QuestionTitle(N_("Does {who} take root?")),
    "wild_animal": QuestionTitle(N_("Does {who} do as he is told?")),
    "blood_lust": QuestionTitle(N_("Can {who} resist his thirst?")),
    "pro": QuestionTitle(N_("Does {who} get another try?")),
    "loner": QuestionTitle(N_("Does {who} listen to his team?")),
    "block": DeedTitle(N_("{who} blocks {whom}")),
    "dauntless": QuestionTitle(N_("Does {who} dare to take on {whom}?")),
    "foul_appearance": QuestionTitle(N_("Can {who} bear the sight of {whom}?")),
    "chainsaw": DeedTitle(N_("{who} saws at {whom}")),
    "gaze": AttemptTitle(N_("{who} tries to hypnotise {whom}")),
    "armour": QuestionTitle(N_("Does the armour of {who} hold?")),
    "injury": TopicTitle(N_("{who}: injury")),
    "casualty": TopicTitle(N_("{who}: casualty")),
    "casualty_detail": QuestionTitle(N_("How bad is it for {who}?")),
    "regeneration": QuestionTitle(N_("Does {who} regenerate?")),
    "wake_up": QuestionTitle(N_("Does {who} come to?")),
    "secret_weapon": QuestionTitle(N_("Does {who} get away with his weapon?")),
    "intercept": AttemptTitle(N_("{who} tries to intercept")),
    "safe_throw": AttemptTitle(N_("{who} tries to save his pass")),
    "pass": AttemptTitle(N_("{who} tries a pass")),
    "hail_mary": AttemptTitle(N_("{who} tries a Hail Mary")),
    "catch": AttemptTitle(N_("{who} tries to catch")),
    "animosity": QuestionTitle(N_("Does {who} trust his team-mate?")),
    "scatter": QuestionTitle(N_("Where does it scatter?")),
    "bounce": QuestionTitle(N_("Where does the ball bounce?")),
    "deflection_way": QuestionTitle(N_("Which way does it come off the wall?")),
    "deflection": QuestionTitle(N_("How far does it come off the wall?")),
    "throw_in_way": QuestionTitle(N_("Which way do the fans throw it?")),
    "throw_in": QuestionTitle(N_("How far do the fans throw it?")),
    "blast": QuestionTitle(N_("Does the blast knock {who} down?")),
    "always_hungry": QuestionTitle(N_("Does {who} try to eat {whom}?")),
    "eats": QuestionTitle(N_("Does {whom} squirm free?")),
    "into_wall": AttemptTitle(N_("{who} tries to kick off the wall")),
    "kick_off_wall": QuestionTitle(N_("How far does {who} fly from the wall?")),
    "landing": AttemptTitle(N_("{who} tries to land on his feet")),
    "shoot_out": TopicTitle(N_("{team}: the shoot-out")),
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
    "dies": Effect("dazed", shout=N_("Dead!"), stays=True), "is_arrested": Effect("whistle", shout=N_("Arrested!")),
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
    "turnover": Effect("turnover", shout=N_("Turnover!")),
    "touchdown": Effect("goal", shout=N_("Touchdown!"), stays=True),
    "turn_begins": Effect("turn"), "bonus_turn_begins": Effect("bell", shout=N_("Blitz!")),
    "half_begins": Effect("bell"), "half_ends": Effect("bell"), "drive_begins": Effect("whistle"),
    "gains_reroll": Effect("gain"), "team_reroll": Effect("shift"), "rises": Effect("growl"),
    "match_over": Effect("whistle", shout=N_("Full time!")),
    "is_set_up": Effect(row=N_("{team} line up.")),
    **dict.fromkeys((
        "touchback", "lands", "hits_ground", "ball_rests", "scatters", "hangs_above", "uses_skill", "block_result",
        "bomb_lands", "bomb_harmless", "dives_for_ball", "dive_in_vain", "declares", "loses_action", "has_nobody",
        "drive_ends", "smog", "wakes_up", "gazes", "is_hypnotised", "guard_block", "wins_toss", "chef", "armour_breaks",
        "armour_holds", "suffers", "regenerates", "throws_safely", "fails_interception", "kick_off", "ball_is_placed",
        "masonry", "contest", "supporters", "stays_down", "shoot_out", "holds_on", "buys_potion", "drinks", "is_cured",
        "chain_stops", "marker_moves", "concedes", "is_taken_back", "is_ready", "refuses", "is_put_off",
        "finds_no_thrall", "is_held", "is_rooted", "is_hungry", "is_confused", "takes_root", "loses_ball",
        "squirms_free", "is_dropped", "stops", "turn_ends", "turns_face_up", "weather", "goes_to_reserves",
        "is_gone_for_the_drive",
    ), QUIET),
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
        return text.result_text(request.kind, total >= request.need)
    return _("total {n}").format(n=total) if isinstance(faces, tuple) and len(faces) > 1 else ""


def walk(s: State, who: int, steps: int) -> str:
    """Return the sentence for some steps of a player, whose way the board shows."""
    told = ngettext("{player} moves 1 square.", "{player} moves {n} squares.", steps)
    return told.format(player=player_name(s, who), n=steps)


QUIPS = Quips(
    close=(N_("One cobble the other way, and who knows."),
           N_("The crowd wants its money back, and another match.")),
    clear=(N_("The losers now know what cobbles taste of."),
           N_("Somebody will have to peel the losers off the wall.")),
    tie=(N_("A draw. The wall wins on points."),),
)
