"""How many taps a turn of Street Bowl takes on the match screen, without a browser."""

import re
from dataclasses import replace

from fracas.faces.intents import Decide
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.pitch import STREET
from fracas.kernel.game import Game
from tests.page.headless import Page
from tests.street_bowl.diagrams import number
from tests.street_bowl.moments import moment

MOST_TAPS = 25  # for a turn of five safe moves and two blocks
LINE = "H1 i4, H2 l3, H3 l5, H4 k1, H5 j6, H6 h4, H7 k7, A4 m3, A5 m5, A2 s4, A3 t3, A6 s6, A7 s7"


class Hand:
    """A hand that taps, and counts."""

    def __init__(self, record):
        self.page = Page(address="#/saved")
        self.page.do("take-file", record)
        self.page.door.run(20_000)
        self.page.do("take", "all")
        self.page.go("#/match/" + re.search(r"#/match/([\w-]+)", self.page.text("screen-saved"))[1])
        self.taps = 0

    def tap(self, do, arg=""):
        self.page.do(do, arg)
        self.page.door.run(20_000)
        self.taps += 1

    def at(self, *squares):
        for square in squares:
            self.tap("cell", str(STREET.cell_named(square)))

    @property
    def model(self):
        return self.page.model

    @property
    def state(self):
        return self.page.model.game.state

    def answer(self):
        """Answer all questions as the odds take them for granted: the die first, then its button."""
        while self.model.now.ask is not None:
            asked = self.model.now.ask
            best = next(reply for reply in asked.replies if reply.is_main)
            text = self.model.now.texts[best.option]
            if any(die.option == best.option for die in asked.dice):
                self.tap("die", text)
            self.tap("cell", str(best.cell)) if best.cell >= 0 else self.tap("reply", text)


def test_five_safe_moves_and_two_blocks_are_a_turn_of_25_taps():
    """To select somebody else ends the Action of who could only walk on: no tap of its own is needed for that."""
    hand = Hand(moment(LINE, ball="H1", seed="taps").record)
    for there in (("i4", "i3"), ("k1", "l1"), ("j6", "k6"), ("h4", "j4"), ("k7", "l7")):
        hand.at(*there)
    for there in (("l3", "m3"), ("l5", "m5")):
        hand.at(*there)
        hand.tap("go")
        hand.answer()
    assert all(hand.state.used[who] for who in range(7)), "all seven have acted"
    hand.tap("command", "0")
    assert hand.state.side == 1 and hand.state.turns == [2, 2]
    assert hand.taps <= MOST_TAPS
    print(f"\n{hand.taps} taps")


def test_who_was_selected_meanwhile_can_be_let_go_and_the_walk_goes_on():
    hand = Hand(moment(LINE, ball="H1").record)
    hand.at("i4", "i3", "k1")
    assert hand.model.ui.selected == number("H4") and hand.state.acting == number("H1")
    hand.at("k1")
    assert hand.model.ui.selected == number("H1")
    hand.at("i2")
    assert hand.state.where[number("H1")] == STREET.cell_named("i2") and hand.state.left == 4


def test_a_player_who_may_still_throw_keeps_his_action():
    """A tap on a team-mate is a pass; nobody else can be selected before it is thrown or given up."""
    hand = Hand(moment(LINE, ball="H1").record)
    hand.at("i4")
    hand.tap("command", "1")
    assert hand.state.deed == "pass"
    hand.at("h4")
    assert hand.model.ui.plan is not None and hand.state.used[number("H6")] == 0
    assert hand.model.now.actors == (number("H1"),) and hand.state.phase == st.TURN


# -- a walk in which something is asked ------------------------------------------------------------------------------

PAST = "H1 w3, H2 p4, A1 v4, A2 j4"  # to leave the Troll's tackle zone takes a dodge; then there are two squares more


def dodging(ball="H1"):
    """Return a hand that has sent the carrier past the Troll into the end zone, and throws its own dice."""
    game = moment(PAST, ball=ball)
    hand = Hand(Game(game.ruleset, game.state, game.seed, (True, False), {**game.tags, "Real": "home"}).record)
    hand.at("w3", "z2")
    hand.tap("go")
    assert hand.model.game.pending.kind == "dodge" and not hand.model.is_moving
    return hand


def thrown(hand, face):
    hand.page.send(Decide(face))
    hand.page.door.run(20_000)


def test_a_walk_goes_on_once_its_dice_are_typed_in():
    hand = dodging()
    thrown(hand, 5)
    assert hand.state.score == [1, 0]


def test_a_walk_goes_on_after_the_re_roll_that_was_asked_for():
    hand = dodging()
    thrown(hand, 2)
    hand.tap("reply", "team")
    thrown(hand, 5)
    assert hand.state.score == [1, 0] and hand.state.rerolls[0] == 0


def test_a_walk_ends_with_him_who_falls():
    hand = dodging()
    thrown(hand, 2)
    hand.tap("reply", "keep")
    thrown(hand, 1)  # where the ball bounces to
    assert hand.state.score == [0, 0] and hand.state.side == 1 and not hand.model.rest


def test_a_walk_does_not_go_on_past_who_has_followed_him():
    """With Shadowing the Troll is beside him again: what was planned as free would need another dodge."""
    hand = dodging()
    game, troll = hand.model.game, number("A1")
    shown = game.ruleset.apply

    def followed(table, action):
        shown(table, action)
        table.state.where[troll] = STREET.cell_named("w2")

    hand.model.game.ruleset = replace(game.ruleset, apply=followed)
    thrown(hand, 5)
    assert hand.state.score == [0, 0] and hand.state.acting == number("H1") and not hand.model.is_moving


def test_what_was_tapped_is_not_taken_up_again_after_something_else_was_done():
    hand = dodging()
    hand.tap("undo")
    assert not hand.model.rest


# -- the end of the turn ---------------------------------------------------------------------------------------------


def end_turn(hand):
    """Return the number of the button that ends the turn, and what it says."""
    commands = hand.model.tray_buttons()
    return next(((n, command) for n, command in enumerate(commands) if command.icon == "flag"), (-1, None))


def test_a_turn_ends_in_one_go_while_somebody_walks():
    hand = Hand(moment(LINE, ball="H1").record)
    hand.at("i4", "i3")
    place, button = end_turn(hand)
    assert button.note == "4 safe moves" and not button.is_main
    hand.tap("command", str(place))
    assert hand.state.side == 1 and [ply.text for ply in hand.model.game.plies[-2:]] == ["H1 stop", "end"]


def test_a_turn_ends_in_one_go_while_somebody_else_is_selected():
    hand = Hand(moment(LINE, ball="H1").record)
    hand.at("i4", "i3", "k1")
    hand.tap("command", str(end_turn(hand)[0]))
    assert hand.state.side == 1


def test_a_turn_does_not_end_in_one_go_before_a_vampire_has_fed_or_while_somebody_must_act():
    hand = Hand(moment(LINE, ball="H1").record)
    hand.at("i4", "i3")
    hand.state.is_hungry = 1
    assert end_turn(hand) == (-1, None)
    hand.state.is_hungry = 0
    hand.state.brews[number("H2")] |= st.WARPSTONE
    assert end_turn(hand)[1].off == "first move the Warpstone player"
