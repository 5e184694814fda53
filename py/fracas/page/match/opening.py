"""Matches come to the page: set up, begun, opened from what is saved, played again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.faces import face_of
from fracas.games import ruleset
from fracas.kernel.game import Game
from fracas.page import library, routes
from fracas.page.match.screen import MatchScreen
from fracas.page.match.session import HUMAN, Session, anew, open_saved
from fracas.page.match.session import begin as begin_game
from fracas.page.parts import part
from fracas.page.saving.storage import Memory, Shelf
from fracas.page.screens.new_match import NewMatchScreen

if TYPE_CHECKING:
    from fracas.page.app import App


def new(app: App, game: str, way: str) -> NewMatchScreen:
    """Return the screen of a new match; that of a game without cells is loaded when it is wanted."""
    has_cells = face_of(game).plane is None
    made: type[NewMatchScreen] = NewMatchScreen if has_cells else part("plane.new_match").YardNewMatch
    return made(app, game, way)


def opened(app: App, match: str) -> MatchScreen | None:
    """Return the screen of a saved match; None, and the way home, if there is none that can be played."""
    owned = app.sharing.come(match)
    game, trouble = open_saved(app.shelf, match)
    app.notice = trouble or app.notice
    if game is None:
        app.sharing.go()
        app.browser.go("#/")
        return None
    key = game.ruleset.key
    session = Session(match, game, app.shelf, library.describe, app.browser.wall_clock)
    if owned is not None:
        session.plays = owned.check
    made: type[MatchScreen] = part("plane.screen").YardScreen if face_of(key).plane is not None else MatchScreen
    return made(session, face_of(key), app.browser, app.canvas, lambda: app.preferences, app.send, app.outside)


def start(
    app: App, game: str, teams: tuple[str, str], seats: tuple[str, str], real: tuple[bool, bool],
    options: dict[str, int | str], kits: tuple[str, str],
) -> None:
    """Start a match, save it and go there."""
    chosen = options if HUMAN in seats else {**ruleset(game).between_bots, **options}
    started = begin_game(game, app.browser.fresh_seed(), teams, seats, real, chosen)
    for name, kit in zip(("HomeKit", "AwayKit"), kits, strict=True):
        if kit:
            started.tags[name] = kit
    begin(app, app.browser.fresh_id(), started)


def begin(app: App, match: str, started: Game) -> None:
    """Save a match that begins and go there."""
    session = Session(match, started, app.shelf, library.describe, app.browser.wall_clock)
    written = session.save()
    if not written.ok and app.shelf.store is app.store:
        app.shelf = Shelf(Memory())
        Session(match, started, app.shelf, library.describe, app.browser.wall_clock).save()
        app.notice = written.trouble
    elif written.ok:
        app.browser.persist()
    app.browser.go(routes.write(routes.MATCH, match))


def play_again(app: App, screen: MatchScreen) -> None:
    """Play the same again."""
    game = screen.game
    tags = game.tags
    if "Start" in tags:
        return begin(app, app.browser.fresh_id(), anew(game, app.browser.fresh_seed()))
    pairs = [pair.partition("=") for pair in tags.get("Options", "").split()]
    options: dict[str, int | str] = {n: int(v) if v.lstrip("-").isdigit() else v for n, _e, v in pairs}
    start(app, game.ruleset.key, (tags.get("Home", ""), tags.get("Away", "")), screen.session.seats,
          game.real, options, (tags.get("HomeKit", ""), tags.get("AwayKit", "")))
