"""One side of a new match: the choices of its coach and their consequences."""

from collections.abc import Mapping
from typing import Any

from fracas.faces.face import Face
from fracas.faces.roster_editor import incompatible_setting
from fracas.games import evenness
from fracas.kernel.ruleset import Ruleset
from fracas.locale import _, ngettext
from fracas.page.match.model.session import HUMAN
from fracas.page.saving import my_teams
from fracas.view.match.dice import percent
from fracas.view.new_match import SideForm
from fracas.view.teams.match_team import MatchTeam, total_text

ADVANCED_GAME = "advanced"


class SideSetup:
    """The choices for a side.

    Args: number - 0 home, 1 away.
          team, seat - who plays at first, and who sits there.
          face - of the game.
          mine - the coach's own teams.
          options - settings of the match, as they are at each moment.
    """

    def __init__(
        self, number: int, team: str, seat: str, face: Face, mine: my_teams.TeamChoices, options: Mapping[str, Any],
    ) -> None:
        self.number, self.face, self.mine, self.options = number, face, mine, options
        self.team, self.seat = team, seat
        self.kit = ""  # "" = as the team usually wears
        self.dice = "virtual"
        self.level = "basic"  # or ADVANCED_GAME: a printed team plays with abilities and support
        self.friendly = False  # whether it agrees to a friendly match with a team that is not legal
        self.line_up = ""  # key of the team with the players chosen, "" = as it usually plays
        self.typed: dict[int, list[str]] = {}  # shirt -> scores as they are being typed in
        self.wrong = ""  # reason against the scores that were typed in

    # -- consequences ----------------------------------------------------------------------------------------

    @property
    def key(self) -> str:
        """The team as it will play."""
        return self.line_up or self.team

    @property
    def own(self) -> str:
        """The value of the team in `mine`: one of the coach's, or a ready advanced one."""
        is_printed = self.team not in self.mine.teams
        return f"{my_teams.READY}{self.team}" if self.level == ADVANCED_GAME and is_printed else self.team

    @property
    def code(self) -> str:
        """The team as a match is started with it."""
        return self.mine.code(self.own) or self.key

    @property
    def chosen_kit(self) -> str:
        """The kit by choice of its coach, "" for the usual kit of a printed team."""
        return self.kit or self.mine.kit(self.own, self.number)

    @property
    def is_legal(self) -> bool:
        """Whether the team is legal."""
        return not self.mine.problems(self.own)

    def sheet(self) -> MatchTeam:
        """Return the team, one of the coach's own or a printed one."""
        return self.mine.sheet(self.own) or self._printed()

    def _printed(self) -> MatchTeam:
        return self.face.sheet(self.key, self.options)._replace(fared=self._fared())

    def _fared(self) -> str:
        """Return the measured success of a printed team between equals, "" if that is not known."""
        even = evenness(self.face.key)
        share = even.teams.get(self.key) if even is not None else None
        if share is None or not share.is_settled:
            return ""
        words = _("Hard to play: equal bots won {won} of {n} matches with it.") if share.won < 0.5 \
            else _("Equal bots won {won} of {n} matches with it.")
        return words.format(won=percent(share.won), n=share.matches)

    def model(self, is_friendly: bool) -> SideForm:
        """Return the side for its form, with the scores as far as they are typed in.

        Args: is_friendly - whether a team is not legal, so that both coaches must agree to play.
        """
        sheet = self.sheet()
        typed = tuple(each._replace(values=tuple(self.typed.get(each.shirt, each.values))) for each in sheet.scores)
        return SideForm(
            self.number, self.team, sheet._replace(scores=typed),
            self.chosen_kit or self.face.default_kit(self.team, self.number), self.seat, self.dice,
            self.key == self.team,
            self.mine.problems(self.own), self.friendly if is_friendly else None, self.mine.page(self.team),
            self.mine.is_printed(self.own),
            tuple(map(_, self.face.scores.names)) if self.face.scores is not None else (),
            self.level if self.mine.has_levels and self.team not in self.mine.teams else "", self._changed())

    def copy_roster(self) -> Any:
        """Return the roster of a printed team as it will play."""
        return self.mine.copy_of(self.own, self.line_up, str(self.options.get("size", "")))

    def _changed(self) -> tuple[str, ...]:
        """Return the unusual choices in the folded part, in words."""
        differs = (
            (self.number == 0 and self.seat != HUMAN, _("a bot plays")), (bool(self.kit), _("another kit")),
            (self.dice == "real" and self.seat == HUMAN, _("real dice")),
            (self.level == ADVANCED_GAME, _("Advanced game")), (bool(self.line_up), _("other players or scores")),
        )
        return tuple(words for is_so, words in differs if is_so)

    def miscount(self) -> str:
        """Return the number of missing or surplus players in words, "" if it is right."""
        sheet = self.sheet()
        if not sheet.line_up or sheet.total == sheet.size:
            return ""
        n = abs(sheet.total - sheet.size)
        words = ngettext("{team}: {n} player is missing", "{team}: {n} players are missing", n) \
            if sheet.total < sheet.size else ngettext(
                "{team}: {n} player too many", "{team}: {n} players too many", n)
        return words.format(team=sheet.name, n=n)

    def misfit(self, rules: Ruleset) -> str:
        """Return the setting that the team requires otherwise than the match has it, "" if none."""
        return incompatible_setting(rules, self.sheet().name, self.mine.needs(self.own), self.options)

    # -- choosing --------------------------------------------------------------------------------------------

    def take(self, team: str) -> None:
        """Take another team, as it usually plays."""
        self.team = team
        self._play("")

    def _play(self, line_up: str) -> None:
        self.line_up, self.typed, self.wrong = line_up, {}, ""

    def change(self, place: int, step: str) -> str:
        """Take one more or one less of a kind of player; return the total in words."""
        rows = self._printed().line_up
        if not 0 <= place < len(rows):
            return ""
        self._play((rows[place].more if step == "more" else rows[place].less) or self.line_up)
        now = self._printed()
        return f"{now.line_up[place].chosen}. {total_text(now)}"

    def ready(self) -> str:
        """Take the usual line-up; return the total in words."""
        self._play("")
        return total_text(self._printed())

    def roll(self, seed: str) -> None:
        """Roll the scores of the team before the match."""
        if self.face.scores is not None:
            self._play(self.face.scores.rolled(self.key, self.options, seed))

    def unroll(self) -> None:
        """Leave the scores of the team to the match."""
        if self.face.scores is not None:
            self._play(self.face.scores.unrolled(self.key, self.options))

    def type_score(self, shirt: int, number: int, text: str) -> None:
        """Take a score that is being typed in."""
        shown = next((score for score in self._printed().scores if score.shirt == shirt), None)
        if self.face.scores is None or shown is None or not 0 <= number < len(shown.values):
            return
        self.typed.setdefault(shirt, [*shown.values])[number] = text.strip()
        self.wrong = ""
        for worn, texts in self.typed.items():
            try:
                self.line_up = self.face.scores.typed(self.key, self.options, worn, tuple(texts))
            except ValueError as error:
                self.wrong = str(error)
