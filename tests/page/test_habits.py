"""Habits are counted in the records of the last matches, and the three that stand out most are told."""

from types import SimpleNamespace

from fracas.bots.match import play_match
from fracas.games.elfball.paths import paths
from fracas.kernel.ply import Ply
from fracas.kernel.work import run_to_end
from fracas.page.match_figures import MatchFigures, person_in, write_figures
from fracas.page.profile import habits
from fracas.page.profile.habit_words import habit_words
from fracas.page.profile.habits import EARLY, IDLE, LONG_SHOTS, NEEDLESS, NOTHING, Counts, Habit, find_habits
from fracas.page.saving.storage import Facts, Memory, Shelf
from tests.page.headless import Page

USUAL = write_figures(MatchFigures("rookie", 1, 10, 40, 20, 30, 90, 5, False, True))


def counts_of(**kinds):
    found = Counts()
    for kind, (times, of) in kinds.items():
        found[kind.replace("_", "-"), "times"], found[kind.replace("_", "-"), "of"] = times, of
    return found


def test_the_three_habits_that_stand_out_most_are_told_and_what_is_rare_is_none():
    found = find_habits(counts_of(needless=(14, 40), early=(2, 2), idle=(30, 40), nothing=(9, 40), long_shots=(4, 90)))
    assert [habit.kind for habit in found] == [NEEDLESS, IDLE, NOTHING]
    assert find_habits(counts_of(nothing=(3, 100))) == () == find_habits(Counts())
    assert len(find_habits(counts_of(needless=(5, 5), early=(5, 5), idle=(5, 5), nothing=(5, 5)))) == 3


def test_habits_are_told_in_one_sentence():
    assert habit_words(Habit(NEEDLESS, 14, 40)) == "You threw 14 dice you did not need: another way there had no roll."
    assert habit_words(Habit(EARLY, 3, 9)).startswith("In 3 of 9 turns you rolled before your safe moves.")
    assert habit_words(Habit(IDLE, 3, 9)) == "You ended 3 of 9 turns while others could still act."
    assert habit_words(Habit(NOTHING, 3, 9)) == "In 3 of 9 turns you did nothing."
    assert habit_words(Habit(LONG_SHOTS, 5, 9, 1)).endswith("1 came off.")


def steps(turn):
    """Yield the steps that one player took in a row."""
    for at, ply in enumerate(turn):
        if ply.action[0] == "step" and (not at or turn[at - 1].action[:2] != ply.action[:2]):
            end = next((n for n in range(at, len(turn)) if turn[n].action[:2] != ply.action[:2]), len(turn))
            yield turn[at:end]


def test_dice_are_needless_where_the_rules_know_a_way_without_any():
    game = play_match("elfball", "rookie", "random", "h1").game
    found = run_to_end(habits.count_match(game, 0))
    assert found[NOTHING, "of"] == len(habits.own_turns(game, habits.face_of("elfball"), 0)) > 0
    needless = thrown = 0
    for turn in habits.own_turns(game, habits.face_of("elfball"), 0):
        for walk in steps(turn):
            dice = sum(answer.is_dice for ply in walk for answer in ply.answers)
            safe = paths(walk[0].before, walk[0].action[1]).get(walk[-1].action[2])
            thrown += dice
            needless += dice if safe is not None and safe.chance == 1 and not safe.counters else 0
    assert (found[NEEDLESS, "times"], found[NEEDLESS, "of"]) == (needless, thrown) and 0 < needless < thrown


def ply(action, dice=0):
    made = Ply(action, "", None, 0, 0)
    made.answers = [SimpleNamespace(is_dice=True)] * dice
    return made


def early(*plies):
    found = Counts()
    habits._count_order(plies, found)
    return found[EARLY, "times"], found[EARLY, "of"]


def test_a_roll_before_the_safe_move_of_another_player_is_early():
    walk, rolled = ply(("step", 1, 5)), ply(("step", 2, 6), dice=1)
    assert early(rolled, walk) == (1, 1) and early(walk, rolled) == (0, 1) and early(walk) == (0, 0)
    assert early(rolled, ply(("step", 2, 7))) == (0, 1), "his own way on is no safe move that could come first"
    assert early(rolled, ply(("step", 1, 5), dice=1)) == (0, 1)


def played(seed):
    """Return a match of a person, who plays as a rookie does."""
    game = play_match("elfball", "rookie", "random", seed, {"goals": 1}).game
    del game.tags["HomeCoach"]
    assert person_in(game) == 0
    return game


def test_the_profile_looks_for_habits_when_asked_and_leaves_damaged_records_out():
    store, games = Memory(), [played(seed) for seed in ("h1", "h3")]
    for number, text in enumerate((*(game.record for game in games), "[damaged")):
        Shelf(store).save(f"m{number}", Facts("elfball", "x", "y", number, True, "", USUAL), text)
    told = find_habits(sum((run_to_end(habits.count_match(game, 0)) for game in games), Counts()))
    page = Page(store, "#/profile")
    assert "Look for habits" in page.text("screen-profile")
    page.do("find-habits")
    assert "Working" in page.text("screen-profile")
    page.door.run(60_000.0)
    text = page.text("screen-profile")
    assert "In your last 2 matches against bots:" in text and "Look for habits" not in text
    assert told and all(habit_words(habit) in text for habit in told)


def test_matches_without_a_bot_have_no_habits():
    store = Memory()
    Shelf(store).save("m1", Facts("elfball", "x", "y", 1, True, "", "-"), played("h1").record)
    assert "Habits" not in Page(store, "#/profile").text("screen-profile")
    both = {"HomeCoach": "rookie", "AwayCoach": "rookie"}
    assert person_in(SimpleNamespace(tags=both)) is None and person_in(SimpleNamespace(tags={})) is None
