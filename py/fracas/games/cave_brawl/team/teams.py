"""Factions, player types, line-ups and scores (chapter 2).

A team is written as its faction, alone ("cavemen": the usual line-up, scores rolled before the match) or followed by
its players in shirt order ("exiles.zo_8_3_4_26.am"): the letters of the type, then BT, CD, PK and HP where the scores
are known already. That is how teams with given scores come in: league teams, and those rolled by hand at the table.
Names stand behind a `-`: "exiles-The-Pit.zo_8_3_4_26-Boris.am".
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from fracas.kernel.chance.dice_stream import die_side
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.teams.names import NAME_LIMIT, TEAM_LIMIT, decode_name, encode_name
from fracas.locale import N_, _

AMAZONS, CAVEMEN, REPTILIANS, WITCHDOCTORS, EXILES = range(5)
FACTIONS = ("amazons", "cavemen", "reptilians", "witchdoctors", "exiles")
FACTION_NAMES = (N_("Amazons"), N_("Cavemen"), N_("Reptilians"), N_("Witchdoctors"), N_("Exiles"))

NO_SPECIAL, VAULT, FEAR, STENCH, REVIVE, CURSE = "", "vault", "fear", "stench", "revive", "curse"


class Kind(NamedTuple):
    """A player type."""

    code: str
    name: str
    faction: int
    is_basic: bool
    bt: int  # modifiers to the d6 of each score
    cd: int
    pk: int
    mv: int  # squares a turn
    special: str


KINDS = (  # Rule: Cave Brawl 2.2, in printed order
    Kind("am", N_("Amazon"), AMAZONS, True, 0, 0, 0, 5, NO_SPECIAL),
    Kind("ac", N_("Acrobat"), AMAZONS, False, -2, 2, 0, 6, VAULT),
    Kind("qu", N_("Queen"), AMAZONS, False, 0, 0, 2, 5, NO_SPECIAL),
    Kind("ca", N_("Caveman"), CAVEMEN, True, 0, 0, 0, 5, NO_SPECIAL),
    Kind("ap", N_("Cave Ape"), CAVEMEN, False, 2, 0, -2, 4, FEAR),
    Kind("mo", N_("Monkey"), CAVEMEN, False, -2, 2, -2, 5, NO_SPECIAL),
    Kind("li", N_("Lizard Man"), REPTILIANS, True, 1, 0, 0, 4, NO_SPECIAL),
    Kind("ko", N_("Kobold"), REPTILIANS, False, -2, 3, 0, 3, NO_SPECIAL),
    Kind("tr", N_("Troglodyte"), REPTILIANS, False, 2, 0, -2, 4, STENCH),
    Kind("zo", N_("Zombie"), WITCHDOCTORS, True, 2, -2, -2, 3, REVIVE),
    Kind("go", N_("Goblin"), WITCHDOCTORS, False, -2, 2, 0, 4, NO_SPECIAL),
    Kind("wi", N_("Witchdoctor"), WITCHDOCTORS, False, -2, 0, 0, 5, CURSE),
)
KIND_OF = {kind.code: kind for kind in KINDS}


class Player(NamedTuple):
    """A player as created. `hp` 0 = his scores are not rolled yet."""

    kind: Kind
    bt: int = 0
    cd: int = 0
    pk: int = 0
    hp: int = 0  # full hit points
    name: str = ""  # his own, "" = he has none

    @property
    def is_rolled(self) -> bool:
        """Whether the scores are known."""
        return self.hp > 0

    @property
    def scores(self) -> tuple[int, int, int, int]:
        """BT, CD, PK and full HP."""
        return self[1:5]

    @property
    def name_or_type(self) -> str:
        """What he is called: his own name or his type."""
        return self.name or _(self.kind.name)


class Team(NamedTuple):
    """A faction and its players in shirt order."""

    faction: int
    players: tuple[Player, ...]
    name: str = ""  # its own, "" = that of the faction


SQUADS = (9, 7, 11)  # Ruling 7; the first is the usual one
LOWEST, HIGHEST, MOST_HP = -9, 20, 99  # what a written score may be
SAMPLE = "sample-exiles"
SAMPLE_TEAM = (
    "exiles.zo_8_3_4_26.am_1_2_4_1.ca_6_1_2_26.li_7_1_4_29.zo_5_0_1_15.ac_4_3_2_13.wi_0_2_3_3.ap_4_4_3_11.tr_8_3_1_26"
    ".ca.am"
)
SAMPLE_NAMES = ("Boris", "Una", "Ook", "Sherp", "Bela", "Aurora", "Tawa", "Urg", "Vexxs")
TEAMS = ("cavemen", "reptilians", "witchdoctors", "exiles", SAMPLE, "amazons")

# The usual line-up: basics, then specials, each list repeated as often as the squad needs.
_USUAL = (
    (("am",), ("ac", "qu")), (("ca",), ("ap", "mo")), (("li",), ("ko", "tr")), (("zo",), ("go", "wi")),
    (("zo", "am", "ca", "li"), ("ac", "wi", "ap", "tr")),
)
_PLAYER = re.compile(r"([a-z]{2})(?:_(-?\d{1,2})_(-?\d{1,2})_(-?\d{1,2})_(\d{1,2}))?(?:-([A-Za-z0-9-]+))?\Z")


def least_basics(squad: int) -> int:
    """Return the least number of basic players in a squad.

    Rule: Cave Brawl 2.1, Ruling 7.
    """
    return squad // 2 + 1


def squad_of(options: Mapping[str, Any]) -> int:
    """Return the size of the squads of a match.

    Rule: Cave Brawl Ruling 7.
    """
    squad: int = options.get("squad", SQUADS[0])
    return squad


def roll_scores(player: Player, seed: str) -> Player:
    """Return a player with scores that follow from a seed.

    Rule: Cave Brawl 2.3, Ruling 9.
    """
    kind = player.kind
    bt, cd, pk = (1 + die_side(seed, n, 6) + extra for n, extra in enumerate((kind.bt, kind.cd, kind.pk)))
    return player._replace(bt=bt, cd=cd, pk=pk, hp=sum(1 + die_side(seed, 3 + n, 6) for n in range(max(1, bt))))


def usual_line_up(faction: int, squad: int) -> Team:
    """Return the line-up of a faction that was named alone: as few basics as allowed, no scores yet.

    Rule: Cave Brawl 2.1.
    """
    basics, specials = _USUAL[faction]
    least = least_basics(squad)
    codes = [basics[i % len(basics)] for i in range(least)]
    codes += [specials[i % len(specials)] for i in range(squad - least)]
    return Team(faction, tuple(Player(KIND_OF[code]) for code in codes))


@lru_cache(maxsize=1024)  # a league reads each of its teams again and again
def read_team(text: str, squad: int) -> Team:
    """Return the team that is written in the words of this module.

    Rule:   Cave Brawl 2.1.
    Raises: InvalidNotation quoting what is no team, or naming what is wrong with it.
    """
    team = read_players(SAMPLE_TEAM if text == SAMPLE else text)
    if not team.players:
        return usual_line_up(team.faction, squad)._replace(name=team.name)
    if text == SAMPLE:
        team = team._replace(players=team.players[:squad])
    wrong = fault_of(team, squad)
    if wrong:
        raise InvalidNotation(_("The team {text} cannot play: {reason}.").format(text=quote(text), reason=wrong))
    return team


def read_players(text: str) -> Team:
    """Return a team as far as it is written, legal or not.

    Raises: InvalidNotation quoting what is no team.
    """
    head, *parts = text.split(".")
    faction, has_name, name = head.partition("-")
    if faction not in FACTIONS:
        raise InvalidNotation(_("{text} is not a team of Cave Brawl: choose one of {teams}.").format(
            text=quote(text), teams=", ".join(TEAMS)))
    called = decode_name(name, TEAM_LIMIT) if has_name else ""
    return Team(FACTIONS.index(faction), tuple(map(read_player, parts)), called)


def fault_of(team: Team, squad: int) -> str:
    """Return the sentence of the composition rule that a team breaks, "" if none.

    Rule: Cave Brawl 2.1, Ruling 7.
    """
    basics = sum(player.kind.is_basic for player in team.players)
    if len(team.players) != squad:
        return _("it has {n} players, the squads of this match have {squad}").format(n=len(team.players), squad=squad)
    if basics < least_basics(squad):
        return _("it has {n} basic players and needs {least}").format(n=basics, least=least_basics(squad))
    if team.faction != EXILES and any(player.kind.faction != team.faction for player in team.players):
        return _("only exiles mix players of several factions")
    return ""


@lru_cache(maxsize=4096)
def read_player(text: str) -> Player:
    """Return the player that is written as type, or as type and scores.

    Raises: InvalidNotation quoting what is none.
    """
    match = _PLAYER.match(text)
    if match is None or match[1] not in KIND_OF:
        raise InvalidNotation(_("{text} is not a player of Cave Brawl.").format(text=quote(text)))
    kind, name = KIND_OF[match[1]], decode_name(match[6], NAME_LIMIT) if match[6] else ""
    if match[2] is None:
        return Player(kind, name=name)
    player = Player(kind, int(match[2]), int(match[3]), int(match[4]), int(match[5]), name)
    can_be = all(LOWEST <= score <= HIGHEST for score in player.scores[:3]) and player.hp > 0
    if not can_be or player_text(player) != text:
        raise InvalidNotation(_("{text} has scores that cannot be.").format(text=quote(text)))
    return player


def player_text(player: Player) -> str:
    """Write a player as `read_player` reads him."""
    name = f"-{encode_name(player.name)}" if player.name else ""
    scores = f"_{player.bt}_{player.cd}_{player.pk}_{player.hp}" if player.is_rolled else ""
    return f"{player.kind.code}{scores}{name}"


def team_text(team: Team) -> str:
    """Write a team as `read_team` reads it."""
    name = f"-{encode_name(team.name)}" if team.name else ""
    return ".".join([f"{FACTIONS[team.faction]}{name}", *(player_text(player) for player in team.players)])
