"""Prompts of Street Bowl's questions; the answer that the odds assume is the main one."""

from collections.abc import Callable, Mapping
from fractions import Fraction

from fracas.faces.choices import NOWHERE, AnswerChoice, QuestionDie, QuestionPrompt
from fracas.faces.street_bowl import chances
from fracas.faces.street_bowl.dice_questions import block_die, guard_block, reroll
from fracas.faces.street_bowl.labels import surroundings
from fracas.faces.street_bowl.pieces import cell_of
from fracas.games.street_bowl import state as st
from fracas.games.street_bowl.odds.policy import policy
from fracas.games.street_bowl.pitch import CELLS, EAST, NORTH, SOUTH, STREET, WEST, X, Y
from fracas.games.street_bowl.state import State
from fracas.games.street_bowl.words.names import player_name, team_name
from fracas.games.street_bowl.words.rolls import roll_name
from fracas.kernel.table import Choice
from fracas.locale import N_, _
from fracas.view.match.dice import DieFace

Asker = Callable[[State, Choice], QuestionPrompt]
Labels = Mapping[str, tuple[str, str]]  # option -> label of the button, a note

EDGES = {
    NORTH: N_("Against the north wall"), SOUTH: N_("Against the south wall"),
    WEST: N_("Into the crowd"), EAST: N_("Into the crowd"),
}
OVER = {NORTH: (0, -1), SOUTH: (0, 1), WEST: (-1, 0), EAST: (1, 0)}
PUSHED = ("push", "grab", "side_step")  # questions for the square that the target is moved to
STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))  # by eighths of a turn, clockwise


def angle_of(step: tuple[int, int]) -> int:
    """Return the angle of an arrow for a step."""
    return 45 * STEPS.index(step)


def _sentence(s: State, words: str, choice: Choice) -> str:
    """Return a sentence with the names of player, target and team."""
    is_player = choice.target in st.EVERYBODY and s.players[choice.target] is not None
    return _(words).format(
        name=player_name(s, choice.who) if choice.who >= 0 else team_name(s, choice.coach),
        whom=player_name(s, choice.target) if "{whom}" in _(words) and is_player else "",
        team=team_name(s, choice.coach), n=choice.facts[0] if choice.facts else "",
    )


def _of_words(title: str, words: str, labels: Labels) -> Asker:
    """Return the asker of a question with words as answers."""
    def ask(s: State, choice: Choice) -> QuestionPrompt:
        best = policy(s, choice)
        replies = tuple(
            AnswerChoice(option, _(labels[str(option)][0]), _(labels[str(option)][1]), is_main=option == best)
            for option in choice.options)
        return QuestionPrompt(_sentence(s, title, choice), _sentence(s, words, choice), replies)
    return ask


def _of_players(
    title: str, words: str, nobody: str = "", chance: Callable[[State, int], Fraction] | None = None,
) -> Asker:
    """Return the asker of a question with players as answers, and perhaps nobody.

    Args: nobody - the words for nobody; chance - of a player's roll.
    """
    def ask(s: State, choice: Choice) -> QuestionPrompt:
        best = policy(s, choice)
        replies = tuple(
            AnswerChoice(option, player_name(s, option), "", cell_of(s, option), -1,
                         chance(s, option) if chance else None, option == best)
            if isinstance(option, int) else AnswerChoice(option, _(nobody), is_main=option == best)
            for option in choice.options)
        return QuestionPrompt(_sentence(s, title, choice), _sentence(s, words, choice), replies)
    return ask


def _of_squares(title: str, words: str, others: Mapping[str, str] = {}, label: str = N_("To {cell}")) -> Asker:
    """Return the asker of a question with squares as answers; adjacent ones are drawn as arrows.

    Args: others - the words for other answers; way - the words for a square.
    """
    def ask(s: State, choice: Choice) -> QuestionPrompt:
        best, start = policy(s, choice), _start(s, choice)
        moved = choice.target if choice.kind in PUSHED else choice.who
        whom = player_name(s, moved) if moved >= 0 else ""
        replies = tuple(
            AnswerChoice(option, _(label).format(whom=whom, cell=STREET.names[option]), surroundings(s, option, moved),
                         option, _arrow(start, option), is_main=option == best)
            if isinstance(option, int) else _edge_or_word(option, start, others, option == best)
            for option in choice.options)
        return QuestionPrompt(_sentence(s, title, choice), _sentence(s, words, choice), replies)
    return ask


