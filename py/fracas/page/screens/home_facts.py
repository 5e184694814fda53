"""The facts on this device that decide what the home screen puts forward, without code of any game."""

from collections.abc import Sequence

from fracas.bots.levels import RANDOM, RUNGS
from fracas.games import FIRST_GAME, KEYS, game_info
from fracas.locale import _
from fracas.page.leagues.shelf import KIND as LEAGUES
from fracas.page.match_figures import read_figures
from fracas.page.saving import day_log, lesson_progress, my_retries, my_rivals
from fracas.page.saving.storage import Save, Shelf
from fracas.page.screens.next_steps import (
    FIRST,
    GO_ON,
    REMATCH,
    HomeFacts,
    LastMatch,
    NextFixture,
    next_steps,
)
from fracas.page.shell import Shell
from fracas.puzzles.puzzle_days import day_number

LADDER = tuple(level.key for level in (RANDOM, *RUNGS))


def collect(shell: Shell) -> HomeFacts:
    """Return the facts."""
    store, saves = shell.shelf.store, shell.shelf.newest_first()
    progress, days, place = lesson_progress.load(store), day_log.load(store), lesson_progress.load_place(store)
    today, last = day_number(shell.browser.today()) or 1, _last(saves)
    return HomeFacts(
        tuple(match for match, save in saves if not save.facts.over), _fixture(shell), last,
        place if place is not None and place.game in KEYS else None,
        today not in days and bool(saves or progress or days), _rival(shell, last),
        my_retries.count_due(store, today),
        any(save.facts.over for _match, save in saves))


def chunks_of(shell: Shell) -> tuple[str, ...]:
    """Return the chunks without which the first of the next steps cannot be drawn: the game of its board."""
    known = collect(shell)
    first = next_steps(known)[0]
    if first.kind == FIRST:
        return (FIRST_GAME,)
    match = first.arg if first.kind == GO_ON else known.last.match if first.kind == REMATCH and known.last else ""
    save = shell.shelf.load(match).save if match else None
    return (save.facts.game,) if save is not None and save.facts.game in KEYS else ()


def _last(saves: Sequence[tuple[str, Save]]) -> LastMatch | None:
    """Return the match against a bot that was finished last."""
    for match, save in saves:
        figures = read_figures(save.facts.note) if save.facts.over and save.facts.game in KEYS else None
        if figures is not None:
            return LastMatch(match, figures.level, LADDER[:figures.levels], figures.outcome, not figures.is_whole)
    return None


def _rival(shell: Shell, last: LastMatch | None) -> tuple[str, int] | None:
    """Return the next evening: in the game of the last one, else the first in that of the last match."""
    evenings = my_rivals.load(shell.shelf.store)
    if evenings:
        game = evenings[-1].game
        cups = sum(each.is_cup for each in evenings if each.game == game)
        return game, cups % my_rivals.EVENINGS + 1
    save = shell.shelf.load(last.match).save if last is not None else None
    game = save.facts.game if save is not None else ""
    return (game, 0) if game and game_info(game).has_lessons else None


def _fixture(shell: Shell) -> NextFixture | None:
    """Return the next open match of a person in the league that was saved last."""
    for key, save in Shelf(shell.shelf.store, LEAGUES).newest_first()[:1]:
        fixture, _tab, sides = save.facts.note.partition("\t")
        home, _tab, away = sides.partition("\t")
        if away:
            return NextFixture(key, save.facts.title, _("{home} – {away}").format(home=home, away=away), fixture)
    return None
