"""Giving a match up: by either coach, at any moment, and what becomes of the action that was going on."""

import pytest

import fracas
from fracas.kernel.errors import IllegalAction, InvalidNotation
from fracas.kernel.game import DICE_ROLLED
from fracas.kernel.resign import resignation
from fracas.kernel.table import Choice

ANYTIME = ("elfball", "street_brawl", "cave_brawl", "school_fighters")


def begun(key: str, seed: str = "give up") -> fracas.Game:
    """Return a match in its first turn, no question open."""
    game = fracas.new(key, seed)
    while game.pending is not None or not game.ruleset.is_legal(game.state, resignation(0)) or len(game.plies) < 30:
        game.apply(game.legal_actions()[0]) if game.pending is None else game.answer(game.pending.options[0])
    return game


@pytest.mark.parametrize("key", ANYTIME)
@pytest.mark.parametrize("side", [0, 1])
def test_the_coach_who_is_not_to_act_may_give_up(key, side):
    """Elfball R144, Cave Brawl R60, School Fighters R40."""
    game = begun(key)
    game.apply(resignation(side))
    assert game.is_terminal() and game.returns() == ((-1, 1), (1, -1))[side]
    assert game.plies[-1].text == f"concede {('home', 'away')[side]}"
    game.ruleset.check(game.state)
    again = fracas.from_record(game.record)
    assert again.fingerprint == game.fingerprint
    assert fracas.from_position(game.position).returns() == game.returns()
    with pytest.raises(IllegalAction, match="over") as refused:
        game.apply(resignation(side))
    assert refused.value.reason == "The match is over."


@pytest.mark.parametrize("key", ANYTIME[:3])
def test_giving_up_at_an_open_question_drops_the_action(key):
    """What was rolled in it was seen: it stays in the record, and what gave the match up stands."""
    game = begun(key)
    while not (isinstance(game.pending, Choice) and any(answer.is_dice for answer in game.plies[-1].answers)):
        legal = game.legal_actions()
        game.apply(legal[len(game.plies) * 7 % len(legal)]) if game.pending is None else game.answer(
            game.pending.options[0])
    before, side = game.boundary.copy(), game.pending.coach
    game.apply(resignation(1 - side))
    assert game.is_terminal() and game.plies[-1].before == before and "=" in game.plies[-1].comment
    assert game.can_undo.reason == DICE_ROLLED
    again = fracas.from_record(game.record)
    assert (again.record, again.can_undo.reason) == (game.record, DICE_ROLLED)


def test_a_question_keeps_every_other_action_waiting():
    game = fracas.new("elfball", "x", real=(True, True))
    game.apply("start")
    with pytest.raises(IllegalAction, match="^Answer the open question first. You wanted “start” in"):
        game.apply("start")
    game.apply("concede away")
    assert game.returns() == (1, -1) and game.plies[-1].comment == "" and len(game.plies) == 1
    game.undo()
    assert game.legal_texts() == ["start"]


def test_nobody_else_can_give_up():
    game = fracas.new("school_fighters", "x")
    for text in ("concede nobody", "concede home away", "concede 1"):
        with pytest.raises(InvalidNotation, match="does not name a side"):
            game.apply(text)
    with pytest.raises(IllegalAction):
        game.apply("concede home")  # before the first round


def test_street_bowl_keeps_its_own_moment():
    """Street Bowl R12."""
    game = begun_bowl()
    assert not game.ruleset.is_legal(game.state, resignation(0)) and game.ruleset.is_legal(game.state, ("concede",))


def begun_bowl() -> fracas.Game:
    """Return a match of Street Bowl at the start of a turn."""
    game = fracas.new("street_bowl", "x")
    while game.pending is not None or not game.ruleset.is_legal(game.state, ("concede",)):
        game.apply(game.legal_actions()[-1]) if game.pending is None else game.answer(game.pending.options[0])
    return game