def _with_dice(ask: Asker) -> Asker:
    """Return the asker of a question after a roll, with the name and the dice of the roll."""
    def ask_with_dice(s: State, choice: Choice) -> QuestionPrompt:
        dice = tuple(QuestionDie(DieFace("d6", face)) for face in choice.facts if isinstance(face, int))
        kind = choice.facts[0]
        return ask(s, choice)._replace(note=roll_name(kind) if isinstance(kind, str) else "", dice=dice)
    return ask_with_dice


def _start(s: State, choice: Choice) -> int:
    """Return the square of the player who is pushed or steps."""
    if choice.kind in PUSHED:
        return cell_of(s, choice.target)
    return cell_of(s, choice.who) if choice.kind in ("return_step", "pass_block_step") else NOWHERE


def _arrow(start: int, cell: int) -> int:
    """Return the angle of the arrow to a square beside the start, -1 for other squares."""
    step = (X[cell] - X[start], Y[cell] - Y[start]) if start in CELLS else (0, 0)
    return angle_of(step) if step in STEPS else -1


def _edge_or_word(option: str, start: int, others: Mapping[str, str], is_main: bool) -> AnswerChoice:
    """Return an answer that is no square; the arrow over an edge lies on the player's own square."""
    if option in EDGES:
        return AnswerChoice(option, _(EDGES[option]), "", start, angle_of(OVER[option]), is_main=is_main)
    return AnswerChoice(option, _(others[option]), is_main=is_main)


_NO = N_("No, thanks")

