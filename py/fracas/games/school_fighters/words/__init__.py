"""What the public API says of School Fighters in the reader's language: sentences, titles, reports."""
