"""Two ways in which rules go wrong, for every roll of the game: a rule of one mechanic is carried into another by what
they share, and the dice or the template of another mechanic are used.

What each roll takes stands in one table here, told from the rules and not from the code, and is held against all rolls
of random play: its dice, what hinders it, and what may repeat it.
"""

from random import Random
from typing import NamedTuple

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.actions import apply
from fracas.games.street_bowl.pitch import X, Y
from tests.laws.kinds import rules_of
from tests.sample import sample
from tests.street_bowl.brawls import Coach, actions_of, brawl, match

BRAWLS, MATCH_EVERY = sample(200, 500), 50


class Row(NamedTuple):
    """What a roll takes."""

    dice: str
    section: str
    hindered: str = ""  # by "zone", "rain", "wind", "snow", "disturbing-presence"
    enumerate_steps: str = ""  # by the team and Pro, by a skill


TEAM = "team leader pro"
ROLLS = {
    "weather": Row("2D6", "14"), "supporters": Row("2D6", "4"), "toss": Row("D6", "4"), "chef": Row("3D6", "4"),
    "smog": Row("D6", "14"), "shoot_out": Row("D6", "4"), "potion": Row("D8", "13"), "fungus_beer": Row("D6", "13"),
    "secret_weapon": Row("D6", "13"), "wake_up": Row("D6", "9"),
    "kick_way": Row("D8", "5"), "kick": Row("2D6", "5"), "kick_off": Row("2D6", "15"), "masonry": Row("D6", "15"),
    "riot": Row("D6", "15"), "cheering_fans": Row("D6", "15"), "brilliant_coaching": Row("D6", "15"),
    "rock": Row("D6", "13 15"), "rock_victim": Row("D", "15"), "guards_victim": Row("D", "15"),
    "guard_dice": Row("block", "15"),
    "bone_head": Row("D6", "19.6", "", TEAM), "really_stupid": Row("D6", "19.6", "", TEAM),
    "take_root": Row("D6", "19.6", "", TEAM), "wild_animal": Row("D6", "19.6", "", TEAM),
    "blood_lust": Row("D6", "19.6", "", TEAM), "pro": Row("D6", "19.1", "", "team leader"),
    "loner": Row("D6", "19.6"),
    "go_for_it": Row("D6", "7", "snow", f"{TEAM} sure-feet"), "stand_up": Row("D6", "7", "", TEAM),
    "jump_up": Row("D6", "19.2", "", TEAM), "dodge": Row("D6", "7", "zone", f"{TEAM} dodge"),
    "leap": Row("D6", "19.2", "", TEAM), "pick_up": Row("D6", "7", "zone rain", f"{TEAM} sure-hands"),
    "tentacles": Row("2D6", "19.5", "", TEAM), "shadowing": Row("2D6", "19.1", "", TEAM),
    "whirl": Row("D6", "19.6"), "gaze": Row("D6", "19.6", "zone", TEAM),
    "block": Row("block", "8", "", TEAM), "foul_appearance": Row("D6", "19.5", "", TEAM),
    "dauntless": Row("D6", "19.1", "", TEAM), "chainsaw": Row("D6", "19.6", "", TEAM),
    "armour": Row("2D6", "9"), "injury": Row("2D6", "9"), "casualty": Row("D6", "9"), "casualty_detail": Row("D8", "9"),
    "regeneration": Row("D6", "19.6"),
    "animosity": Row("D6", "19.6", "", TEAM),
    "intercept": Row("D6", "10.2", "zone rain disturbing-presence", "catch"),
    "safe_throw": Row("D6", "19.3", "", TEAM), "hail_mary": Row("D6", "10.2", "", f"{TEAM} pass"),
    "pass": Row("D6", "10.2", "zone wind disturbing-presence", f"{TEAM} pass"),
    "catch": Row("D6", "10.2", "zone rain disturbing-presence", f"{TEAM} catch"),
    "scatter": Row("D8", "10.2 12 15 19.3"), "bounce": Row("D8", "11.2"),
    "deflection_way": Row("D6", "11.4"), "deflection": Row("D6", "11.4"),
    "throw_in_way": Row("D6", "11.5"), "throw_in": Row("2D6", "11.5"), "blast": Row("D6", "10.2"),
    "always_hungry": Row("D6", "19.6", "", TEAM), "eats": Row("D6", "19.6", "", TEAM),
    "into_wall": Row("D6", "12"), "kick_off_wall": Row("D6", "12"), "landing": Row("D6", "12", "zone", TEAM),
}
IGNORED = {  # by whom: in which rolls what does not hinder him
    "nerves-of-steel": {("pass", "zone"), ("catch", "zone"), ("intercept", "zone")},
    "big-hand": {("pick_up", "zone"), ("pick_up", "rain")},
}
RESULTS = ("attacker_down", "both_down", "pushed", "stumbles", "defender_down")
HINDRANCES = ("zone", "rain", "wind", "snow", "disturbing-presence")
IN_WEATHER = {"rain": st.RAIN, "wind": st.WIND, "snow": st.SNOW}


