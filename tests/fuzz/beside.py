"""Formats that are read beside something that is here: the match, the log or the league that the text is of.

What other devices send of a match by link, what a coach types on the board, what comes by the clipboard, and the
pieces in a file of everything.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from random import Random

import fracas
from fracas import links
from fracas.companion import log
from fracas.companion import merge as log_merge
from fracas.correspondence import local_player, orders
from fracas.correspondence.exchange import receive
from fracas.correspondence.history import first_difference
from fracas.correspondence.link_game import LinkGame
from fracas.correspondence.signatures import sign_link
from fracas.faces import face_of, plans
from fracas.faces.choices import NO_ONE
from fracas.faces.match_scene import MatchScene
from fracas.faces.ui_state import UiState
from fracas.kernel.chance.commit_reveal import CommitRevealDice
from fracas.kernel.game import Game
from fracas.kernel.table import Choice
from fracas.kernel.work import run_to_end
from fracas.league.files import write_league
from fracas.league.merge import OURS, merge
from fracas.page import match_facts
from fracas.page.leagues import backup as leagues_in
from fracas.page.leagues.shelf import LeagueShelf
from fracas.page.match.input.command_line import LineReply, LineSubject, reply
from fracas.page.match.model.log_model import LogModel
from fracas.page.saving import backup
from fracas.page.saving.format_detection import detect_format
from fracas.page.saving.storage import Memory
from fracas.page.screens.file_import import PARCELS
from tests.correspondence.two_devices import Devices
from tests.fuzz import formats
from tests.fuzz.formats import RECORD, Format, leagues, logs, without_mark
from tests.fuzz.lines import is_line

BEFORE = 12  # inputs of a match by link, after which a turn is played that the other device does not know
WAYS = 4  # in which it is played


# -- matches by link ---------------------------------------------------------------------------------------------


@cache
def _devices(key: str) -> Devices:
    """Return two devices of which one is to play a turn."""
    devices = Devices(key, "fuzz")
    devices.play_on(BEFORE)
    return devices


def turns(key: str) -> list[str]:
    """Return records of a match, each with a turn more than the other device knows."""
    devices, found = _devices(key), []
    before = devices.game
    for way in range(WAYS):
        devices.games[devices.turn] = LinkGame(before, before.side, before.value, before.sent)
        devices.random = Random(f"way {way}")
        devices.finish_turn()
        sign_link(devices.game, devices.players[devices.turn])
        found.append(devices.game.record)
    return found


def resealed(text: str) -> str:
    """Return a record with the fingerprint of what it holds, signed by its sender as it is, if it can be played."""
    try:
        game = fracas.from_record(without_mark(text))
    except ValueError:
        return text
    game.tags["Format"] = "2"
    if not isinstance(game.seed, CommitRevealDice):
        return game.record
    devices, damaged = _devices(game.ruleset.key), LinkGame(game, _devices(game.ruleset.key).turn)
    sign_link(damaged, devices.players[devices.turn])
    return damaged.record


def taken_in(key: str) -> Callable[[str], LinkGame]:
    """Return what takes in the record of a link where a match stands one turn before."""
    def read(text: str) -> LinkGame:
        known = _devices(key).other
        game = receive(fracas.from_record(text), known)
        parting = first_difference(known, game)
        assert parting is None or not parting.mine or game.resigned_side >= 0, "it changed what stood here"
        assert fracas.from_record(game.record).record == game.record
        return game
    return read


# -- logs and leagues that are here too --------------------------------------------------------------------------


@cache
def _own_logs() -> list[Game]:
    return [*map(log.read, logs())]


def merged_logs(text: str) -> Game:
    """Read the log of somebody else who has tracked the same match, and return one log of both."""
    theirs = log.read(text)
    mine = next((mine for mine in _own_logs() if all(
        mine.tags.get(name) == theirs.tags.get(name) for name in log_merge.SAME)), theirs)
    found = log_merge.differences(mine, theirs)
    both = log_merge.merge(mine, found, range(len(found)))
    assert [*log.lines(both.game), *both.left_out] == log.lines(theirs), "it is not the other log"
    return both.game


@cache
def _shelf() -> LeagueShelf:
    """Return the leagues that are here: each a few results behind the one that comes."""
    shelf = LeagueShelf(Memory(), lambda: 0)
    for few in formats.begun_leagues():
        shelf.add(few)
    return shelf


def joined_league(text: str) -> str:
    """Read a league that is here too, and return both together; where they disagree ours counts."""
    found = leagues_in.read_incoming(_shelf(), text)
    if found.here is None:
        return text
    both = write_league(merge(found.here.league, found.league, {conflict.name: OURS for conflict in found.conflicts}))
    assert leagues_in.read_incoming(_shelf(), both).text == both
    return both


def everything(series: int) -> list[str]:
    """Return files with pieces of every kind."""
    some = [{"id": f"m{n}", "record": text} for n, text in enumerate(formats.records("cave_brawl", series)[:3])]
    more = {"teams": ["a\norcs", "b\nexiles.zo", f"c\n{formats.GANG}"], "leagues": leagues()[:1],
            "tables": [f"t\n{text}" for text in formats.tables()], "seats": ["m0\n" + seats()[0]]}
    return [json.dumps(each) for each in (
        {"fracas": 3, "matches": some, **more}, {"fracas": 2, "matches": [], "teams": ["a\norcs"]},
        {"fracas": 1, "matches": some[:1]})]


def looked_through(text: str) -> backup.BackupContents:
    """Read a file of everything, its pieces too, and play its matches again."""
    found = backup.read(text)
    for name, texts in found.more.items():
        if name in PARCELS:
            run_to_end(PARCELS[name].news_in_slices(Memory(), texts, 0))
        else:
            run_to_end(leagues_in.news_in_slices(_shelf(), texts))
    run_to_end(backup.verify(found.matches, match_facts.describe, 0))
    return found


# -- what a coach types or pastes --------------------------------------------------------------------------------


@cache
def _subjects(key: str) -> list[LineSubject]:
    """Return moments of matches, with a player selected where one is to act."""
    found = []
    for game in formats.matches(key):
        face = face_of(key)
        now = plans.turn_options(face, game)
        ui = UiState(selected=now.actors[0] if now.actors else NO_ONE)
        offer = face.move_options(game.state, now.legal, ui.selected) if now.actors else None
        reach = face.plane.reach(game.state, ui.selected) if face.plane is not None and now.actors else None
        while reach is not None and (work := reach.work(ui)) is not None:
            run_to_end(work)
        scene = MatchScene(game.state, now, ui, offer, reach)
        found.append(LineSubject(game, face, LogModel(face, game), scene, game.to_act))
    return found


def typed_lines(key: str) -> list[str]:
    """Return lines that mean something in one of the moments."""
    found = ["help", "last event", "score", "odds to H1", "where is the ball", "list threats"]
    for desk in _subjects(key):
        game = desk.game
        if isinstance(game.pending, Choice):
            found += [game.ruleset.option_text(game.state, game.pending, each) for each in game.pending.options[:4]]
        elif game.pending is None:
            found += game.legal_texts()[:4]
    return [*dict.fromkeys(found)]


def typed(key: str) -> Callable[[str], list[LineReply]]:
    """Return what reads a line in each of the moments."""
    def read(text: str) -> list[LineReply]:
        found = [reply(desk, text) for desk in _subjects(key)]
        for desk, meaning in zip(_subjects(key), found, strict=True):
            assert is_line(meaning.say) or not meaning.say, f"said badly: {meaning.say[:200]!r}"
            if meaning.action is not None:
                assert desk.game.ruleset.is_legal(desk.game.state, meaning.action), "it is not legal"
        return found
    return read


def pasted_texts(series: int) -> list[str]:
    """Return what people copy: links in addresses with words round them, frames, positions, teams, tables, logs."""
    few = [fracas.KEYS[(series + n) % len(fracas.KEYS)] for n in range(2)]
    packed = [links.write_link(formats.matches(key, series)[1]) for key in few]
    places = [text for key in few for text in formats.positions(key, series)[:1]]
    return [*(f"Look: https://a.b/c/#/replay/{each}/2 it was close." for each in packed), *places, packed[0],
            *(f'<iframe src="x/embed.html#w={each}&amp;step=2">' for each in packed),
            *(f"#/position/{links.write_position(each)}" for each in places),
            f"#/odds/{links.write_position(places[0])}/c3RhcnQ", *formats.puzzle_texts()[:2], *formats.team_codes(),
            *formats.tables(), *logs()[:2]]


def recognised(text: str) -> str:
    """Return what is said of something pasted, nothing of what other readers have to see."""
    found = run_to_end(detect_format(text))
    said = found.what if found is not None else ""
    assert found is None or is_line(said), f"said badly: {said[:200]!r}"
    return said


def seats(series: int = 0) -> list[str]:
    return ["home " + "a1" * 16 + " -", "away " + "b2" * 16 + " 0123456789abcdef"]


BESIDE: dict[str, Format] = {
    **{f"a turn of a match of {key} by link": Format(lambda series, key=key: turns(key), taken_in(key), None, RECORD,
                                                     resealed) for key in fracas.KEYS},
    **{f"a line typed in {key}": Format(lambda series, key=key: typed_lines(key), typed(key), None, (" ", "-", ","))
       for key in fracas.KEYS},
    "standing orders": Format(lambda series: ["ask; block=push; catch ask; re-roll usual", "usual; apothecary=yes"],
                              orders.read_orders, lambda found: found.text, ("; ", " ", "=")),
    "a seat": Format(seats, local_player.read_local_player, lambda found: found.text, (" ",)),
    "another log of a match": Format(logs, merged_logs, None, RECORD, formats.marked),
    "a league that is here too": Format(leagues, joined_league, None, (), formats.league),
    "a file with pieces of every kind": Format(everything, looked_through),
    "something pasted": Format(pasted_texts, recognised, None,
                               ("\n", " ", "/", ".", "-")),
}
