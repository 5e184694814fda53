"""What once misled at the table, played again from the dice: each line of the log is read beside the rulebook."""

import pytest

import fracas
from fracas.faces import face_of
from fracas.faces.elfball.tips import tip
from fracas.faces.school_fighters import tray
from fracas.faces.school_fighters.labels import bruises_text
from fracas.faces.school_fighters.modes import ORDERS
from fracas.games.cave_brawl.words.text import sentence as cave_sentence
from fracas.games.elfball.notation.shirts import player_text
from fracas.games.elfball.words.text import sentence as elfball_sentence
from fracas.games.school_fighters.state import COMBAT, SHOOTING
from fracas.games.school_fighters.words.text import sentence as school_sentence
from fracas.games.street_brawl.words.text import sentence as alley_sentence
from fracas.kernel.errors import IllegalAction, InvalidNotation
from fracas.kernel.table import Rolled
from fracas.page.match.panels.panels import last_throws
from tests.cave_brawl.diagrams import pit
from tests.elfball.diagrams import board
from tests.elfball.test_dash import spent
from tests.elfball.test_faceoff import won
from tests.school_fighters.scenes import scene
from tests.street_brawl import diagrams as alley

TEAMS = ("Home", "Away").__getitem__
BENCH = {"bench": "H7 A7"}
FACED = """
      p11:  .      .
    q10:  .  H3>2  A2>5
      r10:  .      .
"""
TOUGH = {"H3": {"tackle": 5}, "A2": {"grit": 5}}


def told(match, sentence=elfball_sentence):
    """Return what is said of the last action of a match of Elfball, or in the alley."""
    said = (sentence(event, match.state, player_text, TEAMS) for event in match.game.plies[-1].events)
    return [each for each in said if each]


def told_in_the_pit(scene):
    return [cave_sentence(event, scene.s) for event in scene.game.plies[-1].events if event.kind != "choice"]


def told_on_the_yard(played, line):
    played.play(line)
    said = (school_sentence(event, played.state) for event in played.game.plies[-1].events)
    return [each for each in said if each]


# -- Cave Brawl ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "said"), [("6", "stays dead"), ("1; revive=5", "rises")])
def test_a_zombie_that_stays_dead_is_no_success(face, said):
    g = pit("""
       j  k  l
    11 S1 .  N2
    12 o  .  .
    """, kinds="N1=zo", bodies_at={"N1": "k11"}).play(f"end: slumber={face}")
    assert f"A dead zombie, on a 1: {face[0]}: {said}." in told_in_the_pit(g)
    assert not [line for line in told_in_the_pit(g) if "success" in line or "failure" in line]


@pytest.mark.parametrize(("face", "said", "lost"), [(1, "its special comes", True), (4, "nothing more", False)])
def test_the_special_of_a_beast_is_no_failure_when_it_happens(face, said, lost):
    g = pit("""
       j  k  l
    10 B1 S1* .
    15 .  .  N1
    """, beasts={"B1": ("swarm", 5, "S")}).play(f"end: attack=20; damage=2; special={face}")
    lines = told_in_the_pit(g)
    assert f"Special of the beast, on a 1: {face}: {said}." in lines
    assert ("S1 Amazon loses 1 from Block and Tackle, Catch and Dodge, and Pass and Kick." in lines) == lost


def test_who_is_knocked_down_on_the_ball_does_not_stand_over_it():
    g = pit("""
       j  k  l
    11 S1 N1 .
    12 .  o  .
    """, scores={"N1": (9, 3, 3, 9)})
    g.play("""
        S1 k12
        S1 tackle N1: tackle=2; damage=1
    """)
    lines = told_in_the_pit(g)
    assert "S1 Amazon bounces off N1 Amazon and falls himself." in lines
    assert not [line for line in lines if "stands over the ball" in line]


# -- School Fighters -------------------------------------------------------------------------------------------


def test_who_is_hit_is_fazed_now_and_a_bruise_is_what_he_takes():
    g = scene("r 10,10; t 3,3", "m 20,10; t 40,40", phase=SHOOTING)
    assert "Plink (R) hits Brock (M), who takes 1 bruise." in told_on_the_yard(g, "H1 shoot A1: shoot=62; block=53")
    assert bruises_text(g.unit("A1").bruises) == "2 bruises left"
    weak = scene("r 10,10; t 3,3", "m 20,10 bruises=1; t 40,40", phase=SHOOTING)
    lines = told_on_the_yard(weak, "H1 shoot A1: shoot=62; block=53")
    assert "Plink (R) hits Brock (M): Fazed." in lines


def test_a_die_without_a_partner_is_said_to_do_nothing():
    g = scene("b 10,10; t 40,3", "t 11,10; t 40,40", phase=COMBAT)
    lines = told_on_the_yard(g, "H1 fight A1: fight=661; block=5")
    assert "2 dice of Duchess (B) have no opposite and do nothing." in lines


def test_the_length_of_a_charge_is_that_of_its_path():
    g = scene("t 10,10; t 3,3", "t 19,10")
    assert told_on_the_yard(g, "H1 charge A1 12,13 18,10") == ["Butch (T1) charges Bertha (T) (10.31″)."]


def test_an_order_to_no_friends_is_not_offered():
    for x, why in ((30, "no friend nearby"), (14, "")):
        s = scene(f"b 10,10; t {x},10", "t 40,40", may_order=True).state
        assert {each.label: each.off for each in tray.tray_buttons(s, (), 0, ORDERS)}["Be Ready for ’Em!"] == why


def test_being_done_says_that_the_others_hold():
    g = scene("b 10,10; t 30,10", "t 40,40")
    assert tray.tray_buttons(g.state, (), -1, "")[-1].note == "2 stay put"
    assert told_on_the_yard(g, "done")[0] == "Home end their turn. 2 units stay put."


