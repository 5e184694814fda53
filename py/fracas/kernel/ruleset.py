"""The ruleset contract: one object a game, metadata first, then functions.

A variant is made with `dataclasses.replace` and states only what differs.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, NamedTuple

from fracas.kernel.contracts.game_info import GameInfo
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.table import Choice, Event, Option, Side, Table
from fracas.locale import N_, _

Action = tuple[Any, ...]  # kind first, then small ints or strings; hashable
Invariant = tuple[bool, str]  # an invariant of a position: whether it holds, what must be true


class Setting(NamedTuple):
    """One option of a match: a house rule, an edition, a switch. The rulebook's value is the default."""

    name: str
    default: int | str
    choices: tuple[int | str, ...]
    label: str  # English, translated where shown
    rule: str = ""


class Chapter(NamedTuple):
    """One numbered piece of the rules for the reader."""

    number: str  # "14" or "13.2"
    title: str
    text: str  # Markdown of our own words
    language: str = "en"  # in which it is written
    instead: str = ""  # number of the chapter of a variant that says it otherwise


TOTAL, MEETINGS, DIFFERENCE, SCORED, CASUALTIES, COIN = (
    "total", "meetings", "difference", "scored", "casualties", "coin")
HALF_WINS, POINTS = "half_wins", "points"  # what the wins and draws of a team add up to


class Resource(NamedTuple):
    """A resource that coaches spend to improve their throws."""

    text: str  # "with Momentum": English, translated where shown
    is_free: Callable[[Choice, Option], bool]  # whether an answer to a question spends none of it


class CoachSkill(NamedTuple):
    """The skill of a bot on a game's ladder, as its difference from fair play with full knowledge.

    His mistakes are the same in the same position.
    """

    unknown: frozenset[str] = frozenset()  # kinds of actions he does not think of
    overlooks: frozenset[str] = frozenset()  # weights of the worth, by name, that count nothing to him
    plans: Callable[[Any], Iterable[tuple[Action, ...]]] | None = None  # as those of the game, fewer; None = the same
    blur: float = 0.0  # how far he misjudges plans, in standard deviations of what they are worth
    is_expert: bool = False  # whether he has the plans and the judgement of the game's expert
    foresees: bool = False  # whether he weighs whole turns besides, as that expert can
    samples: int = 2  # how often he tries each plan before he drops the worse half; the others then twice as often

    @property
    def is_new(self) -> bool:
        """Whether the game has something he does not know or does not see."""
        return bool(self.unknown or self.overlooks or self.plans)


class ExpertKnowledge(NamedTuple):
    """Expert knowledge of a game: additional plans and a better evaluation."""

    plans: Callable[[Any], Iterable[tuple[Action, ...]]]  # as those of the game, of a few more kinds
    worth: Callable[[Any, Side], int]  # as that of the game
    turns: Callable[[Any], Iterator[tuple[tuple[Action, ...], int] | None] | None] | None = None  # position -> whole
    # turns of the side to act and what each is worth once the others have answered, Nones as pauses; None where he
    # weighs none. None instead of all this = he never does


class RankingRules(NamedTuple):
    """The ranking of a game in leagues; by default a draw counts half a win."""

    points: Callable[[Any], tuple[int, int]]  # position of a match that is over -> what it is entered with
    casualties: Callable[[Any], tuple[int, int]] | None = None  # caused by each side; None = do not count
    unit: str = HALF_WINS
    win: int = 2  # units
    draw: int = 1
    order: tuple[tuple[str, str], ...] = (  # what decides, most important first: key, English label
        (TOTAL, N_("wins, a draw counts half")), (MEETINGS, N_("matches of the level teams with each other")),
        (DIFFERENCE, N_("point difference")), (SCORED, N_("points scored")), (COIN, N_("a coin")),
    )


def winner_points(returns: tuple[int, int]) -> tuple[int, int]:
    """Return the points of a game that has none: one for the winner."""
    return int(returns[0] > 0), int(returns[1] > 0)


def first_violation(findings: Iterable[Invariant]) -> str:
    """Return the first finding that does not hold, "" if all do."""
    return next((broken for holds, broken in findings if not holds), "")


def refuse_violation(text: str, findings: Iterable[Invariant]) -> None:
    """Raise InvalidNotation quoting a position string and the first finding that does not hold, if there is one."""
    broken = first_violation(findings)
    if broken:
        sentence = _("{text} is not a possible position. The rules say: {rule}.")
        raise InvalidNotation(sentence.format(text=quote(text), rule=_(broken)))


