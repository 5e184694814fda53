"""What experts know: how the rest of a match is likely to go, what a gang does together, where nobody deploys."""

from fractions import Fraction

import pytest

from fracas.bots import Bot
from fracas.bots.decision_point import decision_point_of
from fracas.bots.match import play_steps
from fracas.games.school_fighters.bot.flights import flight_chance
from fracas.games.school_fighters.bot.initiative import comes, expert_worth
from fracas.games.school_fighters.bot.likelihood import (
    SHARES,
    UnitChances,
    after_attack,
    after_heal,
    after_rise,
    chances,
    condition,
    loss,
)
from fracas.games.school_fighters.bot.outlook import hopes, outlook
from fracas.games.school_fighters.bot.plans import plans
from fracas.games.school_fighters.bot.plans_of_experts import expert_plans, formations
from fracas.games.school_fighters.moxie import chance
from fracas.games.school_fighters.ruleset import RULESET
from fracas.games.school_fighters.space import BASE
from fracas.games.school_fighters.state import COMBAT, DEPLOYMENT, FAZED, KNOCKED_OUT, MOVEMENT, STANDING
from fracas.games.school_fighters.units import UNITS
from fracas.kernel.game import Game
from tests.school_fighters.scenes import scene
from tests.school_fighters.test_mirrored import ROUNDED, mirrored


def begun(*gangs, seed="experts", until=MOVEMENT):
    """Return a match between regulars that has come to a phase."""
    game = Game(RULESET, RULESET.start(RULESET.options({}), *gangs), seed)
    for _made in play_steps(game, (Bot("regular", "a"), Bot("regular", "b"))):
        if game.pending is None and game.boundary.phase >= until:
            return game
    raise AssertionError("the match never came there")


def close(one, two):
    return all(abs(a - b) < 1e-9 for a, b in zip(one, two, strict=True))


@pytest.mark.parametrize("strikes, blocks, expected", [
    (1, 1, ("21/36", "15/36", "0", "0")), (2, 2, ("581/1296", "420/1296", "295/1296", "0")),
    (3, 1, ("441/1296", "855/1296", "0", "0")),
    (3, 3, ("17871/46656", "12348/46656", "10017/46656", "6420/46656")),
])
def test_the_chances_of_hits_are_those_of_the_table(strikes, blocks, expected):
    """School Fighters 6.1: the table of hits."""
    assert close(chances(strikes, blocks, False), [float(Fraction(each)) for each in expected])


def test_in_open_guard_dice_without_a_partner_hit():
    """School Fighters 6.1, Ruling 38."""
    assert close(chances(2, 1, True), (0.0, 91 / 216, 125 / 216, 0.0))


def test_an_attack_bruises_fazes_and_knocks_out():
    """School Fighters 6.2, Ruling 26: hits beyond those that Faze are lost."""
    always = (0.0, 0.0, 1.0, 0.0)
    assert after_attack(UnitChances(three=1.0), 1.0, always, always) == UnitChances(one=1.0)
    assert after_attack(UnitChances(one=1.0), 1.0, always, always) == UnitChances(down=1.0)
    half = after_attack(UnitChances(down=0.5, rising=0.5), 0.5, always, always)
    assert half == UnitChances(out=0.5, down=0.25, rising=0.25)
    assert after_attack(UnitChances(two=1.0), 0.0, always, always) == UnitChances(two=1.0)
    part = after_attack(UnitChances(0.1, 0.1, 0.1, 0.2, 0.2, 0.3), 0.7, chances(3, 2, False), chances(5, 2, False))
    assert abs(sum(part) - 1) < 1e-9 and loss(UnitChances(three=1.0), part, SHARES) > 0


def test_orders_and_salts_bring_units_up():
    """School Fighters 4.1 "Get on your Feet!", 2.2 "Smelling Salts"."""
    assert after_rise(UnitChances(down=0.5, rising=0.5), 0.5) == UnitChances(down=0.25, rising=0.25, one=0.5)
    assert after_heal(UnitChances(one=0.5, two=0.5), 1.0, 2) == UnitChances(two=1.0)
    assert after_heal(UnitChances(one=1.0), 1.0, 1) == UnitChances(one=1.0)
    assert after_heal(UnitChances(rising=1.0), 1.0, 3) == UnitChances(one=1.0)


