"""A match on the page: its screen, and round it sheets, files, sounds, the command box, other tabs, its league."""

from collections.abc import Callable
from typing import Any

from fracas.faces import face_of
from fracas.faces.tables import CAPTIONS
from fracas.locale import _
from fracas.page import routes
from fracas.page.context import PageContext
from fracas.page.controls import control
from fracas.page.match.host import creation, sheets
from fracas.page.match.host.command_box import CommandBox
from fracas.page.match.host.match_host import MatchHost
from fracas.page.match.host.restore import LONG, RestoreScreen
from fracas.page.match.host.share_menu import ShareMenu
from fracas.page.match.match_filter import MatchFilter
from fracas.page.match.model.messages import Concede, Press, RunActions, TypeLine
from fracas.page.match.model.session import Session, open_saved, record_of
from fracas.page.match.screen import MatchScreen
from fracas.page.match_facts import describe
from fracas.page.routes import Route
from fracas.page.saving.preferences import OFF, ON
from fracas.page.saving.tab_lock import LockedMatch
from fracas.page.screen import Key, Screen
from fracas.view.arguments import text, word
from fracas.view.controls import Button
from fracas.view.markup import EMPTY, Markup, el, join
from fracas.view.match.result_poster import ResultPoster
from fracas.view.shell import Notice, notice

CAPTION_MS = 2500.0
YOUR_TURN = "\N{BLACK CIRCLE} "  # before the title of a match whose coach is to decide


class MatchPage(MatchHost):
    """A match on the page.

    Args: context - the page, with its tab lock and leagues.
          session - the match.
    """

    more: tuple[Button, ...] = ()  # further buttons of the menu

    def __init__(self, context: PageContext, session: Session, match_filter: MatchFilter | None = None) -> None:
        super().__init__(context.shell)
        shell, leagues, game = context.shell, context.leagues, session.game
        self.tab_lock, self.leagues, self.session = context.tab_lock, leagues, session
        self.match = MatchScreen(
            session, face_of(game.ruleset.key), shell.browser, shell.canvas, lambda: shell.preferences,
            shell.send, self.act_round_it, match_filter)
        self.explains = game.ruleset.key
        self.command_box = CommandBox(shell.canvas)
        passing_on = ShareMenu(shell, game, self._deciding_step, self._deciding_state, lambda: session.match,
                               session.match, self._ending)
        self.controls = {
            **self.shared_controls(),
            "menu": control(self._open_menu),
            "close-menu": control(shell.close_sheet),
            "sound": control(self._switch_sound),
            "events": control(self._hear, text),
            "home": control(lambda: shell.go("#/")),
            "watch": control(self._watch, text),
            "typed": control(self._toggle_command_box),
            "type": control(lambda line: self.match.send(TypeLine(line)), text),
            "typed-answer": control(self.command_box.answer, text),
            "rematch": control(lambda: creation.create_rematch(shell, session)),
            "time": control(lambda: self.match.send(RunActions((sheets.TIME,)))),
            "concede": control(self._concede),
            "take-over": control(self.tab_lock.take_over),
            "to-league": control(lambda key: shell.go(routes.write(routes.LEAGUE, key, "fixtures")), word),
            "fixture-replace": control(lambda: leagues.fixtures.replace(session.match, session.game)),
            "analyse": control(lambda: shell.go(routes.write(
                routes.REPLAY, routes.OWN + session.match, routes.ANALYSIS))),
            "retry": control(lambda: shell.go(routes.write(routes.RETRY, session.match))),
            **passing_on.controls,
        }

    # -- a screen like the others ----------------------------------------------------------------------------

    def leave(self) -> None:
        """Close the command box and stop the match."""
        self.command_box.close()
        super().leave()

    def act(self, do: str, arg: str) -> bool:
        """Carry out a control, that of the match before that of the page round it."""
        return self.match.act(do, arg) or self.act_round_it(do, arg)

    def press_key(self, key: Key) -> bool:
        """Carry out a key; False if it means nothing here."""
        if key.name == "/":
            return self.act("typed", "")
        return super().press_key(key)

    def title(self) -> str:
        """Return the game and its score, with a mark while the coach is to decide."""
        game, face, dice = self.session.game, self.match.model.base_face, self.match.model.dice
        state = game.state if dice is None else dice.state  # nothing is told before its dice lie
        sides = ", ".join(f"{face.team_name(state, side)} {face.score(state)[side]}" for side in (0, 1))
        is_mine = not game.is_terminal() and not self.session.is_waiting and any(map(self.session.is_absent, (0, 1)))
        return f"{YOUR_TURN if is_mine else ''}{sides} \N{MIDDLE DOT} {super().title()}"

    def banner(self) -> Markup:
        """Return the notices above the match."""
        return join(self._warning(), self.leagues.banner(self.session.game))

    def _warning(self) -> Markup:
        """Return that the match can only be watched here, or is not saved."""
        owned, saved = self.tab_lock.ownership, self.session.saved
        if owned is not None and not owned.is_player:
            return notice(Notice(_("Another tab plays this match. You can watch it here."), (
                Button(_("Take over"), "take-over", icon="hand", main=True),), "warn"))
        if not saved.ok and saved.trouble:
            return notice(Notice(saved.trouble, (Button(_("Download a copy"), "download", icon="download"),), "bad"))
        return EMPTY

    def diagnosis(self) -> dict[str, str]:
        """Return the match's part of a problem report."""
        return {"position": self.session.game.position, "record": self.session.game.record}

    # -- the end of the match --------------------------------------------------------------------------------

    def _ending(self) -> ResultPoster | None:
        """Return the summary as far as it is known, None while the match goes on."""
        summary = self.match.model.summary
        return summary.known if summary is not None else None

    def _deciding_step(self) -> int:
        """Return the step of the moment that decided the match; the last one where none did."""
        ending = self._ending()
        deciding = ending.deciding if ending is not None else None
        return deciding.step if deciding is not None else len(self.session.game.plies)

    def _deciding_state(self) -> Any:
        return self.session.game.state_at(self._deciding_step())

    # -- what is done round it -------------------------------------------------------------------------------

    def _toggle_command_box(self) -> None:
        """Open the command box with the keyboard in it, or close it and go back to the board."""
        if self.command_box.is_open:
            self.command_box.close()
            self.match.send(Press("focus-back"))
        else:
            self.command_box.open()

    def _open_menu(self) -> None:
        has_sound = self.shell.preferences.sound == ON
        self.shell.open_sheet(sheets.menu_of(
            self.session.game, self.session.person, self.session.match, has_sound, (*self._switches(), *self.more)))

    def _switches(self) -> tuple[Button, ...]:
        """Return the switch of the chances, where a team has re-rolls that they can count."""
        if self.match.model.base_face.with_rerolls is None:
            return ()
        is_on = self.shell.preferences.rerolls == ON
        return (Button(_("Count the team re-roll"), "rerolls", icon="dice", pressed=is_on),)

    def _switch_sound(self) -> None:
        self.shell.set_preference("sound", OFF if self.shell.preferences.sound == ON else ON)
        self._open_menu()
        self.shell.sound(("knock",))

    def _watch(self, step: str) -> None:
        """Watch the match again, from the beginning or from a step."""
        self.shell.go(routes.write(routes.REPLAY, routes.OWN + self.session.match, step or "0"))

    def _concede(self) -> None:
        action = sheets.concession_action(self.session.game, self.session.person)
        if action is not None:
            self.match.send(Concede(action))

    def _hear(self, listed: str) -> None:
        """Play the sounds of events, with captions where they are on, and hand a finished match to its league."""
        names = tuple(listed.split())
        self.shell.sound(names)
        if names and self.shell.preferences.captions == ON:
            words = " \u00b7 ".join(_(CAPTIONS[name]) for name in names)
            caption = el("p", "\u266a ", words, aria_hidden="true")  # screen readers are told the events themselves
            end = self.shell.canvas.fill_for_now("captions", caption)
            self.shell.browser.later(CAPTION_MS, lambda: self._unhear(end))
        self.enter_in_league()

    def _unhear(self, end: Callable[[], None]) -> None:
        end()
        self.shell.send()

    def enter_in_league(self) -> None:
        """Enter the result in the league of the match, if it has one and is over."""
        if self.session.plays():
            self.leagues.enter_if_over(self.session.match, self.session.game)

    def locked_match(self) -> LockedMatch:
        """Return the match as the tab lock needs it."""
        return LockedMatch(self.session, self.match.save_input, self.match.halt)


