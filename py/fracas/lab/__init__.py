"""The laboratory: measures how strong bots are and how even teams. It serves whoever works on Fracas, not the page.

`bouts` plays single matches on common dice, `crew` many at once, `journal` keeps what came of them; `sprt` judges
pairs, `settling` two bots against each other, `ladder` several, `balance` teams; `tuning` looks for better weights,
`charts` draws what was found.
"""