def test_a_gang_that_is_down_to_half_flees_as_often_as_its_best_tester_fails():
    """School Fighters 6.5, Ruling 29."""
    s = begun("mixed", "brawlers").boundary
    gang = s.gangs[1]
    whole = [condition(unit, s.round) for unit in s.units]
    assert flight_chance(s, 1, whole, whole, 0) == 0
    now = [*whole]
    for n in gang[:3]:
        now[n] = UnitChances(out=1.0)
    best = max(UNITS[s.units[n].kind].moxie for n in gang[3:])
    assert abs(flight_chance(s, 1, whole, now, 0) - float(1 - chance(best - 3, False))) < 1e-9
    assert abs(flight_chance(s, 1, now, now, 0) - float(1 - chance(best, False))) < 1e-9
    for n in gang[3:]:
        now[n] = UnitChances(down=1.0)
    assert flight_chance(s, 1, now, now, 0) == 1
    assert flight_chance(s, 1, now, [UnitChances(out=1.0)] * len(s.units), 0) == 1


@pytest.mark.parametrize("gangs", [("mixed", "slingers"), ("mob", "wheels")])
def test_both_sides_see_the_same_outlook(gangs):
    game = begun(*gangs)
    seen = 0
    for made in play_steps(game, (Bot("regular", "a"), Bot("regular", "b"))):
        s = game.boundary
        if made % 7 == 0 and game.pending is None and not game.is_terminal() and MOVEMENT <= s.phase <= COMBAT:
            m, _number = mirrored(s)
            assert abs(outlook(s, 0) - outlook(m, 1)) <= ROUNDED and outlook(s, 0) == -outlook(s, 1)
            seen += 1
    assert seen > 5


def test_the_outlook_knows_what_the_next_blow_is_worth():
    s = begun("mixed", "mixed").boundary
    before = outlook(s, 0)
    for status in (FAZED, KNOCKED_OUT):
        s.change(s.gangs[1][0], status=status, bruises=0, fazed_in=s.round)
        after = outlook(s, 0)
        assert after > before
        before = after
    assert abs(expert_worth(s, 0) - before) < 30 and abs(before) < 950


def test_a_gang_is_moved_as_one_in_legal_steps():
    game = begun("mob", "brawlers")
    s = game.boundary
    units = [n for n in s.gangs[s.side] if s.units[n].status == STANDING]
    plans = [plan for plan in formations(s, units) if plan]
    assert len(plans) == 4 and {len(plan) for plan in plans} == {2 * len(units)}
    assert {action[0] for action in plans[0]} == {"activate", "hold"}
    reached = []
    for plan in plans:
        other = Game(RULESET, s.copy(), "formation")
        for action in plan:
            other.apply(action)
        assert all(other.state.units[n].moved for n in units)
        edge = 0 if s.units[units[0]].at[1] < 2400 else 4800
        reached.append(sum(abs(other.state.units[n].at[1] - edge) for n in units))
    assert reached[1] < reached[0] < reached[2] < reached[3], "they go back, hold, walk on, run"


def test_experts_do_not_deploy_in_the_mud():
    """School Fighters 1.5: who starts in difficult terrain goes no farther than he walks."""
    places = {level: deployed(level) for level in ("regular", "hard")}
    mud = [(2400, 1100), (2400, 3700)]
    slowed = {level: sum(any((x - mx) ** 2 + (y - my) ** 2 <= 300**2 for mx, my in mud) for x, y in at)
              for level, at in places.items()}
    assert slowed["regular"] > 0 and slowed["hard"] == 0


def deployed(level):
    game = Game(RULESET, RULESET.start(RULESET.options({}), "mixed", "mixed"), "mud")
    for _made in play_steps(game, (Bot(level, "a"), Bot(level, "b"))):
        if game.pending is None and game.boundary.phase > DEPLOYMENT:
            return [unit.at for unit in game.boundary.units]
    raise AssertionError("nobody deployed")


