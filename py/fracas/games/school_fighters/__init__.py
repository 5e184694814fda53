"""School Fighters: two gangs, five rounds, a table measured in inches.

Modules are chapters of the reference: `terrain`, `space` 1, `setup`, `units` 2, `turn` 3, `orders` 4.1, `movement` 1.5
and 4.2, `shooting` 5, `combat` 6.0 to 6.3, `separation` 6.4, `moxie` 6.5, `turn` 6.6 and 6.7, `monitor` 7, `layouts` 8.
`paths` finds charges, ways round obstacles and regions within reach, `useful_moves` lists what is worth choosing from;
`state`, `position` and `check` are positions and what is true of them, `actions` and `notation` what may be done.

Rooms: `words` (events and questions in words), `odds` (what coaches usually do), `bot` (plans, prospects and worth).
`LEDGER.md` says where each section and ruling lives and which tests show it.
"""
