"""What a match report counts in Street Bowl: deeds of the players, and which throws were enough."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import GOAL_COLUMN, X
from fracas.games.street_bowl.score import TURNS
from fracas.games.street_bowl.state import NO_ONE, State, side_of
from fracas.games.street_bowl.words import text
from fracas.games.street_bowl.words.names import player_name, team_name
from fracas.games.street_bowl.words.win_maps import MAPS
from fracas.kernel.contracts.event_text import number_of_fact
from fracas.kernel.contracts.stats import Clock, StatsSpec
from fracas.kernel.dice import Die, Faces
from fracas.kernel.game import Game
from fracas.kernel.table import Roll, Side
from fracas.locale import N_

HALVES = 2  # before overtime
SPREAD = 1.6  # touchdowns by which equal teams differ

FIGURES = {
    "touchdowns": N_("Touchdowns"), "passes": N_("Passes"), "catches": N_("Catches"), "steals": N_("Interceptions"),
    "blocks": N_("Blocks"), "fouls": N_("Fouls"), "hurt": N_("Times hurt"),
}
_COUNTED = {
    "touchdown": "touchdowns", "passes": "passes", "passes_off_wall": "passes", "throws_hail_mary": "passes",
    "catches": "catches", "intercepts": "steals", "blocks": "blocks", "fouls": "fouls", "is_badly_hurt": "hurt",
    "is_seriously_injured": "hurt", "dies": "hurt",
}  # event -> figure


def _count(game: Game) -> Sequence[tuple[Side, int, str, int]]:
    """Return the figures of the players: side, place in the team, key of the figure, number of times."""
    counted: Counter[tuple[int, str]] = Counter()
    for event in game.events:
        if event.kind in _COUNTED:
            who = number_of_fact(text.TELLINGS[event.kind].facts_by_role(event.facts)["who"])
            if who != st.NO_ONE:
                counted[who, _COUNTED[event.kind]] += 1
    return [(st.side_of(who), who % st.SLOTS, key, times) for (who, key), times in sorted(counted.items())]


def _players(s: State) -> Sequence[Sequence[str]]:
    """Return the names of the players, by side and shirt."""
    return tuple(tuple("" if s.players[who] is None else player_name(s, who) for who in team) for team in st.TEAMS)


def _value(roll: Roll, faces: Faces) -> int | None:
    """Return 1 if a throw was enough, else 0; None if nothing was needed."""
    if roll.need is None or not isinstance(roll.dice, Die) or not isinstance(faces, int):
        return None
    return int(faces >= roll.need)




def clock(s: State) -> Clock | None:
    """Return the clock of a match: the turns left of both teams; overtime has none."""
    whole = 2 * HALVES * TURNS
    played = (s.half - 1) * 2 * TURNS + sum(min(TURNS, turn) for turn in s.turns)
    return Clock(max(Fraction(whole - played, whole), Fraction(1, 2 * whole)), SPREAD) if s.half <= HALVES else None


def certain_position(s: State) -> State:
    """Return the position after the touchdown of a carrier who waits out of reach, any other position as it is."""
    if s.holder == NO_ONE or abs(X[s.where[s.holder]] - GOAL_COLUMN[side_of(s.holder)]) != 1:
        return s
    from fracas.games.street_bowl.bot.stalling import after_touchdown  # not loaded before somebody waits
    return after_touchdown(s)


REPORT = StatsSpec(
    figures=FIGURES, honours={"touchdowns": 12, "steals": 8, "passes": 4, "catches": 2, "blocks": 1},
    teams=lambda state: (team_name(state, 0), team_name(state, 1)),
    score=lambda state: tuple(state.score), players=_players, count=_count, value=_value, title=text.title,
    clock=clock, situation=lambda state: 2 * state.half + (state.score[0] == state.score[1]), maps=MAPS,
    certain_position=certain_position, rightness=80,
)
