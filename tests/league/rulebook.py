"""Pairings, tables and brackets worked out a second way, slow and plain, as the book of Cave Brawl says (chapter 7)."""

BYE = -1


def pairings(teams):
    """Return the rounds of a season, home side first: the circle method, a bye if odd, the home side alternates."""
    ring = [*range(teams), *([BYE] if teams % 2 else [])]
    rounds = []
    for number in range(len(ring) - 1):
        half = len(ring) // 2
        met = list(zip(ring[:half], reversed(ring[half:]), strict=True))
        fixed = met[0] if number % 2 == 0 else met[0][::-1]  # the one who stays in his place alternates
        rounds.append([pair for pair in [fixed, *met[1:]] if BYE not in pair])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def order(teams, matches, coins):
    """Return the teams of a table, best first: half wins, head-to-head, difference, points scored, coin."""
    half_wins = [_half_wins(n, matches) for n in range(teams)]

    def key(team):
        level = [met for met in matches if half_wins[met.home] == half_wins[met.away] == half_wins[team]]
        scored, conceded = (sum(met.points[(met.away == team) ^ other] for met in matches if team in met[:2])
                            for other in (False, True))
        return half_wins[team], _half_wins(team, level), scored - conceded, scored, coins[team]

    return sorted(range(teams), key=key, reverse=True)


def _half_wins(team, matches):
    mine = [met for met in matches if team in met[:2]]
    return sum(1 if met.winner == -1 else 2 * (met[met.winner] == team) for met in mine)


def first_round(teams):
    """Return the first round of a bracket in drawing order: byes for the first seeds."""
    size = 1
    while size < teams:
        size *= 2
    order = [0]
    while len(order) < size:  # each seed's opponent completes the sum of the round
        order = [n for seed in order for n in (seed, 2 * len(order) - 1 - seed)]
    drawn = [n if n < teams else BYE for n in order]
    return list(zip(drawn[::2], drawn[1::2], strict=True))
