"""School Fighters before people: the table, its marks, aims and paths, questions, words."""
