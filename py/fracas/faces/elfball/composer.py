"""How positions of Elfball are put together."""

from functools import partial

from fracas.faces.choices import NO_ONE, NOWHERE
from fracas.faces.composer import (
    SCORES,
    TO_ACT,
    Composer,
    PositionField,
    list_field,
    number_choices,
    number_field,
    side_field,
    word_choices,
)
from fracas.games.elfball import state as st
from fracas.games.elfball.book import Book
from fracas.games.elfball.field import NO_LINE
from fracas.games.elfball.ruleset import BOOK, start
from fracas.games.elfball.ruleset import RULESET as ELFBALL
from fracas.games.elfball.state import State
from fracas.games.elfball.words.names import team_name
from fracas.kernel.ruleset import Ruleset
from fracas.locale import N_, _
from fracas.view.controls import LabelledValue

PLACES = (st.BENCH, st.RECOVERY, st.INFIRMARY, st.EJECTED, st.BENCHED)
PLACE_NAMES = (N_("on the Bench"), N_("in Recovery"), N_("in the Infirmary"), N_("sent off"),
               N_("on the Bench until the next Test"))
ON_FIELD = str(len(PLACES))
HEX_WAYS = (N_("north-east"), N_("east"), N_("south-east"), N_("south-west"), N_("west"), N_("north-west"))
SQUARE_WAYS = (N_("north"), N_("north-east"), N_("east"), N_("south-east"), N_("south"), N_("south-west"), N_("west"),
               N_("north-west"))


def empty(rules: Ruleset, book: Book, home: str, away: str) -> State:
    """Return a turn of the home side with nobody on the field yet."""
    s = start(book, rules.options({}), home, away)
    s.phase, s.side, s.south, s.first, s.loser, s.turn = st.TURN, 0, 0, 0, 1, 1
    s.ball = middle(book)
    return s


def middle(book: Book) -> int:
    """Return the first cell of the ball: the centre, or without one the most central free cell."""
    field = book.field
    far = (max(field.distance(cell, goal) for half in (0, 1) for goal in field.goals[half]) if line == NO_LINE else 99
           for cell, line in enumerate(field.lines))
    return field.centre if field.centre >= 0 else min(enumerate(far), key=lambda pair: pair[1])[0]


def put_player(s: State, who: int, cell: int) -> None:
    """Put a player on a cell, standing, or take him off; who stood there goes to the Bench."""
    there = st.player_at(s, cell) if cell >= 0 else NO_ONE
    if there not in (NO_ONE, who):
        put_player(s, there, NOWHERE)
    if cell < 0:
        s.where[who], s.stance[who], s.facing[who] = st.BENCH, st.STANDING, -1
        if s.holder == who:
            put_ball(s, middle(s.book))
        return
    if s.where[who] < 0:
        s.stance[who], s.facing[who] = st.STANDING, _way_to_goal(s, who, cell)
    s.where[who] = cell


def _way_to_goal(s: State, who: int, cell: int) -> int:
    """Return the direction that looks most at the goal a player attacks."""
    field, goal = s.book.field, st.attacked_goal(s, st.side_of(who), cell)
    return min(range(len(field.steps)), key=lambda way: sum(
        field.distance(front, goal) for front in field.front[cell][way]))


def put_ball(s: State, cell: int) -> None:
    """Put the ball on a cell, or into the hands of who stands there."""
    s.holder = st.player_at(s, cell)
    s.ball = st.NOWHERE if s.holder != NO_ONE else cell


def _set_place(s: State, who: int, value: str) -> None:
    if value != ON_FIELD:
        put_player(s, who, NOWHERE)
        s.where[who] = PLACES[int(value)]


def _place_choices(s: State, who: int) -> list[LabelledValue]:
    there = [LabelledValue(ON_FIELD, _("on the field"))] if s.where[who] >= 0 else []
    return [*there, *(LabelledValue(str(n), _(name)) for n, name in enumerate(PLACE_NAMES))]


def _set_stance(s: State, who: int, value: str) -> None:
    s.stance[who] = int(value)
    if s.stance[who] != st.STANDING or s.where[who] < 0:
        s.facing[who] = -1
    elif s.facing[who] < 0:
        s.facing[who] = _way_to_goal(s, who, s.where[who])


def _ways(s: State, who: int) -> list[LabelledValue]:
    names = HEX_WAYS if len(s.book.field.steps) == len(HEX_WAYS) else SQUARE_WAYS
    if s.facing[who] < 0:
        return [LabelledValue("-1", _("nowhere"))]
    return [LabelledValue(str(n), _(name)) for n, name in enumerate(names)]


def _set_facing(s: State, who: int, value: str) -> None:
    s.facing[who] = int(value)


def _set_last(s: State, who: int, value: str) -> None:
    side = st.side_of(who)
    if value == "1":
        s.last_moved[side] = who
    elif s.last_moved[side] == who:
        s.last_moved[side] = NO_ONE


def _set_goals(s: State, _who: int, value: str) -> None:
    s.options = s.options._replace(goals=int(value))


ON_PLAYER = (
    PositionField("place", N_("Where he is"), _place_choices,
         lambda s, who: ON_FIELD if s.where[who] >= 0 else str(PLACES.index(s.where[who])), _set_place),
    PositionField("stance", N_("How he is"), word_choices(N_("standing"), N_("Down"), N_("Dazed")),
         lambda s, who: str(s.stance[who]), _set_stance),
    PositionField("facing", N_("Faces"), _ways, lambda s, who: str(s.facing[who]), _set_facing),
    PositionField("last", N_("Moved last of his side"), word_choices(N_("no"), N_("yes")),
         lambda s, who: str(int(s.last_moved[st.side_of(who)] == who)), _set_last),
)
ON_MATCH = (
    side_field(TO_ACT, "side", team_name, "side"),
    *(list_field(label, "score", side, 0, 3) for side, label in enumerate(SCORES)),
    number_field(N_("Momentum"), "momentum", 0, st.MOST_MOMENTUM), number_field(N_("Turn of this Test"), "turn", 1, 99),
    number_field(N_("Test"), "test", 1, 9), side_field(N_("Defends the first goal"), "south", team_name, "south"),
    PositionField("goals", N_("Goals to win"), number_choices(1, 3), lambda s, _who: str(s.options.goals), _set_goals),
)

COMPOSER = Composer(
    "elfball", partial(empty, ELFBALL, BOOK), lambda s: [p for p in st.ALL_SLOTS if s.profiles[p] is not None],
    put_player, put_ball, ON_PLAYER, ON_MATCH)
