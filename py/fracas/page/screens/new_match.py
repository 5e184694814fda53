"""The screen of a new match: teams, kits, seats, dice and house rules, with defaults that need no change."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from fracas.bots.levels import levels_of
from fracas.faces import editor_of, face_of, pictures
from fracas.games import game_info, ruleset
from fracas.kernel.ruleset import Setting
from fracas.kernel.teams.kits import DARK_KITS, LIGHT_KITS
from fracas.locale import _
from fracas.page import routes, slugs
from fracas.page.chunks import with_extras
from fracas.page.context import PageContext
from fracas.page.controls import Controls, control, with_follow_up
from fracas.page.match.host import creation
from fracas.page.match.model.session import HUMAN
from fracas.page.routes import Route
from fracas.page.saving import my_tables, my_teams
from fracas.page.saving.preferences import CAREFUL, OFF, ON, QUICK
from fracas.page.screens.markup_screen import MarkupScreen
from fracas.page.screens.side_setup import ADVANCED_GAME, SideSetup
from fracas.page.shell import Shell
from fracas.view.arguments import SIDES, Reader, flag, key_in, number, one_of, text
from fracas.view.board import board as board_view
from fracas.view.board.counters import icon
from fracas.view.controls import LabelledValue
from fracas.view.house_rules import SettingField
from fracas.view.markup import EMPTY, Markup, el, join
from fracas.view.new_match import NewMatchForm, PicturedValue, TopSetting, new_match, start_button
from fracas.view.shell import page_bar

USUAL_BOT = "rookie"
CHOSEN: Mapping[str, Reader[Any]] = {  # choices for a side, with their readers
    "dice": one_of("virtual", "real"),
    "kit": one_of(*DARK_KITS, *LIGHT_KITS), "level": one_of("basic", ADVANCED_GAME), "friendly": flag,
}


class NewMatchScreen(MarkupScreen):
    """The form of a new match.

    Args: shell - the page.
          game - key of the game.
          way - `routes.BOT` or `routes.TWO` for the other side at first, or the value of an own table.
    """

    key = routes.NEW

    def __init__(self, shell: Shell, game: str, way: str) -> None:
        super().__init__(shell)
        self.rules, self.explains = ruleset(game), game
        self.face = face_of(game)
        self.editor = editor_of(game)
        self.table = way if way.startswith(my_tables.OWN) else ""  # value of an own table, "" = as the settings say
        self.options = {setting.name: setting.default for setting in self.rules.settings}
        self.mine = my_teams.TeamChoices(shell.shelf.store, game)
        other = HUMAN if way == routes.TWO else USUAL_BOT
        teams = ((self.face.home_team, HUMAN), (self.face.away_team, other))
        self.sides = tuple(SideSetup(n, team, seat, self.face, self.mine, self.options)
                           for n, (team, seat) in enumerate(teams))
        if shell.next_team in self.mine.teams:
            self.take_team(self.sides[0], shell.next_team)
        shell.next_team = ""
        self.controls = self._controls()

    def _controls(self) -> Controls:
        side = key_in(lambda: dict(zip(SIDES, self.sides, strict=True)))
        readers = {**CHOSEN, "seat": one_of(HUMAN, *(level.key for level in levels_of(self.rules)))}
        chosen = {f"{name}-{word}": control(partial(setattr, each, name), reader)
                  for word, each in zip(SIDES, self.sides, strict=True) for name, reader in readers.items()}
        return {
            "own-team": control(self.own_team, side),
            "score": control(self.type_score, side, number, number, text),  # the fields are not drawn over
            **with_follow_up({
                **chosen,
                "team": control(self.take_team, side, text),
                "line-up": control(self.change, side, number, one_of("more", "less")),
                "ready-made": control(lambda of: self._say(of.ready()), side),
                "roll-team": control(lambda of: of.roll(self.shell.browser.fresh_seed()), side),
                "unroll-team": control(SideSetup.unroll, side),
                "setting": control(self.set, key_in(lambda: {rule.name: rule for rule in self.rules.settings}), text),
                "sound": control(self.switch_sound),
                "quick": control(self.switch_opening),
                "start": control(self.start),
            }, self.draw),
        }

    # -- drawing ---------------------------------------------------------------------------------------------

    def enter(self, notice: str = "") -> None:
        """Draw the form, then fetch the rest of the game, so that the match begins without a pause."""
        super().enter(notice)
        self.shell.browser.prefetch(with_extras((self.rules.key,)))

    def markup(self) -> Markup:
        """Return the whole screen."""
        first = self._asked_first()
        apart = {asked.name for asked in first}
        settings = tuple(setting_field(s, self.options[s.name]) for s in self.rules.settings if s.name not in apart)
        is_friendly = not all(side.is_legal for side in self.sides)
        model = NewMatchForm(
            slugs.slug_of(self.rules.key), _(self.rules.name), (*self.mine.choices(), *self.face.teams()),
            tuple(side.model(is_friendly) for side in self.chosen_here()), self.seats(), settings, self._problem(),
            self._picture(), first, self._make_table(), self.face.field(None).ball, self._lessons(),
            self.shell.preferences.sound == ON if self.shell.preferences.asked == OFF else None,
            self._is_quick(), self.intro(),
        )
        return join(page_bar(_("New match")), new_match(model))

    def chosen_here(self) -> tuple[SideSetup, ...]:
        """Return the sides whose teams are chosen on this screen."""
        return self.sides

    def intro(self) -> Markup:
        """Return the content above the sides: to the rivals, between two people to a match by link."""
        if any(side.seat != HUMAN for side in self.sides):
            if not game_info(self.rules.key).has_lessons:  # they teach how rivals are beaten
                return EMPTY
            board = routes.write(routes.RIVALS, slugs.slug_of(self.rules.key))
            return el("a", icon("cup", 18), el("span", _("Or meet a rival")), href=board, class_="learn")
        href = routes.write(routes.NEW, slugs.slug_of(self.rules.key), routes.FAR)
        return el("a", icon("share", 18), el("span", _("Far apart? Play by link")), href=href, class_="learn")

    def _is_quick(self) -> bool | None:
        """Return whether set-up, toss and kick go by defaults, None unless one person plays."""
        is_alone = sum(side.seat == HUMAN for side in self.sides) == 1
        return self.shell.preferences.opening == QUICK if is_alone else None

    def seats(self) -> tuple[LabelledValue, ...]:
        """Return the choices for the seats."""
        return (LabelledValue(HUMAN, _("You or a friend")),
                *(LabelledValue(level.key, _(level.name), _(level.title)) for level in levels_of(self.rules)))

    def _lessons(self) -> str:
        """Return the address of the lessons, "" where there are none."""
        is_taught = game_info(self.rules.key).has_lessons
        return routes.write(routes.LESSONS, slugs.slug_of(self.rules.key)) if is_taught else ""

    def _asked_first(self) -> tuple[TopSetting, ...]:
        """Return the settings that stand above the teams, with the coach's own tables among the printed ones."""
        found = []
        for asked in self.face.leading_settings():
            asked = asked._replace(chosen=str(self.options[asked.name]))
            if self._is_table(asked.name):
                own = (PicturedValue(f"{my_tables.OWN}{each.key}", each.name, each.desk.preview())
                       for each in my_tables.saved_tables(self.shell.shelf.store) if each.desk is not None)
                asked = asked._replace(choices=(*asked.choices, *own), chosen=self.table or asked.chosen)
            found.append(asked)
        return tuple(found)

    def _is_table(self, name: str) -> bool:
        """Return whether a setting says on which table the match is played."""
        return self.editor is not None and name == self.editor.setting

    def _make_table(self) -> str:
        """Return the address where the table can be changed, "" where there is none."""
        if self.editor is None:
            return ""
        return routes.write(routes.TERRAIN, self.table.removeprefix(my_tables.OWN) or str(
            self.options[self.editor.setting]))

    def _picture(self) -> Markup:
        """Return the board as the match begins; nothing for a game on a plane, or while the teams cannot play."""
        state, trouble = self._first_position()
        if self.face.plane is not None or trouble:
            return EMPTY
        home, away = (side.model(False).kit for side in self.sides)
        drawn = pictures.board(self.face, state, (home, away))
        label = _("The board of {game}").format(game=_(self.rules.name))
        return board_view.static_board(drawn._replace(is_small=True), "preview", label)

    def _first_position(self) -> tuple[Any, str]:
        """Return the first position of the match, or the reason for which there is none."""
        try:
            return self.rules.start(self.rules.options(self.options), *(side.code for side in self.sides)), ""
        except ValueError as error:
            return None, str(error)

    def _problem(self) -> str:
        """Return the reason for which the match cannot start, "" if it can."""
        wrong = [*(side.miscount() for side in self.sides), *(side.misfit(self.rules) for side in self.sides),
                 *(side.wrong for side in self.sides)]
        if any(wrong):
            return next(filter(None, wrong))
        illegal = [side for side in self.sides if not side.is_legal]
        if illegal and not all(side.friendly for side in self.sides):
            return _("{team} is not legal: both sides must agree to a friendly match").format(
                team=illegal[0].sheet().name)
        return self._first_position()[1]

    def _say(self, words: str) -> None:
        if words:
            self.shell.canvas.send("text", "say", "", words)

    # -- choosing --------------------------------------------------------------------------------------------

    def take_team(self, side: SideSetup, team: str) -> None:
        """Choose another team for a side; agreements to a friendly match are dropped."""
        side.take(team)
        for each in self.sides:
            each.friendly = False
        self.options.update(self.mine.needs(side.own))

    def own_team(self, side: SideSetup) -> None:
        """Make a printed team one of the coach's own, and go to it; say why it could not be saved."""
        editor = self.mine.editor
        if editor is not None and self.mine.is_printed(side.own) and (
                trouble := my_teams.add_team(self.shell, editor, side.copy_roster())):
            self.shell.say(trouble, "bad")

    def change(self, side: SideSetup, place: int, step: str) -> None:
        """Take one more or one less of a kind of player, and announce the total."""
        self._say(side.change(place, step))

    def type_score(self, side: SideSetup, shirt: int, place: int, score: str) -> None:
        """Take a score that is being typed in."""
        side.type_score(shirt, place, score)
        self.shell.canvas.fill("start-region", start_button(slugs.slug_of(self.rules.key), self._problem()))

    def set(self, rule: Setting, value: str) -> None:
        """Choose the value of a setting; line-ups of another size go with one that is asked first."""
        sizes = [side.sheet().size for side in self.sides]
        if self._is_table(rule.name):
            self.table = value if value.startswith(my_tables.OWN) else ""
        if not value.startswith(my_tables.OWN):
            self.options[rule.name] = setting_value(rule, value)
        if any(asked.name == rule.name for asked in self.face.leading_settings()):
            for side, size in zip(self.sides, sizes, strict=True):
                if side.sheet().size != size:
                    side.ready()

    def switch_sound(self) -> None:
        """Switch sounds on or off, which is offered before the first match."""
        self.shell.set_preference("sound", OFF if self.shell.preferences.sound == ON else ON)
        self.shell.sound(("knock",))

    def switch_opening(self) -> None:
        """Leave set-up, toss and kick to defaults, or make them oneself."""
        self.shell.set_preference("opening", CAREFUL if self.shell.preferences.opening == QUICK else QUICK)

    def start(self) -> None:
        """Start the match as chosen."""
        if problem := self._problem():
            return self.shell.say(f"{problem}.".replace("..", "."), "bad")
        if self.shell.preferences.asked == OFF:
            self.shell.set_preference("asked", ON)
        changed = {s.name: self.options[s.name] for s in self.rules.settings if self.options[s.name] != s.default}
        self.begin(changed)

    def begin(self, changed: dict[str, int | str]) -> None:
        """Begin the match.

        Args: changed - the settings that differ from the rulebook's.
        """
        home, away = self.sides
        desk = None
        if self.editor is not None and self.table:
            desk = my_tables.load(self.shell.shelf.store, self.table.removeprefix(my_tables.OWN)).desk
            if desk is not None:
                changed.pop(self.editor.setting, None)
        creation.create(
            self.shell, self.rules.key, (home.code, away.code), (home.seat, away.seat),
            (home.dice == "real", away.dice == "real"), changed, (home.chosen_kit, away.chosen_kit), desk,
        )


def setting_field(rule: Setting, value: int | str) -> SettingField:
    """Return a setting as it is shown."""
    choices = (LabelledValue(str(each), _(each.replace("_", " ")) if isinstance(each, str) else str(each))
               for each in rule.choices)
    return SettingField(rule.name, _(rule.label), tuple(choices), str(value), rule.rule, str(rule.default))


def setting_value(rule: Setting, text: str) -> int | str:
    """Return the choice of a setting that a control means; a switch says 1 and 0 for yes and no."""
    wanted = {"1": "yes", "0": "no"}.get(text, text) if "yes" in rule.choices else text
    return next((choice for choice in rule.choices if str(choice) == wanted), rule.default)


def open_screen(context: PageContext, route: Route) -> NewMatchScreen | None:
    """Return the screen of a new match; None if there is no such game."""
    if not slugs.is_game(route.what):
        context.shell.browser.replace("#/")
        return None
    return NewMatchScreen(context.shell, slugs.key_of(route.what), route.part)
