"""The position editor: pieces are put on a board by hand; what is not legal is said, and drawn all the same."""
