"""Cave Brawl on the page: its actions as places to tap, its questions as answers to tap. The drawing is in `view`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from fracas.games.cave_brawl.roll import NEEDED
from fracas.games.cave_brawl.state import COIN, NOWHERE, ROLLING, TURN, State
from fracas.games.cave_brawl.teams import TEAMS
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Choice, Event, Reason, Roll, Rolled, Side
from fracas.locale import _, ngettext
from fracas.page.adapter import NO_ONE, Ask, Command, Offer, Pool, Setup, Sheet, Stealer, Way
from fracas.page.adapter import NOWHERE as NO_CELL
from fracas.page.adapters import cave_brawl_deeds as deeds
from fracas.page.adapters import cave_brawl_team as teams
from fracas.page.adapters import cave_brawl_words as words
from fracas.page.panels import die_of, drawn
from fracas.view import cave_brawl_lists as lists
from fracas.view import cave_brawl_match as drawing
from fracas.view import cave_brawl_places as places
from fracas.view import cave_brawl_words as wording
from fracas.view.controls import Choice as Piece
from fracas.view.markup import Markup
from fracas.view.model import Strip, Token
from fracas.view.score import Pegs, Tracker
from fracas.view.slip import Outcome
from fracas.view.squads import Card, Squad


class CaveBrawlAdapter:
    """What the page must know of Cave Brawl."""

    field = places.field()
    base = NEEDED
    scores = teams.Scores()
    home_team = "cavemen"
    away_team = "reptilians"

    # -- teams -----------------------------------------------------------------------------------------------

    def teams(self) -> Sequence[Piece]:
        """List the teams for a new match."""
        return tuple(Piece(key, teams.title(key)) for key in TEAMS)

    def sheet(self, team: str) -> Sheet:
        """Return what a team is like in a match with the usual settings."""
        return teams.sheet(team, {})

    def sheet_for(self, team: str, options: Mapping[str, Any]) -> Sheet:
        """Return what a team is like in a match with other settings."""
        return teams.sheet(team, options)

    def default_kit(self, team: str, side: Side) -> str:
        """Return the kit a team wears unless its coach chooses another."""
        faction = drawing.faction_of(team) if team else side  # a match that begins in a position names no teams
        return drawing.kit_of(faction, side)

    # -- the position ----------------------------------------------------------------------------------------

    def team_name(self, state: State, side: Side) -> str:
        """Return the name of a side."""
        return places.team_name(state, side)

    def score(self, state: State) -> tuple[int, int]:
        """Return the points."""
        return state.score[0], state.score[1]

    def detail(self, state: State) -> str:
        """Return the line of the score bar."""
        return wording.detail(state)

    def pegs(self, state: State) -> Pegs | None:
        """Return the turns the ball was not moved."""
        return lists.pegs(state)

    def trackers(self, state: State) -> tuple[Tracker, ...]:
        """Return the figures to keep in view."""
        return lists.trackers(state)

    def tokens(self, state: State) -> tuple[Token, ...]:
        """Return the counters on the board."""
        return drawing.tokens(state)

    def token(self, state: State, who: int) -> Token:
        """Return the counter of a player or a beast."""
        return drawing.token(state, who)

    def name(self, state: State, who: int) -> str:
        """Return what a player or a beast is called."""
        return places.name(state, who)

    def who_at(self, state: State, cell: int) -> int:
        """Return the player or the beast on a cell."""
        return places.who_at(state, cell) if cell >= 0 else NO_ONE

    def cell_of(self, state: State, who: int) -> int:
        """Return where a player or a beast is."""
        return places.cell_of(state, who)

    def ball(self, state: State) -> int:
        """Return the cell of a loose ball."""
        return NO_CELL if state.ball == NOWHERE else state.ball

    def squad(self, state: State, side: Side, now: int) -> Squad:
        """Return the list of a team."""
        return lists.squad(state, side, now)

    def card(self, state: State, who: int, roll: str) -> Card:
        """Return the card of a player or a beast."""
        return lists.card(state, who, roll)

    def cell_text(self, state: State, cell: int) -> str:
        """Return a cell in words."""
        return wording.cell_text(state, cell)

    def label(self, state: State) -> str:
        """Return the board in one sentence."""
        return wording.board_label(state)

    def danger(self, state: State, side: Side) -> tuple[int, ...]:
        """Return nothing: nobody is hindered in leaving a square."""
        return ()

    # -- what may be done ------------------------------------------------------------------------------------

    def acting(self, state: State) -> int:
        """Return the player whose activation is in progress."""
        return state.acting

    def actors(self, state: State, legal: Sequence[Action]) -> tuple[int, ...]:
        """List the players who may act, or be handed the ball."""
        return tuple(sorted({action[1] for action in legal if len(action) > 1}))

    def offer(self, state: State, legal: Sequence[Action], who: int) -> Offer:
        """Return all that a player may do now."""
        return deeds.offer(state, legal, who)

    def after(self, state: State, who: int, way: Way, steps: int) -> State:
        """Return the position after some steps of a way went well."""
        return deeds.after(state, who, way, steps)

    def plain(self, state: State, action: Action) -> State:
        """Return the position as it is: nothing can be re-rolled."""
        return state

    def assumed(self, state: State, rest: Sequence[Action], rolls: int) -> str:
        """Return nothing: a roll's chances depend on no decision."""
        return ""

    def commands(self, state: State, legal: Sequence[Action], who: int, mode: str) -> tuple[Command, ...]:
        """Return the action tray."""
        return deeds.commands(state, legal, who, mode)

    def hint(self, state: State, who: int, mode: str) -> tuple[str, str]:
        """Return what the selected player's coach may do now."""
        return words.hint(state, who, mode)

    def setup(self, state: State, legal: Sequence[Action]) -> Setup | None:
        """Return nothing: everybody comes out of his tunnel."""
        return None

    def band(self, state: State, who: int, cell: int) -> tuple[tuple[Strip, ...], tuple[Stealer, ...]]:
        """Return nothing: nobody can intercept."""
        return (), ()

    def marks(self, state: State, who: int, mode: str) -> Markup:
        """Return the ranges while a pass or a kick is being aimed."""
        return deeds.ranges(state, who, mode)

    # -- words -----------------------------------------------------------------------------------------------

    def ask(self, state: State, choice: Choice) -> Ask:
        """Put a question into words."""
        return words.ask(state, choice)

    def roll_title(self, state: State, roll: Roll) -> tuple[str, str, str]:
        """Return what a roll is."""
        return words.roll_title(state, roll)

    def reason(self, state: State, roll: Roll, reason: Reason) -> str:
        """Return the words of one modifier."""
        return words.reason(state, reason)

    def pool(self, rolled: Rolled) -> Pool:
        """Return the dice of a roll."""
        faces = (rolled.faces,) if isinstance(rolled.faces, int) else rolled.faces
        die = die_of(rolled.request.dice)
        return Pool(tuple(drawn(die, face) for face in faces))

    def result(self, rolled: Rolled) -> str:
        """Return what a throw comes to."""
        return words.result(rolled)

    def is_success(self, rolled: Rolled) -> bool | None:
        """Return whether a throw was enough."""
        return words.is_success(rolled)

    def outcomes(self, roll: Roll | None, fan: dict[str, Fraction]) -> tuple[Outcome, ...]:
        """Return the fan of outcomes in words."""
        return words.outcomes(roll, fan)

    def walk(self, state: State, who: int, steps: int, cell: int) -> str:
        """Return the sentence for several steps of a player."""
        told = ngettext("{player} moves {n} square to {cell}.", "{player} moves {n} squares to {cell}.", steps)
        return told.format(player=places.name(state, who), n=steps, cell=places.cell_name(state, cell))

    def sentence(self, state: State, event: Event) -> str:
        """Return what happened."""
        return words.sentence(state, event)

    def who_in(self, event: Event) -> int:
        """Return the player or the beast an event is about."""
        return words.who_in(event)

    def turn_key(self, state: State) -> tuple[int, ...]:
        """Return what changes when a new turn begins."""
        return state.phase, state.turn, state.side

    def turn_title(self, state: State) -> str:
        """Return the heading of the turn in the log."""
        team = places.team_name(state, state.side)
        if state.phase == COIN:
            return _("The coin")
        if state.phase == ROLLING:
            return _("Scores: {team}").format(team=team)
        if state.phase == TURN:
            return _("Round {n}, {team}").format(n=wording.round_of(state), team=team)
        return _("Who has the ball: {team}").format(team=team)

    def shout(self, event: Event) -> str:
        """Return the word to shout."""
        return words.shout(event)

    def effects(self, event: Event) -> tuple[tuple[int, str, int], ...]:
        """Return who lunges and who falls."""
        facts: Any = event.facts
        if event.kind in ("tackles", "tackle_fails", "blocks", "block_fails", "beast_hits", "beast_misses"):
            return ((facts[0], "lunge", facts[1]),)
        if event.kind == "knocked_down":
            return ((facts[0], "falls", NO_ONE),)
        return ((facts[0], "hop", NO_ONE),) if event.kind in ("catches", "picks_up", "stands_up") else ()

    def trail(self, event: Event) -> tuple[int, int]:
        """Return the cells a player or a beast moved between."""
        facts: Any = event.facts
        return (facts[1], facts[2]) if event.kind in ("moves", "beast_moves") else (NO_CELL, NO_CELL)


ADAPTER = CaveBrawlAdapter()
