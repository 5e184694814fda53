"""Random matches until every event, every roll and every reason for a die has been seen."""

from random import Random

from fracas.games.school_fighters.ruleset import RULESET
from fracas.games.school_fighters.words.tables import HITS, REASONS, TITLES
from fracas.games.school_fighters.words.text import TELLINGS
from fracas.kernel.game import Game

MOST = 400  # matches
OTHER_EVENTS = {"hits", "flees", "stays", "orders_ready", "uses_salts", "match_over", "activates", "lays_table"}
REFUSALS = {"no-slingshot", "ran", "charged", "in-melee", "out-of-range", "target-in-melee", "out-of-sight"}


def events(seed):
    """Play a match at random, fond of charges, shots and attacks, and return what happened."""
    random = Random(seed)
    options = {setting.name: random.choice(setting.choices) for setting in RULESET.settings}
    game = Game(RULESET, RULESET.start(options, *random.choices((*RULESET.teams, "n", "r"), k=2)), f"fires {seed}")
    while not game.is_terminal():
        if game.pending is not None:
            game.answer(random.choice(game.pending.options))
            continue
        listed = game.legal_actions()
        bold = [action for action in listed if action[0] in ("charge", "fight", "shoot", "salts", "order")]
        game.apply(random.choice(bold if bold and random.random() < 0.7 else listed))
    return game.events


def test_every_event_roll_and_reason_fires_in_random_play():
    missing = {("event", kind) for kind in (set(TELLINGS) | OTHER_EVENTS) - {"concedes"}}  # it is never listed
    missing |= {("roll", kind) for kind in TITLES} | {("reason", key) for key in set(REASONS) - REFUSALS}
    missing |= {("hits", effect) for effect in (*HITS, "bruised")}
    for seed in range(MOST):
        for event in events(seed):
            missing.discard(("event", event.kind))
            if event.kind == "hits":
                missing.discard(("hits", event.facts[3]))
            if event.kind == "roll":
                request = event.facts[0].request
                missing.discard(("roll", request.kind))
                missing -= {("reason", reason.rule) for reason in request.reasons}
        if not missing:
            return
    raise AssertionError(f"never seen in {MOST} matches: {sorted(missing)}")
