"""The order of drama: until its dice lie still and are counted, nothing that is drawn tells what a throw came to."""

from __future__ import annotations

import re

import pytest

from fracas.faces import events
from fracas.games import KEYS
from fracas.kernel.dice import Dice
from fracas.kernel.table import Rolled
from fracas.page.match.host.match_page import MatchPage
from fracas.page.match.panels.panels import STILL_OPEN
from fracas.page.match.play import narration
from fracas.page.saving.preferences import FAST, FULL
from fracas.view.change import Change
from fracas.view.match.dice_box import COUNTED, FLYING, LANDED
from tests.page.coach import Coach
from tests.page.headless import Page
from tests.sample import sample

STAGES = [FLYING, LANDED, COUNTED]


class Watcher:
    """Looks at all that is drawn while dice are on their way."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.stages: list[str] = []  # how far throws were, drawing by drawing
        self.cards: list[int] = []  # how many throws each drawing shows
        self.apply, page.door.apply = page.door.apply, self.applied  # type: ignore[method-assign]

    def applied(self, changes: list[Change]) -> None:
        self.apply(changes)
        drama = self.page.model.dice if isinstance(self.page.shell.screen, MatchPage) else None
        if drama is not None and drama.boxes:
            self.stages.append(drama.boxes[0].stage)
            self.cards.append(len(drama.boxes))
            if drama.boxes[0].stage != COUNTED:
                self.look(changes, drama.boxes[0].stage == FLYING)

    def look(self, changes: list[Change], is_flying: bool) -> None:
        """See that nothing tells what the throw comes to; its faces may be seen once the dice lie."""
        screen, ask = self.page.screen, self.page.text("ask")
        state, known, face = screen.model.dice.state, screen.model.dice.known, screen.model.face
        happened = screen.model.game.plies[-1].events
        boxes = len(self.page.model.dice.boxes)
        card = [event.facts[0] for event in happened[known - 1:] if event.kind == "roll"][:boxes]
        assert happened[known - 1].kind == "roll" and all(isinstance(rolled, Rolled) for rolled in card)
        assert ask.count(f">{STILL_OPEN}</p>") == boxes and "reply" not in self.page.text("tray")
        if is_flying:
            count = sum(rolled.request.dice.count if isinstance(rolled.request.dice, Dice) else 1 for rolled in card)
            assert re.findall(r"<b aria-hidden=\"true\">([^<]*)</b>", ask) == ["\u00a0"] * count
        news = " ".join(change.value for change in changes if change.key in ("log-lines", "last", "say", "shout-say"))
        for place, event in enumerate(happened[known - 1:], known - 1):
            assert f'id="log-{len(screen.model.game.plies) - 1}-{place}"' not in news
            assert not (word := events.shout(face, event)) or word not in news
        score = screen.renderer.models["score"]
        assert (score.home.score, score.away.score) == face.score(state)
        assert screen.board.shown is not None and screen.board.shown.ball == face.ball(state)
        assert {token.key: token.cell for token in screen.board.shown.tokens} == {
            token.key: token.cell for token in face.tokens(state)}


def moving(key: str, motion: str = FULL) -> tuple[Page, Watcher]:
    page = Page(address=f"#/new/{key.replace('_', '-')}/two")
    page.shell.preferences = page.shell.preferences._replace(motion=motion)
    page.do("start", key)
    return page, Watcher(page)


def until_dice_fly(page: Page, seed: int = 1) -> None:
    """Play until dice are on their way."""
    coach = Coach(page, seed)
    while page.model.dice is None or not page.model.dice.boxes:
        page.door.run(20_000)
        coach.tap(page.screen)


@pytest.mark.parametrize("key", KEYS)
def test_nothing_tells_a_result_before_its_dice_do(key):
    page, watcher = moving(key)
    Coach(page, 1).play(sample(40, 60))
    page.door.run(20_000)
    assert set(watcher.stages) == set(STAGES)
    assert page.model.dice is None and page.model.log.entries


def test_throws_that_nobody_can_influence_fall_as_one_card():
    page, watcher = moving("street_bowl")
    page.do("command", "0")
    thrown = sum(event.kind == "roll" for event in page.model.game.fresh)
    page.door.run(20_000)
    assert thrown > 1 and watcher.stages == STAGES and watcher.cards == [thrown] * 3


def test_an_attempt_falls_before_what_it_leads_to():
    page, watcher = moving("street_bowl")
    coach = Coach(page, 1)
    needs = []
    while len(needs) < 2 or needs[0] is None:
        page.door.run(20_000)
        watcher.cards.clear()
        coach.tap(page.screen)
        needs = [event.facts[0].request.need for event in page.model.game.fresh if event.kind == "roll"]
    page.door.run(20_000)
    assert watcher.cards[:3] == [1, 1, 1] and watcher.cards[-1] == len(needs) - 1


def test_dice_fly_land_and_are_counted_before_the_match_goes_on():
    page, watcher = moving("elfball")
    until_dice_fly(page)
    rolled = page.model.game.fresh
    assert watcher.stages == [FLYING] and "skip" in page.text("tray")
    page.door.run(600)
    assert watcher.stages == [FLYING, LANDED]
    page.door.run(600)
    assert watcher.stages[:3] == STAGES and page.model.game.fresh == rolled
    page.door.run(20_000)
    assert page.model.dice is None and "skip" not in page.text("tray")


@pytest.mark.parametrize("tap", [("skip", ""), ("cell", "100"), ("undo", ""), ("type", "where is the ball")])
def test_any_tap_shows_at_once_how_the_dice_fall(tap):
    page, watcher = moving("elfball")
    until_dice_fly(page)
    plies = len(page.model.game.plies)
    page.do(*tap)
    assert page.model.dice is None and watcher.stages == [FLYING] and len(page.model.game.plies) == plies
    page.door.run(20_000)
    assert watcher.stages == [FLYING]


def test_what_is_refused_afterwards_throws_nothing_again():
    page, watcher = moving("elfball")
    until_dice_fly(page)
    page.door.run(20_000)
    stages = len(watcher.stages)
    page.do("refused", "undo dice were rolled")
    page.door.run(20_000)
    assert len(watcher.stages) == stages


def test_a_look_at_the_log_lets_the_dice_fall():
    page, watcher = moving("elfball")
    until_dice_fly(page)
    page.do("log")
    assert page.model.dice is not None
    page.door.run(20_000)
    assert set(watcher.stages) == set(STAGES)


def test_without_movement_all_is_there_at_once():
    page, watcher = moving("elfball", "off")
    Coach(page, 1).play(20)
    assert watcher.stages == [] and any(event.kind == "roll" for event in page.model.game.events)


def test_the_scores_of_a_whole_team_are_told_at_once():
    """One by one, the throws of both teams would take minutes before a first match."""
    page, watcher = moving("cave_brawl")
    assert 'data-do="command"' in page.text("tray")
    page.do("command", "0")
    thrown = sum(event.kind == "roll" for event in page.model.game.events)
    assert thrown >= 4 * 9 and page.model.dice is None and watcher.stages == []
    assert page.model.log.entries


def test_a_faster_pace_halves_the_time_dice_take():
    times = []
    for motion in (FULL, FAST):
        page, _watcher = moving("elfball", motion)
        until_dice_fly(page)
        begun = page.door.time
        while page.model.dice is not None:
            page.door.run(10)
            page.door.time += 10
        times.append(page.door.time - begun)
    assert 1.6 < times[0] / times[1] < 2.4


def test_what_was_said_of_an_action_is_not_said_again_when_it_goes_on():
    page, _watcher = moving("elfball", "off")
    coach, said = Coach(page, 3), []
    for _tap in range(60):
        page.door.run(20_000)
        before = len(page.model.game.plies)
        asked = page.model.now.ask is not None
        coach.tap(page.screen)
        if asked and len(page.model.game.plies) == before and len(page.model.game.plies[-1].events) > 4:
            said.append((page.screen.announcer.said, page.model.game.plies[-1].events[0]))
    told = [(text, events.sentence(page.model.face, page.model.game.state, first)) for text, first in said]
    assert told and not any(first and first in text for text, first in told)


def test_a_screen_that_is_left_drops_its_dice():
    page, watcher = moving("elfball")
    until_dice_fly(page)
    page.go("#/")
    page.door.run(20_000)
    assert watcher.stages == [FLYING]


@pytest.mark.parametrize("key", KEYS)
def test_what_comes_of_throws_is_told_once_and_in_order(key, monkeypatch):
    told, tell = [], narration.narrate
    monkeypatch.setattr(narration, "narrate", lambda model, happened, *more: (
        told.extend(happened), tell(model, happened, *more))[1])
    page, _watcher = moving(key)
    Coach(page, 3).play(40)
    page.door.run(60_000)
    happened = [event for ply in page.model.game.plies for event in ply.events]
    assert [event for event in told if event.kind != "roll"] == [event for event in happened if event.kind != "roll"]
