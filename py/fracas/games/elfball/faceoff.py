"""The face-off and the free challenge of its winner (chapters 6 and 24.4)."""

from fracas.games.elfball.abilities.ability_dice import replace_one_die, replacer
from fracas.games.elfball.dice import MOST_DICE, net_of, pool_of
from fracas.games.elfball.injury import knock_down
from fracas.games.elfball.momentum import earn, net_bands, worst_first
from fracas.games.elfball.movement import reset_action, turn_to, walk
from fracas.games.elfball.setup import face_off_player
from fracas.games.elfball.shove import shove
from fracas.games.elfball.state import FREE, STANDING, State, has, player_at, profile, side_of
from fracas.games.elfball.tackle import attack, cutblock
from fracas.games.elfball.throwing.ball import hold, pick_up
from fracas.games.elfball.throwing.catching import choose_facing
from fracas.games.elfball.turn import begin_turn
from fracas.kernel.table import Table

FACE_OFF = "face-off"
FREE_PACES = 2
HIGHEST = 24  # nets from here on count as equal: no pool shows them once in 10 ** 11 throws
BALL, KNOCK = "ball", "knock"


def face_off(t: Table) -> None:
    """Hold the face-off.

    Rule:    Elfball 6 (1-3), Rulings 11, 12, 78, 79; 24.4.
    Changes: phase, side, loser, momentum; a player who flopped alone is Down.
    """
    s = t.state
    winner, loser = roll_off(t)
    s.side, s.loser = side_of(winner), side_of(loser)
    if s.options.simple_faceoff:
        return simple_prize(t, winner, loser)
    earn(t, winner, profile(s, loser).might - profile(s, winner).might)
    reset_action(s)
    s.phase, s.acting, s.jog = FREE, winner, FREE_PACES


def roll_off(t: Table) -> tuple[int, int]:
    """Roll until one of the two face-off players wins.

    Rule:    Elfball 6 (1, 2), Ruling 79; 24.4: six dice each.
    Rolls:   Might dice of the home player, then of the away player.
    Returns: winner and loser.
    """
    s = t.state
    players = [face_off_player(s, side) for side in (0, 1)]
    while True:
        nets = [roll_might(t, p) for p in players]
        home, away = (max(net, -1) for net in nets)
        if home != away:
            break
        t.tell("tie", *players, home < 0, rule="6")
    winner, loser = players if home > away else players[::-1]
    t.tell("face_off", winner, loser, rule="6")
    if min(home, away) < 0:
        knock_down(t, loser, rule="6")
    return winner, loser


def roll_might(t: Table, p: int) -> int:
    """Roll for the face-off; no Momentum is spent or earned.

    Rule:    Elfball 6 (1), 22.1 "Buff", Ruling 79 (once in each roll).
    Asks:    his coach, as `replace_one_die`.
    Returns: the net result.
    """
    s = t.state
    s.used = ()
    dice, simple = MOST_DICE if s.options.simple_faceoff else profile(s, p).might, s.options.simple_star
    key, more, bands = replacer(s, p, FACE_OFF), HIGHEST + MOST_DICE, net_bands(-1, HIGHEST, simple)
    faces = t.roll(
        FACE_OFF, pool_of(dice, simple), coach=side_of(p), who=p, rule="6", more=more + 2 * bool(key),
        bands=worst_first(HIGHEST, simple) if key else bands,
    )
    if key:
        faces = replace_one_die(t, FACE_OFF, p, key, faces, 0, HIGHEST, "6", bands, more)
    return net_of(faces, simple)


def rival(s: State) -> int:
    """Return the other face-off player during the free challenge."""
    return face_off_player(s, 1 - s.side)


def free_steps(s: State, p: int) -> list[int]:
    """List the cells the winner may step to for nothing.

    Rule: Elfball 6 (4), Ruling 11: to the ball at once, or through the empty centre circle to attack a standing rival,
          or one who lies if he knows the Cheapshot.
    """
    field = s.book.field
    around = [cell for cell in field.neighbours[s.where[p]] if cell in field.centre_circle and cell not in s.where]
    may_attack = s.jog > 0 and (s.stance[rival(s)] == STANDING or has(s, p, "cheapshot"))
    return [cell for cell in around if (s.moved == 0 if cell == field.centre else may_attack)]


