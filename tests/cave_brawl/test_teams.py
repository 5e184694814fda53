"""Cave Brawl 2: factions, types, composition and scores."""

import pytest

import fracas.games.cave_brawl.ruleset as cave_brawl
from fracas.games.cave_brawl.team.career import CAREER
from fracas.games.cave_brawl.team.given import display_name
from fracas.games.cave_brawl.team.teams import (
    EXILES,
    KIND_OF,
    KINDS,
    SAMPLE,
    SAMPLE_NAMES,
    SQUADS,
    TEAMS,
    Player,
    Team,
    fault_of,
    least_basics,
    player_text,
    read_player,
    read_players,
    read_team,
    team_text,
)
from fracas.kernel.contracts.career import TeamBetweenMatches
from fracas.kernel.errors import InvalidNotation
from fracas.kernel.game import Game
from fracas.kernel.record import read
from fracas.kernel.replay import replay_line

RULESET = cave_brawl.RULESET


def match(home, away, **options):
    return Game(RULESET, RULESET.start(RULESET.options(options), home, away), None)


def play(game, text):
    replay_line(game, read(f'[Game "cave_brawl"]\n\n{text}\n').lines[0])
    RULESET.check(game.state)


def test_the_table_of_types():
    """Cave Brawl 2.2."""
    table = {k.name: (k.is_basic, k.bt, k.cd, k.pk, k.mv, k.special) for k in KINDS}
    assert table == {
        "Amazon": (True, 0, 0, 0, 5, ""), "Acrobat": (False, -2, 2, 0, 6, "vault"), "Queen": (False, 0, 0, 2, 5, ""),
        "Caveman": (True, 0, 0, 0, 5, ""), "Cave Ape": (False, 2, 0, -2, 4, "fear"),
        "Monkey": (False, -2, 2, -2, 5, ""), "Lizard Man": (True, 1, 0, 0, 4, ""), "Kobold": (False, -2, 3, 0, 3, ""),
        "Troglodyte": (False, 2, 0, -2, 4, "stench"), "Zombie": (True, 2, -2, -2, 3, "revive"),
        "Goblin": (False, -2, 2, 0, 4, ""), "Witchdoctor": (False, -2, 0, 0, 5, "curse"),
    }


@pytest.mark.parametrize("team", TEAMS)
@pytest.mark.parametrize("squad", SQUADS)
def test_every_team_of_the_menu_is_legal_in_every_squad(team, squad):
    """Ruling 7."""
    made = read_team(team, squad)
    assert fault_of(made, squad) == "" and len(made.players) == squad
    assert read_team(team_text(made), squad) == made


def test_a_squad_needs_more_basics_than_specials():
    """Cave Brawl 2.1, Ruling 7: 5 of 9, 4 of 7, 6 of 11."""
    assert [least_basics(squad) for squad in (7, 9, 11)] == [4, 5, 6]
    with pytest.raises(InvalidNotation, match="4 basic players and needs 5"):
        read_team("cavemen.ca.ca.ca.ca.ap.ap.mo.mo.mo", 9)
    with pytest.raises(InvalidNotation, match="has 2 players"):
        read_team("cavemen.ca.ca", 9)
    with pytest.raises(InvalidNotation, match="only exiles"):
        read_team("cavemen.ca.ca.ca.ca.ca.am.am.am.am", 9)
    assert read_team("cavemen.ca.ca.ca.ca.ca.ca.ca.ca.ca", 9).faction != EXILES


@pytest.mark.parametrize("text", ["", "orcs", "cavemen.xx", "CAVEMEN", "cavemen..", "exiles.zo_8_3_4", "sample"])
def test_what_is_no_team_is_refused(text):
    with pytest.raises(InvalidNotation):
        read_team(text, 9)


@pytest.mark.parametrize("text", [
    "zo_8_3_4_0", "zo_08_3_4_9", "zo_21_3_4_9", "am_-10_1_1_1", "am_1_1_1_1_1", "a", "am_",
])
def test_scores_that_cannot_be_are_refused(text):
    with pytest.raises(InvalidNotation):
        read_player(text)


def test_scores_may_be_below_zero_and_above_eight():
    """Cave Brawl 2.3, Ruling 8."""
    for text in ("ac_-1_8_6_1", "ko_4_9_6_18"):
        assert player_text(read_player(text)) == text


def test_scores_are_rolled_in_shirt_order_with_the_modifiers_of_the_type():
    """Cave Brawl 2.3, Rulings 8 and 9: BT, CD, PK, then max(1, BT) dice of hit points."""
    given = ".".join(["am_3_3_3_9"] * 5)
    game = match(f"amazons.{given}.ac.qu", f"amazons.{given}.qu_1_1_1_1.qu_1_1_1_1", squad=7)
    assert game.legal_texts() == ["roll"] and game.to_act == 0
    play(game, "roll: bt=1; cd=6; pk=2; hp=4; bt=3; cd=1; pk=6; hp=213")
    acrobat, queen = game.state.players[5:7]
    assert acrobat == Player(KIND_OF["ac"], -1, 8, 2, 4)
    assert queen == Player(KIND_OF["qu"], 3, 1, 8, 6)
    assert game.state.hp[5:7] == [4, 6] and game.state.bt[5] == -1
    assert game.legal_texts() == ["flip"]


