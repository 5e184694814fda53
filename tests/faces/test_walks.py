"""A walk whose way the board shows is told by what it is for: the ball, its carrier, an opponent beside its end."""

import pytest

import fracas
from fracas.faces import face_of, plans
from fracas.faces.cells import cell_name
from fracas.faces.slips import plan_words
from fracas.games import ruleset
from fracas.kernel.game import Game
from tests.laws.matches import positions
from tests.sample import sample

POSITIONS = sample(1_600, 30_000)  # inputs of each game, of which every twelfth is looked at


WITH_BALL = "runs in", "runs with"


def square(name):
    """Return column and row of a square's name; a tunnel is far from all of them."""
    return (ord(name[0]), int(name[1:])) if name[1:].isdigit() else (-9, -9)


@pytest.mark.parametrize("key", ["street_bowl", "cave_brawl"])
def test_whoever_ends_beside_the_ball_or_an_opponent_is_said_to_and_nobody_else(key):
    face, rules, seen = face_of(key), ruleset(key), dict.fromkeys((*WITH_BALL, "next to", "closer to", "moves"), 0)
    for state in positions(rules, "walks", POSITIONS, 12):
        game = Game(rules, state, "walks")
        places = {token.cell: token for token in face.tokens(state) if token.cell >= 0}
        for who in face.actors(state, game.legal_actions())[:2]:
            own = face.token(state, who)
            ways = list(face.move_options(state, game.legal_actions(), who).paths.values())
            goals = face.goals(state, own.side)
            for way in (*ways[:6], *(way for way in ways[6:] if own.has_ball and way.cell in goals)):
                plan = plans.plan_of_way(game, who, way)
                told = plan_words(face, state, plan, is_drawn=True).removeprefix(face.name(state, who)).strip()
                if told == "goes for the ball":
                    continue
                near = {cell for cell in places if touches(face, state, cell, plan.cell)} - {own.cell}
                ball = next((cell for cell, token in places.items() if token.has_ball), face.ball(state))
                others = {cell for cell in near if places[cell].side != own.side}
                kind = next(each for each in seen if told.startswith((each, f"moves {each}")))
                seen[kind] += 1
                assert (kind in WITH_BALL) == own.has_ball
                if own.has_ball and way.chance == 1:
                    assert (kind == "runs in") == has_scored(Game(rules, state, "walks"), face, way.steps)
                if kind == "next to":
                    named = {"the ball"} if told == "moves next to the ball" else {
                        face.name(state, face.who_at(state, cell)) for cell in ({ball} & near or others)}
                    assert told.removeprefix("moves next to ") in named
                elif kind not in WITH_BALL:
                    assert not others and ball not in near
    assert all(seen[kind] for kind in seen if kind != "runs in"), seen


def test_a_certain_run_into_the_goal_is_said_to_score():
    game = fracas.from_position(
        "elfball.1.timberline-elves.orcs.1-0.b-b-h173-k164-b-b-n143-g123-m163-m103-o-o"
        ".k131-b-s146-b-b-b-l122-r156-s96-t126-o-o.H3.th.hahn.1-1.0-0.0-0.n-n.n", "s")
    face, told = face_of("elfball"), {}
    for way in face.move_options(game.state, game.legal_actions(), 2).paths.values():
        plan = plans.plan_of_way(game, 2, way)
        told[cell_name(face, game.state, way.cell)] = plan_words(face, game.state, plan, is_drawn=True)
        if way.chance == 1:
            scored = has_scored(Game(game.ruleset, game.state, "s"), face, way.steps)
            assert scored == told[cell_name(face, game.state, way.cell)].endswith(" runs in and scores")
    assert told["c18"] == "Ashbow (3) runs in and scores" and told["d18"] == "Ashbow (3) runs with the ball"


def has_scored(game, face, steps):
    """Return whether a certain walk brings its side a point."""
    before = face.score(game.state)
    for step in steps:
        game.apply(step)
    return face.score(game.state) != before


def touches(face, state, here, there):
    """Return whether two squares touch, by their names."""
    if min(here, there) < 0:
        return False
    (column, row), (other_column, other_row) = (square(cell_name(face, state, cell)) for cell in (here, there))
    return max(abs(column - other_column), abs(row - other_row)) == 1
