"""The part of a league in which a coach acts between two matches: teaches, hires, drops and buys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.faces import arranger_of
from fracas.faces.keeper import Arranger, Pausing
from fracas.league.after_match import Pause, arrange, pauses, prepare
from fracas.league.course import OPEN, Line
from fracas.league.entering import fixture_name
from fracas.locale import _, ngettext
from fracas.page import library, routes
from fracas.page.leagues import season_parts as parts
from fracas.page.screens.rules import rule_sheet
from fracas.view import after_match as view
from fracas.view import season as season_view
from fracas.view.controls import Button, Choice
from fracas.view.markup import Markup
from fracas.view.shell import Notice

if TYPE_CHECKING:
    from fracas.page.leagues.season_screen import SeasonScreen

BETWEEN = "between"  # the part of the address
DEEDS = ("hire", "support", "lesson", "release", "take-back")  # controls that change the team


class Between:
    """Teams between two matches.

    Args: screen - the season.
    """

    def __init__(self, screen: SeasonScreen) -> None:
        self.screen = screen
        self.shell = screen.shell
        self.team = -1  # number of the entry shown
        self.opened = 0  # shirt of the player who is unfolded
        self.arranger: Arranger | None = arranger_of(screen.opened.league.game)

    def pauses(self) -> list[Pause]:
        """Return the teams of human coaches in the season that is played."""
        kept = self.screen.opened.kept
        if self.arranger is None:
            return []
        if "pauses" not in kept:
            kept["pauses"] = pauses(self.screen.opened.league)
        found: list[Pause] = kept["pauses"]
        return found

    def _chosen(self) -> Pause | None:
        found = self.pauses()
        return next((one for one in found if one.team == self.team), found[0] if found else None)

    def _at(self, pause: Pause) -> Pausing:
        league = self.screen.opened.league
        return Pausing(league.game, pause.text, pause.notes, league.options)

    def _begun(self, pause: Pause) -> Line | None:
        """Return the next match of a team, if it is under way on this device with the team as it stands."""
        for line in parts.known(self.screen.opened):
            if line.status == OPEN and pause.team in (line.fixture.home, line.fixture.away):
                begun = self.shell.leagues.fixtures.is_going(self.screen.opened, line)
                return line if begun else None
        return None

    # -- what is shown ---------------------------------------------------------------------------------------

    def notices(self) -> list[Notice]:
        """Return what waits for a coach."""
        if self.arranger is None or self.screen.part == BETWEEN:
            return []
        found, kept = [], self.screen.opened.kept
        if "calls" not in kept:
            kept["calls"] = [self.arranger.calls(self._at(pause)) for pause in self.pauses()]
        for pause, waiting in zip(self.pauses(), kept["calls"], strict=True):
            if waiting:
                text = ngettext("{team}: {n} ability waits to be learned.", "{team}: {n} abilities wait to be learned.",
                                waiting).format(team=self._name(pause), n=waiting)
                found.append(Notice(text, (Button(_("Between matches"), "between", str(pause.team), "up"),)))
        return found

    def _name(self, pause: Pause) -> str:
        return self.screen.opened.league.season.entries[pause.team].name

    def markup(self) -> Markup:
        """Return the part."""
        pause = self._chosen()
        if pause is None or self.arranger is None or not self.screen.is_played:
            text = _("Here human coaches teach, hire, drop and buy, before the first match and after each.")
            return season_view.panel(_("Between matches"), season_view.sentence(text))
        sheet = routes.write(routes.LEAGUE, self.screen.opened.key, f"sheet-{pause.team}")
        model = self.arranger.part(self._at(pause), self._name(pause), self.opened, sheet)
        teams = tuple(Choice(str(one.team), self._name(one)) for one in self.pauses())
        model = model._replace(closed=self._closed(pause), is_opening=pause.line is None)
        return view.between(model, teams, str(pause.team))

    def _closed(self, pause: Pause) -> str:
        begun = self._begun(pause)
        if begun is None:
            return ""
        return _("{fixture} of this team has begun: what is to change waits until it is over.").format(
            fixture=fixture_name(begun.fixture.key))

    # -- what is done ----------------------------------------------------------------------------------------

    def act(self, do: str, arg: str) -> bool:
        """Carry out a control; False if it is none of these."""
        if do == "between":
            self._show(int(arg))
        elif do == "why-not":
            game, _space, rule = arg.partition(" ")
            self.shell.open_sheet(rule_sheet(library.key_of(game), rule))
        elif do == "team-sheet":
            self.shell.go(routes.write(routes.LEAGUE, self.screen.opened.key, f"sheet-{arg}"))
        elif self.screen.part == BETWEEN and do == "open":
            self.opened = 0 if arg == str(self.opened) else int(arg)
            self.screen.draw()
        elif self.screen.part == BETWEEN and do in DEEDS:
            self._do(do, arg)
        else:
            return False
        return True

    def _show(self, team: int) -> None:
        """Go to a team: to the part from anywhere else."""
        self.team, self.opened = team, 0
        self.screen.opened.kept["between"] = team
        if self.screen.part == BETWEEN:
            return self.screen.draw()
        self.shell.go(routes.write(routes.LEAGUE, self.screen.opened.key, BETWEEN))

    def _do(self, do: str, arg: str) -> None:
        """Enter a deed, or say why not."""
        pause = self._chosen()
        if pause is None or self.arranger is None or not self.screen.is_played:
            return
        if trouble := self._closed(pause):
            return self.shell.say(trouble, "bad")
        try:
            words = self.arranger.change(self._at(pause), do, arg)
            league = self.screen.opened.league
            if pause.line is None:
                prepare(league, pause.team, words)
            else:
                arrange(league, pause.line.fixture.key, pause.side, words)
        except ValueError as error:
            return self.shell.say(str(error), "bad")
        self.team = pause.team
        self._keep(do)

    def _keep(self, do: str) -> None:
        """Save the league, show the team, and leave the focus where it was if that is still there."""
        written = self.screen.save()
        pause = self._chosen()
        if pause is None or self.arranger is None:
            return self.screen.draw()
        self.screen.said = Notice("" if written.ok else written.trouble, tone="bad")
        self.screen.draw()
        told = self.arranger.told(self._at(pause)) if written.ok else written.trouble
        self.shell.canvas.send("text", "say", "", told)
        if do in ("release", "take-back", "lesson"):  # what was pressed is gone
            self.shell.canvas.send("focus", f"member-{self.opened}" if do == "lesson" else "between-done")
