"""Cave Brawl: nine a side, one ball, a stone pit and sometimes a dinosaur.

Modules are chapters of the reference: `pit` 1, `start`, `turn`, `activation`, `movement`, `score` 3, `ball` 3.5, `roll`
4.0, `block`, `tackle`, `throw`, `fear`, `revive`, `infighting`, `curse` 4.1 to 4.11, `injury` 5, `ungawa`, `beasts` and
`bestiary` 6. `player_actions` says what a player may do and `actions` does it; `reach` finds his ways; `state`,
`position` and `check` are positions and what is true of them, `notation` is the text of actions.

Rooms: `team` (chapters 2 and 7: teams, rosters, seasons), `words` (events and questions in words), `odds` (what coaches
usually do), `bot` (plans and worth). `LEDGER.md` says where each section and ruling lives and which tests show it.
"""