QUESTIONS: dict[str, Asker] = {
    "toss": _of_words(N_("{name} win the toss. Kick or receive?"),
                      N_("In the second half it is the other way round."), {
        "kick": (N_("Kick"), N_("defend first")), "receive": (N_("Receive"), N_("attack first"))}),
    "reroll": reroll, "block_die": block_die, "guard_block": guard_block,
    "push": _of_squares(N_("{name} pushes {whom}. Where to?"), N_("Tap a square beside him."),
                        label=N_("Push {whom} to {cell}")),
    "side_step": _of_squares(N_("{name}: side-step where?"), N_("Tap a free square beside him."),
                             {"leave": N_("Take the push")}),
    "grab": _of_squares(N_("{name} grabs {whom}: push where?"), N_("Tap a free square beside him."), {
        "leave": N_("Normal push")}, N_("Drag {whom} to {cell}")),
    "follow": _of_words(N_("{name}: follow up?"), N_("Into the square you left, free, no dodge."), {
        "follow": (N_("Follow"), ""), "stay": (N_("Stay"), "")}),
    "stand_firm": _of_words(N_("{name}: stand firm?"), N_("He stays in his square, even if he falls."), {
        "hold": (N_("Stand firm"), ""), "give_way": (N_("Be pushed"), "")}),
    "fend": _of_words(N_("{name}: fend {whom} off?"), N_("Then the blocker cannot follow up."), {
        "fend_off": (N_("Fend off"), ""), "let_come": (N_("Let him come"), "")}),
    "strip_ball": _of_words(N_("{name}: strip {whom} of the ball?"), N_("The ball bounces once from his new square."), {
        "strip": (N_("Strip the ball"), ""), "spare": (_NO, "")}),
    "juggernaut": _of_words(N_("{name}: make it a push?"), N_("Juggernaut turns Both Down into Pushed."), {
        "push": (N_("Push"), ""), "go_down": (N_("Both down"), "")}),
    "both_down": _of_words(N_("Both Down. What does {name} do?"), N_(
        "Block keeps him up. Wrestle puts both on the ground."), {
        "stand": (N_("Stay up"), N_("Block")), "wrestle": (N_("Wrestle"), N_("both down, no Armour roll")),
        "fall": (N_("Fall"), "")}),
    "stumble": _of_words(N_("Defender stumbles. {name}: use Dodge?"), N_("Then he is only pushed."), {
        "stay_up": (N_("Use Dodge"), ""), "fall": (N_("Fall"), "")}),
    "break_tackle": _with_dice(
        _of_words(N_("{name}: break the tackle?"), N_("Strength instead of Agility, once per turn."), {
        "break": (N_("Break Tackle"), ""), "fail": (N_("Fall"), "")})),
    "diving_tackle": _with_dice(_of_players(
        N_("Who dives at {name}'s feet?"), N_("The dodge gets 2 harder. Your diver goes down."), N_("Nobody"))),
    "tentacles": _of_players(N_("Who holds {name}?"), N_("2D6 and both strengths decide."), N_("Let him go")),
    "shadowing": _of_players(N_("Who follows {name}?"), N_("2D6 and both movements decide."), N_("Nobody")),
    "mighty_blow": _with_dice(_of_words(
        N_("{name}: Mighty Blow on this roll?"), N_("+1 to Armour or Injury, not both."), {
            "add": (N_("Add 1"), ""), "keep": (N_("Save it"), "")})),
    "dirty_player": _with_dice(_of_words(
        N_("{name}: Dirty Player on this roll?"), N_("+1 to Armour or Injury, not both."), {
            "add": (N_("Add 1"), ""), "keep": (N_("Save it"), "")})),
    "piling_on": _with_dice(
        _of_words(N_("{name}: pile on {whom}?"), N_("Re-roll it. Then he goes down himself."), {
        "fall_on": (N_("Pile on"), ""), "stay": (N_("Stay up"), "")})),
    "chainsaw_foul": _of_words(N_("{name}: foul with the chainsaw?"), N_("+3 to Armour. On a 1 the saw kicks back."), {
        "saw": (N_("With the chainsaw"), ""), "kick": (N_("With the boot"), "")}),
    "hungry": _of_words(N_("{name} must feed. Block or move?"), N_(
        "At the end he must bite a Thrall beside him. Else he leaves, and it is a turnover."), {
        "block": (N_("Block"), ""), "move": (N_("Move"), "")}),
    "bite": _of_players(N_("Whom does {name} bite?"), N_("The Thrall takes an Injury roll.")),
    "intercept": _of_players(N_("Who tries to intercept?"), N_("One player under the ruler may try."), N_("Nobody"),
                             chances.of_interception),
    "safe_throw": _of_words(N_("{name} fumbles. Keep the ball?"), N_("His Action ends, but your turn goes on."), {
        "hold": (N_("Keep it"), ""), "drop": (N_("Let it drop"), "")}),
    "dive": _of_players(N_("Who dives for the ball?"), N_("If both sides dive, nobody gets it."), N_("Nobody")),
    "pass_block": _of_players(N_("Who moves to stop the pass?"), N_("He may move up to 3 squares."),
                              N_("Nobody")),
    "pass_block_step": _of_squares(N_("{name}: where to?"), N_("Tap a square beside him."), {"stop": N_("Stop here")}),
    "dump_off": _of_squares(N_("{name}: pass before the block?"), N_("A Quick Pass. It ends nobody’s turn."), {
        "hold": N_("Hold the ball")}),
    "other_target": _of_squares(N_("{name} will not give {whom} the ball. Who gets it?"),
                                N_("Only to one of his own race."), {
        "waste": N_("Nobody: lose the Action")}),
    "catch_bomb": _of_words(N_("{name}: catch the bomb?"), N_("If he catches it, he must throw it on."), {
        "catch": (N_("Catch it"), ""), "leave": (N_("Let it explode"), "")}),
    "bomb_throw": _of_words(N_("{name} has the bomb. How does he throw it?"), "", {
        "throw": (N_("Throw"), ""), "lob": (N_("Hail Mary"), N_("any square"))}),
    "bomb_target": _of_squares(N_("{name}: throw the bomb where?"), N_("Tap a lit square.")),
    "kick_off_wall": _of_words(N_("{name} kicks off the wall. Which way?"), N_("He flies one to three squares."), {
        "NW": (N_("North-west"), ""), "N": (N_("North"), ""), "NE": (N_("North-east"), ""),
        "SW": (N_("South-west"), ""), "S": (N_("South"), ""), "SE": (N_("South-east"), "")}),
    "kick": _of_words(N_("{name}: kick it short?"), N_("The ball scatters {n} squares. He may halve that."), {
        "whole": (N_("Full distance"), ""), "half": (N_("Half the distance"), "")}),
    "kick_off_return": _of_players(N_("Who runs for the kick?"), N_("Up to 3 squares, before the kick-off event."),
                                   N_("Nobody")),
    "return_step": _of_squares(N_("{name}: where to?"), N_("Tap a square beside him."), {"stop": N_("Stop here")}),
    "high_kick": _of_players(N_("{team}: who runs under the ball?"), N_("Choose a player nobody marks."), N_("Nobody")),
    "touchback": _of_players(N_("Touchback, {team}: who gets the ball?"),
                             N_("The kick left your half. Give the ball to any of your standing players.")),
    "touchback_square": _of_squares(N_("Touchback, {team}: where do you put the ball?"),
                                    N_("None of your players stands. Tap a square.")),
    "potion": _of_players(N_("{team}: who drinks a potion?"), N_("It can heal him, change him or kill him."),
                          N_("Nobody")),
    "zombie": _of_words(N_("{team}: raise the dead as a Zombie?"), N_("Once per match. He joins your Reserves."), {
        "raise": (N_("Raise him"), ""), "leave": (N_("Let him rest"), "")}),
}
