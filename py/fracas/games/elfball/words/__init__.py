"""What the public API says of Elfball in the reader's language: sentences, titles, abilities, reports."""