def test_both_teams_roll_and_agreed_rerolls_roll_all_unknown_scores_anew():
    seven = ".".join(["am_3_3_3_9"] * 6)
    game = match(f"amazons.{seven}.am", f"amazons.{seven}.qu", squad=7, rerolls=1)
    play(game, "roll: bt=1; cd=1; pk=1; hp=1; reroll again; bt=2; cd=3; pk=4; hp=55")
    assert game.state.players[6] == Player(KIND_OF["am"], 2, 3, 4, 10)
    assert game.to_act == 1
    play(game, "roll: bt=1; cd=1; pk=1; hp=6; reroll keep")
    assert game.state.players[13] == Player(KIND_OF["qu"], 1, 1, 3, 6)


def test_teams_and_players_may_have_names_which_last():
    """Cave Brawl 2.1, 7: names go through the match, the position and the league with their owners."""
    named = "exiles-The-Pit.zo_8_3_4_26-Boris.am-Una.ca.li.zo.ac.wi.ap.tr"
    team = read_team(named, 9)
    assert (team.name, team.players[0].name_or_type, team.players[2].name_or_type) == ("The Pit", "Boris", "Caveman")
    assert team_text(team) == named and read_team("cavemen-Ugh", 9).name == "Ugh"
    game = Game(RULESET, RULESET.start(RULESET.options({}), named, "cavemen"), "seed")
    game.apply("roll")
    assert game.position.endswith("~The-Pit_") and RULESET.parse_position(game.position) == game.state
    assert [player.name_or_type for player in game.state.players[:3]] == ["Boris", "Una", "Caveman"]
    known = CAREER.before_match(named, {}, "seed")
    after, gone = CAREER.after_match(TeamBetweenMatches(known, "011111111.2bt", {}, "seed"))
    assert (CAREER.players(after)[:2], gone) == (["Mort", "Una"], (0,)) and after.startswith("exiles-The-Pit.")


@pytest.mark.parametrize("text", ["cavemen-", "cavemen-a~b", "cavemen.ca-", "cavemen.ca-" + "x" * 25, "cavemen.ca-Zz"])
def test_names_that_cannot_be_are_refused(text):
    with pytest.raises(InvalidNotation):
        read_players(text)


def test_the_sample_exiles_are_those_of_the_source():
    """Cave Brawl 2.3."""
    sample = read_team(SAMPLE, 9)
    wanted = {
        "Boris": ("Zombie", 26, 8, 3, 4, 3), "Una": ("Amazon", 1, 1, 2, 4, 5), "Ook": ("Caveman", 26, 6, 1, 2, 5),
        "Sherp": ("Lizard Man", 29, 7, 1, 4, 4), "Bela": ("Zombie", 15, 5, 0, 1, 3),
        "Aurora": ("Acrobat", 13, 4, 3, 2, 6), "Tawa": ("Witchdoctor", 3, 0, 2, 3, 5),
        "Urg": ("Cave Ape", 11, 4, 4, 3, 4), "Vexxs": ("Troglodyte", 26, 8, 3, 1, 4),
    }
    listed = zip(SAMPLE_NAMES, sample.players, strict=True)
    assert {name: (p.kind.name, p.hp, p.bt, p.cd, p.pk, p.kind.mv) for name, p in listed} == wanted
    assert sample.faction == EXILES


def test_given_scores_need_no_rolls():
    game = match(SAMPLE, SAMPLE, first="away")
    assert game.legal_texts() == [f"N{n} hand" for n in range(1, 10)]


def test_exiles_may_be_of_any_factions():
    team = Team(EXILES, tuple(Player(KIND_OF[code]) for code in "zo am ca li zo ac wi ap tr".split()))
    assert fault_of(team, 9) == "" and read_team("exiles", 9) == team


def test_players_without_a_name_of_their_own_are_given_one_each():
    for squad in SQUADS:
        for key in TEAMS:
            s = RULESET.start(RULESET.options({"squad": squad}), key, key)
            names = [display_name(s, who) for who in range(2 * squad)]
            assert all(len(set(names[first:first + squad])) == squad for first in (0, squad)), key
            assert all(names[n] != names[squad + n] for n in range(squad)), key
    own = RULESET.start(RULESET.options({}), "cavemen.ca-Rolf.ca.ca.ca.ca.ap.mo.ap.mo", "cavemen")
    assert display_name(own, 0) == "Rolf"
