"""The page of a challenge: a match against a bot of which only the score is kept."""

from fracas.challenges.challenge import Challenge, challenge_of, challenges_of
from fracas.challenges.challenge_game import ChallengeGame
from fracas.challenges.play_outs import DecisionShare
from fracas.faces import challenge_aims_of, face_of
from fracas.locale import _
from fracas.page import match_facts, routes, slugs
from fracas.page.challenges.challenge_filter import ChallengeFilter
from fracas.page.context import PageContext
from fracas.page.controls import control
from fracas.page.match.host.match_host import MatchHost
from fracas.page.match.model.messages import Halt
from fracas.page.match.model.session import Session
from fracas.page.match.screen import MatchScreen
from fracas.page.routes import Route
from fracas.page.saving import lesson_progress
from fracas.page.saving.storage import WriteReport
from fracas.page.screen import Screen
from fracas.page.shell import Shell
from fracas.puzzles.puzzle_days import challenge_of_week, day_number
from fracas.view.controls import Button, button
from fracas.view.markup import el, join
from fracas.view.shell import menu, sheet


def address(challenge: Challenge) -> str:
    """Return the address of a challenge."""
    return routes.write(routes.PUZZLE, slugs.slug_of(challenge.game), challenge.key)


def list_address(game: str) -> str:
    """Return the address of the challenges of a game."""
    return routes.write(routes.PUZZLES, slugs.slug_of(game), routes.CHALLENGES)


def name_of(challenge: Challenge) -> str:
    """Return under which name its best score is kept."""
    return f"{challenge.game}.puzzle-{challenge.key}"


class ChallengeSession(Session):
    """The session of a challenge: its match is not saved, and nobody acts any more once it is over."""

    def __init__(self, shell: Shell, game: ChallengeGame) -> None:
        super().__init__("", game, shell.shelf, match_facts.describe, shell.browser.wall_clock)
        self.challenge_game = game

    @property
    def is_barred(self) -> bool:
        """Whether the bot has to decide."""
        return not self.challenge_game.is_over and super().is_barred

    def save(self) -> WriteReport:
        """Keep nothing of the match."""
        return self.saved


class ChallengePage(MatchHost):
    """A challenge on the page.

    Args: shell - the page.
          challenge - it.
    """

    def __init__(self, shell: Shell, challenge: Challenge) -> None:
        super().__init__(shell)
        self.challenge, face = challenge, face_of(challenge.game)
        week, *weekly = challenge_of_week(day_number(shell.browser.today()) or 1)
        self.is_weekly = weekly == [challenge.game, challenge.key]
        seed = f"fracas week {week}" if self.is_weekly else shell.browser.fresh_seed()
        self.game = ChallengeGame(challenge, challenge_aims_of(challenge.game), seed)
        self.game.tags.update(zip(("HomeKit", "AwayKit"), face.kits(self.game.state), strict=True))
        self.filter = ChallengeFilter(self.game, self._scored)
        self.match = MatchScreen(
            ChallengeSession(shell, self.game), face, shell.browser, shell.canvas, lambda: shell.preferences,
            shell.send, self.act_round_it, self.filter)
        self.controls = {
            **self.shared_controls(), "menu": control(self._open_menu),
            "restart": control(self._again), "copy-link": control(self._copy),
            "next-challenge": control(lambda: shell.go(self._next())),
            "all-challenges": control(lambda: shell.go(list_address(challenge.game))),
        }

    def diagnosis(self) -> dict[str, str]:
        """Return the challenge's part of a problem report."""
        return {"challenge": name_of(self.challenge), "position": self.game.position, "record": self.game.record}

    def _scored(self, score: DecisionShare) -> None:
        """Keep the best score so far."""
        store, name = self.shell.shelf.store, name_of(self.challenge)
        yours, before = round(score.yours), lesson_progress.load(store).get(name, 0)
        is_best = bool(self.game.course.result) and yours >= self.challenge.best
        lesson_progress.save(store, name, lesson_progress.DONE if is_best else max(yours, before))

    def _next(self) -> str:
        listed = challenges_of(self.challenge.game)
        return address(listed[(listed.index(self.challenge) + 1) % len(listed)])

    def _copy(self) -> None:
        self.shell.browser.copy(self.shell.browser.home() + address(self.challenge))
        self.shell.say(_("Copied."))

    def _open_menu(self) -> None:
        links = (("puzzle", _("All challenges"), list_address(self.challenge.game)),
                 ("gear", _("Settings"), "#/settings"), ("back", _("Start page"), "#/"))
        weekly = _("This is the challenge of the week: at the first try everybody has the same dice.")
        self.shell.open_sheet(sheet(_("Challenge"), join(
            el("p", self.filter.task()), el("p", weekly, class_="sm") if self.is_weekly else None,
            el("div", button(Button(_("Start again"), "restart", icon="undo")),
               button(Button(_("Copy a link"), "copy-link", icon="share")), button(Button(_("Keys"), "help")),
               class_="acts"), menu(links))))

    def _again(self) -> None:
        """Begin again, with fresh dice."""
        self.shell.canvas.fill("sheets", "")
        self.game.begin_again(self.shell.browser.fresh_seed())
        self.match.send(Halt(is_new=True))


def open_screen(context: PageContext, route: Route) -> Screen | None:
    """Return the screen of a challenge; None, and the way to the list, if there is none."""
    found = challenge_of(slugs.key_of(route.what), route.part)
    if found is None:
        context.shell.notice = routes.leads_nowhere(routes.write(*route))
        context.shell.go(routes.write(routes.PUZZLES))
        return None
    return ChallengePage(context.shell, found)
