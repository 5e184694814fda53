"""The screen of the terrain editor: taps, drags, keys and controls change a draft, which is saved as a table."""

from fracas.faces.layout_editor import LayoutDraft
from fracas.kernel.errors import DamagedText
from fracas.locale import _
from fracas.page import routes, slugs
from fracas.page.context import PageContext
from fracas.page.controls import control
from fracas.page.gestures import Drag, Gesture, Pan, PickUp, Tap
from fracas.page.routes import Route
from fracas.page.saving import my_tables
from fracas.page.saving.storage import TOO_LARGE
from fracas.page.screen import Key
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.shell import Shell
from fracas.view.arguments import text
from fracas.view.controls import LabelledValue
from fracas.view.markup import Markup, join
from fracas.view.share.editor import BOX, BoardFile, editor
from fracas.view.shell import page_bar


class TerrainScreen(MarkupScreen):
    """The terrain editor.

    Args: shell - the page.
          what - key of the table to open, of a printed one, or "" for a new one.
    """

    key = routes.TERRAIN
    drawing = "plan"

    def __init__(self, shell: Shell, what: str = "") -> None:
        super().__init__(shell)
        self.editor = my_tables.table_editor()
        self.name = self.layout_key = ""
        self.trouble = self.said = ""  # outcome of the last change, save or import
        self.desk: LayoutDraft = self.editor.opened("")
        self._open(what)
        self.controls = {
            "plan-name": control(self.set_name, text), "keep": control(self.save), "fresh": control(self.open),
            "open-plan": control(self.open, text), "forget": control(self.delete), "play-here": control(self.play),
            "plan-file": control(self.download), "plan-text": control(self.take_text, text),
            "plan-open": control(self.take, text),
        }

    # -- drawing ---------------------------------------------------------------------------------------------

    def markup(self) -> Markup:
        """Return the whole screen."""
        kept = tuple(LabelledValue(each.key, each.name) for each in my_tables.saved_tables(self.shell.shelf.store))
        listed = *kept, *self.editor.printed_layouts()
        keeping = BoardFile(self.name, self._text(), listed, self.layout_key, self.desk.unplayable_reason)
        return join(page_bar(_("Terrain")), editor(self.desk.board(self.drawing), self.desk.tools(), self._state(),
                                                   keeping))

    def _state(self) -> tuple[str, str]:
        """Return the sentence on the table, and its tone."""
        if self.trouble:
            return self.trouble, "bad"
        if self.desk.unplayable_reason:
            return self.desk.unplayable_reason, "warn"
        return self.said or _("This table can be played on."), "good"

    def draw(self) -> None:
        """Send the differences."""
        self.shell.canvas.forget(BOX)
        super().draw()

    def _say(self, words: str) -> None:
        if words:
            self.shell.canvas.send("text", "say", "", words)

    # -- changes ---------------------------------------------------------------------------------------------

    def act(self, do: str, arg: str) -> bool:
        """Carry out a control of the desk or of this screen."""
        return self._put(self.desk.act(do, arg)) or super().act(do, arg)

    def _put(self, desk: LayoutDraft | None) -> bool:
        """Show the draft after a change and announce the change; False if there was none."""
        if desk is None:
            return False
        self.desk, self.trouble, self.said = desk, desk.trouble, ""
        self.draw()
        self._say(desk.announcement)
        return True

    def press_key(self, key: Key) -> bool:
        """Change the piece in focus; False if the key means nothing there."""
        return self._put(self.desk.press(key.name, key.focus))

    def handle_gesture(self, gesture: Gesture) -> None:
        """Choose, drag or let go of a piece."""
        match gesture:
            case Tap(at, pixel):
                self._put(self.desk.tap(at, pixel))
            case PickUp(""):
                self._follow(self.desk.pick_up(""))
            case PickUp(kind):
                self.desk = self.desk.pick_up(kind)  # there is nothing to see yet
            case Pan(_by, start, at, pixel) if (desk := self.desk.drag(start, at, pixel)) is not None:
                self._follow(desk)
            case Drag():
                self._put(self.desk.drop())

    def _follow(self, desk: LayoutDraft) -> None:
        """Send the table alone, while a piece is dragged."""
        self.desk, self.trouble = desk, desk.trouble
        self.shell.canvas.fill(BOX, desk.board(self.drawing))

    # -- saving ----------------------------------------------------------------------------------------------

    def open(self, key: str = "") -> None:
        """Open one of the tables on this device, a copy of a printed one, or a new one."""
        self.trouble = self.said = ""
        self._open(key)
        self.draw()

    def _open(self, key: str) -> None:
        printed = {choice.value: choice.label for choice in self.editor.printed_layouts()}
        self.name, self.layout_key, self.desk = printed.get(key, ""), "", self.editor.opened(key).after(self.desk)
        if key in ("", "new") or key in printed:
            return
        found = my_tables.load(self.shell.shelf.store, key)
        if found.desk is None:
            self.trouble = found.trouble
        else:
            self.name, self.layout_key, self.desk = found.name, key, found.desk.after(self.desk)

    def set_name(self, name: str) -> None:
        """Name the table; the field is not drawn over while it is typed in."""
        self.name = self.editor.clean(name)

    def save(self) -> None:
        """Save the table on this device."""
        shell = self.shell
        self.layout_key = self.layout_key or shell.browser.fresh_id()
        self.name = self.name or _("My table")
        written = my_tables.save(shell.shelf.store, self.layout_key, self.name, self.desk, shell.browser.wall_clock())
        self._note(written.trouble, _("Saved on this device.") if written.ok else "")

    def delete(self) -> None:
        """Delete the table from this device; it stays on the screen until another is opened."""
        my_tables.delete(self.shell.shelf.store, self.layout_key)
        self.layout_key = ""
        self._note("", _("Deleted from this device. Save keeps it again."))

    def play(self) -> None:
        """Save the table and go to a new match on it."""
        self.save()
        if not self.trouble:
            game = slugs.slug_of(self.editor.game)
            self.shell.go(routes.write(routes.NEW, game, f"{my_tables.OWN}{self.layout_key}"))

    def download(self) -> None:
        """Save the table as a file."""
        self.shell.browser.download("fracas-table.txt", self._text())

    def _text(self) -> str:
        return self.desk.write(self.name or _("My table"))

    def take_text(self, written: str) -> None:
        """Take a table from a text, unless it is the one that is here."""
        if written != self._text():
            self.take(written)

    def take(self, written: str) -> None:
        """Take a table from the text of a file."""
        try:
            if written == TOO_LARGE:
                raise DamagedText(_("The file is too large."))
            self.name, desk = self.editor.read(written)
        except DamagedText as error:
            return self._note(_("{sentence} Nothing was changed.").format(sentence=error), "")
        self.layout_key, self.desk = "", desk.after(self.desk)
        self._note("", _("Table opened. Save keeps it on this device."))

    def _note(self, trouble: str, said: str) -> None:
        """Show and announce the outcome of a save or an import."""
        self.trouble, self.said = trouble, said
        self.draw()
        self._say(trouble or said)


def open_screen(context: PageContext, route: Route) -> TerrainScreen:
    """Return the terrain editor with the table of an address."""
    return TerrainScreen(context.shell, route.what)
