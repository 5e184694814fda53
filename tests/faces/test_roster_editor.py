"""The one editor of rosters, by the schema of each game: what its controls change, what its pages say."""

import pytest

import fracas
from fracas.faces import face_of, games_with_rosters, roster_editor_of
from fracas.view.arguments import parse

GAMES = games_with_rosters()


def ready(game):
    """Return the editor of a game and a ready roster of its first list."""
    editor = roster_editor_of(game)
    return editor, editor.create(editor.lists()[0].value, editor.templates()[0].key)


def changed(editor, roster, do, arg):
    """Return a roster after a control of the builder was used."""
    change = editor.changes[do]
    return change.make(roster, *parse(arg, *change.readers))


def numbers_of(editor, roster, kind):
    """Return the numbers of the players hired as one kind."""
    return [shirt for shirt, member in editor.numbers.by_shirt(roster).items() if editor.kind(member) == kind]


@pytest.mark.parametrize("game", GAMES)
def test_whoever_was_hired_last_of_a_kind_goes_first(game):
    editor, roster = ready(game)
    kind = next(row.arg for row in editor.builder(roster, "", 0).hire if row.now)
    more = changed(editor, roster, "hire", f"{kind} more")
    assert len(numbers_of(editor, more, kind)) == len(numbers_of(editor, roster, kind)) + 1 >= 2
    assert next(row.now for row in editor.builder(more, "", 0).hire if row.arg == kind) >= 2
    assert changed(editor, more, "hire", f"{kind} less") == roster


@pytest.mark.parametrize("game", GAMES)
def test_a_team_can_be_filled_and_no_further_and_nobody_of_a_kind_can_be_let_go(game):
    editor, roster = ready(game)
    empty = editor.create(editor.lists()[0].value, "nothing")
    kind = editor.builder(empty, "", 0).hire[0].arg
    assert changed(editor, empty, "hire", f"{kind} less") == empty
    full = empty
    for _ in range(editor.most_players):
        assert not editor.builder(full, "", 0).hire[0].is_full
        full = changed(editor, full, "hire", f"{kind} more")
    assert "full" in editor.builder(full, "", 0).hire[0].is_full
    with pytest.raises(ValueError, match=f"may have {editor.most_players} players"):
        changed(editor, full, "hire", f"{kind} more")
    with pytest.raises(ValueError, match="no-such-kind"):
        changed(editor, full, "hire", "no-such-kind more")


@pytest.mark.parametrize("game", GAMES)
def test_two_players_change_numbers_and_a_name_of_ones_own_stays_with_its_player(game):
    editor, roster = ready(game)
    named = changed(editor, roster, "rename", "2 Bo Peep")
    swapped = changed(editor, named, "renumber", "2 5")
    rows = editor.builder(swapped, "", 5).players
    assert [row.name for row in rows if row.shirt == 5] == ["Bo Peep"]
    opened = editor.builder(swapped, "", 5).open
    assert (opened.shirt, opened.own_name) == (5, "Bo Peep") and opened.given_name
    assert opened.numbers[4].label == "5" and "swaps with" in opened.numbers[1].label
    assert changed(editor, swapped, "rename", "5 ") == changed(editor, roster, "renumber", "2 5")


def names_in_lists(match, side):
    """Return the names in the list of a side in a match, by shirt or place."""
    squad = face_of(match.ruleset.key).squad(match.state, side, -1)
    return [row.name.partition(" (")[0] for group in squad.groups for row in group.rows]


