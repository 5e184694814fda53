"""Rosters at random, possible but not always legal."""

from fracas.games.street_bowl.skills.catalogue import SKILLS
from fracas.games.street_bowl.team.races import LETTERS, RACES
from fracas.games.street_bowl.team.roster import Member, Roster, plain
from fracas.kernel.teams.kits import DARK_KITS, LIGHT_KITS

NAMES = ("", "", "", "Zoë", "Gash the Big", "O'Neil", "Zed Z", "Ürg -1", "名前", "S2", "T-T")


def random_roster(random):
    """Return one of any race; `random` decides everything."""
    race = random.choice(RACES)
    letters = LETTERS[:len(race.positions)]
    keys = [skill.key for skill in SKILLS]
    added = [tuple(sorted(random.sample(keys, random.choice((0, 0, 1, 3))))) for _n in range(random.randrange(13))]
    members = tuple(Member(random.choice(letters), random.choice(NAMES), skills) for skills in added)
    return plain(Roster(race.key, members, random.choice(NAMES), random.randrange(10), random.randrange(12),
                        random.random() < 0.5, (random.choice(("", *DARK_KITS)), random.choice(("", *LIGHT_KITS)))))
