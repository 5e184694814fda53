"""Cave Brawl 3.1, 3.2 and 3.6: start, turns, scoring, winning, the restart."""

import pytest

from fracas.bots import play_match
from fracas.games.cave_brawl.ruleset import RULESET
from fracas.games.cave_brawl.score import check_extinct, is_extinct
from fracas.games.cave_brawl.state import COIN, HANDING, NO_BODY, OVER, SOUTH, TURN
from fracas.games.cave_brawl.words.text import sentence
from fracas.kernel.drivers import Tape
from tests.cave_brawl.diagrams import cell, pit, who
from tests.cave_brawl.test_teams import match, play

SAMPLE = "sample-exiles"


@pytest.mark.parametrize(("coin", "offense"), [(1, "S"), (2, "N")])
def test_the_coin_gives_the_ball_and_the_defense_has_the_first_turn(coin, offense):
    """Cave Brawl 3.1, Ruling 10."""
    game = match(SAMPLE, SAMPLE)
    assert game.state.phase == COIN
    play(game, f"flip: coin={coin}")
    assert game.state.phase == HANDING and game.to_act == "SN".index(offense)
    assert game.legal_texts() == [f"{offense}{n} hand" for n in range(1, 10)]
    play(game, f"{offense}6 hand")
    s = game.state
    assert (s.phase, s.side, s.turn, s.possessor) == (TURN, 1 - "SN".index(offense), 1, "SN".index(offense))
    assert s.where == [-1] * 18 and s.holder % 9 == 5


@pytest.mark.parametrize(("first", "side"), [("home", 0), ("away", 1)])
def test_the_ball_may_be_agreed_on(first, side):
    game = match(SAMPLE, SAMPLE, first=first)
    assert (game.state.phase, game.to_act) == (HANDING, side)


def test_turns_alternate_whoever_holds_the_ball():
    """Cave Brawl 3.1."""
    g = pit("""
       j k l
    10 S1* . .
    11 . . N1
    """)
    g.play("end")
    assert (g.s.side, g.s.turn) == (1, 6)
    g.play("end")
    assert (g.s.side, g.s.turn) == (0, 7)


def test_an_activation_is_finished_before_the_next_begins():
    """Cave Brawl 3.2."""
    g = pit("""
       j k l
    10 S1* . S2
    11 . . .
    """)
    g.play("S1 j9")
    assert g.legal("S2") == [] and "end" not in g.legal() and "S1 rest" in g.legal()
    g.play("S1 rest")
    assert g.legal("S1") == [] and g.legal("S2") != [] and "end" in g.legal()


def test_walking_into_the_goal_scores_and_both_teams_start_again():
    """Cave Brawl 3.6, Rulings 19, 54 and 55."""
    g = pit("""
      j k l
    1 . . .
    2 . S1* N1
    3 N2_ S2 .
    """, stall=1, hp=[4, *[9] * 13])
    g.play("S1 k1")
    s = g.s
    assert s.score == [1, 0] and s.phase == HANDING and s.side == 1
    assert [g.at(name) for name in ("S1", "S2", "N1", "N2")] == ["t"] * 4
    assert not any(s.prone) and s.stall == 0 and s.hp[0] == 4 and g.ball == ""
    g.play("N2 hand")
    assert s.phase == HANDING and g.s.side == 0 and g.ball == "N2"


def test_the_own_goal_square_has_no_effect():
    """Ruling 19."""
    g = pit("""
       j k l
    20 . S1* .
    21 . . .
    """)
    g.play("S1 k21")
    assert g.s.score == [0, 0] and g.s.phase == TURN


def test_a_point_drops_the_rest_of_the_turn():
    """Ruling 54: no Ungawa check, no beasts, and S2 does not act any more."""
    g = pit("""
      j k l
    1 . . .
    2 . S1* .
    9 B1 N1 S2
    """, beasts={"B1": ("smilodon", 20, "S")}, stall=1)
    g.play("S1 k1")
    assert g.kinds() == ["moves", "point", "restart"] and g.s.beasts == [] and g.s.released == 0


def test_the_target_wins():
    """Cave Brawl 3.6."""
    g = pit("""
       j k l
    20 . N1* .
    21 . . S1
    """, turn="N", score=[2, 2])
    g.play("N1 k21")
    assert g.s.phase == OVER and g.game.returns() == (-1, 1) and g.told("match_over") == [(1, "target", 2, 3)]
    assert g.legal() == []


def test_bodies_of_dead_zombies_go_to_their_tunnel_and_curses_stay():
    """Ruling 55."""
    g = pit("""
      j k l
    1 . . .
    2 . S1* .
    9 . N1 .
    """, kinds="N5=zo", bodies_at={"N5": "c3"})
    g.s.bt[who("N1")] = 1
    g.play("S1 k1")
    assert g.s.body[who("N5")] == -1 and g.s.bt[who("N1")] == 1
    g.play("""
        N1 hand
        S1 k21
        S1 rest
        end: slumber=1; revive=4
    """)
    assert g.at("N5") == "t" and g.s.body[who("N5")] == NO_BODY and g.s.hp[who("N5")] == 4 and not g.s.prone[who("N5")]


def test_scorers_keep_the_ball_when_only_dead_zombies_have_conceded():
    """Ruling 57."""
    g = pit("""
      j k l
    1 . . .
    2 . S1* .
    """, kinds="N1=zo", bodies_at={"N1": "c3"})
    g.play("S1 k1")
    assert g.s.phase == HANDING and g.s.side == 0 and g.s.possessor == 0
    g.play("S1 hand: slumber=5")
    assert g.s.side == 1 and g.legal() == ["end"]


