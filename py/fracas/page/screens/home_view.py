"""The markup of the home screen: what comes next in words and boards, and the wall of bills."""

from fracas.bots.levels import LEVELS
from fracas.faces import face_of, pictures
from fracas.games import FIRST_GAME, first_position, game_info, ruleset
from fracas.kernel.game import Game
from fracas.league.matchups import round_name
from fracas.locale import _, ngettext
from fracas.page import routes, slugs
from fracas.page.browser.offline import OfflineState
from fracas.page.match.model.session import open_saved
from fracas.page.match_facts import describe
from fracas.page.saving import my_rivals
from fracas.page.screens import home_facts, offers
from fracas.page.screens.first_screen import first_steps, home_markup
from fracas.page.screens.next_steps import (
    AGAIN,
    FIRST,
    FIXTURE,
    GO_ON,
    LEARN,
    LESSON,
    REMATCH,
    RIVALS,
    HomeFacts,
    HomeStep,
    next_steps,
)
from fracas.page.shell import Shell
from fracas.puzzles.puzzle_days import date_of, day_number
from fracas.view.board import board as board_view
from fracas.view.home import StepCard, readiness_light
from fracas.view.markup import EMPTY, Markup


def markup(shell: Shell) -> Markup:
    """Return the home screen."""
    known = home_facts.collect(shell)
    steps = [_step(shell, known, step, place == 0) for place, step in enumerate(next_steps(known))]
    saved = len(shell.shelf.ids()) - 1 if known.going else 0
    return home_markup(offers.readiness(shell.offline), steps, max(saved, 0))


def light(now: OfflineState) -> Markup:
    """Return the light that tells whether the site is on the device."""
    return readiness_light(offers.readiness(now))


def _step(shell: Shell, known: HomeFacts, step: HomeStep, is_main: bool) -> StepCard:
    """Return a step in words, the main one with its board."""
    if step.kind == GO_ON:
        return _resume(shell, step.arg)
    if step.kind == REMATCH:
        return _rematch(shell, known, step.arg, is_main)
    if step.kind in (FIRST, LEARN):
        match, lessons = first_steps(_first_board() if is_main else EMPTY)
        return match if step.kind == FIRST else lessons
    if step.kind == LESSON:
        return _lesson(known)
    if step.kind == AGAIN:
        return _again(known)
    if step.kind == RIVALS:
        return _rivals(known)
    return _fixture(known) if step.kind == FIXTURE else _puzzle(shell)


def _resume(shell: Shell, match: str) -> StepCard:
    """Return the step back into a match."""
    game, _trouble = open_saved(shell.shelf, match)
    save = shell.shelf.load(match).save
    facts = save.facts if save is not None else describe(game) if game is not None else None
    if game is not None and not match.startswith(routes.BY_LINK):  # its side to act is known to its own screen alone
        facts = describe(game)  # in the present language
    board = _small_board(game.ruleset.key, game.state, game) if game is not None else EMPTY
    title, line = (facts.title, facts.line) if facts is not None else (_("Resume"), "")
    return StepCard(title, line, _("Resume"), href=routes.write(routes.MATCH, match), board=board)


def _rematch(shell: Shell, known: HomeFacts, level: str, is_main: bool) -> StepCard:
    """Return the step to the next match against a bot, by how the last one went."""
    last = known.last
    assert last is not None  # a rematch follows a match
    names = {each.key: _(each.name) for each in LEVELS}
    save = shell.shelf.load(last.match).save
    facts = save.facts if save is not None else None
    if last.is_first:
        title = _("Now a whole match against {bot}")
    elif level == last.level:
        title = _("Play {bot} again")
    else:
        title = _("You won. Try {bot} next") if last.outcome > 0 else _("Try {bot} before you come back")
    game, _trouble = open_saved(shell.shelf, last.match) if is_main else (None, "")
    board = _small_board(game.ruleset.key, game.state, game) if game is not None else EMPTY
    line = f"{_(game_info(facts.game).name)} \N{MIDDLE DOT} {facts.title}" if facts is not None else ""
    arg = " ".join((facts.game if facts is not None else FIRST_GAME, last.match, level))
    return StepCard(title.format(bot=names[level]), line, _("Play"), "bot", do="next-match", arg=arg, board=board)


def _rivals(known: HomeFacts) -> StepCard:
    """Return the step to the next evening with a rival."""
    assert known.rival is not None  # rivals are a step only where some wait
    game, evening = known.rival
    title = _("Evening {n} of {total}").format(n=evening, total=my_rivals.EVENINGS) if evening else \
        _("Twelve rivals want to meet you")
    line = " \N{MIDDLE DOT} ".join((_("Rivals"), _(game_info(game).name)))
    return StepCard(title, line, _("Play"), "cup", routes.write(routes.RIVALS, slugs.slug_of(game)))


def _again(known: HomeFacts) -> StepCard:
    """Return the step to the positions that are due."""
    words = ngettext("{n} position comes back today", "{n} positions come back today", known.due)
    return StepCard(words.format(n=known.due), _("Asked again"), _("Play"), "aim", routes.write(routes.RETRIES))


def _lesson(known: HomeFacts) -> StepCard:
    """Return the step to the lesson at which the reader stands."""
    place = known.lesson
    assert place is not None  # a lesson is a step only where one is left
    return StepCard(_("Lesson {n} of {total}").format(n=place.number, total=place.total), _(game_info(place.game).name),
                    _("Learn"), "help", routes.write(routes.LESSON, slugs.slug_of(place.game), place.key))


def _fixture(known: HomeFacts) -> StepCard:
    """Return the step to the next match of a league."""
    fixture = known.fixture
    assert fixture is not None  # a fixture is a step only where one is open
    line = f"{fixture.name} \N{MIDDLE DOT} {round_name(fixture.key.partition('.')[0])}"
    return StepCard(fixture.title, line, _("To the league"), "cup",
                    routes.write(routes.LEAGUE, fixture.league, "fixtures"))


def _puzzle(shell: Shell) -> StepCard:
    """Return the step to the puzzle of the day."""
    today = day_number(shell.browser.today()) or 1
    return StepCard(_("Today’s puzzle"), f"Fracas {today} \N{MIDDLE DOT} {date_of(today)}", _("Solve"), "puzzle",
                    routes.write(routes.TODAY))


def _first_board() -> Markup:
    return _small_board(FIRST_GAME, ruleset(FIRST_GAME).parse_position(first_position()), None)


def _small_board(key: str, state: object, game: Game | None) -> Markup:
    face = face_of(key)
    kits = pictures.kits_of_match(face, game) if game is not None else None
    drawn = pictures.board(face, state, kits)._replace(is_small=True)
    return board_view.static_board(drawn, "next-up", view=board_view.near_view(drawn) if face.plane is None else "")
