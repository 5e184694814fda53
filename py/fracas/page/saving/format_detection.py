"""The format of a text from elsewhere (link, position, puzzle, lesson, log, table, team), and the screen that opens it.

Nothing is saved before the reader has seen the format and pressed the button. Records, leagues and backup files have
readers of their own, which show the changes first.
"""

import re
from collections.abc import Callable, Iterator
from html import unescape
from typing import NamedTuple

import fracas
from fracas.companion import log
from fracas.faces.game_puzzles import puzzles_of
from fracas.games import KEYS, game_info
from fracas.kernel.errors import DamagedText, quote
from fracas.kernel.game import Game
from fracas.kernel.work import Work
from fracas.lessons.lesson_text import read_lessons, write_text
from fracas.links import LINK_LIMIT, find_link, read_text_in_slices, write_lessons, write_position, write_puzzle
from fracas.locale import _, ngettext
from fracas.page import match_facts, registry, routes
from fracas.page.companion import persistence
from fracas.page.deep_links import read_replay_in_slices
from fracas.page.handover import LinkContent
from fracas.page.routes import Route
from fracas.page.saving import my_tables, my_teams
from fracas.page.shell import Shell
from fracas.posts.excerpt import PLAY, SOLVE, TEACH, WATCH
from fracas.posts.parameters import fragment_fields
from fracas.puzzles.puzzle import Puzzle, read, write

HEAD = 200_000  # characters of a text in which addresses and positions are looked for
OF_THIS_DEVICE = {routes.MATCH, routes.LEAGUE, routes.TEAM, routes.COMPANION, routes.TERRAIN}  # ids of saves
_RECORD = re.compile(r'\[[A-Z]\w* "')
_LOG = re.compile(rf'^\[{log.TABLE} "', re.MULTILINE)
_ADDRESS = re.compile(r"#(/[a-z]+/[\w~%./+-]+)")
_FRAME = re.compile(r"embed\.html#([\w.-]+)")
_POSITION = re.compile(rf"\b(?:{'|'.join(KEYS)})\.\d[^\s\"'<>]{{12,}}")
_LAYOUT = "Fracas layout "  # begins the text of a table


class DetectedText(NamedTuple):
    """A text whose format is known, with the button that opens it."""

    what: str  # a sentence or two
    label: str  # of the button that opens it
    open: Callable[[Shell], str]  # opens it; returns a sentence if that is not possible


def detect_format(text: str) -> Work[DetectedText | None]:
    """Return a text with its format; None if it is a record or a file.

    Raises: ValueError in one sentence: it is damaged, or nothing known.
    """
    plain = text.strip("\ufeff \r\n\t")
    if _RECORD.match(plain):
        return _log(plain) if _LOG.search(plain[:HEAD]) else None
    if my_teams.is_foreign(plain):
        return _foreign(plain)
    if plain.startswith(("{", "[{")) and not my_teams.TEAM_FILE.match(plain):
        return None
    route = _first_address(unescape(plain[:HEAD]))
    if route is not None:
        return (yield from _linked(route))
    if plain.startswith("lesson "):
        return (yield from _lessons(f"{plain}\n"))
    return _plain_text(plain)


def _first_address(text: str) -> Route | None:
    """Return the first address of this page in a text, None if there is none."""
    frame = _FRAME.search(text)
    if frame is not None:
        given = fragment_fields(frame[1])
        if "o" in given:
            return registry.parse(f"#/{routes.ODDS}/{given['o']}/{given.get('a', '')}")
        what = next((given[way] for way in (WATCH, PLAY, SOLVE, TEACH) if way in given), "")
        return registry.parse(f"#/{routes.REPLAY}/{what}/{given.get('step', '')}")
    found = (registry.parse(match[0]) for match in _ADDRESS.finditer(text))
    route = next((route for route in found if route.screen != routes.HOME), None)
    if route is None and (len(text.split()) == 1 or "#" in text) and (packed := find_link(text)):
        return Route(routes.REPLAY, packed)
    return route


def _linked(route: Route) -> Work[DetectedText | None]:
    """Return an address with the format of its link."""
    if route.screen in OF_THIS_DEVICE or route.what.startswith(routes.OWN):
        raise DamagedText(_("This address works only on its own device. Make a link or a file there."))
    if len(route.what) > LINK_LIMIT:
        raise DamagedText(_("The link is too long: {size} characters.").format(size=len(route.what)))
    if route.screen == routes.ODDS:
        yield from read_text_in_slices(route.what)
        said = _("Odds of an action. Fracas calculates them again and keeps nothing.")
        return DetectedText(said, _("Open"), _open_route(route))
    if route.screen not in registry.LINKED or not route.what[:1].isdigit():
        return DetectedText(_("A page of Fracas."), _("Open"), _open_route(route))
    text = yield from read_text_in_slices(route.what)
    if text.startswith("puzzle "):
        return _puzzle(text)
    if text.startswith("lesson "):
        return (yield from _lessons(text))
    if not text.startswith("["):
        return _position(text)
    if route.screen == routes.LETTER:
        said = _("A link of a match by link. Fracas checks it, then adds what is new.")
        return DetectedText(said, _("Open"), _open_route(route))
    game = yield from read_replay_in_slices(route.what)
    return _match(game, route)


