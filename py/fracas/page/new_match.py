"""The screen of a new match: teams, kits, seats, dice and house rules, with defaults that need no change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from fracas.bots.levels import LEVELS
from fracas.games import ruleset
from fracas.kernel.ruleset import Setting as Rule
from fracas.locale import _, ngettext
from fracas.page import library, my_teams, routes
from fracas.page.adapter import Sheet, adapter_of
from fracas.page.session import HUMAN
from fracas.view.controls import Choice
from fracas.view.markup import join
from fracas.view.newmatch import LineUp, NewMatch, Place, Setting, TeamSheet, new_match, total_text
from fracas.view.shell import page_bar

if TYPE_CHECKING:
    from fracas.page.app import App

SIDES = ("home", "away")
USUAL_BOT = "rookie"


@dataclass
class Side:
    """What was chosen for a side."""

    team: str
    seat: str
    kit: str = ""  # "" = as the team usually wears
    dice: str = "virtual"
    line_up: str = ""  # key of the team with the players chosen, "" = as it usually plays
    friendly: str = "0"  # "1" = agrees that a team which is not legal plays

    @property
    def key(self) -> str:
        """The team as it will play."""
        return self.line_up or self.team


class NewMatchScreen:
    """A new match.

    Args: app - the page.
          game - key of the game.
          way - `routes.BOT` or `routes.TWO`: who sits on the other side at first.
    """

    def __init__(self, app: App, game: str, way: str) -> None:
        self.app = app
        self.rules = ruleset(game)
        self.adapter = adapter_of(game)
        other = HUMAN if way == routes.TWO else USUAL_BOT
        self.sides = (Side(self.adapter.home_team, HUMAN), Side(self.adapter.away_team, other))
        self.options = {setting.name: setting.default for setting in self.rules.settings}
        self.mine = my_teams.Offered(app.shelf.store, game)

    def enter(self, notice: str = "") -> None:
        """Draw the screen."""
        self.app.canvas.forget()
        self.draw()
        if notice:
            self.app.say(notice)

    def leave(self) -> None:
        """Nothing runs here."""

    def draw(self) -> None:
        """Send what differs."""
        seats = (Choice(HUMAN, _("You or a friend")), *(Choice(level.key, _(level.name)) for level in LEVELS))
        settings = tuple(
            Setting(s.name, _(s.label), tuple(Choice(str(c), choice_label(c)) for c in s.choices),
                    str(self.options[s.name]), s.rule)
            for s in self.rules.settings
        )
        model = NewMatch(
            library.word_of(self.rules.key), _(self.rules.name), (*self.mine.choices(), *self.adapter.teams()),
            tuple(self._sheet(side) for side in (0, 1)), seats, settings, self._problem(),
        )
        self.app.canvas.fill("screen-new", join(page_bar(_("New match")), new_match(model)))

    def _sheet(self, side: int) -> TeamSheet:
        chosen = self.sides[side]
        sheet = self._team(chosen)
        kit = chosen.kit or self.adapter.default_kit(self.mine.code(chosen.team) or chosen.team, side)
        friendly = chosen.friendly == "1" if self._illegal() else None
        return TeamSheet(side, chosen.team, sheet.name, sheet.line, kit, sheet.columns, sheet.profiles, chosen.seat,
                         chosen.dice, _line_up(sheet, chosen.key == chosen.team), self.mine.problems(chosen.team),
                         friendly, self.mine.page(chosen.team))

    def _team(self, chosen: Side) -> Sheet:
        """Return what the team of a side is like: one of the coach's own or a printed one."""
        return self.mine.sheet(chosen.team) or self.adapter.sheet(chosen.key)

    def _code(self, chosen: Side) -> str:
        """Return the team of a side as a match is started with it."""
        return self.mine.code(chosen.team) or chosen.key

    def _illegal(self) -> str:
        """Return the name of a chosen team that is not legal, "" if both are."""
        return next((self._team(side).name for side in self.sides if self.mine.problems(side.team)), "")

    def _problem(self) -> str:
        """Return why the match cannot start, "" if it can."""
        for side in self.sides:
            sheet = self._team(side)
            line_up = _line_up(sheet)
            if line_up is not None and line_up.total < line_up.size:
                missing = line_up.size - line_up.total
                text = ngettext("{team}: {n} player is missing", "{team}: {n} players are missing", missing)
                return text.format(team=sheet.name, n=missing)
            if line_up is not None and line_up.total > line_up.size:
                extra = line_up.total - line_up.size
                text = ngettext("{team}: {n} player too many", "{team}: {n} players too many", extra)
                return text.format(team=sheet.name, n=extra)
        if (name := self._illegal()) and any(side.friendly != "1" for side in self.sides):
            return _("{team} is not legal: both sides must agree to a friendly match").format(team=name)
        return ""

    def act(self, do: str, arg: str) -> bool:
        """Carry out a control: `name-side` with its value, or a setting as `setting` with name and value."""
        name, _dash, side = do.partition("-")
        if do == "start":
            self._start()
        elif side in SIDES and name in ("seat", "dice", "kit", "friendly"):
            setattr(self.sides[SIDES.index(side)], name, arg)
        elif do == "team":
            side, _space, team = arg.partition(" ")
            chosen = self.sides[SIDES.index(side)]
            chosen.team, chosen.line_up = team, ""
            for each in self.sides:
                each.friendly = "0"  # agreed for other teams
        elif do == "line-up":
            self._choose(*arg.split(" "))
        elif do == "setting":
            self._set(*arg.split(" ")[:2])
        else:
            return False
        self.draw()
        return True

    def _choose(self, side: str, place: str, step: str = "") -> None:
        """Take one more or one less of a kind of player, or the usual line-up; say what it comes to."""
        chosen = self.sides[SIDES.index(side)]
        sheet = self.adapter.sheet(chosen.key)
        if place == "ready":
            chosen.line_up = ""
        else:
            row = sheet.line_up[int(place)]
            chosen.line_up = (row.more if step == "more" else row.less) or chosen.line_up
        now = _line_up(self.adapter.sheet(chosen.key))
        if now is not None:
            words = total_text(now) if place == "ready" else f"{now.places[int(place)].chosen}. {total_text(now)}"
            self.app.canvas.send("text", "say", "", words)

    def _set(self, name: str, value: str) -> None:
        setting = next(s for s in self.rules.settings if s.name == name)
        self.options[name] = setting_value(setting, value)

    def _start(self) -> None:
        home, away = self.sides
        changed = {s.name: self.options[s.name] for s in self.rules.settings if self.options[s.name] != s.default}
        self.app.start_match(
            self.rules.key, (self._code(home), self._code(away)), (home.seat, away.seat),
            (home.dice == "real", away.dice == "real"), changed, (home.kit, away.kit),
        )


def _line_up(sheet: Sheet, is_ready: bool = False) -> LineUp | None:
    """Return the chooser of a team, None where there is nothing to choose."""
    if not sheet.line_up:
        return None
    return LineUp(tuple(Place(row.name, row.chosen, row.most) for row in sheet.line_up), sheet.size, is_ready)


def choice_label(value: int | str) -> str:
    """Return a value of a setting in words."""
    return _(value.replace("_", " ")) if isinstance(value, str) else str(value)


def setting_value(rule: Rule, text: str) -> int | str:
    """Return the choice of a setting that a control means; a switch says 1 and 0 for yes and no."""
    wanted = {"1": "yes", "0": "no"}.get(text, text) if "yes" in rule.choices else text
    return next((choice for choice in rule.choices if str(choice) == wanted), rule.default)
