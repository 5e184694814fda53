"""Pairings: the circle method for round robins, seeds for brackets, byes for any number of teams."""

from collections.abc import Iterator

from fracas.league.model import Fixture

BYE = -1


def round_count(teams: int) -> int:
    """Return the number of rounds of a round robin."""
    return teams - 1 + teams % 2


def round_robin_pair(teams: int, number: int, match: int) -> tuple[int, int]:
    """Return the two teams of a match of a round robin, home first; one may be `BYE`.

    Everybody but the first team moves one place on from round to round, and the first team's ground alternates.

    Args:   number, match - 0 for the first.
    Source: circle method; Kirkman, The Lady's and Gentleman's Diary (1850).
    """
    ring = teams + teams % 2

    def at(place: int) -> int:
        team = 1 + (place - 1 - number) % (ring - 1) if place else 0
        return team if team < teams else BYE

    met = at(match), at(ring - 1 - match)
    return met if match or number % 2 == 0 else met[::-1]


def round_robin(teams: int) -> Iterator[Fixture]:
    """List the fixtures of a round robin; a bye leaves a gap in the numbers of its round."""
    for number in range(round_count(teams)):
        for match in range((teams + 1) // 2):
            home, away = round_robin_pair(teams, number, match)
            if BYE not in (home, away):
                yield Fixture(f"r{number + 1}.{match + 1}", home, away)


def first_round(seeds: int) -> list[tuple[int, int]]:
    """Return the first round of a bracket in drawing order: the first seeds meet `BYE` and each other last."""
    order = [0]
    while len(order) < seeds:  # the opponent of each seed completes the sum of the round
        order = [n for seed in order for n in (seed, 2 * len(order) - 1 - seed)]
    drawn = [n if n < seeds else BYE for n in order]
    return list(zip(drawn[::2], drawn[1::2], strict=True))
