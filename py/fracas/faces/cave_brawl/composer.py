"""How positions of Cave Brawl are put together; beasts come into the pit by a field of the match."""

from fracas.faces.cave_brawl.names import team_name
from fracas.faces.choices import NO_ONE, NOWHERE
from fracas.faces.composer import (
    SCORES,
    TO_ACT,
    Composer,
    PositionField,
    list_field,
    number_field,
    side_field,
    word_choices,
)
from fracas.games.cave_brawl import state as st
from fracas.games.cave_brawl.bestiary import BEASTS
from fracas.games.cave_brawl.pit import CELLS, DISTANCE, GOALS, PIT
from fracas.games.cave_brawl.ruleset import RULESET
from fracas.games.cave_brawl.state import Beast, State
from fracas.games.cave_brawl.team import teams
from fracas.games.cave_brawl.team.career import CAREER
from fracas.locale import N_, _
from fracas.view.controls import LabelledValue

CENTRE = PIT.cell_named("k11")
OFF = (st.TUNNEL, st.DEAD, st.CARRIED_OFF)
OFF_NAMES = (N_("in the tunnel"), N_("dead"), N_("carried off"))
IN_PIT = str(len(OFF))
AVERAGE_HP = 3  # hit points a beast has for each die of its table, rounded down
MOST_HP = 60


def empty(home: str, away: str) -> State:
    """Return a turn of the home side with nobody in the pit; unknown scores are rolled, always alike."""
    options = RULESET.options({})
    codes = [CAREER.before_match(teams.team_text(teams.read_team(team, teams.squad_of(options))), options, f"{side}")
             for side, team in enumerate((home, away))]
    s: State = RULESET.start(options, *codes)
    s.phase, s.side, s.turn, s.possessor = st.TURN, 0, 1, 0
    put_ball(s, CENTRE)
    return s


def players(s: State) -> list[int]:
    """List the players of both teams and the beasts in the pit."""
    return [*range(len(s.players)), *(beast.who for beast in s.beasts)]


def put_player(s: State, who: int, cell: int) -> None:
    """Put a player or a beast on a square, or take it off, into its tunnel; who stood there goes."""
    cell = cell if cell < len(CELLS) else NOWHERE  # the places in the tunnels have numbers too
    there = st.bodies(s).get(cell, NO_ONE)
    if there not in (NO_ONE, who):
        put_player(s, there, NOWHERE)
    if st.is_beast(who):
        _put_beast(s, who, cell)
    elif cell < 0:
        s.where[who], s.prone[who] = st.TUNNEL, 0
        if s.holder == who:
            put_ball(s, CENTRE)
    else:
        if s.where[who] < st.TUNNEL:
            s.hp[who], s.body[who] = s.players[who].hp, st.NO_BODY
        s.where[who] = cell


def _put_beast(s: State, who: int, cell: int) -> None:
    if cell < 0:
        s.beasts = [beast for beast in s.beasts if beast.who != who]
    else:
        st.replace_beast(s, st.beast_of(s, who)._replace(cell=cell, victim=st.NO_ONE))


def put_ball(s: State, cell: int) -> None:
    """Put the ball on a square, or into the hands of the player who is there."""
    cell = cell if cell < len(CELLS) else CENTRE
    who = s.where.index(cell) if cell in s.where else NO_ONE
    s.holder, s.ball, s.ball_start = who, st.NOWHERE if who != NO_ONE else cell, cell
    if who != NO_ONE:
        s.possessor = st.side_of(s, who)


# -- fields ----------------------------------------------------------------------------------------------------


def _places(s: State, who: int) -> list[LabelledValue]:
    if st.is_beast(who):
        return [LabelledValue(IN_PIT, _("in the pit"))]
    there = [LabelledValue(IN_PIT, _("in the pit"))] if s.where[who] >= 0 else []
    return [*there, *(LabelledValue(str(n), _(name)) for n, name in enumerate(OFF_NAMES))]


def _place(s: State, who: int) -> str:
    return IN_PIT if st.is_beast(who) or s.where[who] >= 0 else str(OFF.index(s.where[who]))


