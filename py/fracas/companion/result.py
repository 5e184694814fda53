"""The result code: a few letters on which two agree who followed the same match, however closely."""

from fracas.kernel.contracts.tracking_rules import ResultSummary
from fracas.kernel.text.short_checksum import checksum_letters


def result_code(summary: ResultSummary) -> str:
    """Return the letters of score, squads, injuries and whose turn it is."""
    squads = "|".join(" ".join(squad) for squad in summary.squads)
    return checksum_letters("{}-{} {} {}".format(*summary.score, squads, summary.side))
