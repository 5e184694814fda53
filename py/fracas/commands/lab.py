"""`fracas lab ...`: measure how strong bots are and how even teams."""

from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable, Iterator
from statistics import median
from typing import Any

import fracas
from fracas.bots.levels import FAIR, Level, level_in, uses_weights
from fracas.commands import calibrate, challenge_mine, judge, puzzle_mine, rightness, rival_trials, watch
from fracas.commands.arguments import options_between_bots, whole_number
from fracas.commands.files import check_writable, write_file
from fracas.commands.lab_arguments import add_run_arguments, executor_for, journal_path
from fracas.commands.output import Progress, columns, show
from fracas.kernel.contracts.balance import serialize
from fracas.kernel.errors import InvalidNotation, quote
from fracas.kernel.ruleset import Ruleset
from fracas.lab.balance import Tournament, compute_balance, readme_row, to_evenness
from fracas.lab.charts import balance_page
from fracas.lab.entrants import entrant_key
from fracas.lab.journal import Journal
from fracas.lab.ladder import Ladder, ratings_with_intervals
from fracas.lab.paired_games import GameResult, PairedGame, play_game
from fracas.lab.sequential_test import SequentialTest, bot_meeting, luck_adjusted_score, run_test
from fracas.lab.sprt import BETTER, OPEN, WORSE, Hypotheses, Measurement
from fracas.lab.weight_tuning import LEAST, plan_tuning, play_with_weights, tune_weights
from fracas.locale import N_, _

HELP = N_("measure how strong the bots and how even the teams are")
VERDICTS = {
    BETTER: N_("decided: {first} scores at least {accept:.0%} against {second}"),
    WORSE: N_("decided: {first} scores at most {against:.0%} against {second}"),
    OPEN: N_("not decided between {against:.0%} and {accept:.0%}"),
}


TUNING = (
    ("generations", 10, N_("number of generations, default 10")),
    ("candidates", 8, N_("candidates per generation, default 8")),
    ("pairs", 20, N_("pairs of matches per candidate, default 20")),
    ("proof", 100, N_("pairs with new dice to measure the result, default 100")),
)


def add_arguments(parser: ArgumentParser) -> None:
    """Add the subcommands."""
    listed = parser.add_subparsers(dest="deed", metavar=_("TASK"), required=True)

    def add(deed: Callable[[Namespace], int], text: str) -> ArgumentParser:
        own: ArgumentParser = listed.add_parser(deed.__name__.strip("_"), help=text, description=text)
        own.add_argument("--json", action="store_true", default=SUPPRESS, help=_("print one object for programs"))
        own.set_defaults(deed=deed)
        return own

    _add_match(add(_match, _("decide by pairs of matches whether one bot is that much better than another")))
    ladder = add(_ladder, _("rate several bots by matches against each other"))
    ladder.add_argument("bots", nargs="+", metavar=_("BOT"), help=_("two bots or more"))
    add_run_arguments(ladder)
    ladder.add_argument("--pairs", type=whole_number, default=50, metavar="N",
                        help=_("pairs of matches for every two bots, default 50"))
    ladder.add_argument("--mirror", action="store_true", help=_("give both sides the same team"))
    balance = add(_balance, _("play every team against every team, with equal bots"))
    add_run_arguments(balance)
    balance.add_argument("--bot", default="", metavar=_("BOT"),
                         help=_("bot of both sides; default: the best without a style"))
    balance.add_argument("--rounds", type=whole_number, default=1, metavar="N",
                         help=_("matches of every two teams from each side, default 1"))
    tune = add(_tune, _("search for better weights to value positions"))
    add_run_arguments(tune)
    tune.add_argument("--bot", default="", metavar=_("BOT"),
                      help=_("bot of both sides; default: the best without a style"))
    for name, default, text in TUNING:
        tune.add_argument(f"--{name}", type=whole_number, default=default, metavar="N", help=_(text))
    puzzle_mine.add_arguments(add(puzzle_mine.puzzles, _("mine puzzles from matches between bots")))
    challenge_mine.add_arguments(add(challenge_mine.challenges, _("mine challenges over several turns, or check them")))
    judge.add_arguments(add(judge.judge, _("measure how well experts judge positions, by play-outs")))
    calibrate.add_arguments(add(calibrate.calibrate, _("compare the chances that the analyst tells with matches won")))
    rightness.add_arguments(add(rightness.rightness,
                                _("play better lines of the analyst out, and count those that win")))
    rival_trials.add_arguments(add(rival_trials.rivals, _("measure rivals: lessons, habits, strength")))
    watch.add_arguments(add(watch.watch, _("count bots’ silly decisions and show the worst")))
    watch.add_match_arguments(add(watch.plans, _("count which actions experts plan and bots do")))
    balance.add_argument("--html", default="", metavar=_("FILE"), help=_("write a page with charts here"))
    balance.add_argument("--keep", default="", metavar=_("FILE"),
                         help=_("write here what the screens say about teams: evenness.json of the game"))


