"""The glossary of each game: its English words with one spelling each, and the spellings that were given up.

Catalogue, rules, rules in plain words and glossaries share them; `test_glossary` holds all four to this list, and the
French words to the one beside it.
"""

from typing import NamedTuple


class EnglishTerm(NamedTuple):
    """A word of a game: how it is spelled, and what stands nowhere in its place."""

    word: str
    given_up: str  # a pattern
    games: tuple[str, ...]
    is_in_rules: bool = True  # whether the exact rules are held to it too


BALL_GAMES = ("elfball", "street_brawl", "cave_brawl", "street_bowl")
EVERY = (*BALL_GAMES, "school_fighters")
CHALLENGES = ("elfball", "street_brawl")

ENGLISH = (
    EnglishTerm("team-mate", r"\b[Tt]eam ?mates?\b|(?<!-)\bmates?\b", ("street_bowl", "cave_brawl")),
    EnglishTerm("team-mate", r"\bteam ?mates?\b|(?<!-)\bmates?\b", CHALLENGES),  # Teammate is an ability
    EnglishTerm("draw", r"\b(ends as|is|in) a tie\b|\bmatch(es)? tied\b", EVERY),
    EnglishTerm("re-roll", r"\b[Rr]eroll|\brolled? anew\b", EVERY, is_in_rules=False),
    EnglishTerm("stand up", r"\b(?:[Gg]et|gets|[Gg]etting) up\b", ("elfball", "street_brawl", "street_bowl"), False),
    EnglishTerm("pick-up", r"\b[Pp]ickup", EVERY),
    EnglishTerm("hand-off", r"\b[Hh]andoff", ("street_bowl",)),
    EnglishTerm("kick-off", r"\b[Kk]ickoff", ("street_bowl",)),
    EnglishTerm("Go For It", r"\bGFI\b|\bGo for it\b", ("street_bowl",), False),
    EnglishTerm("turnover", r"\bturn-over", ("street_bowl",)),
    EnglishTerm("touchdown", r"\btouch-down", ("street_bowl",)),
    EnglishTerm("line of scrimmage", r"\bscrimmage line\b", ("street_bowl",)),
    EnglishTerm("tackle zone", r"\btackling zone", ("street_bowl",)),
    EnglishTerm("face-off", r"\b[Ff]aceoff", CHALLENGES),
    EnglishTerm("set-up", r"\b[Ss]etup\b", CHALLENGES),
    EnglishTerm("Momentum", r"\bmomentum\b", CHALLENGES),
    EnglishTerm("total", r"(?<!\{)\bnet\b", CHALLENGES, is_in_rules=False),
    EnglishTerm("Test", r"\bperiods\b", CHALLENGES, is_in_rules=False),  # explained once as the period it is
    EnglishTerm("Guardian", r"\b[Gg]oalkeeper|\b[Kk]eeper\b", CHALLENGES),
    EnglishTerm("bull’s-eye", r"\bbullseye|\bbull's eye", CHALLENGES, is_in_rules=False),
    EnglishTerm("hit point", r"\bhealth\b|\bhitpoint", ("cave_brawl",)),
    EnglishTerm("beast", r"\bmonster", ("cave_brawl",)),
    EnglishTerm("Moxie test", r"\bmoxie test\b|\b[Mm]orale test\b", ("school_fighters",)),
    EnglishTerm("Fazed", r"\bfazed\b|\b[Dd]azed\b", ("school_fighters",), False),
    EnglishTerm("knocked out", r"\bknocked-out\b|\bK\.O\.", ("school_fighters", "street_bowl"), False),
)

FRENCH = [  # thing, its word, words given up, rooms that mean it, rooms that mean something else
    ("Tackle", "plaquage", r"\b[Tt]acl", ("elfball", "street_brawl", "cave_brawl"), ("street_bowl",)),
    ("Dash", "foncer", r"\b[Ss]e lancer\b", ("elfball", "street_brawl"), ("street_bowl",)),
    ("net result", "total", r"\bnet \{", ("elfball", "street_brawl"), ()),
    ("team-mate", "équipier", r"\bcoéquipier", ("elfball", "street_brawl", "cave_brawl"), ("street_bowl",)),
    ("team-mate on cobbles", "coéquipier", r"\b[ÉéEe]quipiers?\b", ("street_bowl",), ("elfball", "cave_brawl")),
    ("round", "manche", r"(?<!\{)\b[Rr]ounds?\b", ("cave_brawl", "school_fighters"), ()),
    ("Test", "essai", r"(?<!\[)\bTests?\b(?!\]| \|)", ("elfball", "street_brawl"), ("street_bowl", "school_fighters")),
    ("Fazed", "sonné", r"[Éé]tourdi", ("school_fighters",), ("street_bowl",)),
    ("unit", "membre", r"\b[Uu]nités?\b", ("school_fighters",), ()),
    ("bot", "bot", r"\b[Rr]obots?\b", ("bots", "page", "view", "commands", "cave_brawl", "school_fighters"), ()),
    ("Boss", "caïd", r"\b[Cc]hef\b(?! de bande)", ("school_fighters",), ("street_bowl",)),
    ("friend", "ami", r"\b[Cc]amarades?\b", ("school_fighters",), ("street_bowl",)),
    ("a gang's part", "tour", r"(?:cette|votre) partie|partie de tour|\bla part de\b", ("school_fighters",), ("page",)),
    ("knocked out", "ko", r"K\.-O", ("school_fighters", "cave_brawl"), ()),
    ("casualty", "élimination", r"\b(?:[Jj]ets? de sortie|sorties)\b", ("street_bowl",), ()),
    ("drive", "phase", r"\baction de jeu\b", ("street_bowl",), ()),
    ("bonus turn", "tour supplémentaire", r"\btours? bonus\b", ("street_bowl",), ()),
    ("to kick off", "botter", r"\b[Ee]ngag(?:e|eur|er|ement)\b", ("street_bowl",), ()),
    ("Go For It", "mettre le paquet", r"\bforcer l’allure\b", ("street_bowl",), ()),
    ("Action", "action", r"(?<![.:|] )(?<!^)\bActions?\b", ("street_bowl",), ("cave_brawl",)),
    ("piece of terrain", "élément", r"\b[Pp]ièces?\b", ("terrain", "school_fighters"), ()),
]
