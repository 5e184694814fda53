"""The cheapest perfect matching of an even number of vertices, exact, in slices.

It is the primal-dual method: every vertex has a price, edges that two prices pay for exactly are tight, and alternating
trees of tight edges grow from all free vertices at once. An odd circle within a tree becomes one vertex, a blossom,
until its own price is used up.

Source: Edmonds, Paths, trees, and flowers (1965); Galil, Efficient algorithms for finding maximum matching in graphs
        (1986).
"""

from collections import deque
from collections.abc import Sequence

from fracas.kernel.work import PausingWork, Work

NOTHING, OUTER, INNER = -1, 0, 1  # where a vertex stands in the trees: in none, at even or at odd distance of a root
Edge = tuple[int, int]  # two plain vertices


def cheapest_matching(costs: Sequence[Sequence[int]]) -> Work[list[int]]:
    """Return the partner of each vertex in a matching of least total cost.

    Args: costs - symmetric, not negative, of an even number of vertices.
    """
    count = len(costs)
    above = 1 + sum(max(row, default=0) for row in costs)  # makes more pairs worth more than any saving
    search = _Search([[0] * (count + 1), *([0, *(0 if u == v else above - cost for v, cost in enumerate(row))]
                                           for u, row in enumerate(costs))])
    for done in range(count // 2):
        for _pause in search.grow():
            yield done / (count // 2)
    return [mate - 1 for mate in search.mate[1 : count + 1]]


class _Search:
    """The state of the search; vertices count from 1, blossoms follow after them, 0 is nobody."""

    def __init__(self, worth: list[list[int]]) -> None:
        self.worth = worth
        self.count = len(worth) - 1
        room = self.count + self.count // 2 + 1
        self.most = room
        self.last = self.count  # the last number that a blossom has
        highest = max(map(max, worth))
        self.price = [highest] * (self.count + 1) + [0] * (room - self.count)
        self.mate = [0] * (room + 1)  # the plain vertex that a matched edge leads to
        self.top = [*range(self.count + 1), *[0] * (room - self.count)]  # outermost blossom of each
        self.petals: list[list[int]] = [[] for _vertex in range(room + 1)]
        self.place = [NOTHING] * (room + 1)
        self.parent = [0] * (room + 1)  # the plain vertex by which an inner one hangs in its tree
        self.nearest = [0] * (room + 1)  # the outer plain vertex with the least slack towards each
        self.edge: list[list[Edge | None]] = [[None] * (room + 1) for _vertex in range(room + 1)]
        self.inside = [[0] * (self.count + 1) for _vertex in range(room + 1)]  # petal of a blossom that holds a vertex
        for u in range(1, self.count + 1):
            self.inside[u][u] = u
            for v in range(1, self.count + 1):
                self.edge[u][v] = (u, v) if u != v else None
        self.fresh: deque[int] = deque()  # outer plain vertices still to be looked at

    def slack(self, edge: Edge) -> int:
        u, v = edge
        return self.price[u] + self.price[v] - 2 * self.worth[u][v]

    # -- labels ------------------------------------------------------------------------------------------------

    def note_slack(self, u: int, x: int) -> None:
        """Keep the better of two outer vertices towards a vertex or blossom."""
        new, old = self.edge[u][x], self.edge[self.nearest[x]][x] if self.nearest[x] else None
        if new is not None and (old is None or self.slack(new) < self.slack(old)):
            self.nearest[x] = u

    def find_slack(self, x: int) -> None:
        self.nearest[x] = 0
        for u in range(1, self.count + 1):
            if self.top[u] != x and self.place[self.top[u]] == OUTER:
                self.note_slack(u, x)

    def queue(self, x: int) -> None:
        if x <= self.count:
            self.fresh.append(x)
        else:
            for petal in self.petals[x]:
                self.queue(petal)

    def set_top(self, x: int, top: int) -> None:
        self.top[x] = top
        for petal in self.petals[x] if x > self.count else ():
            self.set_top(petal, top)

    # -- blossoms ----------------------------------------------------------------------------------------------

    def way_round(self, blossom: int, petal: int) -> int:
        """Return the even number of steps from a blossom's base to a petal, perhaps after turning it."""
        ring = self.petals[blossom]
        steps = ring.index(petal)
        if steps % 2:
            ring[1:] = ring[:0:-1]
            steps = len(ring) - steps
        return steps

    def match(self, x: int, y: int) -> None:
        """Match a vertex or blossom along its edge to another."""
        edge = self.edge[x][y]
        assert edge is not None
        self.mate[x] = edge[1]
        if x > self.count:
            petal = self.inside[x][edge[0]]
            steps, ring = self.way_round(x, petal), self.petals[x]
            for step in range(steps):
                self.match(ring[step], ring[step ^ 1])
            self.match(petal, y)
            ring[:] = ring[steps:] + ring[:steps]

    def augment(self, u: int, v: int) -> None:
        """Exchange matched and free edges from a tree's vertex up to its root."""
        while True:
            following = self.top[self.mate[u]]
            self.match(u, v)
            if not following:
                return
            above = self.top[self.parent[following]]
            self.match(following, above)
            u, v = above, following

    def common_root(self, u: int, v: int) -> int:
        """Return the nearest common ancestor of two outer vertices, 0 if they are in different trees."""
        seen: set[int] = set()
        while u or v:
            if u:
                if u in seen:
                    return u
                seen.add(u)
                u = self.top[self.mate[u]]
                u = self.top[self.parent[u]] if u else 0
            u, v = v, u
        return 0

    def shrink(self, u: int, base: int, v: int) -> None:
        """Make one vertex of the odd circle that two outer vertices of a tree close."""
        blossom = next(number for number in range(self.count + 1, self.most + 1) if not self.top[number])
        self.last = max(self.last, blossom)
        self.price[blossom], self.place[blossom] = 0, OUTER
        self.mate[blossom] = self.mate[base]
        ring = [*reversed(self._branch(u, base)), base, *self._branch(v, base)]
        start = ring.index(base)
        self.petals[blossom] = ring[start:] + ring[:start]
        self.set_top(blossom, blossom)
        self._join_edges(blossom)
        self.find_slack(blossom)

    def _branch(self, x: int, base: int) -> list[int]:
        """Return the vertices from below the base of a circle down to an outer vertex; inner ones become outer."""
        found: list[int] = []
        while x != base:
            inner = self.top[self.mate[x]]
            found += [x, inner]
            self.queue(inner)
            x = self.top[self.parent[inner]]
        return found[::-1]

    def _join_edges(self, blossom: int) -> None:
        """Give a blossom the best edge of its petals to everybody."""
        own, inside = self.edge[blossom], self.inside[blossom]
        own[:] = [None] * len(own)
        inside[:] = [0] * len(inside)
        for petal in self.petals[blossom]:
            for x in range(1, self.last + 1):
                edge, best = self.edge[petal][x], own[x]
                if edge is not None and x != blossom and (best is None or self.slack(edge) < self.slack(best)):
                    own[x], self.edge[x][blossom] = edge, edge[::-1]
            for x in range(1, self.count + 1):
                if self.inside[petal][x]:
                    inside[x] = petal

    def open(self, blossom: int) -> None:
        """Open an inner blossom whose price is used up: part of its circle stays in the tree."""
        ring = self.petals[blossom]
        for petal in ring:
            self.set_top(petal, petal)
        edge = self.edge[blossom][self.parent[blossom]]
        assert edge is not None
        entry = self.inside[blossom][edge[0]]
        steps = self.way_round(blossom, entry)
        for inner, outer in zip(ring[:steps:2], ring[1:steps:2], strict=True):
            joined = self.edge[outer][inner]
            assert joined is not None
            self.parent[inner] = joined[0]
            self.place[inner], self.place[outer] = INNER, OUTER
            self.nearest[inner] = 0
            self.find_slack(outer)
            self.queue(outer)
        self.place[entry], self.parent[entry] = INNER, self.parent[blossom]
        for petal in ring[steps + 1:]:
            self.place[petal] = NOTHING
            self.find_slack(petal)
        self.top[blossom] = 0

    # -- trees -------------------------------------------------------------------------------------------------

    def use(self, edge: Edge) -> bool:
        """Use a tight edge from an outer vertex; whether two more vertices are matched by it."""
        u, v = self.top[edge[0]], self.top[edge[1]]
        if self.place[v] == NOTHING:
            self.parent[v], self.place[v] = edge[0], INNER
            outer = self.top[self.mate[v]]
            self.nearest[v] = self.nearest[outer] = 0
            self.place[outer] = OUTER
            self.queue(outer)
        elif self.place[v] == OUTER:
            base = self.common_root(u, v)
            if not base:
                self.augment(u, v)
                self.augment(v, u)
                return True
            self.shrink(u, base, v)
        return False

    def tops(self, first: int = 1) -> list[int]:
        return [x for x in range(first, self.last + 1) if self.top[x] == x]

    def grow(self) -> PausingWork[None]:
        """Grow trees from all free vertices until two more are matched, with pauses."""
        for x in range(1, self.last + 1):
            self.place[x], self.nearest[x] = NOTHING, 0
        self.fresh.clear()
        for x in self.tops():
            if not self.mate[x]:
                self.parent[x], self.place[x] = 0, OUTER
                self.queue(x)
        while True:
            while self.fresh:
                if self._look(self.fresh.popleft()):
                    return
                yield
            if self._pay():
                return
            yield

    def _look(self, u: int) -> bool:
        """Use all tight edges of an outer vertex; whether two more are matched."""
        for v in range(1, self.count + 1):
            if self.top[u] != self.top[v]:
                edge = (u, v)
                if self.slack(edge):
                    self.note_slack(u, self.top[v])
                elif self.use(edge):
                    return True
        return False

    def _pay(self) -> bool:
        """Change the prices until another edge is tight or a blossom is used up, and go on from there."""
        step = self._step()
        for u in range(1, self.count + 1):
            place = self.place[self.top[u]]
            self.price[u] += -step if place == OUTER else step if place == INNER else 0
        for blossom in self.tops(self.count + 1):
            place = self.place[blossom]
            self.price[blossom] += 2 * step if place == OUTER else -2 * step if place == INNER else 0
        for x in self.tops():
            edge = self.edge[self.nearest[x]][x] if self.nearest[x] else None
            if self.top[x] == x and edge is not None and self.top[edge[0]] != x and not self.slack(edge):
                if self.use(edge):
                    return True
        for blossom in self.tops(self.count + 1):
            if self.place[blossom] == INNER and not self.price[blossom]:
                self.open(blossom)
        return False

    def _step(self) -> int:
        """Return by how much prices can change until something happens."""
        steps = [self.price[blossom] // 2 for blossom in self.tops(self.count + 1) if self.place[blossom] == INNER]
        for x in self.tops():
            edge = self.edge[self.nearest[x]][x] if self.nearest[x] else None
            if edge is not None and self.place[x] != INNER:
                steps.append(self.slack(edge) if self.place[x] == NOTHING else self.slack(edge) // 2)
        return min(steps)