def hindrances(s, kind, who, target):
    """Count by the rules what hinders a roll."""
    named = ROLLS[kind].hindered.split()
    pairs = {pair for skill, ignored in IGNORED.items() if st.has(s, who, skill) for pair in ignored}
    ignored = {what for roll, what in pairs if roll == kind}
    found = {what: int(s.weather == weather) for what, weather in IN_WEATHER.items()}
    found["disturbing-presence"] = sum(
        st.has(s, foe, "disturbing-presence") and _squares(s.where[foe], s.where[who]) <= 3 for foe in _foes(s, who))
    cell = target if kind == "dodge" else s.where[who]
    found["zone"] = sum(_marks(s, foe, cell) for foe in _foes(s, who)
                        if not (kind == "gaze" and foe == target or kind == "dodge" and st.has(s, foe, "titchy")))
    if kind == "dodge" and st.has(s, who, "stunty") and not st.has(s, who, "secret-weapon"):
        ignored.add("zone")
    return {what: found[what] if what in named and what not in ignored else 0 for what in HINDRANCES}


def _foes(s, who):
    return [foe for foe in st.TEAMS[1 - st.side_of(who)] if s.where[foe] >= 0]


def _marks(s, foe, cell):
    return s.condition[foe] == st.STANDING and s.alertness[foe] == st.ALERT and _squares(s.where[foe], cell) == 1


def _squares(a, b):
    return max(abs(X[a] - X[b]), abs(Y[a] - Y[b]))


class Judge(Coach):
    """Holds every roll against its row."""

    __slots__ = ()

    def roll(self, kind, dice, **request):
        self._judge(kind, dice, **request)
        return super().roll(kind, dice, **request)

    def test(self, kind, dice, **request):
        self._judge(kind, dice, **request)
        return super().test(kind, dice, **request)

    def _judge(self, kind, dice, *, rule, who=st.NO_ONE, target=-1, reasons=(), **_more):
        row = ROLLS[kind]
        name = str(dice).lstrip("123").removeprefix(" × ")
        assert row.dice in (str(dice), name) or row.dice == "D" and dice.sides > 1, kind
        assert rule.partition("/")[0] in row.section.split(), f"{kind}: {rule}"
        if kind != "armour":
            told = [reason.rule for reason in reasons]
            counted = {what: told.count(what) for what in HINDRANCES}
            expected = hindrances(self.state, kind, who, target) if reasons else dict.fromkeys(HINDRANCES, 0)
            assert counted == expected, f"{kind} of {who}: {counted}, by the rules {expected}"

    def choose(self, coach, kind, options, **request):
        rolled = request["facts"][0] if kind == "reroll" else "block" if kind == "block_die" else ""
        if rolled:
            ways = {option for option in options if option not in RESULTS and option != "keep"}
            assert ways <= {*ROLLS[rolled].enumerate_steps.split()}, f"{rolled}: {ways}"
            is_nobodys = self.state.phase not in (st.TURN, st.BONUS) or st.side_of(request["who"]) != self.state.side
            assert not is_nobodys or not ways & {"team", "leader"}, f"{rolled} is repeated in the other team's turn"
        return super().choose(coach, kind, options, **request)


def positions(name, brawls=BRAWLS, every=MATCH_EVERY):
    """Yield (position, its random numbers, how many actions to play)."""
    for number in range(brawls):
        random = Random(f"{name} {number}")
        is_match = number % every == 0
        yield match(random) if is_match else brawl(random), random, 1_200 if is_match else 40


def test_the_table_has_a_row_for_every_roll():
    assert rules_of("street_bowl").rolled() <= {*ROLLS}


def test_every_roll_has_its_own_dice_hindrances_and_repetitions():
    for s, random, most in positions("rolls"):
        for action in actions_of(s, random, most):
            apply(Judge(s, random), action)
