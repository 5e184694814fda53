"""What bots do with abilities of fighting."""

from itertools import islice
from random import Random

from fracas.bots import Bot
from fracas.bots.match import play_steps
from fracas.games.elfball.bot.plans import plans
from fracas.games.elfball.bot.worth import worth
from fracas.games.elfball.ruleset import RULESET
from fracas.kernel.game import Game
from tests.elfball.diagrams import board
from tests.elfball.rosters import random_code
from tests.elfball.test_abilities_dice import having

RUN_UP = """
      p11:  .      .    .
    q10:  H3>2  .  .  A2>5o
      r10:  .      .    .
"""


def planned(match, most=6):
    """List the first plans, as kinds of their actions."""
    found = (plan for plan in plans(match.state) if plan)
    return [[action[0] for action in plan] for plan in islice(found, most)]


def test_a_striker_goes_to_steal_the_ball_first():
    match = board(RUN_UP, profiles=having(("H3", "steal"), A2={"might": 5}))
    assert planned(match)[0][-2:] == ["steal", "end"]
    assert not any("steal" in plan for plan in planned(board(RUN_UP, profiles={"A2": {"might": 5}}), 40))


def test_a_hunter_cuts_a_stronger_holder_down():
    match = board(RUN_UP, profiles=having(("H3", "cutblock"), A2={"might": 6}))
    assert planned(match)[0][-2:] == ["cutblock", "end"]


def test_a_cheater_is_never_idle_while_somebody_lies_near():
    match = board("""
          p11:  .      .      .
        q10:  H3>2  A2_  .  H7>5o
          r10:  .      .      .
    """, profiles=having(("H3", "cheapshot")))
    assert ["tackle", "end"] in planned(match, 40)


def test_a_sprinter_sprints_into_the_goal():
    match = board("""
        d10:  .   .
       e10: .   H3>6o
    """, profiles=having(("H3", "sprinter"), H3={"jog": 5}))
    match.state.acting, match.state.jog = 2, 0
    goal = match.state.book.field.goals[1][0]
    near = match.state.book.field.neighbours[goal][2]
    match.state.where[2] = near
    assert planned(match)[0] == ["sprint", "step"]


def test_a_holder_who_can_be_stolen_from_is_worth_less():
    def worth_of(keys):
        state = board(RUN_UP, profiles=having(("H3", keys), A2={"might": 5})).state
        return worth(state, 1)

    assert worth_of("steal") < worth_of("buff")


def played(random, number, most):
    """Let bots play two teams with abilities, at most so many inputs."""
    settings = {setting.name: setting.default for setting in RULESET.settings} | {"goals": 1, "cards": 52}
    codes = [random_code(random, limit=500) for _ in range(2)]
    game = Game(RULESET, RULESET.start(settings, *codes), f"abilities {number}", (False, False), {})
    for _ in play_steps(game, (Bot("yardstick", "home"), Bot("yardstick", "away")), most):
        pass
    RULESET.check(game.boundary)
    return game


def test_bots_play_teams_with_abilities():
    """The soak lets them play to the end."""
    random, seen = Random("bots with abilities"), set()
    for number in range(2):
        seen.update(event.kind for event in played(random, number, 200).events)
    assert {"uses", "turn"} <= seen
