"""A match against a rival: his bot plays, the end has his words, and leads to the next evening."""

from fracas.bots.match import bot_seed
from fracas.locale import _
from fracas.page import routes, slugs
from fracas.page.context import PageContext
from fracas.page.controls import control
from fracas.page.match.host.match_page import MatchPage, open_match
from fracas.page.match.match_filter import MatchFilter
from fracas.page.match.model.match_model import MatchModel
from fracas.page.match.model.session import Session
from fracas.page.rivals.evenings_here import MatchedRival, note_result, rival_in, side_of_rival
from fracas.page.rivals.rivals_screen import lesson_link
from fracas.page.routes import Route
from fracas.page.screen import Screen
from fracas.rivals.registry import rival_bot, words_of
from fracas.view.controls import Button
from fracas.view.match.result_poster import ResultPoster
from fracas.view.match.side_panel import OVER, SidePanel


class RivalFilter(MatchFilter):
    """The filter of a match against a rival, who has a word at the end."""

    def __init__(self, met: MatchedRival) -> None:
        self.met = met

    def panel(self, model: MatchModel) -> SidePanel:
        """Return the side panel."""
        found = super().panel(model)
        if found.state != OVER or not isinstance(found.body, ResultPoster):
            return found
        said, outcome = words_of(self.met.rival), model.game.returns()[side_of_rival()]
        words = said.won if outcome > 0 else said.lost if outcome < 0 else said.before
        offers = (Button(_("Next evening"), "next-evening", icon="cup", main=True),
                  Button(_("Lesson: {title}").format(title=lesson_link(self.met.rival)[0]), "rival-lesson",
                         icon="help"))
        rest = tuple(button._replace(main=False) for button in found.tray if button.do != "rematch")
        return found._replace(tray=(*offers, *rest), note=_("{name}: “{words}”").format(name=said.name, words=words))


class RivalPage(MatchPage):
    """A match against a rival on the page.

    Args: context - the page, with its tab lock and leagues.
          session - the match.
    """

    def __init__(self, context: PageContext, session: Session, met: MatchedRival) -> None:
        super().__init__(context, session, RivalFilter(met))
        side, shell = side_of_rival(), context.shell
        seed = bot_seed(session.game.tags.get("Seed", "") or session.match, ("home", "away")[side])
        self.match.model.bots.minds[side] = rival_bot(met.rival, met.rung, seed)
        title, lesson = lesson_link(met.rival)
        board = routes.write(routes.RIVALS, slugs.slug_of(met.rival.game))
        self.more = (Button(_("Rivals"), "next-evening", icon="cup"),)
        self.controls = {**self.controls, "next-evening": control(lambda: shell.go(board)),
                         "rival-lesson": control(lambda: shell.go(lesson))}

    def enter_in_league(self) -> None:
        """Keep the result of the evening, once the match is over."""
        super().enter_in_league()
        if self.session.plays():
            note_result(self.shell.shelf.store, self.session.match, self.session.game, self.shell.browser.wall_clock())


def open_screen(context: PageContext, route: Route) -> Screen | None:
    """Return the screen of a match against a rival; an ordinary one where nobody here knows him."""
    def page_of(context: PageContext, session: Session) -> MatchPage:
        met = rival_in(session.game)
        return MatchPage(context, session) if met is None else RivalPage(context, session, met)
    return open_match(context, route.what, page_of)
