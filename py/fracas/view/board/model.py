"""The model of a board: plain records without any rule in them.

Cells are the ints of the game's grid. Lengths are board units (one hex is 40 wide, one square 44). Angles are degrees,
clockwise, 0 pointing up. Chances are between 0 and 1.
"""

from fractions import Fraction
from typing import NamedTuple

from fracas.view.board.lattice import Lattice
from fracas.view.markup import EMPTY, Markup

HOME, AWAY, NEUTRAL = 0, 1, 2
STANDING, DOWN, DAZED, DEAD = "standing", "down", "dazed", "dead"

WIDE = 2  # heights

Chance = Fraction | float


class Token(NamedTuple):
    """One counter on the board."""

    key: str                        # stable through the match, letters and digits ("h3")
    cell: int
    side: int                       # HOME, AWAY or NEUTRAL
    figure: str                     # shirt number or one letter
    big: bool = False
    facing: int | None = None       # degrees; None in games without facing, and for players who lie
    stance: str = STANDING
    badges: tuple[str, ...] = ()    # symbols, most important first; one is drawn: "st-last", "st-used", "st-marked"
    has_ball: bool = False
    can_act: bool = False
    selected: bool = False
    emblem: str = ""                # symbol of a beast, drawn instead of a figure; beasts are larger than their cell
    lean: tuple[int, int] = (0, 0)  # how far a counter on a base leans aside, in counter units, y downwards
    bar: int = -1                   # hit points in per cent below the counter, -1 for no bar
    head: str = ""                  # his head in the words of `view.heads`, "" = the figure stands alone


class ReachableCell(NamedTuple):
    """A cell the selected player may reach, with the chance of arriving."""

    cell: int
    chance: Chance
    price: int = 0                  # counters that going there costs


class DrawnPath(NamedTuple):
    """The path about to be walked."""

    cells: tuple[int, ...]          # the first is where it starts
    rolls: tuple[int, ...] = ()     # cells whose step needs a roll
    target: int = -1                # cell of the player it ends against, -1 for none


class Flag(NamedTuple):
    """A yellow label above a cell."""

    cell: int
    text: str


class Target(NamedTuple):
    """A player who may be chosen; the flag is left out when empty."""

    cell: int
    flag: str = ""


class InterceptionBand(NamedTuple):
    """An interception band between two points, true width."""

    start: tuple[float, float]
    end: tuple[float, float]
    width: float


class Sign(NamedTuple):
    """The name of a part of the board, painted on the ground for those who do not know it yet."""

    cell: int                       # round whose middle it is written
    text: str
    dy: float = 0                   # below it, in cells


class Push(NamedTuple):
    """A legal place for a pushed player."""

    cell: int
    angle: int


class PlayingField(NamedTuple):
    """The constant part of a game's board."""

    game: str                       # key of the ruleset
    lattice: Lattice
    extent: tuple[float, float, float, float]   # x, y, width, height of what must be seen
    terrain: Markup                 # ground, drawn first
    lines: Markup                   # painted lines and goals, above the ground
    ball: str                       # symbol of the ball
    token: float                    # board units per 100 units of a counter
    base: float = 0                 # radius of the bases the counters stand on, in board units; 0 = they lie in cells

    @property
    def is_wide(self) -> bool:
        """Whether it is so much wider than high that a wide screen shows it across the whole top."""
        return self.extent[2] > WIDE * self.extent[3]


class Board(NamedTuple):
    """Everything on a board at one moment: the answer to the present question and nothing else."""

    field: PlayingField
    label: str = ""                             # text alternative, one sentence
    tokens: tuple[Token, ...] = ()
    ball: int = -1                              # cell of a loose ball, -1 if held or off the board
    reachable: tuple[ReachableCell, ...] = ()
    figures: bool = False                       # percentages instead of pies
    danger: tuple[int, ...] = ()
    bands: tuple[InterceptionBand, ...] = ()
    trail: tuple[int, ...] = ()                 # cells of the last movement, first to last
    route: DrawnPath | None = None
    targets: tuple[Target, ...] = ()
    pushes: tuple[Push, ...] = ()
    flags: tuple[Flag, ...] = ()
    marks: Markup = EMPTY                       # extra drawing of a game, below the counters
    kits: tuple[str, str] = ("", "")            # names of the kits, "" for the sides' own colours
    cursor: int = -1                            # cell the keyboard is at, -1 for none
    labels: Markup = EMPTY                      # extra drawing of a game, above the counters
    signs: tuple[Sign, ...] = ()                # names of parts of the board
    is_small: bool = False                      # whether counters are too small for heads: figures stand alone
    pointed: tuple[int, ...] = ()               # cells the reader is shown, numbered where there are several
