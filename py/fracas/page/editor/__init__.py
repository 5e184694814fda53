"""The position editor: pieces put on a board by hand, legal or not, with the faults in words."""
