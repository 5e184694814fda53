"""The screen of a new match: teams, kits, seats, dice and house rules, with defaults that need no change."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from fracas.bots.levels import LEVELS
from fracas.faces import face_of
from fracas.faces.face import Face, Scores, Sheet
from fracas.faces.keeper import misfit
from fracas.games import ruleset
from fracas.kernel.ruleset import Setting as Rule
from fracas.locale import _, ngettext
from fracas.page import library, routes
from fracas.page.match import opening
from fracas.page.match.session import HUMAN
from fracas.page.parts import part
from fracas.page.saving import my_teams
from fracas.page.screen import Screen
from fracas.view import board as board_view
from fracas.view.controls import Choice
from fracas.view.markup import EMPTY, Markup, join
from fracas.view.model import Board
from fracas.view.newmatch import (
    LineUp,
    NewMatch,
    Place,
    Setting,
    TeamSheet,
    new_match,
    start_button,
    total_text,
)
from fracas.view.shell import page_bar
from fracas.view.team_scores import ScoreLine

if TYPE_CHECKING:
    from fracas.page.shell import Shell

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
    level: str = "basic"  # "advanced" = a printed team plays with abilities and support
    friendly: str = "0"  # "1" = agrees that a team which is not legal plays
    typed: dict[int, list[str]] = field(default_factory=dict)  # shirt -> scores as they are being typed in
    wrong: str = ""  # why typed scores cannot be

    @property
    def key(self) -> str:
        """The team as it will play."""
        return self.line_up or self.team


class NewMatchScreen(Screen):
    """A new match.

    Args: shell - the page.
          game - key of the game.
          way - `routes.BOT` or `routes.TWO`: who sits on the other side at first.
    """

    def __init__(self, shell: Shell, game: str, way: str) -> None:
        self.shell = shell
        self.rules = ruleset(game)
        self.face = face_of(game)
        other = HUMAN if way == routes.TWO else USUAL_BOT
        self.sides = (Side(self.face.home_team, HUMAN), Side(self.face.away_team, other))
        self.options = {setting.name: setting.default for setting in self.rules.settings}
        self.mine = my_teams.Offered(shell.shelf.store, game)
        if shell.wanted_team in self.mine.teams:
            self.sides[0].team = shell.wanted_team
            self.options.update(self.mine.needs(shell.wanted_team))
        shell.wanted_team = ""

    def enter(self, notice: str = "") -> None:
        """Draw the screen."""
        self.shell.canvas.forget()
        self.draw()
        if notice:
            self.shell.say(notice)

    def draw(self) -> None:
        """Send what differs."""
        seats = (Choice(HUMAN, _("You or a friend")), *(Choice(level.key, _(level.name)) for level in LEVELS))
        settings = tuple(
            Setting(s.name, _(s.label), tuple(Choice(str(c), choice_label(c)) for c in s.choices),
                    str(self.options[s.name]), s.rule)
            for s in self._house_rules()
        )
        model = NewMatch(
            library.word_of(self.rules.key), _(self.rules.name), (*self.mine.choices(), *self.face.teams()),
            tuple(self._sheet(side) for side in (0, 1)), seats, settings, self._problem(), self._picture(),
            self._extra(),
        )
        self.shell.canvas.fill("screen-new", join(page_bar(_("New match")), new_match(model)))

    def _house_rules(self) -> tuple[Rule, ...]:
        """List the settings that stand among the house rules."""
        return self.rules.settings

    def _extra(self) -> Markup:
        """Return what else the game asks."""
        return EMPTY

    def _picture(self) -> Markup:
        """Return the board as the match begins; nothing for a game on a plane, or while the teams cannot play."""
        state, trouble = self._begun()
        if self.face.plane is not None or trouble:
            return EMPTY
        kits = tuple(sheet.kit for sheet in (self._sheet(0), self._sheet(1)))
        drawn = Board(self.face.field(state), "", self.face.tokens(state), kits=(kits[0], kits[1]))
        return board_view.picture(drawn, "preview", _("The board of {game}").format(game=_(self.rules.name)))

    def _begun(self) -> tuple[Any, str]:
        """Return the position in which the match would begin, or why it cannot."""
        try:
            return self.rules.start(self.rules.options(self.options), *(self._code(side) for side in self.sides)), ""
        except ValueError as error:
            return None, str(error)

    def _sheet(self, side: int) -> TeamSheet:
        chosen = self.sides[side]
        sheet = self._team(chosen)
        kit = self._kit(side) or self.face.default_kit(chosen.team, side)
        friendly = chosen.friendly == "1" if self._illegal() else None
        return TeamSheet(side, chosen.team, sheet.name, sheet.line, kit, sheet.columns, sheet.profiles, chosen.seat,
                         chosen.dice, _line_up(sheet, chosen.key == chosen.team), self.mine.problems(self._own(chosen)),
                         friendly, self.mine.page(chosen.team), self._scores(chosen, sheet), sheet.counters,
                         self._level(chosen))

    def _kit(self, side: int) -> str:
        """Return what a side wears by choice of its coach, "" for the usual kit of a printed team."""
        chosen = self.sides[side]
        return chosen.kit or self.mine.kit(self._own(chosen), side)

    def _scores(self, chosen: Side, sheet: Sheet) -> tuple[ScoreLine, ...]:
        """Return the scores that may be typed in, as far as they are."""
        names = tuple(_(name) for name in _scores_of(self.face).names) if sheet.scores else ()
        return tuple(ScoreLine(score.shirt, score.name, names, tuple(chosen.typed.get(score.shirt, score.values)))
                     for score in sheet.scores)

    def _team(self, chosen: Side) -> Sheet:
        """Return what the team of a side is like: one of the coach's own or a printed one."""
        return self.mine.sheet(self._own(chosen)) or self._printed(chosen.key)

    def _printed(self, team: str) -> Sheet:
        """Return what a printed team is like with the settings of the match."""
        return self.face.sheet(team, self.options)

    def _own(self, chosen: Side) -> str:
        """Return what `mine` calls the team of a side: one of the coach's, or a ready advanced one."""
        is_printed = chosen.team not in self.mine.teams
        return f"{my_teams.READY}{chosen.team}" if chosen.level == "advanced" and is_printed else chosen.team

    def _level(self, chosen: Side) -> str:
        """Return whether a printed team plays the basic or the advanced game, "" where there is no choice."""
        return chosen.level if self.mine.has_levels and chosen.team not in self.mine.teams else ""

    def _code(self, chosen: Side) -> str:
        """Return the team of a side as a match is started with it."""
        return self.mine.code(self._own(chosen)) or chosen.key

    def _illegal(self) -> str:
        """Return the name of a chosen team that is not legal, "" if both are."""
        return next((self._team(side).name for side in self.sides if self.mine.problems(self._own(side))), "")

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
        if misfit := self._misfit():
            return misfit
        if wrong := next((side.wrong for side in self.sides if side.wrong), ""):
            return wrong
        if (name := self._illegal()) and any(side.friendly != "1" for side in self.sides):
            return _("{team} is not legal: both sides must agree to a friendly match").format(team=name)
        return self._begun()[1]

    def _misfit(self) -> str:
        """Return which team of the coach's needs another setting than the match has, "" if none does."""
        found = (misfit(self.rules, self._team(side).name, self.mine.needs(self._own(side)), self.options)
                 for side in self.sides)
        return next(filter(None, found), "")

    def act(self, do: str, arg: str) -> bool:
        """Carry out a control: `name-side` with its value, or a setting as `setting` with name and value."""
        name, _dash, side = do.partition("-")
        if do == "start":
            self._start()
        elif side in SIDES and name in ("seat", "dice", "kit", "friendly", "level"):
            setattr(self.sides[SIDES.index(side)], name, arg)
        elif do == "team":
            side, _space, team = arg.partition(" ")
            chosen = self.sides[SIDES.index(side)]
            chosen.team, chosen.line_up, chosen.typed, chosen.wrong = team, "", {}, ""
            for each in self.sides:
                each.friendly = "0"  # agreed for other teams
            self.options.update(self.mine.needs(self._own(chosen)))
        elif do == "score":
            self._type(*arg.split(" ", 2))
            return True
        elif do in ("roll-team", "unroll-team"):
            self._roll(arg, do == "roll-team")
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
        sheet = self._printed(chosen.key)
        chosen.typed, chosen.wrong = {}, ""
        if place == "ready":
            chosen.line_up = ""
        else:
            row = sheet.line_up[int(place)]
            chosen.line_up = (row.more if step == "more" else row.less) or chosen.line_up
        now = _line_up(self._printed(chosen.key))
        if now is not None:
            words = total_text(now) if place == "ready" else f"{now.places[int(place)].chosen}. {total_text(now)}"
            self.shell.canvas.send("text", "say", "", words)

    def _roll(self, side: str, is_rolled: bool) -> None:
        """Roll the scores of a team before the match, or leave them to it."""
        chosen = self.sides[SIDES.index(side)]
        scores = _scores_of(self.face)
        chosen.typed, chosen.wrong = {}, ""
        seed = self.shell.browser.fresh_seed()
        chosen.line_up = scores.rolled(chosen.key, self.options, seed) if is_rolled \
            else scores.unrolled(chosen.key, self.options)

    def _type(self, side: str, place: str, text: str = "") -> None:
        """Take a score that is being typed in; the fields are not drawn over."""
        chosen = self.sides[SIDES.index(side)]
        shirt, number = (int(part) for part in place.split("-"))
        shown = next(score for score in self._printed(chosen.key).scores if score.shirt == shirt)
        chosen.typed.setdefault(shirt, [*shown.values])[number] = text.strip()
        scores = _scores_of(self.face)
        chosen.wrong = ""
        for worn, texts in chosen.typed.items():
            try:
                chosen.line_up = scores.typed(chosen.key, self.options, worn, tuple(texts))
            except ValueError as error:
                chosen.wrong = str(error)
        self.shell.canvas.fill("start-region", start_button(library.word_of(self.rules.key), self._problem()))

    def _set(self, name: str, value: str) -> None:
        setting = next(s for s in self.rules.settings if s.name == name)
        self.options[name] = setting_value(setting, value)

    def _start(self) -> None:
        home, away = self.sides
        changed = {s.name: self.options[s.name] for s in self.rules.settings if self.options[s.name] != s.default}
        self._begin(
            self.rules.key, (self._code(home), self._code(away)), (home.seat, away.seat),
            (home.dice == "real", away.dice == "real"), changed, (self._kit(0), self._kit(1)),
        )

    def _begin(self, *choices: Any) -> None:
        """Start the match with all that was chosen."""
        opening.start(self.shell, *choices)


def _scores_of(face: Face) -> Scores:
    """Return what the game of a face knows of scores that are typed in."""
    assert face.scores is not None
    return face.scores


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


def screen(shell: Shell, game: str, way: str) -> NewMatchScreen:
    """Return the screen of a new match; that of a game without cells is loaded when it is wanted."""
    has_cells = face_of(game).plane is None
    made: type[NewMatchScreen] = NewMatchScreen if has_cells else part("plane.new_match").YardNewMatch
    return made(shell, game, way)
