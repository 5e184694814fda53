"""Cave Brawl at a table: its buttons, counters and sequence of play."""

from collections.abc import Callable
from typing import Any

from fracas.faces.cave_brawl.squad_lists import EFFECTS, SPECIALS
from fracas.faces.tracker import (
    DICE,
    SIDES,
    UNCOUNTED,
    WHOM,
    AbilityText,
    Boxes,
    EntryButton,
    Gauge,
    TrackerLayout,
    TurnStep,
)
from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.start import LEAGUE_ROUNDS, MOST_POINTS
from fracas.games.cave_brawl.state import State
from fracas.games.cave_brawl.tracking import players
from fracas.games.cave_brawl.ungawa import PATIENCE
from fracas.locale import N_, _

DAMAGE = range(1, 19)  # what the three dice of a beast can do
HP = range(1, 7)  # with which a zombie comes back


def fate(s: State, who: int) -> str:
    """Return the fate of a player: dead, carried off, or the hit points left once he has lost some."""
    if st.is_living(s, who):
        full, left = s.players[who].hp, s.hp[who]
        return _("{n} of {full} HP").format(n=left, full=full) if left != full else ""
    return _("carried off") if s.where[who] == st.CARRIED_OFF else _("dead")


def abilities(s: State, who: int) -> tuple[AbilityText, ...]:
    """Return the special of a player."""
    special = s.players[who].kind.special
    if not special:
        return ()
    name, rule = SPECIALS[special]
    return (AbilityText(_(name), _(EFFECTS[special]), rule),)


def _fixed(n: int) -> Callable[[Any, int], tuple[int]]:
    return lambda _state, _who: (n,)


TRACKER = TrackerLayout(
    buttons=(
        EntryButton(N_("Roll the team"), "dice", "team", rule="2.3", is_main=True),
        EntryButton(N_("Gets the ball first"), "play", "offense", SIDES, rule="3.1", is_main=True),
        EntryButton(N_("Ball handed out"), "play", "hand", given=(st.NO_ONE,), rule="3.1", is_main=True),
        EntryButton(N_("Turn over"), "end", "over", rule="3.2", is_main=True),
        EntryButton(N_("Point"), "aim", "point", WHOM, rule="3.6", for_side="point-for"),
        EntryButton(N_("Damage of 1 die"), "dice", "damage", WHOM, then=_fixed(1), rule="4.1", depth=DICE),
        EntryButton(N_("Damage of 2 dice"), "dice", "damage", WHOM, then=_fixed(2), rule="4.2", depth=DICE),
        EntryButton(N_("Damage of 3 dice"), "dice", "damage", WHOM, then=_fixed(3), rule="6.3", depth=DICE),
        EntryButton(N_("Zombie rises: D6"), "dice", "revive", WHOM, rule="4.8", depth=DICE),
        *(EntryButton(N_("Hit points lost"), "minus", "hurt", WHOM, then=_fixed(n), rule="5", n=n) for n in DAMAGE),
        EntryButton(N_("Swarm: every score −1"), "minus", "swarmed", WHOM, rule="6.3"),
        EntryButton(N_("Dies"), "close", "dies", WHOM, rule="5"),
        EntryButton(N_("Carried off"), "close", "carried-off", WHOM, rule="6.3"),
        *(EntryButton(N_("Zombie rises: hit points"), "up", "rises", WHOM, then=_fixed(n), rule="4.8",
                      n=n) for n in HP),
        EntryButton(N_("Concede"), "flag", "concede", SIDES, rule="3.6", is_rare=True),
    ),
    gauges=(Gauge(N_("Stalled turns"), "stall", lambda s: (s.stall,), rule="6.1"),),
    players=players, side=st.side_of, fate=fate, abilities=abilities,
    steps=(
        TurnStep(N_("Zombies, stench, infighting"), "3.2", "D6"), TurnStep(N_("Activate each player once"), "3.3"),
        TurnStep(N_("Block, then damage"), "4.1", N_("D20, D6")),
        TurnStep(N_("Tackle, then damage"), "4.2", N_("D20, 2D6")),
        TurnStep(N_("Pass, catch, kick"), "4.0", "D20"), TurnStep(N_("Damage and death"), "5"),
        TurnStep(N_("Ball not moved: at two a beast comes"), "6.1"), TurnStep(N_("Ungawa: a beast comes out"), "6.2",
                                                                              "D6"),
        TurnStep(N_("Beasts act"), "6.3", "D20"), TurnStep(N_("Points and restart"), "3.6"),
    ),
    boxes=(
        Boxes(N_("Points"), MOST_POINTS), Boxes(N_("Stalled turns"), PATIENCE),
        Boxes(N_("Rounds, in a league"), LEAGUE_ROUNDS),
    ),
    wounds=lambda s, who: Boxes(N_("Hit points"), s.players[who].hp or UNCOUNTED),  # 0: not rolled yet
)