def run(args: Namespace) -> int:
    """Run the chosen subcommand."""
    status: int = args.deed(args)
    return status


def percentage(text: str) -> float:
    """Return a percentage between 0 and 100 as a share, for `argparse`."""
    try:
        value = float(text) / 100
    except ValueError:
        value = 0.0
    if not 0 < value < 1:
        raise ArgumentTypeError(_("{text} is not a percentage between 0 and 100.").format(text=quote(text)))
    return value


def _add_match(parser: ArgumentParser) -> None:
    parser.add_argument("first", metavar=_("BOT"), help=_("the bot that may be better"))
    parser.add_argument("second", metavar=_("BOT"),
                        help=_("the bot it is measured against; tree-400 is tree search of 400 tries"))
    add_run_arguments(parser)
    parser.add_argument("--accept", type=percentage, default=0.75, metavar="%", help=_("score that counts as better"))
    parser.add_argument("--against", type=percentage, default=0.65, metavar="%", help=_("score that does not"))
    parser.add_argument("--pairs", type=whole_number, default=600, metavar="N", help=_("most pairs to play"))
    parser.add_argument("--mirror", action="store_true", help=_("give both sides the same team"))
    parser.add_argument("--luck", action="store_true", help=_("also show the score without the luck of the dice"))
    parser.add_argument("--to-the-end", action="store_true", help=_("play all pairs, even once it is decided"))


def _match(args: Namespace) -> int:
    rules = fracas.ruleset(args.game)
    bots = (entrant_key(rules, args.first), entrant_key(rules, args.second))
    if args.against >= args.accept:
        raise InvalidNotation(_("{against} is not below {accept}.").format(
            against=quote(f"{args.against:.0%}"), accept=quote(f"{args.accept:.0%}")))
    what = bot_meeting(rules, bots, args.seed, options_between_bots(args, rules), args.mirror, args.luck)
    journal = Journal(journal_path(args), what._asdict())
    test = SequentialTest(Hypotheses(args.accept, args.against), args.pairs, args.to_the_end)
    progress = Progress()
    now = show_progress(run_test(what, test, journal, executor_for(args), play_game), progress, args.pairs)
    progress.close()
    judged = [journal.results[number] for number in range(2 * now.pairs)]
    found = {**now._asdict(), "bots": bots, "game": rules.key, **match_figures(judged, bots)}
    if (even := luck_adjusted_score(journal.results, now.pairs)) is not None:
        found["without_luck"] = even._asdict()
    show(args, found, _match_lines(args, now, found))
    return 0


def _ladder(args: Namespace) -> int:
    rules = fracas.ruleset(args.game)
    bots = tuple(dict.fromkeys(entrant_key(rules, bot) for bot in args.bots))
    if len(bots) < 2:
        raise InvalidNotation(_("A ladder needs two bots or more."))
    common = bot_meeting(rules, ("", ""), args.seed, options_between_bots(args, rules), args.mirror)
    what = Ladder(common, bots, args.pairs)
    journal = Journal(journal_path(args), {**common._asdict(), "bots": bots, "pairs": args.pairs})
    _play(args, what.paired_games(), journal)
    scores = what.scores(journal.results)
    found = ratings_with_intervals(bots, scores)
    table = {" - ".join(each): round(sum(values) / max(1, len(values)), 4) for each, values in scores.items()}
    rows = [(_("bot"), _("rating"), _("interval")),
            *((rating.bot, f"{rating.rating:.0f}", f"{rating.low:.0f}..{rating.high:.0f}") for rating in found)]
    show(args, {"game": rules.key, "pairs": args.pairs, "ladder": [rating._asdict() for rating in found],
                "scores": table}, columns(rows))
    return 0


def _balance(args: Namespace) -> int:
    rules = fracas.ruleset(args.game)
    options = options_between_bots(args, rules)
    if args.keep and args.option:
        words = _("What the screens say about teams is measured with default settings, without {option}.")
        raise InvalidNotation(words.format(option=quote(f"--option {args.option[0]}")))
    names = [name for name in (args.output, args.html, args.keep) if name]
    for name in names:
        if names.count(name) > 1:
            raise InvalidNotation(_("{file} would be written twice.").format(file=quote(name)))
    for name in filter(None, (args.html, args.keep)):
        check_writable(name)  # refused now and not after all matches
    what = Tournament(rules.key, _player(rules, args.bot).key, rules.teams, args.rounds, args.seed, options)
    journal = Journal(journal_path(args), what._asdict())
    _play(args, what.paired_games(), journal)
    found = compute_balance(what, journal.results)
    if args.html:
        write_file(args.html, balance_page(found))
    if args.keep:
        write_file(args.keep, serialize(to_evenness(found)))
    rows = [(_("team"), _("score"), _("home"), _("away")),
            *((team.team, f"{team.score:.1%}", f"{team.home:.1%}", f"{team.away:.1%}") for team in found.teams)]
    plain = {**found._asdict(), "teams": [team._asdict() for team in found.teams]}
    show(args, plain, [*columns(rows), _("{matches} matches, median {turns:.0f} turns, {draws} drawn, {home:.1%} for "
                                         "the home side.").format(**{**plain, "turns": found.lengths[1]}),
                       _("How well the value of positions predicts the result, by fifths of a match: {parts}.").format(
                           parts=", ".join(f"{each:.2f}" for each in found.foretold)),
                       *([readme_row(rules.name, to_evenness(found))] if args.keep else [])])
    return 0


