"""Laws of shown chances that random matches of printed teams seldom come to: each is counted over every throw.

Players of Elfball have many abilities here, and their teams all support.
"""

from fractions import Fraction
from itertools import product
from random import Random

import pytest

import fracas
from fracas.faces import face_of
from fracas.faces.preview import run
from fracas.faces.questions import question_prompt
from fracas.games.elfball import state as st
from fracas.games.elfball.dice import BLANK, FLOP, net_of, pool_of
from fracas.games.elfball.team.roster import Support
from fracas.games.street_bowl.actions import legal_actions
from fracas.games.street_bowl.ruleset import RULESET as STREET_BOWL
from fracas.kernel.dice import outcomes
from fracas.kernel.drivers import Answer
from fracas.kernel.game import Game
from fracas.kernel.table import Choice, Roll
from tests.elfball.gifted_matches import matches
from tests.laws.exact_chances import chance_after_answers, chance_of_event
from tests.laws.matches import pick
from tests.sample import sample
from tests.street_bowl.diagrams import number, street

ELFBALL = fracas.ruleset("elfball")
HELPS = {  # by the roll: the ability that replaces one of its dice
    "tackle": "grapple", "clip-might": "buff", "clip-dodge": "nimble", "intercept": "agile",
}
EACH, SPELLS, MOST = sample(3, 40), sample(12, 200), sample(40_000, 2_000_000)


def gifted_games(seed):
    """Yield matches of gifted teams at each of their inputs, played at random."""
    played = 0
    for n, (state, random) in enumerate(matches(seed, 7)):
        state.support = (Support(True, 4, 2, 3, True), Support(True, 4, 2, 3, True))
        game = Game(ELFBALL, state, f"{seed} {n}")
        for _ in range(1_500):
            if game.is_terminal():
                break
            yield game
            played += 1
            if isinstance(game.pending, Choice):
                game.answer(pick(game.pending.options, random))
            else:
                legal = game.legal_actions()
                kind = pick(sorted({action[0] for action in legal}), random)
                game.apply(pick([action for action in legal if action[0] == kind], random))
        if played > MOST:
            return


def share_of_pool(roll, state, is_helped):
    """Return the chance that a pool comes to its need, one of its dice thrown again if an ability helps.

    A success is thrown again only where that cannot make a flop of it, as the odds assume.
    """
    simple, found = state.options.simple_star, Fraction(0)
    for faces, chance in outcomes(roll.dice, None, roll.more):
        enough = net_of(faces, simple) >= roll.need
        if not enough and is_helped:
            places = [place for place, face in enumerate(faces)
                      if face in (FLOP, BLANK) or net_of((*faces[:place], *faces[place + 1:]), simple) > 0]
            enough = max((_after_another(faces, place, roll.need, simple) for place in places), default=0)
        found += chance * enough
    return found


def _after_another(faces, place, need, simple):
    """Return the chance that a pool comes to its need with one die thrown again."""
    others = (*faces[:place], *faces[place + 1:])
    return sum((chance for new, chance in outcomes(pool_of(1, simple), None, 8)
                if net_of((*others, *new), simple) >= need), Fraction(0))


def test_the_chances_of_intercepting_of_pummelling_and_of_getting_past_are_those_of_the_dice_to_come():
    judged = dict.fromkeys(("intercept", "pummel", "clip"), 0)
    for game in gifted_games("rare"):
        choice = game.pending
        if not isinstance(choice, Choice) or judged.get(choice.kind, EACH) >= EACH:
            continue
        ply = game.plies[-1]
        for reply in question_prompt(face_of("elfball"), game.state, choice).replies:
            if reply.chance is None:
                continue

            def judge(roll, state=game.state):
                key = HELPS.get(roll.kind)
                is_helped = key is not None and st.is_unused(state, roll.who, key)
                return share_of_pool(roll, state, is_helped) if key else None

            answers = (*ply.answers, Answer(choice.kind, reply.option, False))
            exact = chance_after_answers(ELFBALL, ply.before, ply.action, answers, judge, ())
            assert reply.chance == exact, (choice, reply)
            judged[choice.kind] += 1
        if min(judged.values()) >= EACH:
            break
    assert min(judged.values()) >= EACH, judged


def test_the_chance_on_the_target_of_a_spell_is_that_of_its_throw():
    face, judged = face_of("elfball"), dict.fromkeys(("shock", "transform", "inferno"), 0)
    for game in gifted_games("spells"):
        if game.pending is not None:
            continue
        legal = game.legal_actions()
        spells = [action for action in legal if action[0] in judged and action[1] in st.WIZARDS]
        for wizard in {action[1] for action in spells}:
            for each in face.move_options(game.state, legal, wizard).actions[::7]:
                kind = each.action[0]
                request = run(ELFBALL, game.state, each.action, ()).request
                if kind == "inferno":
                    assert each.chance == 1  # whoever stands in the fire rolls to get out of it
                else:
                    assert isinstance(request, Roll)
                    assert each.chance == share_of_pool(request, game.state, False), (kind, request)
                judged[kind] += 1
        if min(judged.values()) >= SPELLS:
            break
    assert min(judged.values()) >= SPELLS, judged


def test_the_chance_of_a_unit_to_stand_its_gangs_ground_is_that_of_its_moxie():
    face, judged = face_of("school_fighters"), 0
    for home, away, lost in product(fracas.ruleset("school_fighters").teams, ("mixed",), range(6)):
        state = fracas.new("school_fighters", "", home, away).state
        choice = Choice("moxie-unit", 0, tuple(state.gangs[0]), facts=(lost,))
        for reply in question_prompt(face, state, choice).replies:
            profile = state.units[reply.option].profile
            thrown = [sorted(dice)[:2] for dice in product(range(1, 7), repeat=3 if profile.is_boss else 2)]
            passed = sum(sum(dice) <= profile.moxie - lost for dice in thrown)
            assert reply.chance == Fraction(passed, len(thrown))
            judged += 1
    assert judged > 20


@pytest.mark.parametrize("spec", [
    {"skills": "bombardier"}, {"skills": "bombardier pass", "ag": 4}, {"skills": "bombardier accurate", "ag": 2},
    {"skills": "bombardier strong-arm pass loner", "ag": 3},
])
def test_the_chance_on_the_target_of_a_bomb_is_that_it_comes_down_there(spec):
    g = street("""
          k  l  m  n  o
       3  .  .  .  .  .
       4  H1 .  .  .  A2
       5  .  .  .  A1 .
    """, H1=spec)
    g.s.acting, g.s.deed, who = number("H1"), "bomb", number("H1")
    legal, random, judged = legal_actions(g.s), Random("bombs"), 0
    options = face_of("street_bowl").move_options(g.s, legal, who)
    lit = [each for each in options.actions if each.action[0] == "bomb"]
    for each in random.sample(lit, min(12, len(lit))):
        if face_of("street_bowl").throw_bands(g.s, each.action)[1]:
            continue
        exact = chance_of_event(STREET_BOWL, g.s, each.action, {"bomb_lands"}, {"scatters", "bomb:fumbled"})
        assert each.chance == exact, each
        judged += 1
    assert judged > 3
