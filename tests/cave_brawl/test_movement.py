"""Cave Brawl 3.3 and 3.4: activations, movement, entering."""

import pytest

from tests.cave_brawl.diagrams import picture, pit


def test_a_standing_player_moves_up_to_his_movement_and_acts_once():
    """Cave Brawl 3.3."""
    g = pit("""
      j k l
    9 . S1* .
    """)
    for text in ("S1 k10", "S1 k11", "S1 k12", "S1 k13", "S1 k14"):
        g.play(text)
    assert g.legal() == ["S1 kick", "S1 rest"]


def test_movement_may_be_split_around_the_action():
    """Ruling 11: move, act, move."""
    g = pit("""
       j  k   l
    10 . S1* .
    11 . S2  N1
    """, scores={"S1": (9, 3, 3, 9)})
    g.play("""
        S1 k9
        S1 k10
        S1 tackle N1: tackle=4; damage=11
        S1 l10
    """)
    assert g.diagram("jkl", 10, 11) == picture("""
       j  k  l
    10 . .  S1*
    11 . S2 N1_
    """)
    assert "S1 kick" not in g.legal("S1") and "S1 block N1" not in g.legal() and "S1 m10" in g.legal()


def test_a_prone_player_stands_up_and_then_has_an_action_but_no_movement():
    """Cave Brawl 3.3."""
    g = pit("""
       j  k   l
    10 . S1_ .
    11 . o  N1
    """)
    assert g.legal("S1") == ["S1 stand"]
    g.play("S1 stand")
    assert g.legal("S1") == ["S1 block N1", "S1 tackle N1", "S1 rest"]


def test_standing_up_with_nothing_to_do_ends_the_activation_by_itself():
    g = pit("""
       j  k   l
    10 . S1_ .
    11 o . .
    12 . . N1
    """)
    g.play("S1 stand")
    assert g.legal() == ["end"] and g.at("S1") == "k10"


def test_a_prone_player_may_be_left_lying():
    """Ruling 12."""
    g = pit("""
       j  k   l
    10 . S1_ o
    """)
    g.play("end")
    assert g.s.prone[0] == 1


def test_there_are_no_zones_and_diagonal_steps_between_bodies_are_free():
    """Ruling 14."""
    g = pit("""
       j  k   l
    10 N1 . o
    11 S1 N2 .
    """)
    g.play("S1 k10")
    assert g.rolls() == [] and g.at("S1") == "k10"
    assert "S1 l11" in g.legal()


def test_a_player_enters_on_his_goal_square_which_is_his_first_square():
    """Cave Brawl 3.4."""
    g = pit("""
       j k l
    20 . . .
    21 . . .
     1 . N1* .
    """, tunnel="S1 S2")
    assert g.legal() == ["S1 k21", "S2 k21"]
    g.play("S1 k21")
    for text in ("S1 k20", "S1 k19", "S1 k18", "S1 k17"):
        g.play(text)
    assert g.legal("S1") == [] and g.at("S1") == "k17"


def test_a_turn_goes_on_while_somebody_could_come_out_of_the_tunnel():
    """Ruling 16: the own goal square is empty."""
    g = pit("""
       j k l
    20 . S1 .
     1 . N1* .
    """, tunnel="S2")
    assert "end" not in g.legal()
    g.play("""
        S2 k21
        S2 j20
        S2 rest
    """)
    assert "end" in g.legal()


def test_a_team_mate_on_the_goal_square_who_could_step_off_must_do_so():
    """Ruling 16."""
    g = pit("""
       j k l
    20 . . .
    21 . S1 .
     1 . N1* .
    """, tunnel="S2")
    assert "end" not in g.legal() and g.legal("S2") == []
    g.play("S1 k20")
    g.play("S1 k21")
    assert "S1 rest" not in g.legal()
    g.play("""
        S1 j20
        S1 rest
    """)
    assert g.legal("S2") == ["S2 k21"]


@pytest.mark.parametrize(("kind", "token", "ends"), [("prone", "S1_", True), ("standing", "S1", False)])
def test_a_prone_keeper_need_not_stand_up(kind, token, ends):
    """Ruling 16: an unactivated standing player who could step off."""
    g = pit(f"""
       j k l
    20 . . .
    21 . {token} .
     1 . N1* .
    """, tunnel="S2")
    assert ("end" in g.legal()) == ends, kind


