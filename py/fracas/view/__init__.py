"""Everything people see, as pure functions: plain records in, markup out. No browser, no rules, no state.

`markup` escapes and builds elements; `model` holds the records a board is drawn from; `board` draws them and lists
the small changes between two of them; one module per piece of the page (slip, dice box, tray, score, log ...) does
the same in HTML. The live board, the exported picture and the embed come from the same functions.
"""
