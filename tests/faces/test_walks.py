"""A walk whose way the board shows is told by what it is for: the ball, its carrier, an opponent beside its end."""

import pytest

from fracas.faces import face_of, plans
from fracas.faces.cells import cell_name
from fracas.faces.slips import plan_words
from fracas.games import ruleset
from fracas.kernel.game import Game
from tests.laws.matches import positions
from tests.sample import sample

POSITIONS = sample(1_600, 30_000)  # inputs of each game, of which every twelfth is looked at


def square(name):
    """Return column and row of a square's name; a tunnel is far from all of them."""
    return (ord(name[0]), int(name[1:])) if name[1:].isdigit() else (-9, -9)


@pytest.mark.parametrize("key", ["street_bowl", "cave_brawl"])
def test_whoever_ends_beside_the_ball_or_an_opponent_is_said_to_and_nobody_else(key):
    face, rules, seen = face_of(key), ruleset(key), dict.fromkeys(("runs with", "next to", "closer to", "moves"), 0)
    for state in positions(rules, "walks", POSITIONS, 12):
        game = Game(rules, state, "walks")
        places = {token.cell: token for token in face.tokens(state) if token.cell >= 0}
        for who in face.actors(state, game.legal_actions())[:2]:
            own = face.token(state, who)
            for way in list(face.move_options(state, game.legal_actions(), who).paths.values())[:6]:
                plan = plans.plan_of_way(game, who, way)
                told = plan_words(face, state, plan, is_drawn=True).removeprefix(face.name(state, who)).strip()
                if told == "goes for the ball":
                    continue
                near = {cell for cell in places if touches(face, state, cell, plan.cell)} - {own.cell}
                ball = next((cell for cell, token in places.items() if token.has_ball), face.ball(state))
                others = {cell for cell in near if places[cell].side != own.side}
                kind = next(each for each in seen if told.startswith((each, f"moves {each}")))
                seen[kind] += 1
                assert (kind == "runs with") == own.has_ball
                if kind == "next to":
                    named = {"the ball"} if told == "moves next to the ball" else {
                        face.name(state, face.who_at(state, cell)) for cell in ({ball} & near or others)}
                    assert told.removeprefix("moves next to ") in named
                elif kind != "runs with":
                    assert not others and ball not in near
    assert all(seen.values()), seen


def touches(face, state, here, there):
    """Return whether two squares touch, by their names."""
    if min(here, there) < 0:
        return False
    (column, row), (other_column, other_row) = (square(cell_name(face, state, cell)) for cell in (here, there))
    return max(abs(column - other_column), abs(row - other_row)) == 1