def _match(game: Game, route: Route) -> DetectedText:
    def watch(shell: Shell) -> str:
        shell.link_content = LinkContent(route.what, read_replay_in_slices, game)
        return _open_route(Route(routes.REPLAY, route.what, route.part))(shell)
    facts = match_facts.describe(game)
    return DetectedText(_("A match: {title}, {line}. Watch it first: nothing is kept.").format(
        title=facts.title, line=facts.line), _("Watch"), watch)


def _position(text: str) -> DetectedText:
    rules = fracas.ruleset_of(text)
    broken = rules.violation(rules.read_position(text))
    said = _("A position of {game}, against the rules. You can see it: nothing is kept.") if broken else \
        _("A position of {game}. It opens in the editor: nothing is kept.")
    route = Route(routes.POSITION, write_position(text))
    return DetectedText(said.format(game=_(rules.name)), _("Open"), _open_route(route))


def _puzzle(text: str) -> DetectedText:
    puzzle: Puzzle = read(text)[0]
    aim = puzzles_of(puzzle.game).aims_of(puzzle).get(puzzle.aim)
    if aim is None:
        raise DamagedText(_("This puzzle has the aim {aim}, which this version of Fracas does not know.").format(
            aim=quote(puzzle.aim)))
    packed = write_puzzle(write(puzzle), puzzle.game)
    return DetectedText(_("A puzzle of {game}: {aim}").format(game=_(game_info(puzzle.game).name), aim=_(aim.text)),
                 _("Solve it"), _open_route(Route(routes.PUZZLE, packed)))


def _lessons(text: str) -> Work[DetectedText]:
    found = yield from read_lessons(text)
    said = ngettext("{n} lesson of {game}, in its author’s words.", "{n} lessons of {game}, in their author’s words.",
                    len(found)).format(n=len(found), game=_(game_info(found[0].game).name))
    route = Route(routes.COURSE, write_lessons(write_text(found), found[0].game))
    return DetectedText(said, _("Open"), _open_route(route))


def _log(text: str) -> DetectedText:
    game = log.read(text)

    def save(shell: Shell) -> str:
        match = shell.browser.fresh_id()
        written = persistence.save(shell, match, game)
        return written.trouble or _open_route(Route(routes.COMPANION, match))(shell)
    return DetectedText(_("The log of a match of {game} at a table. It joins your other logs.").format(
        game=_(game.ruleset.name)), _("Keep it and open it"), save)


def _plain_text(plain: str) -> DetectedText:
    """Return a text without an address, with its format."""
    if plain.startswith("puzzle "):
        return _puzzle(plain)
    if plain.startswith(_LAYOUT):
        return _table(plain)
    for found in _position_strings(plain):
        return _position(found)
    try:
        editor, roster = my_teams.read(plain)
    except ValueError as error:
        if my_teams.TEAM_FILE.match(plain) or len(plain.split()) <= 1:
            raise DamagedText(_("{reason} It is also not a link, record, position, puzzle, league or table.").format(
                reason=error)) from None
        raise DamagedText(_("Fracas does not know {text}: it is not a link, record, position, puzzle, team, league "
                            "or table.").format(text=quote(plain))) from None
    name, line, _kits = editor.summary(roster)
    return DetectedText(_("A team: {name}, {line}. It joins your teams.").format(name=name, line=line),
                 _("Keep it and open it"), lambda shell: my_teams.add_team(shell, editor, roster))


def _position_strings(plain: str) -> Iterator[str]:
    """Yield the position string in a text, as it stands or without the punctuation behind it."""
    found = _POSITION.search(plain[:HEAD])
    if found is None:
        return
    try:
        fracas.ruleset_of(found[0]).read_position(found[0])
    except ValueError:
        yield found[0].rstrip(".,;:!?)")
    yield found[0]


def _foreign(plain: str) -> DetectedText:
    def show(shell: Shell) -> str:
        shell.foreign_roster = plain
        return _open_route(Route(routes.TEAMS))(shell)
    said = _("A roster from another site or program. Fracas shows what fits, and keeps nothing yet.")
    return DetectedText(said, _("Show what fits"), show)


def _table(plain: str) -> DetectedText:
    name, desk = my_tables.table_editor().read(plain)

    def save(shell: Shell) -> str:
        key = shell.browser.fresh_id()
        written = my_tables.save(shell.shelf.store, key, name, desk, shell.browser.wall_clock())
        return written.trouble or _open_route(Route(routes.TERRAIN, key))(shell)
    said = _("A table: {name}. It joins your tables.").format(name=name)
    return DetectedText(said, _("Keep it and open it"), save)


def _open_route(route: Route) -> Callable[[Shell], str]:
    """Return a function that goes to a screen."""
    def go(shell: Shell) -> str:
        shell.go(routes.write(*route))
        return ""
    return go
