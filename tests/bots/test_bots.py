"""Bots on the toy: legal, repeatable, stoppable, they explain themselves and never learn the seed."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

import fracas
from fracas.bots import KEYS, Bot
from fracas.bots.candidates import Candidate
from fracas.bots.decision_point import ResumedSampler, decision_point_of
from fracas.bots.evaluate import WIN, certain_outcome, sample, with_memory, worth
from fracas.bots.match import play_steps
from fracas.bots.search import EVIDENT, SearchSettings, evident_candidate, search, sound_options
from fracas.bots.streams import EvenDice, radical_inverse
from fracas.kernel.errors import IllegalAction, InvalidNotation
from fracas.kernel.game import Game
from fracas.kernel.ruleset import CoachSkill
from fracas.kernel.table import Choice
from tests.kernel.toy import TOY, State

PLANNED = replace(
    TOY, plans=lambda s: [(("wait",),), (("gamble",),), (("duel",),), (("wait",), ("wait",))],
    worth=lambda s, side: 50 * (s.points[side] - s.points[1 - side]),
)


def match(ruleset=PLANNED, seed="dice", state=None):
    return Game(ruleset, state or State(), seed, tags={"Game": "toy"})


def asked(game):
    game.apply("gamble")
    assert isinstance(game.pending, Choice)
    return game


@pytest.mark.parametrize("level", KEYS)
def test_a_bot_plays_a_whole_match_and_the_same_seed_plays_it_again(level):
    records = []
    for _ in range(2):
        game = match()
        for _ in play_steps(game, (Bot(level, "one"), Bot(level, "two"))):
            pass
        assert game.is_terminal()
        records.append(game.record)
    assert records[0] == records[1]


def test_another_seed_of_the_bot_plays_another_match():
    found = set()
    for seed in "abcd":
        game = match()
        for _ in play_steps(game, (Bot("random", seed), Bot("random", seed))):
            pass
        found.add(game.record)
    assert len(found) > 1


def test_the_rookie_beats_the_random_bot():
    wins = 0
    for number in range(100):
        bots = (Bot("rookie", "r"), Bot("random", f"{number}"))
        game = match(seed=f"{number}")
        for _ in play_steps(game, bots if number % 2 else bots[::-1]):
            pass
        wins += game.returns()[1 - number % 2] > 0
    assert wins > 60


def test_what_a_bot_is_told_is_a_copy_without_the_seed():
    game = asked(match(seed="the seed of the dice"))
    situation = decision_point_of(game)
    assert situation.state == game.boundary and situation.state is not game.boundary
    assert "the seed" not in repr([getattr(situation, name) for name in situation._fields if name != "ruleset"])


def test_a_thought_can_be_stopped_at_any_time_and_then_gives_its_best_so_far():
    thought = search(decision_point_of(match()), Random(1), SearchSettings(samples=4000))
    assert thought.best == ("wait",), "before anything was tried the first idea counts"
    shares = []
    for share in thought:
        shares.append(share)
        if len(shares) == 3:
            break
    assert shares == sorted(shares) and all(0 <= share < 1 for share in shares)
    assert thought.best in match().legal_actions() and thought.explanation()


def test_a_thought_in_slices_decides_as_one_without_a_pause():
    sliced, whole = (search(decision_point_of(match()), Random(1), SearchSettings(samples=300)) for _ in range(2))
    for _ in sliced:
        pass
    assert sliced.best == whole.finish() and sliced.explanation() == whole.explanation()


def test_a_bot_explains_what_it_considered_best_first():
    thought = Bot("rookie", "x").think(decision_point_of(match()))
    thought.finish()
    listed = thought.explanation()
    assert [c.value for c in listed] == sorted((c.value for c in listed), reverse=True)
    assert {"gamble", "duel"} <= {c.text for c in listed} and all(c.samples >= 2 for c in listed)
    question = Bot("rookie", "x").think(decision_point_of(asked(match())))
    question.finish()
    assert {c.text for c in question.explanation()} == {"again yes", "again no"}


def test_a_question_is_judged_by_going_on_from_the_dice_already_seen():
    game = asked(match())
    seen = game.plies[-1].answers[0].value
    situation = decision_point_of(game)
    table = ResumedSampler(situation, "no", Random(0))
    game.ruleset.apply(table, situation.action)
    assert table.state.points == (seen, 0)
    values = {sample(situation, Candidate(option="yes"), Random(n)) for n in range(40)}
    assert len(values) == 6, "the second throw is the bot's own"


def test_a_plan_is_followed_as_far_as_the_turn_lasts():
    reached = []
    watched = replace(PLANNED, worth=lambda s, side: reached.append((s.points, s.turn)) or 0)
    sample(decision_point_of(match(watched)), Candidate((("wait",), ("wait",))), Random(0))
    assert reached == [((1, 0), 1)]
    assert worth(PLANNED, State((3, 1)), 1) == -100 and worth(PLANNED, State((10, 1)), 0) == 1000


def test_only_an_action_without_chance_or_choice_has_a_certain_outcome():
    assert certain_outcome(TOY, State(), ("stay",)) == State()
    assert certain_outcome(TOY, State(), ("wait",)).points == (1, 0)
    assert certain_outcome(TOY, State(), ("gamble",)) is None
    assert certain_outcome(TOY, State((0, 1), 0), ("duel",)) is None


def test_what_leaves_nothing_to_chance_is_tried_only_once():
    tried = []
    counting = replace(PLANNED, worth=lambda s, side: tried.append(s.points) or 0)
    situation = decision_point_of(match(counting))
    certain, open_to_chance = Candidate((("wait",),)), Candidate((("gamble",),))
    for candidate in (certain, open_to_chance):
        for n in range(5):
            sample(situation, candidate, Random(n))
    assert len(tried) == 1 + 5 and certain.certain == 0 and open_to_chance.certain is None


def test_what_a_plan_certainly_begins_with_is_played_once_and_every_sample_goes_on_from_there():
    played = []

    def apply(table, action):
        played.append(action[0])
        PLANNED.apply(table, ("stay",) if action == ("rest",) else action)
    situation = decision_point_of(match(replace(PLANNED, apply=apply, is_legal=lambda _state, _action: True)))
    for plan in ((("stay",), ("rest",), ("gamble",)), (("gamble",), ("stay",))):
        one, candidate = [], Candidate(plan)
        for n in range(4):
            one.append((sample(situation, Candidate(plan), Random(n)), sample(situation, candidate, Random(n))))
        assert all(fresh == begun for fresh, begun in one) and len({*one}) > 1
    played.clear()
    candidate = Candidate((("stay",), ("rest",), ("gamble",)))
    for n in range(4):
        sample(situation, candidate, Random(n))
    assert played == ["stay", "rest", *["gamble"] * 4]


def test_a_position_is_judged_once_for_each_side_and_told_by_all_that_differs():
    judged = []
    counting = replace(PLANNED, worth=lambda s, side: judged.append(None) or 10 * s.points[side] + s.turn)
    start = State((1, 2), 0)
    rules = with_memory(counting, start)
    for points, turn in (((1, 2), 0), ((1, 2), 1), ((2, 1), 0), ([2, 1], 1), ([2, 3], 1)):
        state = State(points, turn)
        for side in (0, 1, 0, 1):
            assert rules.worth(state.copy(), side) == 10 * points[side] + turn
    assert len(judged) == 5 * 2


def test_a_search_judges_each_position_once():
    judged = []
    counting = replace(PLANNED, worth=lambda s, side: judged.append((s.points, s.turn, side)) or PLANNED.worth(s, side))
    thought = search(decision_point_of(match(counting)), Random(1), SearchSettings(samples=40))
    thought.finish()
    assert len(judged) == len(set(judged)) > 4 and sum(each.samples for each in thought.listed) > 3 * len(judged)


def test_a_plan_is_kept_while_nothing_unexpected_happens():
    solo = replace(
        PLANNED, apply=lambda t, a: setattr(t.state, "points", (t.state.points[0] + 1, 0)),
        plans=lambda s: [(("wait",),) * 4],
    )
    game, bot = match(solo), Bot("rookie", "x")
    tried = []
    for _ in range(4):
        thought = bot.think(decision_point_of(game))
        tried.append(thought.finish())
        bot.follow(thought)
        game.apply(tried[-1])
    assert tried == [("wait",)] * 4 and bot.plan == ()
    bot.plan, bot.expected = (("wait",),), State((9, 9))
    thought = bot.think(decision_point_of(game))
    assert thought.candidate.plan == (("wait",),) * 4, "the position is another: it thinks anew"


def test_there_is_nothing_to_decide_when_dice_are_waited_for_or_the_match_is_over():
    game = Game(TOY, State(), "s", (True, True))
    game.apply("gamble")
    with pytest.raises(IllegalAction, match="There is nothing to decide: dice are waited for."):
        decision_point_of(game)
    with pytest.raises(IllegalAction, match="over"):
        decision_point_of(match(state=State((10, 0))))


def test_an_unknown_level_is_refused():
    with pytest.raises(InvalidNotation, match="grandmaster"):
        Bot("grandmaster", "x")


def test_each_round_of_thinking_keeps_the_better_half_and_tries_it_twice_as_often():
    game = fracas.new("elfball", seed="halves")
    for _made in play_steps(game, (Bot("yardstick", "one"), Bot("yardstick", "two")), 200):
        thought = search(decision_point_of(game), Random(1), SearchSettings(breadth=12))
        thought.finish()
        if len(thought.listed) > 4:
            break
    alive, tried, expected = len(thought.listed), 0, []
    for number in range((alive - 1).bit_length()):
        tried += 2 << number
        expected += [tried] * (alive // 2)
        alive = (alive + 1) // 2
    assert len(thought.listed) > 4 and sorted(c.samples for c in thought.listed) == [*expected, tried]


def test_a_rookie_errs_alike_in_the_same_position_whoever_plays_and_whenever():
    decided = set()
    for seed in ("one", "two"):
        for number in (0, 7):
            situation = decision_point_of(fight())._replace(number=number)
            thought = Bot("rookie", seed).think(situation)
            thought.finish()
            decided.add((thought.best, tuple(line.value for line in thought.explanation())))
    assert len(decided) == 1


def test_a_rookie_misjudges_what_a_regular_sees_and_never_by_chance():
    believed, seen = ({c.text: c.value for c in thought_of(level, fight())} for level in ("rookie", "yardstick"))
    assert len(believed) > 3 and sum(abs(believed[text] - seen[text]) > 20 for text in believed if text in seen) > 2


def test_a_rookie_does_not_think_of_the_finer_kinds_of_actions():
    kinds = {"wait", "gamble", "duel"}
    for unknown in ({"duel"}, {"duel", "wait"}, kinds):
        ladder = CoachSkill(frozenset(unknown), blur=2.0), CoachSkill()
        situation = decision_point_of(match(replace(PLANNED, ladder=ladder)))
        for level, known in (("rookie", kinds - unknown or kinds), ("yardstick", kinds)):
            thought = Bot(level, "x").think(situation)
            thought.finish()
            assert {action[0] for candidate in thought.listed for action in candidate.plan} == known


def thought_of(level, game):
    thought = Bot(level, "x").think(decision_point_of(game))
    thought.finish()
    return thought.explanation()


@cache
def fight():
    """Return a match in which there is much to choose from."""
    game = fracas.new("elfball", seed="halves")
    bots = Bot("yardstick", "one"), Bot("yardstick", "two")
    for _made in play_steps(game, bots, 200):
        if game.pending is None and len(game.plies) > 30 and len(thought_of("yardstick", game)) > 6:
            told = thought_of("rookie", game)
            if len(told) > 6 and told[0].value - told[6].value > 100:
                return game
    raise AssertionError("nobody had a choice")


def test_a_few_samples_on_even_dice_come_close_to_the_exact_odds():
    for shift in (0.0, 0.3, 0.77):
        for sides, count in ((6, 6), (2, 8), (3, 9)):
            fallen = [int(EvenDice(n, shift).random() * sides) for n in range(count)]
            assert all(abs(fallen.count(face) - count / sides) <= 1 for face in range(sides))
        pairs = [(dice.random(), dice.random()) for dice in (EvenDice(n, shift) for n in range(36))]
        passed = sum(a >= 0.5 and b >= 2 / 3 for a, b in pairs)
        assert abs(passed - 6) <= 2 and pairs[0] != pairs[1]
    long = EvenDice(1, 0.5)
    assert len({long.random() for _ in range(50)}) == 50
    assert [radical_inverse(n, 2) for n in range(5)] == [0, 0.5, 0.25, 0.75, 0.125]


CHANCY = replace(PLANNED, ladder=(CoachSkill(blur=9.0), CoachSkill()))


def believed(decision, certain, chancy):
    """Return what a coach who misjudges everything thinks best of a certain candidate and chancy ones."""
    listed = [Candidate((("wait",),)), *(Candidate((("gamble",), ("wait",) * n)) for n in range(1, 9))]
    listed[0].certain = certain
    for candidate in listed:
        candidate.total, candidate.samples = (certain if candidate.certain is not None else chancy), 1
    evident = evident_candidate(listed)
    return evident is listed[0] if decision else evident is None


@pytest.mark.parametrize(("certain", "chancy", "is_evident"), [
    (WIN, WIN - 1, True), (400, 400 - EVIDENT, True), (400, 401 - EVIDENT, False), (400, 500, False),
], ids=["a win", "far better", "not far enough", "worse"])
def test_what_is_certain_and_far_better_is_seen_by_everybody(certain, chancy, is_evident):
    assert believed(is_evident, certain, chancy)


def test_chances_are_never_evident():
    listed = [Candidate((("gamble",),)), Candidate((("duel",),))]
    for candidate, total in zip(listed, (WIN, -WIN), strict=True):
        candidate.total, candidate.samples = total, 1
    assert evident_candidate(listed) is None


def test_a_certain_win_is_taken_by_who_misjudges_most():
    winning = replace(CHANCY, worth=lambda s, side: (1 - 2 * side) * (WIN if s.points == (1, 0) else -WIN))
    for seed in range(20):
        game = match(winning, f"{seed}")
        thought = Bot("rookie", "x").think(decision_point_of(game))
        assert thought.finish() == ("wait",), thought.explanation()


def options(**seen):
    """Return candidates of options that were worth so much, throw by throw."""
    listed = []
    for name, worths in seen.items():
        listed.append(Candidate(option=name))
        listed[-1].seen = worths
    return listed


@pytest.mark.parametrize(("seen", "left"), [
    ({"stand": (9, 50, 7), "fall": (9, 49, 7)}, ["stand"]),
    ({"stand": (90, 50), "fall": (40, 57)}, ["stand"]),
    ({"stand": (90, 50), "fall": (40, 60)}, ["stand"]),
    ({"stand": (90, 50), "fall": (40, 99)}, ["stand", "fall"]),
    ({"stand": (900, 50), "fall": (300, 60)}, ["stand"]),
    ({"stand": (5, 5), "fall": (5, 5)}, ["stand", "fall"]),
    ({"one": (1, 90), "two": (90, 1), "three": (0, 0)}, ["one", "two"]),
], ids=["never worse", "hardly ever worse", "never with the same luck", "a matter of luck", "far better",
        "all the same", "two ways"])
def test_an_answer_that_another_one_always_beats_is_left_out(seen, left):
    assert [each.option for each in sound_options(options(**seen))] == left


def test_an_answer_that_the_odds_settle_is_never_misjudged():
    """In the toy a gambler's second throw replaces the first; whoever holds a six keeps it."""
    settled = replace(CHANCY, worth=lambda s, side: (1 - 2 * side) * s.points[0] * 50)
    kept = set()
    for seed in range(120):
        game = asked(match(settled, f"{seed}", State(points=(0, seed % 9))))
        if game.plies[-1].answers[0].value == 6:
            thought = Bot("rookie", "x").think(decision_point_of(game))
            assert thought.finish() == "no"
            kept.add(game.boundary.points)
    assert len(kept) > 6, "he errs alike in the same position"
