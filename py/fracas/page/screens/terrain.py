"""The screen of the terrain editor: taps, drags, keys and buttons on a layout; nothing impossible is ever kept."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import TYPE_CHECKING

from fracas.faces.school_fighters.board import PLANE
from fracas.faces.school_fighters.terrain import bench
from fracas.faces.school_fighters.terrain.bench import Pieces, Refused
from fracas.faces.school_fighters.terrain.picture import KEY, Bench, editor, piece_text, plan
from fracas.games.school_fighters.layouts import PRINTED
from fracas.games.school_fighters.terrain import Piece, lay_out
from fracas.kernel.errors import Damaged
from fracas.kernel.geometry.plane import contains
from fracas.locale import _
from fracas.page import routes
from fracas.page.saving import layouts
from fracas.page.screens.quiet import QuietScreen
from fracas.page.screens.storage import TOO_LARGE
from fracas.view.controls import Choice
from fracas.view.markup import Markup, join
from fracas.view.shell import page_bar

if TYPE_CHECKING:
    from fracas.page.app import App

Point = tuple[float, float]

WAYS = {"west": (-bench.STEP, 0), "east": (bench.STEP, 0), "north": (0, bench.STEP), "south": (0, -bench.STEP)}
ARROWS = {"ArrowLeft": "west", "ArrowRight": "east", "ArrowUp": "north", "ArrowDown": "south"}
MISS = 14.0  # board units a tap may miss a small piece by


class TerrainScreen(QuietScreen):
    """The terrain editor.

    Args: app - the page.
          what - key of the layout to open, of a printed one, or "" for a new one.
    """

    key = routes.TERRAIN
    surface = KEY

    def __init__(self, app: App, what: str = "") -> None:
        super().__init__(app)
        self.pieces: Pieces = ()
        self.name, self.layout_key = "", ""
        self.chosen, self.is_symmetric = -1, True
        self.trouble = self.said = ""
        self.ghost: Piece | None = None
        self.picked = ""  # the kind of piece that is dragged from the box and not yet on the table
        self.grip: tuple[int, int] | None = None  # from the finger to the middle of the dragged piece
        self._open(what)

    def _open(self, what: str) -> None:
        if what in PRINTED:
            self.pieces, self.name, self.layout_key = PRINTED[what].pieces, _(what).capitalize(), ""
            return
        found = layouts.opened(self.app.shelf.store, what) if what else None
        if found is None or found.layout is None:
            self.trouble = found.trouble if found is not None else ""
            self.pieces, self.name, self.layout_key = (), "", ""
        else:
            self.pieces, self.name, self.layout_key = found.layout.pieces, found.name, found.key

    # -- drawing ---------------------------------------------------------------------------------------------

    def markup(self) -> Markup:
        """Return the whole screen."""
        return join(page_bar(_("Terrain")), editor(self._bench()))

    def _bench(self) -> Bench:
        own = [Choice(each.key, each.name) for each in layouts.kept(self.app.shelf.store)]
        printed = [Choice(key, _(key).capitalize()) for key in PRINTED]
        kinds = tuple(bench.made(kind, (2400, 2400)) for kind in bench.KINDS.values())
        return Bench(
            lay_out("own", self.pieces), self.chosen, self.name, self.is_symmetric, kinds,
            (Choice("new", _("New table")), *own, *printed), self.layout_key, self.trouble,
            bench.missing(self.pieces), self.said, layouts.write(self.name or _("My table"), self.pieces), self.ghost,
        )

    def _draw_plan(self) -> None:
        """Send the table alone, while a piece is dragged."""
        self.app.canvas.fill("plan-box", plan(self._bench()))

    def draw(self) -> None:
        """Send what differs."""
        self.app.canvas.forget("plan-box")
        super().draw()

    # -- changes ---------------------------------------------------------------------------------------------

    def change(self, make: Callable[[], Pieces], chosen: int | None = None) -> bool:
        """Make a change, or say in one sentence why it cannot be; then nothing is changed."""
        self.trouble = self.said = ""
        self.ghost = None
        try:
            self.pieces = make()
        except Refused as error:
            self.trouble = str(error)
        else:
            self.chosen = min(self.chosen if chosen is None else chosen, len(self.pieces) - 1)
        self.draw()
        if self.trouble:
            self._say(self.trouble)
        elif 0 <= self.chosen < len(self.pieces):
            self._say(piece_text(self.pieces[self.chosen]))
        return not self.trouble

    def _say(self, text: str) -> None:
        self.app.canvas.send("text", "say", "", text)

    def _edit(self, edit: Callable[[Piece], Piece | None]) -> bool:
        """Change the chosen piece, and its twin."""
        if not 0 <= self.chosen < len(self.pieces):
            return False
        number, before = self.chosen, self.pieces

        def make() -> Pieces:
            new = edit(before[number])
            found = bench.replaced(before, number, new, self.is_symmetric)
            self.chosen = found.index(new) if new is not None else -1
            return found
        return self.change(make)

    def on_add_piece(self, arg: str) -> None:
        """Take a piece from the box to the first free place."""
        self.picked = ""  # it was tapped, not dragged
        if arg in bench.KINDS:
            self.change(lambda: bench.added(self.pieces, arg, self.is_symmetric), len(self.pieces))

    def on_piece(self, arg: str) -> None:
        """Choose a piece from the list."""
        number = int(arg) if arg.isdigit() else -1
        self.chosen = number if number < len(self.pieces) and number != self.chosen else -1
        self.trouble = ""
        self.draw()

    def on_shift(self, arg: str) -> None:
        """Move the chosen piece by half an inch."""
        dx, dy = WAYS.get(arg, (0, 0))
        self._edit(lambda piece: bench.moved(piece, (piece.shape.x + dx, piece.shape.y + dy)))

    def on_rotate(self, arg: str) -> None:
        """Turn the chosen piece."""
        self._edit(lambda piece: bench.turned(piece, int(arg)))

    def on_size(self, arg: str) -> None:
        """Make the chosen piece larger or smaller."""
        wider, deeper = (int(part) for part in arg.split(" "))
        self._edit(lambda piece: bench.sized(piece, wider, deeper))

    def on_flag(self, arg: str) -> None:
        """Give the chosen piece a flag, or take it away."""
        flag, on = (int(part) for part in arg.split(" "))
        self._edit(lambda piece: bench.flagged(piece, piece.flags | flag if on else piece.flags & ~flag, piece.level))

    def on_level(self, arg: str) -> None:
        """Raise the chosen piece."""
        if arg in ("0", "1", "2"):
            self._edit(lambda piece: bench.flagged(piece, piece.flags, int(arg)))

    def on_double(self, arg: str) -> None:
        """Lay another piece like the chosen one, at the nearest free place."""
        if not 0 <= self.chosen < len(self.pieces):
            return
        piece = self.pieces[self.chosen]
        for dx, dy in ((700, 0), (-700, 0), (0, -700), (0, 700), (1200, 0), (-1200, 0), (0, -1400), (0, 1400)):
            twin = bench.moved(piece, (piece.shape.x + dx, piece.shape.y + dy))
            more = (twin, *bench.twins(twin)) if self.is_symmetric else (twin,)
            try:
                found = bench.checked((*self.pieces, *more), len(self.pieces))
            except Refused:
                continue
            self.change(lambda made=found: made, len(self.pieces))  # type: ignore[misc]
            return
        self.trouble = _("There is no room for another one beside it.")
        self.draw()

    def on_take_away(self, arg: str) -> None:
        """Take the chosen piece off the table, with its twin."""
        self._edit(lambda piece: None)

    def on_symmetric(self, arg: str) -> None:
        """Lay twins, or not."""
        self.is_symmetric = arg == "1"
        self.draw()

    # -- keeping ---------------------------------------------------------------------------------------------

    def on_plan_name(self, arg: str) -> None:
        """Name the table; the field is not drawn over while it is typed in."""
        self.name = layouts.clean(arg)

    def on_keep(self, arg: str) -> None:
        """Save the table on this device."""
        app = self.app
        self.layout_key = self.layout_key or app.browser.fresh_id()
        self.name = self.name or _("My table")
        written = layouts.keep(app.shelf.store, self.layout_key, self.name, self.pieces, app.browser.wall_clock())
        self.trouble, self.said = written.trouble, _("Saved on this device.") if written.ok else ""
        self.draw()
        self._say(self.trouble or self.said)

    def on_fresh(self, arg: str) -> None:
        """Begin a new table."""
        self.pieces, self.name, self.layout_key, self.chosen = (), "", "", -1
        self.trouble = self.said = ""
        self.draw()

    def on_open_plan(self, arg: str) -> None:
        """Open one of the tables on this device, or a copy of a printed one."""
        self.chosen, self.trouble, self.said = -1, "", ""
        self._open("" if arg == "new" else arg)
        self.draw()

    def on_forget(self, arg: str) -> None:
        """Delete the table from this device; it stays on the screen until another is opened."""
        layouts.forget(self.app.shelf.store, self.layout_key)
        self.layout_key, self.said = "", _("Deleted from this device; Save keeps it again.")
        self.draw()

    def on_play_here(self, arg: str) -> None:
        """Save the table and go to a new match on it."""
        self.on_keep("")
        if not self.trouble:
            self.app.browser.go(routes.write(routes.NEW, "school-fighters", f"{layouts.OWN}{self.layout_key}"))

    def on_plan_file(self, arg: str) -> None:
        """Save the table as a file."""
        name = self.name or _("My table")
        self.app.browser.download("fracas-table.txt", layouts.write(name, self.pieces))

    def on_plan_text(self, arg: str) -> None:
        """Take a table from a text."""
        if arg != layouts.write(self.name or _("My table"), self.pieces):
            self._take(arg)

    def on_plan_open(self, arg: str) -> None:
        """Take a table from a file."""
        self._take("x" * (layouts.TEXT_LIMIT + 1) if arg == TOO_LARGE else arg)

    def _take(self, text: str) -> None:
        self.trouble = self.said = ""
        try:
            self.name, self.pieces = layouts.read(text)
        except Damaged as error:
            self.trouble = _("{sentence} Nothing was changed.").format(sentence=error)
        else:
            self.chosen, self.layout_key = -1, ""
            self.said = _("The table was read; Save keeps it on this device.")
        self.draw()
        self._say(self.trouble or self.said)

    # -- fingers and keys ------------------------------------------------------------------------------------

    def tap(self, x: float, y: float, pixel: float) -> None:
        """Choose the piece under a tap; a tap beside all pieces chooses none."""
        number = self._at(x, y, pixel)
        self.chosen = -1 if number == self.chosen else number
        self.trouble = ""
        self.draw()

    def _at(self, x: float, y: float, pixel: float) -> int:
        """Return the piece at a point: the smallest of several, or a small one near it."""
        place = PLANE.nearest_place(x, y)
        inside = [(piece.shape.radius, n) for n, piece in enumerate(self.pieces) if contains(piece.shape, place)]
        if inside:
            return min(inside)[1]
        reach = min(MISS * pixel, 20)
        near = [(gap, n) for n, piece in enumerate(self.pieces) if (gap := _gap(piece, x, y)) <= reach]
        return min(near)[1] if near else -1

    def drag_on(self, start: Point, at: Point, pixel: float) -> bool:
        """Drag a piece; where it cannot lie it is drawn in red and goes back when let go."""
        if self.picked:
            return self._lay(PLANE.nearest_place(*at))
        if self.grip is None:
            number = self._at(*start, pixel)
            if number < 0:
                return False
            shape, place = self.pieces[number].shape, PLANE.nearest_place(*start)
            self.chosen, self.grip = number, (shape.x - place[0], shape.y - place[1])
        x, y = PLANE.nearest_place(*at)
        piece = bench.moved(self.pieces[self.chosen], (x + self.grip[0], y + self.grip[1]))
        try:
            self.pieces = bench.replaced(self.pieces, self.chosen, piece, self.is_symmetric)
            self.trouble, self.ghost, self.chosen = "", None, self.pieces.index(piece)
        except Refused as error:
            self.trouble, self.ghost = str(error), piece
        self._draw_plan()
        return True

    def pick_up(self, kind: str) -> None:
        """Take a piece from the box; a drag brings it to the table. "" puts it back."""
        self.picked = kind if kind in bench.KINDS else ""
        if not self.picked and self.ghost is not None:
            self.ghost = None
            self._draw_plan()

    def _lay(self, place: tuple[int, int]) -> bool:
        """Bring a piece from the box to where the finger is on the table, as soon as it can lie there."""
        if PLANE.number(place) < 0:
            return True
        piece = bench.moved(bench.made(bench.KINDS[self.picked], place), place)
        more = (piece, *bench.twins(piece)) if self.is_symmetric else (piece,)
        try:
            self.pieces = bench.checked((*self.pieces, *more), len(self.pieces))
        except Refused as error:
            self.trouble, self.ghost = str(error), piece
        else:
            self.chosen, self.grip, self.picked = self.pieces.index(piece), (0, 0), ""
            self.trouble, self.ghost = "", None
        self._draw_plan()
        return True

    def drag(self, start: Point, end: Point) -> None:
        """Let go of the dragged piece."""
        if self.picked:
            self.picked, self.ghost = "", None
            return self.draw()
        if self.grip is not None:
            self.grip, self.ghost = None, None
            self.draw()
            self._say(self.trouble or piece_text(self.pieces[self.chosen]))

    def zoom_by(self, factor: float, centre: Point) -> None:
        """The whole table is always in view."""

    def pan(self, dx: float, dy: float) -> None:
        """The whole table is always in view."""

    def press_key(self, key: str, focus: str) -> bool:
        """Move or take away the piece in focus; False if the key means nothing there.

        Args: focus - id of the element in focus.
        """
        number = focus.removeprefix("piece-")
        if not focus.startswith("piece-") or not number.isdigit() or int(number) >= len(self.pieces):
            return False
        if key not in ARROWS and key != "Delete":
            return False
        self.chosen = int(number)
        self.on_shift(ARROWS[key]) if key in ARROWS else self.on_take_away("")
        return True


def _gap(piece: Piece, x: float, y: float) -> float:
    """Return how far a point in board units is from a piece, roughly."""
    cx, cy = PLANE.point((piece.shape.x, piece.shape.y))
    return max(hypot(x - cx, y - cy) - piece.shape.radius / 5, 0.0)
