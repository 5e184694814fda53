"""The evenings on this device, and the match of the next one."""

from typing import NamedTuple

from fracas.bots.levels import RUNGS
from fracas.faces import face_of
from fracas.kernel.game import Game
from fracas.kernel.table import AWAY, HOME
from fracas.page.match.model.session import HUMAN, new_game
from fracas.page.record_tags import CUP_TAG, NAME_TAG, RIVAL_TAG, RUNG_TAG
from fracas.page.saving import my_rivals
from fracas.page.saving.my_rivals import KeptEvening
from fracas.page.saving.storage import Store
from fracas.rivals.evenings import EVENINGS, Evening, RivalScore, rung_of_evening, score_of
from fracas.rivals.habit_bot import STRONGEST, WEAKEST
from fracas.rivals.registry import has_rivals, rival_of, table_of, words_of
from fracas.rivals.rival import Rival

HUNDRED = 100  # hundredths of a rung in one


class MatchedRival(NamedTuple):
    """The rival of a match."""

    rival: Rival
    rung: float
    evening: int  # of all cups, from 0; -1 for a friendly match


def score_here(store: Store, game: str) -> RivalScore:
    """Return the score of a game's evenings."""
    kept = my_rivals.load(store, game)
    found = (Evening(each.when, each.match, each.game, each.rival, each.halves / 2, each.rung / HUNDRED, each.is_cup)
             for each in kept)
    return score_of(found, [rival.key for rival in table_of(game).rivals])


def next_evening(now: RivalScore) -> int:
    """Return the number of the next evening, counted through all cups."""
    return now.cup.number * EVENINGS + now.cup.evening


def match_with(store: Store, rival: Rival, team: str, seed: str) -> Game:
    """Return the match against a rival that begins now; one of the cup if it is his evening.

    Raises: ValueError quoting a team that does not exist.
    """
    now = score_here(store, rival.game)
    is_cup = rival.key == now.cup.rivals[now.cup.evening]
    rung = rung_of_evening(now.strength, now.cup.evening) if is_cup else now.strength.rung
    rung = min(max(rung, WEAKEST), STRONGEST)
    level = RUNGS[max(0, min(len(RUNGS) - 1, round(rung)))].key
    game = new_game(rival.game, seed, (team or face_of(rival.game).home_team, rival.team), (HUMAN, level),
                    (False, False), {})
    game.tags.update({
        RIVAL_TAG: rival.key, NAME_TAG: words_of(rival).name, RUNG_TAG: f"{round(rung * HUNDRED)}",
        CUP_TAG: f"{next_evening(now) if is_cup else -1}"})
    return game


def rival_in(game: Game) -> MatchedRival | None:
    """Return the rival of a match, None if it has none that is known here."""
    tags, key = game.tags, game.ruleset.key
    rival = rival_of(key, tags.get(RIVAL_TAG, "")) if has_rivals(key) else None
    try:
        rung, evening = int(tags.get(RUNG_TAG, "")) / HUNDRED, int(tags.get(CUP_TAG, "-1"))
    except ValueError:
        return None
    return MatchedRival(rival, min(max(rung, WEAKEST), STRONGEST), evening) if rival is not None else None


def note_result(store: Store, match: str, game: Game, when: int) -> None:
    """Keep the result of a match that is over; a cup's evening counts once."""
    met = rival_in(game)
    if met is None or not game.is_terminal():
        return
    before = next((each for each in my_rivals.load(store, met.rival.game) if each.match == match), None)
    now = score_here(store, met.rival.game)
    is_cup = before.is_cup if before is not None else met.evening == next_evening(now)
    kept = KeptEvening(before.when if before is not None else when, match, met.rival.game, met.rival.key,
                       game.returns()[HOME] + 1, round(met.rung * HUNDRED), is_cup)
    if kept != before:
        my_rivals.save(store, kept)


def side_of_rival() -> int:
    """Return the side that a rival plays."""
    return AWAY
