"""An invitation to a match by link for which the invited coach chooses his own team."""

from typing import Any

from fracas.correspondence.invitation import HOME_TEAM, with_team
from fracas.correspondence.signatures import AWAY_TEAM, CHOOSES, INVITED
from fracas.faces import roster_editor_of
from fracas.faces.roster_editor import incompatible_setting
from fracas.faces.roster_schema import ADVANCED
from fracas.kernel.errors import IllegalAction
from fracas.kernel.game import Game
from fracas.kernel.record import options_in
from fracas.kernel.table import AWAY
from fracas.locale import _
from fracas.page import routes, slugs
from fracas.page.correspondence.acceptance import invitation, take_away_side
from fracas.page.screens.new_match import NewMatchScreen
from fracas.page.screens.side_setup import SideSetup
from fracas.page.shell import Shell
from fracas.view.markup import Markup, join
from fracas.view.new_match import NewMatchForm, new_match
from fracas.view.share.correspondence import invitation_panel
from fracas.view.shell import page_bar


class TeamChoiceScreen(NewMatchScreen):
    """The away team of a match to which a link invites.

    Args: shell - the page.
          read - the match as its link has it.
    """

    def __init__(self, shell: Shell, read: Game) -> None:
        super().__init__(shell, read.ruleset.key, routes.TWO)
        self.key, self.read = routes.LETTER, read
        self.options.update(options_in(read.tags))

    @property
    def mine_here(self) -> SideSetup:
        """The side that is chosen here."""
        return self.sides[AWAY]

    def markup(self) -> Markup:
        """Return the whole screen."""
        invited = invitation(self.read)._replace(accept="")  # the match is started below, with the team
        model = NewMatchForm(
            slugs.slug_of(self.rules.key), _(self.rules.name), (*self.mine.choices(), *self.face.teams()),
            (self.mine_here.model(False),), (), (), self._problem(), intro=invitation_panel(invited))
        return join(page_bar(_("Play by link")), new_match(model))

    def take_team(self, side: SideSetup, team: str) -> None:
        """Let the side play with another team; the settings are those of the invitation."""
        side.take(team)

    def _begun(self) -> tuple[Any, str]:
        try:
            game = with_team(self.read, self.mine_here.code, self.mine_here.chosen_kit)
            return game.state, unfair(game)
        except ValueError as error:
            return None, str(error)

    def _problem(self) -> str:
        """Return the reason against playing with this team, "" if there is none."""
        side = self.mine_here
        return side.miscount() or side.wrong or self._begun()[1]

    def begin(self, changed: dict[str, int | str]) -> None:
        """Accept the match with the team."""
        take_away_side(self.shell, with_team(self.read, self.mine_here.code, self.mine_here.chosen_kit))


def unfair(read: Game) -> str:
    """Return the reason against the team of an invited coach, "" if there is none.

    Printed teams may; one of his own has to be legal, to fit the settings, and to play the game that the other plays.
    """
    editor, rules, tags = roster_editor_of(read.ruleset.key), read.ruleset, read.tags
    code = tags.get(AWAY_TEAM, "")
    if tags.get(CHOOSES) != INVITED or editor is None or code in rules.teams:
        return ""
    try:
        roster = editor.read(code)
    except ValueError:  # no roster but a printed team with players of its coach's choice, whom the rules have counted
        return ""
    name = editor.summary(roster).name
    if editor.problems(roster, rules.key):
        return _("{team} is not legal. Invite a legal team.").format(team=name)
    if tags[HOME_TEAM] in rules.teams and any(way.key == ADVANCED for way in editor.templates()):
        return _("{team} plays the advanced game. The other side plays the basic game.").format(team=name)
    options = {setting.name: setting.default for setting in rules.settings} | options_in(tags)
    return incompatible_setting(rules, name, editor.needs(roster), options)


def refuse_unfair(read: Game) -> None:
    """Refuse a link with a team that may not play.

    Raises: IllegalAction in a sentence.
    """
    if wrong := unfair(read):
        raise IllegalAction(wrong)