def free_step(t: Table, p: int, cell: int) -> None:
    """Move the winner one free pace; on the ball's hex he makes his Pick-up.

    Rule: Elfball 6 (4), Ruling 11 (no Disengage).
    """
    s = t.state
    s.jog -= 1
    walk(t, p, cell)
    if cell == s.ball:
        s.done = True
        pick_up(t, p)


def free_attack(t: Table, p: int, target: int) -> None:
    """Make Impact and Tackle the free challenge.

    Rule: Elfball 6 (4).
    """
    t.state.done = True
    attack(t, p, target)
    t.state.done = True


def free_cutblock(t: Table, p: int, target: int) -> None:
    """Make a Cutblock the free challenge.

    Rule: Elfball 6 (4), 22.2.
    """
    t.state.done = True
    cutblock(t, p, target)
    t.state.done = True


def free_shove(t: Table, p: int, target: int) -> None:
    """Make a Shove the free challenge.

    Rule: Elfball 6 (4).
    """
    shove(t, p, target)
    t.state.done = True


def end_free_challenge(t: Table) -> None:
    """Let the winner be turned, then give his team the first turn.

    Rule: Elfball 6 (5), Rulings 12, 78, 80; a Momentum earned so far stays.
    """
    s = t.state
    p = s.acting
    if s.done and s.where[p] >= 0 and s.stance[p] == STANDING:
        choose_facing(t, p)
    begin_turn(t, side_of(p))


def simple_prize(t: Table, winner: int, loser: int) -> None:
    """Give the winner of a simple face-off the ball, or put the loser Down.

    Rule: Elfball 24.4, Ruling 66.
    Asks: with equal Might and Skill which of the two; his facing.
    """
    s = t.state
    might, skill = profile(s, winner).might, profile(s, winner).skill
    prize = KNOCK if might > skill else BALL
    if might == skill:
        prize = t.choose(s.side, "prize", (BALL, KNOCK), who=winner, rule="24.4")
    if prize == BALL:
        hold(t, winner, rule="24.4")
    else:
        s.book.knock(t, winner, loser)
    if s.stance[winner] == STANDING:
        choose_facing(t, winner)
    begin_turn(t, s.side)


def knock(t: Table, winner: int, loser: int) -> None:
    """Move the winner of a simple face-off beside the loser and put that one Down.

    Rule: Elfball 24.4, Ruling 140.
    Asks: the hex he moves to.
    """
    s = t.state
    goal = t.choose(s.side, "move-to", simple_moves(s, winner, loser), who=winner, target=loser, rule="24.4/R140")
    for cell in ring_path(s, s.where[winner], goal):
        walk(t, winner, cell)
    turn_to(t, winner, s.where[loser])
    if s.stance[loser] == STANDING:
        knock_down(t, loser, rule="24.4")


def simple_moves(s: State, p: int, loser: int) -> tuple[int, ...]:
    """List the cells of the centre circle next to the loser that are within two paces round the ball.

    Rule: Elfball 24.4, Ruling 140.
    """
    field = s.book.field
    return tuple(
        cell for cell in field.centre_circle
        if player_at(s, cell) < 0 and cell != field.centre and field.distance(cell, s.where[loser]) == 1
        and 0 < len(ring_path(s, s.where[p], cell)) <= FREE_PACES
    )


def ring_path(s: State, start: int, goal: int) -> list[int]:
    """Return the shortest way round the ball, empty if another player is in the way."""
    field = s.book.field
    ring = field.neighbours[field.centre]
    paths = []
    for turn in (1, -1):
        path, here = [], start
        while here != goal:
            here = ring[(ring.index(here) + turn) % len(ring)]
            path.append(here)
        if all(player_at(s, cell) < 0 for cell in path):
            paths.append(path)
    return min(paths, key=len, default=[])
