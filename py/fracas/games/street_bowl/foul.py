"""Fouls, and what the fans throw at the fouler (chapter 13)."""

from __future__ import annotations

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.blocking.weapons import saw_hits
from fracas.games.street_bowl.injuries.injury import armour
from fracas.games.street_bowl.roll import Reasons, helps
from fracas.games.street_bowl.skills.hurting import CHAINSAW
from fracas.games.street_bowl.state import State, side_of
from fracas.games.street_bowl.zones import has_zone, is_marked, is_marked_by_others, neighbours
from fracas.kernel.dice import D6
from fracas.kernel.table import Table

SAW, KICK = "saw", "kick"


def targets(s: State, who: int) -> list[int]:
    """Return the opponents a player may foul: prone or stunned ones next to him.

    Rule: Street Bowl 6.
    """
    return [other for other in neighbours(s, 1 - side_of(who), s.where[who]) if s.condition[other] != st.STANDING]


def foul(t: Table, who: int, target: int) -> None:
    """Foul an opponent who lies on the ground; then fans of his may throw a rock.

    Rule:  Street Bowl 13 "Fouls", 19 Chainsaw, Dirty Player, Rulings 24, 41, 42 and 77: there is no referee, so doubles
           and Sneaky Git mean nothing.
    Rolls: [D6 "chainsaw"], 2D6 "armour", those of an injury; D6 4+ "rock", then armour and injury of the fouler.
    Asks:  the fouler's coach: "chainsaw_foul", "dirty_player".
    """
    s: State = t.state
    t.tell("fouls", who, target, rule="13")
    saw: Reasons = (helps(CHAINSAW, 3, who),) if uses_saw(t, who, target) else ()
    if saw and not saw_hits(t, who, target):
        armour(t, who, "chainsaw")
    else:
        armour(t, target, "foul", by=who, more=(*saw, *assists(s, who, target)))
    if st.is_standing(s, who):
        throw_rock(t, who)


def uses_saw(t: Table, who: int, target: int) -> bool:
    """Ask whether a chainsaw is used for a foul.

    Rule: Street Bowl 19 Chainsaw.
    Asks: the fouler's coach: "chainsaw_foul".
    """
    if not st.has(t.state, who, CHAINSAW):
        return False
    return bool(t.choose(side_of(who), "chainsaw_foul", (SAW, KICK), who=who, target=target, rule="19.6") == SAW)


def assists(s: State, who: int, target: int) -> Reasons:
    """Collect the assists of a foul; Guard is for blocks only.

    Rule: Street Bowl 13 "Fouls".
    """
    own = [other for other in neighbours(s, side_of(who), s.where[target])
           if other != who and has_zone(s, other) and not is_marked(s, other)]
    against = [other for other in neighbours(s, side_of(target), s.where[who])
               if has_zone(s, other) and not is_marked_by_others(s, other, who)]
    return (*(helps("assist", 1, other) for other in own), *(helps("assist", -1, other) for other in against))


def throw_rock(t: Table, who: int) -> None:
    """Let the fans of the victim throw a rock at a fouler. If it breaks his armour it is a turnover.

    Rule:  Street Bowl 13 "Fouls", 6 (turnover 7), Rulings 42 and 77.
    Rolls: D6 4+ by the victim's coach; 2D6 "armour", those of an injury.
    """
    if t.test("rock", D6, coach=1 - side_of(who), who=who, need=4, rule="13/R42").passed:
        t.tell("is_hit_by_rock", who, rule="13")
        armour(t, who, "rock")