def open_screen(context: PageContext, route: Route) -> Screen | None:
    """Return the screen of a saved match; None, and the way home, if there is none that can be played."""
    return open_match(context, route.what)


def open_match(
    context: PageContext, match: str, page_of: Callable[[PageContext, Session], MatchPage] = MatchPage,
) -> Screen | None:
    """Return the screen of a saved match; None, and the way home, if there is none that can be played.

    A long one is played again in slices first, unless this tab knows it: nobody may play or save it in between.

    Args: page_of - makes the page.
    """
    shell, tab_lock = context.shell, context.tab_lock
    known = tab_lock.game_in_memory(match)
    ownership = tab_lock.acquire(match)
    record = record_of(shell.shelf, match)
    replayed, shell.replayed_record = shell.replayed_record, None
    if known is None and len(record) > LONG and (replayed is None or replayed.record != record):
        return RestoreScreen(shell, record)
    game, trouble = open_saved(shell.shelf, match, replayed=replayed)
    if game is None and known is not None:  # the storage was cleared or damaged: the match goes on from memory
        game, trouble = known, _("The saved copy of this match is gone. The match goes on and is saved again.")
    shell.notice = trouble or shell.notice
    if game is None:
        tab_lock.release()
        older, _trouble = open_saved(shell.shelf, match, is_followed=True)
        shell.go("#/" if older is None else routes.write(routes.REPLAY, routes.OWN + match))
        return None
    session = Session(match, game, shell.shelf, describe, shell.browser.wall_clock)
    if ownership is not None:
        session.plays = ownership.check
    page = page_of(context, session)
    tab_lock.match = page.locked_match()
    page.enter_in_league()
    return page