def _tune(args: Namespace) -> int:
    rules = fracas.ruleset(args.game)
    common = bot_meeting(rules, ("", ""), args.seed, options_between_bots(args, rules), is_mirrored=True)
    counts = (args.generations, args.candidates, args.pairs, args.proof)
    if args.candidates < LEAST:
        raise InvalidNotation(_("{n} candidates are too few; at least {least} are needed.").format(
            n=quote(args.candidates), least=LEAST))
    bot = _player(rules, args.bot)
    if not uses_weights(rules, bot):
        raise InvalidNotation(_("{bot} has no weights to tune.").format(bot=quote(bot.key)))
    what = plan_tuning(rules, common, bot.key, *counts)
    journal = Journal(journal_path(args), what._asdict())
    progress, total = Progress(), 2 * (counts[0] * counts[1] * counts[2] + counts[3])
    for now in tune_weights(what, journal, executor_for(args), play_with_weights):
        progress.update(_("{done} of {games} matches").format(done=now.matches, games=total))
    progress.close()
    assert now.proof is not None
    before, after = (dict(zip(rules.weights._fields, each, strict=True)) for each in (rules.weights, now.weights))
    rows = [(_("weight"), _("was"), _("found")), *((name, f"{before[name]}", f"{after[name]}") for name in before)]
    words = _("New weights against old: {score:.1%} ± {margin:.1%} in {pairs} new pairs.")
    show(args, {"game": rules.key, "bot": what.bot, "was": before, "found": after, "scores": now.scores,
                **now.proof._asdict()}, [*columns(rows), words.format(**now.proof._asdict())])
    return 0


def _player(rules: Ruleset, bot: str) -> Level:
    """Return the level that plays both sides."""
    return level_in(rules, bot or FAIR.key)


def _play(args: Namespace, games: Iterable[PairedGame], journal: Journal) -> None:
    """Play the matches that are missing in a journal, showing the progress."""
    missing = [game for game in games if game.number not in journal.results]
    progress, total = Progress(), len(missing) + len(journal.results)
    for result in executor_for(args)(play_game, missing):
        journal.add(result)
        progress.update(_("{done} of {games} matches").format(done=len(journal.results), games=total))
    progress.close()


def show_progress(standings: Iterator[Measurement], progress: Progress, most: int) -> Measurement:
    """Show the progress of a measurement and return its end."""
    now = next(standings)
    for now in standings:
        progress.update(_("{pairs} of at most {most} pairs: {score:.1%} ± {margin:.1%}").format(
            most=most, **now._asdict()))
    return now


def match_figures(results: list[GameResult], bots: tuple[str, str]) -> dict[str, Any]:
    """Count turns, the score of the home side and the thinking time a turn."""
    if not results:
        return {"matches": 0}
    spent, turns = [0.0, 0.0], [0, 0]
    for result in results:
        for side in (0, 1):
            bot = (side + result.number) % 2
            spent[bot] += result.seconds[side]
            turns[bot] += result.turns[side]
    return {
        "matches": len(results), "turns": median(result.length for result in results),
        "home_score": round(sum(1 + result.home for result in results) / 2 / len(results), 4),
        "draws": sum(result.home == 0 for result in results), "stopped": sum(result.is_stopped for result in results),
        "seconds_a_turn": [round(a / max(1, b), 4) for a, b in zip(spent, turns, strict=True)],
    }


def _match_lines(args: Namespace, now: Measurement, found: dict[str, Any]) -> list[str]:
    words = {"first": args.first, "second": args.second, "accept": args.accept, "against": args.against}
    lines = [
        _("{first} against {second}: {score:.1%} ± {margin:.1%} in {pairs} pairs.").format(**words, **now._asdict()),
        _(VERDICTS[now.verdict]).format(**words) + ".",
    ]
    if "without_luck" in found:
        lines.insert(1, _("Without the luck of the dice: {score:.1%} ± {margin:.1%}.").format(**found["without_luck"]))
    if found["matches"]:
        lines.append(_("{matches} matches, median {turns:.0f} turns, {draws} drawn, {home_score:.1%} for the home "
                       "side.").format(**found))
        lines.append(_("Thinking a turn: {first} {one:.3f} s, {second} {two:.3f} s.").format(
            one=found["seconds_a_turn"][0], two=found["seconds_a_turn"][1], **words))
    return lines
