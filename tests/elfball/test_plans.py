"""What the rookie thinks of: getting up at any price, clearing the carrier's way, and not waiting for ever."""

import fracas
from fracas.bots import Bot
from fracas.bots.match import play_steps
from fracas.games.elfball.bot.plans import LONG, plans
from tests.elfball.diagrams import board

# One player a side: the Troll of the orcs stands beside the goal with the ball, the gnome lies dazed and needs his
# whole Jog to stand up. If the Troll scores, the orcs have nobody for the next face-off.
ALONE = ("elfball.1.orcs.gnomes.2-0-s.i-i-i-i-i-i-r-r-i-c176-o-o.i-x-i-i-i12z-r-i-i-i-x-o-o.H10.t{side}.haan.2-{turn}"
         ".0-1.0-0.H10-A5.n")


def first_actions(state):
    return {plan[0] for plan in plans(state) if plan}


def test_who_needs_his_whole_jog_to_stand_up_thinks_of_it():
    game = fracas.from_position(ALONE.format(side="a", turn=40))
    assert ("stand", 16) in first_actions(game.state)
    assert Bot("yardstick", "a").decide(game) == ("stand", 16)


def test_nobody_waits_for_ever():
    early, late = (fracas.from_position(ALONE.format(side="h", turn=turn)) for turn in (40, LONG + 1))
    assert ("end", 9) in first_actions(early.state) and ("end", 9) not in first_actions(late.state)
    assert sum(1 for _ in play_steps(early, (Bot("yardstick", "a"), Bot("yardstick", "b")), 1000)) < 1000
    assert early.is_terminal()


def test_a_team_mate_clears_the_carriers_marker_away():
    match = board("""
          p11:  .      .    A2>4   .
        q10:  H5>2  .  H3>2o   .
          r10:  .      .    .     .
    """)
    assert any(("tackle", 4, 13) in plan for plan in plans(match.state))
    alone = board("q10: H5>2 . H3>2o . A2>2")
    assert not any(("tackle", 4, 13) in plan for plan in plans(alone.state))
