"""Matches come to the page: set up, begun, played again."""

from fracas.faces.layout_editor import LayoutDraft
from fracas.games import ruleset
from fracas.kernel.game import Game
from fracas.kernel.record import options_in
from fracas.page import match_facts, routes
from fracas.page.match.model.session import HUMAN, Session, game_from_same_position
from fracas.page.match.model.session import new_game as begin_game
from fracas.page.saving.storage import Memory
from fracas.page.shell import Shell


def create(
    shell: Shell, game: str, teams: tuple[str, str], seats: tuple[str, str], real: tuple[bool, bool],
    options: dict[str, int | str], kits: tuple[str, str], table: LayoutDraft | None = None,
) -> None:
    """Start a match, save it and go there.

    Args: table - a coach's own to play on; then the record begins with the position.
    """
    chosen = options if HUMAN in seats else {**ruleset(game).bot_match_options, **options}
    started = begin_game(game, shell.browser.fresh_seed(), teams, seats, real, chosen)
    if table is not None:
        started = table.start(started)
    for name, kit in zip(("HomeKit", "AwayKit"), kits, strict=True):
        if kit:
            started.tags[name] = kit
    save_and_open(shell, shell.browser.fresh_id(), started)


def save_and_open(shell: Shell, match: str, started: Game) -> None:
    """Save a match that begins and go there."""
    session = Session(match, started, shell.shelf, match_facts.describe, shell.browser.wall_clock)
    written = session.save()
    if isinstance(shell.shelf.store, Memory):
        shell.browser.guard_leaving(True)  # it lasts as long as the page
    if not written.ok:
        shell.notice = written.trouble
    else:
        shell.browser.persist()
    shell.browser.go(routes.write(routes.MATCH, match))


def create_rematch(shell: Shell, session: Session) -> None:
    """Play the same again."""
    game = session.game
    tags = game.tags
    if "Start" in tags:
        return save_and_open(shell, shell.browser.fresh_id(), game_from_same_position(game, shell.browser.fresh_seed()))
    create(shell, game.ruleset.key, (tags.get("Home", ""), tags.get("Away", "")), session.seats,
          game.real, options_in(tags), (tags.get("HomeKit", ""), tags.get("AwayKit", "")))
