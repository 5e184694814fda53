"""What may befall players of Cave Brawl, for reasons that are proven."""

from fracas.faces.choices import NO_ONE
from fracas.faces.harms import Befalls, Exposure, GameHarms, Harm
from fracas.games.cave_brawl.state import State, is_beast, side_of
from fracas.kernel.table import Event, Side
from fracas.locale import N_
from fracas.puzzles.aims import Aim, event_subject

MOST_HURT = 12  # hit points that one attack of a player takes


def _player(*kinds: str) -> Befalls:
    def befalls(_s: State, event: Event) -> int:
        return event_subject(event) if event.kind in kinds and not is_beast(event_subject(event)) else NO_ONE
    return befalls


DOWN, DEAD = _player("knocked_down"), _player("dies", "falls_dead")


def _is_released(_s: State, event: Event, side: Side) -> bool:
    return event.kind == "released" and event.facts[1] == side


def _is_own(befalls: Befalls, s: State, event: Event, side: Side) -> bool:
    who = befalls(s, event)
    return who != NO_ONE and side_of(s, who) == side


HARMS = GameHarms(
    targets={
        "down": Harm(N_("Chance that {name} is knocked down this turn"), DOWN),
        "dead": Harm(N_("Chance that {name} dies this turn"), DEAD),
    },
    perils={
        "beast": Aim(N_("Chance that a beast comes out"), _is_released),
        "down": Aim(N_("Chance to go down doing it"), lambda s, event, side: _is_own(DOWN, s, event, side)),
        "dead": Aim(N_("Chance to lose a player for good"), lambda s, event, side: _is_own(DEAD, s, event, side)),
    },
    exposures={"dead": Exposure(N_("One attack can kill {name}"), DEAD,
                                lambda s, who: s.where[who] >= 0 and 0 < s.hp[who] <= MOST_HURT,
                                frozenset(("follows", "ball_bounces")), frozenset(("block", "tackle", "curse")))},
)
