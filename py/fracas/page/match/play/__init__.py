"""The course of a match: inputs made and told, bots, questions that answer themselves, replays, advice."""