def test_plans_of_experts_begin_legally_and_hold_every_unit():
    s = begun("mixed", "wheels").boundary
    plans = [plan for plan in expert_plans(s) if plan]
    assert all(RULESET.is_legal(s, plan[0]) for plan in plans)
    able = {n for n in s.gangs[s.side] if s.units[n].status == STANDING}
    assert {plan[0][1] for plan in plans if len(plan) == 2} == able


def test_a_hard_bot_that_goes_first_stays_out_of_reach():
    """A gang that moves first and runs up to the other is charged by all of it."""
    game = begun("wheels", "wheels")
    first = game.boundary.side
    bots = Bot("hard", "a"), Bot("hard", "b")
    while game.pending is None and game.boundary.phase == MOVEMENT and game.to_act == first:
        thought = bots[first].think(decision_point_of(game))
        game.apply(thought.finish())
        bots[first].follow(thought)
    own, others = ([game.state.units[n].at[1] for n in game.state.gangs[side]] for side in (first, 1 - first))
    assert min(abs(a - b) for a in own for b in others) > 1800 + BASE


def after_waiting(rounds):
    """Return a position in which both gangs have stood where they deployed for some rounds."""
    s = begun("mixed", "mixed").boundary
    s.round = rounds + 1
    return s


def test_a_gang_comes_if_it_has_left_where_it_deployed():
    s = after_waiting(2)
    assert not comes(s, 0) and not comes(s, 1)
    for n in s.gangs[1]:
        s.change(n, at=(s.units[n].at[0], 2400))
    assert comes(s, 1) and not comes(s, 0)
    for n in s.gangs[0]:
        s.change(n, status=FAZED, bruises=0)
    assert comes(s, 0), "nobody is left to come"


def test_both_sides_are_loath_to_end_level():
    s = after_waiting(4)
    level = hopes(s, 0) + hopes(s, 1)
    assert level < -20 and outlook(s, 0) == -outlook(s, 1)
    s.change(s.gangs[1][0], status=KNOCKED_OUT, bruises=0)
    assert level < hopes(s, 0) + hopes(s, 1) < 0


def test_who_is_out_of_reach_of_a_gang_that_stays_is_better_off_nearer():
    s = after_waiting(3)
    here = expert_worth(s, s.side)
    near = s.copy()
    for n in s.gangs[s.side]:
        near.change(n, at=(s.units[n].at[0], 2400))
    assert expert_worth(near, s.side) > here + 100


def test_a_hard_bot_goes_at_a_gang_that_never_comes():
    """Whoever waits for it ends level."""
    game, bots = begun("wheels", "slingers", seed="patient"), (Bot("hard", "a"), Bot("regular", "b"))
    while not game.is_terminal():
        holds = [action for action in game.legal_actions() if action[0] == "hold"] if game.pending is None else []
        if game.to_act == 1 and holds:
            game.apply(holds[0])
            continue
        decision = bots[game.to_act].decide(game)
        game.apply(decision) if game.pending is None else game.answer(decision)
    assert game.returns() == (1, -1)


@pytest.mark.parametrize("find", [plans, expert_plans], ids=["usual", "expert"])
def test_a_healer_charges_no_match_of_hers_and_a_shooter_nobody_she_can_shoot(find):
    def charges(home, away):
        return {action[1:3] for plan in find(scene(home, away).state) for action in plan if action[0] == "charge"}

    assert charges("n 10,10; t 10,12", "t 14,11") == {(1, 2)}
    assert charges("n 10,10; t 10,12", "t 14,11 fazed") <= {(0, 2), (1, 2)} and (0, 2) in charges(
        "n 10,10; t 10,12", "t 14,11 fazed")
    assert charges("r 10,10; t 10,12", "t 14,11") == {(1, 2)}
    assert (0, 1) in charges("b 10,10", "n 14,11")
