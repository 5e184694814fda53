"""A way in which rules go wrong: something flies by the template of something else.

The templates and distances stand here as in the rules; whatever bounces, scatters, comes off a wall, is thrown in,
kicked or whirled in random play has to be where the dice of its own template send it, square by square.
"""

from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.actions import apply
from fracas.games.street_bowl.pitch import X, Y, square
from tests.sample import sample
from tests.street_bowl.brawls import Coach, actions_of
from tests.street_bowl.test_every_roll import positions

EIGHT = {1: (-1, -1), 2: (0, -1), 3: (1, -1), 4: (-1, 0), 5: (1, 0), 6: (-1, 1), 7: (0, 1), 8: (1, 1)}
INWARD = {  # by the edge crossed: D6 1-2, 3-4, 5-6
    "west": ((1, -1), (1, 0), (1, 1)), "east": ((-1, 1), (-1, 0), (-1, -1)),
    "north": ((1, 1), (0, 1), (-1, 1)), "south": ((-1, -1), (0, -1), (1, -1)),
}
AWAY_FROM = ("south", "west", "north", "east")  # the edge behind him who whirls north, east, south, west
ARRIVALS = ("bounces", "scatters", "lands", "bomb_lands", "hangs_above", "hits_wall", "goes_to_fans", "touchback",
            "follows", "falls", "runs_into_wall", "goes_into_crowd", "block_result", "tramples", "bomb_harmless",
            "flies_into_wall", "lands_on", "lands_standing", "is_placed_prone")
LEAVING = {"hits_wall": ("north", "south"), "flies_into_wall": ("north", "south"), "goes_to_fans": ("west", "east"),
           "bomb_harmless": ("west", "east")}


def flown(start, step, squares):
    """Return the square reached, or the last one inside and the edge beyond it."""
    cell = start
    for _square in range(squares):
        x, y = X[cell] + step[0], Y[cell] + step[1]
        if not (0 <= x <= 25 and 0 <= y <= 6):
            return cell, "north" if y < 0 else "south" if y > 6 else "west" if x < 0 else "east"
        cell = square(x, y)
    return cell, ""


class Flights(Coach):
    """Holds whatever is told after a roll of direction and distance against the templates."""

    __slots__ = ("start", "edge", "step", "due", "seen")

    def __init__(self, state, chance, seen):
        super().__init__(state, chance)
        self.start, self.edge, self.step, self.due, self.seen = -1, "", (0, 0), None, seen

    def roll(self, kind, dice, **request):
        face = super().roll(kind, dice, **request)
        if kind in ("bounce", "scatter"):
            self._owe(kind, flown(request["target"], EIGHT[face], 1))
        elif kind == "kick_way":
            self.start, self.step = request["target"], EIGHT[face]
        elif kind in ("deflection_way", "throw_in_way"):
            self.step = INWARD[self.edge][(face - 1) // 2]
        elif kind == "deflection":
            self._owe(kind, flown(self.start, self.step, face))
        elif kind == "throw_in":
            self._owe(kind, flown(self.start, self.step, sum(face)))
        elif kind == "kick":
            self._owe(kind, flown(self.start, self.step, min(face)), flown(self.start, self.step, min(face) // 2))
        return face

    def _owe(self, kind, *ends):
        self.due = kind, ends

    def tell(self, event, *facts, rule):
        if event in ("hits_wall", "goes_to_fans"):
            self.start, self.edge = facts
        if self.due is not None and event in ARRIVALS:
            (kind, ends), self.due = self.due, None
            assert any(self._is(event, facts, *end) for end in ends), f"{kind}: {event} {facts}, by the rules {ends}"
            self.seen.add((kind, event))
        super().tell(event, *facts, rule=rule)

    def _is(self, event, facts, cell, edge):
        """Return whether an event says that something came to a square, or left over an edge beyond it."""
        if edge:
            if event == "touchback":
                return self.state.phase == st.KICK and edge in ("west", "east")
            if event == "goes_into_crowd":
                return edge in ("west", "east") and facts[1] == cell
            return event in LEAVING and facts[-2:] == (cell, edge) and edge in LEAVING[event]
        if event == "touchback":
            return self.state.phase == st.KICK
        return event not in LEAVING and facts[{"lands": 0}.get(event, -1)] == cell


def test_everything_flies_by_its_own_template():
    seen = set()
    for s, random, most in positions("flights", sample(300, 600), 20):
        for action in actions_of(s, random, most):
            apply(Flights(s, random, seen), action)
    assert {("bounce", "bounces"), ("bounce", "hits_wall"), ("bounce", "goes_to_fans"), ("scatter", "scatters"),
            ("scatter", "hits_wall"), ("scatter", "flies_into_wall"),
            ("deflection", "lands"), ("deflection", "goes_to_fans"), ("throw_in", "lands"), ("throw_in", "hits_wall"),
            ("kick", "hangs_above"), ("kick", "hits_wall"), ("kick", "touchback")} <= seen


WHIRLED = ("follows", "runs_into_wall", "goes_into_crowd", "blocks", "tramples")


class Whirls(Coach):
    """Holds the squares of a Ball & Chain against the throw-in template behind him."""

    __slots__ = ("action", "end", "count")

    def __init__(self, state, chance, action, count):
        super().__init__(state, chance)
        self.action, self.end, self.count = action, None, count

    def roll(self, kind, dice, **request):
        face = super().roll(kind, dice, **request)
        if kind == "whirl":
            _kind, who, facing = self.action
            self.end = flown(self.state.where[who], INWARD[AWAY_FROM[facing]][(face - 1) // 2], 1)
        return face

    def tell(self, event, *facts, rule):
        if event in WHIRLED and self.end is not None:
            (cell, edge), self.end = self.end, None
            if not edge:
                assert (facts[-1] if event == "follows" else self.state.where[facts[1]]) == cell
            assert bool(edge) == (event in ("runs_into_wall", "goes_into_crowd"))
            self.count[event] = self.count.get(event, 0) + 1
        super().tell(event, *facts, rule=rule)



def test_a_ball_and_chain_whirls_by_the_throw_in_template():
    """Trap 19. Street Bowl 19.6."""
    count = {}
    for s, random, most in positions("whirls", sample(200, 400), 1_000):
        for action in actions_of(s, random, most):
            apply(Whirls(s, random, action, count) if action[0] == "roll" else Coach(s, random), action)
    assert min(count.get(event, 0) for event in ("follows", "runs_into_wall", "blocks", "tramples")) > 5, count
