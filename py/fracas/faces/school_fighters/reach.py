"""Reach of the selected unit: regions, charges and suggested moves, found in slices."""

from collections.abc import Generator, Sequence

from fracas.faces.reach import ReachProgress, SuggestedMove
from fracas.faces.school_fighters.labels import direction, ground_text, inches
from fracas.faces.school_fighters.modes import CHARGE, RUN, WALK
from fracas.faces.school_fighters.pieces import name
from fracas.faces.school_fighters.plans import Path, move_kind
from fracas.faces.school_fighters.shapes import Polygons
from fracas.faces.ui_state import UiState
from fracas.games.school_fighters import paths
from fracas.games.school_fighters.notation import place_text
from fracas.games.school_fighters.ruleset import RULESET
from fracas.games.school_fighters.space import by_distance, is_engaged
from fracas.games.school_fighters.state import MOVEMENT, NOT_YET, STANDING, State
from fracas.kernel.geometry.plane import TURNS, Point, turned_point
from fracas.kernel.ruleset import Action
from fracas.locale import _
from fracas.view.markup import Markup

EIGHTH = TURNS // 8


class UnitReach:
    """The reach of one unit in one position.

    Args: state, who - the unit.
    """

    def __init__(self, state: State, who: int) -> None:
        self.state = state
        self.who = who
        self.regions: dict[str, Polygons] = {}
        self.pictures: dict[str, Markup] = {}  # of the regions, drawn once
        self.charges: dict[int, Path] = {}  # enemy -> path
        self.is_complete = False
        self.suggested_moves: list[SuggestedMove] | None = None  # None = not asked for

    @property
    def targets(self) -> Sequence[int]:
        """The enemies that the unit could charge, as far as the search has come."""
        return tuple(self.charges)

    @property
    def progress(self) -> ReachProgress:
        """The progress of the search; a change means that there is something new to draw."""
        return ReachProgress(len(self.regions) + self.is_complete, len(self.charges) + len(self.suggested_moves or ()))

    @property
    def may_move(self) -> bool:
        """Whether the unit may still move."""
        s = self.state
        if s.phase != MOVEMENT or self.who >= len(s.units):
            return False
        unit = s.units[self.who]
        is_free = unit.side == s.side and unit.status == STANDING and unit.moved == NOT_YET
        return is_free and not is_engaged(s, self.who)

    def work(self, ui: UiState) -> Generator[None, None, None] | None:
        """Return the next slice of the search as a generator, None if nothing shown on the screen is missing."""
        if not self.is_complete:
            return self._work_usual()
        if ui.sketch.shows_moves and self.suggested_moves is None:
            return self._work_useful()
        if ui.mode == CHARGE and self.may_move and CHARGE not in self.regions:
            return self._work_region(CHARGE)
        return None

    def _work_usual(self) -> Generator[None, None, None]:
        """Search regions and charges, yielding after each."""
        if self.may_move:
            profile = self.state.units[self.who].profile
            yield from self._work_region(WALK)
            yield from self._work_charges()
            if profile.run > profile.walk:
                yield from self._work_region(RUN)
        self.is_complete = True

    def _work_region(self, kind: str) -> Generator[None, None, None]:
        polygons = []
        for polygon in paths.reach_polygons(self.state, self.who, kind):
            if polygon is not None:
                polygons.append(polygon)
            yield None
        self.regions[kind] = polygons
        yield None

    def _work_charges(self) -> Generator[None, None, None]:
        s, who = self.state, self.who
        unit = s.units[who]
        most = (unit.profile.charge + 400) ** 2
        for far, target in by_distance(s, unit.at, 1 - unit.side):
            path = paths.charge_path(s, who, target) if far <= most else None
            if path is not None and RULESET.is_legal(s, ("charge", who, target, path)):
                self.charges[target] = path
            yield None

    def _work_useful(self) -> Generator[None, None, None]:
        """Search the suggested moves: charges, then walks and runs in eight directions."""
        self.suggested_moves = []
        if not self.may_move:
            return
        s, who = self.state, self.who
        at = s.units[who].at
        for target, path in self.charges.items():
            self._add(("charge", who, target, path), _("Charge {name}, {direction}").format(
                name=name(s, target), direction=direction(at, s.units[target].at)))
        self._add(("hold", who), _("Hold"))
        for kind, far in ((WALK, s.units[who].profile.walk), (RUN, s.units[who].profile.run)):
            for turn in range(0, TURNS, EIGHTH):
                wanted = turned_point(at, (at[0], at[1] + 1), -turn, far)
                found = paths.nearest_move(s, who, wanted, far)
                if found is not None:
                    self._add((move_kind(s, who, found, kind), who, found), self._words(kind, at, found))
                yield None

    def _words(self, kind: str, start: Point, path: Path) -> str:
        words = _("Walk {direction}") if kind == WALK else _("Run {direction}")
        told = words.format(direction=direction(start, path[-1]), place=place_text(path[-1]))
        ground = ground_text(self.state, path[-1])
        return f"{told}, {ground}" if ground else told

    def _add(self, action: Action, label: str) -> None:
        assert self.suggested_moves is not None
        if RULESET.is_legal(self.state, action) and action not in [each.action for each in self.suggested_moves]:
            self.suggested_moves.append(SuggestedMove(label, action))


def label(kind: str, far: int) -> str:
    """Return the label of a region."""
    words = {WALK: _("Walk {far}"), RUN: _("Run {far}"), CHARGE: _("Charge {far}")}[kind]
    return words.format(far=inches(far))