def _set_place(s: State, who: int, value: str) -> None:
    if value == IN_PIT:
        return
    put_player(s, who, NOWHERE)
    s.where[who] = OFF[int(value)]
    s.hp[who] = 0 if s.where[who] == st.DEAD else s.hp[who]
    s.body[who] = st.TUNNEL if s.where[who] == st.DEAD and st.is_zombie(s, who) else st.NO_BODY


def _set_stance(s: State, who: int, value: str) -> None:
    if st.is_beast(who):
        st.replace_beast(s, st.beast_of(s, who)._replace(is_prone=value == "1"))
    else:
        s.prone[who] = int(value)


def _hits(s: State, who: int) -> list[LabelledValue]:
    most = MOST_HP if st.is_beast(who) else s.players[who].hp
    low = 0 if not st.is_beast(who) and s.where[who] < st.TUNNEL else 1
    return [LabelledValue(str(n), str(n)) for n in range(low, max(most, _hit_points(s, who)) + 1)]


def _hit_points(s: State, who: int) -> int:
    return st.beast_of(s, who).hp if st.is_beast(who) else max(s.hp[who], 0)


def _set_hits(s: State, who: int, value: str) -> None:
    if st.is_beast(who):
        st.replace_beast(s, st.beast_of(s, who)._replace(hp=int(value)))
    else:
        s.hp[who] = int(value)


def _set_used(s: State, who: int, value: str) -> None:
    if st.is_beast(who):
        st.replace_beast(s, st.beast_of(s, who)._replace(against=int(value)))
    else:
        s.used[who] = int(value)


def _uses(s: State, who: int) -> list[LabelledValue]:
    labels = (_("against home"), _("against away")) if st.is_beast(who) else (
        _("ready"), _("activated"), _("lost his turn"))
    return [LabelledValue(str(n), label) for n, label in enumerate(labels)]


def _beasts(_s: State, _who: int) -> list[LabelledValue]:
    return [LabelledValue("", _("none")), *(LabelledValue(str(n), _(kind.name)) for n, kind in enumerate(BEASTS))]


def _add_beast(s: State, _who: int, value: str) -> None:
    """Bring a beast to the free square next to the centre."""
    if not value:
        return
    taken = st.bodies(s)
    cell = min((cell for cell in CELLS if cell not in taken and cell not in GOALS and cell != s.ball),
               key=lambda cell: DISTANCE[CENTRE][cell])
    kind = int(value)
    s.beasts = [*s.beasts, Beast(s.released, kind, cell, AVERAGE_HP * BEASTS[kind].pow, False, 1 - s.side, False,
                                 st.NO_ONE)]
    s.released += 1


COMPOSER = Composer(
    "cave_brawl", empty, players, put_player, put_ball,
    (
        PositionField("place", N_("Where he is"), _places, _place, _set_place),
        PositionField("stance", N_("How he is"), word_choices(N_("standing"), N_("prone")),
             lambda s, who: str(int(st.beast_of(s, who).is_prone if st.is_beast(who) else s.prone[who])), _set_stance),
        PositionField("hits", N_("Hit points"), _hits, lambda s, who: str(_hit_points(s, who)), _set_hits),
        PositionField("used", N_("In this turn"), _uses,
             lambda s, who: str(st.beast_of(s, who).against if st.is_beast(who) else s.used[who]), _set_used),
    ),
    (
        side_field(TO_ACT, "side", team_name, "side"),
        *(list_field(label, "score", side, 0, 6) for side, label in enumerate(SCORES)),
        number_field(N_("Turn"), "turn", 1, 200),
        side_field(N_("Had the ball last"), "possessor", team_name, "possessor"),
        number_field(N_("Turns without moving the ball"), "stall", 0, 1),
        PositionField("beast", N_("Bring a beast"), _beasts, lambda _s, _who: "", _add_beast),
    ),
    own_name=lambda s, who: f"{s.players[who].kind.code} {s.players[who].name}")
