"""The game as the kernel knows it."""

from dataclasses import replace
from functools import partial

from fracas.games import game_info
from fracas.games.elfball import ruleset as elfball
from fracas.games.elfball.notation.positions import read_position
from fracas.games.elfball.settings import SETTINGS as ELFBALL_SETTINGS
from fracas.games.street_brawl.crush import push
from fracas.games.street_brawl.faceoff import end_free_action, free_step, free_steps, knock
from fracas.games.street_brawl.field import FIELD
from fracas.games.street_brawl.lines import fly, hop, rebounds, repel
from fracas.games.street_brawl.odds.policy import outcome
from fracas.games.street_brawl.referee import restart
from fracas.games.street_brawl.rules import rules_text
from fracas.games.street_brawl.tables import INJURIES
from fracas.games.street_brawl.words.text import WORDS
from fracas.kernel.ruleset import CoachSkill, Setting
from fracas.locale import N_

BOOK = elfball.BOOK._replace(
    key="street_brawl", field=FIELD, halves=("west", "east"), needs_guardian=False, injuries=INJURIES,
    free_cells=free_steps, is_free_pace_safe=False, free_step=free_step, end_free_challenge=end_free_action,
    knock=knock, fly=fly, rebounds=rebounds, repel=repel, hop=hop, push=push, restart=restart, words=WORDS,
)

GOALS = Setting("goals", 2, (2, 3, 1), N_("Goals to win"), "S6")
SETTINGS = tuple(GOALS if setting.name == GOALS.name else setting for setting in ELFBALL_SETTINGS)

RULESET = replace(
    elfball.RULESET,
    listed=game_info(BOOK.key),
    settings=SETTINGS,
    start=partial(elfball.start, BOOK),
    check_team=partial(elfball.check_legal, BOOK),
    read_position=partial(read_position, BOOK),
    outcome=outcome,
    ladder=(CoachSkill(elfball.FINER, plans=elfball.plans_of_novices, blur=2.0), CoachSkill(blur=1.15), CoachSkill(),
            CoachSkill(is_expert=True)),
    rules_text=rules_text,
)
