"""The laboratory: measures how strong bots are and how even teams. It serves whoever works on Fracas, not the page.

`paired_games` plays single matches on common dice, `executors` many at once, `journal` keeps their results; `sprt` has
the statistics of pairs, `sequential_test` measures two bots, `ladder` several, `balance` teams; `weight_tuning` looks
for better weights, `charts` draws the balance; `watch` counts silly decisions,
`judge` measures the judgement of experts.
"""