def test_a_team_with_nobody_left_loses_at_once():
    """Ruling 20."""
    g = pit("""
       j k l
    10 S1 N1 .
    11 . . o
    """, scores={"N1": (3, 3, 3, 2)}, score=[0, 2])
    g.play("S1 block N1: block=15; push stay; damage=2")
    assert g.s.phase == OVER and g.game.returns() == (1, -1) and g.told("match_over") == [(0, "extinct", 0, 2)]


def test_a_failed_tackle_can_lose_the_match():
    """Rulings 20 and 41."""
    g = pit("""
       j k l
    10 S1* N1 .
    """, scores={"S1": (3, 3, 3, 1)})
    g.play("S1 tackle N1: tackle=2; damage=1")
    assert g.game.returns() == (-1, 1) and g.ball == "j10"


def test_a_team_of_dead_zombies_plays_on():
    """Ruling 20."""
    g = pit("""
       j k l
    10 S1 N1 .
    11 . . o
    """, kinds="N1=zo", scores={"N1": (3, 3, 3, 2)})
    g.play("S1 block N1: block=15; push stay; damage=2; follow stay")
    assert g.s.phase == TURN
    g.play("end: slumber=3")
    assert g.legal() == ["end"]


def test_players_in_the_tunnel_are_living_and_carried_off_zombies_do_not_count():
    """Ruling 20."""
    g = pit("""
       j k l
    10 S1 . o
    """, kinds="N2=zo", tunnel="N1")
    assert not is_extinct(g.s, 1)
    g.s.where[who("N1")] = -3
    assert is_extinct(g.s, 1)


@pytest.mark.parametrize(("score", "winner"), [([1, 0], 0), ([0, 2], 1), ([1, 1], -1)])
def test_if_both_teams_are_gone_points_decide(score, winner):
    """Ruling 20."""
    g = pit("""
       j k l
    10 S1 . o
    11 . N1 .
    """, score=score)
    g.s.where = [-2] * 14
    check_extinct(Tape(g.s, []))
    assert (g.s.phase, g.s.winner) == (OVER, winner)


@pytest.mark.parametrize(("score", "returns"), [([1, 0], (1, -1)), ([0, 1], (-1, 1)), ([1, 1], (0, 0))])
def test_after_the_last_round_points_decide(score, returns):
    """Ruling 21."""
    g = pit("""
       j k l
    10 S1* . .
    11 . . N1
    """, options={"rounds": 3}, score=score)
    g.play("end")
    assert not g.game.is_terminal()
    g.play("end")
    assert g.game.is_terminal() and g.game.returns() == returns


def test_a_point_in_the_last_turn_counts_and_ends_the_match():
    """Ruling 21."""
    g = pit("""
      j k l
    1 . . .
    2 . S1* .
    9 . N1 .
    """, options={"rounds": 3}, turn="S")
    g.s.turn = 6
    g.play("S1 k1")
    assert g.game.returns() == (1, -1) and g.s.score == [1, 0]


def test_without_a_limit_the_rounds_never_end_the_match():
    """Ruling 21: off in a friendly match."""
    setting = next(setting for setting in RULESET.settings if setting.name == "rounds")
    assert setting.default == 0 and min(c for c in setting.choices if c) == 20 and max(setting.choices) == 200
    g = pit("""
       j k l
    10 S1* . N1
    """)
    g.s.turn = 9_998
    g.play("end")
    assert not g.game.is_terminal()


def test_sides_are_never_swapped():
    """Ruling 6."""
    g = pit("""
      j k l
    1 . . .
    2 . S1* .
    9 . N1 .
    """)
    g.play("""
        S1 k1
        N1 hand
        S1 k21
    """)
    assert g.s.where[who("S1")] == cell("k21")


def test_a_tackle_that_ends_the_match_leaves_nothing_of_the_activation():
    """Ruling 20."""
    g = pit("""
       j  k   l
    11 S1 N1* .
    """, scores={"N1": (3, 3, 3, 2)})
    g.play("S1 tackle N1: tackle=10; damage=11")
    assert g.game.returns() == (1, -1) and g.ball == "k11"


def test_a_match_between_bots_ends_after_sixty_rounds():
    """Cave Brawl 3.6, Ruling 21: whenever no coach is human, unless something else is wanted."""
    assert play_match("cave_brawl", "random", "random", "bots", limit=1).game.tags["Options"] == "rounds=60"
    game = play_match("cave_brawl", "random", "random", "bots", {"rounds": 20}, limit=1).game
    assert game.state.options.rounds == 20


def test_a_coach_gives_up_and_the_points_are_raised_to_the_target():
    """Cave Brawl 3.6, Rulings 48 and 60."""
    game = match(SAMPLE, SAMPLE)
    assert RULESET.is_legal(game.state, ("concede", 1))
    rolled = match("cavemen", "cavemen")
    assert not RULESET.is_legal(rolled.state, ("concede", 1))
    game.apply("concede away")
    assert (game.state.phase, game.state.winner, game.state.score) == (OVER, SOUTH, [0, 0])
    assert RULESET.ranking.points(game.state) == (3, 0)
    assert [sentence(event, game.state) for event in game.events] == [
        "NORTH concede.", "SOUTH win the match 0–0: the other side concedes."]
