"""Cave Brawl on the page: its actions as places to tap, its questions as answers to tap. The drawing is in `view`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fracas.games.cave_brawl.roll import NEEDED
from fracas.games.cave_brawl.state import COIN, NOWHERE, ROLLING, TURN, State
from fracas.games.cave_brawl.teams import TEAMS
from fracas.kernel.ruleset import Action
from fracas.kernel.table import Event, Reason, Roll, Rolled, Side
from fracas.locale import _, ngettext
from fracas.page.adapter import NO_ONE, Bare, Pool, Sheet
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


class CaveBrawlAdapter(Bare):
    """What the page must know of Cave Brawl."""

    field = places.field()
    base = NEEDED
    scores = teams.Scores()
    home_team = "cavemen"
    away_team = "reptilians"

    # -- teams -----------------------------------------------------------------------------------------------

    sheet_for = staticmethod(teams.sheet)

    def teams(self) -> Sequence[Piece]:
        """List the teams for a new match."""
        return tuple(Piece(key, teams.title(key)) for key in TEAMS)

    def sheet(self, team: str) -> Sheet:
        """Return what a team is like in a match with the usual settings."""
        return teams.sheet(team, {})

    def default_kit(self, team: str, side: Side) -> str:
        """Return the kit a team wears unless its coach chooses another."""
        faction = drawing.faction_of(team) if team else side  # a match that begins in a position names no teams
        return drawing.kit_of(faction, side)

    # -- the position ----------------------------------------------------------------------------------------

    team_name = staticmethod(places.team_name)
    detail = staticmethod(wording.detail)
    pegs = staticmethod(lists.pegs)
    trackers = staticmethod(lists.trackers)
    tokens = staticmethod(drawing.tokens)
    token = staticmethod(drawing.token)
    name = staticmethod(places.name)
    cell_of = staticmethod(places.cell_of)
    squad = staticmethod(lists.squad)
    card = staticmethod(lists.card)
    cell_text = staticmethod(wording.cell_text)
    label = staticmethod(wording.board_label)

    def score(self, state: State) -> tuple[int, int]:
        """Return the points."""
        return state.score[0], state.score[1]

    def who_at(self, state: State, cell: int) -> int:
        """Return the player or the beast on a cell."""
        return places.who_at(state, cell) if cell >= 0 else NO_ONE

    def ball(self, state: State) -> int:
        """Return the cell of a loose ball."""
        return NO_CELL if state.ball == NOWHERE else state.ball

    # -- what may be done ------------------------------------------------------------------------------------

    offer = staticmethod(deeds.offer)
    after = staticmethod(deeds.after)
    commands = staticmethod(deeds.commands)
    hint = staticmethod(words.hint)
    marks = staticmethod(deeds.ranges)
    prompt = staticmethod(words.prompt)

    def acting(self, state: State) -> int:
        """Return the player whose activation is in progress."""
        return state.acting

    def actors(self, state: State, legal: Sequence[Action]) -> tuple[int, ...]:
        """List the players who may act, or be handed the ball."""
        return tuple(sorted({action[1] for action in legal if len(action) > 1}))

    # -- words -----------------------------------------------------------------------------------------------

    ask = staticmethod(words.ask)
    roll_title = staticmethod(words.roll_title)
    result = staticmethod(words.result)
    is_success = staticmethod(words.is_success)
    outcomes = staticmethod(words.outcomes)
    sentence = staticmethod(words.sentence)
    who_in = staticmethod(words.who_in)
    shout = staticmethod(words.shout)

    def reason(self, state: State, roll: Roll, reason: Reason) -> str:
        """Return the words of one modifier."""
        return words.reason(state, reason)

    def pool(self, rolled: Rolled) -> Pool:
        """Return the dice of a roll."""
        faces = (rolled.faces,) if isinstance(rolled.faces, int) else rolled.faces
        die = die_of(rolled.request.dice)
        return Pool(tuple(drawn(die, face) for face in faces))

    def walk(self, state: State, who: int, steps: int, cell: int) -> str:
        """Return the sentence for several steps of a player."""
        told = ngettext("{player} moves {n} square to {cell}.", "{player} moves {n} squares to {cell}.", steps)
        return told.format(player=places.name(state, who), n=steps, cell=places.cell_name(state, cell))

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