def test_the_die_that_a_boss_drops_is_shown_and_said():
    g = scene("b 10,10; t 3,3 out; t 3,6 out", "t 40,40; t 40,44; t 40,47", phase=COMBAT, side=1, first=0)
    g.play("done: moxie=264")
    rolled, face = next(event.facts[0] for event in g.game.events if event.kind == "roll"), face_of("school_fighters")
    box = next(last_throws(face, g.state, (rolled,), False))
    assert [die.counts for die in box.dice] == ["", "dropped", ""]
    assert box.text == "6 without the 6: keeps his nerve"


# -- Elfball and the alley -------------------------------------------------------------------------------------


def test_refused_dice_are_named_as_people_say_them():
    match = board(FACED, profiles=TOUGH)
    match.start("H3 tackle A2")
    with pytest.raises(InvalidNotation, match="^“oo” is not a possible throw of 5 × challenge.$"):
        match.game.answer("oo")


def test_an_illegal_action_gives_its_reason_before_the_position():
    match = board(FACED, momentum=2)
    with pytest.raises(IllegalAction, match=r"^You have 2 Momentum\. You wanted “H3 dash 4” in the position elfball"):
        match.game.apply("H3 dash 4")


@pytest.mark.parametrize(("momentum", "said"), [
    (0, "Shift in Momentum (failed disengage): the turn of the Home is over."),
    (3, "Shift in Momentum (failed disengage): 3 Momentum from the Home to the Away."),
])
def test_a_shift_says_who_gets_the_momentum_and_never_that_none_is_lost(momentum, said):
    match = board(FACED, momentum=momentum)
    match.play("H3 r10: disengage=---; momentum keep" if momentum else "H3 r10: disengage=---")
    lines = told(match)
    assert lines[1:3] == ["H3 does not get away.", "H3 is down."] and said in lines


@pytest.mark.parametrize(("picture", "line", "said"), [
    ("m21: . H3>2 .", "H3 m23", ["H3 is off the field without the ball: out for this Test.",
                                  "H3 goes to the Bench for the rest of the Test."]),
    ("m21: . H3>2o .", "H3 m23", ["H3 has left the field with the ball: sent off for the match.",
                                   "H3 is ejected for the rest of the match."]),
    ("d18: H3>6", "H3 c18", ["H3 stands in a goal without the ball: out for this Test.",
                              "H3 goes to the Bench for the rest of the Test."]),
    ("v8: H3>4o", "H3 w8: bounce=1", ["H3 has carried the ball into his own goal: out for this Test.",
                                      "H3 goes to the Bench for the rest of the Test."]),
])
def test_why_an_edge_ejects_and_a_goal_benches_is_said_first(picture, line, said):
    assert told(board(picture, off=BENCH).play(line))[1:3] == said


def test_both_who_flop_at_the_face_off_are_said_to():
    lines = told(won(thrown="face-off=xx-; face-off=x--; face-off=o--; face-off=---"))
    assert lines[1:4] == ["Face-off H1: xx-.", "Face-off A1: x--.", "Both flop. The face-off is rolled again."]


@pytest.mark.parametrize(("dice", "said"), [
    ("o----", "Injury table: A2 is badly hurt."), ("oo---", "Injury table: A2 sees stars."),
    ("ooo--", "Injury table: A2 has had enough for this Test."), ("oooo-", "Injury table: A2 is only dazed."),
    ("ooooo", "Injury table: A2 is only down."),
])
def test_the_result_of_the_injury_table_is_said(dice, said):
    match = board(FACED, profiles=TOUGH, off={"bench": "A9"}).play(f"H3 tackle A2: tackle=*ooooo; injury={dice}")
    assert said in told(match)


@pytest.mark.parametrize(("chosen", "said"), [
    ("hex", "H3 gains one more step."), ("challenge", "H3 gains a die for his next challenge."),
])
def test_what_a_dash_was_won_for_is_said(chosen, said):
    assert said in told(spent(FACED).play(f"H3 dash 3: dash=oo-; dash {chosen}"))


def test_a_holder_who_has_just_moved_is_said_to_rest():
    match = board(FACED.replace("H3>2", "H3>2o").replace("r10:  .", "r10:  H6>2"), last="H3")
    said = tip(match.state, match.game.legal_actions())
    assert said == "Nobody (3) has the ball and has just moved. Clear his way with another player."


@pytest.mark.parametrize("key", ["elfball", "street_brawl"])
def test_the_first_roll_shows_the_die_of_either_side(key):
    game, face = fracas.new(key, "first"), face_of(key)
    game.apply("start")
    rolls = tuple(event.facts[0] for event in game.events if isinstance(event.facts[0], Rolled))
    sentences = {"elfball": elfball_sentence, "street_brawl": alley_sentence}
    said = [sentences[key](event, game.state) for event in game.events]
    assert len(rolls) >= 2 and said[:2] == [f"First roll: {rolled.faces}." for rolled in rolls[:2]]
    shown = list(last_throws(face, game.state, rolls, True))
    assert sum(len(box.dice) for box in shown) == len(rolls)


@pytest.mark.parametrize(("picture", "line", "said"), [
    ("m1: H3>1\nk5: H4>3", "H3 m0", "H3 is in the bar without the ball: out for this Test."),
    ("m1: H3>1o\nk5: H4>3", "H3 m0", "H3 is in the bar with the ball: sent off for the match."),
    ("b4: H3>1\nk5: H4>3", "H3 a4", "H3 stands in a goal without the ball: out for this Test."),
])
def test_the_alley_says_why_somebody_is_gone(picture, line, said):
    assert told(alley.board(picture).play(line), alley_sentence)[1] == said