@pytest.mark.parametrize("game", GAMES)
def test_everybody_has_a_name_and_is_called_in_a_match_as_in_his_team(game):
    editor, roster = ready(game)
    rows = {row.name: row.line for row in editor.builder(roster, "", 0).players}
    assert len(rows) == len(roster.members) and all(name not in line for name, line in rows.items())
    match = fracas.new(game, seed="names", home=editor.code(roster, game), away=editor.code(roster, game))
    home, away = (set(names_in_lists(match, side)) for side in (0, 1))
    assert home == set(rows)
    assert away.isdisjoint(home) if game in ("cave_brawl", "school_fighters") else away == home


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["Zoë & Co", "</b><script>", "אורי"])
def test_a_player_is_renamed_in_his_match_its_record_and_the_files_of_his_team(game, name):
    editor, roster = ready(game)
    named = changed(editor, roster, "rename", f"2 {name}")
    assert changed(editor, named, "rename", f"2 {editor.builder(roster, '', 2).open.given_name}") == roster
    match = fracas.new(game, seed="names", home=editor.code(named, game))
    for each in (match, fracas.from_record(match.record), fracas.from_position(match.position)):
        assert name in names_in_lists(each, 0)
    assert editor.read(editor.write(named)) == named == editor.read(editor.code(named, game))
    assert name in editor.forum(named) and editor.read(editor.forum(named)) == named
    with pytest.raises(ValueError, match="25 letters"):
        changed(editor, roster, "rename", f"2 {'x' * 25}")


@pytest.mark.parametrize("game", GAMES)
def test_those_with_a_fault_are_marked_and_no_others(game):
    editor, roster = ready(game)
    assert not any(row.is_wrong for row in editor.builder(roster, "", 0).players)
    spoilt = roster._replace(members=tuple(
        member._replace(name="\u202e") if place == 1 else member for place, member in enumerate(roster.members)))
    wrong = {fault.shirt for fault in editor.faults(spoilt, "")} - {0}
    assert {row.shirt for row in editor.builder(spoilt, "", 0).players if row.is_wrong} == wrong
    assert wrong == {2} or game == "cave_brawl"


@pytest.mark.parametrize("game", [game for game in GAMES if any(
    not each.is_switch for each in roster_editor_of(game).purchases(ready(game)[1]))])
def test_no_less_than_nothing_and_no_more_than_the_limit_is_bought(game):
    editor, roster = ready(game)
    for each in editor.purchases(roster):
        if each.is_switch:
            assert [one.now for one in editor.purchases(changed(editor, roster, "extra", f"{each.key} 1"))
                    if one.key == each.key] == [1]
            continue
        most, none = roster, roster
        for _ in range(100):
            most = changed(editor, most, "support", f"{each.key} more")
            none = changed(editor, none, "support", f"{each.key} less")
        found = [next(one.now for one in editor.purchases(team) if one.key == each.key) for team in (none, most)]
        assert found == [0, each.most if each.limit is None else each.limit]


@pytest.mark.parametrize("game", GAMES)
def test_an_unfinished_team_says_why_it_can_neither_play_nor_be_printed(game):
    editor, roster = ready(game)
    empty = editor.create(editor.lists()[0].value, "nothing")
    assert editor.builder(roster, "", 0).off == ""
    reason = editor.builder(empty, "", 0).off
    assert reason == (editor.problems(empty, "")[0].text if editor.plays_only_legal else "nobody signed yet")


@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_explains_every_ability_of_the_team_once(game):
    editor, roster = ready(game)
    if game == "elfball":
        roster = editor.create(editor.lists()[0].value, "advanced")
    sheet = editor.sheet(roster, "key")
    had = {name for card in sheet.cards for name in card.player.abilities}
    names = [name for name, _effect in sheet.glossary]
    assert set(names) == had and len(names) == len(had) and all(effect for _name, effect in sheet.glossary)
    assert (editor.state(roster) in sheet.line) == editor.is_state_printed


@pytest.mark.parametrize("game", GAMES)
def test_colours_are_chosen_for_each_side_and_fall_back_to_the_usual_ones(game):
    editor, roster = ready(game)
    usual = editor.summary(roster).kits
    worn = changed(editor, changed(editor, roster, "colour-home", "plum"), "colour-away", "rose")
    assert editor.summary(worn).kits == ("plum", "rose") == editor.builder(worn, "", 0).kits
    assert editor.builder(worn, "", 0).game == game.replace("_", "-")  # the word of its style sheet
    assert editor.summary(changed(editor, worn, "colour-home", "no-colour")).kits == (usual[0], "rose")
