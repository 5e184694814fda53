"""Forging the record of a league match, in the six ways of somebody who would rather have another result."""

import re

import fracas
from fracas.kernel.record import real_dice_sides
from fracas.kernel.resign import resignation
from fracas.league.create import NewTeam, create_league
from fracas.league.matchups import matchups
from fracas.league.model import HUMAN, ROUND_ROBIN
from fracas.league.results import result_from_record, start_match
from tests.laws.matches import give, pick, random_input

SHORT = {"cave_brawl": {"squad": 7, "target": 1, "rounds": 20}}  # settings of a league that has its own
OTHER = {"cave_brawl": "squad=7 target=2 rounds=20", "street_bowl": "overtime=1", "school_fighters": "size=10"}
BEFORE_GIVING_UP = 60  # inputs
GIVING_UP = (resignation(0), ("concede",))
REAL = ((False, False), (True, False), (False, True), (True, True))


def fixture_of(key, seed):
    """Return a league of four teams, and its first fixture."""
    teams = fracas.ruleset(key).teams
    joining = [NewTeam(f"Team {n}", HUMAN, teams[n]) for n in range(4)]
    league = create_league(key, "Cup", joining, ROUND_ROBIN, seed, SHORT.get(key, {}))
    return league, matchups(league, league.season)[0]


def play_out(game, random):
    """Play a match to its end, giving up when it has gone on for a while."""
    made = 0
    while not game.is_terminal():
        may_end = made > BEFORE_GIVING_UP and game.pending is None
        ways = [way for way in GIVING_UP if may_end and game.ruleset.is_legal(game.state, way)]
        give(game, ways[0] if ways else random_input(game, random))
        made += 1
    return game


def played(league, line, random):
    """Return a lawful match of a fixture, with dice by the hand of none, one or both."""
    return play_out(start_match(league, line, real=pick(REAL, random)), random)


def is_taken(league, line, text):
    """Return whether a league takes a record as that of a fixture."""
    try:
        result_from_record(league, line, fracas.from_record(text, verify=True))
    except ValueError as error:
        assert str(error) and "\n" not in str(error)
        return False
    return True


def _lines_removed(league, line, game, random):
    head, body, mark = game.record.split("\n\n")
    rows = body.split("\n")
    first = int(random.random() * len(rows))
    most = 1 + int(random.random() * 3) if random.random() < 0.5 else len(rows)
    kept = rows[:first] + rows[min(first + most, len(rows)):]
    return "\n\n".join((head, "\n".join(kept), mark))


def _faces_changed(league, line, game, random):
    """Change one throw for another one of the same dice."""
    text = game.record
    thrown = list(re.finditer(r"=([^;\s!]+)", text.split("\n\n")[1]))
    one, other = pick(thrown, random), pick(thrown, random)
    at = len(text.split("\n\n")[0]) + 2
    changed = text[:at + one.start(1)] + other[1] + text[at + one.end(1):]
    return changed if changed != text else text.replace("=", "=0", 1)


def _marked_real(league, line, game, random):
    """Pass dice off as thrown by hand, with and without declaring it."""
    head, body, mark = game.record.split("\n\n")
    if random.random() < 0.5:
        head = re.sub(r'\n\[Real "[^"]*"\]', "", head) + '\n[Real "home away"]'
    marked = re.sub(r"=[^;\s!]+(?=;|\n|\Z)", lambda found: found[0] + "!" * (random.random() < 0.3), body)
    return "\n\n".join((head, marked, mark))


def _seed_exchanged(league, line, game, random):
    """Play the match on a seed of one's own choice."""
    home, away = game.tags["Home"], game.tags["Away"]
    own = fracas.new(league.game, f"lucky {random.random()}", home, away, league.options, real_dice_sides(game.tags),
                     {name: game.tags[name] for name in ("League", "Season", "Fixture")})
    return play_out(own, random).record


def _from_a_position(league, line, game, random):
    """Begin where the match is all but won."""
    again = fracas.from_position(_late(game, random), game.seed)
    again.tags.update({name: game.tags[name] for name in ("Home", "Away", "League", "Season", "Fixture")})
    again.tags.update({"Options": game.tags["Options"]} if "Options" in game.tags else {})
    return play_out(again, random).record


def _late(game, random):
    return game.ruleset.position(game.plies[-1 - int(random.random() * 5)].before)


def _of_another_match(league, line, game, random):
    """Play another match, and call it this one."""
    teams = [game.tags["Home"], game.tags["Away"]]
    options, tags = dict(league.options), {name: game.tags[name] for name in ("League", "Season", "Fixture")}
    other = int(random.random() * 5)
    if other == 0:
        teams.reverse()
    elif other == 1:
        teams[int(random.random() * 2)] = league.season.entries[2].text
    elif other == 2:
        options = dict(pair.split("=") for pair in OTHER.get(league.game, "goals=3").split())
        options = {name: int(value) for name, value in options.items()}
    elif other == 3:
        tags["HomeKit"] = "plum"
    else:
        far = matchups(league, league.season)[-1]
        return play_out(start_match(league, far), random).record.replace(
            f'[Fixture "{far.fixture.key}"]', f'[Fixture "{line.fixture.key}"]' if random.random() < 0.5 else "")
    fresh = fracas.new(league.game, game.seed, *teams, options, real_dice_sides(game.tags), tags)
    return play_out(fresh, random).record


FORGERIES = (_lines_removed, _faces_changed, _marked_real, _seed_exchanged, _from_a_position, _of_another_match)


def forged(league, line, game, number, random):
    """Return a forged record: of the six kinds by turns, now and then without its fingerprint or as of format 1."""
    text = game.record
    while text == game.record:
        text = FORGERIES[number % len(FORGERIES)](league, line, game, random)
        number += text == game.record  # there was nothing to change in this way
    if random.random() < 0.1:
        text = re.sub(r"\[Fingerprint .*\n", "", text)
    return text.replace('[Format "2"]', '[Format "1"]') if random.random() < 0.1 else text
