"""Laws of a position told three ways: what a screen reader says, what is painted, what the position string means.

The three are made by different modules; here each is read by itself, and all must say the same of sides, zones and
states, of who has the ball, and of who scores where.
"""

import re

import pytest

import fracas
from fracas.faces import face_of, pictures
from fracas.kernel.table import NOBODY
from fracas.locale import set_language
from tests.laws.matches import inputs, names
from tests.laws.position_readers import READERS, WORDS_OF_STATE, Piece, Told
from tests.sample import sample

REAL = [fracas.ruleset(key) for key in fracas.KEYS]
POSITIONS, APART = sample(40, 2_000), 17  # positions judged, inputs between them
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
OFF_BOARD = "tunnel"  # of which a picture shows some who wait there
OWNED = re.compile(r"(?:goal|end zone) of the (.+)", re.IGNORECASE)
COMPASS = {0: "north", 30: "north-east", 45: "north-east", 90: "east", 135: "south-east", 150: "south-east",
           180: "south", 210: "south-west", 225: "south-west", 270: "west", 315: "north-west", 330: "north-west"}
HALVES = {  # the half in which a place lies: 0 = that whose defender a position names first
    "elfball": lambda place: int(place[0] <= "m"), "street_brawl": lambda place: int(place[0] >= "n"),
    "cave_brawl": lambda place: int(int(place[1:]) <= 11), "street_bowl": lambda place: int(place[0] >= "n"),
}


def positions(ruleset, seed, most):
    """Yield matches at positions some inputs apart, in which an action may follow."""
    found = 0
    for game, count in inputs(ruleset, seed, 60 * most):
        if count % APART == 0 and game.pending is None and not game.is_terminal():
            yield game
            found += 1
            if found == most:
                return


def spoken_piece(words):
    """Read what a screen reader says of a player, None if it says nothing of one."""
    text = ", ".join(words)
    found = re.search(r"\b(home|away) (\d+) ", text) or re.match(r"[^,(]+ \(([HA])(\d+)\) at ", text)
    if not found:
        return None
    state = next((word for word in words if word in WORDS_OF_STATE), "standing")
    return Piece("HA".find(found[1]) if found[1] in "HA" else int(found[1] == "away"), int(found[2]), state,
                 "has the ball" in words)


def spoken(face, state, cells):
    """Read a board from what a screen reader says of its cells."""
    pieces, ball = {}, ""
    for cell in cells:
        place, *words = face.cell_text(state, cell).split(", ")
        if OFF_BOARD in place:
            continue
        piece = spoken_piece([place, *words] if face.plane is not None else words)
        if piece is not None:
            pieces[re.search(r" at (\S+)", place)[1] if face.plane is not None else place] = piece
        ball = place if "the ball" in words or "the ball hangs above" in words else ball
    return Told(pieces, ball)


def place_of(face, state, cell):
    """Return the name of a cell."""
    text = face.cell_text(state, cell)
    return re.search(r" at (\S+)", text)[1].rstrip(",") if face.plane is not None else text.split(", ")[0]


@pytest.mark.parametrize("ruleset", REAL, ids=names)
def test_players_and_the_ball_are_the_same_said_painted_and_written(ruleset):
    face, states = face_of(ruleset.key), set()
    for game in positions(ruleset, "tellings", POSITIONS):
        state = game.state
        written = READERS[ruleset.key](game.position)[0]
        painted = pictures.board(face, state)
        cells = [token.cell for token in painted.tokens] if face.plane is not None else range(
            len(painted.field.lattice.centres))
        said = spoken(face, state, cells)
        assert said == written, game.position
        on_board = [token for token in painted.tokens
                    if token.side in (0, 1) and OFF_BOARD not in face.cell_text(state, token.cell)]
        assert all("body of" in face.cell_text(state, token.cell) for token in on_board if token.stance == "dead")
        counters = [token for token in on_board if token.stance != "dead"]
        assert len(counters) == len(written.pieces), game.position
        for token in counters:
            piece = written.pieces[place_of(face, state, token.cell)]
            assert (token.side, token.stance, token.has_ball) == (
                piece.side, WORDS_OF_STATE[piece.state], piece.has_ball), (game.position, token)
            assert token.figure.isalpha() or int(token.figure.strip(LETTERS)) == piece.shirt, (game.position, token)
            if token.facing is not None:
                assert f"facing {COMPASS[token.facing % 360]}" in face.cell_text(state, token.cell), game.position
            states.add(piece.state)
        assert (place_of(face, state, painted.ball) if painted.ball >= 0 else "") == written.ball, game.position
    assert len(states) > 1


@pytest.mark.parametrize("ruleset", [each for each in REAL if each.key in HALVES], ids=names)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_whose_goal_it_is_is_the_same_said_painted_and_written(ruleset, language):
    """The defender it is, whoever looks; and who looks himself scores in the other one."""
    face, half_of, owned, judged, most = face_of(ruleset.key), HALVES[ruleset.key], 0, 0, sample(8, 200)
    for game in positions(ruleset, "zones", 100 * most):
        first = READERS[ruleset.key](game.position)[1]
        teams = [face.team_name(game.state, side) for side in (0, 1)]
        if first < 0 or teams[0] == teams[1]:
            continue
        defender = {half: teams[first] if half == 0 else teams[1 - first] for half in (0, 1)}
        for cell in range(len(face.field(game.state).lattice.centres)):
            place, *words = face.cell_text(game.state, cell).split(", ")
            for team in filter(None, (OWNED.fullmatch(word) for word in words)):
                assert team[1] == defender[half_of(place)], (game.position, place)
                owned += 1
        for sign in face.signs(game.state, NOBODY):
            if team := OWNED.fullmatch(sign.text):
                assert team[1] == defender[half_of(place_of(face, game.state, sign.cell))], (game.position, sign)
                owned += 1
        _judge_views(face, game, defender, half_of, teams, language)
        judged += 1
        if judged == most:
            break
    assert judged == most and owned >= 4 * most


def _judge_views(face, game, defender, half_of, teams, language):
    """Compare the labels that each coach sees with those for nobody in particular, by their places."""
    neutral = {sign.cell: sign.text for sign in face.signs(game.state, NOBODY)}
    goals = {cell for cell, text in neutral.items() if OWNED.fullmatch(text)}
    places = {cell: half_of(place_of(face, game.state, cell)) for cell in goals}
    try:
        set_language(language)
        for viewer in (0, 1):
            labels = {sign.cell: sign.text for sign in face.signs(game.state, viewer) if sign.cell in goals}
            own = [text for cell, text in labels.items() if defender[places[cell]] == teams[viewer]]
            others = [text for cell, text in labels.items() if defender[places[cell]] != teams[viewer]]
            assert len(own) == len(others) == 1 and not SCORES.search(own[0]) and SCORES.search(others[0])
    finally:
        set_language("en")


SCORES = re.compile("You score here|: score here|arquez ici")
"""Words by which a label tells a coach that he scores there."""


@pytest.mark.parametrize("key", ["elfball", "street_brawl"])
def test_before_the_first_roll_nobody_has_a_goal(key):
    game, face = fracas.new(key, ""), face_of(key)
    spoken_goals = [text for cell in range(len(face.field(game.state).lattice.centres))
                    if "goal" in (text := face.cell_text(game.state, cell))]
    assert spoken_goals and not any(OWNED.search(text) for text in spoken_goals)
    assert not any(OWNED.search(sign.text) for sign in face.signs(game.state, NOBODY))