def test_a_keeper_who_cannot_step_off_lets_the_turn_end():
    """Ruling 16."""
    g = pit("""
       j  k  l
    20 N2 N3 N4
    21 N5 S1 N6
     1 . N1* .
    """, tunnel="S2")
    assert "end" in g.legal()


def test_an_activated_keeper_lets_the_turn_end():
    """Ruling 16: having blocked on the goal square he has not chosen to end there."""
    g = pit("""
       j  k  l
    20 N2 . .
    21 . S1 .
     1 . N1* .
    """, tunnel="S2")
    g.play("S1 block N2: block=2")
    assert g.legal() == ["end"]


def test_nobody_stops_on_his_goal_square_while_others_wait_unless_he_must():
    """Ruling 16: he may stop there when no empty square is left; he does not come there with his last point."""
    g = pit("""
       j  k  l
    20 . . .
    21 . S2 .
     1 . N1* .
    """, tunnel="S3")
    for text in ("S2 j21", "S2 j20", "S2 k20", "S2 l20"):
        g.play(text)
    assert "S2 k21" not in g.legal() and "S2 l21" in g.legal()
    g.play("S2 l21")
    assert g.legal() == ["S3 k21"]
    alone = pit("""
       j  k  l
    20 . . .
    21 . S2 .
     1 . N1* .
    """)
    alone.play("S2 k20")
    alone.play("S2 k21")
    assert "S2 rest" in alone.legal()


def test_an_opponent_on_the_goal_square_is_blocked_from_the_tunnel():
    """Ruling 56: as if adjacent; the follow-up is the goal square itself."""
    g = pit("""
       j  k  l
    20 . . .
    21 . N2 .
     1 . N1* .
    """, tunnel="S1 S2")
    assert g.legal() == ["S1 block N2", "S2 block N2", "end"]
    g.play("S1 block N2: block=16; push j20; damage=4; follow k21")
    assert (g.at("S1"), g.at("N2")) == ("k21", "j20") and g.s.hp[8] == 5
    assert g.rolls() == [("block", 10), ("damage", None)] and g.legal() == ["end"]


def test_a_block_from_the_tunnel_can_fail_or_be_pointless_and_the_player_waits():
    """Ruling 56: standing or prone, no tackle, fear test included."""
    g = pit("""
       j  k  l
    20 . . .
    21 . N2_ .
     1 . N1* .
    """, tunnel="S1 S2", kinds="N2=ap")
    g.play("S1 block N2: fear=2; block=3")
    assert g.at("S1") == "t" and g.legal() == ["S2 block N2", "end"]
    g.play("S2 block N2: fear=1")
    assert g.legal() == ["end"] and g.told("afraid") == [(1, 8)]


def test_without_room_to_push_the_blocker_stays_in_the_tunnel():
    """Rulings 25 and 56."""
    g = pit("""
       j  k  l
    20 N3 N4 N5
    21 N6 N2 N7
     1 . N1* .
    """, tunnel="S1")
    g.play("S1 block N2: block=16; damage=4")
    assert g.at("S1") == "t" and g.told("not_pushed") == [(8,)]


def test_a_carrier_may_block_out_of_the_tunnel_and_bring_the_ball_with_him():
    """Rulings 52 and 56."""
    g = pit("""
       j  k  l
    20 . . .
    21 . N2 .
    """, tunnel="S1", holder=0, possessor=0, ball_start=-1)
    g.play("S1 block N2: block=16; push j20; damage=4; follow k21")
    assert g.ball == "S1" and g.at("S1") == "k21"


def test_a_player_in_the_tunnel_cannot_be_passed_to_and_does_nothing_else():
    """Cave Brawl 3.4."""
    g = pit("""
       j  k  l
    20 . S1* .
    21 . S2 .
    """, tunnel="S3 N1", kinds="S3=wi S1=zo S2=zo")
    assert g.legal("S1 pass") == ["S1 pass S2"] and g.legal("S3") == []


def test_nobody_vaults_onto_his_goal_square_with_nothing_left_while_others_wait():
    """Ruling 16."""
    def vaults(tunnel):
        g = pit("""
           j  k  l
        19 . S2 .
        20 . N2 .
        21 . . .
         1 . N1* .
        """, tunnel=tunnel, kinds="S2=ac")
        for text in ("S2 j18", "S2 k18", "S2 l18", "S2 m19", "S2 l18", "S2 k19"):
            g.play(text)
        return "S2 vault N2" in g.legal()

    assert vaults("") and not vaults("S3")
