"""The live board: its view, its input, and its drawing in the document; it knows no match."""
