from fracas.games import KEYS as KEYS
from fracas.games import ruleset as ruleset
from fracas.kernel.errors import AmbiguousAction as AmbiguousAction
from fracas.kernel.errors import DamagedText as DamagedText
from fracas.kernel.errors import Desync as Desync
from fracas.kernel.errors import IllegalAction as IllegalAction
from fracas.kernel.errors import InvalidNotation as InvalidNotation
from fracas.kernel.game import Game as Game
from fracas.kernel.ruleset import Action as Action
from fracas.kernel.ruleset import Ruleset as Ruleset
from fracas.matches import from_position as from_position
from fracas.matches import from_record as from_record
from fracas.matches import from_record_in_slices as from_record_in_slices
from fracas.matches import new as new
from fracas.matches import odds as odds
from fracas.matches import ruleset_of as ruleset_of
from fracas.posts.notebook import picture as picture

__version__: str
