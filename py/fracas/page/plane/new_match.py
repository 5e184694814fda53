"""A new match of School Fighters: the size of the gangs, and the table with a picture of each there is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fracas.faces.school_fighters.terrain.picture import chooser, preview
from fracas.games.school_fighters.layouts import PRINTED
from fracas.games.school_fighters.units import SIZES
from fracas.kernel.ruleset import Setting
from fracas.locale import _, ngettext
from fracas.page import routes
from fracas.page.match import opening
from fracas.page.match.session import begin
from fracas.page.saving import my_tables
from fracas.page.screens.new_match import NewMatchScreen, choice_label
from fracas.view.controls import Choice, link_button, pick
from fracas.view.markup import Markup, el

if TYPE_CHECKING:
    from fracas.page.shell import Shell

SHOWN_APART = ("size", "layout")


class YardNewMatch(NewMatchScreen):
    """A new match of School Fighters."""

    def __init__(self, shell: Shell, game: str, way: str) -> None:
        super().__init__(shell, game, way)
        self.own = way if way.startswith(my_tables.OWN) else ""  # an own table, "" for one of the settings

    def _house_rules(self) -> tuple[Setting, ...]:
        return tuple(setting for setting in self.rules.settings if setting.name not in SHOWN_APART)

    def _tables(self) -> list[tuple[str, str, Markup]]:
        """List the tables there are: printed, random, own."""
        setting = next(setting for setting in self.rules.settings if setting.name == "layout")
        printed = [(str(choice), choice_label(choice).capitalize(), preview(PRINTED.get(str(choice))))
                   for choice in setting.choices]
        own = [(f"{my_tables.OWN}{each.key}", each.name, each.desk.preview())
               for each in my_tables.kept(self.shell.shelf.store) if each.desk is not None]
        return [*printed, *own]

    def _extra(self) -> Markup:
        sizes = tuple(Choice(str(size), ngettext("{n} unit", "{n} units", size).format(n=size)) for size in SIZES)
        where = self.own.removeprefix(my_tables.OWN) if self.own else str(self.options["layout"])
        return el(
            "section", pick(_("Gangs of"), "size", sizes, str(self.options["size"])),
            chooser(self._tables(), self.own or str(self.options["layout"])),
            link_button(_("Make a table"), routes.write(routes.TERRAIN, where), icon_name="pencil"),
            class_="panel stack-2 tablechoice", aria_label=_("The table"),
        )

    def act(self, do: str, arg: str) -> bool:
        """Carry out a control."""
        problem = self._problem() if do == "start" else ""
        if problem:
            self.shell.say(f"{problem}.".replace("..", "."), "bad")
        elif do == "layout":
            self.own = arg if arg.startswith(my_tables.OWN) else ""
            if not self.own:
                self._set("layout", arg)
        elif do == "size":
            self._set("size", arg)
            for side in self.sides:
                side.line_up = ""
        else:
            return super().act(do, arg)
        self.draw()
        return True

    def _problem(self) -> str:
        return super()._problem() or self._begun()[1]

    def _begin(self, *choices: Any) -> None:
        """Start the match; on an own table its record begins with the position."""
        found = my_tables.opened(self.shell.shelf.store, self.own.removeprefix(my_tables.OWN)) if self.own else None
        if found is None or found.desk is None:
            return super()._begin(*choices)
        game, teams, seats, real, options, kits = choices
        plain = {name: value for name, value in options.items() if name != "layout"}
        started = found.desk.start(begin(game, self.shell.browser.fresh_seed(), teams, seats, real, plain))
        started.tags.update({name: kit for name, kit in zip(("HomeKit", "AwayKit"), kits, strict=True) if kit})
        opening.begin(self.shell, self.shell.browser.fresh_id(), started)
