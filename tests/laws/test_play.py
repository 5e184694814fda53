"""Random legal play of every ruleset: invariants, saving and loading, undo, replay."""

import pytest

from fracas.kernel import record
from fracas.kernel.drivers import Answer, Tape
from fracas.kernel.errors import IllegalAction, Pending
from fracas.kernel.table import Roll
from tests.laws.matches import RULESETS, inputs, load, names
from tests.sample import sample

every_ruleset = pytest.mark.parametrize("ruleset", RULESETS, ids=names)


@every_ruleset
def test_random_inputs_keep_every_invariant(ruleset):
    ended, of_match = 0, None
    for game, count in inputs(ruleset, "play", sample(2_500, 20_000)):
        of_match = ruleset.constant(game.state) if count == 1 else of_match
        if game.pending is None:
            ruleset.check(game.state)
            assert ruleset.constant(game.state) == of_match
        ended += game.is_terminal()
    assert ended > 0, "no match has come to an end"


@every_ruleset
@pytest.mark.parametrize("real", [False, True], ids=["virtual", "real"])
def test_a_record_can_be_saved_and_loaded_at_any_input(ruleset, real):
    """At each of the first inputs of a few matches, whatever they are, then here and there: loading plays all again."""
    for game, _ in inputs(ruleset, "save", sample(60, 180), limit=60, real=real):
        _same(load(ruleset, game.record), game)
    for game, count in inputs(ruleset, "save on", sample(150, 600), limit=150, real=real):
        if count > 60 and count % 7 == 0:
            _same(load(ruleset, game.record), game)
    for game, count in inputs(ruleset, "save later", sample(1_000, 4_000), real=real):
        if count % 500 == 0:
            _same(load(ruleset, game.record), game)


def _same(loaded, game):
    assert loaded.record == game.record and loaded.fingerprint == game.fingerprint
    assert loaded.pending == game.pending or _alike(loaded.pending, game.pending)
    assert loaded.state == game.state and loaded.format == record.FORMAT and loaded.can_undo == game.can_undo
    assert loaded.legal_actions() == game.legal_actions() and loaded.to_act == game.to_act


def _alike(one, two):
    """Two requests for the same roll differ only in the function that makes its bands."""
    return isinstance(one, Roll) and isinstance(two, Roll) and one._replace(bands=None) == two._replace(bands=None)


@every_ruleset
@pytest.mark.parametrize("real", [False, True], ids=["virtual", "real"])
def test_what_is_done_and_undone_leaves_no_trace_and_can_be_redone(ruleset, real):
    undone = 0
    for game, _ in inputs(ruleset, "undo", sample(500, 2_000), real=real):
        undone += _undo_and_redo(game)
    assert undone > 0 or ruleset.key == "toy"


def _undo_and_redo(game):
    after = _trace(game)
    steps = []
    while game.can_undo and len(steps) < 3:
        steps.append(_trace(game))
        game.undo()
        assert game.can_redo
    for trace in reversed(steps):
        game.redo()
        assert _trace(game) == trace
    assert _trace(game) == after and not game.can_redo
    return len(steps)


def _trace(game):
    """Return all that undo and redo must bring back; that real dice were seen is not taken back."""
    pending = game.pending._replace(bands=None) if isinstance(game.pending, Roll) else game.pending
    answers = [list(ply.answers) for ply in game.plies[-4:]]
    return game.state.copy(), pending, game.dice, game.to_act, len(game.plies), answers, any(game.real) or game.can_undo


@every_ruleset
def test_an_undone_action_restores_the_position_before_it(ruleset):
    for game, _ in inputs(ruleset, "before", sample(500, 2_000)):
        if game.can_undo and game.pending is None and game.plies and not game.plies[-1].answers:
            before = game.plies[-1].before.copy()
            game.undo()
            assert game.state == before and game.pending is None
            game.redo()


@every_ruleset
def test_a_match_played_from_its_answers_alone_ends_in_the_same_position(ruleset):
    for game, count in inputs(ruleset, "answers", sample(600, 3_000)):
        if count % 10 == 0 and game.pending is None:
            ply = game.plies[-1]
            tape = Tape(ply.before.copy(), [Answer(*answer) for answer in ply.answers])
            ruleset.apply(tape, ply.action)
            assert tape.state == game.state and tuple(tape.events) == _without_bands(tape, ply)


def _without_bands(tape, ply):
    """Return the events of the ply, its rolls with the bands of the tape (functions never compare equal)."""
    return tuple(
        mine if theirs.kind == "roll" and mine.facts[0].faces == theirs.facts[0].faces else theirs
        for mine, theirs in zip(tape.events, ply.events, strict=True)
    )


@every_ruleset
def test_a_copy_shares_nothing_that_play_can_change(ruleset):
    for game, count in inputs(ruleset, "copy", sample(600, 1_500)):
        if count % 5 == 0 and game.pending is None and not game.is_terminal():
            before = game.state.copy()
            copy = game.state.copy()
            tape = Tape(copy, [], seed=f"{count}")
            legal = ruleset.legal_actions(copy)
            _run(ruleset, tape, legal[count % len(legal)])
            assert game.state == before


def _run(ruleset, tape, action):
    try:
        ruleset.apply(tape, action)
    except Pending:
        pass


@every_ruleset
def test_what_is_not_listed_or_comes_at_the_wrong_time_is_refused(ruleset):
    for game, count in inputs(ruleset, "refuse", 300):
        if count % 10:
            continue
        before = game.record
        wrong = [lambda g: g.apply(("no such action",))]
        if game.pending is None:
            wrong.append(lambda g: g.answer("yes"))
        for act in wrong:
            with pytest.raises(IllegalAction):
                act(game)
        assert game.record == before
