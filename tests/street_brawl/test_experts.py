"""What bots know of the alley: the bar beside the entries."""

from fracas.games.elfball import state as st
from fracas.games.elfball.bot.plans_of_players import entrance_ideas
from tests.street_brawl.diagrams import board


def test_nobody_comes_on_beside_the_bar_but_to_the_ball():
    """Street Brawl 9, 10: the first Shove would take him off for the rest of the Test."""
    for ball, cells in (("l1", {"l1", "k1"}), ("m1", {"m1", "l1"})):
        s = board(f"{ball}: ball\nf4: H3>3\nu4: A3>7").state
        s.where[5] = st.BENCH
        entered = {s.book.field.names[idea.plan[0][2]] for idea in entrance_ideas(s)}
        assert entered == cells
