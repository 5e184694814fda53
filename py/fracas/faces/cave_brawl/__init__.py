"""Cave Brawl before people: pit, counters, questions, words, sides."""
