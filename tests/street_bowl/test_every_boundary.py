"""A way in which rules go wrong: something changes at the wrong moment, or ends at the wrong one.

The tables say after the rules what has to have happened when a field of a position has changed in an action, and what
has to have happened to a player who is not as he was; all actions of random play are held against them.
"""

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.actions import apply
from fracas.games.street_bowl.state import State
from tests.sample import sample
from tests.street_bowl.brawls import Coach, actions_of
from tests.street_bowl.test_every_roll import positions

NEW_TURN = "turn_begins bonus_turn_begins drive_ends"  # what is counted by turns begins anew (6)
BOUNDARIES = {  # field -> the events of which one happens when it changes; "" = it never does
    "options": "", "sides": "",
    "players": "drinks rises", "phase": "is_ready turn_begins bonus_turn_begins drive_begins match_over half_ends",
    "side": "is_ready turn_begins bonus_turn_begins drive_begins", "half": "half_begins",
    "turns": "turn_begins marker_moves half_begins", "score": "touchdown concedes", "winner": "match_over",
    "ending": "match_over", "weather": "weather", "fame": "supporters", "kicker": "drive_begins",
    "first_kicker": "wins_toss", "rerolls": "team_reroll gains_reroll chef half_begins",
    "leader": "team_reroll half_begins", "potions": "drinks buys_potion", "has_raised": "rises",
    "casualties": "is_badly_hurt is_seriously_injured dies regenerates", "allowed": "drive_begins",
    "fielded": "is_ready drive_ends", "brews": "drinks",
    "declared": f"declares {NEW_TURN}", "has_rerolled": f"team_reroll {NEW_TURN}", "frozen": NEW_TURN,
    "once": f"uses_skill {NEW_TURN}",
    "holder": "catches picks_up intercepts is_given_ball loses_ball passes passes_off_wall throws_hail_mary hands_off "
              "fumbles goes_into_crowd drive_ends",
    "bounces": "", "is_turnover": "", "scored": "", "is_airborne": "kicks_off lands touchback", "is_touchback":
    "touchback is_given_ball ball_is_placed",
}
OF_PLAYERS = {"where", "condition", "alertness", "rooted", "used", "once"}  # held against what happened to each
OF_AN_ACTION = {"acting", "deed", "left", "extra", "has_blocked", "is_hungry", "ball"}  # change all the time

GOING = ("goes_to_reserves is_knocked_out is_badly_hurt is_seriously_injured dies is_arrested is_gone_for_the_drive "
         "is_dragged_away goes_into_crowd")


def of_player(s, before, who):
    """Return what happened by the rules to a player: (what changed, the events about him of which one is needed)."""
    was, now, went = before.where[who], s.where[who], s.where[who] < 0
    if was != now:
        yield "where", _way(was, now)
    states = before.condition[who], s.condition[who]
    if went or was < 0:
        return
    if states[0] != states[1]:
        stunned = "is_stunned turn_ends" if states[0] == st.STUNNED_NOW else "is_stunned"
        ups, downs = "stands_up lands_standing", "falls is_placed_prone turns_face_up"
        yield "condition", (ups, downs, stunned, stunned)[states[1]]
    alert = before.alertness[who], s.alertness[who]
    if alert[0] != alert[1]:
        yield "alertness", ("declares", "is_confused", "is_hypnotised")[alert[1]]
    if before.rooted[who] != s.rooted[who]:
        yield "rooted", "takes_root" if s.rooted[who] else "falls is_placed_prone is_stunned"
    if before.used[who] != s.used[who] and before.acting != who:
        yield "used", "declares" if s.used[who] else NEW_TURN
    if before.once[who] != s.once[who]:
        yield "once", f"uses_skill {NEW_TURN}"


def _way(was, now):
    """Return by what a player comes from one place to another."""
    if was >= 0 and now >= 0:
        return ("moves leaps follows is_pushed shadows dives flies is_dropped squirms_free lands_on lands_standing "
                "is_placed_prone runs_under_ball is_set_up drive_ends")
    if now >= 0:
        return "is_set_up"
    if was >= 0:
        return f"is_taken_back drive_ends {GOING}"
    return {st.ABSENT: "rises", st.GONE: "drive_ends dies", st.KNOCKED_OUT: "wakes_up is_cured dies is_dragged_away",
            st.BADLY_HURT: "is_cured dies", st.INJURED: "is_cured dies"}.get(
                was, GOING if was == st.RESERVES else "")  # nobody comes back from death, prison or the pillory


class Clerk(Coach):
    """Keeps the events of an action, and when players were stunned."""

    __slots__ = ("events", "stunned")

    def __init__(self, state, chance, stunned):
        super().__init__(state, chance)
        self.events, self.stunned = [], stunned

    def tell(self, event, *facts, rule):
        self.events.append((event, facts))
        self.stunned.hears(self.state, event, facts)
        super().tell(event, *facts, rule=rule)

    def has_told(self, wanted, who=None):
        """Return whether one of these events was told, about a player if it is about players."""
        kinds = wanted.split()
        return any(event in kinds and (who is None or event in NOT_ABOUT or who in facts[:2])
                   for event, facts in self.events)


NOT_ABOUT = (*NEW_TURN.split(), "turn_ends", "drive_ends")


class Stunned:
    """Who was stunned before which turn of his team."""

    def __init__(self, s):
        self.turns, self.is_bonus = [0, 0], s.phase == st.BONUS
        self.since = {who: -1 for who in st.EVERYBODY if s.condition[who] == st.STUNNED}
        self.turned = 0

    def hears(self, s, event, facts):
        """Hold the turning over of the stunned against the turns of their team: the first that began after it."""
        if event == "is_stunned":
            self.since[facts[0]] = self.turns[st.side_of(facts[0])]
        elif event == "turns_face_up":
            assert self._is_due(facts[0]) and s.side == st.side_of(facts[0]) and not self.is_bonus, f"{facts[0]} turned"
            self.turned += 1
            del self.since[facts[0]]
        elif event == "drive_ends":
            self.since.clear()
        elif event in ("turn_begins", "bonus_turn_begins"):
            late = [who for who in self.since
                    if s.where[who] >= 0 and st.side_of(who) != facts[0] and self._is_due(who)]
            assert event == "bonus_turn_begins" or self.is_bonus or not late, f"{late} lie on their faces too long"
            self.is_bonus = event == "bonus_turn_begins"
            self.turns[facts[0]] += not self.is_bonus

    def _is_due(self, who):
        return self.since[who] < self.turns[st.side_of(who)]


def test_the_tables_have_a_row_for_every_field():
    assert {*BOUNDARIES} | OF_PLAYERS | OF_AN_ACTION == {*State.__slots__}


def test_everything_changes_at_its_own_boundary():
    """Trap 1, for the stunned. Street Bowl 4 to 9, 13 to 15."""
    turned = 0
    for s, random, most in positions("boundaries", sample(160, 400), 20):
        stunned = Stunned(s)
        for action in actions_of(s, random, most):
            before, clerk = s.copy(), Clerk(s, random, stunned)
            apply(clerk, action)
            for field, wanted in BOUNDARIES.items():
                if getattr(before, field) != getattr(s, field):
                    assert clerk.has_told(wanted), f"{field} changed in {action}: {clerk.events}"
            for who in st.EVERYBODY:
                for what, wanted in of_player(s, before, who):
                    assert clerk.has_told(wanted, who), f"{what} of {who} changed in {action}: {clerk.events}"
        turned += stunned.turned
    assert turned > 50
