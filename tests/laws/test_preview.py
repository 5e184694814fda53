"""Laws of what is shown of actions to come: it is what the rule makes of them, on random walks in every game."""

from random import Random

import pytest

import fracas
from fracas.faces import face_of
from fracas.faces.face import Face
from fracas.faces.preview import positions_along
from fracas.kernel.drivers import Sampler
from tests.laws.matches import RULESETS, inputs, names, pick
from tests.sample import sample

REAL = [ruleset for ruleset in RULESETS if ruleset.key != "toy"]
WALKED = [ruleset for ruleset in REAL if face_of(ruleset.key).plane is None]
INPUTS, EVERY, TRIES = sample(600, 2_000), 4, 60


def walks(ruleset, random):
    """Yield a position, who may go where in it, and all he does on the way."""
    face = face_of(ruleset.key)
    for game, count in inputs(ruleset, "walks", INPUTS):
        if game.pending is not None or count % EVERY or game.is_terminal():
            continue
        legal = game.legal_actions()
        able = [who for who in face.actors(game.state, legal) if face.move_options(game.state, legal, who).paths]
        if not able:
            continue
        who = pick(able, random)
        offer = face.move_options(game.state, legal, who)
        deeds = [deed for deed in offer.actions if deed.path is not None]
        way = pick([*offer.paths.values()], random)
        yield face, game.state, who, way.steps, way
        if deeds:
            deed = pick(deeds, random)
            yield face, game.state, who, (*deed.path.steps, deed.action), deed.path


def shown(face, state, who):
    """Return what a coach sees of a position: counters, the ball, and what a player has left."""
    return face.tokens(state), face.ball(state), face.card(state, who)


def played(ruleset, face, state, actions, random):
    """Play actions by the rule until its dice let each of them follow; return what is shown before each.

    No roll is repeated on the way, which would show in who has used what up.
    """
    def decide(here, choice):
        return "keep" if "keep" in choice.options else ruleset.policy(here, choice)

    for _ in range(TRIES):
        now, seen = state.copy(), []
        for action in actions:
            if not ruleset.is_legal(now, action):
                break
            seen.append(shown(face, now, action[1]))
            ruleset.apply(Sampler(now, random, decide), action)
        else:
            return seen
    return None


@pytest.mark.parametrize("ruleset", WALKED, ids=names)
def test_positions_on_a_way_are_those_the_rule_comes_to(ruleset):
    random, compared = Random("walks"), 0
    for face, state, who, actions, way in walks(ruleset, random):
        before = state.copy()
        found = list(positions_along(ruleset, state, actions))
        assert state == before
        start = len(way.steps) - len(way.cells) + 1
        assert tuple(face.cell_of(there, who) for there in found[start:]) == way.cells[: len(found) - start]
        seen = played(ruleset, face, state, actions, random)
        if seen is not None:
            assert [shown(face, there, action[1]) for there, action in zip(found, actions, strict=True)] == seen
            compared += 1
    assert compared > 50


@pytest.mark.parametrize("ruleset", REAL, ids=names)
def test_the_usual_set_up_is_legal_and_complete(ruleset):
    face, completed = face_of(ruleset.key), 0
    for game, _count in inputs(ruleset, "set-up", INPUTS):
        if game.pending is not None or game.is_terminal():
            continue
        setup = face.setup(game.state, game.legal_actions())
        if setup is None:
            continue
        placed, side = setup.formation(), game.to_act
        assert bool(placed) == bool(setup.waiting)
        copy = fracas.from_record(game.record)
        for action in placed:
            copy.apply(action)
        after = face.setup(copy.state, copy.legal_actions())
        assert copy.to_act != side or after is None or (after.done is not None and not after.waiting)
        completed += 1
    assert completed > 0 or face.setup is Face.setup