@dataclass(frozen=True)
class Ruleset:
    """A game.

    State: a record with `copy()` and `==`; only the game's own functions look inside.
    """

    listed: GameInfo  # its line in the registry
    version: int  # of the rules; old records name theirs
    settings: tuple[Setting, ...]
    teams: tuple[str, ...]  # keys a side may play with; empty = the game has no teams
    start: Callable[[Mapping[str, Any], str, str], Any]  # settings, home, away -> State
    constant: Callable[[Any], object]  # what no action changes: teams and settings, to be compared
    legal_actions: Callable[[Any], Sequence[Action]]  # stable order; empty only when the game is over
    apply: Callable[[Table, Action], None]  # the rules; changes t.state
    to_act: Callable[[Any], Side]
    is_terminal: Callable[[Any], bool]
    returns: Callable[[Any], tuple[int, int]]  # (1, -1), (0, 0) or (-1, 1)
    action_text: Callable[[Any, Action], str]
    parse_action: Callable[[Any, str], Action]  # raises InvalidNotation
    option_text: Callable[[Any, Choice, Option], str]  # as written in a record: no ";", ":" or line end
    position: Callable[[Any], str]  # one line, letters digits . - _ ~ only
    read_position: Callable[[str], Any]  # of any position that can be drawn, sound or not; raises InvalidNotation
    invariants: Callable[[Any], Iterable[Invariant]]  # what is true of every sound position; in English
    outcome: Callable[[Event, Any], str | None]  # odds: the outcome this event decides
    policy: Callable[[Any, Choice], Option]  # odds: what a coach does at a question
    assumptions: tuple[str, ...]  # English sentences: what `policy` assumes
    plans: Callable[[Any], Iterable[tuple[Action, ...]]]  # promising action sequences for bots, best ideas first;
    # where finding them takes long, an empty one now and then gives whoever asks a pause
    worth: Callable[..., int]  # position, side -> how good it is for the side, in thousandths of a win; zero-sum.
    # By other weights where a record of them is given as `w`
    rules_text: Callable[[], tuple[Chapter, ...]]
    check_team: Callable[[Mapping[str, Any], str], None] = lambda _settings, _team: None  # refuses a team that a match
    # may not begin with unless both coaches agree, as InvalidNotation; records of such matches are read all the same
    weights: Any = ()  # what the worth hangs on, a named tuple of whole numbers; empty = nothing
    styles: Mapping[str, Any] = field(default_factory=dict)  # by key of a bot's style: other weights of the same kind
    ladder: tuple[CoachSkill, ...] = (CoachSkill(blur=2.0), CoachSkill())  # of the bots, from the weakest upward
    expert: ExpertKnowledge | None = None  # None = nobody knows more of it than everybody who knows it
    resource: Resource | None = None  # None = there is nothing to spend
    is_beaten: Callable[[Choice, Option], bool] = lambda _choice, _option: False  # whether another answer is better
    # however the dice fall and whatever comes after; no bot gives such a one
    bot_match_options: Mapping[str, Any] = field(default_factory=dict)  # settings of a match without a human coach
    squad_rolls: frozenset[str] = frozenset()  # kinds of rolls that make the players of a team before a match
    is_legal: Callable[[Any, Action], bool] = field(default=None)  # type: ignore[assignment]  # may accept more than is listed
    why_not: Callable[[Any, Action], str] = lambda _state, _action: ""  # why an action is not legal; "" = unknown
    ranking: RankingRules = field(default=None)  # type: ignore[assignment]  # in leagues; the default counts wins alone

    def __post_init__(self) -> None:
        if self.is_legal is None:
            object.__setattr__(self, "is_legal", lambda state, action: action in self.legal_actions(state))
        if self.ranking is None:
            object.__setattr__(self, "ranking", RankingRules(lambda state: winner_points(self.returns(state))))

    @property
    def key(self) -> str:
        """Its key, by which records name it."""
        return self.listed.key

    @property
    def name(self) -> str:
        """What it is called."""
        return self.listed.name

    @property
    def title(self) -> str:
        """One line for the menu."""
        return self.listed.title

    def with_weights(self, weights: tuple[int, ...]) -> "Ruleset":
        """Return the game with other evaluation weights."""
        return replace(self, weights=weights, worth=partial(self.worth, w=weights))

    def with_skill(self, coach: CoachSkill) -> "Ruleset":
        """Return the game with the plans and the evaluation of a bot's skill."""
        nothing = dict.fromkeys(coach.overlooks, 0)
        seen = self.with_weights(self.weights._replace(**nothing)) if nothing else self
        seen = seen.with_expertise() if coach.is_expert else seen
        return seen if coach.plans is None else replace(seen, plans=coach.plans)

    def with_expertise(self) -> "Ruleset":
        """Return the game with expert knowledge, unchanged where there is none."""
        return self if self.expert is None else replace(self, plans=self.expert.plans, worth=self.expert.worth)

    def parse_position(self, text: str) -> Any:
        """Read a sound position.

        Raises: InvalidNotation quoting what cannot be read, or naming what cannot be.
        """
        state = self.read_position(text)
        refuse_violation(text, self.invariants(state))
        return state

    def violation(self, state: Any) -> str:
        """Return the first finding that a position breaks, "" if it is sound."""
        return first_violation(self.invariants(state))

    def faults(self, state: Any) -> tuple[str, ...]:
        """List all findings that a position breaks, each once."""
        return tuple(dict.fromkeys(broken for holds, broken in self.invariants(state) if not holds))

    def check(self, state: Any) -> None:
        """Raise AssertionError, naming the invariant, where a position is not sound."""
        fault = self.violation(state)
        assert not fault, fault

    def options(self, chosen: Mapping[str, Any]) -> dict[str, int | str]:
        """Complete and check chosen settings.

        Returns: every setting with its value.
        Raises:  InvalidNotation naming the setting or value that does not exist.
        """
        known = {setting.name: setting for setting in self.settings}
        for name, value in chosen.items():
            if name not in known:
                raise InvalidNotation(_("{game} has no option {name}.").format(game=_(self.name), name=quote(name)))
            if value not in known[name].choices:
                allowed = ", ".join(str(choice) for choice in known[name].choices)
                sentence = _("The option {name} cannot be {value}; it can be {allowed}.")
                raise InvalidNotation(sentence.format(name=quote(name), value=quote(value), allowed=allowed))
        return {name: chosen.get(name, setting.default) for name, setting in known.items()}
