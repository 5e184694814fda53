"""How positions of Street Bowl are put together."""

from fracas.faces.choices import NO_ONE, NOWHERE
from fracas.faces.composer import (
    SCORES,
    TO_ACT,
    Composer,
    PositionField,
    list_field,
    number_field,
    player_field,
    side_field,
    word_choices,
)
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import LENGTH, WIDTH, square
from fracas.games.street_bowl.ruleset import RULESET
from fracas.games.street_bowl.score import TURNS
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.words.names import WEATHERS, team_name
from fracas.locale import N_, _
from fracas.view.controls import LabelledValue

MIDDLE = square(LENGTH // 2, WIDTH // 2)
BOXES = (st.RESERVES, st.KNOCKED_OUT, st.BADLY_HURT, st.INJURED, st.DEAD, st.ARRESTED)
BOX_NAMES = (N_("in reserve"), N_("knocked out"), N_("badly hurt"), N_("injured"), N_("dead"), N_("arrested"))
ON_STREET = str(len(BOXES))


def empty(home: str, away: str) -> State:
    """Return the first turn of the home side with nobody on the street yet."""
    s: State = RULESET.start(RULESET.options({}), home, away)
    s.phase, s.side, s.kicker, s.first_kicker, s.turns = st.TURN, 0, 1, 1, [1, 0]
    s.ball = MIDDLE
    return s


def put_player(s: State, who: int, cell: int) -> None:
    """Put a player on a square, or take him off; who stood there goes into reserve."""
    there = st.who_is_at(s, cell) if cell >= 0 else NO_ONE
    if there not in (NO_ONE, who):
        put_player(s, there, NOWHERE)
    if cell < 0:
        s.where[who], s.condition[who], s.alertness[who], s.rooted[who] = st.RESERVES, st.STANDING, st.ALERT, 0
        if s.holder == who:
            put_ball(s, MIDDLE)
        return
    s.where[who], s.fielded[who] = cell, 1


def put_ball(s: State, cell: int) -> None:
    """Put the ball on a square, or into the hands of who is there."""
    s.holder = st.who_is_at(s, cell)
    s.ball = st.NOWHERE if s.holder != NO_ONE else cell


def _places(s: State, who: int) -> list[LabelledValue]:
    there = [LabelledValue(ON_STREET, _("on the street"))] if s.where[who] >= 0 else []
    rare = [] if s.where[who] >= 0 or s.where[who] in BOXES else [LabelledValue("", _("elsewhere"))]
    return [*there, *rare, *(LabelledValue(str(n), _(name)) for n, name in enumerate(BOX_NAMES))]


def _place(s: State, who: int) -> str:
    if s.where[who] >= 0:
        return ON_STREET
    return str(BOXES.index(s.where[who])) if s.where[who] in BOXES else ""


def _set_place(s: State, who: int, value: str) -> None:
    if value not in ("", ON_STREET):
        put_player(s, who, NOWHERE)
        s.where[who] = BOXES[int(value)]


def _set_weather(s: State, _who: int, value: str) -> None:
    s.weather = int(value)


COMPOSER = Composer(
    "street_bowl", empty, lambda s: [who for who in st.EVERYBODY if s.players[who] is not None], put_player, put_ball,
    (
        PositionField("place", N_("Where he is"), _places, _place, _set_place),
        player_field(N_("How he is"), "condition", N_("standing"), N_("prone"), N_("stunned"),
                N_("stunned in his own turn")),
        player_field(N_("Acted in this turn"), "used", N_("no"), N_("yes")),
        player_field(N_("Tackle zones"), "alertness", N_("alert"), N_("confused"), N_("gazed at")),
        player_field(N_("Has taken root"), "rooted", N_("no"), N_("yes")),
    ),
    (
        side_field(TO_ACT, "side", team_name, "side"),
        *(list_field(label, "score", side, 0, 9) for side, label in enumerate(SCORES)),
        number_field(N_("Half"), "half", 1, 2),
        *(list_field(label, "turns", side, 0, TURNS)
          for side, label in enumerate((N_("Turn, home"), N_("Turn, away")))),
        *(list_field(label, "rerolls", side, 0, 8)
          for side, label in enumerate((N_("Re-rolls, home"), N_("Re-rolls, away")))),
        PositionField("weather", N_("Weather"), word_choices(*WEATHERS), lambda s, _who: str(s.weather), _set_weather),
    ))
