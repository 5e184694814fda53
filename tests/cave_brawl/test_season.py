"""Cave Brawl 7: the league."""

from collections import Counter
from itertools import combinations, groupby

import pytest

from fracas.games.cave_brawl.ruleset import RULESET
from fracas.games.cave_brawl.team.career import CAREER
from fracas.games.cave_brawl.team.season import brings_hit_points, can_raise, points, raise_score, survivors, tie_break
from fracas.games.cave_brawl.team.teams import KIND_OF, Player, read_team
from fracas.kernel.contracts.career import TeamBetweenMatches
from fracas.kernel.errors import InvalidNotation
from fracas.league.schedule import BYE, first_round, round_robin
from fracas.league.standings import TableMatch, league_table
from tests.cave_brawl.diagrams import pit, who

RANKING = RULESET.ranking


def player(code="am", *scores):
    return Player(KIND_OF[code], *(scores or (3, 3, 3, 9)))


def round_of(fixture):
    return fixture.key.partition(".")[0]


@pytest.mark.parametrize("teams", range(2, 12))
def test_a_season_has_every_pair_once_and_no_team_twice_in_a_round(teams):
    """Ruling 48."""
    rounds = [[fixture[1:] for fixture in found] for _key, found in groupby(round_robin(teams), round_of)]
    met = Counter(frozenset(pair) for pairs in rounds for pair in pairs)
    assert met == Counter(map(frozenset, combinations(range(teams), 2)))
    assert all(len({n for pair in pairs for n in pair}) == 2 * (teams // 2) for pairs in rounds)
    homes = Counter(pair[0] for pairs in rounds for pair in pairs)
    assert max(homes.values()) - min(homes.get(n, 0) for n in range(teams)) <= 1


def test_a_draw_counts_half_a_win():
    """Ruling 48."""
    rows = league_table(3, [TableMatch(0, 1, (1, 1), -1), TableMatch(1, 2, (3, 0), 0), TableMatch(2, 0, (1, 3), 1)],
                        [1, 2, 3], RANKING)
    assert [(row.team, row.wins, row.losses, row.draws, row.total) for row in rows] == [
        (1, 1, 0, 1, 3), (0, 1, 0, 1, 3), (2, 0, 2, 0, 0)]


@pytest.mark.parametrize(("results", "order"), [
    ([TableMatch(0, 1, (0, 1), 1), TableMatch(0, 2, (3, 0), 0), TableMatch(1, 2, (0, 1), 1)], None),
    ([TableMatch(0, 1, (2, 1), 0), TableMatch(1, 2, (3, 0), 0), TableMatch(2, 0, (2, 0), 0)], [1, 2, 0]),
])
def test_ties_go_by_head_to_head_then_point_difference(results, order):
    """Ruling 48: three teams in a circle are level head to head."""
    rows = [row.team for row in league_table(3, results, [0, 1, 2], RANKING)]
    assert rows == order or order is None


def test_ties_go_on_to_points_scored_and_then_the_coin():
    """Ruling 48."""
    even = [TableMatch(0, 1, (1, 1), -1)]
    assert [row.team for row in league_table(2, even, [5, 7], RANKING)] == [1, 0]
    assert [row.team for row in league_table(2, even, [7, 5], RANKING)] == [0, 1]
    more = [TableMatch(0, 2, (2, 2), -1), TableMatch(1, 3, (1, 1), -1), TableMatch(0, 1, (0, 0), -1),
            TableMatch(2, 3, (0, 0), -1)]
    assert [row.team for row in league_table(4, more, [0, 1, 2, 3], RANKING)][:2] == [2, 0]


def test_head_to_head_comes_before_point_difference():
    """Ruling 48."""
    results = [TableMatch(0, 1, (1, 0), 0), TableMatch(0, 2, (0, 1), 1), TableMatch(1, 2, (3, 0), 0)]
    results += [TableMatch(0, 3, (0, 0), -1), TableMatch(1, 3, (0, 0), -1), TableMatch(2, 3, (0, 3), 1)]
    rows = league_table(4, results, [3, 2, 1, 0], RANKING)
    assert rows[0].team == 3 and [row.total for row in rows] == [4, 3, 3, 2]
    assert [row.team for row in rows][1:3] == [0, 1] and rows[1].scored - rows[1].conceded < 3


def test_a_kick_win_is_entered_with_the_points_of_the_target():
    """Ruling 48; an extinction is not."""
    g = pit("""
      j   k l
    4 .   S1* .
    9 N1  .  .
    """, scores={"S1": (3, 3, 9, 9)}, score=[1, 2])
    g.play("S1 kick: kick=19")
    assert points(g.s) == (3, 2)
    gone = pit("""
       j  k l
    11 S1 N1 o
    """, scores={"N1": (3, 3, 3, 1)}, score=[0, 2])
    gone.play("S1 block N1: block=15; push stay; damage=1")
    assert points(gone.s) == (0, 2)


@pytest.mark.parametrize(("teams", "expected"), [
    (2, [(0, 1)]), (3, [(0, BYE), (1, 2)]), (4, [(0, 3), (1, 2)]),
    (5, [(0, BYE), (3, 4), (1, BYE), (2, BYE)]), (8, [(0, 7), (3, 4), (1, 6), (2, 5)]),
])
def test_a_bracket_is_padded_with_byes_for_the_first_seeds(teams, expected):
    """Ruling 49."""
    assert first_round(teams) == expected


@pytest.mark.parametrize(("south", "north", "winner"), [("S1 S2", "N1", 0), ("S1", "N1 N2", 1), ("S1", "N1", -1)])
def test_a_drawn_knock_out_goes_to_more_living_then_more_hit_points_then_a_coin(south, north, winner):
    """Ruling 49; the coin is the league's."""
    g = pit("""
       j  k l
    11 .  . o
    """, tunnel=f"{south} {north}")
    assert tie_break(g.s) == winner
    g.s.hp[0] = 10
    assert tie_break(g.s) == (1 if len(north) > 2 else 0)
    g.s.winner = 1
    assert tie_break(g.s) == 1


def test_who_survives():
    """Ruling 50: not a zombie dead at the end, not the carried off; those in the tunnel do."""
    g = pit("""
       j  k l
    11 S1 o N1
    """, kinds="S3=zo", bodies_at={"S3": "a1"}, tunnel="S2")
    assert survivors(g.s, 0) == [True, True, False, False, False, False, False]
    assert who("S2") == 1


@pytest.mark.parametrize("lost", range(9))
def test_survivors_rest_and_whoever_is_lost_is_replaced_by_another_of_his_type(lost):
    """Ruling 50: so there are always enough basics; a team with too few is refused."""
    lived = "".join("01"[shirt != lost] for shirt in range(9))
    old = read_team("sample-exiles", 9)
    after = CAREER.after_match(TeamBetweenMatches("sample-exiles", lived, {}, "seed"))
    new = read_team(after.team, 9)
    assert after.gone == (lost,) and new.players[lost] == Player(old.players[lost].kind)
    assert all(new.players[shirt] == old.players[shirt] for shirt in range(9) if shirt != lost)


def test_one_score_may_be_raised_never_above_eight():
    """Cave Brawl 7, 2.3: a created nine stays nine."""
    kobold = player("ko", 1, 9, 8, 4)
    assert [can_raise(kobold, score) for score in ("bt", "cd", "pk")] == [True, False, False]
    assert raise_score(player("am", 3, 7, 3, 9), "cd") == player("am", 3, 8, 3, 9)
    assert raise_score(player("am", 3, 7, 3, 9), "pk") == player("am", 3, 7, 4, 9)
    with pytest.raises(AssertionError):
        raise_score(kobold, "cd")


@pytest.mark.parametrize(("bt", "brings"), [(-1, False), (0, False), (1, True), (7, True)])
def test_raising_strength_brings_hit_points_from_one_upwards(bt, brings):
    """Ruling 51."""
    man = player("ac", bt, 3, 3, 9)
    assert brings_hit_points(man, "bt") == brings and not brings_hit_points(man, "pk")
    assert raise_score(man, "bt", 4 if brings else 0) == player("ac", bt + 1, 3, 3, 13 if brings else 9)


def at_rest(notes, team="sample-exiles"):
    return TeamBetweenMatches(team, notes, {})


def test_whoever_replaces_the_lost_is_of_any_type_that_leaves_enough_basics():
    """Ruling 50: the coach chooses; without a choice the new one is of the type of the lost."""
    lost = {one.shirt: one for one in CAREER.improvements(at_rest("011111011"))}
    assert lost[0].without == "Zombie" and len(lost[0].choices) == 11 and lost[6].without == "Witchdoctor"
    notes = CAREER.arranged(at_rest("011111011"), ["1am", "7ko"])
    assert notes == "011111011.1am.7ko"
    assert {one.shirt: one.chosen for one in CAREER.improvements(at_rest(notes))}[6] == "7ko"
    new = read_team(CAREER.after_match(TeamBetweenMatches("sample-exiles", notes, {}, "seed")).team, 9)
    assert (new.players[0], new.players[6]) == (Player(KIND_OF["am"]), Player(KIND_OF["ko"]))
    with pytest.raises(InvalidNotation, match="A team needs at least 5 basic players"):
        CAREER.arranged(at_rest("011111011"), ["1ko"])
    for words in (["1am", "1li"], ["2am"], ["1zo"]):
        with pytest.raises(InvalidNotation, match="cannot be chosen together"):
            CAREER.arranged(at_rest("011111011"), words)
    with pytest.raises(InvalidNotation, match="not a choice after a match"):
        CAREER.arranged(at_rest("011111011"), ["1xx"])


def test_a_survivor_raises_one_score_however_many_are_noted():
    """Cave Brawl 7: the first that may be raised; an Acrobat's BT brings hit points, his PK does not."""
    old = read_team("sample-exiles", 9)
    pause = TeamBetweenMatches("sample-exiles", "111111111.6cd.6bt.6pk.1bt.1cd.1pk.3pk", {}, "seed")
    new = read_team(CAREER.after_match(pause).team, 9)
    assert new.players[5] == raise_score(old.players[5], "cd") and new.players[2] == raise_score(old.players[2], "pk")
    assert new.players[0] == raise_score(old.players[0], "cd"), "his BT is eight already"
    assert all(new.players[shirt] == old.players[shirt] for shirt in (1, 3, 4, 6, 7, 8))


def test_two_who_are_lost_may_change_places():
    """Ruling 50: only what comes out counts, not each step towards it."""
    notes = CAREER.arranged(at_rest("011111011"), ["1ko", "7li"])
    new = read_team(CAREER.after_match(TeamBetweenMatches("sample-exiles", notes, {}, "seed")).team, 9)
    assert [new.players[n].kind.code for n in (0, 6)] == ["ko", "li"]


def test_a_faction_replaces_the_lost_by_its_own():
    """Cave Brawl 2.1."""
    team = CAREER.before_match("reptilians", {}, "seed")
    lost = CAREER.improvements(at_rest("111111110", team))[-1]
    assert (lost.without, [word for word, _label in lost.choices]) == ("Troglodyte", ["9li", "9ko"])


def killed(g):
    """Return who has killed how many opponents."""
    return {(one.side, one.shirt): one.times for one in CAREER.count(g.game) if one.name == "kills"}


WEAK = {"N1": (3, 3, 3, 1), "S1": (3, 3, 3, 1)}


@pytest.mark.parametrize(("played", "kills"), [
    ("S1 block N1: block=20; push stay; damage=3", {(0, 0): 1}), ("S1 tackle N1: tackle=20; damage=11", {(0, 0): 1}),
    ("S1 tackle N1: tackle=1; damage=3", {}),
])
def test_only_opponents_killed_by_block_and_tackle_are_counted(played, kills):
    """Not who dies of his own failed tackle."""
    g = pit("""
       j  k  l
    10 S2 S1 N1
    11 o  .  .
    """, scores=WEAK)
    g.play(played)
    assert killed(g) == kills


def test_infighting_and_beasts_kill_no_opponents():
    """Also not where the victim was tackled by an opponent before."""
    rivals = pit("""
       j  k  l
    11 S1 S2 .
    18 N1 o  .
    """, kinds="S1=ca S2=li", scores={"S2": (3, 3, 3, 1)}, exiles="S", turn="N")
    rivals.play("end: infighting=1; tackle=20; damage=11")
    assert killed(rivals) == {} and rivals.told("dies")
    prey = pit("""
       j  k  l
    10 S1 N1 B1
    21 o  .  .
    """, scores={"N1": (3, 3, 3, 3)}, beasts={"B1": ("smilodon", 20, "N")})
    prey.play("""
        S1 tackle N1: tackle=20; damage=11
        S1 rest
        end
        end: attack=20; damage=11
    """)
    assert killed(prey) == {} and prey.told("dies")
