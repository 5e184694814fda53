"""Run with the sixth game in the tree: a match of it on a page without a browser, by two people and against a bot."""

from __future__ import annotations

import fracas
from fracas.faces import face_of, roster_editor_of
from fracas.games import game_info
from tests.page.headless import Page


def play(way: str) -> Page:
    """Play a match to its end by the controls of the page, the first of those that stand there."""
    page = Page(address=f"#/new/toy/{way}")
    assert "Toy" in page.text("screen-new"), page.text("screen-new")
    page.do("start")
    for turn in range(200):
        page.door.run()
        game = page.model.game
        if game.is_terminal():
            return page
        if game.pending is not None:
            page.do("reply", str(game.pending.options[turn % 2]))
        elif game.to_act == 0 or way == "two":
            page.do("command", str(turn % 3))
    raise AssertionError("the match does not end")


if __name__ == "__main__":
    assert game_info("toy").name == "Toy" and face_of("toy").key == "toy" and roster_editor_of("toy") is None
    for way in ("two", "bot"):
        done = play(way)
        again = fracas.from_record(done.model.game.record)
        assert again.is_terminal() and max(again.state.points) >= 10
        assert " win" in done.text("ask")
    home = Page(done.door.store)
    begun = Page(home.door.store, "#/new/toy/two")
    begun.do("start")
    begun.door.run()
    home.go("#/saved")
    assert "Toy" in home.text("screen-saved")
    home.go("#/")
    assert "Hare 0, Tortoise 0" in home.text("screen-home") and "#/new/toy/bot" in home.text("screen-home")
    print("played")
