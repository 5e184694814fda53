"""A live board in the document: it draws what it is shown and says what a tap means; it knows no match."""
