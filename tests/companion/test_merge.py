"""Two logs of one match: every difference is listed, and one log is made of both."""

from random import Random

import pytest

from fracas.companion import log
from fracas.companion.merge import _common, differences, merge
from fracas.kernel.errors import InvalidNotation
from fracas.kernel.game import Game

DEEDS = tuple(f"put {side}{shirt} {place}" for side in "HA" for shirt in range(1, 11) for place in ("fit", "benched"))


def written(deeds: list[str]) -> Game:
    """Return a log with these deeds."""
    return log.replay(log.create("elfball", "ABCDEF", "timberline-elves", "orcs", {}), deeds).game


def compare(seed: int, changes: int) -> None:
    """Let two phones differ in so many places, and make one log of theirs."""
    chance = Random(seed)
    deeds = ["face-off home", *chance.sample(DEEDS, 24)]
    other, number = list(deeds), 0
    for place in sorted(chance.sample(range(2, 24, 4), changes), reverse=True):
        number += 1
        how = chance.choice(("left out", "written besides", "otherwise"))
        other[place:place + (how != "written besides")] = [] if how == "left out" else [f"put A{number} infirmary"]
    mine, theirs = written(deeds), written(other)
    found = differences(mine, theirs)
    listed = sum(max(len(each.mine), len(each.theirs)) for each in found)
    assert listed == len(found) == changes
    assert log.lines(merge(mine, found, range(changes)).game) == log.lines(theirs)
    assert log.lines(merge(mine, found, ()).game) == log.lines(mine)


@pytest.mark.parametrize("changes", range(6))
def test_every_difference_is_listed(changes):
    for seed in range(3):
        compare(seed, changes)


def test_each_difference_is_decided_by_itself():
    mine, theirs = written(["face-off home", "momentum +1", "over n"]), written(["face-off home", "over n", "shift n"])
    found = differences(mine, theirs)
    assert [(each.mine, each.theirs) for each in found] == [(("momentum +1",), ()), ((), ("shift n",))]
    assert log.lines(merge(mine, found, {1}).game) == ["face-off home", "momentum +1", "over n", "shift n"]


def test_what_each_phone_alone_wrote_down_in_the_same_place_can_both_have_happened():
    mine, theirs = (written(["face-off home", deed, "over n"]) for deed in ("momentum +1", "put H4 recovery"))
    found = differences(mine, theirs)
    assert [(each.mine, each.theirs) for each in found] == [(("momentum +1",), ("put H4 recovery",))]
    both = log.lines(merge(mine, found, (), {0}).game)
    assert both == ["face-off home", "momentum +1", "put H4 recovery", "over n"]


@pytest.mark.parametrize(("other", "said"), [
    (("elfball", "ZZZZZZ", "timberline-elves", "orcs", {}), "letters “ZZZZZZ” there, “ABCDEF” here"),
    (("elfball", "ABCDEF", "orcs", "orcs", {}), "home team “orcs” there, “timberline-elves” here"),
    (("elfball", "ABCDEF", "timberline-elves", "gnomes", {}), "away team “gnomes” there"),
    (("street_brawl", "ABCDEF", "timberline-elves", "orcs", {}), "game “street_brawl” there, “elfball” here"),
    (("elfball", "ABCDEF", "timberline-elves", "orcs", {"goals": 3}), "options “goals=3” there"),
])
def test_the_log_of_another_match_is_refused_in_one_sentence(other, said):
    with pytest.raises(InvalidNotation, match=f"another match: {said}") as refusal:
        differences(written([]), log.create(*other))
    assert str(refusal.value).count(".") == 1


def test_a_log_by_other_rules_is_refused():
    mine, theirs = written([]), written([])
    theirs.tags["Rules"] = "0"
    with pytest.raises(InvalidNotation, match="version of the rules “0” there"):
        differences(mine, theirs)


@pytest.mark.parametrize("changes", [0, 1, 7, 40])
def test_logs_too_long_to_compare_each_line_with_each_still_agree_where_they_do(changes):
    chance = Random(changes)
    own = [chance.choice(DEEDS) for _deed in range(600)]
    other = list(own)
    for place in chance.sample(range(600), changes):
        other[place] = f"put A{place} infirmary"
    own, other = ["face-off home", *own, "over n"], ["face-off away", *other, "shift n"]  # so that no end is shared
    found = _common(own, other)
    assert all(own[a] == other[b] for a, b in found)
    assert all(one[0] < two[0] and one[1] < two[1] for one, two in zip(found, found[1:], strict=False))
    assert len(found) >= 600 - changes
